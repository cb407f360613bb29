//! Where the page's files come from.

/// The source of one of the page's files.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Source {
    /// The browser's cache, if it has the file. It may have cached a wrong response, such as the page that some hosts
    /// send instead of a missing file.
    Cache,
    /// The server.
    Server,
}

impl Source {
    /// Both sources, in the order in which they are tried.
    pub const ALL: [Self; 2] = [Self::Cache, Self::Server];

    /// Returns the `cache` option for `fetch`.
    #[must_use]
    pub const fn cache_mode(self) -> &'static str {
        match self {
            Self::Cache => "default",
            Self::Server => "reload",
        }
    }
}
