//! Renju, caro, and the openings.

use anyhow::{Result, ensure};
use browser_tests::page::{Key, Page, Screen};
use browser_tests::site::Variant;

use crate::boards::open_with_stored;
use crate::correspondence::NOT_SENT;

const PHONE: Screen = Screen::new(360, 640);

const AGAINST_FRIEND: (&str, &str) = ("Against", "Two players here");

/// A game of renju in which black has two open twos that meet on h8.
const TWO_TWOS: &str = "15x15k5r/friends/one/starter-is-x/one/one/f8a1g8c1h6e1h7g1///-/stones/";

/// In renju, forbidden points are marked while black is to move. A tap or a key there says why, and nothing is played.
pub(crate) async fn says_why_a_point_is_forbidden(page: Page) -> Result<()> {
    const WHY: &str = "h8 is forbidden: double three (f8–h8 and h8–h6).";
    open_with_stored(&page, &[("game", TWO_TWOS)], Variant::Fine).await?;
    page.status_begins("Black to move").await?;
    page.notes("h8", &["forbidden: double three"]).await?;
    let before = page.board().await?;
    page.tap("h8").await?;
    page.says(WHY).await?;
    page.press("Undo").await?;
    page.press("Redo").await?;
    page.type_text("h8").await?;
    page.press_keys([Key::Enter]).await?;
    page.says(WHY).await?;
    ensure!(page.board().await?.moves() == before.moves(), "the move is forbidden");

    page.play("h9").await?;
    page.notes("h8", &[]).await?;
    page.press("Undo").await?;
    page.notes("h8", &["forbidden: double three"]).await?;
    page.tap("i8").await?;
    page.board_shows(&format!("{} Bi8", before.moves())).await
}

/// The crosses on forbidden points can be switched off. The rules stay the same.
pub(crate) async fn hides_forbidden_points(page: Page) -> Result<()> {
    open_with_stored(&page, &[("game", TWO_TWOS)], Variant::Fine).await?;
    page.notes("h8", &["forbidden: double three"]).await?;
    page.change_setting("Show forbidden points", "Off").await?;
    page.notes("h8", &[]).await?;
    page.reload_screen().await?;
    page.notes("h8", &[]).await?;
    page.tap("h8").await?;
    page.says("h8 is forbidden: double three").await
}

/// White makes a four that black must not block, and wins. The review says so.
pub(crate) async fn a_foul_is_forced(page: Page) -> Result<()> {
    const BEFORE_FOUR: &str =
        "15x15k5r/friends/one/starter-is-x/one/one/l8h8g5i8g6j8d5a1e6c1g7e1f7///-/stones/";
    open_with_stored(&page, &[("game", BEFORE_FOUR)], Variant::Fine).await?;
    page.status_begins("White to move").await?;
    page.play("k8").await?;
    page.notes("g8", &["forbidden: double four"]).await?;
    page.tap("g8").await?;
    page.says("g8 is forbidden: double four").await?;
    page.play("o15").await?;
    page.play("g8").await?;
    page.status_begins("White wins").await?;
    page.press("Review").await?;
    page.press("Previous move").await?;
    page.notes("g8", &[]).await?;
    page.press("Previous move").await?;
    page.shows("gridcell", "g8, empty, forbidden: double four").await?;
    page.says("black’s only answer, g8, is forbidden: double four").await
}

/// In caro, a row of five that is blocked at both ends does not win. By keyboard.
pub(crate) async fn plays_caro(page: Page) -> Result<()> {
    page.open_variant_on(PHONE, Variant::Fine).await?;
    page.new_game(&[("Board", "Caro 15×15"), AGAINST_FRIEND]).await?;
    page.status_begins("Black to move").await?;
    ensure!(page.name_in_bar().await? == "Caro 15×15", "the bar names another game");
    page.play_all("c8 b8 d8 h8 e8 a1 f8 a2").await?;
    page.play("g8").await?;
    page.status_begins("White to move").await?;
    page.play_all("a3 c9 a4 c10 a5").await?;
    page.status_begins("White wins").await?;
    let board = page.board().await?;
    ensure!(board.winning() == ["a5", "a4", "a3", "a2", "a1"], "{:?}", board.winning());
    page.open_dialog("Statistics").await?;
    page.reads("dialog", "5 in a row on 15×15, Caro").await?;
    page.close_dialog("Statistics").await
}

/// Rules and openings are chosen in *More options*, and are still chosen in the next game.
pub(crate) async fn remembers_rules_and_opening(page: Page) -> Result<()> {
    page.open_variant_on(PHONE, Variant::Fine).await?;
    page.new_game(&[
        ("Board", "Gomoku 15×15"),
        AGAINST_FRIEND,
        ("Rules", "Renju"),
        ("Opening", "Swap2"),
    ])
    .await?;
    page.says("stone 1 of 3").await?;
    page.reload_screen().await?;
    page.says("stone 1 of 3").await?;
    page.open_dialog("New game").await?;
    for (group, answer) in [("Board", "Renju 15×15"), ("Rules", "Renju"), ("Opening", "Swap2")] {
        let chosen = page.chosen_answer(group).await?.unwrap_or_default();
        ensure!(chosen.starts_with(answer), "{group}: {chosen:?}");
    }
    page.close_dialog("New game").await
}

/// Two people at one device play swap2: three stones, two more, and a choice. Every step can be taken back.
pub(crate) async fn plays_swap2_with_a_friend_here(page: Page) -> Result<()> {
    page.open_variant_on(PHONE, Variant::Fine).await?;
    page.new_game(&[("Board", "Gomoku 15×15"), AGAINST_FRIEND, ("Opening", "Swap2")]).await?;
    page.status_begins("Black to move").await?;
    page.says("Black: stone 1 of 3, then the other chooses").await?;
    page.play("h8").await?;
    page.status_begins("White to move").await?;
    page.play_all("i9 h10").await?;
    page.status_begins("Player 2: choose a color").await?;
    // A tap on the board places nothing now.
    page.tap("a1").await?;
    page.board_shows("Bh8 Wi9 Bh10").await?;
    page.press("Add two stones").await?;
    page.says("stone 1 of 2").await?;
    page.play_all("g7 f6").await?;
    page.status_begins("Player 1: choose a color").await?;
    ensure!(!page.has("button", "Add two stones").await?, "only the second player adds stones");
    page.press("Undo").await?;
    page.board_shows("Bh8 Wi9 Bh10 Wg7").await?;
    page.press("Redo").await?;
    page.press("Play black").await?;
    page.says("Player 1 plays black.").await?;
    page.status_begins("White to move").await?;
    page.play("e5").await?;
    page.status_begins("Black to move").await?;
    page.reload_screen().await?;
    page.status_begins("Black to move").await?;
    page.board_shows("Bh8 Wi9 Bh10 Wg7 Bf6 We5").await
}

/// The computer places the stones of an opening, or chooses a colour; so does a person. By keyboard.
pub(crate) async fn plays_swap_with_the_computer(page: Page) -> Result<()> {
    page.open_variant_on(PHONE, Variant::Fine).await?;
    let choices = |starter| {
        [
            ("Board", "Gomoku 15×15"),
            ("Against", "Computer"),
            ("Strength", "Easy"),
            ("Opening", "Swap"),
            ("Who starts", starter),
        ]
    };
    page.new_game(&choices("You")).await?;
    page.says("stone 1 of 1").await?;
    page.play("h8").await?;
    page.until("the computer to choose", async || {
        let status = page.status().await?;
        Ok(if status.ends_with(" to move") { Ok(()) } else { Err(status) })
    })
    .await?;
    page.new_game(&choices("Computer")).await?;
    page.status_begins("Choose a color").await?;
    page.move_focus_to(Key::Tab, "button", "Play white").await?;
    page.press_keys([Key::Enter]).await?;
    page.says("You play white.").await?;
    page.status_begins("White to move").await?;
    page.focus_is_on("gridcell", "h8").await
}

/// Plays these moves. Where cells are small for the pointer, a tap only selects a cell.
async fn place_all(page: &Page, cells: &[&str]) -> Result<()> {
    for cell in cells {
        page.tap(cell).await?;
        page.until(&format!("a mark on {cell}"), async || {
            page.press_if_there("button", "Place").await?;
            let has_mark = page.board().await?.cell(cell)?.mark.is_some();
            Ok(if has_mark { Ok(()) } else { Err("none".into()) })
        })
        .await?;
    }
    Ok(())
}

/// A game of swap2 between two browsers that exchange nothing but links.
pub(crate) async fn plays_swap2_by_link([one, other]: [Page; 2]) -> Result<()> {
    const BOARD: &str = "15x15k5s2";
    let pass_on = async |one: &Page, other: &Page, plies: &str| -> Result<()> {
        one.status_begins(NOT_SENT).await?;
        let link = one.address_is_of_game(&format!("{BOARD}/{plies}")).await?;
        other.follow(&link).await
    };
    one.open().await?;
    one.new_game(&[
        ("Board", "Gomoku 15×15"),
        ("Against", "Friend by link"),
        ("Who starts", "You"),
        ("Opening", "Swap2"),
    ])
    .await?;
    place_all(&one, &["h8", "i9", "h10"]).await?;
    pass_on(&one, &other, "h8i9h10").await?;
    other.press("Play").await?;
    other.status_begins("Choose a color").await?;
    other.press("Add two stones").await?;
    place_all(&other, &["g7", "f6"]).await?;
    pass_on(&other, &one, "h8i9h10o0g7f6").await?;
    one.status_begins("Choose a color").await?;
    one.press("Play black").await?;
    pass_on(&one, &other, "h8i9h10o0g7f6b0").await?;
    other.status_begins("Your move").await?;
    place_all(&other, &["e5"]).await?;
    pass_on(&other, &one, "h8i9h10o0g7f6b0e5").await?;
    one.status_begins("Your move").await?;
    one.board_shows("Bh8 Wi9 Bh10 Wg7 Bf6 We5").await
}

/// A link that breaks the rules says which one.
pub(crate) async fn links_that_break_rules_say_why(page: Page) -> Result<()> {
    page.open().await?;
    for (link, why) in [
        ("15x15k5r/f8a1g8c1h6e1h7g1h8", "move 9, h8, is forbidden: double three"),
        ("9x9k5r/e5", "this rule is not played on that board"),
        ("9x9k4s2/e5", "this opening is not played on that board"),
        ("15x15k5s2/h8b0", "the choice of a color is missing, or in the wrong place"),
        ("15x15k5x/h8", "character 8, “x”, does not belong there"),
    ] {
        page.open_link(link).await?;
        page.shows_notice(why).await?;
    }
    page.open_link("15x15k5cs1/h8w0i9").await?;
    page.board_shows("Bh8 Wi9").await
}
