use leptos::prelude::*;

use super::{
    press::{Button, HOW_MINIMAX_THINKS},
    sheet::{SheetName, SheetTop},
    shown::shown,
    table::Table,
    text,
};

/// How to play, and which version this is.
#[component]
pub(crate) fn RulesSheet(
    /// Where it lies.
    table: Table,
) -> impl IntoView {
    view! {
        <dialog id=SheetName::Rules.id() class="sheet" aria-label=text::RULES>
            <SheetTop table sheet=SheetName::Rules />
            <div class="prose">
                <p>
                    {shown(table.overview, 0, |overview, _| text::how_to_win(overview.setup.rules))}
                </p>
                {text::HOW_TO_PLAY.map(|sentences| view! { <p>{sentences}</p> })}
                <p class="quiet">{text::ABOUT}</p>
            </div>
            <Button table push=HOW_MINIMAX_THINKS />
        </dialog>
    }
}
