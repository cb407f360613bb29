//! The document's language, title and description, for browsers and devices.

use leptos::prelude::document;

/// The texts of the document outside the components.
#[derive(Clone, Copy, Debug)]
pub struct Introduction {
    /// The tag of the language of the page.
    pub language: &'static str,
    /// The direction in which that language is written, as in HTML.
    pub direction: &'static str,
    /// The name of the page.
    pub title: &'static str,
    /// A description of the page.
    pub description: &'static str,
    /// The notice that another site shows the page in a frame, and the link out of that frame.
    pub framed: [&'static str; 2],
}

/// Writes these texts into the document, which is in English at first.
pub fn write(introduction: Introduction) {
    let Introduction { language, direction, title, description, framed } = introduction;
    let find = |selector| document().query_selector(selector).ok().flatten();
    let manifest = if language == "en" { "manifest" } else { language };
    let attributes = [
        (document().document_element(), "lang", language),
        (document().document_element(), "dir", direction),
        (find("meta[name=description]"), "content", description),
        (find("link[rel=manifest]"), "href", &format!("{manifest}.webmanifest")),
    ];
    for (element, attribute, value) in attributes {
        // If an element is missing, nobody misses its text.
        let _ = element.map(|element| element.set_attribute(attribute, value));
    }
    document().set_title(title);
    for (part, text) in [".framed p", ".framed a"].into_iter().zip(framed) {
        if let Some(part) = find(part) {
            part.set_text_content(Some(text));
        }
    }
}
