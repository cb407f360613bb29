//! The URL at which the page will be hosted, for tags that need an absolute URL.

use std::env;

use anyhow::{Result, bail};

/// The absolute URL of the page's folder, with a slash at the end.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Address(String);

impl Address {
    /// Reads `SITE_URL`; returns `None` if it is unset or empty.
    ///
    /// # Errors
    /// Fails if it is not the URL of a folder.
    pub fn read() -> Result<Option<Self>> {
        match env::var("SITE_URL") {
            Ok(url) if !url.is_empty() => Self::parse(&url).map(Some),
            Err(env::VarError::NotUnicode(_)) => bail!("SITE_URL is not text"),
            _ => Ok(None),
        }
    }

    /// Parses the URL, with or without a slash at the end.
    ///
    /// # Errors
    /// Fails if it is not the absolute URL of a folder.
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
                "SITE_URL must be the absolute URL of the page's folder, \
                 like https://example.org/in-a-row/, not {url}"
            );
        }
        Ok(Self(format!("{}/", url.trim_end_matches('/'))))
    }

    /// Returns the tags that need an absolute URL, because crawlers don't resolve relative ones.
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
    fn the_tags_have_absolute_urls() {
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
    fn anything_but_the_url_of_a_folder_is_refused() {
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
            assert!(Address::parse(url).is_err(), "{url} is accepted");
        }
    }
}
