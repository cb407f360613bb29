//! What the page weighs on its way to the browser, and what it may weigh.

use std::{collections::BTreeMap, fmt, fs, io::Write, path::Path};

use anyhow::{Context, Result, ensure};
use brotli::CompressorWriter;

use crate::assets;

/// The most that everything needed to play noughts and crosses may weigh, compressed, in bytes.
const FIRST_LOAD: usize = 86_000;
/// What may be fetched once the board can be played: dialogs, the review, boards in space and without end, with
/// their styles. The worker is fetched at the same time. Words are in this part rather than in the worker.
const LAZY: usize = 210_000;
/// What the worker beside the page may weigh, compressed, in bytes.
const WORKER: usize = 85_000;

/// What the words of one language may weigh, compressed, in bytes: those that a page loads by itself.
const LANGUAGE: usize = 8_000;

/// The words that an English page needs first.
const ENGLISH: &str = "/en.txt";
/// And those that it needs later.
const ENGLISH_LATER: [&str; 2] = ["/en-lazy.txt", "/en-seldom.txt"];

/// The style sheets that come after the first paint, as one file.
pub const LAZY_STYLE: &str = "lazy.css";

/// The manifest, in English.
pub const MANIFEST: &str = "manifest.webmanifest";

/// Whether this file is for readers of one language: words, or a manifest. No page loads those of another language.
#[must_use]
pub fn is_of_language(name: &str) -> bool {
    let is_manifest = Path::new(name).extension().is_some_and(|it| it == "webmanifest");
    is_of_words(name) || is_manifest && name != MANIFEST
}

/// Whether this is a file of words.
#[must_use]
pub fn is_of_words(name: &str) -> bool {
    Path::new(name).extension().is_some_and(|it| it == "txt") && name != "robots.txt"
}

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
    /// Only crawlers and hosts ask for it: no browser ever loads it.
    pub is_for_others: bool,
}

impl Weighed {
    /// Its name without its folder, which is named after what is in it.
    #[must_use]
    pub fn name(&self) -> &str {
        self.path.rsplit('/').next().unwrap_or_default()
    }
}

/// The card that messengers show, what stores and systems show before the page is installed, and what search engines
/// and hosts are told.
pub const FOR_OTHERS: [&str; 5] =
    ["_headers", "card.png", "robots.txt", "screenshot-narrow.png", "screenshot-wide.png"];

/// The files of the page built into this folder, each with whether it takes it to play noughts and crosses.
///
/// # Errors
/// No page is there, or a folder cannot be read.
pub fn files(folder: &Path) -> Result<Vec<(String, bool)>> {
    let index = folder.join("index.html");
    let page = fs::read_to_string(&index)
        .with_context(|| format!("no page is built: {} is not there", index.display()))?;
    let needed = needed_by(&page);
    let paths = assets::below(folder, &|_| true)?.into_iter();
    let paths = paths.map(|path| path.to_string_lossy().replace('\\', "/"));
    let is_first =
        |path: &str| path == "index.html" || path.ends_with(ENGLISH) || needed.contains(&path);
    Ok(paths.map(|path| (path.clone(), is_first(&path))).collect())
}

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
        let mut files = Vec::new();
        for (path, is_first) in self::files(folder)? {
            let content =
                fs::read(folder.join(&path)).with_context(|| format!("reading {path}"))?;
            let brotli = compressed(&content)?;
            let is_for_others = FOR_OTHERS.contains(&path.as_str());
            files.push(Weighed { path, raw: content.len(), brotli, is_first, is_for_others });
        }
        files.sort_by_key(|file| std::cmp::Reverse(file.brotli));
        Ok(Self { files })
    }

    /// What it takes to play noughts and crosses, compressed, in bytes.
    #[must_use]
    pub fn first(&self) -> usize {
        self.files.iter().filter(|file| file.is_first).map(|file| file.brotli).sum()
    }

    /// The part of the program that comes after the first one, and its styles, compressed, in bytes.
    #[must_use]
    pub fn lazy(&self) -> usize {
        self.named("split_") + self.named(LAZY_STYLE)
    }

    /// The worker and its script, compressed, in bytes.
    #[must_use]
    pub fn worker(&self) -> usize {
        self.named("worker")
    }

    /// The words of each language, compressed, in bytes: those that a page needs to be played, and those that are seldom
    /// read.
    #[must_use]
    pub fn languages(&self) -> BTreeMap<&str, [usize; 2]> {
        let mut languages = BTreeMap::<_, [usize; 2]>::new();
        for file in self.files.iter().filter(|file| is_of_words(file.name())) {
            let name = file.name().trim_end_matches(".txt");
            let seldom = name.strip_suffix("-seldom");
            let tag = seldom.unwrap_or_else(|| name.trim_end_matches("-lazy"));
            languages.entry(tag).or_default()[usize::from(seldom.is_some())] += file.brotli;
        }
        languages
    }

    /// The files whose names begin so, compressed, in bytes.
    fn named(&self, beginning: &str) -> usize {
        let named = self.files.iter().filter(|file| file.name().starts_with(beginning));
        named.map(|file| file.brotli).sum()
    }

    /// Everything that a browser may ever load for a reader of English, compressed, in bytes. What is for crawlers and
    /// hosts alone costs nobody who plays anything, so it does not count.
    #[must_use]
    pub fn all(&self) -> usize {
        let is_loaded = |file: &&Weighed| {
            let is_english =
                file.is_first || ENGLISH_LATER.iter().any(|name| file.path.ends_with(name));
            !file.is_for_others && (is_english || !is_of_language(file.name()))
        };
        self.files.iter().filter(is_loaded).map(|file| file.brotli).sum()
    }

    /// What is limited: its name, its weight and the most that it may weigh, compressed, in bytes.
    fn parts(&self) -> [(&'static str, usize, usize); 3] {
        [
            ("the first load", self.first(), FIRST_LOAD),
            ("what dialogs and review load", self.lazy(), LAZY),
            ("the worker", self.worker(), WORKER),
        ]
    }

    /// Whether it may weigh that much.
    ///
    /// # Errors
    /// It is too much, or a part is not there.
    pub fn check(&self) -> Result<()> {
        for (what, weight, most) in self.parts() {
            ensure!(weight > 0, "{what} is missing");
            ensure!(weight <= most, "{what} weighs {weight} bytes, {most} are allowed");
        }
        for (tag, [words, _]) in self.languages() {
            ensure!(
                words <= LANGUAGE,
                "the words of {tag} weigh {words} bytes, {LANGUAGE} are allowed"
            );
        }
        Ok(())
    }
}

impl fmt::Display for Weight {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(f, "{:>9} {:>9}  first", "bytes", "brotli")?;
        for Weighed { path, raw, brotli, is_first, is_for_others } in &self.files {
            let first = match (is_first, is_for_others) {
                (true, _) => "yes",
                (_, true) => "never",
                _ => "",
            };
            writeln!(f, "{raw:>9} {brotli:>9}  {first:<5}  {path}")?;
        }
        for (what, brotli, most) in self.parts() {
            writeln!(f, "{:>9} {brotli:>9}  {what}; at most {most}", "")?;
        }
        for (tag, [words, seldom]) in self.languages() {
            let what =
                format!("the words of {tag}; at most {LANGUAGE}; {seldom} more are seldom read");
            writeln!(f, "{:>9} {words:>9}  {what}", "")?;
        }
        writeln!(f, "{:>9} {:>9}  everything that players load", "", self.all())?;
        let for_others = self.files.iter().filter(|file| file.is_for_others);
        let for_others: usize = for_others.map(|file| file.brotli).sum();
        write!(f, "{:>9} {for_others:>9}  for crawlers and hosts alone", "")
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

    use super::{FIRST_LOAD, LAZY, WORKER, Weighed, Weight, needed_by};

    fn weighed(path: &str, brotli: usize, is_first: bool) -> Weighed {
        Weighed { path: path.into(), raw: brotli, brotli, is_first, is_for_others: false }
    }

    #[test]
    fn what_weighs_too_much_is_told() {
        let check = |first, lazy, worker| {
            let files = vec![
                weighed("index.html", first, true),
                weighed("a1/split_lazy.wasm", lazy, false),
                weighed("a1/worker.js", worker, false),
            ];
            Weight { files }.check().map_err(|error| error.to_string())
        };
        assert_eq!(check(FIRST_LOAD, LAZY, WORKER), Ok(()));
        assert!(check(FIRST_LOAD + 1, LAZY, WORKER).unwrap_err().contains("the first load"));
        assert!(check(FIRST_LOAD, LAZY + 1, WORKER).unwrap_err().contains("dialogs"));
        assert!(check(FIRST_LOAD, LAZY, WORKER + 1).unwrap_err().contains("the worker"));
        assert!(check(FIRST_LOAD, LAZY, 0).unwrap_err().contains("missing"));
    }

    #[test]
    fn what_is_for_others_does_not_count() {
        let folder = tempfile::tempdir().unwrap();
        fs::write(folder.path().join("index.html"), "<link rel=icon href=icon.svg>").unwrap();
        fs::write(folder.path().join("icon.svg"), "<svg/>").unwrap();
        let before = Weight::of(folder.path()).unwrap();
        for file in ["card.png", "robots.txt"] {
            fs::write(folder.path().join(file), "for others").unwrap();
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
