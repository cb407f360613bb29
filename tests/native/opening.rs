//! What the page does with links, other tabs and presses, without a browser.

use in_a_row::{
    app::{
        game::{
            address::Address,
            aids::{Reply, is_mistake},
            mode::{Mode, ReviewActivity, ReviewedLink},
            state::GameState,
        },
        links::model::{Opening, accepted, compared, may_be_judged, opening, review},
        new_game::model::start,
        review::model::{self, About, Decisive, next_move, playback_start},
    },
    engine::{
        Board, Foul, Game, PlayError, Player, Ply, Rules, Side, advice,
        notation::{GameId, Link},
    },
    session::{
        Arrangement, Changed, Correspondence, Draft, Field, Intent, Mark, OpenedLink, Players,
        Preset, Refusal, Replay, Session, Setup, Status,
    },
};
use rand::SeedableRng;
use rand_xoshiro::Xoshiro128PlusPlus;

use crate::common::{at, cells, played, rules};

fn game(moves: &str) -> Game {
    played("3x3k3", moves)
}

fn random() -> Xoshiro128PlusPlus {
    Xoshiro128PlusPlus::seed_from_u64(1)
}

/// A game by link that this player has joined.
fn by_link(own: Player, moves: &str) -> Correspondence {
    let id = GameId::by_chance(7);
    Correspondence { joined: true, ..Correspondence::new(id, own, game(moves)) }
}

/// A session of two people at this device after these moves.
fn session(moves: &str) -> Session {
    let setup = Setup { players: Players::Friends, ..Setup::DEFAULT };
    let (mut session, _) = Session::start(setup, &mut random());
    for cell in cells(moves) {
        session.apply(Intent::Place(cell), &mut random());
    }
    session
}

#[test]
fn a_link_is_opened_by_what_it_is_to_this_device() {
    let position = Link::position(game("b2a1"));
    let sent = by_link(Player::First, "b2a1").link();
    let table = [
        ("the position on the board", &position, OpenedLink::Position, "b2a1", Opening::Return),
        ("another position", &position, OpenedLink::Position, "b2", Opening::Show),
        ("the known game", &sent, OpenedLink::Known, "", Opening::Continue),
        ("the known game with an answer", &sent, OpenedLink::Continues, "", Opening::Continue),
        ("an invitation", &sent, OpenedLink::Invitation(Player::Second), "", Opening::Show),
        ("a game of others", &sent, OpenedLink::Watched(Player::Second), "", Opening::Show),
        ("a move for you", &sent, OpenedLink::PlayedForYou { ply: 0 }, "", Opening::Show),
        ("a move from your side", &sent, OpenedLink::FromYourSide { ply: 1 }, "", Opening::Show),
        ("an old link", &sent, OpenedLink::Earlier { moves: 1 }, "", Opening::Show),
        ("a takeback", &sent, OpenedLink::Takeback { moves: 1 }, "", Opening::Show),
    ];
    for (what, link, opened, played, expected) in table {
        assert_eq!(opening(link, opened, &game(played)), expected, "{what}");
    }
}

#[test]
fn a_running_game_by_link_is_not_judged() {
    let is_judged = |link: Link| {
        let (reviewed, replay) = review(link, OpenedLink::Position, None);
        may_be_judged(&reviewed, &replay)
    };
    assert!(is_judged(Link::position(game("b2a1"))), "a position");
    assert!(!is_judged(by_link(Player::First, "b2a1").link()), "a running game by link");
    assert!(is_judged(by_link(Player::First, "a1b1a2b2a3").link()), "a game by link that is over");
}

#[test]
fn a_position_is_shown_as_a_game_of_friends() {
    let (reviewed, replay) = review(Link::position(game("b2a1")), OpenedLink::Position, None);
    assert!(!reviewed.shows_known);
    assert_eq!(replay.shown().setup().players, Players::Friends);
    assert_eq!(replay.moves(), cells("b2a1"));
}

#[test]
fn two_versions_of_a_game_are_compared_where_they_differ() {
    let known = by_link(Player::First, "b2a1c3a2");
    let link = by_link(Player::Second, "b2a1c1").link();
    let opened = OpenedLink::of(&link, Some(&known));
    assert!(matches!(opened, OpenedLink::AnotherPast { ply: 2, .. }), "{opened:?}");
    let (reviewed, _) = review(link, opened, Some(&known));
    let (reviewed, replay) = compared(reviewed, &known);
    assert!(reviewed.shows_known);
    assert_eq!((replay.moves(), replay.at()), (&cells("b2a1c3a2")[..], 3));
    let (reviewed, replay) = compared(reviewed, &known);
    assert!(!reviewed.shows_known);
    assert_eq!((replay.moves(), replay.at()), (&cells("b2a1c1")[..], 3));
}

#[test]
fn an_invitation_is_accepted_on_a_free_cell() {
    let host = Correspondence::new(GameId::by_chance(7), Player::First, game("b2"));
    let link = host.link();
    let opened = OpenedLink::of(&link, None);
    let state = |link: Link, at: Option<usize>| {
        let (reviewed, mut replay) = review(link, opened, None);
        if let Some(at) = at {
            replay.go_to(at);
        }
        let mut state = GameState::new(&session(""));
        state.mode.begin_review(replay, Some(reviewed));
        state.sync(&session(""));
        state
    };
    assert_eq!(accepted(&state(link.clone(), None), at("a1")), Some(&link));
    assert_eq!(accepted(&state(link.clone(), None), at("b2")), None, "a taken cell");
    assert_eq!(accepted(&state(link, Some(0)), at("a1")), None, "before the last move");
    assert_eq!(accepted(&GameState::new(&session("")), at("a1")), None, "no invitation");
}

#[test]
fn the_address_is_written_unless_a_person_changes_it() {
    let mut address = Address::default();
    address.note("#a".into());
    assert!(address.may_be_written("#a"));
    assert!(!address.may_be_written("#b"), "the browser is about to open another link");
    address.refuse();
    assert!(!address.may_be_written("#a"), "the link is to be corrected");
    address.note("#b".into());
    assert!(address.may_be_written("#b"), "it was corrected");
    address.note("#a".into());
    address.forget_refused();
    assert!(address.may_be_written("#a"), "the person has played on");
    address.await_link();
    assert!(!address.may_be_written("#a"), "the page waits for the code that opens the link");
    address.note("#a".into());
    assert!(address.may_be_written("#a"), "it is open");
}

#[test]
fn each_mode_has_its_link() {
    let own = || Link::position(game("c3"));
    assert_eq!(Mode::Playing.shown_link(own), Some(own()));

    let mut mode = Mode::Playing;
    let mut replay = Replay::of(&session("b2a1"));
    replay.go_to(1);
    mode.begin_review(replay, None);
    assert_eq!(mode.shown_link(own), Some(Link::position(game("b2"))), "the move shown");

    let sent = by_link(Player::First, "b2a1").link();
    let reviewed =
        ReviewedLink { link: sent.clone(), opened: OpenedLink::Known, shows_known: false };
    mode.begin_review(Replay::of(&session("b2a1")), Some(reviewed));
    assert_eq!(mode.shown_link(own), Some(sent), "the link that was opened");
}

#[test]
fn a_review_plays_by_itself_to_its_end() {
    let review = |at, plays_by_itself| {
        let mut replay = Replay::of(&session("b2a1c3"));
        replay.go_to(at);
        let mut mode = Mode::Playing;
        mode.begin_review(replay, None);
        let mut review = mode.review().expect("a review").clone();
        if plays_by_itself {
            review.begin(ReviewActivity::Watching);
        }
        review
    };
    // The move that is shown, whether it plays, after which it begins, and what it shows next.
    let table = [
        (0, false, Some(0), Some(1)),
        (1, false, Some(1), Some(2)),
        (3, false, Some(0), None),
        (1, true, None, Some(2)),
        (3, true, None, None),
    ];
    for (at, plays, begins, next) in table {
        let review = review(at, plays);
        assert_eq!((playback_start(&review), next_move(&review)), (begins, next), "{at}, {plays}");
    }
}

#[test]
fn a_review_says_what_is_known_about_its_game() {
    let state = |moves: &str, review: Option<advice::Review>, link: Option<ReviewedLink>| {
        let mut replay = Replay::of(&session(moves));
        if let Some(review) = review {
            replay.set_review(review);
        }
        let mut state = GameState::new(&session(moves));
        state.mode.begin_review(replay, link);
        state.sync(&session(moves));
        state
    };
    let about = |state: &GameState, is_judging| {
        model::about(state, state.mode.replay().expect("a review"), is_judging)
    };
    let judged = |moves: &str| crate::advice::review(&game(moves));

    // X wins in the middle row after a mistake of O.
    let (won, drawn) = ("b2a2b1b3a1a3c1", "b2a1b1b3a2c2c3a3c1");
    let mistake = judged(won).decisive.expect("a mistake");
    let winner = state(won, None, None).seating.seat(Side::First);
    let loser = state(won, None, None).seating.seat(Side::Second);
    let table = [
        ("unfinished", state("b2a1", None, None), false, About::Unfinished),
        ("judged now", state(won, None, None), true, About::Judging),
        (
            "not judged",
            state(won, None, None),
            false,
            About::Ended(Status::Won(winner), Decisive::Unknown),
        ),
        (
            "a mistake",
            state(won, Some(judged(won)), None),
            false,
            About::Ended(Status::Won(winner), Decisive::Move(mistake, loser, cells(won)[mistake])),
        ),
        (
            "no mistake",
            state(drawn, Some(judged(drawn)), None),
            false,
            About::Ended(Status::Drawn, Decisive::None),
        ),
    ];
    for (what, state, is_judging, expected) in table {
        assert_eq!(about(&state, is_judging), expected, "{what}");
    }
    let link = by_link(Player::First, "b2a1").link();
    let reviewed = ReviewedLink { link, opened: OpenedLink::Known, shows_known: false };
    let state = state("b2a1", None, Some(reviewed));
    assert_eq!(about(&state, true), About::Link(OpenedLink::Known));
}

#[test]
fn start_begins_what_was_chosen() {
    let mut draft = Draft::of(Setup::DEFAULT);
    assert_eq!(start(&draft, &Mode::Playing), Some(Intent::NewGame(draft.setup)));

    let mut position = Arrangement::empty(rules("3x3k3"), Mark::X);
    position.put(at("a1"), Side::First);
    let arranging = in_a_row::app::arrange::model::Arranging::new(draft.setup, position.clone());
    let from_position = Intent::PlayFrom { setup: draft.setup, arrangement: position };
    assert_eq!(start(&draft, &Mode::Arranging(arranging)), Some(from_position));

    draft.set_board(Preset::Custom, rules("15x15k5"));
    draft.custom.enter(Field::Run, "99".into());
    assert_eq!(start(&draft, &Mode::Playing), None, "there is no such board");
}

#[test]
fn a_press_that_does_nothing_is_told_why() {
    let ply = Ply::Move(at("b2"));
    let taken = Refusal::Ply(ply, PlayError::Forbidden(Foul::Taken(Side::First)));
    // Why nothing came of it, whether that is heard, and the reply.
    let table: [(Refusal, bool, Option<&str>); 8] = [
        (taken, true, Some("CellTaken")),
        (Refusal::Ply(ply, PlayError::Ended), true, None),
        (Refusal::Ply(ply, PlayError::WrongPly), true, Some("ChooseFirst")),
        (Refusal::NotYourTurn, true, None),
        (Refusal::NothingToUndo, false, Some("NothingToUndo")),
        (Refusal::NothingToRedo, false, Some("NothingToRedo")),
        (Refusal::LateAnswer, false, None),
        (Refusal::NothingNew, false, None),
    ];
    for (refused, is_heard, reply) in table {
        let board = Board::with_marks(Rules::NOUGHTS_AND_CROSSES, []);
        let replied = Reply::to(refused, &board).map(|reply| format!("{reply:?}"));
        assert_eq!((is_mistake(refused), replied.as_deref()), (is_heard, reply), "{refused:?}");
    }
}

#[test]
fn a_tab_takes_over_what_another_has_stored() {
    let mut here = session("b2");
    assert!(here.take_over(&session("b2").saved(), &mut random()).is_none(), "the same game");
    assert!(here.take_over("rubbish", &mut random()).is_none());
    assert_eq!(here.game().moves(), cells("b2"), "nothing was lost");
    let effects = here.take_over(&session("b2a1").saved(), &mut random()).expect("a change");
    assert_eq!((effects.changed, here.game().moves()), (Changed::Board, &cells("b2a1")[..]));
}

#[test]
fn a_tab_follows_a_game_by_link_of_another() {
    let mut here = session("");
    here.apply(Intent::Correspond(by_link(Player::First, "b2")), &mut random());
    let stored = by_link(Player::First, "b2a1").to_string();
    assert!(here.take_over(&stored, &mut random()).is_some());
    assert_eq!(here.game().moves(), cells("b2a1"));
    assert!(here.take_over(&stored, &mut random()).is_none(), "it is the same by now");

    let own = session("c3").saved();
    here.leave_removed_game(Some(&own), &mut random());
    assert_eq!(here.game().moves(), cells("c3"), "the own game is back");
    here.leave_removed_game(None, &mut random());
    assert_eq!((here.setup(), here.game().moves()), (Setup::DEFAULT, &[][..]));
}

#[test]
fn of_two_versions_of_a_game_the_longer_one_continues_the_other() {
    let version = |moves| by_link(Player::First, moves);
    assert!(version("b2a1").continues(&version("b2")));
    assert!(!version("b2").continues(&version("b2a1")));
    assert!(!version("b2").continues(&version("b2")), "they are the same");
    assert!(!version("b2a1").continues(&version("c3")), "they differ");
}
