//! The page on the device: without a network, and updates to new versions.
//!
//! The page reloads itself in these scenarios, because Firefox's driver bypasses the service worker.

use anyhow::{Context, Result, ensure};
use browser_tests::browser::Browser;
use browser_tests::page::{AGAINST_FIRST_FREE, Page, Screen};
use browser_tests::site::{Fault, Missing, Variant};

const PHONE: Screen = Screen::new(360, 640);

/// Passes the names of all caches to `done`.
const CACHES: &str = "caches.keys().then(done)";

/// The notice of a new version.
const IS_READY: &str = "A new version is ready";

/// Opens the page and waits until the device keeps all of it.
pub(crate) async fn open_kept(page: &Page) -> Result<()> {
    page.open_at(Variant::Kept).await?;
    is_kept(page).await
}

/// Waits until the device keeps the whole page.
pub(crate) async fn is_kept(page: &Page) -> Result<()> {
    const KEPT: &str = "const done = arguments[0];
        // Until its own service worker has started, that of a copy at the root may answer for this one.
        const { href: script } = new URL('service-worker.js', document.baseURI);
        const isOwn = navigator.serviceWorker.controller?.scriptURL === script;
        const { href: scope } = new URL('./', document.baseURI);
        // The last files to be cached: texts that have not been shown yet. Other copies of the page have their own.
        const isOfWords = ({ url }) => url.startsWith(scope) && url.endsWith('-seldom.txt');
        const hasWords = async (name) => (await (await caches.open(name)).keys()).some(isOfWords);
        caches.keys()
          .then((names) => names.filter((name) => name.startsWith(`in-a-row ${scope} `)))
          .then((names) => Promise.all(names.map(hasWords)))
          .then((have) => done(isOwn && have.includes(true)))";
    page.until("the page to be kept", async || {
        let is_kept = page.run_async(KEPT).await?;
        Ok(if is_kept { Ok(()) } else { Err("it is not kept".into()) })
    })
    .await
}

/// Makes the page look for a new version, as when a person returns to it.
async fn look_for_new_version(page: &Page) -> Result<()> {
    const COME_BACK: &str =
        "document.dispatchEvent(new Event('visibilitychange', { bubbles: true }))";
    page.run(COME_BACK, []).await
}

/// Comes back to the page until it says that a new version is ready. The page looks for one when it is loaded, too; if that
/// attempt began before the server had the whole version, it fails, and the browser makes only one at a time.
async fn finds_new_version(page: &Page) -> Result<()> {
    page.until("a new version", async || {
        look_for_new_version(page).await?;
        let notices = page.texts("alert").await?;
        let is_ready = notices.iter().any(|notice| notice.contains(IS_READY));
        Ok(if is_ready { Ok(()) } else { Err(format!("the notices {notices:?}")) })
    })
    .await
}

/// Waits until the open page has this version.
async fn is_of_version(page: &Page, version: &str) -> Result<()> {
    // While a page is loading, it has no script yet.
    const ADDRESS: &str = "return document.querySelector('script[data-js]')?.dataset.js ?? ''";
    page.until(&format!("version {version}"), async || {
        let address: String = page.run(ADDRESS, []).await?;
        Ok(if address.starts_with(version) { Ok(()) } else { Err(address) })
    })
    .await
}

/// After the first visit, the whole page opens without a network, also from a link and from a URL that does not exist.
pub(crate) async fn opens_without_a_network(page: Page) -> Result<()> {
    open_kept(&page).await?;
    page.new_game(&AGAINST_FIRST_FREE).await?;
    page.play("b2").await?;
    page.site().disconnect();
    page.reload_screen().await?;
    page.board_shows("Xb2 Oa3").await?;
    page.play_all("b3 b1").await?;
    page.status_begins("You win").await?;

    let path = Variant::Kept.path();
    page.visit("/blank").await.ok();
    page.visit(&format!("{path}?from=friend#3x3k3/b2a1c3")).await?;
    page.wait_until_ready().await?;
    page.board_shows("Xb2 Oa1 Xc3").await?;
    page.visit("/blank").await.ok();
    page.visit(&format!("{path}no/such/page#3x3k3/b2a1")).await?;
    page.wait_until_ready().await?;
    page.board_shows("Xb2 Oa1").await?;
    let address = page.address().await?;
    ensure!(address.starts_with(&format!("{}{path}#", page.site().origin())), "{address}");
    page.visit(&format!("{path}index.html")).await?;
    page.wait_until_ready().await?;
    // A request for a part of a file gets an answer.
    const PART: &str = "fetch('icon.svg', { headers: { Range: 'bytes=0-3' } })
        .then((it) => it.text()).then((text) => done(text.startsWith('<svg')))";
    ensure!(page.run_async::<bool>(PART).await?, "a request for a part of a file fails");
    // The harness's own scripts are not kept.
    page.discard_messages().await
}

/// What another app shares with the installed page is opened, also without a network: a file, or a text.
pub(crate) async fn opens_what_another_app_shares(page: Page) -> Result<()> {
    open_kept(&page).await?;
    page.site().disconnect();
    for (parts, board) in [
        (
            "form.append('files', new File(['(;FF[4]GM[4]SZ[15];B[hh];W[ii])'], 'game.sgf'))",
            "Bh8 Wi7",
        ),
        ("form.append('text', 'Your turn: https://example.org/#15x15k5/h8i9h9')", "Bh8 Wi9 Bh9"),
    ] {
        let share = format!(
            "const form = new FormData();
            {parts};
            fetch('./?received', {{ method: 'POST', body: form }})
              .then((answer) => {{ location.href = './?received'; done(answer.ok); }})"
        );
        ensure!(page.run_async::<bool>(&share).await?, "it is refused");
        page.wait_until_ready().await?;
        page.board_shows(board).await?;
        let address = page.address().await?;
        ensure!(!address.contains("received"), "{address}");
    }
    // It is opened once.
    const LEFT: &str = "caches.open('in-a-row received')
        .then((cache) => cache.keys()).then((left) => done(left.length))";
    let left: usize = page.run_async(LEFT).await?;
    ensure!(left == 0, "{left} are left");
    // The harness's own scripts are not kept.
    page.discard_messages().await
}

/// Without a network, a phone has every board and every opponent, hints, reviews and a QR code.
pub(crate) async fn plays_everything_without_a_network(page: Page) -> Result<()> {
    page.open_variant_on(PHONE, Variant::Kept).await?;
    is_kept(&page).await?;
    page.site().disconnect();
    page.reload_screen().await?;
    for opponent in ["First free", "Clerk", "Random", "Guard", "Strategist", "Center", "Minimax"] {
        page.new_game(&[("Board", "3×3"), ("Against", "Computer"), ("Opponent", opponent)]).await?;
        page.play("b2").await?;
        page.status_begins("X to move").await?;
    }
    page.press("Hint").await?;
    page.says("Hint").await?;
    for (board, level) in [
        ("4×4", "Level 1"),
        ("5×5", "Level 2"),
        ("Fills the screen", "Level 3"),
        ("Gomoku 15×15", "Level 4"),
        ("19×19", "Level 5"),
        ("3D 3×3×3", "Level 6"),
        ("3D 4×4×4", "Level 1"),
        ("Endless", "Level 2"),
    ] {
        page.new_game(&[
            ("Board", board),
            ("Against", "Computer"),
            ("Opponent", level),
            ("Who starts", "Computer"),
        ])
        .await?;
        page.says("Last move").await.with_context(|| format!("{level} on {board}"))?;
    }
    page.new_game(&[("Board", "3×3"), ("Against", "Two players here")]).await?;
    page.play_all("a1 a3 b1 b3 c1").await?;
    page.press("Review").await?;
    page.says("Move 5 of 5").await?;
    page.press("Close review").await?;
    page.open_dialog("Share").await?;
    page.press("Scan it with another phone").await?;
    page.shows("img", "QR").await?;
    page.close_dialog("Share").await?;
    page.open_dialog("Rules").await?;
    page.press("What’s new").await?;
    page.reads("dialog", "Added").await?;
    page.discard_messages().await
}

/// A new version is downloaded in the background. The old one goes on with its own parts, although the server no
/// longer has them, until *Update* is pressed. Then the game and its undone moves are still there.
pub(crate) async fn is_renewed_while_a_game_runs(page: Page) -> Result<()> {
    open_kept(&page).await?;
    let old = page.site().version();
    page.new_game(&AGAINST_FIRST_FREE).await?;
    page.play_all("b2 c1").await?;
    page.press("Undo").await?;
    page.board_shows("Xb2 Oa3").await?;

    page.site().publish_new_version();
    look_for_new_version(&page).await?;
    page.shows_notice(IS_READY).await?;
    is_of_version(&page, &old).await?;
    page.open_dialog("Rules").await?;
    page.press("How minimax thinks").await?;
    page.reads("dialog", "Where should X play?").await?;
    page.close_dialog("How minimax thinks").await?;
    page.close_dialog("Rules").await?;

    page.press("Update").await?;
    is_of_version(&page, &page.site().version()).await?;
    page.wait_until_ready().await?;
    page.board_shows("Xb2 Oa3").await?;
    page.press("Redo").await?;
    page.board_shows("Xb2 Oa3 Xc1 Ob3").await?;
    page.no_longer_shows("button", "Update").await?;
    page.site().disconnect();
    page.reload_screen().await?;
    is_of_version(&page, &page.site().version()).await?;
    page.discard_messages().await
}

/// When a new version is ready, an open dialog stays open with its choices. The new version starts with the game that
/// is chosen there.
pub(crate) async fn is_renewed_with_the_next_game(page: Page) -> Result<()> {
    open_kept(&page).await?;
    page.play("b2").await?;
    page.open_dialog("New game").await?;
    page.choose("Board", "4×4").await?;
    page.site().publish_new_version();
    look_for_new_version(&page).await?;
    page.until("the new version", async || {
        let is_offered: bool =
            page.run("return document.body.innerText.includes('Update')", []).await?;
        Ok(if is_offered { Ok(()) } else { Err("it is not offered".into()) })
    })
    .await?;
    let chosen = page.chosen_answer("Board").await?;
    ensure!(chosen.as_deref() == Some("4×4"), "{chosen:?}");
    page.press("Start").await?;
    is_of_version(&page, &page.site().version()).await?;
    page.wait_until_ready().await?;
    page.shows("grid", "4 in a row on 4×4").await?;
    page.board_shows("").await
}

/// A download of a new version that breaks off changes nothing. The new version is installed once it downloads
/// completely.
pub(crate) async fn a_broken_update_changes_nothing(page: Page) -> Result<()> {
    open_kept(&page).await?;
    let old = page.site().version();
    page.play("b2").await?;
    page.site().publish_new_version();
    page.site().set_fault(Some(("worker_bg", Fault::BrokenOff)));
    look_for_new_version(&page).await?;
    page.until("the download", async || {
        let asked =
            page.site().answered_requests().iter().any(|it| {
                it.path.contains(&page.site().version()) && it.path.contains("worker_bg")
            });
        Ok(if asked { Ok(()) } else { Err("it is not requested".into()) })
    })
    .await?;
    only_keeps(&page, &old).await?;
    page.reload_screen().await?;
    is_of_version(&page, &old).await?;

    page.site().set_fault(None);
    finds_new_version(&page).await?;
    page.press("Update").await?;
    is_of_version(&page, &page.site().version()).await?;
    page.wait_until_ready().await
}

/// While a new version is being uploaded, hosts send the page for missing files, or incomplete files, or the page of
/// the old version. None of that is kept: the old version goes on, and the new one is installed once it is complete.
pub(crate) async fn an_incomplete_upload_changes_nothing(page: Page) -> Result<()> {
    open_kept(&page).await?;
    let old = page.site().version();
    page.play("b2").await?;
    let before = page.board().await?;
    page.site().publish_new_version();
    let new = page.site().version();
    page.site().send_for_missing(Missing::Page);
    for part in [&new, "/en.txt", "lazy.wasm", "/worker.js", "icon.svg"] {
        page.site().refuse(Some(part));
        is_refused(&page, &old, part).await?;
    }
    page.site().refuse(None);
    for part in ["page_bg", "-seldom.txt"] {
        page.site().set_fault(Some((part, Fault::Halved)));
        is_refused(&page, &old, part).await?;
    }
    page.site().set_fault(None);
    page.site().hold_back_page(true);
    // This file is requested beside the page, before those that only the new version has.
    is_refused(&page, &old, "CHANGELOG.md").await.context("the page of the version before")?;
    page.site().hold_back_page(false);

    page.reload_screen().await?;
    is_of_version(&page, &old).await?;
    finds_new_version(&page).await?;
    page.press("Update").await?;
    is_of_version(&page, &new).await?;
    page.wait_until_ready().await?;
    let after = page.board().await?;
    ensure!(after.moves() == before.moves(), "{after}");
    page.site().disconnect();
    page.reload_screen().await?;
    page.open_dialog("Rules").await?;
    page.press("How minimax thinks").await?;
    page.reads("dialog", "Where should X play?").await?;
    page.discard_messages().await
}

/// Asserts that the new version is not kept, because files whose path contains this are wrong.
async fn is_refused(page: &Page, old: &str, part: &str) -> Result<()> {
    let count =
        || page.site().answered_requests().iter().filter(|it| it.path.contains(part)).count();
    let before = count();
    look_for_new_version(page).await?;
    page.until(&format!("{part:?} to be loaded"), async || {
        Ok(if count() > before { Ok(()) } else { Err("it is not requested".into()) })
    })
    .await?;
    only_keeps(page, old).await.with_context(|| format!("with a wrong {part:?}"))
}

/// A network that asks for a login answers every request with its own page. The game goes on, and none of these
/// answers is kept.
pub(crate) async fn a_login_page_is_not_kept(page: Page) -> Result<()> {
    open_kept(&page).await?;
    page.play("b2").await?;
    page.site().send_for_missing(Missing::Login);
    look_for_new_version(&page).await?;
    page.reload_screen().await?;
    page.open_dialog("Settings").await?;
    page.press_answer("Français").await?;
    page.close_dialog("Settings").await?;
    page.shows_notice("This language failed to load").await?;
    page.site().send_for_missing(Missing::NotFound);
    page.open_dialog("Settings").await?;
    page.press_answer("Français").await?;
    page.shows("dialog", "Réglages").await?;
    page.site().disconnect();
    page.reload_screen().await?;
    page.press("Réglages").await?;
    page.shows("dialog", "Réglages").await?;
    page.discard_messages().await
}

/// If the files on the device are wrong, the page removes its service worker and reloads itself, once. Without a
/// network it keeps them.
pub(crate) async fn a_broken_page_repairs_itself(page: Page) -> Result<()> {
    const SPOIL: &str = "(async () => {
        const [name] = await caches.keys();
        const cache = await caches.open(name);
        const { wasm } = document.querySelector('script[data-wasm]').dataset;
        const headers = { 'content-type': 'text/html' };
        await cache.put(wasm, new Response('<!doctype html>', { headers }));
      })().then(done)";
    const RELOAD: &str = "window.isLeft = true; location.reload()";
    open_kept(&page).await?;
    page.play("b2").await?;
    let before = page.board().await?;
    page.run_async::<()>(SPOIL).await?;
    page.site().disconnect();
    page.run::<()>(RELOAD, []).await?;
    page.shows_notice("The game failed to load").await?;
    page.press("Try again").await?;
    page.shows_notice("The game failed to load").await?;
    let caches: Vec<String> = page.run_async(CACHES).await?;
    ensure!(caches.len() == 1, "{caches:?}");

    page.site().connect();
    page.run::<()>(RELOAD, []).await?;
    page.wait_until_ready().await?;
    let after = page.board().await?;
    ensure!(after.moves() == before.moves(), "{after}");
    if page.browser() == Browser::WebKit {
        // WebKit goes on with the removed service worker: the page works, but is not kept again at once.
        return page.discard_messages().await;
    }
    is_kept(&page).await?;
    page.site().disconnect();
    page.reload_screen().await?;
    page.discard_messages().await
}

/// After a run with `--offline`, `script/play` without it offers the newest build, and always shows it from then on.
/// The console stays empty.
pub(crate) async fn is_no_longer_kept_for_developers(page: Page) -> Result<()> {
    const LEFT: &str = "Promise.all([caches.keys(), navigator.serviceWorker.getRegistrations()])
        .then(([names, registrations]) => done([
            ...names, ...registrations.map((it) => it.active?.state ?? 'a service worker')]))";
    open_kept(&page).await?;
    page.play("b2").await?;
    let before = page.board().await?;
    // The worker is there, so that it is not requested once its version is gone.
    page.open_dialog("New game").await?;
    page.wait_for_proofs().await?;
    page.close_dialog("New game").await?;
    page.discard_messages().await?;
    page.site().publish_new_version();
    page.site().remove_service_worker();
    look_for_new_version(&page).await?;
    page.shows_notice(IS_READY).await?;
    page.press("Update").await?;
    is_of_version(&page, &page.site().version()).await?;
    page.wait_until_ready().await?;
    let after = page.board().await?;
    ensure!(after.moves() == before.moves(), "{after}");
    for _ in 0..2 {
        page.until("nothing to be kept", async || {
            let left: Vec<String> = page.run_async(LEFT).await?;
            Ok(if left.is_empty() { Ok(()) } else { Err(left.join(", ")) })
        })
        .await?;
        page.reload_screen().await?;
        page.open_dialog("Rules").await?;
        page.close_dialog("Rules").await?;
    }
    Ok(())
}

/// Waits until the device keeps this version, and no part of another one.
async fn only_keeps(page: &Page, version: &str) -> Result<()> {
    page.until("one version", async || {
        let caches: Vec<String> = page.run_async(CACHES).await?;
        let is_only_one = caches.len() == 1 && caches[0].ends_with(version);
        Ok(if is_only_one { Ok(()) } else { Err(format!("{caches:?}")) })
    })
    .await
}

/// With a full disk, the device keeps nothing, and the page works with a network.
pub(crate) async fn plays_where_the_disk_is_full(page: Page) -> Result<()> {
    page.site().fill_disks();
    page.open_at(Variant::Kept).await?;
    page.play("b2").await?;
    page.until("the attempt", async || {
        let asked = page
            .site()
            .answered_requests()
            .iter()
            .filter(|it| it.path.ends_with("CHANGELOG.md"))
            .count();
        Ok(if asked > 0 { Ok(()) } else { Err("nothing is requested".into()) })
    })
    .await?;
    page.until("no cache", async || {
        let caches: Vec<String> = page.run_async(CACHES).await?;
        Ok(if caches.is_empty() { Ok(()) } else { Err(format!("{caches:?}")) })
    })
    .await?;
    page.reload_screen().await?;
    page.open_dialog("Rules").await?;
    page.close_dialog("Rules").await
}

/// In a browser without service workers, the page works with a network.
pub(crate) async fn plays_in_a_private_window(page: Page) -> Result<()> {
    page.open_at(Variant::Private).await?;
    page.play("b2").await?;
    page.open_dialog("Rules").await?;
    page.close_dialog("Rules").await?;
    page.reload_screen().await?;
    let board = page.board().await?;
    ensure!(board.moves().starts_with("Xb2 O"), "{board}");
    Ok(())
}

/// Two copies of the page on one host, one below the other, don't interfere with each other, nor with other pages on
/// the host.
pub(crate) async fn two_copies_do_not_disturb_each_other(page: Page) -> Result<()> {
    const SCOPES: &str = "caches.keys().then((keys) => done(keys.map((it) => it.split(' ')[1])))";
    page.visit("/").await?;
    page.wait_until_ready().await?;
    is_kept(&page).await?;
    open_kept(&page).await?;
    let origin = page.site().origin().to_owned();
    let below = format!("{origin}{}", Variant::Kept.path());
    page.until("two copies", async || {
        let mut scopes: Vec<String> = page.run_async(SCOPES).await?;
        scopes.sort();
        let wanted = [format!("{origin}/"), below.clone()];
        Ok(if scopes == wanted { Ok(()) } else { Err(format!("{scopes:?}")) })
    })
    .await?;
    // Another page, below the first copy.
    page.visit("/blank").await?;
    let title: String = page.run("return document.title", []).await?;
    ensure!(title == "Blank", "{title}");
    page.site().disconnect();
    for path in ["/".to_owned(), Variant::Kept.path()] {
        page.visit(&path).await?;
        page.wait_until_ready().await?;
        let address = page.address().await?;
        ensure!(address.split('#').next() == Some(&format!("{origin}{path}")), "{address}");
    }
    page.discard_messages().await
}
