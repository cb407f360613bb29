//! Sets the size of the page, independent of the browser's toolbars.

use std::fmt;
use std::time::{Duration, Instant};

use anyhow::{Context, Result, bail};
use fantoccini::Client;
use tokio::time::sleep;

/// How long resizing a window may take.
const RESIZED_WITHIN: Duration = Duration::from_secs(10);

/// A screen's size in CSS pixels.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Screen {
    /// From left to right.
    pub width: u32,
    /// From top to bottom.
    pub height: u32,
}

impl Screen {
    /// A screen of this width and height.
    #[must_use]
    pub const fn new(width: u32, height: u32) -> Self {
        Self { width, height }
    }
}

impl fmt::Display for Screen {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}x{}", self.width, self.height)
    }
}

/// Sets the size of the page in the current window, and checks that it has that size. Drivers can only set the size of
/// the window, whose toolbars differ from browser to browser and may appear late.
///
/// # Errors
/// Fails if the page does not get the size in time; browsers refuse a width below 500.
pub(crate) async fn set_page_size(client: &Client, wanted: Screen) -> Result<()> {
    let deadline = Instant::now() + RESIZED_WITHIN;
    loop {
        let page = page_size(client).await?;
        if page == wanted {
            return Ok(());
        }
        if Instant::now() > deadline {
            bail!("the page is {page} instead of {wanted}");
        }
        let (width, height) = client.get_window_size().await?;
        let width = window_length(width, page.width, wanted.width);
        let height = window_length(height, page.height, wanted.height);
        client.set_window_rect(0, 0, width, height).await.context("the window is not resized")?;
        // WebKit resizes its page a moment later.
        if page_size(client).await? != wanted {
            sleep(Duration::from_millis(20)).await;
        }
    }
}

/// Returns the size of the page in the current window, even if the current document is in a frame.
///
/// # Errors
/// Fails if the browser does not answer or the frame has another origin.
pub(crate) async fn page_size(client: &Client) -> Result<Screen> {
    const SIZE: &str = "return [top.innerWidth, top.innerHeight]";
    let size = client.execute(SIZE, Vec::new()).await.context("the page has no size")?;
    let (width, height) = serde_json::from_value(size)?;
    Ok(Screen { width, height })
}

/// Returns the width or height of a window whose page shall have the wanted one, by adding the size of its toolbars.
fn window_length(window: u64, page: u32, wanted: u32) -> u32 {
    let bars = u32::try_from(window).unwrap_or(u32::MAX).saturating_sub(page);
    wanted.saturating_add(bars)
}

#[cfg(test)]
mod tests {
    use super::window_length;

    #[test]
    fn a_window_is_larger_than_its_page_by_its_toolbars() {
        assert_eq!(window_length(580, 437, 600), 743);
        assert_eq!(window_length(600, 600, 568), 568);
        // The page still has the size from before the window was resized.
        assert_eq!(window_length(800, 1024, 800), 800);
    }
}
