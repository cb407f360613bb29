//! Where things are. The environment is read here and nowhere else.

use std::env;
use std::fmt;
use std::fs;
use std::path::{Path, PathBuf};

use crate::browser::Browser;

/// The page and the programs that look at it.
#[derive(Clone, Debug)]
pub struct Environment {
    /// The folder of the built page.
    pub page: PathBuf,
    /// Where failures leave something to look at.
    pub failures: PathBuf,
    /// Nothing may be missing.
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

/// A program or file that a test needs and that is not there.
#[derive(Clone, Debug)]
pub struct Missing {
    what: &'static str,
    variable: &'static str,
    named: Option<PathBuf>,
}

impl fmt::Display for Missing {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { what, variable, named } = self;
        match named {
            Some(path) => write!(f, "{variable} names {}, which is not there", path.display()),
            None => write!(f, "{what} is missing: install it, or set {variable} to its path"),
        }
    }
}

impl std::error::Error for Missing {}

impl Environment {
    /// Reads it for the repository that this program was built in.
    #[must_use]
    pub fn of_repository() -> Self {
        let repository = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
        Self::read(&repository, &repository.join("target"))
    }

    /// Reads it. `build` is cargo's target folder, `repository` the one of the workspace.
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

    /// The browser's program.
    ///
    /// # Errors
    /// It is not there.
    pub fn browser(&self, browser: Browser) -> Result<&Path, Missing> {
        found(match browser {
            Browser::Chromium => &self.chromium,
            Browser::WholeChromium => &self.whole_chromium,
            Browser::Firefox => &self.firefox,
            Browser::WebKit => &self.minibrowser,
        })
    }

    /// The browser's WebDriver.
    ///
    /// # Errors
    /// It is not there.
    pub fn driver(&self, browser: Browser) -> Result<&Path, Missing> {
        found(match browser {
            Browser::Chromium | Browser::WholeChromium => &self.chromedriver,
            Browser::Firefox => &self.geckodriver,
            Browser::WebKit => &self.webkit_driver,
        })
    }

    /// The browsers that scenarios are played in. Without a headless shell, [`Browser::Chromium`] is the whole Chromium
    /// already.
    pub fn browsers(&self) -> impl Iterator<Item = Browser> {
        let is_shell = |path: &PathBuf| path.to_string_lossy().contains("headless-shell");
        let has_shell = self.chromium.as_ref().is_ok_and(is_shell);
        Browser::ALL
            .into_iter()
            .filter(move |browser| has_shell || *browser != Browser::WholeChromium)
    }

    /// axe-core's script.
    ///
    /// # Errors
    /// It is not there.
    pub fn axe_core(&self) -> Result<&Path, Missing> {
        found(&self.axe_core)
    }

    /// Lighthouse's program.
    ///
    /// # Errors
    /// It is not there.
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

/// Looks where the variable says; without it on the `PATH`, then in the usual places, where `*`
/// stands for any one folder and a leading `~` for the user's cache.
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
        .chain(places.iter().filter_map(|place| usual(place)))
        .find(|candidate| candidate.is_file())
        .ok_or(Missing { what, variable, named: None })
}

/// What is at this place; the last in alphabetical order where `*` allows several.
fn usual(place: &str) -> Option<PathBuf> {
    let (root, rest) = match place.strip_prefix("~/") {
        Some(rest) => (cache()?, rest),
        None => (PathBuf::from("/"), place.trim_start_matches('/')),
    };
    let mut candidates = vec![root];
    for part in rest.split('/') {
        candidates = candidates.iter().flat_map(|folder| inside(folder, part)).collect();
    }
    candidates.into_iter().max()
}

fn inside(folder: &Path, part: &str) -> Vec<PathBuf> {
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

fn cache() -> Option<PathBuf> {
    set("XDG_CACHE_HOME").or_else(|| Some(PathBuf::from(env::var_os("HOME")?).join(".cache")))
}
