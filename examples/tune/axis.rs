use std::fmt;

use in_a_row::engine::search::{Margins, patterns::Weights};

use super::start::START;

/// All numbers that are tuned, with those that stay.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Numbers {
    pub weights: Weights,
    pub margins: Margins,
}

/// Where the number at a place of some table is.
type Table = fn(&mut Numbers, usize) -> &mut i32;

/// A way to move: one number, or two at once.
pub struct Axis {
    table: Table,
    place: usize,
    /// The table of the other number, at the same place, and whether that moves the same way (1) or against (-1).
    with: Option<(Table, f64)>,
    /// How far numbers are moved for a trial. All of them at once should cost about 30 Elo.
    pub step: f64,
}

impl Axis {
    /// Moves the numbers.
    pub fn shift(&self, numbers: &mut Numbers, distance: f64) {
        *(self.table)(numbers, self.place) += rounded(distance);
        if let Some((other, sign)) = self.with {
            *other(numbers, self.place) += rounded(sign * distance);
        }
    }

    const fn one(table: Table, place: usize, step: f64) -> Self {
        Self { table, place, with: None, step }
    }
}

/// The classes that there are with runs of five, of those that are no win at once. With each: the steps of its ordering
/// score, of both its values at once, and of their difference.
const CLASSES: [(usize, [f64; 3]); 7] = [
    (1, [8.0, 24.0, 3.2]),
    (2, [8.0, 24.0, 3.2]),
    (9, [24.0, 48.0, 8.0]),
    (10, [32.0, 96.0, 16.0]),
    (11, [40.0, 96.0, 16.0]),
    (12, [64.0, 128.0, 24.0]),
    (13, [64.0, 160.0, 32.0]),
];

/// The same for the kinds that say something.
const KINDS: [(usize, [f64; 3]); 10] = [
    (2, [32.0, 128.0, 24.0]),
    (3, [24.0, 128.0, 24.0]),
    (4, [40.0, 160.0, 24.0]),
    (5, [40.0, 128.0, 24.0]),
    (6, [64.0, 192.0, 48.0]),
    (7, [72.0, 320.0, 80.0]),
    (8, [200.0, 320.0, 112.0]),
    (9, [96.0, 240.0, 48.0]),
    (10, [96.0, 400.0, 128.0]),
    (11, [480.0, 800.0, 320.0]),
];

/// Every axis. What a cell is worth to the side to move and what it is worth to the other side move together and against
/// each other: a program hardly minds the one, and is very sensitive to the other.
pub fn all() -> Vec<Axis> {
    let mut axes = Vec::new();
    for (place, [order, both, difference]) in CLASSES {
        axes.push(Axis::one(order_of_class, place, order));
        axes.push(Axis { with: Some((other_class, 1.0)), ..Axis::one(own_class, place, both) });
        axes.push(Axis {
            with: Some((other_class, -1.0)),
            ..Axis::one(own_class, place, difference)
        });
    }
    for (place, [order, both, difference]) in KINDS {
        axes.push(Axis::one(order_of_kind, place, order));
        axes.push(Axis { with: Some((other_kind, 1.0)), ..Axis::one(own_kind, place, both) });
        axes.push(Axis {
            with: Some((other_kind, -1.0)),
            ..Axis::one(own_kind, place, difference)
        });
    }
    // The side to move wins at once on such a cell.
    axes.push(Axis::one(other_kind, 12, 1_600.0));
    axes.push(Axis::one(tempo, 0, 192.0));
    for (place, step) in [10.0, 25.0, 160.0, 120.0].into_iter().enumerate() {
        axes.push(Axis::one(margin, place, step));
    }
    axes
}

fn order_of_class(numbers: &mut Numbers, place: usize) -> &mut i32 {
    &mut numbers.weights.order_of_class[place]
}

fn order_of_kind(numbers: &mut Numbers, place: usize) -> &mut i32 {
    &mut numbers.weights.order_of_kind[place]
}

fn own_class(numbers: &mut Numbers, place: usize) -> &mut i32 {
    &mut numbers.weights.own_class[place]
}

fn own_kind(numbers: &mut Numbers, place: usize) -> &mut i32 {
    &mut numbers.weights.own_kind[place]
}

fn other_class(numbers: &mut Numbers, place: usize) -> &mut i32 {
    &mut numbers.weights.other_class[place]
}

fn other_kind(numbers: &mut Numbers, place: usize) -> &mut i32 {
    &mut numbers.weights.other_kind[place]
}

fn tempo(numbers: &mut Numbers, _place: usize) -> &mut i32 {
    &mut numbers.weights.tempo
}

fn margin(numbers: &mut Numbers, place: usize) -> &mut i32 {
    let margins = &mut numbers.margins;
    match place {
        0 => &mut margins.futility,
        1 => &mut margins.razoring,
        2 => &mut margins.killer,
        _ => &mut margins.countermove,
    }
}

impl Numbers {
    /// From where tuning starts.
    pub const fn at_first() -> Self {
        START
    }
}

/// As they stand in the source.
impl fmt::Display for Numbers {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { weights, margins } = self;
        for (name, numbers) in [
            ("order_of_class", &weights.order_of_class[..]),
            ("order_of_kind", &weights.order_of_kind),
            ("own_class", &weights.own_class),
            ("own_kind", &weights.own_kind),
            ("other_class", &weights.other_class),
            ("other_kind", &weights.other_kind),
        ] {
            let numbers: Vec<_> = numbers.iter().map(|&number| literal(number)).collect();
            writeln!(f, "{name}: [{}],", numbers.join(", "))?;
        }
        writeln!(f, "tempo: {},", literal(weights.tempo))?;
        writeln!(f, "futility: {},", margins.futility)?;
        writeln!(f, "razoring: {},", margins.razoring)?;
        writeln!(f, "killer: {},", literal(margins.killer))?;
        write!(f, "countermove: {},", literal(margins.countermove))
    }
}

/// A number with thousands set apart, as in the source.
fn literal(number: i32) -> String {
    if number.abs() < 1_000 {
        number.to_string()
    } else {
        format!("{}_{:03}", number / 1_000, number.abs() % 1_000)
    }
}

fn rounded(number: f64) -> i32 {
    #[allow(
        clippy::cast_possible_truncation,
        reason = "numbers are far smaller, and a cast saturates"
    )]
    let rounded = number.round() as i32;
    rounded
}
