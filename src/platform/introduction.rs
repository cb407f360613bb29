//! What the document says of itself to browsers and systems.

use leptos::prelude::document;

use super::by_name::set;

/// What the document says beside the page.
#[derive(Clone, Copy, Debug)]
pub struct Introduction {
    /// The tag of the language of the page.
    pub language: &'static str,
    /// What the page is called.
    pub title: &'static str,
    /// What it is.
    pub description: &'static str,
    /// That somebody else's page shows this one, and how to leave that.
    pub framed: [&'static str; 2],
}

/// Writes this into the document, which is in English at first.
pub fn write(introduction: Introduction) {
    let Introduction { language, title, description, framed } = introduction;
    let find = |selector| document().query_selector(selector).ok().flatten();
    let manifest = if language == "en" { "manifest" } else { language };
    let says = [
        (document().document_element(), "lang", language),
        (find("meta[name=description]"), "content", description),
        (find("link[rel=manifest]"), "href", &format!("{manifest}.webmanifest")),
    ];
    for (element, attribute, value) in says {
        // What is missing is not read by anybody.
        let _ = element.map(|element| element.set_attribute(attribute, value));
    }
    set(&document(), "title", title);
    for (part, text) in [".framed p", ".framed a"].into_iter().zip(framed) {
        if let Some(part) = find(part) {
            part.set_text_content(Some(text));
        }
    }
}
