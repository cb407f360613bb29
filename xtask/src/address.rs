//! Where the page is going to be: crawlers follow no relative address.

use std::env;

use anyhow::{Result, bail};

/// The address of the page's folder. It ends with a slash.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Address(String);

impl Address {
    /// Reads `SITE_URL`; `None` where it is not set.
    ///
    /// # Errors
    /// It is no address of a folder.
    pub fn read() -> Result<Option<Self>> {
        match env::var("SITE_URL") {
            Ok(url) if !url.is_empty() => Self::parse(&url).map(Some),
            Err(env::VarError::NotUnicode(_)) => bail!("SITE_URL is not text"),
            _ => Ok(None),
        }
    }

    /// # Errors
    /// This is no whole address of a folder.
    pub fn parse(url: &str) -> Result<Self> {
        let rest = url.strip_prefix("https://").or_else(|| url.strip_prefix("http://"));
        let is_folder = rest.is_some_and(|rest| {
            !rest.is_empty()
                && !rest.starts_with('/')
                && !rest.contains(|c: char| {
                    c.is_whitespace() || c.is_control() || "\"<>&?#".contains(c)
                })
        });
        if !is_folder {
            bail!(
                "SITE_URL must be the whole address of the page's folder, \
                 like https://example.org/in-a-row/, not {url}"
            );
        }
        Ok(Self(format!("{}/", url.trim_end_matches('/'))))
    }

    /// The tags that need a whole address.
    #[must_use]
    pub fn tags(&self) -> String {
        let url = &self.0;
        let meta = |attribute: &str, name: &str, content: &str| {
            format!("<meta {attribute}=\"{name}\" content=\"{content}\">")
        };
        [
            format!("<link rel=\"canonical\" href=\"{url}\">"),
            meta("property", "og:url", url),
            meta("property", "og:image", &format!("{url}card.png")),
            meta("property", "og:image:width", "1200"),
            meta("property", "og:image:height", "630"),
            meta(
                "property",
                "og:image:alt",
                "In a Row. Your move: one more cross makes three in a row.",
            ),
            meta("name", "twitter:card", "summary_large_image"),
        ]
        .concat()
    }
}

#[cfg(test)]
mod tests {
    use super::Address;

    #[test]
    fn the_tags_have_the_whole_address() {
        for url in ["https://example.org/in-a-row", "http://127.0.0.1:8080/"] {
            let tags = Address::parse(url).unwrap().tags();
            let folder = url.trim_end_matches('/');
            for wanted in [
                format!("<link rel=\"canonical\" href=\"{folder}/\">"),
                format!("<meta property=\"og:url\" content=\"{folder}/\">"),
                format!("<meta property=\"og:image\" content=\"{folder}/card.png\">"),
            ] {
                assert!(tags.contains(&wanted), "{wanted} is not in {tags}");
            }
        }
    }

    #[test]
    fn what_is_no_folder_is_refused() {
        for url in [
            "example.org",
            "/in-a-row/",
            "ftp://example.org/",
            "https://",
            "https:///x",
            "https://example.org/\"><p>",
            "https://example.org/a b/",
            "https://example.org/?x",
            "https://example.org/#x",
        ] {
            assert!(Address::parse(url).is_err(), "{url} is taken for an address of the page");
        }
    }
}
