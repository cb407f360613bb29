//! Style sheets that are loaded after the first paint. `index.html` lists them, and the build joins them into files.

use std::cell::Cell;

use leptos::prelude::document;

use super::{
    by_name::{call, construct, get},
    files,
    source::Source,
};

/// Style sheets that are loaded together.
#[derive(Clone, Copy)]
pub enum Styles {
    /// Those that most games need.
    Late,
    /// Those of 3D and endless boards.
    Boards,
    /// Those of reviews, threats and arranged positions.
    Study,
    /// Those of dialogs that few people open.
    Seldom,
}

thread_local! {
    /// Whether each of the [`Styles`] is loaded.
    static ARE_LOADED: [Cell<bool>; 4] = const { [const { Cell::new(false) }; 4] };
}

/// Loads these style sheets, unless they are already loaded. Returns `None` if that fails. A page built by Trunk alone has
/// them from the start.
pub async fn load(styles: Styles) -> Option<()> {
    let part = match styles {
        Styles::Late => "lazy-style",
        Styles::Boards => "boards-style",
        Styles::Study => "study-style",
        Styles::Seldom => "seldom-style",
    };
    let Some(address) = files::address_of_part(part) else { return Some(()) };
    for source in Source::ALL {
        if ARE_LOADED.with(|all| all[styles as usize].get()) {
            return Some(());
        }
        let file = files::beside_page(&address, source).await;
        // Some hosts send a page instead of a missing file, or part of a file that is still being uploaded.
        if let Some(css) = file.filter(|css| css.trim_end().ends_with('}')) {
            if !ARE_LOADED.with(|all| all[styles as usize].replace(true)) {
                // A browser that is too old for this shows a plain page, which is still usable.
                let _ = add(&css);
            }
            return Some(());
        }
    }
    None
}

/// Adds this style sheet to the page, after all others. Returns `None` if the browser is older than 2023 and has no
/// constructable style sheets.
pub fn add(css: &str) -> Option<()> {
    let sheet = construct("CSSStyleSheet", &[])?;
    call(&sheet, "replaceSync", &[css.into()])?;
    call(&get(&document(), "adoptedStyleSheets")?, "push", &[sheet])?;
    Some(())
}
