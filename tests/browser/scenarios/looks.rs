//! Themes.

use anyhow::{Result, ensure};
use base64::{Engine as _, prelude::BASE64_STANDARD};
use browser_tests::page::{AGAINST_FIRST_FREE, Page, Screen};
use browser_tests::site::Variant;
use in_a_row::session::Setting;
use in_a_row::storage_keys::key;

const MIDNIGHT: &str = "rgb(11, 11, 48)";
const PAPER: &str = "rgb(236, 229, 212)";
const WOOD: &str = "rgb(29, 22, 15)";

/// The page has its theme before the first paint, long before the program has loaded: the chosen one, or the system's
/// if none is chosen or the stored text is invalid.
pub(crate) async fn looks_as_chosen_before_the_first_paint(page: Page) -> Result<()> {
    page.open().await?;
    has_system_theme(&page).await?;
    for (name, id, colour) in
        [("Midnight", "midnight", MIDNIGHT), ("Paper", "paper", PAPER), ("Wood", "wood", WOOD)]
    {
        page.change_setting("Theme", name).await?;
        is_coloured(&page, name, colour).await?;
        page.reload().await?;
        is_coloured(&page, name, colour).await?;
        page.visit(&Variant::Early.path()).await?;
        let look = page.first_theme().await?;
        ensure!(look == id, "{name} is chosen; before the first paint the theme is {look:?}");
        is_coloured(&page, name, colour).await?;
        page.open().await?;
    }
    page.change_setting("Theme", "System default").await?;
    has_system_theme(&page).await?;

    for garbage in [r#"'{["\u0000'"#, "'PAPER'", "''", "'wood '"] {
        page.visit("/blank").await?;
        let store = format!("localStorage.setItem(arguments[0], {garbage})");
        page.run::<()>(&store, [key(Setting::Theme.key()).into()]).await?;
        page.visit(&Variant::Early.path()).await?;
        let colour = system_colour(&page).await?;
        is_coloured(&page, &format!("before the program, with {garbage}"), colour).await?;
        page.open().await?;
        page.shows_notice("set aside").await?;
        is_coloured(&page, garbage, colour).await?;
    }
    Ok(())
}

/// In every theme, a chosen answer looks different from the others.
pub(crate) async fn shows_what_is_chosen(page: Page) -> Result<()> {
    // For each question, its name and whether the chosen answer looks different from all others.
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
        page.change_setting("Theme", look).await?;
        for dialog in ["New game", "Settings"] {
            page.open_dialog(dialog).await?;
            let questions: Vec<(String, bool)> = page.run(CHOSEN, []).await?;
            ensure!(questions.len() > 2, "{dialog} asks {questions:?}");
            for (question, is_distinct) in questions {
                ensure!(
                    is_distinct,
                    "{look}: the chosen answer to {question} looks like another one"
                );
            }
            page.close_dialog(dialog).await?;
        }
    }
    Ok(())
}

/// With forced colours, a chosen answer differs from the others not only in colour, and so does the seat whose turn it
/// is.
pub(crate) async fn shows_what_is_chosen_in_forced_colours(page: Page) -> Result<()> {
    // Like the script above, but ignores colours.
    const CHOSEN: &str = "const look = (it) => {
            const [own, mark] = [getComputedStyle(it), getComputedStyle(it, '::after')];
            return [own.borderWidth, own.outlineStyle, mark.content, mark.borderWidth].join();
        };
        return [...document.querySelectorAll('dialog[open] fieldset')].filter(isShown).map((question) => {
            const answers = [...question.querySelectorAll('.option')].filter(isShown);
            const looks = (isChosen) => answers
                .filter((it) => it.querySelector('input').checked === isChosen)
                .map((it) => look(it.querySelector('.pill')));
            const [chosen] = looks(true);
            return [nameOf(question), chosen !== undefined && !looks(false).includes(chosen)];
        });";
    const SEATS: &str = "return [...document.querySelectorAll('.seat')]
        .map((it) => getComputedStyle(it).outlineStyle)";
    page.open().await?;
    page.force_colours().await?;
    for dialog in ["New game", "Settings"] {
        page.open_dialog(dialog).await?;
        let questions: Vec<(String, bool)> = page.run(CHOSEN, []).await?;
        ensure!(questions.len() > 2, "{dialog} asks {questions:?}");
        for (question, is_distinct) in questions {
            ensure!(is_distinct, "the chosen answer to {question} looks like another one");
        }
        page.close_dialog(dialog).await?;
    }
    let seats: Vec<String> = page.run(SEATS, []).await?;
    ensure!(seats == ["solid", "none"], "whose turn it is: {seats:?}");
    Ok(())
}

/// A browser that forces a dark mode on light pages does not darken any theme, so that black and white stones stay as
/// they are. Where it darkens the page anyway, black and white stones keep their colours.
pub(crate) async fn is_not_darkened_by_force(page: Page) -> Result<()> {
    page.open_on(Screen::new(1280, 800)).await?;
    page.new_game(&[("Board", "Gomoku 15×15"), ("Against", "Two players here")]).await?;
    page.play_all("h8 i9").await?;
    for look in ["Midnight", "Paper", "Wood"] {
        page.change_setting("Theme", look).await?;
        page.prefer_colour_scheme("dark").await?;
        page.force_darkness(false).await?;
        let before = stones_and_page(&page).await?;
        page.force_darkness(true).await?;
        let forced = stones_and_page(&page).await?;
        ensure!(before == forced, "{look}: {before:?} becomes {forced:?}");
        page.prefer_colour_scheme("light").await?;
        let [black, white, _] = stones_and_page(&page).await?;
        ensure!(black < 80 && white > 200, "{look}, darkened: {black}, {white}");
    }
    Ok(())
}

/// Returns the lightness of a black stone, a white stone and the page in a picture of the screen, from 0 to 255.
async fn stones_and_page(page: &Page) -> Result<[u32; 3]> {
    const LIGHTNESS: &str =
        "const [done, picture] = [arguments[arguments.length - 1], new Image()];
        picture.onload = () => {
            const canvas = new OffscreenCanvas(picture.width, picture.height);
            const context = canvas.getContext('2d', { willReadFrequently: true });
            context.drawImage(picture, 0, 0);
            const at = (x, y) => {
                const [red, green, blue] = context.getImageData(x, y, 1, 1).data;
                return Math.round(0.2126 * red + 0.7152 * green + 0.0722 * blue);
            };
            const stone = (name) => {
                const { x, y, width, height } = find('gridcell', name)[0].getBoundingClientRect();
                return at(x + width * 0.5, y + height * 0.7);
            };
            done([stone('h8, black'), stone('i9, white'), at(3, innerHeight - 3)]);
        };
        picture.src = `data:image/png;base64,PICTURE`;";
    page.wait_until_still().await?;
    page.wait_for_paint().await?;
    let picture = BASE64_STANDARD.encode(page.picture_of_screen().await?);
    page.run_async(&LIGHTNESS.replace("PICTURE", &picture)).await
}

/// If an extension or a translator sets the direction to right-to-left, the layout stays the same: cells stay where
/// their names say, and so do buttons.
pub(crate) async fn is_not_mirrored(page: Page) -> Result<()> {
    const MIRROR: &str = "document.documentElement.dir = document.body.dir = 'rtl'";
    page.open().await?;
    page.new_game(&AGAINST_FIRST_FREE).await?;
    page.play("a1").await?;
    let before = [page.rects("gridcell").await?, page.rects("button").await?].concat();
    page.run::<()>(MIRROR, []).await?;
    page.wait_for_paint().await?;
    let after = [page.rects("gridcell").await?, page.rects("button").await?].concat();
    ensure!(before == after, "{before:?} has become {after:?}");
    Ok(())
}

/// Asserts that the page has the system's theme, also before its program has loaded. Only in Chromium can the tests
/// set the system's preference; in other browsers they read it.
async fn has_system_theme(page: &Page) -> Result<()> {
    let looks = if page.browser().is_chromium() { &["dark", "light"][..] } else { &[""] };
    for look in looks {
        if !look.is_empty() {
            page.prefer_colour_scheme(look).await?;
        }
        for variant in [Variant::Early, Variant::Plain] {
            page.visit(&variant.path()).await?;
            if variant == Variant::Plain {
                page.wait_until_ready().await?;
            }
            let colour = system_colour(page).await?;
            is_coloured(page, &format!("the system's theme in {variant:?}"), colour).await?;
        }
    }
    Ok(())
}

/// Returns the page's colour in the system's theme.
async fn system_colour(page: &Page) -> Result<&'static str> {
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
