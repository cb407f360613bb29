//! How the page looks.

use anyhow::{Result, ensure};
use browser_tests::page::Page;
use browser_tests::site::Variant;

/// The key of the look that was chosen.
const KEY: &str = "in-a-row/1/theme";

const MIDNIGHT: &str = "rgb(11, 11, 48)";
const PAPER: &str = "rgb(236, 229, 212)";
const WOOD: &str = "rgb(29, 22, 15)";

/// The page has its look before anything is painted, long before the program arrives: the one that was
/// chosen, else the system's, and the system's as well where what is stored is no look at all.
pub(crate) async fn looks_as_chosen_before_the_first_paint(page: Page) -> Result<()> {
    page.open().await?;
    is_the_systems(&page).await?;
    for (name, id, colour) in
        [("Midnight", "midnight", MIDNIGHT), ("Paper", "paper", PAPER), ("Wood", "wood", WOOD)]
    {
        page.set("Look", name).await?;
        is_coloured(&page, name, colour).await?;
        page.reload().await?;
        is_coloured(&page, name, colour).await?;
        page.visit(&Variant::Early.path()).await?;
        let look = page.look_at_first().await?;
        ensure!(look == id, "{name} is chosen; before the first paint the look is {look:?}");
        is_coloured(&page, name, colour).await?;
        page.open().await?;
    }
    page.set("Look", "Like the system").await?;
    is_the_systems(&page).await?;

    for garbage in [r#"'{["\u0000'"#, "'PAPER'", "''", "'wood '"] {
        page.visit("/blank").await?;
        page.run::<()>(&format!("localStorage.setItem('{KEY}', {garbage})"), []).await?;
        page.visit(&Variant::Early.path()).await?;
        let colour = systems_colour(&page).await?;
        is_coloured(&page, &format!("before the program, with {garbage}"), colour).await?;
        page.open().await?;
        page.is_told("set aside").await?;
        is_coloured(&page, garbage, colour).await?;
    }
    Ok(())
}

/// Everybody sees which answer is chosen, and where the keyboard is.
pub(crate) async fn shows_what_is_chosen(page: Page) -> Result<()> {
    // The answers of each question that look as if they were chosen, and those that are.
    const CHOSEN: &str = "const look = (answer) => {
            const { backgroundColor, borderColor, outlineStyle } = getComputedStyle(answer);
            return [backgroundColor, borderColor, outlineStyle].join();
        };
        return [...document.querySelectorAll('dialog[open] fieldset')].filter(isShown).map((question) => {
            const answers = [...question.querySelectorAll('.option')].filter(isShown);
            const chosen = answers.filter((it) => it.querySelector('input').checked);
            const others = answers.filter((it) => !chosen.includes(it));
            const [looks, otherLooks] =
                [chosen, others].map((some) => some.map((it) => look(it.querySelector('.pill'))));
            return [nameOf(question), looks.length === 1 && !otherLooks.includes(looks[0])];
        });";
    page.open().await?;
    for look in ["Midnight", "Paper", "Wood"] {
        page.set("Look", look).await?;
        for dialog in ["New game", "Settings"] {
            page.open_dialog(dialog).await?;
            let questions: Vec<(String, bool)> = page.run(CHOSEN, []).await?;
            ensure!(questions.len() > 2, "{dialog} asks {questions:?}");
            for (question, is_seen) in questions {
                ensure!(is_seen, "{look}: nobody sees what is chosen for {question}");
            }
            page.close_dialog(dialog).await?;
        }
    }
    Ok(())
}

/// Asserts that the page, as it is and before its program arrives, looks as the system does. Only
/// Chromium can be told what that is; the others say it.
async fn is_the_systems(page: &Page) -> Result<()> {
    let looks = if page.browser().is_chromium() { &["dark", "light"][..] } else { &[""] };
    for look in looks {
        if !look.is_empty() {
            page.prefer_look(look).await?;
        }
        for variant in [Variant::Early, Variant::Plain] {
            page.visit(&variant.path()).await?;
            if variant == Variant::Plain {
                page.is_mounted().await?;
            }
            let colour = systems_colour(page).await?;
            is_coloured(page, &format!("the system's look in {variant:?}"), colour).await?;
        }
    }
    Ok(())
}

/// What the page is coloured with where the system's look holds.
async fn systems_colour(page: &Page) -> Result<&'static str> {
    const IS_LIGHT: &str = "return matchMedia('(prefers-color-scheme: light)').matches";
    let is_light: bool = page.run(IS_LIGHT, []).await?;
    Ok(if is_light { PAPER } else { MIDNIGHT })
}

async fn is_coloured(page: &Page, look: &str, wanted: &str) -> Result<()> {
    const COLOUR: &str = "return getComputedStyle(document.documentElement).backgroundColor";
    let colour: String = page.run(COLOUR, []).await?;
    ensure!(colour == wanted, "{look}: {colour} instead of {wanted}");
    Ok(())
}
