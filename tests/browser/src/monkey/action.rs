use std::fmt;

use crate::page::{Key, Screen};

/// One thing that a monkey does. What it needs may not be there when it is done again: then it is passed
/// over.
#[derive(Clone, Debug)]
pub enum Action {
    /// Taps on this cell.
    Tap(String),
    /// Presses what has this role and name.
    Press(String, String),
    /// Taps on whatever is here.
    TapAt(Spot),
    /// Presses the button of the mouse here, and lets it go there.
    Drag(Spot, Spot),
    /// Presses a key.
    Key(Key),
    /// Types this into whatever has the focus.
    Type(&'static str),
    /// Opens this link, which is what stands behind the `#`.
    Open(&'static str),
    /// Loads the page again.
    Reload,
    /// Goes back to the address before the last link.
    Back,
    /// Opens the page in another tab, and goes on there.
    OpenTab,
    /// Goes on in the other tab.
    SwitchTab,
    /// Closes the tab, and goes on in the other one.
    CloseTab,
    /// Has a screen of another size.
    Resize(Screen),
    /// The network is gone from now on.
    Disconnect,
    /// The network is there again.
    Connect,
}

/// A place of the screen, in thousandths of its width and height.
#[derive(Clone, Copy, Debug)]
pub struct Spot(pub u32, pub u32);

impl Spot {
    /// The same as parts of one.
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
