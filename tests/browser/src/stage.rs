//! The stage of a run: keeps browsers for its scenarios, and saves what a failure looks like.

use std::fs;
use std::future::Future;
use std::iter;
use std::path::{Path, PathBuf};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::{Duration, Instant};

use anyhow::{Result, anyhow};
use libtest_mimic::{Failed, Trial};
use tokio::runtime::{Builder, Runtime};
use tokio::signal::unix::{SignalKind, signal};
use tokio::time::timeout;

use crate::browser::Browser;
use crate::browsers::Browsers;
use crate::driver::Session;
use crate::environment::Environment;
use crate::page::Page;
use crate::process;
use crate::scenario::Scenario;
use crate::site::Site;
use crate::times::Times;

/// The time limit for saving what a failure looks like.
const SAVED_WITHIN: Duration = Duration::from_secs(20);

/// The exit status of a program that was interrupted.
const INTERRUPTED: i32 = 130;

/// What browsers log when they crash for a reason that no page can cause. WebKitGTK now and then cannot compile the shaders
/// that are built into it (`SkSLModuleLoader.cpp`).
const OWN_CRASHES: [&str; 1] = ["Unable to load module sksl_"];

/// Why a scenario has failed.
struct Failure {
    error: anyhow::Error,
    /// What the browser logged, if it crashed by itself.
    crash: Option<String>,
}

impl From<anyhow::Error> for Failure {
    fn from(error: anyhow::Error) -> Self {
        Self { error, crash: None }
    }
}

/// The state that the tests of a run share.
pub struct Stage {
    /// The paths of programs and files.
    pub environment: Arc<Environment>,
    /// The times of the run.
    pub times: Arc<Times>,
    runtime: Runtime,
    browsers: Browsers,
    /// The sites, kept until the end of the run: a port that was used again would be a used origin.
    sites: Mutex<Vec<Arc<Site>>>,
}

impl Stage {
    /// Creates an empty stage.
    ///
    /// # Errors
    /// No threads can be started.
    pub fn new(environment: Environment) -> Result<Self> {
        let runtime = Builder::new_multi_thread().enable_all().build()?;
        let environment = Arc::new(environment);
        let times = Arc::<Times>::default();
        let browsers = Browsers::new(Arc::clone(&environment), Arc::clone(&times))?;
        runtime.spawn(leave_nothing_when_interrupted(browsers.homes().to_owned()));
        Ok(Self { environment, times, runtime, browsers, sites: Mutex::default() })
    }

    /// Returns the tests of these scenarios. If a browser is missing, its tests fail in CI; elsewhere they are ignored, and
    /// the second list says why. Tests for which another browser is enough are ignored, too.
    #[must_use]
    pub fn trials(self: &Arc<Self>, scenarios: Vec<Scenario>) -> (Vec<Trial>, Vec<String>) {
        let scenarios: Vec<_> = scenarios.into_iter().map(Arc::new).collect();
        let mut skipped = Vec::new();
        let mut trials = Vec::new();
        let has_whole = self.environment.browsers().any(|it| it == Browser::WholeChromium);
        for browser in self.environment.browsers() {
            for scenario in scenarios.iter().filter(|it| it.is_for(browser)) {
                let missing = scenario.missing(&self.environment, browser);
                if let Some(missing) = &missing {
                    let why = format!("{browser}: {missing}");
                    if !skipped.contains(&why) {
                        skipped.push(why);
                    }
                }
                let (stage, scenario) = (Arc::clone(self), Arc::clone(scenario));
                let name = format!("{}::{}", browser.id(), scenario.name);
                let is_skipped = missing.is_some() && !self.environment.is_ci;
                let ignored = scenario.is_on_demand(browser, has_whole) || is_skipped;
                let trial = Trial::test(name, move || match missing {
                    Some(missing) => Err(Failed::from(missing)),
                    None => stage.wait_for(stage.play(&scenario, browser)),
                });
                trials.push(trial.with_ignored_flag(ignored));
            }
        }
        (trials, skipped)
    }

    /// Returns the folder in which browsers write.
    pub fn homes(&self) -> &Path {
        self.browsers.homes()
    }

    /// Ends the browsers.
    pub fn close(&self) {
        self.runtime.block_on(self.browsers.close());
    }

    /// Waits for this work.
    ///
    /// # Errors
    /// The work fails.
    pub fn wait_for(&self, work: impl Future<Output = Result<()>>) -> Result<(), Failed> {
        self.runtime.block_on(work).map_err(|error| Failed::from(format!("{error:#}")))
    }

    /// Plays a scenario. If the browser crashes by itself, plays it once more in another one.
    async fn play(&self, scenario: &Scenario, browser: Browser) -> Result<()> {
        let Err(failure) = self.play_in_browsers(scenario, browser).await else { return Ok(()) };
        let Some(crash) = failure.crash else { return Err(failure.error) };
        println!("{browser} crashed by itself in {}: {crash}", scenario.name);
        self.play_in_browsers(scenario, browser).await.map_err(|failure| failure.error)
    }

    async fn play_in_browsers(&self, scenario: &Scenario, browser: Browser) -> Result<(), Failure> {
        let mut sessions = Vec::new();
        for browser in scenario.browsers(browser) {
            sessions.push(self.browsers.take(browser, scenario.motion).await?);
        }
        let since = Instant::now();
        let played = self.play_in_turn(scenario, browser, &sessions).await;
        let name = format!("{}::{}", browser.id(), scenario.name);
        self.times.add_scenario(browser, name, since.elapsed());
        let crash = sessions.iter().find_map(|session| own_crash(&session.log()));
        for session in sessions {
            match played {
                Ok(()) => self.browsers.give_back(session).await,
                Err(_) => self.browsers.end(session).await,
            }
        }
        played.map_err(|error| Failure { error, crash })
    }

    /// Runs the scenarios that come before this one, and then this one, in the same browsers.
    async fn play_in_turn(
        &self,
        scenario: &Scenario,
        browser: Browser,
        sessions: &[Session],
    ) -> Result<()> {
        for part in &scenario.before {
            self.play_once(part, browser, sessions).await?;
            for session in sessions {
                session.close_windows().await?;
                session.open_window().await?;
            }
        }
        self.play_once(scenario, browser, sessions).await
    }

    async fn play_once(
        &self,
        scenario: &Scenario,
        browser: Browser,
        sessions: &[Session],
    ) -> Result<()> {
        let name = format!("{}-{}", browser.id(), scenario.name);
        let names = [name.clone(), format!("{name}-friend")];
        for old in names.iter().flat_map(|name| self.keepsakes(name)) {
            // Mostly there is none.
            let _ = fs::remove_file(old);
        }
        let site = Arc::new(Site::open(&self.environment.page, scenario.time).await?);
        site.send_uncompressed();
        self.sites.lock().unwrap_or_else(PoisonError::into_inner).push(Arc::clone(&site));
        let axe = if scenario.needs_axe {
            tokio::fs::read_to_string(self.environment.axe_core()?).await?
        } else {
            String::new()
        };
        let of_session = |Session { client, browser, .. }: &Session| {
            Page::new(client.clone(), Arc::clone(&site), *browser, axe.as_str().into())
        };
        let pages: Vec<_> = sessions.iter().map(of_session).collect();

        let played = timeout(scenario.done_within, async {
            (scenario.play)(pages.clone()).await?;
            for page in &pages {
                page.is_clean().await?;
            }
            Ok(())
        })
        .await
        .unwrap_or_else(|_| Err(anyhow!("not done after {} s", scenario.done_within.as_secs())));
        let mut outcome = played;
        for (session, (page, name)) in iter::zip(sessions, iter::zip(&pages, names)) {
            if let Err(error) = outcome {
                let saved = self.save(&name, page, session).await;
                outcome = Err(anyhow!("{error:#}\n{saved}"));
            }
        }
        outcome
    }

    /// Saves what the browser shows, and tells where.
    async fn save(&self, name: &str, page: &Page, session: &Session) -> String {
        let [picture, source, log, console] = self.keepsakes(name);
        let mut notes = Vec::new();
        if let Err(error) = fs::create_dir_all(&self.environment.failures) {
            notes.push(format!("no folder: {error}"));
        }
        // First, because it works even if the browser no longer answers.
        if let Err(error) = fs::write(&log, session.log()) {
            notes.push(format!("no log: {error}"));
        }
        if session.answers().await {
            let failed = timeout(SAVED_WITHIN, page.save(&picture, &source, &console)).await;
            notes.extend(failed.unwrap_or_else(|_| vec!["no picture in time".into()]));
        } else {
            notes.push(format!("{} no longer answers; its processes:", session.browser));
            notes.extend(session.processes());
        }
        notes.push(format!("to look at: {}, .html, .log, .console", picture.display()));
        notes.join("\n")
    }

    /// Returns the files of the failure with this name: a picture, the page's source, the driver's log and the console.
    fn keepsakes(&self, name: &str) -> [PathBuf; 4] {
        ["png", "html", "log", "console"]
            .map(|end| self.environment.failures.join(format!("{name}.{end}")))
    }
}

/// Returns the line of a browser's log that says that it crashed for a reason that no page can cause.
fn own_crash(log: &str) -> Option<String> {
    log.lines().find(|line| OWN_CRASHES.iter().any(|crash| line.contains(crash))).map(str::to_owned)
}

/// Ends the browsers when this program is interrupted, because they outlive their drivers.
async fn leave_nothing_when_interrupted(homes: PathBuf) {
    let Ok(mut terminated) = signal(SignalKind::terminate()) else { return };
    tokio::select! {
        _ = terminated.recv() => {}
        _ = tokio::signal::ctrl_c() => {}
    }
    // A folder can't be deleted while somebody writes into it.
    for _ in 0..5 {
        process::end_those_at_home_in(&homes);
        if fs::remove_dir_all(&homes).is_ok() {
            break;
        }
    }
    std::process::exit(INTERRUPTED);
}
