//! Runs the late code: carries out the pending tasks, and handles everything that has happened since it last ran.

use crate::{
    app::{
        arrange,
        board::{endless, space, zoom},
        device,
        game::{
            Page,
            action::LazyAction,
            aids::{Reply, is_mistake},
            assist, bot, dialogs, effects,
            language::{self, update_document},
            link,
            notices::Notice,
            page::{Core, LateViews},
            seldom,
            state::GameState,
            storing,
            task::{SeldomTask, Task},
            tunes, unsaved, worker,
        },
        games, links, new_game, opponent, play, review, settings, share, statistics, tabs, threats,
        ui::elements::{pressed_button, restore_focus_near},
    },
    platform::{address, focus::is_by_pointer, sound, timer},
    session::{self, Intent, Refusal, Tune},
};

use leptos::{ev, prelude::*};
use std::{mem, time::Duration};

/// The delay after which the worker is started even if nothing needs it, in milliseconds. Everything for the first move
/// loads before.
const WORKER_START: u32 = 2000;

/// Mounts the views the first time, carries out the pending tasks, and handles everything that has happened since the
/// last call.
pub(crate) fn catch_up(page: Page, views: LateViews) {
    let mount = |core: &mut Core| core.late.views.replace(views).is_none();
    if page.core.try_update_value(mount) == Some(true) {
        (views.mount)(page);
        start_late_code(page);
    }
    let next = |core: &mut Core| core.late.pending.pop_front();
    while let Some(task) = page.core.try_update_value(next).flatten() {
        run(page, task);
    }
    statistics::count_ended(page);
    let has_parked_game = page.core.try_update_value(|core| mem::take(&mut core.has_parked_game));
    if has_parked_game == Some(true) {
        storing::drop_surplus(page);
    }
    let has_view_changed = |core: &mut Core| mem::take(&mut core.late.has_view_changed);
    if page.core.try_update_value(has_view_changed) == Some(true) {
        fit_board(page);
        links::write_address_soon(page);
        threats::update_threats(page);
    }
    let happened = |core: &mut Core| (mem::take(&mut core.late.events), core.late.refused.take());
    if let Some((events, refused)) = page.core.try_update_value(happened) {
        if events.contains(&session::Event::DeclinedDraw) {
            page.notify(Notice::DrawDeclined);
        }
        if has_person_moved(page, &events) {
            link::forget_refused(page);
        }
        device::handle_device_events(page, &events);
        tunes::play_tune_of(page, &events);
        if let Some(refused) = refused {
            report_refusal(page, refused);
        }
    }
}

/// Returns whether a person at this device has made a move.
fn has_person_moved(page: Page, events: &[session::Event]) -> bool {
    page.core.with_value(|core| {
        let players = core.session.setup().players;
        events
            .iter()
            .any(|event| matches!(event, session::Event::Moved { by, .. } if players.is_here(*by)))
    })
}

/// Tells the person why an action was refused.
fn report_refusal(page: Page, refused: Refusal) {
    if is_mistake(refused) {
        tunes::play_tune(page, Tune::Error);
    }
    if let Some(reply) = Reply::to(refused) {
        assist::reply(page, reply);
    }
}

/// Starts everything that the first move does not have to wait for.
fn start_late_code(page: Page) {
    window_event_listener(ev::hashchange, move |_| links::open_address(page));
    window_event_listener(ev::resize, move |_| fit_board(page));
    window_event_listener(ev::click, move |event| {
        sound::wake();
        if let Some(button) = pressed_button(&event) {
            let by_pointer = is_by_pointer(&event);
            set_timeout(
                move || restore_focus_near(&button, by_pointer, || page.focus_board()),
                Duration::ZERO,
            );
        }
    });
    update_document();
    language::store_language(page);
    tabs::listen_to_other_tabs(page);
    device::watch_versions(page);
    // A reload should show the same game again.
    window_event_listener(ev::pagehide, move |_| link::write_address(page));
    let worker_timer = timer::after(WORKER_START, move || worker::start_worker_early(page));
    page.core.update_value(|core| core.late.worker_timer = Some(worker_timer));
    tabs::sync_tabs(page);
    device::store_format(page);
    arrange::resume_arranging(page);
    tabs::reconcile_game_by_link(page);
    statistics::count_restored(page);
    address::restore();
    let board = address::take_wanted_board();
    links::open_address(page);
    if let Some(rules) = board.and_then(|board| board.parse().ok()) {
        device::play_on_board(page, rules);
    }
}

/// Fits a 3D or an endless board into its room, which depends on the elements beside it.
fn fit_board(page: Page) {
    space::fit_space(page);
    page.after_render(endless::fit_viewport);
}

/// Carries out a task.
fn run(page: Page, task: Task) {
    match task {
        Task::Action(action) => perform_late(page, action),
        Task::TryAgain => seldom::try_again(page),
        Task::Ask(request) => worker::ask(page, request),
        Task::AskBot(request, seed) => bot::ask_for_move(page, request, seed),
        Task::CancelObsolete => bot::cancel_obsolete(page),
        Task::GoBackTo(at) => review::go_back_to(page, at),
        Task::StoreGame => links::store_current_game(page),
        Task::PlayAgainByLink => links::play_again_by_link(page),
        Task::Join { cell, exact } => links::join_by_tap(page, cell, exact),
        Task::PutAside(arranged) => arrange::put_aside(page, &arranged),
        Task::SyncTabs => tabs::sync_tabs(page),
        Task::SaveUnsaved => unsaved::save_unsaved(page),
        Task::RecheckStorage => unsaved::dismiss_storage_full(page),
        Task::BringBack => games::bring_back(page),
    }
}

/// Performs an action of the late code.
fn perform_late(page: Page, action: LazyAction) {
    match action {
        LazyAction::Select(cell) => play::toggle_pending(page, cell),
        LazyAction::Place => play::play_pending(page),
        LazyAction::ResetScore => play::reset_score(page),
        LazyAction::RestoreScore => {
            effects::act(page, Intent::RestoreScore);
            page.dismiss(Notice::ScoreReset);
        }
        LazyAction::CheckFit => new_game::check_fit(page),
        LazyAction::Refit => new_game::refit(page),
        LazyAction::Hint => play::ask_for_hint(page),
        LazyAction::SwitchThreats => threats::toggle_threats(page),
        LazyAction::Review => review::review_own_game(page),
        LazyAction::GoTo(step) => review::step(page, step),
        LazyAction::PlayOn => review::play_on(page),
        LazyAction::EndReview => {
            review::end_review(page);
            page.focus_board_later();
        }
        LazyAction::Arrange => arrange::begin_arranging(page),
        LazyAction::ClearBoard => {
            arrange::change_arranging(page, |arranging| arranging.position.clear());
        }
        LazyAction::EndArranging => arrange::end_arranging(page),
        LazyAction::PlayFromHere => arrange::play_from_here(page),
        LazyAction::TryAnalysisAgain => worker::try_analysis_again(page),
        LazyAction::MoveNow => bot::move_now(page),
        LazyAction::Open(dialog) => dialogs::open(page, dialog),
        LazyAction::Send => share::send_link(page),
        LazyAction::Copy(what) => share::copy(page, what),
        LazyAction::SharePicture => share::share_picture(page),
        LazyAction::SavePicture => share::save_picture(page),
        LazyAction::Update => device::update(page),
        LazyAction::Install => device::install(page),
        LazyAction::TakeLink => links::take_link(page),
        LazyAction::KeepKnown => links::keep_known(page),
        LazyAction::Compare => links::compare(page),
        LazyAction::Continue => games::continue_newest(page),
        LazyAction::RestoreGames => games::restore_games(page),
        LazyAction::PlayByItself => review::play_by_itself(page),
        LazyAction::Faster => review::change_pace(page),
        LazyAction::SwitchSpaceView => space::switch_space_view(page),
        LazyAction::Turn(turn) => space::turn_space(page, turn),
        LazyAction::View(change) => endless::change_view(page, change),
        LazyAction::Zoom(zoom) => zoom::zoom(page, zoom),
        LazyAction::ZoomInOn(cell) => zoom::zoom_in_on(page, cell),
        LazyAction::Press(cell) => {
            arrange::change_arranging(page, |arranging| arranging.press(cell));
        }
        LazyAction::Lift(cell) => arrange::lift(page, cell),
        LazyAction::LetGo => arrange::put_down(page, None),
        LazyAction::Remove(cell) => {
            arrange::change_arranging(page, |arranging| arranging.position.remove(cell));
        }
        LazyAction::OfferDraw => effects::act(page, Intent::OfferDraw),
        LazyAction::Choose(choice) => settings::choose(page, choice),
        LazyAction::AgreeToDraw => effects::act(page, Intent::AgreeToDraw),
        LazyAction::PlayWeaker => opponent::play_against_next(page, GameState::weaker),
        LazyAction::PlayStronger => opponent::play_against_next(page, GameState::stronger),
        LazyAction::Seldom(action) => seldom::run(page, SeldomTask::Action(action)),
    }
}
