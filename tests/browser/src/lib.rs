//! The harness for the scenarios in `scenarios/`, which play the built page in real browsers.
//!
//! - [`environment`]: finds the page, the browsers and the tools;
//! - [`site`]: serves the page, with variants that simulate unusual browsers, and logs requests;
//! - [`browser`], [`driver`], [`display`]: start a browser, open its windows, and end it;
//! - [`browsers`]: keeps browsers from one scenario to the next;
//! - [`screen`]: sets the size of the page;
//! - [`page`]: the page in the players' words;
//! - [`scenario`]: describes a scenario, for one page or two;
//! - [`monkey`]: plays at random and checks what must always hold;
//! - [`stage`]: turns scenarios into tests, with time limits and with pictures of failures;
//! - [`times`]: measures how a run spent its time;
//! - [`tour`]: shows the page in one of its languages, dialog by dialog;
//! - [`long_game`]: long games without five in a row;
//! - [`alone`]: opens the page for programs that are not tests;
//! - [`lighthouse`]: runs Lighthouse on the page.

pub mod alone;
pub mod browser;
pub mod browsers;
pub mod display;
pub mod driver;
pub mod environment;
pub mod lighthouse;
pub mod long_game;
pub mod monkey;
pub mod page;
mod process;
pub mod scenario;
pub mod screen;
pub mod site;
pub mod stage;
pub mod times;
pub mod tour;
