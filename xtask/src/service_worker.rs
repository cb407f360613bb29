//! The service worker, which keeps the page on the device: `service-worker.js`, with the version and the files.

use anyhow::{Result, ensure};

use crate::{
    assets::{Files, Hashed},
    weight,
};

/// Its name, in the repository and beside the page.
pub const NAME: &str = "service-worker.js";

/// What the version and the files take the place of.
const VERSION: &str = "{version}";
const FILES: &str = "\"{files}\"";

/// The addresses of what is kept: everything that a browser may load, but for words, which are kept once their language is
/// spoken. The page itself is the folder.
#[must_use]
pub fn files(hashed: &Hashed, beside: &Files) -> Vec<String> {
    let is_kept = |name: &String| {
        !weight::FOR_OTHERS.contains(&name.as_str()) && !weight::is_of_language(name)
    };
    let all = beside.keys().cloned().chain(hashed.addresses());
    ["./".to_owned()].into_iter().chain(all.filter(is_kept)).collect()
}

/// The script, with this version and these files.
///
/// # Errors
/// It does not have one place for each.
pub fn filled_in(script: &str, version: &str, files: &[String]) -> Result<String> {
    for place in [VERSION, FILES] {
        let found = script.matches(place).count();
        ensure!(found == 1, "{NAME} should have one {place}, and has {found}");
    }
    let quoted: Vec<_> = files.iter().map(|file| format!("\"{file}\"")).collect();
    Ok(script.replace(VERSION, version).replace(FILES, &quoted.join(",")))
}

#[cfg(test)]
mod tests {
    use super::{files, filled_in};
    use crate::assets::{Files, Hashed};

    #[test]
    fn everything_that_players_load_is_kept() {
        let of =
            |names: &[&str]| names.iter().map(|name| ((*name).into(), vec![1])).collect::<Files>();
        let hashed = Hashed::new(of(&["page.js", "ru.txt"]), &Files::new());
        let page = format!("{}/page.js", hashed.version());
        let beside = of(&["card.png", "icon.svg", "robots.txt", "ru.webmanifest"]);
        assert_eq!(files(&hashed, &beside), ["./", "icon.svg", &page]);
    }

    #[test]
    fn version_and_files_are_filled_in() {
        let files = ["./", "a.js"].map(String::from);
        let script = filled_in("const V=\"{version}\",F=[\"{files}\"];", "1a", &files);
        assert_eq!(script.unwrap(), "const V=\"1a\",F=[\"./\",\"a.js\"];");
        assert!(filled_in("const V=\"{version}\";", "1a", &files).is_err());
    }
}
