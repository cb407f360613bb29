//! The whole build.

use std::{fs, path::Path, thread};

use anyhow::{Context, Result, anyhow};
use in_a_row::engine::search::net::NetFile;

use crate::{
    address::Address,
    assets::{self, Files, Hashed},
    compile,
    html::{self, Parts, Styles},
    paths::Paths,
    service_worker,
    stamp::{CHANGES, PUZZLES, Sources},
    wasm::{self, CHUNKS},
    weight::{BOARDS_STYLE, LAZY_STYLE, MANIFEST, SELDOM_STYLE, STUDY_STYLE},
    words,
};

/// Builds the page, unless it is up to date. Reports its progress in lines that begin with `» `, for `progress` in
/// `script/lib/progress.sh`.
///
/// # Errors
/// Fails if a step of the build fails.
pub fn build(paths: &Paths) -> Result<()> {
    let address = Address::read()?;
    let sources = Sources::read(paths, address.as_ref())?;
    if sources.match_stamp(paths) {
        return Ok(());
    }
    println!("» Compiling the page and its workers");
    // The page's build ends with half a minute of optimising on one core, which leaves another for the workers.
    let (page, workers) = thread::scope(|scope| {
        let workers = scope.spawn(|| -> Result<_> {
            Ok([compile::WORKER.build(paths)?, compile::RULES_WORKER.build(paths)?])
        });
        (compile::PAGE.build(paths), workers.join())
    });
    let (page, workers) = (page?, workers.map_err(|_| anyhow!("compiling the workers panicked"))??);
    let [worker, rules_worker] = &workers;

    println!("» Putting the page together");
    let work = tempfile::tempdir().context("making a folder for intermediate files")?;
    let minify = |name: &str| wasm::minify(paths, &paths.root.join(name));
    let [early, boot] = [minify("web/early.js")?, minify("web/boot.js")?];
    let service_worker = minify(service_worker::SOURCE)?;
    let template =
        fs::read_to_string(paths.root.join("index.html")).context("reading index.html")?;
    let Styles { first, lazy, boards, study, seldom } = Styles::of(&template)?;
    let style = bundle(paths, &first, &work.path().join("first.css"))?;
    let later_styles =
        [(LAZY_STYLE, lazy), (BOARDS_STYLE, boards), (STUDY_STYLE, study), (SELDOM_STYLE, seldom)]
            .into_iter()
            .map(|(name, sheets)| {
                let style = bundle(paths, &sheets, &work.path().join(name))?;
                Ok((name.to_owned(), style.into_bytes()))
            })
            .collect::<Result<Vec<_>>>()?;
    let mut beside = public(paths)?;
    let manifest = beside.get(MANIFEST).cloned().unwrap_or_default();
    beside.extend(words::manifests(&String::from_utf8_lossy(&manifest))?);
    beside.insert(words::TROUBLE.to_owned(), words::trouble()?);
    let inputs = [&style, &early, &boot, &service_worker, &template, &format!("{address:?}")];
    let inputs = inputs.iter().enumerate().map(|(n, text)| (n.to_string(), text.as_bytes().into()));
    let all: Files = beside.clone().into_iter().chain(inputs).collect();
    let programs = wasm::files(paths, &page, [worker, rules_worker], work.path())?;
    let chunks = programs.keys().filter(|name| CHUNKS.iter().any(|it| name.starts_with(it)));
    let chunks: Vec<_> = chunks.cloned().collect();
    let networks = NetFile::ALL.map(|file| (file.name().to_owned(), file.bytes().to_owned()));
    let files = programs.into_iter().chain(words::files()).chain(later_styles).chain(networks);
    let files = files.collect();
    let hashed = Hashed::new(files, &all);
    let chunks: Vec<_> = chunks.iter().map(|name| hashed.address(name)).collect::<Result<_>>()?;
    let parts = Parts {
        style: &style,
        early: &early,
        boot: &boot,
        script: &hashed.address(wasm::PAGE_SCRIPT)?,
        wasm: &hashed.address(wasm::PAGE)?,
        worker: &hashed.address(&wasm::script_of(wasm::WORKER))?,
        rules_worker: &hashed.address(&wasm::script_of(wasm::RULES_WORKER))?,
        words: &format!("{}/", hashed.version()),
        chunks: &chunks.join(" "),
        lazy_style: &hashed.address(LAZY_STYLE)?,
        boards_style: &hashed.address(BOARDS_STYLE)?,
        study_style: &hashed.address(STUDY_STYLE)?,
        seldom_style: &hashed.address(SELDOM_STYLE)?,
    };
    let index = html::page(&template, &parts, address.as_ref())?;
    let files = service_worker::files(&hashed, &beside);
    let service_worker = service_worker::fill_in(&service_worker, hashed.version(), &files)?;
    beside.insert("index.html".into(), index.into());
    beside.insert(service_worker::NAME.into(), service_worker.into());
    hashed.write(&paths.page, &beside)?;
    sources.write_stamp(paths)
}

/// Concatenates and minifies these style sheets. `file` is where the intermediate result is written.
fn bundle(paths: &Paths, sheets: &[String], file: &Path) -> Result<String> {
    let read = |sheet: &String| {
        fs::read_to_string(paths.root.join(sheet)).with_context(|| format!("reading {sheet}"))
    };
    let sheets: Vec<_> = sheets.iter().map(read).collect::<Result<_>>()?;
    fs::write(file, sheets.concat()).with_context(|| format!("writing {}", file.display()))?;
    wasm::minify(paths, file)
}

/// Reads the files that go into the page unchanged: those in `web/public/`, the changelog, and the puzzles.
fn public(paths: &Paths) -> Result<Files> {
    let folder = paths.root.join("web/public");
    let mut files = Files::new();
    for path in assets::files_below(&folder, &|_| true)?.into_iter().map(|path| folder.join(path)) {
        let name = path.file_name().unwrap_or_default().to_string_lossy().into_owned();
        let content = fs::read(&path).with_context(|| format!("reading {}", path.display()))?;
        files.insert(name, content);
    }
    for path in [CHANGES, PUZZLES] {
        files.extend([file(paths, path)?]);
    }
    Ok(files)
}

/// Reads a file of the repository. Returns it with its name.
fn file(paths: &Paths, path: &str) -> Result<(String, Vec<u8>)> {
    let name = Path::new(path).file_name().unwrap_or_default().to_string_lossy().into_owned();
    let content = fs::read(paths.root.join(path)).with_context(|| format!("reading {path}"))?;
    Ok((name, content))
}
