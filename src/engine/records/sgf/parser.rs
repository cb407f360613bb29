//! The grammar of SGF: games, variations, nodes, and the values of properties.
//!
//! Nothing is stored: a [`Parser`] and a [`Node`] are places in the text, and reading goes on from there. So neither
//! long nor deeply nested files need memory here.

use std::borrow::Cow;

/// A place in a file from which a game is read, piece by piece.
#[derive(Clone, Debug)]
pub(super) struct Parser<'a> {
    text: &'a str,
    at: usize,
    /// The number of brackets that are open.
    depth: usize,
    /// Whether the last piece was a bracket that opens.
    is_after_bracket: bool,
    /// Where the file breaks off, if it does.
    cut_off: Option<usize>,
}

/// A piece of a game.
#[derive(Clone, Copy, Debug)]
pub(super) enum Piece<'a> {
    /// A variation begins.
    Open,
    /// A variation, or the game, ends.
    Close,
    /// The next node of the variation.
    Node(Node<'a>),
}

/// A node of a game.
#[derive(Clone, Copy, Debug)]
pub(super) struct Node<'a> {
    text: &'a str,
    start: usize,
}

/// A value of a property.
#[derive(Clone, Debug)]
pub(super) struct Value<'a> {
    /// The capital letters of the property's name: in FF\[3\] and before, others may stand between them.
    pub(super) name: Cow<'a, str>,
    /// The value as it is written.
    pub(super) text: &'a str,
    /// The number of bytes before the value.
    pub(super) at: usize,
}

/// The values of a node's properties.
#[derive(Debug)]
struct Values<'a> {
    text: &'a str,
    at: usize,
    name: Cow<'a, str>,
    cut_off: Option<usize>,
}

impl<'a> Parser<'a> {
    /// Creates a parser after this many bytes of a text.
    pub(super) const fn new(text: &'a str, at: usize) -> Self {
        Self { text, at, depth: 0, is_after_bracket: false, cut_off: None }
    }

    /// Returns the text.
    pub(super) const fn text(&self) -> &'a str {
        self.text
    }

    /// Goes to the start of the next game, and returns whether there is one. Other text before it is skipped.
    pub(super) fn find_game(&mut self) -> bool {
        while let Some(rest) = self.text.get(self.at..)
            && let Some(bracket) = rest.find('(')
        {
            self.at += bracket + 1;
            if starts_node(&rest[bracket + 1..]) {
                (self.depth, self.is_after_bracket) = (1, true);
                return true;
            }
        }
        false
    }

    /// Returns where the file breaks off, if the last piece has been read and it does.
    pub(super) const fn cut_off(&self) -> Option<usize> {
        self.cut_off
    }

    /// Returns the number of bytes before the next piece.
    pub(super) const fn at(&self) -> usize {
        self.at
    }

    /// Returns the nodes before the first bracket.
    pub(super) fn first_nodes(self) -> impl Iterator<Item = Node<'a>> {
        self.map_while(|piece| match piece {
            Piece::Node(node) => Some(node),
            Piece::Open | Piece::Close => None,
        })
    }
}

impl<'a> Iterator for Parser<'a> {
    type Item = Piece<'a>;

    fn next(&mut self) -> Option<Piece<'a>> {
        while self.depth > 0 {
            let Some(&byte) = self.text.as_bytes().get(self.at) else {
                self.cut_off.get_or_insert(self.text.len());
                self.depth = 0;
                break;
            };
            match byte {
                b'(' | b')' => {
                    self.at += 1;
                    self.is_after_bracket = byte == b'(';
                    if self.is_after_bracket {
                        self.depth += 1;
                        return Some(Piece::Open);
                    }
                    self.depth -= 1;
                    return Some(Piece::Close);
                }
                _ if byte.is_ascii_whitespace() => self.at += 1,
                _ => {
                    let start = self.at + usize::from(byte == b';');
                    let node = Node { text: self.text, start };
                    let mut values = node.all_values();
                    values.by_ref().for_each(drop);
                    (self.at, self.cut_off) = (values.at, values.cut_off);
                    // Some programs leave out the first semicolon.
                    if byte == b';' || self.is_after_bracket {
                        self.is_after_bracket = false;
                        return Some(Piece::Node(node));
                    }
                }
            }
        }
        None
    }
}

impl<'a> Node<'a> {
    /// Returns the values of its properties, in their order. A property without values is none.
    pub(super) fn values(self) -> impl Iterator<Item = Value<'a>> {
        self.all_values()
    }

    const fn all_values(self) -> Values<'a> {
        let Self { text, start } = self;
        Values { text, at: start, name: Cow::Borrowed(""), cut_off: None }
    }
}

impl<'a> Values<'a> {
    /// Reads a value. The place is that of its bracket.
    fn value(&mut self) -> Option<Value<'a>> {
        let start = self.at + 1;
        let rest = self.text.get(start..)?;
        let Some(length) = end_of_value(rest) else {
            self.cut_off = Some(self.at);
            self.at = self.text.len();
            return None;
        };
        self.at = start + length + 1;
        Some(Value { name: self.name.clone(), text: rest.get(..length)?, at: start })
    }
}

impl<'a> Iterator for Values<'a> {
    type Item = Value<'a>;

    /// Characters that mean nothing between properties are skipped.
    fn next(&mut self) -> Option<Value<'a>> {
        loop {
            let rest = self.text.get(self.at..)?;
            match rest.chars().next()? {
                ';' | '(' | ')' => return None,
                '[' => return self.value(),
                first if first.is_ascii_alphabetic() => {
                    let length = count_letters(rest);
                    self.name = capitals(rest.get(..length)?);
                    self.at += length;
                }
                other => self.at += other.len_utf8(),
            }
        }
    }
}

/// Returns whether a text begins with a node.
fn starts_node(text: &str) -> bool {
    let text = text.trim_start();
    let letters = count_letters(text);
    text.starts_with(';') || letters > 0 && text[letters..].trim_start().starts_with('[')
}

fn count_letters(text: &str) -> usize {
    text.bytes().take_while(u8::is_ascii_alphabetic).count()
}

fn capitals(name: &str) -> Cow<'_, str> {
    // A longer name is unknown, whatever it is.
    const MOST: usize = 16;
    if name.bytes().all(|byte| byte.is_ascii_uppercase()) {
        Cow::Borrowed(name)
    } else {
        Cow::Owned(name.chars().filter(char::is_ascii_uppercase).take(MOST).collect())
    }
}

/// Returns the length of a value, in bytes, or `None` if it does not end.
fn end_of_value(text: &str) -> Option<usize> {
    let mut is_escaped = false;
    text.bytes().position(|byte| {
        let ends = byte == b']' && !is_escaped;
        is_escaped = byte == b'\\' && !is_escaped;
        ends
    })
}

/// Splits a value at its first colon.
pub(super) fn split(value: &str) -> Option<(&str, &str)> {
    let mut is_escaped = false;
    let colon = value.bytes().position(|byte| {
        let splits = byte == b':' && !is_escaped;
        is_escaped = byte == b'\\' && !is_escaped;
        splits
    });
    colon.and_then(|at| Some((value.get(..at)?, value.get(at + 1..)?)))
}

/// Returns a text without escapes and soft line breaks.
pub(super) fn unescape(value: &str) -> String {
    let mut text = String::with_capacity(value.len());
    let mut characters = value.chars().peekable();
    while let Some(character) = characters.next() {
        let (character, is_escaped) = match character {
            '\\' => (characters.next().unwrap_or('\\'), true),
            _ => (character, false),
        };
        match character {
            '\n' | '\r' => {
                // Two characters can be one break.
                let pair = if character == '\n' { '\r' } else { '\n' };
                characters.next_if_eq(&pair);
                if !is_escaped {
                    text.push('\n');
                }
            }
            _ => text.push(character),
        }
    }
    text
}

/// Returns a text of one line without escapes.
pub(super) fn unescape_line(value: &str) -> String {
    unescape(value).replace(['\n', '\t'], " ").trim().to_owned()
}
