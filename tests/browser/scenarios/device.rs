//! The page on a device: installation, and exporting and importing stored data.

use anyhow::{Context, Result, ensure};
use browser_tests::page::{AGAINST_FIRST_FREE, Page};
use browser_tests::site::Variant;
use in_a_row::storage_keys::{GAME, LATEST_FORMAT, OWN_GAME, key};
use serde_json::json;

/// Opens *Your data*.
async fn open_data(page: &Page) -> Result<()> {
    page.open_dialog("Settings").await?;
    page.open_dialog("Your data").await
}

async fn close_data(page: &Page) -> Result<()> {
    page.close_dialog("Your data").await?;
    page.close_dialog("Settings").await
}

/// Imports a file with this text in *Your data*.
async fn import(page: &Page, text: &str) -> Result<()> {
    const CHOOSE: &str = "const field = document.querySelector('#data input[type=file]');
        const files = new DataTransfer();
        // Programs pass files on without their type, or as plain text, so the field must accept all.
        if (field.accept) throw new Error(`only ${field.accept}`);
        files.items.add(new File([arguments[0]], 'backup', { type: '' }));
        field.files = files.files;
        field.dispatchEvent(new Event('change', { bubbles: true }));";
    page.run(CHOOSE, [json!(text)]).await
}

/// Exports everything to a file, and returns its text.
async fn export(page: &Page) -> Result<String> {
    const TEXT: &str = "return decodeURIComponent(window.saved.address.split(',')[1])";
    page.record_saved_files().await?;
    open_data(page).await?;
    page.press("Export to file").await?;
    page.reads("dialog", "Saved. You’ll find it in your downloads.").await?;
    let name: String = page.run("return window.saved.name", []).await?;
    ensure!(name.starts_with("in-a-row-20") && name.ends_with(".json"), "{name}");
    close_data(page).await?;
    page.run(TEXT, []).await
}

/// Opens the page as on another device, with nothing stored.
async fn open_elsewhere(page: &Page) -> Result<()> {
    page.visit("/blank").await?;
    page.run::<()>("localStorage.clear()", []).await?;
    page.open().await
}

/// All stored data can be taken to another device. There, scores are added, but only once however often the file is
/// imported; the game and the settings there stay, unless the user asks for those in the file.
pub(crate) async fn takes_data_to_another_device(page: Page) -> Result<()> {
    page.open().await?;
    page.new_game(&AGAINST_FIRST_FREE).await?;
    page.play_all("a1 b1 c1").await?;
    page.score_is([1, 0, 0]).await?;
    page.change_setting("Theme", "Wood").await?;
    let file = export(&page).await?;

    open_elsewhere(&page).await?;
    page.change_setting("Theme", "Paper").await?;
    page.new_game(&AGAINST_FIRST_FREE).await?;
    page.play_all("a1 b1 c1").await?;
    page.press("Play again").await?;
    page.play("b2").await?;
    page.score_is([1, 0, 0]).await?;
    open_data(&page).await?;
    import(&page, &file).await?;
    page.reads("dialog", "Imported: 1 score.").await?;
    page.reads("dialog", "your settings stayed as they were").await?;
    close_data(&page).await?;
    page.score_is([2, 0, 0]).await?;
    let board = page.board().await?;
    ensure!(board.moves().starts_with("Xb2 O"), "{board}");

    open_data(&page).await?;
    import(&page, &file).await?;
    page.reads("dialog", "Nothing in this file is new here.").await?;
    page.press("Use the game and settings from the file").await?;
    page.reads("dialog", "The game and settings from the file are in use").await?;
    close_data(&page).await?;
    page.score_is([2, 0, 0]).await?;
    page.status_begins("You win").await?;
    let look: String = page.run("return document.documentElement.dataset.theme", []).await?;
    ensure!(look == "wood", "{look}");
    page.reload().await?;
    page.score_is([2, 0, 0]).await
}

/// A file that is not from this page, is damaged, or is from a newer version changes nothing, and the page says why.
pub(crate) async fn refuses_what_is_no_file_of_ours(page: Page) -> Result<()> {
    page.open().await?;
    page.new_game(&AGAINST_FIRST_FREE).await?;
    page.play("a1").await?;
    let file = export(&page).await?;
    let stored = page.stored().await?;
    open_data(&page).await?;
    let cut = &file[..file.len() / 2];
    let newer = file.replacen("\"format\": 2", "\"format\": 3", 1);
    ensure!(newer != file, "the file does not say its format: {file}");
    let damaged = file.replacen("first-free", "first-fee", 1);
    ensure!(damaged != file, "the file does not say who is played: {file}");
    for (text, why) in [
        ("", "not a file from In a Row"),
        ("[1, 2]", "not a file from In a Row"),
        (r#"{"page": "chess", "format": 1, "stored": {}}"#, "not a file from In a Row"),
        (cut, "not a file from In a Row"),
        (&newer, "from a newer version"),
        (r#"{"page": "in-a-row", "format": 1}"#, "is damaged"),
        (r#"{"page": "in-a-row", "format": 1, "stored": {"theme": 3}}"#, "is damaged"),
        (&damaged, "is damaged"),
    ] {
        import(&page, text).await?;
        page.reads("dialog", why).await.with_context(|| text.to_owned())?;
        ensure!(page.stored().await? == stored, "{text} has changed something");
        page.close_dialog("Your data").await?;
        page.open_dialog("Your data").await?;
    }
    Ok(())
}

/// If the browser offers to install the page, *Settings* has a button for it.
pub(crate) async fn can_be_installed_from_settings(page: Page) -> Result<()> {
    const OFFER: &str = "const offer = new Event('beforeinstallprompt', { cancelable: true });
        offer.prompt = () => { window.isAsked = true; return Promise.resolve(); };
        dispatchEvent(offer);
        return offer.defaultPrevented";
    page.open().await?;
    page.open_dialog("Settings").await?;
    ensure!(!page.has("button", "Install").await?, "nothing is offered");
    page.close_dialog("Settings").await?;
    ensure!(page.run::<bool>(OFFER, []).await?, "the browser's own prompt is not prevented");
    page.open_dialog("Settings").await?;
    page.press("Install").await?;
    page.no_longer_shows("button", "Install").await?;
    ensure!(page.run::<bool>("return window.isAsked", []).await?, "the browser does not prompt");
    page.close_dialog("Settings").await
}

/// The shortcuts of the installed page lead to their boards, and don't replace a game that is being played.
pub(crate) async fn shortcuts_lead_to_their_boards(page: Page) -> Result<()> {
    let path = Variant::Plain.path();
    page.visit(&format!("{path}?play=15x15k5")).await?;
    page.wait_until_ready().await?;
    page.shows("grid", "5 in a row on 15×15").await?;
    page.board_shows("").await?;
    let address = page.address().await?;
    ensure!(!address.contains('?'), "a reload would ask again: {address}");

    page.new_game(&[("Board", "3×3"), ("Against", "Two players here")]).await?;
    page.play_all("a1 b2").await?;
    page.visit(&format!("{path}?play=3x3k3")).await?;
    page.wait_until_ready().await?;
    page.board_shows("Xa1 Ob2").await?;
    ensure!(!page.has("dialog", "New game").await?, "the requested board is already shown");
    page.visit("/blank").await?;
    page.visit(&format!("{path}?play=15x15k5")).await?;
    page.wait_until_ready().await?;
    page.shows("dialog", "New game").await?;
    let chosen = page.chosen_answer("Board").await?.unwrap_or_default();
    ensure!(chosen.starts_with("Gomoku"), "{chosen}");
    page.close_dialog("New game").await?;
    page.board_shows("Xa1 Ob2").await
}

/// The browser's toolbar has the colour of the page in every theme, whatever the system's colour scheme.
pub(crate) async fn colours_the_bar_like_the_page(page: Page) -> Result<()> {
    const COLOURS: &str = "const page = getComputedStyle(document.documentElement)
            .getPropertyValue('--page').trim();
        const metas = [...document.querySelectorAll('meta[name=theme-color]')];
        return [page, metas.map((it) => it.content.trim())]";
    page.open().await?;
    for look in ["Wood", "Paper", "Midnight"] {
        page.change_setting("Theme", look).await?;
        for _ in 0..2 {
            page.until("the colour", async || {
                let (wanted, metas): (String, Vec<String>) = page.run(COLOURS, []).await?;
                let are_equal = metas.len() == 2 && metas.iter().all(|it| *it == wanted);
                Ok(if are_equal { Ok(()) } else { Err(format!("{wanted}: {metas:?}")) })
            })
            .await?;
            page.reload().await?;
        }
    }
    Ok(())
}

/// Data that a newer version has stored and this one cannot read stays unchanged.
pub(crate) async fn leaves_alone_what_a_newer_version_stored(page: Page) -> Result<()> {
    let own_game = key(OWN_GAME);
    page.open_with(&[
        (&key(LATEST_FORMAT), "'9'"),
        (&key(GAME), "'of a newer version'"),
        (&own_game, "'of a newer version'"),
    ])
    .await?;
    page.shows_notice("from a newer version of this page").await?;
    page.play("b2").await?;
    let stored = page.stored().await?;
    let game = stored.get(&own_game).map(String::as_str);
    ensure!(game == Some("\"of a newer version\""), "{stored:?}");
    ensure!(!stored.keys().any(|key| key.contains("set-aside")), "{stored:?}");
    Ok(())
}
