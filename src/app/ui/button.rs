//! Buttons.

use crate::{
    app::{
        game::{
            Page,
            action::{Action, LazyAction, SeldomAction, Zoom},
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

/// The specification of a button.
#[derive(Clone, Copy)]
pub(crate) struct ButtonSpec {
    /// The name of the button.
    pub name: Text,
    /// The action of the button.
    pub action: Action,
    /// The icon beside the name: one of [`icon`], or empty.
    pub icon: &'static str,
    /// Its class. The style sheet may show the icon alone.
    pub class: &'static str,
    /// Whether it is shown.
    pub is_shown: fn(UiState) -> bool,
    /// Whether it is enabled.
    pub is_enabled: fn(UiState) -> bool,
}

impl ButtonSpec {
    /// Specifies a button without an icon that is always shown and enabled.
    pub const fn new(name: Text, action: Action) -> Self {
        let always: fn(UiState) -> bool = |_| true;
        Self { name, action, icon: "", class: "", is_shown: always, is_enabled: always }
    }

    /// Specifies such a button with an action of the late code.
    pub const fn lazy(name: Text, action: LazyAction) -> Self {
        Self::new(name, Action::Lazy(action))
    }

    /// Specifies such a button with an action of the seldom code.
    pub const fn seldom(name: Text, action: SeldomAction) -> Self {
        Self::lazy(name, LazyAction::Seldom(action))
    }
}

/// The button that makes cells larger.
pub(crate) const ZOOM_IN: ButtonSpec = ButtonSpec {
    icon: icon::PLUS,
    class: "bare",
    ..ButtonSpec::lazy(Text::ZoomIn, LazyAction::Zoom(Zoom::In))
};
/// The button that makes cells smaller.
pub(crate) const ZOOM_OUT: ButtonSpec = ButtonSpec {
    icon: icon::MINUS,
    class: "bare",
    ..ButtonSpec::lazy(Text::ZoomOut, LazyAction::Zoom(Zoom::Out))
};

/// A row of buttons.
#[component]
pub(crate) fn Buttons(
    page: Page,
    /// The specifications of the buttons.
    specs: &'static [ButtonSpec],
) -> impl IntoView {
    specs.iter().map(|&spec| view! { <Button page spec /> }).collect::<Vec<_>>()
}

/// A button. A disabled button says so and stays in the tab order, so that the focus is not lost.
#[component]
pub(crate) fn Button(
    page: Page,
    /// The specification of the button.
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
