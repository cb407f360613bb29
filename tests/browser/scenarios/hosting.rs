//! On a web server.

use anyhow::{Context, Result, ensure};
use browser_tests::page::Page;
use browser_tests::site::Variant;
use browser_tests::weight::Weight;
use serde::Deserialize;

/// It plays wherever it is put: at the root of a host or below any path, with or without the name
/// of its file.
pub(crate) async fn plays_at_the_root_and_below(page: Page) -> Result<()> {
    let below = Variant::Plain.path();
    for path in ["/".to_owned(), "/index.html".to_owned(), below.clone(), below + "index.html"] {
        page.visit("/blank").await?;
        page.run::<()>("localStorage.clear()", []).await?;
        page.visit(&path).await?;
        page.is_mounted().await?;
        page.board_shows("").await?;
        page.play("b2").await?;
        let board = page.board().await?;
        ensure!(board.moves().starts_with("Xb2 O"), "{path}: {board}");
        page.is_clean().await?;
    }
    Ok(())
}

/// A game asks for nothing but the files that are weighed as the first load, icons, and the thinker,
/// which is not needed to play.
pub(crate) async fn loads_no_more_than_is_weighed(page: Page) -> Result<()> {
    page.open().await?;
    page.play_out().await?;
    let weight = Weight::of(page.site().folder())?;
    for answered in page.site().answered() {
        let below = Variant::Plain.path();
        let Some(file) = answered.path.strip_prefix(&below) else { continue };
        let is_icon = file.contains("icon") || file.ends_with(".webmanifest");
        let weighed = weight.files.iter().find(|weighed| weighed.path == file);
        let comes_later = file.starts_with("thinker") || file.starts_with("extras");
        let is_weighed = file.is_empty() || weighed.is_some_and(|it| it.is_first || comes_later);
        ensure!(is_icon || is_weighed, "{file} is loaded, but not weighed as needed");
    }
    Ok(())
}

/// The page has a language, a title, a description and icons, and all that it refers to is there.
pub(crate) async fn introduces_itself(page: Page) -> Result<()> {
    #[derive(Deserialize)]
    struct Head {
        language: String,
        title: String,
        description: String,
        links: Vec<(String, String)>,
    }
    const HEAD: &str = "return {
        language: document.documentElement.lang,
        title: document.title,
        description: document.querySelector('meta[name=description]')?.content ?? '',
        links: [...document.querySelectorAll('link[href]')].map((it) => [it.rel, it.href]),
      }";
    page.open().await?;
    let head: Head = page.run(HEAD, []).await?;
    ensure!(head.language == "en", "the language is {:?}", head.language);
    ensure!(head.title.contains("In a Row"), "the title is {:?}", head.title);
    ensure!(head.description.len() >= 50, "the description is {:?}", head.description);
    for wanted in ["icon", "apple-touch-icon"] {
        ensure!(
            head.links.iter().any(|(rel, _)| rel.split(' ').any(|rel| rel == wanted)),
            "there is no {wanted} in {:?}",
            head.links
        );
    }
    for (rel, address) in head.links {
        ensure!(address.starts_with(page.site().origin()), "{rel} is elsewhere: {address}");
        // Looked at as the browser would, but from a page that allows it.
        let status: u16 = fetch_status(&page, &address).await?;
        ensure!(status == 200, "{rel} answers {status}: {address}");
    }
    Ok(())
}

async fn fetch_status(page: &Page, address: &str) -> Result<u16> {
    let script = format!(
        "const done = arguments[arguments.length - 1];
         fetch('{address}').then((it) => done(it.status), () => done(0));"
    );
    page.run_async(&script).await.with_context(|| format!("asking for {address}"))
}
