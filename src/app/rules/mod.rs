//! *Rules*: how to play, and which version of the page this is.

pub(crate) mod lines;

use crate::{
    app::{
        changes::view::WHATS_NEW,
        game::{Page, dialog::Dialog},
        rules::lines::LinesInSpace,
        ui::{
            button::{Button, HOW_MINIMAX_THINKS},
            dialog::DialogTop,
            shown::{shown, shown_text},
        },
    },
    words::{ABOUT, Text, phrases},
};
use leptos::prelude::*;

/// How to play, and which version this is.
#[component]
pub(crate) fn RulesDialog(page: Page) -> impl IntoView {
    view! {
        <dialog id=Dialog::Rules.id() class="dialog" aria-label=shown_text(Text::Rules)>
            <DialogTop page dialog=Dialog::Rules />
            <div class="prose">
                <p>
                    {shown(page.ui, 0, |ui, _| phrases::how_to_win(ui.game.read().setup.rules))}
                </p>
                <LinesInSpace page />
                {[Text::HowToPlay, Text::HowToArrange, Text::HowScoreIsKept]
                    .map(|it| view! { <p>{shown_text(it)}</p> })}
                <p class="quiet">{ABOUT}</p>
            </div>
            <Button page spec=HOW_MINIMAX_THINKS />
            <Button page spec=WHATS_NEW />
        </dialog>
    }
}
