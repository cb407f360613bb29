//! The reason why the late code failed to load.

/// The reason why the late code failed to load.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum LoadError {
    /// The late chunk failed to load.
    Program,
    /// Its words failed to load.
    Words,
    /// Its styles failed to load.
    Styles,
}

#[cfg(feature = "split")]
impl From<wasm_split_helpers::SplitLoaderError> for LoadError {
    fn from(_: wasm_split_helpers::SplitLoaderError) -> Self {
        Self::Program
    }
}
