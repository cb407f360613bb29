use anyhow::{Context, Result, ensure};
use serde::Deserialize;
use serde_json::{Value, json};

use super::{Page, strings};
use crate::{browser::Browser, driver::DriverCommand};

/// The role and accessible name of an element.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct RoleAndName {
    /// The role.
    pub role: String,
    /// The accessible name.
    pub name: String,
}

/// The resources that a page uses.
#[derive(Clone, Copy, Debug)]
pub struct Usage {
    /// Memory, including the program's own.
    pub bytes: f64,
    /// The number of documents, including this one.
    pub documents: f64,
    /// The number of nodes in all documents.
    pub nodes: f64,
    /// The number of event listeners.
    pub listeners: f64,
}

impl Page {
    /// Asserts that axe-core finds no accessibility violation. `screen` names the state of the page for the error.
    ///
    /// # Errors
    /// Fails if it finds a violation.
    pub async fn passes_axe(&self, screen: &str) -> Result<()> {
        const RUN: &str = "const done = arguments[arguments.length - 1];
            axe.run(document, { resultTypes: ['violations'] }).then(
              ({ violations }) => done(violations.flatMap(({ id, help, nodes }) =>
                nodes.map((node) => `${id}: ${help}: ${node.html}: ${node.failureSummary}`))),
              (error) => done([`axe-core failed: ${error}`]));";
        // axe-core must see the final colours.
        self.wait_until_still().await?;
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

    /// Waits until no animation runs.
    ///
    /// # Errors
    /// Fails if something keeps moving.
    pub async fn wait_until_still(&self) -> Result<()> {
        self.until("everything to stand still", async || {
            let moving = self.moving().await?;
            Ok(if moving.is_empty() { Ok(()) } else { Err(format!("{moving:?}")) })
        })
        .await
    }

    /// Returns the names of the animations and transitions that are running and take time.
    ///
    /// # Errors
    /// Fails if the browser does not answer.
    pub async fn moving(&self) -> Result<Vec<String>> {
        const MOVING: &str = "return document.getAnimations()
            .filter((it) => it.playState === 'running' && it.effect.getComputedTiming().endTime > 1)
            .map((it) => it.animationName ?? it.transitionProperty ?? it.id)";
        self.run(MOVING, []).await
    }

    /// Asserts that the browser computes the same roles and names as `finding.js`, for all elements with these roles.
    /// Returns the elements that were compared.
    ///
    /// # Errors
    /// Fails if the browser reports others.
    pub async fn matches_accessibility_tree(&self, roles: &[&str]) -> Result<Vec<RoleAndName>> {
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
            let computed = RoleAndName {
                // Each browser gives `summary` another role, or none.
                role: if unfolds { role.clone() } else { computed },
                name: self.ask(&format!("element/{id}/computedlabel")).await?,
            };
            let found = RoleAndName { role, name };
            // WebKit computes no name for a cell: its screen reader reads the text in it.
            let has_no_name = self.browser() == Browser::WebKit && found.role == "gridcell";
            let expected = if has_no_name {
                RoleAndName { name: String::new(), ..found.clone() }
            } else {
                found.clone()
            };
            ensure!(computed == expected, "the browser computes {computed:?}, not {expected:?}");
            compared.push(found);
        }
        Ok(compared)
    }

    /// Makes the system prefer this colour scheme from now on: `light` or `dark`. Only Chromium supports this.
    ///
    /// # Errors
    /// Fails in other browsers.
    pub async fn prefer_colour_scheme(&self, look: &str) -> Result<()> {
        let features = json!([{ "name": "prefers-color-scheme", "value": look }]);
        self.tell_chromium("Emulation.setEmulatedMedia", json!({ "features": features })).await?;
        Ok(())
    }

    /// Forces the system's colours on the page, as its high-contrast mode does. Only Chromium supports this.
    ///
    /// # Errors
    /// Fails in other browsers.
    pub async fn force_colours(&self) -> Result<()> {
        let features = json!([{ "name": "forced-colors", "value": "active" }]);
        self.tell_chromium("Emulation.setEmulatedMedia", json!({ "features": features })).await?;
        Ok(())
    }

    /// Switches the dark mode that Chromium forces on light pages on or off. Only Chromium supports this.
    ///
    /// # Errors
    /// Fails in other browsers.
    pub async fn force_darkness(&self, is_on: bool) -> Result<()> {
        let forced = if is_on { json!({ "enabled": true }) } else { json!({}) };
        self.tell_chromium("Emulation.setAutoDarkModeOverride", forced).await?;
        Ok(())
    }

    /// Slows the page's processor down by this factor from now on. Only Chromium supports this.
    ///
    /// # Errors
    /// Fails in other browsers.
    pub async fn slow_down(&self, times: u32) -> Result<()> {
        self.tell_chromium("Emulation.setCPUThrottlingRate", json!({ "rate": times })).await?;
        Ok(())
    }

    /// Returns the resources that the page uses after a garbage collection. Only Chromium supports this.
    ///
    /// # Errors
    /// Fails in other browsers.
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
        let body = json!({ "cmd": command, "params": parameters });
        let command = DriverCommand { path: "goog/cdp/execute".into(), body: Some(body) };
        Ok(self.client.issue_cmd(command).await?)
    }

    /// Returns the theme's id, or an empty string for none, that the page had when its body began, in
    /// [`Early`](crate::site::Variant::Early).
    ///
    /// # Errors
    /// Fails if the page is not in that variant.
    pub async fn first_theme(&self) -> Result<String> {
        self.run("return window.firstTheme", []).await
    }

    /// Asks the driver for a string in the session.
    async fn ask(&self, path: &str) -> Result<String> {
        let answer =
            self.client.issue_cmd(DriverCommand { path: path.to_owned(), body: None }).await?;
        Ok(serde_json::from_value(answer)?)
    }
}
