//! The panel of a review.

use crate::{
    app::{
        game::{Page, signals::UiState},
        links,
        names::display,
        notes,
        review::{
            actions,
            chart::WALK,
            line,
            model::{self, Pace},
        },
        ui::{
            button::{Button, ButtonSpec, Buttons},
            live::{LiveText, live, live_text, translated},
            steps::StepButtons,
            text_content::text_content,
        },
    },
    protocol::Progress,
    words::{Text, phrases},
};

use leptos::prelude::*;

/// The buttons that start and pause the playback.
const PLAY: &[ButtonSpec] = &[
    ButtonSpec {
        class: "play",
        is_shown: |ui| !model::plays_by_itself(&ui.game.read()),
        ..ButtonSpec::new(Text::Play, line::play_by_itself)
    },
    ButtonSpec {
        class: "play",
        is_shown: |ui| model::plays_by_itself(&ui.game.read()),
        ..ButtonSpec::new(Text::Pause, line::play_by_itself)
    },
];

/// The button that opens the notes. In most windows on their side, it is beside the switch of the engine's lines.
const NOTES: ButtonSpec = ButtonSpec { class: "bare notes", ..notes::BUTTON };

/// The buttons below the steps while a person looks for better moves than the mistakes.
const RETRY: &[ButtonSpec] = &[
    ButtonSpec {
        is_shown: |ui| model::hides_answer(&ui.game.read()),
        ..ButtonSpec::new(Text::ShowSolution, line::show_answer)
    },
    ButtonSpec {
        is_shown: |ui| model::has_next_mistake(&ui.game.read()),
        ..ButtonSpec::new(Text::NextMistake, line::retry_next)
    },
    ButtonSpec {
        is_shown: |ui| model::is_retrying(&ui.game.read()),
        ..ButtonSpec::new(Text::ReturnToGame, line::end_retry)
    },
];

/// The other buttons below the steps. The first one stops drawing, removes moves of a variation, brings them back, stops
/// the judging, begins to retry mistakes, or changes the pace.
const BELOW: &[ButtonSpec] = &[
    ButtonSpec {
        is_shown: |ui| model::is_drawing(&ui.game.read()),
        ..ButtonSpec::new(Text::StopDrawing, line::stop_drawing)
    },
    ButtonSpec {
        is_shown: |ui| model::can_remove_moves(&ui.game.read()),
        ..ButtonSpec::new(Text::RemoveMoves, line::remove_moves)
    },
    ButtonSpec {
        is_shown: |ui| model::can_restore_moves(&ui.game.read()),
        ..ButtonSpec::new(Text::RestoreMoves, line::restore_moves)
    },
    ButtonSpec {
        is_shown: |ui| model::offers_retry(&ui.game.read()) && is_judging(ui),
        ..ButtonSpec::new(Text::StopCalculating, line::stop_judging)
    },
    ButtonSpec {
        is_shown: |ui| model::offers_retry(&ui.game.read()) && !is_judging(ui),
        is_enabled: |ui| model::mistake_count(&ui.game.read()) > 0,
        count: |ui| model::mistake_count(&ui.game.read()),
        ..ButtonSpec::new(Text::Mistakes, line::retry_mistakes)
    },
    ButtonSpec {
        is_shown: |ui| shows_pace(ui, Pace::Half),
        ..ButtonSpec::new(Text::HalfSpeed, line::change_pace)
    },
    ButtonSpec {
        is_shown: |ui| shows_pace(ui, Pace::Normal),
        ..ButtonSpec::new(Text::NormalSpeed, line::change_pace)
    },
    ButtonSpec {
        is_shown: |ui| shows_pace(ui, Pace::Double),
        ..ButtonSpec::new(Text::DoubleSpeed, line::change_pace)
    },
    ButtonSpec {
        is_shown: |ui| {
            let game = ui.game.read();
            !game.has_conflicting_link() && !model::is_retrying(&game)
        },
        is_enabled: |ui| !ui.game.read().is_over(),
        ..ButtonSpec::new(Text::PlayOn, line::play_on)
    },
    ButtonSpec {
        is_shown: |ui| model::can_take_seat(&ui.game.read()),
        ..ButtonSpec::new(Text::TakeSeat, links::take_link)
    },
    ButtonSpec {
        is_shown: |ui| model::is_in_variation(&ui.game.read()),
        ..ButtonSpec::new(Text::ReturnToGame, line::return_to_game)
    },
    ButtonSpec {
        is_shown: |ui| {
            let game = ui.game.read();
            !game.has_conflicting_link()
                && !model::is_in_variation(&game)
                && !model::is_retrying(&game)
        },
        ..ButtonSpec::new(Text::EndReview, actions::leave)
    },
    ButtonSpec {
        is_shown: |ui| model::shows_conflicting_link(&ui.game.read()),
        ..ButtonSpec::new(Text::ShowKnown, links::compare)
    },
    ButtonSpec {
        is_shown: |ui| model::shows_known(&ui.game.read()),
        ..ButtonSpec::new(Text::ShowLink, links::compare)
    },
    ButtonSpec {
        // Only while the link's version is on the screen.
        is_shown: |ui| model::shows_conflicting_link(&ui.game.read()),
        ..ButtonSpec::new(Text::TakeLink, links::take_link)
    },
    ButtonSpec {
        is_shown: |ui| ui.game.read().has_conflicting_link(),
        ..ButtonSpec::new(Text::KeepKnown, links::keep_known)
    },
];

/// Returns whether the moves are being judged, and take long enough to tell.
fn is_judging(ui: UiState) -> bool {
    matches!(ui.of::<Option<Progress>>().get(), Some(Progress::Positions(..)))
}

/// Returns whether this is the pace of a playback that is running.
fn shows_pace(ui: UiState, pace: Pace) -> bool {
    model::plays_by_itself(&ui.game.read()) && ui.of::<Pace>().get() == pace
}

/// The controls of a review, in place of the buttons for playing.
#[component]
pub(crate) fn ReviewPanel(page: Page) -> impl IntoView {
    let ui = page.ui;
    let about: LiveText = live_text(move || {
        let is_judging = ui.of::<Option<Progress>>().read().is_some();
        model::about_words(&ui.game.read(), display::names(), is_judging)
    });
    let progress = live_text(move || {
        ui.of::<Option<Progress>>().get().map_or_else(String::new, phrases::reviewing)
    });
    let mistakes = live_text(move || model::mistakes_words(&ui.game.read(), display::names()));
    view! {
        <section class=live(ui, 0, |ui, _| model::panel_class(&ui.game.read())) aria-label=translated(Text::Review)>
            <p class="quiet">
                <span aria-live="polite">
                    <span prop:textContent=text_content(about)></span>
                    " "
                    <span class="mistakes" prop:textContent=text_content(mistakes)></span>
                </span>
                // Screen readers would read it ten times a second.
                <span role="timer" prop:textContent=text_content(progress)></span>
            </p>
            <div class="steps walk">
                <StepButtons page walk=WALK between=PLAY />
                <Button page spec=NOTES />
            </div>
            <div class="steps">
                <Buttons page specs=RETRY />
                <Buttons page specs=BELOW />
            </div>
        </section>
    }
}
