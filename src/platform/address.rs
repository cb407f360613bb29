//! The part of the page's address after the `#`. It never leaves the device unless a person sends the address.

use std::iter;

use leptos::prelude::window;
use web_sys::{Storage, wasm_bindgen::JsValue};

use super::{by_name::get, frame};
use crate::storage_keys::{REVIEW, WRITTEN, key};

/// The history state of an address that this page wrote for a game that is stored on this device.
const OWN: JsValue = JsValue::TRUE;

/// The history state of any other address that this page wrote.
const OTHER: JsValue = JsValue::FALSE;

/// A `#` that another program has percent-encoded.
const ENCODED: &str = "%23";

/// The number of remembered addresses. During a slow reload, the page may write several new ones.
const REMEMBERED: usize = 8;

/// Returns the current part after the `#`.
#[must_use]
pub fn current() -> String {
    let hash = window().location().hash().unwrap_or_default();
    hash.strip_prefix('#').unwrap_or_default().to_owned()
}

/// Returns the link that a person opened: the part after the `#`, as the browser encodes it, or after a `#` that a
/// program has percent-encoded. `None` if there is no link, or if this page wrote it for a game that it has stored.
#[must_use]
pub fn asked_for() -> Option<String> {
    let link = current();
    if link.is_empty() {
        let address = window().location().href().ok()?;
        return Some(address.split_once(ENCODED)?.1.to_owned());
    }
    (history_state() != OWN).then_some(link)
}

/// Restores the last address that this page wrote, after a reload.
pub fn restore() {
    let current = current();
    let written = session_storage().map(|storage| written(&storage)).unwrap_or_default();
    let is_of_this_page = written.lines().any(|line| line.get(1..) == Some(&*current));
    if is_reloaded() && is_of_this_page {
        let last = written.lines().next().unwrap_or_default();
        write(last.get(1..).unwrap_or_default(), last.starts_with('+'));
    }
}

fn history_state() -> JsValue {
    window().history().and_then(|history| history.state()).unwrap_or(JsValue::NULL)
}

fn is_reloaded() -> bool {
    let navigation = get(&window(), "performance").and_then(|it| get(&it, "navigation"));
    // 1 is `TYPE_RELOAD`.
    navigation.and_then(|it| get(&it, "type")) == Some(1.into())
}

/// Returns sessionStorage; `None` in a frame on another site, where nothing is stored.
fn session_storage() -> Option<Storage> {
    if frame::is_of_others() { None } else { window().session_storage().ok().flatten() }
}

fn written(storage: &Storage) -> String {
    storage.get_item(&key(WRITTEN)).ok().flatten().unwrap_or_default()
}

/// Remembers this address under [`WRITTEN`], which has the last addresses, one per line, the newest first. `+` before
/// a link stands for the state [`OWN`], `-` for [`OTHER`].
///
/// This is needed because a reload may load an older address, without its state: the page writes its address a moment
/// after a move, and Chromium and Safari reload the address at the time when the reload was requested.
fn remember(link: &str, own: bool) {
    if let Some(storage) = session_storage() {
        let before = written(&storage);
        let before = before.lines().filter(|line| line.get(1..) != Some(link));
        let last = format!("{}{link}", if own { '+' } else { '-' });
        let lines: Vec<_> = iter::once(&*last).chain(before).take(REMEMBERED).collect();
        // If it cannot be stored, a reload may take an older position for a link that a person opened.
        let _ = storage.set_item(&key(WRITTEN), &lines.join("\n"));
    }
}

/// Notes the review on the screen for [`noted_review`]; `None` if there is none.
pub fn note_review(review: Option<&str>) {
    let Some(storage) = session_storage() else { return };
    let name = key(REVIEW);
    // If it cannot be stored, a reload shows the position alone.
    let _ = match review {
        Some(review) => storage.set_item(&name, &format!("{}\n{review}", current())),
        None => storage.remove_item(&name),
    };
}

/// Returns the review that was noted when the page was left with this address.
#[must_use]
pub fn noted_review() -> Option<String> {
    let noted = session_storage()?.get_item(&key(REVIEW)).ok()??;
    let (address, review) = noted.split_once('\n')?;
    (address == current()).then(|| review.to_owned())
}

/// Replaces the part after the `#`. `own` says that the game is stored on this device, so that a reload does not
/// treat the address as a link that a person opened.
pub fn write(link: &str, own: bool) {
    remember(&current(), false);
    remember(link, own);
    let state = if own { OWN } else { OTHER };
    let address = window().location().href().unwrap_or_default();
    let before = match address.split_once(['#']).map_or(&*address, |(before, _)| before) {
        page if page.contains(ENCODED) => page_of(page),
        page => page,
    };
    // Browsers refuse if this is called too often. The next move writes the address again.
    let _ = window().history().and_then(|history| {
        history.replace_state_with_url(&state, "", Some(&format!("{before}#{link}")))
    });
}

/// What the address asks for in its query.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Wanted {
    /// This board, as in `?play=15x15k5`. Shortcuts of the installed page have such addresses.
    Board(String),
    /// The puzzle of the day, as in `?puzzle`.
    Puzzle,
    /// What another app has shared, as in `?received`.
    Received,
}

/// Returns what the address asks for, and removes it from the address.
#[must_use]
pub fn take_wanted() -> Option<Wanted> {
    let query = window().location().search().ok()?;
    let wanted = match query.strip_prefix("?play=") {
        Some(board) => Wanted::Board(board.to_owned()),
        None if query == "?puzzle" => Wanted::Puzzle,
        None if query == "?received" => Wanted::Received,
        None => return None,
    };
    let page = window().location().pathname().ok()?;
    let address = format!("{page}#{}", current());
    let history = window().history().ok()?;
    // If the browser refuses, a reload asks again for the board that is already there.
    _ = history.replace_state_with_url(&history_state(), "", Some(&address));
    Some(wanted)
}

/// Returns the address of the page with this link. It has no query, because other sites add queries that identify the
/// person who opened the page.
#[must_use]
pub fn with(link: &str) -> String {
    let address = window().location().href().unwrap_or_default();
    format!("{}#{link}", page_of(&address))
}

/// Returns the address that opens the puzzle of the day.
#[must_use]
pub fn of_puzzle() -> String {
    let address = window().location().href().unwrap_or_default();
    format!("{}?puzzle", page_of(&address))
}

/// Returns an address without its query and link.
fn page_of(address: &str) -> &str {
    let page = address.split(['#', '?']).next().unwrap_or_default();
    page.split(ENCODED).next().unwrap_or_default()
}
