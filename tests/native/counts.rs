//! Exact counts of noughts and crosses, by playing every possible game.

use std::collections::{HashMap, HashSet};

use in_a_row::engine::{Cell, Game, Outcome, Rules, Side};

use crate::common::winner;

/// The marks row by row from the top, as a rule book would print them.
type Marks = [Option<Side>; 9];

/// The eight lines of the rule book, by place in [`Marks`].
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

/// Whether any way of playing on completes a line.
fn can_be_decided(marks: &Marks, known: &mut HashMap<Marks, bool>) -> bool {
    if let Some(&answer) = known.get(marks) {
        return answer;
    }
    let answer = winner_of(marks).is_some()
        || successors(marks).any(|(_, next)| can_be_decided(&next, known));
    known.insert(*marks, answer);
    answer
}

/// When a game without a line ends.
#[derive(Clone, Copy, PartialEq, Eq)]
enum DrawRule {
    /// On the full board: what the counts in the literature mean.
    FullBoard,
    /// As soon as neither side can complete a line any more: this game's rule.
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

struct Play {
    rule: DrawRule,
    known: HashMap<Marks, bool>,
    games: Count,
    positions: HashSet<Marks>,
    ends: HashSet<Marks>,
}

impl Play {
    fn everything(rule: DrawRule) -> Self {
        let mut play = Self {
            rule,
            known: HashMap::new(),
            games: Count::default(),
            positions: HashSet::new(),
            ends: HashSet::new(),
        };
        play.on(&mut Game::new(Rules::NOUGHTS_AND_CROSSES), [None; 9]);
        play
    }

    /// Plays every game from here, comparing the engine's game with the rule book's at each step.
    /// Past a certain draw the engine's game stands still, as it has ended.
    fn on(&mut self, game: &mut Game, marks: Marks) {
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
            self.on(game, next);
            if played {
                assert_eq!(game.undo(), Some(cell(place)));
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
fn the_eight_lines() {
    let lines: Vec<Vec<Cell>> =
        Rules::NOUGHTS_AND_CROSSES.lines().map(|line| line.cells().collect()).collect();
    let mut rule_book: Vec<Vec<Cell>> =
        LINES.iter().map(|line| line.iter().map(|&place| cell(place)).collect()).collect();
    // The engine reads the rising diagonal from the lower left.
    rule_book[7].reverse();
    assert_eq!(lines, rule_book);
}

#[test]
fn played_to_a_line_or_a_full_board() {
    let play = Play::everything(DrawRule::FullBoard);
    let games = Count { won_by_first: 131_184, won_by_second: 77_904, drawn: 46_080 };
    assert_eq!(play.games, games);
    assert_eq!(games.won_by_first + games.won_by_second + games.drawn, 255_168);
    assert_eq!(play.positions.len(), 5_478);
    assert_eq!(play.ends.len(), 958);
    assert_eq!(play.end_positions(), Count { won_by_first: 626, won_by_second: 316, drawn: 16 });
}

#[test]
fn played_until_the_result_is_certain() {
    let play = Play::everything(DrawRule::Certain);
    let games = Count { won_by_first: 131_184, won_by_second: 77_904, drawn: 40_896 };
    assert_eq!(play.games, games);
    assert_eq!(play.positions.len(), 5_462);
    assert_eq!(play.ends.len(), 1_062);
    assert_eq!(play.end_positions(), Count { won_by_first: 626, won_by_second: 316, drawn: 120 });
}
