use crate::words::WrongFile;

/// The lazy chunk failed to load, or its words.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct LoadError;

#[cfg(feature = "split")]
impl From<wasm_split_helpers::SplitLoaderError> for LoadError {
    fn from(_: wasm_split_helpers::SplitLoaderError) -> Self {
        Self
    }
}

impl From<WrongFile> for LoadError {
    fn from(_: WrongFile) -> Self {
        Self
    }
}
