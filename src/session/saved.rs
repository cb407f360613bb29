use std::{error::Error, fmt, str::FromStr};

use super::{Arrangement, Hand, Mark, MarkChoice, Pieces, Players, Seat, Seating, Setup, Starter};
use crate::engine::{
    ArrangeError, DrawError, Game, Ply, ReplayError, Side, Start,
    notation::{self, NotationError},
};

/// A stored game: its setup, its seating at the start and its plies. Everything else follows from these.
///
/// As text, its fields are joined by `/`, as in `3x3k3/guard/one/starter-is-x/one/one/b2a1/c3//-/marks/`.
/// The last three fields may be missing, because earlier versions did not store them: the arranged marks, the pieces,
/// and whether the board fills the screen.
///
/// Later versions add fields only with a name, as in `name=value`. A version that does not know a field keeps it as it is,
/// so its value must stay true when the game goes on. A field without which the game cannot be read right has a name that
/// ends in `!`; a version that does not know it refuses to read the game.
pub(super) struct Saved {
    pub setup: Setup,
    pub seating: Seating,
    pub game: Game,
    /// The plies that were taken back. The first is the next to redo.
    pub undone: Vec<Ply>,
    /// Whether the result of this game is part of the score. Stored as `counted` or nothing.
    pub counted: bool,
    /// The fields that this version does not know, each with a `/` before it.
    pub unknown: String,
}

/// Why a stored game cannot be restored.
///
/// # Examples
/// ```
/// use in_a_row::session::{RestoreError, Session};
///
/// // There is no opponent called deep-blue.
/// let stored = "3x3k3/deep-blue/one/starter-is-x/one/one/b2a1/c3//-/marks/";
/// assert_eq!(Session::restore(stored).unwrap_err(), RestoreError::Name("players"));
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum RestoreError {
    /// It has too few fields, or one without a name where fields have names.
    Fields,
    /// It has a field that only a newer version can read.
    Newer,
    /// This field has an unknown name, or an opponent that cannot play on this board.
    Name(&'static str),
    /// The rules, the moves or the arranged marks are not in notation.
    Notation(NotationError),
    /// No game can begin with the arranged marks.
    Arrange(ArrangeError),
    /// The moves are not legal.
    Replay(ReplayError),
    /// A draw can't be offered or agreed to after these moves.
    Draw(DrawError),
}

const COUNTED: &str = "counted";
const FILLS: &str = "fills";

impl Saved {
    pub fn read(text: &str) -> Result<Self, RestoreError> {
        let mut fields = text.split('/');
        let mut next = || fields.next().ok_or(RestoreError::Fields);
        let mut setup = read_setup(&mut next)?;
        let seating = Seating {
            first: named("first", &Seat::ALL, Seat::id, next()?)?,
            x: named("x", &Seat::ALL, Seat::id, next()?)?,
        };
        let (plies, said) = notation::parse_record(setup.rules, next()?)?;
        let undone = notation::parse_plies_on(setup.rules, next()?)?;
        let counted = flag(next()?, COUNTED)?;
        let start = fields
            .next()
            .map_or(Ok(Start::default()), |start| notation::parse_start_on(setup.rules, start))?;
        if let Some(id) = fields.next() {
            setup.pieces = named("pieces", &Pieces::ALL, Pieces::id, id)?;
        }
        if let Some(fills) = fields.next() {
            setup.fills = flag(fills, FILLS)?;
        }
        let unknown = unknown_fields(fields)?;
        let plies = plies.iter().chain(&undone).copied();
        let mut game = Game::arrange(setup.rules, start)?.with_plies(plies)?;
        for _ in &undone {
            game.undo();
        }
        let game = game.with_draw_offer(said)?;
        Ok(Self { setup, seating, game, undone, counted, unknown })
    }
}

impl fmt::Display for Saved {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { setup, seating, .. } = self;
        write!(
            f,
            "{}/{}/{}/{}/{}/{}/{}/{}/{}/{}/{}{}",
            setup.pairing(),
            setup.starter.id(),
            setup.mark.id(),
            seating.first.id(),
            seating.x.id(),
            notation::write_record(&self.game),
            notation::write_plies(&self.undone),
            if self.counted { COUNTED } else { "" },
            self.game.start(),
            setup.pieces.id(),
            if setup.fills { FILLS } else { "" },
            self.unknown
        )
    }
}

/// A position that is being arranged, and the setup of the game that will begin from it.
///
/// As text, its fields are joined by `/`, as in `15x15k5/friends/one/starter-is-x/stones//x/first/i9h8-g7`. The setup
/// is followed by the mark of the first side, the [`Hand`], and the marks. Later versions add fields as for a stored game.
///
/// # Examples
/// ```
/// use in_a_row::{engine::Side, session::{Arranged, RestoreError}};
///
/// let stored = "15x15k5/friends/one/starter-is-x/stones//x/first/i9h8-g7";
/// let arranged: Arranged = stored.parse()?;
/// assert_eq!(arranged.position.count(Side::First), 2);
/// assert_eq!(arranged.to_string(), stored);
/// # Ok::<(), RestoreError>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Arranged {
    /// The setup of the game that will begin.
    pub setup: Setup,
    /// The position so far. A game need not be able to begin from it.
    pub position: Arrangement,
}

impl FromStr for Arranged {
    type Err = RestoreError;

    fn from_str(text: &str) -> Result<Self, RestoreError> {
        let mut fields = text.split('/');
        let mut next = || fields.next().ok_or(RestoreError::Fields);
        let mut setup = read_setup(&mut next)?;
        setup.pieces = named("pieces", &Pieces::ALL, Pieces::id, next()?)?;
        setup.fills = flag(next()?, FILLS)?;
        let first = named("first mark", &Mark::ALL, Mark::id, next()?)?;
        let hand = named("hand", &Hand::ALL, Hand::id, next()?)?;
        let start = notation::parse_start_on(setup.rules, next()?)?;
        unknown_fields(fields)?;
        let mut position = Arrangement::empty(setup.rules, first);
        position.hand = hand;
        for (cell, side) in start.marks() {
            if !setup.rules.shape().contains(cell) {
                return Err(ArrangeError::Outside(cell).into());
            }
            position.put(cell, side);
        }
        Ok(Self { setup, position })
    }
}

impl fmt::Display for Arranged {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { setup, position } = self;
        write!(
            f,
            "{}/{}/{}/{}/{}/{}/{}/{}",
            setup.pairing(),
            setup.starter.id(),
            setup.mark.id(),
            setup.pieces.id(),
            if setup.fills { FILLS } else { "" },
            position.mark(Side::First).id(),
            position.hand.id(),
            position.start()
        )
    }
}

/// Reads the fields of a setup, except for the pieces and whether the board fills the screen.
fn read_setup<'a>(
    next: &mut impl FnMut() -> Result<&'a str, RestoreError>,
) -> Result<Setup, RestoreError> {
    let rules = next()?.parse()?;
    let setup = Setup {
        rules,
        players: Players::from_id(next()?).ok_or(RestoreError::Name("players"))?,
        starter: named("starter", &Starter::ALL, Starter::id, next()?)?,
        mark: named("mark", &MarkChoice::ALL, MarkChoice::id, next()?)?,
        pieces: Pieces::usual(rules),
        fills: false,
    };
    if setup.players.play(setup.rules) { Ok(setup) } else { Err(RestoreError::Name("players")) }
}

/// Returns the fields of later versions, each with a `/` before it.
fn unknown_fields<'a>(fields: impl Iterator<Item = &'a str>) -> Result<String, RestoreError> {
    let mut unknown = String::new();
    for field in fields {
        let (name, _) = field.split_once('=').ok_or(RestoreError::Fields)?;
        if name.ends_with('!') {
            return Err(RestoreError::Newer);
        }
        unknown.push('/');
        unknown.push_str(field);
    }
    Ok(unknown)
}

fn flag(field: &str, name: &'static str) -> Result<bool, RestoreError> {
    match field {
        "" => Ok(false),
        _ if field == name => Ok(true),
        _ => Err(RestoreError::Name(name)),
    }
}

fn named<T: Copy>(
    field: &'static str,
    all: &[T],
    id: fn(T) -> &'static str,
    name: &str,
) -> Result<T, RestoreError> {
    all.iter().copied().find(|&it| id(it) == name).ok_or(RestoreError::Name(field))
}

impl From<NotationError> for RestoreError {
    fn from(error: NotationError) -> Self {
        Self::Notation(error)
    }
}

impl From<ArrangeError> for RestoreError {
    fn from(error: ArrangeError) -> Self {
        Self::Arrange(error)
    }
}

impl From<DrawError> for RestoreError {
    fn from(error: DrawError) -> Self {
        Self::Draw(error)
    }
}

impl From<ReplayError> for RestoreError {
    fn from(error: ReplayError) -> Self {
        Self::Replay(error)
    }
}

impl fmt::Display for RestoreError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Fields => f.write_str("not the fields of a stored game"),
            Self::Newer => f.write_str("stored by a newer version"),
            Self::Name(field) => write!(f, "{field}: an unknown name"),
            Self::Notation(error) => error.fmt(f),
            Self::Arrange(error) => error.fmt(f),
            Self::Replay(error) => error.fmt(f),
            Self::Draw(error) => error.fmt(f),
        }
    }
}

impl Error for RestoreError {}
