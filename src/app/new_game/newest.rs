//! The offer to continue the game that was last played and is not on the board.

use crate::{
    app::{
        game::Page,
        games::{
            self,
            model::Newest,
            position::{Description, Position},
        },
        ui::button::{Button, ButtonSpec},
    },
    session::Miniature,
    words::Text,
};
use leptos::prelude::*;

/// The button that continues the game.
const CONTINUE: ButtonSpec = ButtonSpec::new(Text::GoOn, games::continue_newest);

/// Offers to continue that game, unless *New game* was opened for an arranged position.
#[component]
pub(crate) fn NewestGame(page: Page) -> impl IntoView {
    let ui = page.ui;
    move || {
        let is_offered = ui.game.with(|state| state.mode.arranging().is_none());
        ui.of::<Newest>().get().0.filter(|_| is_offered).map(|game| {
            let picture = Miniature::of_kept(&game.what);
            view! {
                <div class="newest">
                    <Position picture />
                    <Description game />
                    <Button page spec=CONTINUE />
                </div>
            }
        })
    }
}
