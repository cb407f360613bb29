//! *Rules*.

use crate::{
    engine::{
        Form, Rules,
        proved::{GameValue, Proved, proved},
    },
    words::{Text, text},
};

use super::{fill, sentences};

/// What wins.
#[must_use]
pub fn how_to_win(rules: Rules) -> String {
    let run = rules.run().to_string();
    let is_in_space = rules.shape().levels() > 1;
    let how = if is_in_space { Text::HowToWinInSpace } else { Text::HowToWin };
    let how = fill(how, &[("run", &run)]);
    let more = match rules.shape().form() {
        Form::Endless => text(Text::RulesWithoutEnd).to_owned(),
        Form::Cube { side: 3 } => text(Text::NoDrawInSpace).to_owned(),
        Form::Flat { .. } | Form::Cube { .. } => match proved(rules) {
            Some(Proved { value: GameValue::FirstWins, example }) => {
                let proved = fill(Text::FirstCanWin, &[("command", &command(example))]);
                sentences(text(Text::WhenDrawn), &proved)
            }
            Some(_) | None => text(Text::WhenDrawn).to_owned(),
        },
    };
    sentences(&how, &more)
}

/// What is proved about a board, and the command that proves it.
#[must_use]
pub fn proved_value(rules: Rules) -> Option<(&'static str, String)> {
    let Proved { value, example } = proved(rules)?;
    let value = match value {
        GameValue::FirstWins => Text::ProvedWin,
        GameValue::Draw => Text::ProvedDraw,
    };
    Some((text(value), command(example)))
}

/// The command that runs an example of this package.
fn command(example: &str) -> String {
    format!("cargo run --release --example {example}")
}
