//! Buttons and a slider for stepping through numbered places.

use crate::{
    app::{
        game::{Page, signals::UiState},
        ui::{
            button::{Button, ButtonSpec},
            event, icon,
            live::{live_text, translated},
        },
    },
    words::Text,
};
use leptos::{ev, prelude::*};

/// A sequence of numbered places, with buttons and a slider to step through it.
#[derive(Clone, Copy)]
pub(crate) struct Walk {
    /// The id of the slider.
    pub id: &'static str,
    /// The name of the slider.
    pub name: Text,
    /// The names and the actions of the buttons: to the beginning, one back, one on, to the end.
    pub steps: [(Text, fn(Page)); 4],
    /// Returns the last place. The first is 0.
    pub last: fn(UiState) -> usize,
    /// Returns the place that is shown.
    pub at: fn(UiState) -> usize,
    /// Returns the place that is shown, in words for a screen reader.
    pub value_text: fn(UiState) -> String,
    /// Goes to a place.
    pub go_to: fn(Page, usize),
}

/// The icons of the buttons.
const ICONS: [&str; 4] = [icon::FIRST, icon::BACK, icon::ON, icon::LAST];

/// A step through numbered places.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Step {
    First,
    Back,
    On,
    Last,
}

impl Step {
    /// Returns the place that this step leads to.
    pub const fn from(self, at: usize, last: usize) -> usize {
        match self {
            Self::First => 0,
            Self::Back => at.saturating_sub(1),
            Self::On if at < last => at + 1,
            Self::On | Self::Last => last,
        }
    }
}

/// The buttons of a walk, with others in between.
#[component]
pub(crate) fn StepButtons(
    page: Page,
    /// The sequence of places.
    walk: Walk,
    /// The buttons between those that go back and those that go on.
    between: &'static [ButtonSpec],
) -> impl IntoView {
    let steps = walk.steps.into_iter().zip(ICONS).map(|((name, press), icon)| ButtonSpec {
        icon,
        class: "bare",
        ..ButtonSpec::new(name, press)
    });
    let mut specs: Vec<_> = steps.collect();
    specs.splice(2..2, between.iter().copied());
    specs.into_iter().map(|spec| view! { <Button page spec /> }).collect::<Vec<_>>()
}

/// The slider of a walk.
#[component]
pub(crate) fn StepSlider(
    page: Page,
    /// The sequence of places.
    walk: Walk,
) -> impl IntoView {
    let Walk { id, name, last, at, value_text, go_to, .. } = walk;
    let ui = page.ui;
    let number = move |of: fn(UiState) -> usize| live_text(move || of(ui).to_string());
    let on_slide = move |event: ev::Event| {
        if let Some(at) = event::input_value(&event).and_then(|at| at.parse().ok()) {
            go_to(page, at);
        }
    };
    view! {
        <input
            id=id
            type="range"
            aria-label=translated(name)
            aria-valuetext=live_text(move || value_text(ui))
            min="0"
            max=number(last)
            prop:value=number(at)
            on:input:capture=on_slide
        />
    }
}
