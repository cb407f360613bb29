//! Finds links and moves in text from outside: pasted, scanned or opened, in the middle of a message, broken
//! across lines, quoted, or with other characters between the moves.

use std::{borrow::Cow, error::Error, fmt};

use super::{
    NotationError, NotationReason,
    link::{Link, LinkError},
    pairs::{Pair, pairs},
    reader::{AGREED, BETWEEN_FIELDS, BETWEEN_SIDES, OFFERED, Reader},
    sent::Head,
};
use crate::engine::{Cell, Form, Foul, PlayError, Rules, Variant, geometry::ENDLESS};

/// The reason why a text has no link that can be opened.
///
/// # Examples
/// ```
/// use in_a_row::engine::{Rules, notation::{MessageError, link_in}};
///
/// let board = Rules::NOUGHTS_AND_CROSSES;
/// assert_eq!(link_in("See you tonight!", board), Err(MessageError::NoLink));
///
/// let error = link_in("Your move: https://example.org/#3x3k3/b2b2", board).unwrap_err();
/// assert_eq!(error.to_string(), "in `3x3k3/b2b2`: move 2, b2: the cell is taken");
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum MessageError {
    /// Nothing in the text looks like a link.
    NoLink,
    /// A part of the text looks like a link but cannot be read.
    Link {
        /// That part of the text, as it was understood.
        part: String,
        /// The error in it.
        error: LinkError,
    },
}

/// Finds the link in a text: an address, a message that contains one, the link alone, or a list of moves. If there
/// are several links, the last one that can be opened counts. Moves without `#` are played on `board`, unless the
/// text begins with another board.
///
/// Case makes no difference, and neither do characters that mail programs, messengers and people put inside a link:
/// spaces, commas and other signs between its parts, line breaks anywhere, the `>` of a quotation, the `=` of a soft
/// line break, invisible characters, and `%` with two digits in place of a character. Signs and queries glued to its
/// end are ignored. A list of moves may have numbers, as in `1. h8 i9 2. i7`. On a flat board, a list of two moves or more
/// may have pairs of numbers, as in `7,7 8,6` or `(7, 7), (8, 6)`: the column from the left and the row from the top, both
/// counted from 0. It may also have pairs of letters as in SGF, `hh ii` or `B[hh];W[ii]`, if they can't be words. The
/// address of a position in gomocalc is read, too.
///
/// A link is never opened in part: if the text after it may continue it but cannot be read, that is an error. Only
/// words that cannot be part of a link end it.
///
/// # Errors
/// The text has no link, or none that can be opened.
///
/// # Examples
/// ```
/// use in_a_row::engine::{Rules, notation::link_in};
///
/// let board = Rules::NOUGHTS_AND_CROSSES;
/// let link = link_in("Your move: https://example.org/#3x3k3/b2a1. #noughtsandcrosses", board)?;
/// assert_eq!(link.to_string(), "3x3k3/b2a1");
///
/// let link = link_in("> https://example.org/#15x15k5/h8i9h1\n> 0 See you!", board);
/// assert!(link.is_err(), "is it h1 or h10?");
/// let link = link_in("> https://example.org/#15x15k5/h8i9h1\n> 0\n> See you!", board)?;
/// assert_eq!(link.to_string(), "15x15k5/h8i9h10");
///
/// assert_eq!(link_in("1. b2 a1 2. c3", board)?.to_string(), "3x3k3/b2a1c3");
/// // The first of these moves is not on this board, so they are about the smallest usual one.
/// assert_eq!(link_in("1. h8 i9 2. g7", board)?.to_string(), "15x15k5/h8i9g7");
/// # Ok::<(), in_a_row::engine::notation::MessageError>(())
/// ```
pub fn link_in(text: &str, board: Rules) -> Result<Link, MessageError> {
    let text = plain(text);
    let mut parts = text.split('#');
    let mut before = parts.next().unwrap_or_default();
    if !text.contains('#') {
        let read = |board| {
            let moves = moves_in_pairs(&text, board);
            moves.unwrap_or_else(|| Message::of(before).read(Some(board)))
        };
        let found = read(board);
        let mut elsewhere = GOMOKU.iter().filter(|_| is_elsewhere(&found)).filter_map(|&side| {
            let board = Rules::new(side, side, 5, Variant::Freestyle).ok()?;
            read(board).ok()
        });
        return elsewhere.next().map_or(found.clone(), Ok);
    }
    let mut found = Err(MessageError::NoLink);
    for part in parts {
        let link = from_gomocalc(before, part, board);
        let link = link.unwrap_or_else(|| Message::of(part).read(None));
        before = part;
        if likelihood(&link) >= likelihood(&found) {
            found = link;
        }
    }
    found
}

/// The sides of the boards on which gomoku is usually played.
const GOMOKU: [u8; 3] = [15, 19, 20];

/// Returns whether the first of these moves is not on the board, so that they are not about it.
fn is_elsewhere(found: &Result<Link, MessageError>) -> bool {
    const OUTSIDE: PlayError = PlayError::Forbidden(Foul::Outside);
    let Err(MessageError::Link { part, error }) = found else { return false };
    match *error {
        LinkError::Move { ply, reason, .. } => ply == 0 && reason == OUTSIDE,
        LinkError::Notation(NotationError { at, reason: NotationReason::TooLarge }) => {
            part.get(..at).is_some_and(|before| !before.contains(char::is_alphanumeric))
        }
        _ => false,
    }
}

/// Reads moves that are written as pairs of numbers or letters, if the text has nothing else.
fn moves_in_pairs(text: &str, board: Rules) -> Option<Result<Link, MessageError>> {
    let Form::Flat { columns, rows } = board.shape().form() else { return None };
    let (mut moves, mut outside) = (String::new(), None);
    for Pair { at, column, from_top } in pairs(text, columns, rows)? {
        if column < u16::from(columns) && from_top < u16::from(rows) {
            let row = i16::from(rows) - 1 - i16::try_from(from_top).ok()?;
            moves += &Cell::new(i16::try_from(column).ok()?, row).to_string();
        } else {
            outside.get_or_insert(at);
        }
    }
    let error = match outside {
        Some(at) => NotationError { at, reason: NotationReason::TooLarge }.into(),
        None => match read_link(&format!("{board}{BETWEEN_FIELDS}{moves}")) {
            Ok(link) => return Some(Ok(link)),
            Err(error) => error,
        },
    };
    let part = if outside.is_some() { text.to_owned() } else { moves };
    Some(Err(MessageError::Link { part, error }))
}

/// Reads the moves in an address of gomocalc, such as `gomocalc.com/#/h8i9`. It doesn't say on which board: this one, if
/// five in a row win there and all moves are allowed, or else the smallest usual one. `before` is the text before the
/// `#`, and `part` is the text after it.
fn from_gomocalc(before: &str, part: &str, board: Rules) -> Option<Result<Link, MessageError>> {
    let address = before.rsplit(char::is_whitespace).next().unwrap_or_default();
    let moves = part.strip_prefix(BETWEEN_FIELDS).filter(|_| address.contains(GOMOCALC))?;
    let is_gomoku = matches!(board.shape().form(), Form::Flat { .. }) && board.run() == 5;
    let here = is_gomoku.then(|| Message::of(&format!("{board}{part}")).read(None));
    let usual = || Message::of(moves).read(None);
    Some(here.filter(Result::is_ok).unwrap_or_else(usual))
}

/// Returns how much this part of a message looks like a link; more is better.
fn likelihood(found: &Result<Link, MessageError>) -> u8 {
    match found {
        Err(MessageError::NoLink) => 0,
        Err(MessageError::Link { part, .. }) => 1 + u8::from(part.contains(BETWEEN_FIELDS)),
        Ok(_) => 3,
    }
}

/// A word that may be a part of a link.
#[derive(Clone, Copy)]
struct Word<'text> {
    /// The text between this word and the one before it.
    before: &'text str,
    text: &'text str,
    /// The number of bytes of the message before this word.
    at: usize,
}

/// The words of a text that begins with a link, if it has one.
struct Message<'text> {
    text: &'text str,
    words: Vec<Word<'text>>,
    /// The text after the last word.
    after: &'text str,
}

/// Whether a word continues the link before it.
#[derive(PartialEq, Eq)]
enum Continues {
    Yes,
    No,
    Perhaps,
}

/// A number of words that belong together.
struct Extent {
    words: usize,
    /// Whether the next word may belong to them as well.
    is_unclear: bool,
}

impl<'text> Message<'text> {
    fn of(text: &'text str) -> Self {
        let mut slashes = 0;
        Self::with(text, |word| {
            slashes += word.matches(BETWEEN_FIELDS).count();
            // A dash by itself is a part of a link only between arranged marks.
            !is_dash(word) || (slashes >= 2 && word.len() == 1)
        })
    }

    /// Splits a text into words and keeps those that `accepts` returns true for.
    fn with(text: &'text str, mut accepts: impl FnMut(&str) -> bool) -> Self {
        let is_of_word = |it: char| it.is_alphanumeric() || is_sign(it);
        let mut words = Vec::new();
        let (mut read, mut last) = (0, 0);
        while let Some(before) = text[read..].find(is_of_word) {
            let at = read + before;
            let length = text[at..].find(|it| !is_of_word(it)).unwrap_or(text.len() - at);
            read = at + length;
            if accepts(&text[at..read]) {
                words.push(Word { before: &text[last..at], text: &text[at..read], at });
                last = read;
            }
        }
        Self { text, words, after: &text[last..] }
    }

    /// Reads the link that this text begins with. Moves alone are played on `board`, or, if there is none, on the
    /// smallest usual board.
    fn read(&self, board: Option<Rules>) -> Result<Link, MessageError> {
        if let Some(link) = Message::with(self.text, |_| true).by_link() {
            return Ok(link);
        }
        let [first, others @ ..] = &self.words[..] else { return Err(MessageError::NoLink) };
        if board.is_some() && !may_begin(first.text) {
            return Err(MessageError::NoLink);
        }
        if let Some(board) = board.filter(|_| self.begins_with_move()) {
            return self.moves(board, 0);
        }
        if let Ok(board) = first.text.parse()
            && begins_list(others)
        {
            return self.moves(board, 1);
        }
        let extent = self.extent(0);
        let part = self.joined(0, &extent, 1)?;
        match read_link(&part) {
            Ok(link) if self.is_cut_off(&extent) => {
                let moves = link.game.moves().len();
                Err(MessageError::Link { part, error: LinkError::CutOff { moves } })
            }
            read => read.map_err(|error| MessageError::Link { part, error }),
        }
    }

    /// Reads the link of a game played by link, whose check tells where it ends.
    fn by_link(&self) -> Option<Link> {
        let mut all = String::new();
        let mut ends = Vec::new();
        for word in self.words.iter().take_while(|word| word.text.is_ascii()) {
            all += word.text;
            ends.push(all.len());
            if all.len() > Link::LONGEST {
                break;
            }
        }
        let mut reader = Reader::new(&all);
        let head = Head::read(&mut reader).ok()?;
        let end = reader.at + head.length;
        let has_glued_slash = all.get(end..)?.starts_with(BETWEEN_FIELDS);
        let is_whole = ends.contains(&end) || (has_glued_slash && ends.contains(&(end + 1)));
        all.get(..end).filter(|_| is_whole)?.parse().ok()
    }

    /// Reads moves from this word to the end of the text.
    fn moves(&self, board: Rules, from: usize) -> Result<Link, MessageError> {
        let words = &self.words[from..];
        let (extent, moves) = if is_number(words, 1) {
            let extent = Extent { words: words.len(), is_unclear: false };
            (extent, self.numbered_moves(board, words)?)
        } else {
            let extent = self.extent(from);
            let is_unclear = extent.words < words.len();
            let extent = Extent { is_unclear, ..extent };
            let moves = self.joined(from, &extent, 0)?;
            (extent, moves)
        };
        let before = format!("{board}{BETWEEN_FIELDS}");
        let error = match read_link(&format!("{before}{moves}")) {
            Ok(link) if !self.is_cut_off(&extent) => return Ok(link),
            Ok(link) => LinkError::CutOff { moves: link.game.moves().len() },
            Err(LinkError::Notation(NotationError { at, reason })) => {
                NotationError { at: at.saturating_sub(before.len()), reason }.into()
            }
            Err(error) => error,
        };
        Err(MessageError::Link { part: moves, error })
    }

    /// Returns the moves without their numbers, which count moves or pairs of moves. Each word must consist of whole
    /// moves.
    fn numbered_moves(&self, board: Rules, words: &[Word<'_>]) -> Result<String, MessageError> {
        let (mut moves, mut number) = (String::new(), 1);
        for (place, word) in words.iter().enumerate() {
            if is_number(&words[place..], number) {
                number += 1;
                continue;
            }
            let read = Reader::on(board, word.text).whole(|reader| reader.record(&mut Vec::new()));
            if let Err(NotationError { at, reason }) = read {
                let error = NotationError { at: word.at + at, reason }.into();
                return Err(MessageError::Link { part: self.text.to_owned(), error });
            }
            moves += word.text;
        }
        Ok(moves)
    }

    /// Returns whether the text begins with a move or its number, not with a board.
    fn begins_with_move(&self) -> bool {
        let words = self.words.iter().take(self.extent(0).words);
        let start: String = words.map(|word| word.text).collect();
        let after_number = start.trim_start_matches(|it: char| it.is_ascii_digit());
        let is_board = start.starts_with(ENDLESS)
            || start.trim_end_matches(BETWEEN_FIELDS).contains(is_sign)
            || (after_number != start && after_number.starts_with('x'));
        !is_board || is_number(&self.words, 1)
    }

    /// Returns the words from this one on that belong together.
    fn extent(&self, from: usize) -> Extent {
        let words = &self.words[from..];
        let mut letters = words.iter().flat_map(|word| word.text.chars());
        let is_endless = ENDLESS.chars().all(|letter| letters.next() == Some(letter));
        let (mut count, mut length) = (0, 0);
        let mut next = Continues::No;
        for (place, word) in words.iter().enumerate() {
            let is_in_name = is_endless && length < ENDLESS.len();
            if place > 0 && !is_in_name {
                next = self.continues(from + place);
                let may_be_offer = is_endless
                    && word.text.parse().is_ok_and(|it: char| matches!(it, OFFERED | AGREED));
                let may_be_last =
                    may_be_offer || (ends_rules(word.text) && is_board(&words[..place]));
                if next == Continues::No && may_be_last && !ends_link(word.before) {
                    next = Continues::Perhaps;
                }
                if next != Continues::Yes {
                    break;
                }
            }
            length += word.text.len();
            count += 1;
        }
        let is_continued = words[..count].iter().skip(1).any(|word| has_gap(word.before));
        let is_on_same_line = words
            .get(count)
            .is_some_and(|next| !has_line_break(next.before) && !ends_link(next.before));
        let is_unclear = next == Continues::Perhaps || (is_continued && is_on_same_line);
        Extent { words: count, is_unclear }
    }

    /// Returns whether this word continues the link before it.
    fn continues(&self, place: usize) -> Continues {
        let Word { before, text, .. } = self.words[place];
        let letters = text.split(|it: char| !it.is_ascii_alphabetic()).map(str::len).max();
        let letters = letters.unwrap_or_default();
        let has_digit = text.contains(is_digit);
        if !text.is_ascii() {
            Continues::No
        } else if is_soft_break(before) {
            Continues::Yes
        } else if letters > MAX_COLUMN_LETTERS
            || (letters > 0 && !has_digit && !self.may_be_column(place))
        {
            Continues::No
        } else if (letters > 0 && has_digit) || !ends_link(before) {
            Continues::Yes
        } else if self.is_alone(place, if letters > 0 { ">" } else { ">." }) {
            Continues::Perhaps
        } else {
            Continues::No
        }
    }

    /// Returns whether this word, which has no digits, may be the column of a move or the last letter of a field.
    fn may_be_column(&self, place: usize) -> bool {
        let Word { text, .. } = self.words[place];
        let follows = |ahead: usize| self.words.get(place + ahead).map_or("", |word| word.text);
        let is_row = |text: &str| text.starts_with(|it| is_digit(it) || is_sign(it));
        // Of letters, only the last one of a board may stand before a sign.
        let letters = match text.rsplit_once(is_sign) {
            Some((before, _)) if !matches!(before.trim_end_matches(is_sign), "" | EXACTLY) => {
                return false;
            }
            Some((_, "")) => return true,
            Some((_, letters)) => letters,
            None => text,
        };
        let may_be_name = letters.len() < MAX_COLUMN_LETTERS || letters <= LAST_COLUMN;
        // The second letter of a column may be in the next word, with the row or before it.
        let next = follows(1);
        let row = next.strip_prefix(|it: char| it.is_ascii_alphabetic()).unwrap_or(next);
        let row = if row.is_empty() { follows(2) } else { row };
        let begins_column = LAST_COLUMN.starts_with(letters);
        let is_before_row = is_row(next) || (begins_column && is_row(row));
        may_be_name && (is_before_row || self.ends_line(place))
    }

    /// Returns whether nothing follows this word on its line, except signs glued to it.
    fn ends_line(&self, place: usize) -> bool {
        let next = self.words.get(place + 1);
        let after = next.map_or(self.after, |next| next.before);
        let on_line = after.split(is_line_break).next().unwrap_or_default();
        let has_line_end = next.is_none() || has_line_break(after);
        has_line_end && (on_line.trim().is_empty() || !on_line.starts_with(char::is_whitespace))
    }

    /// Returns whether nothing follows this word on its line, and only white space and these signs precede it.
    fn is_alone(&self, place: usize, signs: &str) -> bool {
        let is_apart = |it: char| it.is_whitespace() || signs.contains(it);
        self.words[place].before.chars().all(is_apart) && self.ends_line(place)
    }

    /// Joins these words, without the text between them. The first `slashes` slashes may be words of their own.
    ///
    /// # Errors
    /// It is unclear whether the next word belongs to them, or whether a slash separates moves or begins the arranged
    /// marks. Or they have no digit, although every link has one.
    fn joined(&self, from: usize, extent: &Extent, slashes: usize) -> Result<String, MessageError> {
        let words = &self.words[from..];
        let joined = &words[..extent.words];
        let mut part: String = joined.iter().map(|word| word.text).collect();
        if !part.contains(is_digit) {
            return Err(MessageError::NoLink);
        }
        let unclear = |at| NotationError { at, reason: NotationReason::End }.into();
        // A link that is broken after each character has words of one character only.
        let is_spread = joined.iter().all(|word| word.text.len() == 1);
        let (mut at, mut seen) = (0, 0);
        for Word { text, .. } in joined {
            if *text == "/" && seen >= slashes && !is_spread {
                return Err(MessageError::Link { error: unclear(at), part });
            }
            seen += text.matches(BETWEEN_FIELDS).count();
            at += text.len();
        }
        match words.get(extent.words).filter(|_| extent.is_unclear) {
            None => Ok(part),
            Some(next) => {
                let error = unclear(part.len());
                part += next.text;
                Err(MessageError::Link { part, error })
            }
        }
    }

    /// Returns whether the text ends with a soft line break, which means that the rest of the link is missing.
    fn is_cut_off(&self, extent: &Extent) -> bool {
        extent.words == self.words.len() && is_soft_break(self.after)
    }
}

/// A part of the addresses of gomocalc, gomocalc.com.
const GOMOCALC: &str = "gomocalc";

/// The most letters in the name of a column.
const MAX_COLUMN_LETTERS: usize = 2;

/// The last letter of a board on which longer rows do not count.
const EXACTLY: &str = "e";

/// Returns whether these letters may come after the run length of a board: `e`, or the letter of an opening, before its
/// number.
fn ends_rules(letters: &str) -> bool {
    matches!(letters.strip_prefix(EXACTLY).unwrap_or(letters), "" | "s" | "p")
}

/// The last column of the widest board.
const LAST_COLUMN: &str = "an";

/// Returns whether this is one of the characters of a link that are neither letters nor digits.
const fn is_sign(it: char) -> bool {
    matches!(it, BETWEEN_FIELDS | BETWEEN_SIDES)
}

const fn is_digit(it: char) -> bool {
    it.is_ascii_digit()
}

fn is_dash(word: &str) -> bool {
    word.chars().all(|it| it == BETWEEN_SIDES)
}

/// Returns whether this word may begin a link or a list of moves, not a sentence.
fn may_begin(word: &str) -> bool {
    let letters = word.bytes().take_while(u8::is_ascii_alphabetic).count();
    let is_short = letters <= MAX_COLUMN_LETTERS;
    let may_be_link = word.is_ascii() || word.contains(BETWEEN_FIELDS);
    may_be_link && (is_short || word.contains(is_sign) || ENDLESS.starts_with(&word[..letters]))
}

/// Returns whether these words are a board.
fn is_board(words: &[Word<'_>]) -> bool {
    words.iter().map(|word| word.text).collect::<String>().parse::<Rules>().is_ok()
}

/// Returns whether these words, after a board, begin a list of moves. In a link they would begin with a `/`.
fn begins_list(words: &[Word<'_>]) -> bool {
    let is_move = |word: &Word<'_>| {
        word.text.starts_with(|it: char| it.is_ascii_alphabetic())
            && word.text.contains(is_digit)
            && !word.text.contains(is_sign)
    };
    words.first().is_some_and(is_move) || is_number(words, 1)
}

/// Returns whether these words begin with this number of a list: `1.` or `1)`.
fn is_number(words: &[Word<'_>], number: u32) -> bool {
    match words {
        [word, next, ..] => word.text.parse() == Ok(number) && next.before.starts_with(['.', ')']),
        _ => false,
    }
}

const fn is_line_break(it: char) -> bool {
    matches!(it, '\n' | '\r' | '\u{2028}' | '\u{2029}')
}

fn has_line_break(between: &str) -> bool {
    between.contains(is_line_break)
}

/// Returns whether it contains white space that a reader would see.
fn has_gap(between: &str) -> bool {
    between.contains(char::is_whitespace) && !is_soft_break(between)
}

/// Returns whether this is the `=` at the end of a line in a mail. Its line break may have become a space.
fn is_soft_break(between: &str) -> bool {
    let is_rest = |it: char| it.is_whitespace() || it == '>';
    between.strip_prefix('=').is_some_and(|rest| rest.chars().all(is_rest))
}

/// Returns whether this ends a link, so that a number or a letter after it is part of a sentence: a full stop or
/// bracket next to a space, or an empty line.
fn ends_link(between: &str) -> bool {
    let is_between_moves =
        |it: char| it.is_whitespace() || matches!(it, ',' | ';' | '+' | '|' | '_' | '>');
    let has_space = between.contains(char::is_whitespace);
    let line_breaks = between.replace("\r\n", "\n").matches(is_line_break).count();
    (has_space && !between.chars().all(is_between_moves)) || line_breaks > 1
}

/// Reads a link, which may have a `/` glued to its end.
fn read_link(part: &str) -> Result<Link, LinkError> {
    part.parse().or_else(|error| {
        let shorter = part.strip_suffix(BETWEEN_FIELDS).and_then(|part| part.parse().ok());
        shorter.filter(|link: &Link| !link.game.moves().is_empty()).ok_or(error)
    })
}

/// Returns the text in lower case, without invisible characters, percent encoding, queries, or soft line breaks within
/// words.
fn plain(text: &str) -> String {
    let visible: String = text.chars().filter(|&it| !is_invisible(it)).collect();
    let text = without_queries(&decoded(&visible)).replace("\r\n", "\n");
    let mut plain = String::with_capacity(text.len());
    let mut lines = text.split("=\n").peekable();
    while let Some(line) = lines.next() {
        plain += line;
        let is_of_word = |it: char| it.is_alphanumeric() || is_sign(it);
        if lines.peek().is_some_and(|next| !next.starts_with(is_of_word)) {
            plain += "=\n";
        }
    }
    plain.make_ascii_lowercase();
    plain
}

/// Returns whether this is an invisible character, as messengers insert them into long words.
const fn is_invisible(it: char) -> bool {
    matches!(it, '\u{ad}' | '\u{34f}' | '\u{61c}' | '\u{180e}' | '\u{feff}')
        || matches!(it, '\u{200b}'..='\u{200f}' | '\u{202a}'..='\u{202e}')
        || matches!(it, '\u{2060}'..='\u{206f}' | '\u{fe00}'..='\u{fe0f}')
}

/// Decodes percent encoding, even if the text was encoded up to three times.
fn decoded(text: &str) -> Cow<'_, str> {
    const MAX_TIMES: usize = 3;
    let mut text = Cow::Borrowed(text);
    for _ in 0..MAX_TIMES {
        if !text.contains('%') {
            break;
        }
        let bytes = text.as_bytes();
        let digit = |at: usize| char::from(*bytes.get(at)?).to_digit(16);
        let mut plain = Vec::with_capacity(bytes.len());
        let mut at = 0;
        while let Some(&byte) = bytes.get(at) {
            let code = digit(at + 1).zip(digit(at + 2)).map(|(high, low)| high * 16 + low);
            let code = code.and_then(|code| u8::try_from(code).ok()).filter(|_| byte == b'%');
            plain.push(code.unwrap_or(byte));
            at += if code.is_some() { 3 } else { 1 };
        }
        text = Cow::Owned(String::from_utf8_lossy(&plain).into_owned());
    }
    text
}

/// Removes queries that other sites add to addresses, up to the next space: `?fbclid=…` and `&utm_source=…`.
fn without_queries(text: &str) -> String {
    let mut kept = String::new();
    let mut rest = text;
    while let Some(at) = rest.find(['?', '&']) {
        kept += &rest[..at];
        let query = &rest[at..];
        let name = query[1..].split(|it: char| !it.is_ascii_alphanumeric() && it != '_').next();
        let length = 1 + name.map_or(0, str::len);
        let end = if length > 1 && query[length..].starts_with('=') {
            query
                .find(|it: char| it.is_whitespace() || matches!(it, '#' | ')' | '>' | '"'))
                .unwrap_or(query.len())
        } else {
            kept += &query[..1];
            1
        };
        rest = &query[end..];
    }
    kept + rest
}

impl fmt::Display for MessageError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::NoLink => f.write_str("no link in it"),
            Self::Link { part, error } => write!(f, "in `{part}`: {error}"),
        }
    }
}

impl Error for MessageError {}
