//! Forced wins and losses that players are told about hold against every defence, to the end of the game.
//!
//! The checker knows only [`Game::play`]. It plays the engine's moves against every reply, so a false claim of a win
//! would be found. It also checks published results on four in a row: J. Uiterwijk, *Solving strong and weak
//! 4-in-a-row* (2019).

use std::{collections::HashSet, ops::Range, time::Duration};

use in_a_row::engine::{
    Board, Cell, Game, Rules, Side, Variant,
    advice::{DeepHint, DeepReview, Evaluation, Hint, Verdict},
    exact::Value,
    notation,
    search::{Control, Limit, Score, Search, SearchInfo, Untimed},
};
use rand::{RngExt, SeedableRng};
use rand_xoshiro::Xoshiro128PlusPlus;

use crate::common::{draw, guarded_game, played, position, rules, winner};

const TABLE_BYTES: usize = 8 << 20;

/// The node limit for each move that the engine plays for the checker. In one line it needs more than 50,000 nodes to
/// find the win of a review again.
const NODES: u64 = 200_000;

/// Plays the engine's wins against every defence.
struct Checker {
    search: Search,
    side: Side,
    /// The position in which the win was claimed, for messages.
    claimed_in: String,
    /// The positions, with the engine to move, in which its win has been played out.
    won: HashSet<Board>,
}

impl Checker {
    /// Creates a checker for the claim that this side wins this game.
    fn new(game: &Game, side: Side) -> Self {
        let claimed_in = format!("{}/{}", game.rules(), notation::write_moves(game.moves()));
        let search = Search::new(game.rules(), TABLE_BYTES);
        Self { search, side, claimed_in, won: HashSet::new() }
    }

    /// Asserts that the engine's moves win from here, whatever the other side plays.
    fn assert_wins(&mut self, game: &mut Game) {
        if position(game).turn() != self.side {
            return self.assert_wins_against_every_reply(game);
        }
        if self.won.contains(game.board()) {
            return;
        }
        let info = self.search.think(position(game), Limit::Nodes(NODES), &mut Untimed);
        let moves = notation::write_moves(game.moves());
        let is_seen = matches!(info.score, Score::MateIn(_));
        assert!(is_seen, "{} is claimed to be won, but not {moves}: {info:?}", self.claimed_in);
        self.assert_wins_with(game, info.best);
        self.won.insert(game.board().clone());
    }

    /// Asserts the same with this as the engine's next move.
    fn assert_wins_with(&mut self, game: &mut Game, cell: Cell) {
        game.play(cell).expect("a legal move");
        if game.outcome().is_none() {
            self.assert_wins_against_every_reply(game);
        } else {
            assert_eq!(winner(game), Some(self.side), "{}", draw(game.board()));
        }
        game.undo();
    }

    fn assert_wins_against_every_reply(&mut self, game: &mut Game) {
        let replies: Vec<_> = game.legal_moves().collect();
        for reply in replies {
            game.play(reply).expect("a legal move");
            assert_eq!(game.outcome(), None, "{reply} refutes the win{}", draw(game.board()));
            self.assert_wins(game);
            game.undo();
        }
    }
}

/// A clock that advances by a millisecond whenever it is read.
struct Ticks(u64);

impl Control for Ticks {
    fn elapsed(&mut self) -> Duration {
        self.0 += 1;
        Duration::from_millis(self.0)
    }
}

fn hint(game: &Game, search: &mut Search) -> Hint {
    search.clear();
    let mut hint = DeepHint::begin(game.clone(), search, Duration::from_millis(20));
    let mut clock = Ticks(0);
    while hint.resume(search, &mut clock) {}
    hint.hint().expect("a running game")
}

/// Boards, and the numbers of free cells in positions where a hint is requested.
const BOARDS: [(&str, Range<usize>); 8] = [
    ("6x6k4", 16..32),
    ("7x7k4e", 28..44),
    ("9x9k4", 66..78),
    ("8x8k5", 24..50),
    ("8x7k5e", 20..44),
    ("8x7k5c", 20..44),
    ("8x8k5o", 24..50),
    ("15x15k5r", 20..60),
];

#[test]
fn forced_results_of_hints_hold_against_every_defence() {
    let mut random = Xoshiro128PlusPlus::seed_from_u64(5);
    let (mut wins, mut losses) = (0, 0);
    for (board, free) in BOARDS {
        let mut search = Search::new(rules(board), TABLE_BYTES);
        for _ in 0..12 {
            let mut game =
                guarded_game(played(board, ""), random.random_range(free.clone()), &mut random);
            let Some(position) = game.position() else { continue };
            let turn = position.turn();
            let hint = hint(&game, &mut search);
            match hint.value {
                Some(Value::Win(plies)) => {
                    wins += usize::from(plies > 3);
                    Checker::new(&game, turn).assert_wins_with(&mut game, hint.cell);
                }
                Some(Value::Loss(_)) => {
                    losses += 1;
                    Checker::new(&game, turn.other()).assert_wins(&mut game);
                }
                Some(Value::Draw) | None => {}
            }
        }
    }
    assert!(wins > 8 && losses > 3, "{wins} wins and {losses} losses are claimed");
}

#[test]
fn forced_wins_of_reviews_hold_against_every_defence() {
    let mut random = Xoshiro128PlusPlus::seed_from_u64(6);
    let (mut proved, mut missed) = (0, 0);
    // A whole game on a large board would have too many claims to replay.
    for (board, _) in BOARDS.into_iter().filter(|(board, _)| !board.starts_with("15x15")) {
        let mut search = Search::new(rules(board), TABLE_BYTES);
        for _ in 0..2 {
            let game = guarded_game(played(board, ""), 0, &mut random);
            let mut deep = DeepReview::new(game.clone());
            while deep.resume(&mut search) {}
            let review = deep.review();
            for (ply, judged) in review.moves.iter().enumerate() {
                let mut before = game.after(ply);
                let mut after = game.after(ply + 1);
                if let Evaluation::Won(side, _) = judged.evaluation
                    && after.position().is_some()
                {
                    proved += 1;
                    Checker::new(&after, side).assert_wins(&mut after);
                }
                let side = position(&before).turn();
                let could_win = review.evaluation_before(ply).winner() == Some(side);
                if could_win && judged.verdict == Verdict::Blunder {
                    missed += 1;
                    Checker::new(&before, side).assert_wins_with(&mut before, judged.better[0]);
                }
            }
        }
    }
    assert!(proved > 30 && missed > 2, "{proved} wins and {missed} missed ones are claimed");
}

/// Never stops the search, and asserts that it claims no forced win or loss.
struct ExpectNoClaims;

impl Control for ExpectNoClaims {
    fn elapsed(&mut self) -> Duration {
        Duration::ZERO
    }

    fn progress(&mut self, info: &SearchInfo) {
        assert!(matches!(info.score, Score::Heuristic(_)), "{info:?}");
    }
}

#[test]
fn the_search_never_claims_a_forced_win_of_four_in_a_row_on_5x5() {
    let game = played("5x5k4", "");
    let mut search = Search::new(game.rules(), TABLE_BYTES);
    search.think(position(&game), Limit::Depth(14), &mut ExpectNoClaims);
    for cell in ["c3", "b2", "a1", "c2"] {
        let game = played("5x5k4", cell);
        search.think(position(&game), Limit::Depth(14), &mut ExpectNoClaims);
    }
}

/// Returns a game of four in a row after a first move in the centre.
fn after_the_centre(columns: u8, rows: u8) -> Game {
    let size = Rules::new(columns, rows, 4, Variant::Freestyle).expect("rules within bounds");
    let mut game = Game::new(size);
    let centre = Cell::new(i16::from(columns - 1) / 2, i16::from(rows - 1) / 2);
    game.play(centre).expect("a legal move");
    game
}

#[test]
fn the_search_sees_that_every_reply_to_the_first_move_loses() {
    let sizes = (5..=10).flat_map(|columns| (5..=10).map(move |rows| (columns, rows)));
    for (columns, rows) in sizes.filter(|&size| size != (5, 5)) {
        let mut game = after_the_centre(columns, rows);
        let mut search = Search::new(game.rules(), TABLE_BYTES);
        let replies: Vec<_> = game.legal_moves().collect();
        for reply in replies {
            game.play(reply).expect("a legal move");
            let info = search.think(position(&game), Limit::Nodes(10_000), &mut Untimed);
            assert!(matches!(info.score, Score::MateIn(_)), "{info:?}{}", draw(game.board()));
            game.undo();
        }
    }
}

/// Plays the engine's win to the end. That takes too long on larger boards: for these, `examples/values` checks a proof
/// by the same rules.
#[test]
fn the_first_player_wins_against_every_defence() {
    for (columns, rows) in [(5, 6), (6, 6), (7, 5)] {
        let mut game = after_the_centre(columns, rows);
        Checker::new(&game, Side::First).assert_wins(&mut game);
    }
}
