//! A virtual display, for browsers without a headless mode.

use std::path::Path;
use std::process::Stdio;
use std::sync::{Mutex, PoisonError};
use std::time::Duration;

use anyhow::{Context, Result, anyhow};
use tokio::io::{AsyncBufReadExt, BufReader};
use tokio::process::{Child, Command};
use tokio::time::timeout;

use crate::process;

/// The size in pixels, larger than the largest screen of any scenario, and the colour depth in bits.
const SIZE: &str = "4096x2560x24";

/// A virtual display, served by Xvfb.
#[derive(Debug)]
pub struct Display {
    name: String,
    server: Mutex<Option<Child>>,
}

impl Display {
    /// Opens a new display, with `home` for its temporary files. An existing display would not do: its window manager
    /// decides how large windows are.
    ///
    /// # Errors
    /// Fails if Xvfb does not start.
    pub async fn open(home: &Path) -> Result<Self> {
        let mut server = Command::new("Xvfb")
            .args(["-displayfd", "1", "-screen", "0", SIZE, "-nolisten", "tcp"])
            .env("TMPDIR", home)
            .stdout(Stdio::piped())
            .stderr(Stdio::null())
            .kill_on_drop(true)
            .spawn()
            .context("Xvfb does not start")?;
        let output = server.stdout.take().context("Xvfb has no standard output")?;
        let mut number = String::new();
        timeout(Duration::from_secs(20), BufReader::new(output).read_line(&mut number))
            .await
            .map_err(|_| anyhow!("Xvfb did not get ready"))??;
        Ok(Self { name: format!(":{}", number.trim()), server: Mutex::new(Some(server)) })
    }

    /// Returns its name for `DISPLAY`.
    #[must_use]
    pub fn name(&self) -> &str {
        &self.name
    }

    /// Ends the server, unless it was ended before.
    pub async fn close(&self) {
        let server = self.server.lock().unwrap_or_else(PoisonError::into_inner).take();
        if let Some(server) = server {
            process::end(server).await;
        }
    }
}
