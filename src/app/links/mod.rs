//! Links: opening them, writing the address, and games played by link.

pub mod model;

#[cfg(page)]
pub(crate) mod actions;

#[cfg(page)]
pub(crate) use actions::{
    compare, has_room_for_game, join_by_tap, keep_known, open_address, open_pasted,
    play_again_by_link, store_current_game, store_game, take_link, take_seat, write_address_soon,
};
