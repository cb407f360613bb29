//! Sessions: turns, undo and redo, new games, the score, storing and restoring.

use in_a_row::{
    engine::{
        ArrangeError, Cell, Foul, Game, PlayError, Ply, ReplayError, Rules, Side, Start,
        advice::{Adviser, DeepReview, Evaluation, Review, Verdict},
        bots::Opponent,
        call_tree::{CallTree, Counts},
        exact::Value,
        notation,
        search::Search,
    },
    session::{
        Announcement, Arranged, Arrangement, Assist, BotRequest, CellView, Changed, Correspondence,
        Effects, Event, Hand, Intent, Mark, MarkChoice, Pieces, Players, Refusal, Replay,
        RestoreError, ScoreChange, Seat, Seating, Session, Setup, Starter, Status, Tally,
        TallyError, Thought,
    },
};
use rand::SeedableRng;
use rand_xoshiro::Xoshiro128PlusPlus;

use crate::common::{at, played, position, rules};

const FRIENDS: Setup = Setup { players: Players::Friends, starter: Starter::One, ..Setup::DEFAULT };
const FIRST_FREE: Setup = Setup {
    players: Players::Computer(Opponent::FirstFree),
    starter: Starter::One,
    ..Setup::DEFAULT
};

/// Returns the refusal of a move to this cell, which has a mark of this side.
fn taken(cell: Cell, by: Side) -> Refusal {
    Refusal::Ply(Ply::Move(cell), PlayError::Forbidden(Foul::Taken(by)))
}

/// A session with its random numbers and the open request to the computer.
struct Table {
    session: Session,
    random: Xoshiro128PlusPlus,
    request: Option<BotRequest>,
}

impl Table {
    fn new(setup: Setup) -> Self {
        Self::seeded(setup, 1)
    }

    fn seeded(setup: Setup, seed: u64) -> Self {
        let mut random = Xoshiro128PlusPlus::seed_from_u64(seed);
        let (session, effects) = Session::start(setup, &mut random);
        Self { session, random, request: effects.request }
    }

    fn apply(&mut self, intent: Intent) -> Effects {
        let effects = self.session.apply(intent, &mut self.random);
        if effects.changed != Changed::Nothing {
            self.request.clone_from(&effects.request);
        }
        effects
    }

    /// Applies the intent and returns the cells that are redrawn, in alphabetical order.
    fn changed_by(&mut self, intent: Intent) -> String {
        let Changed::Cells(cells) = self.apply(intent).changed else { panic!("no cells changed") };
        let mut names: Vec<_> = cells.iter().map(Cell::to_string).collect();
        names.sort();
        names.join(" ")
    }

    /// Places a mark on each of these cells in turn, with the bot's answers in between.
    fn place(&mut self, cells: &[&str]) {
        for cell in cells {
            self.apply(Intent::Place(at(cell)));
            self.answer();
        }
    }

    /// Lets the bot answer if there is a request.
    fn answer(&mut self) {
        if let Some(request) = self.request.take() {
            let ply = request.answer(&mut self.random).expect("a running game");
            self.apply(Intent::Reply { request: request.id, ply });
        }
    }

    /// Starts a game from this arranged position, with seat one as the first side.
    fn arrange(&mut self, start: &str) -> Effects {
        let setup = self.session.setup();
        let start: Start = start.parse().expect("marks in notation");
        let game = Game::arrange(setup.rules, start).expect("a position to play on from");
        let seating = Seating { first: Seat::One, x: Seat::One };
        self.apply(Intent::PlayOn { setup, seating, game })
    }

    fn arrangement(&mut self, setup: Setup) -> Arrangement {
        self.session.arrange(setup, &mut self.random)
    }

    fn moves(&self) -> String {
        notation::write_moves(self.session.game().moves())
    }

    /// Returns a replay of the game with its review.
    fn reviewed(&self) -> Replay {
        let mut replay = Replay::of(&self.session);
        let review = Adviser::new(replay.game().rules()).review(replay.game());
        replay.set_review(review);
        replay
    }
}

fn tally(one: u32, two: u32, drawn: u32) -> Tally {
    Tally { one, two, drawn }
}

#[test]
fn in_the_first_game_you_wear_x_and_start_against_guard() {
    let table = Table::new(Setup::DEFAULT);
    assert_eq!(table.session.setup().players, Players::Computer(Opponent::Guard));
    assert_eq!(table.session.status(), Status::ToMove(Seat::One));
    assert_eq!(table.session.seating().mark(Seat::One), Mark::X);
    assert!(!table.session.is_thinking());
}

#[test]
fn friends_take_turns_and_one_wins() {
    let mut table = Table::new(FRIENDS);
    table.place(&["a1", "a2", "b1", "b2"]);
    assert_eq!(table.session.status(), Status::ToMove(Seat::One));
    let effects = table.apply(Intent::Place(at("c1")));
    assert_eq!(table.session.status(), Status::Won(Seat::One));
    assert_eq!(effects.score, Some(ScoreChange::Add(tally(1, 0, 0))));
    assert_eq!(table.session.tally(), tally(1, 0, 0));
}

/// There is an event for every move, for every move taken back, in the order of removal, and for the end, after the
/// move that ends the game.
#[test]
fn effects_list_the_events_in_order() {
    let moved = |by, cell| Event::Moved { by, cell: at(cell) };
    let took_back = |by, cell| Event::TookBack { by, cell: at(cell) };
    let mut table = Table::new(FRIENDS);
    assert_eq!(table.apply(Intent::Place(at("a1"))).events, [moved(Seat::One, "a1")]);
    assert_eq!(table.apply(Intent::Place(at("a1"))).events, [], "the cell is taken");
    table.place(&["a2", "b1", "b2"]);
    let ended = Event::Ended { winner: Some(Seat::One) };
    assert_eq!(table.apply(Intent::Place(at("c1"))).events, [moved(Seat::One, "c1"), ended]);
    assert_eq!(table.apply(Intent::Undo).events, [took_back(Seat::One, "c1")]);
    assert_eq!(table.apply(Intent::Redo).events, [moved(Seat::One, "c1"), ended]);
    assert_eq!(table.apply(Intent::PlayAgain).events, [Event::Started]);
    assert_eq!(table.apply(Intent::ResetScore).events, [], "the game does not change");

    let mut table = Table::new(Setup::DEFAULT);
    table.apply(Intent::Place(at("b2")));
    let request = table.request.take().expect("the computer is to move");
    let reply = Intent::Reply { request: request.id, ply: Ply::Move(at("a3")) };
    assert_eq!(table.apply(reply).events, [moved(Seat::Two, "a3")]);
    let both = [took_back(Seat::Two, "a3"), took_back(Seat::One, "b2")];
    assert_eq!(table.apply(Intent::Undo).events, both);
}

#[test]
fn a_draw_ends_without_a_winner() {
    let mut table = Table::new(FRIENDS);
    table.place(&["b2", "a1", "a2", "c2", "b1", "b3", "a3"]);
    let last = table.apply(Intent::Place(at("c1")));
    assert_eq!(last.events.last(), Some(&Event::Ended { winner: None }));
}

#[test]
fn the_second_player_can_win() {
    let mut table = Table::new(FRIENDS);
    table.place(&["a1", "a3", "b1", "b3", "c2", "c3"]);
    assert_eq!(table.session.status(), Status::Won(Seat::Two));
    assert_eq!(table.session.tally(), tally(0, 1, 0));
    let wins = |cell: &&str| table.session.cell(at(cell)).wins;
    let line: Vec<_> = ["a3", "b3", "c3", "a1", "b1", "c2"].into_iter().filter(wins).collect();
    assert_eq!(line, ["a3", "b3", "c3"]);
}

#[test]
fn the_computer_can_start_and_win() {
    let mut table = Table::new(Setup { starter: Starter::Two, ..FIRST_FREE });
    table.answer();
    table.place(&["b2", "a1"]);
    assert_eq!(table.moves(), "a3b2b3a1c3");
    assert_eq!(table.session.status(), Status::Won(Seat::Two));
    assert_eq!(table.session.tally(), tally(0, 1, 0));
}

#[test]
fn only_cells_that_look_different_are_redrawn() {
    let mut table = Table::new(FRIENDS);
    assert_eq!(table.changed_by(Intent::Place(at("b2"))), "b2");
    assert_eq!(table.changed_by(Intent::Place(at("a1"))), "a1 b2");
    assert_eq!(table.changed_by(Intent::Undo), "a1 b2");
    table.place(&["a1", "b1", "a2"]);
    assert_eq!(table.changed_by(Intent::Place(at("b3"))), "a2 b1 b2 b3");
}

#[test]
fn a_taken_cell_changes_nothing() {
    let mut table = Table::new(FRIENDS);
    table.place(&["b2"]);
    assert_eq!(
        table.apply(Intent::Place(at("b2"))),
        Effects::refused(taken(at("b2"), Side::First))
    );
    assert_eq!(table.moves(), "b2");
}

#[test]
fn a_tap_does_nothing_while_the_computer_thinks() {
    let mut table = Table::new(FIRST_FREE);
    table.apply(Intent::Place(at("b2")));
    assert!(table.session.is_thinking());
    assert_eq!(table.apply(Intent::Place(at("a1"))), Effects::refused(Refusal::NotYourTurn));
    table.answer();
    assert!(!table.session.is_thinking());
    assert_eq!(table.moves(), "b2a3");
}

#[test]
fn a_taken_cell_is_refused_whoever_took_it() {
    let mut table = Table::new(FIRST_FREE);
    table.place(&["a1"]);
    for (cell, by) in [("a1", Side::First), ("a3", Side::Second)] {
        assert_eq!(
            table.apply(Intent::Place(at(cell))),
            Effects::refused(taken(at(cell), by)),
            "{cell}"
        );
        assert!(!table.session.is_thinking());
    }
    table.place(&["b1"]);
    assert_eq!(table.moves(), "a1a3b1b3");
}

#[test]
fn a_late_answer_is_dropped() {
    let mut table = Table::new(FIRST_FREE);
    table.apply(Intent::Place(at("b2")));
    let late = table.request.clone().expect("a request to the computer");
    table.apply(Intent::Undo);
    let reply = Intent::Reply { request: late.id, ply: Ply::Move(at("a3")) };
    assert_eq!(table.apply(reply.clone()), Effects::refused(Refusal::LateAnswer));
    table.apply(Intent::Place(at("c3")));
    assert_eq!(table.apply(reply.clone()), Effects::refused(Refusal::LateAnswer));
    assert_eq!(table.moves(), "c3");
    table.apply(Intent::NewGame(FIRST_FREE));
    assert_eq!(table.apply(reply), Effects::refused(Refusal::LateAnswer));
    assert_eq!(table.moves(), "");
}

#[test]
fn undo_against_the_computer_returns_to_your_turn() {
    let mut table = Table::new(FIRST_FREE);
    table.place(&["b2", "c1"]);
    assert_eq!(table.moves(), "b2a3c1b3");
    table.apply(Intent::Undo);
    assert_eq!(table.moves(), "b2a3");
    table.apply(Intent::Redo);
    assert_eq!(table.moves(), "b2a3c1b3");
    assert!(!table.session.is_thinking());
    assert!(!table.session.can_redo());
}

#[test]
fn undo_and_redo_go_one_turn_at_a_time() {
    for (setup, steps) in
        [(FIRST_FREE, &["", "a1a3", "a1a3b1b3"][..]), (FRIENDS, &["", "a1", "a1b1"])]
    {
        let mut table = Table::new(setup);
        let can_undo_and_redo =
            |table: &Table| (table.session.can_undo(), table.session.can_redo());
        assert_eq!(can_undo_and_redo(&table), (false, false));
        table.place(&["a1", "b1"]);
        for before in [steps[1], steps[0]] {
            table.apply(Intent::Undo);
            assert_eq!(table.moves(), before);
        }
        assert_eq!(can_undo_and_redo(&table), (false, true));
        for after in &steps[1..] {
            table.apply(Intent::Redo);
            assert_eq!(table.moves(), *after);
        }
        assert_eq!(can_undo_and_redo(&table), (true, false));
    }
}

#[test]
fn undo_while_the_computer_thinks_takes_back_your_move_and_redo_asks_it_again() {
    let mut table = Table::new(FIRST_FREE);
    table.apply(Intent::Place(at("b2")));
    table.apply(Intent::Undo);
    assert_eq!(table.moves(), "");
    assert!(!table.session.is_thinking());
    table.apply(Intent::Redo);
    assert!(table.session.is_thinking());
    table.answer();
    assert_eq!(table.moves(), "b2a3");
}

#[test]
fn the_computers_opening_move_cannot_be_undone() {
    let mut table = Table::new(Setup { starter: Starter::Two, ..FIRST_FREE });
    table.answer();
    assert_eq!(table.moves(), "a3");
    assert!(!table.session.can_undo());
    assert_eq!(table.apply(Intent::Undo), Effects::refused(Refusal::NothingToUndo));
    table.place(&["b2"]);
    assert!(table.session.can_undo());
}

#[test]
fn a_new_move_clears_redo() {
    let mut table = Table::new(FRIENDS);
    table.place(&["b2", "a1"]);
    table.apply(Intent::Undo);
    assert!(table.session.can_redo());
    assert_eq!(
        table.apply(Intent::Place(at("b2"))),
        Effects::refused(taken(at("b2"), Side::First))
    );
    assert!(table.session.can_redo());
    table.place(&["c3"]);
    assert!(!table.session.can_redo());
}

#[test]
fn an_undone_result_does_not_count() {
    let mut table = Table::new(FRIENDS);
    table.place(&["a1", "a2", "b1", "b2", "c1"]);
    let effects = table.apply(Intent::Undo);
    assert_eq!(effects.score, Some(ScoreChange::Remove(tally(1, 0, 0))));
    assert_eq!(table.session.tally(), tally(0, 0, 0));
    table.apply(Intent::Redo);
    assert_eq!(table.session.tally(), tally(1, 0, 0));
}

#[test]
fn a_draw_counts_as_soon_as_it_is_certain() {
    let mut table = Table::new(FRIENDS);
    // X O X / O O X / . X . with O to move: no line can be completed any more.
    table.place(&["a3", "b3", "c3", "a2", "c2", "b2", "b1"]);
    assert_eq!(table.session.status(), Status::ToMove(Seat::Two));
    table.place(&["c1"]);
    assert_eq!(table.session.status(), Status::Drawn);
    assert_eq!(table.session.tally(), tally(0, 0, 1));
}

#[test]
fn play_again_is_refused_until_the_game_ends() {
    let mut table = Table::new(FRIENDS);
    table.place(&["a1", "a2", "b1", "b2"]);
    assert_eq!(table.apply(Intent::PlayAgain), Effects::refused(Refusal::StillRunning));
    table.place(&["c1"]);
    assert_eq!(table.apply(Intent::PlayAgain).changed, Changed::Board);
    assert_eq!(table.moves(), "");
    assert_eq!(table.session.tally(), tally(1, 0, 0));
}

#[test]
fn starter_and_marks_follow_the_setup() {
    let table = Table::new(Setup { starter: Starter::Two, ..FRIENDS });
    assert_eq!(table.session.status(), Status::ToMove(Seat::Two));
    assert_eq!(table.session.seating().mark(Seat::Two), Mark::X);

    let table = Table::new(Setup { starter: Starter::Two, mark: MarkChoice::X, ..FRIENDS });
    assert_eq!(table.session.status(), Status::ToMove(Seat::Two));
    assert_eq!(table.session.seating().mark(Seat::One), Mark::X);

    let table = Table::new(Setup { mark: MarkChoice::O, ..FRIENDS });
    assert_eq!(table.session.status(), Status::ToMove(Seat::One));
    assert_eq!(table.session.seating().mark(Seat::One), Mark::O);
}

#[test]
fn the_chosen_mark_is_used_whoever_starts() {
    for (starter, mark, expected) in [
        (Starter::One, MarkChoice::O, Mark::O),
        (Starter::One, MarkChoice::StarterIsX, Mark::X),
        (Starter::Two, MarkChoice::O, Mark::X),
        (Starter::Two, MarkChoice::X, Mark::O),
    ] {
        for setup in [FIRST_FREE, FRIENDS] {
            let mut table = Table::new(Setup { starter, mark, ..setup });
            table.answer();
            if table.moves().is_empty() {
                table.apply(Intent::Place(at("a3")));
            }
            assert_eq!(table.session.cell(at("a3")).mark, Some((expected, Some(1))), "{setup:?}");
        }
    }
}

#[test]
fn players_keep_their_marks_when_they_start_in_turn() {
    let setup = Setup { starter: Starter::Alternate, mark: MarkChoice::X, ..FIRST_FREE };
    let mut table = Table::new(setup);
    for computer_starts in [false, true, false] {
        assert_eq!(table.session.is_thinking(), computer_starts);
        table.answer();
        // If the computer starts, it completes the top row before you complete the bottom row.
        table.place(if computer_starts { &["a1", "b1"] } else { &["a1", "b1", "c1"] });
        let first = table.session.game().moves()[0];
        let mark = if computer_starts { Mark::O } else { Mark::X };
        assert_eq!(table.session.cell(first).mark, Some((mark, Some(1))));
        table.apply(Intent::PlayAgain);
    }
}

#[test]
fn in_turn_alternates_the_starter() {
    let mut table = Table::new(Setup { starter: Starter::Alternate, ..FRIENDS });
    for seat in [Seat::One, Seat::Two, Seat::One] {
        assert_eq!(table.session.status(), Status::ToMove(seat));
        table.place(&["b2"]);
        let setup = table.session.setup();
        table.apply(Intent::NewGame(setup));
    }
}

/// On each board and against each opponent, seat one starts the first game.
#[test]
fn players_start_in_turn_while_they_play_each_other_on_the_same_board() {
    let mut table = Table::new(Setup::DEFAULT);
    let gomoku = Setup { rules: rules("15x15k5"), ..Setup::DEFAULT };
    let random = Setup { players: Players::Computer(Opponent::Random), ..Setup::DEFAULT };
    for setup in [gomoku, Setup::DEFAULT, random, Setup::DEFAULT] {
        table.place(&["b2"]);
        table.apply(Intent::NewGame(setup));
        assert_eq!(table.session.status(), Status::ToMove(Seat::One), "{setup:?}");
    }
}

#[test]
fn a_game_without_a_move_is_no_turn_to_start() {
    let mut table = Table::new(Setup::DEFAULT);
    table.apply(Intent::NewGame(Setup::DEFAULT));
    assert_eq!(table.session.status(), Status::ToMove(Seat::One));

    table.place(&["b2"]);
    for _ in 0..2 {
        table.apply(Intent::NewGame(Setup::DEFAULT));
        assert_eq!(table.session.status(), Status::ToMove(Seat::Two), "nor is the computer's move");
        table.answer();
    }
}

#[test]
fn with_a_random_choice_each_seat_sometimes_starts_and_wears_x() {
    let setup = Setup { starter: Starter::Random, mark: MarkChoice::Chance, ..FRIENDS };
    let seatings: Vec<_> =
        (0..64).map(|seed| Table::seeded(setup, seed).session.seating()).collect();
    for first in [Seat::One, Seat::Two] {
        for x in [Seat::One, Seat::Two] {
            assert!(seatings.iter().any(|seating| seating.first == first && seating.x == x));
        }
    }
}

#[test]
fn a_score_reset_can_be_taken_back() {
    let mut table = Table::new(FRIENDS);
    table.session.set_tally(tally(3, 1, 2));
    let effects = table.apply(Intent::ResetScore);
    assert_eq!(effects.score, Some(ScoreChange::Remove(tally(3, 1, 2))));
    assert_eq!(table.session.tally(), Tally::default());
    table.place(&["a1", "a2", "b1", "b2", "c1"]);
    table.apply(Intent::RestoreScore);
    assert_eq!(table.session.tally(), tally(4, 1, 2));
    assert!(!table.session.can_restore_score());
    assert_eq!(table.apply(Intent::RestoreScore), Effects::refused(Refusal::NoScore));
}

#[test]
fn a_score_reset_keeps_the_game_and_its_setup() {
    let mut table = Table::new(FIRST_FREE);
    table.session.set_tally(tally(1, 0, 0));
    table.place(&["b2"]);
    table.apply(Intent::ResetScore);
    assert_eq!(table.moves(), "b2a3");
    assert_eq!(table.session.setup(), FIRST_FREE);
}

#[test]
fn a_game_counts_once_despite_resets_and_undo() {
    let mut table = Table::new(FRIENDS);
    table.place(&["a1", "a2", "b1", "b2", "c1"]);
    table.apply(Intent::ResetScore);
    table.apply(Intent::Undo);
    assert_eq!(table.session.tally(), tally(0, 0, 0));
    table.apply(Intent::Redo);
    assert_eq!(table.session.tally(), tally(1, 0, 0));
    table.apply(Intent::RestoreScore);
    assert_eq!(table.session.tally(), tally(1, 0, 0));

    table.apply(Intent::ResetScore);
    table.apply(Intent::RestoreScore);
    table.apply(Intent::Undo);
    assert_eq!(table.session.tally(), tally(0, 0, 0));
}

#[test]
fn each_pairing_has_its_own_score() {
    let mut table = Table::new(FRIENDS);
    table.place(&["a1", "a2", "b1", "b2", "c1"]);
    table.apply(Intent::ResetScore);
    table.apply(Intent::NewGame(FIRST_FREE));
    assert_eq!(table.session.tally(), Tally::default());
    assert!(!table.session.can_restore_score());
    assert_eq!(FRIENDS.pairing(), "3x3k3/friends");
    assert_eq!(FIRST_FREE.pairing(), "3x3k3/first-free");
}

#[test]
fn each_board_and_opponent_has_its_own_pairing() {
    let mut pairings = Vec::new();
    for board in ["3x3k3", "3x3k3e", "3x4k3", "4x3k3", "4x4k3", "4x4k4", "15x15k5", "15x15k5e"] {
        let players = Opponent::ALL.into_iter().map(Players::Computer).chain([Players::Friends]);
        for players in players {
            let pairing = Setup { rules: rules(board), players, ..Setup::DEFAULT }.pairing();
            assert!(!pairings.contains(&pairing), "{pairing}");
            pairings.push(pairing);
        }
    }
}

#[test]
fn score_changes_of_two_pages_add_up() {
    let won = ScoreChange::Add(tally(1, 0, 0));
    let both = Tally::default().changed(won).changed(won);
    assert_eq!(both, tally(2, 0, 0));
    assert_eq!(both.changed(ScoreChange::Remove(tally(1, 1, 1))), tally(1, 0, 0));
}

#[test]
fn a_stored_game_continues_where_it_was() {
    let mut table = Table::new(Setup { starter: Starter::Two, mark: MarkChoice::O, ..FIRST_FREE });
    table.answer();
    table.place(&["b2", "c1"]);
    table.apply(Intent::Undo);
    let stored = table.session.saved();
    assert_eq!(stored, "3x3k3/first-free/two/o/two/two/a3b2b3/c1c3//-/marks/");
    let (restored, effects) = Session::restore(&stored).expect("a game");
    assert_eq!(restored.saved(), stored);
    assert_eq!(restored.game(), table.session.game());
    assert_eq!(restored.status(), Status::ToMove(Seat::One));
    assert!(restored.can_redo());
    assert_eq!(effects.request, None);
}

#[test]
fn a_game_stored_on_the_computers_turn_asks_it_again() {
    let mut table = Table::new(FIRST_FREE);
    table.apply(Intent::Place(at("b2")));
    let (_, effects) = Session::restore(&table.session.saved()).expect("a game");
    assert_eq!(effects.request.expect("a request").game.moves(), [at("b2")]);
}

#[test]
fn a_stored_result_is_not_counted_again() {
    let mut table = Table::new(FRIENDS);
    table.place(&["a1", "a2", "b1", "b2", "c1"]);
    let (mut restored, effects) = Session::restore(&table.session.saved()).expect("a game");
    assert_eq!(effects.score, None);
    restored.set_tally(tally(1, 0, 0));
    restored.apply(Intent::Undo, &mut table.random);
    assert_eq!(restored.tally(), tally(0, 0, 0));
}

#[test]
fn a_score_reset_can_be_taken_back_after_a_move_in_another_tab() {
    let mut table = Table::new(FIRST_FREE);
    table.session.set_tally(tally(3, 1, 2));
    table.session.apply(Intent::ResetScore, &mut table.random);
    let other_tab = Table::new(FIRST_FREE).session.saved();
    table.session.resume(&other_tab).expect("a game");
    assert!(table.session.can_restore_score());

    let other_pairing = Table::new(FRIENDS).session.saved();
    table.session.resume(&other_pairing).expect("a game");
    assert!(!table.session.can_restore_score());
}

#[test]
fn an_invalid_stored_game_is_refused_with_its_reason() {
    assert!(Session::restore("3x3k3/friends/one/starter-is-x/one/one/a1b2/c3/").is_ok());
    for (broken, error) in [
        ("", RestoreError::Notation("".parse::<Rules>().unwrap_err())),
        (
            "2x2k2/friends/one/x/one/one///",
            RestoreError::Notation("2x2k2".parse::<Rules>().unwrap_err()),
        ),
        ("3x3k3/nobody/one/x/one/one///", RestoreError::Name("players")),
        ("3x3k3/friends/three/x/one/one///", RestoreError::Name("starter")),
        ("3x3k3/friends/one/x/one////", RestoreError::Name("x")),
        ("3x3k3/friends/one/x/one/one///twice", RestoreError::Name("counted")),
        ("3x3k3/friends/one/x/one/one//", RestoreError::Fields),
        (
            "3x3k3/friends/one/x/one/one////",
            RestoreError::Notation("".parse::<Start>().unwrap_err()),
        ),
        ("3x3k3/friends/one/x/one/one////-/", RestoreError::Name("pieces")),
        ("3x3k3/friends/one/x/one/one////-/marks/full", RestoreError::Name("fills")),
        ("3x3k3/friends/one/x/one/one////-/marks//", RestoreError::Fields),
        (
            "3x3k3/friends/one/x/one/one////a1a2-",
            RestoreError::Notation("a1a2-".parse::<Start>().unwrap_err()),
        ),
        (
            "3x3k3/friends/one/x/one/one////a2a1-",
            RestoreError::Arrange(ArrangeError::Counts { first: 2, second: 0 }),
        ),
        (
            "3x3k3/friends/one/x/one/one/b2a1///b2-",
            RestoreError::Replay(ReplayError {
                ply: 0,
                reason: PlayError::Forbidden(Foul::Taken(Side::First)),
            }),
        ),
        (
            "3x3k3/friends/one/x/one/one/a1a1//",
            RestoreError::Replay(ReplayError {
                ply: 1,
                reason: PlayError::Forbidden(Foul::Taken(Side::First)),
            }),
        ),
        (
            "3x3k3/friends/one/x/one/one/a1/d4/",
            RestoreError::Replay(ReplayError {
                ply: 1,
                reason: PlayError::Forbidden(Foul::Outside),
            }),
        ),
    ] {
        assert_eq!(Session::restore(broken).err(), Some(error), "{broken}");
    }
}

/// Garbage, text that other programs have stored under the same key, and text that another version might have left.
#[test]
fn unknown_stored_text_is_refused() {
    for text in [
        "",
        "\0{[ café 🎯\r\n",
        "x\u{fffd}y",
        "3x3",
        "17",
        "\"tally\"",
        "[1,2,3]",
        "{\"cookies\":true}",
        "{\"version\":99,\"moves\":[\"b2\"]}",
        "\"3x3k3/guard/one/starter-is-x/b2a1/c3\"",
        "3x3k3/guard/one/starter-is-x/b2a1/c3",
        "\"-1/0/0\"",
        "-1/0/0",
        "spoilt",
    ] {
        assert!(Session::restore(text).is_err(), "{text:?} is a game");
        assert!(text.parse::<Tally>().is_err(), "{text:?} is a score");
        assert!(text.parse::<Correspondence>().is_err(), "{text:?} is a game by link");
    }
}

#[test]
fn an_arranged_position_is_stored_with_its_setup() {
    for text in [
        "3x3k3/guard/one/starter-is-x/marks//x/first/-",
        "15x15k5/friends/two/o/stones/fills/o/remove/j10i9h8-g7",
        // No game can start from it, but it can be arranged further.
        "3x3k3/random/in-turn/chance/marks//o/second/a3b3c3-",
        "15x15k5/friends/one/starter-is-x/stones//o/alternate/i9h8-g7",
    ] {
        let arranged: Arranged = text.parse().expect(text);
        assert_eq!(arranged.to_string(), text);
    }
    let mut arranged: Arranged =
        "3x3k3/friends/one/starter-is-x/marks//x/first/b2-a1".parse().expect("a position");
    for hand in Hand::ALL {
        arranged.position.hand = hand;
        assert_eq!(arranged.to_string().parse().as_ref(), Ok(&arranged));
    }
    arranged.position.let_move_next(Mark::O);
    let exchanged = "3x3k3/friends/one/starter-is-x/marks//o/remove/a1-b2";
    assert_eq!(arranged.to_string(), exchanged, "the first side has O");
    assert_eq!(exchanged.parse().as_ref(), Ok(&arranged));

    let arranged: Arranged =
        "4x4k4/friends/one/o/stones//o/second/b2a1-c3".parse().expect("a position");
    assert_eq!(arranged.setup.rules, rules("4x4k4"));
    assert_eq!(arranged.position.mark(Side::First), Mark::O);
    assert_eq!(arranged.position.hand, Hand::Second);
    assert_eq!(arranged.position.side_at(at("b2")), Some(Side::First));
    assert_eq!(arranged.position.side_at(at("c3")), Some(Side::Second));
}

#[test]
fn an_invalid_arranged_position_is_refused() {
    for text in [
        "",
        "3x3k3/guard/one/starter-is-x/marks//x/first",
        "3x3k3/guard/one/starter-is-x/marks//x/first/-/-",
        "3x3k3/guard/one/starter-is-x/marks//x/left/-",
        "3x3k3/guard/one/starter-is-x/marks//y/first/-",
        "3x3k3/guard/one/starter-is-x/marks//x/first/d4-",
        "15x15k5/minimax/one/starter-is-x/stones//x/first/-",
    ] {
        assert!(text.parse::<Arranged>().is_err(), "{text}");
    }
}

#[test]
fn a_stored_score_is_three_numbers() {
    assert_eq!(tally(3, 1, 2).to_string(), "3/1/2");
    assert_eq!("3/1/2".parse(), Ok(tally(3, 1, 2)));
    for broken in ["", "3/1", "3/1/2/0", "-1/0/0", "a/b/c", "4294967296/0/0"] {
        assert_eq!(broken.parse::<Tally>(), Err(TallyError), "{broken}");
    }
}

#[test]
fn values_are_requested_only_on_a_persons_turn() {
    let mut table = Table::new(FIRST_FREE);
    let wants = |table: &Table| Assist::new(true).wants_values(&table.session);
    assert!(wants(&table));
    assert!(!Assist::new(false).wants_values(&table.session), "values are switched off");
    table.apply(Intent::Place(at("a1")));
    assert!(!wants(&table), "the computer is to move");
    table.answer();
    assert!(wants(&table));
    table.place(&["b1", "c1"]);
    assert!(!wants(&table), "the game has ended");
    let rules = rules("15x15k5");
    assert!(!wants(&Table::new(Setup { rules, ..FRIENDS })), "the values are unknown");
}

#[test]
fn values_of_cells_are_noted_until_the_game_goes_on() {
    let mut table = Table::new(FIRST_FREE);
    table.place(&["a1"]);
    let mut assist = Assist::new(true);
    assert_eq!(assist.noted().count(), 0, "the values are not known yet");
    let position = position(table.session.game());
    assist.set_values(Adviser::new(position.rules()).values(position));
    assert_eq!(assist.noted().count(), 7);
    let leads_to = |assist: &Assist, cell| assist.note(at(cell), CellView::default()).leads_to;
    assert_eq!(leads_to(&assist, "c3"), Some(Value::Win(5)));
    assert_eq!(leads_to(&assist, "a2"), Some(Value::Loss(6)));
    assert_eq!(leads_to(&assist, "b2"), Some(Value::Draw));
    assert_eq!(leads_to(&assist, "a1"), None, "the cell is taken");
    assist.forget();
    assert_eq!(assist.noted().count(), 0);
    assert_eq!(leads_to(&assist, "c3"), None);
}

/// These opponents can be played even if the worker is not available.
#[test]
fn opponents_without_a_search_answer_at_sight_with_the_same_move() {
    for board in ["3x3k3", "4x4k4", "15x15k5"] {
        let game = played(board, "a1b3");
        for opponent in Opponent::ALL {
            let request = BotRequest { id: 1, opponent, game: game.clone() };
            let searches = opponent == Opponent::Minimax && opponent.plays(game.rules());
            for seed in 0..16 {
                let random = || Xoshiro128PlusPlus::seed_from_u64(seed);
                let answer = request.answer(&mut random()).filter(|_| !searches);
                let at_sight = request
                    .answer_at_sight(&mut random())
                    .or_else(|| request.answer_by_plan(&mut random()));
                assert_eq!(at_sight, answer, "{opponent:?} on {board}");
            }
        }
    }
}

#[test]
fn a_replay_shows_every_position_and_changes_nothing() {
    let mut table = Table::new(FIRST_FREE);
    table.place(&["a1", "b1", "c1"]);
    let mut replay = table.reviewed();
    assert_eq!((replay.at(), replay.moves().len()), (5, 5));
    assert!(replay.cell(at("b1")).wins);
    replay.go_to(2);
    assert_eq!(replay.at(), 2);
    assert_eq!(replay.judged().map(|judged| judged.verdict), Some(Verdict::Blunder));
    assert!(replay.is_at_mistake());
    assert!(replay.cell(at("a3")).is_last && !replay.cell(at("b1")).wins);
    replay.go_to(0);
    assert_eq!(replay.judged(), None);
    replay.go_to(99);
    assert_eq!(replay.at(), 5);
    assert_eq!(table.session.game().moves().len(), 5);
}

#[test]
fn a_replay_is_shown_before_its_moves_are_judged() {
    let mut table = Table::new(FIRST_FREE);
    table.place(&["a1", "b1", "c1"]);
    let mut replay = Replay::of(&table.session);
    replay.go_to(2);
    assert_eq!(replay.review(), &Review::default());
    assert_eq!(replay.judged(), None);
    assert!(replay.cell(at("a3")).is_last && !replay.cell(at("b2")).is_advised);
    replay.set_review(table.reviewed().review().clone());
    assert_eq!(replay.at(), 2, "the replay still shows this move");
    assert!(replay.judged().is_some());
    replay.go_to(1);
    assert!(replay.cell(at("b2")).is_advised);
}

#[test]
fn a_move_that_is_tried_in_a_replay_begins_a_variation() {
    let mut table = Table::new(FIRST_FREE);
    table.place(&["a1", "b1", "c1"]);
    // a1 a3 b1 b3 c1; a3 was the mistake.
    let mut replay = table.reviewed();
    let game = replay.game().clone();
    let moves =
        |replay: &Replay| -> String { replay.moves().iter().map(Cell::to_string).collect() };
    // For each move of the line, the moves that are known in its place.
    let others = |replay: &Replay| {
        let tree = replay.tree();
        let others = replay.line().iter().map(|node| {
            let siblings = tree.parent(*node).map_or(&[][..], |parent| tree.children(parent));
            let others = siblings.iter().filter(|other| *other != node);
            let cells = others.filter_map(|&other| tree.ply(other)?.cell());
            cells.map(|cell| cell.to_string()).collect::<Vec<_>>().join(" ")
        });
        others.collect::<Vec<_>>().join("/")
    };

    // The known move is followed; another one begins a variation.
    replay.go_to(1);
    replay.try_ply(Ply::Move(at("a3"))).expect("legal");
    assert_eq!((replay.at(), moves(&replay).as_str()), (2, "a1a3b1b3c1"));
    replay.go_to(1);
    replay.try_ply(Ply::Move(at("b2"))).expect("legal");
    assert_eq!((replay.at(), moves(&replay).as_str()), (2, "a1b2"));
    assert!(replay.is_in_variation() && replay.judged().is_none() && !replay.is_at_mistake());
    assert_eq!(replay.evaluation(2), Evaluation::Unknown);
    assert_eq!((replay.moves_of_game(), replay.judged_moves().len()), (1, 1));
    assert_eq!(others(&replay), "/a3");
    assert_eq!(replay.game(), &game, "the game does not change");
    let taken = replay.try_ply(Ply::Move(at("a1")));
    assert!(taken.is_err() && moves(&replay) == "a1b2");

    // Back in the game, the variation is known.
    replay.return_to_game();
    assert_eq!((replay.at(), moves(&replay).as_str()), (1, "a1a3b1b3c1"));
    assert!(!replay.is_in_variation() && replay.next_bad_move().is_some());
    assert_eq!(others(&replay), "/b2///");
    let variation = replay.tree().children(replay.line()[0])[1];
    replay.show_node(variation);
    assert_eq!((replay.at(), moves(&replay).as_str()), (2, "a1b2"));

    // A variation can be longer; what is removed can be brought back.
    replay.try_ply(Ply::Move(at("c3"))).expect("legal");
    replay.go_to(2);
    let removed = replay.delete_from_here().expect("in a variation");
    assert_eq!((replay.at(), moves(&replay).as_str()), (1, "a1a3b1b3c1"));
    assert_eq!(others(&replay), "////");
    replay.restore(removed);
    assert_eq!((replay.at(), moves(&replay).as_str()), (2, "a1b2c3"));
    replay.return_to_game();
    assert!(replay.delete_from_here().is_none(), "moves of the game stay");
    replay.go_to(99);
    assert_eq!((replay.at(), replay.shown().game()), (5, &game));
}

#[test]
fn a_better_move_is_shown_in_the_position_before_the_bad_one() {
    let mut table = Table::new(FIRST_FREE);
    table.place(&["a1", "b1", "c1"]);
    let mut replay = table.reviewed();
    let advised = |replay: &Replay| {
        let cells = Rules::NOUGHTS_AND_CROSSES.shape().cells();
        cells.filter(|&cell| replay.cell(cell).is_advised).collect::<Vec<_>>()
    };
    // a3 was the mistake.
    replay.go_to(1);
    assert_eq!(advised(&replay), [at("b2")]);
    assert!(!replay.is_at_mistake() && replay.next_bad_move().is_some());
    replay.go_to(2);
    assert_eq!(advised(&replay), []);
    replay.go_to(5);
    assert_eq!(advised(&replay), []);
    assert!(!replay.is_at_mistake(), "the move that won is good");
}

/// The moves of a missed win have the numbers that they would have had in the game, so no number is on the board twice.
#[test]
fn the_line_of_a_missed_win_continues_the_numbers_of_the_game() {
    // Black's three is open on both sides; black plays elsewhere with move 7.
    let game = played("15x15k5", "h8h2i8i4j8a1a15o1");
    let mut search = Search::new(game.rules(), 1 << 20);
    let mut deep = DeepReview::new(game.clone());
    while deep.resume(&mut search) {}
    let setup = Setup { rules: game.rules(), players: Players::Friends, ..Setup::DEFAULT };
    let mut replay = Replay::new(setup, Seating { first: Seat::One, x: Seat::One }, game);
    replay.set_review(deep.review());
    for ply in 0..=replay.moves().len() {
        replay.go_to(ply);
        let views: Vec<_> = setup.rules.shape().cells().map(|cell| replay.cell(cell)).collect();
        let played = views.iter().filter_map(|view| view.mark?.1);
        let foreseen = views.iter().filter_map(|view| Some(view.ghost?.1));
        let mut numbers: Vec<_> = played.chain(foreseen).collect();
        numbers.sort_unstable();
        let expected: Vec<_> = (1..=numbers.len()).collect();
        assert_eq!(numbers, expected, "after {ply} moves");
        assert_eq!(ply == 6, numbers.len() > ply, "only before the missed win");
    }
    replay.go_to(6);
    let line = replay.review().moves[6].line.clone();
    for (place, cell) in line.into_iter().enumerate() {
        let mark = if place % 2 == 0 { Mark::X } else { Mark::O };
        assert_eq!(replay.cell(cell).ghost, Some((mark, 7 + place)), "{cell}");
        assert_eq!(replay.cell(cell).mark, None, "{cell} is free in this position");
    }
}

/// Screen readers ignore a text that does not change.
#[test]
fn a_repeated_announcement_differs_from_the_one_before() {
    let mut announcement = Announcement::default();
    let text = |announcement: &Announcement<&str>| announcement.text(|words| (*words).to_owned());
    let mut before = text(&announcement);
    assert_eq!(before, "");
    for _ in 0..5 {
        announcement.say("That cell is taken.");
        let now = text(&announcement);
        assert_ne!(now, before);
        assert_eq!(now.trim(), "That cell is taken.");
        before = now;
    }
    announcement.clear();
    assert_eq!(text(&announcement), "");
    announcement.say("That cell is taken.");
    assert_ne!(text(&announcement), before, "even after it was cleared");
}

#[test]
fn a_game_can_be_played_on_from_any_position() {
    let mut table = Table::new(FIRST_FREE);
    table.place(&["a1", "b1", "c1"]);
    assert_eq!(table.session.tally().one, 1);
    let (setup, seating) = (table.session.setup(), table.session.seating());
    let mut replay = Replay::of(&table.session);
    let play_on =
        |replay: &Replay| Intent::PlayOn { setup, seating, game: replay.shown().game().clone() };
    assert_eq!(
        table.apply(play_on(&replay)),
        Effects::refused(Refusal::CannotContinue),
        "the game has ended in this position"
    );

    // After the first move, the computer is to move and is asked.
    replay.go_to(1);
    table.apply(play_on(&replay));
    assert!(table.session.is_thinking());
    table.answer();
    assert_eq!(notation::write_moves(table.session.game().moves()), "a1a3");
    assert_eq!(table.session.tally().one, 1, "the game that ended still counts");
    table.place(&["b1", "c1"]);
    assert_eq!(table.session.tally().one, 2, "and so does this one");
}

#[test]
fn a_stored_game_with_an_opponent_that_cannot_play_its_board_is_refused() {
    let stored = "15x15k5/minimax/one/starter-is-x/one/one/h8//";
    assert_eq!(Session::restore(stored).err(), Some(RestoreError::Name("players")));
    assert!(Session::restore(&stored.replace("minimax", "clerk")).is_ok());
    assert!(Session::restore("4x4k4/minimax/one/starter-is-x/one/one/b2//").is_ok());
}

/// The first versions stored no arranged positions, the next ones no pieces, and the next ones no boards that fill the
/// screen.
#[test]
fn games_stored_by_earlier_versions_can_be_restored() {
    for (stored, missing) in [
        ("3x3k3/first-free/two/o/two/two/a3b2b3/c1c3/", "/-/marks/"),
        ("3x3k3/friends/one/x/one/one/c1/a3//b2a1-c3", "/marks/"),
        ("15x15k5/friends/one/x/one/one/h8//", "/-/stones/"),
        ("15x15k5/friends/one/x/one/one/h8///-/marks", "/"),
        ("15x15k5/friends/one/x/one/one/h8///-/marks/", ""),
        ("8x12k5/friends/one/x/one/one/h8///-/stones/fills", ""),
    ] {
        let (session, _) = Session::restore(stored).expect(stored);
        assert_eq!(session.saved(), format!("{stored}{missing}"));
    }
}

#[test]
fn fields_of_later_versions_stay_while_the_game_goes_on() {
    let mut random = Xoshiro128PlusPlus::seed_from_u64(1);
    let stored = "3x3k3/friends/one/x/one/one/b2///-/marks//clock=90/note=b%2Fw";
    let (mut session, _) = Session::restore(stored).expect("a game");
    assert_eq!(session.saved(), stored);
    session.apply(Intent::Place(at("a1")), &mut random);
    assert_eq!(session.saved(), stored.replace("b2", "b2a1"));
    session.apply(Intent::NewGame(session.setup()), &mut random);
    assert!(!session.saved().contains('='), "they belong to the old game");
}

#[test]
fn fields_that_a_version_must_know_are_refused() {
    let stored = "3x3k3/friends/one/x/one/one/b2///-/marks/";
    for (added, error) in [
        ("/plies!=swap", RestoreError::Newer),
        ("/clock=90/plies!=swap", RestoreError::Newer),
        ("/swap", RestoreError::Fields),
        ("/", RestoreError::Fields),
    ] {
        let stored = format!("{stored}{added}");
        assert_eq!(Session::restore(&stored).err(), Some(error), "{stored}");
    }
    let arranged = "3x3k3/friends/one/starter-is-x/marks//x/first/-";
    assert!(format!("{arranged}/clock=90").parse::<Arranged>().is_ok());
    assert_eq!(format!("{arranged}/clock!=90").parse::<Arranged>(), Err(RestoreError::Newer));
}

#[test]
fn an_arranged_game_is_stored_with_its_start() {
    let mut table = Table::new(FRIENDS);
    table.arrange("b2a1-c3");
    table.place(&["c1", "a3"]);
    table.apply(Intent::Undo);
    let stored = table.session.saved();
    assert_eq!(stored, "3x3k3/friends/one/starter-is-x/one/one/c1/a3//b2a1-c3/marks/");
    let (restored, _) = Session::restore(&stored).expect("a game");
    assert_eq!(restored.saved(), stored);
    assert_eq!(restored.game(), table.session.game());
    assert_eq!(restored.status(), Status::ToMove(Seat::One));
}

#[test]
fn arranged_marks_have_no_number_and_moves_are_numbered_from_one() {
    let mut table = Table::new(FRIENDS);
    assert_eq!(table.arrange("b2a1-c3").changed, Changed::Board);
    assert_eq!(table.session.status(), Status::ToMove(Seat::Two));
    assert_eq!(table.session.last_move(), None);
    table.place(&["c1", "a3"]);
    let mark = |cell| table.session.cell(at(cell)).mark;
    assert_eq!(mark("b2"), Some((Mark::X, None)));
    assert_eq!(mark("c3"), Some((Mark::O, None)));
    assert_eq!(mark("c1"), Some((Mark::O, Some(1))));
    assert_eq!(mark("a3"), Some((Mark::X, Some(2))));
    assert_eq!(mark("b3"), None);
    assert_eq!(table.session.last_move(), Some((Seat::One, at("a3"))));
}

#[test]
fn undo_in_an_arranged_game_stops_at_your_first_turn() {
    let mut table = Table::new(FIRST_FREE);
    table.arrange("b2-a1");
    table.place(&["c1"]);
    assert_eq!(table.moves(), "c1a3");
    table.apply(Intent::Undo);
    assert_eq!(table.moves(), "");
    assert!(!table.session.can_undo());
    assert_eq!(table.apply(Intent::Undo), Effects::refused(Refusal::NothingToUndo));
    table.apply(Intent::Redo);
    assert_eq!(table.moves(), "c1a3");
    assert!(!table.session.is_thinking());
}

#[test]
fn the_computer_is_asked_if_it_is_to_move_in_an_arranged_position() {
    let mut table = Table::new(FIRST_FREE);
    table.arrange("b2-");
    assert!(table.session.is_thinking());
    table.answer();
    assert_eq!(table.moves(), "a3");
    assert!(!table.session.can_undo(), "the computer's move is not yours to undo");
    table.place(&["a1"]);
    assert_eq!(table.moves(), "a3a1b3");
    table.apply(Intent::Undo);
    assert_eq!(table.moves(), "a3");
}

#[test]
fn an_arranged_game_does_not_count_and_the_next_one_begins_on_an_empty_board() {
    let mut table = Table::new(FRIENDS);
    table.arrange("a1b1-a2b2");
    table.place(&["c1"]);
    assert_eq!(table.session.status(), Status::Won(Seat::One));
    assert_eq!(table.session.tally(), tally(0, 0, 0));
    table.apply(Intent::Undo);
    assert_eq!(table.session.tally(), tally(0, 0, 0));
    table.place(&["c1"]);
    table.apply(Intent::PlayAgain);
    assert_eq!(table.session.game(), &Game::new(Rules::NOUGHTS_AND_CROSSES));
}

/// No marks change their looks.
#[test]
fn in_an_arranged_position_the_starter_makes_the_next_move() {
    for (start, next) in [("b2-", Side::Second), ("b2-a1", Side::First)] {
        for starter in [Starter::One, Starter::Two] {
            for mark in [MarkChoice::X, MarkChoice::O] {
                let setup = Setup { starter, mark, ..FRIENDS };
                let mut table = Table::new(setup);
                let mut position = table.arrangement(setup);
                let looks = [Side::First, Side::Second].map(|side| position.mark(side));
                for (cell, side) in start.parse::<Start>().expect("marks in notation").marks() {
                    position.put(cell, side);
                }
                table.apply(Intent::PlayFrom { setup, arrangement: position });
                assert_eq!(table.session.game().side_to_move(), Some(next));
                let seat = if starter == Starter::One { Seat::One } else { Seat::Two };
                assert_eq!(table.session.status(), Status::ToMove(seat));
                let seating = table.session.seating();
                assert_eq!(
                    [Side::First, Side::Second].map(|side| seating.mark(seating.seat(side))),
                    looks
                );
            }
        }
    }
}

#[test]
fn arranging_starts_from_the_game_on_the_same_board_and_empty_on_another() {
    let mut table = Table::new(Setup { mark: MarkChoice::O, ..FRIENDS });
    assert_eq!(table.arrangement(FRIENDS).mark(Side::First), Mark::X, "as in the setup");
    table.place(&["b2"]);
    let position = table.arrangement(FRIENDS);
    assert_eq!(position.cell(at("b2")).mark, Some((Mark::O, None)), "as on the board");
    let other = Setup { rules: rules("4x4k4"), ..FRIENDS };
    assert_eq!(table.arrangement(other), Arrangement::empty(other.rules, Mark::X));
}

#[test]
fn arranging_in_a_review_starts_from_the_position_that_is_shown() {
    let mut table = Table::new(FRIENDS);
    table.place(&["b2", "a1", "c3"]);
    let mut replay = table.reviewed();
    let arranged = |replay: &Replay| {
        let mut random = Xoshiro128PlusPlus::seed_from_u64(1);
        let position = replay.shown().arrange(replay.shown().setup(), &mut random);
        position.game().map(|game| game.start().to_string())
    };
    assert_eq!(arranged(&replay).as_deref(), Ok("c3b2-a1"));
    replay.go_to(2);
    assert_eq!(arranged(&replay).as_deref(), Ok("b2-a1"));
    // The same holds in a variation.
    replay.try_ply(Ply::Move(at("a3"))).expect("a free cell");
    assert_eq!(arranged(&replay).as_deref(), Ok("a3b2-a1"));
}

#[test]
fn a_game_begins_with_the_side_that_was_chosen_to_move() {
    for (chosen, sides) in
        [(Mark::X, [Side::First, Side::Second]), (Mark::O, [Side::Second, Side::First])]
    {
        let mut table = Table::new(FRIENDS);
        let mut position = table.arrangement(FRIENDS);
        position.put(at("b2"), Side::First);
        position.put(at("a1"), Side::Second);
        position.let_move_next(chosen);
        table.apply(Intent::PlayFrom { setup: FRIENDS, arrangement: position });
        let session = &table.session;
        let seating = session.seating();
        assert_eq!(session.status(), Status::ToMove(Seat::One), "who starts in the setup");
        assert_eq!(seating.mark(Seat::One), chosen);
        assert_eq!(["b2", "a1"].map(|cell| session.game().board().get(at(cell))), sides.map(Some));
        let marks = ["b2", "a1"].map(|cell| session.cell(at(cell)).mark);
        assert_eq!(marks, [Some((Mark::X, None)), Some((Mark::O, None))], "as they looked");
    }
}

#[test]
fn an_unplayable_position_is_refused() {
    let mut table = Table::new(FRIENDS);
    let mut position = table.arrangement(FRIENDS);
    position.put(at("b2"), Side::Second);
    let play = Intent::PlayFrom { setup: FRIENDS, arrangement: position };
    assert_eq!(
        table.apply(play),
        Effects::refused(Refusal::Position(ArrangeError::Counts { first: 0, second: 1 }))
    );
}

#[test]
fn a_game_on_another_board_is_refused() {
    let mut table = Table::new(FRIENDS);
    let (setup, seating) = (table.session.setup(), table.session.seating());
    let game = Game::new(rules("4x4k4"));
    assert_eq!(
        table.apply(Intent::PlayOn { setup, seating, game }),
        Effects::refused(Refusal::CannotContinue)
    );
}

#[test]
fn a_replay_of_an_arranged_game_begins_at_its_start() {
    let mut table = Table::new(FRIENDS);
    table.arrange("a1b1-b2");
    // The second side is to move and should have blocked the row on c1.
    table.place(&["a2", "c1"]);
    let mut replay = table.reviewed();
    assert_eq!((replay.at(), replay.moves().len()), (2, 2));
    assert_eq!(replay.review().decisive, Some(0));
    assert_eq!(replay.shown().seat_of_move(0), Seat::Two);
    replay.go_to(0);
    assert_eq!(replay.at(), 0);
    assert_eq!(replay.cell(at("a1")).mark, Some((Mark::X, None)));
    assert_eq!(replay.cell(at("a2")).mark, None);
    assert_eq!(replay.shown().status(), Status::ToMove(Seat::Two));
    assert!(replay.cell(at("c1")).is_advised);
    replay.go_to(1);
    assert_eq!(replay.shown().last_move(), Some((Seat::Two, at("a2"))));
    replay.go_to(99);
    assert_eq!(replay.shown().game(), table.session.game());
}

#[test]
fn a_thought_about_an_arranged_position_shows_the_marks_of_the_side_to_move() {
    let mut table = Table::new(FRIENDS);
    table.arrange("a3c3b2-b3a2b1");
    table.place(&["c2"]);
    let thought = |table: &Table| {
        let (game, seating) = (table.session.game(), table.session.seating());
        let (game, seating) = Thought::subject(game, seating, false).expect("few free cells");
        let tree = CallTree::grow(position(&game), false).expect("a small board");
        Thought::new(game, seating, tree, Counts::default()).expect("calls about this game")
    };
    assert_eq!([0, 1].map(|depth| thought(&table).mark_at(depth)), [Mark::O, Mark::X]);
    table.apply(Intent::Undo);
    assert_eq!([0, 1].map(|depth| thought(&table).mark_at(depth)), [Mark::X, Mark::O]);
}

#[test]
fn calls_for_another_game_are_refused() {
    let (one, other) = (played("3x3k3", "a1b2c3b1"), played("3x3k3", "a1b2c3b3"));
    let seating = Table::new(FRIENDS).session.seating();
    let tree = |game| CallTree::grow(position(game), false).expect("a small board");
    let thought = |game: &Game, tree| Thought::new(game.clone(), seating, tree, Counts::default());
    assert!(thought(&one, tree(&one)).is_some());
    assert!(thought(&one, tree(&other)).is_none());
}

#[test]
fn small_boards_use_marks_and_larger_ones_stones() {
    let usual = |board: &str| Pieces::usual(rules(board));
    for board in ["3x3k3", "4x4k4", "6x6k5", "6x3k4"] {
        assert_eq!(usual(board), Pieces::Marks, "{board}");
    }
    for board in ["7x7k4", "7x3k3", "6x7k4", "15x15k5e", "40x40k5"] {
        assert_eq!(usual(board), Pieces::Stones, "{board}");
    }
    assert_eq!(Setup::DEFAULT.pieces, Pieces::Marks);
}

#[test]
fn pieces_are_stored_but_do_not_change_the_pairing() {
    let stones = Setup { pieces: Pieces::Stones, ..FRIENDS };
    assert_eq!(stones.pairing(), FRIENDS.pairing());
    let stored = Table::new(stones).session.saved();
    assert_eq!(stored, "3x3k3/friends/one/starter-is-x/one/one////-/stones/");
    let (restored, _) = Session::restore(&stored).expect("a game");
    assert_eq!(restored.setup(), stones);
}

#[test]
fn filling_the_screen_is_stored_but_does_not_change_the_pairing() {
    let rules = rules("15x15k5");
    let fills = Setup { rules, pieces: Pieces::Stones, fills: true, ..FRIENDS };
    assert_eq!(fills.pairing(), Setup { fills: false, ..fills }.pairing());
    let stored = Table::new(fills).session.saved();
    assert_eq!(stored, "15x15k5/friends/one/starter-is-x/one/one////-/stones/fills");
    let (restored, _) = Session::restore(&stored).expect("a game");
    assert_eq!(restored.setup(), fills);
}

/// Where a variation begins, its move and that of the game are on the board as ghosts with the same number.
#[test]
fn a_replay_marks_the_moves_with_which_known_lines_go_on() {
    let mut table = Table::new(FIRST_FREE);
    table.place(&["a1", "b1", "c1"]);
    let mut replay = Replay::of(&table.session);
    replay.go_to(3);
    let ghosts = |replay: &Replay| -> Vec<_> {
        let cells = Rules::NOUGHTS_AND_CROSSES.shape().cells();
        cells.filter_map(|cell| Some((cell, replay.cell(cell).ghost?))).collect()
    };
    assert_eq!(ghosts(&replay), [], "there is only one line");
    replay.try_ply(Ply::Move(at("c3"))).expect("legal");
    assert_eq!(ghosts(&replay), []);
    replay.go_to(3);
    assert_eq!(ghosts(&replay), [(at("b3"), (Mark::O, 4)), (at("c3"), (Mark::O, 4))]);
}
