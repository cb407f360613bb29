//! Saving the game on the screen as a file. This is records code.

use crate::{
    app::{game::Page, names::display},
    engine::{
        GameTree, Side,
        records::{self, Format, Record, WriteError},
    },
    platform::files,
    session::Players,
};

use leptos::prelude::*;

/// Saves the game on the screen, with its variations, as a file in this format. Returns whether the browser accepted it.
///
/// # Errors
/// The format cannot hold the game.
pub(crate) fn save(page: Page, format: Format) -> Result<bool, WriteError> {
    let content = records::write(&record(page), format)?;
    let name = format!("in-a-row-{}.{}", files::today(), format.extension().unwrap_or("txt"));
    Ok(files::save(&files::address_of_bytes(&content), &name).is_some())
}

/// Returns the record of the game on the screen: what is known about it if it comes from a file, otherwise its players if
/// they have names.
fn record(page: Page) -> Record {
    let reviewed = page.ui.game.with_untracked(|game| {
        let review = game.mode.review()?;
        Some((review.replay.tree().clone(), review.record.clone()))
    });
    let (tree, record) = reviewed.unzip();
    if let (Some(tree), Some(Some(record))) = (&tree, record) {
        return Record { tree: tree.clone(), ..(*record).clone() };
    }
    page.with_shown(|session| {
        let seating = session.seating_at_start();
        let names = display::names();
        let is_named = session.setup().players == Players::Friends;
        let name = |side| names[seating.seat(side) as usize].filter(|_| is_named).cloned();
        Record {
            players: [Side::First, Side::Second].map(name),
            starts_white: seating.side_of_x() == Side::Second,
            ..Record::new(tree.clone().unwrap_or_else(|| GameTree::of(session.game())))
        }
    })
}
