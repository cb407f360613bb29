//! Builds the page, weighs it, and cuts release notes; `cargo xtask --help` lists the commands.
//!
//! - [`page`]: the whole build, and when there is nothing to do;
//! - [`compile`]: cargo, for the page and its worker;
//! - [`wasm`]: what comes after the compiler: the cut in two parts, JavaScript, short names, `wasm-opt`;
//! - [`hash`]: hashes as browsers write them;
//! - [`html`]: `index.html`, with style, scripts and security policy;
//! - [`address`]: where the page is going to be;
//! - [`assets`]: the files of the built page, in a folder named after their content;
//! - [`service_worker`]: what keeps the page on the device;
//! - [`stamp`]: whether the built page is the one that the source describes;
//! - [`notes`]: what the changelog says about a release;
//! - [`weight`]: what the page weighs, and what it may weigh;
//! - [`words`]: the words of each language;
//! - [`paths`]: where things are, and the programs that others wrote.

pub mod address;
pub mod assets;
pub mod compile;
pub mod hash;
pub mod html;
pub mod notes;
#[cfg(feature = "build")]
pub mod page;
pub mod paths;
pub mod service_worker;
pub mod stamp;
#[cfg(feature = "build")]
pub mod wasm;
pub mod weight;
#[cfg(feature = "build")]
pub mod words;
