//! The dialog *Menu*, and its entries that wide screens show in the bar.

use crate::{
    app::{
        game::{
            Page,
            dialog::Dialog,
            dialogs::{self, close},
            late,
        },
        games, learn,
        menu::DIALOG,
        open, puzzles, rules, settings, share, statistics,
        ui::{
            button::{ButtonSpec, Buttons},
            dialog::DialogTop,
            icon,
            live::translated,
        },
    },
    session::Tally,
    words::Text,
};

use leptos::prelude::*;

/// The entries that wide screens show in the bar.
const IN_BAR: &[ButtonSpec] = &[
    ButtonSpec {
        icon: icon::SHARE,
        class: "in-bar",
        ..ButtonSpec::open(Text::Share, share::DIALOG)
    },
    ButtonSpec {
        icon: icon::HELP,
        class: "in-bar",
        ..ButtonSpec::open(Text::Rules, rules::DIALOG)
    },
    ButtonSpec {
        icon: icon::GEAR,
        class: "in-bar",
        ..ButtonSpec::open(Text::Settings, settings::DIALOG)
    },
];

/// The entries of the menu.
const ENTRIES: &[ButtonSpec] = &[
    ButtonSpec {
        icon: icon::SHARE,
        class: "entry-of-menu",
        ..ButtonSpec::new(Text::Share, |page| go_to(page, share::DIALOG))
    },
    ButtonSpec {
        icon: icon::OPEN,
        class: "entry-of-menu",
        ..ButtonSpec::new(Text::OpenGame, |page| {
            open::clear(page);
            go_to(page, open::DIALOG);
        })
    },
    ButtonSpec {
        icon: icon::CAP,
        class: "entry-of-menu",
        ..ButtonSpec::new(Text::Learn, |page| go_to(page, learn::DIALOG))
    },
    ButtonSpec {
        icon: icon::TARGET,
        class: "entry-of-menu",
        ..ButtonSpec::new(Text::Puzzles, |page| go_to(page, puzzles::DIALOG))
    },
    ButtonSpec {
        icon: icon::CELLS,
        class: "entry-of-menu",
        ..ButtonSpec::new(Text::YourGames, |page| go_to(page, games::DIALOG))
    },
    ButtonSpec {
        icon: icon::CHART,
        class: "entry-of-menu",
        ..ButtonSpec::new(Text::Statistics, |page| go_to(page, statistics::DIALOG))
    },
    ButtonSpec {
        icon: icon::HELP,
        class: "entry-of-menu",
        ..ButtonSpec::new(Text::Rules, |page| go_to(page, rules::DIALOG))
    },
    ButtonSpec {
        icon: icon::GEAR,
        class: "entry-of-menu",
        ..ButtonSpec::new(Text::Settings, |page| go_to(page, settings::DIALOG))
    },
    ButtonSpec {
        icon: icon::RESET,
        class: "entry-of-menu",
        is_enabled: |ui| ui.controls.read().tally != Tally::default(),
        ..ButtonSpec::new(Text::ResetScore, |page| {
            close(DIALOG);
            late::call(page, |late, page| (late.reset_score)(page));
        })
    },
];

/// Opens another dialog in place of the menu.
fn go_to(page: Page, dialog: Dialog) {
    close(DIALOG);
    dialogs::open(page, dialog);
}

/// The entries in the bar.
#[component]
pub(crate) fn BarButtons(page: Page) -> impl IntoView {
    view! { <Buttons page specs=IN_BAR /> }
}

/// The menu.
#[component]
pub(crate) fn MenuDialog(page: Page) -> impl IntoView {
    view! {
        <dialog id=DIALOG.id class="dialog" aria-label=translated(DIALOG.title)>
            <DialogTop page dialog=DIALOG />
            <Buttons page specs=ENTRIES />
        </dialog>
    }
}
