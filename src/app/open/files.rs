//! Reading files. This is records code.

use crate::{
    app::{
        game::Page,
        open::model::{self, ChosenFile, OpenedFiles},
    },
    engine::records::Options,
    platform::files,
};

/// Reads the games in these files. Games whose file doesn't say their rule follow that of the game on the screen.
pub(crate) fn read(page: Page, files: Vec<ChosenFile>, accepts_other_games: bool) -> OpenedFiles {
    let variant = page.with_shown(|session| session.game().rules().variant());
    let mut decode = |bytes: &[u8], encoding: &str| {
        files::decoded(bytes, encoding)
            .unwrap_or_else(|| String::from_utf8_lossy(bytes).into_owned())
    };
    model::read(files, Options { variant, accepts_other_games }, &mut decode)
}
