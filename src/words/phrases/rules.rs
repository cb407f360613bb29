//! The dialog *Rules*.

use crate::{
    engine::{
        Form, Rules, Variant,
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
    let how = if is_in_space { Text::HowToWinInSpace } else { Text::HowToWin };
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

/// Says what is proved about a board.
#[must_use]
pub fn proved_value(rules: Rules) -> Option<&'static str> {
    Some(text(match proved(rules)?.value {
        GameValue::FirstWins => Text::ProvedWin,
        GameValue::Draw => Text::ProvedDraw,
    }))
}
