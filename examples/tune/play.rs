use in_a_row::engine::{
    Game, Rules, Side,
    search::{Limit, Score, Search, Untimed},
};

use super::numbers::Numbers;

/// Two programs that differ only in their numbers.
pub struct Players([Search; 2]);

/// The size of a transposition table, which is cleared before each game.
const TABLE_BYTES: usize = 1 << 20;

impl Players {
    pub fn new(rules: Rules) -> Self {
        Self([Search::new(rules, TABLE_BYTES), Search::new(rules, TABLE_BYTES)])
    }

    /// Plays two games from this opening, with sides swapped. Returns the first program's wins minus its losses.
    pub fn play(&mut self, opening: &Game, numbers: [Numbers; 2], nodes: u64) -> f64 {
        for (search, numbers) in self.0.iter_mut().zip(numbers) {
            search.tune(&numbers.weights, numbers.margins);
        }
        [Side::First, Side::Second].into_iter().map(|side| self.play_as(side, opening, nodes)).sum()
    }

    /// The same for one game, in which the first program plays this side.
    fn play_as(&mut self, first: Side, opening: &Game, nodes: u64) -> f64 {
        self.0.iter_mut().for_each(Search::clear);
        match self.winner(first, opening.clone(), nodes) {
            Some(winner) if winner == first => 1.0,
            Some(_) => -1.0,
            None => 0.0,
        }
    }

    /// The winner, if any. A game ends as soon as one of the programs sees a win or a loss.
    fn winner(&mut self, first: Side, mut game: Game, nodes: u64) -> Option<Side> {
        while let Some(position) = game.position() {
            let side = position.turn();
            let search = &mut self.0[usize::from(side != first)];
            let info = search.think(position, Limit::Nodes(nodes), &mut Untimed);
            match info.score {
                Score::MateIn(_) => return Some(side),
                Score::MatedIn(_) => return Some(side.other()),
                Score::Heuristic(_) => game.play(info.best).ok()?,
            }
        }
        game.outcome()?.winner()
    }
}
