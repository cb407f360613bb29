//! Games that leave the board are kept in *Your games*.

use anyhow::{Result, ensure};
use browser_tests::page::{AGAINST_FIRST_FREE, FRIENDS, Page};
use in_a_row::storage_keys::{OVER, key};

use crate::correspondence::BY_LINK;
use crate::links::accept_invitation;

/// The name in *Your games* of the game that `open_own_game` begins.
const OWN: &str = "3×3, 3 in a row, First free, 2 moves";

const LINK: &str = "3x3k3/a1b1c1";

/// Fills the storage so that not even one character more fits.
const FILL: &str = "for (let size = 2 ** 22; size; size >>= 1) {
        try {
            for (let n = 0; ; n += 1) localStorage.setItem(`filler/${size}/${n}`, 'x'.repeat(size));
        } catch {}
    }
    // The rest is too small for another key.
    const fillers = Object.entries(localStorage).filter(([key]) => key.startsWith('filler/'));
    let [key, text] = fillers.sort(([, one], [, other]) => one.length - other.length)[0];
    try {
        for (;;) localStorage.setItem(key, (text += 'x'));
    } catch {}";

/// Frees that storage again.
const FREE: &str = "for (const key of Object.keys(localStorage))
        if (key.startsWith('filler/')) localStorage.removeItem(key)";

/// Opens the page with nothing stored, and begins a game against the computer with a move and its answer.
async fn open_own_game(page: &Page) -> Result<()> {
    page.visit("/blank").await?;
    page.run::<()>("localStorage.clear()", []).await?;
    page.open().await?;
    page.new_game(&AGAINST_FIRST_FREE).await?;
    page.play("b2").await?;
    page.board_shows("Xb2 Oa3").await?;
    page.address_is("3x3k3/b2a3").await.map(drop)
}

async fn open_your_games(page: &Page) -> Result<()> {
    page.open_dialog("Share").await?;
    page.open_dialog("Your games").await
}

async fn close_your_games(page: &Page) -> Result<()> {
    page.close_dialog("Your games").await?;
    page.close_dialog("Share").await
}

/// Returns how many games *Your games* lists, and how many of them look like the own game.
async fn listed(page: &Page) -> Result<[usize; 2]> {
    const LISTED: &str = "const games = [...document.querySelectorAll('#games[open] [data-name]')];
        return [games.length, games.filter((it) => it.innerText.includes(arguments[0])).length]";
    open_your_games(page).await?;
    let listed = page.run(LISTED, [OWN.into()]).await?;
    close_your_games(page).await?;
    Ok(listed)
}

/// Asserts that *Your games* lists the own game once, in this tab, after a reload and in another tab, and that
/// *Continue* puts it back on the board unchanged.
async fn is_kept(page: &Page, how: &str) -> Result<()> {
    let [_, own] = listed(page).await?;
    ensure!(own == 1, "{how}: {own} times in Your games");
    page.reload().await?;
    let [_, own] = listed(page).await?;
    ensure!(own == 1, "{how}, after a reload: {own} times in Your games");
    let [first, _] = page.open_tab().await?;
    page.open().await?;
    let [all, own] = listed(page).await?;
    ensure!(own == 1, "{how}, in another tab: {own} times in Your games");
    open_your_games(page).await?;
    page.press(&format!("Continue {OWN}")).await?;
    page.board_shows("Xb2 Oa3").await?;
    page.status_begins("X to move").await?;
    page.close_tab().await?;
    page.use_tab(&first).await?;
    // Until its tab is reloaded, a game by link stays on the board.
    page.reload().await?;
    page.board_shows("Xb2 Oa3").await?;
    let [after, own] = listed(page).await?;
    ensure!(own == 0 && after <= all, "{how}: the game on the board is listed {own} times");
    Ok(())
}

/// Ways to replace the own game on the board.
#[derive(Clone, Copy, Debug)]
enum Way {
    NewGame,
    OnAnotherBoard,
    AnotherOpponent,
    ByLink,
    PlayOnFromLink,
    PlayOnFromReview,
    FromPosition,
    Invitation,
}

async fn start(page: &Page, way: Way) -> Result<()> {
    match way {
        Way::NewGame => page.new_game(&FRIENDS).await,
        Way::OnAnotherBoard => page.new_game(&[("Board", "Gomoku 15×15")]).await,
        Way::AnotherOpponent => {
            page.open_dialog("Choose an opponent").await?;
            page.press("Guard").await
        }
        Way::ByLink => page.new_game(&BY_LINK).await,
        Way::PlayOnFromLink => {
            page.open_link(LINK).await?;
            page.says("Move 3 of 3").await?;
            page.press("Continue from here").await?;
            page.board_shows("Xa1 Ob1 Xc1").await
        }
        Way::PlayOnFromReview => {
            page.open_link(LINK).await?;
            page.press("Previous move").await?;
            page.press("Continue from here").await?;
            page.board_shows("Xa1 Ob1").await
        }
        Way::FromPosition => {
            page.open_dialog("New game").await?;
            page.arrange().await?;
            page.tap("c1").await?;
            page.board_shows("Oa3 Xb2 Xc1").await?;
            page.press("Play from here").await?;
            page.press("Start").await?;
            page.no_longer_shows("dialog", "New game").await
        }
        Way::Invitation => accept_invitation(page).await,
    }
}

/// However a running game is replaced, it is kept unchanged.
pub(crate) async fn no_way_to_start_loses_the_own_game(page: Page) -> Result<()> {
    for way in [
        Way::NewGame,
        Way::OnAnotherBoard,
        Way::AnotherOpponent,
        Way::ByLink,
        Way::PlayOnFromLink,
        Way::PlayOnFromReview,
        Way::FromPosition,
        Way::Invitation,
    ] {
        open_own_game(&page).await?;
        start(&page, way).await?;
        is_kept(&page, &format!("{way:?}")).await?;
    }
    Ok(())
}

/// However a game by link on the board is replaced, it is kept, and so is the own game behind it.
pub(crate) async fn no_way_to_start_loses_the_game_behind_one_by_link(page: Page) -> Result<()> {
    for way in [Way::NewGame, Way::ByLink, Way::PlayOnFromLink, Way::PlayOnFromReview] {
        open_own_game(&page).await?;
        accept_invitation(&page).await?;
        start(&page, way).await?;
        is_kept(&page, &format!("{way:?} from a game by link")).await?;
        open_your_games(&page).await?;
        page.press("Continue 3×3, 3 in a row, you are O, 1 move").await?;
        page.board_shows("Xb2").await?;
        page.status_begins("Your move").await?;
    }
    Ok(())
}

/// If another game replaces a position that is being arranged, the position and the own game are kept.
pub(crate) async fn no_way_to_start_loses_what_is_arranged(page: Page) -> Result<()> {
    const POSITION: &str = "3×3, 3 in a row, 3 marks";
    for way in [Way::PlayOnFromLink, Way::PlayOnFromReview, Way::Invitation] {
        open_own_game(&page).await?;
        page.open_dialog("New game").await?;
        page.arrange().await?;
        page.tap("c3").await?;
        page.board_shows("Oa3 Xb2 Xc3").await?;
        start(&page, way).await?;
        is_kept(&page, &format!("{way:?} while arranging")).await?;
        open_your_games(&page).await?;
        page.press(&format!("Continue {POSITION}")).await?;
        page.board_shows("Oa3 Xb2 Xc3").await?;
        page.press("Back").await?;
    }
    Ok(())
}

/// *Undo* right after *Start* brings back the replaced game, also after a move by the computer or a reload.
pub(crate) async fn undo_after_start_brings_the_game_back(page: Page) -> Result<()> {
    const COMPUTER_BEGINS: [(&str, &str); 3] =
        [("Against", "Computer"), ("Opponent", "First free"), ("Who starts", "Computer")];
    open_own_game(&page).await?;
    page.new_game(&FRIENDS).await?;
    page.board_shows("").await?;
    page.press("Undo").await?;
    page.board_shows("Xb2 Oa3").await?;
    ensure!(listed(&page).await? == [0, 0], "the game without moves is listed");
    ensure!(page.is_available("Undo").await?, "the own game's move cannot be taken back");

    page.new_game(&COMPUTER_BEGINS).await?;
    page.board_shows("Xa3").await?;
    page.reload().await?;
    page.board_shows("Xa3").await?;
    page.press("Undo").await?;
    page.board_shows("Xb2 Oa3").await?;
    ensure!(listed(&page).await? == [0, 0], "the game without moves is listed");

    // After two starts in a row, Undo brings back the first game.
    page.new_game(&FRIENDS).await?;
    page.new_game(&BY_LINK).await?;
    page.press("Undo").await?;
    page.board_shows("Xb2 Oa3").await?;

    // Once a move has been made, Undo takes it back instead.
    page.new_game(&FRIENDS).await?;
    page.play("c1").await?;
    page.press("Undo").await?;
    page.board_shows("").await?;
    ensure!(!page.is_available("Undo").await?, "there is no move left");

    // Undo also leaves a game that was continued from a link.
    open_own_game(&page).await?;
    start(&page, Way::PlayOnFromLink).await?;
    page.press("Undo").await?;
    page.board_shows("Xb2 Oa3").await?;
    ensure!(listed(&page).await? == [1, 0], "the continued game is not listed");
    Ok(())
}

/// *New game* offers the game that was played last.
pub(crate) async fn new_game_offers_the_last_one(page: Page) -> Result<()> {
    open_own_game(&page).await?;
    page.open_dialog("New game").await?;
    ensure!(!page.has("button", "Continue").await?, "there is no other game");
    page.close_dialog("New game").await?;
    page.new_game(&FRIENDS).await?;
    page.play("c1").await?;
    page.open_dialog("New game").await?;
    page.reads("dialog", "Continue Tic-tac-toe\nYour move, 1 minute ago").await?;
    page.press("Continue").await?;
    page.no_longer_shows("dialog", "New game").await?;
    page.board_shows("Xb2 Oa3").await?;
    page.open_dialog("New game").await?;
    page.reads("dialog", "Continue Tic-tac-toe\nO to move, 1 minute ago").await
}

/// A finished game can be reviewed from *Your games* any number of times, and counts once.
pub(crate) async fn what_is_over_is_reviewed(page: Page) -> Result<()> {
    const OVER: &str = "3×3, 3 in a row, First free, 5 moves";
    page.open().await?;
    page.new_game(&AGAINST_FIRST_FREE).await?;
    page.play_all("a1 b1 c1").await?;
    page.status_begins("You win").await?;
    page.press("Play again").await?;
    page.board_shows("").await?;
    ensure!(!page.is_available("Undo").await?, "Undo brings back a finished game");
    page.play("b2").await?;
    for _ in 0..2 {
        open_your_games(&page).await?;
        page.shows("heading", "Finished").await?;
        page.press(&format!("Review {OVER}")).await?;
        page.says("Move 5 of 5").await?;
        page.board_shows("Xa1 Oa3 Xb1 Ob3 Xc1").await?;
        page.press("Close review").await?;
        page.board_shows("Xb2 Oa3").await?;
        page.score_is([1, 0, 0]).await?;
    }
    // A game that continues from it is another game.
    open_your_games(&page).await?;
    page.press(&format!("Review {OVER}")).await?;
    page.press("Previous move").await?;
    page.press("Continue from here").await?;
    page.board_shows("Xa1 Oa3 Xb1 Ob3").await?;
    page.play("c1").await?;
    page.status_begins("You win").await?;
    page.score_is([2, 0, 0]).await?;
    ensure!(listed(&page).await? == [2, 1], "the current game and the finished one are not listed");
    Ok(())
}

/// If storage is full, a game whose end could not be stored does not count after a reload. Once there is room, its end
/// is stored, and it counts once.
pub(crate) async fn a_full_storage_counts_no_game_twice(page: Page) -> Result<()> {
    page.open().await?;
    page.new_game(&AGAINST_FIRST_FREE).await?;
    page.play_all("a1 b1 c1").await?;
    page.score_is([1, 0, 0]).await?;
    page.press("Play again").await?;
    page.board_shows("").await?;
    page.play("a1").await?;
    page.board_shows("Xa1 Oa3").await?;
    page.run::<()>(FILL, []).await?;
    page.play_all("b1 c1").await?;
    page.status_begins("You win").await?;
    page.score_is([2, 0, 0]).await?;
    page.shows_notice("Storage for this page is full").await?;
    page.reload().await?;
    page.board_shows("Xa1 Oa3").await?;
    page.score_is([1, 0, 0]).await?;
    page.play_all("b1 c1").await?;
    page.score_is([2, 0, 0]).await?;

    // The end is stored as soon as there is room.
    page.shows_notice("Storage for this page is full").await?;
    page.run::<()>(FREE, []).await?;
    page.no_longer_shows("alert", "").await?;
    page.reload().await?;
    page.status_begins("You win").await?;
    page.score_is([2, 0, 0]).await
}

/// If storage is full, a new game does not replace the stored one.
pub(crate) async fn a_full_storage_keeps_the_game_that_is_replaced(page: Page) -> Result<()> {
    open_own_game(&page).await?;
    page.run::<()>(FILL, []).await?;
    page.new_game(&FRIENDS).await?;
    page.shows_notice("Storage for this page is full").await?;
    page.press("Dismiss").await?;
    page.play("c1").await?;
    ensure!(listed(&page).await? == [1, 1], "the replaced game is not in Your games");
    page.reload().await?;
    page.board_shows("Xb2 Oa3").await?;
    page.new_game(&FRIENDS).await?;
    page.shows_notice("Storage for this page is full").await?;
    page.run::<()>(FREE, []).await?;
    page.no_longer_shows("alert", "").await?;
    is_kept(&page, "after there was room again").await?;
    page.run::<()>("localStorage.clear()", []).await
}

/// A game that two tabs replace is kept once.
pub(crate) async fn two_tabs_keep_a_game_once(page: Page) -> Result<()> {
    open_own_game(&page).await?;
    let [first, second] = page.open_tab().await?;
    page.open().await?;
    page.board_shows("Xb2 Oa3").await?;
    page.new_game(&FRIENDS).await?;
    page.use_tab(&first).await?;
    page.board_shows("").await?;
    page.new_game(&AGAINST_FIRST_FREE).await?;
    ensure!(listed(&page).await? == [1, 1], "in the first tab");
    page.press("Undo").await?;
    page.board_shows("Xb2 Oa3").await?;
    page.use_tab(&second).await?;
    page.board_shows("Xb2 Oa3").await?;
    ensure!(listed(&page).await? == [0, 0], "in the second tab");
    Ok(())
}

/// If there are too many finished games, the oldest one is removed, and the page says so.
pub(crate) async fn says_that_the_oldest_game_is_removed(page: Page) -> Result<()> {
    let ended = "3x3k3/first-free/one/starter-is-x/one/one/a1a3b1b3c1//counted/-/marks/";
    let fill = format!(
        "for (let n = 1; n <= 200; n += 1)
            localStorage.setItem(`${{arguments[0]}}${{n}}`, `${{n}}/{ended}`)"
    );
    page.open().await?;
    page.new_game(&AGAINST_FIRST_FREE).await?;
    page.run::<()>(&fill, [key(OVER).into()]).await?;
    page.play_all("a1 b1 c1").await?;
    page.status_begins("You win").await?;
    page.press("Play again").await?;
    page.shows_notice("The oldest one was removed").await?;
    let stored = page.stored().await?;
    let over = key(OVER);
    let count = stored.keys().filter(|key| key.starts_with(&over)).count();
    ensure!(count == 200 && !stored.contains_key(&format!("{over}1")), "{count} are kept");
    Ok(())
}
