//! Reads and writes the variations of a tree, and its comments, glyphs and marks.
//!
//! The text follows a [`Link`](super::Link) and [`VARIATIONS`]: `15x15k5/h8i9/v/bcdfghjk-1xg7h6-2c0gfollows`. It
//! consists of items, joined by hyphens. The first one is a check, the CRC-32 of everything after it as eight letters.
//! The others begin with the number of a node and say something about it. The root has the number 0, the plies of the game
//! follow from 1, then the nodes of variations in the order in which they are written.
//!
//! | item | meaning |
//! |---|---|
//! | `1xg7h6` | a variation after node 1 |
//! | `2cok` | a comment on node 2 |
//! | `2g4` | a glyph: its place in [`Glyph::ALL`], from 0 |
//! | `2th8i9` | triangles on these cells; `s` stands for squares, `o` for circles, `k` for crosses |
//! | `2l1xah8` | the label `a` on this cell; the number is its length |
//!
//! In comments and labels, `0` and two hexadecimal digits stand for every byte except small letters and the digits from 1,
//! because a link has no other characters, and its case may change on the way.

use std::{collections::VecDeque, error::Error, fmt};

use super::{code::code, parse_moves_on, parse_plies_on};
use crate::engine::{Cell, GameTree, Glyph, NodeId, Notes, Ply, PointMark, Rules, crc32};

/// Stands between the link of a game and its variations.
pub const VARIATIONS: &str = "/v/";

/// Stands between items.
const BETWEEN_ITEMS: char = '-';

/// Begins an escaped byte.
const ESCAPE: u8 = b'0';

/// The most words into which a message may have broken variations.
const MOST_WORDS: usize = 1_000;

/// The number of letters of the check.
const CHECK_LETTERS: u32 = 8;

/// The reason why variations cannot be read.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum VariationsError {
    /// They were cut off or changed: the check does not match.
    Changed,
    /// The item with this number, counted from 1, has an error.
    Item(usize),
}

/// Writes the variations and notes of `tree`. `line` has the nodes of its game, from the first ply. Returns an empty text if
/// there are none.
///
/// # Examples
/// ```
/// use in_a_row::engine::{
///     GameTree, NodeId,
///     notation::{Link, add_variations, write_variations},
/// };
///
/// let game = "15x15k5/h8i9".parse::<Link>()?.game;
/// let mut tree = GameTree::of(&game);
/// let line = tree.path(tree.current());
/// assert_eq!(write_variations(&tree, &line), "");
///
/// tree.go_to(line[0]);
/// tree.play("g7".parse()?)?;
/// let text = write_variations(&tree, &line);
/// assert!(text.ends_with("-1xg7"));
///
/// let mut read = GameTree::of(&game);
/// add_variations(&mut read, &text)?;
/// assert_eq!(read.children(line[0]).len(), 2);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[must_use]
pub fn write_variations(tree: &GameTree, line: &[NodeId]) -> String {
    let mut written = vec![NodeId::ROOT];
    written.extend(line);
    let mut items = Vec::new();
    let mut waiting: VecDeque<(usize, NodeId)> = VecDeque::new();
    for (number, &node) in written.iter().enumerate() {
        let next = written.get(number + 1);
        let others = tree.children(node).iter().filter(|&child| Some(child) != next);
        waiting.extend(others.map(|&child| (number, child)));
    }
    while let Some((parent, first)) = waiting.pop_front() {
        let mut item = format!("{parent}x");
        let mut next = Some(first);
        while let Some(node) = next {
            if let Some(ply) = tree.ply(node) {
                item += &ply.to_string();
            }
            let number = written.len();
            written.push(node);
            let mut children = tree.children(node).iter().copied();
            next = children.next();
            waiting.extend(children.map(|child| (number, child)));
        }
        items.push(item);
    }
    for (number, &node) in written.iter().enumerate() {
        items.extend(items_of(tree.notes(node)).into_iter().map(|item| format!("{number}{item}")));
    }
    if items.is_empty() {
        return String::new();
    }
    let items = items.join(&BETWEEN_ITEMS.to_string());
    format!("{}{BETWEEN_ITEMS}{items}", check(&items))
}

/// Returns the items of these notes, each without its number.
fn items_of(notes: &Notes) -> Vec<String> {
    let mut items = Vec::new();
    if !notes.comment.is_empty() {
        items.push(format!("c{}", escaped(&notes.comment)));
    }
    if let Some(place) = Glyph::ALL.iter().position(|&it| Some(it) == notes.glyph) {
        items.push(format!("g{place}"));
    }
    for points in notes.points.chunk_by(|(_, one), (_, other)| one == other) {
        let kind = match &points[0].1 {
            PointMark::Triangle => "t".to_owned(),
            PointMark::Square => "s".to_owned(),
            PointMark::Circle => "o".to_owned(),
            PointMark::Cross => "k".to_owned(),
            PointMark::Label(label) => {
                let label = escaped(label);
                format!("l{}x{label}", label.len())
            }
        };
        items.push(points.iter().fold(kind, |item, (cell, _)| item + &cell.to_string()));
    }
    items
}

/// Adds variations and notes to a tree that has only the line of its game. The current node becomes the root.
///
/// # Errors
/// The text was changed, or has an error. What comes before the error is added.
pub fn add_variations(tree: &mut GameTree, text: &str) -> Result<(), VariationsError> {
    let whole = text.split_once(BETWEEN_ITEMS).filter(|_| is_whole(text));
    let (_, items) = whole.ok_or(VariationsError::Changed)?;
    let mut nodes = vec![NodeId::ROOT];
    nodes.extend(tree.path(tree.end_of_line(NodeId::ROOT)));
    let added = items.split(BETWEEN_ITEMS).enumerate().try_for_each(|(place, item)| {
        add_item(tree, &mut nodes, item).ok_or(VariationsError::Item(place + 1))
    });
    tree.go_to(NodeId::ROOT);
    added
}

/// Adds one item; `None` if it has an error.
fn add_item(tree: &mut GameTree, nodes: &mut Vec<NodeId>, item: &str) -> Option<()> {
    let digits = item.find(|it: char| !it.is_ascii_digit())?;
    let node = *nodes.get(item[..digits].parse::<usize>().ok()?)?;
    let (kind, content) = item[digits..].split_at(1);
    let rules = tree.game().rules();
    if kind == "x" {
        let plies = parse_plies_on(rules, content).ok()?;
        tree.go_to(node);
        return plies.into_iter().try_for_each(|ply| add_ply(tree, nodes, ply));
    }
    let (mark, cells) = match kind {
        "c" => {
            tree.notes_mut(node).comment = unescaped(content)?;
            return Some(());
        }
        "g" => {
            tree.notes_mut(node).glyph = Some(*Glyph::ALL.get(content.parse::<usize>().ok()?)?);
            return Some(());
        }
        "t" => (PointMark::Triangle, content),
        "s" => (PointMark::Square, content),
        "o" => (PointMark::Circle, content),
        "k" => (PointMark::Cross, content),
        "l" => {
            let (length, rest) = content.split_once('x')?;
            let (label, cells) = rest.split_at_checked(length.parse().ok()?)?;
            (PointMark::Label(unescaped(label)?), cells)
        }
        _ => return None,
    };
    let cells = cells_on(rules, cells)?;
    tree.notes_mut(node).points.extend(cells.into_iter().map(|cell| (cell, mark.clone())));
    Some(())
}

/// Makes a ply after the current node, and notes its node; `None` if it is not allowed, or known already.
fn add_ply(tree: &mut GameTree, nodes: &mut Vec<NodeId>, ply: Ply) -> Option<()> {
    let count = tree.node_count();
    if count >= GameTree::MOST_NODES {
        return None;
    }
    nodes.push(tree.play_ply(ply).ok()?);
    (tree.node_count() > count).then_some(())
}

/// Reads cells that are on the board; `None` if there is another one.
fn cells_on(rules: Rules, text: &str) -> Option<Vec<Cell>> {
    let cells = parse_moves_on(rules, text).ok()?;
    cells.iter().all(|&cell| rules.shape().contains(cell)).then_some(cells)
}

/// Finds the variations in a text, such as a message: returns the text without them, and them as they were written. If
/// their check doesn't match, everything after [`VARIATIONS`] is returned in their place.
///
/// # Examples
/// ```
/// use in_a_row::engine::notation::split_variations;
///
/// assert_eq!(split_variations("15x15k5/h8i9"), ("15x15k5/h8i9", None));
/// let (link, variations) = split_variations("15x15k5/h8i9/v/cut-off");
/// assert_eq!((link, variations.as_deref()), ("15x15k5/h8i9", Some("cut-off")));
/// ```
#[must_use]
pub fn split_variations(text: &str) -> (&str, Option<String>) {
    let at = text.find(VARIATIONS).or_else(|| text.find(&VARIATIONS.to_ascii_uppercase()));
    let Some(at) = at else { return (text, None) };
    let (link, rest) = (&text[..at], text[at + VARIATIONS.len()..].to_ascii_lowercase());
    let mut joined = String::new();
    let is_of_item = |it: char| it.is_ascii_alphanumeric() || it == BETWEEN_ITEMS;
    let words = rest.split(|it: char| !is_of_item(it)).filter(|word| !word.is_empty());
    for word in words.take(MOST_WORDS) {
        joined += word;
        if is_whole(&joined) {
            return (link, Some(joined));
        }
    }
    (link, Some(rest))
}

/// Returns whether these are variations with their check.
fn is_whole(text: &str) -> bool {
    text.split_once(BETWEEN_ITEMS).is_some_and(|(checked, items)| checked == check(items))
}

/// Returns the check of these items.
fn check(items: &str) -> String {
    code(crc32(items.bytes()).into(), CHECK_LETTERS)
}

/// Writes a text with small letters and digits only.
fn escaped(text: &str) -> String {
    text.bytes().fold(String::new(), |text, byte| match byte {
        b'a'..=b'z' | b'1'..=b'9' => text + char::from(byte).encode_utf8(&mut [0; 4]),
        _ => format!("{text}{}{byte:02x}", char::from(ESCAPE)),
    })
}

/// Reads a text that was written by [`escaped`].
fn unescaped(text: &str) -> Option<String> {
    let mut bytes = text.bytes();
    let mut plain = Vec::with_capacity(text.len());
    while let Some(byte) = bytes.next() {
        plain.push(match byte {
            ESCAPE => {
                let mut digit = || char::from(bytes.next()?).to_digit(16);
                u8::try_from(digit()? * 16 + digit()?).ok()?
            }
            _ => byte,
        });
    }
    String::from_utf8(plain).ok()
}

impl fmt::Display for VariationsError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Changed => f.write_str("the variations were cut off or changed"),
            Self::Item(number) => write!(f, "item {number} of the variations has an error"),
        }
    }
}

impl Error for VariationsError {}
