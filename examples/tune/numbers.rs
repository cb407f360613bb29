use std::fmt;

use in_a_row::engine::search::{Margins, patterns::Weights};

/// The numbers of a program. Not all of them are tuned.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Numbers {
    pub weights: Weights,
    pub margins: Margins,
}

impl Numbers {
    /// The numbers that tuning starts from.
    pub const START: Self = Self { weights: Weights::TUNED, margins: Margins::TUNED };
}

/// Borrows a margin.
pub type Margin = fn(&mut Margins) -> &mut i32;

/// The margins, each with its name and how far it is moved in a trial.
pub const MARGINS: [(&str, Margin, f64); 16] = [
    ("reverse_futility", |margins| &mut margins.reverse_futility, 10.0),
    ("futility", |margins| &mut margins.futility, 10.0),
    ("razoring", |margins| &mut margins.razoring, 25.0),
    ("order_of_other", |margins| &mut margins.order_of_other, 8.0),
    ("killer", |margins| &mut margins.killer, 160.0),
    ("countermove", |margins| &mut margins.countermove, 120.0),
    ("history", |margins| &mut margins.history, 4.0),
    ("quiet_moves", |margins| &mut margins.quiet_moves, 16.0),
    ("quiet_moves_by_depth", |margins| &mut margins.quiet_moves_by_depth, 3.0),
    ("reduction", |margins| &mut margins.reduction, 160.0),
    ("reduction_by_logs", |margins| &mut margins.reduction_by_logs, 40.0),
    ("reduction_of_null_window", |margins| &mut margins.reduction_of_null_window, 200.0),
    ("reduction_of_loud", |margins| &mut margins.reduction_of_loud, 200.0),
    ("reduction_by_history", |margins| &mut margins.reduction_by_history, 800.0),
    ("leaf_vcf", |margins| &mut margins.leaf_vcf, 20.0),
    ("inner_vcf", |margins| &mut margins.inner_vcf, 40.0),
];

/// Writes the numbers as they are written in the source.
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
        let mut margins = *margins;
        for (name, margin, _) in MARGINS {
            writeln!(f, "{name}: {},", literal(*margin(&mut margins)))?;
        }
        Ok(())
    }
}

/// A number with a thousands separator, as in the source.
fn literal(number: i32) -> String {
    if number.abs() < 1_000 {
        number.to_string()
    } else {
        format!("{}_{:03}", number / 1_000, number.abs() % 1_000)
    }
}
