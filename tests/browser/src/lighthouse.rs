//! Runs Lighthouse on the page.

use std::fmt;
use std::path::Path;
use std::process::Stdio;
use std::time::Duration;

use anyhow::{Context, Result, anyhow, ensure};
use serde_json::Value;
use tokio::process::Command;
use tokio::time::timeout;

use crate::browser::{Browser, CHROMIUM_ARGUMENTS};
use crate::driver::Home;
use crate::environment::Environment;
use crate::site::{Site, Time};

/// How long Lighthouse may take.
const DONE_WITHIN: Duration = Duration::from_secs(180);

/// Lighthouse's report about the page on an average phone.
#[derive(Clone, Debug)]
pub struct Report {
    /// The categories and their scores, out of 100.
    pub scores: Vec<(String, u32)>,
    /// The measured values by name.
    pub metrics: Vec<(&'static str, String)>,
    /// The audits that lowered a score, each with its category.
    pub faults: Vec<String>,
}

impl Report {
    /// Returns the score of this category.
    #[must_use]
    pub fn score(&self, category: &str) -> Option<u32> {
        self.scores.iter().find(|(name, _)| name == category).map(|(_, score)| *score)
    }

    fn read(report: &Value) -> Result<Self> {
        let mut scores = Vec::new();
        let mut faults = Vec::new();
        for (name, category) in report["categories"].as_object().context("no categories")? {
            scores.push((name.clone(), percent(&category["score"])));
            let audits = category["auditRefs"].as_array().into_iter().flatten();
            for audit in audits.filter(|audit| audit["weight"].as_f64() > Some(0.0)) {
                let audit = &report["audits"][audit["id"].as_str().unwrap_or_default()];
                if audit["score"].as_f64().is_some_and(|score| score < 1.0) {
                    faults.push(format!(
                        "{name}: {} {}",
                        text(&audit["title"]),
                        text(&audit["displayValue"])
                    ));
                }
            }
        }
        let metrics = [
            ("FCP", "first-contentful-paint"),
            ("LCP", "largest-contentful-paint"),
            ("TBT", "total-blocking-time"),
            ("CLS", "cumulative-layout-shift"),
            ("Speed Index", "speed-index"),
        ];
        let measured = |(name, id)| Some((name, report["audits"][id]["displayValue"].as_str()?));
        let metrics = metrics.into_iter().filter_map(measured);
        let metrics = metrics.map(|(name, value)| (name, without_wide_spaces(value))).collect();
        Ok(Self { scores, metrics, faults })
    }
}

impl fmt::Display for Report {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let scores = self.scores.iter().map(|(name, score)| format!("{name} {score}"));
        let metrics = self.metrics.iter().map(|(name, value)| format!("{name} {value}"));
        f.write_str(&scores.chain(metrics).collect::<Vec<_>>().join(", "))?;
        self.faults.iter().try_for_each(|fault| write!(f, "\n  {fault}"))
    }
}

/// The categories that measure no time, so that it does not matter how busy the machine is.
pub const TIMELESS: [&str; 3] = ["accessibility", "best-practices", "seo"];

/// Runs Lighthouse on the page, in these categories, as a web server sends it. Its browser writes into a folder in
/// `homes` that is deleted at the end.
///
/// # Errors
/// Fails if Lighthouse is missing, fails, or is not done in time.
pub async fn judge(environment: &Environment, homes: &Path, categories: &[&str]) -> Result<Report> {
    let program = environment.lighthouse()?;
    let site = Site::open(&environment.page, Time::Real).await?;
    let home = Home::new(Browser::Chromium, homes)?;
    let run = Command::new(program)
        .arg(format!("{}/", site.origin()))
        .args(["--output=json", "--quiet", "--no-enable-error-reporting"])
        .arg(format!("--only-categories={}", categories.join(",")))
        .arg(format!("--chrome-flags={}", CHROMIUM_ARGUMENTS.join(" ")))
        .env("CHROME_PATH", environment.browser(Browser::Chromium)?)
        .env("TMPDIR", home.path())
        .stdin(Stdio::null())
        .kill_on_drop(true)
        .output();
    let output = timeout(DONE_WITHIN, run)
        .await
        .map_err(|_| anyhow!("Lighthouse is not done after {} s", DONE_WITHIN.as_secs()))?
        .context("Lighthouse does not start")?;
    ensure!(
        output.status.success(),
        "Lighthouse fails: {}",
        String::from_utf8_lossy(&output.stderr)
    );
    let report = serde_json::from_slice(&output.stdout).context("Lighthouse's report")?;
    Report::read(&report)
}

/// Converts a score between 0 and 1 to one out of 100.
#[expect(clippy::cast_possible_truncation, clippy::cast_sign_loss, reason = "0 to 100")]
fn percent(score: &Value) -> u32 {
    (score.as_f64().unwrap_or_default().clamp(0.0, 1.0) * 100.0).round() as u32
}

fn text(value: &Value) -> String {
    without_wide_spaces(value.as_str().unwrap_or_default())
}

fn without_wide_spaces(text: &str) -> String {
    text.replace('\u{a0}', " ")
}
