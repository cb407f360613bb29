//! *Your games*: those that are played by link, and whose turn it is in each.

use std::fmt::Write;

use super::{
    button::{Button, ButtonSpec},
    data::YOUR_DATA,
    dialog::DialogTop,
    event,
    shown::{shown, shown_text},
};
use crate::{
    app::{
        actions::{Controller, LazyAction, MOST_GAMES},
        state::{Dialog, Kept},
    },
    words::{Text, phrases, text},
};
use leptos::{ev, prelude::*};
use web_sys::{HtmlInputElement, wasm_bindgen::JsCast};

/// Opens this dialog.
pub(crate) const YOUR_GAMES: ButtonSpec = ButtonSpec {
    class: "plain",
    ..ButtonSpec::lazy(Text::YourGames, LazyAction::Open(Dialog::Games))
};

impl Kept {
    /// What it is, and what is to be done.
    fn words(&self) -> (String, &'static str) {
        match self {
            Self::Own => (String::new(), text(Text::OwnGame)),
            Self::ByLink(game) => phrases::listed(game),
            Self::Arranged { arranged, .. } => phrases::listed_position(arranged),
        }
    }
}

#[component]
pub(crate) fn GamesDialog(controller: Controller) -> impl IntoView {
    let on_click = move |event: ev::MouseEvent| {
        if let Some(key) = event::said(&event, REMOVES) {
            controller.remove_games(&[key]);
        } else if let Some(place) = event::said(&event, GOES_ON) {
            controller.go_on_with(place);
        } else if event::hit(&event, REMOVES_CHOSEN).is_some() {
            let chosen: Vec<_> = boxes(":checked").iter().map(HtmlInputElement::value).collect();
            if !chosen.is_empty() {
                controller.remove_games(&chosen);
            }
        } else if event::hit(&event, CHOOSES_OVER).is_some() {
            for over in boxes("[data-over]") {
                over.set_checked(true);
            }
        }
    };
    view! {
        <dialog id=Dialog::Games.id() class="dialog" aria-label=shown_text(Text::YourGames)>
            <DialogTop controller dialog=Dialog::Games />
            <div
                class="prose games"
                on:click:capture=on_click
                inner_html=shown(controller.ui, 0, |ui, _| list(&ui.kept.read()))
            ></div>
            // To be saved before any are removed.
            <Button controller spec=YOUR_DATA />
        </dialog>
    }
}

// What a press is for; the value says of what.
const GOES_ON: &str = "data-go-on";
const REMOVES: &str = "data-remove";
const REMOVES_CHOSEN: &str = "data-remove-chosen";
const CHOOSES_OVER: &str = "data-choose-over";

/// The boxes of those games that this selector finds.
fn boxes(which: &str) -> Vec<HtmlInputElement> {
    let mut boxes = Vec::new();
    let selector = format!("#{} input{which}", Dialog::Games.id());
    if let Ok(found) = document().query_selector_all(&selector) {
        for place in 0..found.length() {
            boxes.extend(found.item(place).and_then(|it| it.dyn_into().ok()));
        }
    }
    boxes
}

/// The list as markup, which one handler serves: components with listeners of their own cost the download 6 KB.
fn list(games: &[Kept]) -> String {
    if games.is_empty() {
        return format!("<p>{}</p>", text(Text::NoGames));
    }
    let are_several = games.iter().filter(|kept| kept.key().is_some()).count() > 1;
    let mut list = String::new();
    // A string takes everything.
    for (place, kept) in games.iter().enumerate() {
        let (what, standing) = kept.words();
        let key = kept.key();
        list.push_str("<div class=\"figure\">");
        if let Some(key) = key.as_ref().filter(|_| are_several) {
            let over = if kept.is_over() { " data-over" } else { "" };
            let choose = text(Text::Choose);
            let _ = write!(
                list,
                "<input type=\"checkbox\" aria-label=\"{choose} {what}\" value=\"{key}\"{over}>"
            );
        }
        let _ = write!(list, "<p><b>{standing}</b><br>{what}</p>");
        write_button(&mut list, GOES_ON, &place.to_string(), text(Text::GoOn), &what);
        if let Some(key) = key {
            write_button(&mut list, REMOVES, &key, text(Text::Remove), &what);
        }
        list.push_str("</div>");
    }
    if are_several {
        let count = games.iter().filter(|kept| matches!(kept, Kept::ByLink(_))).count();
        let how_many = phrases::how_many_games(count, MOST_GAMES);
        let _ = write!(list, "<div class=\"several\"><p class=\"quiet\">{how_many}</p>");
        if games.iter().any(Kept::is_over) {
            write_button(&mut list, CHOOSES_OVER, "", text(Text::ChooseAllOver), "");
        }
        write_button(&mut list, REMOVES_CHOSEN, "", text(Text::RemoveChosen), "");
        list.push_str("</div>");
    }
    list
}

/// A button that does what this attribute says, and what it does that to.
fn write_button(list: &mut String, attribute: &str, value: &str, name: &str, what: &str) {
    let _ = write!(
        list,
        "<button type=\"button\" {attribute}=\"{value}\">{name}<span class=\"unseen\"> {what}</span></button>"
    );
}
