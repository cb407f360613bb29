//! Cargo, for the page and its worker. Flags and the standard library come from the environment.

use std::{env, path::PathBuf, process::Command};

use anyhow::Result;

use crate::paths::{Paths, run};

const TARGET: &str = "wasm32-unknown-unknown";

/// A program that cargo builds. Its profile is named in Cargo.toml.
#[derive(Clone, Copy, Debug)]
pub struct Program {
    bin: &'static str,
    profile: &'static str,
    features: &'static [&'static str],
    /// Passed to the linker.
    linker: &'static [&'static str],
    /// Two that are built at once cannot both count up.
    tells_progress: bool,
}

/// The page. wasm-split cuts it by its relocations, which the linker would otherwise leave out.
pub const PAGE: Program = Program {
    bin: "in-a-row",
    profile: "page",
    features: &["split"],
    linker: &["--emit-relocs"],
    tells_progress: true,
};

/// The worker beside it.
pub const WORKER: Program =
    Program { bin: "worker", profile: "worker", features: &[], linker: &[], tells_progress: false };

impl Program {
    /// Has cargo build it, and says where it is.
    ///
    /// # Errors
    /// It does not compile.
    pub fn build(self, paths: &Paths) -> Result<PathBuf> {
        let mut cargo = Command::new(env::var_os("CARGO").unwrap_or_else(|| "cargo".into()));
        cargo.current_dir(&paths.root).args(["rustc", "--locked", "--package", "in-a-row"]);
        cargo.args(["--target", TARGET, "--bin", self.bin, "--profile", self.profile]);
        cargo.args(self.features.iter().flat_map(|feature| ["--features", feature]));
        cargo.env("CARGO_TARGET_DIR", &paths.target);
        if !self.tells_progress {
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
