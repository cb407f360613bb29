//! Draws the board with its marks, its coordinates and the winning lines.

use std::fmt::Write;

use super::{
    Caption, Moment,
    frame::{Frame, SMALLEST_CELL},
    palette::{DOTS, LAST, Palette},
    text::{self, Style},
};
use crate::{
    engine::{Cell, Form, Line, Outcome, Shape},
    session::{Mark, Pieces, Session, boards::star_points},
};

/// The longest side of a board that is drawn as separate cells. Larger ones have lines and coordinates.
const LARGEST_OF_CELLS: u8 = 6;

/// The side of a cell, in the units of the drawings of cells and marks.
const CELL: i32 = 100;

/// The margin around the cells of a board with coordinates.
const MARGIN: i32 = 38;

/// The margin around the cells of a board without coordinates.
const NARROW_MARGIN: i32 = 12;

/// Draws the board at this moment into this area.
pub(super) fn draw(
    svg: &mut String,
    session: &Session,
    palette: &Palette,
    caption: &Caption,
    moment: Moment,
    room: [[i32; 2]; 2],
) {
    let drawing = Drawing::new(session, palette, moment);
    let seating = session.seating();
    let game = session.game();
    let is_visible = |cell: Cell| moment != Moment::Start || !game.moves().contains(&cell);
    let marks = game.board().marks().filter(|(cell, _)| is_visible(*cell));
    let marks: Vec<_> =
        marks.map(|(cell, side)| (cell, seating.mark(seating.seat(side)))).collect();
    let margin = margin(game.rules().shape());
    let frames = frames(session, room);
    for frame in &frames {
        let on_layer = |cell: Cell| cell.layer() == frame.layer;
        let here: Vec<_> = marks.iter().copied().filter(|(cell, _)| on_layer(*cell)).collect();
        drawing.ground(svg, frame, margin);
        if frame.side() < SMALLEST_CELL {
            drawing.dots(svg, frame, &here);
        } else {
            drawing.marks(svg, frame, &here);
        }
        let name = frame.layer.and_then(|layer| caption.layers.get(usize::from(layer)));
        if let Some(name) = name {
            let style = Style {
                at: [frame.at[0] + frame.size[0] / 2, frame.at[1] - 14],
                size: 26,
                room: 300,
                anchor: "middle",
                weight: 400,
                colour: palette.quiet,
            };
            text::write(svg, name, style);
        }
    }
    for line in drawing.lines {
        let [start, end] = [line.start(), line.end()];
        // A stroke from layer to layer would cross marks that are not on the line. The borders of its cells show it.
        let frame = frames.iter().find(|it| [start, end].iter().all(|at| at.layer() == it.layer));
        if let Some(frame) = frame {
            drawing.stroke(svg, [start, end].map(|cell| frame.middle(cell)), frame.side());
        }
    }
    if let Some(cell) = drawing.last.filter(|_| drawing.is_ruled) {
        let ([x, y], radius) = (frames[0].middle(cell), (frames[0].side() * 13 / 100).max(3));
        // Writing to a string never fails, here and below.
        let _ = write!(svg, "<circle cx=\"{x}\" cy=\"{y}\" r=\"{radius}\" fill=\"{LAST}\"/>");
    }
}

/// Returns the left, top, width and height of each move's cell in this area, in pixels; `None` if the marks are too
/// small to be told apart.
pub(super) fn cells(session: &Session, room: [[i32; 2]; 2]) -> Option<Vec<[i32; 4]>> {
    let frames = frames(session, room);
    let place = |&cell: &Cell| {
        let frame = frames.iter().find(|frame| frame.layer == cell.layer())?;
        let (side, [column, row]) = (frame.side(), frame.place(cell));
        let [left, top] = frame.at;
        let is_drawn = side >= SMALLEST_CELL;
        is_drawn.then_some([left + column * side, top + row * side, side, side])
    };
    session.game().moves().iter().map(place).collect()
}

/// Returns the frame of the board, or of each of its layers, in this area.
fn frames(session: &Session, [at, room]: [[i32; 2]; 2]) -> Vec<Frame> {
    let shape = session.game().rules().shape();
    let cells: Vec<_> = session.game().board().marks().map(|(cell, _)| cell).collect();
    Frame::all(shape, &cells, at, room, margin(shape))
}

fn margin(shape: Shape) -> i32 {
    if has_labels(shape.form()) { MARGIN } else { NARROW_MARGIN }
}

fn has_labels(form: Form) -> bool {
    matches!(form, Form::Flat { columns, rows } if columns.max(rows) > LARGEST_OF_CELLS)
}

/// Returns the colour of the winning lines and of the winner's result.
pub(super) fn stroke_colour(session: &Session, palette: &Palette) -> &'static str {
    let winner = session.game().outcome().and_then(Outcome::winner);
    let is_lost =
        winner.is_some_and(|side| !session.setup().players.is_here(session.seating().seat(side)));
    if is_lost { palette.lost } else { palette.won }
}

struct Drawing<'a> {
    palette: &'a Palette,
    form: Form,
    pieces: Pieces,
    is_ruled: bool,
    last: Option<Cell>,
    lines: &'a [Line],
    stroke: &'static str,
}

impl<'a> Drawing<'a> {
    fn new(session: &'a Session, palette: &'a Palette, moment: Moment) -> Self {
        let is_over = moment == Moment::End;
        let shape = session.game().rules().shape();
        let pieces = session.setup().pieces;
        let is_large = !shape.has_end() || shape.longest_side() > LARGEST_OF_CELLS;
        Self {
            palette,
            form: shape.form(),
            pieces,
            is_ruled: shape.layers() <= 1 && (is_large || pieces == Pieces::Stones),
            last: session.last_move().filter(|_| is_over).map(|(_, cell)| cell),
            lines: session.game().outcome().filter(|_| is_over).map_or(&[], Outcome::lines),
            stroke: stroke_colour(session, palette),
        }
    }

    /// Draws the empty board.
    fn ground(&self, svg: &mut String, frame: &Frame, margin: i32) {
        let Palette { cell, cell_line, wood, wood_line, .. } = self.palette;
        let is_of_stones = self.pieces == Pieces::Stones;
        let (colour, line) = if is_of_stones { (wood, wood_line) } else { (cell, cell_line) };
        let ([x, y], [wide, high]) = (frame.at, frame.size);
        if !self.is_ruled {
            for (column, row) in places(frame) {
                let [x, y] = [column, row].map(|place| place * CELL + 3);
                let inner = format!(
                    "<rect x=\"{x}\" y=\"{y}\" width=\"94\" height=\"94\" rx=\"10\" \
                     fill=\"{colour}\" stroke=\"{line}\" stroke-width=\"1\"/>"
                );
                within(svg, frame, &inner);
            }
            return;
        }
        let round = if frame.size[0] < CELL { 0 } else { 14 };
        let _ = write!(
            svg,
            "<rect x=\"{}\" y=\"{}\" width=\"{}\" height=\"{}\" rx=\"{round}\" fill=\"{colour}\"/>",
            x - margin,
            y - margin,
            wide + 2 * margin,
            high + 2 * margin,
        );
        if frame.side() < SMALLEST_CELL {
            return;
        }
        self.rule(svg, frame, line);
        if has_labels(self.form) {
            self.labels(svg, frame);
        }
    }

    /// Draws the lines, through the centres of cells for stones, else between cells, and star points.
    fn rule(&self, svg: &mut String, frame: &Frame, colour: &str) {
        let ([x, y], [wide, high]) = (frame.at, frame.size);
        let side = frame.side();
        let edge = if self.pieces == Pieces::Stones { side / 2 } else { 0 };
        // On a board without end, lines reach the edge of the picture.
        let inset = if self.form == Form::Endless { -NARROW_MARGIN } else { edge };
        let mut path = String::new();
        for across in (edge..=wide - edge).step_by(side.unsigned_abs() as usize) {
            let _ = write!(path, "M{} {}v{}", x + across, y + inset, high - 2 * inset);
        }
        for down in (edge..=high - edge).step_by(side.unsigned_abs() as usize) {
            let _ = write!(path, "M{} {}h{}", x + inset, y + down, wide - 2 * inset);
        }
        let _ = write!(
            svg,
            "<path d=\"{path}\" fill=\"none\" stroke=\"{colour}\" stroke-width=\"2\" \
             stroke-linecap=\"square\"/>"
        );
        if let (Form::Flat { columns, rows }, Pieces::Stones) = (self.form, self.pieces) {
            for column in star_points(columns) {
                for row in star_points(rows) {
                    let [x, y] = frame.middle(Cell::new(column.into(), row.into()));
                    let _ = write!(
                        svg,
                        "<circle cx=\"{x}\" cy=\"{y}\" r=\"{}\" fill=\"{colour}\"/>",
                        (side / 10).max(3)
                    );
                }
            }
        }
    }

    /// Writes the letters of the columns below the board, and the numbers of the rows on its left.
    fn labels(&self, svg: &mut String, frame: &Frame) {
        let Palette { quiet, wood_text, .. } = *self.palette;
        let colour = if self.pieces == Pieces::Stones { wood_text } else { quiet };
        let ([x, y], [_, high]) = (frame.at, frame.size);
        // Where cells are small, only every fifth has a label.
        let has_label = |number: i32| frame.side() >= 30 || number == 1 || number % 5 == 0;
        let style = |at| Style { at, size: 22, room: 40, anchor: "middle", weight: 400, colour };
        for number in (1..=frame.cells[0]).filter(|&number| has_label(number)) {
            let cell = Cell::new(small(number - 1), 0);
            let name = cell.to_string();
            let at = [frame.middle(cell)[0], y + high + MARGIN - 12];
            text::write(svg, name.trim_end_matches('1'), style(at));
        }
        for number in (1..=frame.cells[1]).filter(|&number| has_label(number)) {
            let at = [x - MARGIN / 2, frame.middle(Cell::new(0, small(number - 1)))[1] + 8];
            text::write(svg, &number.to_string(), style(at));
        }
    }

    fn marks(&self, svg: &mut String, frame: &Frame, marks: &[(Cell, Mark)]) {
        let mut inner = String::new();
        for &(cell, mark) in marks {
            let [x, y] = frame.place(cell).map(|place| place * CELL);
            let _ = write!(inner, "<use href=\"#{}\" x=\"{x}\" y=\"{y}\"/>", id(mark));
        }
        if !self.is_ruled {
            for cell in self.lines.iter().flat_map(|line| line.cells()) {
                border(&mut inner, frame, cell, self.stroke);
            }
        }
        if let Some(cell) = self.last.filter(|_| !self.is_ruled && self.lines.is_empty()) {
            border(&mut inner, frame, cell, self.palette.quiet);
        }
        within(svg, frame, &inner);
    }

    /// Draws marks as dots, because cells are too small for anything else.
    fn dots(&self, svg: &mut String, frame: &Frame, marks: &[(Cell, Mark)]) {
        let Palette { x, o, .. } = *self.palette;
        let [first, second] = if self.pieces == Pieces::Stones { DOTS } else { [x, o] };
        let radius = (frame.side() / 2).max(6);
        for &(cell, mark) in marks {
            let colour = if mark == Mark::X { first } else { second };
            let [x, y] = frame.middle(cell);
            let _ = write!(
                svg,
                "<circle cx=\"{x}\" cy=\"{y}\" r=\"{radius}\" fill=\"{colour}\" \
                 stroke=\"{}\"/>",
                self.palette.rim
            );
        }
    }

    /// Draws the stroke through a line, from before the centre of its first cell to beyond that of its last.
    fn stroke(&self, svg: &mut String, [start, end]: [[i32; 2]; 2], side: i32) {
        let beyond = |from: [i32; 2], to: [i32; 2]| {
            [0, 1].map(|n: usize| to[n] + (to[n] - from[n]).signum() * side * 3 / 10)
        };
        let ([x1, y1], [x2, y2]) = (beyond(end, start), beyond(start, end));
        let width = (side * 7 / 100).clamp(6, 18);
        for (colour, width) in [(self.palette.page, width * 19 / 10), (self.stroke, width)] {
            let _ = write!(
                svg,
                "<path d=\"M{x1} {y1}L{x2} {y2}\" stroke=\"{colour}\" stroke-width=\"{width}\" \
                 stroke-linecap=\"round\"/>"
            );
        }
    }
}

/// Returns the id of a mark's drawing.
pub(super) const fn id(mark: Mark) -> char {
    match mark {
        Mark::X => 'x',
        Mark::O => 'o',
    }
}

/// Returns the column and the row of each cell of a frame, row by row.
fn places(frame: &Frame) -> impl Iterator<Item = (i32, i32)> {
    let [columns, rows] = frame.cells;
    (0..rows).flat_map(move |row| (0..columns).map(move |column| (column, row)))
}

/// Draws `inner` over a frame, in units of which a cell has [`CELL`] each way.
fn within(svg: &mut String, frame: &Frame, inner: &str) {
    let ([x, y], [wide, high], [columns, rows]) = (frame.at, frame.size, frame.cells);
    let _ = write!(
        svg,
        "<svg x=\"{x}\" y=\"{y}\" width=\"{wide}\" height=\"{high}\" \
         viewBox=\"0 0 {} {}\">{inner}</svg>",
        columns * CELL,
        rows * CELL,
    );
}

/// Converts the number of a column or row, which is small.
fn small(number: i32) -> i16 {
    number.try_into().unwrap_or_default()
}

/// Draws a border around a cell that is on this frame.
fn border(svg: &mut String, frame: &Frame, cell: Cell, colour: &str) {
    if cell.layer() == frame.layer {
        let [x, y] = frame.place(cell).map(|place| place * CELL + 3);
        let width = if frame.layer.is_some() { 6 } else { 3 };
        let _ = write!(
            svg,
            "<rect x=\"{x}\" y=\"{y}\" width=\"94\" height=\"94\" rx=\"10\" fill=\"none\" \
             stroke=\"{colour}\" stroke-width=\"{width}\"/>"
        );
    }
}
