//! The files of each language: the texts that a page in that language loads, and its manifest. And the file of all
//! languages that a page loads if its program fails to load.

use std::collections::BTreeMap;

use anyhow::{Result, ensure};
use in_a_row::words::{Language, Part, Text, languages};

use crate::{assets::Files, weight::MANIFEST};

/// The texts in the manifest.
const IN_MANIFEST: [Text; 6] = [
    Text::InstalledDescription,
    Text::Continue,
    Text::NoughtsAndCrosses,
    Text::PlayGomoku,
    Text::OnAPhone,
    Text::OnAComputer,
];

/// Returns the text files of all languages, by the names that `early.js` and the program ask for.
#[must_use]
pub fn files() -> Files {
    let of_language = |&language: &Language| {
        Part::ALL.map(|part| {
            let name = format!("{}.txt", part.file_name(language.tag()));
            (name, languages::file(language, part).into_bytes())
        })
    };
    Language::ALL.iter().flat_map(of_language).collect()
}

/// Returns the lines of a manifest that name its language and direction.
fn direction_of(language: Language) -> String {
    format!("\"lang\": \"{}\",\n  \"dir\": \"{}\"", language.tag(), language.direction().name())
}

/// Translates the English manifest into each other language.
///
/// # Errors
/// Fails unless the English manifest contains each text exactly once.
pub fn manifests(english: &str) -> Result<Files> {
    let others = Language::ALL.iter().filter(|language| **language != Language::English);
    others
        .map(|&language| {
            let quoted = |text, language| format!("\"{}\"", languages::text(language, text));
            let mut manifest =
                replace_once(english, &direction_of(Language::English), &direction_of(language))?;
            for text in IN_MANIFEST {
                let (from, to) = (quoted(text, Language::English), quoted(text, language));
                manifest = replace_once(&manifest, &from, &to)?;
            }
            Ok((format!("{}.webmanifest", language.tag()), manifest.into()))
        })
        .collect()
}

/// The name of the file with the texts for a page that fails to load.
pub const TROUBLE: &str = "trouble.json";

/// Returns the texts for a page that fails to load, and for its button, by language. English ones are in the page.
///
/// # Errors
/// Fails if the texts cannot be written.
pub fn trouble() -> Result<Vec<u8>> {
    let others = Language::ALL.iter().filter(|language| **language != Language::English);
    let texts: BTreeMap<_, _> = others
        .map(|&language| {
            let texts = [Text::FailedToStart, Text::TryAgain];
            (language.tag(), texts.map(|text| languages::text(language, text)))
        })
        .collect();
    Ok(serde_json::to_vec(&texts)?)
}

fn replace_once(manifest: &str, from: &str, to: &str) -> Result<String> {
    let found = manifest.matches(from).count();
    ensure!(found == 1, "{MANIFEST} should have one {from}, and has {found}");
    Ok(manifest.replace(from, to))
}

#[cfg(test)]
mod tests {
    use std::{fs, path::Path};

    use super::{MANIFEST, files, manifests, trouble};
    use crate::weight::is_of_language;

    #[test]
    fn each_language_has_its_text_files_and_its_manifest() {
        let root = Path::new(env!("CARGO_MANIFEST_DIR")).parent().unwrap();
        let english = fs::read_to_string(root.join("web/public").join(MANIFEST)).unwrap();
        let manifests = manifests(&english).unwrap();
        assert_eq!(manifests.len(), 19);
        let russian = String::from_utf8(manifests["ru.webmanifest"].clone()).unwrap();
        assert!(russian.contains("\"lang\": \"ru\""), "{russian}");
        assert!(!russian.contains("Continue"), "{russian}");
        let arabic = String::from_utf8(manifests["ar.webmanifest"].clone()).unwrap();
        assert!(arabic.contains("\"lang\": \"ar\",\n  \"dir\": \"rtl\""), "{arabic}");
        assert_eq!(files().len(), 60);
        assert!(files().keys().chain(manifests.keys()).all(|name| is_of_language(name)));
        let trouble = String::from_utf8(trouble().unwrap()).unwrap();
        assert!(trouble.contains(r#""ko":["게임을 불러오지"#), "{trouble}");
        assert!(!is_of_language(MANIFEST) && !is_of_language("robots.txt"));
    }
}
