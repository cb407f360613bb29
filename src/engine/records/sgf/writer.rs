//! Writes games.

use super::{
    APPLICATION, CHOICE, FACTS, GOMOKU, OFFER, RULES, board,
    rules::{are_named, words},
};
use crate::engine::{
    Cell, Form, Glyph, NodeId, Notes, Ply, PointMark, Shape, Side,
    records::{Fact, Record, WriteError},
};

/// The length after which a line is broken where it can be.
const LINE: usize = 70;

/// Writes these games as a file, in UTF-8.
///
/// Reading it gives the same games, but a node's marks are in the order of their properties, and what is known about a game
/// is one line each.
///
/// # Errors
/// [`WriteError::Board`] if a game is played in space or without end.
///
/// # Examples
/// ```
/// use in_a_row::engine::{GameTree, records::{Record, sgf}};
///
/// let mut tree = GameTree::new("15x15k5".parse()?);
/// tree.play("h8".parse()?)?;
/// tree.play("i9".parse()?)?;
/// let text = sgf::write(&[&Record::new(tree)])?;
/// assert_eq!(text, "(;FF[4]GM[4]CA[UTF-8]AP[In a Row]SZ[15]RU[Freestyle];B[hh];W[ig])\n");
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub fn write(records: &[&Record]) -> Result<String, WriteError> {
    let mut writer = Writer { text: String::new(), line: 0 };
    for record in records {
        writer.game(record)?;
    }
    Ok(writer.text)
}

#[derive(Debug)]
struct Writer {
    text: String,
    /// The number of bytes before the current line.
    line: usize,
}

/// Something that is still to be written.
#[derive(Clone, Copy, Debug)]
enum Item {
    /// A node and those after it.
    Node {
        node: NodeId,
        /// The side that makes its move.
        side: Side,
        is_variation: bool,
    },
    /// The end of a variation.
    Close,
}

impl Writer {
    fn game(&mut self, record: &Record) -> Result<(), WriteError> {
        let rules = record.tree.game().rules();
        let shape = rules.shape();
        let Form::Flat { columns, rows } = shape.form() else { return Err(WriteError::Board) };
        self.put("(;FF[4]");
        self.property("GM", &GOMOKU.to_string());
        self.property("CA", "UTF-8");
        self.property("AP", APPLICATION);
        let is_square = columns == rows;
        let size = if is_square { columns.to_string() } else { format!("{columns}:{rows}") };
        self.property("SZ", &size);
        let words = words(rules);
        if record.fact(Fact::Rules).is_none() {
            self.property("RU", &words);
        }
        if !are_named(record.fact(Fact::Rules).unwrap_or(&words), rules) {
            self.property(RULES, &rules.to_string());
        }
        let starts_white = record.starts_white && !rules.starter_is_black();
        self.facts(record, starts_white);
        self.start(record, starts_white);
        self.notes(shape, record.tree.notes(NodeId::ROOT));
        self.nodes(record, starts_white);
        self.text.push_str(")\n");
        self.line = self.text.len();
        Ok(())
    }

    fn facts(&mut self, record: &Record, starts_white: bool) {
        let [first, second] = &record.players;
        let [black, white] = if starts_white { [second, first] } else { [first, second] };
        for (name, player) in [("PB", black), ("PW", white)] {
            if let Some(player) = player {
                self.property(name, &escape_line(player));
            }
        }
        for (number, (fact, text)) in record.facts.iter().enumerate() {
            let is_first = record.facts.iter().position(|(it, _)| it == fact) == Some(number);
            if let Some((_, name)) = FACTS.iter().find(|(it, _)| it == fact)
                && is_first
            {
                self.property(name, &escape_line(text));
            }
        }
    }

    /// Writes the position before the first move.
    fn start(&mut self, record: &Record, starts_white: bool) {
        let game = record.tree.game();
        let (shape, start) = (game.rules().shape(), game.start());
        for side in [Side::First, Side::Second] {
            self.points(
                if is_white(side, starts_white) { "AW" } else { "AB" },
                shape,
                start.of(side),
            );
        }
        if starts_white || start.count() > 0 {
            self.property("PL", colour(Side::at_ply(start.count()), starts_white));
        }
    }

    /// Writes all nodes after the root.
    fn nodes(&mut self, record: &Record, starts_white: bool) {
        let tree = &record.tree;
        let shape = tree.game().rules().shape();
        let mut items = Vec::new();
        let first = Side::at_ply(tree.game().start().count());
        add_children(&mut items, tree.children(NodeId::ROOT), first);
        while let Some(item) = items.pop() {
            let Item::Node { node, side, is_variation } = item else {
                self.text.push(')');
                continue;
            };
            if is_variation {
                self.new_line();
                self.put("(");
            }
            let (name, value) = match tree.ply(node) {
                Some(Ply::Move(cell)) => (colour(side, starts_white), board::name(shape, cell)),
                Some(Ply::Choose(side)) => (CHOICE, colour(side, starts_white).to_owned()),
                Some(Ply::Offer) => (CHOICE, OFFER.to_owned()),
                None => continue,
            };
            self.put(&format!(";{name}[{value}]"));
            self.notes(shape, tree.notes(node));
            let next = if name == CHOICE { side } else { side.other() };
            add_children(&mut items, tree.children(node), next);
        }
    }

    fn notes(&mut self, shape: Shape, notes: &Notes) {
        if let Some(glyph) = notes.glyph {
            self.put(match glyph {
                Glyph::Good => "TE[1]",
                Glyph::VeryGood => "TE[2]",
                Glyph::Bad => "BM[1]",
                Glyph::VeryBad => "BM[2]",
                Glyph::Interesting => "IT[]",
                Glyph::Doubtful => "DO[]",
            });
        }
        let mut name = "LB";
        for (cell, mark) in &notes.points {
            if let PointMark::Label(label) = mark {
                let label = escape_line(label).replace(':', "\\:");
                self.put(&format!("{name}[{}:{label}]", board::name(shape, *cell)));
                name = "";
            }
        }
        for (name, mark) in [
            ("TR", PointMark::Triangle),
            ("SQ", PointMark::Square),
            ("CR", PointMark::Circle),
            ("MA", PointMark::Cross),
        ] {
            let cells = notes.points.iter().filter(|(_, it)| *it == mark).map(|&(cell, _)| cell);
            self.points(name, shape, &cells.collect::<Vec<_>>());
        }
        if !notes.comment.is_empty() {
            self.property("C", &escape(&notes.comment));
        }
    }

    /// Writes a property with a value for each of these cells, if there are any.
    fn points(&mut self, mut name: &str, shape: Shape, cells: &[Cell]) {
        for &cell in cells {
            self.put(&format!("{name}[{}]", board::name(shape, cell)));
            name = "";
        }
    }

    fn property(&mut self, name: &str, value: &str) {
        self.put(&format!("{name}[{value}]"));
    }

    /// Writes a text. The line may be broken before it.
    fn put(&mut self, text: &str) {
        if self.text.len() - self.line + text.len() > LINE {
            self.new_line();
        }
        if let Some(last) = text.rfind('\n') {
            self.line = self.text.len() + last + 1;
        }
        self.text.push_str(text);
    }

    fn new_line(&mut self) {
        if self.text.len() > self.line {
            self.text.push('\n');
            self.line = self.text.len();
        }
    }
}

fn add_children(items: &mut Vec<Item>, children: &[NodeId], side: Side) {
    let is_variation = children.len() > 1;
    for &node in children.iter().rev() {
        if is_variation {
            items.push(Item::Close);
        }
        items.push(Item::Node { node, side, is_variation });
    }
}

fn is_white(side: Side, starts_white: bool) -> bool {
    (side == Side::First) == starts_white
}

fn colour(side: Side, starts_white: bool) -> &'static str {
    if is_white(side, starts_white) { "W" } else { "B" }
}

fn escape(text: &str) -> String {
    text.replace('\\', "\\\\").replace(']', "\\]")
}

fn escape_line(text: &str) -> String {
    escape(text).replace(['\n', '\r'], " ")
}
