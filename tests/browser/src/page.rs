//! The page in the players' words.
//!
//! Elements are found by role and accessible name, as assistive technology finds them. Nothing sleeps for a fixed time:
//! methods poll until the page is in the expected state, or fail at a deadline and report the actual state.

mod access;
mod board;
mod cleanliness;
mod finding;
mod keyboard;
mod layout;
mod links;
mod menu;
mod pointer;
mod score;
mod storage;

use std::path::Path;
use std::sync::atomic::AtomicU64;
use std::sync::{Arc, Mutex};

use anyhow::{Context, Result};
use fantoccini::{Client, Locator};
use serde_json::{Value, json};

pub use self::access::Usage;
pub use self::board::{Board, CellView};
pub use self::keyboard::Key;
pub use self::layout::{Rect, View};
pub use self::links::Message;
pub use self::menu::{AGAINST_FIRST_FREE, FRIENDS};
pub use self::pointer::Pointer;

use crate::browser::Browser;
use crate::driver::DriverCommand;
pub use crate::screen::Screen;
use crate::screen::{page_size, set_page_size};
use crate::site::{Site, Variant};

/// The page in a browser.
#[derive(Clone, Debug)]
pub struct Page {
    client: Client,
    site: Arc<Site>,
    browser: Browser,
    axe: Arc<str>,
    /// The number of changes of the document, as of the last script.
    changes: Arc<AtomicU64>,
    /// Console messages that are not faults.
    remarks: Arc<Mutex<Vec<String>>>,
}

/// The smallest page that every browser allows in a window.
const SMALLEST_PAGE: Screen = Screen::new(500, 400);

/// The result of one look at the page: the expected state, or a description of the actual one.
pub type Seen<T> = Result<T, String>;

impl Page {
    /// Creates a page that is not opened yet. `axe` is axe-core's script, for [`Self::passes_axe`].
    #[must_use]
    pub fn new(client: Client, site: Arc<Site>, browser: Browser, axe: Arc<str>) -> Self {
        Self { client, site, browser, axe, changes: Arc::default(), remarks: Arc::default() }
    }

    /// Returns the browser.
    #[must_use]
    pub const fn browser(&self) -> Browser {
        self.browser
    }

    /// Returns the server of the page.
    #[must_use]
    pub fn site(&self) -> &Site {
        &self.site
    }

    /// Opens the page and waits until it can be played.
    ///
    /// # Errors
    /// Fails if the page does not get ready in time.
    pub async fn open(&self) -> Result<()> {
        self.open_at(Variant::Plain).await
    }

    /// Opens the page in this variant and waits until it can be played.
    ///
    /// # Errors
    /// Fails if the page does not get ready in time.
    pub async fn open_at(&self, variant: Variant) -> Result<()> {
        self.visit(&variant.path()).await?;
        self.wait_until_ready().await
    }

    /// Opens whatever is at this path, and waits only for the document.
    ///
    /// # Errors
    /// Fails if the browser cannot go there.
    pub async fn visit(&self, path: &str) -> Result<()> {
        self.navigate(&format!("{}{path}", self.site.origin())).await
    }

    /// Goes to this URL, and waits only for the document.
    async fn navigate(&self, address: &str) -> Result<()> {
        const LEAVE: &str = "const [page, link] = arguments[0].split('#');
            // A link to another position stays in the same document.
            const stays = link !== undefined && page === top.location.href.split('#')[0];
            top.isLeft = !stays;";
        // If the frame is gone or has another origin, there is nothing to wait for.
        let _ = self.run::<()>(LEAVE, strings(&[address])).await;
        self.client.goto(address).await.with_context(|| format!("{address} does not open"))?;
        self.wait_for_new_document().await
    }

    /// Opens this path in a frame that simulates a screen of this size. From then on, methods act on that screen.
    ///
    /// # Errors
    /// Fails if the browser cannot go there.
    pub async fn visit_on(&self, screen: Screen, path: &str) -> Result<()> {
        let Screen { width, height } = screen;
        self.client.issue_cmd(DriverCommand::leave_frames()).await?;
        self.make_room_for(screen).await?;
        self.visit(&format!("/frame?w={width}&h={height}&src={path}")).await?;
        self.enter_screen().await
    }

    /// Switches into the screen of the current tab, after another tab was used.
    ///
    /// # Errors
    /// Fails if the page was not opened on a screen in that tab.
    pub async fn enter_screen(&self) -> Result<()> {
        let frame = self.client.find(Locator::Css("iframe")).await.context("there is no frame")?;
        frame.enter_frame().await.context("the frame cannot be entered")
    }

    /// Resizes the screen on which the page was opened.
    ///
    /// # Errors
    /// Fails if the page was not opened on a screen.
    pub async fn resize(&self, screen: Screen) -> Result<()> {
        const RESIZE: &str = "[frameElement.width, frameElement.height] = arguments";
        let Screen { width, height } = screen;
        // A window that is large enough stays as it is: resizing it takes most of the time.
        let room = self.size().await?;
        self.make_room_for(Screen::new(width.max(room.width), height.max(room.height))).await?;
        self.run(RESIZE, [json!(width), json!(height)]).await
    }

    /// Makes the window large enough to show the whole screen without scrolling.
    async fn make_room_for(&self, Screen { width, height }: Screen) -> Result<()> {
        let (width, height) = (width.max(SMALLEST_PAGE.width), height.max(SMALLEST_PAGE.height));
        set_page_size(&self.client, Screen { width, height }).await
    }

    /// Opens the page on a screen of this size and waits until it can be played.
    ///
    /// # Errors
    /// Fails if the page does not get ready in time.
    pub async fn open_on(&self, screen: Screen) -> Result<()> {
        self.open_variant_on(screen, Variant::Plain).await
    }

    /// Opens the page in this variant on a screen of this size and waits until it can be played.
    ///
    /// # Errors
    /// Fails if the page does not get ready in time.
    pub async fn open_variant_on(&self, screen: Screen, variant: Variant) -> Result<()> {
        self.visit_on(screen, &variant.path()).await?;
        self.wait_until_ready().await
    }

    /// Loads the page again and waits until it can be played.
    ///
    /// # Errors
    /// Fails if the page does not get ready in time.
    pub async fn reload(&self) -> Result<()> {
        self.run::<()>("window.isLeft = true", []).await?;
        self.client.refresh().await.context("the page does not load again")?;
        self.wait_for_reload().await
    }

    /// Reloads the page, plays this move before the old document is gone, and lets the new one load only after the
    /// address shows the move. Then waits until the page can be played. In WebKit, pages don't run during a reload.
    ///
    /// # Errors
    /// Fails if the page does not get ready in time.
    pub async fn play_during_reload(&self, cell: &str) -> Result<()> {
        const PLAY: &str = "const write = history.replaceState.bind(history);
            history.replaceState = (...what) => { write(...what); fetch('/harness/go-on'); };
            window.isLeft = true;
            location.reload();
            find('gridcell', arguments[0])[0].click()";
        self.site.hold_page();
        self.run::<()>(PLAY, strings(&[cell])).await?;
        self.wait_for_reload().await
    }

    /// Reloads the page on the screen, and waits until it can be played.
    ///
    /// # Errors
    /// Fails if the page does not get ready in time.
    pub async fn reload_screen(&self) -> Result<()> {
        self.run::<()>("window.isLeft = true; location.reload()", []).await?;
        self.wait_for_reload().await
    }

    /// Waits until a document without `window.isLeft` has replaced the old one, and can be played.
    async fn wait_for_reload(&self) -> Result<()> {
        self.wait_for_new_document().await?;
        self.wait_until_ready().await
    }

    /// Waits until a document without `window.isLeft` has replaced the old one. WebKit's driver does not wait for that:
    /// it takes an address that the old page writes while it is left for the arrival of the next one.
    async fn wait_for_new_document(&self) -> Result<()> {
        self.until("another document", async || {
            // In Firefox, a document that is navigating away answers null.
            let is_there: Option<bool> = self.run("return window.isLeft !== true", []).await?;
            Ok(if is_there == Some(true) { Ok(()) } else { Err("the one before".into()) })
        })
        .await
    }

    /// Waits until the program has replaced the page's shell, so that it can be played.
    ///
    /// # Errors
    /// Fails if it does not.
    pub async fn wait_until_ready(&self) -> Result<()> {
        self.until("the page to be ready", async || {
            let ready: bool =
                self.run("return document.querySelector('main[data-ready]') !== null", []).await?;
            Ok(if ready { Ok(()) } else { Err("not ready".into()) })
        })
        .await
    }

    /// Opens another tab and switches to it. Returns the previous tab and the new one.
    ///
    /// # Errors
    /// Fails if the browser opens none.
    pub async fn open_tab(&self) -> Result<[Tab; 2]> {
        self.open_another(true).await
    }

    /// Like [`Self::open_tab`], but the mouse works in both tabs: in WebKit, whose driver hangs when a mouse is used in
    /// a background tab, the new one is a window.
    ///
    /// # Errors
    /// Fails if the browser opens none.
    pub async fn open_tab_for_mouse(&self) -> Result<[Tab; 2]> {
        self.open_another(self.browser != Browser::WebKit).await
    }

    async fn open_another(&self, as_tab: bool) -> Result<[Tab; 2]> {
        let (before, size) = (self.client.window().await?, page_size(&self.client).await?);
        let opened = self.client.new_window(as_tab).await?;
        let [before, after] = [before, opened.handle].map(|handle| Tab(handle.into()));
        self.use_tab(&after).await?;
        set_page_size(&self.client, size).await?;
        Ok([before, after])
    }

    /// Switches to this tab.
    ///
    /// # Errors
    /// Fails if the tab is closed.
    pub async fn use_tab(&self, tab: &Tab) -> Result<()> {
        let handle = tab.0.clone().try_into()?;
        Ok(self.client.switch_to_window(handle).await?)
    }

    /// Closes the current tab. The caller must then switch to another one.
    ///
    /// # Errors
    /// Fails if the browser does not close it.
    pub async fn close_tab(&self) -> Result<()> {
        Ok(self.client.close_window().await?)
    }

    /// Returns how many tabs the browser has, in all its windows.
    ///
    /// # Errors
    /// Fails if the browser does not answer.
    pub async fn tabs(&self) -> Result<usize> {
        Ok(self.client.windows().await?.len())
    }

    /// Returns the size of the page in the window.
    ///
    /// # Errors
    /// Fails if the browser does not answer.
    pub async fn size(&self) -> Result<Screen> {
        page_size(&self.client).await
    }

    /// Lets the program load in [`Variant::Late`], and waits until the page can be played.
    ///
    /// # Errors
    /// Fails if the program does not start.
    pub async fn load_program(&self) -> Result<()> {
        self.run::<()>("window.loadProgram()", []).await?;
        self.wait_until_ready().await
    }

    /// Runs the timers that [`Variant::Held`] holds back, and lets time go on. Returns how many there were.
    ///
    /// # Errors
    /// Fails if the page is not in that variant.
    pub async fn release_timers(&self) -> Result<usize> {
        let count = self.run("return window.release()", []).await?;
        self.wait_for_paint().await?;
        Ok(count)
    }

    /// Waits until the current state has been painted.
    ///
    /// # Errors
    /// Fails if the browser does not answer.
    pub async fn wait_for_paint(&self) -> Result<()> {
        const TWO_FRAMES: &str = "const done = arguments[arguments.length - 1];
            requestAnimationFrame(() => requestAnimationFrame(() => done(null)));";
        self.client.execute_async(TWO_FRAMES, Vec::new()).await?;
        Ok(())
    }

    /// Takes a picture, as PNG, of the screen on which the page was opened.
    ///
    /// # Errors
    /// Fails if the page was not opened on a screen.
    pub async fn picture_of_screen(&self) -> Result<Vec<u8>> {
        self.client.clone().enter_parent_frame().await?;
        let frame = self.client.find(Locator::Css("iframe")).await?;
        let picture = frame.screenshot().await?;
        frame.enter_frame().await?;
        Ok(picture)
    }

    /// Saves a picture of the browser's window, the source of its document, and the console messages. Returns what could
    /// not be saved, the text of the page, and its first messages.
    pub async fn save(&self, picture: &Path, source: &Path, console: &Path) -> Vec<String> {
        const TEXT: &str = "return document.body.innerText";
        const MOST_MESSAGES: usize = 10;
        let mut notes = Vec::new();
        let shot = self.client.screenshot().await.map_err(anyhow::Error::from);
        if let Err(error) = shot.and_then(|png| Ok(std::fs::write(picture, png)?)) {
            notes.push(format!("no picture: {error:#}"));
        }
        let html = self.client.source().await.map_err(anyhow::Error::from);
        if let Err(error) = html.and_then(|html| Ok(std::fs::write(source, html)?)) {
            notes.push(format!("no source: {error:#}"));
        }
        let faults = self.take_messages().await.unwrap_or_default();
        let messages = [faults, self.remarks()].concat();
        if let Err(error) = std::fs::write(console, messages.join("\n")) {
            notes.push(format!("no console: {error:#}"));
        }
        if let Ok(text) = self.run::<String>(TEXT, []).await {
            notes.push(format!("the page shows {text:?}"));
        }
        notes.extend(messages.into_iter().take(MOST_MESSAGES));
        notes
    }
}

/// A tab of the browser.
#[derive(Clone, Debug)]
pub struct Tab(String);

/// Converts strings to JSON, for a script's arguments.
fn strings(words: &[&str]) -> Vec<Value> {
    words.iter().map(|word| json!(word)).collect()
}
