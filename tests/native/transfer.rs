//! Export and import between devices: scores are added once, and nothing is lost.

use in_a_row::{
    engine::{DrawOffer, Game, Player, Rules, notation::GameId},
    session::{
        Added, Correspondence, Entries, Results, Seat, Statistics, Tally, Transfer, TransferError,
    },
};
use proptest::{prelude::*, sample::Index};

use crate::common::{at, rules};

const ID: GameId = GameId::by_chance(7);

const GUARD: &str = "tally/3x3k3/guard";
const GUARD_STATISTICS: &str = "statistics/3x3k3/guard";
const OWN_GAME: &str = "3x3k3/guard/one/starter-is-x/one/one/b2a1/c3//-/marks/";
const ANOTHER_GAME: &str = "3x3k3/guard/one/starter-is-x/one/one/a1b2///-/marks/";
const POSITION: &str = "15x15k5/friends/one/starter-is-x/stones//x/first/i9h8-g7";
const ANOTHER_POSITION: &str = "15x15k5/friends/one/starter-is-x/stones//x/first/i9-g7";

fn entries(pairs: &[(&str, &str)]) -> Entries {
    pairs.iter().map(|&(key, text)| (key.to_owned(), text.to_owned())).collect()
}

/// Returns the entries stored on the device with this name.
fn on(device: &str, pairs: &[(&str, &str)]) -> Entries {
    let mut entries = entries(pairs);
    entries.insert("device".to_owned(), device.to_owned());
    entries
}

fn merge(here: &Entries, file: &Entries) -> Transfer {
    Transfer::merge(here, file).unwrap_or_else(|error| panic!("{error}"))
}

/// Imports the file, and returns what the import added.
fn import(here: &mut Entries, file: &Entries) -> Added {
    let transfer = merge(here, file);
    here.extend(transfer.write);
    transfer.added
}

fn tally(entries: &Entries, key: &str) -> Tally {
    entries.get(key).map(|text| text.parse().expect("a score")).unwrap_or_default()
}

fn results(entries: &Entries, key: &str) -> Results {
    let read = |text: &String| text.parse::<Statistics>().expect("statistics").results();
    entries.get(key).map(read).unwrap_or_default()
}

fn statistics(results: &Results) -> String {
    let Results { games: Tally { one, two, drawn }, streak, longest, recent } = results;
    let letters: String = recent
        .iter()
        .map(|winner| match winner {
            Some(Seat::One) => 'w',
            Some(Seat::Two) => 'l',
            None => 'd',
        })
        .collect();
    format!("1/{one}/{two}/{drawn}/{streak}/{longest}/{letters}")
}

/// Records on this device a game of this pairing that has ended.
fn play(here: &mut Entries, pairing: &str, winner: Option<Seat>) {
    let score = format!("tally/{pairing}");
    let before = tally(here, &score);
    let one = Tally::of_one_game(winner);
    here.insert(score, sum(before, one).to_string());
    let key = format!("statistics/{pairing}");
    let mut all = results(here, &key);
    all.add(winner);
    here.insert(key, statistics(&all));
}

fn sum(one: Tally, other: Tally) -> Tally {
    let Tally { one: won, two: lost, drawn } = other;
    Tally { one: one.one + won, two: one.two + lost, drawn: one.drawn + drawn }
}

#[test]
fn a_damaged_entry_is_refused_with_its_key() {
    let here = on("a", &[]);
    for (key, text) in [
        ("tally/3x3k3/guard", "1/2"),
        ("statistics/3x3k3/guard", "1/2/3"),
        ("statistics/3x3k3/guard", "4/1/0/0/2/1/w"),
        ("taken/c/tally/3x3k3/guard", "x"),
        ("taken/c/statistics/3x3k3/guard", "1/0/0/0/0/0/"),
        ("game", "3x3k3/deep-blue/one"),
        ("own-game", ""),
        ("arranged", OWN_GAME),
        ("arranged/3", "x"),
        ("paused/7", OWN_GAME),
        ("over/7", "7/3x3k3/deep-blue/one"),
        ("by-link/aaaaaa", "3x3k3/b2a1"),
    ] {
        let file = on("b", &[("tally/3x3k3/random", "1/0/0"), (key, text)]);
        let error = TransferError::Unreadable(key.to_owned());
        assert!(error.to_string().starts_with(key));
        assert_eq!(Transfer::merge(&here, &file), Err(error), "{key}");
    }
}

#[test]
fn a_game_by_link_under_another_id_is_refused() {
    let text = by_link(Player::Second, &["b2"]);
    let key = "by-link/aaaaaaaa";
    let refused = Transfer::merge(&on("a", &[]), &on("b", &[(key, text.as_str())]));
    assert_eq!(refused, Err(TransferError::Unreadable(key.to_owned())));
}

#[test]
fn a_file_that_is_too_large_is_refused() {
    let here = on("a", &[]);
    let long = on("b", &[("theme", &"x".repeat(1_000_001))]);
    assert_eq!(Transfer::merge(&here, &long), Err(TransferError::TooLarge));
    let mut many = on("b", &[]);
    many.extend((1..5_000).map(|n| (format!("later/{n}"), String::new())));
    assert_eq!(merge(&here, &many).write.len(), 4_999);
    many.insert("one-more".to_owned(), String::new());
    assert_eq!(Transfer::merge(&here, &many), Err(TransferError::TooLarge));
}

#[test]
fn a_file_without_a_device_name_is_refused() {
    let here = on("a", &[]);
    for file in [entries(&[]), on("", &[]), on("a/b", &[])] {
        assert_eq!(Transfer::merge(&here, &file), Err(TransferError::NoDevice));
    }
    assert_eq!(Transfer::merge(&entries(&[]), &here), Err(TransferError::NoDevice));
}

#[test]
fn importing_a_file_twice_adds_scores_once() {
    let mut here = on("a", &[(GUARD, "1/0/2")]);
    let mut file = on("b", &[(GUARD, "3/1/0"), ("tally/9x9k5/friends", "1/1/1")]);
    assert_eq!(import(&mut here, &file).pairings, 2);
    assert_eq!((here[GUARD].as_str(), here["tally/9x9k5/friends"].as_str()), ("4/1/2", "1/1/1"));
    assert_eq!(here["taken/b/tally/3x3k3/guard"], "3/1/0");
    assert_eq!(import(&mut here, &file), Added::default());

    file.insert(GUARD.to_owned(), "3/2/0".to_owned());
    assert_eq!(import(&mut here, &file).pairings, 1);
    assert_eq!(here[GUARD], "4/2/2");
}

#[test]
fn games_that_return_to_their_own_device_count_once() {
    let (mut one, mut other) = (on("a", &[(GUARD, "5/0/0")]), on("b", &[(GUARD, "0/2/0")]));
    import(&mut other, &one);
    import(&mut one, &other);
    import(&mut other, &one);
    assert_eq!((one[GUARD].as_str(), other[GUARD].as_str()), ("5/2/0", "5/2/0"));
}

#[test]
fn games_imported_through_another_device_count_once() {
    let (a, mut b, mut c) = (on("a", &[(GUARD, "5/0/0")]), on("b", &[]), on("c", &[]));
    import(&mut b, &a);
    import(&mut c, &b);
    assert_eq!(c[GUARD], "5/0/0");
    assert_eq!(import(&mut c, &a), Added::default());
}

#[test]
fn a_file_of_the_same_device_adds_missing_positions_but_no_scores() {
    let mut here = on("a", &[(GUARD, "1/0/0")]);
    let file =
        on("a", &[(GUARD, "9/0/0"), (GUARD_STATISTICS, "1/1/0/0/1/1/w"), ("arranged/1", POSITION)]);
    assert_eq!(import(&mut here, &file), Added { arranged: 1, ..Added::default() });
    assert_eq!(here, on("a", &[(GUARD, "1/0/0"), ("arranged/1", POSITION)]));
}

#[test]
fn a_score_reset_on_another_device_takes_nothing_away() {
    let mut here = on("a", &[(GUARD, "1/0/0")]);
    let taken = ("taken/c/tally/3x3k3/guard", "2/2/2");
    let mut file = on("b", &[(GUARD, "5/3/3"), taken]);
    import(&mut here, &file);
    assert_eq!(here[GUARD], "6/3/3");
    for reset in ["0/0/0", "1/1/1", "4/3/4"] {
        file.insert(GUARD.to_owned(), reset.to_owned());
        import(&mut here, &file);
    }
    assert_eq!(here[GUARD], "6/3/4");
    assert_eq!(here["taken/b/tally/3x3k3/guard"], "3/1/2");
}

#[test]
fn an_unreadable_score_is_left_alone() {
    for damaged in [GUARD, "taken/b/tally/3x3k3/guard"] {
        let mut here = on("a", &[(damaged, "?")]);
        let before = here.clone();
        assert_eq!(import(&mut here, &on("b", &[(GUARD, "5/3/3")])), Added::default());
        assert_eq!(here, before);
    }
}

#[test]
fn the_largest_scores_do_not_overflow() {
    let most = "4294967295/4294967295/4294967295";
    let mut here = on("a", &[(GUARD, most)]);
    let file = on("b", &[(GUARD, most), ("taken/c/tally/3x3k3/guard", "1/1/1")]);
    import(&mut here, &file);
    assert_eq!(here[GUARD], most);
    assert!(merge(&here, &file).write.is_empty());
}

#[test]
fn statistics_are_imported_unchanged_if_there_were_none() {
    let mut here = on("a", &[]);
    let text = "7/2/1/1/2/2/ldww/8/w/one/a1a3b1b3c1";
    let file = on("b", &[(GUARD_STATISTICS, text)]);
    assert_eq!(import(&mut here, &file).pairings, 1);
    assert_eq!(here[GUARD_STATISTICS], text);
    assert_eq!(here["taken/b/statistics/3x3k3/guard"], "3/1/1");
    assert_eq!(import(&mut here, &file), Added::default());
}

#[test]
fn statistics_are_added_to_existing_ones() {
    let mut here = on("a", &[(GUARD_STATISTICS, "7/2/1/1/2/2/ldww")]);
    let file = on("b", &[(GUARD_STATISTICS, "9/3/0/1/1/3/wwwd")]);
    assert_eq!(import(&mut here, &file).pairings, 1);
    assert_eq!(here[GUARD_STATISTICS], "7/5/1/2/2/3/ldww");
    assert_eq!(import(&mut here, &file), Added::default());
    assert_eq!(results(&here, GUARD_STATISTICS).recent.len(), 4);
}

#[test]
fn cleared_statistics_do_not_come_back() {
    let mut here = on("a", &[(GUARD_STATISTICS, "7/3/0/0/3/3/www")]);
    let mut other = on("b", &[]);
    import(&mut other, &here);
    here.remove(GUARD_STATISTICS);
    assert_eq!(import(&mut here, &other), Added::default());
    play(&mut other, "3x3k3/guard", Some(Seat::One));
    import(&mut here, &other);
    // The streak is dropped: only the new game counts.
    assert_eq!(here[GUARD_STATISTICS], "0/1/0/0/0/1/");
}

#[test]
fn restored_statistics_include_games_since_they_were_cleared() {
    let before: Statistics = "7/2/1/1/2/2/ldww".parse().expect("statistics");
    let since: Statistics = "9/5/0/0/1/3/w".parse().expect("statistics");
    assert_eq!(before.restored(since).to_string(), "9/7/1/1/3/3/ldwww");
}

/// Returns a game by link on 3x3 as the device of this side stores it.
fn by_link(own: Player, moves: &[&str]) -> String {
    let mut game = Game::new(Rules::NOUGHTS_AND_CROSSES);
    for cell in moves {
        game.play(at(cell)).expect("a legal move");
    }
    Correspondence { joined: true, ..Correspondence::new(ID, own, game) }.to_string()
}

fn key_by_link() -> String {
    format!("by-link/{ID}")
}

#[test]
fn games_by_link_are_added_and_continued() {
    let key = key_by_link();
    let game = |moves| by_link(Player::First, moves);
    let file = |text: &str| on("b", &[(&key, text)]);
    let mut here = on("a", &[]);
    for (moves, added) in [
        (&["b2"][..], 1),
        (&["b2"], 0),
        (&["b2", "a1", "c3"], 1),
        (&["b2", "a1"], 0),
        (&["b2", "a3", "c3", "a1"], 0),
    ] {
        assert_eq!(import(&mut here, &file(&game(moves))).by_link, added, "{moves:?}");
    }
    assert_eq!(here[&key], game(&["b2", "a1", "c3"]));
    assert_eq!(merge(&here, &file(&game(&["a1"]))).yours, Entries::new());
}

#[test]
fn a_game_by_link_is_continued_by_a_draw_but_not_after_it() {
    let key = key_by_link();
    let mut here = on("a", &[]);
    for (moves, draw, added) in [
        (1, DrawOffer::None, 1),
        (1, DrawOffer::Offered, 1),
        (1, DrawOffer::None, 0),
        (1, DrawOffer::Agreed, 1),
        (1, DrawOffer::Offered, 0),
        (2, DrawOffer::None, 0),
    ] {
        let game =
            Game::replay(rules("endless5"), ["r0u0", "r8u0"].map(at).into_iter().take(moves));
        let game = game.expect("legal moves").with_draw_offer(draw).expect("a draw can be offered");
        let game = Correspondence::new(ID, Player::First, game).to_string();
        let now = import(&mut here, &on("b", &[(&key, &game)])).by_link;
        assert_eq!(now, added, "{moves} moves, {draw:?}");
    }
}

#[test]
fn an_imported_game_by_link_keeps_the_side_played_here() {
    let key = key_by_link();
    let (ours, theirs) = (by_link(Player::First, &["b2"]), by_link(Player::Second, &["b2", "a1"]));
    let mut here = on("a", &[(&key, &ours)]);
    assert_eq!(import(&mut here, &on("b", &[(&key, &theirs)])).by_link, 1);
    assert_eq!(here[&key], by_link(Player::First, &["b2", "a1"]));
}

#[test]
fn an_unreadable_game_by_link_is_left_alone() {
    let key = key_by_link();
    let mut here = on("a", &[(&key, "?")]);
    import(&mut here, &on("b", &[(&key, &by_link(Player::First, &["b2"]))]));
    assert_eq!(here[&key], "?");
}

#[test]
fn arranged_positions_are_added_under_free_numbers() {
    let mut here = on("a", &[("arranged/1", POSITION)]);
    let file = on("b", &[("arranged/1", ANOTHER_POSITION), ("arranged/2", POSITION)]);
    assert_eq!(import(&mut here, &file).arranged, 1);
    let both = [("arranged/1", POSITION), ("arranged/2", ANOTHER_POSITION)];
    assert_eq!(here, on("a", &both));
    assert_eq!(import(&mut here, &file), Added::default());
}

#[test]
fn entries_set_aside_are_added_under_free_numbers() {
    let mut here = on("a", &[("set-aside/game/1", "x"), ("set-aside/game/2", "y")]);
    let file = on("b", &[("set-aside/game/1", "z"), ("set-aside/tally/3x3k3/guard/4", "x")]);
    import(&mut here, &file);
    assert_eq!((here["set-aside/game/3"].as_str(), here.len()), ("z", 5));
    assert_eq!(here["set-aside/tally/3x3k3/guard/4"], "x");
    assert!(merge(&here, &file).write.is_empty());
}

#[test]
fn single_entries_are_imported_only_if_missing() {
    let file = on(
        "b",
        &[
            ("game", OWN_GAME),
            ("own-game", OWN_GAME),
            ("arranged", POSITION),
            ("theme", "wood"),
            ("later", "?"),
            ("taken/c/later", "?"),
        ],
    );
    let mut here = on("a", &[("theme", "paper"), ("more", "open")]);
    let transfer = merge(&here, &file);
    assert_eq!(transfer.yours, entries(&[("theme", "wood")]));
    let expected = Added { arranged: 1, settings: 1, has_game: true, ..Added::default() };
    assert_eq!(import(&mut here, &file), expected);
    assert_eq!((here["theme"].as_str(), here["device"].as_str()), ("paper", "a"));
    assert!(!here.contains_key("taken/c/later"));
    assert_eq!(import(&mut here, &file), Added::default());
}

#[test]
fn an_import_does_not_replace_the_current_game() {
    let file = on("b", &[("game", OWN_GAME), ("own-game", OWN_GAME)]);
    for known in ["game", "own-game"] {
        let here = on("a", &[(known, ANOTHER_GAME)]);
        let transfer = merge(&here, &file);
        assert!(transfer.write.is_empty());
        assert_eq!(transfer.yours, entries(&[("game", OWN_GAME), ("own-game", OWN_GAME)]));
    }
    let here = on("a", &[("game", OWN_GAME), ("own-game", OWN_GAME)]);
    assert_eq!(merge(&here, &file), Transfer::default());
}

/// Returns a stored game that is not on the board and was last played at this time.
fn past(played: u64, moves: &str) -> String {
    format!("{played}/3x3k3/guard/one/starter-is-x/one/one/{moves}///-/marks/")
}

#[test]
fn games_that_are_not_on_the_board_are_merged() {
    let running = past(5, "b2a3");
    let over = past(6, "b2a1c1a3c3a2");
    let mut here = on("a", &[("own-game", ANOTHER_GAME), ("when/own-game", "9")]);
    let file = on("b", &[("paused/1", &running), ("over/2", &over), ("when/own-game", "8")]);
    assert_eq!(import(&mut here, &file), Added { own: 2, ..Added::default() });
    assert_eq!((&here["paused/1"], &here["over/2"]), (&running, &over));
    assert_eq!(here["when/own-game"], "9");
    assert_eq!(import(&mut here, &file), Added::default());

    // On the other device, the game goes on and leaves the board again.
    let later = past(7, "b2a3c1a1");
    let file = on("b", &[("paused/3", &later)]);
    assert_eq!(import(&mut here, &file), Added { own: 1, ..Added::default() });
    assert_eq!(here["paused/1"], later);
    assert!(!here.contains_key("paused/3"), "it is the same game");

    // A game that is on the board here, or has gone on here, is not added.
    let mut here = on("a", &[("own-game", OWN_GAME), ("paused/4", &later)]);
    let file = on("b", &[("paused/1", &running), ("paused/5", &past(4, "b2"))]);
    assert_eq!(import(&mut here, &file), Added::default());
}

#[test]
fn times_are_imported_with_their_games() {
    let text = by_link(Player::Second, &["b2"]);
    let [game, time] = [format!("by-link/{ID}"), format!("when/by-link/{ID}")];
    let file = on("b", &[(&game, text.as_str()), (&time, "1767225600000"), ("when/x", "1")]);
    let mut here = on("a", &[]);
    assert_eq!(import(&mut here, &file), Added { by_link: 1, ..Added::default() });
    assert_eq!(here[&time], "1767225600000");
    assert!(!here.contains_key("when/x"));
    here.insert(time.clone(), "1767225600001".to_owned());
    assert!(merge(&here, &file).write.is_empty());
}

/// Whether a link was sent is imported with the state of the game in which it was sent.
#[test]
fn what_was_sent_is_imported_with_its_game() {
    let text = by_link(Player::Second, &["b2"]);
    let [game, sent] = [format!("by-link/{ID}"), format!("sent/by-link/{ID}")];
    let file = on("b", &[(&game, text.as_str()), (&sent, "x"), ("sent/by-link/y", "x")]);
    let mut here = on("a", &[]);
    assert_eq!(import(&mut here, &file), Added { by_link: 1, ..Added::default() });
    assert_eq!(here[&sent], "x");
    assert!(!here.contains_key("sent/by-link/y"));
    here.insert(sent.clone(), "y".to_owned());
    assert!(merge(&here, &file).write.is_empty(), "the game here is the same");
}

#[test]
fn a_current_game_by_link_counts_as_a_game() {
    let text = OWN_GAME.replace("guard", &ID.to_string());
    let file = on("b", &[("game", &text)]);
    assert!(merge(&on("a", &[]), &file).added.has_game);
}

/// A step in the exchange between three devices.
#[derive(Clone, Debug)]
enum Step {
    Play { device: usize, pairing: usize, winner: Option<Seat> },
    Export { device: usize },
    Import { device: usize, file: Index },
}

fn any_step() -> impl Strategy<Value = Step> {
    let winner = prop::sample::select(vec![Some(Seat::One), Some(Seat::Two), None]);
    prop_oneof![
        (0..3_usize, 0..2_usize, winner).prop_map(|(device, pairing, winner)| Step::Play {
            device,
            pairing,
            winner
        }),
        (0..3_usize).prop_map(|device| Step::Export { device }),
        (0..3_usize, any::<Index>()).prop_map(|(device, file)| Step::Import { device, file }),
    ]
}

/// Stored texts, some of them damaged.
fn any_text() -> impl Strategy<Value = String> {
    prop_oneof![
        any::<[u8; 3]>().prop_map(|[one, two, drawn]| format!("{one}/{two}/{drawn}")),
        prop::collection::vec(prop::sample::select(vec![Some(Seat::One), None]), 0..60).prop_map(
            |games| {
                let mut results = Results::default();
                for winner in games {
                    results.add(winner);
                }
                statistics(&results)
            }
        ),
        prop::sample::select(vec![OWN_GAME, POSITION, ANOTHER_POSITION]).prop_map(str::to_owned),
        (0..4_usize).prop_map(|count| by_link(Player::First, &["b2", "a1", "c3"][..count])),
        "[0-9/wdl-]{0,20}|\\PC{0,20}",
    ]
}

fn any_key() -> impl Strategy<Value = String> {
    let name = "(tally|statistics)/[pq]|taken/[abc]/(tally|statistics)/[pq]|arranged(/[1-3])?";
    let key = "(own-)?game|set-aside/[xy](/[1-3])?|theme|device|taken(/.{0,3})?|.{0,8}";
    prop_oneof![name, key, Just(key_by_link())]
}

/// Entries that can be read.
fn any_entries(device: &'static str) -> impl Strategy<Value = Entries> {
    prop::collection::vec((any_key(), any_text()), 0..30).prop_map(move |pairs| {
        let is_readable = |(key, text): &(String, String)| {
            let file = on("z", &[(key, text)]);
            Transfer::merge(&on("y", &[]), &file).is_ok()
        };
        let mut entries: Entries = pairs.into_iter().filter(is_readable).collect();
        entries.insert("device".to_owned(), device.to_owned());
        entries
    })
}

proptest! {
    #[test]
    fn every_game_counts_once_on_every_device(
        steps in prop::collection::vec(any_step(), 0..80),
    ) {
        const PAIRINGS: [&str; 2] = ["3x3k3/guard", "9x9k5/friends"];
        let mut devices = ["a", "b", "c"].map(|name| on(name, &[]));
        let mut played = [Tally::default(); 2];
        let mut files = devices.to_vec();
        for step in steps {
            match step {
                Step::Play { device, pairing, winner } => {
                    play(&mut devices[device], PAIRINGS[pairing], winner);
                    played[pairing] = sum(played[pairing], Tally::of_one_game(winner));
                }
                Step::Export { device } => files.push(devices[device].clone()),
                Step::Import { device, file } => {
                    import(&mut devices[device], file.get(&files));
                }
            }
        }
        let latest = devices.clone();
        for device in &mut devices {
            for file in &latest {
                import(device, file);
            }
            for (pairing, played) in PAIRINGS.iter().zip(played) {
                prop_assert_eq!(tally(device, &format!("tally/{pairing}")), played);
                let counted = results(device, &format!("statistics/{pairing}"));
                prop_assert_eq!(counted.games, played);
            }
        }
    }

    #[test]
    fn an_import_loses_nothing_and_a_second_one_changes_nothing(
        here in any_entries("a"),
        file in prop_oneof![any_entries("b"), any_entries("a")],
    ) {
        let transfer = merge(&here, &file);
        let mut after = here.clone();
        after.extend(transfer.write.clone());
        prop_assert!(here.keys().all(|key| after.contains_key(key)));
        let is_kept = |key: &&String| {
            !["tally/", "statistics/", "taken/", "by-link/"].iter().any(|it| key.starts_with(it))
        };
        for key in here.keys().filter(is_kept) {
            prop_assert_eq!(&after[key], &here[key]);
        }
        for (key, text) in here.iter().filter(|(key, _)| key.starts_with("tally/")) {
            let before: Tally = text.parse().expect("a score");
            let now = tally(&after, key);
            prop_assert!(now.one >= before.one && now.two >= before.two && now.drawn >= before.drawn);
        }
        // Written entries can be read again.
        prop_assert!(Transfer::merge(&on("y", &[]), &after).is_ok());
        let again = merge(&after, &file);
        prop_assert_eq!(again.write, Entries::new());
        prop_assert_eq!(again.added, Added::default());
        prop_assert_eq!(again.yours, transfer.yours);
    }

    #[test]
    fn any_entries_are_merged_or_refused(
        here in prop::collection::btree_map(any_key(), any_text(), 0..20),
        file in prop::collection::btree_map(any_key(), any_text(), 0..20),
        named in any::<bool>(),
    ) {
        let (mut here, mut file) = (here, file);
        if named {
            here.insert("device".to_owned(), "a".to_owned());
            file.insert("device".to_owned(), "b".to_owned());
        }
        if let Ok(transfer) = Transfer::merge(&here, &file) {
            prop_assert!(!transfer.write.contains_key("device"));
        }
    }
}

#[test]
fn lessons_taken_on_both_devices_are_joined() {
    let mut here = on("phone", &[("lessons", "forks 2\nfours 6")]);
    let file = on("laptop", &[("lessons", "chains 1\nforks 5")]);
    let transfer = Transfer::merge(&here, &file).expect("an export");
    assert!(transfer.added.has_learned);
    here.extend(transfer.write);
    assert_eq!(here["lessons"], "chains 1\nforks 5\nfours 6");
    let again = Transfer::merge(&here, &file).expect("an export");
    assert!(!again.added.has_learned && again.write.is_empty());
    let damaged = on("laptop", &[("lessons", "damaged")]);
    let error = TransferError::Unreadable("lessons".to_owned());
    assert_eq!(Transfer::merge(&here, &damaged), Err(error));
}

#[test]
fn puzzles_solved_on_both_devices_are_joined() {
    let mut here = on("phone", &[("puzzles", "90000 20000 60000\n00000001 +\nday 20000 60")]);
    let other = "100000 15000 60000\n00000001 - 0 20001\n00000002 +\n00000003 +\nday 20001 60";
    let file = on("laptop", &[("puzzles", other)]);
    import(&mut here, &file);
    let joined =
        "100000 15000 60000\n00000001 +\n00000002 +\n00000003 +\nday 20000 60\nday 20001 60";
    assert_eq!(here["puzzles"], joined);
    assert_eq!(import(&mut here, &file), Added::default(), "nothing is new");

    let damaged = on("laptop", &[("puzzles", "damaged")]);
    let error = TransferError::Unreadable("puzzles".to_owned());
    assert_eq!(Transfer::merge(&here, &damaged), Err(error));
}
