//! Console messages. Only errors, warnings, uncaught exceptions and violations of the page's security policy are
//! faults, because other messages of a browser change with its versions.

use anyhow::{Result, ensure};
use browser_tests::page::Page;
use browser_tests::site::Variant;

/// Each kind of fault is noticed, and other messages are only recorded.
pub(crate) async fn notices_faults_on_the_console(page: Page) -> Result<()> {
    page.open_at(Variant::Faulty).await?;
    let mut faults = Vec::new();
    page.until("all faults", async || {
        faults.extend(page.take_messages().await?);
        let is_noticed = |words: &&str| faults.iter().any(|fault: &String| fault.contains(words));
        let all = [
            "told error",
            "told warning",
            "failed assertion",
            "uncaught exception",
            "unhandled rejection",
            "style-src",
        ];
        let missed: Vec<_> = all.iter().filter(|it| !is_noticed(it)).collect();
        Ok(if missed.is_empty() { Ok(()) } else { Err(format!("{missed:?} are missing")) })
    })
    .await?;
    ensure!(!faults.iter().any(|fault| fault.contains("harmless")), "{faults:?}");
    let remarks = page.remarks();
    for words in ["harmless debug", "harmless info", "harmless log"] {
        ensure!(remarks.iter().any(|it| it.contains(words)), "{words} is not in {remarks:?}");
    }
    // Chromium's log may get the same messages a moment after the page.
    page.discard_messages().await
}
