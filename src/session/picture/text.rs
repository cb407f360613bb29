use std::fmt::Write;

/// How wide a character is on average, in hundredths of its size.
const CHARACTER: usize = 58;

/// How a text looks, and where it stands.
#[derive(Clone, Copy)]
pub(super) struct Style {
    /// From the left and from the top, to its base line.
    pub at: [i32; 2],
    pub size: usize,
    /// How wide it may be; longer texts are written smaller.
    pub room: usize,
    /// Which end of it is at this place: `start`, `middle` or `end`.
    pub anchor: &'static str,
    pub weight: u16,
    pub colour: &'static str,
}

/// Writes a text element.
pub(super) fn write(svg: &mut String, words: &str, style: Style) {
    let Style { at: [x, y], size, room, anchor, weight, colour } = style;
    let size = size.min(room * 100 / CHARACTER / words.chars().count().max(1));
    // A string takes everything.
    let _ = write!(
        svg,
        "<text x=\"{x}\" y=\"{y}\" font-size=\"{size}\" text-anchor=\"{anchor}\" \
         font-weight=\"{weight}\" fill=\"{colour}\">{}</text>",
        escaped(words)
    );
}

/// The text as it stands in XML, which has no control characters.
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
