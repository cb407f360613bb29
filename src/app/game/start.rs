//! Starting the page with the stored game, or with the first one.

use crate::{
    app::{
        board::{gesture::Gesture, signals::Board, zoom},
        game::{
            Page, actions,
            address::Address,
            late,
            notices::Notices,
            page::{Core, LastStored, code::Loaders, parts::Late},
            score,
            settings::{apply_theme, load_settings},
            signals::UiState,
            worker_client::WorkerClient,
        },
    },
    platform::{early, random, storage::Store},
    session::{
        Assist, BoardSettings, CellValues, ClickGuard, Effects, Intent, LookSettings, PlaySettings,
        Session, SettingNames, Setup,
    },
    storage_keys::{GAME, OWN_GAME},
};

use leptos::prelude::*;

/// The groups of settings that a game on the first board needs. The late code loads the others.
const NEEDED_FIRST: &[&[&SettingNames]] =
    &[LookSettings::NAMES, PlaySettings::NAMES, BoardSettings::NAMES];

/// Restores the stored game, or starts the first one.
pub(crate) fn start(loaders: Loaders) -> Page {
    let mut store = Store::default();
    let mut random = random::seeded();
    let mut notices = Notices::default();
    let settings = load_settings(&mut store, &mut notices, NEEDED_FIRST);
    apply_theme(settings.look.theme);
    let is_first = matches!(store.load::<String>(GAME), Ok(None));
    let played = early::played().filter(|_| is_first);
    let [current, own] = [GAME, OWN_GAME].map(|name| load_session(&mut store, name, &mut notices));
    let (session, effects) =
        current.or(own).unwrap_or_else(|| Session::start(Setup::DEFAULT, &mut random));

    // The signals outlive the page, because the views of the late code do: their effects may run after it is closed.
    let owner = Owner::default();
    let (board, ui) = owner.with(|| {
        let ui = UiState::new(&session, settings, notices, owner.clone());
        (Board::new(session.setup()), ui)
    });
    let assist = Assist::new(settings.board.cell_values == CellValues::Shown);
    let page = Page {
        core: StoredValue::new_local(Core {
            session,
            assist,
            random,
            store,
            bot_timer: None,
            end_timer: None,
            waited: 0,
            worker: WorkerClient::default(),
            late: Late::new(loaders),
            address: Address::default(),
            address_timer: None,
            playback_timer: None,
            last_seen: LastStored::default(),
            replaced: None,
            has_parked_game: false,
            save_timer: None,
            other_tabs_request: None,
            removed_games: Vec::new(),
            render_timer: None,
            after_render: Vec::new(),
            gesture: Gesture::default(),
            click_guard: ClickGuard::default(),
        }),
        board,
        ui,
    };
    page.core.update_value(|core| {
        core.mark_as_seen();
        core.read_replaced();
    });
    score::refresh_score(page);
    actions::show(page, effects);
    if let Some(cell) = played.and_then(|cell| cell.parse().ok()) {
        page.core.update_value(|core| core.waited = early::waited());
        actions::act(page, Intent::Place(cell));
    }
    page.after_render(zoom::measure_board);
    page.after_render(late::load_late_code);
    page
}

/// Loads the game with this storage name. A game that cannot be read is set aside.
fn load_session(
    store: &mut Store,
    name: &str,
    notices: &mut Notices,
) -> Option<(Session, Effects)> {
    let saved: String = notices.ok(store.load(name)).flatten()?;
    notices.ok(Session::restore(&saved).map_err(|_| store.set_aside(name)))
}
