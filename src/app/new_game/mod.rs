//! *New game*: everything that is chosen before a game.

pub(crate) mod actions;
pub(crate) mod board;
pub(crate) mod more;
pub(crate) mod newest;
pub(crate) mod opponent;
pub(crate) mod picture;

pub(crate) use actions::{ask_about_sound, check_fit, refit};

use crate::{
    app::{
        game::{Page, dialog::Dialog},
        new_game::{
            board::{BOARD, CustomBoard, ProvedValue},
            more::More,
            newest::NewestGame,
            opponent::{AGAINST, Strengths},
        },
        notices::view::SoundQuestion,
        ui::{
            choice::Choice,
            dialog::DialogTop,
            shown::{aria, shown, shown_text},
        },
    },
    words::Text,
};
use leptos::{ev::SubmitEvent, prelude::*};

/// Everything that is chosen before a game, in one dialog. Nothing changes until *Start*.
#[component]
pub(crate) fn NewGameDialog(page: Page) -> impl IntoView {
    let ui = page.ui;
    let start = move |event: SubmitEvent| {
        event.prevent_default();
        actions::start_drafted_game(page);
    };
    view! {
        <dialog id=Dialog::NewGame.id() class="dialog" aria-label=shown_text(Text::NewGame)>
            <DialogTop page dialog=Dialog::NewGame />
            <SoundQuestion page />
            <NewestGame page />
            <form on:submit:capture=start>
                <div class="halves">
                    <div>
                        <Choice page question=BOARD />
                        <CustomBoard page />
                        <ProvedValue page />
                    </div>
                    <div>
                        <Choice page question=AGAINST />
                        <Strengths page />
                        <More page />
                    </div>
                </div>
                <div class="bottom">
                    <button
                        type="submit"
                        class="start"
                        aria-disabled=shown(ui, 0, |ui, _| {
                            aria(ui.draft.read().fault().is_some())
                        })
                    >
                        {shown_text(Text::Start)}
                    </button>
                </div>
            </form>
        </dialog>
    }
}
