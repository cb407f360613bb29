use leptos::prelude::*;

use super::{
    press::{Button, ExtraPress, Press, Push},
    shown::{classes, shown},
    table::{Overview, Table},
    text,
    zoom::ZOOM,
};
use crate::session::Status;

const PLAY_AGAIN: Push = Push {
    is_shown: |overview| overview.is_over() && overview.is_rested && overview.replay.is_none(),
    ..Push::new(text::PLAY_AGAIN, Press::PlayAgain)
};

const SEND: Push =
    Push { is_shown: Overview::is_to_be_sent, ..Push::extra(text::SEND_LINK, ExtraPress::Send) };

/// What is going on, in one line that a screen reader reads when it changes, and below it the last
/// move, or at the end the lines that won and the way on.
#[component]
pub(crate) fn StatusLine(
    /// Where it stands.
    table: Table,
) -> impl IntoView {
    let overview = table.overview;
    view! {
        <div class="status">
            <div role="status">
                <p class=shown(overview, 0, class)>
                    {shown(overview, 0, |overview, _| overview.headline.clone())}
                </p>
                <p class="quiet">{shown(overview, 0, detail)}</p>
            </div>
            <div class="zoom">{ZOOM.map(|push| view! { <Button table push /> })}</div>
            <Button table push=SEND />
            <Button table push=PLAY_AGAIN />
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
    if let Some(replay) = &overview.replay {
        return text::judged(overview, replay);
    }
    if let Some(arranging) = &overview.arranging {
        return text::counts(arranging, overview.setup.pieces);
    }
    if let Some(cell) = overview.aim {
        return text::aimed(cell, overview.settings.commit);
    }
    if let Some(hint) = &overview.hint {
        return text::hint(*hint);
    }
    if overview.has_no_hint {
        return text::NO_HINT.to_owned();
    }
    match (overview.status, overview.last_move) {
        (Status::ToMove(seat), Some((by, cell))) if seat != by => {
            text::played(overview.piece_of(by), cell)
        }
        (Status::ToMove(_) | Status::Arranging, _) => String::new(),
        (Status::Won(_), _) => text::winning_lines(&overview.lines),
        (Status::Drawn, _) => text::NO_LINE_LEFT.to_owned(),
    }
}
