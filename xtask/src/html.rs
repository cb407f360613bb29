//! Makes the built `index.html` from the one in the repository.
//!
//! That one also serves Trunk: its `data-trunk` links list the parts of the page. This module replaces them with the
//! first style sheets and the two small scripts, inline so that nothing waits for them, and with the URLs of the rest.
//! The security policy allows exactly these inline parts, by their hashes.

use anyhow::{Context, Result, ensure};

use crate::{address::Address, hash};

/// The parts of the page that replace the links.
#[derive(Clone, Copy, Debug)]
pub struct Parts<'a> {
    /// The style sheets of the first paint, concatenated.
    pub style: &'a str,
    /// The script that runs before anything is painted.
    pub early: &'a str,
    /// The script that starts the program.
    pub boot: &'a str,
    /// The URL of the program's script.
    pub script: &'a str,
    /// The URL of the program.
    pub wasm: &'a str,
    /// The URL of the script of the worker that most games use.
    pub worker: &'a str,
    /// The URL of the script of the worker that knows every rule.
    pub rules_worker: &'a str,
    /// The URL of the folder with the texts.
    pub words: &'a str,
    /// The URLs of the chunks of the program that are loaded later, with spaces between them.
    pub chunks: &'a str,
    /// The URL of the style sheets that are loaded later, concatenated.
    pub lazy_style: &'a str,
    /// The URL of the style sheets of 3D and endless boards, concatenated.
    pub boards_style: &'a str,
    /// The URL of the style sheets of reviews, threats and arranged positions, concatenated.
    pub study_style: &'a str,
    /// The URL of the style sheets of dialogs that few people open, concatenated.
    pub seldom_style: &'a str,
}

const PROGRAM: &str = "<link data-trunk rel=\"rust\" data-bin=\"in-a-row\"";
const WORKER: &str = "<link data-trunk rel=\"rust\" data-bin=\"worker\"";
/// The beginnings of the tags that name the workers. Trunk builds only one, which knows every rule.
const WORKERS: [&str; 2] = ["<meta name=\"worker\"", "<meta name=\"rules-worker\""];
const STYLE: &str = "<link data-trunk rel=\"css\"";
const COPIED: &str = "<link data-trunk rel=\"copy-file\"";

/// The paths of the style sheets that `index.html` lists, in the order of the cascade.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Styles {
    /// Those that the first paint needs.
    pub first: Vec<String>,
    /// Those that are loaded after it.
    pub lazy: Vec<String>,
    /// Those that are loaded with 3D and endless boards.
    pub boards: Vec<String>,
    /// Those that are loaded with reviews, threats and arranged positions.
    pub study: Vec<String>,
    /// Those that are loaded with dialogs that few people open.
    pub seldom: Vec<String>,
}

impl Styles {
    /// Reads the list from `index.html`.
    ///
    /// # Errors
    /// Fails if a link has no `href`, or if a sheet precedes one that is loaded earlier, which would change the cascade.
    pub fn of(template: &str) -> Result<Self> {
        let mut styles = Self::default();
        let mut last = 0;
        for (start, _) in template.match_indices(STYLE) {
            let tag = tag(&template[start..], STYLE)?;
            let sheet = tag.split_once("href=\"").and_then(|(_, rest)| rest.split_once('"'));
            let (sheet, _) = sheet.with_context(|| format!("{tag} has no href in index.html"))?;
            let part = match tag {
                _ if tag.contains("data-seldom") => 4,
                _ if tag.contains("data-study") => 3,
                _ if tag.contains("data-boards") => 2,
                _ if tag.contains("data-lazy") => 1,
                _ => 0,
            };
            ensure!(
                part >= last,
                "{sheet} must come before the style sheets that are loaded later"
            );
            last = part;
            let Self { first, lazy, boards, study, seldom } = &mut styles;
            [first, lazy, boards, study, seldom][part].push(sheet.to_owned());
        }
        Ok(styles)
    }
}

/// Returns the built page.
///
/// # Errors
/// Fails unless the template has each place to fill in exactly once.
pub fn page(template: &str, parts: &Parts<'_>, address: Option<&Address>) -> Result<String> {
    let Parts { style, early, boot, script, wasm, worker, rules_worker, words, chunks, .. } = parts;
    for (text, end) in [(style, "</style"), (early, "</script"), (boot, "</script")] {
        let ends_early = text.to_ascii_lowercase().contains(end);
        ensure!(!ends_early, "an inline part of the page contains {end}, which would end it early");
    }
    let mut page = Template(without_comments(template));
    for link in [COPIED, STYLE] {
        while page.0.contains(link) {
            page.0 = without_first(&page.0, link)?;
        }
    }
    page.fill_tag(
        PROGRAM,
        &format!(
            "<style>{style}</style>\
             <script data-wasm=\"{wasm}\" data-words=\"{words}\">{early}</script>\
             <script type=\"module\" data-js=\"{script}\">{boot}</script>"
        ),
    )?;
    page.fill_tag(WORKER, "")?;
    for (tag, worker) in WORKERS.into_iter().zip([worker, rules_worker]) {
        page.fill_tag(tag, &format!("{tag} content=\"{worker}\">"))?;
    }
    // The page that Trunk builds has no such parts.
    for (name, address) in [
        ("chunks", chunks),
        ("lazy-style", &parts.lazy_style),
        ("boards-style", &parts.boards_style),
        ("study-style", &parts.study_style),
        ("seldom-style", &parts.seldom_style),
    ] {
        page.fill("</head>", &format!("<meta name=\"{name}\" content=\"{address}\">\n</head>"))?;
    }
    page.fill("style-src 'self'", &format!("style-src {}", source(style)))?;
    page.fill(
        "script-src 'self'",
        &format!("script-src 'self' {} {}", source(early), source(boot)),
    )?;
    if let Some(address) = address {
        page.fill("</head>", &format!("{}</head>", address.tags()))?;
    }
    ensure!(!page.0.contains("data-trunk"), "one of Trunk's links is left in the page");
    Ok(page.0)
}

/// Removes comments, indentation and empty lines.
fn without_comments(page: &str) -> String {
    let mut pieces = page.split("<!--");
    let mut rest = pieces.next().unwrap_or_default().to_owned();
    for piece in pieces {
        rest.push_str(piece.split_once("-->").map_or("", |(_, after)| after));
    }
    let lines = rest.lines().map(str::trim).filter(|line| !line.is_empty());
    lines.collect::<Vec<_>>().join("\n")
}

/// Returns the expression that allows an inline script or style in a security policy.
fn source(text: &str) -> String {
    format!("'{}'", hash::of(text))
}

struct Template(String);

impl Template {
    /// Replaces the only occurrence of `from` with `to`.
    fn fill(&mut self, from: &str, to: &str) -> Result<()> {
        let found = self.0.matches(from).count();
        ensure!(found == 1, "index.html should have one {from}, and has {found}");
        self.0 = self.0.replacen(from, to, 1);
        Ok(())
    }

    /// Replaces the only tag that begins with `from` with `to`; removes its whole line if `to` is empty.
    fn fill_tag(&mut self, from: &str, to: &str) -> Result<()> {
        let found = self.0.matches(from).count();
        ensure!(found == 1, "index.html should have one {from}, and has {found}");
        if to.is_empty() {
            self.0 = without_first(&self.0, from)?;
            return Ok(());
        }
        let tag = tag(&self.0, from)?.to_owned();
        self.fill(&tag, to)
    }
}

/// Returns the first tag that begins with `from`.
fn tag<'a>(page: &'a str, from: &str) -> Result<&'a str> {
    let tag = page.find(from).map(|start| &page[start..]);
    let tag = tag.and_then(|rest| Some(&rest[..=rest.find('>')?]));
    tag.ok_or_else(|| anyhow::anyhow!("{from} is not closed in index.html"))
}

/// Removes the first tag that begins with `from`, with its line if nothing else is on it.
fn without_first(page: &str, from: &str) -> Result<String> {
    let tag = tag(page, from)?;
    let line = page.split_inclusive('\n').find(|line| line.trim() == tag);
    let line = line.unwrap_or(tag);
    Ok(page.replacen(line, "", 1))
}

#[cfg(test)]
mod tests {
    use std::{collections::BTreeSet, fs, path::Path};

    use super::{Address, PROGRAM, Parts, Styles, WORKERS, page, source};

    const PARTS: Parts<'_> = Parts {
        style: "p{color:red}",
        early: "early()",
        boot: "boot()",
        script: "v/page.js",
        wasm: "v/page.wasm",
        worker: "v/worker.js",
        rules_worker: "v/rules_worker.js",
        words: "v/",
        chunks: "v/late.wasm v/seldom.wasm",
        lazy_style: "v/lazy.css",
        boards_style: "v/boards.css",
        study_style: "v/study.css",
        seldom_style: "v/seldom.css",
    };

    fn template() -> String {
        fs::read_to_string(root().join("index.html")).unwrap()
    }

    fn root() -> &'static Path {
        Path::new(env!("CARGO_MANIFEST_DIR")).parent().unwrap()
    }

    #[test]
    fn the_page_has_its_first_style_and_scripts_inline_and_the_urls_of_the_rest() {
        let page = page(&template(), &PARTS, None).unwrap();
        for wanted in [
            "<style>p{color:red}</style>",
            "<script data-wasm=\"v/page.wasm\" data-words=\"v/\">early()</script>",
            "<script type=\"module\" data-js=\"v/page.js\">boot()</script>",
            "<meta name=\"chunks\" content=\"v/late.wasm v/seldom.wasm\">",
            "<meta name=\"lazy-style\" content=\"v/lazy.css\">",
            "<meta name=\"boards-style\" content=\"v/boards.css\">",
            "<meta name=\"study-style\" content=\"v/study.css\">",
            "<meta name=\"seldom-style\" content=\"v/seldom.css\">",
            "<meta name=\"worker\" content=\"v/worker.js\">",
            "<meta name=\"rules-worker\" content=\"v/rules_worker.js\">",
        ] {
            assert_eq!(page.matches(wanted).count(), 1, "{wanted} in {page}");
        }
        assert!(!page.contains("trunk"), "{page}");
        assert!(!page.contains("canonical"), "{page}");
    }

    #[test]
    fn the_policy_allows_only_these_inline_parts() {
        let page = page(&template(), &PARTS, None).unwrap();
        let [style, early, boot] = [PARTS.style, PARTS.early, PARTS.boot].map(source);
        assert!(page.contains(&format!("style-src {style};")), "{page}");
        let scripts = format!("script-src 'self' {early} {boot} 'wasm-unsafe-eval';");
        assert!(page.contains(&scripts), "{page}");
        assert!(!page.contains("unsafe-inline"), "{page}");
    }

    #[test]
    fn the_tags_with_absolute_urls_come_last_in_the_head() {
        let address = Address::parse("https://example.org/in-a-row").unwrap();
        let page = page(&template(), &PARTS, Some(&address)).unwrap();
        assert!(page.contains(&format!("{}</head>", address.tags())), "{page}");
    }

    #[test]
    fn a_place_that_is_missing_or_repeated_is_an_error() {
        let template = template();
        for place in [PROGRAM, "style-src 'self'", WORKERS[0], WORKERS[1]] {
            let without = template.replacen(place, "", 1);
            assert!(page(&without, &PARTS, None).is_err(), "without {place}");
            let twice = template.replacen("</body>", &format!("{place}></body>"), 1);
            let error = page(&twice, &PARTS, None).err();
            let is_named = error.is_some_and(|error| error.to_string().contains("has 2"));
            assert!(is_named, "{place} twice");
        }
    }

    #[test]
    fn an_inline_part_that_would_close_its_element_is_refused() {
        for parts in [
            Parts { boot: "'</script>'", ..PARTS },
            Parts { early: "'</SCRIPT>'", ..PARTS },
            Parts { style: "p{content:'</style>'}", ..PARTS },
        ] {
            assert!(page(&template(), &parts, None).is_err());
        }
        let picture = Parts { style: "p{content:url('data:image/svg+xml,<svg></svg>')}", ..PARTS };
        assert!(page(&template(), &picture, None).is_ok());
    }

    #[test]
    fn the_page_has_no_comments_and_no_indentation() {
        let page = page(&template(), &PARTS, None).unwrap();
        assert!(!page.contains("<!--") && !page.contains("\n "), "{page}");
        assert!(page.starts_with("<!doctype html>") && page.ends_with("</html>"), "{page}");
    }

    #[test]
    fn each_style_sheet_is_listed_once() {
        let Styles { first, lazy, boards, study, seldom } = Styles::of(&template()).unwrap();
        let mut listed = [first, lazy, boards, study, seldom].concat();
        listed.sort();
        let mut existing: Vec<_> = fs::read_dir(root().join("web/style"))
            .unwrap()
            .map(|entry| format!("web/style/{}", entry.unwrap().file_name().display()))
            .chain(["style.css".to_owned()])
            .collect();
        existing.sort();
        assert_eq!(listed, existing);
    }

    #[test]
    fn a_style_sheet_after_one_that_is_loaded_later_is_an_error() {
        const FIRST: &str = "<link data-trunk rel=\"css\" href=\"a.css\">";
        const LAZY: &str = "<link data-trunk rel=\"css\" href=\"b.css\" data-lazy>";
        const BOARDS: &str = "<link data-trunk rel=\"css\" href=\"c.css\" data-boards>";
        const STUDY: &str = "<link data-trunk rel=\"css\" href=\"d.css\" data-study>";
        const SELDOM: &str = "<link data-trunk rel=\"css\" href=\"e.css\" data-seldom>";
        let all = [FIRST, LAZY, BOARDS, STUDY, SELDOM];
        let Styles { first, lazy, boards, study, seldom } = Styles::of(&all.join("\n")).unwrap();
        let parts = [first, lazy, boards, study, seldom];
        assert_eq!(parts, [["a.css"], ["b.css"], ["c.css"], ["d.css"], ["e.css"]]);
        for [one, other] in [[LAZY, FIRST], [BOARDS, FIRST], [BOARDS, LAZY], [SELDOM, LAZY]] {
            assert!(Styles::of(&format!("{one}\n{other}")).is_err(), "{one} before {other}");
        }
    }

    /// Trunk copies only the files that `index.html` names, `xtask` the whole folder.
    #[test]
    fn trunk_copies_the_whole_public_folder() {
        let template = template();
        let named: BTreeSet<_> = template
            .split("href=\"web/public/")
            .skip(1)
            .filter_map(|rest| Some(rest.split_once('"')?.0.to_owned()))
            .collect();
        let existing: BTreeSet<_> = fs::read_dir(root().join("web/public"))
            .unwrap()
            .map(|entry| entry.unwrap().file_name().into_string().unwrap())
            .collect();
        assert_eq!(named, existing);
    }
}
