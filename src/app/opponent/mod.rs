//! *Choose opponent*: the dialog behind the opponent's card.

pub(crate) mod view;
