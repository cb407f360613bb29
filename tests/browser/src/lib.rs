//! What the scenarios in `scenarios/` need to play the built page in real browsers.
//!
//! - [`environment`]: where the page, the browsers and the tools are;
//! - [`site`]: serves the page, with variants that stand for troubled browsers, and logs requests;
//! - [`browser`], [`driver`], [`display`]: start a browser, open its windows, and end it again;
//! - [`browsers`]: keeps browsers from one scenario to the next;
//! - [`screen`]: sets the size of the page;
//! - [`page`]: the page in the words of those who play;
//! - [`scenario`]: what is played, by one or by two;
//! - [`monkey`]: does by chance whatever can be done, and looks whether all stays well;
//! - [`stage`]: makes tests of scenarios, with time limits and something to look at afterwards;
//! - [`times`]: what the time of a run was spent on;
//! - [`tour`]: the page in one of its languages, place by place;
//! - [`alone`]: the page by itself, for programs that are no tests;
//! - [`lighthouse`]: has Lighthouse judge the page.

pub mod alone;
pub mod browser;
pub mod browsers;
pub mod display;
pub mod driver;
pub mod environment;
pub mod lighthouse;
pub mod monkey;
pub mod page;
mod process;
pub mod scenario;
pub mod screen;
pub mod site;
pub mod stage;
pub mod times;
pub mod tour;
