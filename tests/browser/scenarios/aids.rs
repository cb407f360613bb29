//! Hints, threats, reviews and other aids for playing well.

use anyhow::{Context, Result, ensure};
use browser_tests::page::{AGAINST_FIRST_FREE, Key, Page, Screen};
use browser_tests::site::Variant;
use serde_json::json;

/// A hint names a good cell and says why, in words and on the board, until the next move.
pub(crate) async fn gives_a_hint(page: Page) -> Result<()> {
    page.open().await?;
    page.new_game(&AGAINST_FIRST_FREE).await?;
    page.play_all("a1 b1").await?;
    page.press("Hint").await?;
    // The board shows no coordinates, so the visible text describes the cell. Screen readers read its name.
    page.says("Hint: the glowing cell wins").await?;
    page.says("Hint: c1 wins").await?;
    page.notes("c1", &["good move"]).await?;
    page.notes("b2", &[]).await?;

    page.play("b2").await?;
    page.notes("c1", &[]).await?;
    page.press("Undo").await?;
    page.play("c1").await?;
    ensure!(!page.has("button", "Hint").await?, "there is nothing to hint at after the end");
    Ok(())
}

/// *See how* numbers the last three moves of a lost game, in place of the stroke, until the game changes.
pub(crate) async fn shows_how_a_game_was_lost(page: Page) -> Result<()> {
    const GHOSTS: &str = "return [...document.querySelectorAll('.ghost')]
        .map((cell) => `${cell.dataset.label} ${cell.dataset.cell}`).sort()";
    page.open().await?;
    page.new_game(&AGAINST_FIRST_FREE).await?;
    page.play_all("a1 b2 a2").await?;
    page.status_begins("The computer wins").await?;
    ensure!(!page.has("button", "Harder").await?, "a harder opponent is no use after a loss");
    page.press("See how").await?;
    page.says("The last three moves, in order").await?;
    let ghosts: Vec<String> = page.run(GHOSTS, []).await?;
    ensure!(ghosts == ["1 b3", "2 a2", "3 c3"], "the ghosts are {ghosts:?}");

    page.press("Undo").await?;
    page.board_shows("Xa1 Oa3 Xb2 Ob3").await?;
    let ghosts: Vec<String> = page.run(GHOSTS, []).await?;
    ensure!(ghosts.is_empty(), "{ghosts:?} are left");
    page.play_all("c3").await?;
    page.status_begins("You win").await?;
    page.shows("button", "Harder").await?;
    ensure!(!page.has("button", "See how").await?, "a won game needs no explanation");
    Ok(())
}

/// A repeated action is announced each time: a live region changes its text, so that screen readers read it again.
pub(crate) async fn tells_again_what_is_done_again(page: Page) -> Result<()> {
    page.open().await?;
    page.new_game(&AGAINST_FIRST_FREE).await?;
    page.press("Threats").await?;
    page.reads("log", "No threats").await?;
    for (what, role) in [("Undo", "status"), ("Threats", "log"), ("Hint", "status")] {
        for _ in 0..3 {
            announcement_changes(&page, role, async || page.press(what).await).await?;
        }
    }
    page.play("a1").await?;
    for _ in 0..3 {
        announcement_changes(&page, "status", async || page.tap("a1").await).await?;
    }
    page.says("That cell is taken").await
}

/// Performs an action, and waits until the text of the elements with this role changes.
async fn announcement_changes(
    page: &Page,
    role: &str,
    act: impl AsyncFn() -> Result<()>,
) -> Result<()> {
    // Invisible characters count: they are what makes screen readers read a text again.
    const TEXT: &str = "return allOf(arguments[0]).map((it) => it.textContent).join('|')";
    let text = async || page.run::<String>(TEXT, [json!(role)]).await;
    let before = text().await?;
    act().await?;
    page.until(&format!("the {role} to differ from {before:?}"), async || {
        let now = text().await?;
        Ok(if now == before { Err(now) } else { Ok(()) })
    })
    .await
}

/// Free cells can show what they lead to and in how many moves, after each move and after a reload.
pub(crate) async fn shows_what_cells_lead_to(page: Page) -> Result<()> {
    page.open().await?;
    page.new_game(&AGAINST_FIRST_FREE).await?;
    page.change_setting("Move results", "On").await?;
    page.notes("b2", &["draws"]).await?;
    page.play("a1").await?;
    page.notes("c3", &["wins in 3 moves"]).await?;
    page.notes("a2", &["loses in 3 moves"]).await?;
    page.notes("b2", &["draws"]).await?;
    page.reload().await?;
    page.notes("c3", &["wins in 3 moves"]).await?;
    page.change_setting("Move results", "Off").await?;
    page.notes("c3", &[]).await
}

/// A cell can be selected, changed and deselected before *Place* plays it.
pub(crate) async fn places_before_it_plays(page: Page) -> Result<()> {
    const SELECTED: &[&str] = &["selected"];
    page.open().await?;
    page.new_game(&AGAINST_FIRST_FREE).await?;
    ensure!(!page.has("button", "Place").await?, "a press plays at once");
    page.change_setting("Move confirmation", "Select, then Place").await?;
    page.tap("a1").await?;
    page.notes("a1", SELECTED).await?;
    page.tap("b2").await?;
    page.notes("b2", SELECTED).await?;
    page.notes("a1", &[]).await?;
    page.tap("b2").await?;
    page.notes("b2", &[]).await?;
    page.no_longer_shows("button", "Place").await?;
    page.board_shows("").await?;

    page.tap("b2").await?;
    page.press("Place").await?;
    page.board_shows("Xb2 Oa3").await?;
    page.no_longer_shows("button", "Place").await?;
    page.tap("a3").await?;
    page.notes("c3", &[]).await?;
    ensure!(!page.has("button", "Place").await?, "a taken cell cannot be selected");

    // A selected cell is not a move, so a reload forgets it.
    page.tap("c3").await?;
    page.notes("c3", SELECTED).await?;
    page.reload().await?;
    page.board_shows("Xb2 Oa3").await?;
    page.notes("c3", &[]).await?;
    page.tap("c1").await?;
    page.notes("c1", SELECTED).await?;
    page.change_setting("Move confirmation", "Tap once").await?;
    page.notes("c1", &[]).await?;
    page.play("c1").await
}

/// A finished game can be stepped through with buttons, keys and the list. The board shows better moves, and play can
/// continue from any position.
pub(crate) async fn reviews_a_game(page: Page) -> Result<()> {
    page.open().await?;
    page.new_game(&AGAINST_FIRST_FREE).await?;
    ensure!(!page.has("button", "Review").await?, "there is nothing to review yet");
    page.play_all("a1 b1 c1").await?;
    page.press("Review").await?;
    page.says("Move 5 of 5").await?;
    page.focus_is_on("slider", "Move").await?;
    page.reads("region", "X wins, decided by move 2, O a3.").await?;

    page.press("To the beginning").await?;
    page.says("Move 0 of 5").await?;
    page.board_shows("").await?;
    page.press("Next move").await?;
    page.press("Next move").await?;
    page.says("Move 2 of 5").await?;
    page.board_shows("Xa1 Oa3").await?;
    page.notes("b2", &[]).await?;
    // The better move is shown in the position in which it was possible.
    page.press("Previous move").await?;
    page.says("Next: O a3, a blunder. Better: b2").await?;
    page.notes("b2", &["good move"]).await?;
    page.press("Next move").await?;

    page.press("X b1 good").await?;
    page.says("Move 3 of 5").await?;
    page.move_focus_back_to("slider", "Move").await?;
    page.press_keys([Key::Left]).await?;
    page.says("Move 2 of 5").await?;
    page.tap("b2").await?;
    page.board_shows("Xa1 Oa3 Xb2").await?;
    page.press("Back to the game").await?;
    page.board_shows("Xa1 Oa3").await?;

    page.press("Close review").await?;
    page.board_shows("Xa1 Oa3 Xb1 Ob3 Xc1").await?;
    page.focus_is_on("gridcell", "").await?;
    page.status_begins("You win").await?;
    page.press("Review").await?;
    ensure!(!page.is_available("Continue from here").await?, "the game has ended here");
    for _ in 0..3 {
        page.press("Previous move").await?;
    }
    page.press("Continue from here").await?;
    page.board_shows("Xa1 Oa3").await?;
    page.score_is([1, 0, 0]).await?;
    page.play_all("b1 c1").await?;
    page.status_begins("You win").await?;
    page.score_is([2, 0, 0]).await
}

/// A chart shows who stood better after each move. It is also the slider: taps, drags and the arrow keys lead to a
/// move, and its value text says which move it is and who stands better there.
pub(crate) async fn leads_through_a_game_by_its_chart(page: Page) -> Result<()> {
    const VALUE: &str = "return find('slider', 'Move')[0]?.getAttribute('aria-valuetext') ?? ''";
    const SCREEN: Screen = Screen::new(360, 640);
    // White lets black's open three become an open four.
    const GAME: &str = "15x15k5/h8g2i8g4j8a1k8g8l8";
    let says = async |words: &str| {
        page.until(&format!("the slider to say {words:?}"), async || {
            let value: String = page.run(VALUE, []).await?;
            Ok(if value == words { Ok(()) } else { Err(value) })
        })
        .await
    };
    page.open_on(SCREEN).await?;
    page.set_link(GAME).await?;
    says("Move 9 of 9, black l8, black has won").await?;
    let slider = page.rects("slider").await?;
    let slider = slider.first().context("there is no slider")?;
    let place = |at: u32| {
        let across = slider.x + slider.width * f64::from(at) / 9.0;
        let down = slider.y + slider.height / 2.0;
        [across / f64::from(SCREEN.width), down / f64::from(SCREEN.height)]
    };
    page.press_at(&[place(6)]).await?;
    says("Move 6 of 9, white a1, black can win in 2 moves").await?;
    page.says("Lets black win in 2 moves. Better: ").await?;
    page.board_shows("Bh8 Wg2 Bi8 Wg4 Bj8 Wa1").await?;
    page.press_at(&[place(6), place(3), place(8)]).await?;
    says("Move 8 of 9, white g8, black can win in 1 move").await?;

    page.focus_is_on("slider", "Move").await?;
    page.press_keys([Key::Left]).await?;
    says("Move 7 of 9, black k8, black can win in 1 move").await?;
    page.press_keys([Key::Home]).await?;
    page.says("Move 0 of 9").await?;
    page.press_keys([Key::Right, Key::Up]).await?;
    page.says("Move 2 of 9, white g2").await?;
    page.press_keys([Key::End]).await?;
    says("Move 9 of 9, black l8, black has won").await
}

/// The menu shows how strong each opponent is, and the dialog behind it shows a game that beats it on the board. The
/// current game is unaffected.
pub(crate) async fn tells_how_strong_the_opponents_are(page: Page) -> Result<()> {
    page.open().await?;
    page.new_game(&AGAINST_FIRST_FREE).await?;
    page.play("a1").await?;
    page.open_dialog("New game").await?;
    page.unfold("group", "Opponent").await?;
    page.shows(
        "radio",
        "Clerk completes or blocks a line, else takes the first empty cell; you can always win",
    )
    .await?;
    page.shows("radio", "Minimax thinks every game through to the end; you can never win").await?;
    let names = page.names("radio").await?;
    let guard = names.iter().find(|name| name.starts_with("Guard")).cloned().unwrap_or_default();
    ensure!(guard.ends_with("you can win about 9 times in 10 if you start"), "{guard}");
    page.choose("Who starts", "Computer").await?;
    page.shows(
        "radio",
        "Strategist completes or blocks a line, else follows a plan; you can never win if it starts",
    )
    .await?;

    page.open_strengths().await?;
    page.shows("dialog", "How strong they are").await?;
    let words = page.texts("dialog").await?.join(" ");
    ensure!(
        words.contains("if you start, it can always be beaten; if it starts, it cannot be beaten"),
        "{words}"
    );
    page.close_dialog("How strong they are").await?;
    let starter = page.chosen_answer("Who starts").await?;
    ensure!(starter.as_deref() == Some("Computer"), "the dialog changed a choice: {starter:?}");
    page.open_strengths().await?;
    page.press("Show a win against Strategist if you start").await?;
    page.no_longer_shows("dialog", "").await?;
    page.says("Move 0 of 7").await?;
    page.press("To the end").await?;
    page.status_begins("Move 7 of 7").await?;
    let won = page.board().await?;
    ensure!(won.winning().len() == 3 && won.moves().ends_with(won.last().unwrap_or("?")), "{won}");

    page.press("Close review").await?;
    page.board_shows("Xa1 Oa3").await?;
    page.play_all("b1 c1").await?;
    page.score_is([1, 0, 0]).await
}

/// Opens the page with its requests to the worker held back until `sendRequests` is called.
async fn open_with_requests_held(page: &Page) -> Result<()> {
    page.open_at(Variant::Workers).await?;
    page.run("window.holdRequests()", []).await
}

/// Proofs appear one opponent after the other, and move no button away from under a finger.
pub(crate) async fn proofs_move_no_button(page: Page) -> Result<()> {
    open_with_requests_held(&page).await?;
    page.open_dialog("New game").await?;
    page.unfold("button", "How strong are they?").await?;
    page.press("How strong are they?").await?;
    page.shows("button", "How minimax thinks").await?;
    let before = page.rects("button").await?;
    page.run::<()>("window.sendRequests()", []).await?;
    page.reads("dialog", "it cannot be beaten").await?;
    let after = page.rects("button").await?;
    ensure!(!before.is_empty() && after.starts_with(&before), "{before:?}, then {after:?}");
    Ok(())
}

/// The opponents whose strength is proved are listed once it is: a list that grew would move under a finger.
pub(crate) async fn proofs_move_no_opponent(page: Page) -> Result<()> {
    open_with_requests_held(&page).await?;
    page.open_dialog("New game").await?;
    page.press("All opponents").await?;
    ensure!(!page.has("radio", "Guard").await?, "the opponents are listed before the proofs");
    page.run::<()>("window.sendRequests()", []).await?;
    page.shows("radio", "Guard").await?;
    page.reads("dialog", "you can win about").await?;
    let before = page.rects("radio").await?;
    page.wait_for_proofs().await?;
    let after = page.rects("radio").await?;
    ensure!(!before.is_empty() && before == after, "{before:?}, then {after:?}");

    page.open_at(Variant::Workers).await?;
    page.run::<()>("window.holdRequests()", []).await?;
    page.press("Choose an opponent").await?;
    page.shows("dialog", "Choose an opponent").await?;
    ensure!(!page.has("button", "Guard").await?, "the opponents are listed before the proofs");
    page.run::<()>("window.sendRequests()", []).await?;
    page.shows("button", "Guard").await.map(drop)
}

/// The tree of minimax's calls appears while the dialog is open, and does not move *Close* away from under a finger.
pub(crate) async fn minimax_moves_no_button(page: Page) -> Result<()> {
    let close = async || {
        let mut buttons = page.rects("button").await?;
        buttons.retain(|it| it.name == "Close");
        anyhow::Ok(buttons)
    };
    open_with_requests_held(&page).await?;
    page.open_dialog("Rules").await?;
    page.press("How minimax thinks").await?;
    page.shows("dialog", "How minimax thinks").await?;
    let before = close().await?;
    page.run::<()>("window.sendRequests()", []).await?;
    page.reads("dialog", "Call 1").await?;
    let after = close().await?;
    ensure!(!before.is_empty() && after == before, "{before:?}, then {after:?}");
    Ok(())
}

/// The dialog shows how minimax solves the example of tutorials, and a game with few free cells: step by step with
/// buttons and keys, as a picture and as text.
pub(crate) async fn shows_how_minimax_thinks(page: Page) -> Result<()> {
    page.open().await?;
    page.new_game(&[("Against", "Two players here")]).await?;
    page.open_dialog("Rules").await?;
    page.press("How minimax thinks").await?;
    let shows = async |words| page.reads("dialog", words).await;
    shows("Where should X play?").await?;
    shows("Call 1. X is to move and keeps the highest score.").await?;
    shows("Positions searched: 9; with alpha-beta 8.").await?;
    shows("From the empty board of 3×3: 549,946; with alpha-beta").await?;
    page.press("One step on").await?;
    shows("Call 2: X b3. O is to move and keeps the lowest score.").await?;
    page.press("One step on").await?;
    shows("Call 3: O b2 completes a line: −10.").await?;
    page.press("One step on").await?;
    shows("O b2 leads to −10, the lowest so far: O keeps it.").await?;

    page.move_focus_to(Key::Tab, "slider", "Step").await?;
    page.press_keys([Key::Right, Key::Right]).await?;
    shows("O a1 leads to −10: O already has −10.").await?;
    page.press_keys([Key::End]).await?;
    shows("The answer is X b2, with a score of +10.").await?;
    page.press("The calls as text").await?;
    shows("X b2: +10, kept").await?;

    page.choose("Alpha-beta", "On").await?;
    shows("Call 1.").await?;
    page.press("To the answer").await?;
    shows("O b2: not searched yet").await?;
    page.press("One step back").await?;
    page.press("One step back").await?;
    shows("this settles it: O b2 need not be looked at.").await?;
    page.close_dialog("How minimax thinks").await?;
    page.close_dialog("Rules").await?;

    page.play_all("a1 b2 c3 b1").await?;
    page.open_dialog("Rules").await?;
    page.press("How minimax thinks").await?;
    shows("Positions searched: 174; with alpha-beta").await?;
    page.press("To the answer").await?;
    shows("The answer is X b3, with a score of 0.").await?;
    page.choose("Position", "Example").await?;
    shows("Positions searched: 9; with alpha-beta 8.").await
}

/// If the late code fails to load, the game can be played; the page says so once it is needed, and *Try again* loads
/// it when the network is back.
pub(crate) async fn plays_without_its_lazy_chunk(page: Page) -> Result<()> {
    page.site().refuse(Some("lazy"));
    page.visit(&Variant::Plain.path()).await?;
    page.wait_until_ready().await?;
    page.play("b2").await?;
    page.no_longer_shows("button", "Try again").await?;
    page.press("Menu").await?;
    page.shows_notice("Part of the page failed to load").await?;
    page.press("Try again").await?;
    page.shows_notice("Part of the page failed to load").await?;
    page.site().refuse(None);
    page.press("Try again").await?;
    page.close_dialog("Menu").await?;
    page.no_longer_shows("button", "Try again").await?;
    page.discard_messages().await
}

/// While a part of the page loads slowly, the page says so.
pub(crate) async fn says_what_is_loading(page: Page) -> Result<()> {
    page.site().hold("lazy");
    page.open().await?;
    page.press("Menu").await?;
    page.shows_notice("Loading").await?;
    page.site().release();
    page.shows("dialog", "Menu").await?;
    page.close_dialog("Menu").await?;
    page.discard_messages().await
}

/// If the worker fails to load, the page says so and can be played, also while an opponent needs it for its move; *Try
/// again* loads it when the network is back.
pub(crate) async fn plays_without_its_worker(page: Page) -> Result<()> {
    page.site().refuse(Some("worker"));
    page.visit(&Variant::Plain.path()).await?;
    page.wait_until_ready().await?;
    page.new_game(&AGAINST_FIRST_FREE).await?;
    page.play("a1").await?;
    page.open_dialog("Rules").await?;
    page.press("How minimax thinks").await?;
    page.shows_notice("The analysis engine failed to load").await?;
    page.site().refuse(None);
    page.press("Try again").await?;
    page.reads("dialog", "Where should X play?").await?;
    page.no_longer_shows("button", "Try again").await?;
    page.close_dialog("How minimax thinks").await?;
    page.close_dialog("Rules").await?;
    page.play_all("b1 c1").await?;
    page.score_is([1, 0, 0]).await?;

    page.site().refuse(Some("worker"));
    page.reload().await?;
    page.new_game(&[("Board", "4×4"), ("Opponent", "Minimax")]).await?;
    page.tap("b2").await?;
    page.shows_notice("The analysis engine failed to load").await?;
    page.board_shows("Xb2").await?;
    ensure!(page.is_thinking().await?, "the computer still has to answer");
    page.press("Try again").await?;
    page.shows_notice("The analysis engine failed to load").await?;
    page.site().refuse(None);
    page.press("Try again").await?;
    page.wait_for_answer().await?;
    page.status_begins("X to move").await?;
    page.no_longer_shows("button", "Try again").await?;
    let board = page.board().await?;
    ensure!(board.moves().starts_with("Xb2 O"), "{board}");
    page.discard_messages().await
}
