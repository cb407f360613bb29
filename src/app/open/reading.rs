//! Reading files in steps, so that the page responds in between. This is records code.

use crate::{
    app::{game::Page, open::model::Reading},
    platform::{clock, timer},
};

use leptos::prelude::*;

/// How long a step takes, in milliseconds.
const STEP: f64 = 100.0;

/// Reads games by calling `read_next`, which reads the next one and returns how many were read so far, or `None` after the
/// last one. Returns whether the games are wanted: other files may have been opened meanwhile.
pub(crate) async fn read_in_steps(
    page: Page,
    mut read_next: impl FnMut() -> Option<usize>,
) -> bool {
    let state = page.ui.of::<Reading>();
    let Some(run) = state.try_update(Reading::begin) else { return false };
    let mut begun = clock::milliseconds();
    while let Some(games) = read_next() {
        if clock::milliseconds() - begun < STEP {
            continue;
        }
        let goes_on = state.try_update(|reading| reading.go_on(run, games));
        if goes_on != Some(true) {
            break;
        }
        timer::pause().await;
        begun = clock::milliseconds();
    }
    state.try_update(|reading| reading.end(run)) == Some(true)
}
