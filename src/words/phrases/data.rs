//! *Your data*.

use crate::{
    session::Added,
    words::{Text, text},
};

use super::{fill, fill_count, list_with_and, sentences};

/// Says what was imported from a file. `has_theirs` means that the file contains a game or settings that were not
/// imported.
#[must_use]
pub fn imported(added: Added, has_theirs: bool) -> String {
    let counts = [
        (added.pairings, Text::Scores),
        (added.own, Text::OtherGames),
        (added.by_link, Text::GamesByLink),
        (added.arranged, Text::ArrangedPositions),
        (added.settings, Text::SettingsChanged),
    ];
    let counts = counts.into_iter().filter(|(count, _)| *count > 0);
    let mut parts: Vec<_> = counts.map(|(count, text)| fill_count(text, count, &[])).collect();
    parts.extend(added.has_learned.then(|| text(Text::PuzzlesBroughtIn).to_owned()));
    parts.extend(added.has_game.then(|| text(Text::CurrentGame).to_owned()));
    let news = if parts.is_empty() {
        text(Text::NothingNew).to_owned()
    } else {
        fill(Text::BroughtIn, &[("parts", &list_with_and(&parts))])
    };
    if has_theirs { sentences(&news, text(Text::StayedAsTheyWere)) } else { news }
}
