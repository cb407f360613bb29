//! *Your games*: those that are played by link, and whose turn it is in each.

use std::fmt::Write;

use leptos::{ev, prelude::*};

use super::{
    event,
    press::{ExtraPress, Push},
    sheet::{SheetName, SheetTop},
    shown::shown,
    table::Table,
    text,
};
use crate::{
    engine::notation::GameId,
    session::{Correspondence, Standing},
};

/// Leads to this sheet.
pub(super) const YOUR_GAMES: Push =
    Push { class: "plain", ..Push::extra(text::YOUR_GAMES, ExtraPress::Open(SheetName::Games)) };

#[component]
pub(super) fn GamesSheet(
    /// Where it lies.
    table: Table,
) -> impl IntoView {
    let on_click = move |event: ev::MouseEvent| {
        if let Some(id) = event::said(&event, "data-remove") {
            table.remove_game(id);
        } else if let Some(id) = event::said::<GameId>(&event, "data-game") {
            table.go_on_in(Some(id));
        } else if event::hit(&event, "data-own").is_some() {
            table.go_on_in(None);
        }
    };
    view! {
        <dialog id=SheetName::Games.id() class="sheet" aria-label=text::YOUR_GAMES>
            <SheetTop table sheet=SheetName::Games />
            <div
                class="prose"
                on:click:capture=on_click
                inner_html=shown(table.overview, 0, |overview, _| overview.games.clone())
            ></div>
        </dialog>
    }
}

/// What comes first in the list: what waits for the person.
pub(super) const fn urgency(standing: Standing) -> u8 {
    match standing {
        Standing::YourMove => 0,
        Standing::Waiting => 1,
        Standing::Over => 2,
    }
}

/// The list as markup: one handler serves it, however long it is.
pub(super) fn list(games: &[Correspondence], has_own: bool) -> String {
    if games.is_empty() {
        return format!("<p>{}</p>", text::NO_GAMES);
    }
    let mut list = String::new();
    if has_own {
        // A string takes everything.
        let _ = write!(
            list,
            "<div class=\"figure\"><p>{}</p><button type=\"button\" data-own>{}</button></div>",
            text::OWN_GAME,
            text::GO_ON
        );
    }
    for game in games {
        let (what, standing) = text::listed(game);
        let id = game.id;
        let _ = write!(
            list,
            "<div class=\"figure\"><p><b>{standing}</b><br>{what}</p>\
             <button type=\"button\" data-game=\"{id}\">{0}<span class=\"unseen\"> {what}</span></button>\
             <button type=\"button\" data-remove=\"{id}\">{1}<span class=\"unseen\"> {what}</span></button></div>",
            text::GO_ON,
            text::REMOVE
        );
    }
    list
}
