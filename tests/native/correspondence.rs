//! Games played by link: how a device classifies an opened link, and whole games that only exchange links.

use in_a_row::{
    engine::{
        Cell, Game, Player, Ply, Side,
        notation::{GameId, Link, LinkError},
    },
    session::{
        Correspondence, CorrespondenceError, CorrespondenceStatus, LastLink, LinkStep, OpenedLink,
        Pieces, plain,
    },
};
use proptest::{prelude::*, sample::Index};

use crate::common::{played, rules};

fn game(moves: &str) -> Game {
    played("3x3k3", moves)
}

fn id() -> GameId {
    GameId::by_chance(7)
}

/// Returns the game on the device of this player after both have joined.
fn known(own: Player, moves: &str) -> Correspondence {
    Correspondence { joined: true, ..Correspondence::new(id(), own, game(moves)) }
}

/// Classifies a link with these moves, sent by this player, for the first player, who knows `b2a1c3`.
fn opened(by: Player, moves: &str) -> OpenedLink {
    OpenedLink::of(&known(by, moves).link(), Some(&known(Player::First, "b2a1c3")))
}

/// Passes a link to the other device as text.
fn pass(from: &Correspondence) -> Link {
    from.link().to_string().parse().expect("a link")
}

fn play(at: &mut Correspondence, cell: Cell) {
    assert_eq!(at.standing(), CorrespondenceStatus::YourMove);
    at.game.play(cell).expect("a legal move");
}

#[test]
fn an_invitation_offers_the_other_side() {
    let host = Correspondence::new(id(), Player::First, game("b2"));
    assert_eq!(host.standing(), CorrespondenceStatus::Waiting);
    let link = pass(&host);
    assert_eq!(OpenedLink::of(&link, None), OpenedLink::Invitation(Player::Second));
    let guest = Correspondence::join(&link).expect("a game");
    assert_eq!((guest.own, guest.standing()), (Player::Second, CorrespondenceStatus::YourMove));
    assert_eq!(OpenedLink::of(&link, Some(&guest)), OpenedLink::Known);
    assert_eq!(OpenedLink::of(&link, Some(&host)), OpenedLink::Known);

    let host = Correspondence::new(id(), Player::Second, game(""));
    let link = pass(&host);
    assert_eq!(OpenedLink::of(&link, None), OpenedLink::Invitation(Player::First));
}

#[test]
fn a_third_person_can_watch() {
    let host = Correspondence::new(id(), Player::Second, game(""));
    let mut guest = Correspondence::join(&pass(&host)).expect("a game");
    play(&mut guest, Cell::new(1, 1));
    let link = pass(&guest);
    assert_eq!(OpenedLink::of(&link, None), OpenedLink::Watched(Player::Second));
    assert_eq!(OpenedLink::of(&link, Some(&host)), OpenedLink::Continues);
    let mut host = host;
    host.take_up(&link);
    assert!(host.joined);
    assert_eq!(OpenedLink::of(&pass(&host), None), OpenedLink::Watched(Player::First));
    let other_game = Correspondence { id: GameId::by_chance(8), ..host };
    assert_eq!(OpenedLink::of(&link, Some(&other_game)), OpenedLink::Watched(Player::Second));
}

#[test]
fn a_link_without_an_id_shows_a_position() {
    let link = Link { game: game("b2a1"), sent: None };
    assert_eq!(OpenedLink::of(&link, None), OpenedLink::Position);
    assert_eq!(OpenedLink::of(&link, Some(&known(Player::First, "b2a1"))), OpenedLink::Position);
    assert_eq!(Correspondence::join(&link), None);
}

#[test]
fn only_the_opponents_next_move_continues_without_a_question() {
    use OpenedLink::{
        AnotherGame, AnotherPast, Continues, Earlier, FromYourSide, Known, PlayedForYou, Takeback,
    };
    let another = |ply, known: &str, linked: &str, is_own| {
        let [known, linked] = [known, linked].map(|cell| Ply::Move(cell.parse().expect("a cell")));
        AnotherPast { ply, known, linked, is_own }
    };
    let (own, opponent) = (Player::First, Player::Second);
    for (by, moves, expected) in [
        (own, "b2a1c3", Known),
        (opponent, "b2a1c3", Known),
        (opponent, "b2a1c3c1", Continues),
        // From another of your own devices, or from somebody who claims to be you.
        (own, "b2a1c3c1", FromYourSide { ply: 3 }),
        (opponent, "b2a1c3c1a3", PlayedForYou { ply: 4 }),
        (own, "b2a1c3c1a3", PlayedForYou { ply: 4 }),
        // The opponent's link from before your last move, opened again.
        (opponent, "b2a1", Earlier { moves: 1 }),
        // The opponent wants to take back a1.
        (opponent, "b2", Takeback { moves: 2 }),
        // Your own earlier links.
        (own, "b2", Earlier { moves: 2 }),
        (own, "", Earlier { moves: 3 }),
        (opponent, "b2c1", another(1, "a1", "c1", false)),
        (opponent, "b2a1c2", another(2, "c3", "c2", true)),
        (opponent, "a1b2c3c1", another(0, "b2", "a1", true)),
    ] {
        assert_eq!(opened(by, moves), expected, "{by:?} {moves}");
    }
    let other_rules = Game::new(rules("4x4k4"));
    let link = Correspondence::new(id(), opponent, other_rules).link();
    assert_eq!(OpenedLink::of(&link, Some(&known(own, "b2a1c3"))), AnotherGame);
}

#[test]
fn a_takeback_can_be_requested_and_granted() {
    let mut host = known(Player::First, "b2a1c3");
    let mut guest = known(Player::Second, "b2a1c3");
    guest.game = guest.game.after(1);
    assert_eq!(guest.standing(), CorrespondenceStatus::YourMove);
    let request = pass(&guest);
    assert_eq!(OpenedLink::of(&request, Some(&host)), OpenedLink::Takeback { moves: 2 });
    // If it is not granted, the game is sent again, and taken over only by choice.
    let again = pass(&host);
    assert_eq!(OpenedLink::of(&again, Some(&guest)), OpenedLink::PlayedForYou { ply: 1 });
    // It is granted.
    host.take_up(&request);
    assert_eq!(host.standing(), CorrespondenceStatus::Waiting);
    play(&mut guest, Cell::new(0, 2));
    assert_eq!(OpenedLink::of(&pass(&guest), Some(&host)), OpenedLink::Continues);
}

#[test]
fn a_game_by_link_is_stored_as_the_link_that_would_be_sent() {
    let stored = known(Player::Second, "b2a1c3");
    let text = stored.to_string();
    assert_eq!(text, pass(&stored).to_string());
    assert_eq!(text.parse(), Ok(stored));
    let parse = |text: &str| text.parse::<Correspondence>().expect_err("refused");
    assert_eq!(parse("3x3k3/b2"), CorrespondenceError::Position);
    assert_eq!(
        parse(&text[..text.len() - 1]),
        CorrespondenceError::Link(LinkError::CutOff { moves: 2 })
    );
}

#[test]
fn a_game_can_be_written_as_text() {
    let shown = game("b2a1c3");
    assert_eq!(plain::board(shown.board(), Pieces::Marks, Side::First), ". . X\n. X .\nO . .");
    assert_eq!(plain::board(shown.board(), Pieces::Marks, Side::Second), ". . O\n. O .\nX . .");
    assert_eq!(plain::board(shown.board(), Pieces::Stones, Side::First), ". . ●\n. ● .\n○ . .");
    assert_eq!(plain::moves(shown.plies()), "1. b2 2. a1 3. c3");
    assert_eq!(plain::moves(&[]), "");
    let fits = |board: &str| plain::fits_message(rules(board));
    assert!(fits("9x9k5") && !fits("10x9k5") && !fits("9x10k5"));
}

proptest! {
    #[test]
    fn two_devices_can_play_to_the_end_by_links_only(
        board in prop::sample::select(&["3x3k3", "5x4k4", "7x7k5e"][..]),
        host_is_first: bool,
        choices in prop::collection::vec(any::<Index>(), 49),
    ) {
        let own = if host_is_first { Player::First } else { Player::Second };
        let game = Game::new(rules(board));
        let mut host = Correspondence::new(id(), own, game);
        let mut choices = choices.into_iter();
        let mut choose = |game: &Game| {
            let legal: Vec<_> = game.legal_moves().collect();
            legal[choices.next().expect("enough").index(legal.len())]
        };
        if host_is_first {
            let cell = choose(&host.game);
            play(&mut host, cell);
        }
        let mut guest = Correspondence::join(&pass(&host)).expect("an invitation");
        let (mut mover, mut waiting) = (&mut guest, &mut host);
        while mover.standing() != CorrespondenceStatus::Over {
            let cell = choose(&mover.game);
            play(mover, cell);
            let link = pass(mover);
            prop_assert_eq!(OpenedLink::of(&link, Some(&*waiting)), OpenedLink::Continues);
            waiting.take_up(&link);
            prop_assert_eq!(OpenedLink::of(&link, Some(&*mover)), OpenedLink::Known);
            (mover, waiting) = (waiting, mover);
        }
        prop_assert_eq!(&guest.game, &host.game);
        prop_assert!(host.joined && guest.joined);
        prop_assert_eq!(host.standing(), CorrespondenceStatus::Over);
    }
}

/// The link that was last exchanged in a game.
#[derive(Clone, Copy, Debug)]
enum Last {
    None,
    Sent(&'static str),
    Received(&'static str),
}

#[test]
fn the_next_step_follows_from_the_game_and_the_last_link() {
    use Last::{None, Received, Sent};
    // The own side, the moves, the last link, and the next step.
    let table = [
        (Player::First, "", None, LinkStep::Invite),
        (Player::First, "", Sent(""), LinkStep::Move),
        (Player::First, "b2", None, LinkStep::Send),
        (Player::First, "b2", Sent(""), LinkStep::Send),
        (Player::First, "b2", Sent("b2"), LinkStep::Sent),
        (Player::First, "b2a1", Sent("b2"), LinkStep::Move),
        (Player::First, "b2a1", Received("b2a1"), LinkStep::Move),
        (Player::First, "b2a1c3", Sent("b2"), LinkStep::Send),
        (Player::First, "b2a1c3", Received("b2a1"), LinkStep::Send),
        (Player::First, "b2a1c3", Sent("b2a1c3"), LinkStep::Sent),
        // Two moves were taken back, and another one was made.
        (Player::First, "", Received("b2a1"), LinkStep::Move),
        (Player::First, "c3", Sent("b2"), LinkStep::Send),
        // The friend starts.
        (Player::Second, "", None, LinkStep::Send),
        (Player::Second, "", Sent(""), LinkStep::Sent),
        (Player::Second, "b2", Sent(""), LinkStep::Move),
        (Player::Second, "b2", Received("b2"), LinkStep::Move),
        // The guest has joined before the first move.
        (Player::Second, "", Received(""), LinkStep::Wait),
        (Player::First, "", Received(""), LinkStep::Move),
        // A takeback was granted.
        (Player::Second, "b2a1", Received("b2a1"), LinkStep::Wait),
        // The end.
        (Player::First, "a1a3b1b3c1", Received("a1a3b1b3"), LinkStep::Send),
        (Player::First, "a1a3b1b3c1", Sent("a1a3b1b3c1"), LinkStep::Sent),
        (Player::Second, "a1a3b1b3c1", Received("a1a3b1b3c1"), LinkStep::Over),
        // An earlier version of the page did not store the last link.
        (Player::Second, "a1a3b1b3c1", None, LinkStep::Over),
    ];
    for (own, moves, last, expected) in table {
        let last_link = match last {
            None => Option::None,
            Sent(moves) => LastLink::of(&known(own, moves).link()),
            Received(moves) => LastLink::of(&known(own.other(), moves).link()),
        };
        let step = known(own, moves).step(last_link.as_ref());
        assert_eq!(step, expected, "{own:?}, {moves}, {last:?}");
    }
}

#[test]
fn an_offered_draw_has_to_be_sent_as_well() {
    let game = |own, link: &str| {
        let link: Link = format!("endless5/{link}").parse().expect("a game");
        Correspondence { joined: true, ..Correspondence::new(id(), own, link.game) }
    };
    let last = |game: &Correspondence| LastLink::of(&game.link());
    let moved = game(Player::First, "r0u0r1u0r0u1");
    let offered = game(Player::First, "r0u0r1u0r0u1o");
    assert_eq!(offered.step(last(&moved).as_ref()), LinkStep::Send);
    assert_eq!(offered.step(last(&offered).as_ref()), LinkStep::Sent);
    // The friend agrees. Both know that the game is over once that link has arrived.
    let theirs = game(Player::Second, "r0u0r1u0r0u1a");
    assert_eq!(theirs.step(last(&offered).as_ref()), LinkStep::Send);
    assert_eq!(theirs.step(last(&theirs).as_ref()), LinkStep::Sent);
    let ours = game(Player::First, "r0u0r1u0r0u1a");
    assert_eq!(ours.step(last(&theirs).as_ref()), LinkStep::Over);
}

#[test]
fn whether_the_friend_has_joined_does_not_change_the_last_link() {
    let invitation = Correspondence::new(id(), Player::First, game("b2"));
    let last = LastLink::of(&invitation.link()).expect("a game by link");
    assert_eq!(known(Player::First, "b2").step(Some(&last)), LinkStep::Sent);
    // It is stored as text.
    assert_eq!(last.to_string().parse(), Ok(last));
}
