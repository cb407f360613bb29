//! The names on the screen, which every text about a player reads.

use crate::app::{names::model::DisplayNames, ui::tracked::Tracked};

thread_local! {
    static NAMES: Tracked<DisplayNames> = const { Tracked::new([None; 2]) };
}

/// Returns the names of the two people who play at this device, if they have chosen any. The late code loads them. A view
/// that calls this runs again when they change.
pub(crate) fn names() -> DisplayNames {
    NAMES.with(Tracked::get)
}

/// Returns the names, for an action.
pub(crate) fn names_untracked() -> DisplayNames {
    NAMES.with(Tracked::get_untracked)
}

/// Shows these names.
pub(crate) fn show(names: DisplayNames) {
    NAMES.with(|shown| shown.set(names));
}
