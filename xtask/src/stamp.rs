//! Whether the built page is the one that the source describes.

use std::{
    env, fs,
    path::{Path, PathBuf},
    process::Command,
};

use anyhow::{Context, Result, ensure};
use sha2::{Digest, Sha256};

use crate::{address::Address, assets, paths::Paths};

/// What is never part of the page. A forgotten one costs a build; one too many would leave an old page.
const OTHER: [&str; 6] = ["benches", "dist", "examples", "fuzz", "target", "tests"];

/// What the page tells about its versions: the one text that people read and that is part of it.
pub const CHANGES: &str = "CHANGELOG.md";

/// What the page is made from, as one text: sums of files, the compiler and the tools.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Sources(String);

impl Sources {
    /// Reads everything that the page depends on.
    ///
    /// # Errors
    /// A file cannot be read, or there is no compiler.
    pub fn read(paths: &Paths, address: Option<&Address>) -> Result<Self> {
        let rustc = Command::new("rustc").arg("-vV").output().context("rustc does not start")?;
        ensure!(rustc.status.success(), "rustc -vV failed: {}", rustc.status);
        let mut lines = vec![String::from_utf8_lossy(&rustc.stdout).into_owned()];
        // They name the standard library that the page gets.
        for variable in ["CARGO_ENCODED_RUSTFLAGS", "RUSTFLAGS"] {
            lines.push(format!("{variable} {:?}", env::var_os(variable)));
        }
        lines.extend([&paths.wasm_opt, &paths.esbuild].map(|tool| tool.display().to_string()));
        lines.push(format!("{address:?}"));
        let target = paths.target.strip_prefix(&paths.root).ok();
        lines.push(sums(&paths.root, &|path: &Path| {
            let is_other = OTHER.iter().any(|other| path == Path::new(other));
            let is_hidden = path.file_name().is_some_and(|name| name.as_encoded_bytes()[0] == b'.');
            let is_text = path.extension().is_some_and(|extension| extension == "md");
            let is_prose = is_text && path != Path::new(CHANGES);
            !is_other && !is_hidden && !is_prose && Some(path) != target
        })?);
        Ok(Self(lines.join("\n")))
    }

    /// Whether the page that is there was built from these, and is as it was built.
    #[must_use]
    pub fn are_built(&self, paths: &Paths) -> bool {
        let kept = fs::read_to_string(stamp(paths)).ok();
        kept.is_some() && kept == self.with_page(paths).ok()
    }

    /// Notes that the page was built from these.
    ///
    /// # Errors
    /// The page cannot be read, or the note not written.
    pub fn keep(&self, paths: &Paths) -> Result<()> {
        let stamp = stamp(paths);
        fs::write(&stamp, self.with_page(paths)?)
            .with_context(|| format!("writing {}", stamp.display()))
    }

    fn with_page(&self, paths: &Paths) -> Result<String> {
        Ok(format!("{}\n{}", self.0, sums(&paths.page, &|_| true)?))
    }
}

fn stamp(paths: &Paths) -> PathBuf {
    paths.target.join("page.stamp")
}

/// A line for each file: its sum and its path.
fn sums(folder: &Path, is_wanted: &impl Fn(&Path) -> bool) -> Result<String> {
    let line = |path: PathBuf| {
        let file = folder.join(&path);
        let content = fs::read(&file).with_context(|| format!("reading {}", file.display()))?;
        Ok(format!("{:x} {}", Sha256::digest(content), path.display()))
    };
    let lines: Result<Vec<_>> = assets::below(folder, is_wanted)?.into_iter().map(line).collect();
    Ok(lines?.join("\n"))
}

#[cfg(test)]
mod tests {
    use std::fs;

    use super::Sources;
    use crate::{address::Address, paths::Paths};

    #[test]
    fn only_an_unchanged_page_of_unchanged_sources_is_built_already() {
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
        let is_built = || Sources::read(&paths, None).unwrap().are_built(&paths);
        let keep = || Sources::read(&paths, None).unwrap().keep(&paths).unwrap();
        assert!(!is_built());
        keep();
        assert!(is_built());

        write("tests/rules.rs", "1");
        write("README.md", "1");
        assert!(is_built());
        for file in ["CHANGELOG.md", "src/main.rs", "src/new.rs", "dist/index.html", "dist/new.js"]
        {
            write(file, "2");
            assert!(!is_built(), "{file}");
            keep();
        }
        let address = Address::parse("https://example.org").unwrap();
        assert!(!Sources::read(&paths, Some(&address)).unwrap().are_built(&paths));
        fs::remove_dir_all(&paths.page).unwrap();
        assert!(!is_built());
    }
}
