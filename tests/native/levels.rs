//! The levels: the wins and threats that none of them overlooks, on all kinds of boards.

use std::time::Duration;

use in_a_row::engine::{
    Game,
    bots::Opponent,
    search::{Control, Level, Search},
};
use rand::{RngExt, SeedableRng};
use rand_xoshiro::Xoshiro128PlusPlus;

use crate::common::{arranged, played, position, rules};

/// A clock that advances by a millisecond whenever it is read.
struct Clock(u32);

impl Control for Clock {
    fn elapsed(&mut self) -> Duration {
        self.0 += 1;
        Duration::from_millis(u64::from(self.0))
    }
}

const TIME: Duration = Duration::from_millis(3);

#[test]
fn no_level_misses_a_win_in_one_or_an_avoidable_loss_in_one() {
    let mut random = Xoshiro128PlusPlus::seed_from_u64(1);
    let (mut wins, mut threats) = (0, 0);
    for board in ["3x3k3", "5x5k4", "9x9k5e", "15x15k5", "15x15k5e", "8x8k6", "20x10k7", "4x4x4k4"]
    {
        let mut search = Search::new(rules(board), 1 << 18);
        for _ in 0..150 {
            let mut game = Game::new(rules(board));
            let length = random.random_range(0..game.rules().shape().cell_count());
            while game.moves().len() < length
                && let Some(position) = game.position()
            {
                let careless = random.random_range(0..4) == 0;
                let player = if careless { Opponent::Random } else { Opponent::Guard };
                let cell = player.choose(position, &mut random).expect("it follows a rule");
                game.play(cell).expect("a legal move");
            }
            let Some(position) = game.position() else { continue };
            let at =
                |side| position.legal_moves().filter(move |&cell| position.wins_at(cell, side));
            let own: Vec<_> = at(position.turn()).collect();
            let other: Vec<_> = at(position.turn().other()).collect();
            if own.is_empty() && other.is_empty() {
                continue;
            }
            for level in Level::ALL {
                let info = level.choose(position, &mut search, TIME, &mut random, &mut Clock(0));
                if own.is_empty() {
                    threats += 1;
                    assert!(other.contains(&info.best), "{board} {level:?} {:?}", game.moves());
                } else {
                    wins += 1;
                    assert!(own.contains(&info.best), "{board} {level:?} {:?}", game.moves());
                }
            }
        }
    }
    assert!(wins > 100 && threats > 100, "{wins} wins and {threats} threats are tried");
}

#[test]
fn the_same_seed_gives_the_same_move() {
    let game = played("15x15k5", "h8i9g8");
    let position = position(&game);
    for level in Level::ALL.into_iter().filter(|&level| level < Level::Six) {
        let [one, other] = [0, 1].map(|_| {
            let mut random = Xoshiro128PlusPlus::seed_from_u64(5);
            let mut search = Search::new(game.rules(), 1 << 20);
            level.choose(position, &mut search, TIME, &mut random, &mut Clock(0))
        });
        assert_eq!(one, other, "{level:?}");
    }
}

#[test]
fn each_level_can_play_from_an_arranged_position() {
    let game = arranged("15x15k5", "i9h8-j8g7", "");
    let position = position(&game);
    let mut random = Xoshiro128PlusPlus::seed_from_u64(1);
    for level in Level::ALL {
        let mut search = Search::new(game.rules(), 1 << 20);
        let info = level.choose(position, &mut search, TIME, &mut random, &mut Clock(0));
        assert!(position.board().is_free(info.best));
    }
}

#[test]
fn each_level_has_a_stored_id() {
    for (number, level) in Level::ALL.into_iter().enumerate() {
        assert_eq!(level.id(), format!("level-{}", number + 1));
        assert_eq!(Level::from_id(level.id()), Some(level));
    }
    assert_eq!(Level::from_id("level-7"), None);
}
