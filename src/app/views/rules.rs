use leptos::prelude::*;

use super::{
    press::{Button, HOW_MINIMAX_THINKS},
    sheet::{SheetName, SheetTop},
    shown::shown,
    table::Table,
};
use crate::words::{ABOUT, phrases, texts};

/// How to play, and which version this is.
#[component]
pub(crate) fn RulesSheet(
    /// Where it lies.
    table: Table,
) -> impl IntoView {
    view! {
        <dialog id=SheetName::Rules.id() class="sheet" aria-label=texts().rules>
            <SheetTop table sheet=SheetName::Rules />
            <div class="prose">
                <p>
                    {shown(table.overview, 0, |overview, _| phrases().how_to_win(overview.setup.rules))}
                </p>
                {texts().how_to_play.map(|sentences| view! { <p>{sentences}</p> })}
                <p class="quiet">{ABOUT}</p>
            </div>
            <Button table push=HOW_MINIMAX_THINKS />
        </dialog>
    }
}
