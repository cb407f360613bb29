//! Scenarios, for one person or for two, each with their own browser.

use std::future::Future;
use std::pin::Pin;
use std::sync::Arc;
use std::time::Duration;

use anyhow::{Result, anyhow};

use crate::browser::{Browser, Motion};
use crate::environment::{Environment, Missing};
use crate::page::Page;
use crate::site::Time;

/// The default time limit of a scenario.
const DONE_WITHIN: Duration = Duration::from_secs(240);

type Played = Pin<Box<dyn Future<Output = Result<()>>>>;

/// A scenario: something that a person does on the page, and what must come of it.
#[derive(Clone)]
pub struct Scenario {
    pub(crate) name: &'static str,
    pub(crate) motion: Motion,
    pub(crate) time: Time,
    pub(crate) needs_axe: bool,
    only: Option<Browser>,
    /// The time limit.
    pub(crate) done_within: Duration,
    /// The browser that is enough; the others run it on demand.
    mainly: Option<Browser>,
    /// Whether the full Chromium runs it if it is installed.
    in_whole: bool,
    friend: Option<Friend>,
    /// The scenarios that run before it in the same browser.
    pub(crate) before: Vec<Scenario>,
    /// Runs it on the pages of its browsers.
    pub(crate) play: Arc<dyn Fn(Vec<Page>) -> Played + Send + Sync>,
}

/// The second person, whose browser shares nothing with the first one.
#[derive(Clone, Copy)]
enum Friend {
    InTheSame,
    In(Browser),
}

impl Scenario {
    /// Creates a scenario with this name.
    pub fn new<F>(name: &'static str, play: impl Fn(Page) -> F + Send + Sync + 'static) -> Self
    where
        F: Future<Output = Result<()>> + 'static,
    {
        Self::of(name, None, move |[page]| play(page))
    }

    /// Creates a scenario with this name for two people, who use the same browser with different profiles.
    pub fn of_two<F>(name: &'static str, play: fn([Page; 2]) -> F) -> Self
    where
        F: Future<Output = Result<()>> + 'static,
    {
        Self::of(name, Some(Friend::InTheSame), play)
    }

    fn of<const PAGES: usize, F>(
        name: &'static str,
        friend: Option<Friend>,
        play: impl Fn([Page; PAGES]) -> F + Send + Sync + 'static,
    ) -> Self
    where
        F: Future<Output = Result<()>> + 'static,
    {
        let play = move |pages: Vec<Page>| -> Played {
            match <[Page; PAGES]>::try_from(pages) {
                Ok(pages) => Box::pin(play(pages)),
                Err(pages) => Box::pin(async move {
                    Err(anyhow!("{} pages for a scenario of {PAGES}", pages.len()))
                }),
            }
        };
        let play = Arc::new(play);
        Self {
            name,
            motion: Motion::Reduced,
            time: Time::AtOnce,
            needs_axe: false,
            only: None,
            done_within: DONE_WITHIN,
            mainly: None,
            in_whole: false,
            friend,
            before: Vec::new(),
            play,
        }
    }

    /// Runs this scenario with full motion, because it tests motion, or something that may fail while things move. The
    /// others ask for reduced motion: without a graphics card, the processor paints every frame. With it, the twelve
    /// scenarios `plays_…` take 51 s of the processor's time instead of 74 in Firefox, 38 instead of 46 in WebKit, and 30
    /// instead of 35 in Chromium.
    #[must_use]
    pub fn with_full_motion(self) -> Self {
        Self { motion: Motion::Full, ..self }
    }

    /// Runs this scenario with the game's real pauses, because it tests timing.
    #[must_use]
    pub fn in_real_time(self) -> Self {
        Self { time: Time::Real, ..self }
    }

    /// Gives this scenario axe-core.
    #[must_use]
    pub fn with_axe(self) -> Self {
        Self { needs_axe: true, ..self }
    }

    /// Sets the time limit.
    #[must_use]
    pub fn done_within(self, done_within: Duration) -> Self {
        Self { done_within, ..self }
    }

    /// Limits this scenario to this browser.
    #[must_use]
    pub fn only_in(self, browser: Browser) -> Self {
        Self { only: Some(browser), ..self }
    }

    /// Runs this scenario only in this browser, because it tests something that the page itself decides. The others run it
    /// with `--include-ignored`.
    #[must_use]
    pub fn mainly_in(self, browser: Browser) -> Self {
        Self { mainly: Some(browser), ..self }
    }

    /// Runs this scenario in the full Chromium if it is installed, because it depends on something that the headless shell
    /// lacks.
    #[must_use]
    pub fn in_whole_chromium(self) -> Self {
        Self { in_whole: true, ..self }
    }

    /// Gives the second person this browser.
    #[must_use]
    pub fn with_friend_in(self, browser: Browser) -> Self {
        Self { friend: Some(Friend::In(browser)), ..self }
    }

    /// Runs these scenarios before this one in the same browser.
    #[must_use]
    pub fn after(self, before: impl Into<Vec<Self>>) -> Self {
        Self { before: before.into(), ..self }
    }

    /// Returns the name.
    #[must_use]
    pub const fn name(&self) -> &'static str {
        self.name
    }

    /// Returns whether this scenario is for this browser.
    pub(crate) fn is_for(&self, browser: Browser) -> bool {
        self.only.is_none_or(|only| only == browser.engine())
    }

    /// Returns whether this browser runs this scenario only on demand. `has_whole` says that the full Chromium is installed
    /// beside the headless shell. It runs its scenarios instead of the shell.
    pub(crate) fn is_on_demand(&self, browser: Browser, has_whole: bool) -> bool {
        match browser {
            Browser::WholeChromium => !self.in_whole,
            Browser::Chromium if has_whole && self.in_whole => true,
            _ => self.mainly.is_some_and(|mainly| mainly != browser),
        }
    }

    /// Returns the browsers that this scenario uses if the first one is this.
    pub(crate) fn browsers(&self, browser: Browser) -> Vec<Browser> {
        let friend = self.friend.map(|friend| match friend {
            Friend::InTheSame => browser,
            Friend::In(other) => other,
        });
        [browser].into_iter().chain(friend).collect()
    }

    /// Returns what this scenario needs in this browser and is not installed.
    pub(crate) fn missing(&self, environment: &Environment, browser: Browser) -> Option<Missing> {
        let of_browser = |browser| {
            environment.driver(browser).err().or_else(|| environment.browser(browser).err())
        };
        let axe = if self.needs_axe { environment.axe_core().err() } else { None };
        self.browsers(browser).into_iter().find_map(of_browser).or(axe)
    }
}
