//! The dialog *Notes*.

use crate::{
    app::{
        game::{Page, signals::UiState},
        notes::{DIALOG, actions},
        review,
        ui::{
            choice::{Choice, Question},
            dialog::DialogTop,
            event,
            live::{live_text, translated},
        },
    },
    engine::Glyph,
    session::NoteMark,
    words::{Text, phrases, text},
};

use leptos::{ev, prelude::*};

/// Asks how good the move is.
const JUDGEMENT: Question = Question {
    id: "glyph",
    legend: |_, _| text(Text::JudgementOfMove).to_owned(),
    answers: Glyph::ALL.len() + 1,
    name: |_, place| {
        glyph_at(place)
            .map_or_else(|| text(Text::NoSign).to_owned(), |glyph| glyph.sign().to_owned())
    },
    note: |_, place| {
        glyph_at(place).map_or_else(String::new, |glyph| phrases::glyph(glyph).to_owned())
    },
    is_chosen: |ui, place| review::notes(ui).glyph == glyph_at(place),
    choose: |page, place| actions::set_glyph(page, glyph_at(place)),
    ..Question::PLAIN
};

/// Asks which mark a press on the board draws.
const MARK: Question = Question {
    id: "mark",
    legend: |_, _| text(Text::DrawOnBoard).to_owned(),
    answers: actions::MARKS.len(),
    name: |_, place| {
        let mark = NoteMark::from(&actions::MARKS[place]());
        mark.shape().unwrap_or("A").to_owned()
    },
    note: |_, place| {
        let mark = NoteMark::from(&actions::MARKS[place]());
        if mark.shape().is_some() { phrases::note(mark) } else { text(Text::Letter).to_owned() }
    },
    is_chosen: is_drawn,
    choose: |page, place| actions::draw(page, actions::MARKS[place]()),
    ..Question::PLAIN
};

/// Returns the glyph with this place among the answers. The first answer is none.
fn glyph_at(place: usize) -> Option<Glyph> {
    place.checked_sub(1).map(|place| Glyph::ALL[place])
}

/// Returns whether presses draw the mark with this place.
fn is_drawn(ui: UiState, place: usize) -> bool {
    let game = ui.game.read();
    game.mode.review().is_some_and(|review| review.drawn() == Some(&actions::MARKS[place]()))
}

/// The dialog with the notes on the position that is shown.
#[component]
pub(crate) fn NotesDialog(page: Page) -> impl IntoView {
    let ui = page.ui;
    let on_input = move |event: ev::Event| {
        if let Some(comment) = event::text_area_value(&event) {
            actions::set_comment(page, comment);
        }
    };
    view! {
        <dialog
            id=DIALOG.id
            class="dialog"
            aria-label=translated(DIALOG.title)
            on:close=move |_| review::keep(page)
        >
            <DialogTop page dialog=DIALOG />
            <label class="entry">
                <span>{translated(Text::Comment)}</span>
                <textarea
                    rows="4"
                    prop:value=live_text(move || review::notes(ui).comment)
                    on:input=on_input
                ></textarea>
            </label>
            <Choice page question=JUDGEMENT />
            <Choice page question=MARK />
        </dialog>
    }
}
