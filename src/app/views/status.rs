use leptos::prelude::*;

use super::{
    press::{Button, ExtraPress, Press, Push},
    shown::{classes, shown},
    table::{Overview, Table},
    zoom::ZOOM,
};
use crate::{
    session::Status,
    words::{phrases, texts},
};

const PLAY_AGAIN: Push = Push {
    is_shown: |overview| overview.is_over() && overview.is_rested && overview.replay.is_none(),
    ..Push::new(texts().play_again, Press::PlayAgain)
};

const SEND: Push =
    Push { is_shown: Overview::is_to_be_sent, ..Push::extra(texts().send_link, ExtraPress::Send) };

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
        return match overview.last_move {
            Some((by, cell)) => phrases().judged(overview.piece_of(by), cell, replay.judged()),
            None => texts().before_first_move.into(),
        };
    }
    if let Some(arranging) = &overview.arranging {
        let pieces = overview.setup.pieces;
        return match arranging.lifted {
            Some(cell) => phrases().picked_up(cell),
            None => phrases().counts(&arranging.position, arranging.turn, pieces),
        };
    }
    if let Some(cell) = overview.aim {
        return phrases().pending(cell, overview.settings.confirm);
    }
    if let Some(hint) = &overview.hint {
        return phrases().hint(*hint);
    }
    if overview.has_no_hint {
        return texts().no_hint.to_owned();
    }
    match (overview.status, overview.last_move) {
        (Status::ToMove(seat), Some((by, cell))) if seat != by => {
            phrases().played(overview.piece_of(by), cell)
        }
        (Status::ToMove(_) | Status::Arranging, _) => String::new(),
        (Status::Won(_), _) => phrases().winning_lines(&overview.lines),
        (Status::Drawn, _) => texts().no_line_left.to_owned(),
    }
}

/// The status for the headline. One that reads like the last headline would not be read aloud again:
/// it is told apart by the number of the move that it is about.
pub(crate) fn next_headline(overview: &Overview) -> String {
    let words = headline(overview);
    let may_repeat = overview.arranging().is_some() || overview.replay.is_some();
    if words == overview.headline && !may_repeat {
        let number = overview.history.len() + usize::from(!overview.is_over());
        phrases().numbered(&words, number)
    } else {
        words
    }
}

fn headline(overview: &Overview) -> String {
    if let Some(replay) = overview.replay.as_ref().filter(|_| !overview.is_at_invitation()) {
        return phrases().move_of(replay.at(), replay.moves().len());
    }
    if let Some(arranging) = overview.arranging() {
        return phrases().turn(&arranging.position, arranging.turn, overview.setup.pieces);
    }
    let worn = match overview.status {
        Status::ToMove(seat) | Status::Won(seat) => overview.piece_of(seat),
        Status::Drawn | Status::Arranging => "",
    };
    phrases().status(overview.status, overview.setup.players, worn, overview.replay.is_some())
}
