//! The page in the words of those who play.
//!
//! What is on it is found by role and accessible name, as assistive technology finds it, and
//! nothing is waited for by the clock: everything is asked for until it is so, or a deadline says
//! what it was instead.

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
use crate::driver::Ask;
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
    /// How often the document had changed when it was last asked for something.
    changes: Arc<AtomicU64>,
    /// What was on the console and is no fault.
    remarks: Arc<Mutex<Vec<String>>>,
}

/// The smallest page that every browser has room for in a window.
const SMALLEST_PAGE: Screen = Screen::new(500, 400);

/// What was seen: what was waited for, or what was there instead.
pub type Seen<T> = Result<T, String>;

impl Page {
    /// Nothing is opened yet. `axe` is axe-core's script, for [`Self::has_no_barrier`].
    #[must_use]
    pub fn new(client: Client, site: Arc<Site>, browser: Browser, axe: Arc<str>) -> Self {
        Self { client, site, browser, axe, changes: Arc::default(), remarks: Arc::default() }
    }

    /// Which browser it is.
    #[must_use]
    pub const fn browser(&self) -> Browser {
        self.browser
    }

    /// The server it comes from.
    #[must_use]
    pub fn site(&self) -> &Site {
        &self.site
    }

    /// Opens the page and waits until it can be played.
    ///
    /// # Errors
    /// It does not get there.
    pub async fn open(&self) -> Result<()> {
        self.open_at(Variant::Plain).await
    }

    /// Opens the page in this variant and waits until it can be played.
    ///
    /// # Errors
    /// It does not get there.
    pub async fn open_at(&self, variant: Variant) -> Result<()> {
        self.visit(&variant.path()).await?;
        self.is_mounted().await
    }

    /// Opens whatever is at this path and waits for nothing more.
    ///
    /// # Errors
    /// The browser cannot go there.
    pub async fn visit(&self, path: &str) -> Result<()> {
        self.navigate(&format!("{}{path}", self.site.origin())).await
    }

    /// Goes to this address and waits for nothing more than that the document is there.
    async fn navigate(&self, address: &str) -> Result<()> {
        const LEAVE: &str = "const [page, link] = arguments[0].split('#');
            const stays = link !== undefined && page === top.location.href.split('#')[0];
            top.isLeft = !stays;";
        // A frame that is gone, or of somebody else, leaves nothing to wait for.
        let _ = self.run::<()>(LEAVE, strings(&[address])).await;
        self.client.goto(address).await.with_context(|| format!("{address} does not open"))?;
        self.is_left().await
    }

    /// Shows what is at this path as on a screen of this size. From then on everything is found on
    /// that screen.
    ///
    /// # Errors
    /// The browser cannot go there.
    pub async fn visit_on(&self, screen: Screen, path: &str) -> Result<()> {
        let Screen { width, height } = screen;
        self.client.issue_cmd(Ask::leave_frames()).await?;
        self.make_room_for(screen).await?;
        self.visit(&format!("/frame?w={width}&h={height}&src={path}")).await?;
        self.enter_screen().await
    }

    /// Goes back to the screen of a tab that is used again.
    ///
    /// # Errors
    /// The page was not opened on a screen there.
    pub async fn enter_screen(&self) -> Result<()> {
        let frame = self.client.find(Locator::Css("iframe")).await.context("there is no frame")?;
        frame.enter_frame().await.context("the frame cannot be entered")
    }

    /// Gives the screen that the page was opened on another size.
    ///
    /// # Errors
    /// It was opened on none.
    pub async fn resize(&self, screen: Screen) -> Result<()> {
        const RESIZE: &str = "[frameElement.width, frameElement.height] = arguments";
        let Screen { width, height } = screen;
        // A window that is large enough stays as it is: resizing it takes most of the time.
        let room = self.size().await?;
        self.make_room_for(Screen::new(width.max(room.width), height.max(room.height))).await?;
        self.run(RESIZE, [json!(width), json!(height)]).await
    }

    /// Has all of a screen be reached without scrolling around it.
    async fn make_room_for(&self, Screen { width, height }: Screen) -> Result<()> {
        let (width, height) = (width.max(SMALLEST_PAGE.width), height.max(SMALLEST_PAGE.height));
        set_page_size(&self.client, Screen { width, height }).await
    }

    /// Opens the page as on a screen of this size and waits until it can be played.
    ///
    /// # Errors
    /// It does not get there.
    pub async fn open_on(&self, screen: Screen) -> Result<()> {
        self.open_variant_on(screen, Variant::Plain).await
    }

    /// Opens the page in this variant as on a screen of this size and waits until it can be played.
    ///
    /// # Errors
    /// It does not get there.
    pub async fn open_variant_on(&self, screen: Screen, variant: Variant) -> Result<()> {
        self.visit_on(screen, &variant.path()).await?;
        self.is_mounted().await
    }

    /// Loads the page again and waits until it can be played.
    ///
    /// # Errors
    /// It does not get there.
    pub async fn reload(&self) -> Result<()> {
        self.run::<()>("window.isLeft = true", []).await?;
        self.client.refresh().await.context("the page does not load again")?;
        self.is_loaded_again().await
    }

    /// Makes this move after the page was told to load again, and lets it come only once the address
    /// has followed the move. Waits until it can be played. WebKit's pages stand still meanwhile.
    ///
    /// # Errors
    /// It does not get there.
    pub async fn play_while_it_reloads(&self, cell: &str) -> Result<()> {
        const PLAY: &str = "const write = history.replaceState.bind(history);
            history.replaceState = (...what) => { write(...what); fetch('/harness/go-on'); };
            window.isLeft = true;
            location.reload();
            find('gridcell', arguments[0])[0].click()";
        self.site.hold_page();
        self.run::<()>(PLAY, strings(&[cell])).await?;
        self.is_loaded_again().await
    }

    /// Loads what the screen shows again, and waits until it can be played.
    ///
    /// # Errors
    /// It does not get there.
    pub async fn reload_screen(&self) -> Result<()> {
        self.run::<()>("window.isLeft = true; location.reload()", []).await?;
        self.is_loaded_again().await
    }

    /// Waits until the document is another than the one that has `window.isLeft`, and can be played.
    async fn is_loaded_again(&self) -> Result<()> {
        self.is_left().await?;
        self.is_mounted().await
    }

    /// Waits until the document is another than the one that has `window.isLeft`. WebKit's driver does not: an
    /// address that a page writes while it is left passes for the arrival of the next one.
    async fn is_left(&self) -> Result<()> {
        self.until("another document", async || {
            // One that goes elsewhere by itself answers nothing in Firefox.
            let is_there: Option<bool> = self.run("return window.isLeft !== true", []).await?;
            Ok(if is_there == Some(true) { Ok(()) } else { Err("the one before".into()) })
        })
        .await
    }

    /// Waits until the program has taken over from the page's shell.
    ///
    /// # Errors
    /// It does not.
    pub async fn is_mounted(&self) -> Result<()> {
        self.until("the page to be ready", async || {
            let ready: bool =
                self.run("return document.querySelector('main[data-ready]') !== null", []).await?;
            Ok(if ready { Ok(()) } else { Err("not ready".into()) })
        })
        .await
    }

    /// Opens another tab, which is the one that is used from then on. Returns its handle and, first,
    /// that of the tab before.
    ///
    /// # Errors
    /// The browser opens none.
    pub async fn open_tab(&self) -> Result<[Tab; 2]> {
        self.open_another(true).await
    }

    /// Opens another tab in which a mouse can be used: in WebKit, whose driver waits for ever for a mouse in a
    /// tab that is behind another, it has a window of its own. Else as [`Self::open_tab`].
    ///
    /// # Errors
    /// The browser opens none.
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

    /// Uses this tab from now on.
    ///
    /// # Errors
    /// It is gone.
    pub async fn use_tab(&self, tab: &Tab) -> Result<()> {
        let handle = tab.0.clone().try_into()?;
        Ok(self.client.switch_to_window(handle).await?)
    }

    /// Closes the tab that is used. Another one is to be used from then on.
    ///
    /// # Errors
    /// The browser does not close it.
    pub async fn close_tab(&self) -> Result<()> {
        Ok(self.client.close_window().await?)
    }

    /// How many tabs the browser has, in all its windows.
    ///
    /// # Errors
    /// It does not answer.
    pub async fn tabs(&self) -> Result<usize> {
        Ok(self.client.windows().await?.len())
    }

    /// The size of the page in the window.
    ///
    /// # Errors
    /// The browser does not answer.
    pub async fn size(&self) -> Result<Screen> {
        page_size(&self.client).await
    }

    /// Lets the program come in [`Variant::Late`], and waits until it is there.
    ///
    /// # Errors
    /// It does not come.
    pub async fn let_program_come(&self) -> Result<()> {
        self.run::<()>("window.letProgramCome()", []).await?;
        self.is_mounted().await
    }

    /// Lets time go on in [`Variant::Held`]. Returns how much was waiting for it.
    ///
    /// # Errors
    /// The page is not in that variant.
    pub async fn let_time_go_on(&self) -> Result<usize> {
        let count = self.run("return window.release()", []).await?;
        self.is_painted().await?;
        Ok(count)
    }

    /// Waits until what happened has been painted.
    ///
    /// # Errors
    /// The browser does not answer.
    pub async fn is_painted(&self) -> Result<()> {
        const TWO_FRAMES: &str = "const done = arguments[arguments.length - 1];
            requestAnimationFrame(() => requestAnimationFrame(() => done(null)));";
        self.client.execute_async(TWO_FRAMES, Vec::new()).await?;
        Ok(())
    }

    /// A picture, as PNG, of the screen that the page was opened on.
    ///
    /// # Errors
    /// It was opened on none.
    pub async fn picture_of_screen(&self) -> Result<Vec<u8>> {
        self.client.clone().enter_parent_frame().await?;
        let frame = self.client.find(Locator::Css("iframe")).await?;
        let picture = frame.screenshot().await?;
        frame.enter_frame().await?;
        Ok(picture)
    }

    /// Saves a picture and the source of what the browser shows, and what is on its console. Returns why
    /// something of that fails.
    pub async fn save(&self, picture: &Path, source: &Path, console: &Path) -> Vec<String> {
        let mut failed = Vec::new();
        let shot = self.client.screenshot().await.map_err(anyhow::Error::from);
        if let Err(error) = shot.and_then(|png| Ok(std::fs::write(picture, png)?)) {
            failed.push(format!("no picture: {error:#}"));
        }
        let html = self.client.source().await.map_err(anyhow::Error::from);
        if let Err(error) = html.and_then(|html| Ok(std::fs::write(source, html)?)) {
            failed.push(format!("no source: {error:#}"));
        }
        let faults = self.take_messages().await.unwrap_or_default();
        let said = [faults, self.remarks()].concat().join("\n");
        if let Err(error) = std::fs::write(console, said) {
            failed.push(format!("no console: {error:#}"));
        }
        failed
    }
}

/// A tab of the browser.
#[derive(Clone, Debug)]
pub struct Tab(String);

/// A JSON array of strings, for a script's arguments.
fn strings(words: &[&str]) -> Vec<Value> {
    words.iter().map(|word| json!(word)).collect()
}
