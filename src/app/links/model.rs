//! The effect of an opened link, and the review in which its game is shown.

use crate::{
    app::game::{mode::ReviewedLink, state::GameState},
    engine::{
        Cell, Game, GameTree,
        notation::{self, Link},
    },
    session::{Correspondence, OpenedLink, Pieces, Players, Replay, Seat, Seating, Setup},
};

/// The effect of an opened link.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Opening {
    /// The page returns to the current game, which is the one of the link.
    Return,
    /// The page continues the known game as the link tells it.
    Continue,
    /// The page shows the game of the link, and asks what to do with it.
    Show,
}

/// Returns the effect of this link while the game `played` is played.
#[must_use]
pub fn opening(link: &Link, opened: OpenedLink, played: &Game) -> Opening {
    match opened {
        OpenedLink::Position if link.game == *played => Opening::Return,
        OpenedLink::Known | OpenedLink::Continues => Opening::Continue,
        _ => Opening::Show,
    }
}

/// Returns the review in which the game of a link is shown. `known` is the same game as this device knows it. If
/// nothing is known about the players, they are two friends.
#[must_use]
pub fn review(
    link: Link,
    opened: OpenedLink,
    known: Option<&Correspondence>,
) -> (ReviewedLink, Replay) {
    let rules = link.game.rules();
    let joined =
        Correspondence::join(&link).filter(|_| matches!(opened, OpenedLink::Invitation(_)));
    let (setup, seating) = known.or(joined.as_ref()).map_or_else(
        || {
            let pieces = Pieces::usual(rules);
            let setup = Setup { rules, players: Players::Friends, pieces, ..Setup::DEFAULT };
            (setup, Seating { first: Seat::One, x: Seat::One })
        },
        |game| (Setup { rules, ..game.setup() }, game.seating()),
    );
    let replay = Replay::new(setup, seating, link.game.clone());
    (ReviewedLink { link, opened, shows_known: false }, replay)
}

/// Adds the variations of a link to the review of its game. Returns whether they are whole; if they are not, adds what can
/// be read.
pub fn add_variations(replay: &mut Replay, text: &str) -> bool {
    let mut tree = GameTree::of(replay.game());
    let read = notation::add_variations(&mut tree, text);
    replay.merge(&tree);
    read.is_ok()
}

/// Returns the review with the other version of the game: this device's in place of the link's, or the other way round.
/// It shows the first move that differs.
#[must_use]
pub fn compared(reviewed: ReviewedLink, known: &Correspondence) -> (ReviewedLink, Replay) {
    let ReviewedLink { link, opened, shows_known } = reviewed;
    let shows_known = !shows_known;
    let game = if shows_known { &known.game } else { &link.game };
    let setup = Setup { rules: game.rules(), ..known.setup() };
    let mut replay = Replay::new(setup, known.seating(), game.clone());
    if let OpenedLink::AnotherPast { ply, .. } = opened {
        replay.go_to(ply + 1);
    }
    (ReviewedLink { link, opened, shows_known }, replay)
}

/// Returns whether the engine may judge the game in this review. While two people play, the one to move must not be
/// told which move would be good.
#[must_use]
pub fn may_be_judged(reviewed: &ReviewedLink, replay: &Replay) -> bool {
    reviewed.link.sent.is_none() || replay.game().outcome().is_some()
}

/// Returns the invitation that a press on this cell accepts.
#[must_use]
pub fn accepted(state: &GameState, cell: Cell) -> Option<&Link> {
    let is_free = |replay: &Replay| replay.shown().game().board().is_free(cell);
    let is_meant = state.can_accept_by_move() && state.mode.replay().is_some_and(is_free);
    state.mode.link().filter(|_| is_meant).map(|reviewed| &reviewed.link)
}
