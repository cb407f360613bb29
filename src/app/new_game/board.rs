//! The questions about the board and the pieces.

use crate::{
    app::{
        board::fitting::fitting_board,
        game::{Page, signals::UiState},
        new_game::{
            actions,
            model::{BoardOrder, ShowsAllBoards},
            picture,
        },
        ui::{
            choice::{Choice, Question},
            event,
            live::{aria, classes, live, translated},
        },
    },
    session::{Draft, Field, Pieces, Preset},
    words::{Text, phrases, text},
};

use leptos::{ev, prelude::*};

/// The id of the message about an invalid custom board.
const FAULT: &str = "fault";

/// Asks for the board.
const BOARD: Question = Question {
    id: "preset",
    legend: |_, _| text(Text::Board).to_owned(),
    answers: Preset::ALL.len(),
    is_offered: |ui, place| {
        ui.of::<ShowsAllBoards>().read().0
            || !ui.of::<BoardOrder>().get_untracked().is_among_more(board(ui, place))
            || (BOARD.is_chosen)(ui, place)
    },
    name: |ui, place| phrases::preset(board(ui, place)).to_owned(),
    is_chosen: |ui, place| ui.of::<Draft>().read().preset == board(ui, place),
    choose: |page, place| {
        let board = board(page.ui, place);
        page.ui.of::<Draft>().update(|draft| draft.set_board(board, fitting_board()));
    },
    picture: |ui, place| Some(picture::of(board(ui, place))),
    class: |ui, place| format!("tiles {}", hidden_if_arranged(ui, place)),
    ..Question::PLAIN
};

/// Returns the board at this place.
fn board(ui: UiState, place: usize) -> Preset {
    ui.of::<BoardOrder>().get_untracked().0[place]
}

/// The boards as tiles, and the button that shows more of them.
#[component]
pub(crate) fn Boards(page: Page) -> impl IntoView {
    let all = page.ui.of::<ShowsAllBoards>();
    view! {
        <Choice page question=BOARD>
            <button
                type="button"
                class="more-boards"
                aria-expanded=live(page.ui, 0, |ui, _| aria(ui.of::<ShowsAllBoards>().read().0))
                on:click:capture=move |_| all.update(|all| all.0 = !all.0)
            >
                {translated(Text::MoreBoards)}
            </button>
        </Choice>
    }
}

/// Asks for the kind of pieces.
pub(crate) const PIECES: Question = Question {
    id: "pieces",
    legend: |_, _| text(Text::Pieces).to_owned(),
    answers: Pieces::ALL.len(),
    name: |_, place| phrases::pieces(Pieces::ALL[place]).to_owned(),
    is_chosen: |ui, place| ui.of::<Draft>().read().setup.pieces == Pieces::ALL[place],
    choose: |page, place| {
        actions::change_draft(page, place, |draft, place| draft.setup.pieces = Pieces::ALL[place]);
    },
    ..Question::PLAIN
};

/// The fields for the size of a custom board.
#[component]
pub(crate) fn CustomBoard(page: Page) -> impl IntoView {
    let ui = page.ui;
    let fields: Vec<_> = Field::ALL
        .into_iter()
        .enumerate()
        .map(|(place, field)| {
            let on_input = move |event: ev::Event| {
                if let Some(typed) = event::input_value(&event) {
                    actions::set_custom_field(page, field, typed);
                }
            };
            view! {
                <label class=live(ui, place, field_class)>
                    <span>{live(ui, place, |_, place| phrases::custom_field(Field::ALL[place]).to_owned())}</span>
                    <input
                        inputmode="numeric"
                        autocomplete="off"
                        aria-describedby=FAULT
                        aria-invalid=live(ui, place, |ui, place| {
                            let fault = ui.of::<Draft>().read().fault();
                            aria(fault.is_some_and(|fault| fault.field == Field::ALL[place]))
                        })
                        prop:value=live(ui, place, |ui, place| {
                            ui.of::<Draft>().read().custom.fields[place].clone()
                        })
                        on:input:capture=on_input
                    />
                </label>
            }
        })
        .collect();
    view! {
        <div class=live(ui, 0, class)>
            {fields} <p id=FAULT class="lost" aria-live="polite">
                {live(ui, 0, |ui, _| {
                    ui.of::<Draft>().read().fault().map_or_else(String::new, phrases::custom_error)
                })}
            </p>
        </div>
    }
}

/// The proved value of the game on the chosen board.
#[component]
pub(crate) fn ProvedValue(page: Page) -> impl IntoView {
    let ui = page.ui;
    let class = |ui, _| classes(&[("choice quiet", true), ("hidden", proved(ui).is_none())]);
    view! {
        <p class=live(ui, 0, class)>
            {live(ui, 0, |ui, _| proved(ui).unwrap_or_default().to_owned())}
        </p>
    }
}

/// Returns the text about the proved value; `None` for an arranged position.
fn proved(ui: UiState) -> Option<&'static str> {
    let draft = ui.of::<Draft>().read();
    let is_asked = draft.fault().is_none() && !ui.game.read().mode.is_arranging();
    phrases::proved_value(draft.setup.rules).filter(|_| is_asked)
}

/// Returns the classes of the fields.
fn class(ui: UiState, _: usize) -> String {
    classes(&[("fields", true), ("hidden", !asks_for_numbers(ui))])
}

/// Returns the classes of a field. An endless board has only the length of a winning row.
fn field_class(ui: UiState, place: usize) -> String {
    let is_asked =
        Field::ALL[place] == Field::Run || ui.of::<Draft>().read().preset != Preset::Endless;
    classes(&[("hidden", !is_asked)])
}

/// Returns whether the chosen board needs numbers.
fn asks_for_numbers(ui: UiState) -> bool {
    ui.of::<Draft>().read().preset.asks_for_numbers() && ui.game.read().mode.arranging().is_none()
}

/// Returns the classes of a question that is hidden for an arranged position, whose board and pieces are known.
pub(crate) fn hidden_if_arranged(ui: UiState, _: usize) -> String {
    classes(&[("choice", true), ("hidden", ui.game.read().mode.is_arranging())])
}
