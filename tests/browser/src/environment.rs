//! Finds the page, the browsers and the tools. Only this module reads environment variables.

use std::env;
use std::fmt;
use std::fs;
use std::path::{Path, PathBuf};

use crate::browser::Browser;

/// The built page, and the programs that test it.
#[derive(Clone, Debug)]
pub struct Environment {
    /// The folder of the built page.
    pub page: PathBuf,
    /// The folder for pictures, sources and logs of failures.
    pub failures: PathBuf,
    /// Whether this is a CI run, in which a missing program is a failure.
    pub is_ci: bool,
    chromium: Found,
    whole_chromium: Found,
    chromedriver: Found,
    firefox: Found,
    geckodriver: Found,
    minibrowser: Found,
    webkit_driver: Found,
    axe_core: Found,
    lighthouse: Found,
}

/// A path, or why there is none.
pub type Found = Result<PathBuf, Missing>;

/// A program or file that a test needs but that is missing.
#[derive(Clone, Debug)]
pub struct Missing {
    what: &'static str,
    /// The environment variable for its path.
    variable: &'static str,
    /// The variable's value, if it is set.
    named: Option<PathBuf>,
}

impl fmt::Display for Missing {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { what, variable, named } = self;
        match named {
            Some(path) => write!(f, "{variable} names {}, which does not exist", path.display()),
            None => write!(f, "{what} is missing: install it, or set {variable} to its path"),
        }
    }
}

impl std::error::Error for Missing {}

impl Environment {
    /// Reads the environment for the repository in which this program was built.
    #[must_use]
    pub fn of_repository() -> Self {
        let repository = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
        Self::read(&repository, &repository.join("target"))
    }

    /// Reads the environment. `repository` is the folder of the workspace, `build` is cargo's target folder.
    #[must_use]
    pub fn read(repository: &Path, build: &Path) -> Self {
        Self {
            page: set("PAGE_DIR").unwrap_or_else(|| repository.join("dist")),
            failures: build.join("browser-failures"),
            is_ci: env::var("CI").is_ok_and(|ci| ci == "true"),
            chromium: find(
                "Chromium",
                "CHROMIUM",
                &["chromium-headless-shell", "chromium", "chromium-browser", "google-chrome"],
                &[],
            ),
            whole_chromium: find(
                "The whole Chromium",
                "WHOLE_CHROMIUM",
                &["chromium", "chromium-browser", "google-chrome"],
                &[],
            ),
            chromedriver: find(
                "chromedriver",
                "CHROMEDRIVER",
                &["chromedriver"],
                &["/usr/lib/chromium/chromedriver", "/usr/lib/chromium-browser/chromedriver"],
            ),
            firefox: find("Firefox", "FIREFOX", &["firefox-esr", "firefox"], &[]),
            geckodriver: find(
                "geckodriver",
                "GECKODRIVER",
                &["geckodriver"],
                &["~/in-a-row/tools/geckodriver-*/bin/geckodriver"],
            ),
            minibrowser: find(
                "WebKitGTK's MiniBrowser",
                "MINIBROWSER",
                &["MiniBrowser"],
                &[
                    "/usr/lib/*/webkit2gtk-4.1/MiniBrowser",
                    "/usr/lib/*/webkitgtk-6.0/MiniBrowser",
                    "/usr/libexec/webkit2gtk-4.1/MiniBrowser",
                    "/usr/libexec/webkitgtk-6.0/MiniBrowser",
                ],
            ),
            webkit_driver: find(
                "WebKitWebDriver",
                "WEBKIT_DRIVER",
                &["WebKitWebDriver"],
                &["/usr/lib/*/webkit2gtk-4.1/WebKitWebDriver"],
            ),
            axe_core: find(
                "axe-core",
                "AXE_CORE",
                &[],
                &["~/in-a-row/tools/axe-core-*/node_modules/axe-core/axe.min.js"],
            ),
            lighthouse: find(
                "Lighthouse",
                "LIGHTHOUSE",
                &["lighthouse"],
                &["~/in-a-row/tools/lighthouse-*/node_modules/.bin/lighthouse"],
            ),
        }
    }

    /// Returns the browser's program.
    ///
    /// # Errors
    /// Fails if it is missing.
    pub fn browser(&self, browser: Browser) -> Result<&Path, Missing> {
        found(match browser {
            Browser::Chromium => &self.chromium,
            Browser::WholeChromium => &self.whole_chromium,
            Browser::Firefox => &self.firefox,
            Browser::WebKit => &self.minibrowser,
        })
    }

    /// Returns the browser's WebDriver.
    ///
    /// # Errors
    /// Fails if it is missing.
    pub fn driver(&self, browser: Browser) -> Result<&Path, Missing> {
        found(match browser {
            Browser::Chromium | Browser::WholeChromium => &self.chromedriver,
            Browser::Firefox => &self.geckodriver,
            Browser::WebKit => &self.webkit_driver,
        })
    }

    /// Returns the browsers in which scenarios are played. Without a headless shell, [`Browser::Chromium`] is already
    /// the full Chromium.
    pub fn browsers(&self) -> impl Iterator<Item = Browser> {
        let is_shell = |path: &PathBuf| path.to_string_lossy().contains("headless-shell");
        let has_shell = self.chromium.as_ref().is_ok_and(is_shell);
        Browser::ALL
            .into_iter()
            .filter(move |browser| has_shell || *browser != Browser::WholeChromium)
    }

    /// Returns axe-core's script.
    ///
    /// # Errors
    /// Fails if it is missing.
    pub fn axe_core(&self) -> Result<&Path, Missing> {
        found(&self.axe_core)
    }

    /// Returns Lighthouse's program.
    ///
    /// # Errors
    /// Fails if it is missing.
    pub fn lighthouse(&self) -> Result<&Path, Missing> {
        found(&self.lighthouse)
    }
}

fn found(found: &Found) -> Result<&Path, Missing> {
    found.as_deref().map_err(Clone::clone)
}

fn set(variable: &str) -> Option<PathBuf> {
    env::var_os(variable).filter(|value| !value.is_empty()).map(PathBuf::from)
}

/// Finds a program or file. Uses the path in the variable; if that is unset, searches the `PATH` and then the usual
/// places, where `*` stands for any part of one name and a leading `~` for the user's cache folder.
fn find(what: &'static str, variable: &'static str, programs: &[&str], places: &[&str]) -> Found {
    let named = set(variable);
    if let Some(path) = &named {
        let is_there = path.is_file();
        return if is_there { Ok(path.clone()) } else { Err(Missing { what, variable, named }) };
    }
    let path = env::var_os("PATH").unwrap_or_default();
    let on_path = programs
        .iter()
        .flat_map(|program| env::split_paths(&path).map(move |folder| folder.join(program)));
    on_path
        .chain(places.iter().filter_map(|place| last_match(place)))
        .find(|candidate| candidate.is_file())
        .ok_or(Missing { what, variable, named: None })
}

/// Returns the path that matches this pattern: the last in alphabetical order if several do.
fn last_match(place: &str) -> Option<PathBuf> {
    let (root, rest) = match place.strip_prefix("~/") {
        Some(rest) => (cache_folder()?, rest),
        None => (PathBuf::from("/"), place.trim_start_matches('/')),
    };
    let mut candidates = vec![root];
    for part in rest.split('/') {
        candidates = candidates.iter().flat_map(|folder| matches_in(folder, part)).collect();
    }
    candidates.into_iter().max()
}

fn matches_in(folder: &Path, part: &str) -> Vec<PathBuf> {
    let Some((before, after)) = part.split_once('*') else {
        let path = folder.join(part);
        return if path.exists() { vec![path] } else { Vec::new() };
    };
    let entries = fs::read_dir(folder).into_iter().flatten().flatten();
    entries
        .filter(|entry| {
            let name = entry.file_name();
            let name = name.to_string_lossy();
            name.starts_with(before) && name.ends_with(after)
        })
        .map(|entry| entry.path())
        .collect()
}

fn cache_folder() -> Option<PathBuf> {
    set("XDG_CACHE_HOME").or_else(|| Some(PathBuf::from(env::var_os("HOME")?).join(".cache")))
}
