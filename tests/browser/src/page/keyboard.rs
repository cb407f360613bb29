use anyhow::{Result, bail};
use fantoccini::actions::{InputSource, KeyAction, KeyActions};
use serde::Deserialize;
use serde_json::json;

use super::Page;
use crate::browser::Browser;

pub use fantoccini::key::Key;

/// The element that has the focus.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
pub struct Focus {
    /// Its role.
    pub role: String,
    /// Its name.
    pub name: String,
    /// Whether it can be reached: it is in the top dialog, or none is open.
    pub is_on_top: bool,
}

impl Page {
    /// Presses keys one after the other.
    ///
    /// # Errors
    /// Fails if the browser does not accept them.
    pub async fn press_keys(&self, keys: impl IntoIterator<Item = Key>) -> Result<()> {
        for key in keys {
            let value = key.into();
            let press = KeyActions::new("keyboard".into())
                .then(KeyAction::Down { value })
                .then(KeyAction::Up { value });
            self.client.perform_actions(press).await?;
        }
        Ok(())
    }

    /// Presses a key while another is held down.
    ///
    /// # Errors
    /// Fails if the browser does not accept it.
    pub async fn press_key_with(&self, held: Key, key: impl Into<char>) -> Result<()> {
        let (held, value) = (held.into(), key.into());
        let press = KeyActions::new("keyboard".into())
            .then(KeyAction::Down { value: held })
            .then(KeyAction::Down { value })
            .then(KeyAction::Up { value })
            .then(KeyAction::Up { value: held });
        Ok(self.client.perform_actions(press).await?)
    }

    /// Presses a key without releasing it.
    ///
    /// # Errors
    /// Fails if the browser does not accept it.
    pub async fn hold_key(&self, key: Key) -> Result<()> {
        let press = KeyActions::new("keyboard".into()).then(KeyAction::Down { value: key.into() });
        Ok(self.client.perform_actions(press).await?)
    }

    /// Types these characters into the focused element.
    ///
    /// # Errors
    /// Fails if the browser does not accept them.
    pub async fn type_text(&self, characters: &str) -> Result<()> {
        let mut typing = KeyActions::new("keyboard".into());
        for value in characters.chars() {
            typing = typing.then(KeyAction::Down { value }).then(KeyAction::Up { value });
        }
        Ok(self.client.perform_actions(typing).await?)
    }

    /// Returns the focused element; `None` if the focus is on the page as a whole or in the browser's toolbars.
    ///
    /// # Errors
    /// Fails if the browser does not answer.
    pub async fn focus(&self) -> Result<Option<Focus>> {
        const FOCUS: &str = "const it = document.activeElement, [hasFocusDecides] = arguments;
            return it && it !== document.body && (document.hasFocus() || !hasFocusDecides)
              ? { role: roleOf(it), name: nameOf(it), is_on_top: isReachable(it) } : null";
        // Firefox names the last element even when the focus has moved to its toolbars, so `hasFocus` decides. In
        // WebKit that says nothing: on a display without a window manager, its window may never have the focus.
        let has_focus_decides = self.browser() == Browser::Firefox;
        self.run(FOCUS, [json!(has_focus_decides)]).await
    }

    /// Waits until the focus is on an element with this role, whose name begins like this.
    ///
    /// # Errors
    /// Fails if something else has it.
    pub async fn focus_is_on(&self, role: &str, name: &str) -> Result<()> {
        self.until(&format!("the focus on the {role} {name:?}"), async || {
            let focus = self.focus().await?;
            let is_there =
                focus.as_ref().is_some_and(|it| it.role == role && it.name.starts_with(name));
            Ok(if is_there { Ok(()) } else { Err(format!("{focus:?}")) })
        })
        .await
    }

    /// Presses this key until the focus is on an element with this role, whose name begins like this. Tab must not lead
    /// out of the page on the way, because drivers differ in what happens then.
    ///
    /// # Errors
    /// Fails if the focus does not get there.
    pub async fn move_focus_to(&self, key: Key, role: &str, name: &str) -> Result<()> {
        self.go(async || self.press_keys([key]).await, role, name).await
    }

    /// Like [`Self::move_focus_to`], with Shift+Tab.
    ///
    /// # Errors
    /// Fails if the focus does not get there.
    pub async fn move_focus_back_to(&self, role: &str, name: &str) -> Result<()> {
        self.go(async || self.press_key_with(Key::Shift, Key::Tab).await, role, name).await
    }

    async fn go(&self, step: impl AsyncFn() -> Result<()>, role: &str, name: &str) -> Result<()> {
        let mut passed = Vec::new();
        for _ in 0..30 {
            step().await?;
            match self.focus().await? {
                Some(focus) if focus.role == role && focus.name.starts_with(name) => return Ok(()),
                focus => passed.push(focus.map(|it| format!("{} {:?}", it.role, it.name))),
            }
        }
        bail!("the keyboard does not reach the {role} {name:?}, but {passed:?}")
    }
}
