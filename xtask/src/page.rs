//! The whole build.

use std::{fs, thread};

use anyhow::{Context, Result, anyhow};

use crate::{
    address::Address,
    assets::Hashed,
    compile,
    html::{self, Parts},
    paths::Paths,
    stamp::Sources,
    wasm,
};

/// Builds the page, unless the one that is there was built from the same sources. Says what it is at, in
/// lines that begin with `» `, for `progress` in `script/lib/progress.sh`.
///
/// # Errors
/// It cannot be built.
pub fn build(paths: &Paths) -> Result<()> {
    let address = Address::read()?;
    let sources = Sources::read(paths, address.as_ref())?;
    if sources.are_built(paths) {
        return Ok(());
    }
    println!("» Compiling the page and its worker");
    // The page ends in half a minute of optimising on one core, which leaves another to the worker.
    let (page, worker) = thread::scope(|scope| {
        let worker = scope.spawn(|| compile::WORKER.build(paths));
        (compile::PAGE.build(paths), worker.join())
    });
    let (page, worker) = (page?, worker.map_err(|_| anyhow!("compiling the worker panicked"))??);

    println!("» Putting the page together");
    let work = tempfile::tempdir().context("making a folder for what is in between")?;
    let hashed = Hashed::new(wasm::files(paths, &page, &worker, work.path())?);
    let style = wasm::minified(paths, &paths.root.join("style.css"))?;
    let early = wasm::minified(paths, &paths.root.join("early.js"))?;
    let boot = wasm::minified(paths, &paths.root.join("boot.js"))?;
    let parts = Parts {
        style: &style,
        early: &early,
        boot: &boot,
        script: &hashed.address(wasm::PAGE_SCRIPT)?,
        wasm: &hashed.address(wasm::PAGE)?,
        worker: &hashed.address(wasm::WORKER_SCRIPT)?,
    };
    let template = paths.root.join("index.html");
    let template =
        fs::read_to_string(&template).with_context(|| format!("reading {}", template.display()))?;
    let index = html::page(&template, &parts, address.as_ref())?;
    hashed.write(&paths.page, &paths.root.join("public"), &index)?;
    sources.keep(paths)
}
