//! In a Row: the k-in-a-row family, from noughts and crosses to gobang, as one small web page.
//!
//! # What is where
//! * [`engine`]: the rules of the game and the opponents. No screen, no clock, no source of chance.
//! * [`session`]: between engine and screen: who sits where, whose turn it is, undo and redo, the
//!   running score. Pure as well.
//! * [`protocol`]: what the page and the worker say to each other.
//! * [`worker`]: what is found out beside the page, as data: no words.
//! * `gomocup`: the program that plays five in a row against others of its kind, in tournaments.
//! * [`words`]: every text that a person reads.
//! * `app`: the page: what it shows, and what happens when somebody does something there.
//! * `platform`: the browser behind small functions: storage, screen, time, chance, the worker.
//!
//! `app` and `platform` exist on wasm only, and `gomocup`, a program for the command line, natively only.
//! The Cargo feature `page` adds `app` and Leptos. The worker, the tournament program and the native tests
//! build without it, so that none of them compiles Leptos.
//!
//! # How the data flows
//! A pointer or a key reaches the one handler on the board, which makes an
//! [`Intent`](session::Intent) of it. [`Session::apply`](session::Session::apply) checks it against
//! the game, through [`Game::play`](engine::Game::play), the only door, and answers with
//! [`Effects`](session::Effects): the cells that look different, a request to a bot, a change of the
//! score. The table writes just those cells, the status line and the store. A bot's request waits for
//! its pause; the answer is an intent like any other, and is dropped when the game has gone on without
//! it. What would make the page large or slow is asked of the [`worker`]: moves that take a
//! search, hints, reviews and proofs. Whatever it says passes the same door.
//!
//! The page is downloaded in two parts: the board first, and once it is shown everything that the first
//! game does not need, the [`worker`] among it. A link that is opened is read there, becomes a
//! [`Game`](engine::Game) or a reason why not, and is shown beside the game that is played, or put in
//! its place where both people play it by link.

#![forbid(unsafe_code)]

#[cfg(all(target_arch = "wasm32", feature = "page"))]
pub mod app;
pub mod engine;
#[cfg(not(target_arch = "wasm32"))]
pub mod gomocup;
#[cfg(all(target_arch = "wasm32", feature = "page"))]
mod markup;
#[cfg(target_arch = "wasm32")]
pub mod platform;
pub mod protocol;
pub mod session;
pub mod words;
pub mod worker;

/// Mounts the page and takes away the static frame that stood in for it. `reach` is the way to what the
/// first board does not need.
///
/// The page is mounted in a task of its own, after the one that compiles the program: together they take
/// 108 ms on a phone's processor, four times slower than a desk's, and a tap may have to wait for them.
#[cfg(all(target_arch = "wasm32", feature = "page"))]
pub fn start(reach: app::Reach) {
    let mount = move || {
        leptos::mount::mount_to_body(move || leptos::view! { <app::App reach /> });
        let document = web_sys::window().and_then(|window| window.document());
        if let Some(shell) = document.and_then(|document| document.get_element_by_id("shell")) {
            shell.remove();
        }
    };
    leptos::prelude::set_timeout(mount, std::time::Duration::ZERO);
}
