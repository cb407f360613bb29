//! Two who play by passing links, each in a browser of her own.

use anyhow::{Result, ensure};
use browser_tests::page::Page;

/// The choices for a game by link that the one who chooses begins.
pub(crate) const BY_LINK: [(&str, &str); 3] =
    [("Board", "Noughts and crosses 3×3"), ("Against", "Friend by link"), ("Who starts", "You")];

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
    hands_on(one, other, moves).await?;
    other.is_told("Your friend's game: play, then send the link back.").await?;
    // It lies over a part of the board.
    other.press("Dismiss").await?;
    other.shows_no_more("alert", "").await
}

fn game(moves: &str) -> String {
    if moves.is_empty() { "3x3k3".into() } else { format!("3x3k3/{moves}") }
}

/// Both have played these moves in turn, from the first one's invitation on; it is the first one's
/// turn, and she knows the last of them.
async fn have_played_four([one, other]: &[Page; 2]) -> Result<()> {
    one.open().await?;
    one.new_game(&BY_LINK).await?;
    one.play("b2").await?;
    invites(one, other, "b2").await?;
    plays_to(other, one, "a1", "b2a1").await?;
    plays_to(one, other, "c1", "b2a1c1").await?;
    plays_to(other, one, "a3", "b2a1c1a3").await?;
    one.status_begins("Your move").await?;
    one.board_shows("Xb2 Oa1 Xc1 Oa3").await
}

/// Two play a whole game to its end by nothing but links, and each is told how it ended for her.
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

/// The words of the sheet *Your games*.
async fn in_your_games(page: &Page) -> Result<String> {
    page.open_dialog("Share").await?;
    page.open_dialog("Your games").await?;
    Ok(page.texts("dialog").await?.join(" "))
}

/// The friend may be the one who begins: then the invitation is an empty board.
pub(crate) async fn a_friend_begins_a_game_by_links([one, other]: [Page; 2]) -> Result<()> {
    one.open().await?;
    one.new_game(&[BY_LINK[0], BY_LINK[1], ("Who starts", "Friend")]).await?;
    one.status_begins(WAITING).await?;
    one.open_dialog("Share").await?;
    let link = one.value_of("The link").await?;
    ensure!(link.ends_with("/3x3k3"), "{link}");
    invites(&one, &other, "").await?;
    plays_to(&other, &one, "b2", "b2").await?;
    one.close_dialog("Share").await?;
    one.status_begins("Your move").await?;
    one.board_shows("Xb2").await?;
    plays_to(&one, &other, "a1", "b2a1").await?;
    other.board_shows("Xb2 Oa1").await?;
    other.status_begins("Your move").await
}

/// A takeback is asked for by a shorter link, and granted.
pub(crate) async fn a_takeback_is_granted([one, other]: [Page; 2]) -> Result<()> {
    asks_for_a_takeback(&[one.clone(), other.clone()]).await?;
    other.press("Take this game").await?;
    other.status_begins(WAITING).await?;
    other.board_shows("Xb2 Oa1").await?;
    plays_to(&one, &other, "b1", "b2a1b1").await?;
    other.status_begins("Your move").await?;
    other.board_shows("Xb2 Oa1 Xb1").await
}

/// Or it is refused: then the game as it was is sent again, and the one who asked goes on in it.
pub(crate) async fn a_takeback_is_refused([one, other]: [Page; 2]) -> Result<()> {
    asks_for_a_takeback(&[one.clone(), other.clone()]).await?;
    other.press("Keep mine").await?;
    other.status_begins(WAITING).await?;
    other.board_shows("Xb2 Oa1 Xc1 Oa3").await?;
    hands_on(&other, &one, "b2a1c1a3").await?;
    one.reads("region", "In this link, move 3 is yours, but it was not made here.").await?;
    one.press("Take this game").await?;
    one.status_begins("Your move").await?;
    one.board_shows("Xb2 Oa1 Xc1 Oa3").await
}

async fn asks_for_a_takeback(both: &[Page; 2]) -> Result<()> {
    have_played_four(both).await?;
    let [one, other] = both;
    one.press("Undo").await?;
    one.board_shows("Xb2 Oa1").await?;
    hands_on(one, other, "b2a1").await?;
    other.reads("region", "Your friend asks to take back 2 moves.").await?;
    other.board_shows("Xb2 Oa1").await?;
    ensure!(!other.has("button", "Play on from here").await?, "first it is to be decided");
    Ok(())
}

/// A move that is another one than it was is noticed, and nothing is taken over without being asked.
pub(crate) async fn another_past_is_noticed(both: [Page; 2]) -> Result<()> {
    const CHANGED: &str = "In this link, move 3 is another one than in the game you know.";
    have_played_four(&both).await?;
    let [one, other] = both;
    one.press("Undo").await?;
    one.board_shows("Xb2 Oa1").await?;
    one.play("b1").await?;
    hands_on(&one, &other, "b2a1b1").await?;
    other.reads("region", CHANGED).await?;
    other.press("Keep mine").await?;
    other.status_begins(WAITING).await?;
    other.board_shows("Xb2 Oa1 Xc1 Oa3").await?;
    other.address_is_by_link_of("3x3k3/b2a1c1a3").await?;

    hands_on(&one, &other, "b2a1b1").await?;
    other.reads("region", CHANGED).await?;
    other.press("Take this game").await?;
    other.status_begins("Your move").await?;
    other.board_shows("Xb2 Oa1 Xb1").await
}

/// Nor is a link of some time ago, opened once more, taken for news.
pub(crate) async fn an_earlier_link_is_told_apart(both: [Page; 2]) -> Result<()> {
    let [one, other] = &both;
    one.open().await?;
    one.new_game(&BY_LINK).await?;
    one.play("b2").await?;
    let first = one.address_is_by_link_of("3x3k3/b2").await?;
    invites(one, other, "b2").await?;
    plays_to(other, one, "a1", "b2a1").await?;
    plays_to(one, other, "c1", "b2a1c1").await?;
    other.status_begins("Your move").await?;
    other.follow(&first).await?;
    other.reads("region", "This is your game as it was 2 moves ago.").await?;
    other.press("Keep mine").await?;
    other.status_begins("Your move").await?;
    other.board_shows("Xb2 Oa1 Xc1").await
}

/// A third person who comes by the link of a game of two looks on, and may play along.
pub(crate) async fn a_third_person_looks_on(both: [Page; 2]) -> Result<()> {
    have_played_four(&both).await?;
    let [one, third] = both;
    third.address_is_by_link_of("3x3k3/b2a1c1a3").await?;
    // From now on the second one's browser is that of somebody who knows of nothing.
    third.visit("/blank").await?;
    third.run::<()>("localStorage.clear()", []).await?;
    hands_on(&one, &third, "b2a1c1a3").await?;
    third.reads("region", "Two others play this game; you look on.").await?;
    third.board_shows("Xb2 Oa1 Xc1 Oa3").await?;
    third.tap("b1").await?;
    third.press("One move back").await?;
    third.board_shows("Xb2 Oa1 Xc1").await?;
    third.press("End review").await?;
    third.board_shows("").await?;
    third.address_is_of("3x3k3").await?;

    hands_on(&one, &third, "b2a1c1a3").await?;
    third.press("Play along").await?;
    third.status_begins(WAITING).await?;
    third.board_shows("Xb2 Oa1 Xc1 Oa3").await
}
