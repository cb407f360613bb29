//! Links as people paste them: in a message, broken by a line's end, with characters that nobody sees.

use std::{error::Error, fmt};

use super::{
    link::{Link, LinkError},
    reader::BETWEEN_FIELDS,
    sent::IN_HEAD,
};

/// Why nothing could be opened of what a person pasted.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum MessageError {
    /// Nothing in it looks like a game.
    NoLink,
    /// What looks like one is none.
    Link {
        /// That part of the message, without what nobody sees.
        part: String,
        /// What is wrong with it.
        error: LinkError,
    },
}

/// Finds the game in what a person pasted: an address, a whole message with one, or a link alone. Of several
/// it is the last one that can be opened.
///
/// # Errors
/// Nothing in it can be opened.
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

/// How much of what is in one message looks like a link.
fn likelihood(found: &Result<Link, MessageError>) -> u8 {
    match found {
        Err(MessageError::NoLink) => 0,
        Err(MessageError::Link { part, .. }) => 1 + u8::from(part.contains(BETWEEN_FIELDS)),
        Ok(_) => 3,
    }
}

/// This text without the characters that nobody sees. Messengers put them into what is long, and they are
/// copied along.
#[must_use]
pub fn visible(text: &str) -> String {
    let is_invisible = |it: &char| {
        matches!(it, '\u{ad}' | '\u{34f}' | '\u{61c}' | '\u{180e}' | '\u{feff}')
            || matches!(it, '\u{200b}'..='\u{200f}' | '\u{202a}'..='\u{202e}')
            || matches!(it, '\u{2060}'..='\u{206f}' | '\u{fe00}'..='\u{fe0f}')
    };
    text.chars().filter(|it| !is_invisible(it)).collect()
}

/// The link at the start of this text, which may go on behind a line's end or a space.
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

/// Every link has a digit, so that a text without one is none.
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
