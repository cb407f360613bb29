//! The service worker, which keeps the page on the device: `web/service-worker.js` with the version and the list of
//! files.

use anyhow::{Result, ensure};

use crate::{
    assets::{Files, Hashed},
    hash, weight,
};

/// The script's path in the repository.
pub const SOURCE: &str = "web/service-worker.js";
/// The script's name beside the page, where installed pages look for it.
pub const NAME: &str = "service-worker.js";

/// The placeholders for the version and the list of files.
const VERSION: &str = "{version}";
const FILES: &str = "[\"{file}\",\"{hash}\"]";

/// A file that the service worker may cache.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct CachedFile {
    /// Its URL, relative to the page.
    pub address: String,
    /// The hash that it must have, or empty if any content will do.
    pub hash: String,
}

/// Lists every file that a browser may load. The page itself has the URL of the folder, and no hash: some hosts add to
/// `index.html`, and the files that it loads are verified anyway. The list has the texts of all languages; each device
/// caches those of its own.
#[must_use]
pub fn files(hashed: &Hashed, beside: &Files) -> Vec<CachedFile> {
    let is_cached = |name: &str| {
        let is_manifest_of_language = weight::is_of_language(name) && !weight::is_of_words(name);
        !weight::NOT_FOR_PLAYERS.contains(&name) && !is_manifest_of_language
    };
    let page = CachedFile { address: "./".to_owned(), hash: String::new() };
    let beside = beside.iter().map(|(name, content)| (name.clone(), content));
    let files = beside.chain(hashed.contents()).filter(|(address, _)| is_cached(address));
    let files = files.map(|(address, content)| CachedFile { address, hash: hash::of(content) });
    [page].into_iter().chain(files).collect()
}

/// Fills the version and the files into the script.
///
/// # Errors
/// Fails unless the script has each placeholder exactly once.
pub fn fill_in(script: &str, version: &str, files: &[CachedFile]) -> Result<String> {
    for place in [VERSION, FILES] {
        let found = script.matches(place).count();
        ensure!(found == 1, "{SOURCE} should have one {place}, and has {found}");
    }
    let pairs =
        files.iter().map(|CachedFile { address, hash }| format!("[\"{address}\",\"{hash}\"]"));
    Ok(script.replace(VERSION, version).replace(FILES, &pairs.collect::<Vec<_>>().join(",")))
}

#[cfg(test)]
mod tests {
    use super::{CachedFile, files, fill_in};
    use crate::assets::{Files, Hashed};

    fn cached(address: &str, hash: &str) -> CachedFile {
        CachedFile { address: address.into(), hash: hash.into() }
    }

    /// The expected hashes come from `openssl dgst -sha256 -binary | base64`.
    #[test]
    fn everything_that_players_load_is_listed_with_its_hash() {
        let of = |names: &[&str]| {
            names.iter().map(|name| ((*name).into(), name.as_bytes().into())).collect::<Files>()
        };
        let hashed = Hashed::new(of(&["page.js", "ru.txt"]), &Files::new());
        let version = hashed.version();
        let beside =
            of(&["card.png", "icon.svg", "manifest.webmanifest", "robots.txt", "ru.webmanifest"]);
        assert_eq!(
            files(&hashed, &beside),
            [
                cached("./", ""),
                cached("icon.svg", "sha256-ZaeRwVZSsR4ehKHPZYHtYmxi8lf8kSpzbx1bHc03WEo="),
                cached(
                    "manifest.webmanifest",
                    "sha256-vBVrCIskRQ72CRZNhGXXcjuwpEocRW9aGW5co0DeEYU="
                ),
                cached(
                    &format!("{version}/page.js"),
                    "sha256-ZnCDWJVMiOUugD+HXhS0WpBWmPEZVyw+en+Mttn/y5I="
                ),
                cached(
                    &format!("{version}/ru.txt"),
                    "sha256-jgCzlrkwfnENsOKBaxUn3CP3JrlFBxF1qHD+hDt1RZQ="
                ),
            ]
        );
    }

    #[test]
    fn version_and_files_are_filled_in() {
        let files = [cached("./", ""), cached("a.js", "sha256-A=")];
        let script = "const V=\"{version}\",F=new Map([[\"{file}\",\"{hash}\"]]);";
        assert_eq!(
            fill_in(script, "1a", &files).unwrap(),
            "const V=\"1a\",F=new Map([[\"./\",\"\"],[\"a.js\",\"sha256-A=\"]]);"
        );
        assert!(fill_in("const V=\"{version}\";", "1a", &files).is_err());
    }

    /// With the list not filled in, nothing would be cached.
    #[test]
    fn the_script_has_a_place_for_the_files() {
        let script = include_str!("../../web/service-worker.js");
        assert_eq!(script.matches("[[\"{file}\", \"{hash}\"]]").count(), 1);
    }
}
