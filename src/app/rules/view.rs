//! The dialog *Rules*.

use crate::{
    app::{
        changes::view::WHATS_NEW,
        game::Page,
        keyboard::view::KEYS_BUTTON,
        minimax::HOW_MINIMAX_THINKS,
        rules::{DIALOG, examples::Examples, lines::LinesInSpace},
        ui::{
            button::Button,
            dialog::DialogTop,
            live::{classes, live, translated},
        },
    },
    engine::Opening,
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
                <p class=live(
                    page.ui,
                    0,
                    |ui, _| {
                        let is_free = ui.game.read().setup.rules.opening() == Opening::Free;
                        classes(&[("hidden", is_free)])
                    },
                )>
                    {live(page.ui, 0, |ui, _| phrases::how_game_begins(ui.game.read().setup.rules))}
                </p>
                <LinesInSpace page />
                <Examples page />
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
