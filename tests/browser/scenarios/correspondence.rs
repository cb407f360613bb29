//! Two who play by passing links, each in a browser of their own.

use anyhow::{Result, ensure};
use browser_tests::page::Page;

use crate::links::{INVITATION, OF_TWO, accept_invitation};

/// The choices for a game by link that the one who chooses begins.
pub(crate) const BY_LINK: [(&str, &str); 3] =
    [("Board", "3×3"), ("Against", "Friend by link"), ("Who starts", "You")];

const WAITING: &str = "Waiting for your friend";

/// Plays this move in the one's browser, and opens the link of what has come of it in the other's.
async fn plays_to(one: &Page, other: &Page, place: &str, moves: &str) -> Result<()> {
    one.status_begins("Your move").await?;
    one.play(place).await?;
    hands_on(one, other, moves).await
}

/// Opens in the other's browser the link that the one's address is when these moves are played.
async fn hands_on(one: &Page, other: &Page, moves: &str) -> Result<()> {
    let link = one.address_is_by_link_of(&game(moves)).await?;
    other.follow(&link).await
}

/// Opens the invitation in the other's browser, who joins.
async fn invites(one: &Page, other: &Page, moves: &str) -> Result<()> {
    let link = one.address_is_by_link_of(&game(moves)).await?;
    joins(other, &link).await
}

/// Opens this invitation, and joins.
pub(crate) async fn joins(page: &Page, invitation: &str) -> Result<()> {
    page.follow(invitation).await?;
    page.press("Join").await?;
    page.is_told("This is your friend's game: play, then send the link back.").await?;
    // It lies over a part of the board.
    page.press("Dismiss").await?;
    page.shows_no_more("alert", "").await
}

fn game(moves: &str) -> String {
    if moves.is_empty() { "3x3k3".into() } else { format!("3x3k3/{moves}") }
}

/// Two play a whole game to its end by nothing but links, and each is told how it ended for them.
pub(crate) async fn two_play_a_game_by_links([one, other]: [Page; 2]) -> Result<()> {
    one.open().await?;
    one.new_game(&BY_LINK).await?;
    one.status_begins("Your move").await?;
    one.play("a1").await?;
    one.status_begins(WAITING).await?;
    one.shows("button", "Send the link").await?;

    invites(&one, &other, "a1").await?;
    other.status_begins("Your move").await?;
    other.board_shows("Xa1").await?;
    ensure!(!other.has("button", "Send the link").await?, "there is nothing to send yet");
    plays_to(&other, &one, "a3", "a1a3").await?;
    other.status_begins(WAITING).await?;
    other.shows("button", "Send the link").await?;
    plays_to(&one, &other, "b1", "a1a3b1").await?;
    plays_to(&other, &one, "b3", "a1a3b1b3").await?;
    plays_to(&one, &other, "c1", "a1a3b1b3c1").await?;

    one.status_begins("You win").await?;
    other.status_begins("Your friend wins").await?;
    for page in [&one, &other] {
        page.board_shows("Xa1 Oa3 Xb1 Ob3 Xc1").await?;
        page.reload().await?;
        page.board_shows("Xa1 Oa3 Xb1 Ob3 Xc1").await?;
    }
    let words = in_your_games(&other).await?;
    ensure!(words.contains("Your friend won"), "{words}");
    Ok(())
}

/// The words of *Your games*.
async fn in_your_games(page: &Page) -> Result<String> {
    page.open_dialog("Share").await?;
    page.open_dialog("Your games").await?;
    Ok(page.texts("dialog").await?.join(" "))
}

/// What does not simply go on in the game is decided about first: a takeback, another past, a game as it
/// was, and a move that was made for you elsewhere. The friend's links come from nobody's browser.
pub(crate) async fn what_does_not_go_on_is_decided_about(page: Page) -> Result<()> {
    const FROM_FRIEND: [&str; 3] = [
        "kqzfdbcx-3-bbrckqmwnrw/3x3k3/b2a1c1",
        "kqzfdbcx-3-bbpdqnkxdxd/3x3k3/b2a1",
        "kqzfdbcx-3-bbrcnmjpvgx/3x3k3/b2a1b1",
    ];
    let [goes_on, taken_back, otherwise] = FROM_FRIEND;
    page.open().await?;
    accept_invitation(&page).await?;
    asks(&page, OF_TWO, "Move 2 in this link is yours, but you did not make it here.").await?;
    page.press("Keep mine").await?;
    page.board_shows("Xb2").await?;
    page.status_begins("Your move").await?;

    page.play("a1").await?;
    page.status_begins(WAITING).await?;
    page.open_link(goes_on).await?;
    page.status_begins("Your move").await?;
    page.board_shows("Xb2 Oa1 Xc1").await?;
    page.play("a3").await?;
    page.status_begins(WAITING).await?;

    // Refused, the first time.
    asks(&page, taken_back, "Your friend asks to take back 2 moves.").await?;
    page.board_shows("Xb2 Oa1").await?;
    ensure!(!page.has("button", "Play on from here").await?, "first it is to be decided");
    page.press("Keep mine").await?;
    page.status_begins(WAITING).await?;
    page.board_shows("Xb2 Oa1 Xc1 Oa3").await?;
    page.address_is_by_link_of("3x3k3/b2a1c1a3").await?;

    // Both versions can be seen.
    let changed = "Move 3 differs from your saved game: b1 in this link, c1 in yours.";
    asks(&page, otherwise, changed).await?;
    page.board_shows("Xb2 Oa1 Xb1").await?;
    page.press("Show mine").await?;
    page.board_shows("Xb2 Oa1 Xc1").await?;
    ensure!(!page.has("button", "Take this game").await?, "it is not the one that is seen");
    page.press("Show the link's").await?;
    page.board_shows("Xb2 Oa1 Xb1").await?;
    page.press("Take this game").await?;
    page.status_begins("Your move").await?;
    page.board_shows("Xb2 Oa1 Xb1").await?;

    asks(&page, INVITATION, "This is your game as it was 2 moves ago.").await?;
    page.press("Keep mine").await?;
    page.status_begins("Your move").await?;
    page.board_shows("Xb2 Oa1 Xb1").await?;

    // Granted.
    page.play("b3").await?;
    page.status_begins(WAITING).await?;
    asks(&page, taken_back, "Your friend asks to take back 2 moves.").await?;
    page.press("Take this game").await?;
    page.status_begins(WAITING).await?;
    page.board_shows("Xb2 Oa1").await
}

/// Opens this link and waits until these words ask what is to be done with it.
async fn asks(page: &Page, link: &str, words: &str) -> Result<()> {
    page.open_link(link).await?;
    page.reads("region", words).await
}

/// A third person who comes by the link of a game of two looks on, and may play along.
pub(crate) async fn a_third_person_looks_on(page: Page) -> Result<()> {
    page.open().await?;
    asks(&page, OF_TWO, "You're watching a game between two others.").await?;
    page.board_shows("Xb2 Oa1 Xc3").await?;
    page.tap("b1").await?;
    page.press("One move back").await?;
    page.board_shows("Xb2 Oa1").await?;
    page.press("End review").await?;
    page.board_shows("").await?;
    page.address_is_of("3x3k3").await?;

    page.open_link(OF_TWO).await?;
    page.press("Play along").await?;
    page.status_begins(WAITING).await?;
    page.board_shows("Xb2 Oa1 Xc3").await
}
