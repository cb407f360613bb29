//! A small picture of a position, and a short description.

use crate::{
    app::ui::live::{LiveText, live_text},
    platform::date,
    session::{Miniature, Pieces, StoredGame},
    words::{self, phrases},
};
use leptos::prelude::*;

/// A small picture of a position.
#[component]
pub(crate) fn Position(picture: Miniature) -> impl IntoView {
    let Miniature { size: [width, height], pieces, lines, x, o } = picture;
    let class = match pieces {
        Pieces::Marks => "position",
        Pieces::Stones => "position stones",
    };
    view! {
        <svg class=class viewBox=format!("0 0 {width} {height}") aria-hidden="true">
            <path d=lines />
            <path class="x" d=x />
            <path class="o" d=o />
        </svg>
    }
}

/// Describes a stored game: whose turn it is or how it ended, the opponent, and when it was last played.
#[component]
pub(crate) fn Description(game: StoredGame) -> impl IntoView {
    let StoredGame { what, played, .. } = game;
    let status = {
        let what = what.clone();
        live_text(move || phrases::kept(&what).1)
    };
    let description = live_text(move || phrases::kept(&what).0);
    let when = moment(played);
    view! {
        <p>
            <b>{status}</b>
            <br />
            {description}
            <br />
            <span class="quiet">{when}</span>
        </p>
    }
}

/// Returns this moment in words: milliseconds since 1970.
pub(crate) fn moment(time: Option<u64>) -> LiveText {
    live_text(move || {
        #[allow(clippy::cast_precision_loss, reason = "milliseconds since 1970 fit")]
        let moment = time.map(|time| time as f64);
        let tag = words::spoken().language().format_tag();
        moment.map_or_else(String::new, |moment| date::written(moment, tag))
    })
}
