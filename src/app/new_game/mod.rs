//! *New game*: everything that is chosen before a game.

pub(crate) mod board;
pub(crate) mod more;
pub(crate) mod newest;
pub(crate) mod opponent;
pub(crate) mod picture;

use crate::{
    app::{
        game::{Controller, dialog::Dialog},
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
pub(crate) fn NewGameDialog(controller: Controller) -> impl IntoView {
    let ui = controller.ui;
    let start = move |event: SubmitEvent| {
        event.prevent_default();
        controller.start_drafted_game();
    };
    view! {
        <dialog id=Dialog::NewGame.id() class="dialog" aria-label=shown_text(Text::NewGame)>
            <DialogTop controller dialog=Dialog::NewGame />
            <SoundQuestion controller />
            <NewestGame controller />
            <form on:submit:capture=start>
                <div class="halves">
                    <div>
                        <Choice controller question=BOARD />
                        <CustomBoard controller />
                        <ProvedValue controller />
                    </div>
                    <div>
                        <Choice controller question=AGAINST />
                        <Strengths controller />
                        <More controller />
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
