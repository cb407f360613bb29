//! The status line.

use crate::{
    app::{
        game::{
            Page,
            controls::Controls,
            late::{self, late_place},
            page::parts::Place,
            signals::UiState,
            state::GameState,
        },
        ui::{
            language_changes,
            live::{LiveText, classes, live, piece},
            text_content::text_content,
        },
    },
    engine::DrawOffer,
    session::{Setup, Status, Tally},
    words::{self, Text, phrases, text},
};
use leptos::prelude::*;

/// The headline, which screen readers read when it changes, and below it the last move, or at the end the winning lines
/// and the next steps.
#[component]
pub(crate) fn StatusLine(page: Page) -> impl IntoView {
    let ui = page.ui;
    view! {
        <div class="status" use:late_place=(page, Place::Status)>
            <div role="status" use:late_place=(page, Place::StatusText)>
                <p
                    class=live(ui, 0, class)
                    prop:textContent=text_content(headlines(page))
                ></p>
                <p
                    class=live(ui, 0, detail_class)
                    prop:textContent=text_content(live(ui, 0, detail))
                ></p>
            </div>
        </div>
    }
}

/// Returns the classes of the headline. While a game is played, the filled card says who is to move, and the prompt
/// says how it ended, so that the style sheets show the headline only to screen readers.
fn class(ui: UiState, _: usize) -> String {
    let game = ui.game.read();
    let (is_won, is_lost) = match game.mode.replay() {
        // The headline says which move is shown, not how the game ended.
        Some(replay) if !game.is_at_end_of_invitation() => (false, replay.is_at_mistake()),
        _ => (matches!(game.status, Status::Won(_)), game.is_lost()),
    };
    let is_over = game.is_over();
    let is_told = game.mode.is_playing() && (!game.setup.players.are_by_link() || is_over);
    classes(&[
        ("headline", true),
        ("won", is_won && !is_lost),
        ("lost", is_lost),
        ("told", is_told && is_over),
        ("unseen", is_told && !is_over),
    ])
}

/// Returns the classes of the detail. An annotation takes its place, and so does the prompt at the end.
fn detail_class(ui: UiState, _: usize) -> String {
    let game = ui.game.read();
    let is_told = game.is_over() && game.mode.is_playing();
    classes(&[("quiet", true), ("told", is_told), ("hidden", ui.has_annotation())])
}

/// Returns the last move, or why the game ended. Tells a new player what to do.
pub(crate) fn detail(ui: UiState, _: usize) -> String {
    let (game, controls) = (&*ui.game.read(), &*ui.controls.read());
    match (game.status, game.last_move) {
        (Status::ToMove(seat), Some((by, cell))) if seat != by => phrases::played(cell),
        (Status::ToMove(_), None) if is_first(game, controls) => text(Text::TapASquare).to_owned(),
        (Status::ToMove(_) | Status::Arranging, _) => String::new(),
        (Status::Won(_), _) => phrases::winning_lines(&game.lines),
        (Status::Drawn, _) if controls.draw.offer == DrawOffer::Agreed => {
            text(Text::Agreed).to_owned()
        }
        (Status::Drawn, _) => text(Text::NoLineLeft).to_owned(),
    }
}

/// Returns whether this is a new player's first game, before the first move.
fn is_first(game: &GameState, controls: &Controls) -> bool {
    game.setup == Setup::DEFAULT && game.is_empty() && controls.tally == Tally::default()
}

/// Returns the headline, which is written again after each change of the game. A headline that is the same as the last
/// one would not be read aloud, so the number of the move is added to it.
fn headlines(page: Page) -> LiveText {
    let mut written = (None, String::new());
    Box::new(move || {
        language_changes::track();
        let game = page.ui.game.read();
        let now = Some((page.ui.controls.read().changes, words::spoken().language()));
        if now != written.0 {
            written = (now, next_headline(page, &game, &written.1));
        }
        written.1.clone()
    })
}

/// Returns the headline that follows `last`.
fn next_headline(page: Page, game: &GameState, last: &str) -> String {
    let late_headline = late::late_code(page).and_then(|late| (late.headline)(game));
    let words = late_headline.unwrap_or_else(|| headline(game));
    let may_repeat = game.mode.is_arranging() || game.mode.replay().is_some();
    if words == last && !may_repeat {
        let number = game.history.len() + usize::from(!game.is_over());
        phrases::numbered(&words, number)
    } else {
        words
    }
}

/// Returns the headline of the current game.
pub(crate) fn headline(game: &GameState) -> String {
    let worn = match game.status {
        Status::ToMove(seat) | Status::Won(seat) => Some(piece(game, seat)),
        Status::Drawn | Status::Arranging => None,
    };
    phrases::status(game.status, game.setup.players, worn)
}
