//! Parts of the page that all features use.

pub mod attributes;

#[cfg(page)]
pub(crate) mod button;
#[cfg(page)]
pub(crate) mod choice;
#[cfg(page)]
pub(crate) mod clicks;
#[cfg(page)]
pub(crate) mod dialog;
#[cfg(page)]
pub(crate) mod elements;
#[cfg(page)]
pub(crate) mod event;
#[cfg(page)]
pub(crate) mod file_field;
#[cfg(page)]
pub(crate) mod icon;
#[cfg(page)]
pub(crate) mod language_changes;
#[cfg(page)]
pub(crate) mod live;
#[cfg(page)]
pub(crate) mod long_work;
#[cfg(page)]
pub(crate) mod notice;
#[cfg(page)]
pub(crate) mod path;
#[cfg(page)]
pub(crate) mod steps;
#[cfg(page)]
pub(crate) mod text_content;
#[cfg(page)]
pub(crate) mod tracked;
