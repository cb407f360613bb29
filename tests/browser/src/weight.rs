//! What the page weighs on its way to the browser.

use std::fmt;
use std::fs;
use std::io::Write;
use std::path::Path;

use anyhow::{Context, Result};
use brotli::CompressorWriter;

/// A file of the built page.
#[derive(Clone, Debug)]
pub struct Weighed {
    /// Its path in the page's folder.
    pub path: String,
    /// Its size in bytes.
    pub raw: usize,
    /// Its size as the best static hosts send it, in bytes.
    pub brotli: usize,
    /// It is needed to play noughts and crosses.
    pub is_first: bool,
    /// Only crawlers ask for it: no browser ever loads it.
    pub is_for_crawlers: bool,
}

/// The card that messengers show, and what search engines are told.
const FOR_CRAWLERS: [&str; 2] = ["card.png", "robots.txt"];

/// All files of a built page.
#[derive(Clone, Debug)]
pub struct Weight {
    /// The files, heaviest first.
    pub files: Vec<Weighed>,
}

impl Weight {
    /// Weighs the page in this folder.
    ///
    /// # Errors
    /// A file cannot be read.
    pub fn of(folder: &Path) -> Result<Self> {
        let index = folder.join("index.html");
        let page = fs::read_to_string(&index)
            .with_context(|| format!("no page is built: {} is not there", index.display()))?;
        let needed = needed_by(&page);
        let mut files = Vec::new();
        for path in files_below(folder)? {
            let content = fs::read(folder.join(&path))?;
            let is_first = path == "index.html" || needed.contains(&path.as_str());
            let brotli = compressed(&content)?;
            let is_for_crawlers = FOR_CRAWLERS.contains(&path.as_str());
            files.push(Weighed { path, raw: content.len(), brotli, is_first, is_for_crawlers });
        }
        files.sort_by_key(|file| std::cmp::Reverse(file.brotli));
        Ok(Self { files })
    }

    /// What it takes to play noughts and crosses, compressed, in bytes.
    #[must_use]
    pub fn first(&self) -> usize {
        self.files.iter().filter(|file| file.is_first).map(|file| file.brotli).sum()
    }

    /// All files whose path begins so, compressed, in bytes.
    #[must_use]
    pub fn below(&self, path: &str) -> usize {
        self.files.iter().filter(|file| file.path.starts_with(path)).map(|file| file.brotli).sum()
    }

    /// Everything that a browser may ever load, compressed, in bytes. What is for crawlers alone costs
    /// nobody who plays anything, so it does not count.
    #[must_use]
    pub fn all(&self) -> usize {
        self.files.iter().filter(|file| !file.is_for_crawlers).map(|file| file.brotli).sum()
    }
}

impl fmt::Display for Weight {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(f, "{:>9} {:>9}  first", "bytes", "brotli")?;
        for Weighed { path, raw, brotli, is_first, is_for_crawlers } in &self.files {
            let first = match (is_first, is_for_crawlers) {
                (true, _) => "yes",
                (_, true) => "never",
                _ => "",
            };
            writeln!(f, "{raw:>9} {brotli:>9}  {first:<5}  {path}")?;
        }
        writeln!(f, "{:>9} {:>9}  first load", "", self.first())?;
        write!(f, "{:>9} {:>9}  everything", "", self.all())
    }
}

/// The files that a page loads before it can be played: its scripts and what they are told to load,
/// its styles and preloads, but not its icons.
fn needed_by(page: &str) -> Vec<&str> {
    let tags = page.split('<').filter_map(|tag| tag.split('>').next());
    let loading = tags.filter(|tag| {
        tag.starts_with("script")
            || tag.starts_with("link") && (tag.contains("preload") || tag.contains("stylesheet"))
    });
    loading
        .flat_map(|tag| tag.split(['"', '\'', '=', ' ', '\n']))
        .map(|value| value.trim_start_matches("./"))
        .collect()
}

fn files_below(folder: &Path) -> Result<Vec<String>> {
    let mut files = Vec::new();
    for entry in fs::read_dir(folder).with_context(|| format!("reading {}", folder.display()))? {
        let entry = entry?;
        let name = entry.file_name().to_string_lossy().into_owned();
        if entry.file_type()?.is_dir() {
            let below = files_below(&entry.path())?;
            files.extend(below.into_iter().map(|path| format!("{name}/{path}")));
        } else {
            files.push(name);
        }
    }
    Ok(files)
}

/// The size that brotli's highest quality leaves.
fn compressed(content: &[u8]) -> Result<usize> {
    const BUFFER: usize = 4096;
    const QUALITY: u32 = 11;
    const WINDOW: u32 = 22;
    let mut writer = CompressorWriter::new(Vec::new(), BUFFER, QUALITY, WINDOW);
    writer.write_all(content)?;
    Ok(writer.into_inner().len())
}

#[cfg(test)]
mod tests {
    use std::fs;

    use super::{Weight, needed_by};

    #[test]
    fn what_is_for_crawlers_does_not_count() {
        let folder = tempfile::tempdir().unwrap();
        fs::write(folder.path().join("index.html"), "<link rel=icon href=icon.svg>").unwrap();
        fs::write(folder.path().join("icon.svg"), "<svg/>").unwrap();
        let before = Weight::of(folder.path()).unwrap();
        for file in ["card.png", "robots.txt"] {
            fs::write(folder.path().join(file), "for crawlers").unwrap();
        }
        let after = Weight::of(folder.path()).unwrap();
        assert_eq!(after.files.len(), before.files.len() + 2);
        assert_eq!((after.first(), after.all()), (before.first(), before.all()));
        assert!(before.first() < before.all());
        assert_eq!(after.to_string().matches("never").count(), 2);
    }

    #[test]
    fn icons_are_not_needed_to_play() {
        for page in [
            "<link rel=\"icon\" href=\"./icon.svg\"><link rel=\"stylesheet\" href=\"./style.css\">\
             <script type=\"module\" src=\"./boot.js\" data-wasm=\"./page.wasm\"></script>",
            "<link href=./icon.svg rel=icon><link href=./style.css rel=stylesheet>\
             <script data-wasm=./page.wasm src=./boot.js type=module></script>",
        ] {
            let needed = needed_by(page);
            assert!(["style.css", "boot.js", "page.wasm"].iter().all(|file| needed.contains(file)));
            assert!(!needed.contains(&"icon.svg"));
        }
    }
}
