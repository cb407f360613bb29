//! Caro: a five that the opponent blocks at both ends does not win, and what that means for draws.

use in_a_row::engine::{
    Board, Cell, Form, Game, Judgement, Outcome, Rules, RulesError, Shape, Side, Start, Variant,
    judge, window::Window,
};
use rand::{Rng, RngExt, SeedableRng, seq::SliceRandom};
use rand_xoshiro::Xoshiro128PlusPlus;

use crate::common::{Diagram, SIDES, at, rules, winner};

const CARO: [Variant; 2] = [Variant::Caro, Variant::CaroOverlines];

/// Returns the rules of this board with this variant.
fn on(board: &str, variant: Variant) -> Rules {
    let rules = rules(board);
    assert!(rules.allow(variant), "{board} {variant:?}");
    rules.with(variant)
}

/// Returns whether the first side wins on the cell with a `*` in this row, which begins at the left edge of the board.
fn wins(variant: Variant, row: &str) -> bool {
    let names: Vec<_> = ('a'..='o').map(String::from).take(row.split(' ').count()).collect();
    let diagram = Diagram::new("15x15k5", &format!("8 {row}\n{}", names.join(" ")));
    let board = Board::with_marks(on("15x15k5", variant), diagram.marks());
    let &[cell] = diagram.starred() else { panic!("expected one cell with a `*` in {row}") };
    judge(&board, cell, Side::First).is_win()
}

#[test]
fn a_five_wins_unless_it_is_blocked_at_both_ends() {
    for (row, caro, with_overlines) in [
        (". X X X X * .", true, true),
        ("O X X X X * .", true, true),
        (". X X * X X O", true, true),
        ("O X X X X * O", false, false),
        ("O X X * X X O", false, false),
        // The edge does not block.
        ("X X X X * O", true, true),
        ("X X X X * .", true, true),
        // Six are not five, and not blocked by anything.
        (". X X X * X X .", false, true),
        ("O X X X * X X O", false, true),
        ("X X X * X X O", false, true),
        (". X X X * .", false, false),
    ] {
        assert_eq!(wins(Variant::Caro, row), caro, "{row}");
        assert_eq!(wins(Variant::CaroOverlines, row), with_overlines, "{row}");
    }
}

#[test]
fn a_blocked_five_does_not_end_the_game() {
    // X fills e8 between O's marks on d8 and j8, and wins with another row later.
    let moves = "f8d8g8j8h8a1i8a3e8a5e9a7e10a9e11a11e12";
    for variant in CARO {
        let mut game = Game::new(on("15x15k5", variant));
        let cells: Vec<_> = crate::common::cells(moves);
        let (last, before) = cells.split_last().expect("moves");
        for &cell in before {
            game.play(cell).expect("the game goes on");
        }
        game.play(*last).expect("free");
        assert_eq!(winner(&game), Some(Side::First));
        let lines = game.outcome().map_or(&[][..], Outcome::lines);
        assert_eq!(lines.iter().map(|line| line.end()).collect::<Vec<_>>(), [at("e8")]);
    }
}

#[test]
fn caro_is_played_with_five_in_a_row_on_flat_boards_and_without_end() {
    for variant in CARO {
        for board in ["15x15k5", "5x5k5", "40x3k5"] {
            let rules = rules(board);
            assert!(rules.allow(variant));
            let Form::Flat { columns, rows } = rules.shape().form() else { panic!("flat") };
            assert_eq!(Rules::new(columns, rows, 5, variant), Ok(rules.with(variant)));
        }
        for board in ["3x3k3", "15x15k4", "15x15k6", "5x5x5k5"] {
            let rules = rules(board);
            assert!(!rules.allow(variant));
            assert_eq!(rules.with(variant), rules);
            let refused = Rules::on(rules.shape(), rules.run(), variant);
            assert_eq!(refused, Err(RulesError::Variant(variant)));
        }
        assert_eq!(on("endless5", variant), Rules::on(Shape::ENDLESS, 5, variant).expect("caro"));
        assert!(Rules::on(Shape::ENDLESS, 4, variant).is_err());
    }
    let names = CARO.map(|variant| on("15x15k5", variant).to_string());
    assert_eq!(names, ["15x15k5c", "15x15k5o"]);
    assert_eq!(on("endless5", Variant::Caro).to_string(), "endless5c");
}

#[test]
fn without_end_a_five_is_blocked_too() {
    let mut game = Game::new(on("endless5", Variant::Caro));
    for cell in ["r0u0", "l1u0", "r1u0", "r5u0", "r2u0", "r5u9", "r3u0", "r9u9", "r4u0"] {
        game.play(at(cell)).expect("the game goes on");
    }
    assert_eq!(game.outcome(), None, "blocked at both ends");
    let (_, seen) = Window::around(game.position().expect("a running game"));
    assert_eq!(seen.position().rules().variant(), Variant::Caro);
    for cell in ["r7u9", "r0u1", "r9u7", "r0u2", "r9u5", "r0u3", "r9u3", "r0u4"] {
        game.play(at(cell)).expect("the game goes on");
    }
    assert_eq!(winner(&game), Some(Side::First));
}

#[test]
fn without_end_a_row_that_does_not_win_can_be_of_any_length() {
    let mut game = Game::new(on("endless5", Variant::Caro));
    // Fours with gaps of one cell, then the gaps.
    let (in_fours, gaps): (Vec<i16>, Vec<i16>) = (0..300).partition(|column| column % 5 != 4);
    for (column, other) in in_fours.into_iter().chain(gaps).zip((0..).step_by(2)) {
        game.play(Cell::from_first_mark(column, 0)).expect("the game goes on");
        game.play(Cell::from_first_mark(other, 9)).expect("the game goes on");
    }
    assert_eq!(game.outcome(), None);
}

/// A board as a plain table, to compare the engine with.
struct Table {
    variant: Variant,
    rows: Vec<Vec<Option<Side>>>,
}

impl Table {
    fn of(board: &Board) -> Self {
        let shape = board.rules().shape();
        let row = |y: u8| {
            (0..shape.columns()).map(move |x| board.get(Cell::new(x.into(), y.into()))).collect()
        };
        Self { variant: board.rules().variant(), rows: (0..shape.rows()).map(row).collect() }
    }

    fn get(&self, x: i16, y: i16) -> Option<Side> {
        let [x, y] = [x, y].map(usize::try_from);
        *self.rows.get(y.ok()?)?.get(x.ok()?)?
    }

    /// Returns whether the side has a winning row anywhere.
    fn has_won(&self, side: Side) -> bool {
        let cells = (0..self.rows.len()).flat_map(|y| (0..self.rows[y].len()).map(move |x| (x, y)));
        let cells = cells.map(|(x, y)| [x, y].map(|it| i16::try_from(it).expect("small")));
        let mut starts = cells
            .flat_map(|[x, y]| [(1, 0), (0, 1), (1, 1), (1, -1)].map(|(dx, dy)| (x, y, dx, dy)));
        starts.any(|(x, y, dx, dy)| {
            let on = |n: i16| self.get(x + n * dx, y + n * dy);
            if on(-1) == Some(side) {
                return false;
            }
            let length = (0..40).take_while(|&n| on(n) == Some(side)).count();
            let after = i16::try_from(length).expect("short");
            let blocked = [on(-1), on(after)].iter().all(|&it| it == Some(side.other()));
            match length {
                5 => !blocked,
                6.. => self.variant == Variant::CaroOverlines,
                _ => false,
            }
        })
    }

    /// Returns whether either side wins if both fill the free cells in some order, with `turn` to move.
    fn can_be_won(&mut self, turn: Side) -> bool {
        if SIDES.into_iter().any(|side| self.has_won(side)) {
            return true;
        }
        for y in 0..self.rows.len() {
            for x in 0..self.rows[y].len() {
                if self.rows[y][x].is_none() {
                    self.rows[y][x] = Some(turn);
                    let won = self.can_be_won(turn.other());
                    self.rows[y][x] = None;
                    if won {
                        return true;
                    }
                }
            }
        }
        false
    }
}

/// Plays the cells in a random order, also after a draw was declared, and calls `check` before each move and at the end.
fn play_at_random(rules: Rules, random: &mut dyn Rng, mut check: impl FnMut(&Game)) {
    let mut game = Game::new(rules);
    let mut cells: Vec<_> = rules.shape().cells().collect();
    cells.shuffle(random);
    for cell in cells {
        check(&game);
        if winner(&game).is_some() {
            return;
        }
        game.play_recorded(cell).expect("nothing is forbidden");
    }
    check(&game);
}

#[test]
fn the_winner_agrees_with_a_scan_of_the_board() {
    let mut random = Xoshiro128PlusPlus::seed_from_u64(1);
    for (board, variant) in [("6x3k5", 0), ("7x7k5", 1), ("8x8k5", 0), ("9x6k5", 1)] {
        for _ in 0..300 {
            play_at_random(on(board, CARO[variant]), &mut random, |game| {
                let table = Table::of(game.board());
                let found = SIDES.into_iter().find(|&side| table.has_won(side));
                assert_eq!(winner(game), found, "{} {:?}", game.rules(), game.moves());
            });
        }
    }
}

#[test]
fn a_draw_is_never_declared_while_moves_can_win() {
    let mut random = Xoshiro128PlusPlus::seed_from_u64(2);
    // Positions that can be won, those that were declared drawn, and those where that is declared later.
    let (mut running, mut drawn, mut late) = (0, 0, 0);
    for board in ["5x3k5", "6x3k5", "7x3k5", "8x3k5", "5x6k5"] {
        for variant in CARO {
            for _ in 0..40 {
                play_at_random(on(board, variant), &mut random, |game| {
                    if game.board().free_count() > 5 || winner(game).is_some() {
                        return;
                    }
                    let turn = game.side_at(game.moves().len());
                    let is_drawn = game.outcome() == Some(&Outcome::Draw);
                    if Table::of(game.board()).can_be_won(turn) {
                        assert!(!is_drawn, "{} {:?}", game.rules(), game.moves());
                        running += 1;
                    } else if is_drawn {
                        drawn += 1;
                    } else {
                        assert_ne!(game.board().free_count(), 0, "a full board is drawn");
                        late += 1;
                    }
                });
            }
        }
    }
    assert_eq!((running, drawn, late), (452, 1_584, 2));
}

#[test]
fn a_line_between_two_marks_of_the_opponent_is_dead() {
    // X is to move on the last free cell.
    let blocked = "
        O O X O O X O
        X X O X O O X
        O X X . X X O
    ";
    let at_the_edge = "
        O O X O O X O
        X X O X O O X
        X X . X X O O
    ";
    for (diagram, is_drawn) in [(blocked, true), (at_the_edge, false)] {
        let start = Diagram::new("7x3k5", diagram);
        let of = |side| start.marks().filter(move |it| it.1 == side).map(|it| it.0);
        let start = Start::new(of(Side::First), of(Side::Second));
        for variant in CARO {
            let game = Game::arrange(on("7x3k5", variant), start.clone());
            assert_eq!(game.is_err(), is_drawn, "{game:?}");
        }
        assert!(Game::arrange(rules("7x3k5"), start).is_ok());
    }
}

/// Returns what the judge says about every free cell.
fn judgements(board: &Board, side: Side) -> Vec<Judgement> {
    board.free_cells().map(|cell| judge(board, cell, side)).collect()
}

#[test]
fn caro_differs_from_the_other_variants_only_in_blocked_fives() {
    let mut random = Xoshiro128PlusPlus::seed_from_u64(3);
    let [caro, with_overlines] = CARO.map(|variant| on("15x15k5", variant));
    let [freestyle, exact] = ["15x15k5", "15x15k5e"].map(rules);
    for _ in 0..200 {
        let cells = freestyle.shape().cells();
        // The second side has no marks, so nothing is blocked.
        let cells: Vec<_> = cells.filter(|_| random.random_bool(0.6)).collect();
        let board = |rules| Board::with_marks(rules, cells.iter().map(|&it| (it, Side::First)));
        let [caro, with_overlines, freestyle, exact] =
            [caro, with_overlines, freestyle, exact].map(board);
        assert_eq!(judgements(&caro, Side::First), judgements(&exact, Side::First));
        assert_eq!(judgements(&with_overlines, Side::First), judgements(&freestyle, Side::First));
    }
}
