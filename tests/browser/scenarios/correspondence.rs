//! Two players who pass links, each in a browser of their own.

use anyhow::{Result, ensure};
use browser_tests::page::Page;

use crate::links::{INVITATION, OF_TWO, accept_invitation};

/// The choices for a game by link in which the person who creates it moves first.
pub(crate) const BY_LINK: [(&str, &str); 3] =
    [("Board", "3×3"), ("Against", "Friend by link"), ("Who starts", "You")];

const WAITING: &str = "Waiting for your friend";

/// Plays a move in the first browser, and opens the resulting link in the second.
async fn play_and_pass_on(one: &Page, other: &Page, place: &str, moves: &str) -> Result<()> {
    one.status_begins("Your move").await?;
    one.play(place).await?;
    pass_on(one, other, moves).await
}

/// Waits until the first page's address is the link of the game with these moves, and opens it in the second browser.
async fn pass_on(one: &Page, other: &Page, moves: &str) -> Result<()> {
    let link = one.address_is_of_game(&game(moves)).await?;
    other.follow(&link).await
}

/// Opens the invitation in the second browser, and joins.
async fn invite(one: &Page, other: &Page, moves: &str) -> Result<()> {
    let link = one.address_is_of_game(&game(moves)).await?;
    join(other, &link).await
}

/// Opens this invitation, and joins.
pub(crate) async fn join(page: &Page, invitation: &str) -> Result<()> {
    page.follow(invitation).await?;
    page.press("Join").await?;
    page.shows_notice("This is your friend's game: play, then send the link back.").await?;
    // The notice covers a part of the board.
    page.press("Dismiss").await?;
    page.no_longer_shows("alert", "").await
}

fn game(moves: &str) -> String {
    if moves.is_empty() { "3x3k3".into() } else { format!("3x3k3/{moves}") }
}

/// Two players play a whole game by passing links, and each sees how it ended for them.
pub(crate) async fn two_play_a_game_by_links([one, other]: [Page; 2]) -> Result<()> {
    one.open().await?;
    one.new_game(&BY_LINK).await?;
    one.status_begins("Your move").await?;
    one.play("a1").await?;
    one.status_begins(WAITING).await?;
    one.shows("button", "Send the link").await?;

    invite(&one, &other, "a1").await?;
    other.status_begins("Your move").await?;
    other.board_shows("Xa1").await?;
    ensure!(!other.has("button", "Send the link").await?, "there is nothing to send yet");
    play_and_pass_on(&other, &one, "a3", "a1a3").await?;
    other.status_begins(WAITING).await?;
    other.shows("button", "Send the link").await?;
    play_and_pass_on(&one, &other, "b1", "a1a3b1").await?;
    play_and_pass_on(&other, &one, "b3", "a1a3b1b3").await?;
    play_and_pass_on(&one, &other, "c1", "a1a3b1b3c1").await?;

    one.status_begins("You win").await?;
    other.status_begins("Your friend wins").await?;
    for page in [&one, &other] {
        page.board_shows("Xa1 Oa3 Xb1 Ob3 Xc1").await?;
        page.reload().await?;
        page.board_shows("Xa1 Oa3 Xb1 Ob3 Xc1").await?;
    }
    let words = your_games(&other).await?;
    ensure!(words.contains("Your friend won"), "{words}");
    Ok(())
}

/// Opens *Your games*, and returns its text.
async fn your_games(page: &Page) -> Result<String> {
    page.open_dialog("Share").await?;
    page.open_dialog("Your games").await?;
    Ok(page.texts("dialog").await?.join(" "))
}

/// If a link does not simply continue the game, the page asks first: for a takeback, for other moves than the saved
/// ones, for an older state, and for a move that was made for you elsewhere. The friend's links are fixed, because no
/// browser would create them.
pub(crate) async fn what_does_not_go_on_is_decided_about(page: Page) -> Result<()> {
    const FROM_FRIEND: [&str; 3] = [
        "kqzfdbcx-3-bbrckqmwnrw/3x3k3/b2a1c1",
        "kqzfdbcx-3-bbpdqnkxdxd/3x3k3/b2a1",
        "kqzfdbcx-3-bbrcnmjpvgx/3x3k3/b2a1b1",
    ];
    let [continued, taken_back, changed] = FROM_FRIEND;
    page.open().await?;
    accept_invitation(&page).await?;
    open_and_read(&page, OF_TWO, "Move 2 in this link is yours, but you did not make it here.")
        .await?;
    page.press("Keep mine").await?;
    page.board_shows("Xb2").await?;
    page.status_begins("Your move").await?;

    page.play("a1").await?;
    page.status_begins(WAITING).await?;
    page.open_link(continued).await?;
    page.status_begins("Your move").await?;
    page.board_shows("Xb2 Oa1 Xc1").await?;
    page.play("a3").await?;
    page.status_begins(WAITING).await?;

    // The first takeback is refused.
    open_and_read(&page, taken_back, "Your friend asks to take back 2 moves.").await?;
    page.board_shows("Xb2 Oa1").await?;
    ensure!(
        !page.has("button", "Play on from here").await?,
        "the question has to be answered first"
    );
    page.press("Keep mine").await?;
    page.status_begins(WAITING).await?;
    page.board_shows("Xb2 Oa1 Xc1 Oa3").await?;
    page.address_is_of_game("3x3k3/b2a1c1a3").await?;

    // Both versions can be shown.
    let difference = "Move 3 differs from your saved game: b1 in this link, c1 in yours.";
    open_and_read(&page, changed, difference).await?;
    page.board_shows("Xb2 Oa1 Xb1").await?;
    page.press("Show mine").await?;
    page.board_shows("Xb2 Oa1 Xc1").await?;
    ensure!(!page.has("button", "Take this game").await?, "it is not the version that is shown");
    page.press("Show the link's").await?;
    page.board_shows("Xb2 Oa1 Xb1").await?;
    page.press("Take this game").await?;
    page.status_begins("Your move").await?;
    page.board_shows("Xb2 Oa1 Xb1").await?;

    open_and_read(&page, INVITATION, "This is your game as it was 2 moves ago.").await?;
    page.press("Keep mine").await?;
    page.status_begins("Your move").await?;
    page.board_shows("Xb2 Oa1 Xb1").await?;

    // The second takeback is granted.
    page.play("b3").await?;
    page.status_begins(WAITING).await?;
    open_and_read(&page, taken_back, "Your friend asks to take back 2 moves.").await?;
    page.press("Take this game").await?;
    page.status_begins(WAITING).await?;
    page.board_shows("Xb2 Oa1").await
}

/// Opens this link, and waits for this question about it.
async fn open_and_read(page: &Page, link: &str, words: &str) -> Result<()> {
    page.open_link(link).await?;
    page.reads("region", words).await
}

/// A third person who opens the link of a game between two others watches it, and may play along.
pub(crate) async fn a_third_person_looks_on(page: Page) -> Result<()> {
    page.open().await?;
    open_and_read(&page, OF_TWO, "You're watching a game between two others.").await?;
    page.board_shows("Xb2 Oa1 Xc3").await?;
    page.tap("b1").await?;
    page.press("One move back").await?;
    page.board_shows("Xb2 Oa1").await?;
    page.press("End review").await?;
    page.board_shows("").await?;
    page.address_is("3x3k3").await?;

    page.open_link(OF_TWO).await?;
    page.press("Play along").await?;
    page.status_begins(WAITING).await?;
    page.board_shows("Xb2 Oa1 Xc3").await
}
