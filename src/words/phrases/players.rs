//! The names of the players.

use crate::{
    engine::{
        Rules,
        bots::{Grade, Opponent},
        search::Level,
    },
    session::{Players, Seat},
    words::{Piece, Text, text},
};

use super::{fill, fill_piece};

/// Returns the name of the player on this seat. Two people at this device are numbered.
#[must_use]
pub fn player(players: Players, seat: Seat) -> &'static str {
    text(match (players, seat) {
        (Players::Friends, Seat::One) => Text::PlayerOne,
        (Players::Friends, Seat::Two) => Text::PlayerTwo,
        _ => you_or_opponent(players, seat),
    })
}

/// Returns *You*, or what the opponent is called.
const fn you_or_opponent(players: Players, seat: Seat) -> Text {
    match (players, seat) {
        (_, Seat::One) => Text::You,
        (Players::ByLink(_), Seat::Two) => Text::Friend,
        (_, Seat::Two) => Text::Computer,
    }
}

/// Returns the name of the player on this seat before the pieces are known. `names` are those that two people at this
/// device have chosen.
#[must_use]
pub fn named_player(
    players: Players,
    seat: Seat,
    names: [Option<&'static String>; 2],
) -> &'static str {
    match (players, names[seat as usize]) {
        (Players::Friends, Some(name)) => name,
        _ => player(players, seat),
    }
}

/// Returns the name of the player with this piece, as the score shows it. Two people at this device have the names of
/// their pieces, or those that they have chosen. So has everyone in a review, whose texts are about the pieces.
#[must_use]
pub fn player_or_piece(players: Players, seat: Seat, piece: Piece, is_review: bool) -> String {
    if players == Players::Friends || is_review {
        self::piece(piece)
    } else {
        text(you_or_opponent(players, seat)).to_owned()
    }
}

/// Returns the name of a side: that of its piece, or of the person who plays it.
#[must_use]
pub fn piece(piece: Piece) -> String {
    fill_piece(Text::PieceAlone, piece, &[])
}

/// Returns the name of a grade.
#[must_use]
pub fn grade(grade: Grade) -> &'static str {
    text(match grade {
        Grade::Easy => Text::Easy,
        Grade::Medium => Text::MediumStrength,
        Grade::Hard => Text::Hard,
        Grade::Best => Text::Best,
    })
}

/// Returns how strong an opponent is under these rules: the name of its grade, or its own name if it has none.
#[must_use]
pub fn strength_of(opponent: Opponent, rules: Rules) -> String {
    Grade::of(opponent, rules).map_or_else(|| self::opponent(opponent), |it| grade(it).to_owned())
}

/// Returns an opponent's name.
#[must_use]
pub fn opponent(opponent: Opponent) -> String {
    let name = match opponent {
        Opponent::FirstFree => Text::FirstFree,
        Opponent::Random => Text::Random,
        Opponent::Guard => Text::Guard,
        Opponent::Clerk => Text::Clerk,
        Opponent::Centre => Text::Centre,
        Opponent::Strategist => Text::Strategist,
        Opponent::Minimax => Text::Minimax,
        Opponent::Level(level) => return fill(Text::Level, &[("level", number(level))]),
    };
    text(name).to_owned()
}

const fn number(level: Level) -> &'static str {
    match level {
        Level::One => "1",
        Level::Two => "2",
        Level::Three => "3",
        Level::Four => "4",
        Level::Five => "5",
        Level::Six => "6",
    }
}
