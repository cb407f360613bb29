//! Keeping an analysis: with its game on this device, and over a reload of the page. This is study code.

use crate::{
    app::{
        game::{
            Page, link,
            mode::{Loss, Review},
            signals::UiState,
            storing,
        },
        names::display,
        review::actions::update,
    },
    engine::{GameTree, NodeId, Notes, Side, notation, records::Record},
    platform::{address, clock},
    session::{Analysis, Players, Replay, analysis},
};

use leptos::{ev, prelude::*};
use std::sync::Arc;

/// Returns the record of the game on the screen: what is known about it if it comes from a file, otherwise its players if
/// they have names.
pub(crate) fn record(page: Page) -> Record {
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

/// Returns the analysis under review.
fn analysis(page: Page) -> Option<Analysis> {
    let plies = page.ui.game.with_untracked(|game| Some(game.mode.replay()?.game_line().len()))?;
    let mut record = record(page);
    record.tree.go_to(NodeId::ROOT);
    Some(Analysis { changed: clock::since_1970(), record, plies })
}

/// Returns the link of the game under review with its variations and notes, if it has any. A game that is played by link
/// is sent without them.
pub(crate) fn link_with_variations(page: Page) -> Option<String> {
    page.ui.game.with_untracked(|game| {
        let Review { replay, link, .. } = game.mode.review()?;
        let is_sent = link.as_ref().is_some_and(|link| link.link.sent.is_some());
        let variations = replay.variations();
        (!variations.is_empty() && !is_sent)
            .then(|| analysis::link_with_variations(replay.game(), &variations))
    })
}

/// Stores the analysis under review, or removes it if the game has no variations and notes.
pub(crate) fn keep(page: Page) {
    let Some(analysis) = analysis(page) else { return };
    let is_empty =
        !page.ui.game.with_untracked(|game| game.mode.replay().is_some_and(Replay::has_analysis));
    let is_kept = storing::with_texts(page, |texts| {
        if is_empty {
            texts.remove(&analysis::name_of(&analysis.game()));
        }
        is_empty || analysis::store(texts, &analysis)
    });
    set_loss(page, (is_kept == Some(false)).then_some(Loss::TooLarge));
}

/// Returns the notes on the position under review.
pub(crate) fn notes(ui: UiState) -> Notes {
    let game = ui.game.read();
    let notes = game.mode.replay().map(|replay| replay.tree().notes(replay.tree().current()));
    notes.cloned().unwrap_or_default()
}

/// Notes why the review does not keep or show everything.
pub(crate) fn set_loss(page: Page, loss: Option<Loss>) {
    update(page, |review| review.loss = loss);
}

/// Adds the kept variations and notes of the same game to this replay.
pub(crate) fn add_kept(page: Page, replay: &mut Replay) {
    let kept = storing::with_texts(page, |texts| analysis::load(texts, replay.game()));
    if let Some(kept) = kept.flatten() {
        replay.merge(&kept.record.tree);
    }
}

/// Notes the record that the game under review comes from.
pub(super) fn set_record(page: Page, record: Arc<Record>) {
    update(page, |review| review.record = Some(record));
}

/// Notes the review on the screen whenever the page is left, so that a reload shows it again. The views call this once.
pub(crate) fn note_when_left(page: Page) {
    window_event_listener(ev::pagehide, move |_| note_review(page));
}

/// Notes the review on the screen, if it has more than the link of its position.
fn note_review(page: Page) {
    link::write_address(page);
    let path = page.ui.game.with_untracked(|game| {
        let Review { replay, record, link, .. } = game.mode.review()?;
        let is_known_by_link = link.as_ref().is_some_and(|link| link.link.sent.is_some());
        let has_more = record.is_some() || replay.has_analysis();
        let tree = replay.tree();
        let path = tree.path(tree.current()).into_iter().filter_map(|node| tree.ply(node));
        let path = notation::write_plies(&path.collect::<Vec<_>>());
        (has_more && !is_known_by_link).then_some(path)
    });
    let noted = path.zip(analysis(page)).map(|(path, analysis)| format!("{path}\n{analysis}"));
    address::note_review(noted.as_deref());
}
