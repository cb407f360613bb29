use super::{
    button::{Button, ButtonSpec},
    icon,
};
use crate::{
    app::{
        actions::{Action, Controller},
        state::Dialog,
    },
    words::texts,
};
use leptos::prelude::*;

const fn title(dialog: Dialog) -> &'static str {
    match dialog {
        Dialog::NewGame => texts().new_game,
        Dialog::Rules => texts().rules,
        Dialog::Settings => texts().settings,
        Dialog::Strength => texts().strength,
        Dialog::Minimax => texts().minimax,
        Dialog::Share => texts().share,
        Dialog::Games => texts().your_games,
        Dialog::Opponent => texts().choose_opponent,
        Dialog::Statistics => texts().statistics,
        Dialog::Changes => texts().whats_new,
        Dialog::Data => texts().your_data,
    }
}

/// The top of a dialog: its title, and how to close it.
#[component]
pub(crate) fn DialogTop(
    controller: Controller,
    /// Which dialog's.
    dialog: Dialog,
) -> impl IntoView {
    let spec = ButtonSpec {
        icon: icon::CLOSE,
        class: "bare",
        ..ButtonSpec::new(texts().close, Action::Close(dialog))
    };
    view! {
        <div class="dialog-top">
            <h2>{title(dialog)}</h2>
            <Button controller spec />
        </div>
    }
}
