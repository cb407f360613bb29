use in_a_row::engine::{
    Rules, Variant,
    search::patterns::kind::{self, Kind},
};

use super::numbers::{MARGINS, Margin, Numbers};

/// A direction in which numbers can be moved.
pub struct Axis {
    moved: Moved,
    /// How far the numbers are moved in a trial. Moving along all axes at once should cost about 30 Elo.
    pub step: f64,
}

/// What moves along an axis.
enum Moved {
    /// A number in a table.
    Weight(Table, usize),
    /// Two numbers at the same place in two tables, in the same direction (1) or in opposite directions (-1).
    Weights([Table; 2], usize, f64),
    Margin(Margin),
}

/// Borrows the number at a place in a table.
type Table = fn(&mut Numbers, usize) -> &mut i32;

impl Axis {
    /// Moves the numbers.
    pub fn shift(&self, numbers: &mut Numbers, distance: f64) {
        match self.moved {
            Moved::Weight(table, place) => *table(numbers, place) += rounded(distance),
            Moved::Weights([one, other], place, sign) => {
                *one(numbers, place) += rounded(distance);
                *other(numbers, place) += rounded(sign * distance);
            }
            Moved::Margin(margin) => *margin(&mut numbers.margins) += rounded(distance),
        }
    }
}

/// The classes that occur with runs of five, apart from wins, each with the steps of its ordering score, of both its
/// values together, and of their difference.
const CLASSES: [(usize, [f64; 3]); 7] = [
    (1, [8.0, 24.0, 3.2]),
    (2, [8.0, 24.0, 3.2]),
    (9, [24.0, 48.0, 8.0]),
    (10, [32.0, 96.0, 16.0]),
    (11, [40.0, 96.0, 16.0]),
    (12, [64.0, 128.0, 24.0]),
    (13, [64.0, 160.0, 32.0]),
];

/// The same for the kinds that matter.
const KINDS: [(Kind, [f64; 3]); 10] = [
    (kind::TWO, [32.0, 128.0, 24.0]),
    (kind::CLOSED_THREE, [24.0, 128.0, 24.0]),
    (kind::DOUBLE_TWO, [40.0, 160.0, 24.0]),
    (kind::CLOSED_THREE_PLUS, [40.0, 128.0, 24.0]),
    (kind::OPEN_THREE, [64.0, 192.0, 48.0]),
    (kind::OPEN_THREE_PLUS, [72.0, 320.0, 80.0]),
    (kind::DOUBLE_THREE, [200.0, 320.0, 112.0]),
    (kind::FOUR, [96.0, 240.0, 48.0]),
    (kind::FOUR_PLUS, [96.0, 400.0, 128.0]),
    (kind::FOUR_AND_THREE, [480.0, 800.0, 320.0]),
];

/// The same for the kinds that only black of renju has.
const RENJU_KINDS: [(Kind, [f64; 3]); 2] =
    [(kind::FORBIDDEN, [24.0, 128.0, 24.0]), (kind::FOUR_AND_DOUBLE_THREE, [480.0, 800.0, 320.0])];

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

/// Every axis along which numbers matter in a game with these rules.
pub fn all(rules: Rules) -> Vec<Axis> {
    let classes = CLASSES.into_iter().flat_map(|(place, steps)| pattern(OF_CLASSES, place, steps));
    let of_renju = RENJU_KINDS.into_iter().filter(|_| rules.variant() == Variant::Renju);
    let kinds = KINDS.into_iter().chain(of_renju);
    let kinds = kinds.flat_map(|(kind, steps)| pattern(OF_KINDS, usize::from(kind), steps));
    let others = [
        // A cell on which the side to move wins at once.
        Axis { moved: Moved::Weight(OF_KINDS[2], usize::from(kind::DOUBLE_FOUR)), step: 1_600.0 },
        Axis { moved: Moved::Weight(|numbers, _| &mut numbers.weights.tempo, 0), step: 192.0 },
    ];
    let margins = MARGINS.map(|(_, margin, step)| Axis { moved: Moved::Margin(margin), step });
    classes.chain(kinds).chain(others).chain(margins).collect()
}

/// The axes of one class or kind. The value of a cell to the side to move and its value to the other side are moved
/// together and against each other: the first hardly changes how strong a program is, the second changes it a lot.
fn pattern(
    [order, own, other]: [Table; 3],
    place: usize,
    [step, both, difference]: [f64; 3],
) -> [Axis; 3] {
    [
        Axis { moved: Moved::Weight(order, place), step },
        Axis { moved: Moved::Weights([own, other], place, 1.0), step: both },
        Axis { moved: Moved::Weights([own, other], place, -1.0), step: difference },
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
