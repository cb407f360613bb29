//! Renju: what black must not play, and what follows from that for games.

use in_a_row::engine::{
    ArrangeError, Board, Cell, Foul, Game, Judgement, Outcome, PlayError, Rules, RulesError, Shape,
    Side, Start, Variant,
    bots::Opponent,
    foul_lines, judge,
    search::{Limit, Score, Search, Untimed},
};
use rand::{Rng, RngExt, SeedableRng};
use rand_xoshiro::Xoshiro128PlusPlus;

use crate::common::{Diagram, at, cells, position, rules, winner};

fn renju() -> Rules {
    Rules::new(15, 15, 5, Variant::Renju).expect("renju")
}

fn board(diagram: &Diagram) -> Board {
    Board::with_marks(renju(), diagram.marks())
}

/// What black's move on a cell does: `Err` if it is forbidden, else whether it wins.
type Ruling = Result<bool, Foul>;

const ALLOWED: Ruling = Ok(false);
const FIVE: Ruling = Ok(true);

fn ruling(board: &Board, cell: Cell) -> Ruling {
    match judge(board, cell, Side::First) {
        Judgement::Free => ALLOWED,
        Judgement::Wins(_) => FIVE,
        Judgement::Forbidden(foul) => Err(foul),
    }
}

/// Checks black's move on each cell with a `*`. The diagram may show a part of the board.
#[track_caller]
fn assert_ruling(diagram: &str, expected: Ruling) {
    let diagram = Diagram::new("15x15k5", diagram);
    assert!(!diagram.starred().is_empty());
    for &cell in diagram.starred() {
        assert_eq!(ruling(&board(&diagram), cell), expected, "{cell} in {diagram:?}");
    }
}

/// Checks black's move on the cell with a `*` in a row, which begins at the left edge of the board.
#[track_caller]
fn assert_ruling_in_row(row: &str, expected: Ruling) {
    let names: Vec<_> = ('a'..='o').map(String::from).take(row.split(' ').count()).collect();
    assert_ruling(&format!("8 {row}\n{}", names.join(" ")), expected);
}

/// Returns the lines that make a move a foul, as in `f8-h8`.
fn lines(board: &Board, cell: Cell) -> Vec<String> {
    let lines = foul_lines(board, cell);
    lines.iter().map(|line| format!("{}-{}", line.start(), line.end())).collect()
}

#[test]
fn two_threes_are_forbidden() {
    let in_rows = "
        10 . . . . . . .
         9 . . . X . . .
         8 . . X * X . .
         7 . . . X . . .
         6 . . . . . . .
           e f g h i j k
    ";
    let with_gaps = "
         8 . . . . * . .
         7 . . . . . . .
         6 . . X . X . .
         5 . X . . X . .
         4 . . . . . . .
           d e f g h i j
    ";
    for diagram in [in_rows, with_gaps] {
        assert_ruling(diagram, Err(Foul::DoubleThree));
    }
    let diagram = Diagram::new("15x15k5", with_gaps);
    assert_eq!(lines(&board(&diagram), at("h8")), ["h8-h5", "e5-h8"]);
}

#[test]
fn three_threes_are_forbidden_too() {
    let diagram = "
        11 . . . . . . . . .
        10 . . . . X . X . .
         9 . . . . X X . . .
         8 . . X X * . . . .
         7 . . . . . . . . .
           d e f g h i j k l
    ";
    assert_ruling(diagram, Err(Foul::DoubleThree));
    assert_eq!(lines(&board(&Diagram::new("15x15k5", diagram)), at("h8")).len(), 3);
}

/// Checks black's move on the cell with a `*` in a row, which begins at the left edge of the board. The move makes a
/// three in the column too.
#[track_caller]
fn assert_ruling_with_a_three_in_the_column(row: &str, expected: Ruling) {
    let below = row.split(' ').map(|it| if it == "*" { "X" } else { "." }).collect::<Vec<_>>();
    let below = below.join(" ");
    let names: Vec<_> = ('a'..='o').map(String::from).take(row.split(' ').count()).collect();
    assert_ruling(&format!("8 {row}\n7 {below}\n6 {below}\n{}", names.join(" ")), expected);
}

#[test]
fn a_three_needs_room_for_a_straight_four() {
    for row in [
        ". X X * . . .",
        ". . X * X . O",
        "O . X X * . . O",
        ". X . X * .",
        ". X * . X .",
        // The stone on the right prevents one straight four, but not the other.
        ". . . X X * . . X .",
    ] {
        assert_ruling_with_a_three_in_the_column(row, Err(Foul::DoubleThree));
    }
    for row in [
        "O X X * . . . .",
        // There is room for a five, but not for a straight four.
        "O . X X * . O",
        "O . X * X . O",
        // The edge is just as close.
        "X X * . . .",
        ". X X * . O",
        // Six are not a five.
        "X . . X X * . . X",
        ". X X . * . X X .",
        // There is a gap of two cells.
        ". X . . X * .",
    ] {
        assert_ruling_with_a_three_in_the_column(row, ALLOWED);
    }
}

#[test]
fn a_three_and_a_four_are_allowed() {
    assert_ruling(
        "
        10 . . . . X . .
         9 . . . . X . .
         8 O X X X * . .
         7 . . . . . . .
           d e f g h i j
        ",
        ALLOWED,
    );
    // With a second three, they are not.
    assert_ruling(
        "
        10 . . . . X . X
         9 . . . . X X .
         8 O X X X * . .
         7 . . . . . . .
           d e f g h i j
        ",
        Err(Foul::DoubleThree),
    );
}

#[test]
fn two_fours_are_forbidden() {
    assert_ruling(
        "
        11 . . . . X . .
        10 . . . . X . .
         9 . . . . X . .
         8 O X X X * . .
         7 . . . . O . .
           d e f g h i j
        ",
        Err(Foul::DoubleFour),
    );
    for (row, fours) in [
        (". . X . X * X . X . .", ["c8-g8", "e8-i8"]),
        (". X X . X * . X X . .", ["b8-f8", "e8-i8"]),
        ("X X X . * . X X X . .", ["a8-e8", "e8-i8"]),
        // Neither four can become a five in two ways.
        (". O X . X * X . X O .", ["c8-g8", "e8-i8"]),
    ] {
        assert_ruling_in_row(row, Err(Foul::DoubleFour));
        let names: Vec<_> = ('a'..='o').map(String::from).take(row.split(' ').count()).collect();
        let diagram = Diagram::new("15x15k5", &format!("8 {row}\n{}", names.join(" ")));
        assert_eq!(lines(&board(&diagram), diagram.starred()[0]), fours);
    }
}

#[test]
fn a_straight_four_is_one_four() {
    for row in [
        ". . X X X * . . .",
        ". . X * X X . . .",
        // Only one of the two rows would be a five.
        ". X X X * . X . .",
        // The fourth stone is there, but the fifth would be the sixth.
        "X X . X * X X . .",
    ] {
        assert_ruling_in_row(row, ALLOWED);
    }
}

#[test]
fn six_are_forbidden_and_five_always_win() {
    assert_ruling_in_row(". X X X * X X . .", Err(Foul::Overline));
    assert_ruling_in_row("X X X X * X X X X", Err(Foul::Overline));
    assert_ruling_in_row("O X X X * X O . .", FIVE);
    let five_and_six = "
         9 . . . . X . . .
         8 . X X X * X X .
         7 . . . . X . . .
         6 . . . . X . . .
         5 . . . . X . . .
         4 . . . . . . . .
           d e f g h i j k
    ";
    assert_ruling(five_and_six, FIVE);
    let five_and_two_threes = "
        10 . . . . X . X . .
         9 . . . . X X . . .
         8 X X X X * . . . .
         7 . . . . . . . . .
           d e f g h i j k l
    ";
    assert_ruling(five_and_two_threes, FIVE);
}

#[test]
fn a_three_is_false_if_its_straight_four_is_forbidden_or_makes_a_five() {
    // Only a stone on f8 makes a straight four of e8, g8 and h8.
    let column = |marks: [&str; 6]| {
        let [f10, f9, f7, f6, f5, f4] = marks;
        format!(
            "
            10 . . {f10} . . . .
             9 . . {f9}  . . . .
             8 . X .     X * . .
             7 . . {f7}  . X . .
             6 . . {f6}  . X . .
             5 . . {f5}  . . . .
             4 . . {f4}  . . . .
               d e f     g h i j
            "
        )
    };
    for (marks, expected) in [
        ([".", ".", ".", ".", ".", "."], Err(Foul::DoubleThree)),
        ([".", ".", "X", "X", ".", "."], Err(Foul::DoubleThree)),
        // It would be a double four.
        ([".", ".", "X", "X", "X", "."], ALLOWED),
        // It would be a five.
        ([".", "X", "X", "X", "X", "."], ALLOWED),
        // It would be an overline.
        (["X", "X", "X", "X", "X", "."], ALLOWED),
        ([".", "X", "X", "X", "X", "X"], ALLOWED),
    ] {
        assert_ruling(&column(marks), expected);
    }
}

#[test]
fn a_double_three_may_depend_on_later_ones() {
    // Positions that players publish as puzzles. Here the white stone on o6 decides: without it, k6 would be a double
    // three, therefore i8 would not, and therefore g8 is one.
    let puzzle = |o6: &str| {
        format!(
            "
            9 . . . . . . O . . . . . . . .
            8 . . X . . X * X . . . . . . .
            7 . . . . . X . . X X . . . . .
            6 . . . . X . . . . . . X X . {o6}
            5 . . . . . . . . X O X X . . .
            4 . . . . . . . . . . X . . . .
              a b c d e f g h i j k l m n o
            "
        )
    };
    assert_ruling(&puzzle("O"), ALLOWED);
    assert_ruling(&puzzle("."), Err(Foul::DoubleThree));

    // Each of the four cells depends on the others.
    assert_ruling(
        "
        10 . . O O . .
         9 . * X X * .
         8 O X X X X O
         7 O X X X X O
         6 . * X X * .
         5 . . O O . .
           e f g h i j
        ",
        Err(Foul::DoubleThree),
    );
    // So does this one, on what would follow on the cells around it.
    assert_ruling(
        "
        11 O . . O . . . .
        10 . X . . X . O .
         9 . X O X X . . .
         8 . . . X X * . .
         7 . . . O O X X .
         6 . . X . . . . .
         5 . O X . . . . .
         4 . . O . . . . .
           d e f g h i j k
        ",
        Err(Foul::DoubleThree),
    );
}

#[test]
fn white_may_play_everywhere() {
    let two_threes = "
         9 . . . O . . .
         8 . . O * O . .
         7 . . . O . . .
           e f g h i j k
    ";
    let diagram = Diagram::new("15x15k5", two_threes);
    assert_eq!(judge(&board(&diagram), at("h8"), Side::Second), Judgement::Free);
    let six = "
         8 . O O * O O O .
           e f g h i j k l
    ";
    let diagram = Diagram::new("15x15k5", six);
    assert!(judge(&board(&diagram), at("h8"), Side::Second).is_win());
}

#[test]
fn a_game_refuses_fouls_of_black() {
    let mut game = Game::new(renju());
    for cell in cells("f8a1g8c1h7e1h6g1") {
        game.play(cell).expect("allowed");
    }
    let before = game.clone();
    let refused = PlayError::Forbidden(Foul::DoubleThree);
    assert_eq!(game.play(at("h8")), Err(refused));
    assert_eq!(refused.to_string(), "a double three is forbidden");
    assert_eq!(game, before);
    assert!(!game.legal_moves().any(|cell| cell == at("h8")));
    assert_eq!(game.legal_moves().count(), game.board().free_count() - 1);

    // White may play there; then it is no foul any more, only taken.
    game.play(at("o15")).expect("allowed");
    game.play(at("h8")).expect("white may play there");
    assert_eq!(foul_lines(game.board(), at("h8")), []);
    let taken = PlayError::Forbidden(Foul::Taken(Side::Second));
    assert_eq!(game.play(at("h8")), Err(taken));
}

#[test]
fn white_wins_with_six_and_black_only_with_five() {
    let mut game = Game::new(renju());
    for cell in cells("a1f8c1g8e1h8g1j8i1k8k1i8") {
        game.play(cell).expect("allowed");
    }
    assert_eq!(winner(&game), Some(Side::Second));
    let lines = game.outcome().map_or(&[][..], Outcome::lines);
    assert_eq!(lines.iter().map(|line| line.length()).collect::<Vec<_>>(), [6]);

    let mut game = Game::new(renju());
    for cell in cells("f8a1g8c1h8e1j8g1k8i1") {
        game.play(cell).expect("allowed");
    }
    assert_eq!(game.play(at("i8")), Err(PlayError::Forbidden(Foul::Overline)));
    assert_eq!(foul_lines(game.board(), at("i8")).len(), 1);
}

#[test]
fn renju_is_played_with_five_in_a_row_on_15x15() {
    assert_eq!(rules("15x15k5").with(Variant::Renju), renju());
    assert_eq!(renju().to_string(), "15x15k5r");
    let others = ["3x3k3", "15x15k4", "15x14k5", "19x19k5", "5x5x5k5", "endless5"];
    for other in others.map(rules) {
        assert!(!other.allow(Variant::Renju), "{other}");
        assert_eq!(other.with(Variant::Renju), other);
        let refused = Rules::on(other.shape(), other.run(), Variant::Renju);
        assert_eq!(refused, Err(RulesError::Variant(Variant::Renju)));
    }
    assert!(foul_lines(Game::new(rules("15x15k5")).board(), at("h8")).is_empty());
}

/// Returns a full board but for the cells with a `*`. Black's long rows don't count.
fn almost_full() -> Diagram {
    Diagram::new(
        "15x15k5",
        "
        O O O O X O O O O X O O O O X
        O O O O X O O O O X O O O O X
        X X X * X X X X X X X X X X X
        O O O O X O O O O X O O O O X
        O O O O X O O O O X O O O O X
        X X X X X X X * X X X X X X X
        O O O O X O O O O X O O O O X
        O O O O X O O O O X O O O O X
        X X X X X X X X X X X * X X X
        O O O O X O O O O X O O O O X
        O O O O X O O O O X O O O O X
        X X X X X X X X X X X X X X X
        O O O O X O O O O X O O O O X
        O X X X X X X X O X X X X X X
        O X X X X X X X X X X X X X X
        ",
    )
}

#[test]
fn a_game_is_drawn_if_every_free_cell_is_forbidden() {
    let diagram = almost_full();
    let full = board(&diagram);
    for &cell in diagram.starred() {
        assert_eq!(ruling(&full, cell), Err(Foul::Overline));
        assert!(judge(&full, cell, Side::Second).is_win(), "white could complete a line");
    }
    let of = |side| diagram.marks().filter(move |it| it.1 == side).map(|it| it.0);
    let start = Start::new(of(Side::First), of(Side::Second));
    assert_eq!(Game::arrange(renju(), start), Err(ArrangeError::Drawn));

    // The same after a move of white.
    let last = at("a1");
    let before = Start::new(of(Side::First), of(Side::Second).filter(|&cell| cell != last));
    let mut game = Game::arrange(renju(), before).expect("white to move");
    assert_eq!(game.side_to_move(), Some(Side::Second));
    game.play(last).expect("free");
    assert_eq!(game.outcome(), Some(&Outcome::Draw));
    assert_eq!((game.side_to_move(), game.legal_moves().count()), (None, 0));
    assert_eq!(game.play_recorded(at("h10")), Err(PlayError::Forbidden(Foul::Overline)));
    game.undo();
    assert_eq!(game.outcome(), None);
}

#[test]
fn a_running_game_always_has_a_legal_move() {
    let mut random = Xoshiro128PlusPlus::seed_from_u64(1);
    let mut results = [0; 3];
    for _ in 0..100 {
        let mut game = Game::new(renju());
        while let Some(position) = game.position() {
            assert!(position.legal_moves().next().is_some());
            let cell = Opponent::Random.choose(position, &mut random).expect("it follows a rule");
            game.play(cell).expect("a legal move");
        }
        results[winner(&game).map_or(2, |side| side as usize)] += 1;
    }
    assert_eq!(results, [39, 61, 0]);
}

/// Returns a board with stones at random in this part of it, the columns and rows from 0 to `side`.
fn random_board(side: i16, random: &mut dyn Rng) -> Board {
    let cells = (0..side).flat_map(|x| (0..side).map(move |y| Cell::new(x, y)));
    let marks = cells.filter_map(|cell| match random.random_range(0..100) {
        0..22 => Some((cell, Side::First)),
        22..32 => Some((cell, Side::Second)),
        _ => None,
    });
    Board::with_marks(renju(), marks.collect::<Vec<_>>())
}

#[test]
fn rotations_and_reflections_change_nothing() {
    let mut random = Xoshiro128PlusPlus::seed_from_u64(1);
    let shape = renju().shape();
    for _ in 0..100 {
        let board = random_board(15, &mut random);
        for images in shape.symmetries() {
            let image = |cell| images[shape.index(cell)];
            let marks = board.marks().map(|(cell, side)| (image(cell), side));
            let turned = Board::with_marks(renju(), marks);
            for cell in board.free_cells() {
                assert_eq!(ruling(&board, cell), ruling(&turned, image(cell)));
                assert_eq!(foul_lines(&board, cell).len(), foul_lines(&turned, image(cell)).len());
            }
        }
    }
}

#[test]
fn distant_stones_change_nothing() {
    let mut random = Xoshiro128PlusPlus::seed_from_u64(1);
    for _ in 0..300 {
        let near = random_board(6, &mut random);
        let far = Shape::flat(15, 15)
            .expect("a board")
            .cells()
            .filter(|it| it.column().max(it.row()) > 11);
        let far: Vec<_> = far
            .filter(|_| random.random_bool(0.5))
            .collect::<Vec<_>>()
            .into_iter()
            .map(|cell| (cell, if random.random_bool(0.5) { Side::First } else { Side::Second }))
            .collect();
        let both = Board::with_marks(renju(), near.marks().chain(far));
        for cell in near.free_cells().filter(|it| it.column().max(it.row()) < 6) {
            assert_eq!(ruling(&near, cell), ruling(&both, cell));
            assert_eq!(foul_lines(&near, cell), foul_lines(&both, cell));
        }
    }
}

/// White makes a four that black can only prevent on h8, where black would have six in a row.
#[test]
fn white_wins_by_a_four_whose_reply_is_forbidden() {
    let diagram = "
        9 . . . . . . . * . . . . . . .
        8 . . . . X X X . X X . . . . .
        7 . . . . . . . O . . . . . . .
        6 . . . . . . . O . . . . . . .
        5 . . . . . . . O . . . . . . .
        4 . . . . . . . X . . . . . . .
        3 . . . . . . . . . . . . . . .
        2 . . . . . . . . . . . . . . .
        1 O . . . . . . . . . . . . . O
          a b c d e f g h i j k l m n o
    ";
    let diagram = Diagram::new("15x15k5r", diagram);
    let mut game = diagram.game();
    let &[four] = diagram.starred() else { panic!("one cell with a `*`") };
    let mut search = Search::new(renju(), 1 << 20);
    let line = search.find_vcf(position(&game), Limit::Nodes(10_000), &mut Untimed);
    let line = line.expect("a win by fours");
    assert_eq!((line[0], line[2], line.len()), (four, at("h8"), 3));
    let info = search.think(position(&game), Limit::Nodes(10_000), &mut Untimed);
    assert_eq!((info.best, info.score), (four, Score::MateIn(3)));
    game.play(four).expect("a legal move");
    assert_eq!(game.play(at("h8")), Err(PlayError::Forbidden(Foul::Overline)));

    let info = search.think(position(&game), Limit::Nodes(10_000), &mut Untimed);
    assert_eq!(info.score, Score::MatedIn(2));
    game.play(info.best).expect("any legal move");
    game.play(at("h8")).expect("the fifth mark");
    assert_eq!(winner(&game), Some(Side::Second));
}
