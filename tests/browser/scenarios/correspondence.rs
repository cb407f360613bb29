//! Two players who pass links, each in a browser of their own.

use anyhow::{Result, ensure};
use browser_tests::page::Page;
use browser_tests::site::Variant;

use crate::links::{INVITATION, OF_TWO, accept_invitation};

/// The choices for a game by link in which the person who creates it moves first.
pub(crate) const BY_LINK: [(&str, &str); 3] =
    [("Board", "3×3"), ("Against", "Friend by link"), ("Who starts", "You")];

/// The status after an own move whose link was not sent yet, after it was sent, and while there is nothing to send.
pub(crate) const NOT_SENT: &str = "Now send the link";
const SENT: &str = "Sent. Waiting for your friend";
const WAITING: &str = "Waiting for your friend’s link";

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
    page.press("Play").await?;
    page.no_longer_shows("button", "Play").await
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
    one.status_begins(NOT_SENT).await?;
    one.shows("button", "Send the link").await?;

    invite(&one, &other, "a1").await?;
    other.status_begins("Your move").await?;
    other.board_shows("Xa1").await?;
    ensure!(!other.has("button", "Send the link").await?, "there is nothing to send yet");
    play_and_pass_on(&other, &one, "a3", "a1a3").await?;
    other.status_begins(NOT_SENT).await?;
    other.shows("button", "Send the link").await?;
    play_and_pass_on(&one, &other, "b1", "a1a3b1").await?;
    play_and_pass_on(&other, &one, "b3", "a1a3b1b3").await?;
    play_and_pass_on(&one, &other, "c1", "a1a3b1b3c1").await?;

    one.status_begins("You win").await?;
    one.shows("button", "Send the link").await?;
    other.status_begins("Your friend wins").await?;
    ensure!(!other.has("button", "Send the link").await?, "the winner knows");
    for page in [&one, &other] {
        page.board_shows("Xa1 Oa3 Xb1 Ob3 Xc1").await?;
        page.reload().await?;
        page.board_shows("Xa1 Oa3 Xb1 Ob3 Xc1").await?;
    }
    let words = your_games(&other).await?;
    ensure!(words.contains("Your friend won"), "{words}");
    Ok(())
}

/// The whole story of a game by link: the host copies the link before the first move, the guest reads who invites to
/// what, and each is told whether the link of their move was sent. What was sent stays known after a reload, and can't
/// be taken back.
pub(crate) async fn each_is_told_what_to_do_with_the_link([one, other]: [Page; 2]) -> Result<()> {
    const DIALOG: &str = "Friend by link";
    one.open_at(Variant::Copies).await?;
    ensure!(one.start_game(&BY_LINK).await?, "it is played by link");
    one.shows("dialog", DIALOG).await?;
    one.focus_is_on("button", "Send").await?;
    one.shows("img", "QR").await?;
    one.reads("dialog", "Send this link to your friend, or make your first move and send it then.")
        .await?;
    one.press("Make my move first").await?;
    one.no_longer_shows("dialog", DIALOG).await?;
    one.status_begins("Your move").await?;
    one.play("a1").await?;
    one.status_begins(NOT_SENT).await?;
    ensure!(one.is_available("Undo").await?, "nobody has seen the move");
    one.press("Undo").await?;
    one.status_begins("Your move").await?;
    one.play("b2").await?;
    one.press("Send the link").await?;
    one.reads("dialog", "Copied. Paste it wherever your friend reads it.").await?;
    one.reads("dialog", "This link has been sent.").await?;
    one.close_dialog(DIALOG).await?;
    one.status_begins(SENT).await?;
    ensure!(!one.has("button", "Send the link").await?, "it is sent");
    ensure!(!one.is_available("Undo").await?, "the friend has the move");
    one.reload().await?;
    one.status_begins(SENT).await?;
    ensure!(!one.is_available("Undo").await?, "the friend still has the move");
    one.shows("button", "Send again").await?;

    let link = one.address_is_of_game(&game("b2")).await?;
    other.follow(&link).await?;
    other.reads("region", "A friend invites you to tic-tac-toe. You play O.").await?;
    other.focus_is_on("button", "Play").await?;
    ensure!(!other.has("button", "Previous move").await?, "it is no review");
    other.press("Play").await?;
    other.status_begins("Your move").await?;
    other.play("a1").await?;
    other.status_begins(NOT_SENT).await?;
    other.press("Send the link").await?;
    other.reads("dialog", "Copied.").await?;
    other.close_dialog(DIALOG).await?;
    other.status_begins(SENT).await?;

    let answer = other.address_is_of_game(&game("b2a1")).await?;
    one.follow(&answer).await?;
    one.status_begins("Your move").await?;
    one.play("c3").await?;
    one.status_begins(NOT_SENT).await?;
    one.shows("button", "Send the link").await.map(drop)
}

/// If the friend starts, there is nothing to do but to hand the link on.
pub(crate) async fn invites_a_friend_who_starts(page: Page) -> Result<()> {
    page.open_at(Variant::Shares).await?;
    page.start_game(&[BY_LINK[0], BY_LINK[1], ("Who starts", "Friend")]).await?;
    page.reads("dialog", "Send this link to your friend, who makes the first move.").await?;
    ensure!(!page.has("button", "Make my move first").await?, "it is the friend's turn");
    page.press("Send").await?;
    page.no_longer_shows("dialog", "").await?;
    page.status_begins(SENT).await?;
    page.press("Send again").await?;
    page.sent_messages(2).await?;
    page.no_longer_shows("dialog", "").await?;

    // A friend beside you scans the code.
    page.start_game(&[("Who starts", "Friend")]).await?;
    page.press("They scanned it").await?;
    page.no_longer_shows("dialog", "").await?;
    page.status_begins(SENT).await
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
    page.status_begins(NOT_SENT).await?;
    page.open_link(continued).await?;
    page.status_begins("Your move").await?;
    page.board_shows("Xb2 Oa1 Xc1").await?;
    page.play("a3").await?;
    page.status_begins(NOT_SENT).await?;

    // The first takeback is refused.
    open_and_read(&page, taken_back, "Your friend requests a takeback of 2 moves.").await?;
    page.board_shows("Xb2 Oa1").await?;
    ensure!(
        !page.has("button", "Continue from here").await?,
        "the question has to be answered first"
    );
    page.press("Keep mine").await?;
    page.status_begins(NOT_SENT).await?;
    page.board_shows("Xb2 Oa1 Xc1 Oa3").await?;
    page.address_is_of_game("3x3k3/b2a1c1a3").await?;

    // Both versions can be shown.
    let difference = "Move 3 differs from your saved game: b1 in this link, c1 in yours.";
    open_and_read(&page, changed, difference).await?;
    page.board_shows("Xb2 Oa1 Xb1").await?;
    page.press("Show mine").await?;
    page.board_shows("Xb2 Oa1 Xc1").await?;
    ensure!(!page.has("button", "Use this game").await?, "it is not the version that is shown");
    page.press("Show link version").await?;
    page.board_shows("Xb2 Oa1 Xb1").await?;
    page.press("Use this game").await?;
    page.status_begins("Your move").await?;
    page.board_shows("Xb2 Oa1 Xb1").await?;

    open_and_read(&page, INVITATION, "This is your game as it was 2 moves ago.").await?;
    page.press("Keep mine").await?;
    page.status_begins("Your move").await?;
    page.board_shows("Xb2 Oa1 Xb1").await?;

    // The second takeback is granted.
    page.play("b3").await?;
    page.status_begins(NOT_SENT).await?;
    open_and_read(&page, taken_back, "Your friend requests a takeback of 2 moves.").await?;
    page.press("Use this game").await?;
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
    open_and_read(&page, OF_TWO, "You’re watching a game between two others.").await?;
    page.reads("region", "It does not refresh by itself: open their next link to see more.")
        .await?;
    page.board_shows("Xb2 Oa1 Xc3").await?;
    page.tap("b1").await?;
    page.press("Previous move").await?;
    page.board_shows("Xb2 Oa1").await?;
    page.press("Close review").await?;
    page.board_shows("").await?;
    page.address_is("3x3k3").await?;

    page.open_link(OF_TWO).await?;
    page.press("Join as player").await?;
    page.status_begins(WAITING).await?;
    page.board_shows("Xb2 Oa1 Xc3").await
}
