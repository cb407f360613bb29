//! The levels as opponents, and hints and reviews on large boards.

use std::time::Duration;

use anyhow::{Context, Result, bail, ensure};
use browser_tests::page::{Page, Screen};
use browser_tests::site::Variant;
use in_a_row::{
    engine::{Game, Ply, Rules, bots::Opponent},
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

/// A game on 15x15 against level 6. It already has two moves, because the answer to a first stone needs no search.
/// Seven in a row cannot be forced, so the search always takes its whole time.
const AGAINST_LEVEL_6: &str = "15x15k7/level-6/one/starter-is-x/one/one/a1h8///-/stones/";

/// Opens a game on 15x15 and makes a move, so that level 6 thinks with the longest time limit. Even a slow browser can
/// press buttons meanwhile. No scenario waits for the end of that time: whether the search is stopped shows in the
/// messages to the worker, not in how soon the level moves.
async fn start_thinking(page: &Page, variant: Variant) -> Result<()> {
    // Records all messages to workers from now on.
    const LISTEN: &str = "window.orders = [];
        const { postMessage } = Worker.prototype;
        Worker.prototype.postMessage = function (bytes, ...rest) {
          window.orders.push([...bytes]);
          return postMessage.call(this, bytes, ...rest);
        }";
    let stored = [("game", AGAINST_LEVEL_6), ("pause", "0"), ("time", "30000")];
    open_with_stored(page, &stored, variant).await?;
    page.run::<()>(LISTEN, []).await?;
    page.tap("o15").await?;
    page.shows("button", "Move now").await?;
    has_requested_moves(page, 1).await
}

/// Returns the orders to the worker about moves: requests for one, and orders to stop.
async fn move_orders(page: &Page) -> Result<Vec<Order>> {
    let messages: Vec<Vec<u8>> = page.run("return window.orders", []).await?;
    let mut orders = Vec::new();
    for bytes in messages {
        orders.push(Order::from_bytes(&bytes).with_context(|| format!("{bytes:?}"))?);
    }
    orders.retain(|order| requests_move(order) || matches!(order, Order::Stop(_)));
    Ok(orders)
}

fn requests_move(order: &Order) -> bool {
    matches!(order, Order::Ask(_, Request::Move { .. }))
}

/// Waits until the page has requested so many moves, and has not stopped the last one.
async fn has_requested_moves(page: &Page, number: usize) -> Result<()> {
    page.until(&format!("{number} requests for a move"), async || {
        let orders = move_orders(page).await?;
        let requests = orders.iter().filter(|order| requests_move(order)).count();
        let is_last = orders.last().is_some_and(requests_move);
        Ok(if requests == number && is_last { Ok(()) } else { Err(format!("{orders:?}")) })
    })
    .await
}

/// Waits until the page has stopped the last requested move.
async fn is_stopped(page: &Page) -> Result<()> {
    page.until("an order to stop the last request", async || {
        let orders = move_orders(page).await?;
        let is_stopped = match &orders[..] {
            [.., Order::Ask(asked, Request::Move { .. }), Order::Stop(stopped)] => asked == stopped,
            _ => false,
        };
        Ok(if is_stopped { Ok(()) } else { Err(format!("{orders:?}")) })
    })
    .await
}

async fn stones(page: &Page) -> Result<usize> {
    Ok(page.board().await?.cells.iter().filter(|cell| cell.mark.is_some()).count())
}

async fn has_stones(page: &Page, number: usize) -> Result<()> {
    page.until(&format!("{number} stones"), async || {
        let count = stones(page).await?;
        Ok(if count == number { Ok(()) } else { Err(format!("{count}")) })
    })
    .await
}

async fn workers_started(page: &Page) -> Result<usize> {
    page.run("return window.workersStarted()", []).await
}

/// A level answers moves on 15x15, remains the chosen opponent, and its moves can be taken back.
pub(crate) async fn plays_a_level_on_15x15(page: Page) -> Result<()> {
    page.open_variant_on(DESK, Variant::Fine).await?;
    page.set_pace("None").await?;
    page.new_game(&[ON_15X15, AGAINST_COMPUTER, ("Opponent", "Level 3"), YOU_START]).await?;
    for (place, number) in [("h8", 2), ("j8", 4)] {
        page.play(place).await?;
        has_stones(&page, number).await?;
        page.status_begins("Black to move").await?;
    }
    page.open_dialog("New game").await?;
    let chosen = page.chosen_answer("Opponent").await?.unwrap_or_default();
    ensure!(chosen.starts_with("Level 3"), "the opponent is {chosen:?}");
    page.close_dialog("New game").await?;
    page.press("Undo").await?;
    has_stones(&page, 2).await
}

/// While a level thinks, the page shows its progress, and *Move now* makes it move.
pub(crate) async fn moves_now(page: Page) -> Result<()> {
    start_thinking(&page, Variant::Fine).await?;
    let order = move_orders(&page).await?.remove(0);
    let Order::Ask(_, Request::Move { time, .. }) = order else {
        bail!("{order:?} does not request a move")
    };
    ensure!(time == Duration::from_secs(30), "the time limit is {time:?}, not 30 s");
    ensure!(page.is_thinking().await?, "it does not think");
    page.reads("timer", "depth ").await?;
    let status = page.texts("status").await?.join(" ");
    ensure!(!status.contains("depth"), "a screen reader would read {status:?} again and again");
    page.press("Move now").await?;
    is_stopped(&page).await?;
    has_stones(&page, 4).await?;
    page.no_longer_shows("button", "Move now").await
}

/// *Undo* and *New game* stop a level's search, so that it can search the next move at once.
pub(crate) async fn stops_thinking_when_the_game_goes_elsewhere(page: Page) -> Result<()> {
    start_thinking(&page, Variant::Fine).await?;
    page.press("Undo").await?;
    is_stopped(&page).await?;
    page.no_longer_shows("button", "Move now").await?;
    ensure!(!page.is_thinking().await?, "there is nothing to answer");
    has_stones(&page, 2).await?;

    page.tap("a15").await?;
    has_requested_moves(&page, 2).await?;
    page.new_game(&[("Board", "5×5"), ("Opponent", "Level 2"), YOU_START]).await?;
    is_stopped(&page).await?;
    page.no_longer_shows("button", "Move now").await?;
    page.play("b2").await?;
    has_stones(&page, 2).await
}

/// A page that is hidden for minutes ends its worker, unless that is still at work. When the page is seen again, the next
/// request starts another worker.
pub(crate) async fn gives_memory_back_while_it_is_hidden(page: Page) -> Result<()> {
    let run = async |what: &str| page.run::<()>(what, []).await;
    let running = async |expected: usize| {
        page.until(&format!("{expected} workers"), async || {
            let count: usize = page.run("return window.workersRunning()", []).await?;
            Ok(if count == expected { Ok(()) } else { Err(format!("{count}")) })
        })
        .await
    };
    start_thinking(&page, Variant::Workers).await?;
    run("window.hideForMinutes()").await?;
    page.press("Move now").await?;
    has_stones(&page, 4).await?;
    running(1).await?;
    run("window.hideForMinutes()").await?;
    running(0).await?;
    run("window.showAgain()").await?;
    page.press("Hint").await?;
    running(1).await?;
    page.says("Hint").await
}

/// On 15x15, level 6 loads the weights of its network once. Without them, it plays on.
pub(crate) async fn loads_the_network_of_level_6(page: Page) -> Result<()> {
    const WEIGHTS: &str = "freestyle.bin";
    const GAME: &str = "15x15k5/level-6/one/starter-is-x/one/one/a1h8///-/stones/";
    let loads = || {
        let answered = page.site().answered_requests();
        answered.iter().filter(|it| it.path.ends_with(WEIGHTS)).count()
    };
    page.site().refuse(Some(WEIGHTS));
    open_with_stored(&page, &[("game", GAME), ("pause", "0")], Variant::Fine).await?;
    page.tap("o15").await?;
    has_stones(&page, 4).await?;
    ensure!(loads() == 0, "the weights were to be missing");

    page.site().refuse(None);
    page.reload_screen().await?;
    page.tap("a15").await?;
    has_stones(&page, 6).await?;
    page.until("the weights", async || {
        let count = loads();
        Ok(if count == 1 { Ok(()) } else { Err(format!("{count} requests")) })
    })
    .await?;
    page.tap("o1").await?;
    has_stones(&page, 8).await?;
    ensure!(loads() == 1, "the weights were loaded again");
    Ok(())
}

/// A worker that ignores an order to stop is replaced, and the game goes on.
pub(crate) async fn replaces_a_worker_that_does_not_listen(page: Page) -> Result<()> {
    start_thinking(&page, Variant::Workers).await?;
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

/// A worker that breaks at work is replaced once. If the next one breaks as well, the page says so and keeps the game. *Try
/// again* starts another worker, and other opponents can be played meanwhile.
pub(crate) async fn goes_on_after_its_worker_broke(page: Page) -> Result<()> {
    const NOTICE: &str = "The analysis engine failed to load";
    start_thinking(&page, Variant::Workers).await?;
    page.run::<()>("window.breakWorker()", []).await?;
    has_requested_moves(&page, 2).await?;
    page.run::<()>("window.breakWorker()", []).await?;
    page.shows_notice(NOTICE).await?;
    has_stones(&page, 3).await?;
    page.press("Try again").await?;
    page.no_longer_shows("button", "Try again").await?;
    page.press("Move now").await?;
    has_stones(&page, 4).await?;

    page.tap("a15").await?;
    page.shows("button", "Move now").await?;
    page.site().refuse(Some("worker.js"));
    page.run::<()>("window.breakWorker()", []).await?;
    page.shows_notice(NOTICE).await?;
    page.press("Try again").await?;
    page.shows_notice(NOTICE).await?;
    page.new_game(&[("Opponent", "First free"), YOU_START]).await?;
    page.play("h8").await?;
    page.board_shows("Bh8 Wa15").await?;
    page.discard_messages().await
}

/// If the worker breaks after *Move now*, the level still moves.
pub(crate) async fn makes_the_move_its_broken_worker_owed(page: Page) -> Result<()> {
    start_thinking(&page, Variant::Workers).await?;
    page.reads("timer", "depth ").await?;
    page.run::<()>("window.breakWorkerWhenTold()", []).await?;
    page.press("Move now").await?;
    has_stones(&page, 4).await
}

/// Further messages from a broken worker are ignored.
pub(crate) async fn hears_no_more_of_a_worker_that_broke(page: Page) -> Result<()> {
    start_thinking(&page, Variant::Workers).await?;
    let before = workers_started(&page).await?;
    page.run::<()>("window.breakWorkerAgainAndAgain()", []).await?;
    has_requested_moves(&page, 2).await?;
    let after = workers_started(&page).await?;
    ensure!(after == before + 1, "{before} workers, then {after}");
    page.press("Move now").await?;
    has_stones(&page, 4).await
}

/// A game on 15x15 against a level that answers quickly.
const AGAINST_LEVEL_1: &str = "15x15k5/level-1/one/starter-is-x/one/one/a1h8///-/stones/";

const UNUSABLE: &str = "The analysis engine gave an answer that makes no sense";

/// Replaces the next answers to requests of the same kind as this one.
async fn replace_answers(page: &Page, request: Request, replacements: &[Value]) -> Result<()> {
    // The type of the order and the number of the request take a byte each.
    let kind = Order::Ask(0, request).to_bytes()[2];
    page.run("window.replaceAnswers(...arguments)", [json!(kind), json!(replacements)]).await
}

/// Returns an answer as a replacement for another one.
fn replacement(answer: Answer) -> Value {
    // The type of the report and the number of the request take a byte each.
    json!({ "answer": Report::Answer(0, answer).to_bytes()[2..] })
}

/// If the worker's move cannot be read or played, the page requests it once more. If the second answer is no better,
/// the page says so, and *Try again* starts another worker.
pub(crate) async fn asks_again_for_a_move_that_cannot_be_played(page: Page) -> Result<()> {
    let stored = [("game", AGAINST_LEVEL_1), ("pause", "0")];
    open_with_stored(&page, &stored, Variant::Workers).await?;
    let replacements = [
        replacement(Answer::Nothing),
        replacement(Answer::Values(Vec::new())),
        // The cell is taken, by the move below.
        replacement(Answer::Ply(Ply::Move("o15".parse()?))),
        // The cell is not on the board.
        replacement(Answer::Ply(Ply::Move("p16".parse()?))),
        // The worker has not understood the request.
        json!({ "bytes": Report::Misunderstood.to_bytes() }),
        // These are not valid answers.
        json!({ "answer": [] }),
        json!({ "answer": [u8::MAX] }),
        json!({ "bytes": [] }),
        json!({ "text": "h8" }),
    ];
    let game = Game::new(Rules::NOUGHTS_AND_CROSSES);
    let request = BotRequest { id: 0, opponent: Opponent::Minimax, game };
    let a_move = Request::Move { request, seed: 0, time: Duration::ZERO };
    for replacement in replacements {
        replace_answers(&page, a_move.clone(), &[replacement.clone()]).await?;
        page.tap("o15").await?;
        has_stones(&page, 4).await?;
        page.no_longer_shows("button", "Try again").await?;
        page.press("Undo").await?;
        has_stones(&page, 2).await?;

        let twice = [replacement.clone(), replacement.clone()];
        replace_answers(&page, a_move.clone(), &twice).await?;
        page.tap("o15").await?;
        page.shows_notice(UNUSABLE).await?;
        has_stones(&page, 3).await?;
        let before = workers_started(&page).await?;
        page.press("Try again").await?;
        has_stones(&page, 4).await?;
        page.no_longer_shows("button", "Try again").await?;
        let after = workers_started(&page).await?;
        ensure!(after == before + 1, "after {replacement:?}: {before} workers, then {after}");
        page.press("Undo").await?;
        has_stones(&page, 2).await?;
    }
    Ok(())
}

/// Unusable hints, reviews and analyses for dialogs are requested once more as well. That there is no hint is a valid
/// answer.
pub(crate) async fn asks_again_for_what_it_cannot_show(page: Page) -> Result<()> {
    // Values of cells answer none of these requests.
    let unusable =
        [replacement(Answer::Values(Vec::new())), replacement(Answer::Values(Vec::new()))];
    let game = Game::new(Rules::NOUGHTS_AND_CROSSES);
    let hint = Request::Hint(game.clone());
    // Noughts and crosses have hints without the worker.
    let stored = [("game", "4x4k4/friends/one/starter-is-x/one/one/a1b2//")];
    open_with_stored(&page, &stored, Variant::Workers).await?;

    replace_answers(&page, hint.clone(), &unusable[..1]).await?;
    page.press("Hint").await?;
    page.says("Hint: ").await?;
    page.press("Undo").await?;
    replace_answers(&page, hint.clone(), &unusable).await?;
    page.press("Hint").await?;
    page.shows_notice(UNUSABLE).await?;
    page.press("Try again").await?;
    page.says("Hint: ").await?;
    page.press("Redo").await?;
    replace_answers(&page, hint, &[replacement(Answer::Nothing)]).await?;
    page.press("Hint").await?;
    page.says("no hint for this position").await?;

    replace_answers(&page, Request::Review(game.clone()), &unusable).await?;
    page.press("X a1").await?;
    page.shows_notice(UNUSABLE).await?;
    page.press("Try again").await?;
    page.no_longer_shows("button", "Try again").await?;
    page.press("Close review").await?;

    replace_answers(&page, Request::Calls { game, alpha_beta: false }, &unusable).await?;
    page.open_dialog("Rules").await?;
    page.press("How minimax thinks").await?;
    page.shows_notice(UNUSABLE).await?;
    page.press("Try again").await?;
    page.reads("dialog", "Where should X play?").await?;
    page.no_longer_shows("button", "Try again").await
}

/// On a large board too, a hint says where to move and why.
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

/// A review on a large board shows a missed win, and the line that would have forced it.
pub(crate) async fn shows_a_missed_win_on_15x15(page: Page) -> Result<()> {
    // Black has an open three, plays elsewhere, and still wins four moves later.
    const POSITION: &str =
        "'15x15k5/friends/one/starter-is-x/one/one/h8h2i8h4j8a1a15o1k8o3l8///-/stones/'";
    page.open_with(&[(&key(GAME), POSITION)]).await?;
    page.press("Review").await?;
    for _ in 0..4 {
        page.press("Previous move").await?;
    }
    page.says("Misses a win in 2 moves; next: White o1, a blunder. Better: ").await?;
    // The better line is shown in the position in which it was possible.
    page.press("Previous move").await?;
    page.says("Lets black win in 2 moves; next: Black a15, a blunder. Better: ").await?;
    let board = page.board().await?;
    let is_shown = |note: &String| note.contains("in a line for black");
    let line = board.cells.iter().filter(|cell| cell.notes.iter().any(is_shown));
    ensure!(line.count() == 2, "black makes a four, then a five");
    page.press("Close review").await?;
    page.status_begins("Black wins").await
}
