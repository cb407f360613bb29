//! What is on the console. Only errors, warnings, exceptions and violations of the page's security policy are faults:
//! what else a browser says there changes with its versions.

use anyhow::{Result, ensure};
use browser_tests::page::Page;

/// Each fault is noticed, and whatever else is said is only recorded.
pub(crate) async fn notices_faults_on_the_console(page: Page) -> Result<()> {
    const RUN: &str = "const script = document.createElement('script');
        script.src = '/harness/faulty.js';
        document.head.append(script)";
    page.open().await?;
    page.run::<()>(RUN, []).await?;
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
            "script-src",
        ];
        let missed: Vec<_> = all.iter().filter(|it| !is_noticed(it)).collect();
        Ok(if missed.is_empty() { Ok(()) } else { Err(format!("nothing of {missed:?}")) })
    })
    .await?;
    ensure!(!faults.iter().any(|fault| fault.contains("harmless")), "{faults:?}");
    let remarks = page.remarks();
    for words in ["harmless debug", "harmless info", "harmless log"] {
        ensure!(remarks.iter().any(|it| it.contains(words)), "{words} is not in {remarks:?}");
    }
    // Chromium's log may have got them a moment after the page.
    page.forgets_messages().await
}
