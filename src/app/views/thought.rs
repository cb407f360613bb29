use leptos::prelude::*;

use super::{
    press::{Button, ExtraPress, Push},
    shown::{Shown, classes, following},
    table::Table,
};
use crate::words::{phrases, texts};

const MOVE_NOW: Push = Push {
    is_shown: |overview| overview.thinking,
    ..Push::extra(texts().move_now, ExtraPress::MoveNow)
};

/// How far the strong player has come, and the way to have its move now. Beside the line that screen
/// readers read, which would be read anew ten times a second.
#[component]
pub(crate) fn ThoughtSign(
    /// Where it stands.
    table: Table,
) -> impl IntoView {
    let words: Shown = following(move || {
        table.progress.get().map_or_else(String::new, |progress| phrases().progress(progress))
    });
    let class: Shown = following(move || {
        classes(&[("thought", true), ("hidden", table.progress.get().is_none())])
    });
    view! {
        <div class=class>
            <span class="quiet" role="timer">{words}</span>
            <Button table push=MOVE_NOW />
        </div>
    }
}
