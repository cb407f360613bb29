//! The engine's lines, and their switch.

use crate::{
    app::{
        analysis::{
            actions,
            model::{self, FoundLines, ListedLine, SHOWN_MOVES},
        },
        game::{Page, signals::UiState},
        names::display,
        notes,
        ui::{
            button::{Button, ButtonSpec, Buttons},
            event, icon, language_changes,
            live::{LiveText, aria, classes, live, live_text, translated},
        },
    },
    engine::Cell,
    protocol::LineKind,
    session::EngineLines as Count,
    words::{Text, phrases},
};

use leptos::{ev, prelude::*};

/// The largest number of lines.
const MOST: usize = Count::Five.count() as usize;

/// The attribute of a button with the number of its line.
const LINE: &str = "data-line";

/// The attribute of a button with the number of its move in the line, counted from 1.
const MOVES: &str = "data-moves";

/// The buttons that change the number of lines.
const HOW_MANY: &[ButtonSpec] = &[
    ButtonSpec {
        icon: icon::MINUS,
        class: "bare",
        is_shown: are_shown,
        is_enabled: |ui| count(ui) > 1,
        ..ButtonSpec::new(Text::FewerLines, actions::show_fewer)
    },
    ButtonSpec {
        icon: icon::PLUS,
        class: "bare",
        is_shown: are_shown,
        is_enabled: |ui| count(ui) < MOST,
        ..ButtonSpec::new(Text::MoreLines, actions::show_more)
    },
];

/// The button that opens the notes, where the other buttons of a review have no room for it.
const NOTES: ButtonSpec = ButtonSpec { class: "bare notes", ..notes::BUTTON };

/// Returns how many lines are chosen.
fn count(ui: UiState) -> usize {
    ui.settings.read().analysis.engine_lines.count().into()
}

/// Returns whether lines are shown.
fn are_shown(ui: UiState) -> bool {
    count(ui) > 0
}

/// Returns whether the lines are those of balanced moves.
fn are_balanced(ui: UiState) -> bool {
    ui.of::<LineKind>().get() == LineKind::Balanced
}

/// The switch, and the lines below it. A press on a move makes it and those before it; the pointer and the focus show them
/// on the board.
#[component]
pub(crate) fn EngineLines(page: Page) -> impl IntoView {
    let ui = page.ui;
    actions::follow(page);
    let lines = Memo::new(move |_| {
        language_changes::track();
        let count = ui.settings.read().analysis.engine_lines;
        let (kind, found) = (ui.of::<LineKind>().get(), ui.of::<FoundLines>());
        model::listed(&ui.game.read(), kind, count, &found.read(), display::names())
    });
    let depth = move || lines.read().first().map_or(0, |line| line.depth);
    let moves_at = move |event: &web_sys::Event| -> Vec<Cell> {
        let line = event::attribute::<usize>(event, LINE);
        let moves = event::attribute::<usize>(event, MOVES);
        line.zip(moves).map_or_else(Vec::new, |(line, moves)| {
            lines.with_untracked(|lines| {
                lines
                    .get(line)
                    .map_or_else(Vec::new, |it| it.moves.iter().take(moves).copied().collect())
            })
        })
    };
    let preview = move |event: &web_sys::Event| actions::preview(page, &moves_at(event));
    let class = live_text(move || {
        let is_shown = model::can_have_lines(&ui.game.read());
        classes(&[("engine", true), ("off", count(ui) == 0), ("hidden", !is_shown)])
    });
    view! {
        <section class=class aria-label=translated(Text::EngineLines)>
            <div class="top">
                <details class=live_text(move || classes(&[("hidden", depth() == 0)]))>
                    <summary>{live_text(move || phrases::line_depth(depth()))}</summary>
                    <span>{live(ui, 0, detail)}</span>
                </details>
                <Buttons page specs=HOW_MANY />
                <Switch
                    page
                    name=Text::BalancedMoves
                    icon=icon::SCALES
                    is_shown=are_shown
                    is_on=are_balanced
                    press=actions::switch_kind
                />
                <Button page spec=NOTES />
                <Switch
                    page
                    name=Text::EngineLines
                    icon=icon::LINES
                    is_shown=|_| true
                    is_on=are_shown
                    press=actions::switch
                />
            </div>
            <ol
                on:click:capture=move |event: ev::MouseEvent| actions::play(page, &moves_at(&event))
                on:pointerover:capture=move |event: ev::PointerEvent| preview(&event)
                on:pointerleave=move |_| actions::preview(page, &[])
                on:focusin:capture=move |event: ev::FocusEvent| preview(&event)
                on:focusout:capture=move |_| actions::preview(page, &[])
            >
                {(0..MOST).map(|number| view! { <Line lines number /> }).collect::<Vec<_>>()}
            </ol>
        </section>
    }
}

/// A button that is pressed while something is on.
#[component]
fn Switch(
    page: Page,
    /// Its name.
    name: Text,
    /// One of the icons.
    icon: &'static str,
    /// Whether the button is shown.
    is_shown: fn(UiState) -> bool,
    /// Whether the thing is on.
    is_on: fn(UiState) -> bool,
    /// Switches it on or off.
    press: fn(Page),
) -> impl IntoView {
    let ui = page.ui;
    view! {
        <button
            type="button"
            class=live_text(move || classes(&[("bare", true), ("hidden", !is_shown(ui))]))
            aria-pressed=live_text(move || aria(is_on(ui)))
            on:click:capture=move |_| press(page)
        >
            <svg class="icon" viewBox="0 0 24 24" aria-hidden="true">
                <path d=icon />
            </svg>
            <span>{translated(name)}</span>
        </button>
    }
}

/// One line. Its elements stay while its moves change, so that a press is never lost.
#[component]
fn Line(
    /// All lines.
    lines: Memo<Vec<ListedLine>>,
    /// Its number, counted from 0.
    number: usize,
) -> impl IntoView {
    let of_line = move |text: fn(&ListedLine) -> String| -> LiveText {
        live_text(move || lines.read().get(number).map_or_else(String::new, text))
    };
    let class = live_text(move || classes(&[("hidden", number >= lines.read().len())]));
    let share =
        of_line(|line| line.chance.map_or_else(String::new, |chance| format!("{}%", chance / 10)));
    let moves: Vec<_> = (0..SHOWN_MOVES)
        .map(|place| {
            let cell = move || lines.read().get(number)?.moves.get(place).copied();
            view! {
                <button
                    type="button"
                    class=live_text(move || classes(&[("hidden", cell().is_none())]))
                    data-line=number.to_string()
                    data-moves=(place + 1).to_string()
                >
                    {live_text(move || cell().map_or_else(String::new, |cell| cell.to_string()))}
                </button>
            }
        })
        .collect();
    view! {
        <li class=class>
            <span class="value" style:--share=share>{of_line(|line| line.value.clone())}</span>
            <span class="line">{moves}</span>
            <span class="depth">
                <span class="unseen">{of_line(|line| phrases::line_depth(line.depth))}</span>
                <span aria-hidden="true">{of_line(depth_in_digits)}</span>
            </span>
        </li>
    }
}

/// Returns how deep the engine has looked for a line, in digits.
fn depth_in_digits(line: &ListedLine) -> String {
    if line.depth == 0 { String::new() } else { line.depth.to_string() }
}

/// Says how many positions the engine has searched, and for how long.
fn detail(ui: UiState, _: usize) -> String {
    let found = ui.of::<FoundLines>().read();
    phrases::lines_detail(&found.found)
}
