//! The position before the first move.

use super::{
    Colour, Mistake,
    board::{Points, Stones},
    info::Info,
    parser::{Node, Parser, Piece, Value},
};
use crate::engine::{ArrangeError, Cell, GameTree, Rules, Start, records::RecordReason};

/// The position before the first move.
#[derive(Debug)]
pub(super) struct SetUp {
    stones: Stones,
    /// The number of bytes before the first of its points, or before the game.
    pub(super) at: usize,
    /// The number of moves that are part of it, because they only put stones on the board.
    pub(super) moves: usize,
    /// Who makes the first move after it.
    to_move: Option<Colour>,
}

impl SetUp {
    /// Reads the position that properties set up.
    pub(super) fn read<'a>(
        info: &Info<'a>,
        parser: &Parser<'a>,
        points: Points,
        points_left: &mut usize,
    ) -> Result<Self, Mistake> {
        let mut stones = Stones::new(points);
        let mut first = None;
        let nodes = parser.clone().first_nodes().take(info.nodes);
        for value in nodes.flat_map(Node::values) {
            let colour = match &*value.name {
                "AB" => Some(Colour::Black),
                "AW" => Some(Colour::White),
                "AE" => None,
                _ => continue,
            };
            first.get_or_insert(value.at);
            let cells = points.cells(value.text, points_left);
            for cell in cells.map_err(|reason| Mistake::new(value.at, reason))? {
                stones.put(cell, colour);
            }
        }
        Ok(Self {
            stones,
            at: first.unwrap_or(parser.at()),
            moves: leading_passes(parser, points),
            to_move: first_stone(parser, points).or(info.to_move),
        })
    }

    pub(super) fn is_empty(&self) -> bool {
        self.stones.counts() == [0, 0]
    }

    /// Returns a tree that begins from this position, and whether its first side is white.
    pub(super) fn begin(&self, rules: Rules) -> Result<(GameTree, bool), ArrangeError> {
        let [black, white] = self.stones.counts();
        let starter = begins(black, white, self.to_move);
        let starts_white = starter == Some(Colour::White) && !rules.starter_is_black();
        let [first, second] = if starts_white {
            [Colour::White, Colour::Black]
        } else {
            [Colour::Black, Colour::White]
        };
        let start = Start::new(self.stones.of(first), self.stones.of(second));
        GameTree::arrange(rules, start).map(|tree| (tree, starts_white))
    }
}

/// Returns the moves of these values; a pass has no cell.
fn moves<'a>(
    values: impl Iterator<Item = Value<'a>>,
    points: Points,
) -> impl Iterator<Item = (Colour, Option<Result<Cell, RecordReason>>)> {
    values.filter_map(move |value| points.stone(&value))
}

/// Returns the number of passes before the first stone.
fn leading_passes(parser: &Parser<'_>, points: Points) -> usize {
    let values = parser.clone().first_nodes().flat_map(Node::values);
    moves(values, points).take_while(|(_, cell)| cell.is_none()).count()
}

/// Returns the colour of the first stone.
fn first_stone(parser: &Parser<'_>, points: Points) -> Option<Colour> {
    let nodes = parser.clone().filter_map(|piece| match piece {
        Piece::Node(node) => Some(node),
        Piece::Open | Piece::Close => None,
    });
    let mut moves = moves(nodes.flat_map(Node::values), points);
    moves.find(|(_, cell)| cell.is_some()).map(|(colour, _)| colour)
}

/// Returns the position that the first moves make, if one colour has more than one stone before the other has any, and
/// players can go on from it in turn.
pub(super) fn placed_by_moves(parser: &Parser<'_>, points: Points) -> Option<SetUp> {
    let most = points.count();
    // Both colours' stones, each with the number of moves up to it.
    let mut runs: [Vec<(usize, Cell)>; 2] = [Vec::new(), Vec::new()];
    let [first_run, second_run] = &mut runs;
    let mut starter = None;
    let mut goes_on = false;
    for (before, (colour, cell)) in
        moves(parser.clone().first_nodes().flat_map(Node::values), points).enumerate()
    {
        let Some(cell) = cell.and_then(Result::ok) else { continue };
        let run = if *starter.get_or_insert(colour) == colour {
            goes_on = !second_run.is_empty();
            &mut *first_run
        } else {
            &mut *second_run
        };
        if goes_on || run.len() >= most {
            break;
        }
        run.push((before + 1, cell));
    }
    let starter = starter.filter(|_| first_run.len() > 1)?;
    (1..=second_run.len()).rev().find_map(|second| {
        let to_move = if second < second_run.len() {
            Some(starter.other())
        } else {
            goes_on.then_some(starter)
        };
        let (last, counts) = (second_run.get(second - 1)?, [first_run.len(), second]);
        let [black, white] = if starter == Colour::Black { counts } else { [counts[1], counts[0]] };
        begins(black, white, to_move)?;
        let mut stones = Stones::new(points);
        for (run, colour) in [(&*first_run, starter), (&*second_run, starter.other())] {
            for &(_, cell) in run.iter().take_while(|(moves, _)| *moves <= last.0) {
                stones.put(cell, Some(colour));
            }
        }
        let set_up = SetUp { stones, at: parser.at(), moves: last.0, to_move };
        (set_up.stones.counts() == [black, white]).then_some(set_up)
    })
}

/// Returns which colour has begun if these are the numbers of black's and white's stones. If it can be either, it is black.
const fn begins(black: usize, white: usize, to_move: Option<Colour>) -> Option<Colour> {
    match to_move {
        Some(Colour::Black) | None if black == white => Some(Colour::Black),
        Some(Colour::White) | None if black == white + 1 => Some(Colour::Black),
        Some(Colour::White) if black == white => Some(Colour::White),
        Some(Colour::Black) | None if white == black + 1 => Some(Colour::White),
        _ => None,
    }
}
