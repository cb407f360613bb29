//! The compressed sizes of the page's parts, and their limits.

use std::{collections::BTreeMap, fmt, fs, io::Write, path::Path};

use anyhow::{Context, Result, ensure};
use brotli::CompressorWriter;

use crate::assets;

/// The limit for everything needed to play noughts and crosses, compressed, in bytes. The aim is 85,000. The fouls of renju
/// and the openings are 2,700 of it, because a game in a link or in storage may have any rules; 800 are variations in a
/// review, and 500 together are retrying mistakes, the library, and counting live lines only when a draw is possible; 500 are
/// puzzles and 150 exercises, which the board shows in place of a game; 500 are the words of the static page in the eight
/// languages that were added last, and the direction of one of them; 1,300 load the soon code before the late code, and *New
/// game* beside both, which opens *New game* and shows a hint half a second to a second earlier. The size of one and the same
/// program differs by some 100 bytes from build to build, because wasm-split imports its parts in any order.
const FIRST_LOAD: usize = 95_500;
/// The limit for what is fetched once the board can be played, compressed, in bytes: hints, the page's side of the worker,
/// and the styles. It is two files, which takes 5,700 more than one; hints without the worker take 6,000. The worker is
/// fetched at the same time. It must stay below 120,000.
const LAZY: usize = 109_000;
/// The limit for the code that is fetched when *New game* is opened, compressed, in bytes. It shares more with other dialogs.
const NEW_GAME: usize = 16_500;
/// The limit for the code and the styles that are fetched when a 3D or an endless board is shown, compressed, in bytes.
const BOARDS: usize = 32_000;
/// The limit for the code and the styles that are fetched to review a game, to open or send a link, to arrange a position or
/// to show threats, compressed, in bytes.
const STUDY: usize = 51_500;
/// The limit for the code and the styles that are fetched when a dialog that few people open is opened, compressed, in
/// bytes. Puzzles are 15,400 of it, and lessons 10,000.
const SELDOM: usize = 139_500;
/// The limit for the code that is fetched to open or save a file of another program, compressed, in bytes. It also writes
/// GIFs, and searches the library.
const RECORDS: usize = 48_500;
/// The limit for the code that several of these parts share, compressed, in bytes.
const SHARED: usize = 73_000;
/// The limit for the worker that most games use, compressed, in bytes.
const WORKER: usize = 85_000;
/// The limit for the worker that knows every rule, compressed, in bytes. A page starts it only if a game needs it. The
/// code of networks is 10,200 of it.
const RULES_WORKER: usize = 114_000;

/// The limit for a file with the weights of a network, compressed, in bytes.
const NETWORK: usize = 20_000;

/// The ending of the files with the weights of networks.
const NETWORK_ENDING: &str = ".bin";
/// The other file with this ending.
const PUZZLES: &str = "puzzles.bin";

/// The limit for the texts of one language that a page loads by itself, compressed, in bytes.
const LANGUAGE: usize = 8_000;

/// The texts that an English page needs first.
const ENGLISH: &str = "/en.txt";
/// The texts that an English page needs later.
const ENGLISH_LATER: [&str; 2] = ["/en-lazy.txt", "/en-seldom.txt"];

/// The style sheets that are loaded after the first paint, as one file.
pub const LAZY_STYLE: &str = "lazy.css";

/// The style sheets that are loaded with 3D and endless boards, as one file.
pub const BOARDS_STYLE: &str = "boards.css";

/// The style sheets that are loaded with reviews, threats and arranged positions, as one file.
pub const STUDY_STYLE: &str = "study.css";

/// The style sheets that are loaded with dialogs that few people open, as one file.
pub const SELDOM_STYLE: &str = "seldom.css";

/// The manifest, in English.
pub const MANIFEST: &str = "manifest.webmanifest";

/// Returns whether this file is for one language: texts, or a manifest. No page loads those of other languages.
#[must_use]
pub fn is_of_language(name: &str) -> bool {
    let is_manifest = Path::new(name).extension().is_some_and(|it| it == "webmanifest");
    is_of_words(name) || is_manifest && name != MANIFEST
}

/// Returns whether this file contains the texts of a language.
#[must_use]
pub fn is_of_words(name: &str) -> bool {
    Path::new(name).extension().is_some_and(|it| it == "txt") && name != "robots.txt"
}

/// A file of the built page, with its size.
#[derive(Clone, Debug)]
pub struct WeighedFile {
    /// Its path in the page's folder.
    pub path: String,
    /// Its size in bytes.
    pub raw: usize,
    /// Its size as the best static hosts send it, compressed with brotli, in bytes.
    pub brotli: usize,
    /// Whether it is needed to play noughts and crosses.
    pub is_first: bool,
    /// Whether no browser ever loads it, because it is for crawlers, stores or hosts.
    pub is_never_loaded: bool,
}

impl WeighedFile {
    /// Returns its name without its folder, which is named after its content.
    #[must_use]
    pub fn name(&self) -> &str {
        self.path.rsplit('/').next().unwrap_or_default()
    }
}

/// The files that no player loads: the card that messengers show, the pictures that stores and systems show before the
/// page is installed, and the files for search engines and hosts.
pub const NOT_FOR_PLAYERS: [&str; 5] =
    ["_headers", "card.png", "robots.txt", "screenshot-narrow.png", "screenshot-wide.png"];

/// Lists the files of the page built into this folder, each with whether noughts and crosses needs it.
///
/// # Errors
/// Fails if no page is there or a folder cannot be read.
pub fn files(folder: &Path) -> Result<Vec<(String, bool)>> {
    let index = folder.join("index.html");
    let page = fs::read_to_string(&index)
        .with_context(|| format!("no page is built: {} is missing", index.display()))?;
    let needed = needed_by(&page);
    let paths = assets::files_below(folder, &|_| true)?.into_iter();
    let paths = paths.map(|path| path.to_string_lossy().replace('\\', "/"));
    let is_first =
        |path: &str| path == "index.html" || path.ends_with(ENGLISH) || needed.contains(&path);
    Ok(paths.map(|path| (path.clone(), is_first(&path))).collect())
}

/// The sizes of a built page.
#[derive(Clone, Debug)]
pub struct Weight {
    /// All files, heaviest first.
    pub files: Vec<WeighedFile>,
}

impl Weight {
    /// Weighs the page in this folder.
    ///
    /// # Errors
    /// Fails if a file cannot be read.
    pub fn of(folder: &Path) -> Result<Self> {
        let mut files = Vec::new();
        for (path, is_first) in self::files(folder)? {
            let content =
                fs::read(folder.join(&path)).with_context(|| format!("reading {path}"))?;
            let brotli = compressed_size(&content)?;
            let is_never_loaded = NOT_FOR_PLAYERS.contains(&path.as_str());
            files.push(WeighedFile { path, raw: content.len(), brotli, is_first, is_never_loaded });
        }
        files.sort_by_key(|file| std::cmp::Reverse(file.brotli));
        Ok(Self { files })
    }

    /// Returns the size of the files that noughts and crosses needs, compressed, in bytes.
    #[must_use]
    pub fn first(&self) -> usize {
        self.files.iter().filter(|file| file.is_first).map(|file| file.brotli).sum()
    }

    /// Returns the size of the program's soon and late code and of the styles, compressed, in bytes. What these share with
    /// other parts is part of them.
    #[must_use]
    pub fn lazy(&self) -> usize {
        self.named("split_soon") + self.named("split_lazy") + self.named(LAZY_STYLE)
    }

    /// Returns the size of the code of *New game*, compressed, in bytes.
    #[must_use]
    pub fn new_game(&self) -> usize {
        self.named("split_new_game")
    }

    /// Returns the size of the code that other parts share, compressed, in bytes.
    #[must_use]
    pub fn shared(&self) -> usize {
        self.named("chunk_")
    }

    /// Returns the size of the code and the styles of 3D and endless boards, compressed, in bytes.
    #[must_use]
    pub fn boards(&self) -> usize {
        self.named("split_boards") + self.named(BOARDS_STYLE)
    }

    /// Returns the size of the study code and its styles, compressed, in bytes.
    #[must_use]
    pub fn study(&self) -> usize {
        self.named("split_study") + self.named(STUDY_STYLE)
    }

    /// Returns the size of the program's seldom code and its styles, compressed, in bytes.
    #[must_use]
    pub fn seldom(&self) -> usize {
        self.named("split_seldom") + self.named(SELDOM_STYLE)
    }

    /// Returns the size of the code that reads and writes files of other programs, compressed, in bytes.
    #[must_use]
    pub fn records(&self) -> usize {
        self.named("split_records")
    }

    /// Returns the size of the worker that most games use and its script, compressed, in bytes.
    #[must_use]
    pub fn worker(&self) -> usize {
        self.named("worker")
    }

    /// Returns the size of the worker that knows every rule and its script, compressed, in bytes.
    #[must_use]
    pub fn rules_worker(&self) -> usize {
        self.named("rules_worker")
    }

    /// Returns the size of the largest file with the weights of a network, compressed, in bytes.
    #[must_use]
    pub fn network(&self) -> usize {
        let is_network =
            |file: &&WeighedFile| file.name().ends_with(NETWORK_ENDING) && file.name() != PUZZLES;
        self.files.iter().filter(is_network).map(|file| file.brotli).max().unwrap_or(0)
    }

    /// Returns the sizes of each language's texts, compressed, in bytes: those that a page loads by itself, and those
    /// that are seldom read.
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

    /// Returns the size of the files whose names have this prefix, compressed, in bytes.
    fn named(&self, prefix: &str) -> usize {
        let named = self.files.iter().filter(|file| file.name().starts_with(prefix));
        named.map(|file| file.brotli).sum()
    }

    /// Returns the size of everything that a browser may ever load for a reader of English, compressed, in bytes. Files
    /// that no player loads don't count.
    #[must_use]
    pub fn all(&self) -> usize {
        let is_loaded = |file: &&WeighedFile| {
            let is_english =
                file.is_first || ENGLISH_LATER.iter().any(|name| file.path.ends_with(name));
            !file.is_never_loaded && (is_english || !is_of_language(file.name()))
        };
        self.files.iter().filter(is_loaded).map(|file| file.brotli).sum()
    }

    /// Returns the parts with limits: name, size and limit, compressed, in bytes.
    fn parts(&self) -> [(&'static str, usize, usize); 11] {
        [
            ("the first load", self.first(), FIRST_LOAD),
            ("what is loaded after it", self.lazy(), LAZY),
            ("what New game loads", self.new_game(), NEW_GAME),
            ("what 3D and endless boards load", self.boards(), BOARDS),
            ("what a review or a link loads", self.study(), STUDY),
            ("what most dialogs load", self.seldom(), SELDOM),
            ("what a file of another program loads", self.records(), RECORDS),
            ("what some of these share", self.shared(), SHARED),
            ("the worker", self.worker(), WORKER),
            ("the worker that knows every rule", self.rules_worker(), RULES_WORKER),
            ("the largest network of the strongest level", self.network(), NETWORK),
        ]
    }

    /// Checks the limits.
    ///
    /// # Errors
    /// Fails if a part is too large or missing.
    pub fn check(&self) -> Result<()> {
        for (part, size, limit) in self.parts() {
            ensure!(size > 0, "{part} is missing");
            ensure!(size <= limit, "{part} has {size} bytes, but at most {limit} are allowed");
        }
        for (tag, [words, _]) in self.languages() {
            ensure!(
                words <= LANGUAGE,
                "the texts of {tag} have {words} bytes, but at most {LANGUAGE} are allowed"
            );
        }
        Ok(())
    }
}

impl fmt::Display for Weight {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(f, "{:>9} {:>9}  first", "bytes", "brotli")?;
        for WeighedFile { path, raw, brotli, is_first, is_never_loaded } in &self.files {
            let first = match (is_first, is_never_loaded) {
                (true, _) => "yes",
                (_, true) => "never",
                _ => "",
            };
            writeln!(f, "{raw:>9} {brotli:>9}  {first:<5}  {path}")?;
        }
        for (part, brotli, limit) in self.parts() {
            writeln!(f, "{:>9} {brotli:>9}  {part}; at most {limit}", "")?;
        }
        for (tag, [words, seldom]) in self.languages() {
            let part =
                format!("the texts of {tag}; at most {LANGUAGE}; {seldom} more are seldom read");
            writeln!(f, "{:>9} {words:>9}  {part}", "")?;
        }
        writeln!(f, "{:>9} {:>9}  everything that players load", "", self.all())?;
        let never_loaded = self.files.iter().filter(|file| file.is_never_loaded);
        let never_loaded: usize = never_loaded.map(|file| file.brotli).sum();
        write!(f, "{:>9} {never_loaded:>9}  only for crawlers and hosts", "")
    }
}

/// Returns the URLs that a page loads before it can be played: its scripts and the files named in their attributes, its
/// styles and preloads, but not its icons. Also returns other words of those tags.
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

/// Returns the size after compression with brotli's highest quality.
fn compressed_size(content: &[u8]) -> Result<usize> {
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

    use super::{
        BOARDS, FIRST_LOAD, LAZY, NETWORK, NEW_GAME, RECORDS, RULES_WORKER, SELDOM, SHARED, STUDY,
        WORKER, WeighedFile, Weight, needed_by,
    };

    fn weighed(path: &str, brotli: usize, is_first: bool) -> WeighedFile {
        WeighedFile { path: path.into(), raw: brotli, brotli, is_first, is_never_loaded: false }
    }

    #[test]
    fn a_part_that_is_too_large_or_missing_is_named() {
        const LIMITS: [usize; 11] = [
            FIRST_LOAD,
            LAZY,
            NEW_GAME,
            BOARDS,
            STUDY,
            SELDOM,
            RECORDS,
            SHARED,
            WORKER,
            RULES_WORKER,
            NETWORK,
        ];
        let check = |limits: [usize; 11]| {
            let [
                first,
                lazy,
                new_game,
                boards,
                study,
                seldom,
                records,
                shared,
                worker,
                rules,
                network,
            ] = limits;
            let files = vec![
                weighed("index.html", first, true),
                weighed("a1/split_lazy.wasm", lazy - 1, false),
                weighed("a1/lazy.css", 1, false),
                weighed("a1/split_new_game.wasm", new_game, false),
                weighed("a1/split_boards.wasm", boards, false),
                weighed("a1/split_study.wasm", study, false),
                weighed("a1/split_seldom.wasm", seldom, false),
                weighed("a1/split_records.wasm", records, false),
                weighed("a1/chunk_4.wasm", shared, false),
                weighed("a1/worker.js", worker, false),
                weighed("a1/rules_worker.js", rules, false),
                weighed("a1/freestyle.bin", network - 1, false),
                weighed("a1/caro.bin", network, false),
                weighed("puzzles.bin", network + 1, false),
            ];
            Weight { files }.check().map_err(|error| error.to_string())
        };
        assert_eq!(check(LIMITS), Ok(()));
        let parts = [
            "the first load",
            "after it",
            "New game",
            "boards",
            "review",
            "dialogs",
            "a file",
            "share",
            "the worker has",
            "every rule",
            "the largest network",
        ];
        for (place, part) in parts.into_iter().enumerate() {
            let mut sizes = LIMITS;
            sizes[place] += 1;
            assert!(check(sizes).unwrap_err().contains(part), "{part}");
        }
        let mut sizes = LIMITS;
        sizes[8] = 0;
        assert_eq!(check(sizes), Err("the worker is missing".into()));
    }

    #[test]
    fn files_for_crawlers_do_not_count() {
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
