//! Styles that come with the program rather than with the page.

use leptos::prelude::document;

use super::by_name::{call, construct, get};

/// Adds this style sheet to the page, after all that are there. `None` if the browser is older than 2023 and knows no
/// style sheets without an element of their own.
pub fn add(css: &str) -> Option<()> {
    let sheet = construct("CSSStyleSheet", &[])?;
    call(&sheet, "replaceSync", &[css.into()])?;
    call(&get(&document(), "adoptedStyleSheets")?, "push", &[sheet])?;
    Some(())
}
