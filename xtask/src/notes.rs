//! The notes of a release, extracted from the changelog.

/// Returns the section about the version that `tag` names, from a changelog in the format of Keep a Changelog. Joins
/// the lines of each paragraph and list item, because GitHub shows every line break in release notes.
///
/// # Errors
/// Fails if the tag is not `v` followed by `version`, or if the changelog has no text about that version.
pub fn notes(changelog: &str, tag: &str, version: &str) -> Result<String, String> {
    if tag.strip_prefix('v') != Some(version) {
        return Err(format!(
            "the tag is {tag}, but Cargo.toml says {version}: the tag must be v{version}"
        ));
    }
    let mut lines = changelog.lines();
    if !lines.any(|line| heading(line) == Some(version)) {
        return Err(format!(
            "CHANGELOG.md has no section \"## [{version}]\": rename Unreleased, and add a date"
        ));
    }
    let section = lines.take_while(|line| heading(line).is_none() && !is_link_definition(line));
    let notes = unwrapped(section);
    if notes.is_empty() {
        return Err(format!("the section \"## [{version}]\" in CHANGELOG.md is empty"));
    }
    Ok(notes)
}

/// Returns the version in a heading like `## [1.2.0] - 2026-01-31`.
fn heading(line: &str) -> Option<&str> {
    let name = line.strip_prefix("## ")?.split_whitespace().next()?;
    Some(name.trim_matches(['[', ']']))
}

/// Returns whether the line defines a version's link, like `[1.2.0]: https://…` at the end of the file.
fn is_link_definition(line: &str) -> bool {
    line.starts_with('[') && line.contains("]: ")
}

fn is_item(line: &str) -> bool {
    let text = line.trim_start();
    text.starts_with("- ") || text.starts_with("* ")
}

/// Joins each continuation line with the paragraph or list item before it.
fn unwrapped<'a>(lines: impl Iterator<Item = &'a str>) -> String {
    let mut text = String::new();
    let mut is_in_block = false;
    for line in lines.map(str::trim_end) {
        let is_heading = line.starts_with('#');
        let begins_block = is_heading || is_item(line);
        if is_in_block && !line.is_empty() && !begins_block {
            text.push(' ');
            text.push_str(line.trim_start());
        } else {
            text.push('\n');
            text.push_str(line);
        }
        is_in_block = !line.is_empty() && !is_heading;
    }
    text.trim().to_owned()
}

#[cfg(test)]
mod tests {
    use super::notes;

    const CHANGELOG: &str = "\
# Changelog

All notable changes.

## [Unreleased]

### Added
- Boards without end.

## [0.2.0] - 2026-03-01

### Added
- A setting
  *that* takes two lines.
- Another.

### Fixed
What was wrong:
  - A bug.

## [0.1.0] - 2026-01-31

The first release,
in two lines.

[0.2.0]: https://example.org/compare/v0.1.0...v0.2.0
[0.1.0]: https://example.org/releases/tag/v0.1.0
";

    #[test]
    fn a_section_ends_at_the_next_one_and_each_item_is_one_line() {
        assert_eq!(
            notes(CHANGELOG, "v0.2.0", "0.2.0").as_deref(),
            Ok(
                "### Added\n- A setting *that* takes two lines.\n- Another.\n\n### Fixed\nWhat was wrong:\n  - A bug."
            )
        );
    }

    #[test]
    fn the_last_section_ends_at_the_links() {
        let last = notes(CHANGELOG, "v0.1.0", "0.1.0");
        assert_eq!(last.as_deref(), Ok("The first release, in two lines."));
    }

    #[test]
    fn the_last_section_may_end_with_the_file() {
        let text = "## 1.0.0\r\n\r\n- Done.";
        assert_eq!(notes(text, "v1.0.0", "1.0.0").as_deref(), Ok("- Done."));
    }

    #[test]
    fn a_tag_that_differs_from_the_version_in_cargo_toml_is_refused() {
        for tag in ["v0.1.0", "0.2.0", "v0.2.0-rc.1", "v", ""] {
            let error = notes(CHANGELOG, tag, "0.2.0").unwrap_err();
            assert!(error.contains("Cargo.toml says 0.2.0"), "{tag}: {error}");
        }
    }

    #[test]
    fn an_unreleased_version_has_no_notes() {
        let error = notes(CHANGELOG, "v0.3.0", "0.3.0").unwrap_err();
        assert!(error.contains("no section \"## [0.3.0]\""), "{error}");
    }

    #[test]
    fn a_version_that_only_has_the_same_beginning_is_a_different_one() {
        assert!(notes("## [0.2.0-rc.1]\n- One.\n", "v0.2.0", "0.2.0").is_err());
    }

    #[test]
    fn an_empty_section_is_refused() {
        let error = notes("## [1.0.0]\n\n## [0.9.0]\n- One.\n", "v1.0.0", "1.0.0").unwrap_err();
        assert!(error.contains("is empty"), "{error}");
    }
}
