//! What became of all games.

use anyhow::{Result, ensure};
use browser_tests::page::{AGAINST_FIRST_FREE, FRIENDS, Page};
use browser_tests::site::Variant;
use in_a_row::storage_keys::{self, GAME, OWN_GAME, SET_ASIDE, key};

/// You win against the first free cell with the first, and lose with the second.
const WIN: &str = "a1 b1 c1";
const LOSS: &str = "a1 b2 a2";

/// Opens the statistics from the score, and waits until they say all this.
async fn opens_and_reads(page: &Page, words: &[&str]) -> Result<()> {
    page.open_dialog("Statistics").await?;
    for words in words {
        page.reads("dialog", words).await?;
    }
    Ok(())
}

/// The statistics say all this, and their chart is of these games.
async fn are(page: &Page, words: &[&str], chart: &str) -> Result<()> {
    opens_and_reads(page, words).await?;
    page.shows("img", chart).await?;
    let charts = page.names("img").await?;
    ensure!(charts == [chart], "{charts:?}");
    page.close_dialog("Statistics").await
}

/// Games that were won and lost are counted, in figures and in a chart, and after a reload as before. One
/// whose end is taken back is not; a reset of the score takes nothing away.
pub(crate) async fn counts_games_won_and_lost(page: Page) -> Result<()> {
    page.open().await?;
    page.new_game(&AGAINST_FIRST_FREE).await?;
    opens_and_reads(&page, &["No finished games yet."]).await?;
    ensure!(!page.has("img", "").await?, "a chart of no games");
    page.close_dialog("Statistics").await?;

    page.play_all(WIN).await?;
    page.status_begins("You win").await?;
    page.press("Play again").await?;
    page.board_shows("").await?;
    page.play_all(LOSS).await?;
    page.status_begins("The computer wins").await?;
    let figures =
        ["First free", "Noughts and crosses", "Won\n1", "Drawn\n0", "Lost\n1", "Points\n50%"];
    let chart = "Last 2 games, oldest first: 1 won, 1 lost";
    are(&page, &figures, chart).await?;
    page.reload().await?;
    are(&page, &figures, chart).await?;
    page.press("Reset score").await?;
    page.score_is([0, 0, 0]).await?;
    are(&page, &figures, chart).await?;

    page.press("Undo").await?;
    page.status_begins("X to move").await?;
    are(&page, &["Won\n1", "Lost\n0", "Points\n100%"], "Last game: 1 won").await?;
    page.press("Redo").await?;
    page.status_begins("The computer wins").await?;
    are(&page, &figures, chart).await
}

/// Statistics that were cleared can be restored, with what was played since.
pub(crate) async fn clears_and_restores_statistics(page: Page) -> Result<()> {
    page.open().await?;
    page.new_game(&AGAINST_FIRST_FREE).await?;
    page.play_all(WIN).await?;
    page.status_begins("You win").await?;
    page.open_dialog("Statistics").await?;
    page.press("Clear statistics").await?;
    page.is_told("Statistics cleared").await?;
    page.score_is([1, 0, 0]).await?;
    opens_and_reads(&page, &["No finished games yet."]).await?;
    page.close_dialog("Statistics").await?;
    page.press("Play again").await?;
    page.board_shows("").await?;
    page.play_all(LOSS).await?;
    page.status_begins("The computer wins").await?;
    are(&page, &["Won\n0", "Lost\n1"], "Last game: 1 lost").await?;
    page.press("Restore").await?;
    page.shows_no_more("button", "Restore").await?;
    are(&page, &["Won\n1", "Lost\n1"], "Last 2 games, oldest first: 1 won, 1 lost").await?;

    // What is cleared stays so, though the game is still on the board.
    page.open_dialog("Statistics").await?;
    page.press("Clear statistics").await?;
    page.is_told("Statistics cleared").await?;
    page.reload().await?;
    opens_and_reads(&page, &["No finished games yet."]).await
}

/// The current pairing comes first, then the others, the one that played last first.
pub(crate) async fn lists_each_pairing(page: Page) -> Result<()> {
    page.open().await?;
    page.new_game(&AGAINST_FIRST_FREE).await?;
    page.play_all(WIN).await?;
    page.status_begins("You win").await?;
    page.new_game(&FRIENDS).await?;
    page.play_all("a1 a3 b1 b3 c2 c3").await?;
    page.status_begins("O wins").await?;
    page.new_game(&[("Board", "4×4"), ("Against", "Computer"), ("Other opponents", "Guard")])
        .await?;
    page.open_dialog("New game").await?;
    page.open_dialog("Statistics").await?;
    let headings = page.names("heading").await?;
    let expected = ["Statistics", "Guard", "Friend here", "First free"];
    ensure!(headings == expected, "{headings:?}");
    page.reads("dialog", "4 in a row on 4×4\nNo finished games yet.").await?;
    page.reads("dialog", "Noughts and crosses, for Player 1\nWon\n0\nDrawn\n0\nLost\n1").await
}

/// What is done in one tab is counted once, whichever tab goes on.
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
    are(&page, &["Won\n1", "Lost\n0"], "Last game: 1 won").await?;
    // A dialog that is open follows.
    page.use_tab(&second).await?;
    page.shows("img", "Last game: 1 won").await
}

/// A page that is closed before the end is counted counts it when it opens again, and only once. Games that
/// end while part of the page is missing are counted as soon as it is there.
pub(crate) async fn counts_what_ended_before_it_could(page: Page) -> Result<()> {
    let ended = "'3x3k3/first-free/one/starter-is-x/one/one/a1a3b1b3c1//counted/-/marks/'";
    let keys = [key(GAME), key(OWN_GAME)];
    page.open_with(&[(&keys[0], ended), (&keys[1], ended)]).await?;
    page.status_begins("You win").await?;
    are(&page, &["Won\n1"], "Last game: 1 won").await?;

    page.site().refuse(Some("lazy"));
    page.visit(&Variant::Plain.path()).await?;
    page.is_mounted().await?;
    for _ in 0..2 {
        page.press("Play again").await?;
        page.board_shows("").await?;
        page.play_all(WIN).await?;
        page.status_begins("You win").await?;
    }
    page.site().refuse(None);
    page.open_dialog("New game").await?;
    page.close_dialog("New game").await?;
    are(&page, &["Won\n3", "Best streak\n3 won"], "Last 3 games, oldest first: 3 won").await?;
    page.forgets_messages().await
}

/// Statistics that cannot be read are set aside, and cost no others.
pub(crate) async fn sets_unreadable_statistics_aside(page: Page) -> Result<()> {
    let key = |pairing: &str| key(&storage_keys::statistics(pairing));
    let (spoilt, good) = (key("3x3k3/clerk"), key("3x3k3/centre"));
    page.open_with(&[(&spoilt, "'7/1/1/1/2/2/ldww'"), (&good, "'7/2/1/1/2/2/ldww'")]).await?;
    page.is_told("set aside").await?;
    page.press("Dismiss").await?;
    opens_and_reads(&page, &["Centre\nNoughts and crosses\nWon\n2\nDrawn\n1\nLost\n1"]).await?;
    let stored = page.stored().await?;
    let aside = stored.iter().find(|(key, _)| key.starts_with(&storage_keys::key(SET_ASIDE)));
    ensure!(aside.is_some_and(|(_, text)| text == "\"7/1/1/1/2/2/ldww\""), "{aside:?}");
    Ok(())
}
