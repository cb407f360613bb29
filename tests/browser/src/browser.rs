//! The browsers: three engines, of which Chromium's comes with and without the rest of a browser.

use std::fmt;
use std::path::Path;

use serde_json::{Value, json};

/// A browser. WebKit stands for Safari.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Browser {
    /// Chromium's headless shell, or the whole Chromium where that is all there is.
    Chromium,
    /// The whole Chromium, which people have. It is a browser of its own only beside the headless shell.
    WholeChromium,
    /// Firefox.
    Firefox,
    /// WebKitGTK's MiniBrowser.
    WebKit,
}

impl Browser {
    /// All of them.
    pub const ALL: [Self; 4] = [Self::Chromium, Self::WholeChromium, Self::Firefox, Self::WebKit];

    /// One for each engine.
    pub const ENGINES: [Self; 3] = [Self::Chromium, Self::Firefox, Self::WebKit];

    /// Its name as it stands before a test's.
    #[must_use]
    pub const fn id(self) -> &'static str {
        match self {
            Self::Chromium => "chromium",
            Self::WholeChromium => "whole-chromium",
            Self::Firefox => "firefox",
            Self::WebKit => "webkit",
        }
    }

    /// The one that stands for its engine.
    #[must_use]
    pub const fn engine(self) -> Self {
        match self {
            Self::Chromium | Self::WholeChromium => Self::Chromium,
            Self::Firefox => Self::Firefox,
            Self::WebKit => Self::WebKit,
        }
    }

    /// Its engine is Chromium's.
    #[must_use]
    pub const fn is_chromium(self) -> bool {
        matches!(self, Self::Chromium | Self::WholeChromium)
    }

    /// It shows nothing without a display.
    #[must_use]
    pub const fn needs_display(self) -> bool {
        matches!(self, Self::WebKit)
    }

    /// A tab that its driver opens is shown at once. Elsewhere only a window is, which takes longer.
    #[must_use]
    pub const fn shows_new_tabs(self) -> bool {
        !matches!(self, Self::WebKit)
    }

    /// What the driver's program is told so that it listens on this port.
    #[must_use]
    pub fn driver_arguments(self, port: u16) -> Vec<String> {
        let mut arguments = vec![format!("--port={port}")];
        if self == Self::Firefox {
            // Its own default is one port for all.
            arguments.push("--websocket-port=0".into());
        }
        arguments
    }

    /// The capabilities of a session that starts this program.
    #[must_use]
    pub fn capabilities(self, program: &Path, motion: Motion) -> Value {
        let reduced = motion == Motion::Reduced;
        // Drivers wait five minutes by themselves, longer than any scenario may take.
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
                        // A page that is open for seconds is not worth compiling twice, nor is a process
                        // worth starting ahead: 74 s of the processor for the scenarios `plays_…`, not 81.
                        "javascript.options.wasm_optimizingjit": false,
                        "dom.ipc.processPrelaunch.enabled": false,
                    },
                },
                "timeouts": timeouts,
            }),
            // The wish for reduced motion is one of GTK's settings: see `driver`.
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

/// Headless, and quiet towards the network.
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

/// Whether the user asks for less of it.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Motion {
    /// No.
    #[default]
    Full,
    /// Yes.
    Reduced,
}
