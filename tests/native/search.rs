//! The search: its moves are legal, and it finds forced wins and losses. `examples/agree.rs` compares its results
//! on small boards with the exact solver's.

use std::time::Duration;

use in_a_row::engine::{
    Game, Side,
    search::{Control, Limit, Score, Search, Untimed},
};
use rand::{Rng, RngExt, SeedableRng};
use rand_xoshiro::Xoshiro128PlusPlus;

use crate::common::{draw, guarded_game, played, position, rules};

/// Stops the search at once.
struct Impatient;

impl Control for Impatient {
    fn elapsed(&mut self) -> Duration {
        Duration::MAX
    }

    fn is_stopped(&mut self) -> bool {
        true
    }
}

const SMALL_TABLE: usize = 1 << 20;

/// Plays random moves until this many cells are free or the game has ended.
fn playout(mut game: Game, free: usize, random: &mut dyn Rng) -> Game {
    while game.position().is_some() && game.board().free_count() > free {
        let cells: Vec<_> = game.legal_moves().collect();
        game.play(cells[random.random_range(0..cells.len())]).expect("a legal move");
    }
    game
}

/// Returns whether the side to move can complete a run within this many plies, by brute force.
fn wins_within(game: &mut Game, plies: u32) -> bool {
    let moves: Vec<_> = game.legal_moves().collect();
    let position = position(game);
    if moves.iter().any(|&cell| position.wins_at(cell, position.turn())) {
        return true;
    }
    plies > 2
        && moves.into_iter().any(|cell| {
            game.play(cell).expect("a legal move");
            let wins = loses_within(game, plies - 1);
            game.undo();
            wins
        })
}

/// Returns whether every move lets the other side win within this many plies.
fn loses_within(game: &mut Game, plies: u32) -> bool {
    let Some(position) = game.position() else { return false };
    let moves: Vec<_> = game.legal_moves().collect();
    if moves.iter().any(|&cell| position.wins_at(cell, position.turn())) {
        return false;
    }
    let threats = moves.iter().filter(|&&cell| position.wins_at(cell, position.turn().other()));
    let replies = match threats.copied().collect::<Vec<_>>()[..] {
        [] if plies <= 2 => return false,
        // In caro, a row of five can also be prevented from its ends.
        _ if game.rules().win_rule(Side::First).needs_open_end => moves,
        [] => moves,
        [only] if plies > 2 => vec![only],
        [_] => return false,
        _ => return true,
    };
    replies.into_iter().all(|cell| {
        game.play(cell).expect("a legal move");
        let wins = game.position().is_some() && wins_within(game, plies - 1);
        game.undo();
        wins
    })
}

/// These boards are too large to be solved, so most of them are searched selectively.
#[test]
fn a_win_within_five_plies_is_found_exactly_if_there_is_one() {
    let mut random = Xoshiro128PlusPlus::seed_from_u64(3);
    let (mut wins, mut losses) = (0, 0);
    for (board, free) in [
        ("6x6k4", 14..30),
        ("7x7k4e", 26..38),
        ("7x7k5", 18..30),
        ("8x6k5e", 18..30),
        ("7x7k6", 18..30),
        ("7x7k5c", 14..30),
        ("7x8k5o", 20..36),
    ] {
        let mut search = Search::new(rules(board), SMALL_TABLE);
        for _ in 0..60 {
            let free = random.random_range(free.clone());
            let mut game = guarded_game(played(board, ""), free, &mut random);
            let Some(position) = game.position() else { continue };
            let score = search.think(position, Limit::Depth(6), &mut Untimed).score;
            let least = [1, 3, 5].into_iter().find(|&plies| wins_within(&mut game, plies));
            let most = [2, 4].into_iter().find(|&plies| loses_within(&mut game, plies));
            wins += u32::from(least.is_some());
            losses += u32::from(most.is_some());
            let description = format!("{board} {score:?}{}", draw(game.board()));
            // A reported win is an upper bound: there may be a shorter one.
            match score {
                Score::MateIn(plies) => {
                    assert_eq!(most, None, "{description}");
                    assert!(
                        plies > 5 || least.is_some_and(|least| least <= plies),
                        "{description}"
                    );
                }
                Score::MatedIn(plies) if plies <= 4 => {
                    assert_eq!(most, Some(plies), "{description}");
                }
                Score::Heuristic(_) | Score::MatedIn(_) => {
                    assert_eq!((least, most), (None, None), "{description}");
                }
            }
        }
    }
    assert!(wins > 60 && losses > 10, "{wins} wins and {losses} losses are tried");
}

/// This tests longer wins than brute force finds, on boards of the same size.
#[test]
fn a_win_found_by_threats_is_a_win() {
    let mut random = Xoshiro128PlusPlus::seed_from_u64(7);
    let mut found = 0;
    for board in ["6x6k4", "6x6k4e", "7x5k4", "7x7k5", "7x7k5c", "7x7k5o"] {
        let mut search = Search::new(rules(board), SMALL_TABLE);
        for _ in 0..200 {
            let free = random.random_range(10..20);
            let mut game = guarded_game(played(board, ""), free, &mut random);
            let Some(position) = game.position() else { continue };
            let win = search.find_vct(position, 3, Limit::Nodes(10_000), &mut Untimed);
            if let Some((cell, plies)) = win.filter(|&(_, plies)| plies <= 9) {
                found += u32::from(plies > 5);
                game.play(cell).expect("a legal move");
                let loses = game.outcome().is_some() || loses_within(&mut game, plies - 1);
                assert!(loses, "{board} {plies}{}", draw(game.board()));
            }
        }
    }
    assert!(found > 10, "{found} wins take more than five plies");
}

#[test]
fn the_end_of_a_game_is_searched_perfectly() {
    let mut random = Xoshiro128PlusPlus::seed_from_u64(4);
    let mut decided = 0;
    for board in ["6x6k4", "7x7k4e", "8x6k5", "9x9k5e", "7x6k5c", "7x7k5o", "15x15k5r"] {
        let mut search = Search::new(rules(board), SMALL_TABLE);
        for round in 0..240 {
            let free = random.random_range(3..9);
            let players = if round % 2 == 0 { guarded_game } else { playout };
            let mut game = players(played(board, ""), free, &mut random);
            let Some(position) = game.position() else { continue };
            let score = search.think(position, Limit::Depth(16), &mut Untimed).score;
            let least = (1..=8).step_by(2).find(|&plies| wins_within(&mut game, plies));
            let most = (2..=8).step_by(2).find(|&plies| loses_within(&mut game, plies));
            let expected = match (least, most) {
                (Some(plies), _) => Score::MateIn(plies),
                (None, Some(plies)) => Score::MatedIn(plies),
                (None, None) => Score::Heuristic(0),
            };
            assert_eq!(score, expected, "{board}{}", draw(game.board()));
            decided += u32::from(expected != Score::Heuristic(0));
        }
    }
    assert!(decided > 20, "{decided} positions are not drawn");
}

#[test]
fn the_search_proves_that_four_in_a_row_on_5x5_is_a_draw() {
    let mut search = Search::new(rules("5x5k4"), 32 << 20);
    let game = played("5x5k4", "");
    let info = search.think(position(&game), Limit::Depth(25), &mut Untimed);
    assert_eq!(info.score, Score::Heuristic(0));
    assert_eq!(info.depth, 25, "the search reaches the end");
}

#[test]
fn the_search_never_plays_an_illegal_move() {
    let mut random = Xoshiro128PlusPlus::seed_from_u64(2);
    let boards = [
        "3x3k3", "4x4k4", "5x5k4", "3x8k5", "7x7k5e", "9x4k6", "15x15k5", "15x15k5e", "12x12k7",
        "13x11k6e", "10x10k10", "9x9k3", "19x19k5", "40x40k5", "40x3k40", "3x3x3k3", "4x4x4k4",
        "5x5x5k5", "5x5k5c", "15x15k5c", "9x7k5o", "15x15k5r",
    ];
    for board in boards {
        let mut search = Search::new(rules(board), SMALL_TABLE);
        let cells = rules(board).shape().cell_count();
        for round in 0..60 {
            let free = if round % 3 == 0 {
                random.random_range(1..5)
            } else {
                random.random_range(0..cells)
            };
            let game = playout(played(board, ""), free, &mut random);
            let Some(position) = game.position() else { continue };
            let info = match round % 2 {
                0 => search.think(position, Limit::Nodes(200), &mut Untimed),
                _ => search.think(position, Limit::Time(Duration::ZERO), &mut Impatient),
            };
            assert!(position.judge(info.best).is_legal(), "{board}{}", draw(game.board()));
            assert_eq!(info.pv.first(), Some(&info.best));
            let mut after = game.clone();
            for &cell in &info.pv {
                if after.outcome().is_none() {
                    after.play(cell).expect("a line of legal moves");
                }
            }
        }
    }
}

#[test]
fn the_same_search_gives_the_same_result() {
    let game = played("15x15k5", "h8i9i8g8j8k8");
    let [one, other] = [0, 1].map(|_| {
        let mut search = Search::new(game.rules(), SMALL_TABLE);
        search.think(position(&game), Limit::Nodes(20_000), &mut Untimed)
    });
    assert_eq!(one, other);
}

#[test]
fn another_search_ends_the_one_in_progress() {
    for (board, moves) in
        [("15x15k5", "h8i9h9"), ("4x4x4k4", "1a12b32b2"), ("endless5", "r0u0r1u1r0u1")]
    {
        let game = played(board, moves);
        let mut search = Search::new(game.rules(), SMALL_TABLE);
        let mut info = search.begin(position(&game), Limit::Depth(3));
        let begun = info.clone();
        search.find_vcf(position(&game), Limit::Nodes(1_000), &mut Untimed);
        assert!(!search.resume(&mut info, &mut Untimed), "{board}");
        assert_eq!(info, begun, "{board}");
    }
}

/// Interrupts the search at every eighth check.
struct Interrupting {
    checks: u32,
}

impl Control for Interrupting {
    fn elapsed(&mut self) -> Duration {
        Duration::ZERO
    }

    fn is_stopped(&mut self) -> bool {
        self.checks += 1;
        self.checks.is_multiple_of(8)
    }
}

#[test]
fn an_interrupted_search_gives_the_same_score() {
    let mut random = Xoshiro128PlusPlus::seed_from_u64(8);
    let mut interruptions = 0;
    for board in ["4x4k3", "4x4k4", "3x3x3k3"] {
        for _ in 0..20 {
            let game = playout(played(board, ""), 14, &mut random);
            let Some(position) = game.position() else { continue };
            let mut search = Search::new(rules(board), SMALL_TABLE);
            let mut info = search.begin(position, Limit::Depth(16));
            while search.resume(&mut info, &mut Interrupting { checks: 0 }) {
                assert!(position.board().is_free(info.best));
                interruptions += 1;
            }
            let mut other = Search::new(rules(board), SMALL_TABLE);
            let whole = other.think(position, Limit::Depth(16), &mut Untimed);
            assert_eq!(info.score, whole.score, "{board}{}", draw(game.board()));
        }
    }
    assert!(interruptions > 50, "only {interruptions} interruptions");
}
