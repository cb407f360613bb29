//! Links: opening them, the address of what is shown, and games played by link.

pub mod model;

#[cfg(page)]
pub(crate) mod actions;

#[cfg(page)]
pub(crate) use actions::{
    compare, has_room_for_a_game, join_by_tap, keep_current_game, keep_game, keep_known,
    open_address, open_pasted, play_again_by_link, take_link, take_seat, write_address_soon,
};
