//! Lighthouse's scores.

use std::sync::Arc;

use anyhow::{Result, ensure};
use browser_tests::browser::Browser;
use browser_tests::lighthouse::{self, TIMELESS};
use browser_tests::stage::Stage;
use libtest_mimic::{Failed, Trial};

/// Returns the tests with Lighthouse. If a program is missing, adds the reason to `skipped`.
pub(crate) fn trials(stage: &Arc<Stage>, skipped: &mut Vec<String>) -> Vec<Trial> {
    let environment = &stage.environment;
    let missing = environment
        .lighthouse()
        .err()
        .or(environment.browser(Browser::Chromium).err())
        .map(|missing| format!("Lighthouse: {missing}"));
    skipped.extend(missing.clone());
    let ignored = missing.is_some() && !environment.is_ci;
    let stage = Arc::clone(stage);
    let trial = Trial::test("chromium::pleases_lighthouse", move || match missing {
        Some(missing) => Err(Failed::from(missing)),
        None => stage.wait_for(pleases_lighthouse(&stage)),
    });
    vec![trial.with_ignored_flag(ignored)]
}

async fn pleases_lighthouse(stage: &Stage) -> Result<()> {
    let report = lighthouse::judge(&stage.environment, stage.homes(), &TIMELESS).await?;
    for category in TIMELESS {
        let score = report.score(category);
        ensure!(score == Some(100), "{category} is {score:?}: {:?}", report.faults);
    }
    Ok(())
}
