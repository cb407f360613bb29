//! The page, as the component tests use it. A missing element fails the test.

#![cfg(target_arch = "wasm32")]
#![allow(clippy::missing_panics_doc, reason = "everything that is missing fails the test")]

use in_a_row::{
    app::{App, UNSPLIT},
    platform::{address, style},
};
use js_sys::Promise;
use leptos::{
    mount::{UnmountHandle, mount_to},
    prelude::*,
    task::tick,
};
use wasm_bindgen::JsCast;
use wasm_bindgen_futures::JsFuture;
use web_sys::{Element, Event, HtmlElement, HtmlInputElement};

/// A page of its own for each test, with nothing stored.
pub struct Page {
    root: HtmlElement,
    _mounted: Box<dyn std::any::Any>,
}

impl Page {
    /// Opens the page with nothing stored.
    pub fn open() -> Self {
        local_storage().clear().expect("storage to clear");
        Self::open_again()
    }

    /// Opens the page with the stored data.
    pub fn open_again() -> Self {
        // The test runner has put its own parameters after `#`, which are not a link.
        address::write("", true);
        // Without a style sheet, cells would be too small to be played at once.
        style::add("[role=gridcell] { min-height: 44px }").expect("a style");
        let root: HtmlElement = document().create_element("div").expect("a div").unchecked_into();
        document().body().expect("a body").append_child(&root).expect("to append");
        let mounted: UnmountHandle<_> = mount_to(root.clone(), || {
            view! { <App loaders=UNSPLIT /> }
        });
        Self { root, _mounted: Box::new(mounted) }
    }

    /// Returns the first element that matches this selector.
    pub fn find(&self, selector: &str) -> HtmlElement {
        let found = self.root.query_selector(selector).expect("a selector");
        found.unwrap_or_else(|| panic!("no {selector}")).unchecked_into()
    }

    /// Returns whether any element matches this selector.
    pub fn has(&self, selector: &str) -> bool {
        self.root.query_selector(selector).expect("a selector").is_some()
    }

    /// Returns the names of all cells, row by row from the top.
    pub fn cells(&self) -> Vec<String> {
        all(&self.root, "[role=gridcell]").iter().map(|cell| name(cell)).collect()
    }

    /// Returns the last button with this text, because dialogs come last.
    pub fn button(&self, text: &str) -> HtmlElement {
        let mut buttons = all(&self.root, "button").into_iter();
        let matches = |button: &HtmlElement| self::text(button) == text;
        buttons.rfind(matches).unwrap_or_else(|| panic!("no button {text}"))
    }

    /// Presses the cell with these coordinates, like `b2`.
    pub async fn press(&self, cell: &str) {
        self.find(&format!("[role=gridcell][data-cell='{cell}']")).click();
        tick().await;
    }

    /// Starts a game of two players on this device.
    pub async fn play_with_a_friend(&self) {
        self.open_new_game().await;
        self.choose("Against", "Two players here").await;
        self.start().await;
    }

    /// Opens *New game*.
    pub async fn open_new_game(&self) {
        self.button("New game").click();
        tick().await;
    }

    /// Starts the chosen game.
    pub async fn start(&self) {
        self.find("button.start").click();
        tick().await;
    }

    /// Chooses this answer in the group with this name. Shows all boards first if it is among them.
    pub async fn choose(&self, group: &str, answer: &str) {
        if group == "Board" && !self.answers(group).iter().any(|(name, _)| name == answer) {
            self.button("More boards").click();
            tick().await;
        }
        let answers = self.answers(group);
        let found = answers.iter().find(|(name, _)| name == answer);
        let (_, radio) = found.unwrap_or_else(|| panic!("no {answer} in {group}"));
        radio.click();
        tick().await;
    }

    /// Returns the chosen answer in the group with this name.
    pub fn chosen(&self, group: &str) -> String {
        let answers = self.answers(group);
        let chosen = answers.into_iter().find(|(_, radio)| radio.checked());
        chosen.map(|(name, _)| name).unwrap_or_default()
    }

    /// Returns the answers in the group with this name.
    fn answers(&self, group: &str) -> Vec<(String, HtmlInputElement)> {
        let groups = all(&self.root, "fieldset:not(.hidden)");
        let matches = |it: &HtmlElement| {
            it.query_selector("legend").expect("a selector").is_some_and(|it| text(&it) == group)
        };
        let group = groups.into_iter().find(matches).unwrap_or_else(|| panic!("no {group}"));
        let labels = all(&group, "label:not(.hidden)").into_iter();
        labels
            .map(|label| {
                let of = |selector| label.query_selector(selector).expect("a selector");
                let name = of(".pill > span").map(|it| text(&it)).unwrap_or_default();
                (name, of("input").expect("a radio button").unchecked_into())
            })
            .collect()
    }

    /// Returns the field with this name.
    pub fn field(&self, name: &str) -> HtmlInputElement {
        let labels = all(&self.root, "dialog[open] label");
        let matches = |label: &HtmlElement| {
            label.query_selector("span").expect("a selector").is_some_and(|it| text(&it) == name)
        };
        let label = labels.into_iter().find(matches).unwrap_or_else(|| panic!("no field {name}"));
        let field = label.query_selector("input, textarea").expect("a selector");
        field.expect("a field").unchecked_into()
    }

    /// Replaces the text in the field with this name.
    pub async fn fill_in(&self, name: &str, words: &str) {
        let field = self.field(name);
        field.set_value(words);
        let input = Event::new("input").expect("an event");
        field.dispatch_event(&input).expect("to be dispatched");
        tick().await;
    }

    /// Returns the whole text of the status.
    pub fn status(&self) -> String {
        self.find("[role=status]").inner_text()
    }

    /// Returns the texts of all notices.
    pub fn notices(&self) -> Vec<String> {
        let alerts = all(&self.root, "[role=alert]").into_iter();
        alerts.map(|it| text(&it)).filter(|words| !words.is_empty()).collect()
    }

    /// Waits until a condition holds, checking it once per task. `wanted` describes it for the error.
    pub async fn until(&self, wanted: &str, holds: impl Fn(&Self) -> bool) {
        for _ in 0..100 {
            if holds(self) {
                return;
            }
            next_task().await;
        }
        panic!("waited for {wanted} in vain");
    }
}

impl Drop for Page {
    fn drop(&mut self) {
        self.root.remove();
    }
}

fn all(within: &Element, selector: &str) -> Vec<HtmlElement> {
    let found = within.query_selector_all(selector).expect("a selector");
    (0..found.length()).filter_map(|i| found.get(i)?.dyn_into().ok()).collect()
}

fn text(element: &Element) -> String {
    element.text_content().unwrap_or_default().trim().to_owned()
}

/// Waits for the next task, so that timers that are due have run.
async fn next_task() {
    let next = Promise::new(&mut |resolve, _| {
        window()
            .set_timeout_with_callback_and_timeout_and_arguments_0(&resolve, 0)
            .expect("a timer");
    });
    JsFuture::from(next).await.expect("the next task");
}

/// Returns the page's localStorage.
pub fn local_storage() -> web_sys::Storage {
    window().local_storage().expect("no error").expect("a storage")
}

/// Returns the accessible name of an element: its label, or its text.
pub fn name(element: &Element) -> String {
    element.get_attribute("aria-label").or_else(|| element.text_content()).unwrap_or_default()
}
