//! Decisions of the page that need no browser: its mode, the meaning of a press on a cell, and the game that *Undo*
//! brings back.

use in_a_row::{
    app::{
        arrange::model::Arranging,
        by_link::model::{advice, headline, step_of},
        game::{
            aids::Aids,
            controls::Controls,
            mode::{Mode, ReviewedLink},
            state::GameState,
            tap::{Press, Tap, is_played_by_typing, meaning},
        },
        minimax::picture::Picture,
        opponent::model as opponent,
    },
    engine::{
        Cell, Game, Rules, Side,
        bots::Opponent,
        call_tree::{CallTree, Counts, Progress, WIN},
        notation::Link,
    },
    session::{
        Arrangement, CellView, Confirm, Correspondence, Hand, Intent, LinkStep, Mark, OpenedLink,
        Players, PreviousGame, Replay, ScoreChange, Seat, Seating, Session, Setup, Starter, Status,
        Tally, Thought,
    },
    words::Text,
};
use proptest::prelude::*;
use rand::SeedableRng;
use rand_xoshiro::Xoshiro128PlusPlus;

use crate::common::{at, cells, rules};

const FRIENDS: Setup = Setup { players: Players::Friends, ..Setup::DEFAULT };

/// Returns a session in which two people on this device have made these moves.
fn after(moves: &str) -> Session {
    session(FRIENDS, moves)
}

fn session(setup: Setup, moves: &str) -> Session {
    let mut random = Xoshiro128PlusPlus::seed_from_u64(1);
    let (mut session, _) = Session::start(setup, &mut random);
    for cell in cells(moves) {
        assert!(!session.apply(Intent::Place(cell), &mut random).is_empty(), "{cell} is refused");
    }
    session
}

fn arranging(marks: &str) -> Arranging {
    let mut position = Arrangement::empty(rules("3x3k3"), Mark::X);
    for (cell, side) in
        cells(marks).into_iter().zip([Side::First, Side::Second].into_iter().cycle())
    {
        position.put(cell, side);
    }
    Arranging::new(FRIENDS, position)
}

/// Returns a friend's invitation to a game, and a review of the game.
fn invitation(moves: &str) -> (ReviewedLink, Replay) {
    let host = session(Setup { players: Players::BY_LINK, ..Setup::DEFAULT }, moves);
    let link: Link = {
        let game = host.correspondence(false).expect("a game by link");
        game.link().to_string().parse().expect("a link")
    };
    let opened = OpenedLink::of(&link, None);
    let guest = Correspondence::join(&link).expect("an invitation");
    let setup = Setup { rules: link.game.rules(), ..guest.setup() };
    let replay = Replay::new(setup, guest.seating(), link.game.clone());
    (ReviewedLink { link, opened, shows_known: false }, replay)
}

/// Returns the state of the page in this mode.
fn state(session: &Session, mode: Mode) -> State {
    let mut game = GameState::new(session);
    game.mode = mode;
    game.sync(session);
    let mut controls = Controls::new(session);
    controls.sync(session, &game.mode);
    State { game, controls, aids: Aids::default() }
}

/// Everything that decides what a press means.
struct State {
    game: GameState,
    controls: Controls,
    aids: Aids,
}

impl State {
    fn meaning(&self, press: Press) -> Option<Tap> {
        meaning(&self.game, &self.controls, &self.aids, press)
    }
}

const EXACT: Press = Press {
    cell: Cell::new(0, 0),
    is_exact: true,
    can_zoom: false,
    confirm: Confirm::AtOnce,
    may_play_again: false,
};
const ROUGH: Press = Press { is_exact: false, ..EXACT };

#[test]
fn the_meaning_of_a_press_depends_on_the_mode() {
    let confirmed = Press { confirm: Confirm::PlaceFirst, ..EXACT };
    let tiny = Press { can_zoom: true, ..ROUGH };
    let running = || state(&after("b2"), Mode::Playing);
    let pending = || {
        let mut state = running();
        state.aids.pending = Some(at("a1"));
        state
    };
    let by_key = Press { may_play_again: true, ..EXACT };
    let over = || state(&after("a1b1a2b2a3"), Mode::Playing);
    let just_over = || {
        let mut state = over();
        state.controls.is_end_pause_over = false;
        state
    };
    let computers_turn = || {
        let mut state = running();
        state.game.setup.players = Players::Computer(Opponent::Guard);
        state.game.seating = after("").seating();
        state
    };
    let arranged = || state(&after("b2"), Mode::Arranging(arranging("a1b2")));
    let review = || {
        let mut mode = Mode::Playing;
        mode.begin_review(Replay::of(&after("b2a1")), None);
        state(&after("b2a1"), mode)
    };
    let reviewed_end = || {
        let mut mode = Mode::Playing;
        mode.begin_review(Replay::of(&after("a1a2b1b2c1")), None);
        state(&after("a1a2b1b2c1"), mode)
    };
    let invited = || {
        let (link, replay) = invitation("b2");
        let mut mode = Mode::Playing;
        mode.begin_review(replay, Some(link));
        state(&after("c3"), mode)
    };
    // What the page shows, its state, the press, and the meaning of the press.
    let table: [(&str, State, Press, Option<Tap>); 23] = [
        ("a running game", running(), EXACT, Some(Tap::Play)),
        ("a running game, by a finger", running(), ROUGH, Some(Tap::Select)),
        ("a running game, tiny cells", running(), tiny, Some(Tap::ZoomIn)),
        ("a running game, confirmed", running(), confirmed, Some(Tap::Select)),
        ("a selected cell", pending(), ROUGH, Some(Tap::Play)),
        ("a selected cell, tiny cells", pending(), tiny, Some(Tap::Play)),
        ("a selected cell, confirmed", pending(), confirmed, Some(Tap::Select)),
        ("the computer's turn, confirmed", computers_turn(), confirmed, None),
        ("the computer's turn, by a finger", computers_turn(), tiny, None),
        ("a game that is over", over(), EXACT, None),
        ("a game that is over, tiny cells", over(), tiny, None),
        ("a game that is over, by a key", over(), by_key, Some(Tap::PlayAgain)),
        ("a game that has just ended, by a key", just_over(), by_key, None),
        ("an arranged position", arranged(), EXACT, Some(Tap::Arrange)),
        ("an arranged position, by a finger", arranged(), ROUGH, Some(Tap::Arrange)),
        ("an arranged position, tiny cells", arranged(), tiny, Some(Tap::ZoomIn)),
        ("an arranged position, confirmed", arranged(), confirmed, Some(Tap::Arrange)),
        ("a review", review(), EXACT, Some(Tap::Try)),
        ("a review, by a finger", review(), ROUGH, Some(Tap::Try)),
        ("a review, tiny cells", review(), tiny, Some(Tap::ZoomIn)),
        ("a review of a game that is over", reviewed_end(), EXACT, None),
        ("an invitation", invited(), EXACT, Some(Tap::Join)),
        ("an invitation, by a finger", invited(), ROUGH, Some(Tap::Join)),
    ];
    for (shown, state, press, expected) in table {
        assert_eq!(state.meaning(press), expected, "{shown}");
    }
}

/// A typed name makes a move only where the game goes on with it. Elsewhere, it must not change anything.
#[test]
fn a_typed_name_makes_a_move_only_in_a_running_game() {
    let computers_turn = || {
        let mut state = state(&after("b2"), Mode::Playing);
        state.game.setup.players = Players::Computer(Opponent::Guard);
        state.game.seating = after("").seating();
        state
    };
    let review = || {
        let mut mode = Mode::Playing;
        mode.begin_review(Replay::of(&after("b2a1")), None);
        state(&after("b2a1"), mode)
    };
    // What the page shows, its state, the mark on the cell, and whether typing its name makes a move.
    let table = [
        ("a running game, a free cell", state(&after("b2"), Mode::Playing), None, true),
        (
            "a running game, a cell that is taken",
            state(&after("b2"), Mode::Playing),
            Some(Mark::X),
            false,
        ),
        ("the computer's turn", computers_turn(), None, false),
        ("a game that is over", state(&after("a1b1a2b2a3"), Mode::Playing), None, false),
        (
            "an arranged position",
            state(&after("b2"), Mode::Arranging(arranging("a1b2"))),
            None,
            false,
        ),
        ("a review", review(), None, false),
    ];
    for (shown, state, mark, expected) in table {
        let cell = CellView { mark: mark.map(|mark| (mark, None)), ..CellView::default() };
        assert_eq!(is_played_by_typing(&state.game, cell), expected, "{shown}");
    }
}

#[test]
fn an_invitation_can_only_be_accepted_after_its_last_move() {
    let (link, mut replay) = invitation("b2");
    replay.go_to(0);
    let mut mode = Mode::Playing;
    mode.begin_review(replay, Some(link));
    assert_eq!(state(&after(""), mode).meaning(EXACT), None);
}

/// Returns the page of the host, who has played b2 by link.
fn played_by_link() -> GameState {
    let setup = Setup { players: Players::BY_LINK, starter: Starter::One, ..Setup::DEFAULT };
    state(&session(setup, "b2"), Mode::Playing).game
}

#[test]
fn a_game_by_link_says_whether_its_link_is_sent() {
    let mut game = played_by_link();
    let said = |step| headline(&game, Some(step));
    assert_eq!(said(LinkStep::Send).as_deref(), Some("Now send the link"));
    assert_eq!(said(LinkStep::Sent).as_deref(), Some("Sent. Waiting for your friend"));
    assert_eq!(said(LinkStep::Wait).as_deref(), Some("Waiting for your friend’s link"));
    assert_eq!(said(LinkStep::Move), None, "the status says whose turn it is");
    game.status = Status::Drawn;
    assert_eq!(headline(&game, Some(LinkStep::Send)), None, "the status says how it ended");
}

#[test]
fn only_the_game_on_the_board_has_a_next_step() {
    let mut game = played_by_link();
    let step = Some(LinkStep::Send);
    assert_eq!(step_of(&game, step), step);
    game.mode.begin_review(Replay::of(&after("b2")), None);
    assert_eq!(step_of(&game, step), None, "the review has its own link");
    let game = GameState::new(&after("b2"));
    assert_eq!(step_of(&game, step), None, "it is not played by link");
}

#[test]
fn the_dialog_says_what_to_do_with_the_link() {
    let later = |step| advice(step, false, false);
    assert_eq!(later(LinkStep::Send), Text::SendYourMove);
    assert_eq!(advice(LinkStep::Send, true, false), Text::InviteToStart);
    assert_eq!(advice(LinkStep::Send, false, true), Text::SendResult);
    assert_eq!(later(LinkStep::Invite), Text::InviteOrMove);
    assert_eq!(later(LinkStep::Sent), Text::LinkIsSent);
}

#[test]
fn ending_a_review_returns_to_the_arranged_position() {
    let mut mode = Mode::default();
    mode.begin_arranging(arranging("a1"));
    mode.begin_review(Replay::of(&after("b2a1")), None);
    assert!(mode.arranging().is_none(), "the board shows the review");
    assert_eq!(mode.unfinished_position(), Some(&arranging("a1")));
    // Another review replaces the first one.
    mode.begin_review(Replay::of(&after("c3")), None);
    mode.end_review();
    assert_eq!(mode.arranging(), Some(&arranging("a1")));
}

#[test]
fn arranging_ends_a_review() {
    let mut mode = Mode::default();
    mode.begin_review(Replay::of(&after("b2a1")), None);
    mode.begin_arranging(arranging("c3"));
    assert!(mode.review().is_none());
    mode.end_review();
    assert_eq!(mode.arranging(), Some(&arranging("c3")));
}

/// A change of the mode.
#[derive(Clone, Copy, Debug)]
enum Change {
    Review,
    OpenLink,
    EndReview,
    Arrange,
    SetPosition(bool),
}

proptest! {
    /// An unfinished position stays until it is removed or replaced.
    #[test]
    fn an_unfinished_position_is_never_lost(changes in prop::collection::vec(prop_oneof![
        Just(Change::Review),
        Just(Change::OpenLink),
        Just(Change::EndReview),
        Just(Change::Arrange),
        any::<bool>().prop_map(Change::SetPosition),
    ], 0..20)) {
        let mut mode = Mode::default();
        let (mut has_position, mut is_review) = (false, false);
        for change in changes {
            match change {
                Change::Review => {
                    mode.begin_review(Replay::of(&after("b2")), None);
                    is_review = true;
                }
                Change::OpenLink => {
                    let (link, replay) = invitation("b2");
                    mode.begin_review(replay, Some(link));
                    is_review = true;
                }
                Change::EndReview => {
                    mode.end_review();
                    is_review = false;
                }
                Change::Arrange => {
                    mode.begin_arranging(arranging("a1"));
                    (has_position, is_review) = (true, false);
                }
                Change::SetPosition(is_some) => {
                    mode.set_unfinished_position(is_some.then(|| arranging("a1")));
                    has_position = is_some;
                }
            }
            prop_assert_eq!(mode.unfinished_position().is_some(), has_position);
            prop_assert_eq!(mode.review().is_some(), is_review);
            prop_assert_eq!(mode.arranging().is_some(), has_position && !is_review);
            prop_assert_eq!(mode.is_playing(), !has_position && !is_review);
        }
    }

    #[test]
    fn scores_of_two_tabs_count_each_game_once(
        before in score(), ours in score(), theirs in score(),
    ) {
        let [our_score, their_score] = [ours, theirs].map(|more| before.changed(ScoreChange::Add(more)));
        let both = before.changed(ScoreChange::Add(ours)).changed(ScoreChange::Add(theirs));
        prop_assert_eq!(Tally::merged(before, our_score, their_score), both);
    }
}

fn score() -> impl Strategy<Value = Tally> {
    [0..1000_u32, 0..1000, 0..1000].prop_map(|[one, two, drawn]| Tally { one, two, drawn })
}

#[test]
fn undo_brings_back_a_running_game_with_moves() {
    let name = |name: &str| Some(name.to_owned());
    let own = |moves| PreviousGame::of(&after(moves));
    let by_link = |moves| {
        PreviousGame::of(&session(Setup { players: Players::BY_LINK, ..Setup::DEFAULT }, moves))
    };
    // Another of your own games replaces it: the old one was parked.
    assert_eq!(
        own("b2").brought_back_by_undo("own-game", name("paused/1"), None),
        name("paused/1")
    );
    // A game by link replaces it: the old one keeps its name.
    assert_eq!(own("b2").brought_back_by_undo("by-link/1", None, None), name("own-game"));
    // If nobody has moved, the game before it comes back.
    assert_eq!(own("").brought_back_by_undo("own-game", None, name("paused/2")), name("paused/2"));
    assert_eq!(own("").brought_back_by_undo("own-game", None, None), None);
    // The game is over.
    assert_eq!(own("a1b1a2b2a3").brought_back_by_undo("own-game", name("over/1"), None), None);
    // Somebody has moved in the game by link.
    let back = by_link("b2").brought_back_by_undo("own-game", None, None);
    assert!(back.is_some_and(|name| name.starts_with("by-link/")));
    assert_eq!(by_link("").brought_back_by_undo("own-game", None, None), None);
}

#[test]
fn intents_that_continue_a_game_do_not_start_one_with_another_setup() {
    let start = Intent::NewGame(FRIENDS);
    assert!(start.starts_game() && !start.continues_game());
    let again = Intent::PlayAgain;
    assert!(again.starts_game() && again.continues_game());
    for intent in [
        Intent::Place(at("b2")),
        Intent::Choose(Side::First),
        Intent::OfferChoice,
        Intent::Undo,
        Intent::Redo,
        Intent::OfferDraw,
    ] {
        assert!(intent.continues_game() && !intent.starts_game(), "{intent:?}");
    }
    assert!(!Intent::ResetScore.continues_game() && !Intent::ResetScore.starts_game());
}

#[test]
fn an_arranged_position_is_kept_unless_it_is_empty_or_equals_the_game() {
    let session = after("a1b2");
    let [same, other, empty] = ["a1b2", "a1b3", ""].map(|marks| arranging(marks).position);
    assert!(!same.is_worth_keeping(session.game()));
    assert!(other.is_worth_keeping(session.game()));
    assert!(!empty.is_worth_keeping(session.game()));
}

#[test]
fn an_arranged_position_is_shared_as_a_game_from_it() {
    let replay = arranging("a1b2").replay().expect("a playable position");
    assert_eq!(replay.shown().game().board().get(at("a1")), Some(Side::First));
    assert_eq!(replay.shown().seating().mark(replay.shown().seating().first), Mark::X);
    // One side has two marks, the other none.
    let mut unplayable = arranging("a1");
    unplayable.position.put(at("c3"), Side::First);
    assert!(unplayable.replay().is_none());
}

/// *Analyse* reviews a game without moves, in which a person tries some; *End review* returns to the position.
#[test]
fn an_arranged_position_is_analysed_as_a_game_without_moves() {
    let before = arranging("a1b2c1");
    let mut mode = Mode::Arranging(before.clone());
    mode.begin_review(before.replay().expect("a playable position"), None);
    let review = mode.review_mut().expect("a review");
    assert_eq!((review.replay.at(), review.replay.moves().len()), (0, 0));
    assert_eq!(review.replay.shown().setup().players, Players::Friends);
    review.try_move(at("b1"));
    assert_eq!(review.replay.shown().cell(at("b1")).mark, Some((Mark::O, Some(1))));
    mode.end_review();
    assert_eq!(mode.arranging(), Some(&before));
}

#[test]
fn who_moves_next_in_an_arranged_position_can_be_chosen() {
    let mut arranging = arranging("a1b2");
    assert_eq!(arranging.headline(), "X to move");
    arranging.position.let_move_next(Mark::O);
    arranging.find_turn();
    assert_eq!(arranging.headline(), "O to move");
    assert_eq!(arranging.mark_to_place(), Some(Mark::O));
    let replay = arranging.replay().expect("a playable position");
    assert_eq!(replay.cell(at("a1")).mark, Some((Mark::X, None)));
    assert_eq!(replay.shown().seating().mark(replay.shown().seating().first), Mark::O);
}

#[test]
fn a_picked_up_mark_is_dropped_when_the_whole_position_changes() {
    let mut arranging = arranging("a1b2");
    arranging.lifted = Some(at("a1"));
    assert_eq!(arranging.mark_to_place(), Some(Mark::X));
    arranging.change_all(Arrangement::mirror);
    assert_eq!(arranging.lifted, None);
    assert_eq!(arranging.position.side_at(at("c1")), Some(Side::First));
    arranging.position.hand = Hand::Remove;
    assert_eq!(arranging.mark_to_place(), None);
}

/// Returns the tutorials' example at its first step.
fn example() -> Thought {
    let (game, seating) =
        (Game::new(Rules::NOUGHTS_AND_CROSSES), Seating { first: Seat::One, x: Seat::One });
    let (game, seating) = Thought::subject(&game, seating, true).expect("the example");
    let tree = game.position().and_then(|position| CallTree::grow(position, false));
    Thought::new(game, seating, tree.expect("a small board"), Counts::default()).expect("its calls")
}

#[test]
fn each_call_is_drawn_with_its_progress() {
    let mut thought = example();
    let picture = Picture::new(&thought);
    assert_eq!((picture.calls.len(), picture.lines.len()), (9, 8));
    assert_eq!(picture.calls[0].progress, Progress::Open(None));
    assert!(picture.calls[0].is_current && picture.calls[0].moved.is_empty());
    assert!(picture.calls[1..].iter().all(|call| call.progress == Progress::Ahead));
    assert!(picture.lines.iter().all(|line| line.is_ahead && !line.is_kept));

    thought.go_to(1);
    let picture = Picture::new(&thought);
    assert!(picture.calls[1].is_current && !picture.calls[0].is_current);
    // X plays b3, in the middle of the top row.
    assert_eq!(picture.calls[1].moved, "M10 0h10v10h-10z");
    assert!(picture.lines[0].is_x && !picture.lines[0].is_ahead);

    thought.go_to(thought.last());
    let picture = Picture::new(&thought);
    assert_eq!(picture.calls[0].progress, Progress::Answered(WIN));
    let from_first = |place: &usize| thought.tree().calls()[*place].parent == Some(0);
    let kept = (1..9).filter(from_first).filter(|&place| picture.lines[place - 1].is_kept);
    // Of X's three moves, b2 completes a line.
    let kept: Vec<_> = kept.filter_map(|place| thought.tree().calls()[place].cell).collect();
    assert_eq!(kept, [at("b2")]);
}

#[test]
fn the_boards_of_calls_do_not_overlap() {
    let picture = Picture::new(&example());
    let [width, height] = picture.board;
    for (place, one) in picture.calls.iter().enumerate() {
        assert!(
            one.corner[0] + width <= picture.size[0] && one.corner[1] + height <= picture.size[1]
        );
        for other in &picture.calls[place + 1..] {
            let is_apart = one.corner[0].abs_diff(other.corner[0]) >= width
                || one.corner[1].abs_diff(other.corner[1]) >= height;
            assert!(is_apart, "{one:?} and {other:?}");
        }
    }
}

/// *Easier* and *Harder* are offered once the game is over, and only against the computer. They can be pressed after the
/// pause.
#[test]
fn the_next_opponent_is_offered_after_the_end() {
    let offered = |saved: &str| {
        let (session, _) = Session::restore(saved).expect("a stored game");
        let game = GameState::new(&session);
        for is_end_pause_over in [true, false] {
            let controls = Controls { is_end_pause_over, ..Controls::new(&session) };
            let is_over = session.game().outcome().is_some();
            assert_eq!(game.can_play_again(&controls), is_over && is_end_pause_over, "{saved}");
        }
        [opponent::easier(&game), opponent::harder(&game)]
    };
    let won = "3x3k3/guard/one/starter-is-x/one/one/a1a2b1b2c1//";
    assert_eq!(offered(won), [Some(Opponent::Random), Some(Opponent::Strategist)]);
    let running = "3x3k3/guard/one/starter-is-x/one/one/a1a2b1b2//";
    assert_eq!(offered(running), [None; 2]);
    let of_two = "3x3k3/friends/one/starter-is-x/one/one/a1a2b1b2c1//";
    assert_eq!(offered(of_two), [None; 2]);
    let drawn_by_the_best = "3x3k3/minimax/one/starter-is-x/one/one/a1b2c1b1b3a2c2a3c3//";
    assert_eq!(offered(drawn_by_the_best), [Some(Opponent::Centre), None]);
}
