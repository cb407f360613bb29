//! What helps a person to move well: placing first, hints, values, and looking at a game again.

use super::{Controller, Core, Step, Task, elements::focus_slider};
use crate::{
    app::state::{Arranging, CellState, GameState, Reply},
    engine::{
        ArrangeError, Board, Cell, Side,
        advice::{self, Threat},
    },
    platform::timer,
    protocol::Request,
    session::{Assist, CellView, Intent, Mark, Replay, Tune},
};
use leptos::prelude::*;

impl Controller {
    /// Places a mark on this cell without playing it; on the cell where it is, takes it back.
    pub(super) fn toggle_pending(self, cell: Cell) {
        let is_free = self.core.with_value(|core| core.session.game().board().is_free(cell));
        let pending = self.ui.game.with_untracked(|state| state.pending);
        if is_free {
            self.set_pending((pending != Some(cell)).then_some(cell));
        } else {
            self.sound(Tune::Error);
            self.reply(Reply::CellTaken);
        }
    }

    pub(super) fn set_pending(self, cell: Option<Cell>) {
        let before = self.ui.game.with_untracked(|state| state.pending);
        self.ui.game.update(|state| state.pending = cell);
        before.into_iter().chain(cell).for_each(|cell| self.show_cell(cell));
    }

    /// Plays the mark that is placed.
    pub(super) fn play_pending(self) {
        if let Some(cell) = self.ui.game.with_untracked(|state| state.pending) {
            self.play(cell);
            self.lead_to_board();
        }
    }

    pub(super) fn give_hint(self) {
        let game = self
            .core
            .with_value(|core| core.session.is_persons_turn().then(|| core.session.game().clone()));
        if let Some(game) = game {
            self.ask(Request::Hint(game));
        }
    }

    /// Answers a press that changes nothing on the board, also if the answer is the same as before.
    pub(super) fn reply(self, reply: Reply) {
        self.ui.game.update(|state| state.reply.say(reply));
    }

    /// Shows what both sides threaten, or hides it again.
    pub(super) fn switch_threats(self) {
        self.ui.threats.update(|threats| {
            threats.is_on = !threats.is_on;
            threats.switched += 1;
        });
        self.find_threats();
    }

    /// Finds what both sides threaten on the board that is shown, and shows where that has changed.
    pub(super) fn find_threats(self) {
        let (is_on, are_none) =
            self.ui.threats.with_untracked(|threats| (threats.is_on, threats.all.is_empty()));
        if !is_on && are_none {
            return;
        }
        let all = if is_on { self.shown_threats() } else { Vec::new() };
        let changed = self.ui.threats.try_update(|threats| threats.replace(all));
        changed.into_iter().flatten().for_each(|cell| self.show_cell(cell));
    }

    /// What both sides threaten on the board that is shown; nothing once the game is over.
    fn shown_threats(self) -> Vec<(Threat, Mark)> {
        self.ui.game.with_untracked(|state| {
            if let Some(Arranging { position, turn, .. }) = state.arranging() {
                if matches!(turn, Err(ArrangeError::Won(_) | ArrangeError::Drawn)) {
                    return Vec::new();
                }
                return shown(&position.board(), |side| position.mark(side));
            }
            if state.is_over() {
                return Vec::new();
            }
            let mark = |side| state.seating.mark(state.seating.seat(side));
            self.of_shown(|session| shown(session.game().board(), mark))
        })
    }

    /// What was told holds no more; what cells lead to is found out anew, where it is wanted.
    pub(super) fn renew_assist(self) {
        self.change_assist(Assist::forget);
        let game = self.core.with_value(|core| {
            let wants = core.assist.wants_values(&core.session);
            wants.then(|| core.session.game().clone())
        });
        if let Some(game) = game {
            self.later(Task::Ask(Request::Values(game)));
        }
    }

    /// Changes what is told about cells, and shows it.
    pub(super) fn change_assist(self, change: impl FnOnce(&mut Assist)) {
        let noted = |core: &Core| core.assist.noted().collect::<Vec<_>>();
        let mut cells = self.core.with_value(noted);
        self.core.update_value(|core| change(&mut core.assist));
        cells.extend(self.core.with_value(noted));
        for cell in cells {
            self.show_cell(cell);
        }
    }

    pub(super) fn review_own_game(self) {
        self.look_at(self.core.with_value(|core| Replay::of(&core.session)));
    }

    /// Shows the game that is played, or looked at, as it was after this many moves.
    pub fn look_back(self, at: usize) {
        if self.ui.game.with_untracked(|state| state.replay.is_none()) {
            self.review_own_game();
        }
        self.go_to(at);
    }

    /// Shows a game instead of the one that is played, and has it judged.
    pub fn look_at(self, replay: Replay) {
        let game = replay.game().clone();
        self.look_on(replay);
        self.ask(Request::Review(game));
    }

    /// Shows a game instead of the one that is played.
    pub(super) fn look_on(self, replay: Replay) {
        self.stop_playing();
        self.change_shown(|state| {
            state.opened = None;
            state.shows_known = false;
            state.replay = Some(replay);
        });
        self.call_off();
        self.once_shown(focus_slider);
    }

    /// Shows the game that is looked at as it was after this many moves.
    pub fn go_to(self, at: usize) {
        self.stop_playing();
        self.show_step(at);
    }

    fn show_step(self, at: usize) {
        self.change_shown(|state| {
            if let Some(replay) = &mut state.replay {
                replay.go_to(at);
            }
        });
    }

    pub(super) fn step(self, step: Step) {
        let place = self.ui.game.with_untracked(|state| {
            state.replay.as_ref().map(|replay| (replay.at(), replay.moves().len()))
        });
        if let Some((at, last)) = place {
            self.go_to(step.from(at, last));
        }
    }

    /// Plays on from what is shown.
    pub(super) fn play_on(self) {
        let shown = self
            .ui
            .game
            .with_untracked(|state| state.replay.as_ref().map(|replay| replay.shown().clone()));
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
    pub(super) fn end_review(self) {
        self.stop_playing();
        let is_of_link = self.ui.game.with_untracked(|state| state.opened.is_some());
        self.change_shown(|state| {
            state.replay = None;
            state.opened = None;
            state.shows_known = false;
        });
        self.call_off();
        if is_of_link {
            // Later, a reload would open the link once more.
            self.write_address();
        }
    }

    /// Has the game that is looked at play on by itself, from the beginning where it is at its end, or
    /// stops it.
    pub(super) fn play_by_itself(self) {
        let place = self.ui.game.with_untracked(|state| {
            let replay = state.replay.as_ref().filter(|_| !state.plays_by_itself);
            replay.map(|replay| (replay.at(), replay.moves().len()))
        });
        self.stop_playing();
        if let Some((at, last)) = place {
            self.ui.game.update(|state| state.plays_by_itself = true);
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
            state.replay.as_ref().map(|replay| (replay.at() + 1, replay.moves().len()))
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
        if self.ui.game.with_untracked(|state| state.plays_by_itself) {
            self.ui.game.update(|state| state.plays_by_itself = false);
        }
    }

    /// Has it play at the next pace.
    pub(super) fn change_pace(self) {
        self.ui.game.update(|state| state.pace = state.pace.next());
    }

    /// Changes what is on the board, which is perhaps not the game that is played.
    pub(super) fn change_shown(self, change: impl FnOnce(&mut GameState)) {
        self.ui.game.update(change);
        self.show_all();
    }

    /// Has this cell of a board without end be seen, and show what it is to show.
    pub fn enter_view(self, cell: Cell) -> ArcRwSignal<CellState> {
        self.board.enter_view(cell, self.look_of(cell))
    }

    /// The marks of the game that is shown.
    pub fn marks(self) -> Vec<(Cell, Side)> {
        self.of_shown(|session| session.game().board().marks().collect())
    }

    /// How this cell is to be shown.
    pub(super) fn look_of(self, cell: Cell) -> CellView {
        let view = self.ui.game.with_untracked(|state| match (&state.replay, &state.arranging) {
            (Some(replay), _) => replay.cell(cell),
            (None, Some(arranging)) => arranging.cell(cell),
            (None, None) => self.core.with_value(|core| {
                let pending = state.mark_to_move().filter(|_| state.pending == Some(cell));
                let view = core.assist.note(cell, core.session.cell(cell));
                CellView { pending, ..view }
            }),
        });
        self.ui.threats.with_untracked(|threats| threats.note(cell, view))
    }
}

/// The threats on this board, each with the mark of its side.
fn shown(board: &Board, mark: impl Fn(Side) -> Mark) -> Vec<(Threat, Mark)> {
    let threats = advice::threats(board).into_iter();
    threats.map(|threat| (threat, mark(threat.side))).collect()
}
