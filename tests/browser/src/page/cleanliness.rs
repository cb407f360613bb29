use std::fmt;
use std::sync::PoisonError;

use anyhow::{Result, ensure};
use serde::Deserialize;

use super::Page;
use crate::driver::Ask;
use crate::site::Answered;

/// Something on the console, from the page's recorder or from Chromium's log.
#[derive(Debug, Deserialize)]
struct Message {
    level: Level,
    message: String,
}

/// How serious it is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "UPPERCASE")]
enum Level {
    /// An error, an exception that nothing caught, or a violation of the page's security policy.
    Severe,
    Warning,
    #[serde(other)]
    Info,
}

impl Level {
    /// The page may not cause it.
    const fn is_fault(self) -> bool {
        matches!(self, Self::Severe | Self::Warning)
    }
}

impl fmt::Display for Message {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { level, message } = self;
        write!(f, "{level:?}: {message}")
    }
}

impl Page {
    /// Asserts what holds at the end of every scenario: no error or warning is on the console, everything
    /// asked for was there, and nothing was asked of anybody else.
    ///
    /// # Errors
    /// Something of that does not hold.
    pub async fn is_clean(&self) -> Result<()> {
        let mut faults = Vec::new();
        for message in self.take_messages().await? {
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

    /// The errors and warnings on the console since this was asked last: Chromium tells all, and the others
    /// what scripts can see. What else browsers say differs from one to the next; it is recorded for
    /// [`Self::remarks`].
    ///
    /// # Errors
    /// The browser cannot be asked.
    pub async fn take_messages(&self) -> Result<Vec<String>> {
        const TAKE: &str = "const messages = sessionStorage.getItem('messages');
            sessionStorage.removeItem('messages');
            return JSON.parse(messages ?? '[]')";
        let mut messages: Vec<Message> = self.run(TAKE, []).await?;
        if self.browser.is_chromium() {
            let logged = self.client.issue_cmd(Ask::log()).await?;
            messages.extend(serde_json::from_value::<Vec<Message>>(logged)?);
        }
        let (faults, remarks): (Vec<_>, Vec<_>) =
            messages.into_iter().partition(|message| message.level.is_fault());
        let mut recorded = self.remarks.lock().unwrap_or_else(PoisonError::into_inner);
        recorded.extend(remarks.iter().map(Message::to_string));
        Ok(faults.iter().map(Message::to_string).collect())
    }

    /// What was on the console so far and is neither an error nor a warning.
    #[must_use]
    pub fn remarks(&self) -> Vec<String> {
        self.remarks.lock().unwrap_or_else(PoisonError::into_inner).clone()
    }

    /// What was loaded from elsewhere than the page's own origin.
    async fn requests_elsewhere(&self) -> Result<Vec<String>> {
        const ELSEWHERE: &str = "return performance.getEntriesByType('resource')
            .map((entry) => entry.name).filter((name) => new URL(name).origin !== location.origin)";
        self.run(ELSEWHERE, []).await
    }
}
