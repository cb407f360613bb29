//! The browsers of a run. They are reused, because starting and ending one takes longer than most scenarios.

use std::collections::HashMap;
use std::path::Path;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

use anyhow::{Result, anyhow};
use tempfile::TempDir;
use tokio::sync::OnceCell;
use tokio::time::timeout;

use crate::browser::{Browser, Motion};
use crate::display::Display;
use crate::driver::Session;
use crate::environment::Environment;
use crate::times::{Phase, Times};

/// The time limit for starting a browser.
const STARTED_WITHIN: Duration = Duration::from_secs(60);
/// The number of attempts to start a browser. WebKit sometimes hangs before it has a page.
const STARTS: usize = 3;

/// Browsers by engine. They are started when needed, and run one scenario after the other.
#[derive(Debug)]
pub struct Browsers {
    environment: Arc<Environment>,
    times: Arc<Times>,
    /// The idle browsers, each with only its first window.
    idle: Mutex<HashMap<(Browser, Motion), Vec<Session>>>,
    display: OnceCell<Display>,
    /// The parent of all browsers' folders.
    homes: TempDir,
}

impl Browsers {
    /// Creates an empty set of browsers. The time for starting and ending them is added to `times`.
    ///
    /// # Errors
    /// The folders can't be created.
    pub fn new(environment: Arc<Environment>, times: Arc<Times>) -> Result<Self> {
        let homes = TempDir::with_prefix("in-a-row-")?;
        Ok(Self { environment, times, idle: Mutex::default(), display: OnceCell::new(), homes })
    }

    /// Returns the folder in which browsers write.
    pub fn homes(&self) -> &Path {
        self.homes.path()
    }

    /// Returns a browser with a new window. Replaces an idle browser that no longer opens one.
    ///
    /// # Errors
    /// No browser starts, or a new one opens no window.
    pub async fn take(&self, browser: Browser, motion: Motion) -> Result<Session> {
        loop {
            let kept = self.idle().get_mut(&(browser, motion)).and_then(Vec::pop);
            let Some(session) = kept else {
                let session = self.start(browser, motion).await?;
                session.open_window().await?;
                return Ok(session);
            };
            if session.open_window().await.is_ok() {
                return Ok(session);
            }
            self.end(session).await;
        }
    }

    /// Keeps a browser for the next scenario, unless its windows can't be closed.
    pub async fn give_back(&self, session: Session) {
        match session.close_windows().await {
            Ok(()) => {
                let kind = (session.browser, session.motion);
                self.idle().entry(kind).or_default().push(session);
            }
            Err(_) => self.end(session).await,
        }
    }

    /// Ends a browser for good.
    pub async fn end(&self, session: Session) {
        let (browser, since) = (session.browser, Instant::now());
        session.end().await;
        self.times.add(browser, Phase::End, since.elapsed());
    }

    /// Ends all browsers and the display.
    pub async fn close(&self) {
        let idle: Vec<_> = self.idle().drain().flat_map(|(_, sessions)| sessions).collect();
        for session in idle {
            self.end(session).await;
        }
        if let Some(display) = self.display.get() {
            display.close().await;
        }
    }

    fn idle(&self) -> MutexGuard<'_, HashMap<(Browser, Motion), Vec<Session>>> {
        self.idle.lock().unwrap_or_else(PoisonError::into_inner)
    }

    async fn start(&self, browser: Browser, motion: Motion) -> Result<Session> {
        let since = Instant::now();
        let homes = self.homes();
        let display = if browser.needs_display() {
            Some(self.display.get_or_try_init(|| Display::open(homes)).await?.name())
        } else {
            None
        };
        let mut fault = anyhow!("{browser} did not start in {} s", STARTED_WITHIN.as_secs());
        for _ in 0..STARTS {
            let started = Session::start(&self.environment, browser, motion, display, homes);
            match timeout(STARTED_WITHIN, started).await {
                Ok(Ok(session)) => {
                    self.times.add(browser, Phase::Start, since.elapsed());
                    return Ok(session);
                }
                Ok(Err(error)) => fault = error,
                Err(_) => {}
            }
        }
        Err(fault)
    }
}
