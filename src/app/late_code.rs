//! The late code, which most games use. A first game on the first board does without it.

use crate::{
    app::{
        arrange::{self, model::Arranging},
        board::{
            gestures::{self, handle_gesture},
            zoom,
        },
        by_link::{self, step},
        device,
        game::{
            Page,
            aids::{Reply, is_mistake},
            assist,
            boards::{self, BOARDS},
            bot, dialogs, extra,
            language::{self, update_document},
            late, link,
            new_game::NEW_GAME,
            notices::Notice,
            page::{
                Core,
                code::{LateCode, Loading},
            },
            records::RECORDS,
            render,
            seldom::{self, SELDOM},
            storing,
            study::{self, STUDY},
            tunes, unsaved, worker,
        },
        games, keyboard, late_views, learn, links,
        names::display,
        new_game, open, play, puzzles, review, statistics, suggestions, tabs,
        ui::elements::{pressed_button, restore_focus_near},
    },
    platform::{
        address::{self, Wanted},
        focus::is_by_pointer,
        sound,
    },
    session::{self, Refusal, Tune},
};

use leptos::{ev, prelude::*};
use std::{mem, time::Duration};

/// Returns the functions of the late code. The soon code has loaded its words and styles.
#[must_use]
pub fn late_code() -> Loading<LateCode> {
    // The page keeps it as long as it is open.
    Box::pin(async { Ok(&*Box::leak(Box::new(code()))) })
}

/// Returns the functions that other parts call.
fn code() -> LateCode {
    LateCode {
        start,
        catch_up,
        handle_gesture,
        headline: |ui| {
            let game = &ui.game.read();
            let of_position = game.mode.arranging().map(Arranging::headline);
            of_position
                .or_else(|| puzzles::headline(game, display::names()))
                .or_else(|| learn::headline(game))
                .or_else(|| review::model::headline(game, display::names()))
                .or_else(|| by_link::model::headline(game, step::step()))
                .or_else(|| play::model::choice::headline(game, display::names()))
        },
        try_again,
        ask: worker::ask,
        ask_for_move: bot::ask_for_move,
        prepare_new_game: new_game::prepare_rest,
        start_game: new_game::start_game,
        continue_game: games::continue_game,
        cancel_obsolete: bot::cancel_obsolete,
        toggle_pending: play::toggle_pending,
        press_reviewed: |page, cell| {
            if page.ui.game.with_untracked(|game| game.mode.task().is_some()) {
                seldom::call(page, move |seldom, page| (seldom.press_task)(page, cell));
            } else {
                review::press(page, cell);
            }
        },
        arrange: arrange::press,
        put_aside: arrange::put_aside,
        zoom_in_on: zoom::zoom_in_on,
        change_view: |page, change| {
            boards::call(page, move |boards, page| (boards.change_view)(page, change));
        },
        check_fit: new_game::check_fit,
        reset_score: play::reset_score,
        bring_back: games::bring_back,
        send_link: |page| study::call(page, |study, page| (study.send_link)(page)),
        solve_similar: |page| seldom::call(page, |seldom, page| (seldom.solve_similar)(page)),
        store_game_by_link: links::store_current_game,
        play_again_by_link: links::play_again_by_link,
        join_by_tap: |page, cell, is_exact| {
            study::call(page, move |study, page| (study.join_by_tap)(page, cell, is_exact));
        },
        sync_tabs: tabs::sync_tabs,
        save_unsaved: unsaved::save_unsaved,
        recheck_storage: unsaved::dismiss_storage_full,
    }
}

/// Adds the views of the late code, and starts everything that the first move does not have to wait for.
fn start(page: Page) {
    late_views::add_views(page);
    keyboard::actions::listen(page);
    open::listen(page);
    window_event_listener(ev::hashchange, move |_| links::open_address(page));
    window_event_listener(ev::resize, move |_| boards::fit_if_loaded(page));
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
    worker::keep_while_visible(page);
    if dialogs::is_open(new_game::DIALOG) {
        new_game::prepare_rest(page);
    }
    tabs::sync_tabs(page);
    device::store_format(page);
    arrange::resume_arranging(page);
    tabs::reconcile_game_by_link(page);
    link::show_step(page);
    statistics::count_restored(page);
    if page.ui.game.with_untracked(|game| game.choice().is_some()) {
        // The headline of a choice is known only now.
        render::show_ui(page, true);
    }
    address::restore();
    let wanted = address::take_wanted();
    if !review::resume_review(page) {
        links::open_address(page);
    }
    match wanted {
        Some(Wanted::Board(board)) => {
            if let Ok(rules) = board.parse() {
                device::play_on_board(page, rules);
            }
        }
        Some(Wanted::Puzzle) => seldom::call(page, |seldom, page| (seldom.solve_daily)(page)),
        Some(Wanted::Received) => open::open_received(page),
        None => {}
    }
}

/// Makes the calls that wait, and handles everything that has happened since the last call.
fn catch_up(page: Page) {
    let next =
        |Core { late, .. }: &mut Core| (!late.calls.is_empty()).then(|| late.calls.remove(0));
    let Some(late) = late::late_code(page) else { return };
    while let Some(call) = page.core.try_update_value(next).flatten() {
        call(late, page);
    }
    statistics::count_ended(page);
    let has_parked_game = page.core.try_update_value(|core| mem::take(&mut core.has_parked_game));
    if has_parked_game == Some(true) {
        storing::drop_surplus(page);
    }
    let has_view_changed = |core: &mut Core| mem::take(&mut core.late.has_view_changed);
    if page.core.try_update_value(has_view_changed) == Some(true) {
        link::show_step(page);
        boards::fit(page);
        gestures::update_hover(page);
        links::write_address_soon(page);
        if let Some(study) = study::code(page) {
            (study.update_threats)(page);
        }
        assist::show_forbidden(page);
        play::warn_new_player(page);
        suggestions::update_suggestions(page);
    }
    let happened = |core: &mut Core| (mem::take(&mut core.late.events), core.late.refused.take());
    if let Some((events, refused)) = page.core.try_update_value(happened) {
        if events.contains(&session::Event::DeclinedDraw) {
            page.notify(Notice::DrawDeclined);
        }
        let chose = events.iter().find_map(|event| match event {
            session::Event::Chose { by, .. } => Some(*by),
            _ => None,
        });
        if let Some(by) = chose {
            assist::reply(page, Reply::Chose(by));
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

/// Returns whether a person at this device has made a move or chosen a side.
fn has_person_moved(page: Page, events: &[session::Event]) -> bool {
    page.core.with_value(|core| {
        let players = core.session.setup().players;
        events.iter().any(|event| match event {
            session::Event::Moved { by, .. } | session::Event::Chose { by, .. } => {
                players.is_here(*by)
            }
            _ => false,
        })
    })
}

/// Tells the person why an action was refused.
fn report_refusal(page: Page, refused: Refusal) {
    if is_mistake(refused) {
        tunes::play_tune(page, Tune::Error);
    }
    let reply = page.core.with_value(|core| Reply::to(refused, core.session.game().board()));
    if let Some(reply) = reply {
        assist::reply(page, reply);
    }
}

/// Loads what failed to load.
fn try_again(page: Page) {
    extra::try_again(page, NEW_GAME);
    extra::try_again(page, BOARDS);
    extra::try_again(page, STUDY);
    extra::try_again(page, SELDOM);
    extra::try_again(page, RECORDS);
}
