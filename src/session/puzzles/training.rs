use std::{error::Error, fmt, str::FromStr};

use skillratings::{
    Outcomes,
    glicko2::{Glicko2Config, Glicko2Rating, glicko2},
};

use super::Day;
use crate::engine::{
    Form, Rules, Variant,
    puzzles::{Puzzle, Theme},
};

/// The number of days until a puzzle that was not solved comes back: one at first, and more each time it is solved.
const PAUSES: [i32; 4] = [1, 3, 7, 21];

/// The rating of a new player. Most beginners solve the easiest puzzles, which have 600. With a deviation of 350, as
/// Glicko-2 proposes, the first mistake would cost 175 points; with 200, it costs 84.
const FIRST_RATING: Rating = Rating { hundredths: 80_000, deviation: 20_000, volatility: 60_000 };

/// How sure the ratings of puzzles are. They come from the engine, not from players.
const PUZZLE_DEVIATION: f64 = 100.0;

/// The next puzzle is one of this many whose ratings are nearest to the player's.
const NEAREST: usize = 12;

/// The number of cells of the largest small board, 7x7.
const SMALL: usize = 49;

/// On a journey to the west over the date line, a date is left out. The local time is ahead of UTC by at least this many
/// minutes more after it.
const OVER_THE_DATE_LINE: i32 = 12 * 60;

/// What is known on this device about a person and the puzzles.
///
/// # Examples
/// ```
/// use in_a_row::session::puzzles::{Day, Training};
///
/// let mut training = Training::default();
/// training.note_day(Day(20_000), 60);
/// training.note_day(Day(20_001), 60);
/// assert_eq!(training.streak(Day(20_001)), 2);
/// assert_eq!(training.streak(Day(20_002)), 2, "there is still time today");
/// assert_eq!(training.streak(Day(20_003)), 0);
/// assert_eq!(training.to_string().parse(), Ok(training));
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Training {
    rating: Rating,
    /// The puzzles that were tried, in the order of their ids.
    tried: Vec<(u32, Tried)>,
    /// The days whose puzzle was solved, in order, each with the minutes by which the local time was ahead of UTC.
    days: Vec<(Day, i32)>,
}

/// A rating on the scale of Glicko-2, in whole numbers: code that reads and writes others is large.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Rating {
    /// The rating, in hundredths.
    hundredths: i32,
    /// Its deviation, in hundredths.
    deviation: i32,
    /// Its volatility, in millionths.
    volatility: i32,
}

/// A puzzle that was tried.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Tried {
    /// Whether it was solved without help the last time.
    is_solved: bool,
    /// When it comes back: the number of the pause, and the day.
    returns: Option<(usize, Day)>,
}

/// How a puzzle went.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PuzzleResult {
    /// It was solved without help.
    Solved,
    /// It was solved with hints, but the person found the move.
    WithHints,
    /// A move was wrong, or the solution was shown.
    Failed,
}

/// Which puzzles a person wants.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Filter {
    /// All of them.
    #[default]
    All,
    /// Puzzles on boards up to 7x7.
    Small,
    /// Puzzles of freestyle gomoku and exactly five.
    Gomoku,
    /// Renju puzzles.
    Renju,
    /// Caro puzzles.
    Caro,
    /// Puzzles in 3D.
    Space,
    /// Those with this theme.
    Theme(Theme),
}

/// Why a stored training can't be read.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct TrainingError {
    /// The number of the line, counted from 1.
    pub line: usize,
}

impl Default for Training {
    fn default() -> Self {
        Self { rating: FIRST_RATING, tried: Vec::new(), days: Vec::new() }
    }
}

impl Filter {
    /// Returns the puzzles whose rules are most like these.
    #[must_use]
    pub fn like(rules: Rules) -> Self {
        let shape = rules.shape();
        match rules.variant() {
            _ if matches!(shape.form(), Form::Cube { .. }) => Self::Space,
            Variant::Renju => Self::Renju,
            Variant::Caro | Variant::CaroOverlines => Self::Caro,
            _ if matches!(shape.form(), Form::Flat { .. }) && shape.cell_count() <= SMALL => {
                Self::Small
            }
            Variant::Freestyle | Variant::Exact => Self::Gomoku,
        }
    }

    /// Returns whether this puzzle is one of them.
    #[must_use]
    pub fn takes(self, puzzle: &Puzzle) -> bool {
        let rules = puzzle.game().rules();
        let is_flat = rules.shape().layers() == 1;
        let is_large = rules.shape().cell_count() > SMALL;
        match self {
            Self::All => true,
            Self::Small => is_flat && !is_large,
            Self::Gomoku => {
                is_flat
                    && is_large
                    && matches!(rules.variant(), Variant::Freestyle | Variant::Exact)
            }
            Self::Renju => rules.variant() == Variant::Renju,
            Self::Caro => matches!(rules.variant(), Variant::Caro | Variant::CaroOverlines),
            Self::Space => !is_flat,
            Self::Theme(theme) => puzzle.themes().contains(theme),
        }
    }
}

impl Training {
    /// Returns the person's rating, on the scale of Glicko-2.
    #[must_use]
    pub const fn rating(&self) -> i32 {
        self.rating.hundredths / 100
    }

    /// Returns how sure the rating is: its deviation.
    #[must_use]
    pub const fn deviation(&self) -> i32 {
        self.rating.deviation / 100
    }

    /// Returns how many puzzles were tried, and how many of them were solved without help the last time.
    #[must_use]
    pub fn counts(&self) -> (usize, usize) {
        let solved = self.tried.iter().filter(|(_, it)| it.is_solved).count();
        (self.tried.len(), solved)
    }

    /// Returns how many puzzles come back by this day.
    #[must_use]
    pub fn due(&self, today: Day) -> usize {
        self.tried.iter().filter(|(_, it)| it.is_due(today)).count()
    }

    /// Notes how a puzzle went on this day. Only the first time counts for the rating.
    pub fn note(&mut self, puzzle: &Puzzle, result: PuzzleResult, today: Day) {
        let id = puzzle.id();
        let before = self.tried(id);
        if before.is_none() {
            self.rating = self.rating.after(puzzle, result);
        }
        let is_solved = result == PuzzleResult::Solved;
        let pause = match before.and_then(|it| it.returns) {
            Some((pause, day)) if is_solved && day <= today => Some(pause + 1),
            // It was opened before its day.
            Some((pause, _)) if is_solved => Some(pause),
            None if is_solved => None,
            _ => Some(0),
        };
        let returns = pause.and_then(|pause| Some((pause, today.plus(*PAUSES.get(pause)?))));
        let tried = Tried { is_solved, returns };
        match self.place_of(id) {
            Ok(at) => self.tried[at].1 = tried,
            Err(at) => self.tried.insert(at, (id, tried)),
        }
    }

    fn place_of(&self, id: u32) -> Result<usize, usize> {
        self.tried.binary_search_by_key(&id, |(id, _)| *id)
    }

    fn tried(&self, id: u32) -> Option<Tried> {
        self.place_of(id).ok().map(|at| self.tried[at].1)
    }

    /// Adds what another device knows: the puzzles that were not tried here, and the days. The rating is that of the device
    /// with more puzzles. Returns whether anything is new.
    pub fn merge(&mut self, other: &Self) -> bool {
        let before = (self.tried.len(), self.days.len());
        if other.tried.len() > self.tried.len() {
            self.rating = other.rating;
        }
        for &(id, tried) in &other.tried {
            if let Err(at) = self.place_of(id) {
                self.tried.insert(at, (id, tried));
            }
        }
        for &(day, ahead) in &other.days {
            self.note_day(day, ahead);
        }
        before != (self.tried.len(), self.days.len())
    }

    /// Returns the place of the next puzzle: one that comes back, else a new one near the person's rating, else any that
    /// matches the filter. `chance` decides between equally good ones. `None` if no puzzle matches the filter.
    #[must_use]
    pub fn next(
        &self,
        puzzles: &[Puzzle],
        filter: Filter,
        today: Day,
        chance: u64,
    ) -> Option<usize> {
        let places: Vec<_> = (0..puzzles.len()).filter(|&it| filter.takes(&puzzles[it])).collect();
        let tried = |place: usize| self.tried(puzzles[place].id());
        let due = places.iter().copied().filter_map(|place| {
            let (_, day) = tried(place).filter(|it| it.is_due(today))?.returns?;
            Some((day, place))
        });
        if let Some((_, place)) = due.min() {
            return Some(place);
        }
        let new: Vec<_> = places.iter().copied().filter(|&place| tried(place).is_none()).collect();
        let mut wanted = if new.is_empty() { places } else { new };
        wanted.sort_by_key(|&place| self.rating().abs_diff(puzzles[place].rating().into()));
        wanted.truncate(NEAREST);
        let count = u64::try_from(wanted.len()).ok().filter(|&count| count > 0)?;
        wanted.get(usize::try_from(chance % count).ok()?).copied()
    }

    /// Notes that the puzzle of this day was solved, while the local time was this many minutes ahead of UTC. The first time
    /// counts.
    pub fn note_day(&mut self, day: Day, ahead: i32) {
        if let Err(at) = self.days.binary_search_by_key(&day, |(day, _)| *day) {
            self.days.insert(at, (day, ahead));
        }
    }

    /// Returns whether the puzzle of this day was solved.
    #[must_use]
    pub fn has_day(&self, day: Day) -> bool {
        self.days.iter().any(|(it, _)| *it == day)
    }

    /// Returns the number of days in a row, up to today or yesterday, whose puzzles were solved. Days after today, from a
    /// clock that was wrong or a journey, do not count.
    #[must_use]
    pub fn streak(&self, today: Day) -> usize {
        let mut days = self.days.iter().rev().filter(|(day, _)| *day <= today).peekable();
        if days.peek().is_none_or(|(last, _)| today.0 - last.0 > 1) {
            return 0;
        }
        let mut count = 1;
        while let Some((later, before)) = days.next().zip(days.peek().copied()) {
            let is_left_out = later.1 - before.1 >= OVER_THE_DATE_LINE;
            if later.0.0 - before.0.0 > 1 + i32::from(is_left_out) {
                break;
            }
            count += 1;
        }
        count
    }
}

impl Rating {
    /// Returns the rating after this result with a puzzle.
    fn after(self, puzzle: &Puzzle, result: PuzzleResult) -> Self {
        let opponent = Glicko2Rating {
            rating: puzzle.rating().into(),
            deviation: PUZZLE_DEVIATION,
            ..Glicko2Rating::new()
        };
        let outcome = match result {
            PuzzleResult::Solved => Outcomes::WIN,
            PuzzleResult::WithHints => Outcomes::DRAW,
            PuzzleResult::Failed => Outcomes::LOSS,
        };
        let before = Glicko2Rating {
            rating: f64::from(self.hundredths) / 100.0,
            deviation: f64::from(self.deviation) / 100.0,
            volatility: f64::from(self.volatility) / 1e6,
        };
        let (after, _) = glicko2(&before, &opponent, &outcome, &Glicko2Config::new());
        #[allow(clippy::cast_possible_truncation, reason = "ratings are small numbers")]
        let whole = |number: f64| number.round() as i32;
        Self {
            hundredths: whole(after.rating * 100.0),
            deviation: whole(after.deviation * 100.0),
            volatility: whole(after.volatility * 1e6),
        }
    }
}

impl Tried {
    fn is_due(&self, today: Day) -> bool {
        self.returns.is_some_and(|(_, day)| day <= today)
    }
}

/// The first line has the rating and its deviation in hundredths, and its volatility in millionths. After it, there is a
/// line for each puzzle: its id, `+` or `-`, and if it comes back, the number of the pause and the day; and a line for each
/// day: `day`, its number, and the minutes ahead of UTC.
impl fmt::Display for Training {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Rating { hundredths, deviation, volatility } = self.rating;
        write!(f, "{hundredths} {deviation} {volatility}")?;
        for (id, Tried { is_solved, returns }) in &self.tried {
            write!(f, "\n{id:08x} {}", if *is_solved { '+' } else { '-' })?;
            if let Some((pause, Day(day))) = returns {
                write!(f, " {pause} {day}")?;
            }
        }
        for (Day(day), ahead) in &self.days {
            write!(f, "\nday {day} {ahead}")?;
        }
        Ok(())
    }
}

impl FromStr for Training {
    type Err = TrainingError;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        let mut training = Self::default();
        for (number, line) in text.lines().enumerate() {
            let fields: Vec<_> = line.split(' ').collect();
            let read = match (number, &fields[..]) {
                (0, [hundredths, deviation, volatility]) => {
                    training.read_rating(hundredths, deviation, volatility)
                }
                (0, _) => None,
                (_, ["day", day, ahead]) => training.read_day(day, ahead),
                (_, fields) => training.read_tried(fields),
            };
            read.ok_or(TrainingError { line: number + 1 })?;
        }
        if text.is_empty() { Err(TrainingError { line: 1 }) } else { Ok(training) }
    }
}

impl Training {
    fn read_rating(&mut self, hundredths: &str, deviation: &str, volatility: &str) -> Option<()> {
        let number = |text: &str| text.parse().ok();
        let [hundredths, deviation, volatility] =
            [number(hundredths)?, number(deviation)?, number(volatility)?];
        self.rating = Rating { hundredths, deviation, volatility };
        (deviation > 0 && volatility > 0).then_some(())
    }

    fn read_day(&mut self, day: &str, ahead: &str) -> Option<()> {
        self.note_day(Day(day.parse().ok()?), ahead.parse().ok()?);
        Some(())
    }

    fn read_tried(&mut self, fields: &[&str]) -> Option<()> {
        let (&[id, solved], rest) = fields.split_first_chunk()?;
        let returns = match rest {
            [] => None,
            [pause, day] => {
                Some((pause.parse().ok().filter(|&it| it < PAUSES.len())?, Day(day.parse().ok()?)))
            }
            _ => return None,
        };
        let is_solved = match solved {
            "+" => true,
            "-" => false,
            _ => return None,
        };
        let id = u32::from_str_radix(id, 16).ok()?;
        // Each puzzle has one line.
        let at = self.place_of(id).err()?;
        self.tried.insert(at, (id, Tried { is_solved, returns }));
        Some(())
    }
}

impl fmt::Display for TrainingError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "line {} is not one of a training", self.line)
    }
}

impl Error for TrainingError {}
