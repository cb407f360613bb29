//! Folders and external programs. Only this module and [`crate::address`] read environment variables for them.

use std::{
    env,
    ffi::OsString,
    path::{Path, PathBuf},
    process::{Command, Stdio},
};

use anyhow::{Context, Result, ensure};

/// The folders and programs of a build.
#[derive(Clone, Debug)]
pub struct Paths {
    /// The repository.
    pub root: PathBuf,
    /// The folder of the built page.
    pub page: PathBuf,
    /// Cargo's target folder.
    pub target: PathBuf,
    /// Binaryen's `wasm-opt`.
    pub wasm_opt: OsString,
    /// The minifier, esbuild.
    pub esbuild: OsString,
}

impl Paths {
    /// Reads the environment; uses the usual places and names for unset variables.
    #[must_use]
    pub fn read() -> Self {
        let root = Path::new(env!("CARGO_MANIFEST_DIR"));
        let root = root.parent().unwrap_or(root).to_owned();
        Self {
            page: root.join("dist"),
            target: set("CARGO_TARGET_DIR").map_or_else(|| root.join("target"), PathBuf::from),
            wasm_opt: set("WASM_OPT").unwrap_or_else(|| "wasm-opt".into()),
            esbuild: set("ESBUILD").unwrap_or_else(|| "esbuild".into()),
            root,
        }
    }

    /// Returns Binaryen's `wasm-merge`, which is installed with `wasm-opt`.
    #[must_use]
    pub fn wasm_merge(&self) -> PathBuf {
        Path::new(&self.wasm_opt).with_file_name("wasm-merge")
    }
}

fn set(variable: &str) -> Option<OsString> {
    env::var_os(variable).filter(|value| !value.is_empty())
}

/// Runs a program, which inherits standard output and error.
///
/// # Errors
/// Fails if the program is missing or fails.
pub fn run(command: &mut Command) -> Result<()> {
    let name = command.get_program().to_string_lossy().into_owned();
    let status = command
        .stdin(Stdio::null())
        .status()
        .with_context(|| format!("{name} does not start; script/play installs what is missing"))?;
    ensure!(status.success(), "{name} failed: {status}");
    Ok(())
}
