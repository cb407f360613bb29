//! A browser with its WebDriver, and the windows in which scenarios are played.

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

/// How long a driver may take to listen.
const READY_WITHIN: Duration = Duration::from_secs(20);
/// How long a window may take to open or close.
const WINDOW_WITHIN: Duration = Duration::from_secs(20);
/// How long a browser may take to list its windows before it counts as hanging.
const ANSWERED_WITHIN: Duration = Duration::from_secs(5);
/// How long a browser may take to close.
const CLOSED_WITHIN: Duration = Duration::from_secs(20);

/// Variables that give the same answers on every machine when browsers ask the system for its language and, over D-Bus,
/// for its colour scheme.
const NEUTRAL: [(&str, &str); 3] =
    [("LC_ALL", "en_US.UTF-8"), ("LANGUAGE", "en_US"), ("DBUS_SESSION_BUS_ADDRESS", "disabled:")];

/// The file in their folder to which driver and browser log.
const LOG: &str = "driver.log";

/// The size of the page in a new window.
pub const USUAL_PAGE: Screen = Screen::new(800, 600);

/// A browser with its driver. Each scenario is played in windows of its own; the browser's first window stays empty,
/// because a browser ends with its last window.
#[derive(Debug)]
pub struct Session {
    /// The WebDriver client.
    pub client: Client,
    /// Which browser it is.
    pub browser: Browser,
    /// Whether its user asks for reduced motion.
    pub motion: Motion,
    first_window: WindowHandle,
    driver: Child,
    home: Home,
}

/// The folder into which driver and browser write. On drop, kills the processes that still use it, then deletes it.
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

    /// Returns the output of driver and browser.
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
    /// Starts driver and browser. They write into a folder in `homes` that is deleted at the end.
    ///
    /// # Errors
    /// Fails if one of them is missing or does not start.
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
        write_gtk_settings(motion, home.path())?;

        let (driver, port) = start_driver(browser, driver_program, display, &home).await?;
        let mut capabilities = serde_json::Map::new();
        if let Value::Object(requested) = browser.capabilities(program, motion) {
            capabilities.extend(requested);
        }
        let client = ClientBuilder::new(HttpConnector::new())
            .capabilities(capabilities)
            .connect(&format!("http://127.0.0.1:{port}"))
            .await;
        let started = match client {
            Ok(client) => with_first_window(client).await,
            Err(error) => Err(error.into()),
        };
        match started {
            Ok((client, first_window)) => {
                Ok(Self { client, browser, motion, first_window, driver, home })
            }
            Err(error) => {
                process::end(driver).await;
                bail!("{browser} does not start: {error:#}\n{}", home.log())
            }
        }
    }

    /// Opens a new window with a page of the usual size, and switches to it.
    ///
    /// # Errors
    /// Fails if the browser opens none or does not answer in time.
    pub async fn open_window(&self) -> Result<()> {
        let open = async {
            let opened = self.client.new_window(self.browser.shows_new_tabs()).await?;
            self.client.switch_to_window(opened.handle).await?;
            set_page_size(&self.client, USUAL_PAGE).await?;
            if self.browser.is_chromium() {
                // Reading the log empties it.
                self.client.issue_cmd(DriverCommand::log()).await?;
            }
            anyhow::Ok(())
        };
        timeout(WINDOW_WITHIN, open).await.context("no window opens in time")?
    }

    /// Cleans up after a scenario: releases keys and buttons, deletes cookies (the only state that different ports
    /// share), and closes all windows but the first.
    ///
    /// # Errors
    /// Fails if the browser does not answer in time.
    pub async fn close_windows(&self) -> Result<()> {
        let close = async {
            if self.browser == Browser::WebKit {
                // WebKit's command to release all actions forgets a pressed button without releasing it.
                self.client.issue_cmd(DriverCommand::release_mouse()).await?;
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
        timeout(WINDOW_WITHIN, close).await.context("no window is closed in time")?
    }

    /// Returns the output of driver and browser.
    #[must_use]
    pub fn log(&self) -> String {
        self.home.log()
    }

    /// Returns whether driver and browser still answer. If they don't, a failure says nothing about the page.
    pub async fn answers(&self) -> bool {
        timeout(ANSWERED_WITHIN, self.client.windows()).await.is_ok_and(|windows| windows.is_ok())
    }

    /// Describes each process of driver and browser: its name and its state.
    #[must_use]
    pub fn processes(&self) -> Vec<String> {
        process::described_at_home_in(self.home.path())
    }

    /// Returns the resident memory of all processes of driver and browser, in bytes. Shared memory counts once per
    /// process.
    #[must_use]
    pub fn resident_bytes(&self) -> u64 {
        process::resident_bytes_at_home_in(self.home.path())
    }

    /// Ends driver and browser, and deletes their folder.
    pub async fn end(self) {
        // A browser that no longer answers is killed when its folder is dropped.
        let _ = timeout(CLOSED_WITHIN, self.client.close()).await;
        process::end(self.driver).await;
    }
}

/// Returns the client and the first window of a browser that has just started.
async fn with_first_window(client: Client) -> Result<(Client, WindowHandle)> {
    let first_window = client.window().await?;
    Ok((client, first_window))
}

async fn start_driver(
    browser: Browser,
    program: &Path,
    display: Option<&str>,
    home: &Home,
) -> Result<(Child, u16)> {
    // Another program may take the free port before the driver does.
    for _ in 0..3 {
        let port = free_port()?;
        let log = File::create(home.path().join(LOG)).context("no file for the driver's output")?;
        let mut command = Command::new(program);
        command
            .args(browser.driver_arguments(port))
            // Files that the page saves may end up in the current directory.
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
            // Without a graphics card, the processor emulates WebKit's compositing. Without compositing, the scenarios
            // `keeps_…` take 12 s of processor time instead of 20 s. Optimising code doesn't pay for pages that are
            // open for seconds: the scenarios `plays_…` take 32 s instead of 39 s.
            command
                .env("DISPLAY", display)
                .env("GDK_BACKEND", "x11")
                .env("WEBKIT_DISABLE_COMPOSITING_MODE", "1")
                .env("JSC_useOMGJIT", "0");
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

/// Waits until the driver listens. Returns `false` if it ends or does not listen in time.
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

/// Writes GTK's settings, from which WebKit knows whether the user asks for reduced motion.
fn write_gtk_settings(motion: Motion, home: &Path) -> Result<()> {
    let folder = home.join("gtk-3.0");
    fs::create_dir_all(&folder)?;
    let animations = i32::from(motion == Motion::Full);
    let settings = format!("[Settings]\ngtk-enable-animations={animations}\n");
    Ok(fs::write(folder.join("settings.ini"), settings)?)
}

/// A WebDriver command that the client has no method for.
#[derive(Debug)]
pub(crate) struct DriverCommand {
    /// The part of the URL after the session.
    pub path: String,
    /// The body. The command is a POST request if it has one, otherwise a GET request.
    pub body: Option<Value>,
}

/// The id of the mouse among the input sources.
pub(crate) const MOUSE: &str = "mouse";

impl DriverCommand {
    /// Reads the messages on Chromium's console since the last call.
    pub(crate) fn log() -> Self {
        Self { path: "se/log".into(), body: Some(json!({ "type": "browser" })) }
    }

    /// Goes back to the window's top-level document.
    pub(crate) fn leave_frames() -> Self {
        Self { path: "frame".into(), body: Some(json!({ "id": null })) }
    }

    /// Releases the left button of the mouse, if it is down.
    fn release_mouse() -> Self {
        let up = json!({ "type": "pointerUp", "button": 0 });
        let mouse = json!({ "type": "pointer", "id": MOUSE, "actions": [up] });
        Self { path: "actions".into(), body: Some(json!({ "actions": [mouse] })) }
    }
}

impl WebDriverCompatibleCommand for DriverCommand {
    fn endpoint(&self, base: &Url, session: Option<&str>) -> Result<Url, ParseError> {
        base.join(&format!("session/{}/{}", session.unwrap_or_default(), self.path))
    }

    fn method_and_body(&self, _: &Url) -> (Method, Option<String>) {
        match &self.body {
            Some(body) => (Method::POST, Some(body.to_string())),
            None => (Method::GET, None),
        }
    }
}
