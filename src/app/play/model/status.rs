//! The status line: the headline, and the text below it.

use crate::{
    app::{
        game::{aids::Aids, controls::Controls, state::GameState},
        names::model::DisplayNames,
        ui::attributes::classes,
    },
    engine::DrawOffer,
    session::{Setup, Status, Tally},
    words::{Piece, Text, phrases, text},
};

/// Returns the headline of the current game.
#[must_use]
pub fn headline(game: &GameState, names: DisplayNames) -> String {
    let worn = match game.status {
        // In an opening, players also place the marks of the other side. The headline of a choice is late code.
        Status::InOpening(seat, _) => {
            let mark = game.mark_to_move().unwrap_or_else(|| game.mark_of(seat));
            Some(Piece::new(mark, game.setup.pieces))
        }
        Status::ToMove(seat) | Status::Won(seat) => Some(game.piece(seat, names)),
        Status::Drawn | Status::Arranging => None,
    };
    phrases::status(game.status, game.setup.players, worn)
}

/// Returns this headline as it is written after `last`. A headline that is the same as the last one would not be read
/// aloud, so the number of the move is added to it.
#[must_use]
pub fn next_headline(game: &GameState, headline: String, last: &str) -> String {
    let may_repeat = game.mode.is_arranging() || game.mode.replay().is_some();
    if headline == last && !may_repeat {
        let number = game.history.len() + usize::from(!game.is_over());
        phrases::numbered(&headline, number)
    } else {
        headline
    }
}

/// Returns the classes of the headline. While a game is played, the filled card says who is to move, and the prompt
/// says how it ended, so that the style sheets show the headline only to screen readers.
#[must_use]
pub fn headline_class(game: &GameState) -> String {
    let (is_won, is_lost) = match game.mode.replay() {
        // The headline says which move is shown, not how the game ended.
        Some(replay) if !game.is_at_end_of_invitation() => (false, replay.is_at_mistake()),
        _ => (matches!(game.status, Status::Won(_)), game.is_lost()),
    };
    let is_over = game.is_over();
    let is_told = game.mode.is_playing() && !waits_for_friend(game) && game.choice().is_none();
    classes(&[
        ("headline", true),
        ("won", is_won && !is_lost),
        ("lost", is_lost),
        ("told", is_told && is_over),
        ("unseen", is_told && !is_over),
    ])
}

/// Returns the last move, or why the game ended. Tells a new player what to do.
#[must_use]
pub fn detail(game: &GameState, controls: &Controls) -> String {
    match (game.status, game.last_move) {
        (Status::ToMove(seat), Some((by, cell))) if seat != by => phrases::played(cell),
        (Status::ToMove(_), None) if is_first(game, controls) => text(Text::TapASquare).to_owned(),
        (Status::ToMove(_) | Status::InOpening(..) | Status::Arranging, _) => String::new(),
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

/// Returns whether it is the friend's turn in a game by link. The headline then says whether the link is sent, and takes the
/// place of the last move.
fn waits_for_friend(game: &GameState) -> bool {
    game.setup.players.are_by_link() && !game.is_over() && !game.is_persons_turn()
}

/// Returns the classes of the detail. An annotation takes its place, and so do the prompt at the end, and the headline while
/// a friend is to move.
#[must_use]
pub fn detail_class(game: &GameState, controls: &Controls, aids: &Aids) -> String {
    let is_told = game.mode.is_playing() && (game.is_over() || waits_for_friend(game));
    let is_hidden = game.has_annotation(controls, aids);
    classes(&[("quiet", true), ("told", is_told), ("hidden", is_hidden)])
}

/// Returns why the game ended, for the prompt. Names of cells would be a riddle on a board without coordinates.
#[must_use]
pub fn prompt_detail(game: &GameState, controls: &Controls) -> String {
    let is_told = game.has_coordinates() || !matches!(game.status, Status::Won(_));
    if is_told { detail(game, controls) } else { String::new() }
}

/// Returns whether the prompt is shown: for the next step in a game by link, for the choice of a side, and after the end.
#[must_use]
pub fn shows_prompt(game: &GameState, sends_link: bool) -> bool {
    game.mode.is_playing() && (game.is_over() || sends_link || game.is_persons_choice())
}

/// Returns the classes of the prompt.
#[must_use]
pub fn prompt_class(game: &GameState, sends_link: bool) -> String {
    classes(&[("prompt", true), ("hidden", !shows_prompt(game, sends_link))])
}

/// Returns the classes of the result in the prompt.
#[must_use]
pub fn result_class(game: &GameState) -> String {
    let is_lost = game.is_lost();
    let is_won = matches!(game.status, Status::Won(_)) && !is_lost;
    classes(&[("headline", true), ("won", is_won), ("lost", is_lost)])
}
