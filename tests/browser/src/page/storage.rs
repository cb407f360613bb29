use std::collections::BTreeMap;

use anyhow::Result;
use in_a_row::storage_keys::{GAME, key};
use serde_json::json;

use super::{Page, strings};
use crate::site::Variant;

impl Page {
    /// From now on, records files that the page saves instead of saving them: `window.saved` has the name and the URL
    /// of the last one.
    ///
    /// # Errors
    /// Fails if the browser does not answer.
    pub async fn record_saved_files(&self) -> Result<()> {
        const CATCH: &str = "HTMLAnchorElement.prototype.click = function () {
            window.saved = { name: this.download, address: this.href } }";
        self.run(CATCH, []).await
    }

    /// Opens the page with these keys and values in localStorage. A value is a JavaScript expression for a string, so
    /// that it can contain any code unit.
    ///
    /// # Errors
    /// Fails if the values cannot be stored or the page does not get ready.
    pub async fn open_with(&self, stored: &[(&str, &str)]) -> Result<()> {
        self.visit("/blank").await?;
        for (key, value) in stored {
            self.run::<()>(
                &format!("localStorage.setItem(arguments[0], {value})"),
                strings(&[key]),
            )
            .await?;
        }
        self.visit(&Variant::Plain.path()).await?;
        self.wait_until_ready().await
    }

    /// Clears localStorage and stores this game, which the page finds when it is loaded again.
    ///
    /// # Errors
    /// Fails if the browser denies access to localStorage.
    pub async fn store_only(&self, game: &str) -> Result<()> {
        const STORE: &str = "localStorage.clear(); localStorage.setItem(...arguments)";
        self.run(STORE, strings(&[&key(GAME), game])).await
    }

    /// Returns everything in localStorage. Each value is a JSON string, because only that can hold half of a surrogate
    /// pair.
    ///
    /// # Errors
    /// Fails if the browser denies access to localStorage.
    pub async fn stored(&self) -> Result<BTreeMap<String, String>> {
        const ALL: &str = "return Object.fromEntries(Object.entries(localStorage)
            .map(([key, value]) => [key, JSON.stringify(value)]))";
        self.run(ALL, []).await
    }

    /// Converts a JavaScript expression for a string to the JSON string that [`Self::stored`] returns for it.
    ///
    /// # Errors
    /// Fails if it is not a JavaScript string.
    pub async fn as_stored(&self, value: &str) -> Result<String> {
        self.run(&format!("return JSON.stringify({value})"), [json!(null)]).await
    }
}
