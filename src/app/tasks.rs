//! What the late code does: the tasks that wait for it, and what follows from everything that happens.

use crate::{
    app::{
        arrange,
        board::{endless, space, zoom},
        data, device,
        game::{
            Page,
            action::LazyAction,
            aids::{Reply, is_mistake},
            assist, bot, dialogs, effects,
            language::{self, introduce},
            link,
            notices::Notice,
            page::{Core, LazyViews},
            state::GameState,
            storing,
            task::Task,
            tunes, unsaved, worker,
        },
        games, links, minimax, new_game, opponent, play, review, settings, share, statistics, tabs,
        threats,
        ui::elements::{keep_focus_near, pressed_button},
    },
    platform::{address, focus::is_by_pointer, sound, timer},
    session::{self, Intent, Refusal, Tune},
};

use leptos::{ev, prelude::*};
use std::{mem, time::Duration};

/// When the worker is started at the latest, in milliseconds: after all that the first move needs.
const STARTING: u32 = 2000;

pub(crate) fn catch_up(page: Page, views: LazyViews) {
    let mount = |core: &mut Core| core.lazy.views.replace(views).is_none();
    if page.core.try_update_value(mount) == Some(true) {
        (views.mount)(page);
        begin_lazily(page);
    }
    let next = |core: &mut Core| core.lazy.pending.pop_front();
    while let Some(task) = page.core.try_update_value(next).flatten() {
        run(page, task);
    }
    statistics::count_ended(page);
    let has_parked = page.core.try_update_value(|core| mem::take(&mut core.has_parked));
    if has_parked == Some(true) {
        storing::drop_surplus(page);
    }
    let follow = |core: &mut Core| mem::take(&mut core.lazy.is_shown_anew);
    if page.core.try_update_value(follow) == Some(true) {
        fit_board(page);
        links::write_address_soon(page);
        threats::find_threats(page);
    }
    let happened = |core: &mut Core| (mem::take(&mut core.lazy.events), core.lazy.refused.take());
    if let Some((events, refused)) = page.core.try_update_value(happened) {
        if events.contains(&session::Event::DeclinedDraw) {
            page.notify(Notice::DrawDeclined);
        }
        if has_played(page, &events) {
            link::forget_refused(page);
        }
        device::update_device(page, &events);
        tunes::sound_events(page, &events);
        if let Some(refused) = refused {
            tell_refused(page, refused);
        }
    }
}

/// Whether a person at this device has made a move.
fn has_played(page: Page, events: &[session::Event]) -> bool {
    page.core.with_value(|core| {
        let players = core.session.setup().players;
        events
            .iter()
            .any(|event| matches!(event, session::Event::Moved { by, .. } if players.is_here(*by)))
    })
}

/// Says why nothing came of this.
fn tell_refused(page: Page, refused: Refusal) {
    if is_mistake(refused) {
        tunes::play_tune(page, Tune::Error);
    }
    if let Some(reply) = Reply::to(refused) {
        assist::reply(page, reply);
    }
}

/// What the first move does not have to wait for.
fn begin_lazily(page: Page) {
    window_event_listener(ev::hashchange, move |_| links::open_address(page));
    window_event_listener(ev::resize, move |_| fit_board(page));
    window_event_listener(ev::click, move |event| {
        sound::wake();
        if let Some(button) = pressed_button(&event) {
            let by_pointer = is_by_pointer(&event);
            set_timeout(
                move || keep_focus_near(&button, by_pointer, || page.focus_board()),
                Duration::ZERO,
            );
        }
    });
    introduce();
    language::keep_spoken(page);
    tabs::listen_to_other_tabs(page);
    device::watch_versions(page);
    // What is shown last is not to be lost to a reload.
    window_event_listener(ev::pagehide, move |_| link::write_address(page));
    let starting = timer::after(STARTING, move || worker::start_worker_early(page));
    page.core.update_value(|core| core.lazy.starting = Some(starting));
    tabs::catch_up_with_tabs(page);
    device::note_format(page);
    arrange::resume_arranging(page);
    tabs::settle_game_by_link(page);
    statistics::count_restored(page);
    address::restore();
    let board = address::take_wanted_board();
    links::open_address(page);
    if let Some(rules) = board.and_then(|board| board.parse().ok()) {
        device::play_on_board(page, rules);
    }
}

/// Draws a board in space or without end as its room allows, which depends on what is shown beside it.
fn fit_board(page: Page) {
    space::fit_space(page);
    page.once_shown(endless::fit_viewport);
}

fn run(page: Page, task: Task) {
    match task {
        Task::Action(action) => perform_lazily(page, action),
        Task::Ask(request) => worker::ask(page, request),
        Task::AskBot(request, seed) => bot::ask_for_move(page, request, seed),
        Task::CallOff => bot::call_off(page),
        Task::LookBack(at) => review::look_back(page, at),
        Task::KeepGame => links::keep_current_game(page),
        Task::PlayAgainByLink => links::play_again_by_link(page),
        Task::Join { cell, exact } => links::join_by_tap(page, cell, exact),
        Task::PutAside(arranged) => arrange::put_aside(page, &arranged),
        Task::CatchUpWithTabs => tabs::catch_up_with_tabs(page),
        Task::SaveUnsaved => unsaved::save_unsaved(page),
        Task::NoteRoom => unsaved::dismiss_full(page),
        Task::BringBack => games::bring_back(page),
    }
}

fn perform_lazily(page: Page, action: LazyAction) {
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
        LazyAction::Hint => play::give_hint(page),
        LazyAction::SwitchThreats => threats::switch_threats(page),
        LazyAction::Review => review::review_own_game(page),
        LazyAction::GoTo(step) => review::step(page, step),
        LazyAction::PlayOn => review::play_on(page),
        LazyAction::EndReview => {
            review::end_review(page);
            page.lead_to_board();
        }
        LazyAction::Arrange => arrange::begin_arranging(page),
        LazyAction::ClearBoard => {
            arrange::change_arranging(page, |arranging| arranging.position.clear());
        }
        LazyAction::EndArranging => arrange::end_arranging(page),
        LazyAction::PlayFromHere => arrange::play_from_here(page),
        LazyAction::Think(step) => minimax::think_on(page, step),
        LazyAction::TryAnalysisAgain => worker::try_analysis_again(page),
        LazyAction::MoveNow => bot::move_now(page),
        LazyAction::Open(dialog) => dialogs::open(page, dialog),
        LazyAction::Send => share::send_link(page),
        LazyAction::Copy(what) => share::copy(page, what),
        LazyAction::SharePicture => share::share_picture(page),
        LazyAction::SavePicture => share::save_picture(page),
        LazyAction::SaveReplay => share::save_replay(page),
        LazyAction::Update => device::update(page),
        LazyAction::Install => device::install(page),
        LazyAction::ExportData => data::export_data(page),
        LazyAction::TakeTheirs => data::take_theirs(page),
        LazyAction::TakeLink => links::take_link(page),
        LazyAction::KeepKnown => links::keep_known(page),
        LazyAction::Compare => links::compare(page),
        LazyAction::Continue => games::continue_newest(page),
        LazyAction::RestoreGames => games::restore_games(page),
        LazyAction::ClearStatistics => statistics::clear_statistics(page),
        LazyAction::RestoreStatistics => statistics::restore_statistics(page),
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
        LazyAction::PlayWeaker => opponent::play_against_another(page, GameState::weaker),
        LazyAction::PlayStronger => opponent::play_against_another(page, GameState::stronger),
    }
}
