//! A browser with its driver, and the windows that scenarios are played in.

use std::fs::{self, File};
use std::net::{Ipv4Addr, TcpListener};
use std::path::Path;
use std::process::Stdio;
use std::time::{Duration, Instant};

use anyhow::{Context, Result, bail};
use fantoccini::wd::{WebDriverCompatibleCommand, WindowHandle};
use fantoccini::{Client, ClientBuilder};
use http::Method;
use hyper_util::client::legacy::connect::HttpConnector;
use serde_json::{Value, json};
use tempfile::TempDir;
use tokio::net::TcpStream;
use tokio::process::{Child, Command};
use tokio::time::{sleep, timeout};
use url::{ParseError, Url};

use crate::browser::{Browser, Motion};
use crate::environment::Environment;
use crate::process;
use crate::screen::{Screen, set_page_size};

/// How long a driver may take until it listens.
const READY_WITHIN: Duration = Duration::from_secs(20);
/// How long a window may take to open, or to be closed.
const TURNED_WITHIN: Duration = Duration::from_secs(20);
/// How long it may take to say which windows there are, for a browser that still answers.
const ANSWERED_WITHIN: Duration = Duration::from_secs(5);
/// How long a browser may take to close.
const CLOSED_WITHIN: Duration = Duration::from_secs(20);

/// Browsers ask the system for its language, and over D-Bus whether it is dark. These answer alike on every machine.
const NEUTRAL: [(&str, &str); 3] =
    [("LC_ALL", "en_US.UTF-8"), ("LANGUAGE", "en_US"), ("DBUS_SESSION_BUS_ADDRESS", "disabled:")];

/// Where driver and browser write what they have to say, in their folder.
const LOG: &str = "driver.log";

/// The size of the page in a new window.
pub const USUAL_PAGE: Screen = Screen::new(800, 600);

/// A browser with its driver. Each scenario is played in windows of its own; the one that the browser
/// begins with stays empty, since a browser ends with its last window.
#[derive(Debug)]
pub struct Session {
    /// Speaks with the browser.
    pub client: Client,
    /// Which browser it is.
    pub browser: Browser,
    /// What its user asks for.
    pub motion: Motion,
    first_window: WindowHandle,
    driver: Child,
    home: Home,
}

/// The folder into which driver and browser write. What still runs with it when it is dropped is
/// ended before it is deleted.
#[derive(Debug)]
pub(crate) struct Home(TempDir);

impl Home {
    pub(crate) fn new(browser: Browser, homes: &Path) -> Result<Self> {
        let home = TempDir::with_prefix_in(format!("{}-", browser.id()), homes);
        Ok(Self(home.context("no folder for a profile")?))
    }

    pub(crate) fn path(&self) -> &Path {
        self.0.path()
    }

    /// What driver and browser wrote to their terminal.
    fn log(&self) -> String {
        fs::read(self.path().join(LOG))
            .map_or_else(|_| String::new(), |log| String::from_utf8_lossy(&log).trim().to_owned())
    }
}

impl Drop for Home {
    fn drop(&mut self) {
        process::end_those_at_home_in(self.path());
    }
}

impl Session {
    /// Starts both. What they write goes into a folder in `homes` that is deleted at the end.
    ///
    /// # Errors
    /// One of them is missing or does not start.
    pub async fn start(
        environment: &Environment,
        browser: Browser,
        motion: Motion,
        display: Option<&str>,
        homes: &Path,
    ) -> Result<Self> {
        let driver_program = environment.driver(browser)?;
        let program = environment.browser(browser)?;
        let home = Home::new(browser, homes)?;
        tell_gtk(motion, home.path())?;

        let (driver, port) = start_driver(browser, driver_program, display, &home).await?;
        let mut capabilities = serde_json::Map::new();
        if let serde_json::Value::Object(wanted) = browser.capabilities(program, motion) {
            capabilities.extend(wanted);
        }
        let client = ClientBuilder::new(HttpConnector::new())
            .capabilities(capabilities)
            .connect(&format!("http://127.0.0.1:{port}"))
            .await;
        let begun = match client {
            Ok(client) => begin(client).await,
            Err(error) => Err(error.into()),
        };
        match begun {
            Ok((client, first_window)) => {
                Ok(Self { client, browser, motion, first_window, driver, home })
            }
            Err(error) => {
                process::end(driver).await;
                bail!("{browser} does not start: {error:#}\n{}", home.log())
            }
        }
    }

    /// Opens a window that nothing was done in, with a page of the usual size, and uses it from now on.
    ///
    /// # Errors
    /// The browser opens none, or does not answer in time.
    pub async fn open_window(&self) -> Result<()> {
        let open = async {
            let opened = self.client.new_window(self.browser.shows_new_tabs()).await?;
            self.client.switch_to_window(opened.handle).await?;
            set_page_size(&self.client, USUAL_PAGE).await?;
            if self.browser.is_chromium() {
                self.client.issue_cmd(Ask::log()).await?;
            }
            anyhow::Ok(())
        };
        timeout(TURNED_WITHIN, open).await.context("no window opens in time")?
    }

    /// Leaves nothing of what was done in its windows: keys and buttons are let go, cookies deleted (the
    /// only thing that ports share), and all windows closed but the first.
    ///
    /// # Errors
    /// The browser does not answer in time.
    pub async fn close_windows(&self) -> Result<()> {
        let close = async {
            if self.browser == Browser::WebKit {
                // Releasing all actions forgets a button that is down without letting go of it.
                self.client.issue_cmd(Ask::let_go_of_mouse()).await?;
            }
            self.client.release_actions().await?;
            self.client.delete_all_cookies().await?;
            for window in self.client.windows().await? {
                if window != self.first_window {
                    self.client.switch_to_window(window).await?;
                    self.client.close_window().await?;
                }
            }
            self.client.switch_to_window(self.first_window.clone()).await?;
            anyhow::Ok(())
        };
        timeout(TURNED_WITHIN, close).await.context("no window is closed in time")?
    }

    /// What driver and browser wrote to their terminal.
    #[must_use]
    pub fn log(&self) -> String {
        self.home.log()
    }

    /// Whether driver and browser still answer: where they do not, a failure says nothing of the page.
    pub async fn answers(&self) -> bool {
        timeout(ANSWERED_WITHIN, self.client.windows()).await.is_ok_and(|windows| windows.is_ok())
    }

    /// The processes of driver and browser, each with its name and what it is doing.
    #[must_use]
    pub fn processes(&self) -> Vec<String> {
        process::described_at_home_in(self.home.path())
    }

    /// How many bytes of memory all processes of the browser have, as far as they say. What they share is
    /// counted for each.
    #[must_use]
    pub fn resident_bytes(&self) -> u64 {
        process::resident_bytes_at_home_in(self.home.path())
    }

    /// Ends both, and whatever they left behind.
    pub async fn end(self) {
        // A browser that no longer answers is ended with its folder.
        let _ = timeout(CLOSED_WITHIN, self.client.close()).await;
        process::end(self.driver).await;
    }
}

/// What is to be known of a browser that has just started.
async fn begin(client: Client) -> Result<(Client, WindowHandle)> {
    let first_window = client.window().await?;
    Ok((client, first_window))
}

async fn start_driver(
    browser: Browser,
    program: &Path,
    display: Option<&str>,
    home: &Home,
) -> Result<(Child, u16)> {
    // Between looking for a free port and using it somebody else may take it.
    for _ in 0..3 {
        let port = free_port()?;
        let log = File::create(home.path().join(LOG)).context("no file for the driver's output")?;
        let mut command = Command::new(program);
        command
            .args(browser.driver_arguments(port))
            // A file that the page saves may end there.
            .current_dir(home.path())
            .envs(["HOME", "TMPDIR"].map(|name| (name, home.path())))
            .envs(["CONFIG", "CACHE", "DATA"].map(|it| (format!("XDG_{it}_HOME"), home.path())))
            .envs(NEUTRAL)
            .env_remove("GTK_THEME")
            .stdin(Stdio::null())
            .stdout(log.try_clone()?)
            .stderr(log)
            .kill_on_drop(true);
        if let Some(display) = display {
            // Without a graphics card, WebKit's compositing is emulated by the processor. Pages that are
            // painted without it take 12 s instead of 20 s for the scenarios `keeps_…`.
            command
                .env("DISPLAY", display)
                .env("GDK_BACKEND", "x11")
                .env("WEBKIT_DISABLE_COMPOSITING_MODE", "1");
        }
        let mut driver =
            command.spawn().with_context(|| format!("{} does not start", program.display()))?;
        if listens(&mut driver, port).await? {
            return Ok((driver, port));
        }
        process::end(driver).await;
    }
    bail!("{} does not get ready\n{}", program.display(), home.log())
}

/// Whether the driver listens in time; `false` as soon as it has ended instead.
async fn listens(driver: &mut Child, port: u16) -> Result<bool> {
    let deadline = Instant::now() + READY_WITHIN;
    while Instant::now() < deadline {
        if driver.try_wait()?.is_some() {
            return Ok(false);
        }
        if TcpStream::connect((Ipv4Addr::LOCALHOST, port)).await.is_ok() {
            return Ok(true);
        }
        sleep(Duration::from_millis(20)).await;
    }
    Ok(false)
}

fn free_port() -> Result<u16> {
    let listener = TcpListener::bind((Ipv4Addr::LOCALHOST, 0)).context("no free port")?;
    Ok(listener.local_addr()?.port())
}

/// GTK knows from its settings whether the user asks for less motion.
fn tell_gtk(motion: Motion, home: &Path) -> Result<()> {
    let folder = home.join("gtk-3.0");
    fs::create_dir_all(&folder)?;
    let animations = i32::from(motion == Motion::Full);
    let settings = format!("[Settings]\ngtk-enable-animations={animations}\n");
    Ok(fs::write(folder.join("settings.ini"), settings)?)
}

/// A command of the driver that the client does not know by itself.
#[derive(Debug)]
pub(crate) struct Ask {
    /// What follows the session in the address.
    pub path: String,
    /// What is sent, if anything is.
    pub with: Option<Value>,
}

/// The mouse, among what a driver can move.
pub(crate) const MOUSE: &str = "mouse";

impl Ask {
    /// What was said on Chromium's console since it was last asked for.
    pub(crate) fn log() -> Self {
        Self { path: "se/log".into(), with: Some(json!({ "type": "browser" })) }
    }

    /// Goes back to the document of the window, which is in no frame.
    pub(crate) fn leave_frames() -> Self {
        Self { path: "frame".into(), with: Some(json!({ "id": null })) }
    }

    /// Lifts the left button of the mouse, if it is down.
    fn let_go_of_mouse() -> Self {
        let up = json!({ "type": "pointerUp", "button": 0 });
        let mouse = json!({ "type": "pointer", "id": MOUSE, "actions": [up] });
        Self { path: "actions".into(), with: Some(json!({ "actions": [mouse] })) }
    }
}

impl WebDriverCompatibleCommand for Ask {
    fn endpoint(&self, base: &Url, session: Option<&str>) -> Result<Url, ParseError> {
        base.join(&format!("session/{}/{}", session.unwrap_or_default(), self.path))
    }

    fn method_and_body(&self, _: &Url) -> (Method, Option<String>) {
        match &self.with {
            Some(body) => (Method::POST, Some(body.to_string())),
            None => (Method::GET, None),
        }
    }
}
