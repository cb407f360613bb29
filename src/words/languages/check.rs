//! Checks texts while they are compiled.

use crate::words::{Forms, Language, Text};

/// Fails to compile if a text is empty, or does not have the placeholders and the forms that it should have.
pub(super) const fn text(text: Text, says: &str, language: Language) {
    let bytes = says.as_bytes();
    let (mut start, mut at, mut forms) = (0, 0, 0);
    while at <= bytes.len() {
        if at == bytes.len() || bytes[at] == b'|' {
            form(text, says, (start, at), forms);
            forms += 1;
            start = at + 1;
        }
        at += 1;
    }
    let has_all = match text.forms() {
        Forms::One => forms == 1,
        Forms::Count => forms == language.plurals(),
        Forms::Piece => forms == 3 || forms == 5,
    };
    if !has_all {
        fail(text, " has another number of forms: ", says);
    }
}

/// Checks a form of a text, from one place in it up to another.
const fn form(text: Text, says: &str, (start, end): (usize, usize), number: usize) {
    let bytes = says.as_bytes();
    if start == end {
        fail(text, " has a form that says nothing: ", says);
    }
    let names = text.placeholders();
    let mut name = 0;
    while name < names.len() {
        if !has(bytes, (start, end), names[name]) {
            fail(text, " lacks a placeholder in one of its forms: ", says);
        }
        name += 1;
    }
    let is_of_mark = matches!(text.forms(), Forms::Piece) && number == 0;
    if is_of_mark && !has(bytes, (start, end), "piece") {
        fail(text, " lacks {piece} in its first form: ", says);
    }
    let mut at = start;
    while at < end {
        match bytes[at] {
            b'{' => {
                let is_count = matches!(text.forms(), Forms::Count) && is_at(bytes, at, "count");
                let is_piece = is_of_mark && is_at(bytes, at, "piece");
                let mut is_known = is_count || is_piece;
                let mut name = 0;
                while name < names.len() {
                    is_known |= is_at(bytes, at, names[name]);
                    name += 1;
                }
                if !is_known {
                    fail(text, " has a placeholder that has no value: ", says);
                }
            }
            b'\n' => fail(text, " has more than one line: ", says),
            _ => {}
        }
        at += 1;
    }
}

/// Whether this placeholder is between these places.
const fn has(bytes: &[u8], (start, end): (usize, usize), name: &str) -> bool {
    let mut at = start;
    while at < end {
        if is_at(bytes, at, name) {
            return true;
        }
        at += 1;
    }
    false
}

/// Whether this placeholder is here, in its braces.
const fn is_at(bytes: &[u8], at: usize, name: &str) -> bool {
    let name = name.as_bytes();
    let end = at + name.len() + 1;
    if end >= bytes.len() || bytes[at] != b'{' || bytes[end] != b'}' {
        return false;
    }
    let mut letter = 0;
    while letter < name.len() {
        if bytes[at + 1 + letter] != name[letter] {
            return false;
        }
        letter += 1;
    }
    true
}

/// Says which text is wrong. A constant can be told only one text, which is put together here.
const fn fail(text: Text, why: &str, says: &str) -> ! {
    const MOST: usize = 200;
    let parts = [text.name().as_bytes(), why.as_bytes(), says.as_bytes()];
    let (mut message, mut length, mut part) = ([b' '; MOST], 0, 0);
    while part < parts.len() {
        let mut at = 0;
        while at < parts[part].len() && length < MOST {
            // A letter that is cut off would be no text.
            message[length] = if parts[part][at].is_ascii() { parts[part][at] } else { b'?' };
            length += 1;
            at += 1;
        }
        part += 1;
    }
    match std::str::from_utf8(&message) {
        Ok(message) => panic!("{}", message),
        Err(_) => panic!(),
    }
}
