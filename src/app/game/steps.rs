//! Doing long work in steps, so that the page responds in between.

use crate::{
    app::game::long_work::LongWork,
    platform::{clock, timer},
};

use leptos::prelude::*;

/// How long a step takes, in milliseconds.
const STEP: f64 = 100.0;

/// Does long work by calling `next`, which does a little more and returns how much is done so far, or `None` at the end.
/// `work` returns the part of `state` that tells how far the work is. Returns whether the result is wanted: the work may have
/// begun again meanwhile.
pub(crate) async fn in_steps<T: Send + Sync + 'static>(
    state: RwSignal<T>,
    work: fn(&mut T) -> &mut LongWork,
    mut next: impl FnMut() -> Option<usize>,
) -> bool {
    let Some(run) = state.try_update(|state| work(state).begin()) else { return false };
    let mut begun = clock::milliseconds();
    while let Some(done) = next() {
        if clock::milliseconds() - begun < STEP {
            continue;
        }
        let goes_on = state.try_update(|state| work(state).go_on(run, done));
        if goes_on != Some(true) {
            break;
        }
        timer::pause().await;
        begun = clock::milliseconds();
    }
    state.try_update(|state| work(state).end(run)) == Some(true)
}
