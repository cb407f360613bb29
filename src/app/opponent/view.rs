//! The dialog *Choose opponent*.

use crate::{
    app::{
        game::{Page, signals::UiState},
        new_game::opponent::{awaits_proofs, note},
        opponent::{DIALOG, actions},
        ui::{
            button::ButtonSpec,
            dialog::DialogTop,
            live::{aria, classes, live, live_text, translated},
        },
    },
    engine::bots::{Grade, Opponent},
    session::Players,
    words::{Text, phrases},
};

use leptos::prelude::*;

/// The button on the computer's card that opens this dialog.
pub(crate) const ON_CARD: ButtonSpec = ButtonSpec {
    class: "bare on-card",
    is_shown: |ui| {
        let game = ui.game.read();
        matches!(game.setup.players, Players::Computer(_)) && game.mode.replay().is_none()
    },
    ..ButtonSpec::open(Text::ChooseOpponent, DIALOG)
};

/// The opponents on the board's scale and the current one, from the weakest to the strongest. A tap starts a game
/// against one on the same board.
#[component]
pub(crate) fn OpponentDialog(page: Page) -> impl IntoView {
    let ui = page.ui;
    let mut opponents: Vec<_> = Opponent::ALL.into_iter().enumerate().collect();
    opponents.sort_by_key(|(_, opponent)| opponent.rank());
    let answers: Vec<_> = opponents
        .into_iter()
        .map(|(place, opponent)| {
            let choose = move |_| actions::play_against(page, opponent);
            view! {
                <button type="button" class=live(ui, place, class) on:click:capture=choose>
                    <span>{live_text(move || phrases::opponent(opponent))}</span>
                    " "
                    <span class="grade">
                        {live(ui, place, |ui, place| {
                            let rules = ui.game.read().setup.rules;
                            let grade = Grade::of(Opponent::ALL[place], rules);
                            grade.map_or_else(String::new, |grade| phrases::grade(grade).to_owned())
                        })}
                    </span>
                    " "
                    <span class="quiet">
                        {live(ui, place, |ui, place| {
                            let setup = ui.game.read().setup;
                            note(ui, setup, Opponent::ALL[place])
                        })}
                    </span>
                </button>
            }
        })
        .collect();
    view! {
        <dialog id=DIALOG.id class="dialog" aria-label=translated(DIALOG.title)>
            <DialogTop page dialog=DIALOG />
            <div
                class="opponents"
                aria-busy=live(page.ui, 0, |ui, _| aria(awaits_proofs(ui, ui.game.read().setup.rules)))
            >
                {answers}
            </div>
        </dialog>
    }
}

/// Returns the classes of an opponent's button.
fn class(ui: UiState, place: usize) -> String {
    let (game, opponent) = (ui.game.read(), Opponent::ALL[place]);
    let is_current = game.setup.players == Players::Computer(opponent);
    classes(&[
        ("current", is_current),
        ("hidden", !opponent.is_on_scale(game.setup.rules) && !is_current),
    ])
}
