use anyhow::{Context, Result, ensure};
use serde::Deserialize;
use serde_json::{Value, json};

use super::{Page, strings};
use crate::{browser::Browser, driver::Ask};

/// Something in the page that people find by its role and name.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Known {
    /// What it is.
    pub role: String,
    /// What it is called.
    pub name: String,
}

/// What a page holds on to.
#[derive(Clone, Copy, Debug)]
pub struct Usage {
    /// Of memory, the program's own included.
    pub bytes: f64,
    /// How many documents there are, this one included.
    pub documents: f64,
    /// How many nodes they have.
    pub nodes: f64,
    /// How many event listeners.
    pub listeners: f64,
}

impl Page {
    /// Asserts that axe-core finds nothing on this screen that keeps somebody out.
    ///
    /// # Errors
    /// It finds something.
    pub async fn has_no_barrier(&self, screen: &str) -> Result<()> {
        const RUN: &str = "const done = arguments[arguments.length - 1];
            axe.run(document, { resultTypes: ['violations'] }).then(
              ({ violations }) => done(violations.flatMap(({ id, help, nodes }) =>
                nodes.map((node) => `${id}: ${help}: ${node.html}: ${node.failureSummary}`))),
              (error) => done([`axe-core failed: ${error}`]));";
        // Colours are judged when they have stopped changing.
        self.is_still().await?;
        let is_there: bool = self.run("return typeof axe === 'object'", []).await?;
        if !is_there {
            let loaded = self.client.execute(&self.axe, Vec::new()).await;
            loaded.context("axe-core does not load")?;
        }
        let found = self.client.execute_async(RUN, Vec::new()).await?;
        let found: Vec<String> = serde_json::from_value(found)?;
        ensure!(found.is_empty(), "{screen}: axe-core finds\n{}", found.join("\n"));
        Ok(())
    }

    /// Waits until nothing moves any more.
    ///
    /// # Errors
    /// Something moves on and on.
    pub async fn is_still(&self) -> Result<()> {
        self.until("everything to stand still", async || {
            let moving = self.moving().await?;
            Ok(if moving.is_empty() { Ok(()) } else { Err(format!("{moving:?}")) })
        })
        .await
    }

    /// What moves: the names of the animations and transitions that run and take time.
    ///
    /// # Errors
    /// The browser does not answer.
    pub async fn moving(&self) -> Result<Vec<String>> {
        const MOVING: &str = "return document.getAnimations()
            .filter((it) => it.playState === 'running' && it.effect.getComputedTiming().endTime > 1)
            .map((it) => it.animationName ?? it.transitionProperty ?? it.id)";
        self.run(MOVING, []).await
    }

    /// Asserts that the browser tells assistive technology the roles and names by which things are
    /// found here. Returns what was compared.
    ///
    /// # Errors
    /// It tells others.
    pub async fn is_known_to_the_browser(&self, roles: &[&str]) -> Result<Vec<Known>> {
        #[derive(Deserialize)]
        struct Described {
            element: serde_json::Map<String, Value>,
            role: String,
            name: String,
            unfolds: bool,
        }
        const DESCRIBED: &str = "return [...arguments].flatMap((role) => allOf(role)
            .map((element) => ({ element, role, name: nameOf(element), unfolds: element.tagName === 'SUMMARY' })))";
        let described: Vec<Described> = self.run(DESCRIBED, strings(roles)).await?;
        let mut compared = Vec::new();
        for Described { element, role, name, unfolds } in described {
            let id = element.values().next().and_then(Value::as_str).context("no element")?;
            let computed: String = self.ask(&format!("element/{id}/computedrole")).await?;
            let told = Known {
                // What unfolds something has another role in each browser, or none that it tells.
                role: if unfolds { role.clone() } else { computed },
                name: self.ask(&format!("element/{id}/computedlabel")).await?,
            };
            let known = Known { role, name };
            // WebKit computes no name for a cell: its screen reader reads the text in it.
            let is_read = self.browser() == Browser::WebKit && known.role == "gridcell";
            let expected = if is_read {
                Known { name: String::new(), ..known.clone() }
            } else {
                known.clone()
            };
            ensure!(told == expected, "the browser tells {told:?}, not {expected:?}");
            compared.push(known);
        }
        Ok(compared)
    }

    /// Has the system prefer this look from now on: `light` or `dark`. Only Chromium's driver can be
    /// told.
    ///
    /// # Errors
    /// It is the driver of another browser.
    pub async fn prefer_look(&self, look: &str) -> Result<()> {
        let features = json!([{ "name": "prefers-color-scheme", "value": look }]);
        self.tell_chromium("Emulation.setEmulatedMedia", json!({ "features": features })).await?;
        Ok(())
    }

    /// Sets all colours as the system does where people ask for its high contrast. Only Chromium's driver can be
    /// told.
    ///
    /// # Errors
    /// It is the driver of another browser.
    pub async fn force_colours(&self) -> Result<()> {
        let features = json!([{ "name": "forced-colors", "value": "active" }]);
        self.tell_chromium("Emulation.setEmulatedMedia", json!({ "features": features })).await?;
        Ok(())
    }

    /// Switches the dark mode that Chromium forces on light pages on or off. Only its driver can be told.
    ///
    /// # Errors
    /// It is the driver of another browser.
    pub async fn force_darkness(&self, is_on: bool) -> Result<()> {
        let forced = if is_on { json!({ "enabled": true }) } else { json!({}) };
        self.tell_chromium("Emulation.setAutoDarkModeOverride", forced).await?;
        Ok(())
    }

    /// Has the page's processor be this many times slower from now on. Only Chromium's driver can be
    /// told.
    ///
    /// # Errors
    /// It is the driver of another browser.
    pub async fn slow_down(&self, times: u32) -> Result<()> {
        self.tell_chromium("Emulation.setCPUThrottlingRate", json!({ "rate": times })).await?;
        Ok(())
    }

    /// What the page holds on to once everything is collected that it does not need. Only Chromium's driver
    /// can be asked.
    ///
    /// # Errors
    /// It is the driver of another browser.
    pub async fn usage(&self) -> Result<Usage> {
        self.tell_chromium("HeapProfiler.collectGarbage", json!({})).await?;
        let heap = self.tell_chromium("Runtime.getHeapUsage", json!({})).await?;
        let counters = self.tell_chromium("Memory.getDOMCounters", json!({})).await?;
        let count = |of: &Value, name: &str| of[name].as_f64().unwrap_or_default();
        let bytes = ["usedSize", "embedderHeapUsedSize", "backingStorageSize"];
        Ok(Usage {
            bytes: bytes.map(|name| count(&heap, name)).iter().sum(),
            documents: count(&counters, "documents"),
            nodes: count(&counters, "nodes"),
            listeners: count(&counters, "jsEventListeners"),
        })
    }

    async fn tell_chromium(&self, command: &str, parameters: Value) -> Result<Value> {
        let told = json!({ "cmd": command, "params": parameters });
        let tell = Ask { path: "goog/cdp/execute".into(), with: Some(told) };
        Ok(self.client.issue_cmd(tell).await?)
    }

    /// The look, as an id or empty, that the page had when its body began, in [`Early`](crate::site::Variant::Early).
    ///
    /// # Errors
    /// The page is not in that variant.
    pub async fn look_at_first(&self) -> Result<String> {
        self.run("return window.lookAtFirst", []).await
    }

    /// Asks the driver something about the session that is a string.
    async fn ask(&self, path: &str) -> Result<String> {
        let answer = self.client.issue_cmd(Ask { path: path.to_owned(), with: None }).await?;
        Ok(serde_json::from_value(answer)?)
    }
}
