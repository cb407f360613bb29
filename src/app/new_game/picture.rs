//! Small pictures of the boards, so that people can choose a board by looking. All lengths are in the units of the
//! pictures, which are [`SIDE`] wide and high.

use std::fmt::Write;

use crate::{
    app::ui::choice::Picture,
    engine::{Opening, Variant},
    session::Preset,
};

/// The width and the height of a picture.
const SIDE: u8 = 48;

/// Returns the picture of a board; a plus for the custom one.
pub(crate) fn of(preset: Preset) -> Picture {
    match preset {
        Preset::NoughtsAndCrosses => in_cells(3, &[[1, 1], [2, 0]], &[[0, 2]]),
        Preset::Four => in_cells(4, &[[1, 1], [2, 2]], &[[2, 1]]),
        Preset::Five => in_cells(5, &[[1, 2], [2, 2], [3, 2]], &[[2, 1], [3, 3]]),
        Preset::Gobang => Picture {
            lines: grid([12, 4], [5, 11], 6, 24, 40),
            ..on_crossings(&[[18, 28], [24, 22], [30, 16]], &[[24, 28], [30, 22]])
        },
        Preset::Gomoku => Picture {
            lines: grid([6, 6], [7, 7], 6, 36, 36),
            ..on_crossings(&[[24, 24], [18, 30], [30, 24]], &[[24, 18], [30, 30]])
        },
        Preset::Renju => of_variant(Variant::Renju),
        Preset::Caro | Preset::CaroWithoutEnd => of_variant(Variant::Caro),
        Preset::Large => Picture {
            lines: grid([6, 6], [10, 10], 4, 36, 36),
            ..on_crossings(&[[34, 14], [14, 34]], &[[14, 14], [30, 34]])
        },
        Preset::CubeOfThree => in_space(&[8, 20, 32], &[[24, 20], [30, 32]], &[[18, 8]]),
        Preset::CubeOfFour => in_space(&[8, 17, 26, 35], &[[24, 17], [30, 35]], &[[18, 26]]),
        Preset::Endless => Picture {
            lines: grid([4, 4], [5, 5], 10, 0, 0),
            ..on_crossings(&[[14, 24], [24, 14], [44, 14]], &[[24, 24], [34, 44]])
        },
        Preset::Custom => Picture {
            class: "picture",
            lines: "M24 12v24M12 24h24".to_owned(),
            ..Picture::default()
        },
    }
}

/// Returns the picture of a variant: a row that wins, or a position in which it differs from the others.
pub(crate) fn of_variant(variant: Variant) -> Picture {
    let lines = grid([6, 6], [7, 7], 6, 36, 36);
    match variant {
        Variant::Freestyle => Picture { lines, ..on_crossings(&row([6, 24], 6), &[]) },
        Variant::Exact => Picture { lines, ..on_crossings(&row([12, 24], 5), &[]) },
        Variant::Caro => Picture { lines, ..on_crossings(&row([12, 24], 5), &[[6, 24], [42, 24]]) },
        Variant::CaroOverlines => Picture {
            lines: grid([3, 3], [8, 8], 6, 42, 42),
            ..on_crossings(&row([9, 21], 6), &[[3, 21], [45, 21]])
        },
        // A double three, and a cross where it is forbidden.
        Variant::Renju => Picture {
            lines: lines + &cross([24, 24], 4),
            ..on_crossings(&[[24, 12], [24, 18], [30, 24], [36, 24]], &[])
        },
    }
}

/// Returns the picture of an opening: the first marks, or the part of the board in which the third may not be.
pub(crate) fn of_opening(opening: Opening) -> Picture {
    let lines = grid([6, 6], [7, 7], 6, 36, 36);
    match opening {
        Opening::Free => Picture { lines, ..on_crossings(&[], &[]) },
        Opening::Swap => Picture { lines, ..on_crossings(&[[24, 24]], &[]) },
        Opening::Swap2 => Picture { lines, ..on_crossings(&[[24, 24], [18, 36]], &[[30, 18]]) },
        Opening::Pro => around_centre(10),
        Opening::LongPro => around_centre(14),
    }
}

/// Draws a mark in the centre, and a square that extends this far from it.
fn around_centre(reach: u8) -> Picture {
    let (from, side) = (SIDE / 2 - reach, 2 * reach);
    Picture {
        class: "picture stones",
        lines: grid([4, 4], [11, 11], 4, 40, 40),
        first: ring([SIDE / 2; 2], 1),
        second: format!("M{from} {from}h{side}v{side}h-{side}z"),
    }
}

/// Returns this many crossings next to each other, from the one on the left.
fn row([x, y]: [u8; 2], count: u8) -> Vec<[u8; 2]> {
    (0..count).map(|number| [x + 6 * number, y]).collect()
}

/// Draws crosses and rings on a board with this many cells to a side.
fn in_cells(count: u8, first: &[[u8; 2]], second: &[[u8; 2]]) -> Picture {
    let cell = (SIDE - 6) / count;
    let edge = (SIDE - cell * count) / 2;
    let marks = |cells: &[[u8; 2]], mark: fn([u8; 2], u8) -> String| {
        let middle = |at: u8| edge + at * cell + cell / 2;
        cells.iter().map(|&cells| mark(cells.map(middle), cell / 3)).collect()
    };
    let inner = edge + cell;
    Picture {
        class: "picture",
        lines: grid([inner, inner], [count - 1; 2], cell, 0, 0),
        first: marks(first, cross),
        second: marks(second, ring),
    }
}

/// Draws stones without lines. The caller adds the lines.
fn on_crossings(first: &[[u8; 2]], second: &[[u8; 2]]) -> Picture {
    let [first, second] = [first, second].map(dots);
    Picture { class: "picture dots stones", first, second, ..Picture::default() }
}

/// Draws marks on layers whose middles are at these heights.
fn in_space(layers: &[u8], first: &[[u8; 2]], second: &[[u8; 2]]) -> Picture {
    let mut lines = String::new();
    for layer in layers {
        // Writing to a string never fails.
        let _ = write!(lines, "M24 {}l20 8-20 8-20-8z", layer - 8);
    }
    let [first, second] = [first, second].map(dots);
    Picture { class: "picture dots", lines, first, second }
}

/// Returns this many lines down and across, this far apart, from a point at the top left. They are this wide and high;
/// if that is 0, they run through the whole picture.
fn grid([left, top]: [u8; 2], [down, across]: [u8; 2], apart: u8, wide: u8, high: u8) -> String {
    let span = |from: u8, length: u8| if length == 0 { (0, SIDE) } else { (from, length) };
    let mut path = String::new();
    for number in 0..down {
        let (y, length) = span(top, high);
        // Writing to a string never fails.
        let _ = write!(path, "M{} {y}v{length}", left + number * apart);
    }
    for number in 0..across {
        let (x, length) = span(left, wide);
        let _ = write!(path, "M{x} {}h{length}", top + number * apart);
    }
    path
}

/// Returns a cross of this half width around a point.
fn cross([x, y]: [u8; 2], half: u8) -> String {
    let whole = 2 * half;
    format!("M{} {}l{whole} {whole}m0-{whole}l-{whole} {whole}", x - half, y - half)
}

/// Returns a ring of this half width around a point.
fn ring([x, y]: [u8; 2], half: u8) -> String {
    let whole = 2 * half;
    format!("M{} {y}a{half} {half} 0 1 0 {whole} 0a{half} {half} 0 1 0-{whole} 0", x - half)
}

/// Returns lines of length zero, whose round ends make them dots.
fn dots(places: &[[u8; 2]]) -> String {
    let mut path = String::new();
    for [x, y] in places {
        // Writing to a string never fails.
        let _ = write!(path, "M{x} {y}h0");
    }
    path
}
