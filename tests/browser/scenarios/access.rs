//! Accessibility.

use anyhow::{Result, ensure};
use browser_tests::browser::Browser;
use browser_tests::page::{AGAINST_FIRST_FREE, FRIENDS, Page, Screen};
use browser_tests::site::Variant;

use crate::links::{INVITATION, OF_TWO};

/// axe-core finds no violation on any screen.
pub(crate) async fn has_no_barriers(page: Page) -> Result<()> {
    page.open().await?;
    page.passes_axe("the first screen").await?;
    page.new_game(&AGAINST_FIRST_FREE).await?;
    page.play("a1").await?;
    page.passes_axe("in a game").await?;
    page.play_all("b1 c1").await?;
    page.shows("button", "Play again").await?;
    page.passes_axe("a won game").await?;
    page.press_in_menu("Reset score").await?;
    page.shows_notice("Score reset").await?;
    page.passes_axe("a notice").await?;
    page.press("Dismiss").await?;
    for dialog in ["New game", "Settings", "Rules"] {
        page.open_dialog(dialog).await?;
        page.passes_axe(dialog).await?;
        page.close_dialog(dialog).await?;
    }
    page.open_dialog("New game").await?;
    page.open_strengths().await?;
    page.shows("button", "Show a win against Center if it starts").await?;
    page.passes_axe("how strong the opponents are").await?;
    page.press("How minimax thinks").await?;
    page.shows("group", "Tree of calls").await?;
    page.press("One step on").await?;
    page.press("The calls as text").await?;
    page.passes_axe("how minimax thinks").await?;
    page.close_dialog("How minimax thinks").await?;
    page.close_dialog("How strong they are").await?;
    page.close_dialog("New game").await?;
    page.press("Play again").await?;
    page.board_shows("").await?;
    page.play_all("a1 b2 a2").await?;
    page.shows("button", "Play again").await?;
    // It is the second game, so other games are suggested.
    page.shows("button", "Play a friend").await?;
    page.passes_axe("a lost game").await?;
    for look in ["Midnight", "Paper", "Wood"] {
        page.change_setting("Theme", look).await?;
        page.press_if_there("button", "See how").await?;
        page.passes_axe(&format!("how a game was lost, {look}")).await?;
        page.open_dialog("Statistics").await?;
        page.shows("img", "Last 2 games").await?;
        page.passes_axe(&format!("statistics, {look}")).await?;
        page.close_dialog("Statistics").await?;
        page.open_dialog("Settings").await?;
        page.open_dialog("Your data").await?;
        page.passes_axe(&format!("your data, {look}")).await?;
        page.close_dialog("Your data").await?;
        page.close_dialog("Settings").await?;
        page.open_dialog("Rules").await?;
        page.open_dialog("What’s new").await?;
        page.reads("dialog", "Added").await?;
        page.passes_axe(&format!("what's new, {look}")).await?;
        page.close_dialog("What’s new").await?;
        page.close_dialog("Rules").await?;
    }
    page.press("Review").await?;
    page.passes_axe("a game that is reviewed").await?;
    page.press("Close review").await?;
    page.press("Play again").await?;
    page.change_setting("Move confirmation", "Select, then Place").await?;
    page.change_setting("Move results", "On").await?;
    page.press("Hint").await?;
    page.tap("c3").await?;
    page.passes_axe("a hint, what cells lead to, and a mark that is placed").await?;
    page.open_on(Screen::new(320, 568)).await?;
    page.passes_axe("the smallest phone").await?;
    page.new_game(&FRIENDS).await?;
    page.open_dialog("Names").await?;
    page.passes_axe("the names of two people").await
}

/// A translator that replaces the page's texts with elements of its own does not keep them from changing: status, score
/// and names of cells stay up to date. The page asks not to be translated.
pub(crate) async fn tells_the_truth_when_it_is_translated(page: Page) -> Result<()> {
    // Changes the document like Chrome's translator.
    const TRANSLATE: &str = "const walker =
            document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
        const words = [];
        while (walker.nextNode()) words.push(walker.currentNode);
        for (const word of words.filter((it) => it.data.trim())) {
            const [outer, inner] = ['font', 'font'].map((name) => document.createElement(name));
            inner.textContent = word.data;
            outer.append(inner);
            word.replaceWith(outer);
        }";
    const TRANSLATABLE: &str = "return [
        document.documentElement.translate,
        document.querySelector('meta[name=google]')?.content,
      ]";
    page.open().await?;
    let translatable: (bool, Option<String>) = page.run(TRANSLATABLE, []).await?;
    ensure!(translatable == (false, Some("notranslate".into())), "{translatable:?}");
    page.new_game(&AGAINST_FIRST_FREE).await?;
    page.shows("button", "Threats").await?;
    page.run::<()>(TRANSLATE, []).await?;
    page.play("a1").await?;
    page.board_shows("Xa1 Oa3").await?;
    page.says("Last move: a3").await?;
    page.run::<()>(TRANSLATE, []).await?;
    page.play_all("b1 c1").await?;
    page.status_begins("You win").await?;
    page.says("a1, b1, c1").await?;
    page.score_is([1, 0, 0]).await?;
    page.shows("gridcell", "c1, X, move 5, last move, winning line").await?;
    page.run::<()>(TRANSLATE, []).await?;
    page.press("Play again").await?;
    page.board_shows("").await?;
    page.status_begins("X to move").await
}

/// axe-core finds no violation on large boards in any theme, nor with an invalid custom board.
pub(crate) async fn has_no_barriers_on_large_boards(page: Page) -> Result<()> {
    page.open_at(Variant::Fine).await?;
    page.new_game(&[("Board", "Gomoku 15×15"), ("Against", "Two players here")]).await?;
    page.play_all("h8 i9 g7").await?;
    for look in ["Midnight", "Paper", "Wood"] {
        page.change_setting("Theme", look).await?;
        page.passes_axe(&format!("stones on 15x15, {look}")).await?;
        page.open_dialog("New game").await?;
        page.choose("Board", "Custom").await?;
        page.fill_in("Columns", "41").await?;
        page.reads("dialog", "Columns: a number from 3 to 40.").await?;
        page.passes_axe(&format!("an invalid board, {look}")).await?;
        page.close_dialog("New game").await?;
    }
    page.open_variant_on(Screen::new(360, 640), Variant::Coarse).await?;
    page.tap("a1").await?;
    page.shows_selected("a1", "Bh8 Wi9 Bg7").await?;
    page.passes_axe("a mark that is placed on 15x15").await?;
    page.press("Gomoku 15×15").await?;
    page.shows("dialog", "New game").await?;
    page.arrange().await?;
    page.status_begins("White to move").await?;
    page.passes_axe("a position that is arranged").await?;
    page.press("Play from here").await?;
    page.shows("dialog", "New game").await?;
    page.passes_axe("a game from an arranged position").await?;
    page.close_dialog("New game").await?;
    page.set_link("15x15k5/h8g2i8g4j8a1k8g8a3").await?;
    page.says("Misses a win in 1 move.").await?;
    page.passes_axe("a review on a phone").await
}

/// axe-core finds no violation while games are shared and links are viewed, in any theme.
pub(crate) async fn has_no_barriers_while_sharing(page: Page) -> Result<()> {
    page.open().await?;
    page.open_link(INVITATION).await?;
    page.reads("region", "A friend invites you").await?;
    page.passes_axe("an invitation").await?;
    page.press("Play").await?;
    page.no_longer_shows("button", "Play").await?;
    page.passes_axe("a friend's game").await?;
    page.open_link("3x3k4").await?;
    page.shows_notice("could not be opened").await?;
    page.passes_axe("a link that cannot be opened").await?;
    page.press("Dismiss").await?;
    for look in ["Midnight", "Paper", "Wood"] {
        page.change_setting("Theme", look).await?;
        page.open_dialog("Share").await?;
        page.passes_axe(&format!("Share, {look}")).await?;
        if !page.has("img", "QR").await? {
            page.press("Scan it with another phone").await?;
            page.shows("img", "QR").await?;
        }
        page.passes_axe(&format!("a picture to scan, {look}")).await?;
        page.open_dialog("Your games").await?;
        page.reads("dialog", "Your move").await?;
        page.passes_axe(&format!("Your games, {look}")).await?;
        page.close_dialog("Your games").await?;
        page.close_dialog("Share").await?;
        page.open_link(OF_TWO).await?;
        page.reads("region", "Move 2 in this link is yours").await?;
        page.passes_axe(&format!("a link to be decided about, {look}")).await?;
        page.open_link("15x15k5/h8i9").await?;
        page.reads("region", "A position from a link.").await?;
        page.passes_axe(&format!("a link that is looked at, {look}")).await?;
        page.open_link("15x15k5/h8g2i8g4j8a1k8g8a3").await?;
        page.says("Misses a win in 1 move.").await?;
        page.passes_axe(&format!("a missed win, {look}")).await?;
        page.press("Close review").await?;
        page.status_begins("Your move").await?;
    }
    page.play("a1").await?;
    page.press("Send the link").await?;
    page.shows("dialog", "Friend by link").await?;
    page.passes_axe("the link of a game").await
}

/// The roles and names by which these tests find elements are those that the browser gives to assistive technology, and
/// they include those that the page promises.
pub(crate) async fn tells_roles_and_names_to_assistive_technology(page: Page) -> Result<()> {
    page.open().await?;
    page.new_game(&AGAINST_FIRST_FREE).await?;
    page.play_all("a1 b1 c1").await?;
    page.shows("button", "Play again").await?;
    let roles = ["grid", "gridcell", "button", "group", "heading", "main"];
    let known = page.matches_accessibility_tree(&roles).await?;
    let has = |role: &str, name: &str| known.iter().any(|it| it.role == role && it.name == name);
    for (role, name) in [
        ("grid", "Tic-tac-toe"),
        ("group", "Score"),
        ("gridcell", "a1, X, move 1, winning line"),
        ("gridcell", "c1, X, move 5, last move, winning line"),
        ("gridcell", "a3, O, move 2"),
        ("gridcell", "b2, empty"),
        ("button", "Play again"),
        ("button", "Menu"),
        ("heading", "In a Row"),
    ] {
        ensure!(has(role, name), "no {role} {name:?} in {known:?}");
    }
    let rows = page.rects("row").await?;
    ensure!(rows.len() == 3, "{} rows", rows.len());
    let statuses = page.texts("status").await?;
    ensure!(statuses.len() == 1, "one status, not {statuses:?}");

    page.press_in_menu("Reset score").await?;
    page.shows_notice("Score reset").await?;
    page.matches_accessibility_tree(&["button"]).await?;
    page.press("Dismiss").await?;
    for dialog in ["New game", "Settings", "Rules"] {
        page.open_dialog(dialog).await?;
        page.matches_accessibility_tree(&["dialog", "button", "group", "radio", "heading"]).await?;
        page.close_dialog(dialog).await?;
    }
    page.open_dialog("New game").await?;
    page.choose("Board", "Custom").await?;
    let fields = page.names("textbox").await?;
    ensure!(fields == ["Columns", "Rows", "Levels", "In a row"], "{fields:?}");
    // WebKit adds a field's value to its name if the field is inside its label.
    if page.browser() != Browser::WebKit {
        page.matches_accessibility_tree(&["textbox"]).await?;
    }
    page.fill_in("Columns", "9").await?;
    page.press("Start").await?;
    page.no_longer_shows("dialog", "New game").await?;
    page.matches_accessibility_tree(&["grid", "gridcell"]).await?;
    Ok(())
}
