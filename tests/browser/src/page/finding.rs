use std::sync::atomic::Ordering;
use std::time::{Duration, Instant};

use anyhow::{Context, Result, bail};
use fantoccini::error::{CmdError, ErrorStatus};
use serde::Deserialize;
use serde::de::DeserializeOwned;
use serde_json::{Value, json};
use tokio::time::sleep;

use super::pointer::{End, Pointer};
use super::{Page, Seen, strings};
use crate::browser::Browser;

/// The script that puts `window.harness` into the page.
const HARNESS: &str = include_str!("finding.js");

/// The functions of the harness that scripts can use.
const FUNCTIONS: &str = "allOf, find, handleOf, isAvailable, isForReadersOnly, isReachable, isShown, \
    nameOf, obstacleTo, roleOf, tidy";

/// How long the page may take to get into an expected state.
const DEADLINE: Duration = Duration::from_secs(20);
/// The number of milliseconds after which [`Page::until`] looks again even if the document has not changed: what is
/// stored, sent or served can change without it.
const PATIENCE: u32 = 50;

/// The result of a script of [`Page::run`].
#[derive(Deserialize)]
struct Answer {
    /// Whether this document has no harness yet.
    #[serde(default)]
    is_new: bool,
    #[serde(default)]
    value: Value,
    /// The number of changes of the document so far.
    #[serde(default)]
    changes: u64,
}

impl Page {
    /// Calls `ask` until it returns `Ok(Ok(_))`, again whenever the document has changed. An `Ok(Err(_))` describes the
    /// state instead of the `wanted` one.
    ///
    /// # Errors
    /// Fails if the deadline passes or `ask` fails.
    pub async fn until<T>(
        &self,
        wanted: &str,
        ask: impl AsyncFnMut() -> Result<Seen<T>>,
    ) -> Result<T> {
        self.until_after(wanted, ask, async || self.wait_for_change().await).await
    }

    /// Like [`Self::until`], but runs no script between two calls of `ask`.
    pub(super) async fn until_without_scripts<T>(
        &self,
        wanted: &str,
        ask: impl AsyncFnMut() -> Result<Seen<T>>,
    ) -> Result<T> {
        let patience = Duration::from_millis(PATIENCE.into());
        self.until_after(wanted, ask, async || sleep(patience).await).await
    }

    async fn until_after<T>(
        &self,
        wanted: &str,
        mut ask: impl AsyncFnMut() -> Result<Seen<T>>,
        wait: impl AsyncFn(),
    ) -> Result<T> {
        let deadline = Instant::now() + DEADLINE;
        loop {
            match ask().await? {
                Ok(seen) => return Ok(seen),
                Err(seen) if Instant::now() > deadline => {
                    bail!("waited {} s for {wanted}; instead: {seen}", DEADLINE.as_secs())
                }
                Err(_) => wait().await,
            }
        }
    }

    /// Waits until the document has changed since the last script, or for [`PATIENCE`].
    async fn wait_for_change(&self) {
        // A document in the back/forward cache does not answer until it is shown again, so this script ends when its
        // document is left.
        const CHANGED: &str = "const [seen, patience, tell] = arguments;
            const answered = new AbortController();
            const done = () => { answered.abort(); tell(); };
            addEventListener('pagehide', done, { signal: answered.signal });
            if (!window.harness) return setTimeout(done, patience);
            window.harness.whenChanged(seen, patience, done);";
        let seen = json!(self.changes.load(Ordering::Relaxed));
        // An error means that the document has gone away, which is a change as well.
        let _ = self.client.execute_async(CHANGED, vec![seen, json!(PATIENCE)]).await;
    }

    /// Runs a script in the page, which can use the functions of `finding.js`.
    ///
    /// # Errors
    /// Fails if it throws or does not return a `T`.
    pub async fn run<T: DeserializeOwned>(
        &self,
        script: &str,
        arguments: impl Into<Vec<Value>>,
    ) -> Result<T> {
        let whole = format!(
            "if (!window.harness) return {{ is_new: true }};
            const {{ {FUNCTIONS} }} = window.harness;
            const value = (function () {{ {script} }}).apply(window, arguments);
            return {{ value: value ?? null, changes: window.harness.changes }};"
        );
        let arguments = arguments.into();
        let ask = async || self.client.execute(&whole, arguments.clone()).await;
        self.answer(script, ask).await
    }

    /// Runs a script that passes its result to the function `done`, which is also its last argument.
    ///
    /// # Errors
    /// Fails if it throws, never passes on a result, or the result is not a `T`.
    pub async fn run_async<T: DeserializeOwned>(&self, script: &str) -> Result<T> {
        let whole = format!(
            "const [tell] = arguments;
            if (!window.harness) return tell({{ is_new: true }});
            const {{ {FUNCTIONS} }} = window.harness;
            const done = (value) =>
              tell({{ value: value ?? null, changes: window.harness.changes }});
            (function () {{ {script} }}).call(window, done);"
        );
        let ask = async || self.client.execute_async(&whole, Vec::new()).await;
        self.answer(script, ask).await
    }

    async fn answer<T: DeserializeOwned>(
        &self,
        script: &str,
        ask: impl AsyncFn() -> Result<Value, CmdError>,
    ) -> Result<T> {
        let failed = || format!("this script failed: {script}");
        let ask_document = async || {
            let answer = ask().await.with_context(failed)?;
            // In Firefox, a document that is just going away answers null; the next one answers.
            let answer = if answer.is_null() { ask().await.with_context(failed)? } else { answer };
            anyhow::Ok(serde_json::from_value::<Answer>(answer)?)
        };
        let mut answer = ask_document().await?;
        // A page that reloads itself may replace the document again before it is asked the second time.
        for _ in 0..DOCUMENTS {
            if !answer.is_new {
                break;
            }
            self.client.execute(HARNESS, Vec::new()).await.context("the harness does not load")?;
            answer = ask_document().await?;
        }
        self.changes.store(answer.changes, Ordering::Relaxed);
        let described = answer.value.to_string();
        serde_json::from_value(answer.value)
            .with_context(|| format!("this script returned {described}: {script}"))
    }

    /// Returns whether an element with this role and name can be reached.
    ///
    /// # Errors
    /// Fails if the browser does not answer.
    pub async fn has(&self, role: &str, name: &str) -> Result<bool> {
        self.run("return find(...arguments).length > 0", strings(&[role, name])).await
    }

    /// Waits until an element with this role and name can be reached.
    ///
    /// # Errors
    /// Fails if nothing appears in time.
    pub async fn shows(&self, role: &str, name: &str) -> Result<()> {
        self.until(&format!("the {role} {name:?}"), async || {
            let is_there = self.has(role, name).await?;
            Ok(if is_there {
                Ok(())
            } else {
                Err(format!("there are {:?}", self.names(role).await?))
            })
        })
        .await
    }

    /// Waits until no element with this role and name can be reached any more.
    ///
    /// # Errors
    /// Fails if it stays.
    pub async fn no_longer_shows(&self, role: &str, name: &str) -> Result<()> {
        self.until(&format!("the {role} {name:?} to go"), async || {
            let is_there = self.has(role, name).await?;
            Ok(if is_there { Err("it stays".into()) } else { Ok(()) })
        })
        .await
    }

    /// Returns the names of all elements with this role.
    ///
    /// # Errors
    /// Fails if the browser does not answer.
    pub async fn names(&self, role: &str) -> Result<Vec<String>> {
        self.run("return allOf(...arguments).map(nameOf)", strings(&[role])).await
    }

    /// Returns the visible texts of all elements with this role.
    ///
    /// # Errors
    /// Fails if the browser does not answer.
    pub async fn texts(&self, role: &str) -> Result<Vec<String>> {
        const TEXTS: &str = "return allOf(...arguments).map((it) =>
            it.innerText.split('\\n').map(tidy).filter(Boolean).join('\\n'))";
        self.run(TEXTS, strings(&[role])).await
    }

    /// Waits until the elements with this role contain these words.
    ///
    /// # Errors
    /// Fails if it does not.
    pub async fn reads(&self, role: &str, words: &str) -> Result<()> {
        self.until(&format!("{words:?} in the {role}"), async || {
            let text = self.texts(role).await?.join(" ");
            Ok(if text.contains(words) { Ok(()) } else { Err(format!("{text:?}")) })
        })
        .await
    }

    /// Returns whether this button is enabled.
    ///
    /// # Errors
    /// Fails if there is no such button.
    pub async fn is_available(&self, button: &str) -> Result<bool> {
        self.shows("button", button).await?;
        self.run("return isAvailable(find('button', arguments[0])[0])", strings(&[button])).await
    }

    /// Presses a button with the mouse.
    ///
    /// # Errors
    /// Fails if there is no such button or something covers it.
    pub async fn press(&self, button: &str) -> Result<()> {
        self.press_on("button", button, None).await
    }

    /// Presses the element with this role and name, in this group if one is given, with the mouse.
    pub(super) async fn press_on(&self, role: &str, name: &str, group: Option<&str>) -> Result<()> {
        self.until(&format!("the {role} {name:?} to be pressed"), async || {
            self.try_to_press(role, name, group).await
        })
        .await
    }

    /// Presses the element with this role and name, if that is possible at once.
    ///
    /// # Errors
    /// Fails if the browser does not answer.
    pub async fn press_if_there(&self, role: &str, name: &str) -> Result<()> {
        self.try_to_press(role, name, None).await.map(drop)
    }

    /// Presses the element if nothing covers it.
    ///
    /// The harness checks that. The drivers' own click would check it too, but takes more processor time: for the six
    /// scenarios `keeps_…` 20 s in Chromium and 32 s in Firefox, instead of 13 s and 28 s. In WebKit it is the other
    /// way round: 26 s for the driver's click, 42 s for pointer actions.
    async fn try_to_press(&self, role: &str, name: &str, group: Option<&str>) -> Result<Seen<()>> {
        const HANDLE: &str = "const [role, name, group] = arguments;
            const within = group === null ? undefined : find('group', group)[0];
            if (group !== null && !within) return { reason: `there is no group ${group}` };
            const element = find(role, name, within)[0];
            if (!element) return { reason: `there are ${JSON.stringify(allOf(role).map(nameOf))}` };
            const handle = handleOf(element), obstacle = obstacleTo(handle);
            return obstacle ? { reason: `${obstacle} covers it` } : { handle };";
        #[derive(Deserialize)]
        struct Found {
            handle: Option<Value>,
            reason: Option<String>,
        }
        let arguments = [json!(role), json!(name), json!(group)];
        let Found { handle, reason } = match self.run(HANDLE, &arguments[..]).await {
            Ok(found) => found,
            // Firefox fails if the page has removed the element meanwhile.
            Err(error) if error.downcast_ref().is_some_and(is_transient) => {
                return Ok(Err(error.to_string()));
            }
            Err(error) => return Err(error),
        };
        let Some(handle) = handle else { return Ok(Err(reason.unwrap_or_default())) };
        let pressed = match self.browser() {
            Browser::WebKit => self.click(&handle).await,
            _ => self.point(Pointer::Mouse, &[handle], End::Release).await,
        };
        match pressed {
            Ok(()) => Ok(Ok(())),
            Err(error) if is_transient(&error) => Ok(Err(error.to_string())),
            Err(error) => Err(error).with_context(|| format!("pressing {name:?}")),
        }
    }
}

/// The number of documents that may follow each other while a question is asked.
const DOCUMENTS: usize = 5;

/// Returns whether the press may succeed a moment later, because the page was just changing.
fn is_transient(error: &CmdError) -> bool {
    let CmdError::Standard(error) = error else { return false };
    [
        ErrorStatus::ElementClickIntercepted,
        ErrorStatus::ElementNotInteractable,
        ErrorStatus::MoveTargetOutOfBounds,
        ErrorStatus::NoSuchElement,
        ErrorStatus::StaleElementReference,
    ]
    .contains(&error.error)
}
