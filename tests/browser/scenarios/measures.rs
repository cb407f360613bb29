//! What is measured: the page's weight, and what Lighthouse says.

use std::sync::Arc;

use anyhow::{Result, ensure};
use browser_tests::browser::Browser;
use browser_tests::stage::Stage;
use browser_tests::{lighthouse, weight::Weight};
use libtest_mimic::{Failed, Trial};

/// What everything needed to play noughts and crosses may weigh, compressed, in bytes.
const FIRST_LOAD: usize = 70_000;
/// What everything that a browser may load may weigh, compressed, in bytes: all but the first load is
/// fetched while the board can be played already, and nobody waits for it.
const EVERYTHING: usize = 185_000;
/// What the worker beside the page may weigh, compressed, in bytes.
const THINKER: usize = 60_000;

/// The tests that measure; what is missing for them is added to what is skipped.
pub(crate) fn trials(stage: &Arc<Stage>, skipped: &mut Vec<String>) -> Vec<Trial> {
    let weighed = Arc::clone(stage);
    let weighed = Trial::test("page::keeps_to_its_weight", move || {
        keeps_to_its_weight(&weighed).map_err(|error| Failed::from(format!("{error:#}")))
    });

    let environment = &stage.environment;
    let missing = environment
        .lighthouse()
        .err()
        .or(environment.browser(Browser::Chromium).err())
        .map(|missing| format!("Lighthouse: {missing}"));
    skipped.extend(missing.clone());
    let ignored = missing.is_some() && !environment.is_ci;
    let judged = Arc::clone(stage);
    let judged = Trial::test("chromium::pleases_lighthouse", move || match missing {
        Some(missing) => Err(Failed::from(missing)),
        None => judged.alone(pleases_lighthouse(&judged)),
    });
    vec![weighed, judged.with_ignored_flag(ignored)]
}

fn keeps_to_its_weight(stage: &Stage) -> Result<()> {
    let weight = Weight::of(&stage.environment.page)?;
    println!("\nThe page's weight:\n{weight}\n");
    let (first, all) = (weight.first(), weight.all());
    ensure!(first <= FIRST_LOAD, "the first load is {first} bytes, {FIRST_LOAD} are allowed");
    ensure!(all <= EVERYTHING, "everything is {all} bytes, {EVERYTHING} are allowed");
    let thinker = weight.below("thinker");
    ensure!(0 < thinker && thinker <= THINKER, "the thinker is {thinker} bytes, {THINKER} allowed");
    Ok(())
}

async fn pleases_lighthouse(stage: &Stage) -> Result<()> {
    let report = lighthouse::judge(&stage.environment, stage.homes()).await?;
    println!("\nLighthouse: {report}\n");
    for category in ["accessibility", "best-practices", "seo"] {
        let score = report.score(category);
        ensure!(score == Some(100), "{category} is {score:?}: {:?}", report.faults);
    }
    Ok(())
}
