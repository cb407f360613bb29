use super::{
    button::{Button, ButtonSpec, Icon},
    notices::why_no_thinker,
    shown::{classes, shown},
};
use crate::{
    app::{
        actions::{Action, Controller, LazyAction},
        state::{Dialog, UiState},
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
    }
}

/// The top of a sheet: what it is called, and how to close it.
#[component]
pub(crate) fn DialogTop(
    /// Where it is.
    controller: Controller,
    /// Which sheet's.
    dialog: Dialog,
) -> impl IntoView {
    let spec = ButtonSpec {
        icon: Icon::Close,
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

/// Says so where what the sheet shows cannot be found out.
#[component]
pub(crate) fn NoAnalysis(
    /// Where it is.
    controller: Controller,
) -> impl IntoView {
    let class =
        |ui: &UiState, _| classes(&[("figure", true), ("hidden", ui.analysis_fault.is_none())]);
    view! {
        <div class=shown(controller.ui, 0, class)>
            <p role="alert">{shown(controller.ui, 0, |ui, _| why_no_thinker(ui).to_owned())}</p>
            <Button controller spec=ButtonSpec::lazy(texts().try_again, LazyAction::TryAnalysisAgain) />
        </div>
    }
}
