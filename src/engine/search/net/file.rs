use std::sync::Arc;

use super::Net;
use crate::engine::{Rules, Variant};

/// A file with the weights of a network. The notes beside it, in the file of the same name that ends in `.md`, say how the
/// weights were made, and what they gain.
///
/// # Examples
/// ```
/// use in_a_row::engine::search::net::NetFile;
///
/// assert_eq!(NetFile::for_rules("15x15k5c".parse()?), Some(NetFile::Caro));
/// assert_eq!(NetFile::for_rules("3x3k3".parse()?), None);
/// # Ok::<(), in_a_row::engine::notation::NotationError>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum NetFile {
    /// A network that was trained on freestyle. It also evaluates games where exactly five win.
    Freestyle,
    /// A network that was trained on caro. It also evaluates caro where overlines win.
    Caro,
    /// A network that was trained on renju. It has a value head for each side.
    Renju,
}

/// The network of each [`NetFile`], if there is one to evaluate with.
pub type Nets = [Option<Arc<Net>>; NetFile::ALL.len()];

impl NetFile {
    /// Every file.
    pub const ALL: [Self; 3] = [Self::Freestyle, Self::Caro, Self::Renju];

    /// Returns the file for these rules. Returns `None` if networks don't [support](Net::supports) them.
    #[must_use]
    pub fn for_rules(rules: Rules) -> Option<Self> {
        Net::supports(rules).then(|| match rules.variant() {
            Variant::Freestyle | Variant::Exact => Self::Freestyle,
            Variant::Caro | Variant::CaroOverlines => Self::Caro,
            Variant::Renju => Self::Renju,
        })
    }

    /// Returns the name of the file. The page has the file beside the worker's script.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Freestyle => "freestyle.bin",
            Self::Caro => "caro.bin",
            Self::Renju => "renju.bin",
        }
    }

    /// Returns the content of the file, which only native programs contain.
    #[cfg(not(target_arch = "wasm32"))]
    #[must_use]
    pub const fn bytes(self) -> &'static [u8] {
        match self {
            Self::Freestyle => include_bytes!("freestyle.bin"),
            Self::Caro => include_bytes!("caro.bin"),
            Self::Renju => include_bytes!("renju.bin"),
        }
    }
}
