//! Parts of the page that all features use.

pub(crate) mod button;
pub(crate) mod choice;
pub(crate) mod clicks;
pub(crate) mod dialog;
pub(crate) mod elements;
pub(crate) mod event;
pub(crate) mod icon;
pub(crate) mod language_changes;
pub(crate) mod live;
pub(crate) mod notice;
pub(crate) mod path;
pub(crate) mod steps;
pub(crate) mod text_content;
