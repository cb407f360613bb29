//! Opening files and pasted texts. The files are read by the records code.

use crate::{
    app::{
        game::{
            Page,
            dialogs::{close_all, is_open, open},
            records, study,
        },
        library, links,
        open::{
            DIALOG,
            model::{ChosenFile, OpenedFiles, Reading, is_of_file},
        },
    },
    engine::records::Record,
    platform::{
        files::{self, Received},
        timer,
    },
};

use leptos::{prelude::*, task::spawn_local};
use std::{cell::Cell, rc::Rc, sync::Arc};
use web_sys::{Event, wasm_bindgen::JsValue};

/// How long files are read before the dialog shows it, in milliseconds.
const SLOW: u32 = 200;

/// Opens a pasted text: a link, moves, or the text of a file.
pub(crate) fn open_pasted(page: Page, text: String) {
    if is_of_file(&text) {
        read(page, vec![ChosenFile { name: String::new(), content: text.into_bytes() }], false);
    } else {
        links::open_pasted(page, text);
    }
}

/// Opens the files that were just chosen.
pub(crate) fn open_chosen(page: Page, event: &Event) {
    open_files(page, files::all_chosen(event));
}

/// Opens these files. If a single game is in them, shows it; otherwise the dialog lists what is in them.
pub(crate) fn open_files(page: Page, files: Vec<JsValue>) {
    spawn_local(async move {
        let chosen = contents(files).await;
        if !chosen.is_empty() {
            read(page, chosen, false);
        }
    });
}

/// Reads the contents of these files, or of the files of these handles.
pub(crate) async fn contents(files: Vec<JsValue>) -> Vec<ChosenFile> {
    let mut chosen = Vec::new();
    for file in files {
        let Some(file) = files::file_of(file).await else { continue };
        let name = files::name_of(&file);
        // A file that the browser can't read is like an empty one.
        let content = files::bytes_of(&file).await.unwrap_or_default();
        chosen.push(ChosenFile { name, content });
    }
    chosen
}

/// Opens the files that say that they are of another game.
pub(crate) fn open_anyway(page: Page) {
    let files = page.ui.of::<OpenedFiles>().with_untracked(|opened| opened.of_other_games.clone());
    read(page, files, true);
}

/// Reads files, and shows what is in them, unless the person closes the dialog meanwhile. If that takes long, the dialog
/// shows how far it is.
fn read(page: Page, files: Vec<ChosenFile>, accepts_other_games: bool) {
    records::call(page, move |records, page| {
        let read = (records.read)(page, files, accepts_other_games);
        let was_shown = Rc::new(Cell::new(is_open(DIALOG)));
        let slow = timer::after(SLOW, {
            let was_shown = Rc::clone(&was_shown);
            move || {
                open(page, DIALOG);
                was_shown.set(true);
            }
        });
        spawn_local(async move {
            let Some(opened) = read.await else { return };
            drop(slow);
            if was_shown.get() && !is_open(DIALOG) {
                return;
            }
            if let Some(game) = opened.only_game() {
                show(page, Arc::clone(game));
            } else {
                page.ui.of::<OpenedFiles>().set(opened);
                open(page, DIALOG);
            }
        });
    });
}

/// Makes the files that are being read end here.
pub(crate) fn stop_reading(page: Page) {
    page.ui.of::<Reading>().update(|reading| reading.0.stop());
}

/// Adds the files with games to the library, and shows it.
pub(crate) fn add_to_library(page: Page) {
    let files = page.ui.of::<OpenedFiles>().with_untracked(|opened| opened.with_games.clone());
    library::actions::add_and_open(page, files);
}

/// Shows a game from a file, and closes the dialogs.
pub(crate) fn show(page: Page, game: Arc<Record>) {
    close_all();
    study::call(page, move |study, page| (study.show_record)(page, game, None));
}

/// Forgets the files that were opened before. The buttons that open the dialog call this.
pub(crate) fn clear(page: Page) {
    page.ui.of::<OpenedFiles>().set(OpenedFiles::default());
}

/// Opens what a person has pasted, or what another app has shared.
pub(crate) fn open_received(page: Page, received: Received) {
    if received.files.is_empty() {
        open_pasted(page, received.text);
    } else {
        open_files(page, received.files);
    }
}
