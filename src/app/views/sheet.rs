use leptos::prelude::*;

use super::{
    notices::why_no_thinker,
    press::{Button, ExtraPress, Press, Push, Sign},
    shown::{classes, shown},
    table::{Overview, Table},
};
use crate::words::texts;

/// The sheets that can be laid over the page. Each is the browser's own `<dialog>`, which keeps the
/// focus inside, closes on Esc and gives the focus back.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum SheetName {
    NewGame,
    Rules,
    Settings,
    Strength,
    Minimax,
    Share,
    Games,
}

impl SheetName {
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
pub(crate) fn SheetTop(
    /// Where it is.
    table: Table,
    /// Which sheet's.
    sheet: SheetName,
) -> impl IntoView {
    let push =
        Push { sign: Sign::Close, class: "bare", ..Push::new(texts().close, Press::Close(sheet)) };
    view! {
        <div class="sheet-top">
            <h2>{sheet.title()}</h2>
            <Button table push />
        </div>
    }
}

/// Says so where what the sheet shows cannot be found out.
#[component]
pub(crate) fn NoThinker(
    /// Where it is.
    table: Table,
) -> impl IntoView {
    let class = |overview: &Overview, _| {
        classes(&[("figure", true), ("hidden", overview.misses_thinker.is_none())])
    };
    view! {
        <div class=shown(table.overview, 0, class)>
            <p role="alert">{shown(table.overview, 0, |overview, _| why_no_thinker(overview).to_owned())}</p>
            <Button table push=Push::extra(texts().try_again, ExtraPress::TryThinkerAgain) />
        </div>
    }
}
