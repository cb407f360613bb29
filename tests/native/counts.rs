//! Exact counts for noughts and crosses, found by playing every possible game.

use std::collections::{HashMap, HashSet};

use in_a_row::engine::{Cell, Game, Outcome, Ply, Rules, Side};

use crate::common::winner;

/// The marks, row by row from the top.
type Marks = [Option<Side>; 9];

/// The eight lines, given by places in [`Marks`].
const LINES: [[usize; 3]; 8] =
    [[0, 1, 2], [3, 4, 5], [6, 7, 8], [0, 3, 6], [1, 4, 7], [2, 5, 8], [0, 4, 8], [2, 4, 6]];

fn winner_of(marks: &Marks) -> Option<Side> {
    LINES
        .iter()
        .find_map(|&[a, b, c]| marks[a].filter(|_| marks[a] == marks[b] && marks[b] == marks[c]))
}

fn is_full(marks: &Marks) -> bool {
    marks.iter().all(Option::is_some)
}

fn turn(marks: &Marks) -> Side {
    Side::at_ply(marks.iter().flatten().count())
}

fn successors(marks: &Marks) -> impl Iterator<Item = (usize, Marks)> {
    let side = turn(marks);
    (0..9).filter(|&place| marks[place].is_none()).map(move |place| {
        let mut next = *marks;
        next[place] = Some(side);
        (place, next)
    })
}

/// Returns whether any continuation completes a line.
fn can_be_decided(marks: &Marks, known: &mut HashMap<Marks, bool>) -> bool {
    if let Some(&answer) = known.get(marks) {
        return answer;
    }
    let answer = winner_of(marks).is_some()
        || successors(marks).any(|(_, next)| can_be_decided(&next, known));
    known.insert(*marks, answer);
    answer
}

/// The point at which a game without a line ends.
#[derive(Clone, Copy, PartialEq, Eq)]
enum DrawRule {
    /// On the full board, as in the literature.
    FullBoard,
    /// As soon as neither side can complete a line any more, as in the engine.
    Certain,
}

#[derive(Debug, Default, PartialEq, Eq)]
struct Count {
    won_by_first: usize,
    won_by_second: usize,
    drawn: usize,
}

impl Count {
    fn add(&mut self, winner: Option<Side>) {
        match winner {
            Some(Side::First) => self.won_by_first += 1,
            Some(Side::Second) => self.won_by_second += 1,
            None => self.drawn += 1,
        }
    }
}

/// Plays all games and counts them.
struct Counter {
    rule: DrawRule,
    known: HashMap<Marks, bool>,
    games: Count,
    positions: HashSet<Marks>,
    ends: HashSet<Marks>,
}

impl Counter {
    fn of_all_games(rule: DrawRule) -> Self {
        let mut counter = Self {
            rule,
            known: HashMap::new(),
            games: Count::default(),
            positions: HashSet::new(),
            ends: HashSet::new(),
        };
        counter.play_on(&mut Game::new(Rules::NOUGHTS_AND_CROSSES), [None; 9]);
        counter
    }

    /// Plays every game from here, and compares the engine's game with `marks` at each step. Once a draw is certain,
    /// the engine's game has ended and doesn't change.
    fn play_on(&mut self, game: &mut Game, marks: Marks) {
        self.positions.insert(marks);
        let undecided = can_be_decided(&marks, &mut self.known);
        let expected = winner_of(&marks);
        assert_eq!(winner(game), expected, "{marks:?}");
        assert_eq!(game.outcome() == Some(&Outcome::Draw), !undecided, "{marks:?}");

        let drawn = match self.rule {
            DrawRule::FullBoard => is_full(&marks),
            DrawRule::Certain => !undecided,
        };
        if expected.is_some() || drawn {
            self.games.add(expected);
            self.ends.insert(marks);
            return;
        }
        for (place, next) in successors(&marks) {
            let played = game.play(cell(place)).is_ok();
            assert_eq!(played, undecided, "{marks:?}");
            self.play_on(game, next);
            if played {
                assert_eq!(game.undo(), Some(Ply::Move(cell(place))));
            }
        }
    }

    fn end_positions(&self) -> Count {
        let mut count = Count::default();
        self.ends.iter().for_each(|marks| count.add(winner_of(marks)));
        count
    }
}

fn cell(place: usize) -> Cell {
    Rules::NOUGHTS_AND_CROSSES.shape().cells().nth(place).expect("nine cells")
}

#[test]
fn the_board_has_the_eight_known_lines() {
    let lines: Vec<Vec<Cell>> =
        Rules::NOUGHTS_AND_CROSSES.lines().map(|line| line.cells().collect()).collect();
    let mut expected: Vec<Vec<Cell>> =
        LINES.iter().map(|line| line.iter().map(|&place| cell(place)).collect()).collect();
    // In the engine, the rising diagonal starts at the lower left.
    expected[7].reverse();
    assert_eq!(lines, expected);
}

#[test]
fn counts_with_games_to_a_line_or_a_full_board_are_the_known_ones() {
    let counter = Counter::of_all_games(DrawRule::FullBoard);
    let games = Count { won_by_first: 131_184, won_by_second: 77_904, drawn: 46_080 };
    assert_eq!(counter.games, games);
    assert_eq!(games.won_by_first + games.won_by_second + games.drawn, 255_168);
    assert_eq!(counter.positions.len(), 5_478);
    assert_eq!(counter.ends.len(), 958);
    assert_eq!(counter.end_positions(), Count { won_by_first: 626, won_by_second: 316, drawn: 16 });
}

#[test]
fn counts_with_games_until_the_result_is_certain() {
    let counter = Counter::of_all_games(DrawRule::Certain);
    let games = Count { won_by_first: 131_184, won_by_second: 77_904, drawn: 40_896 };
    assert_eq!(counter.games, games);
    assert_eq!(counter.positions.len(), 5_462);
    assert_eq!(counter.ends.len(), 1_062);
    assert_eq!(
        counter.end_positions(),
        Count { won_by_first: 626, won_by_second: 316, drawn: 120 }
    );
}
