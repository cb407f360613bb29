//! Links at the table: what is opened, the address of what is shown, and games played by link.

use leptos::prelude::*;

use super::{Overview, State, Table, close_all};
use crate::{
    engine::notation::{GameId, Link, LinkError, in_message},
    platform::{address, storage, timer},
    session::{Correspondence, Intent, Opened, Pieces, Players, Replay, Seat, Seating, Setup},
    ui::{notices::Notice, text},
};

/// The address follows what is shown at most this often, in milliseconds: Safari refuses more than a
/// hundred times in half a minute.
const WRITING: u32 = 400;

impl Table {
    /// Opens what the address asks for, or goes back to the game that is played where it asks for
    /// nothing. That may be an older address of the same game, so it is written anew.
    pub(super) fn open_address(self) {
        self.state.update_value(|state| state.address = address::current());
        match address::asked_for() {
            Some(link) => self.open_link(&link),
            None if self.overview.with_untracked(|overview| overview.opened.is_some()) => {
                self.end_review();
            }
            None => self.follow_shown(),
        }
    }

    /// Opens the link in what a person pasted.
    pub fn open_pasted(self, pasted: &str) {
        close_all();
        self.open_link(in_message(pasted));
    }

    fn open_link(self, link: &str) {
        match link.parse() {
            Ok(link) => self.receive(link),
            Err(error) => self.refuse_link(error),
        }
    }

    fn receive(self, link: Link) {
        self.dismiss(Notice::BadLink);
        let known = self.known_by(&link);
        let opened = Opened::of(&link, known.as_ref());
        match (opened, known) {
            (Opened::Position, _) if self.is_played(&link) => self.end_review(),
            (Opened::Invitation(_), _) => self.join(&link),
            (Opened::Known | Opened::Continues, known) => self.take_up(&link, known),
            (_, known) => self.look_at_link(link, opened, known.as_ref()),
        }
    }

    /// Whether this is the game on the table, as it is now.
    fn is_played(self, link: &Link) -> bool {
        self.state.with_value(|state| *state.session.game() == link.game)
    }

    fn refuse_link(self, error: LinkError) {
        self.overview.update(|overview| {
            overview.link_fault = text::link_fault(error);
            overview.notices.show(Notice::BadLink);
        });
        self.follow_shown();
    }

    /// Plays the other side than whoever sent this link.
    pub(super) fn join(self, link: &Link) {
        if let Some(joined) = Correspondence::join(link) {
            self.take_seat(joined);
            self.overview.update(|overview| overview.notices.show(Notice::Joined));
        }
    }

    /// Shows what an opened link holds, and asks what is to be done with it.
    fn look_at_link(self, link: Link, opened: Opened, known: Option<&Correspondence>) {
        let rules = link.game.rules();
        let (setup, seating) = known.map_or_else(
            || {
                let pieces = Pieces::usual(rules);
                let setup = Setup { rules, players: Players::Friends, pieces, ..Setup::DEFAULT };
                (setup, Seating { first: Seat::One, x: Seat::One })
            },
            |known| (Setup { rules, ..known.setup() }, known.seating()),
        );
        self.look_at(Replay::new(setup, seating, link.game.clone()));
        self.overview.update(|overview| overview.opened = Some((opened, link)));
    }

    /// Takes over the game of the link that is looked at, in place of what is known here.
    pub(super) fn take_link(self) {
        let Some((_, link)) = self.overview.with_untracked(|overview| overview.opened.clone())
        else {
            return;
        };
        self.take_up(&link, self.known_by(&link));
        self.lead_to_board();
    }

    /// Goes on in the known game as the link tells it, or joins one that is not known.
    fn take_up(self, link: &Link, known: Option<Correspondence>) {
        match known {
            Some(mut known) => {
                known.take_up(link);
                self.take_seat(known);
            }
            None => self.join(link),
        }
    }

    /// Keeps to the game that is known here, whatever the link says that is looked at.
    pub(super) fn keep_known(self) {
        let opened = self.overview.with_untracked(|overview| overview.opened.clone());
        match opened.and_then(|(_, link)| self.known_by(&link)) {
            Some(known) => self.take_seat(known),
            None => self.end_review(),
        }
        self.lead_to_board();
    }

    /// Goes on in a game played by link. The game that is played on this device alone is kept.
    pub(super) fn take_seat(self, game: Correspondence) {
        self.set_own_game_aside();
        self.keep_game(&game);
        self.end_review();
        self.act(Intent::Correspond(game));
    }

    /// Keeps the game that is played on this device alone, while one by link takes its place.
    pub(super) fn set_own_game_aside(self) {
        let (setup, saved) =
            self.state.with_value(|State { session, .. }| (session.setup(), session.saved()));
        if !setup.players.are_by_link() {
            self.keep(storage::OWN_GAME, &saved);
        }
    }

    /// Goes back to the game that is played on this device alone.
    pub(super) fn resume_own_game(self) {
        let saved: Option<String> = self.load(storage::OWN_GAME);
        let resumed = saved.and_then(|saved| {
            self.state.try_update_value(|state| state.session.resume(&saved).ok()).flatten()
        });
        self.end_review();
        match resumed {
            Some(effects) => self.follow(effects),
            None => self.act(Intent::NewGame(Setup::DEFAULT)),
        }
    }

    /// The game of this name, as it is known here.
    pub(super) fn known(self, id: GameId) -> Option<Correspondence> {
        self.load(&storage::by_link_key(id))
    }

    /// The game that this link belongs to, as it is known here.
    fn known_by(self, link: &Link) -> Option<Correspondence> {
        self.known(link.sent?.id)
    }

    /// Has this device know the game so from now on.
    pub(super) fn keep_game(self, game: &Correspondence) {
        let key = storage::by_link_key(game.id);
        self.keep(&key, game);
        self.state.update_value(|state| {
            if state.game_key() == key {
                state.note_stored();
            }
        });
    }

    /// The game on the table, where it is played by link.
    pub(super) fn correspondence(self) -> Option<Correspondence> {
        let here = self.state.with_value(|state| state.session.correspondence(false))?;
        let joined = self.known(here.id).is_some_and(|known| known.joined);
        Some(Correspondence { joined, ..here })
    }

    /// Has this device know what has come of the game on the table, if that is played by link.
    pub(super) fn keep_game_on_table(self) {
        if let Some(here) = self.correspondence() {
            self.keep_game(&here);
        }
    }

    /// Has the address follow what is shown.
    pub(super) fn follow_shown(self) {
        let is_done = self.overview.with_untracked(|overview| {
            !overview.setup.players.are_by_link() || !overview.is_persons_turn()
        });
        if is_done {
            self.dismiss(Notice::Joined);
        }
        if self.state.with_value(|state| state.writing.is_none()) {
            let writing = timer::after(WRITING, move || self.write_address());
            self.state.update_value(|state| state.writing = Some(writing));
        }
    }

    pub(super) fn write_address(self) {
        let is_known = self.state.try_update_value(|state| {
            state.writing = None;
            state.address == address::current()
        });
        if is_known != Some(true) {
            // It was changed to a link that the browser is about to have opened.
            return;
        }
        let is_opened = self
            .overview
            .try_with_untracked(|overview| overview.replay.is_some() && overview.opened.is_some());
        if let (Some(is_opened), Some(link)) = (is_opened, self.shown_link()) {
            address::write(&link.to_string(), !is_opened);
            self.state.update_value(|state| state.address = address::current());
        }
    }

    /// The link of what is shown; nothing where nobody could play on from what is arranged.
    pub(super) fn shown_link(self) -> Option<Link> {
        let position = |game| Link { game, sent: None };
        let beside = self.overview.try_with_untracked(|overview| match overview {
            Overview { opened: Some((_, link)), .. } if link.sent.is_some() => {
                Some(Some(link.clone()))
            }
            Overview { replay: Some(replay), .. } => {
                Some(Some(position(replay.shown().game().clone())))
            }
            Overview { arranging: Some(arranging), .. } => {
                Some(arranging.position.game().ok().map(position))
            }
            _ => None,
        })?;
        beside.unwrap_or_else(|| {
            let played = || self.state.with_value(|state| position(state.session.game().clone()));
            Some(self.correspondence().map_or_else(played, |game| game.link()))
        })
    }
}
