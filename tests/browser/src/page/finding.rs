use std::sync::atomic::Ordering;
use std::time::{Duration, Instant};

use anyhow::{Context, Result, bail};
use fantoccini::error::{CmdError, ErrorStatus};
use serde::Deserialize;
use serde::de::DeserializeOwned;
use serde_json::{Value, json};

use super::pointer::{End, Pointer};
use super::{Page, Seen, strings};
use crate::browser::Browser;

/// Puts `window.harness` into the page.
const HARNESS: &str = include_str!("finding.js");

/// What scripts find at hand.
const AT_HAND: &str = "allOf, find, handleOf, isAvailable, isForReadersOnly, isReachable, isShown, \
    nameOf, obstacleTo, roleOf, tidy";

/// How long something may take to become so.
const DEADLINE: Duration = Duration::from_secs(20);
/// After how many milliseconds something is asked for again though nothing in the document has changed:
/// what is stored, sent or served changes without it.
const PATIENCE: u32 = 50;

/// What a script of [`Page::run`] gives back.
#[derive(Deserialize)]
struct Answer {
    /// There is no harness in this document yet.
    #[serde(default)]
    is_new: bool,
    #[serde(default)]
    value: Value,
    /// How often the document has changed so far.
    #[serde(default)]
    changes: u64,
}

impl Page {
    /// Asks until the answer is what was waited for, `Ok`; the `Err` inside says what it was
    /// instead. It is asked for again whenever the document has changed.
    ///
    /// # Errors
    /// The deadline passes, or the question itself fails.
    pub async fn until<T>(
        &self,
        wanted: &str,
        mut ask: impl AsyncFnMut() -> Result<Seen<T>>,
    ) -> Result<T> {
        let deadline = Instant::now() + DEADLINE;
        loop {
            match ask().await? {
                Ok(seen) => return Ok(seen),
                Err(seen) if Instant::now() > deadline => {
                    bail!("waited {} s for {wanted}; instead: {seen}", DEADLINE.as_secs())
                }
                Err(_) => self.is_changed().await,
            }
        }
    }

    /// Waits until the document has changed since it was last asked for anything, or might have.
    async fn is_changed(&self) {
        // A document in the back/forward cache answers nothing until it is shown again, so this one answers as it is
        // left.
        const CHANGED: &str = "const [seen, patience, tell] = arguments;
            const answered = new AbortController();
            const done = () => { answered.abort(); tell(); };
            addEventListener('pagehide', done, { signal: answered.signal });
            if (!window.harness) return setTimeout(done, patience);
            window.harness.whenChanged(seen, patience, done);";
        let seen = json!(self.changes.load(Ordering::Relaxed));
        // Where the document goes away meanwhile, that is a change as well.
        let _ = self.client.execute_async(CHANGED, vec![seen, json!(PATIENCE)]).await;
    }

    /// Runs a script in the page, with the functions of `finding.js` at hand.
    ///
    /// # Errors
    /// It throws, or returns something else than a `T`.
    pub async fn run<T: DeserializeOwned>(
        &self,
        script: &str,
        arguments: impl Into<Vec<Value>>,
    ) -> Result<T> {
        let whole = format!(
            "if (!window.harness) return {{ is_new: true }};
            const {{ {AT_HAND} }} = window.harness;
            const value = (function () {{ {script} }}).apply(window, arguments);
            return {{ value: value ?? null, changes: window.harness.changes }};"
        );
        let arguments = arguments.into();
        let ask = async || self.client.execute(&whole, arguments.clone()).await;
        self.answer(script, ask).await
    }

    /// Runs a script that gives its result to the function that is its last argument.
    ///
    /// # Errors
    /// It throws, never gives a result, or gives something else than a `T`.
    pub async fn run_async<T: DeserializeOwned>(&self, script: &str) -> Result<T> {
        let whole = format!(
            "const [tell] = arguments;
            if (!window.harness) return tell({{ is_new: true }});
            const {{ {AT_HAND} }} = window.harness;
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
            // A document that was just going away answers nothing in Firefox: the next one is asked.
            let answer = if answer.is_null() { ask().await.with_context(failed)? } else { answer };
            anyhow::Ok(serde_json::from_value::<Answer>(answer)?)
        };
        let mut answer = ask_document().await?;
        if answer.is_new {
            self.client.execute(HARNESS, Vec::new()).await.context("the harness does not load")?;
            answer = ask_document().await?;
        }
        self.changes.store(answer.changes, Ordering::Relaxed);
        let described = answer.value.to_string();
        serde_json::from_value(answer.value)
            .with_context(|| format!("this script returned {described}: {script}"))
    }

    /// Whether something with this role and name can be reached.
    ///
    /// # Errors
    /// The browser does not answer.
    pub async fn has(&self, role: &str, name: &str) -> Result<bool> {
        self.run("return find(...arguments).length > 0", strings(&[role, name])).await
    }

    /// Waits until something with this role and name can be reached.
    ///
    /// # Errors
    /// Nothing appears.
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

    /// Waits until nothing with this role and name can be reached any more.
    ///
    /// # Errors
    /// It stays.
    pub async fn shows_no_more(&self, role: &str, name: &str) -> Result<()> {
        self.until(&format!("the {role} {name:?} to go"), async || {
            let is_there = self.has(role, name).await?;
            Ok(if is_there { Err("it stays".into()) } else { Ok(()) })
        })
        .await
    }

    /// The names of all that have this role.
    ///
    /// # Errors
    /// The browser does not answer.
    pub async fn names(&self, role: &str) -> Result<Vec<String>> {
        self.run("return allOf(...arguments).map(nameOf)", strings(&[role])).await
    }

    /// The texts of all that have this role, as they are shown, a line a string. Typographic
    /// apostrophes are made plain.
    ///
    /// # Errors
    /// The browser does not answer.
    pub async fn texts(&self, role: &str) -> Result<Vec<String>> {
        const TEXTS: &str = "return allOf(...arguments).map((it) =>
            it.innerText.split('\\n').map(tidy).filter(Boolean).join('\\n').replaceAll('\u{2019}', \"'\"))";
        self.run(TEXTS, strings(&[role])).await
    }

    /// Waits until what has this role says these words, among else.
    ///
    /// # Errors
    /// It does not.
    pub async fn reads(&self, role: &str, words: &str) -> Result<()> {
        self.until(&format!("{words:?} in the {role}"), async || {
            let said = self.texts(role).await?.join(" ");
            Ok(if said.contains(words) { Ok(()) } else { Err(format!("{said:?}")) })
        })
        .await
    }

    /// Whether this button does something.
    ///
    /// # Errors
    /// There is none of this name.
    pub async fn is_available(&self, button: &str) -> Result<bool> {
        self.shows("button", button).await?;
        self.run("return isAvailable(find('button', arguments[0])[0])", strings(&[button])).await
    }

    /// Presses a button as a finger or a mouse does.
    ///
    /// # Errors
    /// There is none of this name, or something lies over it.
    pub async fn press(&self, button: &str) -> Result<()> {
        self.press_on("button", button, None).await
    }

    /// Presses what has this role and name, inside a group where one is given, with the mouse.
    pub(super) async fn press_on(&self, role: &str, name: &str, group: Option<&str>) -> Result<()> {
        self.until(&format!("the {role} {name:?} to be pressed"), async || {
            self.try_to_press(role, name, group).await
        })
        .await
    }

    /// The same, if that can be done at once.
    ///
    /// # Errors
    /// The browser does not answer.
    pub async fn press_if_there(&self, role: &str, name: &str) -> Result<()> {
        self.try_to_press(role, name, None).await.map(drop)
    }

    /// Presses it if nothing lies over it.
    ///
    /// The harness sees to that. The drivers' own click would, too, but it takes more of the processor: for
    /// the six scenarios `keeps_…` 20 s in Chromium and 32 s in Firefox, instead of 13 s and 28 s. In WebKit
    /// it is the other way round, 26 s and 42 s.
    async fn try_to_press(&self, role: &str, name: &str, group: Option<&str>) -> Result<Seen<()>> {
        const HANDLE: &str = "const [role, name, group] = arguments;
            const within = group === null ? undefined : find('group', group)[0];
            if (group !== null && !within) return { reason: `there is no group ${group}` };
            const element = find(role, name, within)[0];
            if (!element) return { reason: `there are ${JSON.stringify(allOf(role).map(nameOf))}` };
            const handle = handleOf(element), obstacle = obstacleTo(handle);
            return obstacle ? { reason: `${obstacle} lies over it` } : { handle };";
        #[derive(Deserialize)]
        struct Found {
            handle: Option<Value>,
            reason: Option<String>,
        }
        let arguments = [json!(role), json!(name), json!(group)];
        let Found { handle, reason } = match self.run(HANDLE, &arguments[..]).await {
            Ok(found) => found,
            // Firefox hands out nothing that the page took away meanwhile.
            Err(error) if error.downcast_ref().is_some_and(is_passing) => {
                return Ok(Err(error.to_string()));
            }
            Err(error) => return Err(error),
        };
        let Some(handle) = handle else { return Ok(Err(reason.unwrap_or_default())) };
        let pressed = match self.browser() {
            Browser::WebKit => self.click(&handle).await,
            _ => self.point(Pointer::Mouse, &[handle], End::LetGo).await,
        };
        match pressed {
            Ok(()) => Ok(Ok(())),
            Err(error) if is_passing(&error) => Ok(Err(error.to_string())),
            Err(error) => Err(error).with_context(|| format!("pressing {name:?}")),
        }
    }
}

/// Whether a moment later the press may reach its target: the page was just changing.
fn is_passing(error: &CmdError) -> bool {
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
