//! *Choose opponent*: the dialog behind the opponent's card.

pub(crate) mod actions;
pub(crate) mod view;

pub(crate) use actions::play_against_another;
