//! Sending what is shown, and the list of the games that are played by link.

use leptos::{prelude::*, task::spawn_local};

use super::{State, Table, close_all};
use crate::{
    engine::notation::GameId,
    platform::{
        address,
        share::{self, Sent},
        storage,
    },
    session::{Correspondence, Replay, Session, plain},
    ui::{
        games,
        notices::Notice,
        share::{Copied, select_link},
        sheet::SheetName,
        text,
    },
};

impl Table {
    /// Has the sheet show the link of what is on the screen.
    pub(super) fn prepare_share(self) {
        let link = self.shown_link().map(|link| address::with(&link.to_string()));
        self.overview.update(|overview| {
            overview.sent = String::new();
            overview.link = link.unwrap_or_default();
        });
    }

    /// Sends a message with the link by what the device offers, and says what came of it.
    pub(super) fn send_link(self) {
        self.open(SheetName::Share);
        let link = self.overview.with_untracked(|overview| overview.link.clone());
        let message = self.message();
        self.tell_sent(async move { share::send(&message, &link).await });
    }

    /// Puts the link, or what is shown as text, into the clipboard, and says what came of it.
    pub(super) fn copy(self, what: Copied) {
        let text = match what {
            Copied::Link => self.overview.with_untracked(|overview| overview.link.clone()),
            Copied::Moves => self.of_shown(|session| plain::moves(session.game().moves())),
            Copied::Board => self.of_shown(board),
        };
        self.tell_sent(async move { share::copy(&text).await });
    }

    fn tell_sent(self, sending: impl Future<Output = Sent> + 'static) {
        spawn_local(async move {
            let sent = sending.await;
            self.overview.try_update(|overview| text::sent(sent).clone_into(&mut overview.sent));
            if sent == Sent::Refused {
                select_link();
            }
        });
    }

    /// What is sent with the link: whose turn it is, and a small board as text.
    fn message(self) -> String {
        let mut message = self.of_shown(text::message);
        let rules = self.of_shown(|session| session.game().rules());
        if plain::fits_message(rules) {
            message = format!("{message}\n{}", self.of_shown(board));
        }
        message
    }

    /// What is played, or looked at.
    pub(super) fn of_shown<T>(self, of: impl Fn(&Session) -> T) -> T {
        let looked_at = self
            .overview
            .with_untracked(|overview| overview.replay.as_ref().map(Replay::shown).map(&of));
        looked_at.unwrap_or_else(|| self.state.with_value(|state| of(&state.session)))
    }

    /// Has the sheet list the games as they are now.
    pub(super) fn list_games(self) {
        let keys = self.state.try_update_value(|state| state.store.keys(storage::BY_LINK));
        let keys = keys.unwrap_or_default();
        let mut games: Vec<_> =
            keys.iter().filter_map(|key| self.load::<Correspondence>(key)).collect();
        games.sort_by_key(|game| games::urgency(game.standing()));
        let own = self.correspondence().and_then(|_| self.load::<String>(storage::OWN_GAME));
        let list = games::list(&games, own.is_some());
        self.overview.update(|overview| overview.games = list);
    }

    /// Goes on in the game of this name, or, without a name, in the one that is played on this device
    /// alone.
    pub fn go_on_in(self, id: Option<GameId>) {
        close_all();
        match id {
            None => self.resume_own_game(),
            Some(id) => {
                if let Some(game) = self.known(id) {
                    self.take_seat(game);
                }
            }
        }
        self.lead_to_board();
    }

    /// Takes a game from the list, and offers to take that back. The offer is made on the page, so no
    /// sheet may lie over it.
    pub fn remove_game(self, id: GameId) {
        let Some(game) = self.known(id) else { return };
        if self.correspondence().is_some_and(|on_table| on_table.id == id) {
            self.resume_own_game();
        }
        self.state.update_value(|state| {
            state.store.remove(&storage::by_link_key(id));
            state.removed = Some(game);
        });
        self.overview.update(|overview| overview.notices.show(Notice::GameRemoved));
        close_all();
    }

    /// Takes that back.
    pub(super) fn restore_game(self) {
        let removed = self.state.try_update_value(|State { removed, .. }| removed.take());
        if let Some(game) = removed.flatten() {
            self.keep_game(&game);
        }
        self.dismiss(Notice::GameRemoved);
    }
}

fn board(session: &Session) -> String {
    let x = session.seating().side_of_x();
    plain::board(session.game().board(), session.setup().pieces, x)
}
