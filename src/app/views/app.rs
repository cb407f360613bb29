use leptos::{ev, prelude::*};

use super::{
    board::Board,
    notices::Notice,
    notices::NoticeBox,
    press::{Button, ExtraPress, Press, Push, Sign},
    score::Score,
    sheet::SheetName,
    shown::{classes, shown},
    status::StatusLine,
    table::{Overview, Reach, Table},
};
use crate::{
    platform::frame,
    session::Tally,
    words::{phrases, texts},
};

/// The id of the element in which the lazy chunk lays the list of moves.
pub(crate) const MOVES: &str = "moves";

/// The whole page.
#[component]
pub fn App(
    /// The way to what the first board does not need.
    reach: Reach,
) -> impl IntoView {
    let table = Table::new(reach);
    let resized = window_event_listener(ev::resize, move |_| table.measure_board());
    on_cleanup(move || resized.remove());
    view! {
        <main
            class="app"
            data-ready=""
            inert=frame::takes_no_press()
        >
            <Header table />
            <Score table />
            <StatusLine table />
            <Board table />
            <div id=MOVES></div>
            <Actions table />
            <div class="notices">
                {Notice::ALL.map(|notice| view! { <NoticeBox table notice /> })}
            </div>
        </main>
    }
}

const HEADER: [Push; 4] = [
    Push {
        sign: Sign::Reset,
        class: "bare",
        is_live: |overview| overview.tally != Tally::default(),
        ..Push::new(texts().reset_score, Press::ResetScore)
    },
    Push {
        sign: Sign::Share,
        class: "bare",
        ..Push::extra(texts().share, ExtraPress::Open(SheetName::Share))
    },
    Push {
        sign: Sign::Help,
        class: "bare",
        ..Push::extra(texts().rules, ExtraPress::Open(SheetName::Rules))
    },
    Push {
        sign: Sign::Gear,
        class: "bare",
        ..Push::extra(texts().settings, ExtraPress::Open(SheetName::Settings))
    },
];

/// *Place* takes the room of *Redo* while there is something to be placed, and *Review* that of *Hint*
/// after the end.
const ACTIONS: [Push; 6] = [
    Push {
        sign: Sign::Undo,
        class: "action",
        is_live: |overview| overview.can_undo,
        ..Push::new(texts().undo, Press::Undo)
    },
    Push {
        sign: Sign::Bulb,
        class: "action",
        is_shown: |overview| !overview.is_over(),
        is_live: Overview::is_persons_turn,
        ..Push::extra(texts().hint, ExtraPress::Hint)
    },
    Push {
        sign: Sign::Book,
        class: "action",
        is_shown: Overview::is_over,
        ..Push::extra(texts().review, ExtraPress::Review)
    },
    Push {
        sign: Sign::Redo,
        class: "action",
        is_shown: |overview| overview.aim.is_none(),
        is_live: |overview| overview.can_redo,
        ..Push::new(texts().redo, Press::Redo)
    },
    Push {
        sign: Sign::Place,
        class: "action main",
        is_shown: |overview| overview.aim.is_some(),
        ..Push::new(texts().place, Press::Place)
    },
    Push {
        sign: Sign::Plus,
        class: "action main",
        ..Push::extra(texts().new_game, ExtraPress::Open(SheetName::NewGame))
    },
];

/// The game's title, what is played, and the two buttons that are rarely needed.
#[component]
fn Header(
    /// Where it is.
    table: Table,
) -> impl IntoView {
    view! {
        <header class="header">
            <h1>
                <span class="in">"In"</span>
                " a "
                <span class="row-word">"Row"</span>
            </h1>
            <span class="quiet">
                {shown(table.overview, 0, |overview, _| phrases().board_size(overview.setup.rules))}
            </span>
            {HEADER.map(|push| view! { <Button table push /> })}
        </header>
    }
}

/// The buttons under the thumb.
#[component]
fn Actions(
    /// Where they are.
    table: Table,
) -> impl IntoView {
    let overview = table.overview;
    let class = |overview: &Overview, _| {
        let is_playing = overview.replay.is_none() && overview.arranging().is_none();
        classes(&[("actions", true), ("hidden", !is_playing)])
    };
    view! {
        <div class=shown(overview, 0, class)>
            {ACTIONS.map(|push| view! { <Button table push /> })}
        </div>
    }
}
