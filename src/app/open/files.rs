//! Reading files. This is records code.

use crate::{
    app::{
        game::{Page, page::code::Read, steps::in_steps},
        open::model::{ChosenFile, GameReader, OpenedFiles, Reading},
    },
    engine::records::Options,
    platform::files,
};

/// Reads the games in these files. Returns `None` if nobody waits for them any more.
pub(crate) fn read(
    page: Page,
    files: Vec<ChosenFile>,
    accepts_other_games: bool,
) -> Read<OpenedFiles> {
    Box::pin(async move {
        let mut reader = GameReader::new(files, options(page, accepts_other_games));
        let read_next = || reader.read_next(&mut decode).then(|| reader.games().len());
        let is_wanted =
            in_steps(page.ui.of::<Reading>(), |reading| &mut reading.0, read_next).await;
        is_wanted.then(|| reader.finish())
    })
}

/// Returns how files are read: games whose file doesn't say their rule follow that of the game on the screen.
pub(crate) fn options(page: Page, accepts_other_games: bool) -> Options {
    let variant = page.with_shown(|session| session.game().rules().variant());
    Options { variant, accepts_other_games }
}

/// Decodes a text in the encoding with this label, or in UTF-8 if the browser doesn't know it.
pub(crate) fn decode(bytes: &[u8], encoding: &str) -> String {
    files::decoded(bytes, encoding).unwrap_or_else(|| String::from_utf8_lossy(bytes).into_owned())
}
