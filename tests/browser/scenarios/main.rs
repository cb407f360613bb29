//! Tests the built page in Chromium, Firefox and WebKit, and measures it.
//!
//! `cargo test -p browser-tests --test page` runs everything, `… -- firefox::` everything in one browser, `… -- keyboard`
//! the scenarios whose names contain this word, and `… -- --seed 7` everything in the order of the run that printed this
//! seed. `… -- monkey --minutes 60` does random things for an hour. Scenarios that don't depend on the browser run in one
//! of the three, which the seed chooses; `-- --include-ignored` runs them in all. If both are installed, `chromium::` is
//! Chromium's headless shell and `whole-chromium::` the full browser, which runs only the scenarios that may differ.

mod access;
mod aids;
mod analysis;
mod arrange;
mod boards;
mod choices;
mod computer;
mod console;
mod correspondence;
mod device;
mod endless;
mod friends;
mod games;
mod hosting;
mod idle;
mod keyboard;
mod languages;
mod layout;
mod leaks;
mod lessons;
mod levels;
mod links;
mod looks;
mod measures;
mod motion;
mod offline;
mod picture;
mod puzzles;
mod records;
mod replay;
mod rules;
mod score;
mod sharing;
mod sound;
mod space;
mod statistics;
mod storage;
mod tabs;
mod taps;
mod undo;

use std::collections::HashSet;
use std::iter;
use std::path::Path;
use std::process::ExitCode;
use std::sync::Arc;
use std::time::{Duration, SystemTime, UNIX_EPOCH};

use browser_tests::browser::Browser;
use browser_tests::environment::Environment;
use browser_tests::monkey;
use browser_tests::page::Page;
use browser_tests::scenario::Scenario;
use browser_tests::stage::Stage;
use libtest_mimic::Arguments;
use rand::seq::SliceRandom;
use rand_xoshiro::Xoshiro128PlusPlus;
use rand_xoshiro::rand_core::SeedableRng;

macro_rules! scenarios {
    ($($module:ident: $($name:ident),+;)+) => { scenarios!(new $($module: $($name),+;)+) };
    ($of:ident $($module:ident: $($name:ident),+;)+) => {
        vec![$($(Scenario::$of(stringify!($name), $module::$name)),+),+]
    };
}

/// Returns the scenarios about things that each browser decides for itself: input, layout, focus, storage, the network,
/// files, sound. They run in every browser.
fn scenarios() -> Vec<Scenario> {
    scenarios! {
        computer:
            meets_a_newcomer,
            keeps_a_tap_made_before_it_is_there;
        keyboard:
            moves_about_the_board,
            keeps_the_focus_in_a_dialog,
            gives_the_focus_back;
        storage:
            plays_where_storage_is_blocked,
            plays_where_storage_is_full;
        tabs:
            the_own_game_is_the_same_in_all_tabs,
            a_page_that_one_goes_back_to_has_missed_nothing;
        lessons:
            a_lesson_teaches_noughts_and_crosses;
        puzzles:
            everybody_has_the_same_puzzle_of_the_day;
        layout:
            fits_the_smallest_phone,
            fits_other_screens,
            fits_text_twice_as_large,
            a_review_leaves_the_board_its_room,
            does_not_jump_when_it_loads,
            does_not_zoom_on_a_double_tap;
        boards:
            fills_the_screen,
            zooms_where_cells_are_tiny,
            is_dragged_by_a_mouse_where_it_is_zoomed;
        endless:
            is_moved_and_zoomed_without_end,
            takes_taps_without_end_on_a_phone;
        space:
            takes_taps_in_space_on_a_phone;
        arrange:
            drags_marks,
            drags_marks_by_touch;
        levels:
            plays_a_level_on_15x15;
        looks:
            looks_as_chosen_before_the_first_paint;
        sound:
            is_silent_until_sound_is_chosen;
        picture:
            a_picture_is_shared,
            a_picture_is_saved;
        hosting:
            plays_at_the_root_and_below,
            says_that_files_are_missing,
            plays_where_programs_have_no_type,
            loads_no_more_than_is_weighed,
            takes_no_press_in_a_page_of_others;
        console:
            notices_faults_on_the_console;
        device:
            takes_data_to_another_device;
        offline:
            opens_without_a_network,
            opens_what_another_app_shares,
            is_renewed_while_a_game_runs,
            a_broken_update_changes_nothing,
            a_broken_page_repairs_itself,
            plays_where_the_disk_is_full;
        access:
            tells_roles_and_names_to_assistive_technology;
        languages:
            speaks_the_language_of_the_browser;
        motion:
            stands_still_where_asked;
    }
}

/// Returns the scenarios with full motion. They run in every browser.
fn scenarios_in_motion() -> Vec<Scenario> {
    let scenarios = scenarios! {
        computer:
            plays_to_a_win;
        layout:
            does_not_jump_at_the_end_of_a_game;
        motion:
            moves_when_it_may;
    };
    scenarios.into_iter().map(Scenario::with_full_motion).collect()
}

/// Returns the scenarios about links that depend on the browser. They run in every browser.
fn scenarios_with_links() -> Vec<Scenario> {
    scenarios! {
        links:
            back_and_forward_lead_from_link_to_link;
        sharing:
            hands_a_message_to_the_device,
            copies_where_nothing_is_handed_on;
    }
}

/// Returns the scenarios that don't depend on the browser. Each runs in one browser, which `seed` chooses, so that three
/// runs can cover all of them in all browsers.
#[allow(clippy::too_many_lines, reason = "it is a list")]
fn scenarios_of_the_page(seed: u64) -> Vec<Scenario> {
    let mut scenarios = scenarios! {
        computer:
            plays_to_a_loss,
            plays_to_a_draw,
            opponents_play_a_whole_game,
            ignores_taps_while_it_thinks,
            answers_after_a_reload;
        choices:
            offers_a_stronger_opponent_or_a_weaker_one,
            remembers_the_choices,
            answers_at_the_chosen_pace,
            says_what_is_proved_about_a_board,
            keeps_the_strength_on_another_board,
            starts_with_two_taps_or_three,
            keeps_more_as_it_was_left,
            suggests_other_games_once,
            a_suggested_board_is_played,
            the_players_start_in_turn;
        score:
            resets_the_score_and_restores_it,
            keeps_a_score_for_each_pairing,
            keeps_game_and_score_over_a_reload,
            adds_up_the_scores_of_two_tabs;
        statistics:
            lists_each_pairing,
            sets_unreadable_statistics_aside,
            counts_games_won_and_lost,
            clears_and_restores_statistics,
            counts_once_in_two_tabs,
            counts_what_ended_before_it_could;
        keyboard:
            plays_a_whole_game_by_keyboard,
            starts_a_game_with_two_keys,
            works_by_keys_from_anywhere;
        aids:
            gives_a_hint,
            shows_how_a_game_was_lost,
            tells_again_what_is_done_again,
            shows_what_cells_lead_to,
            places_before_it_plays,
            reviews_a_game,
            leads_through_a_game_by_its_chart,
            tells_how_strong_the_opponents_are,
            minimax_moves_no_button,
            proofs_move_no_button,
            proofs_move_no_opponent,
            shows_how_minimax_thinks,
            plays_without_its_lazy_chunk,
            says_what_is_loading,
            plays_without_its_worker;
        storage:
            sets_garbage_aside,
            sets_aside_only_what_is_unreadable;
        tabs:
            a_move_that_was_half_kept_is_kept,
            a_tab_that_slept_overwrites_nothing,
            a_tab_that_is_slow_to_load_misses_nothing,
            a_tab_that_slept_offers_no_draw,
            an_answer_in_another_tab_replaces_no_game,
            settings_and_what_is_arranged_are_the_same_in_all_tabs,
            a_removed_game_stays_removed;
        layout:
            keeps_start_in_reach,
            fits_a_large_board,
            covers_no_cell_at_the_end,
            fits_while_a_position_is_arranged,
            fits_while_a_link_is_looked_at,
            fits_while_threats_are_told,
            fits_while_the_computer_thinks,
            has_its_buttons_on_the_side_of_the_hand,
            a_review_never_loses_its_board,
            lists_the_moves_in_a_low_window,
            needs_no_sideways_scrolling_in_dialogs,
            needs_no_sideways_scrolling_while_sharing;
        boards:
            starts_boards_of_all_kinds,
            five_in_a_row_ends_the_game,
            refuses_a_board_that_cannot_be,
            asks_for_confirmation_on_small_cells,
            names_the_selected_cell_beside_the_finger,
            looks_back_at_a_move,
            plays_on_the_largest_board,
            stays_in_its_place_where_it_is_zoomed,
            follows_the_moves_where_it_is_zoomed,
            offers_a_refit;
        rules:
            says_why_a_point_is_forbidden,
            hides_forbidden_points,
            a_foul_is_forced,
            plays_caro,
            remembers_rules_and_opening,
            plays_swap2_with_a_friend_here,
            plays_swap_with_the_computer,
            links_that_break_rules_say_why;
        analysis:
            shows_the_lines_of_the_engine,
            retries_mistakes;
        records:
            opens_and_saves_a_file,
            opens_files_that_are_dropped,
            stops_reading_a_large_file,
            stops_judging_a_review,
            opens_what_is_pasted_anywhere,
            keeps_a_library,
            tries_moves_in_a_review,
            keeps_an_analysis;
        endless:
            plays_a_level_without_end,
            wins_without_end,
            plays_ten_thousand_cells_away,
            draws_no_more_of_a_long_game;
        space:
            plays_a_level_in_space,
            shows_threats,
            wins_through_space,
            moves_about_in_space,
            a_turn_is_of_the_stack_alone,
            is_stacked_and_turned;
        arrange:
            arranges_by_taps,
            analyses_an_arranged_position,
            plays_from_an_arranged_position,
            arranges_by_keyboard,
            arranges_on_after_a_reload;
        levels:
            stops_thinking_when_the_game_goes_elsewhere,
            hears_no_more_of_a_worker_that_broke,
            gives_memory_back_while_it_is_hidden,
            loads_the_network_of_level_6,
            asks_again_for_a_move_that_cannot_be_played,
            moves_now,
            goes_on_after_its_worker_broke,
            makes_the_move_its_broken_worker_owed,
            asks_again_for_what_it_cannot_show,
            hints_on_15x15,
            shows_a_missed_win_on_15x15,
            replaces_a_worker_that_does_not_listen;
        idle:
            nothing_runs_when_nothing_happens;
        looks:
            is_not_mirrored,
            shows_what_is_chosen;
        sound:
            asks_once_about_sound,
            does_not_ask_who_has_chosen,
            vibrates_where_that_is_chosen;
        picture:
            a_replay_is_saved,
            stops_drawing_a_replay,
            saved_pictures_open_as_games;
        hosting:
            plays_without_the_slash_at_the_end,
            starts_when_missing_files_have_come,
            starts_by_itself_when_opened_once_more,
            says_in_each_language_that_it_does_not_start,
            later_parts_come_when_tried_again,
            opens_a_dialog_when_tried_again,
            shows_a_board_when_tried_again,
            reviews_when_tried_again,
            says_that_a_sandbox_is_in_the_way,
            introduces_itself;
        device:
            refuses_what_is_no_file_of_ours,
            can_be_installed_from_settings,
            shortcuts_lead_to_their_boards,
            colours_the_bar_like_the_page,
            leaves_alone_what_a_newer_version_stored;
        offline:
            plays_everything_without_a_network,
            is_renewed_with_the_next_game,
            an_incomplete_upload_changes_nothing,
            a_login_page_is_not_kept,
            is_no_longer_kept_for_developers,
            plays_in_a_private_window,
            two_copies_do_not_disturb_each_other;
        access:
            tells_the_truth_when_it_is_translated;
        languages:
            fits_the_smallest_phone_in_four_languages,
            fits_the_smallest_phone_in_four_other_languages,
            fits_the_smallest_phone_in_four_more_languages,
            fits_the_smallest_phone_in_the_next_languages,
            fits_the_smallest_phone_in_the_last_languages,
            is_painted_in_the_language_of_the_browser,
            speaks_the_other_languages_of_browsers,
            mirrors_all_but_the_board_in_arabic,
            speaks_russian_and_chinese,
            changes_its_language_and_loses_nothing,
            keeps_its_language_where_another_does_not_come,
            falls_back_to_the_language_it_spoke_last,
            is_kept_in_its_language;
        friends:
            rests_after_the_end,
            calls_two_people_by_their_names,
            start_in_turn,
            turns_the_controls_of_the_second_player;
        undo:
            takes_back_a_move_and_the_answer,
            calls_off_what_the_computer_thinks;
        links:
            bad_links_say_why,
            an_address_need_not_be_exact,
            a_link_goes_on_after_a_draw,
            a_bad_link_is_no_bad_beginning,
            a_link_leaves_the_own_game_alone,
            a_link_is_shown_by_itself,
            an_invitation_sets_the_own_game_aside,
            the_own_link_is_known,
            only_the_game_is_handed_on,
            a_link_can_be_pasted,
            an_invitation_asks_first,
            a_full_storage_costs_no_game,
            going_back_takes_no_move_back,
            the_address_follows_what_is_shown,
            a_reload_keeps_what_was_there;
        sharing:
            says_where_there_are_too_many_games,
            keeps_a_position_while_a_game_comes_in,
            keeps_several_games,
            selects_the_link_where_all_is_refused,
            waits_no_longer_for_a_clipboard,
            shows_a_picture_to_scan;
        games:
            no_way_to_start_loses_the_own_game,
            undo_after_start_brings_the_game_back,
            a_full_storage_counts_no_game_twice,
            no_way_to_start_loses_the_game_behind_one_by_link,
            no_way_to_start_loses_what_is_arranged,
            new_game_offers_the_last_one,
            what_is_over_is_reviewed,
            a_full_storage_keeps_the_game_that_is_replaced,
            two_tabs_keep_a_game_once,
            says_that_the_oldest_game_is_removed;
        correspondence:
            what_does_not_go_on_is_decided_about,
            a_third_person_looks_on,
            invites_a_friend_who_starts;
        puzzles:
            a_puzzle_is_solved_with_help,
            puzzles_are_solved_by_keyboard,
            puzzles_open_without_a_network;
        lessons:
            lessons_are_taken_by_keyboard,
            a_lost_game_leads_to_puzzles;
        replay:
            a_game_that_plays_can_be_stopped,
            a_review_moves_no_button,
            a_link_plays_by_itself;
    };
    scenarios.extend([
        Scenario::new("has_no_barriers", access::has_no_barriers).with_axe(),
        Scenario::new("has_no_barriers_on_large_boards", access::has_no_barriers_on_large_boards)
            .with_axe(),
        Scenario::new(
            "has_no_barriers_in_any_language",
            languages::has_no_barriers_in_any_language,
        )
        .with_axe(),
        Scenario::new("has_no_barriers_in_space", space::has_no_barriers_in_space).with_axe(),
        Scenario::new("has_no_barriers_without_end", endless::has_no_barriers_without_end)
            .with_axe(),
        Scenario::new("has_no_barriers_in_lessons", lessons::has_no_barriers_in_lessons).with_axe(),
        Scenario::new("has_no_barriers_in_puzzles", puzzles::has_no_barriers_in_puzzles).with_axe(),
        Scenario::new("has_no_barriers_while_sharing", access::has_no_barriers_while_sharing)
            .with_axe(),
        Scenario::new("has_no_barriers_with_a_picture", picture::has_no_barriers_with_a_picture)
            .with_axe(),
    ]);
    in_turn(scenarios, seed)
}

/// Assigns these scenarios to the browsers in turn, beginning with the one that `seed` chooses.
fn in_turn(scenarios: Vec<Scenario>, seed: u64) -> Vec<Scenario> {
    let browsers = Browser::ENGINES.into_iter().cycle().skip((seed % 3) as usize);
    iter::zip(scenarios, browsers).map(|(scenario, browser)| scenario.mainly_in(browser)).collect()
}

/// Returns the scenarios for two people, each with their own browser.
fn scenarios_of_two() -> Vec<Scenario> {
    scenarios! { of_two
        correspondence:
            two_play_a_game_by_links,
            each_is_told_what_to_do_with_the_link;
        endless:
            two_agree_to_a_draw_by_links;
        rules:
            plays_swap2_by_link;
        tabs:
            an_answer_in_a_new_tab_is_kept;
    }
}

/// Returns the scenarios with special needs, and those for one browser.
fn particular_scenarios() -> Vec<Scenario> {
    vec![
        Scenario::of_two("two_engines_play_a_game", correspondence::two_play_a_game_by_links)
            .only_in(Browser::Chromium)
            .with_friend_in(Browser::WebKit),
        Scenario::new(
            "keeps_a_move_made_before_a_reload",
            links::keeps_a_move_made_before_a_reload,
        )
        .in_real_time()
        .only_in(Browser::Chromium),
        Scenario::new(
            "a_reload_at_once_keeps_what_was_there",
            links::a_reload_at_once_keeps_what_was_there,
        )
        .in_real_time(),
        Scenario::new(
            "a_tap_beside_a_dialog_only_closes_it",
            taps::a_tap_beside_a_dialog_only_closes_it,
        )
        .in_real_time(),
        // A letter that is a shortcut as well waits for the rest of a name.
        Scenario::new(
            "can_be_played_by_typing_coordinates",
            boards::can_be_played_by_typing_coordinates,
        )
        .in_real_time(),
        Scenario::new("a_game_plays_again_by_itself", replay::a_game_plays_again_by_itself)
            .in_real_time(),
        Scenario::new(
            "a_link_is_done_with_when_its_review_ends",
            links::a_link_is_done_with_when_its_review_ends,
        )
        .in_real_time()
        .mainly_in(Browser::Firefox),
        Scenario::new("finds_nothing_of_others", leaks::finds_nothing_of_others).after([
            Scenario::new("leaves_much_behind", leaks::leaves_much_behind),
            Scenario::new("leaves_a_drag_half_done", leaks::leaves_a_drag_half_done),
        ]),
        Scenario::new(
            "shows_what_is_chosen_in_forced_colours",
            looks::shows_what_is_chosen_in_forced_colours,
        )
        .only_in(Browser::Chromium),
        Scenario::new("is_not_darkened_by_force", looks::is_not_darkened_by_force)
            .only_in(Browser::Chromium),
        Scenario::new("shifts_nothing", layout::shifts_nothing)
            .with_full_motion()
            .only_in(Browser::Chromium),
    ]
}

/// The scenarios that run in the full Chromium instead of the headless shell if both are installed. They depend on windows,
/// tabs, the console, keys and pointers, storage and the network, motion, files, and offers to install the page.
const IN_WHOLE_CHROMIUM: [&str; 32] = [
    "a_page_that_one_goes_back_to_has_missed_nothing",
    "a_picture_is_saved",
    "a_picture_is_shared",
    "an_answer_in_a_new_tab_is_kept",
    "asks_again_for_what_it_cannot_show",
    "back_and_forward_lead_from_link_to_link",
    "can_be_installed_from_settings",
    "copies_where_nothing_is_handed_on",
    "does_not_jump_when_it_loads",
    "does_not_zoom_on_a_double_tap",
    "drags_marks",
    "drags_marks_by_touch",
    "fills_the_screen",
    "finds_nothing_of_others",
    "fits_other_screens",
    "gives_the_focus_back",
    "introduces_itself",
    "is_renewed_while_a_game_runs",
    "is_silent_until_sound_is_chosen",
    "keeps_the_focus_in_a_dialog",
    "loads_no_more_than_is_weighed",
    "looks_as_chosen_before_the_first_paint",
    "meets_a_newcomer",
    "moves_about_the_board",
    "moves_when_it_may",
    "notices_faults_on_the_console",
    "opens_without_a_network",
    "plays_at_the_root_and_below",
    "takes_no_press_in_a_page_of_others",
    "takes_taps_without_end_on_a_phone",
    "tells_roles_and_names_to_assistive_technology",
    "the_own_game_is_the_same_in_all_tabs",
];

/// The scenarios that take longest: more than half a minute.
const LONG: [&str; 7] = [
    "stands_a_monkey",
    "fits_the_smallest_phone_in_four_languages",
    "fits_the_smallest_phone_in_four_other_languages",
    "fits_the_smallest_phone_in_four_more_languages",
    "fits_the_smallest_phone_in_the_next_languages",
    "fits_the_smallest_phone_in_the_last_languages",
    "no_way_to_start_loses_the_own_game",
];

/// Returns all scenarios, each once.
///
/// # Errors
/// Two scenarios have the same name, or [`IN_WHOLE_CHROMIUM`] or [`LONG`] names one that doesn't exist.
fn all_scenarios(seed: u64, minutes: u64) -> Result<Vec<Scenario>, String> {
    let all = [
        scenarios(),
        scenarios_with_links(),
        scenarios_of_the_page(seed),
        in_turn(scenarios_of_two(), seed),
        scenarios_in_motion(),
        particular_scenarios(),
        in_turn(vec![monkey(seed, minutes)], seed),
    ]
    .concat();
    let mut names = HashSet::new();
    if let Some(twice) = all.iter().find(|scenario| !names.insert(scenario.name())) {
        return Err(format!("{} is there twice", twice.name()));
    }
    let mut listed = IN_WHOLE_CHROMIUM.iter().chain(&LONG);
    if let Some(missing) = listed.find(|name| !names.contains(*name)) {
        return Err(format!("{missing} is no scenario"));
    }
    let is_in_both = |scenario: &Scenario| IN_WHOLE_CHROMIUM.contains(&scenario.name());
    let marked = all.into_iter().map(|scenario| {
        if is_in_both(&scenario) { scenario.in_whole_chromium() } else { scenario }
    });
    Ok(marked.collect())
}

/// The arguments of this program that [`Arguments`] doesn't know.
struct Order {
    /// The seed of the order of the tests, of their browsers, and of the monkey.
    seed: u64,
    /// How long the monkey plays.
    minutes: u64,
    rest: Vec<String>,
}

impl Order {
    /// Takes `--seed N` and `--minutes N` out of these arguments. By default, the seed differs from run to run.
    fn read(mut arguments: impl Iterator<Item = String>) -> Result<Self, String> {
        let now = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
        let seed = u64::from(now.subsec_nanos()) % 1_000_000;
        let mut order = Self { seed, minutes: 1, rest: Vec::new() };
        while let Some(argument) = arguments.next() {
            let (name, value) = match argument.split_once('=') {
                Some((name, value)) => (name, Some(value.to_owned())),
                None => (argument.as_str(), None),
            };
            let number = match name {
                "--seed" => &mut order.seed,
                "--minutes" => &mut order.minutes,
                _ => {
                    order.rest.push(argument);
                    continue;
                }
            };
            let parsed = value.or_else(|| arguments.next()).and_then(|value| value.parse().ok());
            *number = parsed.ok_or_else(|| format!("{name} needs a number"))?;
        }
        Ok(order)
    }
}

/// Returns the scenario of a monkey that does random things.
fn monkey(seed: u64, minutes: u64) -> Scenario {
    let duration = Duration::from_secs(60 * minutes);
    let play = move |page: Page| async move { monkey::play(&page, seed, duration).await };
    Scenario::new("stands_a_monkey", play).in_real_time().done_within(duration + monkey::SHORTENING)
}

fn main() -> ExitCode {
    let Order { seed, minutes, rest } = match Order::read(std::env::args()) {
        Ok(order) => order,
        Err(reason) => {
            eprintln!("{reason}");
            return ExitCode::FAILURE;
        }
    };
    let mut arguments = Arguments::from_iter(rest);
    // More than the two cores of a small machine, because drivers often wait.
    arguments.test_threads.get_or_insert(3);

    let here = Path::new(env!("CARGO_MANIFEST_DIR"));
    let repository = here.ancestors().nth(2).unwrap_or(here);
    let temporary = Path::new(env!("CARGO_TARGET_TMPDIR"));
    let build = temporary.parent().unwrap_or(temporary);
    let environment = Environment::read(repository, build);
    let stage = match Stage::new(environment) {
        Ok(stage) => Arc::new(stage),
        Err(error) => {
            eprintln!("the tests cannot start: {error:#}");
            return ExitCode::FAILURE;
        }
    };

    let all = match all_scenarios(seed, minutes) {
        Ok(all) => all,
        Err(reason) => {
            eprintln!("{reason}");
            return ExitCode::FAILURE;
        }
    };
    let (mut trials, mut skipped) = stage.trials(all);
    trials.extend(measures::trials(&stage, &mut skipped));
    if arguments.list {
        return libtest_mimic::run(&arguments, trials).exit_code();
    }
    trials.shuffle(&mut Xoshiro128PlusPlus::seed_from_u64(seed));
    // The longest tests come first: at the end, the others would be done and wait for them.
    trials.sort_by_key(|trial| !LONG.iter().any(|name| trial.name().ends_with(name)));
    let verdict = if stage.environment.is_ci { "FAIL" } else { "ARE SKIPPED" };
    for why in skipped {
        eprintln!("!! Tests {verdict}: {why}");
    }
    println!("In an order of chance; --seed {seed} repeats it.");
    let conclusion = libtest_mimic::run(&arguments, trials);
    stage.close();
    println!("\n{}\n", stage.times);
    conclusion.exit_code()
}
