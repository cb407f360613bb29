//! Buttons.

use crate::{
    app::{
        game::{
            Page,
            dialog::Dialog,
            dialogs::{close, open},
            late,
            notices::Notice,
            page::code::LateCode,
            signals::UiState,
        },
        ui::{
            live::{aria, classes, live_text},
            text_content::text_content,
        },
    },
    words::{Text, text},
};

use leptos::prelude::*;

/// The action of a button.
#[derive(Clone, Copy)]
pub(crate) enum Action {
    /// Calls this function.
    Call(fn(Page)),
    /// Calls this function of the late code, as soon as that is loaded.
    CallLate(fn(&LateCode) -> fn(Page)),
    /// Opens this dialog, as soon as its code is loaded.
    Open(Dialog),
    Close(Dialog),
    Dismiss(Notice),
}

impl Action {
    /// Performs the action.
    fn perform(self, page: Page) {
        match self {
            Self::Call(function) => function(page),
            Self::CallLate(function) => {
                late::call(page, move |late, page| function(late)(page));
            }
            Self::Open(dialog) => open(page, dialog),
            Self::Close(dialog) => close(dialog),
            Self::Dismiss(notice) => page.dismiss(notice),
        }
    }
}

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
    /// The number after the name. 0 is not shown.
    pub count: fn(UiState) -> usize,
}

impl ButtonSpec {
    /// Specifies a button without an icon that is always shown and enabled.
    pub const fn of(name: Text, action: Action) -> Self {
        let always: fn(UiState) -> bool = |_| true;
        let count: fn(UiState) -> usize = |_| 0;
        Self { name, action, icon: "", class: "", is_shown: always, is_enabled: always, count }
    }

    /// Specifies such a button that calls this function.
    pub const fn new(name: Text, press: fn(Page)) -> Self {
        Self::of(name, Action::Call(press))
    }

    /// Specifies such a button that calls a function of the late code.
    pub const fn late(name: Text, press: fn(&LateCode) -> fn(Page)) -> Self {
        Self::of(name, Action::CallLate(press))
    }

    /// Specifies such a button that opens a dialog.
    pub const fn open(name: Text, dialog: Dialog) -> Self {
        Self::of(name, Action::Open(dialog))
    }
}

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
    let ButtonSpec { name, action, icon, class, is_shown, is_enabled, count } = spec;
    let ui = page.ui;
    let class = live_text(move || classes(&[(class, true), ("hidden", !is_shown(ui))]));
    let disabled = live_text(move || aria(!is_enabled(ui)));
    let name = live_text(move || match count(ui) {
        0 => text(name).to_owned(),
        count => format!("{} {count}", text(name)),
    });
    view! {
        <button
            type="button"
            class=class
            aria-disabled=disabled
            on:click:capture=move |_| action.perform(page)
        >
            <svg class="icon" viewBox="0 0 24 24" aria-hidden="true">
                <path d=icon />
            </svg>
            <span prop:textContent=text_content(name)></span>
        </button>
    }
}
