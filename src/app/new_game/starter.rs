//! The question who starts.

use crate::{
    app::{names::display, new_game::actions, ui::choice::Question},
    session::{Draft, Starter},
    words::{Text, phrases, text},
};

use leptos::prelude::*;

/// Asks who starts.
pub(crate) const STARTER: Question = Question {
    id: "starter",
    legend: |ui, _| {
        let is_arranged = ui.game.read().mode.is_arranging();
        if is_arranged { text(Text::WhoMovesNext) } else { text(Text::WhoStarts) }.to_owned()
    },
    answers: Starter::ALL.len(),
    name: |ui, place| {
        let players = ui.of::<Draft>().read().setup.players;
        phrases::starter(players, Starter::ALL[place], display::names()).to_owned()
    },
    is_chosen: |ui, place| ui.of::<Draft>().read().setup.starter == Starter::ALL[place],
    choose: |page, place| {
        actions::change_draft(page, place, |draft, place| {
            draft.setup.starter = Starter::ALL[place];
        });
    },
    class: |_, _| "choice segments fitted named".to_owned(),
    ..Question::PLAIN
};
