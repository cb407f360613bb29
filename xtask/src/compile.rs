//! Runs cargo for the page and its workers. Flags and the choice of standard library come from the environment.

use std::{env, path::PathBuf, process::Command};

use anyhow::Result;

use crate::paths::{Paths, run};

const TARGET: &str = "wasm32-unknown-unknown";

/// A program that cargo builds. Cargo.toml defines its profile.
#[derive(Clone, Copy, Debug)]
pub struct Program {
    bin: &'static str,
    profile: &'static str,
    features: &'static [&'static str],
    /// Flags for the linker.
    linker: &'static [&'static str],
    /// Whether cargo shows its progress bar; two builds at the same time cannot both show one.
    shows_progress: bool,
}

/// The page. wasm-split needs the relocations, which the linker would otherwise leave out.
pub const PAGE: Program = Program {
    bin: "in-a-row",
    profile: "page",
    features: &["split"],
    linker: &["--emit-relocs"],
    shows_progress: true,
};

/// The web worker that most games use.
pub const WORKER: Program = Program {
    bin: "plain-worker",
    profile: "worker",
    features: &["plain-rules"],
    linker: &[],
    shows_progress: false,
};

/// The web worker that knows every rule.
pub const RULES_WORKER: Program = Program { bin: "worker", features: &[], ..WORKER };

impl Program {
    /// Builds the program with cargo and returns the path of the wasm file.
    ///
    /// # Errors
    /// Fails if it does not compile.
    pub fn build(self, paths: &Paths) -> Result<PathBuf> {
        let mut cargo = Command::new(env::var_os("CARGO").unwrap_or_else(|| "cargo".into()));
        cargo.current_dir(&paths.root).args(["rustc", "--locked", "--package", "in-a-row"]);
        cargo.args(["--target", TARGET, "--bin", self.bin, "--profile", self.profile]);
        cargo.args(self.features.iter().flat_map(|feature| ["--features", feature]));
        cargo.env("CARGO_TARGET_DIR", &paths.target);
        if !self.shows_progress {
            cargo.env("CARGO_TERM_PROGRESS_WHEN", "never");
        }
        cargo.arg("--").args(self.linker.iter().map(|flag| format!("-Clink-arg={flag}")));
        run(&mut cargo)?;
        let file = format!("{}.wasm", self.bin);
        Ok([TARGET, self.profile, &file]
            .iter()
            .fold(paths.target.clone(), |path, part| path.join(part)))
    }
}
