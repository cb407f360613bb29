//! A monkey: it performs random actions on the page, in one tab or two, for a given time, and after each action checks
//! what must always hold. A seed determines the actions. When a check fails, the monkey searches for a shorter
//! sequence of actions that reproduces the failure.

mod action;
mod lines;
mod tabs;
mod truth;

use std::fmt::Write as _;
use std::mem;
use std::time::{Duration, Instant};

use anyhow::{Context, Result, ensure};
use fantoccini::error::{CmdError, ErrorStatus};
use in_a_row::storage_keys::{ARRANGED, GAME, PREFIX, key};
use rand::seq::IndexedRandom;
use rand::{RngExt, SeedableRng};
use rand_xoshiro::Xoshiro128PlusPlus;

use self::action::{Action, Spot};
use self::tabs::TabState;
use self::truth::PageState;
use crate::page::{Key, Page, Screen, Tab};
use crate::site::Variant;

/// The number of actions after which the page is opened afresh, with nothing stored, on another screen.
const LIFE: usize = 120;
/// How long the search for a shorter sequence may take.
const SHORTENED_WITHIN: Duration = Duration::from_secs(240);

const SCREENS: [Screen; 6] = [
    Screen::new(320, 568),
    Screen::new(360, 640),
    Screen::new(390, 844),
    Screen::new(640, 360),
    Screen::new(768, 1024),
    Screen::new(1280, 800),
];

/// Positions, a finished game, games by link, and invalid links.
const LINKS: [&str; 17] = [
    "3x3k3/b2a1c3",
    "3x3k3/a1b1a2b2a3",
    "4x4k4/a1b1c1d1",
    "15x15k5/h8i9h10i10h11h12h9h7g9f9g10g8",
    "15x15k5e/h8i9",
    "19x19k5/k10",
    "7x6k4/d1d2",
    "3x3x3k3/2b21a1",
    "4x4x4k4/1a14d4/1b1-2b2",
    "endless5/r0u0r1u1",
    "endless5/r0u0r10000u0r1u0o",
    "3x3k3/b2b2",
    "15x15k5/zz99",
    "nothing",
    "kqzfdbcx-1-bbmcrcjmvtx/3x3k3/b2",
    "kqzfdbcx-3-bbpdqnkxdxd/3x3k3/b2a1",
    "kqzfdbcx-3-bbrckqmwnrw/3x3k3/b2a1c1",
];

const TYPED: [&str; 8] = ["b2", "h8", "2b3", "r3u4", "3", "15", "a1 c3", "#3x3k3/b2"];

const KEYS: [Key; 14] = [
    Key::Tab,
    Key::Tab,
    Key::Enter,
    Key::Space,
    Key::Escape,
    Key::Left,
    Key::Up,
    Key::Right,
    Key::Down,
    Key::Home,
    Key::End,
    Key::Delete,
    Key::Backspace,
    Key::Enter,
];

/// How much longer than its playing time the monkey may take if it has found a fault.
pub const SHORTENING: Duration = Duration::from_secs(SHORTENED_WITHIN.as_secs() + 60);

/// Lets a monkey play with the page for this long.
///
/// # Errors
/// Fails if the monkey finds a fault; the error says which one and how to reproduce it.
pub async fn play(page: &Page, seed: u64, duration: Duration) -> Result<()> {
    let end = Instant::now() + duration;
    let mut done = 0;
    for life in 0.. {
        let mut random = Random::seed_from_u64(seed.wrapping_add(life << 32));
        let screen = random_screen(&mut random);
        let mut monkey = Monkey::begin(page, screen).await?;
        let mut actions = Vec::new();
        while actions.len() < LIFE && Instant::now() < end {
            let action = monkey.choose(&mut random);
            actions.push(action.clone());
            if let Err(error) = monkey.act(&action).await {
                monkey.keep_one_tab().await?;
                let is_of_driver = is_of_driver(&error);
                let Failure { description, recurs } = shorten(page, screen, actions, error).await;
                ensure!(
                    is_of_driver && !recurs,
                    "with --seed {seed}, in life {life}:\n{description}"
                );
                println!(
                    "{}: the driver failed once, in life {life}: {description}",
                    page.browser()
                );
                actions = Vec::new();
                break;
            }
        }
        monkey.end().await?;
        done += actions.len();
        if Instant::now() >= end {
            println!("{}: the monkey did {done} actions in {} lives", page.browser(), life + 1);
            break;
        }
    }
    Ok(())
}

type Random = Xoshiro128PlusPlus;

fn random_screen(random: &mut Random) -> Screen {
    SCREENS.choose(random).copied().unwrap_or(SCREENS[0])
}

/// A monkey and the page that it plays with, in one tab or two.
struct Monkey<'a> {
    page: &'a Page,
    /// The tab that it uses.
    current: Visit,
    /// The other tab.
    other: Option<Visit>,
    /// Whether it has had two tabs in this life. Then a review, which only one tab shows, may be of a game that is no
    /// longer the stored one.
    has_had_two_tabs: bool,
    is_connected: bool,
}

/// The page in a tab.
struct Visit {
    /// The tab, if there are two.
    tab: Option<Tab>,
    /// The tab's state when it was last observed.
    view: TabState,
    screen: Screen,
    /// How often the monkey can go back without leaving the page, as far as it knows.
    links: usize,
    /// Whether the monkey went back, perhaps further than it knows.
    may_have_left: bool,
    /// Whether the page was loaded since it was last observed.
    is_new: bool,
    /// Whether it was without a network since it was loaded. Its requests from then may fail at any later time.
    was_disconnected: bool,
}

impl Visit {
    fn new(tab: Option<Tab>, screen: Screen) -> Self {
        let view = TabState::default();
        Self {
            tab,
            view,
            screen,
            links: 0,
            may_have_left: false,
            is_new: true,
            was_disconnected: false,
        }
    }
}

impl<'a> Monkey<'a> {
    /// Opens the page as a new visitor.
    async fn begin(page: &'a Page, screen: Screen) -> Result<Self> {
        page.site().connect();
        page.visit("/blank").await?;
        page.run::<()>("localStorage.clear(); sessionStorage.clear()", []).await?;
        // After a failure, the last page may have left some.
        page.discard_messages().await?;
        open(page, screen).await?;
        let mut monkey = Self {
            page,
            current: Visit::new(None, screen),
            other: None,
            has_had_two_tabs: false,
            is_connected: true,
        };
        monkey.check().await?;
        Ok(monkey)
    }

    /// Chooses a random action that is possible now.
    fn choose(&self, random: &mut Random) -> Action {
        let state = &self.current.view.page;
        let place = |random: &mut Random| {
            let cells: Vec<_> = state.cells().filter(|_| state.has_cells).collect();
            let name = cells.choose(random)?;
            // In 3D, the layer comes first, which names call a level.
            let parts = if name.starts_with("level ") { 2 } else { 1 };
            Some(name.split(", ").take(parts).collect::<Vec<_>>().join(", "))
        };
        let spot =
            |random: &mut Random| Spot(random.random_range(0..1000), random.random_range(0..1000));
        let chosen = match random.random_range(0..100) {
            0..38 => place(random).map(Action::Tap),
            38..43 if self.other.is_none() => Some(Action::OpenTab),
            38..42 => Some(Action::SwitchTab),
            42 => Some(Action::CloseTab),
            43..74 => {
                let pressable = state.pressable.choose(random).cloned();
                pressable.map(|(role, name)| Action::Press(role, name))
            }
            74..79 => Some(Action::TapAt(spot(random))),
            79..82 => Some(Action::Drag(spot(random), spot(random))),
            82..90 => KEYS.choose(random).copied().map(Action::Key),
            90..92 => TYPED.choose(random).copied().map(Action::Type),
            92..94 => LINKS.choose(random).copied().map(Action::Open),
            94..97 => Some(Action::Reload),
            97 => Some(Action::Back),
            98 => Some(Action::Resize(random_screen(random))),
            _ if self.is_connected => Some(Action::Disconnect),
            _ => Some(Action::Connect),
        };
        chosen.unwrap_or(Action::Key(Key::Escape))
    }

    /// Performs an action, if that is possible, and checks the page.
    async fn act(&mut self, action: &Action) -> Result<()> {
        let page = self.page;
        match action {
            Action::Tap(place) => page.press_if_there("gridcell", &format!("{place},")).await?,
            Action::Press(role, name) => page.press_if_there(role, name).await?,
            Action::TapAt(spot) => page.press_at(&[spot.parts()]).await?,
            Action::Drag(from, to) => page.press_at(&[from.parts(), to.parts()]).await?,
            Action::Key(key) => page.press_keys([*key]).await?,
            Action::Type(text) => page.type_text(text).await?,
            Action::Open(link) => {
                page.set_link(link).await?;
                self.current.links += 1;
            }
            Action::Back if self.current.links > 0 => {
                page.go_back_by_script().await?;
                self.current.links -= 1;
                self.current.may_have_left = true;
            }
            Action::OpenTab if self.is_connected && self.other.is_none() => {
                return self.open_tab().await;
            }
            Action::SwitchTab => return self.leave_tab(false).await,
            Action::CloseTab => return self.leave_tab(true).await,
            Action::Reload if self.is_connected => return self.reload().await,
            Action::Back | Action::Reload | Action::OpenTab => {}
            Action::Resize(screen) => {
                page.resize(*screen).await?;
                self.current.screen = *screen;
            }
            Action::Disconnect => {
                page.site().disconnect();
                self.is_connected = false;
                self.current.was_disconnected = true;
                if let Some(other) = &mut self.other {
                    other.was_disconnected = true;
                }
            }
            Action::Connect => {
                page.site().connect();
                self.is_connected = true;
            }
        }
        self.check().await
    }

    /// Opens the page in another tab, and continues there.
    async fn open_tab(&mut self) -> Result<()> {
        self.check().await?;
        let [left_tab, new_tab] = self.page.open_tab_for_mouse().await?;
        self.current.tab = Some(left_tab);
        let screen = self.current.screen;
        open(self.page, screen).await?;
        let left = mem::replace(&mut self.current, Visit::new(Some(new_tab), screen));
        let view = left.view.clone();
        self.other = Some(left);
        self.has_had_two_tabs = true;
        self.arrive(&view).await
    }

    /// Switches to the other tab, if there is one. With `closes`, closes the current one.
    async fn leave_tab(&mut self, closes: bool) -> Result<()> {
        self.check().await?;
        let Some(other) = self.other.take() else { return Ok(()) };
        if closes {
            self.page.close_tab().await?;
        }
        let left = mem::replace(&mut self.current, other);
        if let Some(tab) = &self.current.tab {
            self.page.use_tab(tab).await?;
        }
        self.page.enter_screen().await?;
        let view = left.view.clone();
        self.other = (!closes).then_some(left);
        self.arrive(&view).await
    }

    /// If there are two tabs, closes the current one and switches to the other.
    async fn keep_one_tab(&mut self) -> Result<()> {
        if let Some(Visit { tab: Some(tab), .. }) = self.other.take() {
            self.page.close_tab().await?;
            self.page.use_tab(&tab).await?;
        }
        Ok(())
    }

    /// Ends this life. If the page was without a network, some of its requests may fail only now: leaves the page, and
    /// checks that it has no other faults.
    async fn end(mut self) -> Result<()> {
        let was_disconnected = |visit: &Visit| visit.was_disconnected;
        let expects_failures =
            was_disconnected(&self.current) || self.other.as_ref().is_some_and(was_disconnected);
        self.keep_one_tab().await?;
        if expects_failures {
            self.page.site().connect();
            self.page.visit("/blank").await?;
            let mut faults = self.page.take_messages().await?;
            faults.retain(|message| !is_about_network(message));
            ensure!(faults.is_empty(), "{}", faults.join("\n"));
        }
        Ok(())
    }

    /// Checks that this tab follows the one that was left, and has neither lost nor written anything.
    async fn arrive(&mut self, left: &TabState) -> Result<()> {
        let before = (!self.current.is_new).then(|| self.current.view.clone());
        self.page
            .until("what was done in the other tab", async || {
                self.observe().await?;
                let faults = tabs::faults(&self.current.view, before.as_ref(), left);
                Ok(if faults.is_empty() { Ok(()) } else { Err(faults.join("; ")) })
            })
            .await?;
        self.check().await
    }

    /// Reloads the page. It must show the same game, apart from moves that the computer plays meanwhile. If another
    /// game was on a board last, the page shows that one instead. It also leaves a link that it shows if the address has
    /// a later one that it could not open.
    async fn reload(&mut self) -> Result<()> {
        self.check().await?;
        let TabState { page: before, game_key } = self.current.view.clone();
        let is_last = before.last_key() == game_key;
        self.current.is_new = true;
        self.page.reload_screen().await?;
        is_complete(self.page).await?;
        let may_be_old = !before.is_played && (self.has_had_two_tabs || before.has_refused_link());
        let is_continued = |after: &PageState| {
            if !is_last {
                return true;
            }
            let shows_it = before.is_moving
                || after.shows_what_follows(&before)
                // Perhaps begun in a tab that was closed since.
                || after.has(ARRANGED)
                || may_be_old && after.shows_own_game();
            shows_it && after.game_continues(&before)
        };
        self.page
            .until("the same game after a reload", async || {
                self.check().await?;
                let after = &self.current.view.page;
                Ok(if is_continued(after) {
                    Ok(())
                } else {
                    Err(format!("{} instead of {}", after.described(), before.described()))
                })
            })
            .await?;
        self.current.was_disconnected = false;
        Ok(())
    }

    /// Reads the page's state; returns `None` if this is not the page.
    async fn read(&self) -> Result<Option<PageState>> {
        // The script calls its arguments PREFIX and GAME.
        let keys = [PREFIX.into(), key(GAME).into()];
        self.page.run(include_str!("monkey/state.js"), keys).await
    }

    /// Reads the page's state and records it. If the monkey has left the page, opens it again.
    async fn observe(&mut self) -> Result<()> {
        let mut state = self.read().await;
        if self.current.may_have_left && !matches!(state, Ok(Some(_))) {
            self.page.site().connect();
            open(self.page, self.current.screen).await?;
            let was_disconnected = self.current.was_disconnected;
            let tab = self.current.tab.take();
            self.current = Visit { was_disconnected, ..Visit::new(tab, self.current.screen) };
            self.is_connected = true;
            state = self.read().await;
        }
        let state = state?.context("the page is gone")?;
        let is_new = mem::take(&mut self.current.is_new);
        self.current.view.update(state, is_new);
        Ok(())
    }

    /// Checks what must always hold.
    async fn check(&mut self) -> Result<()> {
        self.observe().await?;
        let mut faults = self.current.view.page.faults();
        let messages = self.page.take_messages().await?;
        let was_disconnected = self.current.was_disconnected;
        let is_expected = |message: &String| was_disconnected && is_about_network(message);
        faults.extend(messages.into_iter().filter(|message| !is_expected(message)));
        ensure!(faults.is_empty(), "{}", faults.join("\n"));
        Ok(())
    }
}

/// Opens the page and waits until it is complete.
async fn open(page: &Page, screen: Screen) -> Result<()> {
    page.open_variant_on(screen, Variant::Walked).await?;
    is_complete(page).await
}

/// Waits until the late code has started, and has stored what it stores at its start. Without a network it would never
/// load, and a page without it does not follow other tabs.
async fn is_complete(page: &Page) -> Result<()> {
    page.until("the late code", async || {
        let is_there = page.run("return document.querySelector('.moves') !== null", []).await?;
        Ok(if is_there { Ok(()) } else { Err("no list of moves".into()) })
    })
    .await
}

/// Returns whether this console message is about a request that got no answer.
fn is_about_network(message: &str) -> bool {
    // The last three are those of a failed fetch in Chromium, Firefox and WebKit.
    let parts = [
        "Failed to load resource",
        "does not load",
        "Failed to fetch",
        "NetworkError",
        "Load failed",
    ];
    parts.iter().any(|words| message.contains(words))
}

/// Returns the driver's code for this error, if it comes from the driver. WebKit's driver adds no message to it.
fn status_of(error: &anyhow::Error) -> Option<&ErrorStatus> {
    match error.chain().find_map(|cause| cause.downcast_ref())? {
        CmdError::Standard(error) => Some(&error.error),
        _ => None,
    }
}

/// Returns whether the driver rather than the page seems to have failed: it reports an unknown error or a timeout. With
/// libsoup 3.2, WebKitGTK loses a request now and then; its log then has the critical warning `item->task != NULL`.
fn is_of_driver(error: &anyhow::Error) -> bool {
    matches!(status_of(error), Some(ErrorStatus::Timeout | ErrorStatus::UnknownError))
}

/// A failure and how to reproduce it.
struct Failure {
    /// The error, and the shortest sequence of actions that was found to cause it.
    description: String,
    /// Whether it happened again when the actions were repeated.
    recurs: bool,
}

/// Searches for a short sequence of actions that causes this error, by repeating fewer and fewer of them from the
/// beginning, as long as time allows.
async fn shorten(
    page: &Page,
    screen: Screen,
    mut actions: Vec<Action>,
    mut error: anyhow::Error,
) -> Failure {
    let deadline = Instant::now() + SHORTENED_WITHIN;
    let mut recurs = false;
    let mut size = actions.len();
    while size > 0 {
        let mut start = 0;
        while start < actions.len() && Instant::now() < deadline {
            let mut fewer = actions.clone();
            // The first attempt repeats all of them.
            if recurs {
                fewer.drain(start..actions.len().min(start + size));
            }
            match repeat(page, screen, &fewer).await {
                Err((done, again)) => {
                    fewer.truncate(done);
                    (actions, error) = (fewer, again);
                    if !mem::replace(&mut recurs, true) {
                        break;
                    }
                }
                Ok(()) if recurs => start += size,
                Ok(()) => break,
            }
        }
        size = if recurs { size / 2 } else { 0 };
    }
    let status = status_of(&error).map_or_else(String::new, |status| format!(" ({status})"));
    let mut description = format!("{error:#}{status}\non a screen of {screen}, after:");
    for action in &actions {
        let _ = write!(description, "\n  {action}");
    }
    if !recurs {
        description += "\nIt did not happen again when the actions were repeated.";
    }
    Failure { description, recurs }
}

/// Performs these actions from the beginning. The error contains how many of them were needed.
async fn repeat(
    page: &Page,
    screen: Screen,
    actions: &[Action],
) -> Result<(), (usize, anyhow::Error)> {
    let mut monkey = Monkey::begin(page, screen).await.map_err(|error| (0, error))?;
    let mut result = Ok(());
    for (done, action) in (1..).zip(actions) {
        result = monkey.act(action).await.map_err(|error| (done, error));
        if result.is_err() {
            break;
        }
    }
    let is_closed = monkey.keep_one_tab().await;
    result.and(is_closed.map_err(|error| (actions.len(), error)))
}

#[cfg(test)]
mod tests {
    use anyhow::{Context, Result, anyhow};
    use fantoccini::error::{CmdError, ErrorStatus, WebDriver};

    use super::is_of_driver;

    #[test]
    fn failures_of_the_driver_are_distinguished_from_those_of_the_page() {
        let of_driver = |status| {
            let failed: Result<(), _> = Err(CmdError::Standard(WebDriver::new(status, "")));
            is_of_driver(&failed.context("the page does not open").expect_err("it failed"))
        };
        assert!(of_driver(ErrorStatus::Timeout));
        assert!(of_driver(ErrorStatus::UnknownError));
        assert!(!of_driver(ErrorStatus::JavascriptError));
        assert!(!is_of_driver(&anyhow!("the board is empty")));
    }
}
