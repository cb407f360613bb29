//! The records code, which reads and writes the files of other programs.

use crate::app::{
    game::page::code::{Loading, RecordCode},
    library, open, share,
};

/// Returns the functions of the records code.
#[must_use]
pub fn record_code() -> Loading<RecordCode> {
    Box::pin(async { Ok(&CODE) })
}

/// The functions that other code calls.
static CODE: RecordCode = RecordCode {
    read: open::files::read,
    read_library: library::search::read,
    list_games: library::search::listed,
    save: open::save::save,
    save_gif: share::gif::save,
};
