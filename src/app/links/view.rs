//! The card of a guest: an invitation to a game, above the button that accepts it.

use crate::{
    app::{
        game::{Page, signals::UiState},
        links,
        names::display,
        review,
        ui::{
            button::{Button, ButtonSpec},
            elements::ACCEPT,
            live::{LiveText, classes, live, live_text, translated},
            text_content::text_content,
        },
    },
    session::Seat,
    words::{Text, phrases, text},
};

use leptos::prelude::*;

/// The button that declines the invitation for now.
const NOT_NOW: ButtonSpec = ButtonSpec {
    class: "aside",
    ..ButtonSpec::new(Text::NotNow, |page| {
        review::end_review(page);
        page.focus_board_later();
    })
};

/// The card of a guest, in place of the buttons for playing.
#[component]
pub(crate) fn GuestCard(page: Page) -> impl IntoView {
    let ui = page.ui;
    let own_game: LiveText = live_text(move || {
        ui.game.track();
        let is_kept = page.core.with_value(|core| core.session.is_worth_keeping());
        if is_kept { text(Text::OwnGameKept).to_owned() } else { String::new() }
    });
    view! {
        <section class=live(ui, 0, class) aria-label=translated(Text::FriendByLink)>
            <p prop:textContent=text_content(live(ui, 0, invitation))></p>
            <p class="quiet" prop:textContent=text_content(own_game)></p>
            <div class="answers">
                <button
                    type="button"
                    id=ACCEPT
                    class="start"
                    on:click:capture=move |_| links::take_link(page)
                >
                    {translated(Text::Accept)}
                </button>
                <Button page spec=NOT_NOW />
            </div>
        </section>
    }
}

/// Returns the invitation.
fn invitation(ui: UiState, _: usize) -> String {
    phrases::invitation(
        ui.game.read().setup.rules,
        ui.game.read().piece(Seat::One, display::names()),
    )
}

/// Returns the classes of the card.
fn class(ui: UiState, _: usize) -> String {
    classes(&[("guest", true), ("hidden", !ui.game.read().shows_invitation())])
}
