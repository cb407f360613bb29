//! A finished game as a picture to share: how it ended, who played, the board, and where to find it.

pub mod animation;
mod board;
pub mod embedded_link;
mod frame;
pub mod gif;
mod palette;
mod text;

use std::fmt::Write;

use super::{Mark, Pieces, Seat, Session, Theme};
use palette::Palette;
use text::Style;

/// The width of the picture in pixels.
pub const WIDTH: i32 = 1080;

/// Its height.
pub const HEIGHT: i32 = 1350;

/// The most characters of an address that are printed, unless the part before the `#` alone is longer.
const LONGEST_LINK: usize = 60;

/// The margin of the picture.
const EDGE: i32 = 60;

/// The area for the board: its top left corner and its size.
const BOARD: [[i32; 2]; 2] = [[EDGE, 300], [WIDTH - 2 * EDGE, 880]];

/// The texts on a picture.
///
/// # Examples
/// ```
/// use in_a_row::session::picture::Caption;
///
/// let caption = Caption { link: "https://example.org/#3x3k3/b2a1".into(), ..Caption::default() };
/// assert_eq!(caption.printed_link(), "example.org/#3x3k3/b2a1");
/// ```
#[derive(Clone, Debug, Default)]
pub struct Caption {
    /// The name of the page.
    pub page: String,
    /// How the game ended.
    pub result: String,
    /// The players: seat one, seat two.
    pub names: [String; 2],
    /// What was played, and in how many moves.
    pub game: String,
    /// The address of the game.
    pub link: String,
    /// The names of a board's layers, from the lowest.
    pub layers: Vec<String>,
}

impl Caption {
    /// Returns the address as it is printed: without `https://`, and without the game if that would make it too long
    /// to read.
    #[must_use]
    pub fn printed_link(&self) -> &str {
        let link = self.link.strip_prefix("https://").unwrap_or(&self.link);
        let page = || link.split('#').next().unwrap_or_default();
        if link.chars().count() > LONGEST_LINK { page() } else { link }
    }
}

/// Which part of a finished game a picture shows.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Moment {
    /// The board before the first move.
    Start,
    /// All moves, without any sign of how the game ended.
    Moves,
    /// All moves, with the winning lines.
    End,
}

/// Returns the left, top, width and height of each move's cell in the picture, in pixels; `None` if the board is so
/// large that marks are only dots.
#[must_use]
pub fn cells(session: &Session) -> Option<Vec<[i32; 4]>> {
    board::cells(session, BOARD)
}

/// Draws the session's game at this moment as an SVG, in the colours of this theme.
///
/// # Examples
/// ```
/// use in_a_row::{
///     engine::{Game, Rules, notation},
///     session::{Replay, Seat, Seating, Setup, Theme, picture::{self, Caption, Moment}},
/// };
///
/// let game = Game::replay(Rules::NOUGHTS_AND_CROSSES, notation::parse_moves("a1b2a2b3a3")?)?;
/// let seating = Seating { first: Seat::One, x: Seat::One };
/// let replay = Replay::new(Setup::DEFAULT, seating, game);
///
/// let caption = Caption { result: "Me & you: I win".into(), ..Caption::default() };
/// let svg = picture::svg(replay.shown(), Theme::Paper, &caption, Moment::End);
/// assert!(svg.starts_with("<svg ") && svg.ends_with("</svg>"));
/// assert!(svg.contains(">Me &amp; you: I win</text>"));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[must_use]
pub fn svg(session: &Session, theme: Theme, caption: &Caption, moment: Moment) -> String {
    let palette = Palette::of(theme);
    // Writing to a string never fails, here and below.
    let mut svg = String::new();
    let _ = write!(
        svg,
        "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"{WIDTH}\" height=\"{HEIGHT}\" \
         viewBox=\"0 0 {WIDTH} {HEIGHT}\" font-family=\"system-ui, sans-serif\" \
         text-rendering=\"geometricPrecision\">"
    );
    define(&mut svg, &palette, session.setup().pieces);
    // One colour: with a gradient, the PNG would be ten times as large.
    let _ = write!(svg, "<rect width=\"{WIDTH}\" height=\"{HEIGHT}\" fill=\"{}\"/>", palette.page);
    head(&mut svg, session, &palette, caption);
    board::draw(&mut svg, session, &palette, caption, moment, BOARD);
    let line = Style { size: 38, weight: 600, ..middle(1256, palette.text) };
    text::write(&mut svg, &caption.game, line);
    let line = Style { size: 30, weight: 400, ..middle(1306, palette.quiet) };
    text::write(&mut svg, caption.printed_link(), line);
    svg.push_str("</svg>");
    svg
}

/// Defines the drawings that are used more than once: hand-drawn marks, or stones.
fn define(svg: &mut String, palette: &Palette, pieces: Pieces) {
    let Palette { x, o, rim, .. } = palette;
    svg.push_str("<defs>");
    if pieces == Pieces::Marks {
        let _ = write!(svg, include_str!("marks.svg"), x = x, o = o);
    } else {
        for (id, light, opacity, stone, shade) in [
            ('x', "#ffffff", 45, "#17171c", "#000000"),
            ('o', "#ffffff", 100, "#f6f3ec", "#d5cfc1"),
        ] {
            let _ = write!(
                svg,
                include_str!("stone.svg"),
                id = id,
                light = light,
                opacity = opacity,
                stone = stone,
                shade = shade,
                rim = rim
            );
        }
    }
    svg.push_str("</defs>");
}

/// Draws the page's name, the result and the players.
fn head(svg: &mut String, session: &Session, palette: &Palette, caption: &Caption) {
    let winner = match session.status() {
        super::Status::Won(seat) => Some(seat),
        _ => None,
    };
    let stroke = board::stroke_colour(session, palette);
    let colour = if winner.is_some() { stroke } else { palette.text };
    let line = Style { size: 30, weight: 700, ..middle(64, palette.quiet) };
    text::write(svg, &caption.page, line);
    let line = Style { size: 84, weight: 700, ..middle(152, colour) };
    text::write(svg, &caption.result, line);
    for (seat, name) in Seat::ALL.into_iter().zip(&caption.names) {
        let mark = session.seating().mark(seat);
        let border = if winner == Some(seat) { stroke } else { palette.panel };
        card(svg, session, palette, Card { seat, mark, border, name });
    }
}

struct Card<'a> {
    seat: Seat,
    mark: Mark,
    border: &'a str,
    name: &'a str,
}

/// Draws a player's name and mark: seat one on the left, seat two mirrored on the right.
fn card(svg: &mut String, session: &Session, palette: &Palette, card: Card) {
    let Palette { panel, cell, wood, text, .. } = *palette;
    let ground = if session.setup().pieces == Pieces::Stones { wood } else { cell };
    // A stone needs more space around it.
    let around = if session.setup().pieces == Pieces::Stones { 14 } else { 0 };
    let side = 100 + 2 * around;
    let (left, piece, name, anchor) = match card.seat {
        Seat::One => (EDGE, EDGE + 14, EDGE + 84, "start"),
        Seat::Two => (552, WIDTH - EDGE - 70, WIDTH - EDGE - 84, "end"),
    };
    let _ = write!(
        svg,
        "<rect x=\"{left}\" y=\"188\" width=\"468\" height=\"84\" rx=\"20\" fill=\"{panel}\" \
         stroke=\"{}\" stroke-width=\"4\"/>\
         <svg x=\"{piece}\" y=\"202\" width=\"56\" height=\"56\" \
         viewBox=\"-{around} -{around} {side} {side}\">\
         <rect x=\"-{around}\" y=\"-{around}\" width=\"{side}\" height=\"{side}\" \
         rx=\"18\" fill=\"{ground}\"/>\
         <use href=\"#{}\"/></svg>",
        card.border,
        board::id(card.mark),
    );
    let line = Style { at: [name, 242], size: 36, room: 370, anchor, weight: 600, colour: text };
    text::write(svg, card.name, line);
}

/// Returns the style of a centred line of text.
fn middle(y: i32, colour: &'static str) -> Style {
    let room = (WIDTH - 2 * EDGE).unsigned_abs() as usize;
    Style { at: [WIDTH / 2, y], size: 30, room, anchor: "middle", weight: 400, colour }
}
