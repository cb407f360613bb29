use anyhow::Result;
use serde::Deserialize;

use super::{Page, strings};

/// A message that the page shared or copied, in [`Variant::Shares`](crate::site::Variant::Shares) and
/// [`Variant::Copies`](crate::site::Variant::Copies).
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
pub struct Message {
    /// The text.
    pub text: String,
    /// The URL, if it is separate from the text.
    pub url: Option<String>,
    /// Whether it was sent while a press was being handled, as browsers require.
    pub pressed: bool,
}

impl Page {
    /// Returns the whole address.
    ///
    /// # Errors
    /// Fails if the browser does not answer.
    pub async fn address(&self) -> Result<String> {
        self.run("return location.href", []).await
    }

    /// Waits until the part of the address after `#` is this link. Returns the whole address.
    ///
    /// # Errors
    /// Fails if the address has another link.
    pub async fn address_is(&self, link: &str) -> Result<String> {
        self.address_has(link, str::is_empty).await
    }

    /// Waits until the address is a link of this game by link, with any id and check. Returns the whole address.
    ///
    /// # Errors
    /// Fails if the address has another link.
    pub async fn address_is_of_game(&self, game: &str) -> Result<String> {
        let is_head = |head: &str| head.ends_with('/') && head.matches('-').count() == 2;
        self.address_has(game, is_head).await
    }

    async fn address_has(&self, end: &str, is_head: fn(&str) -> bool) -> Result<String> {
        self.until(&format!("{end:?} in the address"), async || {
            let address = self.address().await?;
            let link = address.split_once('#').map_or("", |(_, link)| link);
            let is_expected = link.strip_suffix(end).is_some_and(is_head);
            Ok(if is_expected { Ok(address) } else { Err(address) })
        })
        .await
    }

    /// Waits until the page has navigated by itself to an address that begins like this. Meanwhile no script runs: WebKit
    /// never answers a script whose document enters the back/forward cache before the answer is sent.
    ///
    /// # Errors
    /// Fails if the browser does not go there.
    pub async fn goes_to(&self, start: &str) -> Result<()> {
        let wanted = format!("an address that begins with {start}");
        self.until_without_scripts(&wanted, async || {
            let address = self.client.current_url().await?;
            let is_there = address.as_str().starts_with(start);
            Ok(if is_there { Ok(()) } else { Err(address.to_string()) })
        })
        .await
    }

    /// Goes to this address, as after a click on a link, and waits until the page can be played.
    ///
    /// # Errors
    /// Fails if the page does not get ready in time.
    pub async fn follow(&self, address: &str) -> Result<()> {
        self.navigate(address).await?;
        self.wait_until_ready().await
    }

    /// Opens this link, which is the part of the address after `#`, in the open page.
    ///
    /// # Errors
    /// Fails if the page does not get ready in time.
    pub async fn open_link(&self, link: &str) -> Result<()> {
        let address = self.address().await?;
        let page = address.split('#').next().unwrap_or_default();
        self.follow(&format!("{page}#{link}")).await
    }

    /// Sets the part of the open page's address after `#` to this link, and does not wait for the result.
    ///
    /// # Errors
    /// Fails if the browser does not answer.
    pub async fn set_link(&self, link: &str) -> Result<()> {
        self.run("location.hash = arguments[0]", strings(&[link])).await
    }

    /// Presses the browser's own button for going back.
    ///
    /// # Errors
    /// Fails if the browser does not go there.
    pub async fn go_back(&self) -> Result<()> {
        Ok(self.client.back().await?)
    }

    /// Goes back by a script, and does not wait for the result. The script goes back only after it has answered: if the
    /// document went away before, the script would be repeated and would go back twice. If this leads to another document,
    /// the caller must wait with [`Self::goes_to`].
    ///
    /// # Errors
    /// Fails if the browser does not answer.
    pub async fn go_back_by_script(&self) -> Result<()> {
        self.run("setTimeout(() => history.back())", []).await
    }

    /// Presses the browser's own button for going forward.
    ///
    /// # Errors
    /// Fails if the browser does not go there.
    pub async fn go_forward(&self) -> Result<()> {
        Ok(self.client.forward().await?)
    }

    /// Returns the value of the field with this name.
    ///
    /// # Errors
    /// Fails if there is no such field.
    pub async fn value_of(&self, field: &str) -> Result<String> {
        self.shows("textbox", field).await?;
        self.run("return find('textbox', arguments[0])[0].value", strings(&[field])).await
    }

    /// Returns the selected text in the focused field.
    ///
    /// # Errors
    /// Fails if no field has the focus.
    pub async fn selected_text(&self) -> Result<String> {
        const SELECTED: &str =
            "const { value, selectionStart, selectionEnd } = document.activeElement;
            return value.slice(selectionStart, selectionEnd)";
        self.run(SELECTED, []).await
    }

    /// Waits until exactly this many messages have been sent, and returns them.
    ///
    /// # Errors
    /// Fails if the number is not reached in time, or the variant records no messages.
    pub async fn sent_messages(&self, count: usize) -> Result<Vec<Message>> {
        self.until(&format!("{count} messages"), async || {
            let sent: Vec<Message> = self.run("return window.sent", []).await?;
            Ok(if sent.len() == count { Ok(sent) } else { Err(format!("{sent:?}")) })
        })
        .await
    }
}
