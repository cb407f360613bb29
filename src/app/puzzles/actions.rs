//! Loading, opening and solving puzzles.

use crate::{
    app::{
        game::{Page, dialogs, mode::Task, render, storing, worker},
        learn,
        puzzles::{
            DIALOG, REPLY_PAUSE,
            model::{OwnGamesSearch, PuzzlesState},
        },
        review,
    },
    engine::{
        Cell, Game, Side,
        advice::BestLines,
        puzzles::{self, Puzzle},
    },
    platform::{
        address, date, files,
        share::{self, ShareResult},
        source::Source,
        timer,
    },
    protocol::Request,
    session::{
        Players, Seat, Session, StoredContent, archive,
        puzzles::{Day, Filter, MissedWins, Solving, SolvingState, puzzle_of},
    },
    storage_keys::TRAINING,
    words::{self, Text, phrases, text},
};

use leptos::{prelude::*, task::spawn_local};
use rand::Rng as _;
use std::{iter, sync::Arc};

/// The file with the puzzles, beside the page.
const FILE: &str = "puzzles.bin";

fn state(page: Page) -> RwSignal<PuzzlesState> {
    page.ui.of()
}

/// Prepares the dialog: reads what the person has solved, and loads the puzzles.
pub(crate) fn prepare(page: Page) {
    after_loading(page, |_| {});
}

/// Reads what was solved, which another tab may have changed, and today's date.
pub(crate) fn read_training(page: Page) {
    let training = storing::load(page, TRAINING).unwrap_or_default();
    let (year, month, day) = date::today();
    state(page).update(|state| {
        state.training = training;
        state.today = Day::of_date(year, month, day);
    });
}

/// Calls `then` after the puzzles are loaded. Says so in the dialog if they can't be.
fn after_loading(page: Page, then: impl FnOnce(Page) + 'static) {
    read_training(page);
    if state(page).with_untracked(|state| !state.puzzles.is_empty()) {
        return then(page);
    }
    spawn_local(async move {
        let puzzles = load().await;
        let is_missing = puzzles.is_none();
        state(page).try_update(|state| {
            state.puzzles = Arc::new(puzzles.unwrap_or_default());
            state.is_missing = is_missing;
        });
        if !is_missing {
            then(page);
        }
    });
}

/// Loads the puzzles. The browser's cache may have a wrong file, so the server is asked as well.
async fn load() -> Option<Vec<Puzzle>> {
    for source in Source::ALL {
        let file = files::bytes_beside_page(FILE, source).await;
        if let Some(Ok(puzzles)) = file.map(|file| puzzles::read(&file)) {
            return Some(puzzles);
        }
    }
    None
}

/// Opens the puzzle of the day.
pub(crate) fn solve_daily(page: Page) {
    after_loading(page, |page| {
        let (puzzle, today) = state(page).with_untracked(|state| {
            let place = puzzle_of(&state.puzzles, state.today);
            (place.and_then(|place| state.puzzles.get(place).cloned()), state.today)
        });
        if let Some(puzzle) = puzzle {
            begin(page, Solving::new(puzzle, Some(today)));
        }
    });
}

/// Opens the next puzzle for the person.
pub(crate) fn solve_next(page: Page) {
    after_loading(page, |page| {
        let chance = page.core.try_update_value(|core| core.random.next_u64()).unwrap_or_default();
        let solving = state(page).with_untracked(|state| {
            let PuzzlesState { puzzles, training, filter, today, .. } = state;
            let place = training.next(puzzles, *filter, *today, chance)?;
            Some(Solving::new(puzzles.get(place)?.clone(), None).chosen_by(*filter))
        });
        if let Some(solving) = solving {
            begin(page, solving);
        }
    });
}

/// Opens the next puzzle whose rules are like those of the current game.
pub(crate) fn solve_similar(page: Page) {
    let rules = page.ui.game.with_untracked(|game| game.setup.rules);
    state(page).update(|state| state.filter = Filter::like(rules));
    solve_next(page);
}

/// Looks for a win that the person has missed in a game against the computer, and asks for it. After the last one, it begins
/// with the newest game again.
pub(crate) fn solve_missed(page: Page) {
    if state(page).with_untracked(|state| state.own_games.missed.next().is_none()) {
        let games = own_games(page);
        state(page).update(|state| state.own_games.missed = MissedWins::new(games));
    }
    search_next(page);
}

/// Returns the games against the computer, each with the side of the person.
fn own_games(page: Page) -> Vec<(Game, Side)> {
    let on_board = page.core.with_value(|core| core.session.clone());
    let stored = storing::with_texts(page, |texts| archive::list(texts, &on_board));
    let past = stored.unwrap_or_default().into_iter().filter_map(|it| match it.what {
        StoredContent::Own(session) => Some(session),
        _ => None,
    });
    let of_person = |session: Session| {
        let is_own = matches!(session.setup().players, Players::Computer(_));
        let game = session.game().clone();
        let own = [Side::First, Side::Second]
            .into_iter()
            .find(|&side| session.seating().seat(side) == Seat::One);
        own.filter(|_| is_own).map(|own| (game, own))
    };
    iter::once(on_board.clone()).chain(past).filter_map(of_person).collect()
}

/// Stops the search for missed wins. The next one goes on where this one was.
pub(crate) fn stop_search(page: Page) {
    state(page).update(|state| state.own_games.search = OwnGamesSearch::Idle);
}

/// Asks the engine about the next position of the search, or says that there is none.
pub(crate) fn search_next(page: Page) {
    let next = state(page).with_untracked(|state| state.own_games.missed.next().cloned());
    let search = if next.is_some() { OwnGamesSearch::Searching } else { OwnGamesSearch::NoneLeft };
    state(page).update(|state| state.own_games.search = search);
    match next {
        Some(game) => worker::ask(page, Request::Reply(game)),
        // The dialog says so. If it has asked, it is open.
        None if page.ui.game.with_untracked(|game| game.mode.exercise().is_some()) => {
            dialogs::open(page, DIALOG);
        }
        None => {}
    }
}

/// Applies the engine's best reply in this game to the search for missed wins. Returns whether the search has asked for it.
pub(crate) fn judge_own_game(page: Page, game: &Game, found: &BestLines) -> bool {
    let is_asked = state(page).with_untracked(|state| {
        state.own_games.search == OwnGamesSearch::Searching
            && state.own_games.missed.next() == Some(game)
    });
    let Some(line) = found.lines.first().filter(|_| is_asked) else { return false };
    let is_in_exercise = page.ui.game.with_untracked(|game| game.mode.exercise().is_some());
    if !is_in_exercise && !dialogs::is_open(DIALOG) {
        // The person does something else meanwhile.
        state(page).update(|state| state.own_games.search = OwnGamesSearch::Idle);
        return true;
    }
    let mut missed = None;
    state(page).update(|state| missed = state.own_games.missed.judge(line.evaluation));
    match missed {
        Some(position) => {
            state(page).update(|state| state.own_games.search = OwnGamesSearch::Idle);
            learn::actions::show_missed_win(page, position);
        }
        None => search_next(page),
    }
    true
}

/// Shows a puzzle.
fn begin(page: Page, solving: Solving) {
    state(page).update(|state| {
        state.rated = None;
        state.shared.clear();
    });
    review::begin_task(page, Task::Puzzle(Box::new(solving)));
}

/// Makes a move in the puzzle on the screen.
pub(crate) fn press(page: Page, cell: Cell) {
    let mut asked = None;
    change(page, |solving| asked = solving.press(cell).ok().flatten());
    if let Some(game) = asked {
        worker::ask(page, Request::Reply(game));
    }
    let is_right = page.ui.game.with_untracked(|game| {
        game.mode.solving().is_some_and(|solving| *solving.state() == SolvingState::Replying)
    });
    if is_right {
        let reply = timer::after(REPLY_PAUSE, move || change(page, Solving::reply));
        page.core.update_value(|core| core.playback_timer = Some(reply));
    }
}

/// Applies the best reply to a move that was tried, in this game.
pub(crate) fn take_reply(page: Page, game: &Game, found: &BestLines) {
    if let Some(line) = found.lines.first() {
        change(page, |solving| solving.judge(game, line.moves[0], line.evaluation));
    }
}

/// Gives the next hint.
pub(crate) fn give_hint(page: Page) {
    change(page, Solving::give_hint);
}

/// Takes back a wrong move.
pub(crate) fn take_back(page: Page) {
    change(page, Solving::take_back);
    page.focus_board_later();
}

/// Gives up, and shows the solution move by move.
pub(crate) fn show_solution(page: Page) {
    change(page, Solving::give_up);
    show_next(page);
}

/// Shows the next move of the solution, and after a pause the one after it.
fn show_next(page: Page) {
    let mut goes_on = false;
    change(page, |solving| goes_on = solving.show_next());
    if goes_on {
        let next = timer::after(REPLY_PAUSE, move || show_next(page));
        page.core.update_value(|core| core.playback_timer = Some(next));
    }
}

/// Changes the puzzle on the screen, and notes the result as soon as it is known.
fn change(page: Page, change: impl FnOnce(&mut Solving)) {
    let before = page.ui.game.try_with_untracked(|game| game.mode.solving()?.result()).flatten();
    render::change_shown(page, |state| {
        if let Some(solving) = state.mode.solving_mut() {
            change(solving);
        }
    });
    let noted = page.ui.game.with_untracked(|game| {
        let solving = game.mode.solving()?;
        let result = solving.result().filter(|_| before.is_none());
        let solved_day = solving.solved_day();
        let has_news = result.is_some() || solved_day.is_some();
        has_news.then(|| (solving.puzzle().clone(), result, solved_day))
    });
    let Some((puzzle, result, solved_day)) = noted else { return };
    read_training(page);
    state(page).update(|state| {
        if let Some(result) = result {
            let before = state.training.rating();
            state.training.note(&puzzle, result, state.today);
            state.rated = Some((before, state.training.rating()));
        }
        if let Some(day) = solved_day {
            state.training.note_day(day, date::ahead_of_utc());
        }
    });
    storing::store(page, TRAINING, &state(page).with_untracked(|state| state.training.clone()));
}

/// Shares how the puzzle of the day went.
pub(crate) fn share_result(page: Page) {
    let counts = page.ui.game.with_untracked(|game| {
        let solving = game.mode.solving()?;
        Some((solving.tries(), solving.hints()))
    });
    let Some((tries, hints)) = counts else { return };
    let date = date::today_written(words::spoken().language().format_tag());
    let (message, link) = (phrases::shared_puzzle(&date, tries, hints), address::of_puzzle());
    spawn_local(async move {
        let sent = match share::share(&message, &link).await {
            Some(sent) => sent,
            None => share::copy(&format!("{message}\n{link}")).await,
        };
        let said = match sent {
            ShareResult::Copied => text(Text::CopiedResult).to_owned(),
            // For the person to copy.
            ShareResult::Refused => format!("{message} {link}"),
            _ => return,
        };
        state(page).try_update(|state| state.shared = said);
    });
}
