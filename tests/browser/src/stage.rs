//! What all scenarios of a run are played on: browsers are started for them and ended after them, and
//! what a failure looks like is saved.

use std::fs;
use std::future::Future;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::time::Duration;

use anyhow::{Result, anyhow};
use libtest_mimic::{Failed, Trial};
use tempfile::TempDir;
use tokio::runtime::{Builder, Runtime};
use tokio::signal::unix::{SignalKind, signal};
use tokio::sync::{OnceCell, RwLock};
use tokio::time::timeout;

use crate::browser::{Browser, Motion};
use crate::display::Display;
use crate::driver::Session;
use crate::environment::Environment;
use crate::page::Page;
use crate::process;
use crate::scenario::Scenario;
use crate::site::Site;

/// How long a browser may take to start.
const STARTED_WITHIN: Duration = Duration::from_secs(60);
/// How often it is tried: now and then WebKit hangs before it has a page, which says nothing of ours.
const STARTS: usize = 3;
/// How long a scenario may take.
const DONE_WITHIN: Duration = Duration::from_secs(120);
/// How long it may take to save what a failure looks like.
const SAVED_WITHIN: Duration = Duration::from_secs(20);

/// What shells expect of a program that was interrupted.
const INTERRUPTED: i32 = 130;

/// Everything that the tests of a run share.
pub struct Stage {
    /// Where things are.
    pub environment: Environment,
    runtime: Runtime,
    /// Below it are the folders of all browsers.
    homes: TempDir,
    display: OnceCell<Display>,
    /// Scenarios share the machine; who measures has it alone.
    machine: RwLock<()>,
}

impl Stage {
    /// A stage with nothing on it yet.
    ///
    /// # Errors
    /// No threads are to be had.
    pub fn new(environment: Environment) -> Result<Self> {
        let runtime = Builder::new_multi_thread().enable_all().build()?;
        let homes = TempDir::with_prefix("in-a-row-")?;
        runtime.spawn(leave_nothing_when_interrupted(homes.path().to_owned()));
        Ok(Self { environment, runtime, homes, display: OnceCell::new(), machine: RwLock::new(()) })
    }

    /// The tests of these scenarios. Where a browser is missing they fail in CI; elsewhere they are
    /// ignored, and the second list says why.
    #[must_use]
    pub fn trials(self: &Arc<Self>, scenarios: Vec<Scenario>) -> (Vec<Trial>, Vec<String>) {
        let scenarios: Vec<_> = scenarios.into_iter().map(Arc::new).collect();
        let mut skipped = Vec::new();
        let mut trials = Vec::new();
        for browser in Browser::ALL {
            for scenario in &scenarios {
                if scenario.only.is_some_and(|only| only != browser) {
                    continue;
                }
                let missing = scenario.missing(&self.environment, browser);
                if let Some(missing) = &missing {
                    let why = format!("{browser}: {missing}");
                    if !skipped.contains(&why) {
                        skipped.push(why);
                    }
                }
                let (stage, scenario) = (Arc::clone(self), Arc::clone(scenario));
                let name = format!("{}::{}", browser.id(), scenario.name);
                let ignored = missing.is_some() && !self.environment.is_ci;
                let trial = Trial::test(name, move || match missing {
                    Some(missing) => Err(Failed::from(missing)),
                    None => stage.wait_for(stage.play(&scenario, browser)),
                });
                trials.push(trial.with_ignored_flag(ignored));
            }
        }
        (trials, skipped)
    }

    /// The folder for whatever browsers write.
    pub fn homes(&self) -> &Path {
        self.homes.path()
    }

    /// Runs something to its end while nothing else runs on this machine.
    ///
    /// # Errors
    /// Those of what runs.
    pub fn alone(&self, work: impl Future<Output = Result<()>>) -> Result<(), Failed> {
        self.wait_for(async {
            let _machine = self.machine.write().await;
            work.await
        })
    }

    /// Ends what was started for all.
    pub fn close(&self) {
        if let Some(display) = self.display.get() {
            self.runtime.block_on(display.close());
        }
    }

    fn wait_for(&self, work: impl Future<Output = Result<()>>) -> Result<(), Failed> {
        self.runtime.block_on(work).map_err(|error| Failed::from(format!("{error:#}")))
    }

    async fn play(&self, scenario: &Scenario, browser: Browser) -> Result<()> {
        let _machine = self.machine.read().await;
        let name = format!("{}-{}", browser.id(), scenario.name);
        let names = [name.clone(), format!("{name}-friend")];
        for old in names.iter().flat_map(|name| self.keepsakes(name)) {
            // Mostly there is none.
            let _ = fs::remove_file(old);
        }
        let site = Arc::new(Site::open(&self.environment.page).await?);
        let axe = if scenario.needs_axe {
            tokio::fs::read_to_string(self.environment.axe_core()?).await?
        } else {
            String::new()
        };
        let mut sessions = Vec::new();
        for browser in scenario.browsers(browser) {
            sessions.push((browser, self.session(browser, scenario.motion).await?));
        }
        let of_session = |(browser, session): &(Browser, Session)| {
            Page::new(session.client.clone(), Arc::clone(&site), *browser, axe.as_str().into())
        };
        let pages: Vec<_> = sessions.iter().map(of_session).collect();

        let played = timeout(DONE_WITHIN, async {
            (scenario.play)(pages.clone()).await?;
            for page in &pages {
                page.is_clean().await?;
            }
            Ok(())
        })
        .await
        .unwrap_or_else(|_| Err(anyhow!("not done after {} s", DONE_WITHIN.as_secs())));
        let mut outcome = played;
        for ((_, session), (page, name)) in sessions.into_iter().zip(pages.iter().zip(names)) {
            if let Err(error) = outcome {
                let saved = self.save(&name, page, &session).await;
                outcome = Err(anyhow!("{error:#}\n{saved}"));
            }
            session.end().await;
        }
        outcome
    }

    async fn session(&self, browser: Browser, motion: Motion) -> Result<Session> {
        let homes = self.homes.path();
        let display = if browser.needs_display() {
            Some(self.display.get_or_try_init(|| Display::open(homes)).await?.name())
        } else {
            None
        };
        let mut fault = anyhow!("{browser} did not start in {} s", STARTED_WITHIN.as_secs());
        for _ in 0..STARTS {
            let started = Session::start(&self.environment, browser, motion, display, homes);
            match timeout(STARTED_WITHIN, started).await {
                Ok(Ok(session)) => return Ok(session),
                Ok(Err(error)) => fault = error,
                Err(_) => {}
            }
        }
        Err(fault)
    }

    /// Saves what the browser shows and says where.
    async fn save(&self, name: &str, page: &Page, session: &Session) -> String {
        let [picture, source, log] = self.keepsakes(name);
        let mut notes = Vec::new();
        if let Err(error) = fs::create_dir_all(&self.environment.failures) {
            notes.push(format!("no folder: {error}"));
        }
        // Before what may take its time: it is there even where the browser no longer answers.
        if let Err(error) = fs::write(&log, session.log()) {
            notes.push(format!("no log: {error}"));
        }
        let failed = timeout(SAVED_WITHIN, page.save(&picture, &source)).await;
        notes.extend(failed.unwrap_or_else(|_| vec!["the browser no longer answers".into()]));
        notes.push(format!("to look at: {}, .html, .log", picture.display()));
        notes.join("\n")
    }

    /// What a failure of this name leaves: a picture, the page's source and the driver's log.
    fn keepsakes(&self, name: &str) -> [PathBuf; 3] {
        ["png", "html", "log"].map(|end| self.environment.failures.join(format!("{name}.{end}")))
    }
}

/// Browsers outlive a driver that is interrupted with this program; so they are ended here.
async fn leave_nothing_when_interrupted(homes: PathBuf) {
    let Ok(mut terminated) = signal(SignalKind::terminate()) else { return };
    tokio::select! {
        _ = terminated.recv() => {}
        _ = tokio::signal::ctrl_c() => {}
    }
    // What cannot be deleted at once, somebody was just writing to.
    for _ in 0..5 {
        process::end_those_at_home_in(&homes);
        if fs::remove_dir_all(&homes).is_ok() {
            break;
        }
    }
    std::process::exit(INTERRUPTED);
}
