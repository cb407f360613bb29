//! The actions on the game: what a press on the board, a button or the computer does. Each becomes an intent for the
//! session, and its effects go to the store, to the screen and to the bot.

use crate::{
    app::{
        board::{endless::model::ViewChange, zoom},
        game::{
            Page,
            aids::Aids,
            assist, late,
            notices::Notice,
            page::Core,
            render, score,
            signals::UiState,
            state::GameState,
            storing,
            tap::{self, Press, Tap},
        },
    },
    engine::Cell,
    platform::timer,
    session::{
        BotRequest, Changed, Effects, Intent, PreviousGame, Setup, SingleKeys,
        archive::{self, StoreReason},
    },
    storage_keys::GAME,
};

use leptos::prelude::*;
use rand::Rng as _;
use std::mem;

/// The time after the end of a game in which no press starts the next one, because it may be meant for the game that has
/// just ended. In milliseconds.
const END_PAUSE: u32 = 600;

/// Carries out a tap or click on a cell. One that is not exact may have hit another cell than was meant.
pub(crate) fn tap(page: Page, cell: Cell, is_exact: bool) {
    press(page, cell, is_exact, late::late_code(page).is_none());
}

/// Carries out a press of a key on a cell.
pub(crate) fn press_key(page: Page, cell: Cell) {
    press(page, cell, true, true);
}

/// Makes a move on a cell whose name was typed, unless single keys are switched off.
pub(crate) fn play_typed(page: Page, cell: Cell) {
    let has_single_keys =
        page.ui.settings.with_untracked(|it| it.language.single_keys == SingleKeys::On);
    let view = page.board.view(cell).filter(|_| has_single_keys);
    let is_played = |view| page.ui.game.with_untracked(|game| tap::is_played_by_typing(game, view));
    if view.is_some_and(is_played) {
        press(page, cell, true, false);
    }
}

/// Carries out a press on a cell.
fn press(page: Page, cell: Cell, is_exact: bool, may_play_again: bool) {
    let press = Press {
        cell,
        is_exact,
        can_zoom: !is_exact && zoom::are_cells_too_small(page),
        confirm: page.ui.settings.with_untracked(|it| it.play.confirm),
        may_play_again,
    };
    let UiState { game, controls, aids, .. } = page.ui;
    let meaning = game.with_untracked(|game| {
        controls.with_untracked(|controls| {
            aids.with_untracked(|aids| tap::meaning(game, controls, aids, press))
        })
    });
    match meaning {
        Some(Tap::Join) => {
            late::call(page, move |late, page| (late.join_by_tap)(page, cell, is_exact));
        }
        Some(Tap::PlayAgain) => play_again(page),
        Some(Tap::Play) => play(page, cell),
        Some(Tap::ZoomIn) => late::call(page, move |late, page| (late.zoom_in_on)(page, cell)),
        Some(Tap::Try) => late::call(page, move |late, page| (late.press_reviewed)(page, cell)),
        Some(Tap::Arrange) => late::call(page, move |late, page| (late.arrange)(page, cell)),
        Some(Tap::Select) => late::call(page, move |late, page| (late.toggle_pending)(page, cell)),
        None => {}
    }
}

/// Makes a move on this cell. On an endless board, the coordinates of all cells start at the first mark.
pub(crate) fn play(page: Page, cell: Cell) {
    let is_first = |state: &GameState| state.is_empty() && !state.setup.rules.shape().has_end();
    if page.ui.game.with_untracked(is_first) {
        zoom::change_view_later(page, ViewChange::NameFrom(cell));
        act(page, Intent::Place(Cell::FIRST_MARK));
    } else {
        act(page, Intent::Place(cell));
    }
}

/// Starts the next game. Offers another board if this one no longer fills the screen.
pub(crate) fn play_again(page: Page) {
    let Setup { players, fills, .. } = page.ui.game.with_untracked(|state| state.setup);
    if players.are_by_link() {
        return late::call(page, |late, page| (late.play_again_by_link)(page));
    }
    act(page, Intent::PlayAgain);
    if fills {
        late::call(page, |late, page| (late.check_fit)(page));
    }
}

/// Returns whether the next game can begin.
pub(crate) fn can_play_again(page: Page) -> bool {
    let UiState { game, controls, .. } = page.ui;
    game.with_untracked(|game| controls.with_untracked(|controls| game.can_play_again(controls)))
}

/// Takes back the last move, or brings back the game that the current one has replaced.
pub(crate) fn undo(page: Page) {
    if page.core.with_value(|core| core.replaced.is_some()) {
        late::call(page, |late, page| (late.bring_back)(page));
    } else {
        act(page, Intent::Undo);
    }
}

/// Makes the move again that was last taken back.
pub(crate) fn redo(page: Page) {
    act(page, Intent::Redo);
}

/// Starts a game, and focuses its board.
pub(crate) fn start_game(page: Page, setup: Setup) {
    act(page, Intent::NewGame(setup));
    page.focus_board_later();
}

/// Applies an intent, and shows and stores its effects. Does nothing after the page is closed.
pub(crate) fn act(page: Page, intent: Intent) {
    answer_for_other_tab(page);
    if intent.continues_game() && page.core.try_update_value(Core::is_outdated_here) == Some(true) {
        // The intent was meant for the game on the screen, but another tab has continued that game.
        return late::call(page, |late, page| (late.sync_tabs)(page));
    }
    let starts_game = intent.starts_game();
    // The computer's moves don't change the effect of *Undo*.
    let is_by_person = !matches!(intent, Intent::Reply { .. });
    let previous = page.core.try_with_value(|core| PreviousGame::of(&core.session));
    let effects = page.core.try_update_value(|core| {
        let mut effects = core.session.apply(intent, &mut core.random);
        let is_empty = effects.is_empty();
        core.late.refused = effects.refused.or(core.late.refused);
        core.late.events.append(&mut effects.events);
        (!is_empty).then_some(effects)
    });
    let (Some(previous), Some(effects)) = (previous, effects.flatten()) else {
        return late::update_late_views(page);
    };
    let has_changed = effects.changed != Changed::Nothing;
    let parked = store_and_show(page, effects, is_by_person);
    if has_changed && is_by_person {
        let (new, noted) =
            page.core.with_value(|core| (archive::name_of(&core.session), core.replaced.clone()));
        let old = starts_game.then(|| previous.brought_back_by_undo(&new, parked, noted));
        note_replaced(page, old.flatten());
    }
}

/// Stores and shows the effects of what a person or the computer has done in this tab. Returns the new name of the own
/// game that another one has replaced, if it was parked.
pub(crate) fn store_and_show(page: Page, effects: Effects, is_by_person: bool) -> Option<String> {
    if effects.changed == Changed::Board {
        let arranged = page.ui.game.with_untracked(GameState::arranged_position);
        if let Some(arranged) = arranged {
            page.ui.game.update(|state| state.mode.set_unfinished_position(None));
            late::call(page, move |late, page| (late.put_aside)(page, &arranged));
        }
    }
    let (saved, is_by_link) = page
        .core
        .with_value(|core| (core.session.saved(), core.session.setup().players.are_by_link()));
    let mut parked = None;
    if is_by_link {
        storing::store(page, GAME, &saved);
    } else {
        let reason = StoreReason::of(&effects.changed, is_by_person);
        parked = storing::store_own_game(page, &saved, reason);
        page.core.update_value(|core| {
            core.mark_as_seen();
            let is_over = core.session.game().outcome().is_some();
            if is_over | mem::replace(&mut core.late.was_over, is_over) {
                core.late.ended_games.push(saved);
            }
        });
    }
    // The score is stored after the game that it counts.
    if let Some(change) = effects.score {
        score::store_score(page, change);
    }
    show(page, effects);
    if is_by_link {
        late::call(page, |late, page| (late.store_game_by_link)(page));
    }
    parked
}

/// Stores that the game named `old` was on the board before the current one, so that *Undo* brings it back; `None` if
/// there is nothing to bring back.
pub(crate) fn note_replaced(page: Page, old: Option<String>) {
    let is_noted = page.core.with_value(|core| core.replaced.is_some()) || old.is_some();
    if is_noted {
        let new = page.core.with_value(|core| archive::name_of(&core.session));
        storing::with_texts(page, |texts| archive::note_replaced(texts, &new, old.as_deref()));
        page.core.update_value(|core| core.replaced = old);
        render::show_ui(page, false);
    }
}

/// Shows the effects: another game, or the changes of this one.
pub(crate) fn show(page: Page, effects: Effects) {
    let game_changed = effects.changed != Changed::Nothing;
    if game_changed {
        assist::change_aids(page, Aids::forget);
        assist::refresh_assist(page);
    }
    match effects.changed {
        Changed::Nothing => {}
        Changed::Cells(cells) => cells.into_iter().for_each(|cell| render::show_cell(page, cell)),
        Changed::Board => show_board(page),
    }
    render::show_ui(page, game_changed);
    if game_changed {
        pause_after_end(page);
        if page.core.with_value(|core| !core.worker.requests.is_empty()) {
            late::call(page, |late, page| (late.cancel_obsolete)(page));
        }
        ask_bot_after_pause(page, effects.request);
    }
}

/// Asks for a bot's move that another tab is waiting for, because the person has turned to this tab.
pub(crate) fn answer_for_other_tab(page: Page) {
    let other_tabs_request =
        page.core.try_update_value(|core| core.other_tabs_request.take()).flatten();
    if other_tabs_request.is_some() {
        ask_bot_after_pause(page, other_tabs_request);
    }
}

/// Shows another game, perhaps of other players.
fn show_board(page: Page) {
    render::show_ui(page, false);
    render::show_cells(page);
    score::refresh_score(page);
    if !page.core.with_value(|core| core.session.can_restore_score()) {
        page.dismiss(Notice::ScoreReset);
    }
}

/// Starts the pause after the end of a game, if the game is over.
fn pause_after_end(page: Page) {
    let is_over = page.ui.game.with_untracked(GameState::is_over);
    let end_timer = is_over.then(|| {
        timer::after(END_PAUSE, move || {
            page.ui.controls.try_update(|controls| controls.is_end_pause_over = true);
        })
    });
    page.ui.controls.update(|controls| controls.is_end_pause_over = false);
    page.core.update_value(|core| core.end_timer = end_timer);
}

/// Asks the bot for a move after the pause, less the time that the person has already waited. Cancels a request that was not
/// asked yet.
fn ask_bot_after_pause(page: Page, request: Option<BotRequest>) {
    let waited = page.core.try_update_value(|core| mem::take(&mut core.waited)).unwrap_or_default();
    let pause = page.ui.settings.with_untracked(|it| it.play.pause.milliseconds());
    let pause = pause.saturating_sub(waited);
    let bot_timer = request.map(|request| timer::after(pause, move || ask_bot(page, request)));
    page.core.update_value(|core| core.bot_timer = bot_timer);
}

/// Makes the move of a simple bot, or lets the late code ask for the move.
fn ask_bot(page: Page, request: BotRequest) {
    let answer = page.core.try_update_value(|core| {
        (request.answer_at_sight(&mut core.random), core.random.next_u64())
    });
    match answer {
        Some((Some(ply), _)) => act(page, Intent::Reply { request: request.id, ply }),
        Some((None, seed)) => {
            late::call(page, move |late, page| (late.ask_for_move)(page, request, seed));
        }
        None => {}
    }
}
