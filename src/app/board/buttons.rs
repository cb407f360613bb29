//! The buttons that zoom a board.

use crate::{
    app::{
        board::{gesture::Zoom, zoom::zoom},
        ui::{button::ButtonSpec, icon},
    },
    words::Text,
};

/// The button that makes cells larger.
pub(crate) const ZOOM_IN: ButtonSpec = ButtonSpec {
    icon: icon::PLUS,
    class: "bare",
    ..ButtonSpec::new(Text::ZoomIn, |page| zoom(page, Zoom::In))
};

/// The button that makes cells smaller.
pub(crate) const ZOOM_OUT: ButtonSpec = ButtonSpec {
    icon: icon::MINUS,
    class: "bare",
    ..ButtonSpec::new(Text::ZoomOut, |page| zoom(page, Zoom::Out))
};
