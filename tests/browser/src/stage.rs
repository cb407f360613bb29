//! What all scenarios of a run are played on: browsers are kept for them, and what a failure looks like
//! is saved.

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

/// How long it may take to save what a failure looks like.
const SAVED_WITHIN: Duration = Duration::from_secs(20);

/// What shells expect of a program that was interrupted.
const INTERRUPTED: i32 = 130;

/// Everything that the tests of a run share.
pub struct Stage {
    /// Where things are.
    pub environment: Arc<Environment>,
    /// What the run was spent on.
    pub times: Arc<Times>,
    runtime: Runtime,
    browsers: Browsers,
    /// Kept until the end of the run: a port that came twice would be an origin that somebody has used.
    sites: Mutex<Vec<Arc<Site>>>,
}

impl Stage {
    /// A stage with nothing on it yet.
    ///
    /// # Errors
    /// No threads are to be had.
    pub fn new(environment: Environment) -> Result<Self> {
        let runtime = Builder::new_multi_thread().enable_all().build()?;
        let environment = Arc::new(environment);
        let times = Arc::<Times>::default();
        let browsers = Browsers::new(Arc::clone(&environment), Arc::clone(&times))?;
        runtime.spawn(leave_nothing_when_interrupted(browsers.homes().to_owned()));
        Ok(Self { environment, times, runtime, browsers, sites: Mutex::default() })
    }

    /// The tests of these scenarios. Where a browser is missing they fail in CI; elsewhere they are
    /// ignored, and the second list says why. Ignored are also those for which another browser is enough.
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

    /// The folder for whatever browsers write.
    pub fn homes(&self) -> &Path {
        self.browsers.homes()
    }

    /// Ends what was started for all.
    pub fn close(&self) {
        self.runtime.block_on(self.browsers.close());
    }

    /// Runs something to its end.
    ///
    /// # Errors
    /// Those of what runs.
    pub fn wait_for(&self, work: impl Future<Output = Result<()>>) -> Result<(), Failed> {
        self.runtime.block_on(work).map_err(|error| Failed::from(format!("{error:#}")))
    }

    async fn play(&self, scenario: &Scenario, browser: Browser) -> Result<()> {
        let mut sessions = Vec::new();
        for browser in scenario.browsers(browser) {
            sessions.push(self.browsers.take(browser, scenario.motion).await?);
        }
        let since = Instant::now();
        let played = self.play_in_turn(scenario, browser, &sessions).await;
        let name = format!("{}::{}", browser.id(), scenario.name);
        self.times.add_scenario(browser, name, since.elapsed());
        for session in sessions {
            match played {
                Ok(()) => self.browsers.give_back(session).await,
                Err(_) => self.browsers.end(session).await,
            }
        }
        played
    }

    /// Plays what is to be played before a scenario, and then the scenario, in the same browsers.
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

    /// Saves what the browser shows and says where.
    async fn save(&self, name: &str, page: &Page, session: &Session) -> String {
        let [picture, source, log, console] = self.keepsakes(name);
        let mut notes = Vec::new();
        if let Err(error) = fs::create_dir_all(&self.environment.failures) {
            notes.push(format!("no folder: {error}"));
        }
        // Before what may take its time: it is there even where the browser no longer answers.
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

    /// What a failure of this name leaves: a picture, the page's source, the driver's log and the console.
    fn keepsakes(&self, name: &str) -> [PathBuf; 4] {
        ["png", "html", "log", "console"]
            .map(|end| self.environment.failures.join(format!("{name}.{end}")))
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
