//! The dialog *Share*: every way to send the link of the game on the screen, and to save it as a file.

use crate::{
    app::{
        game::{Page, dialogs, records, signals::UiState},
        games::view as games,
        open,
        share::{
            DIALOG, actions,
            model::{Copied, CopyKind, Drawing, Picture, ShareState, Variations},
            parts::{COPY_LINK, LinkCode, LinkField, LinkResult},
            send,
        },
        ui::{
            button::{Button, ButtonSpec, Buttons},
            dialog::DialogTop,
            elements::{BY_HAND, PICTURE},
            language_changes,
            live::{classes, live, live_text, translated},
            long_work::LongWorkBox,
        },
    },
    engine::records::Format,
    session::picture,
    words::{Text, phrases, text},
};

use leptos::prelude::*;

/// The button that opens *Open a game*.
const OPEN: ButtonSpec = ButtonSpec {
    class: "plain",
    ..ButtonSpec::new(Text::OpenGame, |page| {
        open::clear(page);
        dialogs::open(page, open::DIALOG);
    })
};

/// The button that sends the link.
const SEND: ButtonSpec = ButtonSpec {
    class: "start",
    ..ButtonSpec::new(Text::SendLink, |page| send::send_link(page, |_, _| ()))
};

/// The address of an empty picture: without an address, browsers would try to load the page as a picture.
const NOTHING: &str = "data:image/svg+xml,<svg xmlns='http://www.w3.org/2000/svg'/>";

/// The buttons beside the picture.
const WITH_PICTURE: &[ButtonSpec] = &[
    ButtonSpec {
        is_shown: |ui| {
            ui.of::<ShareState>().read().picture.as_ref().is_some_and(|it| it.can_be_shared)
        },
        ..ButtonSpec::new(Text::SharePicture, actions::share_picture)
    },
    ButtonSpec::new(Text::SavePicture, actions::save_picture),
    ButtonSpec {
        is_shown: |ui| {
            ui.of::<ShareState>().read().picture.as_ref().is_some_and(|it| it.moves.is_some())
        },
        ..ButtonSpec::new(Text::SaveReplay, actions::save_replay)
    },
    ButtonSpec {
        is_shown: |ui| {
            ui.of::<ShareState>().read().picture.as_ref().is_some_and(|it| it.moves.is_some())
        },
        ..ButtonSpec::new(Text::SaveGif, actions::save_gif)
    },
];

/// The buttons that copy texts.
const COPY: &[ButtonSpec] = &[
    COPY_LINK,
    ButtonSpec {
        is_shown: |ui| ui.of::<ShareState>().read().has_moves,
        ..ButtonSpec::new(Text::CopyMoves, |page| actions::copy(page, Copied::Moves))
    },
    ButtonSpec::new(Text::CopyBoard, |page| actions::copy(page, Copied::Board)),
];

/// The dialog for sending links and saving files.
#[component]
pub(crate) fn ShareDialog(page: Page) -> impl IntoView {
    let ui = page.ui;
    view! {
        <dialog id=DIALOG.id class="dialog" aria-label=translated(DIALOG.title)>
            <DialogTop page dialog=DIALOG />
            <div class=live(ui, 0, picture_class)>
                <img
                    id=PICTURE
                    width=picture::WIDTH
                    height=picture::HEIGHT
                    src=live(ui, 0, |ui, _| of_picture(ui, |picture| &picture.source, NOTHING))
                    alt=live(ui, 0, |ui, _| of_picture(ui, |picture| &picture.alt_text, ""))
                />
                <div><Buttons page specs=WITH_PICTURE /></div>
            </div>
            <LongWorkBox page words=drawing(page.ui) stop=actions::stop_drawing />
            <Button page spec=SEND />
            <LinkResult page />
            <LinkField page />
            <label class=live(ui, 0, variations_class)>
                <input
                    type="checkbox"
                    prop:checked=move || are_included(ui)
                    on:change=move |_| actions::switch_variations(page)
                />
                <span>{translated(Text::WithVariations)}</span>
            </label>
            <p class=live(ui, 0, too_long_class)>{translated(Text::VariationsTooLong)}</p>
            <p class=live(ui, 0, warning_class)>{translated(Text::LinkIsASeat)}</p>
            <div class="steps"><Buttons page specs=COPY /></div>
            <label class=live(ui, 0, by_hand_class)>
                <span>{live(ui, 0, by_hand_name)}</span>
                <textarea
                    id=BY_HAND
                    readonly
                    rows="3"
                    prop:value=live(ui, 0, by_hand_text)
                ></textarea>
            </label>
            <details>
                <summary>{translated(Text::Scan)}</summary>
                <LinkCode page />
            </details>
            <SaveAsFile page />
            <Button page spec=OPEN />
            <Button page spec=games::YOUR_GAMES />
        </dialog>
    }
}

/// The buttons that save the game as a file.
#[component]
fn SaveAsFile(page: Page) -> impl IntoView {
    let result = RwSignal::new(None);
    let said = move || match result.get() {
        None => "",
        Some(Ok(true)) => text(Text::GameSaved),
        Some(Ok(false)) => text(Text::NotExported),
        Some(Err(_)) => text(Text::NotInFormat),
    };
    let buttons = Format::WRITTEN.map(|format| {
        let save = move |_| {
            records::call(page, move |records, page| {
                result.set(Some((records.save)(page, format)));
            });
        };
        view! { <button type="button" on:click=save>{format.name()}</button> }
    });
    view! {
        <details>
            <summary>{translated(Text::SaveAsFile)}</summary>
            <div class="steps">{buttons.to_vec()}</div>
            <p role="status">{live_text(move || said().to_owned())}</p>
        </details>
    }
}

/// Says how far the drawing of a replay is.
fn drawing(ui: UiState) -> Memo<String> {
    Memo::new(move |_| {
        language_changes::track();
        let Drawing { work, all } = ui.of::<Drawing>().get();
        let words = |done: usize| phrases::move_of(done.min(all), all, None);
        work.done().map_or_else(String::new, words)
    })
}

/// Returns the classes of the picture's box.
fn picture_class(ui: UiState, _: usize) -> String {
    classes(&[("result", true), ("hidden", ui.of::<ShareState>().read().picture.is_none())])
}

/// Returns a text of the picture, or `otherwise` if there is no picture.
fn of_picture(ui: UiState, of: fn(&Picture) -> &String, otherwise: &str) -> String {
    let shared = ui.of::<ShareState>().read();
    shared.picture.as_ref().map_or(otherwise, |picture| of(picture)).to_owned()
}

/// Returns whether the link has the variations.
fn are_included(ui: UiState) -> bool {
    ui.of::<Variations>().get() == Variations::Included
}

/// Returns the classes of the choice whether the link has the variations.
fn variations_class(ui: UiState, _: usize) -> String {
    let is_offered =
        matches!(ui.of::<Variations>().get(), Variations::Included | Variations::LeftOut);
    classes(&[("check", true), ("hidden", !is_offered)])
}

/// Returns the classes of the text that says that the variations do not fit.
fn too_long_class(ui: UiState, _: usize) -> String {
    classes(&[("quiet", true), ("hidden", ui.of::<Variations>().get() != Variations::TooLong)])
}

/// Returns the classes of the warning about a link that is a seat.
fn warning_class(ui: UiState, _: usize) -> String {
    classes(&[("quiet", true), ("hidden", !ui.of::<ShareState>().read().link_is_a_seat)])
}

/// Returns the classes of the field for copying by hand.
fn by_hand_class(ui: UiState, _: usize) -> String {
    classes(&[("entry", true), ("hidden", ui.of::<ShareState>().read().by_hand.is_none())])
}

/// Returns the name of the field for copying by hand.
fn by_hand_name(ui: UiState, _: usize) -> String {
    let kind = ui.of::<ShareState>().read().by_hand.as_ref().map(|by_hand| by_hand.kind);
    match kind {
        Some(CopyKind::Moves) => text(Text::TheMoves),
        Some(CopyKind::Board) => text(Text::TheBoard),
        None => "",
    }
    .to_owned()
}

/// Returns the text in the field for copying by hand.
fn by_hand_text(ui: UiState, _: usize) -> String {
    ui.of::<ShareState>()
        .read()
        .by_hand
        .as_ref()
        .map_or_else(String::new, |by_hand| by_hand.text.clone())
}
