//! Text that changes, set as a property of its element.
//!
//! A text node of the view would not work: translators and extensions replace it by other nodes, and the text would
//! then change in a node that nobody sees.

use crate::app::ui::live::LiveText;
use leptos::tachys::{html::property::IntoProperty, renderer::types::Element};
use web_sys::Node;

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
            replace_text(element, &self.0);
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

/// Replaces the text of an element. If it has a text node, that stays: with another one, the browser would check each style
/// that depends on the content of the page.
fn replace_text(element: &Element, text: &str) {
    match element.first_child() {
        Some(node) if node.node_type() == Node::TEXT_NODE && element.child_element_count() == 0 => {
            node.set_node_value(Some(text));
        }
        _ => element.set_text_content(Some(text)),
    }
}
