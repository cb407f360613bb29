//! *Your data*.

use crate::{
    session::Added,
    words::{Text, text},
};

use super::{fill, list_with_and, of_count, sentences};

/// What a file has brought in. `has_theirs` says that it has more, which was left alone.
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
    let mut parts: Vec<_> = counts.map(|(count, text)| of_count(text, count, &[])).collect();
    parts.extend(added.has_game.then(|| text(Text::CurrentGame).to_owned()));
    let news = if parts.is_empty() {
        text(Text::NothingNew).to_owned()
    } else {
        fill(Text::BroughtIn, &[("parts", &list_with_and(&parts))])
    };
    if has_theirs { sentences(&news, text(Text::StayedAsTheyWere)) } else { news }
}
