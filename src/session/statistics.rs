use std::{error::Error, fmt, str::FromStr};

use super::{ScoreChange, Seat, Session, Tally};

/// The results of all games of one pairing.
///
/// # Examples
/// ```
/// use in_a_row::session::{Results, Seat, Tally};
///
/// let mut results = Results::default();
/// for winner in [Some(Seat::Two), None, Some(Seat::One), Some(Seat::One)] {
///     results.add(winner);
/// }
/// assert_eq!(results.games, Tally { one: 2, two: 1, drawn: 1 });
/// assert_eq!((results.streak, results.longest), (2, 2));
/// assert_eq!(results.recent.len(), 4);
/// ```
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Results {
    /// How many games each seat won, and how many were drawn. Unlike [`recent`](Self::recent), these include games from
    /// other devices; see [`Statistics::add_from_elsewhere`].
    pub games: Tally,
    /// How many games in a row, up to the last one, had the same result.
    pub streak: u32,
    /// The longest winning streak of seat one.
    pub longest: u32,
    /// Who won each of the last [`RECENT`](Self::RECENT) games, the last one at the end; `None` is a draw.
    pub recent: Vec<Option<Seat>>,
}

/// The statistics of one pairing. A reset of the score doesn't reset them.
///
/// The game that ended last is stored separately until another one begins, because its end may be taken back.
///
/// As text, the fields are joined by `/`, as in `7/2/1/1/2/2/ldww`: the number of the last game among all games on
/// this device; the games that seat one won, the games that seat two won, and the draws; the current streak and seat
/// one's longest winning streak; and the last games, as `w` for won, `d` for drawn and `l` for lost by seat one. The
/// game that ended last is not among these. If it is stored separately, it follows: its number, its letter, who began
/// and the moves, as in `/8/w/one/a1a3b1b3c1`. A `-` before the letter says that it was cleared and doesn't count.
///
/// # Examples
/// ```
/// use in_a_row::session::{Intent, Players, Seat, Session, Setup, Statistics, Tally};
/// # use rand::SeedableRng;
/// # let mut random = rand_xoshiro::Xoshiro128PlusPlus::seed_from_u64(1);
///
/// let setup = Setup { players: Players::Friends, ..Setup::DEFAULT };
/// let (mut session, _) = Session::start(setup, &mut random);
/// for cell in ["a1", "a3", "b1", "b3", "c1"] {
///     session.apply(Intent::Place(cell.parse()?), &mut random);
/// }
/// let before: Statistics = "7/2/1/1/2/2/ldww".parse()?;
/// let mut statistics = before.clone();
/// statistics.update(&session, 8);
/// assert_eq!(statistics.results().games, Tally { one: 3, two: 1, drawn: 1 });
/// assert_eq!(statistics.to_string(), "7/2/1/1/2/2/ldww/8/w/one/a1a3b1b3c1");
///
/// // If the winning move is taken back, the game no longer counts.
/// session.apply(Intent::Undo, &mut random);
/// statistics.update(&session, 9);
/// assert_eq!(statistics, before);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Statistics {
    settled: Results,
    number: u32,
    last: Option<LastGame>,
}

/// The game that ended last.
#[derive(Clone, Debug, PartialEq, Eq)]
struct LastGame {
    number: u32,
    winner: Option<Seat>,
    is_cleared: bool,
    fingerprint: String,
}

/// Why a text is not the statistics of a pairing.
///
/// # Examples
/// ```
/// use in_a_row::session::{Statistics, StatisticsError};
///
/// let read = |text: &str| text.parse::<Statistics>();
/// assert_eq!(read("7/2/1/1/2/2"), Err(StatisticsError::Fields));
/// assert_eq!(read("7/2/1/1/2/2/ldwx"), Err(StatisticsError::Result));
/// assert_eq!(read("7/1/1/1/2/2/ldww"), Err(StatisticsError::Contradiction));
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum StatisticsError {
    /// It has too many or too few fields.
    Fields,
    /// A field is not a number.
    Number,
    /// A letter doesn't stand for a result.
    Result,
    /// It doesn't say who began the game that ended last.
    Seat,
    /// Its numbers contradict the last games.
    Contradiction,
}

impl Results {
    /// Returns whether no game counts.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.games == Tally::default()
    }

    /// The most games of which each result is stored.
    pub const RECENT: usize = 50;

    /// Counts one more game with this winner; `None` is a draw.
    pub fn add(&mut self, winner: Option<Seat>) {
        let goes_on = self.recent.last() == Some(&winner);
        self.streak = if goes_on { self.streak.saturating_add(1) } else { 1 };
        if winner == Some(Seat::One) {
            self.longest = self.longest.max(self.streak);
        }
        self.count(Tally::of_one_game(winner));
        if self.recent.len() == Self::RECENT {
            self.recent.remove(0);
        }
        self.recent.push(winner);
    }

    /// Adds the games of `later`, all of which were played after these.
    fn append(&mut self, later: &Self) {
        let older = later.recent.iter().fold(later.games, |games, winner| {
            games.changed(ScoreChange::Remove(Tally::of_one_game(*winner)))
        });
        if later.recent.len() < Self::RECENT || older == Tally::default() {
            later.recent.iter().for_each(|winner| self.add(*winner));
            self.count(older);
        } else {
            self.count(later.games);
            self.streak = later.streak;
            self.recent.clone_from(&later.recent);
        }
        self.longest = self.longest.max(later.longest);
    }

    fn count(&mut self, games: Tally) {
        self.games = self.games.changed(ScoreChange::Add(games));
    }

    /// Returns whether its parts agree with each other. Games from other devices count, but aren't among the last
    /// games.
    fn is_consistent(&self) -> bool {
        let mut known = Self::default();
        self.recent.iter().for_each(|winner| known.add(*winner));
        let (games, of_known) = (self.games, known.games);
        let goes_back = known.streak as usize == Self::RECENT && self.streak > known.streak;
        self.recent.len() <= Self::RECENT
            && games.one >= of_known.one
            && games.two >= of_known.two
            && games.drawn >= of_known.drawn
            && (self.streak == known.streak || goes_back)
            && (known.longest..=games.one).contains(&self.longest)
    }
}

impl Statistics {
    /// Returns the results of all games.
    #[must_use]
    pub fn results(&self) -> Results {
        let mut all = self.clone();
        all.settle();
        all.settled
    }

    /// Returns the number of the last game among all games on this device.
    #[must_use]
    pub fn number(&self) -> u32 {
        self.last.as_ref().filter(|last| !last.is_cleared).map_or(self.number, |last| last.number)
    }

    /// Updates the statistics from the current game, which must be of this pairing. If its result counts in the score,
    /// it counts here, under this number, and only once, however often this is called. If its last move was taken back,
    /// it no longer counts.
    pub fn update(&mut self, session: &Session, number: u32) {
        let fingerprint = session.fingerprint();
        let is_last =
            self.last.as_ref().is_some_and(|last| Some(&last.fingerprint) == fingerprint.as_ref());
        let Some(outcome) = session.game().outcome() else {
            if is_last {
                self.last = None;
            } else {
                self.settle();
            }
            return;
        };
        if !is_last {
            self.settle();
            let winner = outcome.winner().map(|side| session.seating().seat(side));
            let counted = fingerprint.filter(|_| session.is_counted());
            self.last = counted.map(|fingerprint| LastGame {
                number,
                winner,
                is_cleared: false,
                fingerprint,
            });
        }
    }

    /// Counts the game that ended last for good, because another one has begun.
    pub fn settle(&mut self) {
        if let Some(LastGame { number, winner, is_cleared: false, .. }) = self.last.take() {
            self.settled.add(winner);
            self.number = number;
        }
    }

    /// Adds games that were played on another device, where `longest` is seat one's longest winning streak. The current
    /// streak and the last games remain those of this device.
    ///
    /// # Examples
    /// ```
    /// use in_a_row::session::{Statistics, Tally};
    ///
    /// let mut statistics: Statistics = "7/2/1/1/2/2/ldww".parse()?;
    /// statistics.add_from_elsewhere(Tally { one: 9, two: 0, drawn: 3 }, 4);
    /// assert_eq!(statistics.to_string(), "7/11/1/4/2/4/ldww");
    /// # Ok::<(), in_a_row::session::StatisticsError>(())
    /// ```
    pub fn add_from_elsewhere(&mut self, games: Tally, longest: u32) {
        self.settled.count(games);
        // Some of those wins may not be among the games that count here.
        self.settled.longest = self.settled.longest.max(longest.min(self.settled.games.one));
    }

    /// Returns the cleared statistics. They still contain the game that ended last, marked as not counting.
    #[must_use]
    pub fn cleared(self) -> Self {
        let last = self.last.map(|last| LastGame { is_cleared: true, ..last });
        Self { last, ..Self::default() }
    }

    /// Undoes [`cleared`](Self::cleared): returns these statistics, from before, with the games counted `since` then.
    #[must_use]
    pub fn restored(mut self, since: Self) -> Self {
        let is_same = |(before, now): (&LastGame, &LastGame)| before.fingerprint == now.fingerprint;
        if since.settled == Results::default()
            && self.last.as_ref().zip(since.last.as_ref()).is_some_and(is_same)
        {
            return self;
        }
        self.settle();
        self.settled.append(&since.settled);
        let number = self.number.max(since.number);
        Self { number, last: since.last, ..self }
    }
}

const fn letter(winner: Option<Seat>) -> char {
    match winner {
        Some(Seat::One) => 'w',
        Some(Seat::Two) => 'l',
        None => 'd',
    }
}

fn read_winner(letter: char) -> Result<Option<Seat>, StatisticsError> {
    match letter {
        'w' => Ok(Some(Seat::One)),
        'l' => Ok(Some(Seat::Two)),
        'd' => Ok(None),
        _ => Err(StatisticsError::Result),
    }
}

fn read_number(field: Result<&str, StatisticsError>) -> Result<u32, StatisticsError> {
    field?.parse().map_err(|_| StatisticsError::Number)
}

impl FromStr for Statistics {
    type Err = StatisticsError;

    fn from_str(text: &str) -> Result<Self, StatisticsError> {
        let mut fields = text.split('/');
        let mut next = || fields.next().ok_or(StatisticsError::Fields);
        let number = read_number(next())?;
        let mut number_of = || read_number(next());
        let games = Tally { one: number_of()?, two: number_of()?, drawn: number_of()? };
        let (streak, longest) = (number_of()?, number_of()?);
        let recent = next()?.chars().map(read_winner).collect::<Result<_, _>>()?;
        let settled = Results { games, streak, longest, recent };
        if !settled.is_consistent() {
            return Err(StatisticsError::Contradiction);
        }
        let last = match fields.next() {
            None => None,
            Some(number) => {
                let mut next = || fields.next().ok_or(StatisticsError::Fields);
                let number = read_number(Ok(number))?;
                let result = next()?;
                let counted = result.strip_prefix('-');
                let letter = counted.unwrap_or(result).parse().map_err(|_| StatisticsError::Result);
                let (first, moves) = (next()?, next()?);
                if Seat::ALL.iter().all(|seat| seat.id() != first) {
                    return Err(StatisticsError::Seat);
                }
                Some(LastGame {
                    number,
                    winner: read_winner(letter?)?,
                    is_cleared: counted.is_some(),
                    fingerprint: format!("{first}/{moves}"),
                })
            }
        };
        if fields.next().is_none() {
            Ok(Self { settled, number, last })
        } else {
            Err(StatisticsError::Fields)
        }
    }
}

impl fmt::Display for Statistics {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Results { games: Tally { one, two, drawn }, streak, longest, recent } = &self.settled;
        let recent: String = recent.iter().map(|winner| letter(*winner)).collect();
        write!(f, "{}/{one}/{two}/{drawn}/{streak}/{longest}/{recent}", self.number)?;
        if let Some(LastGame { number, winner, is_cleared, fingerprint }) = &self.last {
            let cleared = if *is_cleared { "-" } else { "" };
            write!(f, "/{number}/{cleared}{}/{fingerprint}", letter(*winner))?;
        }
        Ok(())
    }
}

impl fmt::Display for StatisticsError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Fields => "not the fields of statistics",
            Self::Number => "a field is not a number",
            Self::Result => "a result is not won, drawn or lost",
            Self::Seat => "who began the last game is missing or unknown",
            Self::Contradiction => "the numbers contradict the last games",
        })
    }
}

impl Error for StatisticsError {}
