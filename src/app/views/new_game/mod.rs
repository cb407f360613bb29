//! *New game*: everything that is chosen before a game.

mod board;
mod more;
mod newest;
mod opponent;
mod picture;

use super::{
    choice::Choice,
    dialog::DialogTop,
    notices::SoundQuestion,
    shown::{aria, shown, shown_text},
};
use crate::{
    app::{actions::Controller, state::Dialog},
    words::Text,
};
use board::{BOARD, CustomBoard, ProvedValue};
use leptos::{ev::SubmitEvent, prelude::*};
use more::More;
use newest::NewestGame;
pub(super) use opponent::note;
use opponent::{AGAINST, Strengths};

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
