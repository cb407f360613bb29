//! Matches between small shell programs, each of which does one thing right or wrong.

use std::time::Duration;

use in_a_row::engine::{
    Game, Outcome, Rules, Side,
    search::{Limit, Score, Search, Untimed},
};

use super::{
    duel::Contest,
    opening::{self, Openings},
    options::Options,
    player::{Player, Terms},
    sprt::{Sprt, Verdict},
    tally::{Tally, elo},
};

/// A program that answers the start of a game with `OK`, and each request for a move with the next of
/// these lines.
fn script(answers: &[&str]) -> String {
    let answers = answers.iter().enumerate().map(|(at, it)| format!("{}) echo {it}", at + 1));
    program(&format!(
        "n=0; while read line; do case $line in \
         *START*) n=0; echo OK;; \
         BEGIN*|TURN*|DONE*) n=$((n+1)); case $n in {};; esac;; \
         END*) exit;; esac; done",
        answers.collect::<Vec<_>>().join(";; ")
    ))
}

fn program(shell: &str) -> String {
    format!("sh -c '{shell}'")
}

fn player(command: impl Into<String>) -> Player {
    Player::new(Terms {
        command: command.into(),
        time: Duration::from_millis(100),
        nodes: None,
        tolerance: Duration::from_secs(5),
        memory: 1 << 20,
    })
}

fn rules(notation: &str) -> Rules {
    notation.parse().expect("rules in notation")
}

fn play(first: &mut Player, second: &mut Player) -> Contest {
    Contest::play([first, second], Game::new(rules("15x15k5")))
}

/// Wins as the first player, in the top row.
fn winner() -> Player {
    player(script(&["0,0", "1,0", "2,0", "3,0", "4,0"]))
}

fn loser() -> Player {
    player(script(&["0,2", "1,2", "2,2", "3,2"]))
}

#[test]
fn five_in_a_row_win() {
    let (mut a, mut b) = (winner(), loser());
    for _ in 0..2 {
        let contest = play(&mut a, &mut b);
        assert_eq!(contest.winner(), Some(Side::First));
        assert_eq!(contest.game().outcome().and_then(Outcome::winner), Some(Side::First));
        assert_eq!(contest.notation(), "15x15k5/a15a13b15b13c15c13d15d13e15");
        assert_eq!(contest.description("a", "b"), "a wins");
    }
    assert!(a.to_string().contains("0 illegal, 0 late, 0 crashed"), "{a}");
    assert!(a.to_string().ends_with("in 10 moves"), "{a}");
    assert!(b.to_string().ends_with("in 8 moves"), "{b}");
}

#[test]
fn both_programs_get_the_opening() {
    let moves = in_a_row::engine::notation::parse_moves("a15a13b15b13c15c13").expect("moves");
    let opening = Game::replay(rules("15x15k5"), moves).expect("legal moves");
    let (mut a, mut b) = (player(script(&["3,0", "4,0"])), player(script(&["3,2"])));
    assert_eq!(Contest::play([&mut a, &mut b], opening).description("a", "b"), "a wins");
}

#[test]
fn an_answer_that_is_not_a_move_loses() {
    for answer in ["0,0", "15,0", "0,-1", "ERROR what", "hello"] {
        let (mut a, mut b) = (winner(), player(script(&[answer])));
        let contest = play(&mut a, &mut b);
        assert_eq!(contest.winner(), Some(Side::First), "{answer}");
        assert!(contest.description("a", "b").starts_with("b loses (illegal: "), "{answer}");
        assert!(b.to_string().contains("1 illegal"), "{answer}: {b}");
    }
}

#[test]
fn a_program_that_exits_loses() {
    let goes = program("read line; echo OK; exit");
    for command in [goes, program("exit"), "/nowhere/is/this".to_owned()] {
        let (mut a, mut b) = (player(&command), loser());
        let contest = play(&mut a, &mut b);
        assert_eq!(contest.description("a", "b"), "a loses (crashed)", "{command}");
        assert_eq!(contest.winner(), Some(Side::Second));
        assert!(a.to_string().contains("1 crashed"), "{a}");
    }
}

#[test]
fn a_silent_program_loses_and_is_replaced() {
    let mut mute = Player::new(Terms {
        command: script(&["0,0"]),
        time: Duration::from_millis(1),
        nodes: None,
        tolerance: Duration::from_millis(300),
        memory: 0,
    });
    let mut other = loser();
    for late in 1..=2 {
        let contest = play(&mut mute, &mut other);
        assert_eq!(contest.description("a", "b"), "a loses (too late)");
        assert!(mute.to_string().contains(&format!("{late} late")), "{mute}");
    }
}

#[test]
fn messages_are_not_answers() {
    let talks = "while read line; do case $line in \
        START*) echo MESSAGE hello; echo OK - all is well;; \
        BEGIN*) echo debug 1,1; echo; echo message 2,2; echo 7,7; exit;; esac; done";
    let (mut a, mut b) = (player(program(talks)), player(script(&["8,8"])));
    assert_eq!(play(&mut a, &mut b).notation(), "15x15k5/h8i7");
}

#[test]
fn a_program_that_cannot_restart_is_replaced() {
    let once = "while read line; do case $line in RESTART*) echo UNKNOWN;; START*) echo OK;; \
        BEGIN*) echo 7,7;; TURN*) exit;; esac; done";
    let (mut a, mut b) = (player(program(once)), loser());
    for _ in 0..2 {
        assert_eq!(play(&mut a, &mut b).notation(), "15x15k5/h8a13");
    }
}

#[test]
fn openings_are_quiet_and_depend_only_on_the_seed() {
    for board in ["15x15k5", "20x20k5e", "40x9k5"] {
        let rules = rules(board);
        let seeds = 0..50;
        let openings: Vec<_> =
            seeds.clone().map(|seed| opening::random(rules, 5, seed, false)).collect();
        for (seed, game) in seeds.zip(&openings) {
            assert_eq!(game, &opening::random(rules, 5, seed, false));
            assert_eq!(game.moves().len(), 5);
            assert_eq!(game.side_to_move(), Some(Side::Second));
            for &cell in game.moves() {
                for direction in rules.shape().directions() {
                    let next = direction.step(cell, 1).map(|next| game.board().get(next));
                    assert_ne!(next, Some(game.board().get(cell)), "{board} {:?}", game.moves());
                }
            }
        }
        let others = openings.iter().filter(|game| **game != openings[0]).count();
        assert!(others > 45, "{board}: openings differ");
    }
    assert_eq!(opening::random(rules("5x5k5"), 3, 1, false).moves().len(), 3);
    assert!(opening::random(rules("15x15k5"), 0, 1, false).moves().is_empty());
}

#[test]
fn even_openings_exclude_wins_of_the_side_to_move() {
    let rules = rules("15x15k5");
    let (mut left_out, mut search) = (0, Search::new(rules, 8 << 20));
    for seed in 0..8 {
        let [any, even] = [false, true].map(|even| opening::random(rules, 5, seed, even));
        left_out += u32::from(any != even);
        let position = even.position().expect("a running game");
        let score = search.think(position, Limit::Depth(6), &mut Untimed).score;
        assert!(matches!(score, Score::Heuristic(_)), "{:?} {score:?}", even.moves());
    }
    assert!(left_out > 0, "some openings are good for a side");
}

/// A tally with these numbers of pairs with 0, 0.5, 1, 1.5 and 2 points.
fn tally(pairs: [u32; 5]) -> Tally {
    const LOST: Option<bool> = Some(false);
    const WON: Option<bool> = Some(true);
    const RESULTS: [[Option<bool>; 2]; 5] =
        [[LOST, LOST], [LOST, None], [WON, LOST], [None, WON], [WON, WON]];
    let mut tally = Tally::default();
    for (result, times) in RESULTS.into_iter().zip(pairs) {
        (0..times).for_each(|_| tally.count(result));
    }
    tally
}

/// Elo's own figures: three points out of four are worth 191, ten out of eleven 400.
#[test]
fn scores_give_elo_differences() {
    let is_about = |value: f64, expected: f64| (value - expected).abs() < 0.5;
    assert!(is_about(elo(0.5), 0.0));
    assert!(is_about(elo(0.75), 190.8));
    assert!(is_about(elo(1.0 / 11.0), -400.0));
    assert!(is_about(100.0 * tally([1, 0, 0, 2, 2]).score(), 70.0));
}

/// By tables of Wilson's interval, 8 out of 10 means 49.0 to 94.3 %, and 10 out of 10 means above 72.2 %. Pairs that
/// vary like independent games have the same bounds.
#[test]
fn bounds_are_those_of_wilson() {
    for (tally, expected) in [
        (tally([0, 0, 0, 0, 5]), (72.2, 100.0)),
        (tally([5, 0, 0, 0, 0]), (0.0, 27.8)),
        (tally([4, 0, 32, 0, 64]), (73.9, 85.0)),
    ] {
        let (least, most) = tally.bounds();
        assert!((100.0 * least - expected.0).abs() < 0.1, "{tally}: {least}");
        assert!((100.0 * most - expected.1).abs() < 0.1, "{tally}: {most}");
    }
    let all_won = tally([0, 0, 0, 0, 5]).summary();
    assert!(all_won.contains("+inf"), "{all_won}");
}

/// If each player wins with the better side of an opening, the bounds are closer than for as many unpaired games.
#[test]
fn shared_pairs_narrow_the_bounds() {
    let (least, most) = tally([5, 0, 90, 0, 5]).bounds();
    let (wide_least, wide_most) = tally([25, 0, 50, 0, 25]).bounds();
    assert!(least > wide_least + 0.03 && most < wide_most - 0.03, "{least} to {most}");
}

fn sprt(bounds: &str) -> Sprt {
    bounds.parse().expect("two differences")
}

/// By hand: 100 pairs with a mean of 0.55 and a variance of 0.1225 are 100 * 0.0144 * 0.0428 / 0.1225 = 0.5 in favour
/// of 10 Elo over 0; a score between the two favours neither.
#[test]
fn results_favour_one_of_two_differences() {
    let better = tally([20, 0, 50, 0, 30]);
    assert!((sprt("0,10").ratio(&better) - 0.5).abs() < 0.01, "{}", sprt("0,10").ratio(&better));
    assert!(sprt("-10,10").ratio(&tally([25, 0, 50, 0, 25])).abs() < 1e-9);
    assert!(sprt("0,10").ratio(&tally([10, 0, 0, 0, 0])).abs() < 1e-9);
}

#[test]
fn a_test_ends_once_it_is_decided() {
    let scaled = |times: u32| tally([150, 0, 500, 0, 350].map(|pairs| pairs * times / 10));
    assert_eq!(sprt("0,10").verdict(&scaled(1)), Verdict::Open);
    assert_eq!(sprt("0,10").verdict(&scaled(10)), Verdict::Passed);
    let worse = tally([350, 0, 500, 0, 150]);
    assert_eq!(sprt("0,10").verdict(&worse), Verdict::Failed);
    assert!(sprt("0,10").summary(&worse).contains("failed"));
    for wrong in ["", "5", "10,0", "0,x", "0;10", "5,5"] {
        assert!(wrong.parse::<Sprt>().is_err(), "{wrong}");
    }
}

#[test]
fn openings_are_read_from_a_file() {
    let file = std::env::temp_dir().join(format!("openings-{}.txt", std::process::id()));
    std::fs::write(&file, "15x15k5/h8\n15x15k5/h8i9\n20x20k5/a1b2\n").expect("a file");
    let openings = Openings::listed(&file, 2).expect("games");
    let moves = [0, 1, 2, 3].map(|number| openings.get(number).moves().len());
    assert_eq!(moves, [2, 2, 1, 2], "from the second on, and after the last the first");
    assert_eq!(openings.get(1).rules(), rules("20x20k5"));
    std::fs::write(&file, "15x15k5/h8\nhello\n").expect("a file");
    let error = Openings::listed(&file, 1).unwrap_err();
    assert!(error.contains("hello"), "{error}");
    std::fs::write(&file, "").expect("a file");
    assert!(Openings::listed(&file, 1).unwrap_err().contains("no games"));
    std::fs::remove_file(&file).expect("a file");
    assert!(Openings::listed(&file, 1).is_err());
}

fn options(arguments: &[&str]) -> Result<Option<Options>, String> {
    let parser = lexopt::Parser::from_args(arguments);
    Options::parse(parser).map_err(|error| error.to_string())
}

#[test]
fn options_are_read() {
    let both = ["--a", "one x", "--b=two"];
    let options_of = |more: &[&str]| options(&[&both[..], more].concat());
    let usual = options_of(&[]).expect("right").expect("no help");
    assert_eq!((usual.a.command.as_str(), usual.b.command.as_str()), ("one x", "two"));
    assert_eq!((usual.pairs, usual.openings.get(0).rules()), (10, rules("15x15k5")));
    let more = ["--board", "20x9", "--rule", "exact", "--time-ms", "50", "--b-time-ms", "7"];
    let other = options_of(&more).expect("right").expect("no help");
    assert_eq!(other.openings.get(0).rules(), rules("20x9k5e"));
    assert_eq!([other.a.time, other.b.time].map(|time| time.as_millis()), [50, 7]);
    let tested = ["--sprt", "0,5", "--nodes", "20000", "--threads", "2", "--games", "3"];
    let tested = options_of(&tested).expect("right").expect("no help");
    assert_eq!((tested.sprt, tested.pairs, tested.threads), (Some(sprt("0,5")), 2, 2));
    assert_eq!([tested.a.nodes, tested.b.nodes], [Some(20_000); 2]);
    // A program that counts nodes gets a minute.
    assert_eq!([usual.a.tolerance, tested.a.tolerance].map(|it| it.as_millis()), [200, 60_000]);
    assert_eq!(options(&["--help"]), Ok(None));
    for wrong in [["--board", "4x15"], ["--board", "x"], ["--rule", "go"], ["--games", "-1"]] {
        assert!(options_of(&wrong).is_err(), "{wrong:?}");
    }
    assert!(options(&["--a", "one"]).is_err());
    assert!(options_of(&["--depth", "3"]).is_err());
}
