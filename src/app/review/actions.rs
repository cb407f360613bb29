//! Stepping through a game, and playing on from it.

use crate::app::game::{mode::ReviewedLink, state::GameState};
use crate::{
    app::{
        game::{Controller, action::Step},
        ui::elements::focus_slider,
    },
    platform::timer,
    protocol::Request,
    session::{Intent, Replay},
};
use leptos::prelude::*;

impl Controller {
    pub(crate) fn review_own_game(self) {
        self.look_at(self.core.with_value(|core| Replay::of(&core.session)));
    }

    /// Shows the game that is played, or looked at, as it was after this many moves.
    pub fn look_back(self, at: usize) {
        if self.ui.game.with_untracked(|state| state.mode.replay().is_none()) {
            self.review_own_game();
        }
        self.go_to(at);
    }

    /// Shows a game instead of the one that is played, and has it judged.
    pub fn look_at(self, replay: Replay) {
        let game = replay.game().clone();
        self.look_on(replay, None);
        self.ask(Request::Review(game));
    }

    /// Shows a game instead of the one that is played. `link` is the link that it comes from.
    pub(crate) fn look_on(self, replay: Replay, link: Option<ReviewedLink>) {
        self.stop_playing();
        self.change_shown(|state| state.mode.begin_review(replay, link));
        self.call_off();
        self.once_shown(|_| focus_slider());
    }

    /// Shows the game that is looked at as it was after this many moves.
    pub fn go_to(self, at: usize) {
        self.stop_playing();
        self.show_step(at);
    }

    fn show_step(self, at: usize) {
        self.change_shown(|state| {
            if let Some(review) = state.mode.review_mut() {
                review.replay.go_to(at);
            }
        });
    }

    pub(crate) fn step(self, step: Step) {
        let place = self.ui.game.with_untracked(|state| {
            state.mode.replay().map(|replay| (replay.at(), replay.moves().len()))
        });
        if let Some((at, last)) = place {
            self.go_to(step.from(at, last));
        }
    }

    /// Plays on from what is shown.
    pub(crate) fn play_on(self) {
        let shown = self
            .ui
            .game
            .with_untracked(|state| state.mode.replay().map(|replay| replay.shown().clone()));
        if let Some(shown) = shown.filter(|shown| shown.game().outcome().is_none()) {
            self.end_review();
            self.act(Intent::PlayOn {
                setup: shown.setup(),
                seating: shown.seating(),
                game: shown.game().clone(),
            });
            self.lead_to_board();
        }
    }

    /// Goes back to the game that is played.
    pub(crate) fn end_review(self) {
        self.stop_playing();
        let is_of_link = self.ui.game.with_untracked(|state| state.mode.link().is_some());
        self.change_shown(|state| {
            state.mode.end_review();
        });
        self.call_off();
        if is_of_link {
            // Later, a reload would open the link once more.
            self.write_address();
        }
    }

    /// Has the game that is looked at play on by itself, from the beginning where it is at its end, or
    /// stops it.
    pub(crate) fn play_by_itself(self) {
        let place = self.ui.game.with_untracked(|state| {
            let review = state.mode.review().filter(|review| !review.plays_by_itself);
            review.map(|review| (review.replay.at(), review.replay.moves().len()))
        });
        self.stop_playing();
        if let Some((at, last)) = place {
            self.set_plays_by_itself(true);
            if at == last {
                self.show_step(0);
            }
            self.play_on_soon();
        }
    }

    fn play_on_soon(self) {
        let pause = self.ui.game.with_untracked(|state| state.pace.milliseconds());
        let playing = timer::after(pause, move || self.play_one_move());
        self.core.update_value(|core| core.playing = Some(playing));
    }

    fn play_one_move(self) {
        let place = self.ui.game.try_with_untracked(|state| {
            state.mode.replay().map(|replay| (replay.at() + 1, replay.moves().len()))
        });
        if let Some((at, last)) = place.flatten().filter(|(at, last)| at <= last) {
            self.show_step(at);
            if at < last {
                return self.play_on_soon();
            }
        }
        self.stop_playing();
    }

    fn stop_playing(self) {
        self.core.try_update_value(|core| core.playing = None);
        let plays = |state: &GameState| state.mode.review().is_some_and(|it| it.plays_by_itself);
        if self.ui.game.with_untracked(plays) {
            self.set_plays_by_itself(false);
        }
    }

    fn set_plays_by_itself(self, plays_by_itself: bool) {
        self.ui.game.update(|state| {
            if let Some(review) = state.mode.review_mut() {
                review.plays_by_itself = plays_by_itself;
            }
        });
    }

    /// Has it play at the next pace.
    pub(crate) fn change_pace(self) {
        self.ui.game.update(|state| state.pace = state.pace.next());
    }
}
