use std::fmt;

use crate::page::{Key, Screen};

/// An action of the monkey. When actions are repeated, one whose target is missing is skipped.
#[derive(Clone, Debug)]
pub enum Action {
    /// Taps this cell.
    Tap(String),
    /// Presses the element with this role and name.
    Press(String, String),
    /// Taps at this point.
    TapAt(Spot),
    /// Presses the mouse at the first point, and releases it at the second.
    Drag(Spot, Spot),
    /// Presses a key.
    Key(Key),
    /// Types this into the focused element.
    Type(&'static str),
    /// Opens this link, which is the part of the address after `#`.
    Open(&'static str),
    /// Loads the page again.
    Reload,
    /// Goes back to the address before the last link.
    Back,
    /// Opens the page in another tab, and continues there.
    OpenTab,
    /// Switches to the other tab.
    SwitchTab,
    /// Closes the tab, and switches to the other one.
    CloseTab,
    /// Resizes the screen.
    Resize(Screen),
    /// Disconnects the network.
    Disconnect,
    /// Connects the network again.
    Connect,
}

/// A point on the screen, in thousandths of its width and height.
#[derive(Clone, Copy, Debug)]
pub struct Spot(pub u32, pub u32);

impl Spot {
    /// Returns the point as fractions of the width and height.
    pub fn parts(self) -> [f64; 2] {
        [self.0, self.1].map(|part| f64::from(part) / 1000.0)
    }
}

impl fmt::Display for Spot {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{},{}", self.0, self.1)
    }
}

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Tap(place) => write!(f, "tap {place}"),
            Self::Press(role, name) => write!(f, "press the {role} {name:?}"),
            Self::TapAt(spot) => write!(f, "tap at {spot}"),
            Self::Drag(from, to) => write!(f, "drag from {from} to {to}"),
            Self::Key(key) => write!(f, "key {key:?}"),
            Self::Type(text) => write!(f, "type {text:?}"),
            Self::Open(link) => write!(f, "open #{link}"),
            Self::Reload => f.write_str("reload"),
            Self::Back => f.write_str("back"),
            Self::OpenTab => f.write_str("open another tab"),
            Self::SwitchTab => f.write_str("go to the other tab"),
            Self::CloseTab => f.write_str("close the tab"),
            Self::Resize(screen) => write!(f, "resize to {screen}"),
            Self::Disconnect => f.write_str("disconnect"),
            Self::Connect => f.write_str("connect"),
        }
    }
}
