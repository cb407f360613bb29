use std::fmt;

use in_a_row::engine::search::{Margins, patterns::Weights};

/// All numbers that are tuned, with those that stay.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Numbers {
    pub weights: Weights,
    pub margins: Margins,
}

impl Numbers {
    /// From where tuning starts: ordering scores by hand, and values that were fitted by logistic regression to results and
    /// scores of self-play games. Those of classes that there are only with longer runs were interpolated; they stay.
    pub const START: Self = Self {
        weights: Weights {
            order_of_class: [0, 8, 16, 24, 32, 40, 56, 64, 88, 64, 144, 160, 288, 320, 960, 3_200],
            order_of_kind: [0, 0, 32, 24, 112, 96, 192, 272, 800, 288, 400, 1_600, 3_200, 16_000],
            own_class: [
                0, -32, 16, 32, 64, 96, 144, 224, 320, 96, 1_424, 1_184, 624, 1_792, 1_792, 0,
            ],
            own_kind: [
                0, 0, -1_232, -560, -1_760, -704, 1_600, 3_248, 2_384, 1_568, 5_216, 7_168, 0, 0,
            ],
            other_class: [
                0, -48, 0, 32, 64, 96, 144, 224, 320, 128, 528, 960, 944, 1_648, 1_648, 0,
            ],
            other_kind: [
                0, 0, -352, -400, -160, -16, 736, 1_776, 3_232, 1_024, 4_640, 16_096, 16_096, 0,
            ],
            tempo: 624,
        },
        margins: Margins {
            futility: 55,
            razoring: 120,
            quiet_moves: 5,
            killer: 480,
            countermove: 320,
            history: 4,
        },
    };
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
