//! Arranging a position, to start a game from it.

pub mod model;

#[cfg(page)]
pub(crate) mod actions;
#[cfg(page)]
pub(crate) mod marks;
#[cfg(page)]
pub(crate) mod view;

#[cfg(page)]
pub(crate) use actions::{
    begin_arranging, forget_arranged, has_mark, lift, press, put_aside, put_down, remove,
    resume_arranging, resume_put_aside, sync_arranged,
};
