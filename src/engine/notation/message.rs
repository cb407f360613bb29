//! Links as people paste them: inside a message, broken across lines, with invisible characters.

use std::{error::Error, fmt};

use super::{
    link::{Link, LinkError},
    reader::BETWEEN_FIELDS,
    sent::IN_HEAD,
};

/// Why a pasted text has no link that can be opened.
///
/// # Examples
/// ```
/// use in_a_row::engine::notation::{MessageError, link_in};
///
/// assert_eq!(link_in("See you tonight!"), Err(MessageError::NoLink));
///
/// let error = link_in("Your move: https://example.org/#3x3k3/b2b2").unwrap_err();
/// assert_eq!(error.to_string(), "in `3x3k3/b2b2`: move 2, b2: the cell is taken");
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum MessageError {
    /// Nothing in it looks like a link.
    NoLink,
    /// Something looks like a link but cannot be read.
    Link {
        /// That part of the text, without invisible characters.
        part: String,
        /// What is wrong with it.
        error: LinkError,
    },
}

/// Finds the link in a text that a person pasted: an address, a message that contains one, or the link alone.
/// If there are several, the last one that can be opened counts.
///
/// # Errors
/// The text has no link, or none that can be opened.
///
/// # Examples
/// ```
/// use in_a_row::engine::notation::link_in;
///
/// let link = link_in("Your move: https://example.org/#3x3k3/b2a1. #noughtsandcrosses")?;
/// assert_eq!(link.to_string(), "3x3k3/b2a1");
/// # Ok::<(), in_a_row::engine::notation::MessageError>(())
/// ```
pub fn link_in(text: &str) -> Result<Link, MessageError> {
    let text = visible(text);
    let mut parts = text.split('#');
    let before = parts.next().unwrap_or_default();
    let mut found =
        if text.contains('#') { Err(MessageError::NoLink) } else { read(before.trim()) };
    for part in parts {
        let link = at_start(part);
        if likelihood(&link) >= likelihood(&found) {
            found = link;
        }
    }
    found
}

/// How much this part of a message looks like a link.
fn likelihood(found: &Result<Link, MessageError>) -> u8 {
    match found {
        Err(MessageError::NoLink) => 0,
        Err(MessageError::Link { part, .. }) => 1 + u8::from(part.contains(BETWEEN_FIELDS)),
        Ok(_) => 3,
    }
}

/// The text without invisible characters. Messengers insert them into long words, and people copy them
/// along.
///
/// # Examples
/// ```
/// use in_a_row::engine::notation::visible;
///
/// assert_eq!(visible("3x3k3/\u{200b}b2a1"), "3x3k3/b2a1");
/// ```
#[must_use]
pub fn visible(text: &str) -> String {
    let is_invisible = |it: &char| {
        matches!(it, '\u{ad}' | '\u{34f}' | '\u{61c}' | '\u{180e}' | '\u{feff}')
            || matches!(it, '\u{200b}'..='\u{200f}' | '\u{202a}'..='\u{202e}')
            || matches!(it, '\u{2060}'..='\u{206f}' | '\u{fe00}'..='\u{fe0f}')
    };
    text.chars().filter(|it| !is_invisible(it)).collect()
}

/// The link at the start of this text. It may continue after a space or a line break.
fn at_start(text: &str) -> Result<Link, MessageError> {
    let is_foreign =
        |it: char| !it.is_ascii_alphanumeric() && ![BETWEEN_FIELDS, IN_HEAD].contains(&it);
    let mut part = String::new();
    let mut first = None;
    for word in text.split(char::is_whitespace) {
        let of_link = word.split(is_foreign).next().unwrap_or_default();
        part += of_link;
        let link = read(&part);
        let may_go_on = of_link == word
            && matches!(link, Err(MessageError::Link { error: LinkError::CutOff { .. }, .. }));
        if link.is_ok() {
            return link;
        }
        first.get_or_insert(link);
        if !may_go_on {
            break;
        }
    }
    first.unwrap_or(Err(MessageError::NoLink))
}

/// Reads a link. Every link has a digit, so a text without one is not a link.
fn read(part: &str) -> Result<Link, MessageError> {
    if !part.contains(|it: char| it.is_ascii_digit()) {
        return Err(MessageError::NoLink);
    }
    part.parse().map_err(|error| MessageError::Link { part: part.to_owned(), error })
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
