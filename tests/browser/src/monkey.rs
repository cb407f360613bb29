//! A monkey: it does whatever can be done with the page, by chance, in one tab or two, for as long as one
//! likes, and after each thing looks whether the page is as it always has to be. The chance is of a seed;
//! when something is wrong, what was done is shortened to what it takes.

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
use self::tabs::View;
use self::truth::Shown;
use crate::page::{Key, Page, Screen, Tab};
use crate::site::Variant;

/// How much is done before the page is opened anew, with nothing stored, on another screen.
const LIFE: usize = 120;
/// How long a failure may be shortened for.
const SHORTENED_WITHIN: Duration = Duration::from_secs(240);

const SCREENS: [Screen; 6] = [
    Screen::new(320, 568),
    Screen::new(360, 640),
    Screen::new(390, 844),
    Screen::new(640, 360),
    Screen::new(768, 1024),
    Screen::new(1280, 800),
];

/// Positions, a finished game, games by link, and what is no link.
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

/// How much longer than it plays it may take, where it has found something.
pub const SHORTENING: Duration = Duration::from_secs(SHORTENED_WITHIN.as_secs() + 60);

/// Has a monkey play with the page for this long.
///
/// # Errors
/// Something is wrong: then the error says what, and how one gets there.
pub async fn play(page: &Page, seed: u64, duration: Duration) -> Result<()> {
    let end = Instant::now() + duration;
    let mut done = 0;
    for life in 0.. {
        let mut random = Random::seed_from_u64(seed.wrapping_add(life << 32));
        let screen = screen_by(&mut random);
        let mut monkey = Monkey::begin(page, screen).await?;
        let mut actions = Vec::new();
        while actions.len() < LIFE && Instant::now() < end {
            let action = monkey.choose(&mut random);
            actions.push(action.clone());
            if let Err(error) = monkey.act(&action).await {
                monkey.keep_one_tab().await?;
                let is_of_driver = is_of_driver(&error);
                let Found { told, comes_again } = shorten(page, screen, actions, error).await;
                ensure!(
                    is_of_driver && !comes_again,
                    "with --seed {seed}, in life {life}:\n{told}"
                );
                println!("{}: the driver failed once, in life {life}: {told}", page.browser());
                actions = Vec::new();
                break;
            }
        }
        monkey.keep_one_tab().await?;
        done += actions.len();
        if Instant::now() >= end {
            println!("{}: the monkey did {done} things in {} lives", page.browser(), life + 1);
            break;
        }
    }
    Ok(())
}

type Random = Xoshiro128PlusPlus;

fn screen_by(random: &mut Random) -> Screen {
    SCREENS.choose(random).copied().unwrap_or(SCREENS[0])
}

/// A monkey with the page that it plays with, in one tab or two.
struct Monkey<'a> {
    page: &'a Page,
    /// The tab that it uses.
    here: Visited,
    /// The other one.
    away: Option<Visited>,
    /// There were two in this life: what is shown here alone, as a review, need not be of what is stored.
    has_had_two: bool,
    is_connected: bool,
}

/// A tab with the page.
struct Visited {
    /// Which one, where there are two.
    tab: Option<Tab>,
    /// What was seen there last.
    view: View,
    screen: Screen,
    /// How often one can go back, as far as that can be known, without leaving the page.
    links: usize,
    /// The monkey went back, perhaps further than it knows.
    may_have_left: bool,
    /// The page was loaded, and nobody has looked since.
    is_new: bool,
}

impl Visited {
    fn new(tab: Option<Tab>, screen: Screen) -> Self {
        let view = View::default();
        Self { tab, view, screen, links: 0, may_have_left: false, is_new: true }
    }
}

impl<'a> Monkey<'a> {
    /// The page as somebody finds it who has never been there.
    async fn begin(page: &'a Page, screen: Screen) -> Result<Self> {
        page.site().connect();
        page.visit("/blank").await?;
        page.run::<()>("localStorage.clear(); sessionStorage.clear()", []).await?;
        open(page, screen).await?;
        let mut monkey = Self {
            page,
            here: Visited::new(None, screen),
            away: None,
            has_had_two: false,
            is_connected: true,
        };
        monkey.look().await?;
        Ok(monkey)
    }

    /// Something that can be done now.
    fn choose(&self, random: &mut Random) -> Action {
        let shown = &self.here.view.shown;
        let place = |random: &mut Random| {
            let cells: Vec<_> = shown.cells().filter(|_| shown.has_cells).collect();
            let name = cells.choose(random)?;
            // In space, the level comes first.
            let parts = if name.starts_with("level ") { 2 } else { 1 };
            Some(name.split(", ").take(parts).collect::<Vec<_>>().join(", "))
        };
        let spot =
            |random: &mut Random| Spot(random.random_range(0..1000), random.random_range(0..1000));
        let chosen = match random.random_range(0..100) {
            0..38 => place(random).map(Action::Tap),
            38..43 if self.away.is_none() => Some(Action::OpenTab),
            38..42 => Some(Action::SwitchTab),
            42 => Some(Action::CloseTab),
            43..74 => {
                let pressable = shown.pressable.choose(random).cloned();
                pressable.map(|(role, name)| Action::Press(role, name))
            }
            74..79 => Some(Action::TapAt(spot(random))),
            79..82 => Some(Action::Drag(spot(random), spot(random))),
            82..90 => KEYS.choose(random).copied().map(Action::Key),
            90..92 => TYPED.choose(random).copied().map(Action::Type),
            92..94 => LINKS.choose(random).copied().map(Action::Open),
            94..97 => Some(Action::Reload),
            97 => Some(Action::Back),
            98 => Some(Action::Resize(screen_by(random))),
            _ if self.is_connected => Some(Action::Disconnect),
            _ => Some(Action::Connect),
        };
        chosen.unwrap_or(Action::Key(Key::Escape))
    }

    /// Does this, where it can be done, and looks whether all is well.
    async fn act(&mut self, action: &Action) -> Result<()> {
        let page = self.page;
        match action {
            Action::Tap(place) => page.press_if_there("gridcell", &format!("{place},")).await?,
            Action::Press(role, name) => page.press_if_there(role, name).await?,
            Action::TapAt(spot) => page.press_at(&[spot.parts()]).await?,
            Action::Drag(from, to) => page.press_at(&[from.parts(), to.parts()]).await?,
            Action::Key(key) => page.keys([*key]).await?,
            Action::Type(text) => page.type_out(text).await?,
            Action::Open(link) => {
                page.set_link(link).await?;
                self.here.links += 1;
            }
            Action::Back if self.here.links > 0 => {
                page.go_back_by_script().await?;
                self.here.links -= 1;
                self.here.may_have_left = true;
            }
            Action::OpenTab if self.is_connected && self.away.is_none() => {
                return self.open_tab().await;
            }
            Action::SwitchTab => return self.leave_tab(false).await,
            Action::CloseTab => return self.leave_tab(true).await,
            Action::Reload if self.is_connected => return self.reload().await,
            Action::Back | Action::Reload | Action::OpenTab => {}
            Action::Resize(screen) => {
                page.resize(*screen).await?;
                self.here.screen = *screen;
            }
            Action::Disconnect => {
                page.site().disconnect();
                self.is_connected = false;
            }
            Action::Connect => {
                page.site().connect();
                self.is_connected = true;
            }
        }
        self.look().await
    }

    /// Opens the page in another tab, and goes on there.
    async fn open_tab(&mut self) -> Result<()> {
        self.look().await?;
        let [here, opened] = self.page.open_tab_for_mouse().await?;
        self.here.tab = Some(here);
        let screen = self.here.screen;
        open(self.page, screen).await?;
        let left = mem::replace(&mut self.here, Visited::new(Some(opened), screen));
        let view = left.view.clone();
        self.away = Some(left);
        self.has_had_two = true;
        self.arrive(&view).await
    }

    /// Goes on in the other tab, where there is one, and perhaps closes this one.
    async fn leave_tab(&mut self, closes: bool) -> Result<()> {
        self.look().await?;
        let Some(other) = self.away.take() else { return Ok(()) };
        if closes {
            self.page.close_tab().await?;
        }
        let left = mem::replace(&mut self.here, other);
        if let Some(tab) = &self.here.tab {
            self.page.use_tab(tab).await?;
        }
        self.page.enter_screen().await?;
        let view = left.view.clone();
        self.away = (!closes).then_some(left);
        self.arrive(&view).await
    }

    /// Closes the tab that it uses, where there is another one, which is used from now on.
    async fn keep_one_tab(&mut self) -> Result<()> {
        if let Some(Visited { tab: Some(tab), .. }) = self.away.take() {
            self.page.close_tab().await?;
            self.page.use_tab(&tab).await?;
        }
        Ok(())
    }

    /// Looks whether this tab shows what was done in the one that was left, and has lost and written nothing.
    async fn arrive(&mut self, left: &View) -> Result<()> {
        let before = (!self.here.is_new).then(|| self.here.view.clone());
        self.page
            .until("what was done in the other tab", async || {
                self.see().await?;
                let faults = tabs::faults(&self.here.view, before.as_ref(), left);
                Ok(if faults.is_empty() { Ok(()) } else { Err(faults.join("; ")) })
            })
            .await?;
        self.look().await
    }

    /// Loads the page again: the game has to be there as it was, but for what is played meanwhile. Where
    /// another one was on a table last, that is shown.
    async fn reload(&mut self) -> Result<()> {
        self.look().await?;
        let View { shown: before, game_key } = self.here.view.clone();
        let is_last = before.last_key() == game_key;
        self.here.is_new = true;
        self.page.reload_screen().await?;
        is_complete(self.page).await?;
        let may_be_old = self.has_had_two && !before.is_played;
        let goes_on = |after: &Shown| {
            if !is_last {
                return true;
            }
            let shows_it = before.is_moving
                || after.shows_what_follows(&before)
                // Perhaps begun in a tab that was closed since.
                || after.has(ARRANGED)
                || may_be_old && after.shows_own_game();
            shows_it && after.game_goes_on_from(&before)
        };
        self.page
            .until("the same game after a reload", async || {
                self.look().await?;
                let shown = &self.here.view.shown;
                Ok(if goes_on(shown) {
                    Ok(())
                } else {
                    Err(format!("{} instead of {}", shown.described(), before.described()))
                })
            })
            .await
    }

    /// What is shown; nothing where the page is not there.
    async fn read(&self) -> Result<Option<Shown>> {
        // What it is given is called PREFIX and GAME there.
        let keys = [PREFIX.into(), key(GAME).into()];
        self.page.run(include_str!("monkey/shown.js"), keys).await
    }

    /// Takes notice of what is there.
    async fn see(&mut self) -> Result<()> {
        let mut seen = self.read().await;
        if self.here.may_have_left && !matches!(seen, Ok(Some(_))) {
            self.page.site().connect();
            open(self.page, self.here.screen).await?;
            let tab = self.here.tab.take();
            self.here = Visited::new(tab, self.here.screen);
            self.is_connected = true;
            seen = self.read().await;
        }
        let shown = seen?.context("the page is gone")?;
        let is_new = mem::take(&mut self.here.is_new);
        self.here.view.take_notice(shown, is_new);
        Ok(())
    }

    /// Looks whether all is as it has to be.
    async fn look(&mut self) -> Result<()> {
        self.see().await?;
        let mut faults = self.here.view.shown.faults();
        let messages = self.page.take_messages().await?;
        let is_expected = |message: &String| !self.is_connected && is_about_network(message);
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

/// Waits until the lazy chunk is there, and has stored what it stores at first. Without a network it would never come,
/// and a page without it does not follow other tabs.
async fn is_complete(page: &Page) -> Result<()> {
    page.until("the lazy chunk", async || {
        let is_there = page.run("return document.querySelector('#moves > *') !== null", []).await?;
        Ok(if is_there { Ok(()) } else { Err("no list of moves".into()) })
    })
    .await
}

/// What browsers say of requests that get no answer.
fn is_about_network(message: &str) -> bool {
    ["Failed to load resource", "does not load"].iter().any(|words| message.contains(words))
}

/// The driver's code for this error, if it comes from the driver. WebKit's gives no message with it.
fn status_of(error: &anyhow::Error) -> Option<&ErrorStatus> {
    match error.chain().find_map(|cause| cause.downcast_ref())? {
        CmdError::Standard(told) => Some(&told.error),
        _ => None,
    }
}

/// Whether the driver failed rather than the page, as far as one can tell: it says so itself, or reports a timeout.
/// With a libsoup as old as 3.2, WebKitGTK loses a request now and then; its log then has the critical warning
/// `item->task != NULL`.
fn is_of_driver(error: &anyhow::Error) -> bool {
    matches!(status_of(error), Some(ErrorStatus::Timeout | ErrorStatus::UnknownError))
}

/// What was found out about an error.
struct Found {
    /// The error, and the shortest way to it that was found.
    told: String,
    /// It happened again when the same was done once more.
    comes_again: bool,
}

/// What it takes to come to this error, as far as that can be found out in time: by doing fewer and fewer
/// of these things from the beginning.
async fn shorten(
    page: &Page,
    screen: Screen,
    mut actions: Vec<Action>,
    mut error: anyhow::Error,
) -> Found {
    let deadline = Instant::now() + SHORTENED_WITHIN;
    let mut comes_again = false;
    let mut size = actions.len();
    while size > 0 {
        let mut start = 0;
        while start < actions.len() && Instant::now() < deadline {
            let mut fewer = actions.clone();
            // The first time all of it is done once more.
            if comes_again {
                fewer.drain(start..actions.len().min(start + size));
            }
            match repeat(page, screen, &fewer).await {
                Err((done, again)) => {
                    fewer.truncate(done);
                    (actions, error) = (fewer, again);
                    if !mem::replace(&mut comes_again, true) {
                        break;
                    }
                }
                Ok(()) if comes_again => start += size,
                Ok(()) => break,
            }
        }
        size = if comes_again { size / 2 } else { 0 };
    }
    let status = status_of(&error).map_or_else(String::new, |status| format!(" ({status})"));
    let mut told = format!("{error:#}{status}\non a screen of {screen}, after:");
    for action in &actions {
        let _ = write!(told, "\n  {action}");
    }
    if !comes_again {
        told += "\nIt did not come again when the same was done once more.";
    }
    Found { told, comes_again }
}

/// Does these things from the beginning. The error comes with how many of them it took.
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
    fn tells_the_driver_from_the_page() {
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
