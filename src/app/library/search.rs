//! Reading the library, and searching it. This is records code.

use crate::{
    app::{
        game::Page,
        library::model::{self, LibraryFile, LibraryState, ListedGames},
        open::{files, model::ChosenFile},
    },
    engine::library::Library,
};

use leptos::prelude::*;

/// Reads the files of the library.
pub(crate) fn read(page: Page, files: Vec<ChosenFile>) -> (Vec<LibraryFile>, Library) {
    model::read(files, files::options(page, false), &mut files::decode)
}

/// Returns the games that a person looks for, in a review only those with its position.
pub(crate) fn listed(page: Page, state: &LibraryState) -> ListedGames {
    page.ui.game.with_untracked(|game| model::listed(state, model::position(game)))
}
