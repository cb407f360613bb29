//! Games by link in sessions: two devices, each with its own session, exchange nothing but links.

use in_a_row::{
    engine::{
        Cell, Opening, Player, Ply, Rules, Side,
        notation::{Link, write_moves},
    },
    session::{
        Arrangement, Changed, Correspondence, Intent, Mark, OpenedLink, Pieces, Players, Seat,
        Session, Setup, Starter, Status,
    },
    words::phrases,
};
use rand::SeedableRng;
use rand_xoshiro::Xoshiro128PlusPlus;

use crate::common::{at, rules};

const BY_LINK: Setup = Setup { players: Players::BY_LINK, ..Setup::DEFAULT };

struct Device {
    session: Session,
    random: Xoshiro128PlusPlus,
}

impl Device {
    fn new(seed: u64) -> Self {
        let mut random = Xoshiro128PlusPlus::seed_from_u64(seed);
        let (session, _) = Session::start(Setup::DEFAULT, &mut random);
        Self { session, random }
    }

    fn apply(&mut self, intent: Intent) -> Changed {
        self.session.apply(intent, &mut self.random).changed
    }

    fn place(&mut self, cell: &str) -> Changed {
        self.apply(Intent::Place(at(cell)))
    }

    fn game(&self) -> Correspondence {
        self.session.correspondence(true).expect("a game by link")
    }

    fn moves(&self) -> String {
        write_moves(self.session.game().moves())
    }

    /// Classifies this link for the game on this device.
    fn opens(&self, link: &Link) -> OpenedLink {
        OpenedLink::of(link, Some(&self.game()))
    }

    /// Returns the link of the game as it arrives on the other device.
    fn link(&self) -> Link {
        self.game().link().to_string().parse().expect("a link")
    }

    fn join(&mut self, link: &Link) {
        self.apply(Intent::Correspond(Correspondence::join(link).expect("an invitation")));
    }

    fn take_up(&mut self, link: &Link) -> Changed {
        let mut game = self.game();
        game.take_up(link);
        self.apply(Intent::Correspond(game))
    }
}

/// Returns a host that has started a game and a guest that has joined it.
fn host_and_guest() -> (Device, Device) {
    let (mut host, mut guest) = (Device::new(1), Device::new(2));
    host.apply(Intent::NewGame(BY_LINK));
    guest.join(&host.link());
    (host, guest)
}

#[test]
fn two_devices_can_play_a_game_to_its_end() {
    let (mut host, mut guest) = host_and_guest();
    assert_eq!(host.session.status(), Status::ToMove(Seat::One));
    assert_eq!(guest.session.status(), Status::ToMove(Seat::Two));
    for (ply, cell) in ["b2", "a1", "a3", "c1", "c3", "b1"].into_iter().enumerate() {
        let (from, to) =
            if ply % 2 == 0 { (&mut host, &mut guest) } else { (&mut guest, &mut host) };
        assert_eq!(to.place(cell), Changed::Nothing, "it is not this device's turn");
        assert_ne!(from.place(cell), Changed::Nothing);
        assert_eq!(to.take_up(&from.link()), Changed::Board);
        assert_eq!(from.session.game(), to.session.game());
    }
    assert_eq!(host.session.status(), Status::Won(Seat::Two));
    assert_eq!(guest.session.status(), Status::Won(Seat::One));
    assert_eq!(host.session.tally(), guest.session.tally());
    assert_eq!(host.session.tally().two, 0, "games by link don't count for the score");
}

/// The friend reads the message, so it says what the friend has to do.
#[test]
fn a_message_in_an_opening_speaks_to_the_friend() {
    let rules = rules("15x15k5").with_opening(Opening::Swap);
    let (mut host, mut guest) = (Device::new(1), Device::new(2));
    host.apply(Intent::NewGame(Setup { rules, ..BY_LINK }));
    guest.join(&host.link());
    host.place("h8");
    guest.take_up(&host.link());
    let game = "5 in a row on 15×15, Swap";
    assert_eq!(phrases::message(&host.session), format!("{game}: Choose a color"));
    assert_eq!(phrases::message(&guest.session), format!("{game}: Your friend chooses a color"));
}

#[test]
fn both_devices_show_the_same_board() {
    let (mut host, mut guest) = host_and_guest();
    host.place("b2");
    guest.take_up(&host.link());
    for cell in Rules::NOUGHTS_AND_CROSSES.shape().cells() {
        assert_eq!(host.session.cell(cell), guest.session.cell(cell));
    }
    assert_eq!(guest.session.setup().pieces, Pieces::Marks);
    assert_eq!(guest.session.seating().mark(Seat::One), Mark::O);
}

#[test]
fn each_game_by_link_has_its_own_id() {
    let mut device = Device::new(3);
    let mut ids = Vec::new();
    for _ in 0..3 {
        device.apply(Intent::NewGame(BY_LINK));
        ids.push(device.game().id);
    }
    assert!(ids[0] != ids[1] && ids[1] != ids[2] && ids[0] != ids[2], "{ids:?}");
    assert!(!ids.contains(&match Players::BY_LINK {
        Players::ByLink(placeholder) => placeholder,
        _ => unreachable!(),
    }));
}

#[test]
fn undo_returns_to_your_own_turn_but_no_further() {
    let (mut host, mut guest) = host_and_guest();
    host.place("b2");
    guest.take_up(&host.link());
    guest.place("a1");
    host.take_up(&guest.link());
    assert_ne!(host.apply(Intent::Undo), Changed::Nothing);
    assert_eq!(host.session.status(), Status::ToMove(Seat::One));
    assert_eq!(host.session.game().moves().len(), 0);
    assert!(!host.session.can_undo(), "the opponent's moves cannot be undone");
}

#[test]
fn nothing_is_taken_back_that_the_friend_has() {
    let (mut host, mut guest) = host_and_guest();
    host.place("b2");
    host.session.set_sent(true);
    assert!(!host.session.can_undo());
    assert_eq!(host.apply(Intent::Undo), Changed::Nothing);
    // With the friend's answer, both moves can be taken back again, as a request.
    guest.take_up(&host.link());
    guest.place("a1");
    host.take_up(&guest.link());
    assert!(host.session.can_undo());
    host.place("c3");
    assert!(host.session.can_undo(), "this move is not sent yet");
}

/// Returns a host and a guest that have both played b2, a1, c1 and a3 in turn.
fn after_four_moves() -> (Device, Device) {
    let (mut host, mut guest) = host_and_guest();
    for (ply, cell) in ["b2", "a1", "c1", "a3"].into_iter().enumerate() {
        let (from, to) =
            if ply % 2 == 0 { (&mut host, &mut guest) } else { (&mut guest, &mut host) };
        from.place(cell);
        to.take_up(&from.link());
    }
    (host, guest)
}

#[test]
fn a_granted_takeback_continues_the_game() {
    let (mut host, mut guest) = after_four_moves();
    host.apply(Intent::Undo);
    let request = host.link();
    assert_eq!(guest.opens(&request), OpenedLink::Takeback { moves: 2 });
    guest.take_up(&request);
    assert_eq!(guest.session.status(), Status::ToMove(Seat::Two));
    host.place("b1");
    assert_eq!(guest.opens(&host.link()), OpenedLink::Continues);
    guest.take_up(&host.link());
    assert_eq!(guest.moves(), "b2a1b1");
    assert_eq!(guest.session.status(), Status::ToMove(Seat::One));
}

#[test]
fn a_refused_takeback_sends_the_game_again() {
    let (mut host, guest) = after_four_moves();
    host.apply(Intent::Undo);
    assert_eq!(guest.moves(), "b2a1c1a3", "nothing is taken over without a question");
    let again = guest.link();
    assert_eq!(host.opens(&again), OpenedLink::PlayedForYou { ply: 2 });
    host.take_up(&again);
    assert_eq!(host.moves(), "b2a1c1a3");
    assert_eq!(host.session.status(), Status::ToMove(Seat::One));
}

#[test]
fn a_different_past_is_noticed_and_taken_over_by_choice() {
    let (mut host, mut guest) = after_four_moves();
    host.apply(Intent::Undo);
    host.place("b1");
    let link = host.link();
    let [known, linked] = ["c1", "b1"].map(|cell| Ply::Move(at(cell)));
    let expected = OpenedLink::AnotherPast { ply: 2, known, linked, is_own: false };
    assert_eq!(guest.opens(&link), expected);
    assert_eq!(guest.moves(), "b2a1c1a3");
    guest.take_up(&link);
    assert_eq!(guest.moves(), "b2a1b1");
    assert_eq!(guest.session.status(), Status::ToMove(Seat::One));
}

/// Anybody who has seen the host's link can answer it in place of the guest. The guest's own link reveals that.
#[test]
fn a_move_made_by_a_stranger_is_noticed() {
    let (mut host, mut guest, mut stranger) = (Device::new(1), Device::new(2), Device::new(3));
    host.apply(Intent::NewGame(BY_LINK));
    host.place("b2");
    let invitation = host.link();
    guest.join(&invitation);
    stranger.join(&invitation);
    stranger.place("c1");
    assert_eq!(host.opens(&stranger.link()), OpenedLink::Continues);
    host.take_up(&stranger.link());
    host.place("c3");

    guest.place("a1");
    let [known, linked] = ["c1", "a1"].map(|cell| Ply::Move(at(cell)));
    let expected = OpenedLink::AnotherPast { ply: 1, known, linked, is_own: false };
    assert_eq!(host.opens(&guest.link()), expected);
    // The stranger cannot move for the host either.
    host.take_up(&guest.link());
    let own_link = Correspondence { own: Player::First, joined: true, ..stranger.game() }.link();
    assert!(matches!(host.opens(&own_link), OpenedLink::AnotherPast { .. }));
}

#[test]
fn an_earlier_link_is_recognised() {
    let (mut host, mut guest) = (Device::new(1), Device::new(2));
    host.apply(Intent::NewGame(BY_LINK));
    host.place("b2");
    let first = host.link();
    guest.join(&first);
    guest.place("a1");
    host.take_up(&guest.link());
    host.place("c1");
    guest.take_up(&host.link());
    assert_eq!(guest.opens(&first), OpenedLink::Earlier { moves: 2 });
    assert_eq!(guest.moves(), "b2a1c1");
}

#[test]
fn a_third_person_can_watch_and_join() {
    let (_, guest) = after_four_moves();
    let (link, mut third) = (guest.link(), Device::new(3));
    assert_eq!(OpenedLink::of(&link, None), OpenedLink::Watched(Player::First));
    third.join(&link);
    assert_eq!(third.moves(), "b2a1c1a3");
    assert_eq!(third.session.status(), Status::ToMove(Seat::One));
}

#[test]
fn the_guest_can_start() {
    let (mut host, mut guest) = (Device::new(1), Device::new(2));
    host.apply(Intent::NewGame(Setup { starter: Starter::Two, ..BY_LINK }));
    assert_eq!(host.session.status(), Status::ToMove(Seat::Two));
    guest.join(&host.link());
    guest.place("b2");
    host.take_up(&guest.link());
    host.place("a1");
    guest.take_up(&host.link());
    assert_eq!(guest.moves(), "b2a1");
    assert_eq!(guest.session.status(), Status::ToMove(Seat::One));
}

#[test]
fn a_game_by_link_is_stored_like_any_other() {
    let (mut host, _) = host_and_guest();
    host.place("b2");
    let (restored, _) = Session::restore(&host.session.saved()).expect("a stored game");
    assert_eq!(restored.correspondence(true), Some(host.game()));
    assert_eq!(restored.status(), Status::ToMove(Seat::Two));
}

#[test]
fn an_earlier_game_resumes_on_its_bots_turn() {
    let mut device = Device::new(4);
    device.place("b2");
    let before = device.session.saved();
    device.apply(Intent::NewGame(BY_LINK));
    let effects = device.session.resume(&before).expect("a stored game");
    let request = effects.request.expect("the bot's turn");
    assert_eq!(device.session.saved(), before);
    let answered =
        device.apply(Intent::Reply { request: request.id, ply: Ply::Move(Cell::new(0, 0)) });
    assert_ne!(answered, Changed::Nothing);
}

#[test]
fn an_arranged_position_looks_the_same_on_both_devices() {
    let mut host = Device::new(5);
    let mut arrangement = Arrangement::empty(Rules::NOUGHTS_AND_CROSSES, Mark::O);
    arrangement.put(at("b2"), Side::First);
    let setup = Setup { starter: Starter::One, ..BY_LINK };
    host.apply(Intent::PlayFrom { setup, arrangement });
    assert_eq!(host.session.status(), Status::ToMove(Seat::One));
    let mut guest = Device::new(6);
    guest.join(&host.link());
    for cell in Rules::NOUGHTS_AND_CROSSES.shape().cells() {
        assert_eq!(host.session.cell(cell), guest.session.cell(cell));
    }
}

#[test]
fn the_next_game_has_another_id() {
    let (mut host, mut guest) = host_and_guest();
    for cell in ["b2", "a1", "a3", "c1", "c3", "b1"] {
        host.place(cell);
        guest.take_up(&host.link());
        guest.place(cell);
        host.take_up(&guest.link());
    }
    let before = guest.game().id;
    guest.apply(Intent::PlayAgain);
    assert_ne!(guest.game().id, before);
    assert_eq!(guest.session.status(), Status::ToMove(Seat::One));
}
