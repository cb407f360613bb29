//! `cargo xtask`: builds the page and weighs it.

use std::process::ExitCode;

use anyhow::{Result, bail};
use lexopt::Arg;
use xtask::{page, paths::Paths, weight::Weight};

const HELP: &str = "\
cargo xtask COMMAND

  page     builds the page into dist/, unless it is up to date
  weigh    prints what the built page weighs; fails where that is too much

  --help   show this

Environment:
  SITE_URL          the address that the page will have, for crawlers; see README
  CARGO_TARGET_DIR  what cargo builds goes there
  WASM_OPT          the program wasm-opt of Binaryen
  ESBUILD           the program esbuild
script/play installs both programs and a smaller standard library, and then calls this.
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
        _ => bail!("unknown command {command}; cargo xtask --help lists them"),
    }
}
