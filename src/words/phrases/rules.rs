//! The rules of a game: their names, what wins, and how a game begins.

use crate::{
    engine::{
        Form, Opening, Rules, Variant,
        proved::{GameValue, Proved, proved},
    },
    words::{Text, text},
};

use super::{fill, sentences};

/// Explains what wins.
#[must_use]
pub fn how_to_win(rules: Rules) -> String {
    let run = rules.run().to_string();
    let is_in_space = rules.shape().layers() > 1;
    let how = match rules.variant() {
        Variant::Renju => Text::HowRenju,
        Variant::Caro => Text::HowCaro,
        Variant::CaroOverlines => Text::HowCaroWithOverlines,
        Variant::Freestyle | Variant::Exact if is_in_space => Text::HowToWinInSpace,
        Variant::Freestyle | Variant::Exact => Text::HowToWin,
    };
    let mut how = fill(how, &[("run", &run)]);
    if rules.variant() == Variant::Exact && rules.allow_longer_rows() {
        how = sentences(&how, text(Text::LongerRowCountsNothing));
    }
    let more = match rules.shape().form() {
        Form::Endless => text(Text::RulesWithoutEnd).to_owned(),
        Form::Cube { side: 3 } => text(Text::NoDrawInSpace).to_owned(),
        Form::Flat { .. } | Form::Cube { .. } => match proved(rules) {
            Some(Proved { value: GameValue::FirstWins, .. }) => {
                sentences(text(Text::WhenDrawn), text(Text::FirstCanWin))
            }
            Some(_) | None => text(Text::WhenDrawn).to_owned(),
        },
    };
    sentences(&how, &more)
}

/// Explains the opening, as in *Swap: One player places a stone, …*. It is empty if games begin freely.
#[must_use]
pub fn how_game_begins(rules: Rules) -> String {
    let pro = |size| fill(Text::ProIs, &[("size", size)]);
    let (name, how) = match rules.opening() {
        Opening::Free => return String::new(),
        Opening::Swap => (Text::SwapOpening, text(Text::SwapIs).to_owned()),
        Opening::Swap2 => (Text::Swap2Opening, text(Text::Swap2Is).to_owned()),
        Opening::Pro => (Text::ProOpening, pro("5×5")),
        Opening::LongPro => (Text::LongProOpening, pro("7×7")),
    };
    fill(Text::Message, &[("game", text(name)), ("what", &how)])
}

/// Returns the name of these rules, without that of the opening.
#[must_use]
pub fn variant(rules: Rules) -> String {
    match rules.variant() {
        Variant::Freestyle => text(Text::Freestyle).to_owned(),
        Variant::Exact => fill(Text::ExactlyRun, &[("run", &rules.run().to_string())]),
        Variant::Caro => text(Text::CaroRule).to_owned(),
        Variant::CaroOverlines => text(Text::CaroWithOverlines).to_owned(),
        Variant::Renju => text(Text::RenjuRule).to_owned(),
    }
}

/// Describes these rules in a sentence, without the opening.
#[must_use]
pub fn variant_note(rules: Rules) -> String {
    let run = [("run", &*rules.run().to_string())];
    match rules.variant() {
        Variant::Freestyle => fill(Text::FreestyleIs, &run),
        Variant::Exact => fill(Text::ExactlyRunIs, &run),
        Variant::Caro => text(Text::CaroIs).to_owned(),
        Variant::CaroOverlines => text(Text::CaroWithOverlinesIs).to_owned(),
        Variant::Renju => text(Text::RenjuIs).to_owned(),
    }
}

/// Returns the name of an opening.
#[must_use]
pub fn opening(opening: Opening) -> &'static str {
    text(match opening {
        Opening::Free => Text::FreeOpening,
        Opening::Swap => Text::SwapOpening,
        Opening::Swap2 => Text::Swap2Opening,
        Opening::Pro => Text::ProOpening,
        Opening::LongPro => Text::LongProOpening,
    })
}

/// Describes an opening in a sentence.
#[must_use]
pub fn opening_note(opening: Opening) -> String {
    match opening {
        Opening::Free => text(Text::FreeOpeningIs).to_owned(),
        Opening::Swap => text(Text::SwapIs).to_owned(),
        Opening::Swap2 => text(Text::Swap2Is).to_owned(),
        Opening::Pro => fill(Text::ProIs, &[("size", "5×5")]),
        Opening::LongPro => fill(Text::ProIs, &[("size", "7×7")]),
    }
}

/// Says what is proved about a board.
#[must_use]
pub fn proved_value(rules: Rules) -> Option<&'static str> {
    Some(text(match proved(rules)?.value {
        GameValue::FirstWins => Text::ProvedWin,
        GameValue::Draw => Text::ProvedDraw,
    }))
}
