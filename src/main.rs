//! The page's entry point. Natively, or without the feature `page`, there is nothing to start:
//! `script/play` builds and serves the page.

#[cfg(all(page, not(feature = "split")))]
fn main() {
    in_a_row::start(in_a_row::app::UNSPLIT);
}

#[cfg(all(target_arch = "wasm32", feature = "split"))]
use {in_a_row::app::Loaders, wasm_bindgen_futures::spawn_local};

#[cfg(all(target_arch = "wasm32", feature = "split"))]
fn main() {
    // The page itself also loads what is fetched ahead here, and handles errors.
    let fetch_new_game = || {
        spawn_local(async {
            let _ = split::new_game_code().await;
        });
    };
    // The first file comes while the page is being mounted.
    spawn_local(async {
        if split::soon_code().await.is_ok() {
            let _ = split::late_code().await;
        }
    });
    in_a_row::start(Loaders {
        soon: || Box::pin(async { split::soon_code().await?.await }),
        late: || Box::pin(async { split::late_code().await?.await }),
        fetch_new_game,
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
    use in_a_row::app::{
        self, BoardCode, Chunks, LateCode, LoadError, Loading, NewGameCode, RecordCode, SeldomCode,
        SoonCode, StudyCode,
    };
    use wasm_split_helpers::wasm_split;

    #[wasm_split(soon, fallible)]
    pub fn soon_code() -> Result<Loading<SoonCode>, LoadError> {
        Ok(app::soon_code(CHUNKS))
    }

    #[wasm_split(lazy, fallible)]
    pub fn late_code() -> Result<Loading<LateCode>, LoadError> {
        Ok(app::late_code())
    }

    /// The chunks that the soon code loads.
    const CHUNKS: Chunks = Chunks {
        new_game: || Box::pin(async { new_game_code().await?.await }),
        boards: || Box::pin(async { board_code().await?.await }),
        study: || Box::pin(async { study_code().await?.await }),
        seldom: || Box::pin(async { seldom_code().await?.await }),
        records: || Box::pin(async { record_code().await?.await }),
    };

    #[wasm_split(new_game, fallible)]
    pub fn new_game_code() -> Result<Loading<NewGameCode>, LoadError> {
        Ok(app::new_game_code())
    }

    #[wasm_split(boards, fallible)]
    pub fn board_code() -> Result<Loading<BoardCode>, LoadError> {
        Ok(app::board_code())
    }

    #[wasm_split(study, fallible)]
    pub fn study_code() -> Result<Loading<StudyCode>, LoadError> {
        Ok(app::study_code())
    }

    #[wasm_split(seldom, fallible)]
    pub fn seldom_code() -> Result<Loading<SeldomCode>, LoadError> {
        Ok(app::seldom_code())
    }

    #[wasm_split(records, fallible)]
    pub fn record_code() -> Result<Loading<RecordCode>, LoadError> {
        Ok(app::record_code())
    }
}

#[cfg(not(page))]
fn main() {
    println!("In a Row is played in a browser: run script/play.");
}
