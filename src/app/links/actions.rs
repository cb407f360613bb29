//! Links: what is opened, the address of what is shown, and games played by link.

use crate::{
    app::game::mode::{Mode, ReviewedLink},
    protocol::Request,
};
use crate::{
    app::game::{
        Controller,
        controller::{Core, dialogs::close_all},
        notices::Notice,
    },
    engine::{
        Cell,
        notation::{GameId, Link, MessageError, link_in},
    },
    platform::{address, clock, timer},
    session::{
        Correspondence, Intent, Opened, Pieces, Players, Replay, Seat, Seating, Setup, Thought,
        archive,
    },
    storage_keys::{self, BY_LINK, OWN_GAME},
};
use leptos::prelude::*;

/// The address follows what is shown at most this often, in milliseconds: Safari refuses more than a
/// hundred times in half a minute.
const WRITING: u32 = 400;

/// How many games by link a device keeps: more than anybody plays, and less than fills the storage.
pub(crate) const MOST_GAMES: usize = 200;

impl Controller {
    /// Opens what the address asks for, or goes back to the game that is played where it asks for
    /// nothing. That may be an older address of the same game, so it is written anew.
    pub(crate) fn open_address(self) {
        self.core.update_value(|core| core.address = address::current());
        match address::asked_for() {
            Some(link) => self.open_asked_for(&link),
            None if self.ui.game.with_untracked(|state| state.mode.link().is_some()) => {
                self.end_review();
            }
            None => self.follow_shown(),
        }
    }

    /// Opens the link in what a person pasted, or the moves on the board that is shown.
    pub fn open_pasted(self, pasted: &str) {
        close_all();
        let board = self.of_shown(|session| session.game().rules());
        match link_in(pasted, board) {
            Ok(link) => self.receive(link),
            Err(error) => self.refuse_link(error),
        }
    }

    /// Opens the link in the address. One that cannot be opened stays there, so that the person can correct it.
    fn open_asked_for(self, link: &str) {
        let board = self.of_shown(|session| session.game().rules());
        match link_in(&format!("#{link}"), board) {
            Ok(link) => self.receive(link),
            Err(error) => {
                self.core.update_value(|core| core.refused = Some(core.address.clone()));
                self.refuse_link(error);
            }
        }
    }

    fn receive(self, link: Link) {
        self.forget_refused();
        let known = self.known_by(&link);
        let opened = Opened::of(&link, known.as_ref());
        match (opened, known) {
            (Opened::Position, _) if self.is_played(&link) => self.end_review(),
            (Opened::Known | Opened::Continues, known) => self.take_up(&link, known),
            (_, known) => self.look_at_link(link, opened, known.as_ref()),
        }
    }

    /// Whether this is the current game, as it is now.
    fn is_played(self, link: &Link) -> bool {
        self.core.with_value(|core| *core.session.game() == link.game)
    }

    fn refuse_link(self, error: MessageError) {
        self.once_worded(move || {
            self.ui.notices.update(|notices| {
                notices.link_fault = Some(error);
                notices.show(Notice::BadLink);
            });
        });
    }

    /// Lets the address follow what is shown again, after a link that could not be opened.
    pub(crate) fn forget_refused(self) {
        self.dismiss(Notice::BadLink);
        self.core.update_value(|core| core.refused = None);
    }

    /// Plays the other side than whoever sent this link, if there is room for another game.
    fn join(self, link: &Link) {
        let joined = Correspondence::join(link).filter(|_| self.has_room_for_a_game());
        if let Some(joined) = joined {
            self.take_seat(joined);
            self.notify(Notice::Joined);
        }
    }

    /// Joins the game of the invitation that is looked at, and has the tap that says so be the first there.
    pub(crate) fn join_by_tap(self, cell: Cell, exact: bool) {
        let invitation = self.ui.game.with_untracked(|state| {
            let is_free = |it: &Replay| it.shown().game().board().is_free(cell);
            let is_meant = state.is_invited_to_move() && state.mode.replay().is_some_and(is_free);
            state.mode.link().filter(|_| is_meant).map(|opened| opened.link.clone())
        });
        if let Some(link) = invitation {
            self.join(&link);
            if self.ui.game.with_untracked(|state| state.mode.replay().is_none()) {
                self.tap(cell, exact);
            }
        }
    }

    /// Starts the next game by link, if there is room for it.
    pub(crate) fn play_again_by_link(self) {
        if self.has_room_for_a_game() {
            self.act(Intent::PlayAgain);
        }
    }

    /// Whether one more game by link can be begun. Says so where not.
    pub(crate) fn has_room_for_a_game(self) -> bool {
        let count = self.core.with_value(|core| core.store.names(BY_LINK).len());
        let has_room = count < MOST_GAMES;
        if !has_room {
            self.notify(Notice::GamesFull);
        }
        has_room
    }

    /// Shows what an opened link holds, and asks what is to be done with it.
    fn look_at_link(self, link: Link, opened: Opened, known: Option<&Correspondence>) {
        let rules = link.game.rules();
        let joined =
            Correspondence::join(&link).filter(|_| matches!(opened, Opened::Invitation(_)));
        let (setup, seating) = known.or(joined.as_ref()).map_or_else(
            || {
                let pieces = Pieces::usual(rules);
                let setup = Setup { rules, players: Players::Friends, pieces, ..Setup::DEFAULT };
                (setup, Seating { first: Seat::One, x: Seat::One })
            },
            |game| (Setup { rules, ..game.setup() }, game.seating()),
        );
        let replay = Replay::new(setup, seating, link.game.clone());
        self.look_at_opened(ReviewedLink { link, opened, shows_known: false }, replay);
    }

    fn look_at_opened(self, opened: ReviewedLink, replay: Replay) {
        // While two people play, whoever is to move is not told what would be good.
        let is_played = opened.link.sent.is_some() && replay.game().outcome().is_none();
        let game = replay.game().clone();
        self.look_on(replay, Some(opened));
        if !is_played {
            self.ask(Request::Review(game));
        }
    }

    /// Shows the game as it is known here in place of the link's, which tells it otherwise, or the other way
    /// round, at the place where they part.
    pub(crate) fn compare(self) {
        let Some(ReviewedLink { link, opened, shows_known }) = self.reviewed_link() else { return };
        let Some(known) = self.known_by(&link) else { return };
        let shows_known = !shows_known;
        let game = if shows_known { &known.game } else { &link.game };
        let setup = Setup { rules: game.rules(), ..known.setup() };
        let mut replay = Replay::new(setup, known.seating(), game.clone());
        if let Opened::AnotherPast { ply, .. } = opened {
            replay.go_to(ply + 1);
        }
        self.look_at_opened(ReviewedLink { link, opened, shows_known }, replay);
    }

    /// Takes over the game of the link that is looked at, in place of what is known here.
    pub(crate) fn take_link(self) {
        let Some(ReviewedLink { link, .. }) = self.reviewed_link() else { return };
        self.take_up(&link, self.known_by(&link));
        self.lead_to_board();
    }

    /// The link that is looked at.
    fn reviewed_link(self) -> Option<ReviewedLink> {
        self.ui.game.with_untracked(|state| state.mode.link().cloned())
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
    pub(crate) fn keep_known(self) {
        match self.reviewed_link().and_then(|opened| self.known_by(&opened.link)) {
            Some(known) => self.take_seat(known),
            None => self.end_review(),
        }
        self.lead_to_board();
    }

    /// Goes on in a game played by link. The game that is played on this device alone is kept.
    pub(crate) fn take_seat(self, game: Correspondence) {
        self.store_own_game_once();
        self.keep_game(&game);
        self.end_review();
        self.act(Intent::Correspond(game));
        // What is stored of it is what is shown now, so that a move can be made at once.
        self.core.update_value(Core::note_stored);
    }

    /// Stores the own game where an earlier version has not, before a game by link takes its place.
    fn store_own_game_once(self) {
        let (setup, saved) =
            self.core.with_value(|Core { session, .. }| (session.setup(), session.saved()));
        let is_stored = self.load::<String>(OWN_GAME).is_some();
        if !setup.players.are_by_link() && !is_stored {
            self.keep(OWN_GAME, &saved);
        }
    }

    /// The game of this name, as it is known here.
    pub(crate) fn known(self, id: GameId) -> Option<Correspondence> {
        self.load(&storage_keys::by_link(&id))
    }

    /// The game that this link belongs to, as it is known here.
    fn known_by(self, link: &Link) -> Option<Correspondence> {
        self.known(link.sent?.id)
    }

    /// Has this device know the game so from now on.
    pub(crate) fn keep_game(self, game: &Correspondence) {
        let name = storage_keys::by_link(&game.id);
        self.keep(&name, game);
        let now = clock::since_1970();
        self.with_texts(|texts| archive::note_when(texts, &name, now));
        self.core.update_value(|core| {
            if archive::name_of(&core.session) == name {
                core.note_stored();
            }
        });
    }

    /// The current game, if it is played by link.
    pub(crate) fn correspondence(self) -> Option<Correspondence> {
        let here = self.core.with_value(|core| core.session.correspondence(false))?;
        let joined = self.known(here.id).is_some_and(|known| known.joined);
        Some(Correspondence { joined, ..here })
    }

    /// Stores what has come of the current game, if it is played by link.
    pub(crate) fn keep_current_game(self) {
        if let Some(here) = self.correspondence() {
            self.keep_game(&here);
        }
    }

    /// Has the address follow what is shown.
    pub(crate) fn follow_shown(self) {
        let is_done = self
            .ui
            .game
            .with_untracked(|state| !state.setup.players.are_by_link() || !state.is_persons_turn());
        if is_done {
            self.dismiss(Notice::Joined);
        }
        let can_be_about = self.of_shown(|session| Thought::can_be_about(session.game()));
        if self.ui.minimax.with_untracked(|it| it.can_be_about_game) != can_be_about {
            self.ui.minimax.update(|it| it.can_be_about_game = can_be_about);
        }
        if self.core.with_value(|core| core.writing.is_none()) {
            let writing = timer::after(WRITING, move || self.write_address());
            self.core.update_value(|core| core.writing = Some(writing));
        }
    }

    pub(crate) fn write_address(self) {
        let may_be_written = self.core.try_update_value(|core| {
            core.writing = None;
            core.address == address::current() && core.refused.as_ref() != Some(&core.address)
        });
        if may_be_written != Some(true) {
            // It was changed to a link that the browser is about to have opened, or it is to be corrected.
            return;
        }
        let is_opened = self.ui.game.try_with_untracked(|state| state.mode.link().is_some());
        if let (Some(is_opened), Some(link)) = (is_opened, self.shown_link()) {
            address::write(&link.to_string(), !is_opened);
            self.core.update_value(|core| core.address = address::current());
        }
    }

    /// The link of what is shown; nothing where nobody could play on from what is arranged.
    pub(crate) fn shown_link(self) -> Option<Link> {
        let position = |game| Link { game, sent: None };
        let beside = self.ui.game.try_with_untracked(|state| match &state.mode {
            Mode::Reviewing(review) => match &review.link {
                Some(opened) if opened.link.sent.is_some() => Some(Some(opened.link.clone())),
                _ => Some(Some(position(review.replay.shown().game().clone()))),
            },
            Mode::Arranging(arranging) => Some(arranging.position.game().ok().map(position)),
            Mode::Playing => None,
        })?;
        beside.unwrap_or_else(|| {
            let played = || self.core.with_value(|core| position(core.session.game().clone()));
            Some(self.correspondence().map_or_else(played, |game| game.link()))
        })
    }
}
