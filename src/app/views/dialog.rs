use leptos::prelude::*;

use super::{
    button::{Action, Button, ButtonSpec, Icon, LazyAction},
    controller::{Controller, UiState},
    notices::why_no_thinker,
    shown::{classes, shown},
};
use crate::words::texts;

/// The sheets that can be laid over the page. Each is the browser's own `<dialog>`, which keeps the
/// focus inside, closes on Esc and gives the focus back.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Dialog {
    NewGame,
    Rules,
    Settings,
    Strength,
    Minimax,
    Share,
    Games,
}

impl Dialog {
    /// All of them.
    pub const ALL: [Self; 7] = [
        Self::NewGame,
        Self::Rules,
        Self::Settings,
        Self::Strength,
        Self::Minimax,
        Self::Share,
        Self::Games,
    ];

    /// The id of the dialog.
    pub const fn id(self) -> &'static str {
        match self {
            Self::NewGame => "new-game",
            Self::Rules => "rules",
            Self::Settings => "settings",
            Self::Strength => "strength",
            Self::Minimax => "minimax",
            Self::Share => "share",
            Self::Games => "games",
        }
    }

    const fn title(self) -> &'static str {
        match self {
            Self::NewGame => texts().new_game,
            Self::Rules => texts().rules,
            Self::Settings => texts().settings,
            Self::Strength => texts().strength,
            Self::Minimax => texts().minimax,
            Self::Share => texts().share,
            Self::Games => texts().your_games,
        }
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
            <h2>{dialog.title()}</h2>
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
