//! The picture of a finished game in *Share*.

use anyhow::{Context, Result, ensure};
use browser_tests::page::{FRIENDS, Page, Screen};
use browser_tests::site::Variant;
use serde_json::json;

/// The picture's alternative text.
const ALT: &str = "The final board. X wins. Tic-tac-toe, 5 moves.";

/// Removes the browser's ability to share.
const SHARES_NOTHING: &str = "Object.defineProperties(navigator,
    { canShare: { value: undefined }, share: { value: undefined } })";

/// The first bytes of a PNG: its signature, and the head of its first chunk, of 13 bytes.
const PNG: [u8; 16] = *b"\x89PNG\r\n\x1a\n\0\0\0\rIHDR";

/// Opens *Share* after a game that X has won, and waits for the picture.
async fn share_won_game(page: &Page) -> Result<()> {
    page.new_game(&FRIENDS).await?;
    page.play_all("a1 a3 b1 b3").await?;
    page.open_dialog("Share").await?;
    ensure!(!page.has("img", "The final board").await?, "there is a picture before the end");
    ensure!(!page.has("button", "Save picture").await?, "a picture can be saved before the end");
    page.close_dialog("Share").await?;
    page.play("c1").await?;
    page.open_dialog("Share").await?;
    is_drawn(page).await
}

/// Waits until the picture is drawn.
async fn is_drawn(page: &Page) -> Result<()> {
    // In WebKit, the width depends on the available room, so any width will do.
    const WIDTH: &str =
        "const it = document.querySelector('img'); return it.complete ? it.naturalWidth : 0";
    page.shows("img", ALT).await?;
    page.until("the picture", async || {
        let width: u32 = page.run(WIDTH, []).await?;
        Ok(if width > 0 { Ok(()) } else { Err("not loaded".into()) })
    })
    .await
}

/// Asserts that these are the first bytes of a PNG with the size of the picture.
fn is_png(bytes: &[u8]) -> Result<()> {
    let (start, size) = (bytes.get(..16), bytes.get(16..24));
    ensure!(start == Some(&PNG), "{bytes:?}");
    let whole = [1080_u32, 1350].map(u32::to_be_bytes).concat();
    ensure!(size == Some(&whole), "{size:?}");
    Ok(())
}

/// The picture is shared as a file. If the person cancels, the page says nothing.
pub(crate) async fn a_picture_is_shared(page: Page) -> Result<()> {
    const BYTES: &str = "const [file] = window.sent[0].files;
        file.slice(0, 24).arrayBuffer().then((bytes) => done([...new Uint8Array(bytes)]))";
    const FILE: &str = "return [window.sent[0].files[0].name, window.sent[0].files[0].type]";
    const GIVEN: &str = "return window.sent.length === 1";
    page.open_at(Variant::Shares).await?;
    share_won_game(&page).await?;
    page.press("Share picture").await?;
    page.reads("dialog", "Shared.").await?;
    ensure!(page.run::<bool>(GIVEN, []).await?, "nothing was shared");
    is_png(&page.run_async::<Vec<u8>>(BYTES).await?)?;
    let file: [String; 2] = page.run(FILE, []).await?;
    ensure!(file == ["in-a-row.png", "image/png"], "{file:?}");

    page.run::<()>("window.refuses = true", []).await?;
    page.press("Share picture").await?;
    page.reads("dialog", "The picture couldn’t be shared. Save it instead.").await?;
    page.run::<()>("window.callsOff = true", []).await?;
    page.press("Share picture").await?;
    page.until("no message", async || {
        let text = page.texts("dialog").await?.join("\n");
        Ok(if text.contains("Save it instead.") { Err(text) } else { Ok(()) })
    })
    .await?;
    let text = page.texts("dialog").await?.join("\n");
    ensure!(!text.contains("Not sent."), "{text}");
    Ok(())
}

/// If files cannot be shared, the picture can be saved. A review has a picture too.
pub(crate) async fn a_picture_is_saved(page: Page) -> Result<()> {
    const NAME: &str = "return window.saved.name";
    const BYTES: &str = "return [...atob(window.saved.address.split(',')[1])].slice(0, 24)
        .map((it) => it.charCodeAt(0))";
    page.open().await?;
    page.run::<()>(SHARES_NOTHING, []).await?;
    page.record_saved_files().await?;
    share_won_game(&page).await?;
    ensure!(!page.has("button", "Share picture").await?, "the page offers to share");
    page.press("Save picture").await?;
    page.reads("dialog", "Saved. You’ll find it in your downloads.").await?;
    let name: String = page.run(NAME, []).await?;
    ensure!(name.ends_with(".png"), "{name}");
    is_png(&page.run::<Vec<u8>>(BYTES, []).await?)?;
    page.close_dialog("Share").await?;

    page.press("Review").await?;
    page.says("Move 5 of 5").await?;
    page.open_dialog("Share").await?;
    is_drawn(&page).await
}

/// axe-core finds no violation in *Share* with a picture, in any theme.
pub(crate) async fn has_no_barriers_with_a_picture(page: Page) -> Result<()> {
    page.open_variant_on(Screen::new(320, 568), Variant::Shares).await?;
    share_won_game(&page).await?;
    page.close_dialog("Share").await?;
    for look in ["Midnight", "Paper", "Wood"] {
        page.change_setting("Theme", look).await?;
        page.open_dialog("Share").await?;
        is_drawn(&page).await?;
        page.passes_axe(&format!("a picture to share, {look}")).await?;
        page.close_dialog("Share").await?;
    }
    Ok(())
}

/// The replay is an animated PNG with a frame for the start, for each move and for the end.
pub(crate) async fn a_replay_is_saved(page: Page) -> Result<()> {
    const BYTES: &str = "return [...atob(window.saved.address.split(',')[1])]
        .map((it) => it.charCodeAt(0))";
    page.open().await?;
    page.record_saved_files().await?;
    share_won_game(&page).await?;
    page.press("Save replay").await?;
    page.reads("dialog", "Saved. You’ll find it in your downloads.").await?;
    let name: String = page.run("return window.saved.name", []).await?;
    ensure!(name == "in-a-row-replay.png", "{name}");
    let replay = page.run::<Vec<u8>>(BYTES, []).await?;
    is_png(&replay[..replay.len().min(24)])?;
    let mut reader = png::Decoder::new(std::io::Cursor::new(&replay)).read_info()?;
    let frames = reader.info().animation_control().context("it is not animated")?.num_frames;
    ensure!(frames == 1 + 5 + 1, "{frames} frames");
    let mut pixels = vec![0; reader.output_buffer_size().context("it is too large")?];
    // The default picture is not a frame.
    for _ in 0..=frames {
        reader.next_frame(&mut pixels)?;
    }
    Ok(())
}

/// Drawing the replay of a long game shows how far it is, and can be stopped. Then nothing is saved.
pub(crate) async fn stops_drawing_a_replay(page: Page) -> Result<()> {
    // As soon as a person could press the button.
    const STOP: &str = "const press = () => {
            const box = document.querySelector('#share .long-work:not(.hidden)');
            if (!box) return;
            watching.disconnect();
            window.drawn = box.querySelector('span').textContent;
            box.querySelector('button').click();
        };
        const watching = new MutationObserver(press);
        watching.observe(document.body, { subtree: true, childList: true, attributes: true });";
    const SIDE: u8 = 20;
    page.open().await?;
    page.record_saved_files().await?;
    // Row by row, so that the first side fills the leftmost column.
    let columns = || (b'a'..).take(SIDE.into()).map(char::from);
    let cells = (1..=SIDE).flat_map(|row| columns().map(move |column| format!("{column}{row}")));
    let moves = usize::from(SIDE) * usize::from(SIDE - 1) + 1;
    let record: String = cells.take(moves).collect();
    page.set_link(&format!("{SIDE}x{SIDE}k{SIDE}/{record}")).await?;
    page.says(&format!("Move {moves} of {moves}")).await?;
    page.open_dialog("Share").await?;
    for button in ["Save replay", "Save GIF"] {
        page.shows("button", button).await?;
        page.run::<()>(STOP, []).await?;
        page.press(button).await?;
        page.until("the drawing to be stopped", async || {
            let drawn: String = page.run("return window.drawn ?? ''", []).await?;
            let is_told = drawn.starts_with("Move ") && drawn.ends_with(&format!(" of {moves}"));
            Ok(if is_told { Ok(()) } else { Err(drawn) })
        })
        .await?;
        page.no_longer_shows("button", "Stop").await?;
        page.run::<()>("delete window.drawn", []).await?;
    }
    page.wait_for_paint().await?;
    ensure!(page.run::<bool>("return window.saved === undefined", []).await?, "it was saved");
    page.press("Save replay").await?;
    page.reads("dialog", "Saved. You’ll find it in your downloads.").await
}

/// The GIF of a replay opens as the game that it shows, and so do the picture and the animated PNG.
pub(crate) async fn saved_pictures_open_as_games(page: Page) -> Result<()> {
    // The addresses of saved files contain their bytes, as percent-encoded text or as Base64.
    const CHOOSE: &str = "const [type, content] = arguments[0].split(',');
        const text = (type.endsWith('base64') ? atob : unescape)(content);
        const bytes = Uint8Array.from(text, (it) => it.charCodeAt(0));
        const files = new DataTransfer();
        files.items.add(new File([bytes], arguments[1]));
        const field = document.querySelector('#open input[type=file]');
        field.files = files.files;
        field.dispatchEvent(new Event('change', { bubbles: true }));";
    page.open().await?;
    page.record_saved_files().await?;
    share_won_game(&page).await?;
    let mut saved = Vec::new();
    for button in ["Save GIF", "Save replay", "Save picture"] {
        page.run::<()>("window.saved = undefined", []).await?;
        page.press(button).await?;
        page.until("the file", async || {
            let is_saved: bool = page.run("return window.saved !== undefined", []).await?;
            Ok(if is_saved { Ok(()) } else { Err("none".into()) })
        })
        .await?;
        let name: String = page.run("return window.saved.name", []).await?;
        let address: String = page.run("return window.saved.address", []).await?;
        saved.push((name, address));
    }
    ensure!(saved[0].0 == "in-a-row.gif" && saved[0].1.contains(",GIF89a"), "{}", saved[0].0);
    page.close_dialog("Share").await?;
    for (name, address) in saved {
        page.new_game(&FRIENDS).await?;
        page.board_shows("").await?;
        page.open_dialog("Open a game").await?;
        page.run::<()>(CHOOSE, [json!(address), json!(name)]).await?;
        page.no_longer_shows("dialog", "Open a game").await.with_context(|| name.clone())?;
        page.says("Move 5 of 5").await?;
        page.board_shows("Xa1 Oa3 Xb1 Ob3 Xc1").await?;
        page.press("Close review").await?;
    }
    Ok(())
}
