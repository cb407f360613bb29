use std::fmt::Write;

/// The average width of a character, in hundredths of the font size.
const CHARACTER: usize = 58;

/// The style and position of a text.
#[derive(Clone, Copy)]
pub(super) struct Style {
    /// The position of its anchor from the left, and of its baseline from the top.
    pub at: [i32; 2],
    pub size: usize,
    /// The greatest width; longer texts are written smaller.
    pub room: usize,
    /// Which part of the text is at this position: `start`, `middle` or `end`.
    pub anchor: &'static str,
    pub weight: u16,
    pub colour: &'static str,
}

/// Writes a text element.
pub(super) fn write(svg: &mut String, words: &str, style: Style) {
    let Style { at: [x, y], size, room, anchor, weight, colour } = style;
    let size = size.min(room * 100 / CHARACTER / words.chars().count().max(1));
    // Writing to a string never fails.
    let _ = write!(
        svg,
        "<text x=\"{x}\" y=\"{y}\" font-size=\"{size}\" text-anchor=\"{anchor}\" \
         font-weight=\"{weight}\" fill=\"{colour}\">{}</text>",
        escaped(words)
    );
}

/// Escapes the text for XML. Removes control characters, which XML does not allow.
fn escaped(words: &str) -> String {
    let mut text = String::new();
    for character in words.chars().filter(|it| !it.is_control()) {
        match character {
            '&' => text.push_str("&amp;"),
            '<' => text.push_str("&lt;"),
            '>' => text.push_str("&gt;"),
            other => text.push(other),
        }
    }
    text
}
