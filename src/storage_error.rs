//! The reasons why a text was not stored or not read.

/// A failure of storage. The page works in any case.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum StorageError {
    /// The stored text could not be read. It was moved to another name.
    SetAside,
    /// The stored text is from a newer version, and stays as it is. Changes are lost when the page is closed.
    Newer,
    /// Storage is full. Changes from now on are lost when the page is closed.
    Full,
    /// The browser does not allow storage. Everything is lost when the page is closed.
    Blocked,
}
