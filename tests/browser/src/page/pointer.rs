use anyhow::{Context, Result};
use serde_json::{Value, json};

use super::{Page, access::Ask, strings};

/// What points at the page.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Pointer {
    /// A mouse, with its left button.
    Mouse,
    /// A finger.
    Touch,
}

impl Page {
    /// Drags with this pointer from one cell to another, over those in between: `h8` to `e5`. Where more
    /// than two are given, it stays down until the last.
    ///
    /// # Errors
    /// There is no such cell, or the driver has no such pointer.
    pub async fn drag(&self, pointer: Pointer, way: &[&str]) -> Result<()> {
        let mut actions = Vec::new();
        for (step, place) in way.iter().enumerate() {
            let duration = if step == 0 { 0 } else { 100 };
            let origin = self.handle_of(place).await?;
            actions.push(json!({
                "type": "pointerMove", "duration": duration, "x": 0, "y": 0, "origin": origin,
            }));
            if step == 0 {
                actions.push(json!({ "type": "pointerDown", "button": 0 }));
            }
        }
        actions.push(json!({ "type": "pointerUp", "button": 0 }));
        let pointer_type = match pointer {
            Pointer::Mouse => "mouse",
            Pointer::Touch => "touch",
        };
        let source = json!({
            "type": "pointer",
            "id": pointer_type,
            "parameters": { "pointerType": pointer_type },
            "actions": actions,
        });
        let with = Some(json!({ "actions": [source] }));
        self.client.issue_cmd(Ask { path: "actions".into(), with }).await?;
        Ok(())
    }

    /// A cell in the words of the driver.
    async fn handle_of(&self, place: &str) -> Result<Value> {
        const CELL: &str = "return find('gridcell', arguments[0])[0] ?? null";
        let cell: Option<Value> = self.run(CELL, strings(&[&format!("{place},")])).await?;
        cell.with_context(|| format!("there is no cell {place}"))
    }
}
