//! Wins and losses that the search claims hold against every legal move, although the search itself tries only a few.

use in_a_row::engine::{
    Cell, Game,
    bots::Opponent,
    search::{Limit, Score, Search, Untimed},
};
use rand::{Rng, RngExt, SeedableRng};
use rand_xoshiro::Xoshiro128PlusPlus;

use crate::common::{draw, played, position, rules};

/// Two searches on the same board: one makes claims and the other checks them.
pub(crate) struct Claims {
    search: Search,
    other: Search,
    count: u32,
}

impl Claims {
    pub(crate) fn new(board: &str) -> Self {
        let search = || Search::new(rules(board), 1 << 20);
        Self { search: search(), other: search(), count: 0 }
    }

    /// Searches for this many nodes. If that proves a win or a loss, asserts that it holds.
    fn check(&mut self, mut game: Game, nodes: u64) {
        self.search.clear();
        let info = self.search.think(position(&game), Limit::Nodes(nodes), &mut Untimed);
        match info.score {
            Score::MateIn(plies) if plies > 5 => game.play(info.best).expect("a legal move"),
            Score::MatedIn(plies) if plies > 2 => {}
            _ => return,
        }
        self.count += 1;
        let refutation = self.refutation(&mut game);
        assert_eq!(refutation, None, "refutes {:?} {}", info.score, draw(game.board()));
    }

    /// Returns a move after which the side that is then to move does not win. `None` if every move loses.
    pub(crate) fn refutation(&mut self, game: &mut Game) -> Option<Cell> {
        let moves: Vec<_> = game.legal_moves().collect();
        moves.into_iter().find(|&cell| {
            game.play(cell).expect("a legal move");
            let wins = self.wins(game);
            game.undo();
            !wins
        })
    }

    /// Returns whether the side to move wins, according to the main search or by threats alone.
    pub(crate) fn wins(&mut self, game: &Game) -> bool {
        let Some(position) = game.position() else { return false };
        let info = self.other.think(position, Limit::Nodes(60_000), &mut Untimed);
        let mut has_vct =
            || self.other.find_vct(position, 9, Limit::Nodes(240_000), &mut Untimed).is_some();
        matches!(info.score, Score::MateIn(_)) || has_vct()
    }
}

/// Plays a game in which each move is made by the guard or, more often, by a short search.
fn mixed_game(board: &str, marks: usize, search: &mut Search, random: &mut dyn Rng) -> Game {
    let mut game = played(board, "");
    while game.moves().len() < marks
        && let Some(position) = game.position()
    {
        let cell = if random.random_range(0..3) == 0 {
            Opponent::Guard.choose(position, random).expect("it follows a rule")
        } else {
            let nodes = Limit::Nodes(random.random_range(20..400));
            search.think(position, nodes, &mut Untimed).best
        };
        game.play(cell).expect("a legal move");
    }
    game
}

#[test]
fn a_claimed_win_or_loss_holds_against_every_legal_move() {
    let mut random = Xoshiro128PlusPlus::seed_from_u64(5);
    for (board, marks, count) in [
        ("6x6k4", 3..20, 60),
        ("7x7k4", 4..28, 60),
        ("9x9k5", 10..48, 30),
        ("15x15k5", 8..40, 4),
        ("15x15k5e", 8..40, 4),
        ("9x9k5c", 10..48, 20),
        ("15x15k5c", 8..40, 4),
        ("15x15k5o", 8..40, 4),
        ("15x15k5r", 8..60, 10),
    ] {
        let mut claims = Claims::new(board);
        while claims.count < count {
            let marks = random.random_range(marks.clone());
            let game = mixed_game(board, marks, &mut claims.search, &mut random);
            if game.position().is_some() {
                claims.check(game, 3_000);
            }
        }
    }
}

/// In these positions, the search once claimed a loss wrongly: it had tried only the first of the moves when the nodes
/// ran out.
#[test]
fn no_loss_is_claimed_before_every_move_was_tried() {
    for moves in [
        "e4h3h7f6a8i9d4e5d5b5e9f8a1a3c3c8e8e6b8b3h4e7a2e2b1i8i2d9g1",
        "d1h9i8c2i9f8a5b3c8b9d2f2d9f7i4g3a8a7c7d6e4a6a4f4a2h1d7h2e5e1a3a1f6",
    ] {
        Claims::new("9x9k5").check(played("9x9k5", moves), 3_000);
    }
}

/// In these positions, the search once claimed a win that a move far from every mark stops, as d4 does in the first.
#[test]
fn no_win_is_claimed_that_a_distant_move_stops() {
    for (board, moves) in [("7x7k4", "b7a7f1a6"), ("6x6k4", "a4a5f2c6e6a6")] {
        Claims::new(board).check(played(board, moves), 3_000);
    }
}
