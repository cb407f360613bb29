//! Builds the page, weighs it, and extracts release notes; `cargo xtask --help` lists the commands.
//!
//! - [`page`]: the whole build, which is skipped if the page is up to date;
//! - [`compile`]: runs cargo for the page and its workers;
//! - [`wasm`]: the steps after the compiler: splitting, JavaScript bindings, short names, `wasm-opt`;
//! - [`join`]: makes one file of the late code and what it shares with other parts;
//! - [`hash`]: hashes in the form that browsers use;
//! - [`html`]: `index.html`, with style, scripts and security policy;
//! - [`address`]: the URL at which the page will be hosted;
//! - [`assets`]: the files of the built page, in a folder named after their content;
//! - [`service_worker`]: the script that keeps the page on the device;
//! - [`stamp`]: whether the built page is up to date;
//! - [`notes`]: a release's section of the changelog;
//! - [`weight`]: the sizes of the page's parts, and their limits;
//! - [`words`]: the files of each language;
//! - [`paths`]: folders and external programs.

pub mod address;
pub mod assets;
pub mod compile;
pub mod hash;
pub mod html;
#[cfg(feature = "build")]
pub mod join;
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
