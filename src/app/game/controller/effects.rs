//! How effects reach the screen, the store and the bot.

use std::{fmt::Display, mem, str::FromStr};

use crate::{
    app::game::{
        Controller,
        controller::{Core, lazy::Task},
        notices::Notice,
        state::GameState,
    },
    engine::Cell,
    platform::{storage::Trouble, timer},
    session::{
        BotRequest, Changed, Effects, Intent, PreviousGame, ScoreChange, Setup, Tally, archive,
    },
    storage_keys::{self, GAME},
};
use leptos::prelude::*;
use rand::Rng as _;

/// For this long after the end a tap on the board does not start the next game: it was meant for the
/// game that has just ended. In milliseconds.
const REST: u32 = 600;

impl Controller {
    /// Does what is wanted and shows what follows. Nothing, once the page is gone.
    pub(crate) fn act(self, intent: Intent) {
        self.ask_for_others();
        if intent.continues_game() && self.core.try_update_value(Core::is_behind) == Some(true) {
            // It was meant for what was shown, and another tab has gone on from there.
            return self.later(Task::CatchUpWithTabs);
        }
        let starts_game = intent.starts_game();
        // What the computer does leaves *Undo* as it is.
        let is_of_person = !matches!(intent, Intent::Reply { .. });
        let previous = self.core.try_with_value(|core| PreviousGame::of(&core.session));
        let effects = self.core.try_update_value(|core| {
            let mut effects = core.session.apply(intent, &mut core.random);
            let is_empty = effects.is_empty();
            core.lazy.refused = effects.refused;
            core.lazy.events = mem::take(&mut effects.events);
            (!is_empty).then_some(effects)
        });
        let (Some(previous), Some(effects)) = (previous, effects.flatten()) else {
            return self.note_what_is_shown();
        };
        let has_changed = effects.changed != Changed::Nothing;
        let parked = self.follow(effects);
        if has_changed && is_of_person {
            let (new, noted) = self
                .core
                .with_value(|core| (archive::name_of(&core.session), core.replaced.clone()));
            let old = starts_game.then(|| previous.brought_back_by_undo(&new, parked, noted));
            self.note_replaced(old.flatten());
        }
    }

    /// Shows the score as it is stored now: another tab may have played.
    pub(crate) fn read_score(self) {
        let tally = self.stored_tally();
        self.core.update_value(|core| core.session.set_tally(tally));
        self.show_ui(false);
    }

    /// Stores and shows what follows from what was done here. Returns the new name of the own game that another one has
    /// replaced, if it was parked.
    pub(crate) fn follow(self, effects: Effects) -> Option<String> {
        let is_another = effects.changed == Changed::Board;
        if is_another {
            let arranged = self.ui.game.with_untracked(GameState::arranged_so_far);
            if let Some(arranged) = arranged {
                self.ui.game.update(|state| state.mode.set_unfinished_position(None));
                self.later(Task::PutAside(arranged));
            }
        }
        let (saved, is_by_link) = self
            .core
            .with_value(|core| (core.session.saved(), core.session.setup().players.are_by_link()));
        let mut parked = None;
        if is_by_link {
            self.keep(GAME, &saved);
        } else {
            parked = self.store_own_game(&saved, is_another);
            self.core.update_value(|core| {
                core.note_stored();
                let is_over = core.session.game().outcome().is_some();
                if is_over | mem::replace(&mut core.lazy.was_over, is_over) {
                    core.lazy.ended.push(saved);
                }
            });
        }
        // After the game whose end it counts.
        if let Some(change) = effects.score {
            self.keep_score(change);
        }
        self.show(effects);
        if is_by_link {
            self.later(Task::KeepGame);
        }
        parked
    }

    /// Shows another game, or what has become of this one.
    pub(crate) fn show(self, effects: Effects) {
        let game_changed = effects.changed != Changed::Nothing;
        if game_changed {
            self.ui.game.update(GameState::forget_aids);
            self.renew_assist();
        }
        match effects.changed {
            Changed::Nothing => {}
            Changed::Cells(cells) => cells.into_iter().for_each(|cell| self.show_cell(cell)),
            Changed::Board => self.show_board(),
        }
        self.show_ui(game_changed);
        if game_changed {
            self.rest_after_the_end();
            if self.core.with_value(|core| !core.worker.requests.is_empty()) {
                self.later(Task::CallOff);
            }
            self.let_the_bot_answer(effects.request);
        }
    }

    /// Where another tab was to have a bot move, has it move here: the person has turned to this tab.
    pub(crate) fn ask_for_others(self) {
        let of_others = self.core.try_update_value(|core| core.of_others.take()).flatten();
        if of_others.is_some() {
            self.let_the_bot_answer(of_others);
        }
    }

    /// Keeps this on the device, under this name.
    pub(crate) fn keep(self, name: &str, value: &dyn Display) {
        let kept = self.core.try_update_value(|core| core.store.save(name, value));
        match kept {
            Some(Err(trouble)) => self.tell(trouble),
            _ => self.dismiss_full(),
        }
    }

    /// What is kept under this name. Trouble is told.
    pub(crate) fn load<T: FromStr>(self, name: &str) -> Option<T> {
        match self.core.try_update_value(|core| core.store.load(name))? {
            Ok(loaded) => loaded,
            Err(trouble) => {
                self.tell(trouble);
                None
            }
        }
    }

    pub(crate) fn show_cell(self, cell: Cell) {
        self.board.show(cell, self.look_of(cell));
    }

    /// Shows every cell and the rest of the UI as they are.
    pub(crate) fn show_all(self) {
        self.show_ui(true);
        self.show_squares();
    }

    fn show_squares(self) {
        let Setup { rules, pieces, .. } = self.ui.game.with_untracked(|state| state.setup);
        let is_other = self.board.show_all(rules, pieces, &|cell| self.look_of(cell));
        if is_other {
            // Before and after, so that the new cells are seldom laid out twice.
            self.measure_board();
            self.once_shown(Self::measure_board);
        }
    }

    /// Another game is on the board, perhaps of other players.
    fn show_board(self) {
        self.show_ui(false);
        self.show_squares();
        self.read_score();
        if !self.core.with_value(|core| core.session.can_restore_score()) {
            self.dismiss(Notice::ScoreReset);
        }
    }

    pub(crate) fn show_ui(self, game_changed: bool) {
        self.ui.game.update(|state| {
            self.core.with_value(|core| {
                state.follow(&core.session);
                state.can_undo |= core.replaced.is_some();
            });
            if game_changed {
                state.changes += 1;
            }
        });
        self.note_what_is_shown();
    }

    fn rest_after_the_end(self) {
        let is_over = self.ui.game.with_untracked(GameState::is_over);
        let rest = is_over.then(|| {
            timer::after(REST, move || {
                self.ui.game.try_update(|state| state.is_rested = true);
            })
        });
        self.ui.game.update(|state| state.is_rested = false);
        self.core.update_value(|core| core.rest = rest);
    }

    /// Asks the bot after the pause. A request that was not answered is called off.
    fn let_the_bot_answer(self, request: Option<BotRequest>) {
        let pause = self.ui.settings.with_untracked(|it| it.pause.milliseconds());
        let waiting = request.map(|request| timer::after(pause, move || self.ask_bot(request)));
        self.core.update_value(|core| core.pause = waiting);
    }

    fn ask_bot(self, request: BotRequest) {
        let answer = self.core.try_update_value(|core| {
            (request.answer_at_sight(&mut core.random), core.random.next_u64())
        });
        match answer {
            Some((Some(cell), _)) => self.act(Intent::Reply { request: request.id, cell }),
            Some((None, seed)) => self.later(Task::AskBot(request, seed)),
            None => {}
        }
    }

    /// Changes the stored score, which another page may have changed since, and takes it over.
    fn keep_score(self, change: ScoreChange) {
        let tally = self.stored_tally().changed(change);
        self.keep(&self.tally_name(), &tally);
        self.core.update_value(|core| core.session.set_tally(tally));
    }

    pub(crate) fn stored_tally(self) -> Tally {
        self.load(&self.tally_name()).unwrap_or_default()
    }

    fn tally_name(self) -> String {
        self.core.with_value(|core| storage_keys::tally(&core.session.setup().pairing()))
    }

    pub(crate) fn tell(self, trouble: Trouble) {
        self.notify(Notice::Trouble(trouble));
        if trouble == Trouble::Full {
            self.save_again_later();
        }
    }
}
