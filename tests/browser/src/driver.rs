//! A fresh browser with its driver.

use std::fs::{self, File};
use std::net::{Ipv4Addr, TcpListener};
use std::path::Path;
use std::process::Stdio;
use std::time::{Duration, Instant};

use anyhow::{Context, Result, bail};
use fantoccini::{Client, ClientBuilder};
use hyper_util::client::legacy::connect::HttpConnector;
use tempfile::TempDir;
use tokio::net::TcpStream;
use tokio::process::{Child, Command};
use tokio::time::{sleep, timeout};

use crate::browser::{Browser, Motion};
use crate::environment::Environment;
use crate::process;

/// How long a driver may take until it listens.
const READY_WITHIN: Duration = Duration::from_secs(20);
/// How long a browser may take to close.
const CLOSED_WITHIN: Duration = Duration::from_secs(20);

/// Where driver and browser write what they have to say, in their folder.
const LOG: &str = "driver.log";

/// A browser that nobody has used before, with its driver.
#[derive(Debug)]
pub struct Session {
    /// Speaks with the browser.
    pub client: Client,
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
        match client {
            Ok(client) => Ok(Self { client, driver, home }),
            Err(error) => {
                process::end(driver).await;
                bail!("{browser} does not start: {error}\n{}", home.log())
            }
        }
    }

    /// What driver and browser wrote to their terminal.
    #[must_use]
    pub fn log(&self) -> String {
        self.home.log()
    }

    /// Ends both, and whatever they left behind.
    pub async fn end(self) {
        // A browser that no longer answers is ended with its folder.
        let _ = timeout(CLOSED_WITHIN, self.client.close()).await;
        process::end(self.driver).await;
    }
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
            .envs(["HOME", "TMPDIR"].map(|name| (name, home.path())))
            .envs(["CONFIG", "CACHE", "DATA"].map(|it| (format!("XDG_{it}_HOME"), home.path())))
            .stdin(Stdio::null())
            .stdout(log.try_clone()?)
            .stderr(log)
            .kill_on_drop(true);
        if let Some(display) = display {
            command.env("DISPLAY", display);
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
