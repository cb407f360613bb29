//! The files of the built page.

use std::{
    collections::BTreeMap,
    fs, io,
    path::{Path, PathBuf},
};

use anyhow::{Context, Result};
use sha2::{Digest, Sha256};

/// Files by name.
pub type Files = BTreeMap<String, Vec<u8>>;

/// How many hexadecimal digits of the hash make up the folder's name.
const NAME_LENGTH: usize = 16;

/// Files in a folder that is named after the hash of the whole page, so that a browser never mixes cached files of
/// different versions.
#[derive(Clone, Debug)]
pub struct Hashed {
    folder: String,
    files: Files,
}

impl Hashed {
    /// Hashes these files together with `beside`, everything else that the page is made of: a change there, too, makes
    /// another version of the page.
    #[must_use]
    pub fn new(files: Files, beside: &Files) -> Self {
        let mut sum = Sha256::new();
        for (name, content) in files.iter().chain(beside) {
            // The lengths keep names and contents apart: moving a byte from one to the next changes the hash.
            for part in [name.as_bytes(), content] {
                sum.update(part.len().to_le_bytes());
                sum.update(part);
            }
        }
        let mut folder = format!("{:x}", sum.finalize());
        folder.truncate(NAME_LENGTH);
        Self { folder, files }
    }

    /// Returns the folder's name, which is the version of the page.
    #[must_use]
    pub fn version(&self) -> &str {
        &self.folder
    }

    /// Iterates over the files with their relative URLs.
    pub fn contents(&self) -> impl Iterator<Item = (String, &Vec<u8>)> {
        self.files.iter().map(|(name, content)| (format!("{}/{name}", self.folder), content))
    }

    /// Returns the relative URL of this file.
    ///
    /// # Errors
    /// Fails if there is no such file.
    pub fn address(&self, name: &str) -> Result<String> {
        self.files.get(name).with_context(|| format!("the page has no {name}"))?;
        Ok(format!("{}/{name}", self.folder))
    }

    /// Returns the content of `_headers`, which hosts such as Netlify and Cloudflare Pages read: headers that a page
    /// cannot set by itself, and that these files never change.
    fn headers(&self) -> String {
        format!(
            "/*\n  Content-Security-Policy: frame-ancestors 'self'\n  X-Content-Type-Options: nosniff\n  \
             Referrer-Policy: no-referrer\n/{}/*\n  Cache-Control: public, max-age=31536000, immutable\n\
             /service-worker.js\n  Cache-Control: no-cache\n",
            self.folder
        )
    }

    /// Replaces the page with these files in their folder, the files beside it, and `_headers`.
    ///
    /// # Errors
    /// Fails if the folder cannot be written.
    pub fn write(&self, page: &Path, beside: &Files) -> Result<()> {
        let write = || -> io::Result<()> {
            match fs::remove_dir_all(page) {
                Err(error) if error.kind() != io::ErrorKind::NotFound => return Err(error),
                _ => {}
            }
            let folder = page.join(&self.folder);
            fs::create_dir_all(&folder)?;
            for (name, content) in &self.files {
                fs::write(folder.join(name), content)?;
            }
            for (name, content) in beside {
                fs::write(page.join(name), content)?;
            }
            fs::write(page.join("_headers"), self.headers())
        };
        write().with_context(|| format!("writing the page into {}", page.display()))
    }
}

/// Returns the paths of all files below this folder, relative to it and sorted. `is_wanted` may leave out files and
/// whole folders.
///
/// # Errors
/// Fails if a folder cannot be read.
pub fn files_below(folder: &Path, is_wanted: &impl Fn(&Path) -> bool) -> Result<Vec<PathBuf>> {
    let mut files = Vec::new();
    let mut folders = vec![PathBuf::new()];
    while let Some(inner) = folders.pop() {
        let path = folder.join(&inner);
        let context = || format!("reading {}", path.display());
        for entry in fs::read_dir(&path).with_context(context)? {
            let entry = entry.with_context(context)?;
            let below = inner.join(entry.file_name());
            if !is_wanted(&below) {
                continue;
            }
            let is_folder = entry.file_type().with_context(context)?.is_dir();
            (if is_folder { &mut folders } else { &mut files }).push(below);
        }
    }
    files.sort();
    Ok(files)
}

#[cfg(test)]
mod tests {
    use std::{fs, path::PathBuf};

    use super::{Files, Hashed, NAME_LENGTH, files_below};

    fn hashed(files: &[(&str, &str)]) -> Hashed {
        Hashed::new(self::files(files), &Files::new())
    }

    fn files(files: &[(&str, &str)]) -> Files {
        files.iter().map(|&(name, content)| (name.to_owned(), content.into())).collect()
    }

    #[test]
    fn the_folder_is_named_after_its_content_and_the_files_beside_it() {
        let address = |files: &[(&str, &str)]| hashed(files).address("a.js").unwrap();
        let first = address(&[("a.js", "1"), ("b.js", "2")]);
        assert_eq!(first, address(&[("b.js", "2"), ("a.js", "1")]));
        for other in [
            &[("a.js", "1"), ("b.js", "3")][..],
            &[("a.js", "1"), ("c.js", "2")],
            &[("a.js", "1b"), (".js", "2")],
            &[("a.js", "1")],
        ] {
            assert_ne!(first, address(other));
        }
        let (folder, name) = first.split_once('/').unwrap();
        assert_eq!((folder.len(), name), (NAME_LENGTH, "a.js"));
        let beside = files(&[("icon.svg", "<svg/>")]);
        let with_icon = Hashed::new(files(&[("a.js", "1"), ("b.js", "2")]), &beside);
        assert_ne!(with_icon.version(), folder);
        assert!(hashed(&[]).address("a.js").is_err());
    }

    #[test]
    fn writing_a_page_removes_all_files_of_the_one_before() {
        let folder = tempfile::tempdir().unwrap();
        let page = folder.path().join("dist");
        let beside = |index| files(&[("index.html", index), ("icon.svg", "<svg/>")]);
        hashed(&[("a.js", "1")]).write(&page, &beside("old")).unwrap();
        let new = hashed(&[("a.js", "2")]);
        new.write(&page, &beside("new")).unwrap();
        let files = files_below(&page, &|_| true).unwrap();
        let address = new.address("a.js").unwrap();
        let mut expected = [&address, "_headers", "icon.svg", "index.html"].map(PathBuf::from);
        expected.sort();
        assert_eq!(files, expected);
        let (folder, _) = address.split_once('/').unwrap();
        let headers = fs::read_to_string(page.join("_headers")).unwrap();
        assert!(headers.contains(&format!("\n/{folder}/*\n  Cache-Control: ")), "{headers}");
        assert_eq!(fs::read_to_string(page.join("index.html")).unwrap(), "new");
    }
}
