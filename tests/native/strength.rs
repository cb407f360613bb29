//! Proved strength: in cases small enough to work out by hand, against known facts about the whole game, and
//! against random games.

use std::collections::HashMap;

use in_a_row::{
    engine::{
        Cell, Game, Rules, Side,
        bots::Opponent,
        notation,
        search::Level,
        strength::{self, Ratio, Strength},
    },
    words::phrases,
};
use rand::SeedableRng;
use rand_xoshiro::Xoshiro128PlusPlus;

use crate::common::{Diagram, SIDES, rules, winner};

fn from(diagram: &str, opponent: Opponent, side: Side) -> Strength {
    let game = Diagram::new("3x3k3", diagram).game();
    strength::from(&game, opponent, side).expect("a small board")
}

fn of(opponent: Opponent, side: Side) -> Strength {
    strength::of(opponent, Rules::NOUGHTS_AND_CROSSES, side).expect("a small board")
}

fn line(strength: &Strength) -> Option<String> {
    strength.line.as_deref().map(notation::write_moves)
}

/// X wins on a1 and on c1; after c2, O can stop only one of the two.
#[test]
fn every_winning_game_is_counted() {
    let position = "
        X O X
        O X .
        . O .
    ";
    let won = from(position, Opponent::Random, Side::First);
    assert_eq!((won.win, won.is_forced(), won.winning_games), (Ratio::from(1), true, 4));
    assert_eq!(line(&won).as_deref(), Some("a1"));
}

/// O plays at random: c1 stops X, a1 does not.
#[test]
fn the_chance_is_averaged_over_the_opponents_choices() {
    let position = "
        X O X
        O O X
        . X .
    ";
    let half = from(position, Opponent::Random, Side::First);
    assert_eq!((half.win, half.is_forced(), half.winning_games), (Ratio::new(1, 2), false, 1));
    assert_eq!(line(&half).as_deref(), Some("a1c1"));
    let guarded = from(position, Opponent::Guard, Side::First);
    assert_eq!((guarded.win, guarded.winning_games, guarded.line), (Ratio::from(0), 0, None));
}

#[test]
fn an_ended_game_has_its_own_result() {
    let ended = "
        1 2 4
        3 . .
        5 . .
    ";
    let won = from(ended, Opponent::Guard, Side::First);
    assert_eq!((won.win, won.winning_games, line(&won).as_deref()), (Ratio::from(1), 1, Some("")));
    let lost = from(ended, Opponent::Guard, Side::Second);
    assert_eq!((lost.win, lost.winning_games, lost.line), (Ratio::from(0), 0, None));
}

#[test]
fn every_winnable_game_can_be_won_against_random() {
    // Of all 255,168 games (see counts.rs), this many are won by the first and by the second side.
    assert_eq!(of(Opponent::Random, Side::First).winning_games, 131_184);
    assert_eq!(of(Opponent::Random, Side::Second).winning_games, 77_904);
}

#[test]
fn minimax_is_never_beaten() {
    for side in SIDES {
        let strength = of(Opponent::Minimax, side);
        assert_eq!(
            (strength.win, strength.winning_games, strength.line),
            (Ratio::from(0), 0, None)
        );
    }
}

/// This answers the strategist's author: it cannot be beaten if it starts, but it can if it does not.
#[test]
fn strategist_can_be_beaten_only_by_a_player_who_starts() {
    let starting = of(Opponent::Strategist, Side::First);
    assert!(starting.is_forced());
    assert_eq!(of(Opponent::Strategist, Side::Second).winning_games, 0);
}

#[test]
fn a_shortest_line_is_a_won_game() {
    for opponent in Opponent::by_rule() {
        for side in SIDES {
            let strength = of(opponent, side);
            let Some(line) = &strength.line else {
                assert_eq!(strength.winning_games, 0);
                continue;
            };
            let mut game = Game::new(Rules::NOUGHTS_AND_CROSSES);
            for &cell in line {
                let position = game.position().expect("the line ends with the game");
                if position.turn() != side {
                    assert!(opponent.candidates(position).contains(&cell), "{opponent:?} {cell}");
                }
                game.play(cell).expect("a legal move");
            }
            assert_eq!(winner(&game), Some(side), "{opponent:?}");
        }
    }
}

#[test]
fn opponents_are_listed_from_the_easiest_to_the_hardest() {
    let ease = |opponent| {
        let [first, second] = SIDES.map(|side| of(opponent, side));
        (first.win + second.win, first.winning_games + second.winning_games)
    };
    let eases: Vec<_> = Opponent::by_rule().map(ease).collect();
    assert!(eases.is_sorted_by(|easier, harder| easier >= harder), "{eases:?}");
}

#[test]
fn larger_boards_are_not_proved() {
    let rules = rules("4x3k3");
    assert_eq!(strength::of(Opponent::Guard, rules, Side::First), None);
}

/// A player that plays the prover's best move in each position wins as often as the prover says.
#[test]
fn random_games_agree_with_the_proved_chance() {
    const GAMES: u32 = 2_000;
    let mut random = Xoshiro128PlusPlus::seed_from_u64(1);
    for opponent in [Opponent::Random, Opponent::Guard, Opponent::Centre] {
        for side in SIDES {
            let expected = of(opponent, side).win;
            let mut player = Player { opponent, side, known: HashMap::new() };
            let won = (0..GAMES).filter(|_| player.wins(&mut random)).count();
            #[allow(clippy::cast_precision_loss, reason = "small numbers")]
            let (chance, won) = (
                *expected.numer() as f64 / *expected.denom() as f64,
                won as f64 / f64::from(GAMES),
            );
            // Four standard deviations: wrong once in 16,000 tries, and the seed is fixed.
            let bound = 4.0 * (chance * (1.0 - chance) / f64::from(GAMES)).sqrt();
            assert!((won - chance).abs() <= bound, "{opponent:?}, {side:?}: {won}, not {chance}");
        }
    }
}

struct Player {
    opponent: Opponent,
    side: Side,
    /// The chance of winning after these moves.
    known: HashMap<Vec<Cell>, Ratio<u64>>,
}

impl Player {
    fn wins(&mut self, random: &mut Xoshiro128PlusPlus) -> bool {
        let mut game = Game::new(Rules::NOUGHTS_AND_CROSSES);
        while let Some(position) = game.position() {
            let cell = if position.turn() == self.side {
                let moves: Vec<_> = game.legal_moves().collect();
                moves.into_iter().max_by_key(|&cell| self.chance(&game, cell)).expect("a move")
            } else {
                self.opponent.choose(position, random).expect("it follows a rule")
            };
            game.play(cell).expect("a legal move");
        }
        winner(&game) == Some(self.side)
    }

    fn chance(&mut self, game: &Game, cell: Cell) -> Ratio<u64> {
        let mut next = game.clone();
        next.play(cell).expect("a legal move");
        let (opponent, side) = (self.opponent, self.side);
        let known = self.known.entry(next.moves().to_vec());
        *known.or_insert_with(|| strength::from(&next, opponent, side).expect("a small board").win)
    }
}

#[test]
fn an_opponent_of_a_grade_is_named_with_it() {
    let name = |opponent, board| phrases::opponent_with_grade(opponent, rules(board));
    assert_eq!(name(Opponent::Guard, "3x3k3"), "Guard · Easy");
    assert_eq!(name(Opponent::Guard, "4x4k4"), "Guard");
    assert_eq!(name(Opponent::Clerk, "3x3k3"), "Clerk");
    assert_eq!(name(Opponent::Level(Level::Four), "15x15k5"), "Level 4 · Hard");
    assert_eq!(name(Opponent::Level(Level::Three), "15x15k5"), "Level 3");
}

#[test]
fn a_chance_is_given_as_the_nearest_fraction_with_a_denominator_up_to_ten() {
    let rules = Rules::NOUGHTS_AND_CROSSES;
    let note = |win| {
        let strength = Strength { win, winning_games: 1, line: None };
        let note = phrases::opponent_note(Opponent::Guard, rules, Some((&strength, Side::First)));
        let (_, chance) = note.split_once("; ").expect("a description; the chance of winning");
        chance.to_owned()
    };
    for (numer, denom, expected) in [
        (0, 1, "you can never win"),
        (1, 100, "you can hardly ever win"),
        (1, 2, "you can win 1 time in 2"),
        (5, 10, "you can win 1 time in 2"),
        (661, 1000, "you can win about 2 times in 3"),
        (9, 10, "you can win 9 times in 10"),
        (191, 192, "you can nearly always win"),
        (1, 1, "you can always win"),
    ] {
        let win = Ratio::new(numer, denom);
        assert_eq!(note(win), format!("{expected} if you start"), "{win}");
    }
}
