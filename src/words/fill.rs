//! Fills in the placeholders of texts.

use super::{Piece, Text, split::split, spoken, text};

/// The name of a placeholder, and the text that replaces it.
type Value<'a> = (&'a str, &'a str);

/// Fills in a text's placeholders.
pub(super) fn fill(text: Text, values: &[Value]) -> String {
    fill_in(self::text(text), values, ("", ""))
}

/// Fills in the form of a text for this number. `{count}` is the number, unless `values` contains another text for it.
pub(super) fn fill_count(text: Text, count: usize, values: &[Value]) -> String {
    let form = form(text, spoken().language().plural(count));
    fill_in(form, values, ("count", &count.to_string()))
}

/// Fills in the form of a text for this piece.
pub(super) fn fill_piece(text: Text, piece: Piece, values: &[Value]) -> String {
    fill_in(form(text, piece.form()), values, ("piece", piece.words()))
}

/// Returns the form of a text with this number, or the first if it has fewer.
fn form(text: Text, number: usize) -> &'static str {
    let forms = split(self::text(text), '|');
    forms.get(number).or(forms.first()).copied().unwrap_or_default()
}

/// Fills in `values`, and `another` for any other placeholder. Braces in a value are not placeholders.
fn fill_in(template: &str, values: &[Value], another: Value) -> String {
    let mut words = String::new();
    for part in split(template, '{') {
        match split(part, '}')[..] {
            [name, rest] => {
                let value = values.iter().find(|(known, _)| *known == name);
                words.push_str(value.unwrap_or(&another).1);
                words.push_str(rest);
            }
            _ => words.push_str(part),
        }
    }
    words
}

#[cfg(test)]
mod tests {
    use super::fill_in;

    #[test]
    fn placeholders_are_replaced_once() {
        let values = [("cell", "h8"), ("why", "{cell}")];
        let fill_in = |template| fill_in(template, &values, ("count", "3"));
        assert_eq!(fill_in("{why}: {cell}, {cell}, {count}."), "{cell}: h8, h8, 3.");
        assert_eq!(fill_in("nothing"), "nothing");
    }
}
