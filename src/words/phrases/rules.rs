//! *Rules*.

use crate::{
    engine::{Form, Rules},
    words::{Text, text},
};

use super::{fill, sentences};

/// The program that proves who wins on 4x4x4.
const PROOF: &str = "cargo run --release --example prove";

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
        Form::Cube { side: 4 } => {
            let proved = fill(Text::ProvedInSpace, &[("command", PROOF)]);
            sentences(text(Text::WhenDrawn), &proved)
        }
        Form::Flat { .. } | Form::Cube { .. } => text(Text::WhenDrawn).to_owned(),
    };
    sentences(&how, &more)
}
