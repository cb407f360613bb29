use anyhow::{Context, Result};
use fantoccini::error::CmdError;
use serde_json::{Value, json};

use super::{Page, strings};
use crate::driver::{DriverCommand, MOUSE};

/// A pointing device.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Pointer {
    /// A mouse, with its left button.
    Mouse,
    /// A finger.
    Touch,
}

/// What happens at the end of a drag.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum End {
    /// The pointer is released.
    Release,
    /// The pointer stays down.
    Hold,
}

impl Page {
    /// Drags with this pointer from the first of these cells over the others, and releases it on the last.
    ///
    /// # Errors
    /// Fails if there is no such cell or the driver has no such pointer.
    pub async fn drag(&self, pointer: Pointer, way: &[&str]) -> Result<()> {
        Ok(self.point(pointer, &self.handles_of(way).await?, End::Release).await?)
    }

    /// Like [`Self::drag`], but does not release the pointer.
    ///
    /// # Errors
    /// Fails if there is no such cell or the driver has no such pointer.
    pub async fn hold(&self, pointer: Pointer, way: &[&str]) -> Result<()> {
        Ok(self.point(pointer, &self.handles_of(way).await?, End::Hold).await?)
    }

    /// Puts the pointer down on the first of these elements, given as the driver's references, and moves it over the
    /// others.
    pub(super) async fn point(
        &self,
        pointer: Pointer,
        way: &[Value],
        end: End,
    ) -> Result<(), CmdError> {
        let mut actions = Vec::new();
        for (step, origin) in way.iter().enumerate() {
            let duration = if step == 0 { 0 } else { 100 };
            actions.push(json!({
                "type": "pointerMove", "duration": duration, "x": 0, "y": 0, "origin": origin,
            }));
            if step == 0 {
                actions.push(json!({ "type": "pointerDown", "button": 0 }));
            }
        }
        if end == End::Release {
            actions.push(json!({ "type": "pointerUp", "button": 0 }));
        }
        self.act_with(pointer, actions).await
    }

    async fn act_with(&self, pointer: Pointer, actions: Vec<Value>) -> Result<(), CmdError> {
        let pointer_type = match pointer {
            Pointer::Mouse => MOUSE,
            Pointer::Touch => "touch",
        };
        let source = json!({
            "type": "pointer",
            "id": pointer_type,
            "parameters": { "pointerType": pointer_type },
            "actions": actions,
        });
        let body = Some(json!({ "actions": [source] }));
        self.client.issue_cmd(DriverCommand { path: "actions".into(), body }).await?;
        Ok(())
    }

    /// Presses the mouse at the first of these points and releases it at the last. Points are fractions of the screen's
    /// width and height.
    ///
    /// # Errors
    /// Fails if the browser does not answer.
    pub async fn press_at(&self, way: &[[f64; 2]]) -> Result<()> {
        const SPOTS: &str = "return arguments[0].map(([right, down]) =>
            [Math.floor(right * innerWidth), Math.floor(down * innerHeight)])";
        let spots: Vec<[i64; 2]> = self.run(SPOTS, [json!(way)]).await?;
        let mut actions = Vec::new();
        for (step, [x, y]) in spots.iter().enumerate() {
            actions.push(json!({ "type": "pointerMove", "duration": 50 * step, "x": x, "y": y }));
            if step == 0 {
                actions.push(json!({ "type": "pointerDown", "button": 0 }));
            }
        }
        actions.push(json!({ "type": "pointerUp", "button": 0 }));
        Ok(self.act_with(Pointer::Mouse, actions).await?)
    }

    /// Taps twice with the mouse at this point, given as fractions of the screen's width and height, with a pause of so
    /// many milliseconds between the taps.
    ///
    /// # Errors
    /// Fails if the browser does not answer.
    pub async fn tap_twice_at(&self, [right, down]: [f64; 2], pause: u32) -> Result<()> {
        const SPOT: &str = "return [Math.floor(arguments[0] * innerWidth),
            Math.floor(arguments[1] * innerHeight)]";
        let [x, y]: [i64; 2] = self.run(SPOT, [json!(right), json!(down)]).await?;
        let (press, release) = (
            json!({ "type": "pointerDown", "button": 0 }),
            json!({ "type": "pointerUp", "button": 0 }),
        );
        let actions = vec![
            json!({ "type": "pointerMove", "duration": 0, "x": x, "y": y }),
            press.clone(),
            release.clone(),
            json!({ "type": "pause", "duration": pause }),
            press,
            release,
        ];
        Ok(self.act_with(Pointer::Mouse, actions).await?)
    }

    /// Clicks an element, given as the driver's reference, with the driver's own command.
    pub(super) async fn click(&self, handle: &Value) -> Result<(), CmdError> {
        let id = handle.as_object().and_then(|it| it.values().next()?.as_str()).unwrap_or_default();
        let path = format!("element/{id}/click");
        self.client.issue_cmd(DriverCommand { path, body: Some(json!({})) }).await.map(drop)
    }

    /// Returns the driver's references to these cells.
    async fn handles_of(&self, places: &[&str]) -> Result<Vec<Value>> {
        const CELL: &str = "return find('gridcell', arguments[0])[0] ?? null";
        let mut handles = Vec::new();
        for place in places {
            let cell: Option<Value> = self.run(CELL, strings(&[&format!("{place},")])).await?;
            handles.push(cell.with_context(|| format!("there is no cell {place}"))?);
        }
        Ok(handles)
    }
}
