use std::time::{Duration, Instant};

use anyhow::{Context, Result, bail};
use fantoccini::elements::{Element, ElementRef};
use fantoccini::error::{CmdError, ErrorStatus};
use serde::de::DeserializeOwned;
use serde_json::{Value, json};
use tokio::time::sleep;

use super::{Page, Seen, strings};

const FINDING: &str = include_str!("finding.js");

/// How long something may take to become so.
const DEADLINE: Duration = Duration::from_secs(10);
/// How long to wait before it is asked for again.
const INTERVAL: Duration = Duration::from_millis(25);

impl Page {
    /// Asks until the answer is what was waited for, `Ok`; the `Err` inside says what it was
    /// instead.
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
                Err(_) => sleep(INTERVAL).await,
            }
        }
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
        let whole = format!("{FINDING}\n{script}");
        let value = self
            .client
            .execute(&whole, arguments.into())
            .await
            .with_context(|| format!("this script failed: {script}"))?;
        let described = value.to_string();
        serde_json::from_value(value)
            .with_context(|| format!("this script returned {described}: {script}"))
    }

    /// Runs a script that gives its result to the function that is its last argument.
    ///
    /// # Errors
    /// It throws, never gives a result, or gives something else than a `T`.
    pub async fn run_async<T: DeserializeOwned>(&self, script: &str) -> Result<T> {
        let value = self
            .client
            .execute_async(&format!("{FINDING}\n{script}"), Vec::new())
            .await
            .with_context(|| format!("this script failed: {script}"))?;
        let described = value.to_string();
        serde_json::from_value(value)
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
        self.found(role, name).await.map(drop)
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

    /// Presses what has this role and name, inside a group where one is given.
    pub(super) async fn press_on(&self, role: &str, name: &str, group: Option<&str>) -> Result<()> {
        const HANDLE: &str = "const [role, name, group] = arguments;
            const within = group === null ? undefined : find('group', group)[0];
            if (group !== null && !within) return null;
            const element = find(role, name, within)[0];
            return element ? handleOf(element) : null;";
        let arguments = [json!(role), json!(name), json!(group)];
        self.until(&format!("the {role} {name:?} to be pressed"), async || {
            let Some(element) = self.element(HANDLE, &arguments).await? else {
                return Ok(Err(format!("there is none, but {:?}", self.names(role).await?)));
            };
            match element.click().await {
                Ok(()) => Ok(Ok(())),
                Err(error) if is_passing(&error) => Ok(Err(error.to_string())),
                Err(error) => Err(error).with_context(|| format!("pressing {name:?}")),
            }
        })
        .await
    }

    /// Waits for what has this role and name.
    pub(super) async fn found(&self, role: &str, name: &str) -> Result<Element> {
        const FOUND: &str = "return find(...arguments)[0] ?? null";
        let arguments = [json!(role), json!(name)];
        self.until(&format!("the {role} {name:?}"), async || {
            Ok(match self.element(FOUND, &arguments).await? {
                Some(element) => Ok(element),
                None => Err(format!("there are {:?}", self.names(role).await?)),
            })
        })
        .await
    }

    /// The element that a script returns.
    pub(super) async fn element(
        &self,
        script: &str,
        arguments: &[Value],
    ) -> Result<Option<Element>> {
        let found: Option<serde_json::Map<String, Value>> = self.run(script, arguments).await?;
        let id = found.and_then(|found| Some(found.values().next()?.as_str()?.to_owned()));
        Ok(id.map(|id| Element::from_element_id(self.client.clone(), ElementRef::from(id))))
    }
}

/// Whether a moment later the press may reach its target: the page was just changing.
fn is_passing(error: &CmdError) -> bool {
    let CmdError::Standard(error) = error else { return false };
    [
        ErrorStatus::ElementClickIntercepted,
        ErrorStatus::ElementNotInteractable,
        ErrorStatus::NoSuchElement,
        ErrorStatus::StaleElementReference,
    ]
    .contains(&error.error)
}
