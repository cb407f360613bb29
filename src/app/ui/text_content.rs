//! Text that changes, set as a property of its element.
//!
//! A text node of the view would not work: translators and extensions replace it by other nodes, and the text would
//! then change in a node that nobody sees.

use crate::app::ui::live::LiveText;
use leptos::tachys::{html::property::IntoProperty, renderer::types::Element};

/// The text of an element, for its property `textContent`. The same text is not set twice, so that a screen reader does
/// not read it again.
#[derive(Clone)]
pub(crate) struct TextContent(pub String);

/// Returns the text of an element that follows the signals that `text` reads.
pub(crate) fn text_content(mut text: LiveText) -> impl FnMut() -> TextContent + Send + 'static {
    move || TextContent(text())
}

impl IntoProperty for TextContent {
    type State = (Element, String);
    type Cloneable = Self;
    type CloneableOwned = Self;

    fn hydrate<const FROM_SERVER: bool>(self, element: &Element, key: &str) -> Self::State {
        self.build(element, key)
    }

    fn build(self, element: &Element, _: &str) -> Self::State {
        element.set_text_content(Some(&self.0));
        (element.clone(), self.0)
    }

    fn rebuild(self, (element, before): &mut Self::State, _: &str) {
        if *before != self.0 {
            element.set_text_content(Some(&self.0));
            *before = self.0;
        }
    }

    fn into_cloneable(self) -> Self::Cloneable {
        self
    }

    fn into_cloneable_owned(self) -> Self::CloneableOwned {
        self
    }
}
