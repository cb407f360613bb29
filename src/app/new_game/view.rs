//! The dialog *New game*.

use crate::{
    app::{
        game::{Page, signals::UiState},
        new_game::{
            DIALOG, actions,
            board::{Boards, CustomBoard},
            more::More,
            newest::NewestGame,
            opponent::{AGAINST, Strengths},
            starter::STARTER,
        },
        notices::view::SoundQuestion,
        ui::{
            choice::Choice,
            dialog::DialogTop,
            live::{aria, live, translated},
        },
    },
    session::Draft,
    words::{Text, phrases, text},
};

use leptos::{ev::SubmitEvent, prelude::*};

/// The choices before a game, in one dialog. Nothing changes until *Start*.
#[component]
pub(crate) fn NewGameDialog(page: Page) -> impl IntoView {
    let ui = page.ui;
    let start = move |event: SubmitEvent| {
        event.prevent_default();
        actions::start_drafted_game(page);
    };
    view! {
        <dialog id=DIALOG.id class="dialog" aria-label=translated(DIALOG.title)>
            <DialogTop page dialog=DIALOG />
            <SoundQuestion page />
            <NewestGame page />
            <form on:submit:capture=start>
                <div class="halves">
                    <div>
                        <Boards page />
                        <CustomBoard page />
                    </div>
                    <div>
                        <Choice page question=AGAINST />
                        <Strengths page />
                        <Choice page question=STARTER />
                        <More page />
                    </div>
                </div>
                <div class="bottom">
                    <button
                        type="submit"
                        class="start"
                        aria-disabled=live(ui, 0, |ui, _| {
                            aria(ui.of::<Draft>().read().fault().is_some())
                        })
                    >
                        {live(ui, 0, name_of_start)} " "
                        <span class="detail" aria-hidden="true">
                            {live(ui, 0, |ui, _| phrases::game_to_start(ui.of::<Draft>().read().setup))}
                        </span>
                    </button>
                </div>
            </form>
        </dialog>
    }
}

/// Returns the name of the button that starts the game.
fn name_of_start(ui: UiState, _: usize) -> String {
    let by_link = ui.of::<Draft>().read().setup.players.are_by_link();
    text(if by_link { Text::MakeLink } else { Text::Start }).to_owned()
}
