//! Scenarios: what is played in every browser, by one person or by two, each with a browser of their own.

use std::future::Future;
use std::pin::Pin;
use std::sync::Arc;
use std::time::Duration;

use anyhow::{Result, anyhow};

use crate::browser::{Browser, Motion};
use crate::environment::{Environment, Missing};
use crate::page::Page;
use crate::site::Time;

/// How long a scenario may take that says nothing else.
const DONE_WITHIN: Duration = Duration::from_secs(240);

type Played = Pin<Box<dyn Future<Output = Result<()>>>>;

/// Something that is played in every browser.
#[derive(Clone)]
pub struct Scenario {
    pub(crate) name: &'static str,
    pub(crate) motion: Motion,
    pub(crate) time: Time,
    pub(crate) needs_axe: bool,
    only: Option<Browser>,
    /// How long it may take.
    pub(crate) done_within: Duration,
    /// In the others it is played on demand.
    mainly: Option<Browser>,
    /// It is played in the whole Chromium, where that is there; the others are on demand.
    in_whole: bool,
    friend: Option<Friend>,
    /// What is played before it in the same browser.
    pub(crate) before: Vec<Scenario>,
    /// Plays it on the pages of its browsers.
    pub(crate) play: Arc<dyn Fn(Vec<Page>) -> Played + Send + Sync>,
}

/// Who plays along, in a browser that knows nothing of the first one.
#[derive(Clone, Copy)]
enum Friend {
    InTheSame,
    In(Browser),
}

impl Scenario {
    /// A scenario of this name.
    pub fn new<F>(name: &'static str, play: impl Fn(Page) -> F + Send + Sync + 'static) -> Self
    where
        F: Future<Output = Result<()>> + 'static,
    {
        Self::of(name, None, move |[page]| play(page))
    }

    /// A scenario of this name for two, who have the same browser, but not the same profile.
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

    /// Its subject is motion, or what may go wrong while something moves. The others are played for users
    /// who ask for less of it, because without a graphics card the processor paints every frame: the twelve
    /// scenarios `plays_…` take 51 s of it instead of 74 in Firefox, 38 instead of 46 in WebKit, and 30
    /// instead of 35 in Chromium.
    #[must_use]
    pub fn with_full_motion(self) -> Self {
        Self { motion: Motion::Full, ..self }
    }

    /// Its subject is time: the game's pauses are as long as for those who play.
    #[must_use]
    pub fn in_real_time(self) -> Self {
        Self { time: Time::Real, ..self }
    }

    /// It looks with axe-core.
    #[must_use]
    pub fn with_axe(self) -> Self {
        Self { needs_axe: true, ..self }
    }

    /// It may take so long.
    #[must_use]
    pub fn done_within(self, done_within: Duration) -> Self {
        Self { done_within, ..self }
    }

    /// It makes sense in this browser only.
    #[must_use]
    pub fn only_in(self, browser: Browser) -> Self {
        Self { only: Some(browser), ..self }
    }

    /// This browser is enough, because what it is about is the page's own doing. The others play it only
    /// where they are asked to, with `--include-ignored`.
    #[must_use]
    pub fn mainly_in(self, browser: Browser) -> Self {
        Self { mainly: Some(browser), ..self }
    }

    /// It depends on what the whole Chromium has and the headless shell has not: where both are there, it is played in
    /// the whole one.
    #[must_use]
    pub fn in_whole_chromium(self) -> Self {
        Self { in_whole: true, ..self }
    }

    /// Of two, the second has this browser.
    #[must_use]
    pub fn with_friend_in(self, browser: Browser) -> Self {
        Self { friend: Some(Friend::In(browser)), ..self }
    }

    /// It is played in a browser in which these were played before.
    #[must_use]
    pub fn after(self, before: impl Into<Vec<Self>>) -> Self {
        Self { before: before.into(), ..self }
    }

    /// Its name.
    #[must_use]
    pub const fn name(&self) -> &'static str {
        self.name
    }

    /// Whether it makes sense in this browser.
    pub(crate) fn is_for(&self, browser: Browser) -> bool {
        self.only.is_none_or(|only| only == browser.engine())
    }

    /// Whether it is played in this browser only on demand. `has_whole` says that the whole Chromium is there beside the
    /// headless shell: it plays its scenarios in place of the shell.
    pub(crate) fn is_on_demand(&self, browser: Browser, has_whole: bool) -> bool {
        match browser {
            Browser::WholeChromium => !self.in_whole,
            Browser::Chromium if has_whole && self.in_whole => true,
            _ => self.mainly.is_some_and(|mainly| mainly != browser),
        }
    }

    /// The browsers that it is played in, where the first is this one.
    pub(crate) fn browsers(&self, browser: Browser) -> Vec<Browser> {
        let friend = self.friend.map(|friend| match friend {
            Friend::InTheSame => browser,
            Friend::In(other) => other,
        });
        [browser].into_iter().chain(friend).collect()
    }

    /// What it needs for being played in this browser and is not there.
    pub(crate) fn missing(&self, environment: &Environment, browser: Browser) -> Option<Missing> {
        let of_browser = |browser| {
            environment.driver(browser).err().or_else(|| environment.browser(browser).err())
        };
        let axe = if self.needs_axe { environment.axe_core().err() } else { None };
        self.browsers(browser).into_iter().find_map(of_browser).or(axe)
    }
}
