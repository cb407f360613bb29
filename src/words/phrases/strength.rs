//! What opponents are like, and what is proved about them.

use crate::{
    engine::{
        Form, Rules, Side,
        bots::Opponent,
        search::Level,
        strength::{Ratio, Strength},
    },
    words::{Text, number, text},
};

use super::{fill, of_count, opponent, sentences};

/// What an opponent is like.
#[must_use]
pub fn opponent_character(opponent: Opponent) -> &'static str {
    text(character(opponent))
}

const fn character(opponent: Opponent) -> Text {
    match opponent {
        Opponent::FirstFree => Text::FirstFreeIs,
        Opponent::Random => Text::RandomIs,
        Opponent::Guard => Text::GuardIs,
        Opponent::Clerk => Text::ClerkIs,
        Opponent::Centre => Text::CentreIs,
        Opponent::Strategist => Text::StrategistIs,
        Opponent::Minimax => Text::MinimaxIs,
        Opponent::Level(Level::One) => Text::LevelOneIs,
        Opponent::Level(Level::Two) => Text::LevelTwoIs,
        Opponent::Level(Level::Three) => Text::LevelThreeIs,
        Opponent::Level(Level::Four) => Text::LevelFourIs,
        Opponent::Level(Level::Five) => Text::LevelFiveIs,
        Opponent::Level(Level::Six) => Text::LevelSixIs,
    }
}

/// The games won are those that the examples `ladder` and `space` count on 4x4x4.
const fn character_in_space(level: Level) -> Text {
    match level {
        Level::One => Text::LevelOneIs,
        Level::Two => Text::LevelTwoInSpaceIs,
        Level::Three => Text::LevelThreeInSpaceIs,
        Level::Four => Text::LevelFourInSpaceIs,
        Level::Five => Text::LevelFiveInSpaceIs,
        Level::Six => Text::LevelSixInSpaceIs,
    }
}

/// The games won are those that the example `ladder` counts on `endless5`.
const fn character_without_end(level: Level) -> Text {
    match level {
        Level::Two => Text::LevelTwoWithoutEndIs,
        Level::Six => Text::LevelSixWithoutEndIs,
        level => character(Opponent::Level(level)),
    }
}

/// What an opponent is like under these rules, and in a few words what is proved about its strength.
#[must_use]
pub fn opponent_note(
    opponent: Opponent,
    rules: Rules,
    proved: Option<(&Strength, Side)>,
) -> String {
    let character = text(match (opponent, rules.shape().form()) {
        (Opponent::Level(level), Form::Cube { .. }) => character_in_space(level),
        (Opponent::Level(level), Form::Endless) => character_without_end(level),
        (opponent, _) => character(opponent),
    });
    let Some((strength, side)) = proved else { return character.to_owned() };
    let note = match side {
        Side::First => Text::NoteIfYouStart,
        Side::Second => Text::NoteIfItStarts,
    };
    fill(note, &[("character", character), ("chance", &chance(strength.win))])
}

/// How the strength of those on the scale is known: proved, or measured.
#[must_use]
pub fn how_known(is_proved: bool) -> &'static str {
    text(if is_proved { Text::IsProved } else { Text::IsMeasured })
}

/// What is proved about an opponent where the person plays this side.
#[must_use]
pub fn strength(strength: &Strength, side: Side) -> String {
    let Strength { win, winning_games, .. } = strength;
    let about = chance(*win);
    let chance = if win.is_integer() {
        about
    } else {
        fill(Text::Exactly, &[("chance", &about), ("exactly", &win.to_string())])
    };
    let if_starts = match side {
        Side::First => Text::IfYouStart,
        Side::Second => Text::IfItStarts,
    };
    let words = fill(if_starts, &[("chance", &chance)]);
    match usize::try_from(*winning_games).unwrap_or(usize::MAX) {
        0 => words,
        games => {
            let count = number::whole(u32::try_from(games).unwrap_or(u32::MAX));
            sentences(&words, &of_count(Text::GamesBeatIt, games, &[("count", &count)]))
        }
    }
}

/// A chance in words: as a ratio of numbers up to ten.
fn chance(win: Ratio<u64>) -> String {
    let (numer, denom) = (*win.numer(), *win.denom());
    if numer == 0 {
        return text(Text::NeverWin).to_owned();
    }
    if numer == denom {
        return text(Text::AlwaysWin).to_owned();
    }
    #[allow(clippy::cast_precision_loss, reason = "the nearest is found all the same")]
    let off = |times: u32, of: u32| {
        (numer as f64 / denom as f64 - f64::from(times) / f64::from(of)).abs()
    };
    let (mut times, mut of) = (0, 1);
    for denom in 2..=10 {
        for numer in 0..=denom {
            if off(numer, denom) < off(times, of) {
                (times, of) = (numer, denom);
            }
        }
    }
    if times == of {
        return text(Text::NearlyAlwaysWin).to_owned();
    }
    if times == 0 {
        return text(Text::HardlyEverWin).to_owned();
    }
    let is_exact = numer * u64::from(of) == denom * u64::from(times);
    let words = if is_exact { Text::WinTimesIn } else { Text::WinAboutTimesIn };
    of_count(words, times as usize, &[("of", &of.to_string())])
}

/// Which opponent, and who starts: what tells one button from another for those who don't see it.
#[must_use]
pub fn against(opponent: Opponent, side: Side) -> String {
    let against = match side {
        Side::First => Text::AgainstIfYouStart,
        Side::Second => Text::AgainstIfItStarts,
    };
    fill(against, &[("opponent", &self::opponent(opponent))])
}

/// The answer to the strategist's author, where the person starts and where it does.
#[must_use]
pub fn strategist_answer(first: &Strength, second: &Strength) -> String {
    let answer = |strength: &Strength| {
        text(if strength.is_forced() {
            Text::AlwaysBeaten
        } else if strength.winning_games > 0 {
            Text::BeatenWithLuck
        } else {
            Text::NotBeaten
        })
    };
    fill(Text::StrategistsClaim, &[("first", answer(first)), ("second", answer(second))])
}
