//! The browsers: three engines. Chromium comes as a full browser and as a headless shell.

use std::fmt;
use std::path::Path;

use serde_json::{Value, json};

/// A browser. WebKit stands for Safari.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Browser {
    /// Chromium's headless shell, or the full Chromium if the shell is not installed.
    Chromium,
    /// The full Chromium, which people use. It counts as a separate browser only beside the headless shell.
    WholeChromium,
    /// Firefox.
    Firefox,
    /// WebKitGTK's MiniBrowser.
    WebKit,
}

impl Browser {
    /// All browsers.
    pub const ALL: [Self; 4] = [Self::Chromium, Self::WholeChromium, Self::Firefox, Self::WebKit];

    /// One browser for each engine.
    pub const ENGINES: [Self; 3] = [Self::Chromium, Self::Firefox, Self::WebKit];

    /// Returns the prefix of this browser's tests.
    #[must_use]
    pub const fn id(self) -> &'static str {
        match self {
            Self::Chromium => "chromium",
            Self::WholeChromium => "whole-chromium",
            Self::Firefox => "firefox",
            Self::WebKit => "webkit",
        }
    }

    /// Returns the browser that stands for this engine.
    #[must_use]
    pub const fn engine(self) -> Self {
        match self {
            Self::Chromium | Self::WholeChromium => Self::Chromium,
            Self::Firefox => Self::Firefox,
            Self::WebKit => Self::WebKit,
        }
    }

    /// Returns whether the engine is Chromium's.
    #[must_use]
    pub const fn is_chromium(self) -> bool {
        matches!(self, Self::Chromium | Self::WholeChromium)
    }

    /// Returns whether the browser needs a display.
    #[must_use]
    pub const fn needs_display(self) -> bool {
        matches!(self, Self::WebKit)
    }

    /// Returns whether a new tab is visible at once. In the other browsers only a new window is, which takes longer to open.
    #[must_use]
    pub const fn shows_new_tabs(self) -> bool {
        !matches!(self, Self::WebKit)
    }

    /// Returns the arguments with which the driver listens on this port.
    #[must_use]
    pub fn driver_arguments(self, port: u16) -> Vec<String> {
        let mut arguments = vec![format!("--port={port}")];
        if self == Self::Firefox {
            // By default, all instances use the same port.
            arguments.push("--websocket-port=0".into());
        }
        arguments
    }

    /// Returns the capabilities of a session that starts this program.
    #[must_use]
    pub fn capabilities(self, program: &Path, motion: Motion) -> Value {
        let reduced = motion == Motion::Reduced;
        // By default, drivers wait five minutes, which is longer than the time limit of any scenario.
        let timeouts = json!({ "pageLoad": 30_000 });
        match self {
            Self::Chromium | Self::WholeChromium => {
                let mut arguments = CHROMIUM_ARGUMENTS.to_vec();
                if reduced {
                    arguments.push("--force-prefers-reduced-motion");
                }
                json!({
                    "goog:chromeOptions": { "binary": program, "args": arguments },
                    "goog:loggingPrefs": { "browser": "ALL" },
                    "timeouts": timeouts,
                })
            }
            Self::Firefox => json!({
                "browserName": "firefox",
                "moz:firefoxOptions": {
                    "binary": program,
                    "args": ["-headless"],
                    "prefs": {
                        "ui.prefersReducedMotion": i32::from(reduced),
                        // Optimising code and starting processes ahead don't pay for pages that are open for
                        // seconds: the scenarios `plays_…` take 74 s of the processor's time instead of 81.
                        "javascript.options.wasm_optimizingjit": false,
                        "dom.ipc.processPrelaunch.enabled": false,
                    },
                },
                "timeouts": timeouts,
            }),
            // GTK's settings ask for reduced motion; see `driver`.
            Self::WebKit => json!({
                "browserName": "MiniBrowser",
                "webkitgtk:browserOptions": { "binary": program, "args": ["--automation"] },
                "timeouts": timeouts,
            }),
        }
    }
}

impl fmt::Display for Browser {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Chromium => "Chromium",
            Self::WholeChromium => "the whole Chromium",
            Self::Firefox => "Firefox",
            Self::WebKit => "WebKit",
        })
    }
}

/// Chromium's arguments: headless, and without requests of its own.
pub const CHROMIUM_ARGUMENTS: [&str; 8] = [
    "--headless",
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
];

/// Whether the user asks for reduced motion.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Motion {
    /// The user does not.
    #[default]
    Full,
    /// The user does.
    Reduced,
}
