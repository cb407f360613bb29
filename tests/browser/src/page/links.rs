use anyhow::Result;
use serde::Deserialize;

use super::{Page, strings};

/// What the page sent, in [`Variant::Shares`](crate::site::Variant::Shares) and
/// [`Variant::Copies`](crate::site::Variant::Copies).
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
pub struct Message {
    /// Its words.
    pub text: String,
    /// The address that goes with them, where it is not among them.
    pub url: Option<String>,
    /// It was sent while a press was being handled, as browsers demand.
    pub pressed: bool,
}

impl Page {
    /// The whole address.
    ///
    /// # Errors
    /// The browser does not answer.
    pub async fn address(&self) -> Result<String> {
        self.run("return location.href", []).await
    }

    /// Waits until this stands behind the `#` of the address. Returns the whole address.
    ///
    /// # Errors
    /// Something else does.
    pub async fn address_is_of(&self, link: &str) -> Result<String> {
        self.address_has(link, str::is_empty).await
    }

    /// Waits until the address is the link of this game played by link, whatever its name. Returns the
    /// whole address.
    ///
    /// # Errors
    /// It is the link of something else.
    pub async fn address_is_by_link_of(&self, game: &str) -> Result<String> {
        let is_head = |head: &str| head.ends_with('/') && head.matches('-').count() == 2;
        self.address_has(game, is_head).await
    }

    async fn address_has(&self, end: &str, is_head: fn(&str) -> bool) -> Result<String> {
        self.until(&format!("{end:?} in the address"), async || {
            let address = self.address().await?;
            let link = address.split_once('#').map_or("", |(_, link)| link);
            let is_it = link.strip_suffix(end).is_some_and(is_head);
            Ok(if is_it { Ok(address) } else { Err(address) })
        })
        .await
    }

    /// Waits until the page has gone by itself to an address that begins so.
    ///
    /// # Errors
    /// It does not go there.
    pub async fn goes_to(&self, start: &str) -> Result<()> {
        self.until(&format!("an address that begins with {start}"), async || {
            // The browser is asked, for while the page goes, no script of it has an answer.
            let address = self.client.current_url().await?;
            let is_there = address.as_str().starts_with(start);
            Ok(if is_there { Ok(()) } else { Err(address.to_string()) })
        })
        .await
    }

    /// Goes to this address, as who presses a link does, and waits until the page can be played.
    ///
    /// # Errors
    /// It does not get there.
    pub async fn follow(&self, address: &str) -> Result<()> {
        self.navigate(address).await?;
        self.is_mounted().await
    }

    /// Opens this link, which is what stands behind the `#`, in the page as it is open now.
    ///
    /// # Errors
    /// It does not get there.
    pub async fn open_link(&self, link: &str) -> Result<()> {
        let address = self.address().await?;
        let page = address.split('#').next().unwrap_or_default();
        self.follow(&format!("{page}#{link}")).await
    }

    /// Puts this link, which is what stands behind the `#`, into the address of the page as it is open now,
    /// and waits for nothing more.
    ///
    /// # Errors
    /// The browser does not answer.
    pub async fn set_link(&self, link: &str) -> Result<()> {
        self.run("location.hash = arguments[0]", strings(&[link])).await
    }

    /// Presses the browser's own button for going back.
    ///
    /// # Errors
    /// It does not go there.
    pub async fn go_back(&self) -> Result<()> {
        Ok(self.client.back().await?)
    }

    /// Has a script go back, once it has answered: what goes away while it answers is asked again, and would go
    /// back twice. Waits for nothing more.
    ///
    /// # Errors
    /// The browser does not answer.
    pub async fn go_back_by_script(&self) -> Result<()> {
        self.run("setTimeout(() => history.back())", []).await
    }

    /// Presses the browser's own button for going forward.
    ///
    /// # Errors
    /// It does not go there.
    pub async fn go_forward(&self) -> Result<()> {
        Ok(self.client.forward().await?)
    }

    /// What stands in the field so named.
    ///
    /// # Errors
    /// There is no such field.
    pub async fn value_of(&self, field: &str) -> Result<String> {
        self.shows("textbox", field).await?;
        self.run("return find('textbox', arguments[0])[0].value", strings(&[field])).await
    }

    /// What is selected in the field that has the focus.
    ///
    /// # Errors
    /// No field has it.
    pub async fn selected(&self) -> Result<String> {
        const SELECTED: &str =
            "const { value, selectionStart, selectionEnd } = document.activeElement;
            return value.slice(selectionStart, selectionEnd)";
        self.run(SELECTED, []).await
    }

    /// Waits until this many messages are sent, and returns them.
    ///
    /// # Errors
    /// There are more or fewer, or the page is not in a variant that writes them down.
    pub async fn sent(&self, count: usize) -> Result<Vec<Message>> {
        self.until(&format!("{count} messages"), async || {
            let sent: Vec<Message> = self.run("return window.sent", []).await?;
            Ok(if sent.len() == count { Ok(sent) } else { Err(format!("{sent:?}")) })
        })
        .await
    }
}
