use leptos::prelude::*;

use super::{
    press::{Button, Press, Sign},
    shown::{classes, shown},
    table::{Overview, Table},
    text,
};
use crate::session::Status;

/// What is going on, in one line that a screen reader reads when it changes, and below it the last
/// move, or at the end the lines that won and the way on.
#[component]
pub(super) fn StatusLine(
    /// Where it stands.
    table: Table,
) -> impl IntoView {
    let overview = table.overview;
    let button = shown(overview, 0, |overview, _| {
        classes(&[("hidden", !(overview.is_over() && overview.is_rested))])
    });
    view! {
        <div class="status">
            <div role="status">
                <p class=shown(overview, 0, class)>
                    {shown(overview, 0, |overview, _| overview.headline.clone())}
                </p>
                <p class="quiet">{shown(overview, 0, detail)}</p>
            </div>
            <Button
                table
                name=text::PLAY_AGAIN
                press=Press::PlayAgain
                sign=Sign::None
                class=button
            />
        </div>
    }
}

fn class(overview: &Overview, _: usize) -> String {
    let is_won = matches!(overview.status, Status::Won(_));
    classes(&[
        ("headline", true),
        ("won", is_won && !overview.is_lost()),
        ("lost", overview.is_lost()),
    ])
}

fn detail(overview: &Overview, _: usize) -> String {
    match (overview.status, overview.last_move) {
        (Status::ToMove(seat), Some((by, cell))) if seat != by => {
            text::played(overview.mark_of(by), cell)
        }
        (Status::ToMove(_), _) => String::new(),
        (Status::Won(_), _) => text::winning_lines(&overview.lines),
        (Status::Drawn, _) => text::NO_LINE_LEFT.to_owned(),
    }
}
