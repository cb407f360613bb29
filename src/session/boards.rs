use crate::engine::{Overline, Rules, RulesError, Shape, ShapeError};

/// The boards that are offered.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Preset {
    /// 3x3, three in a row.
    NoughtsAndCrosses,
    /// 4x4, four in a row.
    Four,
    /// 5x5, four in a row.
    Five,
    /// Five in a row on as many cells as the screen holds.
    Gobang,
    /// 15x15, five or more in a row.
    Gomoku,
    /// 15x15, exactly five in a row.
    GomokuExact,
    /// 19x19, five or more in a row.
    Large,
    /// What a person says.
    Custom,
}

/// What a person says about a board, as it was typed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Custom {
    /// Columns, rows and run, in the order of [`Field::ALL`].
    pub fields: [String; 3],
    /// Longer runs do not count.
    pub exact: bool,
}

/// What is typed about a board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Field {
    /// Its width in cells.
    Columns,
    /// Its height in cells.
    Rows,
    /// How many in a row win.
    Run,
}

/// What is wrong with what was typed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct CustomError {
    /// In which field.
    pub field: Field,
    /// The least that it may say.
    pub least: u8,
    /// The most that it may say.
    pub most: u8,
}

impl Field {
    /// All of them, as they are asked for.
    pub const ALL: [Self; 3] = [Self::Columns, Self::Rows, Self::Run];
}

impl Preset {
    /// All of them, as they are offered.
    pub const ALL: [Self; 8] = [
        Self::NoughtsAndCrosses,
        Self::Four,
        Self::Five,
        Self::Gobang,
        Self::Gomoku,
        Self::GomokuExact,
        Self::Large,
        Self::Custom,
    ];

    /// Its rules; `None` where they depend on the screen or on what is typed.
    #[must_use]
    pub fn rules(self) -> Option<Rules> {
        let (side, run, overline) = match self {
            Self::NoughtsAndCrosses => return Some(Rules::NOUGHTS_AND_CROSSES),
            Self::Four => (4, 4, Overline::Wins),
            Self::Five => (5, 4, Overline::Wins),
            Self::Gomoku => (15, 5, Overline::Wins),
            Self::GomokuExact => (15, 5, Overline::Ignored),
            Self::Large => (19, 5, Overline::Wins),
            Self::Gobang | Self::Custom => return None,
        };
        Rules::new(side, side, run, overline).ok()
    }

    /// The one with these rules, else what a person would have to say.
    #[must_use]
    pub fn of(rules: Rules) -> Self {
        Self::ALL.into_iter().find(|it| it.rules() == Some(rules)).unwrap_or(Self::Custom)
    }
}

impl Custom {
    /// What would have to be typed for these rules.
    #[must_use]
    pub fn of(rules: Rules) -> Self {
        let (shape, run) = (rules.shape(), rules.run());
        let fields = [shape.columns(), shape.rows(), run].map(|number| number.to_string());
        Self { fields, exact: rules.overline() == Overline::Ignored }
    }

    /// The rules that were typed.
    ///
    /// # Errors
    /// The first field that says no number, or one that cannot be played.
    pub fn rules(&self) -> Result<Rules, CustomError> {
        // What is no number is as wrong as a number that is too small.
        let [columns, rows, run] =
            self.fields.each_ref().map(|field| field.trim().parse().unwrap_or_default());
        let overline = if self.exact { Overline::Ignored } else { Overline::Wins };
        Rules::new(columns, rows, run, overline).map_err(|error| {
            let side = |field| (field, Shape::SHORTEST, Shape::LONGEST);
            let (field, least, most) = match error {
                RulesError::Shape(ShapeError::Columns(_)) => side(Field::Columns),
                RulesError::Shape(ShapeError::Rows(_)) => side(Field::Rows),
                RulesError::Run { longest, .. } => (Field::Run, Rules::SHORTEST_RUN, longest),
            };
            CustomError { field, least, most }
        })
    }
}

/// Gobang on as many cells as this space holds, in CSS pixels, if no cell is smaller than `side`. In
/// each direction at least the five that a row takes, even where they have to be smaller.
#[must_use]
pub fn gobang(width: f64, height: f64, side: f64) -> Rules {
    const RUN: u8 = 5;
    let fits = |space: f64| {
        let sides = RUN..=Shape::LONGEST;
        sides.rev().find(|&cells| f64::from(cells) * side <= space).unwrap_or(RUN)
    };
    Rules::new(fits(width), fits(height), RUN, Overline::Wins).unwrap_or(Rules::NOUGHTS_AND_CROSSES)
}
