use super::numbers::Numbers;

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

const OF_CLASSES: [Table; 3] = [
    |numbers, place| &mut numbers.weights.order_of_class[place],
    |numbers, place| &mut numbers.weights.own_class[place],
    |numbers, place| &mut numbers.weights.other_class[place],
];

const OF_KINDS: [Table; 3] = [
    |numbers, place| &mut numbers.weights.order_of_kind[place],
    |numbers, place| &mut numbers.weights.own_kind[place],
    |numbers, place| &mut numbers.weights.other_kind[place],
];

/// Every axis.
pub fn all() -> Vec<Axis> {
    let classes = CLASSES.into_iter().flat_map(|(place, steps)| pattern(OF_CLASSES, place, steps));
    let kinds = KINDS.into_iter().flat_map(|(place, steps)| pattern(OF_KINDS, place, steps));
    let others = [
        // The side to move wins at once on such a cell.
        Axis::one(OF_KINDS[2], 12, 1_600.0),
        Axis::one(|numbers, _| &mut numbers.weights.tempo, 0, 192.0),
        Axis::one(|numbers, _| &mut numbers.margins.futility, 0, 10.0),
        Axis::one(|numbers, _| &mut numbers.margins.razoring, 0, 25.0),
        Axis::one(|numbers, _| &mut numbers.margins.killer, 0, 160.0),
        Axis::one(|numbers, _| &mut numbers.margins.countermove, 0, 120.0),
    ];
    classes.chain(kinds).chain(others).collect()
}

/// The axes of one class or kind. What a cell is worth to the side to move and what it is worth to the other side move
/// together and against each other: a program hardly minds the one, and is very sensitive to the other.
fn pattern(
    [order, own, other]: [Table; 3],
    place: usize,
    [step, both, difference]: [f64; 3],
) -> [Axis; 3] {
    [
        Axis::one(order, place, step),
        Axis { table: own, place, with: Some((other, 1.0)), step: both },
        Axis { table: own, place, with: Some((other, -1.0)), step: difference },
    ]
}

fn rounded(number: f64) -> i32 {
    #[allow(
        clippy::cast_possible_truncation,
        reason = "numbers are far smaller, and a cast saturates"
    )]
    let rounded = number.round() as i32;
    rounded
}
