use std::{error::Error, fmt, str::FromStr};

use super::{Arrangement, Hand, Mark, MarkChoice, Pieces, Players, Seat, Seating, Setup, Starter};
use crate::engine::{
    ArrangeError, Cell, Game, ReplayError, Side, Start,
    notation::{self, NotationError},
};

/// What is stored of a game: its setup and its moves under their names and in notation, and nothing
/// that follows from them. Written with a `/` between the fields, in the order they have here, as in
/// `3x3k3/guard/one/starter-is-x/one/one/b2a1/c3//-/marks/`. The last three, what the game started
/// with, the pieces and whether the board fills the screen, may be missing: there was a time without
/// them.
pub(super) struct Saved {
    pub setup: Setup,
    pub seating: Seating,
    pub game: Game,
    /// What *redo* would play, the next move first.
    pub undone: Vec<Cell>,
    /// Whether the result of this game is in the score: `counted` or nothing.
    pub counted: bool,
}

/// Why a stored game cannot go on.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum RestoreError {
    /// It has more or fewer fields than a stored game.
    Fields,
    /// Nobody and nothing that can be had here has the name in this field.
    Name(&'static str),
    /// The rules, the moves or the marks at the start are not written in notation.
    Notation(NotationError),
    /// No game can begin from the marks at the start.
    Arrange(ArrangeError),
    /// The moves cannot be played.
    Replay(ReplayError),
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
        let moves = notation::parse_moves(next()?)?;
        let undone = notation::parse_moves(next()?)?;
        let counted = flag(next()?, COUNTED)?;
        let start = fields.next().map_or(Ok(Start::default()), str::parse)?;
        if let Some(id) = fields.next() {
            setup.pieces = named("pieces", &Pieces::ALL, Pieces::id, id)?;
        }
        if let Some(fills) = fields.next() {
            setup.fills = flag(fills, FILLS)?;
        }
        if fields.next().is_some() {
            return Err(RestoreError::Fields);
        }
        let moves = moves.iter().chain(&undone).copied();
        let mut game = Game::arrange(setup.rules, start)?.with(moves)?;
        for _ in &undone {
            game.undo();
        }
        Ok(Self { setup, seating, game, undone, counted })
    }
}

impl fmt::Display for Saved {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { setup, seating, .. } = self;
        write!(
            f,
            "{}/{}/{}/{}/{}/{}/{}/{}/{}/{}/{}",
            setup.pairing(),
            setup.starter.id(),
            setup.mark.id(),
            seating.first.id(),
            seating.x.id(),
            notation::write_moves(self.game.moves()),
            notation::write_moves(&self.undone),
            if self.counted { COUNTED } else { "" },
            self.game.start(),
            setup.pieces.id(),
            if setup.fills { FILLS } else { "" }
        )
    }
}

/// A position that is being arranged, and the game that is to begin from it. Written like a stored game,
/// as in `15x15k5/friends/one/starter-is-x/stones//x/first/i9h8-g7`: behind the setup what the first side
/// wears, what a tap does, and the marks.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Arranged {
    /// The game that is to begin.
    pub setup: Setup,
    /// The position so far, from which perhaps no game can begin.
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
        let start: Start = next()?.parse()?;
        if fields.next().is_some() {
            return Err(RestoreError::Fields);
        }
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

/// The fields that a setup begins with. Pieces and size of the board are the usual ones.
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

impl From<ReplayError> for RestoreError {
    fn from(error: ReplayError) -> Self {
        Self::Replay(error)
    }
}

impl fmt::Display for RestoreError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Fields => f.write_str("not the fields of a stored game"),
            Self::Name(field) => write!(f, "{field}: an unknown name"),
            Self::Notation(error) => error.fmt(f),
            Self::Arrange(error) => error.fmt(f),
            Self::Replay(error) => error.fmt(f),
        }
    }
}

impl Error for RestoreError {}
