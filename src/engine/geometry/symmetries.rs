use super::Cell;

/// Returns the rotations and reflections of the rectangle with these corners, as the images of these cells.
pub(in crate::engine) fn of_rectangle(
    cells: &[Cell],
    [left, bottom]: [i16; 2],
    [right, top]: [i16; 2],
) -> Vec<Vec<Cell>> {
    let image = |cell: Cell, [is_mirrored, is_upside_down, is_turned]: [bool; 3]| {
        let [column, row] = [cell.column() - left, cell.row() - bottom];
        let column = if is_mirrored { right - left - column } else { column };
        let row = if is_upside_down { top - bottom - row } else { row };
        let [column, row] = if is_turned { [row, column] } else { [column, row] };
        cell.on_same_layer(left + column, bottom + row)
    };
    let mut symmetries = Vec::new();
    // Only a square can swap its columns and rows.
    let turns: &[bool] = if right - left == top - bottom { &[false, true] } else { &[false] };
    for &is_turned in turns {
        for is_upside_down in [false, true] {
            for is_mirrored in [false, true] {
                let changes = [is_mirrored, is_upside_down, is_turned];
                symmetries.push(cells.iter().map(|&cell| image(cell, changes)).collect());
            }
        }
    }
    symmetries
}

/// Returns the 48 rotations and reflections of a cube with these cells. With four or five cells a side, returns each of
/// them after each of the four [`Exchange`]s: 192 in all (R. Silver, "The group of automorphisms of the game of
/// 3-dimensional ticktacktoe", 1967).
pub(super) fn of_cube(cells: &[Cell], side: u8) -> Vec<Vec<Cell>> {
    const AXES: [[usize; 3]; 6] =
        [[0, 1, 2], [0, 2, 1], [1, 0, 2], [1, 2, 0], [2, 0, 1], [2, 1, 0]];
    const BOTH: [bool; 2] = [false, true];
    let exchanges: &[_] = if side == 3 { &Exchange::ALL[..1] } else { &Exchange::ALL };
    let mut symmetries = Vec::new();
    for exchange in exchanges {
        for axes in AXES {
            for mirrored in
                BOTH.map(|x| BOTH.map(|y| BOTH.map(|z| [x, y, z]))).as_flattened().as_flattened()
            {
                let image = |cell: Cell| {
                    let from =
                        [cell.column(), cell.row(), i16::from(cell.layer().unwrap_or_default())];
                    let last = i16::from(side) - 1;
                    let [column, row, layer] = [0, 1, 2].map(|axis| {
                        let place = exchange.of(from[axes[axis]], last);
                        if mirrored[axis] { last - place } else { place }
                    });
                    Cell::on_layer(u8::try_from(layer).unwrap_or_default(), column, row)
                };
                symmetries.push(cells.iter().copied().map(image).collect());
            }
        }
    }
    symmetries
}

/// Exchanges the layers of a cube, and its columns and rows in the same way. Opposite layers stay opposite each other,
/// so every line is still a line.
struct Exchange {
    /// The outer layers change places with the inner ones.
    is_inside_out: bool,
    /// The inner layers then change places with each other.
    is_inner_swapped: bool,
}

impl Exchange {
    /// All exchanges. The first one changes nothing, and is the only one on a cube of side 3, which has just one inner
    /// layer.
    const ALL: [Self; 4] = [
        Self { is_inside_out: false, is_inner_swapped: false },
        Self { is_inside_out: false, is_inner_swapped: true },
        Self { is_inside_out: true, is_inner_swapped: false },
        Self { is_inside_out: true, is_inner_swapped: true },
    ];

    /// Returns the new place of this layer, column or row of a cube; `last` is the last one.
    const fn of(&self, place: i16, last: i16) -> i16 {
        let opposite = last - place;
        if place == opposite {
            return place;
        }
        let from_end = if place < opposite { place } else { opposite };
        let from_end = if self.is_inside_out { 1 - from_end } else { from_end };
        if (place < opposite) == (self.is_inner_swapped && from_end == 1) {
            last - from_end
        } else {
            from_end
        }
    }
}
