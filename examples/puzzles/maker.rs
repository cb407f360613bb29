//! Looks for puzzles in positions, and proves them.

use in_a_row::engine::{
    Cell, Form, Game, Position, Rules, Start, crc32,
    puzzles::{Goal, Puzzle, Theme},
    search::{Limit, Score, Search, Untimed},
};
use rand::Rng;

use crate::{attempts, proof::Prover, rating::Rater, source, themes};

/// The nodes of the first look at a position.
const LOOK: u64 = 4_000;

/// The rounds of nodes that search for a second move that reaches the goal. Most of them are found in the first
/// rounds. After the first move of a line, the last round is left out.
const SECOND: [u64; 3] = [4_000, 20_000, 100_000];

/// The nodes that search for the longest defence, or for the win after it.
const LINE: u64 = 60_000;

/// The most threats and the limit of the search for a win of the other side after a move that is to hold.
const ANSWER: (u32, Limit) = (9, Limit::Nodes(300_000));

/// No other move may have a higher score, in hundredths of a logit. Even if its win can't be proved, a person would not
/// understand why it is wrong.
const UNCLEAR: i32 = 300;

/// A win in at most this many plies needs no single moves any more: nothing helps against it.
const DECIDED: u32 = 3;

/// The size of the transposition table.
const TABLE_BYTES: usize = 8 << 20;

/// The fewest marks of a puzzle on a large board.
const FEWEST_MARKS: usize = 7;

/// Positions of a game are alike, so that its next puzzle comes at least this many moves later.
const BETWEEN: usize = 8;

/// Makes puzzles on one board.
pub struct Maker {
    rules: Rules,
    search: Search,
    prover: Prover,
    rater: Rater,
}

impl Maker {
    pub fn new(rules: Rules) -> Self {
        Self {
            rules,
            search: Search::new(rules, TABLE_BYTES),
            prover: Prover::new(rules),
            rater: Rater::new(rules),
        }
    }

    /// Plays the game with this number, and returns the puzzles of these kinds in it. The same arguments give the same
    /// puzzles.
    pub fn attempt(&mut self, seed: u64, number: u64, kinds: &[Theme]) -> Vec<Puzzle> {
        // Every board has games of its own.
        let board = crc32(self.rules.to_string().bytes());
        let mut random = attempts::random(seed ^ u64::from(board) << 32, number);
        self.search.clear();
        let played = source::game(self.rules, &mut self.search, &mut random);
        let mut puzzles = Vec::new();
        let mut moves = if self.is_small() { 2 } else { FEWEST_MARKS };
        while moves < played.moves().len() {
            let before = played.after(moves);
            let game = Game::arrange(self.rules, Start::from_board(before.board())).ok();
            let puzzle = game.and_then(|game| self.puzzle(&game, kinds, &mut random));
            moves += if puzzle.is_some() { BETWEEN } else { 1 };
            puzzles.extend(puzzle);
        }
        puzzles
    }

    /// Returns whether the board is small enough to look for puzzles in every position.
    fn is_small(&self) -> bool {
        self.rules.shape().cell_count() <= 27
    }

    /// Returns the puzzle of one of these kinds in this position, if there is one.
    fn puzzle(&mut self, game: &Game, kinds: &[Theme], random: &mut impl Rng) -> Option<Puzzle> {
        let position = game.position()?;
        let (own, other) = (position.turn(), position.turn().other());
        // A win at once is no puzzle, and neither is the only reply to a threat to complete a run.
        if position
            .legal_moves()
            .any(|cell| position.wins_at(cell, own) || position.wins_at(cell, other))
        {
            return None;
        }
        self.search.clear();
        let info = self.search.think(position, Limit::Nodes(LOOK), &mut Untimed);
        let kind = match info.score {
            Score::MateIn(_) if self.wins_by_fours(position) => Theme::Fours,
            Score::MateIn(_) => Theme::Threats,
            Score::MatedIn(_) => return None,
            Score::Heuristic(_) => Theme::Defence,
        };
        if !kinds.contains(&kind) {
            return None;
        }
        let (goal, line) = match kind {
            Theme::Defence => (Goal::Hold, vec![self.only_hold(game, info.best)?]),
            _ => (Goal::Win, self.winning_line(game)?),
        };
        let themes = themes::of(game, kind, &line);
        let rating = self.rater.rating(game, &line, random);
        let (rules, start) = (self.rules, game.start().clone());
        let puzzle = Puzzle::new(rules, start, goal, line, themes, rating).ok()?;
        self.prover.proves(&puzzle).then_some(puzzle)
    }

    /// Returns whether threats to complete a run are enough to win.
    fn wins_by_fours(&mut self, position: Position<'_>) -> bool {
        self.search.find_vcf(position, Limit::Nodes(LINE), &mut Untimed).is_some()
    }

    /// Returns the main line of a position that is won: each move of the solver is the only one that wins, and each reply is
    /// the longest defence. Returns `None` if several first moves win.
    fn winning_line(&mut self, game: &Game) -> Option<Vec<Cell>> {
        let (mut game, mut line) = (game.clone(), Vec::new());
        loop {
            let position = game.position()?;
            let info = self.search.think(position, Limit::Nodes(LINE), &mut Untimed);
            let Score::MateIn(plies) = info.score else { return usable(line) };
            if plies <= DECIDED && !line.is_empty() {
                line.push(info.best);
                return Some(line);
            }
            let rounds = if line.is_empty() { &SECOND[..] } else { &SECOND[..2] };
            if !self.is_only_win(position, info.best, rounds) {
                return usable(line);
            }
            line.push(info.best);
            game.play(info.best).ok()?;
            if plies <= DECIDED {
                return Some(line);
            }
            let reply = self.search.think(game.position()?, Limit::Nodes(LINE), &mut Untimed);
            if !matches!(reply.score, Score::MatedIn(_)) {
                return usable(line);
            }
            line.push(reply.best);
            game.play(reply.best).ok()?;
        }
    }

    /// Returns whether no other move wins, as far as the search sees.
    fn is_only_win(&mut self, position: Position<'_>, solution: Cell, rounds: &[u64]) -> bool {
        position.legal_moves().nth(1).is_some()
            && rounds.iter().all(|&nodes| match self.second(position, solution, nodes) {
                Score::MateIn(_) => false,
                Score::MatedIn(_) => true,
                Score::Heuristic(score) => score <= UNCLEAR,
            })
    }

    /// Returns `best` if it is the only move that does not lose.
    fn only_hold(&mut self, game: &Game, best: Cell) -> Option<Cell> {
        let position = game.position()?;
        let is_flat = matches!(self.rules.shape().form(), Form::Flat { .. });
        if is_flat && !self.is_small() && !self.search.is_threatened(position) {
            return None;
        }
        position.legal_moves().nth(1)?;
        // Every other move must be proved to lose.
        let others_lose = SECOND[..2]
            .iter()
            .any(|&nodes| matches!(self.second(position, best, nodes), Score::MatedIn(_)));
        if !others_lose {
            return None;
        }
        let info = self.search.think(position, Limit::Nodes(SECOND[2]), &mut Untimed);
        if info.best != best || !matches!(info.score, Score::Heuristic(_)) {
            return None;
        }
        let after = game.clone().with([best]).ok()?;
        let (threats, nodes) = ANSWER;
        let is_refuted = after.position().is_some_and(|answer| {
            self.search.find_vct(answer, threats, nodes, &mut Untimed).is_some()
        });
        (!is_refuted).then_some(best)
    }

    /// Returns the score of the best move beside this one.
    fn second(&mut self, position: Position<'_>, solution: Cell, nodes: u64) -> Score {
        let mut info = self.search.begin_beside(position, Limit::Nodes(nodes), &[solution]);
        self.search.resume(&mut info, &mut Untimed);
        info.score
    }
}

/// Returns the line up to the last move of the solver, if there is one.
fn usable(mut line: Vec<Cell>) -> Option<Vec<Cell>> {
    if line.len().is_multiple_of(2) {
        line.pop();
    }
    (!line.is_empty()).then_some(line)
}
