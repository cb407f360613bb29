use std::fmt;
use std::sync::PoisonError;

use anyhow::{Result, ensure};
use serde::Deserialize;

use super::Page;
use crate::driver::DriverCommand;
use crate::site::Answered;

/// A console message, from the page's recorder or from Chromium's log.
#[derive(Debug, Deserialize)]
struct Message {
    level: Level,
    message: String,
}

/// The severity of a console message.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "UPPERCASE")]
enum Level {
    /// An error, an uncaught exception, or a violation of the page's security policy.
    Severe,
    Warning,
    #[serde(other)]
    Info,
}

impl Level {
    /// Returns whether the page must not cause such a message.
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
    /// Asserts what must hold at the end of every scenario: there is no error or warning on the console, every
    /// requested file was found, and nothing was requested from other servers.
    ///
    /// # Errors
    /// Fails with everything that does not hold.
    pub async fn is_clean(&self) -> Result<()> {
        let mut faults = Vec::new();
        for message in self.take_messages().await? {
            faults.push(format!("on the console: {message}"));
        }
        for Answered { path, status } in self.site.answered_requests() {
            if status >= 400 {
                faults.push(format!("answered with {status}: {path}"));
            }
        }
        for address in self.requests_elsewhere().await? {
            faults.push(format!("requested from another server: {address}"));
        }
        ensure!(faults.is_empty(), faults.join("\n"));
        Ok(())
    }

    /// Discards the console messages so far, which the scenario has caused by making requests fail.
    ///
    /// # Errors
    /// Fails if the browser does not answer.
    pub async fn discard_messages(&self) -> Result<()> {
        self.take_messages().await.map(drop)
    }

    /// Returns the errors and warnings on the console since the last call: in Chromium all of them, in the others those
    /// that scripts can see. Other messages differ from browser to browser and are recorded for [`Self::remarks`].
    ///
    /// # Errors
    /// Fails if the browser does not answer.
    pub async fn take_messages(&self) -> Result<Vec<String>> {
        const TAKE: &str = "const messages = sessionStorage.getItem('messages');
            sessionStorage.removeItem('messages');
            return JSON.parse(messages ?? '[]')";
        let mut messages: Vec<Message> = self.run(TAKE, []).await?;
        if self.browser.is_chromium() {
            let logged = self.client.issue_cmd(DriverCommand::log()).await?;
            messages.extend(serde_json::from_value::<Vec<Message>>(logged)?);
        }
        let (faults, remarks): (Vec<_>, Vec<_>) =
            messages.into_iter().partition(|message| message.level.is_fault());
        let mut recorded = self.remarks.lock().unwrap_or_else(PoisonError::into_inner);
        recorded.extend(remarks.iter().map(Message::to_string));
        Ok(faults.iter().map(Message::to_string).collect())
    }

    /// Returns the console messages so far that are neither errors nor warnings.
    #[must_use]
    pub fn remarks(&self) -> Vec<String> {
        self.remarks.lock().unwrap_or_else(PoisonError::into_inner).clone()
    }

    /// Returns the URLs that were loaded from other origins.
    async fn requests_elsewhere(&self) -> Result<Vec<String>> {
        const ELSEWHERE: &str = "return performance.getEntriesByType('resource')
            .map((entry) => entry.name).filter((name) => new URL(name).origin !== location.origin)";
        self.run(ELSEWHERE, []).await
    }
}
