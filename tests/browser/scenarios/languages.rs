//! The page in the reader's language. The expected texts come from the same files as the page's, so these scenarios
//! check that the page uses them; some check exact texts.

use anyhow::{Result, ensure};
use browser_tests::page::{Page, Screen};
use browser_tests::site::Variant;
use browser_tests::tour::{self, Stop};
use in_a_row::session::{Mark, Pieces, Players, Seat, Setting, Status};
use in_a_row::storage_keys::{SPOKEN, key};
use in_a_row::words::{Language, Piece, Text, languages, phrases, speak, spoken};

use crate::layout::{self, SMALLEST, Scrolling};

/// The preferred languages of browsers, and the language that the page uses for each.
const OF_BROWSERS: [(&str, Language); 13] = [
    ("en-GB,fr", Language::British),
    ("en-AU,en", Language::British),
    ("en-US", Language::English),
    ("ru-RU,en", Language::Russian),
    ("zh-TW,en", Language::TraditionalChinese),
    ("zh-CN,en", Language::SimplifiedChinese),
    ("ja-JP", Language::Japanese),
    ("ko", Language::Korean),
    ("uk-UA,ru", Language::Ukrainian),
    ("vi-VN", Language::Vietnamese),
    ("tr-TR", Language::Turkish),
    ("id-ID,en", Language::Indonesian),
    ("ar-EG,en", Language::Arabic),
];

/// More of these, some with preferred languages that the page does not have.
const OF_OTHERS: [(&str, Language); 11] = [
    ("de-AT,de,en", Language::German),
    ("ca,fr-CH,en", Language::French),
    ("es-419,en", Language::Spanish),
    ("pt-PT", Language::Portuguese),
    ("it-CH,de", Language::Italian),
    ("pl,en", Language::Polish),
    ("sk,cs,en", Language::Czech),
    ("et-EE", Language::Estonian),
    ("zh-HK", Language::TraditionalChinese),
    ("zh", Language::SimplifiedChinese),
    ("el,tlh", Language::English),
];

/// Calls a function with this language as the current one.
fn in_language<T>(language: Language, f: impl FnOnce() -> T) -> T {
    let before = spoken();
    speak(languages::words(language));
    let result = f();
    speak(before);
    result
}

fn status(language: Language, status: Status) -> String {
    let x = Some(Piece::new(Mark::X, Pieces::Marks));
    in_language(language, || phrases::status(status, Players::Friends, x))
}

/// Opens the page in a browser that prefers these languages.
async fn open_preferring(page: &Page, languages: &str) -> Result<()> {
    page.visit(&format!("{}?prefers={languages}", Variant::Foreign.path())).await?;
    page.wait_until_ready().await
}

/// Starts a game of two players, which the page finds in its storage.
async fn start_game_of_two(page: &Page) -> Result<()> {
    page.store_only(tour::OF_TWO).await?;
    page.reload().await
}

async fn is_in_language(page: &Page, language: Language) -> Result<()> {
    const LANGUAGE: &str = "return [document.documentElement.lang, document.title]";
    let wanted = [language.tag(), languages::text(language, Text::PageTitle)];
    page.until(&format!("a page in {}", language.tag()), async || {
        let actual: [String; 2] = page.run(LANGUAGE, []).await?;
        Ok(if actual == wanted { Ok(()) } else { Err(format!("{actual:?}")) })
    })
    .await
}

/// Asserts that the page has loaded the texts of no other language.
async fn loaded_only(page: &Page, language: Language) -> Result<()> {
    const LOADED: &str = "return performance.getEntriesByType('resource')
        .map(({ name }) => /([\\w-]+?)(-lazy|-seldom)?\\.txt$/.exec(name)?.[1]).filter(Boolean)";
    let loaded: Vec<String> = page.run(LOADED, []).await?;
    ensure!(!loaded.is_empty(), "no texts were loaded");
    let tag = language.tag();
    ensure!(loaded.iter().all(|it| it == tag), "{loaded:?} were loaded for {tag}");
    Ok(())
}

async fn is_played_in(page: &Page, preferred: &str, language: Language) -> Result<()> {
    open_preferring(page, preferred).await?;
    is_in_language(page, language).await?;
    start_game_of_two(page).await?;
    page.status_begins(&status(language, Status::ToMove(Seat::One))).await?;
    page.click_cells(&["a1", "a2", "b1", "b2", "c1"]).await?;
    let won = status(language, Status::Won(Seat::One));
    page.status_begins(&won).await?;
    page.shows("button", &tour::name(language, Text::PlayAgain)).await?;
    page.shows("gridcell", &format!("c1{}X", languages::text(language, Text::Comma))).await?;
    page.reload().await?;
    page.status_begins(&won).await?;
    is_in_language(page, language).await?;
    loaded_only(page, language).await
}

/// The page is in the browser's language, from the first paint to the end of a game and after a reload.
pub(crate) async fn speaks_the_language_of_the_browser(page: Page) -> Result<()> {
    for (preferred, language) in OF_BROWSERS {
        is_played_in(&page, preferred, language).await?;
    }
    Ok(())
}

/// The page is in the browser's language for the other languages too. It uses the nearest one if the browser prefers
/// that of another country, and the next preferred one if it does not have the first.
pub(crate) async fn speaks_the_other_languages_of_browsers(page: Page) -> Result<()> {
    for (preferred, language) in OF_OTHERS {
        is_played_in(&page, preferred, language).await?;
    }
    Ok(())
}

/// The page that is painted before the program has loaded is in the browser's language.
pub(crate) async fn is_painted_in_the_language_of_the_browser(page: Page) -> Result<()> {
    const PAINTED: &str = "return [
        document.documentElement.lang,
        document.querySelector('.first-status').innerText,
        document.querySelector('link[rel=manifest]').href.split('/').pop(),
    ]";
    page.site().hold("page_bg.wasm");
    let manifests =
        [(Language::German, "de.webmanifest"), (Language::English, "manifest.webmanifest")];
    for (language, manifest) in manifests {
        let path = format!("{}?prefers={}", Variant::Foreign.path(), language.tag());
        page.visit(&path).await?;
        let painted: [String; 3] = page.run(PAINTED, []).await?;
        let wanted = languages::text(language, Text::TapASquare);
        ensure!(painted == [language.tag(), wanted, manifest], "{painted:?} in {language:?}");
    }
    page.site().release();
    Ok(())
}

/// Arabic is laid out from right to left. The board stays as it is, and so does the order of the buttons that lead through
/// a game.
pub(crate) async fn mirrors_all_but_the_board_in_arabic(page: Page) -> Result<()> {
    const IN_ORDER: &str = "const lefts = (selector) => [...document.querySelectorAll(selector)]
            .filter(isShown).slice(0, 2).map((it) => it.getBoundingClientRect().left);
        return [...arguments].map(lefts).map(([first, second]) => first < second);";
    open_preferring(&page, "ar").await?;
    start_game_of_two(&page).await?;
    let direction: String = page.run("return document.documentElement.dir", []).await?;
    ensure!(direction == "rtl", "the document’s direction is {direction}");
    page.click_cells(&["a1", "a2", "b1", "b2", "c1"]).await?;
    let order: [bool; 2] =
        page.run(IN_ORDER, ["[role=gridcell]".into(), ".actions button".into()]).await?;
    ensure!(order == [true, false], "cells and buttons are from left to right: {order:?}");
    page.press(&tour::name(Language::Arabic, Text::Review)).await?;
    page.shows("region", &tour::name(Language::Arabic, Text::Review)).await?;
    let order: [bool; 2] =
        page.run(IN_ORDER, ["[role=gridcell]".into(), ".walk button".into()]).await?;
    ensure!(order == [true; 2], "cells and steps are from left to right: {order:?}");
    Ok(())
}

/// Status and accessible names have the exact Russian and Chinese texts.
pub(crate) async fn speaks_russian_and_chinese(page: Page) -> Result<()> {
    let cases = [
        (
            "ru",
            ["Ходят крестики", "Ходят нолики", "Победа крестиков"],
            ["a1, пусто", "c1, X, ход 5, последний ход, победная линия"],
            ["Новая игра", "Правила", "Настройки", "Поделиться"],
        ),
        (
            "zh-TW",
            ["輪到 X", "輪到 O", "X 贏了"],
            ["a1、空格", "c1、X、第 5 步、最後一步、獲勝連線"],
            ["開新局", "規則", "設定", "分享"],
        ),
        (
            "zh-CN",
            ["轮到 X", "轮到 O", "X 胜"],
            ["a1、空位", "c1、X、第 5 步、最后一步、获胜连线"],
            ["新对局", "规则", "设置", "分享"],
        ),
    ];
    for (tag, [first, second, won], [empty, last], buttons) in cases {
        open_preferring(&page, tag).await?;
        start_game_of_two(&page).await?;
        page.says(first).await?;
        page.shows("gridcell", empty).await?;
        page.click_cells(&["a1"]).await?;
        page.says(second).await?;
        page.click_cells(&["a2", "b1", "b2", "c1"]).await?;
        page.says(won).await?;
        page.shows("gridcell", last).await?;
        for button in buttons {
            page.shows("button", button).await?;
        }
    }
    Ok(())
}

/// *Settings* changes the language of everything at once. The dialog stays open, the focus stays where it is, and
/// neither the game nor its undone moves are lost.
pub(crate) async fn changes_its_language_and_loses_nothing(page: Page) -> Result<()> {
    open_preferring(&page, "en").await?;
    start_game_of_two(&page).await?;
    page.click_cells(&["a1", "b2", "c3"]).await?;
    page.press("Undo").await?;
    page.board_shows("Xa1 Ob2").await?;
    page.open_dialog("Settings").await?;
    page.press_answer("Русский").await?;
    page.shows("dialog", "Настройки").await?;
    page.shows("group", "Язык").await?;
    page.focus_is_on("radio", "Русский").await?;
    is_in_language(&page, Language::Russian).await?;
    page.press("Закрыть").await?;
    page.says("Ходят крестики").await?;
    page.press("Повторить").await?;
    page.shows("gridcell", "c3, X, ход 3").await?;
    page.says("Ходят нолики").await?;
    page.reload().await?;
    page.says("Ходят нолики").await?;
    page.press("Правила").await?;
    page.reads("dialog", "3 в ряд").await?;
    page.press("Закрыть").await?;
    page.press("Настройки").await?;
    page.press_answer("Как в браузере").await?;
    page.shows("dialog", "Settings").await?;
    is_in_language(&page, Language::English).await?;
    page.close_dialog("Settings").await?;
    page.board_shows("Xa1 Ob2 Xc3").await
}

/// If another language fails to load, the page keeps its language and says so.
pub(crate) async fn keeps_its_language_where_another_does_not_come(page: Page) -> Result<()> {
    page.open().await?;
    page.open_dialog("Settings").await?;
    page.site().disconnect();
    page.press_answer("Deutsch").await?;
    page.close_dialog("Settings").await?;
    page.shows_notice("This language failed to load").await?;
    is_in_language(&page, Language::English).await?;
    page.discard_messages().await
}

/// If the texts of the browser's language fail to load, the page uses its last language.
pub(crate) async fn falls_back_to_the_language_it_spoke_last(page: Page) -> Result<()> {
    open_preferring(&page, "de").await?;
    page.until("German to be stored as the last language", async || {
        let stored = page.stored().await?.remove(&key(SPOKEN));
        Ok(if stored.as_ref().is_some_and(|it| it.contains("de")) {
            Ok(())
        } else {
            Err(format!("{stored:?}"))
        })
    })
    .await?;
    page.site().refuse(Some("/fr.txt"));
    open_preferring(&page, "fr").await?;
    is_in_language(&page, Language::German).await?;
    page.discard_messages().await
}

/// The device keeps all texts of the page's language with the page, also those that have not been shown yet.
pub(crate) async fn is_kept_in_its_language(page: Page) -> Result<()> {
    page.open_with(&[(&key(Setting::Locale.key()), "'de'")]).await?;
    crate::offline::open_kept(&page).await?;
    is_in_language(&page, Language::German).await?;
    page.site().disconnect();
    page.reload_screen().await?;
    is_in_language(&page, Language::German).await?;
    page.press("Regeln").await?;
    page.shows("dialog", "Regeln").await?;
    page.reads("dialog", "3 in einer Reihe").await?;
    page.press("Schließen").await?;
    page.discard_messages().await
}

/// axe-core finds no violation in any language. It also checks that the page declares its language.
pub(crate) async fn has_no_barriers_in_any_language(page: Page) -> Result<()> {
    for &language in Language::ALL {
        open_preferring(&page, language.tag()).await?;
        page.passes_axe(language.tag()).await?;
        let settings = tour::name(language, Text::Settings);
        page.press(&settings).await?;
        page.shows("dialog", &settings).await?;
        page.passes_axe(&format!("settings in {}", language.tag())).await?;
    }
    Ok(())
}

/// On the smallest phone, no text in a dialog, in a panel or on a button is cut off or overlaps another one, in the first
/// four languages; on larger screens, no button breaks a word. All languages at once would take two minutes in Firefox.
pub(crate) async fn fits_the_smallest_phone_in_four_languages(page: Page) -> Result<()> {
    fits_the_smallest_phone(&page, &Language::ALL[..4]).await
}

/// The same in four other languages.
pub(crate) async fn fits_the_smallest_phone_in_four_other_languages(page: Page) -> Result<()> {
    fits_the_smallest_phone(&page, &Language::ALL[4..8]).await
}

/// The same in four more languages.
pub(crate) async fn fits_the_smallest_phone_in_four_more_languages(page: Page) -> Result<()> {
    fits_the_smallest_phone(&page, &Language::ALL[8..12]).await
}

/// The same in the next four languages.
pub(crate) async fn fits_the_smallest_phone_in_the_next_languages(page: Page) -> Result<()> {
    fits_the_smallest_phone(&page, &Language::ALL[12..16]).await
}

/// The same in the remaining languages, one of which is written from right to left.
pub(crate) async fn fits_the_smallest_phone_in_the_last_languages(page: Page) -> Result<()> {
    fits_the_smallest_phone(&page, &Language::ALL[16..]).await
}

/// Languages that may break a line between any two characters.
const WITHOUT_SPACES: [Language; 4] = [
    Language::Japanese,
    Language::Korean,
    Language::SimplifiedChinese,
    Language::TraditionalChinese,
];

async fn fits_the_smallest_phone(page: &Page, languages: &[Language]) -> Result<()> {
    for &language in languages {
        tour::lead(page, SMALLEST, language, async |stop| {
            let when = format!("{} in {}", stop.name, language.tag());
            if stop.is_dialog {
                layout::dialog_fits(page, SMALLEST, &when).await?;
            } else {
                layout::has_room(page, SMALLEST, Scrolling::Down, &when).await?;
            }
            if !WITHOUT_SPACES.contains(&language) {
                breaks_no_word(page, stop, &when).await?;
                page.resize(SMALLEST).await?;
            }
            Ok(())
        })
        .await?;
    }
    Ok(())
}

/// On larger screens, words on buttons and answers stay whole, and the buttons that lead through a game stay in one row.
async fn breaks_no_word(page: &Page, stop: &Stop, when: &str) -> Result<()> {
    const WALK: &str = "return [...document.querySelectorAll('.walk button')].filter(isShown)
        .map((it) => it.getBoundingClientRect().top)";
    for screen in [Screen::new(700, 500), Screen::new(900, 700)] {
        page.resize(screen).await?;
        page.wait_for_paint().await?;
        let broken = page.broken_words().await?;
        ensure!(broken.is_empty(), "{screen}, {when}: {}", broken.join("; "));
        if stop.name == "review" {
            let tops: Vec<f64> = page.run(WALK, []).await?;
            let is_row = tops.iter().all(|top| (top - tops[0]).abs() < 1.0);
            ensure!(tops.len() == 5 && is_row, "{screen}, {when}: {tops:?}");
        }
    }
    Ok(())
}
