//! The playback of a game under review, and what the review says about the game and its moves.

use crate::{
    app::{
        game::{
            mode::{Loss, Review, ReviewActivity, ReviewedLink},
            state::GameState,
        },
        names::model::DisplayNames,
        ui::attributes::classes,
    },
    engine::{Cell, Side},
    session::{
        Attempt, OpenedLink, Players, Replay, Retry, Seat, Status, count_mistakes,
        only_answer_is_foul,
    },
    words::{Piece, Text, phrases, text},
};

/// The pace of the playback.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Pace {
    /// A move every two seconds.
    Half,
    /// A move every second.
    #[default]
    Normal,
    /// Two moves every second.
    Double,
}

impl Pace {
    /// Returns the time between two moves, in milliseconds.
    pub const fn milliseconds(self) -> u32 {
        match self {
            Self::Half => 2000,
            Self::Normal => 1000,
            Self::Double => 500,
        }
    }

    /// Returns the next pace, in turn.
    #[must_use]
    pub const fn next(self) -> Self {
        match self {
            Self::Half => Self::Normal,
            Self::Normal => Self::Double,
            Self::Double => Self::Half,
        }
    }
}

/// Returns the number of moves after which the playback begins: the position that is shown, or the beginning if that is
/// the last one. `None` if the game plays by itself already: then the playback stops.
#[must_use]
pub fn playback_start(review: &Review) -> Option<usize> {
    let (at, last) = (review.replay.at(), review.replay.moves().len());
    (!review.plays_by_itself()).then_some(if at == last { 0 } else { at })
}

/// Returns the number of moves that the playback shows next; `None` after the last one.
#[must_use]
pub fn next_move(review: &Review) -> Option<usize> {
    let next = review.replay.at() + 1;
    (next <= review.replay.moves().len()).then_some(next)
}

/// What a review says about the game as a whole.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum About {
    /// What the link is to this device.
    Link(OpenedLink),
    /// Nothing yet: the moves are being judged.
    Judging,
    /// Nothing: the game is not over.
    Unfinished,
    /// How the game ended, and the move that decided it.
    Ended(Status, Decisive),
}

/// The move that decided a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Decisive {
    /// It is unknown, because not all moves are judged.
    Unknown,
    /// No single move decided the game.
    None,
    /// This move, counted from 0, and who made it.
    Move(usize, Seat, Cell),
}

/// Returns what a review says about its game.
#[must_use]
pub fn about(game: &GameState, replay: &Replay, is_judging: bool) -> About {
    if let Some(&ReviewedLink { opened, .. }) = game.mode.link() {
        return About::Link(opened);
    }
    if is_judging {
        return About::Judging;
    }
    let Some(outcome) = replay.game().outcome() else { return About::Unfinished };
    let winner = outcome.winner().map(|side| game.seating.seat(side));
    let status = winner.map_or(Status::Drawn, Status::Won);
    let decisive =
        if replay.is_judged() {
            replay.review().decisive.map_or(Decisive::None, |ply| {
                replay.game().moves().get(ply).map_or(Decisive::None, |&cell| {
                    Decisive::Move(ply, game.seat_of_mark(ply), cell)
                })
            })
        } else {
            Decisive::Unknown
        };
    About::Ended(status, decisive)
}

/// Returns what the panel of a review says: the comment on the position, or what is known about the game.
#[must_use]
pub fn about_words(game: &GameState, names: DisplayNames, is_judging: bool) -> String {
    let Some(Review { replay, record, loss, .. }) = game.mode.review() else {
        return String::new();
    };
    match loss {
        Some(Loss::TooLarge) => return text(Text::AnalysisTooLarge).to_owned(),
        Some(Loss::Changed) => return text(Text::VariationsChanged).to_owned(),
        None => {}
    }
    let comment = &replay.tree().notes(replay.tree().current()).comment;
    if !comment.is_empty() {
        return comment.clone();
    }
    let about = about_game(game, names, replay, is_judging);
    let Some(record) = record else { return about };
    let parts = [phrases::record_title(record), about, phrases::not_read(record)];
    parts.into_iter().filter(|part| !part.is_empty()).collect::<Vec<_>>().join(" · ")
}

/// Returns what a review says about its game, in words.
fn about_game(game: &GameState, names: DisplayNames, replay: &Replay, is_judging: bool) -> String {
    match about(game, replay, is_judging) {
        About::Link(opened) => phrases::opened(opened),
        About::Judging | About::Unfinished => String::new(),
        About::Ended(status, decisive) => {
            let worn = match status {
                Status::Won(seat) => Some(game.piece(seat, names)),
                _ => None,
            };
            // A review is about the pieces, whoever has played them.
            let ended = phrases::status(status, Players::Friends, worn);
            match decisive {
                Decisive::Unknown => ended,
                Decisive::None => phrases::decisive(&ended, None),
                Decisive::Move(ply, by, cell) => {
                    phrases::decisive(&ended, Some((ply, game.piece(by, names), cell)))
                }
            }
        }
    }
}

/// Returns how many mistakes each side has made, in words. Empty if the game hasn't ended, if not all of it is judged, or
/// if there is something else to say about the position.
#[must_use]
pub fn mistakes_words(game: &GameState, names: DisplayNames) -> String {
    let Some(Review { replay, loss: None, .. }) = game.mode.review() else { return String::new() };
    let notes = replay.tree().notes(replay.tree().current());
    match about(game, replay, false) {
        About::Ended(_, Decisive::None | Decisive::Move(..)) if notes.comment.is_empty() => {
            phrases::mistakes(count_mistakes(replay), pieces(game, names))
        }
        _ => String::new(),
    }
}

/// Returns the number of mistakes in place of which a person can look for better moves.
#[must_use]
pub fn mistake_count(game: &GameState) -> usize {
    game.mode.replay().map_or(0, Retry::count)
}

/// Returns the headline of a game under review: the move that is shown. `None` for an invitation, which has the
/// headline of a game.
#[must_use]
pub fn headline(game: &GameState, names: DisplayNames) -> Option<String> {
    let Review { replay, .. } = game.mode.review().filter(|_| !game.is_at_end_of_invitation())?;
    let made = game.last_move.map(|(by, cell)| (game.piece(by, names), cell));
    Some(phrases::move_of(replay.at(), replay.moves().len(), made))
}

/// Returns the text below the headline: how good the move was, or what would have been better than the next one; and
/// whether it forces black into a foul.
#[must_use]
pub fn detail(game: &GameState, names: DisplayNames) -> Option<String> {
    let review @ Review { replay, forbidden, .. } = game.mode.review()?;
    if let &Some((cell, foul)) = forbidden {
        return Some(phrases::forbidden_on(replay.shown().game().board(), cell, foul));
    }
    if let Some(retry) = review.retry() {
        return Some(retry_words(game, retry, replay, names));
    }
    let detail = judgement(game, replay, names);
    let Some((cell, foul)) = only_answer_is_foul(replay.shown().game()) else {
        return Some(detail);
    };
    let forced = phrases::only_answer_is_foul(cell, foul);
    Some(if detail.is_empty() { forced } else { phrases::list(&[detail, forced]) })
}

/// Returns what the person is asked to find, or how good the move is that they have tried in place of a mistake.
fn retry_words(game: &GameState, retry: &Retry, replay: &Replay, names: DisplayNames) -> String {
    let words = match retry.attempt() {
        Attempt::None => {
            let by = game.piece(game.seat_of_mark(retry.ply()), names);
            let made = replay.game().moves().get(retry.ply());
            made.map_or_else(String::new, |&cell| phrases::find_better_move(by, cell))
        }
        Attempt::Judging(cell) => phrases::about_cell(Text::LookingAtMove, *cell),
        Attempt::Worse(cell, judged) => {
            let evaluations = [replay.evaluation(retry.ply()), judged.evaluation];
            let how_good = phrases::how_good(judged, evaluations, pieces(game, names));
            phrases::tried(*cell, &how_good)
        }
        Attempt::Found(cell) => phrases::about_cell(Text::IsBetter, *cell),
        Attempt::Shown => judgement(game, replay, names),
    };
    if retry.is_open() || retry.next(replay).is_some() {
        words
    } else {
        format!("{words} {}", text(Text::NoMoreMistakes))
    }
}

/// Returns how good the move was, or what would have been better than the next one.
fn judgement(game: &GameState, replay: &Replay, names: DisplayNames) -> String {
    let pieces = pieces(game, names);
    let evaluations = [replay.at().saturating_sub(1), replay.at()].map(|at| replay.evaluation(at));
    if let Some(next) = replay.next_bad_move()
        && let Some(&cell) = replay.moves().get(replay.at())
    {
        let by = game.piece(game.seat_of_mark(replay.at()), names);
        let shown = replay.judged().filter(|judged| judged.verdict.is_bad());
        let shown = shown.map(|judged| phrases::how_good(judged, evaluations, pieces));
        return phrases::before_bad_move(shown.as_deref(), next, (by, cell));
    }
    match (replay.judged(), game.last_move) {
        (Some(judged), _) => phrases::judged(judged, evaluations, pieces),
        (None, Some((_, cell))) if game.is_at_end_of_invitation() => phrases::played(cell),
        (None, Some(_)) if replay.is_in_variation() => text(Text::InVariation).to_owned(),
        (None, Some(_)) => String::new(),
        (None, None) => text(Text::BeforeFirstMove).into(),
    }
}

/// Returns the move that is shown and who stands better after it, for the chart.
#[must_use]
pub fn chart_words(game: &GameState, names: DisplayNames) -> String {
    let Some(replay) = game.mode.replay() else { return String::new() };
    let made = game.last_move.map(|(by, cell)| (game.piece(by, names), cell));
    let place = phrases::move_of(replay.at(), replay.moves().len(), made);
    let better = phrases::who_stands_better(replay.evaluation(replay.at()), pieces(game, names));
    if better.is_empty() { place } else { phrases::list(&[place, better]) }
}

/// Returns the name of the player of this side of the chart; empty if the piece says all, as in a game of other people.
#[must_use]
pub fn side_name(game: &GameState, names: DisplayNames, side: Side) -> String {
    let seat = game.seating.seat(side);
    match game.setup.players {
        _ if game.mode.link().is_some() => String::new(),
        Players::Friends => game.piece(seat, names).name.cloned().unwrap_or_default(),
        players => phrases::player(players, seat).to_owned(),
    }
}

/// Says which pieces the player of this side has, for screen readers, whose chart has no pictures; empty if there is no
/// [`side_name`].
#[must_use]
pub fn side_words(game: &GameState, names: DisplayNames, side: Side) -> String {
    if side_name(game, names, side).is_empty() {
        return String::new();
    }
    let (players, seat) = (game.setup.players, game.seating.seat(side));
    let piece = Piece { name: None, ..game.piece(seat, names) };
    phrases::chose(players, seat, piece, names)
}

/// Returns the pieces of the sides, in the order of play.
#[must_use]
pub fn pieces(game: &GameState, names: DisplayNames) -> [Piece; 2] {
    [Side::First, Side::Second].map(|side| game.piece(game.seating.seat(side), names))
}

/// Returns whether the game plays by itself.
#[must_use]
pub fn plays_by_itself(game: &GameState) -> bool {
    game.mode.review().is_some_and(Review::plays_by_itself)
}

/// Returns whether the button that begins to retry mistakes is shown. It is there before the game is judged, so that
/// the judgement moves no button.
#[must_use]
pub fn offers_retry(game: &GameState) -> bool {
    let is_free = |review: &Review| matches!(review.activity, ReviewActivity::Stepping);
    game.mode.review().is_some_and(is_free) && !is_in_variation(game) && !can_restore_moves(game)
}

/// Returns whether the person looks for a better move than a mistake, or has just found one.
#[must_use]
pub fn is_retrying(game: &GameState) -> bool {
    game.mode.review().is_some_and(|review| review.retry().is_some())
}

/// Returns whether the moves that are better than a mistake are hidden.
#[must_use]
pub fn hides_answer(game: &GameState) -> bool {
    let retry = game.mode.review().and_then(Review::retry);
    retry.is_some_and(Retry::is_open)
}

/// Returns whether there is another mistake after the one that the person looks at.
#[must_use]
pub fn has_next_mistake(game: &GameState) -> bool {
    let next = |review: &Review| review.retry()?.next(&review.replay);
    game.mode.review().and_then(next).is_some()
}

/// Returns whether the position that is shown is one of a variation.
#[must_use]
pub fn is_in_variation(game: &GameState) -> bool {
    game.mode.replay().is_some_and(Replay::is_in_variation)
}

/// Returns whether presses on the board draw marks.
#[must_use]
pub fn is_drawing(game: &GameState) -> bool {
    game.mode.review().is_some_and(|review| review.drawn().is_some())
}

/// Returns whether the variation that is shown can be put before others. The game that somebody has played stays first;
/// the main line of a file gives way.
#[must_use]
pub fn can_promote(game: &GameState) -> bool {
    game.mode.review().is_some_and(|review| review.replay.promotion(gives_way(review)).is_some())
}

/// Returns whether a variation can take the place of the game.
#[must_use]
pub fn gives_way(review: &Review) -> bool {
    review.record.is_some()
}

/// Returns whether the moves of a variation can be removed.
#[must_use]
pub fn can_remove_moves(game: &GameState) -> bool {
    is_in_variation(game) && !is_drawing(game)
}

/// Returns whether removed moves can be brought back.
#[must_use]
pub fn can_restore_moves(game: &GameState) -> bool {
    !is_in_variation(game)
        && !is_drawing(game)
        && game.mode.review().is_some_and(|review| review.removed.is_some())
}

/// Returns whether the known version of the game is shown in place of the link's.
#[must_use]
pub fn shows_known(game: &GameState) -> bool {
    game.mode.link().is_some_and(|link| link.shows_known)
}

/// Returns whether the link's version of the game is shown, and this device knows another one.
#[must_use]
pub fn shows_conflicting_link(game: &GameState) -> bool {
    game.has_conflicting_link() && !shows_known(game)
}

/// Returns whether a person can take a seat in the game that is shown.
#[must_use]
pub fn can_take_seat(game: &GameState) -> bool {
    game.mode.link().is_some_and(|link| matches!(link.opened, OpenedLink::Watched(_)))
}

/// Returns the classes of the panel of a review. An invitation has a card of its own.
#[must_use]
pub fn panel_class(game: &GameState) -> String {
    let is_shown = game.mode.review().is_some() && !game.shows_invitation();
    classes(&[("review", true), ("hidden", !is_shown)])
}
