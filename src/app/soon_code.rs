//! The soon code: what a new player may press first. The late code follows it.

use crate::{
    app::{
        dialogs,
        game::{
            language::load_words,
            load_error::LoadError,
            page::code::{Chunks, Loading, SoonCode},
        },
        play,
    },
    platform::style::{self, Styles},
    words::Part,
};

use futures::future::join;

/// Loads the words and styles of the soon and the late code, and returns the functions of the soon code. `chunks` loads the
/// other parts.
///
/// # Errors
/// The words or the styles failed to load.
#[must_use]
pub fn soon_code(chunks: Chunks) -> Loading<SoonCode> {
    Box::pin(async move {
        let (words, styles) = join(load_words(Part::Lazy), style::load(Styles::Late)).await;
        words?;
        styles.ok_or(LoadError::Styles)?;
        let code = SoonCode { chunks, hint: play::ask_for_hint, open: dialogs::open_late };
        // The page keeps it as long as it is open.
        Ok(&*Box::leak(Box::new(code)))
    })
}
