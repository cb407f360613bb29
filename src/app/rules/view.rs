//! The dialog *Rules*.

use crate::{
    app::{
        changes::view::WHATS_NEW,
        game::Page,
        keyboard::view::KEYS_BUTTON,
        minimax::HOW_MINIMAX_THINKS,
        rules::{DIALOG, lines::LinesInSpace},
        ui::{
            button::Button,
            dialog::DialogTop,
            live::{live, translated},
        },
    },
    words::{ABOUT, Text, phrases},
};

use leptos::prelude::*;

/// How to play, and the version of the page.
#[component]
pub(crate) fn RulesDialog(page: Page) -> impl IntoView {
    view! {
        <dialog id=DIALOG.id class="dialog" aria-label=translated(DIALOG.title)>
            <DialogTop page dialog=DIALOG />
            <div class="prose">
                <p>
                    {live(page.ui, 0, |ui, _| phrases::how_to_win(ui.game.read().setup.rules))}
                </p>
                <LinesInSpace page />
                {[Text::HowToPlay, Text::HowToArrange, Text::HowScoreIsKept]
                    .map(|it| view! { <p>{translated(it)}</p> })}
                <p class="quiet">{ABOUT}</p>
            </div>
            <Button page spec=KEYS_BUTTON />
            <Button page spec=HOW_MINIMAX_THINKS />
            <Button page spec=WHATS_NEW />
        </dialog>
    }
}
