//! The choices for a new game.

use anyhow::{Context, Result, ensure};
use browser_tests::page::{AGAINST_FIRST_FREE, FRIENDS, Page, Screen};
use browser_tests::site::Variant;

use crate::layout::{SMALLEST, dialog_fits};

const PHONE: Screen = Screen::new(360, 640);

/// After the second game on a device, three cards lead to other games, which keep the strength. They go with the next game.
pub(crate) async fn suggests_other_games_once(page: Page) -> Result<()> {
    const CARDS: [&str; 3] = ["Gomoku", "3D 4×4×4", "Play a friend"];
    page.open_on(PHONE).await?;
    page.new_game(&AGAINST_FIRST_FREE).await?;
    let mut place = None;
    for game in 1..=3 {
        page.play_all("a1 b1 c1").await?;
        page.status_begins("You win").await?;
        page.shows("button", "Play again").await?;
        if game == 2 {
            page.shows("button", "Play a friend").await?;
        }
        for card in CARDS {
            ensure!(page.has("button", card).await? == (game == 2), "{card} after game {game}");
        }
        // The cards come later than the button, which a finger may be about to press.
        let again = page.rects("button").await?.into_iter().find(|it| it.name == "Play again");
        let again = again.context("there is no button")?;
        let before = place.get_or_insert_with(|| again.clone());
        ensure!(again.is_at(before), "{again} after game {game}, {before} before");
        if game == 2 {
            page.press("Play a friend").await?;
            page.shows("dialog", "New game").await?;
            let chosen = page.chosen_answer("Against").await?;
            ensure!(chosen.as_deref() == Some("Two players here"), "{chosen:?} is chosen");
            page.close_dialog("New game").await?;
        }
        page.press("Play again").await?;
        page.board_shows("").await?;
    }
    Ok(())
}

/// A press on the card of a board starts a game there.
pub(crate) async fn a_suggested_board_is_played(page: Page) -> Result<()> {
    page.open().await?;
    page.new_game(&FRIENDS).await?;
    for _ in 0..2 {
        page.play_all("a1 a2 b1 b2 c1").await?;
        page.status_begins("X wins").await?;
        page.shows("button", "Play again").await?;
        if !page.has("button", "3D 4×4×4").await? {
            page.press("Play again").await?;
            page.board_shows("").await?;
        }
    }
    page.press("3D 4×4×4").await?;
    page.shows("group", "4 in a row on 4×4×4").await?;
    page.play_all("1a1 2b2").await?;
    ensure!(!page.has("button", "Gomoku").await?, "the cards stay");
    Ok(())
}

/// Unless something else is chosen, you start the first game and the computer the second.
pub(crate) async fn the_players_start_in_turn(page: Page) -> Result<()> {
    page.open().await?;
    page.open_dialog("New game").await?;
    let chosen = page.chosen_answer("Who starts").await?;
    ensure!(chosen.as_deref() == Some("Alternate"), "{chosen:?} starts");
    page.choose("Opponent", "First free").await?;
    page.press("Start").await?;
    page.no_longer_shows("dialog", "New game").await?;
    page.play_all("a1 b1 c1").await?;
    page.status_begins("You win").await?;
    page.press("Play again").await?;
    page.board_shows("Xa3").await?;
    page.status_begins("O to move").await
}

/// The game has the chosen starter and marks. The last choices survive a reload.
pub(crate) async fn remembers_the_choices(page: Page) -> Result<()> {
    page.open().await?;
    page.new_game(&AGAINST_FIRST_FREE).await?;
    page.new_game(&[("Who starts", "Computer"), ("Your mark", "X")]).await?;
    page.board_shows("Oa3").await?;
    page.status_begins("X to move").await?;
    page.reload().await?;
    page.open_dialog("New game").await?;
    for (group, answer) in [
        ("Against", "Computer"),
        ("Opponent", "First free"),
        ("Who starts", "Computer"),
        ("Your mark", "X"),
    ] {
        let chosen = page.chosen_answer(group).await?.unwrap_or_default();
        ensure!(chosen.starts_with(answer), "{group}: {chosen:?} instead of {answer:?}");
    }
    page.close_dialog("New game").await?;
    page.board_shows("Oa3").await
}

/// With *At once*, there is no pause before the computer's answer. The setting survives a reload.
pub(crate) async fn answers_at_the_chosen_pace(page: Page) -> Result<()> {
    page.open_at(Variant::Held).await?;
    page.new_game(&AGAINST_FIRST_FREE).await?;
    page.set_pace("None").await?;
    page.play("a1").await?;
    page.board_shows("Xa1 Oa3").await?;
    page.reload().await?;
    page.play("b1").await?;
    page.board_shows("Xa1 Oa3 Xb1 Ob3").await?;

    page.set_pace("1 s").await?;
    page.reload().await?;
    page.open_dialog("Settings").await?;
    let chosen = page.chosen_answer("Reply delay").await?;
    ensure!(chosen.as_deref() == Some("1 s"), "{chosen:?}");
    page.close_dialog("Settings").await
}

/// It takes two taps from the open page to a game against a chosen opponent, and three to a game by link.
pub(crate) async fn starts_with_two_taps_or_three(page: Page) -> Result<()> {
    page.open().await?;
    page.open_dialog("Choose an opponent").await?;
    page.press("Strategist").await?;
    page.no_longer_shows("dialog", "Choose an opponent").await?;
    page.status_begins("X to move").await?;
    page.play("a1").await?;
    // The strategist takes the centre if X has not.
    page.board_shows("Xa1 Ob2").await?;

    page.press("New game").await?;
    page.choose("Against", "Friend by link").await?;
    page.press("Make the link").await?;
    page.shows("dialog", "Friend by link").await?;
    page.focus_is_on("button", "Send").await
}

/// After a game, the next one can be against a slightly stronger or weaker opponent, if there is one.
pub(crate) async fn offers_a_stronger_opponent_or_a_weaker_one(page: Page) -> Result<()> {
    page.open().await?;
    page.new_game(&AGAINST_FIRST_FREE).await?;
    page.play_all("a1 b1 c1").await?;
    page.status_begins("You win").await?;
    page.shows("button", "Harder").await?;
    ensure!(!page.has("button", "Easier").await?, "nobody is weaker than the weakest");
    page.press("Harder").await?;
    page.board_shows("").await?;
    page.status_begins("X to move").await?;
    is_against(&page, "Clerk").await?;
    page.play_all("a1 b1 b2 c3").await?;
    page.shows("button", "Easier").await?;
    page.press("Easier").await?;
    page.board_shows("").await?;
    is_against(&page, "First free").await?;
    page.no_longer_shows("button", "Harder").await
}

/// Asserts that *New game* has this opponent chosen.
async fn is_against(page: &Page, opponent: &str) -> Result<()> {
    page.open_dialog("New game").await?;
    let chosen = page.chosen_answer("Opponent").await?.unwrap_or_default();
    ensure!(chosen.starts_with(opponent), "against {chosen}, not {opponent}");
    page.close_dialog("New game").await
}

/// The rarely used choices under *More options* are hidden at first, and stay shown or hidden as they were left, also
/// after a reload.
pub(crate) async fn keeps_more_as_it_was_left(page: Page) -> Result<()> {
    page.open().await?;
    page.open_dialog("New game").await?;
    ensure!(!page.has("group", "Your mark").await?, "they are shown at first");
    page.press("More options").await?;
    page.shows("group", "Your mark").await?;
    page.reload().await?;
    page.open_dialog("New game").await?;
    page.shows("group", "Your mark").await?;
    page.press("More options").await?;
    page.no_longer_shows("group", "Your mark").await?;
    page.reload().await?;
    page.open_dialog("New game").await?;
    page.shows("group", "Board").await?;
    ensure!(!page.has("group", "Your mark").await?, "they are shown again");
    Ok(())
}

/// *New game* says who wins on the chosen board if that is proved, and nothing about other boards. It shows players no
/// commands.
pub(crate) async fn says_what_is_proved_about_a_board(page: Page) -> Result<()> {
    const PROVED: &str = "Proved:";
    page.open_on(SMALLEST).await?;
    page.open_dialog("New game").await?;
    page.press("More options").await?;
    page.choose("Board", "3D 4×4×4").await?;
    page.reads("dialog", "Proved: the first player wins").await?;
    for drawn in ["3×3", "5×5"] {
        page.choose("Board", drawn).await?;
        page.reads("dialog", "Proved: a draw with best play").await?;
    }
    page.choose("Board", "Custom").await?;
    for sizes in [["6", "5"], ["5", "6"], ["7", "6"]] {
        for (field, words) in ["Columns", "Rows"].into_iter().zip(sizes) {
            page.fill_in(field, words).await?;
        }
        page.fill_in("In a row", "4").await?;
        page.reads("dialog", "Proved: the first player wins").await?;
    }
    dialog_fits(&page, SMALLEST, "New game").await?;
    // None of our programs proves who wins there.
    page.choose("Board", "Gomoku 15×15").await?;
    let text = page.texts("dialog").await?.join(" ");
    ensure!(!text.contains(PROVED) && !text.contains("cargo"), "15x15: {text:?}");
    page.close_dialog("New game").await
}

/// When another board is chosen, so is an opponent of about the same strength, with its measured strength on that
/// board.
pub(crate) async fn keeps_the_strength_on_another_board(page: Page) -> Result<()> {
    page.open_on(SMALLEST).await?;
    page.open_dialog("New game").await?;
    for (board, opponent) in [
        ("Gomoku 15×15", "Level 1 looks at its move and your answer; "),
        ("3×3", "Guard"),
        ("4×4", "Level 1"),
        ("3D 4×4×4", "Level 1"),
    ] {
        page.choose("Board", board).await?;
        let chosen = page.chosen_answer("Opponent").await?.unwrap_or_default();
        ensure!(chosen.starts_with(opponent), "{chosen:?} is chosen on {board}");
    }
    page.choose("Board", "Gomoku 15×15").await?;
    page.choose("Strength", "Medium").await?;
    page.reads("dialog", "Has a plan and sees most traps.").await?;
    let chosen = page.chosen_answer("Opponent").await?.unwrap_or_default();
    ensure!(chosen.starts_with("Level 2"), "{chosen:?} is chosen for Medium");
    page.choose("Opponent", "Level 3").await?;
    ensure!(page.chosen_answer("Strength").await?.is_none(), "level 3 has a grade");
    page.reads("dialog", "Level 3: looks a few moves ahead").await?;
    page.open_strengths().await?;
    page.reads("dialog", "Measured: 5 in a row on 15×15.").await?;
    page.reads("dialog", "games against Level 1: ").await?;
    ensure!(
        !page.texts("dialog").await?.join(" ").contains("cargo"),
        "the command is shown at first"
    );
    page.press("For programmers").await?;
    page.reads("dialog", "cargo run --release --example ladder -- --record 15x15k5").await?;
    page.close_dialog("How strong they are").await
}
