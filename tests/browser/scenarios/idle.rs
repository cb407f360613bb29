//! What the page does while nobody does anything.

use std::time::Duration;

use anyhow::{Result, ensure};
use browser_tests::page::{FRIENDS, Page};
use browser_tests::site::Variant;
use tokio::time::sleep;

/// The time in which nothing may happen.
const IDLE: Duration = Duration::from_secs(10);

/// The time before it, in which the page may end what it has begun. After five seconds, it begins to keep itself on the device.
const SETTLING: Duration = Duration::from_secs(6);

/// In ten idle seconds, no timer and no frame is handled, and no animation runs: with an empty board, in a game, and in a
/// dialog.
pub(crate) async fn nothing_runs_when_nothing_happens(page: Page) -> Result<()> {
    page.open_at(Variant::Idle).await?;
    let rests = async |state: &str| {
        sleep(SETTLING).await;
        page.run::<()>("window.countCalls()", []).await?;
        sleep(IDLE).await;
        let (calls, animations): (usize, usize) = page.run("return window.counted()", []).await?;
        ensure!(calls + animations == 0, "{state}: {calls} calls and {animations} animations");
        Ok(())
    };
    rests("an empty board").await?;
    page.new_game(&[("Board", "5×5"), FRIENDS[0]]).await?;
    page.play_all("b2 c3 b3 c4").await?;
    page.press("Threats").await?;
    rests("a game").await?;
    page.open_dialog("Settings").await?;
    rests("a dialog").await
}
