use std::collections::BTreeMap;

use anyhow::Result;
use in_a_row::storage_keys::{GAME, key};
use serde_json::json;

use super::{Page, strings};
use crate::site::Variant;

impl Page {
    /// From now on files that the page saves are not saved, but written down: `window.saved` has the name and the
    /// address of the last one.
    ///
    /// # Errors
    /// The browser cannot be told.
    pub async fn catch_saved(&self) -> Result<()> {
        const CATCH: &str = "HTMLAnchorElement.prototype.click = function () {
            window.saved = { name: this.download, address: this.href } }";
        self.run(CATCH, []).await
    }

    /// Opens the page in a browser that has stored these keys and values before. A value is a
    /// string of JavaScript, quotes included, so that it may hold anything that one can.
    ///
    /// # Errors
    /// The values cannot be stored, or the page does not get ready.
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
        self.is_mounted().await
    }

    /// Leaves this game in localStorage, and nothing else: what the page finds when it is loaded again.
    ///
    /// # Errors
    /// The browser denies it.
    pub async fn store_only(&self, game: &str) -> Result<()> {
        const STORE: &str = "localStorage.clear(); localStorage.setItem(...arguments)";
        self.run(STORE, strings(&[&key(GAME), game])).await
    }

    /// Everything in localStorage, each value as a string of JSON, in which half of a surrogate
    /// pair stays what it is.
    ///
    /// # Errors
    /// The browser denies it.
    pub async fn stored(&self) -> Result<BTreeMap<String, String>> {
        const ALL: &str = "return Object.fromEntries(Object.entries(localStorage)
            .map(([key, value]) => [key, JSON.stringify(value)]))";
        self.run(ALL, []).await
    }

    /// What a string of JavaScript is as a string of JSON, as [`Self::stored`] has it.
    ///
    /// # Errors
    /// It is none.
    pub async fn as_stored(&self, value: &str) -> Result<String> {
        self.run(&format!("return JSON.stringify({value})"), [json!(null)]).await
    }
}
