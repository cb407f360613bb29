//! Libraries of `RenLib`: trees of five in a row on 15x15, with comments and texts on points.
//!
//! A file has a header of 20 bytes, and then its nodes, each before its children. A node has two bytes, its point and its
//! flags:
//!
//! | part | meaning |
//! |---|---|
//! | low half of the point | the column, from 1 on the left |
//! | high half of the point | the row, from 0 at the top; the point 0 is none, which is the root or a pass |
//! | `80` | its next sibling follows its subtree |
//! | `40` | it has no children |
//! | `20` | a comment of an old version: characters of seven bits, the last one with the eighth bit set |
//! | `10` | the node is marked, to find it again |
//! | `08` | a comment, which ends with a zero |
//! | `04` | the position to show first |
//! | `02` | it is no move and only has a text |
//! | `01` | two more bytes of flags; the last bit of the second one is a text on the point, which ends with a zero |
//!
//! The bytes of the flags come first, then the comment, then the text, each padded to an even length. A comment has a first
//! line and, after the byte 8, further ones. Version 3.0 begins with the first move, version 3.4 mostly with a root.
//!
//! - A text is shown on the board before the move of its node, so it is a [label](PointMark::Label) of the parent. If it
//!   is the [sign](Glyph::sign) of a glyph, and the node is a move, it is its glyph. All other marks are written as labels,
//!   and texts of the same point are joined.
//! - The mark of a node and the position to show first have no place in [`Notes`](super::super::Notes) and are ignored.
//! - Passes, and what follows a text that is no move, are [left out](super::LeftOut). Nodes with the same move are merged.
//! - `RenLib` does not close the last variation of a library that it saves from a later position. So a file may end after
//!   any node. If it ends inside one, [`Record::cut_off`] says so.
//! - Choices of an opening, and what is said about them, are not written.
//!
//! This follows the sources of [`RenLib`](https://github.com/gomoku/RenLib) 3.6 and
//! [Rapfi](https://github.com/dhbloo/rapfi).
//!
//! # Examples
//! ```
//! use in_a_row::engine::{Variant, notation, records::renlib};
//!
//! let mut file = b"\xFFRenLib\xFF\x03\x00".to_vec();
//! file.extend([0xFF; 10]);
//! // h8, then i9 or, with a comment, h9.
//! file.extend(b"\x78\x00\x69\xC0\x68\x48Good\0\0");
//! let record = renlib::read(&file, Variant::Renju)?;
//! assert_eq!(record.tree.main_line().moves(), notation::parse_moves("h8i9")?);
//!
//! let last = record.tree.nodes().last().expect("h9");
//! assert_eq!(record.tree.notes(last).comment, "Good");
//! assert_eq!(renlib::write(&record)?, file);
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

use std::iter;

use super::{
    Builder, Cell, GameTree, LARGEST, Place, Ply, Record, RecordError, RecordReason, Rules, Shape,
    Variant, WriteError,
};
use crate::engine::{Glyph, NodeId, PointMark};

const MAGIC: &[u8] = b"\xFFRenLib\xFF";

/// How many bytes are before the first node.
const HEADER: usize = 20;

/// The newest version whose nodes are known.
const NEWEST: [u8; 2] = [3, 4];

/// The version that begins with the first move.
const WITHOUT_ROOT: [u8; 2] = [3, 0];

const SIDE: u8 = 15;
const RUN: u8 = 5;
const CENTRE: Cell = Cell::new(7, 7);

/// The byte between the first line of a comment and the further ones.
const SEPARATOR: u8 = 8;

const SIBLING: u16 = 0x80;
const LEAF: u16 = 0x40;
const OLD_COMMENT: u16 = 0x20;
const COMMENT: u16 = 0x08;
const NO_MOVE: u16 = 0x02;
const EXTENDED: u16 = 0x01;
const TEXT: u16 = 0x100;

/// Returns the tree of a library. Texts are read as by [`decode`].
///
/// # Errors
/// As for [`read_with`].
pub fn read(bytes: &[u8], variant: Variant) -> Result<Record, RecordError> {
    read_with(bytes, variant, &mut decode)
}

/// Returns the tree of a library whose texts are decoded by this function. It gets the bytes of a text, or of a part of a
/// comment, without what ends it.
///
/// # Errors
/// The header is not that of `RenLib`, or is from a newer version; the file ends before the first move; nodes follow after the
/// last variation; or the file is too large.
pub fn read_with(
    bytes: &[u8],
    variant: Variant,
    decode: &mut dyn FnMut(&[u8]) -> String,
) -> Result<Record, RecordError> {
    let error = |at, reason| RecordError { at: Place::Byte(at), reason };
    let mut nodes = Nodes { rest: after_header(bytes)?, is_cut: false };
    let rules = Rules::new(SIDE, SIDE, RUN, variant);
    let rules = rules.map_err(|it| error(0, RecordReason::Rules(it)))?;
    let mut reader = Reader::new(GameTree::new(rules), decode);
    let first = nodes.next().ok_or(error(bytes.len(), RecordReason::CutOff))?;
    if first.point == 0 {
        reader.comment(&first);
    } else {
        reader.add(&first);
    }
    while !reader.is_complete
        && let Some(node) = nodes.next()
    {
        reader.add(&node);
    }
    if reader.is_complete && !nodes.rest.iter().all(|&byte| is_padding(byte)) {
        return Err(error(bytes.len() - nodes.rest.len(), RecordReason::AfterEnd));
    }
    let cut_off = nodes.is_cut.then_some(Place::Byte(bytes.len()));
    Ok(Record { cut_off, ..reader.builder.finish() })
}

/// Returns the bytes of a library with this tree. Texts are written in UTF-8.
///
/// # Errors
/// The board is not 15x15, a run is not five, or there are marks on the board before the first move.
pub fn write(record: &Record) -> Result<Vec<u8>, WriteError> {
    let tree = &record.tree;
    let rules = tree.game().rules();
    if Shape::flat(SIDE, SIDE) != Ok(rules.shape()) || rules.run() != RUN {
        return Err(WriteError::Board);
    }
    if tree.game().start().count() > 0 {
        return Err(WriteError::Start);
    }
    let items = items_after(tree, NodeId::ROOT);
    let comment = comment_bytes(&tree.notes(NodeId::ROOT).comment);
    let is_only_h8 = matches!(&*items, [Item { node: Some(_), cell: CENTRE, .. }]);
    let has_root = !comment.is_empty() || !is_only_h8;
    let mut bytes = MAGIC.to_vec();
    bytes.extend(if has_root { NEWEST } else { WITHOUT_ROOT });
    bytes.resize(HEADER, 0xFF);
    if has_root {
        put_node(&mut bytes, 0, 0, &comment, "");
    }
    let mut stack = Vec::new();
    push_siblings(&mut stack, items);
    while let Some((item, sibling)) = stack.pop() {
        let next = item.node.map_or_else(Vec::new, |node| items_after(tree, node));
        let comment = item.node.map_or_else(Vec::new, |it| comment_bytes(&tree.notes(it).comment));
        let leaf = if next.is_empty() { LEAF } else { 0 };
        let no_move = if item.node.is_none() { NO_MOVE } else { 0 };
        put_node(&mut bytes, point_of(item.cell), sibling | leaf | no_move, &comment, item.text);
        push_siblings(&mut stack, next);
    }
    Ok(bytes)
}

/// Returns a text that is in UTF-8, or else in windows-1252.
///
/// Libraries do not say how their texts are written, and those from East Asia mostly use another encoding. A caller that
/// can decode it gives its own function to [`read_with`].
#[must_use]
pub fn decode(bytes: &[u8]) -> String {
    const FROM_80: [char; 32] = [
        '€', '\u{81}', '‚', 'ƒ', '„', '…', '†', '‡', 'ˆ', '‰', 'Š', '‹', 'Œ', '\u{8D}', 'Ž',
        '\u{8F}', '\u{90}', '‘', '’', '“', '”', '•', '–', '—', '˜', '™', 'š', '›', 'œ', '\u{9D}',
        'ž', 'Ÿ',
    ];
    let character = |&byte: &u8| {
        let place = byte.checked_sub(0x80).map(usize::from);
        place.and_then(|it| FROM_80.get(it).copied()).unwrap_or(char::from(byte))
    };
    match str::from_utf8(bytes) {
        Ok(text) => text.to_owned(),
        Err(_) => bytes.iter().map(character).collect(),
    }
}

/// Returns a part of an old comment, which is in the Swedish variant of ASCII. A zero is no character.
fn decode_old(bytes: &[u8]) -> String {
    let character = |byte: &u8| match char::from(byte & 0x7F) {
        '[' => 'Ä',
        '\\' => 'Ö',
        ']' => 'Å',
        '{' => 'ä',
        '|' => 'ö',
        '}' => 'å',
        other => other,
    };
    bytes.iter().map(character).filter(|&it| it != '\0').collect()
}

/// Returns what follows the header.
fn after_header(bytes: &[u8]) -> Result<&[u8], RecordError> {
    let error = |at, reason| Err(RecordError { at: Place::Byte(at), reason });
    let Some(header) = bytes.strip_prefix(MAGIC) else {
        return error(0, RecordReason::UnknownFormat);
    };
    if header.get(..NEWEST.len()).is_some_and(|version| version > &NEWEST[..]) {
        return error(MAGIC.len(), RecordReason::Expected("a version up to 3.4"));
    }
    if bytes.len() > LARGEST {
        return error(LARGEST, RecordReason::TooLarge);
    }
    match bytes.get(HEADER..) {
        Some(nodes) => Ok(nodes),
        None => error(bytes.len(), RecordReason::CutOff),
    }
}

/// Returns whether programs and disks may write this byte after the end of a file.
const fn is_padding(byte: u8) -> bool {
    matches!(byte, 0 | 0x1A | 0xFF)
}

/// Returns the cell of this point, which may be outside the board, or `None` if it is none.
fn cell_of(point: u8) -> Option<Cell> {
    let (column, down) = (i16::from(point & 0xF) - 1, i16::from(point >> 4));
    (point != 0).then(|| Cell::new(column, i16::from(SIDE) - 1 - down))
}

/// Returns the point of this cell of the board.
fn point_of(cell: Cell) -> u8 {
    let down = i16::from(SIDE) - 1 - cell.row();
    u8::try_from(16 * down + cell.column() + 1).unwrap_or_default()
}

/// A node as the file has it.
struct Node<'a> {
    point: u8,
    flags: u16,
    comment: &'a [u8],
    text: &'a [u8],
}

/// The nodes of a file.
struct Nodes<'a> {
    rest: &'a [u8],
    /// Whether the file ends inside a node.
    is_cut: bool,
}

impl Node<'_> {
    const fn has(&self, flag: u16) -> bool {
        self.flags & flag != 0
    }
}

impl<'a> Iterator for Nodes<'a> {
    type Item = Node<'a>;

    fn next(&mut self) -> Option<Node<'a>> {
        if self.rest.is_empty() {
            return None;
        }
        let [point, flags] = self.pair()?;
        let mut node = Node { point, flags: flags.into(), comment: &[], text: &[] };
        if node.has(EXTENDED) {
            let [_, high] = self.pair()?;
            node.flags |= u16::from(high) << 8;
        }
        if node.has(OLD_COMMENT) {
            node.comment = self.text(|byte| byte >= 0x80);
        } else if node.has(COMMENT) {
            node.comment = self.text_to_zero();
        }
        if node.has(TEXT) {
            node.text = self.text_to_zero();
        }
        Some(node)
    }
}

impl<'a> Nodes<'a> {
    fn pair(&mut self) -> Option<[u8; 2]> {
        let split = self.rest.split_first_chunk();
        self.is_cut |= split.is_none();
        let (pair, rest) = split?;
        self.rest = rest;
        Some(*pair)
    }

    fn text_to_zero(&mut self) -> &'a [u8] {
        let text = self.text(|byte| byte == 0);
        text.strip_suffix(&[0]).unwrap_or(text)
    }

    /// Returns the bytes up to the last one and with it, and skips what pads them.
    fn text(&mut self, is_last: impl Fn(u8) -> bool) -> &'a [u8] {
        let last = self.rest.iter().position(|&byte| is_last(byte));
        self.is_cut |= last.is_none();
        let length = last.map_or(self.rest.len(), |last| last + 1);
        let (text, rest) = self.rest.split_at(length);
        self.rest = rest.get(length % 2..).unwrap_or_default();
        text
    }
}

/// Adds the nodes of a file to a tree.
struct Reader<'a> {
    builder: Builder,
    decode: &'a mut dyn FnMut(&[u8]) -> String,
    /// How many plies lead to the current node, with those that are left out.
    depth: u32,
    /// The depths of the parents of nodes whose next sibling is still to come.
    parents: Vec<u32>,
    /// Whether the last variation has ended.
    is_complete: bool,
}

impl<'a> Reader<'a> {
    fn new(tree: GameTree, decode: &'a mut dyn FnMut(&[u8]) -> String) -> Self {
        let builder = Builder::new(tree);
        Self { builder, decode, depth: 0, parents: Vec::new(), is_complete: false }
    }

    fn add(&mut self, node: &Node) {
        let before = self.depth;
        let parent = (self.builder.skipped == 0).then(|| self.builder.tree.current());
        let cell = cell_of(node.point);
        let has_ply = !node.has(NO_MOVE) || !node.has(LEAF);
        let is_played = has_ply && self.builder.play(None, cell.filter(|_| !node.has(NO_MOVE)));
        self.depth += u32::from(has_ply);
        if let Some(parent) = parent
            && let Some(cell) = cell
        {
            self.text(node, parent, cell, is_played);
        }
        if is_played {
            self.comment(node);
        }
        if node.has(SIBLING) {
            self.parents.push(before);
        }
        if node.has(LEAF) {
            self.end_variation();
        }
    }

    /// Goes back to the parent of the next node.
    fn end_variation(&mut self) {
        let Some(depth) = self.parents.pop() else {
            self.is_complete = true;
            return;
        };
        self.builder.back(self.depth.saturating_sub(depth) as usize);
        self.depth = depth;
    }

    /// Adds the text of a node that was played from `parent`, if it was.
    fn text(&mut self, node: &Node, parent: NodeId, cell: Cell, is_played: bool) {
        let tree = &mut self.builder.tree;
        if node.text.is_empty() || !tree.game().rules().shape().contains(cell) {
            return;
        }
        let text = (self.decode)(node.text);
        if is_played && let Some(glyph) = glyph_of(&text) {
            tree.notes_mut(tree.current()).glyph = Some(glyph);
            return;
        }
        let points = &mut tree.notes_mut(parent).points;
        let label = points.iter_mut().find_map(|(at, mark)| match mark {
            PointMark::Label(label) if *at == cell => Some(label),
            _ => None,
        });
        match label {
            Some(label) => append(label, " ", &text),
            None => points.push((cell, PointMark::Label(text))),
        }
    }

    /// Adds the comment of a node to the current one.
    fn comment(&mut self, node: &Node) {
        let is_old = node.has(OLD_COMMENT);
        let is_separator = |&byte: &u8| byte == SEPARATOR || is_old && byte & 0x7F == SEPARATOR;
        let parts = node.comment.split(is_separator).filter(|part| !part.is_empty());
        let mut decode = |part| if is_old { decode_old(part) } else { (self.decode)(part) };
        let lines: Vec<_> = parts.map(|part| decode(part).replace("\r\n", "\n")).collect();
        let tree = &mut self.builder.tree;
        append(&mut tree.notes_mut(tree.current()).comment, "\n", &lines.join("\n"));
    }
}

/// Adds a text to what is there, unless it is the same.
fn append(to: &mut String, separator: &str, text: &str) {
    if to.is_empty() {
        text.clone_into(to);
    } else if !text.is_empty() && to != text {
        to.push_str(separator);
        to.push_str(text);
    }
}

fn glyph_of(text: &str) -> Option<Glyph> {
    Glyph::ALL.into_iter().find(|glyph| glyph.sign() == text)
}

/// A node to be written: a move, or only a text on a point.
struct Item<'a> {
    cell: Cell,
    node: Option<NodeId>,
    text: &'a str,
}

/// Returns the moves after this node and the labels on its board, both in their order.
fn items_after(tree: &GameTree, node: NodeId) -> Vec<Item<'_>> {
    let mut moves = moves_after(tree, node);
    let mut items = Vec::new();
    let shape = tree.game().rules().shape();
    for (cell, mark) in tree.notes(node).points.iter().filter(|(cell, _)| shape.contains(*cell)) {
        let text = text_of(mark);
        let is_its_move = |item: &Item| item.cell == *cell && item.text.is_empty();
        let place = moves.iter().position(is_its_move).filter(|_| glyph_of(text).is_none());
        items.extend(moves.drain(..place.map_or(0, |place| place + 1)));
        match items.last_mut().filter(|_| place.is_some()) {
            Some(item) => item.text = text,
            None if text.is_empty() => {}
            None => items.push(Item { cell: *cell, node: None, text }),
        }
    }
    items.extend(moves);
    items
}

/// Returns the moves after this node, with their glyphs. Choices of an opening are passed over.
fn moves_after(tree: &GameTree, node: NodeId) -> Vec<Item<'_>> {
    let mut stack: Vec<NodeId> = tree.children(node).iter().rev().copied().collect();
    let next = iter::from_fn(|| {
        loop {
            let node = stack.pop()?;
            if let Some(Ply::Move(cell)) = tree.ply(node) {
                let text = tree.notes(node).glyph.map_or("", Glyph::sign);
                return Some(Item { cell, node: Some(node), text });
            }
            stack.extend(tree.children(node).iter().rev());
        }
    });
    next.collect()
}

/// Returns the label, or one that looks like the mark.
fn text_of(mark: &PointMark) -> &str {
    match mark {
        PointMark::Label(label) => label,
        PointMark::Triangle => "^",
        PointMark::Square => "#",
        PointMark::Circle => "o",
        PointMark::Cross => "x",
    }
}

/// Puts these siblings on the stack, the first one on top, each with the flag that says whether another one follows.
fn push_siblings<'a>(stack: &mut Vec<(Item<'a>, u16)>, items: Vec<Item<'a>>) {
    let flags = iter::once(0).chain(iter::repeat(SIBLING));
    stack.extend(items.into_iter().rev().zip(flags));
}

fn put_node(bytes: &mut Vec<u8>, point: u8, flags: u16, comment: &[u8], text: &str) {
    let comment_flag = if comment.is_empty() { 0 } else { COMMENT };
    let text_flags = if text.is_empty() { 0 } else { EXTENDED | TEXT };
    let [high, low] = (flags | comment_flag | text_flags).to_be_bytes();
    bytes.extend([point, low]);
    if !text.is_empty() {
        bytes.extend([0, high]);
    }
    for part in [comment, text.as_bytes()].into_iter().filter(|part| !part.is_empty()) {
        bytes.extend(part.iter().filter(|&&byte| byte != 0));
        bytes.extend(if bytes.len().is_multiple_of(2) { &[0, 0][..] } else { &[0] });
    }
}

/// Returns the bytes of a comment without the zero that ends it. An empty first line, and one after which nothing
/// follows, are written among the further ones: otherwise they would be lost.
fn comment_bytes(comment: &str) -> Vec<u8> {
    let comment = comment.replace(['\0', char::from(SEPARATOR)], "");
    let separator = char::from(SEPARATOR);
    let text = match comment.split_once('\n') {
        None => comment,
        Some((first, rest)) if !first.is_empty() && !rest.is_empty() => {
            format!("{first}{separator}{}", rest.replace('\n', "\r\n"))
        }
        Some(_) => format!("{separator}{}", comment.replace('\n', "\r\n")),
    };
    text.into_bytes()
}
