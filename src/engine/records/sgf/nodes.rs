//! Makes a tree of a game's nodes.

use super::{
    CHOICE, Colour, Mistake, OFFER,
    board::{LETTERS, Points},
    is_ply,
    parser::{Node, Parser, Piece, Value, split, unescape, unescape_line},
};
use crate::engine::{
    Cell, Glyph, Notes, Ply, PointMark, Side,
    records::{Builder, RecordReason, WrongPly},
};

/// The number of brackets that may be open at once.
const MOST_NESTED: usize = 100_000;

/// The marks of a node that are known.
#[derive(Debug, Default)]
struct Seen {
    /// A bit for each kind of mark on each point. There are no points before the first mark.
    kinds: Vec<u8>,
    /// The number of marks.
    count: usize,
}

impl Seen {
    /// Adds a mark, and returns whether it is new.
    fn add(&mut self, points: Points, cell: Cell, mark: &PointMark) -> bool {
        self.kinds.resize(points.count(), 0);
        let kind = match mark {
            PointMark::Label(_) => 1,
            PointMark::Triangle => 2,
            PointMark::Square => 4,
            PointMark::Circle => 8,
            PointMark::Cross => 16,
        };
        let Some(kinds) = self.kinds.get_mut(points.index(cell)) else { return false };
        let is_new = *kinds & kind == 0;
        *kinds |= kind;
        self.count += usize::from(is_new);
        is_new
    }
}

/// A game that is being read.
#[derive(Debug)]
pub(super) struct ReadNodes<'r> {
    pub(super) builder: Builder,
    pub(super) points: Points,
    /// How many points rectangles may still have.
    pub(super) points_left: &'r mut usize,
    pub(super) starts_white: bool,
    /// How many nodes are still to come that belong to the root.
    pub(super) nodes_left: usize,
    /// How many moves are still to come that belong to the position before the first move.
    pub(super) moves_left: usize,
}

impl ReadNodes<'_> {
    /// Reads all nodes, and returns where the file breaks off, if it does.
    pub(super) fn read(&mut self, mut parser: Parser) -> Result<Option<usize>, Mistake> {
        // The number of plies of each variation that is open.
        let mut open = vec![0];
        while let Some(piece) = parser.next() {
            match piece {
                Piece::Open if open.len() >= MOST_NESTED => {
                    return Err(Mistake::new(parser.at(), RecordReason::TooLarge));
                }
                Piece::Open => open.push(0),
                Piece::Close => self.builder.back(open.pop().unwrap_or_default()),
                Piece::Node(node) => {
                    let plies = self.node(node)?;
                    if let Some(last) = open.last_mut() {
                        *last += plies;
                    }
                }
            }
        }
        Ok(parser.cut_off())
    }

    /// Reads a node, and returns how many plies it has.
    fn node(&mut self, node: Node) -> Result<usize, Mistake> {
        let mut plies = 0;
        if self.nodes_left > 0 {
            self.nodes_left -= 1;
        } else if node.values().any(|value| matches!(&*value.name, "AB" | "AW" | "AE")) {
            self.builder.skip(None, WrongPly::SetUp);
            plies += 1;
        }
        for value in node.values().filter(is_ply) {
            plies += usize::from(self.ply(&value)?);
        }
        if self.builder.skipped == 0 {
            self.notes(node);
        }
        Ok(plies)
    }

    /// Makes a ply. Returns whether it is one of the tree's.
    fn ply(&mut self, value: &Value) -> Result<bool, Mistake> {
        if value.name == CHOICE {
            let ply = match value.text.trim() {
                OFFER => Ply::Offer,
                text => match Colour::named(text) {
                    Some(Colour::Black) => Ply::Choose(Side::First),
                    Some(Colour::White) => Ply::Choose(Side::Second),
                    None => {
                        let reason = RecordReason::Expected("a choice");
                        return Err(Mistake::new(value.at, reason));
                    }
                },
            };
            self.builder.choose(ply);
            return Ok(true);
        }
        let Some((colour, cell)) = self.points.stone(value) else { return Ok(false) };
        let cell = cell.transpose().map_err(|reason| Mistake::new(value.at, reason))?;
        if self.moves_left > 0 {
            self.moves_left -= 1;
            return Ok(false);
        }
        let is_first = (colour == Colour::White) == self.starts_white;
        let side = if is_first { Side::First } else { Side::Second };
        self.builder.play(Some(side), cell);
        Ok(true)
    }

    /// Adds what a node says about the current position.
    fn notes(&mut self, node: Node) {
        let current = self.builder.tree.current();
        // If several nodes are about the same position, they have one comment, and the marks of the first that has some.
        let has_marks = !self.builder.tree.notes(current).points.is_empty();
        let mut seen = Seen::default();
        for value in node.values() {
            let glyph = glyph(&value);
            if glyph.is_some() {
                self.builder.tree.notes_mut(current).glyph = glyph;
            } else if matches!(&*value.name, "C" | "N" | "GC") {
                add_comment(self.builder.tree.notes_mut(current), &value);
            } else if !has_marks {
                self.marks(&value, &mut seen);
            }
        }
    }

    /// Adds marks to the current node. Those that are not on the board are left out.
    fn marks(&mut self, value: &Value, seen: &mut Seen) {
        let (at, mark) = match &*value.name {
            "TR" => (value.text, PointMark::Triangle),
            "SQ" => (value.text, PointMark::Square),
            "CR" => (value.text, PointMark::Circle),
            "MA" | "M" => (value.text, PointMark::Cross),
            "LB" => match split(value.text) {
                Some((at, text)) => (at, PointMark::Label(unescape_line(text))),
                None => return,
            },
            // Labels without texts, of FF[3] and before, are letters in their order.
            "L" => {
                let letter = LETTERS.get(seen.count).copied().unwrap_or(b'?');
                (value.text, PointMark::Label(char::from(letter).to_string()))
            }
            _ => return,
        };
        let Ok(cells) = self.points.cells(at, self.points_left) else { return };
        let tree = &mut self.builder.tree;
        let points = &mut tree.notes_mut(tree.current()).points;
        for cell in cells {
            if seen.add(self.points, cell, &mark) {
                points.push((cell, mark.clone()));
            }
        }
    }
}

/// Returns the judgement that a property is about the last ply.
fn glyph(value: &Value) -> Option<Glyph> {
    match (&*value.name, value.text.trim()) {
        ("TE", "" | "1") => Some(Glyph::Good),
        ("TE", "2") => Some(Glyph::VeryGood),
        ("BM", "" | "1") => Some(Glyph::Bad),
        ("BM", "2") => Some(Glyph::VeryBad),
        ("IT", _) => Some(Glyph::Interesting),
        ("DO", _) => Some(Glyph::Doubtful),
        _ => None,
    }
}

/// Adds a text to a comment unless it ends like that.
fn add_comment(notes: &mut Notes, value: &Value) {
    let text = unescape(value.text);
    if notes.comment.ends_with(&text) {
        return;
    }
    if !notes.comment.is_empty() {
        notes.comment.push('\n');
    }
    notes.comment += &text;
}
