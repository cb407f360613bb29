//! `cargo xtask`: builds the page, weighs it, and extracts release notes.

use std::{fs, process::ExitCode};

use anyhow::{Context, Result, bail};
use lexopt::Arg;
use xtask::{notes::notes, page, paths::Paths, weight::Weight};

const HELP: &str = "\
cargo xtask COMMAND

  page        builds the page into dist/, unless it is up to date
  weigh       prints the size of the built page; fails if it is too large
  notes TAG   prints what CHANGELOG.md says about this tag's version

  --help      shows this help

Environment:
  SITE_URL          the URL at which the page will be hosted; see the README
  CARGO_TARGET_DIR  the folder for cargo's output
  WASM_OPT          the path of Binaryen's wasm-opt
  ESBUILD           the path of esbuild
script/play installs both programs and a smaller standard library before it runs this.
";

fn main() -> ExitCode {
    match run() {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("xtask: {error:#}");
            ExitCode::FAILURE
        }
    }
}

fn run() -> Result<()> {
    let mut arguments = lexopt::Parser::from_env();
    let command = match arguments.next()? {
        Some(Arg::Value(command)) => command.to_string_lossy().into_owned(),
        Some(Arg::Short('h') | Arg::Long("help")) | None => {
            print!("{HELP}");
            return Ok(());
        }
        Some(other) => return Err(other.unexpected().into()),
    };
    let tag = match command.as_str() {
        "notes" => arguments.value().context("which tag?")?.to_string_lossy().into_owned(),
        _ => String::new(),
    };
    if let Some(argument) = arguments.next()? {
        return Err(argument.unexpected().into());
    }
    let paths = Paths::read();
    match command.as_str() {
        "page" => page::build(&paths),
        "weigh" => {
            let weight = Weight::of(&paths.page)?;
            println!("{weight}");
            weight.check()
        }
        "notes" => {
            let changelog = fs::read_to_string(paths.root.join("CHANGELOG.md"))
                .context("reading CHANGELOG.md")?;
            let version = env!("CARGO_PKG_VERSION");
            println!("{}", notes(&changelog, &tag, version).map_err(anyhow::Error::msg)?);
            Ok(())
        }
        _ => bail!("unknown command {command}; cargo xtask --help lists them"),
    }
}
