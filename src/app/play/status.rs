//! The status line.

use crate::{
    app::{
        game::{
            Page,
            late::{self, late_place},
            page::parts::Place,
            signals::UiState,
        },
        names::display,
        play::model::status,
        ui::{
            language_changes,
            live::{LiveText, live},
            text_content::text_content,
        },
    },
    words,
};
use leptos::prelude::*;

/// The headline, which screen readers read when it changes, and below it the last move, or at the end the winning lines
/// and the next steps.
#[component]
pub(crate) fn StatusLine(page: Page) -> impl IntoView {
    let ui = page.ui;
    let class = |ui: UiState, _| status::headline_class(&ui.game.read());
    let detail = |ui: UiState, _| status::detail(&ui.game.read(), &ui.controls.read());
    let detail_class = |ui: UiState, _| {
        status::detail_class(&ui.game.read(), &ui.controls.read(), &ui.aids.read())
    };
    view! {
        <div class="status" use:late_place=(page, Place::Status)>
            <div role="status" use:late_place=(page, Place::StatusText)>
                <p class=live(ui, 0, class) prop:textContent=text_content(headlines(page))></p>
                <p
                    class=live(ui, 0, detail_class)
                    prop:textContent=text_content(live(ui, 0, detail))
                ></p>
            </div>
        </div>
    }
}

/// Returns the headline, which is written again after each change of the game.
fn headlines(page: Page) -> LiveText {
    let ui = page.ui;
    let mut written = (None, String::new());
    Box::new(move || {
        language_changes::track();
        let game = ui.game.read();
        let now = Some((ui.controls.read().changes, words::spoken().language()));
        if now != written.0 {
            let of_late_code = late::late_code(page).and_then(|late| (late.headline)(ui));
            let headline =
                of_late_code.unwrap_or_else(|| status::headline(&game, display::names()));
            written = (now, status::next_headline(&game, headline, &written.1));
        }
        written.1.clone()
    })
}
