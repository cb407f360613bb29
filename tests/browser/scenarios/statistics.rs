//! Statistics of finished games.

use anyhow::{Result, ensure};
use browser_tests::page::{AGAINST_FIRST_FREE, FRIENDS, Page};
use browser_tests::site::Variant;
use in_a_row::storage_keys::{self, GAME, OWN_GAME, SET_ASIDE, key};

/// Moves that win and lose against First free.
const WIN: &str = "a1 b1 c1";
const LOSS: &str = "a1 b2 a2";

/// Opens the statistics from the score, and waits until they contain all these words.
async fn open_and_read(page: &Page, words: &[&str]) -> Result<()> {
    page.open_dialog("Statistics").await?;
    for words in words {
        page.reads("dialog", words).await?;
    }
    Ok(())
}

/// Asserts that the statistics contain all these words and exactly this chart.
async fn statistics_are(page: &Page, words: &[&str], chart: &str) -> Result<()> {
    open_and_read(page, words).await?;
    page.shows("img", chart).await?;
    let charts = page.names("img").await?;
    ensure!(charts == [chart], "{charts:?}");
    page.close_dialog("Statistics").await
}

/// Won and lost games are counted, in figures and in a chart, also after a reload. A game whose end is undone does not
/// count, and resetting the score changes nothing.
pub(crate) async fn counts_games_won_and_lost(page: Page) -> Result<()> {
    page.open().await?;
    page.new_game(&AGAINST_FIRST_FREE).await?;
    open_and_read(&page, &["No finished games yet."]).await?;
    ensure!(!page.has("img", "").await?, "there is a chart without games");
    page.close_dialog("Statistics").await?;

    page.play_all(WIN).await?;
    page.status_begins("You win").await?;
    page.press("Play again").await?;
    page.board_shows("").await?;
    page.play_all(LOSS).await?;
    page.status_begins("The computer wins").await?;
    let figures = ["First free", "Tic-tac-toe", "Won\n1", "Drawn\n0", "Lost\n1", "Points\n50%"];
    let chart = "Last 2 games, oldest first: 1 won, 1 lost";
    statistics_are(&page, &figures, chart).await?;
    page.reload().await?;
    statistics_are(&page, &figures, chart).await?;
    page.press_in_menu("Reset score").await?;
    page.score_is([0, 0, 0]).await?;
    statistics_are(&page, &figures, chart).await?;

    page.press("Undo").await?;
    page.status_begins("X to move").await?;
    statistics_are(&page, &["Won\n1", "Lost\n0", "Points\n100%"], "Last game: 1 won").await?;
    page.press("Redo").await?;
    page.status_begins("The computer wins").await?;
    statistics_are(&page, &figures, chart).await
}

/// Cleared statistics can be restored, and then include the games played since.
pub(crate) async fn clears_and_restores_statistics(page: Page) -> Result<()> {
    page.open().await?;
    page.new_game(&AGAINST_FIRST_FREE).await?;
    page.play_all(WIN).await?;
    page.status_begins("You win").await?;
    page.open_dialog("Statistics").await?;
    page.press("Clear statistics").await?;
    page.shows_notice("Statistics cleared").await?;
    page.score_is([1, 0, 0]).await?;
    open_and_read(&page, &["No finished games yet."]).await?;
    page.close_dialog("Statistics").await?;
    page.press("Play again").await?;
    page.board_shows("").await?;
    page.play_all(LOSS).await?;
    page.status_begins("The computer wins").await?;
    statistics_are(&page, &["Won\n0", "Lost\n1"], "Last game: 1 lost").await?;
    page.press("Restore").await?;
    page.no_longer_shows("button", "Restore").await?;
    statistics_are(&page, &["Won\n1", "Lost\n1"], "Last 2 games, oldest first: 1 won, 1 lost")
        .await?;

    // Cleared statistics stay cleared, although the finished game is still on the board.
    page.open_dialog("Statistics").await?;
    page.press("Clear statistics").await?;
    page.shows_notice("Statistics cleared").await?;
    page.reload().await?;
    open_and_read(&page, &["No finished games yet."]).await
}

/// The current pairing comes first, then the others, most recent first.
pub(crate) async fn lists_each_pairing(page: Page) -> Result<()> {
    page.open().await?;
    page.new_game(&AGAINST_FIRST_FREE).await?;
    page.play_all(WIN).await?;
    page.status_begins("You win").await?;
    page.new_game(&FRIENDS).await?;
    page.play_all("a1 a3 b1 b3 c2 c3").await?;
    page.status_begins("O wins").await?;
    page.new_game(&[("Board", "4×4"), ("Against", "Computer"), ("Opponent", "Guard")]).await?;
    page.open_dialog("New game").await?;
    page.open_dialog("Statistics").await?;
    let headings = page.names("heading").await?;
    let expected = ["Statistics", "Guard", "Two players here", "First free"];
    ensure!(headings == expected, "{headings:?}");
    page.reads("dialog", "4 in a row on 4×4\nNo finished games yet.").await?;
    page.reads("dialog", "Tic-tac-toe, for Player 1\nWon\n0\nDrawn\n0\nLost\n1").await
}

/// A game is counted once, whichever of two tabs continues it.
pub(crate) async fn counts_once_in_two_tabs(page: Page) -> Result<()> {
    page.open().await?;
    page.new_game(&AGAINST_FIRST_FREE).await?;
    let [first, second] = page.open_tab().await?;
    page.open().await?;
    page.use_tab(&first).await?;
    page.play_all(WIN).await?;
    page.status_begins("You win").await?;
    page.use_tab(&second).await?;
    page.status_begins("You win").await?;
    page.press("Play again").await?;
    page.board_shows("").await?;
    page.play_all(WIN).await?;
    page.status_begins("You win").await?;
    page.open_dialog("Statistics").await?;
    page.use_tab(&first).await?;
    page.press("Undo").await?;
    page.status_begins("X to move").await?;
    statistics_are(&page, &["Won\n1", "Lost\n0"], "Last game: 1 won").await?;
    // An open dialog is updated.
    page.use_tab(&second).await?;
    page.shows("img", "Last game: 1 won").await
}

/// If the page is closed before it has counted a finished game, it counts it when it is opened again, once. Games that
/// end while the late code is missing are counted as soon as it is loaded.
pub(crate) async fn counts_what_ended_before_it_could(page: Page) -> Result<()> {
    let ended = "'3x3k3/first-free/one/starter-is-x/one/one/a1a3b1b3c1//counted/-/marks/'";
    let keys = [key(GAME), key(OWN_GAME)];
    page.open_with(&[(&keys[0], ended), (&keys[1], ended)]).await?;
    page.status_begins("You win").await?;
    statistics_are(&page, &["Won\n1"], "Last game: 1 won").await?;

    page.site().refuse(Some("lazy"));
    page.visit(&Variant::Plain.path()).await?;
    page.wait_until_ready().await?;
    for _ in 0..2 {
        // The button for the next game is missing, but a tap on the board is enough.
        page.until("the next game", async || {
            page.tap("b2").await?;
            let board = page.board().await?;
            Ok(if board.moves().is_empty() { Ok(()) } else { Err(board.to_string()) })
        })
        .await?;
        page.play_all(WIN).await?;
        page.status_begins("You win").await?;
    }
    page.site().refuse(None);
    page.open_dialog("New game").await?;
    page.close_dialog("New game").await?;
    statistics_are(&page, &["Won\n3", "Best streak\n3 won"], "Last 3 games, oldest first: 3 won")
        .await?;
    page.discard_messages().await
}

/// Unreadable statistics are set aside, and the others are kept.
pub(crate) async fn sets_unreadable_statistics_aside(page: Page) -> Result<()> {
    let key = |pairing: &str| key(&storage_keys::statistics(pairing));
    let (spoilt, good) = (key("3x3k3/clerk"), key("3x3k3/centre"));
    page.open_with(&[(&spoilt, "'7/1/1/1/2/2/ldww'"), (&good, "'7/2/1/1/2/2/ldww'")]).await?;
    page.shows_notice("set aside").await?;
    page.press("Dismiss").await?;
    open_and_read(&page, &["Center · Hard\nTic-tac-toe\nWon\n2\nDrawn\n1\nLost\n1"]).await?;
    let stored = page.stored().await?;
    let aside = stored.iter().find(|(key, _)| key.starts_with(&storage_keys::key(SET_ASIDE)));
    ensure!(aside.is_some_and(|(_, text)| text == "\"7/1/1/1/2/2/ldww\""), "{aside:?}");
    Ok(())
}
