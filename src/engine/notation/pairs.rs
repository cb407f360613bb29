//! Moves that are written as pairs: of numbers, as Piskvork and Gomocup do, or of letters, as SGF does. The column comes
//! first, counted from the left; the row is counted from the top.

use rustc_hash::FxHashSet;

/// A cell that a text names by a pair.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Pair {
    /// The number of bytes before it.
    pub at: usize,
    /// The column from the left, counted from 0.
    pub column: u16,
    /// The row from the top, counted from 0.
    pub from_top: u16,
}

/// Reads two pairs or more, if the text has nothing else. They may lie outside the board, except letters without
/// brackets, which would rather be words.
pub(super) fn pairs(text: &str, columns: u8, rows: u8) -> Option<Vec<Pair>> {
    let pairs = number_pairs(text).or_else(|| letter_pairs(text, columns, rows))?;
    (pairs.len() >= 2).then_some(pairs)
}

fn number_pairs(text: &str) -> Option<Vec<Pair>> {
    let (mut pairs, mut rest) = (Vec::new(), text.trim());
    while !rest.is_empty() {
        let at = text.trim_end().len() - rest.len();
        let (column, from_top);
        (column, from_top, rest) = number_pair(rest)?;
        pairs.push(Pair { at, column, from_top });
    }
    Some(pairs)
}

/// Reads two numbers, and what separates them from the next ones. Without brackets, no spaces may be in between, as pairs
/// would not be told from a long list of numbers.
fn number_pair(text: &str) -> Option<(u16, u16, &str)> {
    let number = |text: &str| -> Option<u16> {
        text.trim_matches(' ').parse().ok().filter(|_| !text.contains('+'))
    };
    let (pair, rest) = if let Some(text) = text.strip_prefix('(') {
        let (pair, rest) = text.split_once(')')?;
        (pair, rest.trim_start_matches(is_between))
    } else {
        let end = text.find(|it: char| it.is_whitespace() || it == ';').unwrap_or(text.len());
        (&text[..end], text[end..].trim_start_matches(|it: char| it != ',' && is_between(it)))
    };
    let (first, second) = pair.split_once(',')?;
    Some((number(first)?, number(second)?, rest))
}

/// Reads pairs of lower-case letters. Either all have the colour of a mark, in turn and with brackets, as in
/// `b[hh];w[ii]`, or none has.
fn letter_pairs(text: &str, columns: u8, rows: u8) -> Option<Vec<Pair>> {
    let text = text.trim_end_matches(is_between);
    let (mut pairs, mut last) = (Vec::new(), None);
    let mut rest = text.trim_start_matches(is_between);
    while !rest.is_empty() {
        let (colour, after) = match rest.split_once('[') {
            Some((colour @ ("b" | "w"), after)) => (Some(colour), after),
            _ => (None, rest),
        };
        let is_in_turn = match (last, colour) {
            (None, None) => true,
            (Some(last), Some(colour)) => last != colour,
            _ => false,
        };
        if !is_in_turn && !pairs.is_empty() {
            return None;
        }
        last = colour;
        let (letters, after) = after.split_at_checked(2)?;
        let [column, from_top] = *letters.as_bytes() else { return None };
        let number = |letter: u8| letter.is_ascii_lowercase().then(|| u16::from(letter - b'a'));
        let at = text.len() - after.len() - 2;
        pairs.push(Pair { at, column: number(column)?, from_top: number(from_top)? });
        let after = if colour.is_some() { after.strip_prefix(']')? } else { after };
        rest = after.trim_start_matches(is_between);
    }
    let is_inside = |it: &Pair| it.column < u16::from(columns) && it.from_top < u16::from(rows);
    (last.is_some() || (pairs.iter().all(is_inside) && !may_be_words(&pairs))).then_some(pairs)
}

/// Returns whether pairs without brackets may be the letters of words: one occurs twice; or at least half of them have a
/// vowel and a consonant, such as `go` and `to`; or there are few, and none is one letter twice that words don't double,
/// such as `hh`.
fn may_be_words(pairs: &[Pair]) -> bool {
    /// So many pairs are moves even if no letter is doubled.
    const MANY: usize = 6;
    const UNDOUBLED: &str = "ahijkquvwxy";
    let letters = |it: &Pair| [it.column, it.from_top].map(|it| it + u16::from(b'a'));
    let is_one_of = |letter: u16, all: &str| all.bytes().any(|it| u16::from(it) == letter);
    let is_word = |it: &&Pair| {
        let [first, second] = letters(it).map(|it| is_one_of(it, "aeiouy"));
        first != second
    };
    let is_doubled = |it: &Pair| it.column == it.from_top && is_one_of(letters(it)[0], UNDOUBLED);
    let distinct: FxHashSet<_> = pairs.iter().map(letters).collect();
    distinct.len() < pairs.len()
        || 2 * pairs.iter().filter(is_word).count() >= pairs.len()
        || (pairs.len() < MANY && !pairs.iter().any(is_doubled))
}

/// Returns whether this may stand between two pairs.
fn is_between(it: char) -> bool {
    it.is_whitespace() || matches!(it, ',' | ';')
}
