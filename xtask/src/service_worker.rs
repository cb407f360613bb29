//! The service worker, which keeps the page on the device: `web/service-worker.js`, with the version and the files.

use anyhow::{Result, ensure};

use crate::{
    assets::{Files, Hashed},
    hash, weight,
};

/// Its path in the repository.
pub const SOURCE: &str = "web/service-worker.js";
/// Its name beside the page, where installed pages look for it.
pub const NAME: &str = "service-worker.js";

/// Where the version and the files go.
const VERSION: &str = "{version}";
const FILES: &str = "[\"{file}\",\"{hash}\"]";

/// A file that the service worker may keep.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct StoredGame {
    /// Its address, relative to the page.
    pub address: String,
    /// The hash that it must have, or nothing if any content will do.
    pub hash: String,
}

/// Every file that a browser may load. The page itself is the folder, and has no hash: some hosts add to it, and what
/// it loads is checked anyway. Words are in the list for all languages; each device keeps those of its own.
#[must_use]
pub fn files(hashed: &Hashed, beside: &Files) -> Vec<StoredGame> {
    let is_kept = |name: &str| {
        let is_manifest_of_language = weight::is_of_language(name) && !weight::is_of_words(name);
        !weight::FOR_OTHERS.contains(&name) && !is_manifest_of_language
    };
    let page = StoredGame { address: "./".to_owned(), hash: String::new() };
    let beside = beside.iter().map(|(name, content)| (name.clone(), content));
    let files = beside.chain(hashed.contents()).filter(|(address, _)| is_kept(address));
    let kept = files.map(|(address, content)| StoredGame { address, hash: hash::of(content) });
    [page].into_iter().chain(kept).collect()
}

/// The script, with this version and these files.
///
/// # Errors
/// It does not have one place for each.
pub fn filled_in(script: &str, version: &str, files: &[StoredGame]) -> Result<String> {
    for place in [VERSION, FILES] {
        let found = script.matches(place).count();
        ensure!(found == 1, "{SOURCE} should have one {place}, and has {found}");
    }
    let pairs =
        files.iter().map(|StoredGame { address, hash }| format!("[\"{address}\",\"{hash}\"]"));
    Ok(script.replace(VERSION, version).replace(FILES, &pairs.collect::<Vec<_>>().join(",")))
}

#[cfg(test)]
mod tests {
    use super::{StoredGame, files, filled_in};
    use crate::assets::{Files, Hashed};

    fn kept(address: &str, hash: &str) -> StoredGame {
        StoredGame { address: address.into(), hash: hash.into() }
    }

    /// The hashes are those that `openssl dgst -sha256 -binary | base64` prints.
    #[test]
    fn everything_that_players_load_is_kept_with_its_hash() {
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
                kept("./", ""),
                kept("icon.svg", "sha256-ZaeRwVZSsR4ehKHPZYHtYmxi8lf8kSpzbx1bHc03WEo="),
                kept("manifest.webmanifest", "sha256-vBVrCIskRQ72CRZNhGXXcjuwpEocRW9aGW5co0DeEYU="),
                kept(
                    &format!("{version}/page.js"),
                    "sha256-ZnCDWJVMiOUugD+HXhS0WpBWmPEZVyw+en+Mttn/y5I="
                ),
                kept(
                    &format!("{version}/ru.txt"),
                    "sha256-jgCzlrkwfnENsOKBaxUn3CP3JrlFBxF1qHD+hDt1RZQ="
                ),
            ]
        );
    }

    #[test]
    fn version_and_files_are_filled_in() {
        let files = [kept("./", ""), kept("a.js", "sha256-A=")];
        let script = "const V=\"{version}\",F=new Map([[\"{file}\",\"{hash}\"]]);";
        assert_eq!(
            filled_in(script, "1a", &files).unwrap(),
            "const V=\"1a\",F=new Map([[\"./\",\"\"],[\"a.js\",\"sha256-A=\"]]);"
        );
        assert!(filled_in("const V=\"{version}\";", "1a", &files).is_err());
    }

    /// A list that is not filled in would keep nothing.
    #[test]
    fn the_script_has_a_place_for_the_files() {
        let script = include_str!("../../web/service-worker.js");
        assert_eq!(script.matches("[[\"{file}\", \"{hash}\"]]").count(), 1);
    }
}
