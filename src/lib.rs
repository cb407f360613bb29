//! In a Row: the k-in-a-row family, from noughts and crosses to gobang, as one small web page.
//!
//! # What is where
//! * [`engine`]: the rules, the opponents, the search, hints and reviews.
//! * [`session`]: who sits where, whose turn it is, undo and redo, the score, games by link.
//! * [`words`]: every text that people read.
//! * [`protocol`]: the messages between the page and the worker.
//! * [`worker`]: the analysis in the web worker.
//! * [`storage_error`]: the reasons why a text was not stored or not read.
//! * [`storage_keys`]: the names under which the page stores texts.
//! * [`app`]: the page, in Leptos, with a folder for each feature. Natively it has only the features' models.
//! * `platform`: the browser behind small functions. It exists only on wasm.
//! * `gomocup`: the program for five-in-a-row tournaments. It exists only natively.
//!
//! Modules use only the layers below them: `app` uses the session, and the session uses the engine. Engine, session,
//! words and protocol know no browser, so `cargo test` checks them natively. The worker and the tournament program
//! build without the feature `page`, and so without Leptos.
//!
//! # From a tap to the screen
//! A tap that makes a move goes through eight steps:
//! 1. `app/board/view.rs`: `Board` has one handler for all cells. It finds the cell that was pressed, and ignores clicks
//!    that were meant for something else, which `app/ui/clicks.rs` knows.
//! 2. `app/game/actions.rs`: `tap` calls `press`, which asks what the press means. If it is a move, `play` calls `act`,
//!    which gives the session an [`Intent`](session::Intent) and passes on its effects.
//! 3. `app/game/tap.rs`: [`meaning`](app::game::tap::meaning) decides by the [`Mode`](app::game::mode::Mode) of the page:
//!    a move, a selection, another game.
//! 4. `session/state.rs`: [`Session::apply`](session::Session::apply) carries out the intent if the person is to move. It
//!    returns [`Effects`](session::Effects): the cells that changed, the events, the change of the score, and whether a
//!    bot is to move. If the intent was refused, they say why.
//! 5. `engine/game.rs`: every move, whoever makes it, goes through [`Game::record`](engine::Game::record), which checks
//!    it.
//! 6. `app/game/storing.rs` stores the game and `app/game/score.rs` the score, before anything is shown.
//! 7. `app/game/render.rs` finds the new view of each cell that changed, and writes the signals of everything beside the
//!    board.
//! 8. `app/board/signals.rs` writes the signals of those cells. Leptos updates just the elements that read a signal which
//!    was written.
//!
//! Then `app/game/actions.rs` asks a bot for its move, after a short pause. A simple bot answers at once; a search runs in
//! the [`worker`], so that the page stays fast. The answer is an intent like any other. If the game has moved on in the
//! meantime, it is dropped.
//!
//! The worker is built twice, because few games need all of its code. The smaller program, `src/bin/plain-worker.rs`, knows
//! [plain](engine::Rules::are_plain) rules only; `src/bin/worker.rs` knows every rule, and evaluates with a network for
//! level 6. `app/game/worker_program.rs` decides which of them a request needs, and `app/game/worker.rs` replaces the
//! smaller one when it is asked for more. The larger one loads the weights of a network from a file, one for each kind of
//! rules; until they are there, and without them, it evaluates as with rules that have no network.
//!
//! # What repaints when
//! A view runs again when a signal that it has read is written, and changes its element only if the result is another one.
//! * Each cell has a signal of its own, which is written only if the state of the cell changes.
//! * Everything else is in the signals of `UiState`, one for each concern. `render::show_ui` writes `game` and `controls`
//!   after every change of the game; the others are written by their features. A feature's own state is a signal as well,
//!   `ui.of::<ShareState>()`, or a `Tracked` value, such as the names of the players.
//! * The list of moves follows once the board is painted, so that a mark shows sooner.
//! * Every text also follows the language: `live_text` tracks `ui::language_changes`.
//! * What no signal shows, such as the address, the threats or the size of the board, is updated by
//!   `late_code::catch_up`, once for all changes that were made in the same task.
//!
//! # The page
//! `app::game` has everything that the features share, and each feature is a folder beside it: `model.rs` makes its
//! decisions, in plain Rust with native tests; `actions.rs` carries them out in the browser; `view.rs` has its
//! components; `mod.rs` says what other features may use. Views get `Page`, a copyable handle to the session and the
//! signals. Each signal has one concern: the game on the screen, the controls beside the board, help for the next move,
//! the settings, the notices, and so on.
//!
//! The page loads in parts: first the board, then the soon code, which has what a new player may press first, and then the
//! late code, which has everything else that most games use, and starts the worker. Five more parts are loaded when they are
//! first needed: *New game*; the boards code, which shows 3D and endless boards; the study code, which reviews games, opens
//! and sends links, arranges positions and shows threats; the seldom code, which is most dialogs; and the records code, which
//! reads and writes the files of other programs. The parts call each other through tables: `app::game::page::code` explains
//! how. `late::call(page, |late, page| (late.reset_score)(page))` calls a function as soon as its part is loaded. If it fails
//! to load, the page says so, and the call waits for *Try again*. The first part's views have places for views of
//! the others, such as the tools beside the status; `app::late_views` fills them.
//!
//! A link that a person opens becomes a [`Game`](engine::Game), or an error that the page explains. The page shows it
//! beside the current game, or in its place if it is a game by link.

#![forbid(unsafe_code)]

pub mod app;
pub mod engine;
#[cfg(not(target_arch = "wasm32"))]
pub mod gomocup;
#[cfg(target_arch = "wasm32")]
pub mod platform;
pub mod protocol;
pub mod session;
pub mod storage_error;
pub mod storage_keys;
pub mod words;
pub mod worker;

/// Mounts the page in place of the static one.
///
/// The page is mounted in a task of its own, so that a tap can be handled between compiling and mounting.
/// Together they take 108 ms on a phone, whose processor is four times slower than a desktop's.
#[cfg(page)]
pub fn start(loaders: app::Loaders) {
    let mount = move || {
        leptos::mount::mount_to_body(move || leptos::view! { <app::App loaders /> });
        let document = web_sys::window().and_then(|window| window.document());
        if let Some(shell) = document.and_then(|document| document.get_element_by_id("shell")) {
            shell.remove();
        }
    };
    if app::speak_early_words().is_err() {
        // `boot.js` handles this like everything else that fails to load.
        web_sys::wasm_bindgen::throw_str("the words are not those of this version");
    }
    leptos::prelude::set_timeout(mount, std::time::Duration::ZERO);
}
