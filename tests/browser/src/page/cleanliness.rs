use anyhow::{Result, ensure};
use serde::Deserialize;

use super::Page;
use crate::browser::Browser;
use crate::driver::Ask;
use crate::site::Answered;

impl Page {
    /// Asserts what holds at the end of every scenario: nothing was said on the console, everything
    /// asked for was there, and nothing was asked of anybody else.
    ///
    /// # Errors
    /// Something of that does not hold.
    pub async fn is_clean(&self) -> Result<()> {
        let mut faults = Vec::new();
        for message in self.messages().await? {
            faults.push(format!("on the console: {message}"));
        }
        for Answered { path, status } in self.site.answered() {
            if status >= 400 {
                faults.push(format!("answered with {status}: {path}"));
            }
        }
        for address in self.requests_elsewhere().await? {
            faults.push(format!("asked of others: {address}"));
        }
        ensure!(faults.is_empty(), faults.join("\n"));
        Ok(())
    }

    /// Forgets what was said on the console so far: it was about what the scenario itself refused.
    ///
    /// # Errors
    /// The browser cannot be asked.
    pub async fn forgets_messages(&self) -> Result<()> {
        self.take_messages().await.map(drop)
    }

    /// What was said on the console since this was asked last.
    ///
    /// # Errors
    /// The browser cannot be asked.
    pub async fn take_messages(&self) -> Result<Vec<String>> {
        let messages = self.messages().await?;
        if !messages.is_empty() {
            self.run::<()>("sessionStorage.removeItem('messages')", []).await?;
        }
        Ok(messages)
    }

    /// What was said on the console, of which Chromium tells all and the others what scripts can
    /// see of it.
    async fn messages(&self) -> Result<Vec<String>> {
        #[derive(Deserialize)]
        struct Entry {
            level: String,
            message: String,
        }
        const RECORDED: &str = "return JSON.parse(sessionStorage.getItem('messages') ?? '[]')";
        let mut messages: Vec<String> = self.run(RECORDED, []).await?;
        if self.browser == Browser::Chromium {
            let entries = self.client.issue_cmd(Ask::log()).await?;
            let entries: Vec<Entry> = serde_json::from_value(entries)?;
            messages.extend(
                entries.into_iter().map(|Entry { level, message }| format!("{level}: {message}")),
            );
        }
        Ok(messages)
    }

    /// What was loaded from elsewhere than the page's own origin.
    async fn requests_elsewhere(&self) -> Result<Vec<String>> {
        const ELSEWHERE: &str = "return performance.getEntriesByType('resource')
            .map((entry) => entry.name).filter((name) => new URL(name).origin !== location.origin)";
        self.run(ELSEWHERE, []).await
    }
}
