//! How the Gomocup program divides its time, and how it fits into its memory limit.

use std::time::Duration;

use in_a_row::{
    engine::search::Limit,
    gomocup::{Info, Limits},
};

fn limits(infos: &[&str]) -> Limits {
    let mut limits = Limits::default();
    for line in infos {
        limits.note(Info::parse(line).expect("information"));
    }
    limits
}

/// Returns the time limit of a search; zero if the program plays at once.
fn time(limits: &Limits) -> Duration {
    match limits.limit() {
        Limit::Time(time) => time,
        Limit::Nodes(nodes) => {
            assert!(nodes < 10_000, "a few milliseconds' worth");
            Duration::ZERO
        }
        Limit::Depth(_) => panic!("the time of a search to a depth is unknown"),
    }
}

#[test]
fn an_answer_is_ready_30_ms_before_the_deadline() {
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
fn with_no_time_the_program_plays_at_once() {
    for infos in [
        &["timeout_turn 0"][..],
        &["timeout_turn 0", "time_left 100000"],
        &["timeout_turn -1"],
        &["time_left 0"],
        &["time_left -300"],
        &["timeout_turn 5000", "timeout_match 60000", "time_left 0"],
    ] {
        assert_eq!(time(&limits(infos)), Duration::ZERO, "{infos:?}");
    }
}

#[test]
fn a_node_limit_replaces_the_time_limit() {
    let limited = limits(&["timeout_turn 300", "max_node 20000"]);
    assert_eq!(limited.limit(), Limit::Nodes(20_000));
    let unlimited_again = limits(&["timeout_turn 300", "max_node 20000", "max_node 0"]);
    assert_eq!(unlimited_again.limit(), limits(&["timeout_turn 300"]).limit());
}

#[test]
fn without_a_limit_for_the_game_a_move_may_take_its_whole_time() {
    let turn = time(&limits(&["timeout_turn 1000"]));
    for infos in [
        &["timeout_turn 1000", "timeout_match 0"][..],
        &["timeout_turn 1000", "time_left 2147483647"],
        &["timeout_match 0", "time_left 2147483647", "timeout_turn 1000"],
    ] {
        assert_eq!(time(&limits(infos)), turn, "{infos:?}");
    }
}

/// The manager sends the time left before every move; a game may have any number of moves.
#[test]
fn the_time_left_is_never_used_up() {
    let mut left = Duration::from_secs(60);
    for ply in 0..300 {
        let info = format!("time_left {}", left.as_millis());
        let time = time(&limits(&["timeout_turn 30000", &info]));
        assert!(time * 4 <= left, "move {ply}: {time:?} of {left:?}");
        left -= time;
    }
}

/// If the manager sends only the time for the whole game, the program tracks the time used.
#[test]
fn the_time_for_a_game_is_never_used_up() {
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
fn the_table_fits_into_the_memory_limit() {
    let table = |bytes: u64| limits(&[&format!("max_memory {bytes}")]).table();
    let largest = limits(&[]).table().expect("no memory limit");
    assert_eq!(table(0), Ok(largest), "0 means no limit");
    assert_eq!(table(350 << 20), Ok(largest));
    assert!(table(24 << 20).is_ok_and(|table| table < 24 << 20));
    assert!(table(1 << 20).is_err());
}
