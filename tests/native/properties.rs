//! Equivalences that hold in every game: incremental updates match a fresh start, and undo restores the state before.

use in_a_row::engine::{Cell, Game, Outcome, PlayError, Ply, Rules, Side, Variant};
use proptest::{prelude::*, sample::Index};

use crate::common::{by_choices, winner};

fn any_rules(longest_side: u8) -> impl Strategy<Value = Rules> {
    (3..=longest_side, 3..=longest_side, any::<Index>(), any::<bool>()).prop_map(
        |(columns, rows, run, exactly)| {
            let longest = usize::from(columns.max(rows));
            let run = u8::try_from(3 + run.index(longest - 2)).expect("at most 40");
            let variant = if exactly { Variant::Exact } else { Variant::Freestyle };
            Rules::new(columns, rows, run, variant).expect("within the bounds")
        },
    )
}

/// Moves on a board that has no outcome of its own: a simple model to compare the engine with.
struct Sheet {
    rules: Rules,
    moves: Vec<Cell>,
}

impl Sheet {
    fn of(game: &Game) -> Self {
        Self { rules: game.rules(), moves: game.moves().to_vec() }
    }

    fn at(&self, x: i16, y: i16) -> Option<Side> {
        let cell = Cell::new(x, y);
        self.moves.iter().position(|&played| played == cell).map(Side::at_ply)
    }

    /// Returns the side with a winning run, searching every row, column and diagonal of the whole board.
    fn winner(&self) -> Option<Side> {
        let cells = self.rules.shape().cells().map(|cell| (cell.column(), cell.row()));
        cells.filter_map(|(x, y)| Some((x, y, self.at(x, y)?))).find_map(|(x, y, side)| {
            let runs = [(1, 0), (0, 1), (1, 1), (1, -1)].into_iter().any(|(dx, dy)| {
                let length = (0..).take_while(|n| self.at(x + n * dx, y + n * dy) == Some(side));
                let starts_here = self.at(x - dx, y - dy) != Some(side);
                starts_here && self.wins(length.count())
            });
            runs.then_some(side)
        })
    }

    fn wins(&self, length: usize) -> bool {
        let run = usize::from(self.rules.run());
        length == run || length > run && self.rules.variant() == Variant::Freestyle
    }

    /// Returns whether filling the free cells in some order makes a winning run.
    fn can_be_won(&mut self) -> bool {
        self.winner().is_some()
            || self.rules.shape().cells().any(|cell| {
                if self.moves.contains(&cell) {
                    return false;
                }
                self.moves.push(cell);
                let won = self.can_be_won();
                self.moves.pop();
                won
            })
    }
}

/// Returns the whole state of a game as text, including state that follows from its moves and is ignored by `==`.
fn debug_text(game: &Game) -> String {
    format!("{game:?}")
}

proptest! {
    #[test]
    fn undo_restores_the_whole_state(rules in any_rules(12), choices: Vec<Index>, last: Index) {
        let mut game = by_choices(Game::new(rules), &choices);
        let before = game.clone();
        let legal: Vec<_> = game.legal_moves().collect();
        if !legal.is_empty() {
            let cell = legal[last.index(legal.len())];
            game.play(cell).expect("a legal move");
            prop_assert_eq!(game.undo(), Some(Ply::Move(cell)));
            prop_assert_eq!(debug_text(&game), debug_text(&before));
        }
        while game.undo().is_some() {}
        prop_assert_eq!(debug_text(&game), debug_text(&Game::new(rules)));
    }

    #[test]
    fn a_game_follows_from_its_rules_and_moves(rules in any_rules(12), choices: Vec<Index>) {
        let game = by_choices(Game::new(rules), &choices);
        let replayed = Game::replay(rules, game.moves().iter().copied());
        prop_assert_eq!(replayed.as_ref().map(debug_text), Ok(debug_text(&game)));
    }

    #[test]
    fn the_winner_agrees_with_a_scan_of_the_board(rules in any_rules(9), choices: [Index; 81]) {
        let game = by_choices(Game::new(rules), &choices);
        prop_assert_eq!(winner(&game), Sheet::of(&game).winner());
        for line in game.outcome().map_or(&[][..], Outcome::lines) {
            prop_assert!(line.cells().any(|cell| game.moves().last() == Some(&cell)));
            let last_side = Side::at_ply(game.moves().len() - 1);
            prop_assert!(line.cells().all(|cell| game.board().get(cell) == Some(last_side)));
        }
    }

    #[test]
    fn a_draw_is_declared_exactly_when_no_moves_can_win(
        rules in any_rules(4),
        choices: [Index; 16],
        back in 0..5_usize,
    ) {
        let mut game = by_choices(Game::new(rules), &choices);
        for _ in 0..back {
            game.undo();
        }
        prop_assume!(game.board().free_count() <= 6);
        let drawn = game.outcome() == Some(&Outcome::Draw);
        prop_assert_eq!(drawn, !Sheet::of(&game).can_be_won(), "{} {:?}", rules, game.moves());
    }

    #[test]
    fn play_accepts_exactly_the_legal_moves(rules in any_rules(9), choices: Vec<Index>) {
        let game = by_choices(Game::new(rules), &choices);
        let [columns, rows] = [rules.shape().columns(), rules.shape().rows()].map(i16::from);
        for cell in (0..=columns).flat_map(|x| (0..=rows).map(move |y| Cell::new(x, y))) {
            let legal = game.legal_moves().any(|legal| legal == cell);
            let played = game.clone().play(cell);
            prop_assert_eq!(played.is_ok(), legal);
            prop_assert_eq!(played == Err(PlayError::Ended), game.outcome().is_some());
        }
    }
}
