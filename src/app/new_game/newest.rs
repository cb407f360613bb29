//! The offer to continue the game that was last played and is not on the board.

use crate::{
    app::{
        game::{Page, dialogs::close_all, late},
        games::{model::Newest, position::Position},
        new_game::model::Ago,
        ui::live::{live_text, translated},
    },
    platform::{clock, date},
    session::{Miniature, StoredGame},
    words::{self, Text, phrases},
};
use leptos::prelude::*;

/// A button that continues that game, unless *New game* was opened for an arranged position.
#[component]
pub(crate) fn NewestGame(page: Page) -> impl IntoView {
    let ui = page.ui;
    move || {
        let is_offered = ui.game.with(|state| state.mode.arranging().is_none());
        ui.of::<Newest>().get().0.filter(|_| is_offered).map(|game| {
            let picture = Miniature::of_kept(&game.what);
            let stored_name = game.name.clone();
            let rules = game.what.rules();
            let name = live_text(move || phrases::short_name(rules));
            let description = live_text(move || description(&game));
            view! {
                <button
                    type="button"
                    class="newest"
                    on:click:capture=move |_| {
                        close_all();
                        let name = stored_name.clone();
                        late::call(page, move |late, page| (late.continue_game)(page, &name));
                    }
                >
                    <Position picture />
                    <span>
                        <b>{translated(Text::GoOn)}</b>
                        " "
                        {name}
                        " "
                        <span class="quiet">{description}</span>
                    </span>
                </button>
            }
        })
    }
}

/// Says whose turn it is in a game, and how long ago it was played.
fn description(StoredGame { what, played, .. }: &StoredGame) -> String {
    let (_, status) = phrases::kept(what);
    let mut parts = vec![status];
    parts.extend(played.and_then(|played| {
        let (count, unit) = Ago::of(clock::since_1970().saturating_sub(played)).in_units();
        date::ago(count, unit, words::spoken().language().format_tag())
    }));
    phrases::list(&parts)
}
