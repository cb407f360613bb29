//! Games of two players at one screen.

use anyhow::{Result, ensure};
use browser_tests::page::{FRIENDS, Page, Screen};
use browser_tests::site::Variant;

/// A tap right after the end of a game was meant for that game, so it does nothing. A moment later, *Play again* starts the
/// next game.
pub(crate) async fn rests_after_the_end(page: Page) -> Result<()> {
    const END: &str = "Xa1 Oa3 Xb1 Ob3 Xc1";
    page.open_at(Variant::Held).await?;
    page.new_game(&FRIENDS).await?;
    page.status_begins("X to move").await?;
    page.play("a1").await?;
    page.status_begins("O to move").await?;
    page.play_all("a3 b1 b3 c1").await?;
    page.status_begins("X wins").await?;
    page.score_is([1, 0, 0]).await?;
    for place in ["c3", "c1"] {
        page.tap(place).await?;
    }
    page.wait_for_paint().await?;
    page.board_shows(END).await?;
    ensure!(!page.has("button", "Play again").await?, "Play again appears too early");

    page.release_timers().await?;
    page.shows("button", "Play again").await?;
    page.board_shows(END).await?;
    page.press("Play again").await?;
    page.board_shows("").await?;
    page.play("c3").await?;
    page.board_shows("Xc3").await
}

/// Two people can have names, which follow the people and not the marks, and are still there after a reload.
pub(crate) async fn calls_two_people_by_their_names(page: Page) -> Result<()> {
    page.open().await?;
    page.new_game(&FRIENDS).await?;
    page.status_begins("X to move").await?;
    page.reads("group", "X\nto move").await?;
    page.open_dialog("Names").await?;
    page.fill_in("Player 1", "Anna").await?;
    page.fill_in("Player 2", "Ben").await?;
    page.close_dialog("Names").await?;
    page.status_begins("Anna to move").await?;
    page.reload().await?;
    page.status_begins("Anna to move").await?;
    page.reads("group", "Anna").await?;
    page.reads("group", "Ben").await?;
    page.open_dialog("New game").await?;
    let chosen = page.chosen_answer("Who starts").await?;
    ensure!(chosen.as_deref() == Some("Anna"), "{chosen:?} starts");
    page.choose("Who starts", "Alternate").await?;
    page.press("Start").await?;
    page.no_longer_shows("dialog", "New game").await?;
    page.status_begins("Anna to move").await?;
    page.play("a1").await?;
    page.status_begins("Ben to move").await?;
    page.play_all("a3 b1 b3 c1").await?;
    page.status_begins("Anna wins").await?;
    page.press("Play again").await?;
    // Ben starts with X now, and Anna keeps her win.
    page.status_begins("Ben to move").await?;
    page.score_is([1, 0, 0]).await?;

    page.open_dialog("Names").await?;
    page.press("Swap names").await?;
    page.close_dialog("Names").await?;
    page.status_begins("Anna to move").await?;
    page.open_dialog("Names").await?;
    let names = [page.value_of("Player 1").await?, page.value_of("Player 2").await?];
    ensure!(names == ["Ben", "Anna"], "{names:?}");
    page.fill_in("Player 1", "").await?;
    page.fill_in("Player 2", "").await?;
    page.close_dialog("Names").await?;
    page.status_begins("X to move").await
}

/// Two people at one device start in turn, unless they choose otherwise.
pub(crate) async fn start_in_turn(page: Page) -> Result<()> {
    page.open().await?;
    page.open_dialog("New game").await?;
    page.choose("Against", "Two players here").await?;
    let chosen = page.chosen_answer("Who starts").await?;
    ensure!(chosen.as_deref() == Some("Alternate"), "{chosen:?} starts");
    page.close_dialog("New game").await
}

/// On a phone between two people, the card of the second one is turned around, and so are the buttons and the status
/// while that person is to move. Nothing moves for it.
pub(crate) async fn turns_the_controls_of_the_second_player(page: Page) -> Result<()> {
    const TURNED: &str =
        "return ['.seat:first-child', '.seat:last-child', '.status > [role=status]', '.action']
        .map((it) => getComputedStyle(document.querySelector(it)).rotate !== 'none')";
    page.open_on(Screen::new(390, 844)).await?;
    page.new_game(&FRIENDS).await?;
    let turned = async || page.run::<[bool; 4]>(TURNED, []).await;
    ensure!(turned().await? == [false; 4], "they are turned at first");
    page.change_setting("Second player’s controls", "Turned around").await?;
    ensure!(turned().await? == [false, true, false, false], "while the first player is to move");
    page.play("b2").await?;
    ensure!(turned().await? == [false, true, true, true], "while the second player is to move");
    let before = page.rects("button").await?;
    page.reload_screen().await?;
    page.shows("button", "Threats").await?;
    ensure!(turned().await? == [false, true, true, true], "after a reload");
    page.play("a1").await?;
    ensure!(turned().await? == [false, true, false, false], "after the second player's move");
    let after = page.rects("button").await?;
    let moved = before.iter().zip(&after).find(|(then, now)| {
        then.name != now.name || (then.x - now.x).abs() > 1.0 || (then.y - now.y).abs() > 1.0
    });
    ensure!(moved.is_none(), "{moved:?}");
    // Against the computer, nothing is turned.
    page.new_game(&[("Against", "Computer")]).await?;
    ensure!(turned().await? == [false; 4], "against the computer");
    Ok(())
}
