//! The openings: whose turn it is, what may be done, and that links, saves, undo and games by link know it.

use in_a_row::{
    engine::{
        Foul, Game, Opening, OpeningStep, PlayError, Player, Ply, Rules, Side, Turn,
        notation::{Link, LinkError, link_in, parse_plies_on, write_plies},
    },
    session::{
        Correspondence, CorrespondenceStatus, Event, Intent, Mark, OpenedLink, Players, Refusal,
        Replay, Seat, Seating, Session, Setup, Starter, Status,
    },
};
use proptest::{prelude::*, sample::Index};
use rand::SeedableRng;
use rand_xoshiro::Xoshiro128PlusPlus;

use crate::common::{at, by_choices, rules};

use Player::{First, Second};

/// Returns the game after these plies.
fn played(board: &str, plies: &str) -> Game {
    let rules = rules(board);
    let plies = parse_plies_on(rules, plies).expect("plies in notation");
    Game::new(rules).with_plies(plies).expect("legal plies")
}

/// Returns the turn after each of these plies, as in `1B` for a black mark by the first player, `2?` for a choice, `2?+` for
/// a choice that can be offered to the other player.
fn turns(board: &str, plies: &str) -> String {
    let rules = rules(board);
    let mut game = Game::new(rules);
    let mut turns = Vec::new();
    for ply in parse_plies_on(rules, plies).expect("plies in notation") {
        turns.push(turn(&game));
        game.act(ply).expect("a legal ply");
    }
    turns.push(turn(&game));
    turns.join(" ")
}

fn turn(game: &Game) -> String {
    let turn = game.turn().expect("a running game");
    let player = if turn.player() == First { 1 } else { 2 };
    match turn {
        Turn::Move { side: Side::First, .. } => format!("{player}B"),
        Turn::Move { side: Side::Second, .. } => format!("{player}W"),
        Turn::Choose { can_offer: false, .. } => format!("{player}?"),
        Turn::Choose { can_offer: true, .. } => format!("{player}?+"),
    }
}

/// The rule texts, ply by ply.
#[test]
fn each_opening_says_whose_turn_it_is() {
    for (board, plies, expected) in [
        ("15x15k5", "h8i9h10", "1B 2W 1B 2W"),
        // Swap: one stone, which the second player may take.
        ("15x15k5s1", "h8b0i9h10", "1B 2? 1W 2B 1W"),
        ("15x15k5s1", "h8w0i9h10", "1B 2? 2W 1B 2W"),
        // Swap2: black, white, black. The second player takes white,
        ("15x15k5s2", "h8i9h10w0g7f6", "1B 1W 1B 2?+ 2W 1B 2W"),
        // takes black,
        ("15x15k5s2", "h8i9h10b0g7f6", "1B 1W 1B 2?+ 1W 2B 1W"),
        // or adds white and black, and the first player takes black or white.
        ("15x15k5s2", "h8i9h10o0g7f6b0e5", "1B 1W 1B 2?+ 2W 2B 1? 2W 1B"),
        ("15x15k5s2", "h8i9h10o0g7f6w0e5", "1B 1W 1B 2?+ 2W 2B 1? 1W 2B"),
        ("15x15k5p1", "h8i9k11h9", "1B 2W 1B 2W 1B"),
    ] {
        assert_eq!(turns(board, plies), expected, "{board} {plies}");
    }
}

/// Before and after every ply, every other kind of ply is refused and changes nothing.
#[test]
fn only_the_plies_of_the_turn_are_legal() {
    for (board, plies) in [
        ("15x15k5", "h8i9h10g7"),
        ("15x15k5s1", "h8b0i9h10"),
        ("15x15k5s2", "h8i9h10w0g7f6"),
        ("15x15k5s2", "h8i9h10o0g7f6b0e5"),
        ("15x15k5p2", "h8i9l12"),
    ] {
        let rules = rules(board);
        let mut game = Game::new(rules);
        for ply in parse_plies_on(rules, plies).expect("plies in notation") {
            let all = [
                Ply::Move(at("a1")),
                Ply::Choose(Side::First),
                Ply::Choose(Side::Second),
                Ply::Offer,
            ];
            for other in all {
                let before = game.clone();
                let allowed = match (game.turn().expect("a running game"), other) {
                    (Turn::Move { .. }, Ply::Move(_)) | (Turn::Choose { .. }, Ply::Choose(_)) => {
                        true
                    }
                    (Turn::Choose { can_offer, .. }, Ply::Offer) => can_offer,
                    _ => false,
                };
                match game.act(other) {
                    Ok(()) => {
                        assert!(allowed, "{board} {plies}: {other:?}");
                        assert_eq!(game.undo(), Some(other));
                    }
                    Err(PlayError::WrongPly) => assert!(!allowed, "{board} {plies}: {other:?}"),
                    Err(PlayError::Forbidden(Foul::NotCentral)) => assert_eq!(game.plies(), []),
                    Err(error) => panic!("{board} {plies}: {other:?}: {error}"),
                }
                assert_eq!(game, before);
                assert_eq!(game.turn(), before.turn());
            }
            game.act(ply).expect("a legal ply");
        }
    }
}

/// The first mark of a pro opening is in the centre, and the third outside the 5x5 or 7x7 around it.
#[test]
fn a_pro_opening_restricts_the_first_and_the_third_mark() {
    for (board, first, free) in [
        ("15x15k5p1", 1, 225 - 25),
        ("15x15k5p2", 1, 225 - 49),
        ("9x9k5p2", 1, 81 - 49),
        // A board of even size has four central cells.
        ("20x20k5p1", 4, 400 - 25),
        ("19x20k5p1", 2, 380 - 25),
    ] {
        let mut game = Game::new(rules(board));
        assert_eq!(game.legal_moves().count(), first, "{board}");
        let centre = game.legal_moves().next().expect("a legal move");
        game.play(centre).expect("the centre");
        // The second mark may be anywhere. It is put in a corner, so that it takes no cell near the centre.
        assert_eq!(game.legal_moves().count(), game.board().free_count(), "{board}");
        game.play(at("a1")).expect("a free cell");
        assert_eq!(game.legal_moves().count(), free - 1, "{board}");
        let beside = at(if board.starts_with('9') { "e6" } else { "h9" });
        if rules(board).shape().columns() < 19 {
            let near = Err(PlayError::Forbidden(Foul::NearCentre));
            assert_eq!(game.clone().play(beside), near, "{board}");
        }
        let third = game.legal_moves().next().expect("a legal move");
        game.play(third).expect("far from the centre");
        assert_eq!(game.legal_moves().count(), game.board().free_count(), "{board}");
    }
}

/// In an arranged position, nobody chooses a side.
#[test]
fn an_arranged_position_has_no_choices() {
    let link: Link = "15x15k5s2//h8-i9".parse().expect("a link");
    let mut game = link.game;
    for (cell, player) in [("h10", First), ("g7", Second), ("f6", First)] {
        assert_eq!(game.turn().map(Turn::player), Some(player));
        game.play(at(cell)).expect("a legal move");
    }
}

#[test]
fn openings_are_played_on_large_flat_boards() {
    for (board, is_allowed) in [
        ("15x15k5", true),
        ("20x20k5e", true),
        ("9x9k5", true),
        ("8x9k5", false),
        ("15x15k6", false),
        ("5x5x5k5", false),
        ("endless5", false),
    ] {
        for opening in Opening::ALL {
            let expected = is_allowed || opening == Opening::Free;
            assert_eq!(rules(board).allow_opening(opening), expected, "{board} {opening:?}");
            assert_eq!(rules(board).with_opening(opening).opening() == opening, expected);
        }
    }
}

#[test]
fn links_name_the_opening_and_the_choices() {
    for link in [
        "15x15k5s1",
        "15x15k5s1/h8b0i9",
        "15x15k5s2/h8i9h10w0",
        "20x20k5es2/h8i9h10o0g7f6b0e5",
        "9x9k5p1/e5a1h8",
        "15x15k5s2//h8-i9",
        "15x15k5p2",
    ] {
        let read: Link = link.parse().unwrap_or_else(|error| panic!("{link}: {error}"));
        assert_eq!(read.to_string(), link);
    }
    for (link, expected) in [
        ("15x15k5s1/h8i9", "move 2, i9: the opening asks for another kind of ply"),
        ("15x15k5s1/b0", "after 0 moves: nobody can choose this"),
        ("15x15k5s1/h8o0", "after 1 moves: nobody can choose this"),
        ("15x15k5s2/h8i9h10w0w0", "after 3 moves: nobody can choose this"),
        ("15x15k5p1/h9", "move 1, h9: the first mark must be in the centre"),
        ("15x15k5p1/h8a1j10", "move 3, j10: the third mark is too near the first"),
        // A game without choices has none to read.
        ("15x15k5/h8b0", "at 11: expected a number from 1"),
        ("15x15k5p1/h8b0", "at 13: expected a number from 1"),
        ("3x3k3s2", "at 0: this board does not allow this opening"),
    ] {
        let error = link.parse::<Link>().expect_err(link);
        assert_eq!(error.to_string(), expected, "{link}");
    }
    let message = "Your turn: https://example.org/#15x15k5s2/h8i9h10b0g7 (swap2)";
    let pasted = link_in(message, Rules::NOUGHTS_AND_CROSSES).map(|link| link.to_string());
    assert_eq!(pasted, Ok("15x15k5s2/h8i9h10b0g7".to_owned()));
    let cut_off = "15x15k5s2/h8i9h10b".parse::<Link>();
    assert_eq!(cut_off, Err(LinkError::CutOff { moves: 3 }));
}

/// Returns rules with any opening.
fn any_opening() -> impl Strategy<Value = Rules> {
    let boards = prop::sample::select(&["9x9k5", "15x15k5e", "20x20k5"][..]);
    let openings = prop::sample::select(&Opening::ALL[..]);
    (boards, openings).prop_map(|(board, opening)| rules(board).with_opening(opening))
}

proptest! {
    #[test]
    fn plies_are_read_as_they_were_written(rules in any_opening(), choices in prop::collection::vec(any::<Index>(), 0..20)) {
        let game = by_choices(Game::new(rules), &choices);
        let link = Link::position(game.clone()).to_string();
        prop_assert_eq!(&link.parse::<Link>().expect("a link").game, &game);
        let text = String::from(game.clone());
        prop_assert_eq!(&Game::try_from(text).expect("a game"), &game);
        let plies = write_plies(game.plies());
        prop_assert_eq!(parse_plies_on(rules, &plies).expect("plies"), game.plies());
    }

    /// What follows from the plies is the same whether plies were taken back or never made.
    #[test]
    fn undo_restores_every_turn(rules in any_opening(), choices in prop::collection::vec(any::<Index>(), 0..20)) {
        let mut game = by_choices(Game::new(rules), &choices);
        loop {
            let fresh = Game::new(rules).with_plies(game.plies().to_vec()).expect("legal plies");
            prop_assert_eq!(format!("{fresh:?}"), format!("{game:?}"));
            prop_assert_eq!(fresh.turn(), game.turn());
            if game.undo().is_none() {
                break;
            }
        }
    }

    /// Every ply was made by the player whose turn it was, and every mark alternates.
    #[test]
    fn each_ply_has_its_player(rules in any_opening(), choices in prop::collection::vec(any::<Index>(), 0..20)) {
        let game = by_choices(Game::new(rules), &choices);
        let mut again = Game::new(rules);
        for (number, &ply) in game.plies().iter().enumerate() {
            let turn = again.turn().expect("a running game");
            prop_assert_eq!(game.player_of_ply(number), turn.player());
            if let Turn::Move { player, side } = turn {
                prop_assert_eq!(game.turn_order().player_at(again.moves().len()), player);
                prop_assert_eq!(side == Side::First, again.moves().len().is_multiple_of(2));
            }
            again.act(ply).expect("a legal ply");
        }
    }

    #[test]
    fn a_session_is_restored_with_its_choices(
        rules in any_opening(), choices in prop::collection::vec(any::<Index>(), 0..20), undone in 0..4_usize,
    ) {
        let mut random = Xoshiro128PlusPlus::seed_from_u64(1);
        let setup = Setup { rules, players: Players::Friends, starter: Starter::Two, ..Setup::DEFAULT };
        let (mut session, _) = Session::start(setup, &mut random);
        for &ply in by_choices(Game::new(rules), &choices).plies() {
            session.apply(intent(ply), &mut random);
        }
        let whole = session.game().clone();
        for _ in 0..undone {
            session.apply(Intent::Undo, &mut random);
        }
        let (mut restored, _) = Session::restore(&session.saved()).expect("a stored game");
        prop_assert_eq!(restored.game(), session.game());
        prop_assert_eq!(restored.status(), session.status());
        prop_assert_eq!(restored.seating(), session.seating());
        while restored.can_redo() {
            restored.apply(Intent::Redo, &mut random);
        }
        prop_assert_eq!(restored.game(), &whole);
    }
}

fn intent(ply: Ply) -> Intent {
    match ply {
        Ply::Move(cell) => Intent::Place(cell),
        Ply::Choose(side) => Intent::Choose(side),
        Ply::Offer => Intent::OfferChoice,
    }
}

/// The first player plays white after a swap, and wins with white marks.
#[test]
fn a_chosen_side_has_its_player_and_its_mark() {
    let mut random = Xoshiro128PlusPlus::seed_from_u64(1);
    let setup = Setup { rules: rules("15x15k5s1"), players: Players::Friends, ..Setup::DEFAULT };
    let (mut session, _) = Session::start(setup, &mut random);
    session.apply(Intent::Place(at("h8")), &mut random);
    let choice = OpeningStep::Choose { can_offer: false };
    assert_eq!(session.status(), Status::InOpening(Seat::Two, choice));
    let refused = session.apply(Intent::Place(at("i9")), &mut random).refused;
    assert_eq!(refused, Some(Refusal::Ply(Ply::Move(at("i9")), PlayError::WrongPly)));

    let effects = session.apply(Intent::Choose(Side::First), &mut random);
    assert_eq!(effects.events, [Event::Chose { by: Seat::Two, mark: Mark::X }]);
    assert_eq!(session.status(), Status::ToMove(Seat::One));
    assert_eq!(session.seating(), Seating { first: Seat::Two, x: Seat::Two });
    assert_eq!(session.seating_at_start(), Seating { first: Seat::One, x: Seat::One });
    for cell in ["a1", "h9", "b1", "h10", "c1", "i8", "d1", "j8", "e1"] {
        session.apply(Intent::Place(at(cell)), &mut random);
    }
    assert_eq!(session.status(), Status::Won(Seat::One));
    assert_eq!(session.tally().one, 1);
    assert_eq!(session.cell(at("e1")).mark.map(|(mark, _)| mark), Some(Mark::O));
    assert_eq!(session.cell(at("h8")).mark.map(|(mark, _)| mark), Some(Mark::X));

    // Taken back, the result no longer counts. Taken back to the beginning, nobody has chosen.
    session.apply(Intent::Undo, &mut random);
    assert_eq!((session.status(), session.tally().one), (Status::ToMove(Seat::One), 0));
    while session.can_undo() {
        session.apply(Intent::Undo, &mut random);
    }
    assert_eq!(session.seating(), session.seating_at_start());
}

/// A review shows after each move who is to act next.
#[test]
fn a_replay_knows_the_choices() {
    let game = played("15x15k5s2", "h8i9h10o0g7f6w0e5");
    let setup = Setup { rules: game.rules(), players: Players::Friends, ..Setup::DEFAULT };
    let seating = Seating { first: Seat::One, x: Seat::One };
    let mut replay = Replay::new(setup, seating, game);
    for (at, seat) in [Seat::One, Seat::One, Seat::One, Seat::Two, Seat::Two, Seat::One, Seat::Two]
        .into_iter()
        .enumerate()
    {
        replay.go_to(at);
        let (Status::ToMove(next) | Status::InOpening(next, _)) = replay.shown().status() else {
            panic!("the game goes on after {at} moves");
        };
        assert_eq!(next, seat, "after {at} moves");
    }
}

/// Two devices that exchange nothing but links.
#[test]
fn swap2_is_played_by_link() {
    let rules = rules("15x15k5s2");
    let id = "kqzfdbcx".parse().expect("an id");
    let mut host = Correspondence::new(id, First, Game::new(rules));
    let mut guest = Correspondence::join(&host.link()).expect("an invitation");
    assert_eq!(guest.own, Second);
    let plies = parse_plies_on(rules, "h8i9h10o0g7f6b0e5d4").expect("plies");
    for (number, &ply) in plies.iter().enumerate() {
        let turn = host.game.turn().expect("a running game");
        let (from, to) =
            if turn.player() == First { (&mut host, &mut guest) } else { (&mut guest, &mut host) };
        assert_eq!(from.standing(), CorrespondenceStatus::YourMove);
        assert_eq!(to.standing(), CorrespondenceStatus::Waiting);
        from.game.act(ply).expect("a legal ply");
        // The link is sent once it is the other player's turn.
        if from.standing() == CorrespondenceStatus::YourMove {
            continue;
        }
        let link: Link = from.link().to_string().parse().expect("a link");
        assert_eq!(OpenedLink::of(&link, Some(to)), OpenedLink::Continues, "after {number}");
        to.take_up(&link);
        assert_eq!(from.game, to.game);
        assert_eq!(OpenedLink::of(&link, Some(to)), OpenedLink::Known);
    }

    // The guest chose for the host: that is noticed.
    let mut forged = played("15x15k5s2", "h8i9h10o0g7f6");
    forged.choose(Side::Second).expect("a choice");
    let link = Correspondence { game: forged, joined: true, ..guest }.link();
    let at_choice = Correspondence { game: played("15x15k5s2", "h8i9h10o0g7f6"), ..host };
    let opened = OpenedLink::of(&link, Some(&at_choice));
    assert_eq!(opened, OpenedLink::PlayedForYou { ply: 5 });
}
