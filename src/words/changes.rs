/// A changelog's heading for the changes since the last version.
const UNRELEASED: &str = "Unreleased";

/// Changes of one kind in one version.
///
/// # Examples
/// ```
/// use in_a_row::words::Changes;
///
/// let changes = Changes::all("# Changelog\n\n## [Unreleased]\n\n### Added\n- `h8` is\n  read.\n");
/// assert_eq!(changes[0].title, "Added");
/// assert_eq!(changes[0].items, ["h8 is read."]);
/// ```
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Changes {
    /// The kind of changes, after the version if it has a number.
    pub title: String,
    /// The changes.
    pub items: Vec<String>,
}

impl Changes {
    /// Parses a changelog in the format of [Keep a Changelog](https://keepachangelog.com/en/1.1.0/), in its order: the
    /// newest version first. Removes Markdown's markup, and skips everything before the first kind of changes.
    #[must_use]
    pub fn all(changelog: &str) -> Vec<Self> {
        // Empty for unreleased changes, which have no version yet.
        let mut version = String::new();
        let mut all: Vec<Self> = Vec::new();
        for line in changelog.lines() {
            if let Some(name) = line.strip_prefix("## ") {
                version = plain(name);
                if version == UNRELEASED {
                    version.clear();
                }
            } else if let Some(kind) = line.strip_prefix("### ") {
                let kind = plain(kind);
                let title = if version.is_empty() { kind } else { format!("{version}: {kind}") };
                all.push(Self { title, items: Vec::new() });
            } else if let Some(changes) = all.last_mut() {
                match (line.strip_prefix("- "), changes.items.last_mut()) {
                    (Some(item), _) => changes.items.push(plain(item)),
                    (None, Some(item)) if line.starts_with("  ") => {
                        item.push(' ');
                        item.push_str(&plain(line.trim()));
                    }
                    _ => {}
                }
            }
        }
        all
    }
}

fn plain(markdown: &str) -> String {
    markdown.chars().filter(|sign| !matches!(sign, '*' | '`' | '[' | ']')).collect()
}
