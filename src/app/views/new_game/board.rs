//! Which board, and what is worn on it.

use leptos::{ev, prelude::*};

use crate::{
    app::views::{
        choice::Question,
        event,
        shown::{aria, classes, shown},
        table::{Overview, Table},
    },
    engine::Rules,
    platform::screen,
    session::{Field, Pieces, Preset, gobang},
    words::{phrases, texts},
};

/// The smallest cells of a board that fills the screen, in CSS pixels: for a finger and for a mouse.
const CELL: [f64; 2] = [44.0, 36.0];

/// The id of the sentence that says what is wrong with a custom board.
const FAULT: &str = "fault";

pub(super) const BOARD: Question = Question {
    id: "preset",
    legend: |_, _| texts().board.to_owned(),
    answers: Preset::ALL.len(),
    name: |_, place| phrases().preset(Preset::ALL[place]).to_owned(),
    holds: |overview, place| overview.draft.preset == Preset::ALL[place],
    choose: |table, place| {
        table.change_draft(place, |draft, place| draft.set_board(Preset::ALL[place]));
    },
    class: unless_arranged,
    ..Question::PLAIN
};

pub(super) const EXACT: Question = Question {
    id: "exact",
    legend: |_, _| texts().longer_row.to_owned(),
    answers: 2,
    name: |_, place| [texts().longer_row_wins, texts().longer_row_does_not_count][place].to_owned(),
    holds: |overview, place| overview.draft.custom.exact == (place == 1),
    choose: |table, place| {
        table.change_draft(place, |draft, place| {
            draft.custom.exact = place == 1;
            draft.set_board(Preset::Custom);
        });
    },
    class: |overview, _| classes(&[("choice", true), ("hidden", !asks_for_numbers(overview))]),
    ..Question::PLAIN
};

pub(super) const PIECES: Question = Question {
    id: "pieces",
    legend: |_, _| texts().pieces.to_owned(),
    answers: Pieces::ALL.len(),
    name: |_, place| phrases().pieces(Pieces::ALL[place]).to_owned(),
    holds: |overview, place| overview.draft.setup.pieces == Pieces::ALL[place],
    choose: |table, place| {
        table.change_draft(place, |draft, place| draft.setup.pieces = Pieces::ALL[place]);
    },
    ..Question::PLAIN
};

/// The largest gobang board that this screen holds.
pub(crate) fn fitting() -> Rules {
    let cell = CELL[usize::from(screen::points_finely())];
    let (width, height) = screen::size_of(".board-area").unwrap_or_default();
    let (page, _) = screen::size_of(".app").unwrap_or_default();
    // Where the board has the page's whole width, a large one goes from edge to edge.
    let has_all = width > page * 0.75;
    gobang(if has_all { page } else { width }, height, cell)
}

/// The numbers of a custom board.
#[component]
pub(super) fn CustomBoard(
    /// Where it is chosen.
    table: Table,
) -> impl IntoView {
    let overview = table.overview;
    let fields: Vec<_> = Field::ALL
        .into_iter()
        .enumerate()
        .map(|(place, field)| {
            let on_input = move |event: ev::Event| {
                if let Some(typed) = event::entered(&event) {
                    table.type_custom(place, typed);
                }
            };
            view! {
                <label>
                    <span>{phrases().custom_field(field)}</span>
                    <input
                        inputmode="numeric"
                        autocomplete="off"
                        aria-describedby=FAULT
                        aria-invalid=shown(overview, place, |overview, place| {
                            let fault = overview.draft.fault();
                            aria(fault.is_some_and(|fault| fault.field == Field::ALL[place]))
                        })
                        prop:value=shown(overview, place, |overview, place| {
                            overview.draft.custom.fields[place].clone()
                        })
                        on:input:capture=on_input
                    />
                </label>
            }
        })
        .collect();
    view! {
        <div class=shown(overview, 0, class)>
            {fields} <p id=FAULT class="lost" aria-live="polite">
                {shown(overview, 0, |overview, _| {
                    overview.draft.fault().map_or_else(String::new, |it| phrases().custom_error(it))
                })}
            </p>
        </div>
    }
}

fn class(overview: &Overview, _: usize) -> String {
    classes(&[("fields", true), ("hidden", !asks_for_numbers(overview))])
}

fn asks_for_numbers(overview: &Overview) -> bool {
    overview.draft.preset == Preset::Custom && overview.arranging().is_none()
}

/// Where a position was arranged, its board and what is worn there are known.
pub(super) fn unless_arranged(overview: &Overview, _: usize) -> String {
    classes(&[("choice", true), ("hidden", overview.arranging().is_some())])
}
