//! The actions of *Library*: keeping and removing files, and showing their games.

use crate::{
    app::{
        game::{
            Page,
            dialogs::{self, close_all},
            records, study,
        },
        library::{
            DIALOG,
            model::{LibraryState, ListedGames},
        },
        open::{self, model::ChosenFile},
        review,
    },
    engine::{Cell, NodeId},
    platform::{files, kept_files},
};

use leptos::{prelude::*, task::spawn_local};
use std::sync::Arc;
use web_sys::Event;

/// The name under which a pasted text is kept.
const PASTED: &str = "pasted.txt";

/// Lists the games that are known at once, so that the dialog opens with them. Reads the files that are kept, unless they
/// were read before or are being read, or the browser keeps none.
pub(crate) fn load(page: Page) {
    let state = page.ui.of::<LibraryState>();
    if state.with_untracked(|state| !state.files.is_empty()) {
        list(page);
    }
    spawn_local(async move {
        let names = names_of_kept().await;
        let is_known = state.with_untracked(|state| state.is_not_kept || state.names == names);
        if !is_known {
            take(page, read_kept(names).await);
        }
    });
}

/// Returns the names of the kept files, in order.
async fn names_of_kept() -> Vec<String> {
    let mut names = kept_files::names().await;
    names.sort();
    names
}

/// Reads the kept files with these names.
async fn read_kept(names: Vec<String>) -> Vec<ChosenFile> {
    let mut files = Vec::new();
    for name in names {
        if let Some(content) = kept_files::read(&name).await {
            files.push(ChosenFile { name, content });
        }
    }
    files
}

/// Reads these files as the library.
fn take(page: Page, files: Vec<ChosenFile>) {
    records::call(page, move |records, page| {
        let state = page.ui.of::<LibraryState>();
        let names: Vec<_> = files.iter().map(|file| file.name.clone()).collect();
        state.update(|state| state.names.clone_from(&names));
        let read = (records.read_library)(page, files);
        spawn_local(async move {
            let read = read.await;
            state.update(|state| match read {
                Some((files, library)) => {
                    state.files = files;
                    state.library = Arc::new(library);
                }
                // Other files were opened meanwhile, so the library reads these when it is opened again.
                None if state.names == names => state.names.clear(),
                None => {}
            });
            list(page);
        });
    });
}

/// Lists the games that the person looks for.
fn list(page: Page) {
    records::call(page, move |records, page| {
        let state = page.ui.of::<LibraryState>().get_untracked();
        page.ui.of::<ListedGames>().set((records.list_games)(page, &state));
    });
}

/// Adds the files that were just chosen.
pub(crate) fn add_chosen(page: Page, event: &Event) {
    let chosen = files::all_chosen(event);
    spawn_local(async move {
        add(page, open::contents(chosen).await).await;
    });
}

/// Adds these files, and opens the library.
pub(crate) fn add_and_open(page: Page, mut files: Vec<ChosenFile>) {
    for file in files.iter_mut().filter(|file| file.name.is_empty()) {
        PASTED.clone_into(&mut file.name);
    }
    spawn_local(async move {
        add(page, files).await;
        dialogs::open(page, DIALOG);
    });
}

/// Adds these files. A file of the same name is replaced. Files that the browser does not keep are read with the others.
async fn add(page: Page, files: Vec<ChosenFile>) {
    let mut not_kept = Vec::new();
    for file in files {
        if kept_files::keep(&file.name, &file.content).await.is_none() {
            not_kept.push(file);
        }
    }
    read_again(page, not_kept).await;
}

/// Removes the file with this name.
pub(crate) fn remove(page: Page, name: String) {
    spawn_local(async move {
        kept_files::remove(&name).await;
        read_again(page, Vec::new()).await;
    });
}

/// Reads the files that are kept and those that the browser does not keep.
async fn read_again(page: Page, not_kept: Vec<ChosenFile>) {
    let is_not_kept = !not_kept.is_empty();
    page.ui.of::<LibraryState>().update(|state| state.is_not_kept = is_not_kept);
    let mut files = read_kept(names_of_kept().await).await;
    files.extend(not_kept);
    take(page, files);
}

/// Looks for games with these words.
pub(crate) fn look_for(page: Page, text: String) {
    page.ui.of::<LibraryState>().update(|state| state.text = text);
    list(page);
}

/// Lists the games without the position on the screen as well, or only those with it.
pub(crate) fn switch_position(page: Page) {
    page.ui.of::<LibraryState>().update(|state| state.is_anywhere = !state.is_anywhere);
    list(page);
}

/// Shows a game at this node, or at its end. Closes all dialogs.
pub(crate) fn show(page: Page, game: usize, node: Option<NodeId>) {
    let record = page
        .ui
        .of::<LibraryState>()
        .with_untracked(|state| state.library.games().get(game).cloned());
    if let Some(record) = record {
        close_all();
        study::call(page, move |study, page| (study.show_record)(page, record, node));
    }
}

/// Makes this move after the position on the screen, in a review. Closes all dialogs.
pub(crate) fn play(page: Page, cell: Cell) {
    close_all();
    review::press(page, cell);
}
