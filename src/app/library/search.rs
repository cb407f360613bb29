//! Reading the library, and searching it. This is records code.

use crate::app::{
    game::{Page, page::code::ReadLibrary, steps::in_steps},
    library::model::{self, LibraryReader, LibraryState, ListedGames},
    open::{
        files,
        model::{ChosenFile, Reading},
    },
};

use leptos::prelude::*;

/// Reads the files of the library. Returns `None` if nobody waits for them any more.
pub(crate) fn read(page: Page, files: Vec<ChosenFile>) -> ReadLibrary {
    Box::pin(async move {
        let mut reader = LibraryReader::new(files, files::options(page, false));
        let read_next = || reader.read_next(&mut files::decode).then(|| reader.count());
        let is_wanted =
            in_steps(page.ui.of::<Reading>(), |reading| &mut reading.0, read_next).await;
        is_wanted.then(|| reader.finish())
    })
}

/// Returns the games that a person looks for, in a review only those with its position.
pub(crate) fn listed(page: Page, state: &LibraryState) -> ListedGames {
    page.ui.game.with_untracked(|game| model::listed(state, model::position(game)))
}
