//! Whether the built page is up to date.

use std::{
    env, fs,
    path::{Path, PathBuf},
    process::Command,
};

use anyhow::{Context, Result, ensure};
use sha2::{Digest, Sha256};

use crate::{address::Address, assets, paths::Paths};

/// Folders that are never part of the page. A missing entry costs a needless build; a wrong one would leave an old
/// page.
const EXCLUDED: [&str; 6] = ["benches", "dist", "examples", "fuzz", "target", "tests"];

/// The changelog: the only Markdown file that is part of the page.
pub const CHANGES: &str = "CHANGELOG.md";

/// The file with the puzzles.
pub const PUZZLES: &str = "src/engine/puzzles/puzzles.bin";

/// Everything that the page is built from, as one text: checksums of files, the compiler and the tools.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Sources(String);

impl Sources {
    /// Reads everything that the page depends on.
    ///
    /// # Errors
    /// Fails if a file cannot be read or the compiler is missing.
    pub fn read(paths: &Paths, address: Option<&Address>) -> Result<Self> {
        let rustc = Command::new("rustc").arg("-vV").output().context("rustc does not start")?;
        ensure!(rustc.status.success(), "rustc -vV failed: {}", rustc.status);
        let mut lines = vec![String::from_utf8_lossy(&rustc.stdout).into_owned()];
        // The flags choose the standard library.
        for variable in ["CARGO_ENCODED_RUSTFLAGS", "RUSTFLAGS"] {
            lines.push(format!("{variable} {:?}", env::var_os(variable)));
        }
        lines.extend([&paths.wasm_opt, &paths.esbuild].map(|tool| tool.display().to_string()));
        lines.push(format!("{address:?}"));
        let target = paths.target.strip_prefix(&paths.root).ok();
        lines.push(checksums(&paths.root, &|path: &Path| {
            let is_excluded = EXCLUDED.iter().any(|folder| path == Path::new(folder));
            let is_hidden = path.file_name().is_some_and(|name| name.as_encoded_bytes()[0] == b'.');
            let is_markdown = path.extension().is_some_and(|extension| extension == "md");
            let is_prose = is_markdown && path != Path::new(CHANGES);
            !is_excluded && !is_hidden && !is_prose && Some(path) != target
        })?);
        Ok(Self(lines.join("\n")))
    }

    /// Returns whether the page was built from these sources and has not been changed since.
    #[must_use]
    pub fn match_stamp(&self, paths: &Paths) -> bool {
        let stamp = fs::read_to_string(stamp(paths)).ok();
        stamp.is_some() && stamp == self.with_page(paths).ok()
    }

    /// Records that the page was built from these sources.
    ///
    /// # Errors
    /// Fails if the page cannot be read or the stamp cannot be written.
    pub fn write_stamp(&self, paths: &Paths) -> Result<()> {
        let stamp = stamp(paths);
        fs::write(&stamp, self.with_page(paths)?)
            .with_context(|| format!("writing {}", stamp.display()))
    }

    fn with_page(&self, paths: &Paths) -> Result<String> {
        Ok(format!("{}\n{}", self.0, checksums(&paths.page, &|_| true)?))
    }
}

fn stamp(paths: &Paths) -> PathBuf {
    paths.target.join("page.stamp")
}

/// Returns a line for each file: its SHA-256 sum and its path.
fn checksums(folder: &Path, is_wanted: &impl Fn(&Path) -> bool) -> Result<String> {
    let line = |path: PathBuf| {
        let file = folder.join(&path);
        let content = fs::read(&file).with_context(|| format!("reading {}", file.display()))?;
        Ok(format!("{:x} {}", Sha256::digest(content), path.display()))
    };
    let files = assets::files_below(folder, is_wanted)?;
    Ok(files.into_iter().map(line).collect::<Result<Vec<_>>>()?.join("\n"))
}

#[cfg(test)]
mod tests {
    use std::fs;

    use super::Sources;
    use crate::{address::Address, paths::Paths};

    #[test]
    fn only_an_unchanged_page_of_unchanged_sources_is_up_to_date() {
        let folder = tempfile::tempdir().unwrap();
        let root = folder.path().to_owned();
        for folder in ["src", "tests", "dist", "target"] {
            fs::create_dir(root.join(folder)).unwrap();
        }
        let write = |file: &str, text: &str| fs::write(root.join(file), text).unwrap();
        write("src/main.rs", "1");
        write("dist/index.html", "1");
        let paths = Paths {
            page: root.join("dist"),
            target: root.join("target"),
            wasm_opt: "wasm-opt".into(),
            esbuild: "esbuild".into(),
            root: root.clone(),
        };
        let is_built = || Sources::read(&paths, None).unwrap().match_stamp(&paths);
        let write_stamp = || Sources::read(&paths, None).unwrap().write_stamp(&paths).unwrap();
        assert!(!is_built());
        write_stamp();
        assert!(is_built());

        write("tests/rules.rs", "1");
        write("README.md", "1");
        assert!(is_built());
        for file in ["CHANGELOG.md", "src/main.rs", "src/new.rs", "dist/index.html", "dist/new.js"]
        {
            write(file, "2");
            assert!(!is_built(), "{file}");
            write_stamp();
        }
        let address = Address::parse("https://example.org").unwrap();
        assert!(!Sources::read(&paths, Some(&address)).unwrap().match_stamp(&paths));
        fs::remove_dir_all(&paths.page).unwrap();
        assert!(!is_built());
    }
}
