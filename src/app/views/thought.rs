use leptos::prelude::*;

use super::{
    press::{Button, ExtraPress, Push},
    shown::{classes, shown},
    table::{Overview, Table},
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
    let overview = table.overview;
    view! {
        <div class=shown(overview, 0, class)>
            <span class="quiet" role="timer">{shown(overview, 0, |overview, _| overview.progress.map_or_else(String::new, |it| phrases().progress(it)))}</span>
            <Button table push=MOVE_NOW />
        </div>
    }
}

fn class(overview: &Overview, _: usize) -> String {
    classes(&[("thought", true), ("hidden", overview.progress.is_none())])
}
