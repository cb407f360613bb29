//! The panel of a review.

use crate::{
    app::{
        game::{Page, signals::UiState, state::GameState},
        links,
        review::{
            actions,
            chart::{WALK, pieces},
            model::{self, About, Decisive, Pace},
        },
        ui::{
            button::{ButtonSpec, Buttons},
            live::{LiveText, classes, live, live_text, piece, translated},
            steps::StepButtons,
            text_content::text_content,
        },
    },
    protocol::Progress,
    session::{OpenedLink, Players, Replay, Status},
    words::{Text, phrases, text},
};

use leptos::prelude::*;

/// The buttons that start and pause the playback.
const PLAY: &[ButtonSpec] = &[
    ButtonSpec {
        class: "play",
        is_shown: |ui| !plays_by_itself(&ui.game.read()),
        ..ButtonSpec::new(Text::Play, actions::play_by_itself)
    },
    ButtonSpec {
        class: "play",
        is_shown: |ui| plays_by_itself(&ui.game.read()),
        ..ButtonSpec::new(Text::Pause, actions::play_by_itself)
    },
];

/// Returns whether the game plays by itself.
fn plays_by_itself(game: &GameState) -> bool {
    game.mode.review().is_some_and(|review| review.plays_by_itself)
}

/// Returns whether the known version of the game is shown in place of the link's.
fn shows_known(game: &GameState) -> bool {
    game.mode.link().is_some_and(|link| link.shows_known)
}

/// Returns whether no link under review needs a decision.
fn needs_no_decision(ui: UiState) -> bool {
    !ui.game.read().has_conflicting_link()
}

/// Returns whether the link's version of the game is shown, and this device knows another one.
fn shows_conflicting_link(ui: UiState) -> bool {
    let game = ui.game.read();
    game.has_conflicting_link() && !shows_known(&game)
}

/// The buttons below the steps.
const BELOW: &[ButtonSpec] = &[
    ButtonSpec {
        is_shown: |ui| ui.of::<Pace>().get() == Pace::Half,
        ..ButtonSpec::new(Text::HalfSpeed, actions::change_pace)
    },
    ButtonSpec {
        is_shown: |ui| ui.of::<Pace>().get() == Pace::Normal,
        ..ButtonSpec::new(Text::NormalSpeed, actions::change_pace)
    },
    ButtonSpec {
        is_shown: |ui| ui.of::<Pace>().get() == Pace::Double,
        ..ButtonSpec::new(Text::DoubleSpeed, actions::change_pace)
    },
    ButtonSpec {
        is_shown: needs_no_decision,
        is_enabled: |ui| !ui.game.read().is_over(),
        ..ButtonSpec::new(Text::PlayOn, actions::play_on)
    },
    ButtonSpec {
        is_shown: |ui| {
            let game = ui.game.read();
            game.mode.link().is_some_and(|link| matches!(link.opened, OpenedLink::Watched(_)))
        },
        ..ButtonSpec::new(Text::TakeSeat, links::take_link)
    },
    ButtonSpec { is_shown: needs_no_decision, ..ButtonSpec::new(Text::EndReview, leave) },
    ButtonSpec {
        is_shown: shows_conflicting_link,
        ..ButtonSpec::new(Text::ShowKnown, links::compare)
    },
    ButtonSpec {
        is_shown: |ui| shows_known(&ui.game.read()),
        ..ButtonSpec::new(Text::ShowLink, links::compare)
    },
    ButtonSpec {
        // Only while the link's version is on the screen.
        is_shown: shows_conflicting_link,
        ..ButtonSpec::new(Text::TakeLink, links::take_link)
    },
    ButtonSpec {
        is_shown: |ui| ui.game.read().has_conflicting_link(),
        ..ButtonSpec::new(Text::KeepKnown, links::keep_known)
    },
];

/// Ends the review, and returns to the board.
fn leave(page: Page) {
    actions::end_review(page);
    page.focus_board_later();
}

/// The controls of a review, in place of the buttons for playing.
#[component]
pub(crate) fn ReviewPanel(page: Page) -> impl IntoView {
    let ui = page.ui;
    let about: LiveText = live_text(move || {
        let progress = page.ui.of::<Option<Progress>>().get();
        let game = &*ui.game.read();
        game.mode.replay().map_or_else(String::new, |replay| about(game, replay, progress))
    });
    view! {
        <section class=live(ui, 0, class) aria-label=translated(Text::Review)>
            <p class="quiet" aria-live="polite" prop:textContent=text_content(about)></p>
            <div class="steps walk">
                <StepButtons page walk=WALK between=PLAY />
            </div>
            <div class="steps">
                <Buttons page specs=BELOW />
            </div>
        </section>
    }
}

/// Returns the headline of a game under review: the move that is shown. `None` for an invitation, which has the
/// headline of a game.
pub(crate) fn headline(game: &GameState) -> Option<String> {
    let replay = game.mode.replay().filter(|_| !game.is_at_end_of_invitation())?;
    let made = game.last_move.map(|(by, cell)| (piece(game, by), cell));
    Some(phrases::move_of(replay.at(), replay.moves().len(), made))
}

/// Returns the text below the headline: how good the move was, or what would have been better than the next one.
pub(crate) fn detail(game: &GameState) -> Option<String> {
    let replay = game.mode.replay()?;
    let evaluations = [replay.at().saturating_sub(1), replay.at()].map(|at| replay.evaluation(at));
    if let Some(next) = replay.next_bad_move()
        && let Some(&cell) = replay.moves().get(replay.at())
    {
        let by = piece(game, game.seat_of_mark(replay.at()));
        let shown = replay.judged().filter(|judged| judged.verdict.is_bad());
        let shown = shown.map(|judged| phrases::how_good(judged, evaluations, pieces(game)));
        return Some(phrases::before_bad_move(shown.as_deref(), next, (by, cell)));
    }
    Some(match (replay.judged(), game.last_move) {
        (Some(judged), _) => phrases::judged(judged, evaluations, pieces(game)),
        (None, Some((_, cell))) if game.is_at_end_of_invitation() => phrases::played(cell),
        (None, Some(_)) => String::new(),
        (None, None) => text(Text::BeforeFirstMove).into(),
    })
}

/// Returns a text about the link of the game, or about its result and, once that is known, the decisive move.
fn about(game: &GameState, replay: &Replay, progress: Option<Progress>) -> String {
    match model::about(game, replay, progress) {
        About::Link(opened) => phrases::opened(opened),
        About::Judging(progress) => phrases::reviewing(progress),
        About::Unfinished => String::new(),
        About::Ended(status, decisive) => {
            let worn = match status {
                Status::Won(seat) => Some(piece(game, seat)),
                _ => None,
            };
            // A review is about the pieces, whoever has played them.
            let ended = phrases::status(status, Players::Friends, worn);
            match decisive {
                Decisive::Unknown => ended,
                Decisive::None => phrases::decisive(&ended, None),
                Decisive::Move(ply, by, cell) => {
                    phrases::decisive(&ended, Some((ply, piece(game, by), cell)))
                }
            }
        }
    }
}

/// Returns the classes of the panel.
fn class(ui: UiState, _: usize) -> String {
    let game = ui.game.read();
    classes(&[
        ("review", true),
        ("hidden", game.mode.replay().is_none() || game.shows_invitation()),
    ])
}
