use leptos::prelude::*;

use super::{
    press::{Button, Press, Sign},
    shown::always,
    table::Table,
    text,
};

/// The sheets that can be laid over the page. Each is the browser's own `<dialog>`, which keeps the
/// focus inside, closes on Esc and gives the focus back.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum SheetName {
    NewGame,
    Rules,
    Settings,
    Strength,
}

impl SheetName {
    /// All of them.
    pub const ALL: [Self; 4] = [Self::NewGame, Self::Rules, Self::Settings, Self::Strength];

    /// The id of the dialog.
    pub const fn id(self) -> &'static str {
        match self {
            Self::NewGame => "new-game",
            Self::Rules => "rules",
            Self::Settings => "settings",
            Self::Strength => "strength",
        }
    }

    const fn title(self) -> &'static str {
        match self {
            Self::NewGame => text::NEW_GAME,
            Self::Rules => text::RULES,
            Self::Settings => text::SETTINGS,
            Self::Strength => text::STRENGTH,
        }
    }
}

/// The top of a sheet: what it is called, and how to close it.
#[component]
pub(super) fn SheetTop(
    /// Where it is.
    table: Table,
    /// Which sheet's.
    sheet: SheetName,
) -> impl IntoView {
    view! {
        <div class="sheet-top">
            <h2>{sheet.title()}</h2>
            <Button
                table
                name=text::CLOSE
                press=Press::Close(sheet)
                sign=Sign::Close
                class=always("bare")
            />
        </div>
    }
}
