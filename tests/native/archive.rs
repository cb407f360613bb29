//! The games that are not on the board: none is lost, and none is stored twice.

use std::collections::BTreeSet;

use in_a_row::{
    engine::{Cell, bots::Opponent},
    session::{
        Effects, Entries, Intent, PastGame, PastGameError, Players, Session, Setup, Starter,
        Status, StoredContent, StoredGame,
        archive::{
            self, MOST_PAST, StoreReason, Texts, drop_surplus, list, newest, note_replaced,
            replaced_by, store_own_game,
        },
    },
    storage_keys::{GAME, OVER, OWN_GAME, PAUSED, PUT_ASIDE},
    words::phrases,
};
use proptest::{prelude::*, sample::Index};
use rand::SeedableRng;
use rand_xoshiro::Xoshiro128PlusPlus;

use crate::common::at;

const FRIENDS: Setup = Setup { players: Players::Friends, starter: Starter::One, ..Setup::DEFAULT };
const AGAINST_FIRST_FREE: Setup = Setup {
    players: Players::Computer(Opponent::FirstFree),
    starter: Starter::One,
    ..Setup::DEFAULT
};

/// A device with the page open.
struct Device {
    stored: Entries,
    session: Session,
    random: Xoshiro128PlusPlus,
    now: u64,
}

impl Device {
    fn new() -> Self {
        let mut random = Xoshiro128PlusPlus::seed_from_u64(1);
        let (session, _) = Session::start(FRIENDS, &mut random);
        Self { stored: Entries::new(), session, random, now: 1_000 }
    }

    /// Stores the game on the board. Returns the name of the game that was parked.
    fn store(&mut self, reason: StoreReason) -> Option<String> {
        self.now += 1;
        let chance = self.now.wrapping_mul(0x9E37_79B9_7F4A_7C15);
        store_own_game(&mut self.stored, &self.session.saved(), reason, self.now, chance)
    }

    /// Applies an intent of a person or the computer, and stores the game on the board as the page does. Returns the
    /// effects, and the name of the game that was parked.
    fn apply(&mut self, intent: Intent) -> (Effects, Option<String>) {
        let is_by_person = !matches!(intent, Intent::Reply { .. });
        let effects = self.session.apply(intent, &mut self.random);
        let parked = self.store(StoreReason::of(&effects.changed, is_by_person));
        (effects, parked)
    }

    fn play(&mut self, cell: Cell) {
        self.apply(Intent::Place(cell));
    }

    /// Makes the computer's move, which these effects ask for.
    fn reply(&mut self, effects: &Effects) {
        let request = effects.request.clone().expect("the computer's turn");
        let ply = request.answer(&mut self.random).expect("a move");
        self.apply(Intent::Reply { request: request.id, ply });
    }

    fn play_all(&mut self, places: &str) {
        for place in places.split(' ') {
            self.play(at(place));
        }
    }

    fn start(&mut self, setup: Setup) -> Option<String> {
        let (effects, parked) = self.apply(Intent::NewGame(setup));
        assert!(!effects.is_empty());
        parked
    }

    fn continue_game(&mut self, name: &str) {
        let game = archive::past_game(&mut self.stored, name).expect("a past game");
        let saved = game.session.saved();
        let is_same = self.stored.get(OWN_GAME) == Some(&saved);
        self.session.resume(&saved).expect("a stored game");
        self.store(StoreReason::Board);
        if !is_same {
            Texts::remove(&mut self.stored, name);
        }
    }

    fn reload(&mut self) {
        let saved = self.stored.get(OWN_GAME).cloned();
        if let Some(saved) = saved {
            self.session = Session::restore(&saved).expect("a stored game").0;
        }
    }

    fn list(&mut self) -> Vec<StoredGame> {
        list(&mut self.stored, &self.session)
    }

    /// Returns the moves of the listed games.
    fn listed(&mut self) -> Vec<String> {
        self.list().iter().map(|kept| moves(&session(kept))).collect()
    }
}

fn session(kept: &StoredGame) -> Session {
    match &kept.what {
        StoredContent::Own(session) => session.clone(),
        other => panic!("{other:?} is not one of your own games"),
    }
}

fn moves(session: &Session) -> String {
    session.game().moves().iter().map(ToString::to_string).collect()
}

/// In another tab, a person has turned to a game by link while the computer was thinking here.
#[test]
fn a_reply_does_not_bring_back_a_game_that_a_person_has_left() {
    let mut device = Device::new();
    device.start(AGAINST_FIRST_FREE);
    let (first, _) = device.apply(Intent::Place(at("b2")));
    device.reply(&first);
    assert_eq!(device.stored.get(GAME), device.stored.get(OWN_GAME));

    let (second, _) = device.apply(Intent::Place(at("c3")));
    let by_link = "3x3k3/kqzfdbcx/in-turn/starter-is-x/two/two/b2///-/marks/";
    Texts::write(&mut device.stored, GAME, by_link);
    device.reply(&second);
    assert_eq!(device.stored.get(GAME).map(String::as_str), Some(by_link));
    assert_eq!(device.stored.get(OWN_GAME), Some(&device.session.saved()));
    device.apply(Intent::Undo);
    assert_eq!(device.stored.get(GAME), device.stored.get(OWN_GAME));
}

#[test]
fn a_parked_game_can_be_continued() {
    let mut device = Device::new();
    device.play_all("b2 a1");
    let parked = device.start(AGAINST_FIRST_FREE).expect("a parked game");
    assert!(parked.starts_with(PAUSED));
    device.play(at("c3"));
    assert_eq!(device.listed(), ["b2a1"]);

    device.continue_game(&parked);
    assert_eq!(moves(&device.session), "b2a1");
    assert_eq!(device.session.setup(), FRIENDS);
    assert_eq!(device.listed(), ["c3"], "the game that was on the board is parked");
    device.play(at("a2"));
    device.start(FRIENDS);
    assert_eq!(device.listed(), ["b2a1a2", "c3"]);
}

#[test]
fn a_game_without_a_move_of_yours_is_not_kept() {
    let mut device = Device::new();
    assert_eq!(device.start(FRIENDS), None);
    // The computer starts.
    let setup = Setup { starter: in_a_row::session::Starter::Two, ..AGAINST_FIRST_FREE };
    let (effects, _) = device.apply(Intent::NewGame(setup));
    device.reply(&effects);
    assert_eq!(device.start(FRIENDS), None);
    assert!(device.list().is_empty());
}

#[test]
fn a_parked_game_can_still_redo_its_moves() {
    let mut device = Device::new();
    device.play(at("b2"));
    device.apply(Intent::Undo);
    let parked = device.start(FRIENDS).expect("a parked game");
    device.continue_game(&parked);
    assert!(device.session.can_redo());
}

#[test]
fn a_finished_game_is_kept_as_finished() {
    let mut device = Device::new();
    device.play_all("a1 a3 b1 b3 c1");
    assert_eq!(device.session.tally().one, 1);
    let parked = device.start(FRIENDS).expect("a parked game");
    assert!(parked.starts_with(OVER));
    assert!(device.list()[0].is_over());
    assert!(newest(&mut device.stored, &device.session).is_none(), "nothing to continue");
}

#[test]
fn unfinished_games_are_listed_first_and_newer_ones_before_older_ones() {
    let mut device = Device::new();
    device.play(at("a1"));
    device.start(FRIENDS);
    device.play(at("b1"));
    device.start(FRIENDS);
    device.play_all("a1 a3 b1 b3 c1");
    device.start(FRIENDS);
    assert_eq!(device.listed(), ["b1", "a1", "a1a3b1b3c1"]);
    let newest = newest(&mut device.stored, &device.session).expect("a game");
    assert_eq!(moves(&session(&newest)), "b1");
}

#[test]
fn your_own_game_is_listed_while_a_game_by_link_is_on_the_board() {
    let mut device = Device::new();
    device.play(at("a1"));
    let setup = Setup { players: Players::BY_LINK, ..Setup::DEFAULT };
    device.session.apply(Intent::NewGame(setup), &mut device.random);
    assert_eq!(device.listed(), ["a1"]);
    let newest = newest(&mut device.stored, &device.session).expect("a game");
    assert_eq!((newest.name.as_str(), newest.played), (OWN_GAME, Some(1_001)));
}

#[test]
fn the_game_stored_by_another_tab_is_parked_not_the_one_shown_here() {
    let mut device = Device::new();
    device.play(at("a1"));
    let sleeping_tab = device.session.clone();
    device.start(FRIENDS);
    device.play(at("c3"));
    // The sleeping tab wakes up and starts a game.
    device.session = sleeping_tab;
    device.start(AGAINST_FIRST_FREE);
    assert_eq!(device.listed(), ["c3", "a1"]);
}

#[test]
fn the_same_game_stored_by_an_earlier_version_is_not_parked() {
    let mut device = Device::new();
    let earlier = "3x3k3/friends/one/starter-is-x/one/one/b2a1//";
    device.stored.insert(OWN_GAME.to_owned(), earlier.to_owned());
    device.reload();
    assert_eq!(device.store(StoreReason::Board), None);
    assert!(device.list().is_empty());
}

#[test]
fn the_oldest_games_are_dropped_if_there_are_too_many() {
    let mut device = Device::new();
    for _ in 0..MOST_PAST + 2 {
        device.play_all("a1 a3 b1 b3 c1");
        device.start(FRIENDS);
    }
    device.play(at("b2"));
    device.start(FRIENDS);
    let oldest = device.list().last().map(|kept| kept.name.clone()).expect("a game");
    assert_eq!(drop_surplus(&mut device.stored), 2);
    let left = device.list();
    assert_eq!(left.len(), MOST_PAST + 1, "unfinished games are counted separately");
    assert!(left.iter().all(|kept| kept.name != oldest));
    assert_eq!(drop_surplus(&mut device.stored), 0);
}

#[test]
fn a_replaced_game_is_known_as_long_as_it_exists() {
    let mut stored = Entries::from([(format!("{PAUSED}1"), String::new())]);
    note_replaced(&mut stored, OWN_GAME, Some("paused/1"));
    assert_eq!(replaced_by(&mut stored, OWN_GAME).as_deref(), Some("paused/1"));
    assert_eq!(replaced_by(&mut stored, "by-link/a"), None, "another game is on the board");
    Texts::remove(&mut stored, "paused/1");
    assert_eq!(replaced_by(&mut stored, OWN_GAME), None);
    note_replaced(&mut stored, OWN_GAME, None);
    assert!(stored.is_empty());
}

#[test]
fn unreadable_texts_are_not_listed() {
    let mut device = Device::new();
    for (name, text) in [
        ("paused/1", "5"),
        ("paused/2", "5/3x3k3/deep-blue/one/starter-is-x/one/one/b2a1///-/marks/"),
        ("over/1", "x/3x3k3/guard/one/starter-is-x/one/one/b2a1///-/marks/"),
        ("by-link/aaaaaaaa", "3x3k3/b2a1"),
        (&format!("{PUT_ASIDE}x"), "15x15k5/friends/one/starter-is-x/stones//x/first/i9h8-g7"),
    ] {
        device.stored.insert(name.to_owned(), text.to_owned());
    }
    assert!(device.list().is_empty());
    let by_link = "5/3x3k3/kqzfdbcx/in-turn/starter-is-x/two/two/b2a3///-/marks/";
    assert_eq!(by_link.parse::<PastGame>().unwrap_err(), PastGameError::ByLink);
}

/// A step by a person.
#[derive(Clone, Debug)]
enum Step {
    Place(Index),
    Undo,
    Start(bool),
    Continue(Index),
    Reload,
}

fn any_step() -> impl Strategy<Value = Step> {
    prop_oneof![
        6 => any::<Index>().prop_map(Step::Place),
        1 => Just(Step::Undo),
        2 => any::<bool>().prop_map(Step::Start),
        2 => any::<Index>().prop_map(Step::Continue),
        1 => Just(Step::Reload),
    ]
}

proptest! {
    /// Every game in which a move was made is on the board or in the list, as it was left, and exactly once.
    #[test]
    fn every_game_is_kept_exactly_once(steps in prop::collection::vec(any_step(), 1..60)) {
        let mut device = Device::new();
        // The parked games, as they were left, each with its name.
        let mut left = BTreeSet::new();
        for step in steps {
            let before = device.session.clone();
            match step {
                Step::Place(index) => {
                    let free: Vec<_> = before.game().legal_moves().collect();
                    if matches!(before.status(), Status::ToMove(_)) {
                        device.play(free[index.index(free.len())]);
                    }
                }
                Step::Undo => {
                    device.apply(Intent::Undo);
                }
                Step::Start(is_with_friend) => {
                    let setup = if is_with_friend { FRIENDS } else { AGAINST_FIRST_FREE };
                    let parked = device.start(setup);
                    prop_assert_eq!(parked.is_some(), before.is_worth_keeping());
                    left.extend(parked.map(|name| (name, before.saved())));
                }
                Step::Continue(index) => {
                    let paused = device.stored.names(PAUSED);
                    if !paused.is_empty() {
                        let name = &paused[index.index(paused.len())];
                        let parked: Vec<_> =
                            left.iter().filter(|(other, _)| other == name).cloned().collect();
                        device.continue_game(name);
                        prop_assert_eq!(parked.len(), 1);
                        prop_assert_eq!(&device.session.saved(), &parked[0].1);
                        let is_same = before.saved() == parked[0].1;
                        if !is_same {
                            left.remove(&parked[0]);
                        }
                        if before.is_worth_keeping() && !is_same {
                            let names: BTreeSet<_> =
                                left.iter().map(|(name, _)| name.clone()).collect();
                            let all = [device.stored.names(PAUSED), device.stored.names(OVER)];
                            let new: Vec<_> =
                                all.concat().into_iter().filter(|it| !names.contains(it)).collect();
                            prop_assert_eq!(new.len(), 1);
                            left.insert((new[0].clone(), before.saved()));
                        }
                    }
                }
                Step::Reload => {
                    device.reload();
                    prop_assert_eq!(device.session.saved(), before.saved());
                }
            }
            let listed: BTreeSet<_> =
                device.list().iter().map(|it| (it.name.clone(), session(it).saved())).collect();
            prop_assert_eq!(&listed, &left);
        }
    }
}

/// An opponent has the name that *New game* has for it: a strength, or its own name if it has none.
#[test]
fn a_stored_game_names_its_opponent_as_new_game_does() {
    let table = [
        ("3x3k3/guard", "3×3, 3 in a row, Easy, 1 move"),
        ("3x3k3/first-free", "3×3, 3 in a row, First free, 1 move"),
        ("3x3k3/friends", "3×3, 3 in a row, Two players here, 1 move"),
    ];
    for (players, expected) in table {
        let stored = format!("{players}/one/starter-is-x/one/one/b2//");
        let (session, _) = Session::restore(&stored).expect("a stored game");
        assert_eq!(phrases::kept(&StoredContent::Own(session)).0, expected);
    }
}
