//! The results of all games of a pairing: each game counts once, and does not count if its end is taken back.

use in_a_row::session::{
    Intent, Players, Results, Seat, Session, Setup, Starter, Statistics, StatisticsError, Tally,
};
use proptest::{prelude::*, sample::Index};
use rand::SeedableRng;
use rand_xoshiro::Xoshiro128PlusPlus;

use crate::common::{arranged, at, played};

const FRIENDS: Setup = Setup { players: Players::Friends, starter: Starter::One, ..Setup::DEFAULT };

const ONE: Option<Seat> = Some(Seat::One);
const TWO: Option<Seat> = Some(Seat::Two);

/// A game that seat one wins with the bottom row.
const WIN: &str = "a1a3b1b3c1";

/// A game of two friends and its statistics.
struct Table {
    session: Session,
    random: Xoshiro128PlusPlus,
    statistics: Statistics,
    reports: u32,
}

impl Table {
    fn new(statistics: &str) -> Self {
        let mut random = Xoshiro128PlusPlus::seed_from_u64(1);
        let (session, _) = Session::start(FRIENDS, &mut random);
        let statistics = statistics.parse().expect("statistics");
        Self { session, random, statistics, reports: 0 }
    }

    fn apply(&mut self, intent: Intent) {
        self.session.apply(intent, &mut self.random);
    }

    /// Reports the stored game to the statistics.
    fn report(&mut self) {
        self.reports += 1;
        let (stored, _) = Session::restore(&self.session.saved()).expect("a stored game");
        self.statistics.update(&stored, self.reports);
    }

    /// Applies the intent and reports the result.
    fn apply_and_report(&mut self, intent: Intent) {
        self.apply(intent);
        self.report();
    }

    fn play(&mut self, moves: &str) {
        for cell in played("3x3k3", moves).moves() {
            self.apply_and_report(Intent::Place(*cell));
        }
    }

    fn won_drawn_lost(&self) -> (u32, u32, u32) {
        let Tally { one, two, drawn } = self.statistics.results().games;
        (one, drawn, two)
    }
}

fn results(of: &[Option<Seat>]) -> Results {
    let mut results = Results::default();
    for winner in of {
        results.add(*winner);
    }
    results
}

/// Returns the runs of equal results, each with its length.
fn runs(of: &[Option<Seat>]) -> Vec<(Option<Seat>, usize)> {
    of.chunk_by(|one, next| one == next).map(|run| (run[0], run.len())).collect()
}

#[test]
fn an_end_counts_once_however_often_it_is_reported() {
    let mut table = Table::new("0/0/0/0/0/0/");
    table.play(WIN);
    table.report();
    table.report();
    assert_eq!(table.won_drawn_lost(), (1, 0, 0));
}

#[test]
fn the_same_game_played_twice_counts_twice() {
    let mut table = Table::new("0/0/0/0/0/0/");
    table.play(WIN);
    table.apply_and_report(Intent::PlayAgain);
    table.play(WIN);
    assert_eq!(table.won_drawn_lost(), (2, 0, 0));
}

#[test]
fn an_undone_end_leaves_the_statistics_unchanged() {
    let before = "9/2/1/1/2/2/ldww";
    let mut table = Table::new(before);
    table.play("a1a3b1b3a2c3");
    assert_eq!(table.won_drawn_lost(), (2, 1, 2));
    table.apply_and_report(Intent::Undo);
    assert_eq!(table.statistics.to_string(), before);
    table.apply_and_report(Intent::Redo);
    assert_eq!(table.won_drawn_lost(), (2, 1, 2));
}

#[test]
fn a_score_reset_does_not_change_the_statistics() {
    let mut table = Table::new("0/0/0/0/0/0/");
    table.play(WIN);
    let stored = table.statistics.to_string();
    table.apply(Intent::ResetScore);
    table.report();
    assert_eq!(table.statistics.to_string(), stored);
    // The end can still be taken back, even though the score no longer includes it.
    table.apply_and_report(Intent::Undo);
    assert_eq!(table.won_drawn_lost(), (0, 0, 0));
    table.apply_and_report(Intent::Place(at("c1")));
    assert_eq!(table.won_drawn_lost(), (1, 0, 0));
}

#[test]
fn an_end_is_noticed_even_if_only_the_next_game_is_reported() {
    let mut table = Table::new("0/0/0/0/0/0/");
    table.play(WIN);
    table.apply(Intent::PlayAgain);
    for cell in ["b2", "a1", "a2", "c2", "a3", "c1", "b1", "b3", "c3"] {
        table.apply(Intent::Place(at(cell)));
    }
    table.report();
    assert_eq!(table.won_drawn_lost(), (1, 1, 0));
}

#[test]
fn games_from_an_arranged_position_and_by_link_do_not_count() {
    let mut table = Table::new("0/0/0/0/0/0/");
    let seating = table.session.seating();
    let game = arranged("3x3k3", "a1b1-a3b3", "");
    table.apply_and_report(Intent::PlayOn { setup: FRIENDS, seating, game });
    table.apply_and_report(Intent::Place(at("c1")));
    assert!(table.session.game().outcome().is_some());
    table.apply_and_report(Intent::NewGame(Setup { players: Players::BY_LINK, ..FRIENDS }));
    assert!(table.session.setup().players.are_by_link());
    for cell in ["a1", "a3", "b1", "b3", "c1"] {
        table.apply_and_report(Intent::Place(at(cell)));
    }
    assert_eq!(table.statistics, Statistics::default());
}

#[test]
fn an_invalid_text_is_refused_with_its_reason() {
    for (text, error) in [
        ("", StatisticsError::Number),
        ("3/1/2", StatisticsError::Fields),
        ("0/0/0/0/0/0//", StatisticsError::Number),
        ("0/0/0/0/0/0//1/w/one", StatisticsError::Fields),
        ("0/0/0/0/0/0//1/w/one/a1/", StatisticsError::Fields),
        ("0/-1/0/0/0/0/", StatisticsError::Number),
        ("0/0/0/0/0/0/x", StatisticsError::Result),
        ("0/0/0/0/0/0//1/ww/one/a1", StatisticsError::Result),
        ("0/0/0/0/0/0//1//one/a1", StatisticsError::Result),
        ("0/0/0/0/0/0//1/w/three/a1", StatisticsError::Seat),
        ("4/1/0/0/1/1/", StatisticsError::Contradiction),
        ("4/1/0/0/2/1/w", StatisticsError::Contradiction),
        ("4/60/0/0/60/60/www", StatisticsError::Contradiction),
    ] {
        assert_eq!(text.parse::<Statistics>(), Err(error), "{text:?}");
        assert!(!error.to_string().is_empty());
    }
}

#[test]
fn cleared_statistics_stay_cleared_and_can_be_restored() {
    let mut table = Table::new("0/0/0/0/0/0/");
    table.play(WIN);
    let before = table.statistics.clone();
    table.statistics = before.clone().cleared();
    table.report();
    assert_eq!(table.won_drawn_lost(), (0, 0, 0), "the game is still on the board");
    assert_eq!(before.clone().restored(table.statistics.clone()), before);

    table.apply_and_report(Intent::PlayAgain);
    table.play("a1a3b1b3a2c3");
    assert_eq!(table.won_drawn_lost(), (0, 0, 1));
    table.statistics = before.restored(table.statistics);
    assert_eq!(table.won_drawn_lost(), (1, 0, 1));
    table.apply_and_report(Intent::Undo);
    assert_eq!(table.won_drawn_lost(), (1, 0, 0));
}

/// A step in a game.
#[derive(Clone, Debug)]
enum Step {
    Place(Index),
    Undo,
    Redo,
    PlayAgain,
    NewGame,
    ResetScore,
    RestoreScore,
}

fn any_step() -> impl Strategy<Value = Step> {
    prop_oneof![
        12 => any::<Index>().prop_map(Step::Place),
        2 => Just(Step::Undo),
        1 => Just(Step::Redo),
        3 => Just(Step::PlayAgain),
        1 => Just(Step::NewGame),
        1 => Just(Step::ResetScore),
        1 => Just(Step::RestoreScore),
    ]
}

fn any_results(limit: usize) -> impl Strategy<Value = Vec<Option<Seat>>> {
    // One seat wins most games, so that there are long streaks.
    let winner = prop_oneof![12 => Just(ONE), 1 => Just(TWO), 1 => Just(None)];
    prop::collection::vec(winner, 0..limit)
}

proptest! {
    #[test]
    fn results_agree_with_the_games(games in any_results(120)) {
        let results = results(&games);
        let count = |winner| games.iter().filter(|it| **it == winner).count();
        let Tally { one, two, drawn } = results.games;
        prop_assert_eq!([one, two, drawn].map(|it| it as usize), [ONE, TWO, None].map(count));
        let last = games.len().saturating_sub(50);
        prop_assert_eq!(&results.recent, &games[last..]);
        let runs = runs(&games);
        prop_assert_eq!(results.streak as usize, runs.last().map_or(0, |(_, length)| *length));
        let won = runs.iter().filter(|(winner, _)| *winner == ONE).map(|(_, length)| *length);
        prop_assert_eq!(results.longest as usize, won.max().unwrap_or_default());
    }

    #[test]
    fn statistics_agree_with_the_games_that_were_not_undone(
        steps in prop::collection::vec(any_step(), 0..120),
    ) {
        let mut table = Table::new("0/0/0/0/0/0/");
        let mut games = Vec::new();
        for step in steps {
            let free: Vec<_> = table.session.game().rules().shape().cells()
                .filter(|cell| table.session.game().board().is_free(*cell)).collect();
            let (ended, undoes) =
                (table.session.game().outcome().is_some(), matches!(step, Step::Undo));
            table.apply_and_report(match step {
                Step::Place(_) if free.is_empty() => Intent::PlayAgain,
                Step::Place(index) => Intent::Place(*index.get(&free)),
                Step::Undo => Intent::Undo,
                Step::Redo => Intent::Redo,
                Step::PlayAgain => Intent::PlayAgain,
                Step::NewGame => Intent::NewGame(FRIENDS),
                Step::ResetScore => Intent::ResetScore,
                Step::RestoreScore => Intent::RestoreScore,
            });
            match table.session.game().outcome() {
                Some(outcome) if !ended => {
                    let winner = outcome.winner();
                    games.push(winner.map(|side| table.session.seating().seat(side)));
                }
                None if ended && undoes => {
                    games.pop();
                }
                _ => {}
            }
            prop_assert_eq!(table.statistics.results(), results(&games));
            let stored = table.statistics.to_string();
            prop_assert_eq!(stored.parse(), Ok(table.statistics.clone()), "{}", stored);
        }
    }

    #[test]
    fn restored_statistics_count_games_before_and_after_clearing(before in any_results(120), since in any_results(50)) {
        let text = |games: &[Option<Seat>]| {
            let Results { games: Tally { one, two, drawn }, streak, longest, recent } = results(games);
            let letters: String = recent
                .iter()
                .map(|winner| match winner { Some(Seat::One) => 'w', Some(Seat::Two) => 'l', None => 'd' })
                .collect();
            format!("1/{one}/{two}/{drawn}/{streak}/{longest}/{letters}")
        };
        let read = |games: &[Option<Seat>]| text(games).parse::<Statistics>().expect("statistics");
        let all: Vec<_> = before.iter().chain(&since).copied().collect();
        prop_assert_eq!(read(&before).restored(read(&since)), read(&all));
    }

    #[test]
    fn accepted_text_is_written_and_read_back(text in "[0-9/wdl-]{0,40}|\\PC{0,40}") {
        if let Ok(statistics) = text.parse::<Statistics>() {
            prop_assert_eq!(statistics.to_string().parse(), Ok(statistics));
        }
    }
}
