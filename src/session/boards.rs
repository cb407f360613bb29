use crate::engine::{Rules, RulesError, Shape, ShapeError, Variant};

/// The boards that *New game* offers.
///
/// # Examples
/// ```
/// use in_a_row::{engine::Rules, session::Preset};
///
/// let gomoku = Preset::Gomoku.rules().expect("always the same board");
/// assert_eq!(gomoku.to_string(), "15x15k5");
/// assert_eq!(Preset::of("15x15k5e".parse()?), Preset::Gomoku, "the same board, with exactly five");
/// assert_eq!(Preset::of("15x15k5rs2".parse()?), Preset::Renju, "whatever the opening");
/// assert_eq!(Preset::of(Rules::NOUGHTS_AND_CROSSES), Preset::NoughtsAndCrosses);
/// assert_eq!(Preset::Gobang.rules(), None, "it depends on the screen");
/// # Ok::<(), in_a_row::engine::notation::NotationError>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Preset {
    /// 3x3, three in a row.
    NoughtsAndCrosses,
    /// 4x4, four in a row.
    Four,
    /// 5x5, four in a row.
    Five,
    /// Five in a row on as many cells as fit on the screen.
    Gobang,
    /// 15x15, five in a row.
    Gomoku,
    /// 15x15, by the rules of renju.
    Renju,
    /// 15x15, by the rules of caro.
    Caro,
    /// 19x19, five in a row.
    Large,
    /// 3x3x3, three in a row in space.
    CubeOfThree,
    /// 4x4x4, four in a row in space.
    CubeOfFour,
    /// A board without end; five in a row, unless a person enters another number.
    Endless,
    /// A board without end, by the rules of caro.
    CaroWithoutEnd,
    /// Any other board; see [`Custom`].
    Custom,
}

/// A custom board, as a person typed it into the form.
///
/// # Examples
/// ```
/// use in_a_row::session::{Custom, Field};
///
/// let fields = ["7", " 6", "1", "4"].map(str::to_owned);
/// let mut custom = Custom { fields, ..Custom::default() };
/// let rules = custom.rules().expect("a playable board");
/// assert_eq!(rules.to_string(), "7x6k4");
/// assert_eq!(Custom::of(rules).fields, ["7", "6", "1", "4"]);
///
/// // In space, all sides are equal.
/// custom.enter(Field::Layers, "5".to_owned());
/// assert_eq!(custom.rules().expect("a playable board").to_string(), "5x5x5k5");
/// ```
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Custom {
    /// Columns, rows, layers and run, in the order of [`Field::ALL`].
    pub fields: [String; 4],
    /// Whether the board has no end. If so, the form asks only for the run.
    pub is_endless: bool,
}

/// A field in the form for a custom board.
///
/// # Examples
/// ```
/// use in_a_row::session::{Custom, Field};
///
/// // No board is 50 cells wide.
/// let fields = ["50", "20", "1", "5"].map(str::to_owned);
/// let error = Custom { fields, ..Custom::default() }.rules().unwrap_err();
/// assert_eq!(error.field, Field::Columns);
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Field {
    /// The width of the board, in cells.
    Columns,
    /// The height of the board, in cells.
    Rows,
    /// The number of layers: 1 if it is flat.
    Layers,
    /// The number in a row that wins.
    Run,
}

/// An invalid value in a field of a custom board, with the valid range.
///
/// # Examples
/// ```
/// use in_a_row::session::{Custom, CustomError, Field};
///
/// // On 3x3, four in a row do not fit.
/// let fields = ["3", "3", "1", "4"].map(str::to_owned);
/// let custom = Custom { fields, ..Custom::default() };
/// assert_eq!(custom.rules(), Err(CustomError { field: Field::Run, least: 3, most: 3 }));
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct CustomError {
    /// The field.
    pub field: Field,
    /// The least value that it may have.
    pub least: u8,
    /// The greatest value that it may have.
    pub most: u8,
}

impl Field {
    /// All fields, in the order of the form.
    pub const ALL: [Self; 4] = [Self::Columns, Self::Rows, Self::Layers, Self::Run];
}

impl Preset {
    /// All presets, in the order of the dialog.
    pub const ALL: [Self; 13] = [
        Self::NoughtsAndCrosses,
        Self::Four,
        Self::Five,
        Self::Gobang,
        Self::Gomoku,
        Self::Renju,
        Self::Caro,
        Self::Large,
        Self::CubeOfThree,
        Self::CubeOfFour,
        Self::Endless,
        Self::CaroWithoutEnd,
        Self::Custom,
    ];

    /// Returns its rules: freestyle, unless it is named after others. `None` if they depend on the screen or on what a
    /// person types.
    #[must_use]
    pub fn rules(self) -> Option<Rules> {
        let (side, run) = match self {
            Self::NoughtsAndCrosses => return Some(Rules::NOUGHTS_AND_CROSSES),
            Self::Four => (4, 4),
            Self::Five => (5, 4),
            Self::Gomoku | Self::Renju | Self::Caro => (15, 5),
            Self::Large => (19, 5),
            Self::CubeOfThree => return cube(3),
            Self::CubeOfFour => return cube(4),
            Self::Endless | Self::CaroWithoutEnd => {
                return Rules::on(Shape::ENDLESS, 5, self.variant().unwrap_or_default()).ok();
            }
            Self::Gobang | Self::Custom => return None,
        };
        Rules::new(side, side, run, self.variant().unwrap_or_default()).ok()
    }

    /// Returns the variant after which it is named; `None` if it can be played by any that its board allows.
    #[must_use]
    pub const fn variant(self) -> Option<Variant> {
        match self {
            Self::Renju => Some(Variant::Renju),
            Self::Caro | Self::CaroWithoutEnd => Some(Variant::Caro),
            _ => None,
        }
    }

    /// Returns whether a person types the numbers of this board; see [`Custom`].
    #[must_use]
    pub const fn asks_for_numbers(self) -> bool {
        matches!(self, Self::Custom | Self::Endless)
    }

    /// Returns the preset with these rules, whatever the opening, else [`Preset::Custom`]. All boards without end are the
    /// same preset, whatever their run, except for those on which caro is played.
    #[must_use]
    pub fn of(rules: Rules) -> Self {
        let is_caro = matches!(rules.variant(), Variant::Caro | Variant::CaroOverlines);
        if !rules.shape().has_end() {
            return if is_caro { Self::CaroWithoutEnd } else { Self::Endless };
        }
        let with_choices = |board: Rules| board.with(rules.variant()).with_opening(rules.opening());
        let matches = |it: &Self| it.rules().map(with_choices) == Some(rules);
        match Self::ALL.into_iter().find(matches).unwrap_or(Self::Custom) {
            Self::Gomoku if is_caro => Self::Caro,
            Self::Gomoku if rules.variant() == Variant::Renju => Self::Renju,
            preset => preset,
        }
    }
}

impl Custom {
    /// Returns the form as a person would fill it in for these rules.
    #[must_use]
    pub fn of(rules: Rules) -> Self {
        let (shape, run) = (rules.shape(), rules.run());
        let fields = [shape.columns(), shape.rows(), shape.layers(), run];
        let fields = fields.map(|number| number.to_string());
        Self { fields, is_endless: !shape.has_end() }
    }

    /// Stores what a person typed. A number of layers that makes a cube also sets the other numbers.
    pub fn enter(&mut self, field: Field, typed: String) {
        let sides = Shape::SHORTEST..=Shape::LONGEST_IN_SPACE;
        let is_cube = field == Field::Layers && sides.contains(&number(&typed));
        if is_cube {
            self.fields.fill(typed);
        } else {
            self.fields[field as usize] = typed;
        }
    }

    /// Parses the numbers that were typed, as freestyle rules.
    ///
    /// # Errors
    /// A field is not a number, or too small or too large. The error names the first such field.
    pub fn rules(&self) -> Result<Rules, CustomError> {
        let [columns, rows, layers, run] = self.fields.each_ref().map(|field| number(field));
        if self.is_endless {
            let (least, most) = (Rules::SHORTEST_RUN, Rules::LONGEST_RUN_WITHOUT_END);
            let rules = Rules::on(Shape::ENDLESS, run, Variant::Freestyle);
            return rules.map_err(|_| CustomError { field: Field::Run, least, most });
        }
        if layers != 1 {
            return rules_in_space([columns, rows, layers, run]);
        }
        Rules::new(columns, rows, run, Variant::Freestyle).map_err(|error| {
            let side = |field| (field, Shape::SHORTEST, Shape::LONGEST);
            let (field, least, most) = match error {
                RulesError::Shape(ShapeError::Columns(_)) => side(Field::Columns),
                RulesError::Shape(ShapeError::Rows(_)) => side(Field::Rows),
                RulesError::Shape(ShapeError::Cube) => side(Field::Layers),
                RulesError::Run { shortest, longest, .. } => (Field::Run, shortest, longest),
                RulesError::Variant(_) | RulesError::Opening(_) => (Field::Run, 5, 5),
            };
            CustomError { field, least, most }
        })
    }
}

/// Parses a number. Anything else becomes 0, which is too small for every field.
fn number(typed: &str) -> u8 {
    typed.trim().parse().unwrap_or_default()
}

fn cube(side: u8) -> Option<Rules> {
    Rules::on(Shape::cube(side).ok()?, side, Variant::Freestyle).ok()
}

/// Returns the rules for a board in space, where all sides and the run have the same length.
fn rules_in_space(numbers: [u8; 4]) -> Result<Rules, CustomError> {
    let side = numbers[Field::Layers as usize];
    let (least, most) = (Shape::SHORTEST, Shape::LONGEST_IN_SPACE);
    let rules = cube(side).ok_or(CustomError { field: Field::Layers, least, most })?;
    match Field::ALL.into_iter().find(|&field| numbers[field as usize] != side) {
        Some(field) => Err(CustomError { field, least: side, most: side }),
        None => Ok(rules),
    }
}

/// Returns the columns, counted from 0, that have star points on a board for stones with `length` columns: the middle
/// one if there is one, and one near each end if there is room. The same holds for rows.
///
/// # Examples
/// ```
/// use in_a_row::session::star_points;
///
/// assert_eq!(star_points(15), [3, 11, 7]);
/// assert_eq!(star_points(9), [4]);
/// ```
#[must_use]
pub fn star_points(length: u8) -> Vec<u8> {
    /// The shortest side with star points near the ends.
    const SHORTEST_WITH_OUTER: u8 = 13;
    /// The distance of the outer points from the edge, in cells.
    const FROM_EDGE: u8 = 3;
    let mut points = Vec::new();
    if length >= SHORTEST_WITH_OUTER {
        points.extend([FROM_EDGE, length - 1 - FROM_EDGE]);
    }
    if length % 2 == 1 {
        points.push(length / 2);
    }
    points
}

/// Returns the rules of gobang on as many cells as fit into this space, in CSS pixels, with cells of at least `side`.
/// There are at least five cells each way, even if they have to be smaller. In a space for more cells than a board can
/// have, they are larger, so that the board fills it.
///
/// # Examples
/// ```
/// use in_a_row::session::gobang;
///
/// assert_eq!(gobang(400.0, 650.0, 40.0).to_string(), "10x16k5");
/// assert_eq!(gobang(150.0, 650.0, 40.0).to_string(), "5x16k5");
/// assert_eq!(gobang(2000.0, 1290.0, 36.0).to_string(), "40x25k5", "with cells of 50");
/// ```
#[must_use]
pub fn gobang(width: f64, height: f64, side: f64) -> Rules {
    const RUN: u8 = 5;
    let side = side.max(width.max(height) / f64::from(Shape::LONGEST));
    let fits = |space: f64| {
        let sides = RUN..=Shape::LONGEST;
        // The larger side is not exact.
        let fits = |&cells: &u8| f64::from(cells) * side <= space * 1.000_001;
        sides.rev().find(fits).unwrap_or(RUN)
    };
    Rules::new(fits(width), fits(height), RUN, Variant::Freestyle)
        .unwrap_or(Rules::NOUGHTS_AND_CROSSES)
}
