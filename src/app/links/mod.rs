//! Links: opening them, writing the address, and games played by link.

pub mod model;

#[cfg(page)]
pub(crate) mod actions;
#[cfg(page)]
pub(crate) mod opening;
#[cfg(page)]
pub(crate) mod view;

#[cfg(page)]
pub(crate) use actions::{
    has_room_for_game, open_address, play_again_by_link, store_current_game, store_game, take_seat,
    write_address_soon,
};
#[cfg(page)]
pub(crate) use opening::{
    compare, join_by_tap, keep_known, open_pasted, open_requested, take_link,
};
