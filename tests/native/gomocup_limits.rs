//! How the Gomocup program divides the time it is given, and what it does with little memory.

use std::time::Duration;

use in_a_row::{
    engine::search::Limit,
    gomocup::{Info, Limits},
};

fn limits(told: &[&str]) -> Limits {
    let mut limits = Limits::default();
    for line in told {
        limits.note(Info::parse(line).expect("information"));
    }
    limits
}

/// How long it thinks at most; nothing where it plays at once.
fn time(limits: &Limits) -> Duration {
    match limits.limit() {
        Limit::Time(time) => time,
        Limit::Nodes(nodes) => {
            assert!(nodes < 10_000, "a few milliseconds' worth");
            Duration::ZERO
        }
        Limit::Depth(_) => panic!("no depth takes a time that is known"),
    }
}

#[test]
fn an_answer_is_ready_30_ms_before_the_time_is_up() {
    for turn in 51..3_000 {
        let time = time(&limits(&[&format!("timeout_turn {turn}")]));
        assert!(time + Duration::from_millis(30) < Duration::from_millis(turn), "{turn}: {time:?}");
        assert!(time >= Duration::from_millis(turn / 5), "{turn}: {time:?}");
    }
    for turn in 1..=50 {
        let time = time(&limits(&[&format!("timeout_turn {turn}")]));
        assert!(time * 5 <= Duration::from_millis(turn), "{turn}: {time:?}");
    }
}

#[test]
fn no_time_asks_to_play_at_once() {
    for told in [
        &["timeout_turn 0"][..],
        &["timeout_turn 0", "time_left 100000"],
        &["timeout_turn -1"],
        &["time_left 0"],
        &["time_left -300"],
        &["timeout_turn 5000", "timeout_match 60000", "time_left 0"],
    ] {
        assert_eq!(time(&limits(told)), Duration::ZERO, "{told:?}");
    }
}

#[test]
fn nodes_are_counted_where_they_are_limited() {
    let told = limits(&["timeout_turn 300", "max_node 20000"]);
    assert_eq!(told.limit(), Limit::Nodes(20_000));
    let no_longer = limits(&["timeout_turn 300", "max_node 20000", "max_node 0"]);
    assert_eq!(no_longer.limit(), limits(&["timeout_turn 300"]).limit());
}

#[test]
fn a_game_without_limit_leaves_the_whole_turn() {
    let turn = time(&limits(&["timeout_turn 1000"]));
    for told in [
        &["timeout_turn 1000", "timeout_match 0"][..],
        &["timeout_turn 1000", "time_left 2147483647"],
        &["timeout_match 0", "time_left 2147483647", "timeout_turn 1000"],
    ] {
        assert_eq!(time(&limits(told)), turn, "{told:?}");
    }
}

/// What is left is told before every move: a game may have any number of them.
#[test]
fn the_time_left_lasts_for_any_game() {
    let mut left = Duration::from_secs(60);
    for ply in 0..300 {
        let told = format!("time_left {}", left.as_millis());
        let time = time(&limits(&["timeout_turn 30000", &told]));
        assert!(time * 4 <= left, "move {ply}: {time:?} of {left:?}");
        left -= time;
    }
}

/// Where the manager tells only how long the whole game may take, the program keeps account.
#[test]
fn the_time_for_a_game_lasts_for_any_game() {
    let whole = Duration::from_secs(60);
    let mut limits = limits(&["timeout_match 60000", "timeout_turn 30000"]);
    for _ in 0..2 {
        limits.begin();
        let first = time(&limits);
        assert!(first > Duration::from_secs(1), "{first:?}");
        let mut used = Duration::ZERO;
        for _ in 0..300 {
            let time = time(&limits);
            limits.spend(time);
            used += time;
        }
        assert!(used < whole, "{used:?}");
    }
}

#[test]
fn the_table_keeps_within_the_memory() {
    let table = |bytes: u64| limits(&[&format!("max_memory {bytes}")]).table();
    let most = limits(&[]).table().expect("as much as it likes");
    assert_eq!(table(0), Ok(most), "nothing is no limit");
    assert_eq!(table(350 << 20), Ok(most));
    assert!(table(24 << 20).is_ok_and(|table| table < 24 << 20));
    assert!(table(1 << 20).is_err());
}
