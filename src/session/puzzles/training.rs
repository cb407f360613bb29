use std::{collections::BTreeMap, error::Error, fmt, str::FromStr};

use skillratings::{
    Outcomes,
    glicko2::{Glicko2Config, Glicko2Rating, glicko2},
};

use super::Day;
use crate::engine::{
    Variant,
    puzzles::{Puzzle, Theme},
};

/// The days after which a puzzle comes back that was not solved: the first time after a day, and each time that it is
/// solved, after longer.
const PAUSES: [i32; 4] = [1, 3, 7, 21];

/// The rating of a new player: most beginners solve the easiest puzzles, which have 600.
const FIRST_RATING: f64 = 800.0;

/// How sure the ratings of puzzles are. They come from the engine, not from players.
const PUZZLE_DEVIATION: f64 = 100.0;

/// The next puzzle is one of this many whose ratings are nearest to the player's.
const NEAREST: usize = 12;

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
#[derive(Clone, Debug, PartialEq)]
pub struct Training {
    rating: Glicko2Rating,
    /// The puzzles that were tried, by their ids.
    tried: BTreeMap<u32, Tried>,
    /// The days whose puzzle was solved, each with the minutes by which the local time was ahead of UTC.
    days: BTreeMap<Day, i32>,
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
    /// Those on boards up to 7x7.
    Small,
    /// Those of freestyle gomoku and exactly five.
    Gomoku,
    /// Those of renju.
    Renju,
    /// Those of caro.
    Caro,
    /// Those in 3D.
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
        let rating = Glicko2Rating { rating: FIRST_RATING, ..Glicko2Rating::new() };
        Self { rating, tried: BTreeMap::new(), days: BTreeMap::new() }
    }
}

impl Filter {
    /// Returns whether this puzzle is one of them.
    #[must_use]
    pub fn takes(self, puzzle: &Puzzle) -> bool {
        let rules = puzzle.game().rules();
        let is_flat = rules.shape().layers() == 1;
        let is_large = rules.shape().cell_count() > 49;
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
    pub const fn rating(&self) -> f64 {
        self.rating.rating
    }

    /// Returns how sure the rating is: its deviation.
    #[must_use]
    pub const fn deviation(&self) -> f64 {
        self.rating.deviation
    }

    /// Returns how many puzzles were tried, and how many of them were solved without help the last time.
    #[must_use]
    pub fn counts(&self) -> (usize, usize) {
        let solved = self.tried.values().filter(|it| it.is_solved).count();
        (self.tried.len(), solved)
    }

    /// Returns how many puzzles come back by this day.
    #[must_use]
    pub fn due(&self, today: Day) -> usize {
        self.tried.values().filter(|it| it.is_due(today)).count()
    }

    /// Notes how a puzzle went on this day. Only the first time counts for the rating.
    pub fn note(&mut self, puzzle: &Puzzle, result: PuzzleResult, today: Day) {
        let before = self.tried.get(&puzzle.id()).copied();
        if before.is_none() {
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
            self.rating = glicko2(&self.rating, &opponent, &outcome, &Glicko2Config::new()).0;
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
        self.tried.insert(puzzle.id(), Tried { is_solved, returns });
    }

    /// Adds what another device knows: the puzzles that were not tried here, and the days. The rating is that of the device
    /// with more puzzles. Returns whether anything is new.
    pub fn merge(&mut self, other: &Self) -> bool {
        let before = (self.tried.len(), self.days.len());
        if other.tried.len() > self.tried.len() {
            self.rating = other.rating;
        }
        for (&id, &tried) in &other.tried {
            self.tried.entry(id).or_insert(tried);
        }
        for (&day, &ahead) in &other.days {
            self.note_day(day, ahead);
        }
        before != (self.tried.len(), self.days.len())
    }

    /// Returns the place of the next puzzle: one that comes back, or else a new one near the person's rating, or else any
    /// that the filter takes. `chance` decides between those that are as good. `None` if the filter takes none.
    #[must_use]
    pub fn next(
        &self,
        puzzles: &[Puzzle],
        filter: Filter,
        today: Day,
        chance: u64,
    ) -> Option<usize> {
        let places: Vec<_> = (0..puzzles.len()).filter(|&it| filter.takes(&puzzles[it])).collect();
        let tried = |place: usize| self.tried.get(&puzzles[place].id());
        let due = places.iter().copied().filter_map(|place| {
            let (_, day) = tried(place).filter(|it| it.is_due(today))?.returns?;
            Some((day, place))
        });
        if let Some((_, place)) = due.min() {
            return Some(place);
        }
        let new: Vec<_> = places.iter().copied().filter(|&place| tried(place).is_none()).collect();
        let mut wanted = if new.is_empty() { places } else { new };
        let distance = |place: usize| (f64::from(puzzles[place].rating()) - self.rating()).abs();
        wanted.sort_by(|&a, &b| distance(a).total_cmp(&distance(b)));
        wanted.truncate(NEAREST);
        let count = u64::try_from(wanted.len()).ok().filter(|&count| count > 0)?;
        wanted.get(usize::try_from(chance % count).ok()?).copied()
    }

    /// Notes that the puzzle of this day was solved, while the local time was this many minutes ahead of UTC. The first time
    /// counts.
    pub fn note_day(&mut self, day: Day, ahead: i32) {
        self.days.entry(day).or_insert(ahead);
    }

    /// Returns whether the puzzle of this day was solved.
    #[must_use]
    pub fn has_day(&self, day: Day) -> bool {
        self.days.contains_key(&day)
    }

    /// Returns the number of days in a row, up to today or yesterday, whose puzzles were solved. Days after today, from a
    /// clock that was wrong or a journey, do not count.
    #[must_use]
    pub fn streak(&self, today: Day) -> usize {
        let mut days = self.days.range(..=today).rev().peekable();
        if days.peek().is_none_or(|(last, _)| today.0 - last.0 > 1) {
            return 0;
        }
        let mut count = 1;
        while let Some(((later, later_ahead), (day, ahead))) = days.next().zip(days.peek().copied())
        {
            let is_left_out = later_ahead - ahead >= OVER_THE_DATE_LINE;
            if later.0 - day.0 > 1 + i32::from(is_left_out) {
                break;
            }
            count += 1;
        }
        count
    }
}

impl Tried {
    fn is_due(&self, today: Day) -> bool {
        self.returns.is_some_and(|(_, day)| day <= today)
    }
}

/// The first line has the rating, its deviation and its volatility. After it, there is a line for each puzzle: its id,
/// `+` or `-`, and if it comes back, the number of the pause and the day; and a line for each day: `day`, its number, and
/// the minutes ahead of UTC.
impl fmt::Display for Training {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Glicko2Rating { rating, deviation, volatility } = self.rating;
        write!(f, "{rating} {deviation} {volatility}")?;
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
                (0, [rating, deviation, volatility]) => {
                    training.read_rating([rating, deviation, volatility])
                }
                (0, _) => None,
                (_, ["day", day, ahead]) => day.parse().ok().and_then(|day| {
                    training.days.insert(Day(day), ahead.parse().ok()?);
                    Some(())
                }),
                (_, fields) => training.read_tried(fields),
            };
            read.ok_or(TrainingError { line: number + 1 })?;
        }
        if text.is_empty() { Err(TrainingError { line: 1 }) } else { Ok(training) }
    }
}

impl Training {
    fn read_rating(&mut self, fields: [&str; 3]) -> Option<()> {
        let mut numbers = fields.map(|field| field.parse::<f64>().ok().filter(|it| it.is_finite()));
        let [rating, deviation, volatility] = &mut numbers;
        self.rating = Glicko2Rating {
            rating: rating.take()?,
            deviation: deviation.take()?,
            volatility: volatility.take()?,
        };
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
        self.tried.insert(u32::from_str_radix(id, 16).ok()?, Tried { is_solved, returns });
        Some(())
    }
}

impl fmt::Display for TrainingError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "line {} is not one of a training", self.line)
    }
}

impl Error for TrainingError {}
