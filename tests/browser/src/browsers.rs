//! The browsers of a run. They are kept, since starting and ending one takes longer than most scenarios.

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

/// How long a browser may take to start.
const STARTED_WITHIN: Duration = Duration::from_secs(60);
/// How often it is tried: now and then WebKit hangs before it has a page, which says nothing of ours.
const STARTS: usize = 3;

/// Browsers by engine, started when they are needed and used by one scenario after the other.
#[derive(Debug)]
pub struct Browsers {
    environment: Arc<Environment>,
    times: Arc<Times>,
    /// Those that no scenario uses at the moment, each without a window but its first.
    idle: Mutex<HashMap<(Browser, Motion), Vec<Session>>>,
    display: OnceCell<Display>,
    /// Below it are the folders of all browsers.
    homes: TempDir,
}

impl Browsers {
    /// No browser yet. What is spent on starting and ending them is added to `times`.
    ///
    /// # Errors
    /// There is no room for their folders.
    pub fn new(environment: Arc<Environment>, times: Arc<Times>) -> Result<Self> {
        let homes = TempDir::with_prefix("in-a-row-")?;
        Ok(Self { environment, times, idle: Mutex::default(), display: OnceCell::new(), homes })
    }

    /// The folder for whatever browsers write.
    pub fn homes(&self) -> &Path {
        self.homes.path()
    }

    /// A browser with a new window. One that was kept and no longer opens any is replaced.
    ///
    /// # Errors
    /// None starts, or a new one opens no window.
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

    /// Keeps a browser for the next scenario, unless its windows cannot be closed.
    pub async fn give_back(&self, session: Session) {
        match session.close_windows().await {
            Ok(()) => {
                let kind = (session.browser, session.motion);
                self.idle().entry(kind).or_default().push(session);
            }
            Err(_) => self.end(session).await,
        }
    }

    /// Ends a browser that is not to be used again.
    pub async fn end(&self, session: Session) {
        let (browser, since) = (session.browser, Instant::now());
        session.end().await;
        self.times.add(browser, Phase::End, since.elapsed());
    }

    /// Ends all browsers, and what was started for them.
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
