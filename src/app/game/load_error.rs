//! The reason why a part of the program failed to load.

/// The reason why a part of the program failed to load.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum LoadError {
    /// Its chunk failed to load.
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
