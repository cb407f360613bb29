//! The strong player: its levels as opponents, and what it tells about games on large boards.

use std::time::Duration;

use anyhow::{Context, Result, bail, ensure};
use browser_tests::page::{FRIENDS, Page, Screen};
use browser_tests::site::Variant;
use in_a_row::{
    engine::{Game, Rules, bots::Opponent},
    protocol::{Answer, Order, Report, Request},
    session::BotRequest,
    storage_keys::{GAME, key},
};
use serde_json::{Value, json};

use crate::boards::open_with_stored;

const DESK: Screen = Screen::new(1280, 800);

const ON_15X15: (&str, &str) = ("Board", "Gomoku 15×15");
const AGAINST_COMPUTER: (&str, &str) = ("Against", "Computer");
const YOU_START: (&str, &str) = ("Who starts", "You");

/// A game on 15x15 against level 6. What to answer to a first stone is known; to a second one it is not.
/// Nobody can force seven in a row, so it is never done before its time is up.
const AGAINST_LEVEL_6: &str = "15x15k7/level-6/one/starter-is-x/one/one/a1h8///-/stones/";

/// Opens a game on 15x15 in which level 6 has the longest time for a move, and has it think: a slow browser
/// can press what it is to press meanwhile. Nobody waits for the end of that time, and whether it is stopped
/// is seen in what it is told, not in how soon it moves.
async fn have_it_think(page: &Page, variant: Variant) -> Result<()> {
    // Writes down what any worker is told from now on.
    const LISTEN: &str = "window.told = [];
        const { postMessage } = Worker.prototype;
        Worker.prototype.postMessage = function (bytes, ...rest) {
          window.told.push([...bytes]);
          return postMessage.call(this, bytes, ...rest);
        }";
    let kept = [("game", AGAINST_LEVEL_6), ("pause", "0"), ("time", "30000")];
    open_with_stored(page, &kept, variant).await?;
    page.run::<()>(LISTEN, []).await?;
    page.tap("o15").await?;
    page.shows("button", "Move now").await?;
    is_asked_for_moves(page, 1).await
}

/// What the worker was told about moves: each request for one, and each order to stop one.
async fn told(page: &Page) -> Result<Vec<Order>> {
    let told: Vec<Vec<u8>> = page.run("return window.told", []).await?;
    let mut orders = Vec::new();
    for bytes in told {
        orders.push(Order::from_bytes(&bytes).with_context(|| format!("{bytes:?}"))?);
    }
    orders.retain(|order| is_for_a_move(order) || matches!(order, Order::Stop(_)));
    Ok(orders)
}

fn is_for_a_move(order: &Order) -> bool {
    matches!(order, Order::Ask(_, Request::Move { .. }))
}

/// Waits until it was asked for so many moves, and told nothing else since the last of them.
async fn is_asked_for_moves(page: &Page, number: usize) -> Result<()> {
    page.until(&format!("{number} requests for a move"), async || {
        let told = told(page).await?;
        let asked = told.iter().filter(|order| is_for_a_move(order)).count();
        let is_last = told.last().is_some_and(is_for_a_move);
        Ok(if asked == number && is_last { Ok(()) } else { Err(format!("{told:?}")) })
    })
    .await
}

/// Waits until it was told to stop what it was asked for last.
async fn is_stopped(page: &Page) -> Result<()> {
    page.until("an order to stop the last request", async || {
        let told = told(page).await?;
        let is_it = match &told[..] {
            [.., Order::Ask(asked, Request::Move { .. }), Order::Stop(stopped)] => asked == stopped,
            _ => false,
        };
        Ok(if is_it { Ok(()) } else { Err(format!("{told:?}")) })
    })
    .await
}

async fn stones(page: &Page) -> Result<usize> {
    Ok(page.board().await?.cells.iter().filter(|cell| cell.mark.is_some()).count())
}

async fn has_stones(page: &Page, number: usize) -> Result<()> {
    page.until(&format!("{number} stones"), async || {
        let there = stones(page).await?;
        Ok(if there == number { Ok(()) } else { Err(format!("{there}")) })
    })
    .await
}

async fn workers_started(page: &Page) -> Result<usize> {
    page.run("return window.workersStarted()", []).await
}

/// A level is asked beside the page and answers by the rules; it is still the opponent afterwards.
pub(crate) async fn plays_a_level_on_15x15(page: Page) -> Result<()> {
    page.open_variant_on(DESK, Variant::Fine).await?;
    page.set_pace("At once").await?;
    page.new_game(&[ON_15X15, AGAINST_COMPUTER, ("Opponent", "Level 3"), YOU_START]).await?;
    for (place, number) in [("h8", 2), ("j8", 4)] {
        page.play(place).await?;
        has_stones(&page, number).await?;
        page.status_begins("Black to move").await?;
    }
    page.open_dialog("New game").await?;
    let chosen = page.chosen("Opponent").await?.unwrap_or_default();
    ensure!(chosen.starts_with("Level 3"), "the opponent is {chosen:?}");
    page.close_dialog("New game").await?;
    page.press("Undo").await?;
    has_stones(&page, 2).await
}

/// While it thinks it shows how far it has come, and *Move now* has it move.
pub(crate) async fn moves_now(page: Page) -> Result<()> {
    have_it_think(&page, Variant::Fine).await?;
    let asked = told(&page).await?.remove(0);
    let Order::Ask(_, Request::Move { time, .. }) = asked else {
        bail!("{asked:?} asks for no move")
    };
    ensure!(time == Duration::from_secs(30), "it may think for half a minute, not {time:?}");
    ensure!(page.is_thinking().await?, "it is to think");
    page.reads("timer", "depth ").await?;
    let status = page.texts("status").await?.join(" ");
    ensure!(!status.contains("depth"), "a screen reader would read {status:?} again and again");
    page.press("Move now").await?;
    is_stopped(&page).await?;
    has_stones(&page, 4).await?;
    page.shows_no_more("button", "Move now").await
}

/// *Undo* and *New game* call its thought off: the next move is thought about at once.
pub(crate) async fn stops_thinking_when_the_game_goes_elsewhere(page: Page) -> Result<()> {
    have_it_think(&page, Variant::Fine).await?;
    page.press("Undo").await?;
    is_stopped(&page).await?;
    page.shows_no_more("button", "Move now").await?;
    ensure!(!page.is_thinking().await?, "there is nothing to answer");
    has_stones(&page, 2).await?;

    page.tap("a15").await?;
    is_asked_for_moves(&page, 2).await?;
    page.new_game(&[("Board", "5×5"), ("Opponent", "Level 2"), YOU_START]).await?;
    is_stopped(&page).await?;
    page.shows_no_more("button", "Move now").await?;
    page.play("b2").await?;
    has_stones(&page, 2).await
}

/// A worker that does not stop when it is told to is replaced, and the game goes on.
pub(crate) async fn replaces_a_worker_that_does_not_listen(page: Page) -> Result<()> {
    have_it_think(&page, Variant::Workers).await?;
    let before = workers_started(&page).await?;
    page.run::<()>("window.deafenWorker()", []).await?;
    page.press("Move now").await?;
    has_stones(&page, 4).await?;
    let after = workers_started(&page).await?;
    ensure!(after == before + 1, "{before} workers, then {after}");
    page.tap("a15").await?;
    page.press("Move now").await?;
    has_stones(&page, 6).await
}

/// Where the worker breaks, that is told and the game is kept; it is tried again, and others can be
/// played meanwhile.
pub(crate) async fn goes_on_after_its_worker_broke(page: Page) -> Result<()> {
    const TOLD: &str = "The analysis engine failed to load";
    have_it_think(&page, Variant::Workers).await?;
    page.run::<()>("window.breakWorker()", []).await?;
    page.is_told(TOLD).await?;
    has_stones(&page, 3).await?;
    page.press("Try again").await?;
    page.shows_no_more("button", "Try again").await?;
    page.press("Move now").await?;
    has_stones(&page, 4).await?;

    page.tap("a15").await?;
    page.shows("button", "Move now").await?;
    page.site().refuse(Some("worker"));
    page.run::<()>("window.breakWorker()", []).await?;
    page.press("Try again").await?;
    page.is_told(TOLD).await?;
    page.new_game(&[("Other opponents", "First free"), YOU_START]).await?;
    page.play("h8").await?;
    page.board_shows("Bh8 Wa15").await?;
    page.forgets_messages().await
}

/// A move that it owes when it breaks is made all the same.
pub(crate) async fn makes_the_move_its_broken_worker_owed(page: Page) -> Result<()> {
    have_it_think(&page, Variant::Workers).await?;
    page.reads("timer", "depth ").await?;
    page.run::<()>("window.breakWorkerWhenTold()", []).await?;
    page.press("Move now").await?;
    has_stones(&page, 4).await
}

/// A worker that broke is not heard any more, whatever it still says.
pub(crate) async fn hears_no_more_of_a_worker_that_broke(page: Page) -> Result<()> {
    have_it_think(&page, Variant::Workers).await?;
    page.run::<()>("window.breakWorkerAgainAndAgain()", []).await?;
    page.is_told("The analysis engine failed to load").await?;
    page.press("Try again").await?;
    page.press("Move now").await?;
    has_stones(&page, 4).await
}

/// A game on 15x15 against a level that answers soon.
const AGAINST_LEVEL_1: &str = "15x15k5/level-1/one/starter-is-x/one/one/a1h8///-/stones/";

const UNUSABLE: &str = "The analysis engine gave an answer that makes no sense";

/// Has these be said in place of the next answers to requests of the same kind as this one.
async fn is_said_instead(page: &Page, request: Request, said: &[Value]) -> Result<()> {
    // What it is and its number take a byte each.
    let kind = Order::Ask(0, request).to_bytes()[2];
    page.run("window.replaceAnswers(...arguments)", [json!(kind), json!(said)]).await
}

/// An answer, to be said in place of another.
fn said(answer: Answer) -> Value {
    // Behind what it is and the number.
    json!({ "answer": Report::Answer(0, answer).to_bytes()[2..] })
}

/// A move that cannot be read, or cannot be played, is asked for once more. If the next is no better,
/// that is told beside the board, and nobody waits in vain: it can be tried again.
pub(crate) async fn asks_again_for_a_move_that_cannot_be_played(page: Page) -> Result<()> {
    let kept = [("game", AGAINST_LEVEL_1), ("pause", "0")];
    open_with_stored(&page, &kept, Variant::Workers).await?;
    let no_moves = [
        said(Answer::Nothing),
        said(Answer::Values(Vec::new())),
        // It is taken, by the mark that is played here.
        said(Answer::Move("o15".parse()?)),
        // It is not on the board.
        said(Answer::Move("p16".parse()?)),
        // It says that it has not understood the request.
        json!({ "bytes": Report::Misunderstood.to_bytes() }),
        // These are not even answers.
        json!({ "answer": [] }),
        json!({ "answer": [u8::MAX] }),
        json!({ "bytes": [] }),
        json!({ "text": "h8" }),
    ];
    let game = Game::new(Rules::NOUGHTS_AND_CROSSES);
    let request = BotRequest { id: 0, opponent: Opponent::Minimax, game };
    let a_move = Request::Move { request, seed: 0, time: Duration::ZERO };
    for said in no_moves {
        is_said_instead(&page, a_move.clone(), &[said.clone()]).await?;
        page.tap("o15").await?;
        has_stones(&page, 4).await?;
        page.shows_no_more("button", "Try again").await?;
        page.press("Undo").await?;
        has_stones(&page, 2).await?;

        is_said_instead(&page, a_move.clone(), &[said.clone(), said.clone()]).await?;
        page.tap("o15").await?;
        page.is_told(UNUSABLE).await?;
        has_stones(&page, 3).await?;
        let before = workers_started(&page).await?;
        page.press("Try again").await?;
        has_stones(&page, 4).await?;
        page.shows_no_more("button", "Try again").await?;
        let after = workers_started(&page).await?;
        ensure!(after == before + 1, "after {said:?}: {before} workers, then {after}");
        page.press("Undo").await?;
        has_stones(&page, 2).await?;
    }
    Ok(())
}

/// Hints, reviews and what the dialogs tell are asked for once more as well; and where there is no hint,
/// that is an answer.
pub(crate) async fn asks_again_for_what_it_cannot_show(page: Page) -> Result<()> {
    // What no cells lead to answers nothing that is asked here.
    let unusable = [said(Answer::Values(Vec::new())), said(Answer::Values(Vec::new()))];
    let game = Game::new(Rules::NOUGHTS_AND_CROSSES);
    let hint = Request::Hint(game.clone());
    page.open_at(Variant::Workers).await?;
    page.new_game(&FRIENDS).await?;
    page.play_all("a1 b2").await?;

    is_said_instead(&page, hint.clone(), &unusable[..1]).await?;
    page.press("Hint").await?;
    page.says("Hint: ").await?;
    page.press("Undo").await?;
    is_said_instead(&page, hint.clone(), &unusable).await?;
    page.press("Hint").await?;
    page.is_told(UNUSABLE).await?;
    page.press("Try again").await?;
    page.says("Hint: ").await?;
    page.press("Redo").await?;
    is_said_instead(&page, hint, &[said(Answer::Nothing)]).await?;
    page.press("Hint").await?;
    page.says("no hint for this position").await?;

    is_said_instead(&page, Request::Review(game.clone()), &unusable).await?;
    page.press("X a1").await?;
    page.is_told(UNUSABLE).await?;
    page.press("Try again").await?;
    page.shows_no_more("button", "Try again").await?;
    page.press("End review").await?;

    is_said_instead(&page, Request::Calls { game, alpha_beta: false }, &unusable).await?;
    page.open_dialog("Rules").await?;
    page.press("How minimax thinks").await?;
    page.is_told(UNUSABLE).await?;
    page.press("Try again").await?;
    page.reads("dialog", "Where should X play?").await?;
    page.shows_no_more("button", "Try again").await
}

/// On a large board too a hint says where and why.
pub(crate) async fn hints_on_15x15(page: Page) -> Result<()> {
    // White has an open three.
    const POSITION: &str = "'15x15k5/friends/one/starter-is-x/one/one/g9h8k9i8f5j8///-/stones/'";
    page.open_with(&[(&key(GAME), POSITION)]).await?;
    page.press("Hint").await?;
    page.says("stops an attack").await?;
    let board = page.board().await?;
    let advised = board.cells.iter().filter(|cell| cell.notes.iter().any(|it| it == "good move"));
    ensure!(advised.count() == 1, "one cell is advised");
    Ok(())
}

/// A review of a large board shows a win that was missed, and how it would have been forced.
pub(crate) async fn shows_a_missed_win_on_15x15(page: Page) -> Result<()> {
    // Black has an open three and plays elsewhere, and wins all the same, four moves later.
    const POSITION: &str =
        "'15x15k5/friends/one/starter-is-x/one/one/h8h2i8h4j8a1a15o1k8o3l8///-/stones/'";
    page.open_with(&[(&key(GAME), POSITION)]).await?;
    page.press("Review").await?;
    for _ in 0..4 {
        page.press("One move back").await?;
    }
    page.says("Misses a win in 2 moves; next: White o1, a blunder. Better: ").await?;
    // It is shown where it could have been played.
    page.press("One move back").await?;
    page.says("Lets black win in 2 moves; next: Black a15, a blunder. Better: ").await?;
    let board = page.board().await?;
    let is_shown = |note: &String| note.contains("in the better line for black");
    let line = board.cells.iter().filter(|cell| cell.notes.iter().any(is_shown));
    ensure!(line.count() == 2, "black makes a four, then a five");
    page.press("End review").await?;
    page.status_begins("Black wins").await
}
