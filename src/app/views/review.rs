use leptos::prelude::*;
use web_sys::wasm_bindgen::JsCast;

use super::{
    press::{Button, ExtraPress, Push},
    shown::{Shown, classes, following, shown},
    steps::{Steps, Walk},
    table::{Overview, Table},
};
use crate::{
    protocol::Progress,
    session::{Opened, Replay, Seat},
    words::{phrases, texts},
};

/// The id of the slider in the page.
const SLIDER: &str = "at";

const WALK: Walk = Walk {
    id: SLIDER,
    name: texts().at_move,
    steps: [texts().to_beginning, texts().one_move_back, texts().one_move_on, texts().to_end],
    press: ExtraPress::GoTo,
    last: |overview| overview.replay.as_ref().map_or(0, |replay| replay.moves().len()),
    at: |overview| overview.replay.as_ref().map_or(0, Replay::at),
    go_to: Table::go_to,
};

/// How fast a game plays by itself.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) enum Pace {
    Slow,
    #[default]
    Medium,
    Fast,
}

impl Pace {
    /// From one move to the next.
    pub const fn milliseconds(self) -> u32 {
        match self {
            Self::Slow => 2000,
            Self::Medium => 1000,
            Self::Fast => 400,
        }
    }

    /// The one after it, in turn.
    pub const fn next(self) -> Self {
        match self {
            Self::Slow => Self::Medium,
            Self::Medium => Self::Fast,
            Self::Fast => Self::Slow,
        }
    }
}

const BY_ITSELF: [Push; 5] = [
    Push {
        is_shown: |overview| !overview.plays_by_itself && !overview.is_invited(),
        ..Push::extra(texts().play, ExtraPress::PlayByItself)
    },
    Push {
        is_shown: |overview| overview.plays_by_itself,
        ..Push::extra(texts().pause, ExtraPress::PlayByItself)
    },
    Push {
        is_shown: |overview| is_paced(overview, Pace::Slow),
        ..Push::extra(texts().slow, ExtraPress::Faster)
    },
    Push {
        is_shown: |overview| is_paced(overview, Pace::Medium),
        ..Push::extra(texts().medium, ExtraPress::Faster)
    },
    Push {
        is_shown: |overview| is_paced(overview, Pace::Fast),
        ..Push::extra(texts().fast, ExtraPress::Faster)
    },
];

/// Games that are looked at can play by themselves, at this pace. An invitation is to be answered.
fn is_paced(overview: &Overview, pace: Pace) -> bool {
    overview.pace == pace && !overview.is_invited()
}

const BELOW: [Push; 9] = [
    Push { is_shown: Overview::is_invited, ..Push::extra(texts().join, ExtraPress::TakeLink) },
    Push { is_shown: Overview::is_invited, ..Push::extra(texts().not_now, ExtraPress::EndReview) },
    Push {
        is_shown: |overview| !overview.is_to_be_decided() && !overview.is_invited(),
        is_live: |overview| !overview.is_over(),
        ..Push::extra(texts().play_on, ExtraPress::PlayOn)
    },
    Push {
        is_shown: |overview| matches!(overview.opened, Some((Opened::Watched(_), _))),
        ..Push::extra(texts().take_seat, ExtraPress::TakeLink)
    },
    Push {
        is_shown: |overview| !overview.is_to_be_decided() && !overview.is_invited(),
        ..Push::extra(texts().end_review, ExtraPress::EndReview)
    },
    Push {
        is_shown: |overview| overview.is_to_be_decided() && !overview.shows_known,
        ..Push::extra(texts().show_known, ExtraPress::Compare)
    },
    Push {
        is_shown: |overview| overview.shows_known,
        ..Push::extra(texts().show_link, ExtraPress::Compare)
    },
    Push {
        // Only while it is what is seen.
        is_shown: |overview| overview.is_to_be_decided() && !overview.shows_known,
        ..Push::extra(texts().take_link, ExtraPress::TakeLink)
    },
    Push {
        is_shown: Overview::is_to_be_decided,
        ..Push::extra(texts().keep_known, ExtraPress::KeepKnown)
    },
];

/// The controls for a game that is looked at again, in place of the buttons for playing.
#[component]
pub(crate) fn ReviewPanel(
    /// Where it lies.
    table: Table,
) -> impl IntoView {
    let overview = table.overview;
    let about: Shown = following(move || {
        let progress = table.progress.get();
        overview.with(|overview| {
            let replay = overview.replay.as_ref();
            replay.map_or_else(String::new, |replay| about(overview, replay, progress))
        })
    });
    view! {
        <section class=shown(overview, 0, class) aria-label=texts().review>
            <div class="steps">
                <p class="quiet" aria-live="polite">{about}</p>
                {BY_ITSELF.map(|push| view! { <Button table push /> })}
            </div>
            <Steps table walk=WALK />
            <div class="steps">
                {BELOW.map(|push| view! { <Button table push /> })}
            </div>
        </section>
    }
}

/// What the link is that the game comes from, or the move that decided the game.
fn about(overview: &Overview, replay: &Replay, progress: Option<Progress>) -> String {
    if let Some((opened, _)) = overview.opened {
        let is_own_turn = overview.seat_to_move() == Some(Seat::One);
        return phrases().opened(opened, overview.piece_of(Seat::One), is_own_turn);
    }
    if let Some(progress) = progress {
        return phrases().reviewing(progress);
    }
    phrases().decisive(replay.review().decisive.and_then(|ply| {
        let by = overview.piece_of(replay.shown().seat_of_ply(ply));
        Some((ply, by, *replay.moves().get(ply)?))
    }))
}

fn class(overview: &Overview, _: usize) -> String {
    classes(&[("review", true), ("hidden", overview.replay.is_none())])
}

/// The button that was pressed is gone with its row, so the keyboard is led on to here.
pub(crate) fn focus_slider() {
    let slider = document().get_element_by_id(SLIDER).and_then(|it| it.dyn_into().ok());
    super::board::focus_element(slider);
}
