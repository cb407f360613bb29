//! The page on different web servers.

use std::collections::{HashMap, HashSet};

use anyhow::{Context, Result, ensure};
use browser_tests::page::{FRIENDS, Page, Screen};
use browser_tests::site::{Fault, Missing, Slash, Variant};
use in_a_row::words::{Language, Text, languages};
use serde::Deserialize;
use xtask::weight;

/// The page works at the root of a host and below any path, with and without `index.html` in the URL.
pub(crate) async fn plays_at_the_root_and_below(page: Page) -> Result<()> {
    let below = Variant::Plain.path();
    for path in ["/".to_owned(), "/index.html".to_owned(), below.clone(), below + "index.html"] {
        page.visit("/blank").await?;
        page.run::<()>("localStorage.clear()", []).await?;
        page.visit(&path).await?;
        page.wait_until_ready().await?;
        page.board_shows("").await?;
        page.play("b2").await?;
        let board = page.board().await?;
        ensure!(board.moves().starts_with("Xb2 O"), "{path}: {board}");
        page.is_clean().await?;
    }
    Ok(())
}

/// On a host that also serves the page without the slash at the end of its URL, the page goes to the URL with the
/// slash, where its files are, and keeps the link.
pub(crate) async fn plays_without_the_slash_at_the_end(page: Page) -> Result<()> {
    page.site().treat_slash(Slash::Optional);
    let path = Variant::Plain.path();
    let without_slash = path.trim_end_matches('/');
    page.visit(&format!("{without_slash}?from=friend#3x3k3/b2a3")).await?;
    page.goes_to(&format!("{}{path}?from=friend#", page.site().origin())).await?;
    page.wait_until_ready().await?;
    page.board_shows("Xb2 Oa3").await?;
    // The first page did not find its files.
    page.discard_messages().await
}

/// If the host removes the slash again, the page stays there and says that it failed to load.
pub(crate) async fn says_that_files_are_missing(page: Page) -> Result<()> {
    page.site().treat_slash(Slash::TakenAway);
    page.visit(&Variant::Plain.path()).await?;
    page.shows_notice("The game failed to load").await?;
    let address = page.address().await?;
    ensure!(!address.ends_with('/'), "it is at {address}");
    page.discard_messages().await
}

/// In a sandbox that gives the page an opaque origin, no file can be loaded, and the page says so.
pub(crate) async fn says_that_a_sandbox_is_in_the_way(page: Page) -> Result<()> {
    let path = Variant::Plain.path();
    page.visit(&format!("/frame?w=390&h=600&allows=allow-scripts&src={path}")).await?;
    page.enter_screen().await?;
    page.shows_notice("its sandbox lacks “allow-same-origin”").await?;
    page.visit("/blank").await?;
    page.discard_messages().await
}

/// A page that cannot start says so and reloads itself only once. *Try again* starts it once the missing file is there,
/// although the host sent the page in its place, to be cached for a year.
pub(crate) async fn starts_when_missing_files_have_come(page: Page) -> Result<()> {
    page.site().send_for_missing(Missing::Page);
    let parts = ["page.js", "page_bg.wasm", "/en.txt"];
    for (part, variant) in parts.into_iter().zip([Variant::Plain, Variant::Blocked, Variant::Plain])
    {
        let path = variant.path();
        let loads = || page.site().answered_requests().iter().filter(|it| it.path == path).count();
        let before = loads();
        page.site().refuse(Some(part));
        page.visit(&path).await?;
        page.shows_notice("The game failed to load").await?;
        // The page, a check whether it is there, and the reload.
        let count = loads() - before;
        ensure!(count == 3, "{part}: the page is loaded {count} times");
        page.press("Try again").await?;
        page.shows_notice("The game failed to load").await?;
        page.site().refuse(None);
        page.press("Try again").await?;
        page.wait_until_ready().await.with_context(|| format!("once {part} is there"))?;
        page.play("b2").await?;
        page.visit("/blank").await?;
        page.run::<()>("localStorage.clear()", []).await?;
    }
    page.discard_messages().await
}

/// Opened again once the missing files are there, the page starts by itself.
pub(crate) async fn starts_by_itself_when_opened_once_more(page: Page) -> Result<()> {
    page.site().send_for_missing(Missing::Page);
    page.site().refuse(Some(&page.site().version()));
    page.visit(&Variant::Plain.path()).await?;
    page.shows_notice("The game failed to load").await?;
    page.site().refuse(None);
    page.visit("/blank").await?;
    page.open().await?;
    page.discard_messages().await
}

/// A page that cannot start says so in the reader's language. Without a network, *Try again* leaves the message there.
pub(crate) async fn says_in_each_language_that_it_does_not_start(page: Page) -> Result<()> {
    page.site().refuse(Some(&page.site().version()));
    let mut again = "";
    for &language in Language::ALL {
        let path = format!("{}?prefers={}", Variant::Foreign.path(), language.tag());
        let failed = languages::text(language, Text::FailedToStart);
        again = languages::text(language, Text::TryAgain);
        page.visit(&path).await?;
        page.shows_notice(failed).await?;
        page.shows("button", again).await?;
    }
    page.site().disconnect();
    page.press(again).await?;
    page.shows("button", again).await?;
    page.site().connect();
    page.site().refuse(None);
    page.press(again).await?;
    page.wait_until_ready().await?;
    page.discard_messages().await
}

/// *Try again* loads later parts once they are there, although the host sent the page in their place, to be cached for
/// a year.
pub(crate) async fn later_parts_come_when_tried_again(page: Page) -> Result<()> {
    const MISSING: &str = "The analysis engine failed to load";
    page.site().send_for_missing(Missing::Page);
    for part in ["split_soon", "lazy"] {
        page.site().refuse(Some(part));
        page.visit(&Variant::Plain.path()).await?;
        page.wait_until_ready().await?;
        page.press("Menu").await?;
        page.shows_notice("Part of the page failed to load").await?;
    }
    let style_requests = || {
        let answered = page.site().answered_requests();
        answered.iter().filter(|it| it.path.contains("lazy.css")).count()
    };
    let before = style_requests();
    page.site().refuse(Some("lazy.css"));
    page.press("Try again").await?;
    // The wrong file is in the browser's cache, so it is requested from the server.
    page.until("the styles to fail", async || {
        Ok(if style_requests() > before { Ok(()) } else { Err("no request".to_owned()) })
    })
    .await?;
    page.shows_notice("Part of the page failed to load").await?;
    page.site().refuse(Some("/worker"));
    page.press("Try again").await?;
    page.shows("dialog", "Menu").await?;
    page.open_dialog("Rules").await?;
    page.press("How minimax thinks").await?;
    page.shows_notice(MISSING).await?;
    page.site().refuse(Some("worker_bg"));
    page.press("Try again").await?;
    page.shows_notice(MISSING).await?;
    page.site().refuse(Some("CHANGELOG.md"));
    page.press("Try again").await?;
    page.reads("dialog", "Where should X play?").await?;
    page.close_dialog("How minimax thinks").await?;
    page.press("What’s new").await?;
    page.reads("dialog", "The list of changes failed to load").await?;
    page.close_dialog("What’s new").await?;
    page.site().refuse(Some("/fr"));
    page.press("What’s new").await?;
    page.reads("dialog", "Added").await?;
    page.close_dialog("What’s new").await?;
    page.close_dialog("Rules").await?;

    page.open_dialog("Settings").await?;
    page.press_answer("Français").await?;
    page.close_dialog("Settings").await?;
    page.shows_notice("This language failed to load").await?;
    page.site().refuse(None);
    page.open_dialog("Settings").await?;
    page.press_answer("Français").await?;
    page.shows("dialog", "Réglages").await?;
    page.discard_messages().await
}

/// A board whose code or styles failed to load is shown after *Try again*.
pub(crate) async fn shows_a_board_when_tried_again(page: Page) -> Result<()> {
    let boards = [
        ("split_boards", "3D 3×3×3", ("group", "3 in a row on 3×3×3"), "1a1"),
        ("boards.css", "Endless", ("grid", "Endless 5 in a row"), "r0u0"),
    ];
    for (file, board, (role, name), cell) in boards {
        page.site().refuse(Some(file));
        page.visit(&Variant::Plain.path()).await?;
        page.wait_until_ready().await?;
        page.open_dialog("New game").await?;
        page.choose("Against", "Two players here").await?;
        page.choose("Board", board).await?;
        page.press("Start").await?;
        page.shows_notice("Part of the page failed to load").await?;
        page.site().refuse(None);
        page.press("Try again").await?;
        page.no_longer_shows("button", "Try again").await?;
        page.shows(role, name).await?;
        page.play(cell).await?;
        // The next visit begins on a board that needs none of these files.
        page.new_game(&[("Board", "3×3")]).await?;
    }
    page.discard_messages().await
}

/// If the code of reviews fails to load, a link stays in the address and the game goes on. *Try again* opens the link, and
/// shows a review.
pub(crate) async fn reviews_when_tried_again(page: Page) -> Result<()> {
    const LINK: &str = "#3x3k3/b2a1";
    let fails = async || page.shows_notice("Part of the page failed to load").await;
    page.site().refuse(Some("split_study"));
    page.visit(&format!("{}{LINK}", Variant::Plain.path())).await?;
    page.wait_until_ready().await?;
    fails().await?;
    let address = page.address().await?;
    ensure!(address.ends_with(LINK), "the link is gone: {address}");
    page.site().refuse(None);
    page.press("Try again").await?;
    page.board_shows("Xb2 Oa1").await?;

    page.site().refuse(Some("split_study"));
    page.visit(&Variant::Plain.path()).await?;
    page.wait_until_ready().await?;
    page.new_game(&FRIENDS).await?;
    page.play_all("a1 a2 b1 b2 c1").await?;
    page.press("Review").await?;
    fails().await?;
    page.shows("button", "Play again").await?;
    page.site().refuse(None);
    page.press("Try again").await?;
    page.press("Close review").await?;
    page.shows("button", "Play again").await?;
    page.discard_messages().await
}

/// A dialog whose code failed to load opens after *Try again*.
pub(crate) async fn opens_a_dialog_when_tried_again(page: Page) -> Result<()> {
    page.site().refuse(Some("split_seldom"));
    page.visit(&Variant::Plain.path()).await?;
    page.wait_until_ready().await?;
    page.press("Rules").await?;
    page.shows_notice("Part of the page failed to load").await?;
    page.site().refuse(None);
    page.press("Try again").await?;
    page.shows("dialog", "Rules").await?;
    page.close_dialog("Rules").await?;
    page.no_longer_shows("button", "Try again").await?;
    page.discard_messages().await
}

/// The whole page works on a host that doesn't know the content type of wasm.
pub(crate) async fn plays_where_programs_have_no_type(page: Page) -> Result<()> {
    page.site().set_fault(Some((".wasm", Fault::Untyped)));
    page.open().await?;
    page.play("b2").await?;
    page.open_dialog("Rules").await?;
    page.press("How minimax thinks").await?;
    page.reads("dialog", "Where should X play?").await
}

/// A game loads only the files that are weighed as the first load, later parts, and files that the browser itself asks
/// for, and each of the page's files once.
pub(crate) async fn loads_no_more_than_is_weighed(page: Page) -> Result<()> {
    page.open().await?;
    page.play_out().await?;
    let files: HashMap<_, _> = weight::files(page.site().folder())?.into_iter().collect();
    let mut loaded = HashSet::new();
    for answered in page.site().answered_requests() {
        let below = Variant::Plain.path();
        let Some(file) = answered.path.strip_prefix(&below) else { continue };
        // Browsers ask for these by themselves, some to offer to install the page.
        let is_for_browser =
            ["icon", "screenshot", ".webmanifest"].iter().any(|part| file.contains(part));
        let name = file.rsplit('/').next().unwrap_or_default();
        let comes_later =
            ["worker", "split_soon"].iter().any(|it| name.starts_with(it)) || name.contains("lazy");
        let is_weighed =
            file.is_empty() || files.get(file).is_some_and(|is_first| *is_first || comes_later);
        ensure!(is_for_browser || is_weighed, "{file} is loaded, but not weighed as needed");
        ensure!(is_for_browser || loaded.insert(file.to_owned()), "{file} is loaded twice");
    }
    Ok(())
}

/// In a frame on another site, which may trick people into pressing it, the page ignores all presses except for the
/// link that opens it in its own tab. Embedded on purpose, it can be played, but stores nothing.
pub(crate) async fn takes_no_press_in_a_page_of_others(page: Page) -> Result<()> {
    const SCREEN: Screen = Screen::new(390, 600);
    /// The numbers of crosses, noughts and open dialogs.
    const COUNTS: &str = "return ['.cell.x', '.cell.o', 'dialog[open]']
        .map((it) => document.querySelectorAll(it).length)";
    // Another name for the same machine is another origin.
    let others = page.site().origin().replace("127.0.0.1", "localhost");
    let below = Variant::Plain.path();
    page.visit_on(SCREEN, &format!("{others}{below}%233x3k3/a1b1")).await?;
    page.wait_until_ready().await?;
    page.shows("link", "Open in its own tab").await?;
    let is_unchanged = async || {
        page.until("two marks", async || {
            let [x, o, open]: [usize; 3] = page.run(COUNTS, []).await?;
            Ok(if [x, o, open] == [1, 1, 0] { Ok(()) } else { Err(format!("{x}, {o}, {open}")) })
        })
        .await
    };
    is_unchanged().await?;
    for place in [[0.5, 0.5], [0.9, 0.05], [0.5, 0.8]] {
        page.press_at(&[place]).await?;
    }
    is_unchanged().await?;
    ensure!(page.stored().await?.is_empty(), "something is stored");

    page.visit_on(SCREEN, &format!("{others}{below}?embed")).await?;
    page.wait_until_ready().await?;
    page.no_longer_shows("link", "Open in its own tab").await?;
    page.play("b2").await?;
    page.shows_notice("This browser blocks storage").await?;
    ensure!(page.stored().await?.is_empty(), "something is stored");
    Ok(())
}

/// The content of the page's head.
#[derive(Deserialize)]
struct Head {
    language: String,
    title: String,
    description: String,
    /// The media queries of its theme colours.
    themes: Vec<String>,
    links: Vec<(String, String)>,
    /// The properties for link previews.
    card: HashMap<String, String>,
}

const HEAD: &str = "
    const content = (name) => document.querySelector(`meta[name=${name}]`)?.content ?? '';
    const all = (selector) => [...document.head.querySelectorAll(selector)];
    return {
      language: document.documentElement.lang,
      title: document.title,
      description: content('description'),
      themes: all('meta[name=theme-color]').map((it) => it.media),
      links: all('link[href]').map((it) => [it.rel, it.href]),
      card: Object.fromEntries([
        ...all('meta[property]').map((it) => [it.getAttribute('property'), it.content]),
        ['twitter:card', content('\"twitter:card\"')],
      ].filter(([, said]) => said)),
    }";

/// The page has a language, a title, a description, a link preview and icons, can be installed, and all files that it
/// refers to exist.
pub(crate) async fn introduces_itself(page: Page) -> Result<()> {
    page.open().await?;
    let head: Head = page.run(HEAD, []).await?;
    ensure!(head.language == "en", "the language is {:?}", head.language);
    ensure!(head.title.contains("In a Row"), "the title is {:?}", head.title);
    ensure!(head.description.len() >= 50, "the description is {:?}", head.description);
    ensure!(head.themes.len() == 2, "there are colours for {:?}", head.themes);
    has_a_card(&head)?;
    for wanted in ["icon", "apple-touch-icon", "manifest"] {
        ensure!(
            head.links.iter().any(|(rel, _)| rel.split(' ').any(|rel| rel == wanted)),
            "there is no {wanted} in {:?}",
            head.links
        );
    }
    for (rel, address) in head.links.iter().filter(|(rel, _)| rel != "canonical") {
        ensure!(address.starts_with(page.site().origin()), "{rel} is elsewhere: {address}");
        // The page's security policy allows this request.
        let status: u16 = fetch_status(&page, address).await?;
        ensure!(status == 200, "{rel} answers {status}: {address}");
    }
    for (picture, size) in [("card.png", "1200x630"), ("apple-touch-icon.png", "180x180")] {
        is_of_size(&page, picture, size).await?;
    }
    can_be_installed(&page).await
}

/// Asserts that the link preview has absolute URLs, because crawlers don't resolve relative ones; a page that was built
/// without its URL has none.
fn has_a_card(head: &Head) -> Result<()> {
    let property = |name: &str| head.card.get(name).map(String::as_str);
    ensure!(property("og:title") == Some(&head.title), "{:?}", head.card);
    ensure!(property("og:description") == Some(&head.description), "{:?}", head.card);
    ensure!(property("og:type") == Some("website"), "{:?}", head.card);
    ensure!(property("og:site_name") == Some("In a Row"), "{:?}", head.card);
    let canonical = head.links.iter().find(|(rel, _)| rel == "canonical");
    let Some((_, address)) = canonical else {
        ensure!(head.card.len() == 4, "there is no URL, but {:?}", head.card);
        return Ok(());
    };
    ensure!(address.starts_with("http") && address.ends_with('/'), "its address is {address}");
    ensure!(property("og:url") == Some(address), "{:?}", head.card);
    ensure!(property("og:image") == Some(&format!("{address}card.png")), "{:?}", head.card);
    ensure!(property("og:image:width") == Some("1200"), "{:?}", head.card);
    ensure!(property("og:image:height") == Some("630"), "{:?}", head.card);
    ensure!(property("og:image:alt").is_some_and(|it| it.len() >= 20), "{:?}", head.card);
    ensure!(property("twitter:card") == Some("summary_large_image"), "{:?}", head.card);
    Ok(())
}

/// Asserts that the manifest has everything that systems need to install the page, and that pictures have the sizes
/// that it gives.
async fn can_be_installed(page: &Page) -> Result<()> {
    #[derive(Deserialize)]
    struct Manifest {
        short_name: String,
        start_url: String,
        display: String,
        icons: Vec<Icon>,
        screenshots: Vec<Icon>,
        shortcuts: Vec<Shortcut>,
    }
    #[derive(Deserialize)]
    struct Shortcut {
        url: String,
    }
    #[derive(Deserialize)]
    struct Icon {
        src: String,
        sizes: String,
        #[serde(default)]
        purpose: String,
    }
    const MANIFEST: &str = "const done = arguments[arguments.length - 1];
        const { href } = document.querySelector('link[rel=manifest]');
        fetch(href).then((it) => it.json()).then(done, (error) => done(String(error)));";
    let manifest: Manifest = page.run_async(MANIFEST).await?;
    ensure!(manifest.short_name == "In a Row", "its name is {:?}", manifest.short_name);
    // Relative, so that it works at any path.
    ensure!(manifest.start_url == ".", "it starts at {:?}", manifest.start_url);
    ensure!(manifest.display == "standalone", "its display mode is {:?}", manifest.display);
    let mut kinds: Vec<_> = Vec::new();
    for Icon { src, sizes, purpose } in &manifest.icons {
        is_of_size(page, src, sizes).await?;
        kinds.push((sizes.as_str(), purpose.as_str()));
    }
    for wanted in [("192x192", ""), ("512x512", ""), ("512x512", "maskable")] {
        ensure!(kinds.contains(&wanted), "no icon is {wanted:?} among {kinds:?}");
    }
    for Icon { src, sizes, .. } in &manifest.screenshots {
        is_of_size(page, src, sizes).await?;
    }
    let shortcuts: Vec<_> = manifest.shortcuts.iter().map(|it| it.url.as_str()).collect();
    ensure!(shortcuts == [".", "./?play=3x3k3", "./?play=15x15k5"], "{shortcuts:?}");
    Ok(())
}

async fn is_of_size(page: &Page, picture: &str, size: &str) -> Result<()> {
    let script = format!(
        "const done = arguments[arguments.length - 1];
         const it = new Image();
         it.onload = () => done(`${{it.naturalWidth}}x${{it.naturalHeight}}`);
         it.onerror = () => done('no picture');
         it.src = '{picture}';"
    );
    let seen: String = page.run_async(&script).await?;
    ensure!(seen == size, "{picture} is {seen} instead of {size}");
    Ok(())
}

async fn fetch_status(page: &Page, address: &str) -> Result<u16> {
    let script = format!(
        "const done = arguments[arguments.length - 1];
         fetch('{address}').then((it) => done(it.status), () => done(0));"
    );
    page.run_async(&script).await.with_context(|| format!("asking for {address}"))
}
