use super::{Event, Players};

/// The sound and vibration for an event in a game. Whatever it conveys is also visible.
///
/// # Examples
/// ```
/// use in_a_row::session::{Event, Players, Seat, Tune};
///
/// let cell = "b2".parse()?;
/// let moved = Event::Moved { by: Seat::Two, cell };
/// assert_eq!(Tune::of(&[moved], Players::BY_LINK), Some(Tune::TheirMove));
/// assert_eq!(Tune::of(&[moved], Players::Friends), Some(Tune::Place));
///
/// // The result takes the place of the move.
/// let ended = Event::Ended { winner: Some(Seat::Two) };
/// assert_eq!(Tune::of(&[moved, ended], Players::BY_LINK), Some(Tune::Loss));
/// # Ok::<(), in_a_row::engine::notation::NotationError>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Tune {
    /// Somebody at this device has moved.
    Place,
    /// The computer, or a friend on another device, has moved.
    TheirMove,
    /// Somebody at this device has won.
    Win,
    /// The computer, or a friend on another device, has won.
    Loss,
    /// Nobody has won.
    Draw,
    /// An action was not possible.
    Error,
}

/// One tone of a tune.
///
/// # Examples
/// ```
/// use in_a_row::session::Tune;
///
/// // Both tones of a move begin at once.
/// assert!(Tune::Place.notes().iter().all(|note| note.start == 0));
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Note {
    /// Its frequency.
    pub hertz: u16,
    /// How many milliseconds after the first tone it begins.
    pub start: u16,
    /// How many milliseconds it takes to fade away.
    pub length: u16,
    /// Its loudness in percent.
    pub percent: u8,
}

impl Tune {
    /// All tunes.
    pub const ALL: [Self; 6] =
        [Self::Place, Self::TheirMove, Self::Win, Self::Loss, Self::Draw, Self::Error];

    /// Returns the tune for these events of a game between these players, if there is one.
    #[must_use]
    pub fn of(events: &[Event], players: Players) -> Option<Self> {
        match *events.last()? {
            Event::Moved { by, .. } | Event::Chose { by, .. } if players.is_here(by) => {
                Some(Self::Place)
            }
            Event::Moved { .. } | Event::Chose { .. } => Some(Self::TheirMove),
            Event::Ended { winner: Some(seat) } if players.is_here(seat) => Some(Self::Win),
            Event::Ended { winner: Some(_) } => Some(Self::Loss),
            Event::Ended { winner: None } => Some(Self::Draw),
            Event::DeclinedDraw => Some(Self::Error),
            Event::Started | Event::TookBack { .. } => None,
        }
    }

    /// Returns its tones, in the order in which they begin.
    #[must_use]
    pub const fn notes(self) -> &'static [Note] {
        const PLACE: &[Note] = &[note(523, 0, 140, 50), note(1568, 0, 50, 15)];
        const THEIR_MOVE: &[Note] = &[note(392, 0, 160, 50), note(1176, 0, 60, 15)];
        const WIN: &[Note] = &[
            note(523, 0, 200, 45),
            note(659, 110, 200, 45),
            note(784, 220, 200, 45),
            note(1047, 330, 600, 50),
        ];
        const LOSS: &[Note] =
            &[note(392, 0, 250, 50), note(330, 160, 250, 45), note(262, 320, 600, 50)];
        const DRAW: &[Note] = &[note(440, 0, 200, 45), note(440, 200, 400, 45)];
        const ERROR: &[Note] = &[note(233, 0, 180, 40), note(247, 0, 180, 40)];
        match self {
            Self::Place => PLACE,
            Self::TheirMove => THEIR_MOVE,
            Self::Win => WIN,
            Self::Loss => LOSS,
            Self::Draw => DRAW,
            Self::Error => ERROR,
        }
    }

    /// Returns how long the device vibrates, pauses, vibrates again and so on, in milliseconds.
    #[must_use]
    pub const fn vibration(self) -> &'static [u8] {
        match self {
            Self::Place => &[15],
            Self::TheirMove => &[30],
            Self::Win => &[30, 60, 30, 60, 80],
            Self::Loss => &[150],
            Self::Draw => &[50, 80, 50],
            Self::Error => &[15, 40, 15],
        }
    }
}

const fn note(hertz: u16, start: u16, length: u16, percent: u8) -> Note {
    Note { hertz, start, length, percent }
}
