//! Descriptions of opponents, and what is proved or measured about them.

use crate::{
    engine::{
        Form, Rules, Side,
        bots::{Grade, Opponent},
        measured::{Match, MatchResults},
        proved::{Proved, proved},
        search::Level,
        strength::{Ratio, Strength},
    },
    words::{Text, number, text},
};

use super::{fill, fill_count, game_with_rule, opponent, players, sentences};

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

/// Returns the description of a level on a board in space.
const fn character_in_space(level: Level) -> Text {
    match level {
        Level::Four => Text::LevelFourInSpaceIs,
        Level::Six => Text::LevelSixInSpaceIs,
        level => character(Opponent::Level(level)),
    }
}

/// Returns the description of an opponent under these rules.
#[must_use]
pub fn opponent_character(opponent: Opponent, rules: Rules) -> &'static str {
    text(match (opponent, rules.shape().form()) {
        (Opponent::Level(level), Form::Cube { .. }) => character_in_space(level),
        (opponent, _) => character(opponent),
    })
}

/// Returns the name of an opponent and its description under these rules.
#[must_use]
pub fn opponent_with_character(opponent: Opponent, rules: Rules) -> String {
    let (name, what) = (self::opponent(opponent), opponent_character(opponent, rules));
    fill(Text::Explained, &[("name", &name), ("what", what)])
}

/// Returns the name of an opponent, with its grade of strength under these rules if it has one.
#[must_use]
pub fn opponent_with_grade(opponent: Opponent, rules: Rules) -> String {
    let name = self::opponent(opponent);
    match Grade::of(opponent, rules) {
        Some(grade) => format!("{name} · {}", players::grade(grade)),
        None => name,
    }
}

/// Returns the description of an opponent under these rules, with what is known about its strength there: proved, or
/// measured on exactly this board.
#[must_use]
pub fn opponent_note(
    opponent: Opponent,
    rules: Rules,
    proved: Option<(&Strength, Side)>,
) -> String {
    let character = opponent_character(opponent, rules);
    if let Some((strength, side)) = proved {
        let note = match side {
            Side::First => Text::NoteIfYouStart,
            Side::Second => Text::NoteIfItStarts,
        };
        return fill(note, &[("character", character), ("chance", &chance(strength.win))]);
    }
    match MatchResults::on(rules).and_then(|measured| measured.match_of(opponent).copied()) {
        Some(result) => {
            let result = match_result(&result);
            fill(Text::MeasuredNote, &[("character", character), ("result", &result)])
        }
        None => character.to_owned(),
    }
}

/// Returns the result of a match, from the view of the stronger opponent.
#[must_use]
pub fn match_result(result: &Match) -> String {
    let [won, drawn, lost] = [result.won, result.drawn, result.lost].map(number::whole);
    let weaker = opponent(result.weaker);
    let values = [("opponent", &*weaker), ("won", &won), ("drawn", &drawn), ("lost", &lost)];
    fill_count(Text::MeasuredAgainst, result.games() as usize, &values)
}

/// Says how the strength of the opponents on the scale is known: proved, measured, or not at all.
#[must_use]
pub fn how_known(rules: Rules) -> &'static str {
    text(if is_proved(rules) {
        Text::IsProved
    } else if MatchResults::on(rules).is_some() {
        Text::IsMeasured
    } else {
        Text::IsNotMeasured
    })
}

/// Returns whether the strength of the opponents on the scale is proved by playing every game.
#[must_use]
pub fn is_proved(rules: Rules) -> bool {
    rules == Rules::NOUGHTS_AND_CROSSES
}

/// Says how the strengths that are shown for this board are known, and on which board they were measured.
#[must_use]
pub fn how_strengths_are_known(rules: Rules, measured: Option<&MatchResults>) -> String {
    if is_proved(rules) {
        return text(Text::StrengthIsProved).to_owned();
    }
    let is_measured = measured.is_some_and(|it| it.rules == rules);
    let not_measured = fill(Text::StrengthIsNotMeasured, &[("board", &game_with_rule(rules))]);
    let Some(MatchResults { rules, matches }) = measured else { return not_measured };
    let milliseconds = matches.first().map_or(0, |it| it.milliseconds);
    let seconds = number::with_tenths(f64::from(milliseconds) / 1000.0);
    let board = game_with_rule(*rules);
    let how = fill(Text::StrengthIsMeasured, &[("board", &board), ("seconds", &seconds)]);
    if is_measured { how } else { sentences(&not_measured, &how) }
}

/// Returns the commands that reproduce the page's claims about opponents on this board and about the board itself.
#[must_use]
pub fn commands(rules: Rules, measured: Option<&MatchResults>) -> Vec<String> {
    let run = "cargo run --release --example";
    let mut commands = Vec::new();
    if is_proved(rules) {
        commands.push(format!("{run} strength"));
    } else if let Some(MatchResults { rules, matches }) = measured
        && let Some(first) = matches.first()
    {
        let (games, milliseconds) = (first.games(), first.milliseconds);
        commands.push(format!("{run} ladder -- --record {rules} {games} {milliseconds}"));
    }
    commands.extend(proved(rules).map(|Proved { example, .. }| format!("{run} {example}")));
    commands
}

/// Says what is proved about an opponent if the person plays this side.
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
            sentences(&words, &fill_count(Text::GamesBeatIt, games, &[("count", &count)]))
        }
    }
}

/// Returns a chance in words: as the nearest ratio of numbers up to ten.
fn chance(win: Ratio<u64>) -> String {
    let (numer, denom) = (*win.numer(), *win.denom());
    if numer == 0 {
        return text(Text::NeverWin).to_owned();
    }
    if numer == denom {
        return text(Text::AlwaysWin).to_owned();
    }
    #[allow(clippy::cast_precision_loss, reason = "this is precise enough to find the nearest")]
    let distance = |times: u32, of: u32| {
        (numer as f64 / denom as f64 - f64::from(times) / f64::from(of)).abs()
    };
    let (mut times, mut of) = (0, 1);
    for denom in 2..=10 {
        for numer in 0..=denom {
            if distance(numer, denom) < distance(times, of) {
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
    fill_count(words, times as usize, &[("of", &of.to_string())])
}

/// Returns the accessible name of a button: which opponent, and who starts.
#[must_use]
pub fn against(opponent: Opponent, side: Side) -> String {
    let against = match side {
        Side::First => Text::AgainstIfYouStart,
        Side::Second => Text::AgainstIfItStarts,
    };
    fill(against, &[("opponent", &self::opponent(opponent))])
}

/// Answers the claim of the strategist's author, for games in which the person starts and in which it does.
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
