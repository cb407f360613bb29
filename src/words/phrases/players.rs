//! The names of the players.

use crate::{
    engine::{
        Rules,
        bots::{Grade, Opponent},
        search::Level,
    },
    session::{Players, Seat},
    words::{Text, text},
};

use super::fill;

/// Returns the name of the player on this seat.
#[must_use]
pub fn player(players: Players, seat: Seat) -> &'static str {
    text(match (players, seat) {
        (Players::Computer(_) | Players::ByLink(_), Seat::One) => Text::You,
        (Players::ByLink(_), Seat::Two) => Text::Friend,
        (Players::Computer(_), Seat::Two) => Text::Computer,
        (Players::Friends, Seat::One) => Text::PlayerOne,
        (Players::Friends, Seat::Two) => Text::PlayerTwo,
    })
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
