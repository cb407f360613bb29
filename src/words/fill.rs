//! Fills in the placeholders of texts.

use super::{Piece, Text, parts::parts, spoken, text};

/// What takes the place of a placeholder, after its name.
type Value<'a> = (&'a str, &'a str);

/// What a text says with these values.
pub(super) fn fill(text: Text, values: &[Value]) -> String {
    fill_in(self::text(text), values, ("", ""))
}

/// What a text says of this number. `{count}` is the number, unless a value says it otherwise.
pub(super) fn of_count(text: Text, count: usize, values: &[Value]) -> String {
    let form = form(text, spoken().language().plural(count));
    fill_in(form, values, ("count", &count.to_string()))
}

/// What a text says of this piece.
pub(super) fn of_piece(text: Text, piece: Piece, values: &[Value]) -> String {
    fill_in(form(text, piece.form()), values, ("piece", Piece::letter(piece.mark)))
}

fn form(text: Text, number: usize) -> &'static str {
    parts(self::text(text), '|').get(number).copied().unwrap_or_default()
}

/// What stands in a value is not looked at again: it may have braces in it.
fn fill_in(template: &str, values: &[Value], another: Value) -> String {
    let mut words = String::new();
    for part in parts(template, '{') {
        match parts(part, '}')[..] {
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
    fn values_take_the_place_of_their_names() {
        let values = [("cell", "h8"), ("why", "{cell}")];
        let fill_in = |template| fill_in(template, &values, ("count", "3"));
        assert_eq!(fill_in("{why}: {cell}, {cell}, {count}."), "{cell}: h8, h8, 3.");
        assert_eq!(fill_in("nothing"), "nothing");
    }
}
