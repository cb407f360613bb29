use super::shown::{aria, classes, following};
use crate::{
    app::{
        actions::{Action, Controller, LazyAction},
        state::{Dialog, UiState},
    },
    words::texts,
};
use leptos::prelude::*;

/// What a button shows beside, or instead of, its name.
#[derive(Clone, Copy)]
pub(crate) enum Icon {
    None,
    Undo,
    Redo,
    Reset,
    Place,
    Plus,
    Minus,
    Fit,
    Help,
    Gear,
    Close,
    Bulb,
    Book,
    Share,
    First,
    Back,
    On,
    Last,
}

impl Icon {
    /// The lines of the drawing, as path data on a square of 24.
    const fn path(self) -> &'static str {
        match self {
            Self::None => "",
            Self::Undo => "M8 5 4 9l4 4M4 9h10a5 5 0 0 1 0 10h-3",
            Self::Redo => "m16 5 4 4-4 4M20 9H10a5 5 0 0 0 0 10h3",
            Self::Reset => "M5 12a7 7 0 1 0 2-5M7 3v4h4",
            Self::Place => "m5 12 5 5 9-10",
            Self::Plus => "M12 5v14M5 12h14",
            Self::Minus => "M5 12h14",
            Self::Fit => "M4 9V4h5M20 9V4h-5M4 15v5h5M20 15v5h-5",
            Self::Help => "M9 9a3 3 0 1 1 4.5 2.6c-1 .6-1.5 1.2-1.5 2.4M12 17.5v.5",
            Self::Gear => {
                "M12 9a3 3 0 1 0 0 6 3 3 0 0 0 0-6M12 3v3M12 18v3M3 12h3M18 12h3\
                 M5.6 5.6l2.2 2.2M16.2 16.2l2.2 2.2M5.6 18.4l2.2-2.2M16.2 7.8l2.2-2.2"
            }
            Self::Close => "M6 6l12 12M18 6 6 18",
            Self::Bulb => {
                "M9.5 17h5M10.5 20.5h3M9.5 17c0-3-3-4-3-7.5a5.5 5.5 0 0 1 11 0c0 3.5-3 4.5-3 7.5"
            }
            Self::Book => "M4 12a8 8 0 1 0 3-6.2M4 4v4h4M12 8v4.5l3 2",
            Self::Share => "M12 15V4M8 8l4-4 4 4M6 12v8h12v-8",
            Self::First => "M7 6v12M18 6l-7 6 7 6",
            Self::Back => "m15 6-7 6 7 6",
            Self::On => "m9 6 7 6-7 6",
            Self::Last => "M17 6v12M6 6l7 6-7 6",
        }
    }
}

/// All about a button.
#[derive(Clone, Copy)]
pub(crate) struct ButtonSpec {
    /// What it is called.
    pub name: &'static str,
    /// What it does.
    pub action: Action,
    /// What it shows with its name.
    pub icon: Icon,
    /// How it looks; the style sheet may show the icon alone.
    pub class: &'static str,
    /// Whether it is there.
    pub is_shown: fn(&UiState) -> bool,
    /// Whether it does something.
    pub is_live: fn(&UiState) -> bool,
}

impl ButtonSpec {
    /// A button with its name alone, that is always there and always does something.
    pub const fn new(name: &'static str, action: Action) -> Self {
        let always: fn(&UiState) -> bool = |_| true;
        Self { name, action, icon: Icon::None, class: "", is_shown: always, is_live: always }
    }

    /// The same, with an action of the lazy chunk.
    pub const fn lazy(name: &'static str, action: LazyAction) -> Self {
        Self::new(name, Action::Lazy(action))
    }
}

/// Opens the dialog about minimax.
pub(crate) const HOW_MINIMAX_THINKS: ButtonSpec = ButtonSpec {
    class: "plain",
    ..ButtonSpec::lazy(texts().minimax, LazyAction::Open(Dialog::Minimax))
};

/// A button. One that can do nothing at the moment says so and stays in the tab order, so that the
/// keyboard does not lose its place.
#[component]
pub(crate) fn Button(
    /// Where it is.
    controller: Controller,
    /// All about it.
    spec: ButtonSpec,
) -> impl IntoView {
    let ButtonSpec { name, action, icon, class, is_shown, is_live } = spec;
    let ui = controller.ui;
    let class = following(move || classes(&[(class, true), ("hidden", !ui.with(is_shown))]));
    let disabled = following(move || aria(!ui.with(is_live)));
    view! {
        <button
            type="button"
            class=class
            aria-disabled=disabled
            on:click:capture=move |_| controller.perform(action)
        >
            <svg class="icon" viewBox="0 0 24 24" aria-hidden="true">
                <path d=icon.path() />
            </svg>
            <span>{name}</span>
        </button>
    }
}
