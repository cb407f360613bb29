//! The page's entry point. Natively, or without the feature `page`, there is nothing to start:
//! `script/play` builds and serves the page.

#[cfg(all(page, not(feature = "split")))]
fn main() {
    use in_a_row::app::{Chunks, catch_up, use_seldom_code};
    in_a_row::start(Chunks { late: catch_up, seldom: use_seldom_code });
}

#[cfg(all(target_arch = "wasm32", feature = "split"))]
fn main() {
    in_a_row::start(in_a_row::app::Chunks {
        late: |pending| Box::pin(async move { split::catch_up(pending).await?.await }),
        seldom: |pending| Box::pin(async move { split::use_seldom_code(pending).await?.await }),
    });
}

/// Splits the page into chunks. The split is here, not in the library, because otherwise every program that uses
/// the library would contain all chunks.
#[cfg(all(target_arch = "wasm32", feature = "split"))]
#[allow(
    unsafe_code,
    clippy::unnecessary_wraps,
    reason = "the macro generates calls between chunks like this"
)]
mod split {
    use in_a_row::app::{self, LoadError, Loading, Pending};
    use wasm_split_helpers::wasm_split;

    #[wasm_split(lazy, fallible)]
    pub fn catch_up(pending: Pending) -> Result<Loading, LoadError> {
        Ok(app::catch_up(pending))
    }

    #[wasm_split(seldom, fallible)]
    pub fn use_seldom_code(pending: Pending) -> Result<Loading, LoadError> {
        Ok(app::use_seldom_code(pending))
    }
}

#[cfg(not(page))]
fn main() {
    println!("In a Row is played in a browser: run script/play.");
}
