//! The games that are suggested once to a new player: after the second game, three cards lead to gomoku, to a 3D board and
//! to a game with a friend.

pub mod model;

#[cfg(page)]
pub(crate) mod actions;
#[cfg(page)]
pub(crate) mod view;

#[cfg(page)]
pub(crate) use actions::update_suggestions;

/// The id of the element with the cards.
#[cfg(page)]
pub(crate) const ID: &str = "suggestions";
