use crate::{
    app::{
        game::{
            Page,
            action::{Action, LazyAction, Zoom},
            perform,
            signals::UiState,
        },
        ui::{
            icon,
            live::{aria, classes, live_text, translated},
            text_content::text_content,
        },
    },
    words::Text,
};

use leptos::prelude::*;

/// All about a button.
#[derive(Clone, Copy)]
pub(crate) struct ButtonSpec {
    /// What it is called.
    pub name: Text,
    /// What it does.
    pub action: Action,
    /// What it shows with its name: one of [`icon`](super::icon), or nothing.
    pub icon: &'static str,
    /// How it looks; the style sheet may show the icon alone.
    pub class: &'static str,
    /// Whether it is there.
    pub is_shown: fn(UiState) -> bool,
    /// Whether it does something.
    pub is_enabled: fn(UiState) -> bool,
}

impl ButtonSpec {
    /// A button with its name alone, that is always there and always does something.
    pub const fn new(name: Text, action: Action) -> Self {
        let always: fn(UiState) -> bool = |_| true;
        Self { name, action, icon: "", class: "", is_shown: always, is_enabled: always }
    }

    /// The same, with an action of the lazy chunk.
    pub const fn lazy(name: Text, action: LazyAction) -> Self {
        Self::new(name, Action::Lazy(action))
    }
}

/// Make the cells of a board larger or smaller.
pub(crate) const ZOOM_IN: ButtonSpec = ButtonSpec {
    icon: icon::PLUS,
    class: "bare",
    ..ButtonSpec::lazy(Text::ZoomIn, LazyAction::Zoom(Zoom::In))
};
pub(crate) const ZOOM_OUT: ButtonSpec = ButtonSpec {
    icon: icon::MINUS,
    class: "bare",
    ..ButtonSpec::lazy(Text::ZoomOut, LazyAction::Zoom(Zoom::Out))
};

/// Buttons beside one another.
#[component]
pub(crate) fn Buttons(
    page: Page,
    /// All about them.
    specs: &'static [ButtonSpec],
) -> impl IntoView {
    specs.iter().map(|&spec| view! { <Button page spec /> }).collect::<Vec<_>>()
}

/// A button. One that can do nothing at the moment says so and stays in the tab order, so that the
/// keyboard does not lose its place.
#[component]
pub(crate) fn Button(
    page: Page,
    /// All about it.
    spec: ButtonSpec,
) -> impl IntoView {
    let ButtonSpec { name, action, icon, class, is_shown, is_enabled } = spec;
    let ui = page.ui;
    let class = live_text(move || classes(&[(class, true), ("hidden", !is_shown(ui))]));
    let disabled = live_text(move || aria(!is_enabled(ui)));
    view! {
        <button
            type="button"
            class=class
            aria-disabled=disabled
            on:click:capture=move |_| perform::perform(page, action)
        >
            <svg class="icon" viewBox="0 0 24 24" aria-hidden="true">
                <path d=icon />
            </svg>
            <span prop:textContent=text_content(translated(name))></span>
        </button>
    }
}
