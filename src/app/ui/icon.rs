//! The icons of buttons: the lines of each drawing, as path data on a square of 24 by 24.

pub(crate) const UNDO: &str = "M8 5 4 9l4 4M4 9h10a5 5 0 0 1 0 10h-3";
pub(crate) const REDO: &str = "m16 5 4 4-4 4M20 9H10a5 5 0 0 0 0 10h3";
pub(crate) const RESET: &str = "M5 12a7 7 0 1 0 2-5M7 3v4h4";
pub(crate) const PLACE: &str = "m5 12 5 5 9-10";
pub(crate) const PLUS: &str = "M12 5v14M5 12h14";
pub(crate) const MINUS: &str = "M5 12h14";
pub(crate) const FIT: &str = "M4 9V4h5M20 9V4h-5M4 15v5h5M20 15v5h-5";
pub(crate) const TURN_CLOCKWISE: &str =
    "M4 12c0-2 3.5-4 8-4s8 2 8 4-3.5 4-7 4M16 12.5 12.5 16l3.5 3.5";
pub(crate) const TURN_ANTICLOCKWISE: &str =
    "M20 12c0-2-3.5-4-8-4s-8 2-8 4 3.5 4 7 4M8 12.5l3.5 3.5L8 19.5";
pub(crate) const CELLS: &str = "M4 4h16v16H4zM4 9.3h16M4 14.7h16M9.3 4v16M14.7 4v16";
pub(crate) const LAST_MOVE: &str =
    "M12 4v4M12 16v4M4 12h4M16 12h4M12 9a3 3 0 1 0 0 6 3 3 0 0 0 0-6";
pub(crate) const TARGET: &str =
    "M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18M12 8a4 4 0 1 0 0 8 4 4 0 0 0 0-8";
/// One half: the points of each side for a draw.
pub(crate) const DRAW: &str =
    "M4.5 6.5 7.5 4v8M18 4 6 20M14.5 14.5c0-3 4.5-3 4.5 0 0 2-2 3.5-4.5 5.5h5";
pub(crate) const EYE: &str = "M3 12c4-7 14-7 18 0-4 7-14 7-18 0M12 9a3 3 0 1 0 0 6 3 3 0 0 0 0-6";
pub(crate) const LINES: &str = "M4 6h9M4 12h14M4 18h6M17 4l3 2-3 2";
pub(crate) const SCALES: &str =
    "M12 4v16M8 20h8M5 7h14M5 7l-3 7c0 3 6 3 6 0zM19 7l-3 7c0 3 6 3 6 0z";
pub(crate) const LENS: &str = "M10 4a6 6 0 1 0 0 12 6 6 0 0 0 0-12M14.5 14.5 20 20";
pub(crate) const FRONT: &str = "M4 11l8-7 8 7M6 9.5V20h12V9.5";
pub(crate) const STACKED: &str = "M12 3l8 4-8 4-8-4zM4 12l8 4 8-4M4 17l8 4 8-4";
pub(crate) const SIDE_BY_SIDE: &str = "M4 4h6v6H4zM14 4h6v6h-6zM4 14h6v6H4zM14 14h6v6h-6z";
pub(crate) const HELP: &str = "M9 9a3 3 0 1 1 4.5 2.6c-1 .6-1.5 1.2-1.5 2.4M12 17.5v.5";
pub(crate) const GEAR: &str = "M12 9a3 3 0 1 0 0 6 3 3 0 0 0 0-6M12 3v3M12 18v3M3 12h3M18 12h3\
    M5.6 5.6l2.2 2.2M16.2 16.2l2.2 2.2M5.6 18.4l2.2-2.2M16.2 7.8l2.2-2.2";
pub(crate) const CLOSE: &str = "M6 6l12 12M18 6 6 18";
pub(crate) const BULB: &str =
    "M9.5 17h5M10.5 20.5h3M9.5 17c0-3-3-4-3-7.5a5.5 5.5 0 0 1 11 0c0 3.5-3 4.5-3 7.5";
pub(crate) const CAP: &str =
    "M2.5 9.5 12 5l9.5 4.5L12 14zM6.5 11.5v5c3 2.7 8 2.7 11 0v-5M21.5 9.5V16";
pub(crate) const BOOK: &str = "M4 12a8 8 0 1 0 3-6.2M4 4v4h4M12 8v4.5l3 2";
pub(crate) const PENCIL: &str = "M4 20l1-5L16 4l4 4L9 19zM13.5 6.5l4 4";
pub(crate) const CHART: &str = "M4 20h16M7 16v-5M12 16V5M17 16v-8";
pub(crate) const SHARE: &str = "M12 15V4M8 8l4-4 4 4M6 12v8h12v-8";
pub(crate) const OPEN: &str = "M4 19V5h6l2 2h8v12zM12 10v6M9 13l3 3 3-3";
pub(crate) const EASIER: &str = "M4 18h3v2H4zM10 14h3v6h-3zM19 5v14M16 16l3 3 3-3";
pub(crate) const HARDER: &str = "M4 18h3v2H4zM10 14h3v6h-3zM19 20V6M16 9l3-3 3 3";
pub(crate) const CLEAR: &str = "M4.5 7h15M10 7V4h4v3M6.5 7l1 13h9l1-13";
pub(crate) const MIRROR: &str = "M12 4v16M9 7.5 3.5 17H9zM15 7.5l5.5 9.5H15z";
pub(crate) const TURN: &str = "M19 12a7 7 0 1 1-2-5M17 3v4h-4";
pub(crate) const FIRST: &str = "M7 6v12M18 6l-7 6 7 6";
pub(crate) const BACK: &str = "m15 6-7 6 7 6";
pub(crate) const ON: &str = "m9 6 7 6-7 6";
pub(crate) const UP: &str = "m6 15 6-7 6 7";
pub(crate) const LAST: &str = "M17 6v12M6 6l7 6-7 6";
