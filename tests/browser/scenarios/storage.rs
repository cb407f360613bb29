//! Unreadable, blocked and full storage.

use anyhow::{Context, Result, ensure};
use browser_tests::page::{AGAINST_FIRST_FREE, Page};
use browser_tests::site::Variant;
use in_a_row::storage_keys::{self, OWN_GAME, PREFIX, SET_ASIDE};

/// Unreadable text is set aside unchanged, even with characters that are easily lost, such as half of a surrogate pair,
/// which UTF-8 cannot represent.
pub(crate) async fn sets_garbage_aside(page: Page) -> Result<()> {
    is_set_aside(&page, r#""\u0000{[ caf\u00e9 \ud83c\udfaf\r\n x\ud800y""#).await
}

/// Plays a whole game, and returns the keys under which the page has stored something.
async fn keys(page: &Page) -> Result<Vec<String>> {
    page.open().await?;
    page.set_pace("None").await?;
    page.play_out().await?;
    // Any text under the first key is valid. The second kind, with the time of a game, is overwritten with each move.
    let is_read = |key: &String| !key.ends_with("/persistent") && !key.contains("/when/");
    let keys: Vec<_> = page.stored().await?.into_keys().filter(is_read).collect();
    ensure!(
        keys.len() >= 3 && keys.iter().all(|key| key.starts_with(PREFIX)),
        "game, score and setting are not all stored: {keys:?}"
    );
    Ok(keys)
}

/// Opens the page with this value under all of its keys. Asserts that the page says so once, can be played, and keeps
/// the value byte for byte.
async fn is_set_aside(page: &Page, value: &str) -> Result<()> {
    // A later version's data must stay untouched.
    const LATER: (&str, &str) = ("in-a-row/2/game", "'later'");
    let keys = keys(page).await?;
    let mut stored: Vec<_> = keys.iter().map(|key| (key.as_str(), value)).collect();
    stored.push(LATER);
    page.visit("/blank").await?;
    page.run::<()>("localStorage.clear()", []).await?;
    page.open_with(&stored).await?;
    page.shows_notice("set aside").await?;
    let notices = page.texts("alert").await?;
    ensure!(notices.len() == 1, "{value}: one notice is enough: {notices:?}");
    page.score_is([0, 0, 0]).await?;
    page.board_shows("").await?;

    let wanted = page.as_stored(value).await?;
    let aside = page
        .stored()
        .await?
        .into_iter()
        .filter(|(key, _)| key.starts_with(&storage_keys::key(SET_ASIDE)));
    let aside: Vec<_> = aside.collect();
    ensure!(
        aside.len() == keys.len() && aside.iter().all(|(_, kept)| *kept == wanted),
        "{wanted} was under {keys:?}; set aside is {aside:?}"
    );
    page.press("Dismiss").await?;
    page.no_longer_shows("alert", "").await?;
    page.play("b2").await?;
    let board = page.board().await?;
    page.reload().await?;
    ensure!(page.board().await? == board, "{value}: a reload changes the game");
    let notices = page.texts("alert").await?;
    ensure!(notices.is_empty(), "{value}: the notice is repeated: {notices:?}");
    let still = page.stored().await?;
    ensure!(
        aside.iter().all(|(key, kept)| still.get(key) == Some(kept)),
        "{value}: what was set aside changed: {still:?}"
    );
    let later = still.get(LATER.0).map(String::as_str);
    ensure!(later == Some("\"later\""), "a later version's data is {later:?}");
    Ok(())
}

/// Readable texts stay in use: an unreadable game does not affect the score, nor an unreadable score the game.
pub(crate) async fn sets_aside_only_what_is_unreadable(page: Page) -> Result<()> {
    page.open().await?;
    page.new_game(&AGAINST_FIRST_FREE).await?;
    page.play_all("a1 b1 c1").await?;
    page.score_is([1, 0, 0]).await?;
    let key_with = async |part: &str| {
        let mut keys = page.stored().await?.into_keys();
        keys.find(|key| key.contains(part) && !key.starts_with(&storage_keys::key(SET_ASIDE)))
            .with_context(|| format!("no key with {part:?}"))
    };
    let game = key_with("game").await?;
    page.open_with(&[(&game, "'spoilt'")]).await?;
    page.shows_notice("set aside").await?;
    // The game is stored twice.
    page.board_shows("Xa1 Oa3 Xb1 Ob3 Xc1").await?;
    page.new_game(&AGAINST_FIRST_FREE).await?;
    page.score_is([1, 0, 0]).await?;

    page.play("b2").await?;
    let tally = key_with("tally").await?;
    page.open_with(&[(&tally, "'spoilt'")]).await?;
    page.shows_notice("set aside").await?;
    page.board_shows("Xb2 Oa3").await?;
    page.score_is([0, 0, 0]).await?;

    // A text with illegal moves is unreadable, too.
    let kept = page.stored().await?.remove(&game).unwrap_or_default();
    ensure!(kept.contains("b2a3"), "the stored game has other moves: {kept}");
    let spoilt = kept.replace("b2a3", "b2b2");
    page.open_with(&[(&game, &spoilt), (&storage_keys::key(OWN_GAME), &spoilt)]).await?;
    page.shows_notice("set aside").await?;
    page.board_shows("").await
}

/// If storage is blocked, the game and its score continue in memory, and the page says so once.
pub(crate) async fn plays_where_storage_is_blocked(page: Page) -> Result<()> {
    is_played_without_storage(&page, Variant::Blocked, "This browser blocks storage").await
}

/// If storage is full, the game and its score continue in memory, the page says so once, and the stored data stays.
pub(crate) async fn plays_where_storage_is_full(page: Page) -> Result<()> {
    page.open().await?;
    page.new_game(&AGAINST_FIRST_FREE).await?;
    page.play_all("a1 b1 c1").await?;
    page.score_is([1, 0, 0]).await?;
    page.press_in_menu("Reset score").await?;
    page.score_is([0, 0, 0]).await?;
    let before = page.stored().await?;
    is_played_without_storage(&page, Variant::Full, "Storage for this page is full").await?;
    page.visit("/blank").await?;
    let after = page.stored().await?;
    ensure!(after == before, "{before:?} became {after:?}");
    page.open().await
}

async fn is_played_without_storage(page: &Page, variant: Variant, why: &str) -> Result<()> {
    page.open_at(variant).await?;
    page.new_game(&AGAINST_FIRST_FREE).await?;
    page.play_all("a1 b1 c1").await?;
    page.status_begins("You win").await?;
    page.score_is([1, 0, 0]).await?;
    page.shows_notice(why).await?;
    let notices = page.texts("alert").await?;
    ensure!(notices.len() == 1, "one notice is enough: {notices:?}");
    page.press("Dismiss").await?;
    page.no_longer_shows("alert", "").await?;

    page.press("Play again").await?;
    page.board_shows("").await?;
    page.play_all("a1 b2 a2").await?;
    page.status_begins("The computer wins").await?;
    page.score_is([1, 0, 1]).await?;
    page.set_pace("None").await?;
    let notices = page.texts("alert").await?;
    ensure!(notices.is_empty(), "the notice is repeated: {notices:?}");
    Ok(())
}
