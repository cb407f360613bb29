//! Boards that are drawn in text.

use in_a_row::{
    app::open::model::is_of_file,
    engine::{
        ArrangeError, Board, Game, RulesError, ShapeError, Side, Variant, notation,
        records::{
            self, Format, Options, Place, Record, RecordError, RecordReason, drawn, format_of,
        },
    },
    session::{Pieces, plain},
};
use proptest::{prelude::*, sample::Index};

use crate::common::{SIDES, by_choices, rules, winner};

const OPTIONS: Options = Options { variant: Variant::Freestyle, accepts_other_games: false };

fn read(text: &str) -> Record {
    assert_eq!(format_of("", text.as_bytes()), Some(Format::Drawn), "{text}");
    drawn::read(text, Variant::Freestyle).unwrap_or_else(|error| panic!("{error} in\n{text}"))
}

fn error(text: &str) -> RecordError {
    drawn::read(text, Variant::Freestyle).err().unwrap_or_else(|| panic!("no error in\n{text}"))
}

/// Draws the position at the end of a record as the page does.
fn drawn_again(record: &Record) -> String {
    let x = if record.starts_white { Side::Second } else { Side::First };
    plain::board(record.tree.main_line().board(), Pieces::Marks, x)
}

/// Returns the rules, the marks, and the moves after them.
fn game(record: &Record) -> String {
    let game = record.tree.main_line();
    let start = game.start().to_string();
    let moves = notation::write_moves(game.moves());
    format!("{}/{moves}/{}", game.rules(), start.trim_end_matches('-'))
}

#[test]
fn a_board_is_drawn_in_many_ways() {
    let board = ". . X\n. X .\nO . .";
    let drawings = [
        board,
        "..X\n.X.\nO..",
        "\u{feff}. . X\r\n. X .  \r\nO . .\r\n\r\n",
        ". . X\r. X .\rO . .",
        "```\n..X\n.X.\nO..\n```\n",
        "~~~text\n. . X\n. X .\nO . .\n~~~",
        "\n\n   . . X\n   . X .\n   O . .\n",
        ".\t.\tX\n.\tX\t.\nO\t.\t.",
        ". . X\n\n. X .\n\nO . .\n",
        "· · ●\n· ● ·\n○ · ·",
        "・・●\n・●・\n○・・",
        "．．Ｘ\n．Ｘ．\nＯ．．",
        "_ _ x\n_ x _\no _ _",
        "- - #\n- # -\n0 - -",
        "+ + B\n+ B +\nW + +",
        "++b\n+b+\nw++",
        ": : @\n: @ :\nO : :",
        "┌┬●\n├●┤\n○┴┘",
        "┌─┬─●\n├─●─┤\n○─┴─┘",
        "┌─┬─●\n│ │ │\n├─●─┤\n│ │ │\n○─┴─┘",
        "⬜⬜❌\n⬜❌⬜\n⭕⬜⬜",
        "⬜⬜✖\u{fe0f}\n⬜✖\u{fe0f}⬜\n⭕\u{fe0f}⬜⬜",
        ". . ⚫\n. ⚫ .\n⚪ . .",
        "··黑\n·黑·\n白··",
        "..Х\n.Х.\nО..",
        "   |   | X\n---+---+---\n   | X |  \n---+---+---\n O |   |   ",
        " | |X\n-+-+-\n |X|\n-+-+-\nO| |",
        "   |   | X \n-----------\n   | X |   \n-----------\n O |   |   \n",
        "   |   | X\n___|___|___\n   | X |  \n___|___|___\n O |   |",
        "_|_|X\n_|X|_\nO|_|_",
        "|   |   | X |\n|---|---|---|\n|   | X |   |\n| O |   |   |",
        "+---+---+---+\n|   |   | X |\n+---+---+---+\n|   | X |   |\n+---+---+---+\n| O |   |   |\n+---+---+---+",
        "┌───┬───┬───┐\n│   │   │ X │\n├───┼───┼───┤\n│   │ X │   │\n├───┼───┼───┤\n│ O │   │   │\n└───┴───┴───┘",
        "+-------+\n| . . X |\n| . X . |\n| O . . |\n+-------+",
        "3 . . X\n2 . X .\n1 O . .\n  a b c",
        "3 . . X 3\n2 . X . 2\n1 O . . 1\n",
        "  a b c\n3 . . X\n2 . X .\n1 O . .\n  A B C",
        "  1 2 3\n1 . . X\n2 . X .\n3 O . .",
        "  0 1 2\n0 . . X\n1 . X .\n2 O . .",
        "  1 2 3\nA . . X\nB . X .\nC O . .",
        "1. . . X\n2. . X .\n3. O . .",
        "1) ..X\n2) .X.\n3) O..",
        "   a   b   c\n3    |   | X\n  ---+---+---\n2    | X |\n  ---+---+---\n1  O |   |  ",
        "  | a | b | c |\n3 |   |   | X |\n2 |   | X |   |\n1 | O |   |   |",
        "3|. . X|3\n2|. X .|2\n1|O . .|1",
    ];
    for drawing in drawings {
        let record = read(drawing);
        assert_eq!(drawn_again(&record), board, "{drawing}");
        assert_eq!(game(&record), "3x3k3//c3b2-a1", "{drawing}");
        assert!(is_of_file(drawing), "{drawing}");
    }
}

#[test]
fn columns_have_letters_that_are_no_marks() {
    let letters = "a b c d e f g h i j k l m n o p q r s t u v w x ".to_owned();
    let without_i = letters.replace("i ", "") + "y";
    let row = ". ".repeat(23);
    let rows = format!("{row}O\n{row}X\n{row}X\n");
    for header in [&letters, &without_i, &letters.to_uppercase(), &letters.replace(' ', "")] {
        let record = read(&format!("{header}\n{rows}"));
        assert_eq!(game(&record), "24x3k5//x2x1-x3", "{header}");
    }
    let numbers = (1..=24).map(|number| number.to_string()).collect::<Vec<_>>().join(" ");
    let digits = "123456789012345678901234".to_owned();
    for header in [numbers, digits] {
        let record = read(&format!("{header}\n{rows}"));
        assert_eq!(game(&record), "24x3k5//x2x1-x3", "{header}");
    }
}

#[test]
fn a_large_board_has_star_points_and_numbers() {
    let text = "\
   A B C D E F G H J K L M N O P
15 . . . . . . . . . . . . . . . 15
14 . . . . . . . . . . . . . . . 14
13 . . . . . . . . . . . . . . . 13
12 . . . * . . . . . . . * . . . 12
11 . . . . . . . . . . . . . . . 11
10 . . . . . . . . X . . . . . . 10
 9 . . . . . . . . O . . . . . .  9
 8 . . . . . . . X O . . . . . .  8
 7 . . . . . . . . X . . . . . .  7
 6 . . . . . . . . . . . . . . .  6
 5 . . . . . . . . . . . . . . .  5
 4 . . . * . . . . . . . * . . .  4
 3 . . . . . . . . . . . . . . .  3
 2 . . . . . . . . . . . . . . .  2
 1 . . . . . . . . . . . . . . .  1
   A B C D E F G H J K L M N O P
";
    assert_eq!(game(&read(text)), "15x15k5//i10h8i7-i9i8");
    let renju = drawn::read(text, Variant::Renju).expect("a board");
    assert_eq!(renju.tree.game().rules(), rules("15x15k5r"));
}

#[test]
fn the_size_tells_the_rules() {
    for (columns, rows, expected) in [
        (3, 3, "3x3k3"),
        (4, 3, "4x3k4"),
        (4, 4, "4x4k4"),
        (5, 5, "5x5k4"),
        (6, 6, "6x6k4"),
        (7, 7, "7x7k5"),
        (3, 9, "3x9k5"),
        (40, 40, "40x40k5"),
    ] {
        let text = format!("{}\n", ".".repeat(columns)).repeat(rows);
        assert_eq!(read(&text).tree.game().rules().to_string(), expected);
    }
    let level = "...\n...\n...\n\n";
    assert_eq!(game(&read(&level.repeat(3).replacen('.', "X", 1))), "3x3x3k3//1a3");
}

#[test]
fn the_marks_tell_who_begins_and_the_last_move_may_be_marked() {
    let record = read("o . .\n. x .\n. . o");
    assert_eq!((game(&record).as_str(), record.starts_white), ("3x3k3//a3c1-b2", true));
    let record = read("O . .\n. X .\n. . .");
    assert_eq!((game(&record).as_str(), record.starts_white), ("3x3k3//b2-a3", false));
    let record = read(" O  .  .\n . (X) .\n .  .  .");
    assert_eq!((game(&record).as_str(), record.starts_white), ("3x3k3/b2/a3", true));
    let record = read("[O] . .\n . X .\n . . .");
    assert_eq!((game(&record).as_str(), record.starts_white), ("3x3k3/a3/b2", false));
    let record = read(" O | | \n-+-+-\n | [X] | \n-+-+-\n | | ");
    assert_eq!(game(&record), "3x3k3/b2/a3");
}

#[test]
fn a_game_that_is_over_is_read_with_its_end() {
    let won = read("X X X\nO O .\n. . .").tree.main_line();
    assert_eq!((won.moves().len(), won.start().count()), (1, 4));
    assert_eq!(winner(&won), Some(Side::First));
    let drawn = read("X O X\nX O O\nO X X");
    assert_eq!(drawn_again(&drawn), "X O X\nX O O\nO X X");
    assert!(drawn.tree.main_line().outcome().is_some_and(|it| it.winner().is_none()));
}

#[test]
fn errors_have_their_place() {
    let cell = RecordReason::Expected("a cell, such as . X or O");
    let row = RecordReason::Expected("as many cells as in the first row");
    let number = RecordReason::Expected("the number of the row");
    let columns = RecordReason::Expected("the columns of this board");
    let sign = RecordReason::Expected("the same sign for the same side");
    let last = RecordReason::Expected("only one last move");
    let blank = RecordReason::Expected("a sign in each cell");
    let shape = |error| RecordReason::Rules(RulesError::Shape(error));
    let counts = |first, second| RecordReason::Arrange(ArrangeError::Counts { first, second });
    let (wide, high) = (".".repeat(41), "...\n".repeat(41));
    let wide = format!("\n{}", format!("{wide}\n").repeat(3));
    let errors = [
        ("", 1, 1, RecordReason::NoGame),
        (" \r\n", 1, 1, RecordReason::NoGame),
        ("```\n```", 1, 1, RecordReason::NoGame),
        (". . X\n. ? .\n. . .", 2, 3, cell),
        (". . X\n. A .\n. . .", 2, 3, cell),
        (". . X\n. X\nO . .", 2, 4, row),
        (". . X\r\n. X . .\r\nO . .", 2, 7, row),
        ("3 . . X\n2 . X .\n2 O . .", 3, 1, number),
        ("5 . . X\n4 . X .\n3 O . .", 1, 1, number),
        ("  a b c d\n3 . . X\n2 . X .\n1 O . .", 1, 1, columns),
        (". . X\na b c\n. X .\nO . .", 2, 1, columns),
        (". . X\n. B .\nO . .", 2, 3, sign),
        (". . X\n. X .\nO . ○", 3, 5, sign),
        ("(O) . X\n. (X) .\n. . .", 2, 4, last),
        (". . (X\n. X .\nO . .", 1, 7, cell),
        (". . (.)\n. X .\nO . .", 1, 7, cell),
        ("* * X\n* X *\nO * *", 1, 1, cell),
        (" |X|O|\n | | |\n |X| |", 2, 3, blank),
        ("..\n..\n..", 1, 1, shape(ShapeError::Columns(2))),
        ("...\n...", 1, 1, shape(ShapeError::Rows(2))),
        (&*wide, 2, 1, shape(ShapeError::Columns(41))),
        (&*high, 1, 1, shape(ShapeError::Rows(41))),
        ("...\n...\n...\n\n...\n...\n...\n", 5, 1, RecordReason::AfterEnd),
        ("....\n....\n....\n\n....\n....\n....\n\n....\n....\n....", 1, 1, row),
        (". X X\n. X .\n. . .", 1, 1, counts(3, 0)),
        (". . O\n. O .\nO . X", 1, 1, counts(1, 3)),
        ("X X X\nO O O\n. . .", 1, 1, RecordReason::Arrange(ArrangeError::Won(Side::First))),
    ];
    for (text, line, column, reason) in errors {
        let at = Place::Text { line, column };
        assert_eq!(error(text), RecordError { at, reason }, "{text}");
    }
    let large = error(&". . .\n".repeat(20_000));
    assert_eq!(large.reason, RecordReason::TooLarge);
}

#[test]
fn a_drawing_with_an_error_is_still_a_drawing() {
    for text in [
        ". . X\n. X\nO . .",
        ". . X .\n. X . .\nO . ? .",
        ". X X\n. X .\n. . .",
        "  a b c d\n3 . . X\n2 . X .\n1 O . .",
    ] {
        assert!(is_of_file(text), "{text}");
        error(text);
    }
}

#[test]
fn other_texts_are_not_drawings() {
    for text in [
        "",
        "h8 i9",
        "h8\ni9\nh10",
        "b2\nb3\nb4\nx1\n",
        "b2 b3\nb4 b5\nb6 b7",
        "1. b2 b3\n2. b4 b5\n3. b6 b7",
        "x1 x2 x3\nx4 x5 x6\nx7 x8 x9",
        "1. h8 i9\n2. h10 j10\n3. h7 o15\n",
        "#15x15k5/h8i9",
        "#3x3k3/b2a1c3\n#3x3k3/b2a1c3\n#3x3k3/b2\n",
        "https://example.org/#3x3k3/b2a1",
        "See you tonight!\nBob\nxoxo",
        "- one\n- two\n- three\n",
        "Hello\n---\nhow are you?\n---\nwell\n---",
        "ox\nbox\nbow",
        "wow\nbob\nbox",
        "7,7\n8,8\n9,9",
        "a b c d e f g h\na b c d e f g h\na b c d e f g h",
        "1 2 3\n4 5 6\n7 8 9",
        "0 0 0\n0 0 0\n0 0 0",
        "15\n15\n2\n7 7\n8 8\n",
        "3\n0\n0\n0 0\n",
        "X | O | X",
        "..X\n.O.",
        "(;GM[4]SZ[15];B[hh];W[ii])",
        "Piskvorky 15x15, 1:1, 0\n8,8,0\n",
        "0,0, 1,1\n0,0, -1,1\n",
        "\u{89}PNG\r\n\u{1a}\n",
    ] {
        assert_ne!(format_of("", text.as_bytes()), Some(Format::Drawn), "{text}");
    }
}

/// Returns each side's cells, X's first.
fn marks(board: &Board, x: Side) -> [Vec<String>; 2] {
    let of = |side| {
        let cells = board.rules().shape().cells().filter(move |&it| board.get(it) == Some(side));
        cells.map(|cell| cell.to_string()).collect()
    };
    [of(x), of(x.other())]
}

fn boards() -> impl Strategy<Value = String> {
    let flat = (3..=40_u8, 3..=40_u8).prop_map(|(columns, rows)| (columns, rows, false));
    let small = (3..=6_u8, 3..=6_u8).prop_map(|(columns, rows)| (columns, rows, false));
    let cube = (3..=5_u8).prop_map(|side| (side, side, true));
    prop_oneof![flat, small, cube].prop_map(|(columns, rows, is_cube)| match columns.max(rows) {
        side if is_cube => format!("{side}x{side}x{side}k{side}"),
        3 => format!("{columns}x{rows}k3"),
        4..=6 => format!("{columns}x{rows}k4"),
        _ => format!("{columns}x{rows}k5"),
    })
}

proptest! {
    #[test]
    fn a_board_of_the_page_is_read_back(
        board in boards(),
        choices in prop::collection::vec(any::<Index>(), 0..250),
        pieces in prop::sample::select(&[Pieces::Marks, Pieces::Stones]),
        x in prop::sample::select(&SIDES),
    ) {
        let game = by_choices(Game::new(rules(&board)), &choices);
        let text = plain::board(game.board(), pieces, x);
        let record = read(&text);
        let again = record.tree.main_line();
        prop_assert_eq!(again.rules(), game.rules());
        let x_again = if record.starts_white { Side::Second } else { Side::First };
        prop_assert_eq!(marks(again.board(), x_again), marks(game.board(), x));
        let x_wins = |game: &Game, x| winner(game).map(|side| side == x);
        prop_assert_eq!(x_wins(&again, x_again), x_wins(&game, x));
        for format in Format::WRITTEN {
            let Ok(written) = records::write(&record, format) else { continue };
            let name = format!("a.{}", format.extension().expect("an ending"));
            let mut decode = |bytes: &[u8], _: &str| String::from_utf8_lossy(bytes).into_owned();
            let mut read = records::read(&name, &written, OPTIONS, &mut decode);
            let read = read.next().expect("a game").expect("a written file");
            prop_assert_eq!(drawn_again(&read), drawn_again(&record));
        }
    }

    #[test]
    fn any_text_is_read_or_an_error(text in any::<String>()) {
        let _ = drawn::read(&text, Variant::Freestyle);
        let _ = format_of("", text.as_bytes());
    }

    #[test]
    fn any_bytes_have_a_format_or_none(bytes in prop::collection::vec(any::<u8>(), 0..200)) {
        let _ = format_of("", &bytes);
        let _ = drawn::read(&String::from_utf8_lossy(&bytes), Variant::Renju);
    }

    #[test]
    fn any_signs_are_read_or_an_error(
        text in "[.XO*|+ \n\r_a-c0-3()\\[\\]●○│─┼┌ー黑\u{fe0f}-]{0,120}",
    ) {
        let _ = drawn::read(&text, Variant::Caro);
        let _ = format_of("", text.as_bytes());
    }

    #[test]
    fn a_changed_board_is_read_or_an_error(
        changes in prop::collection::vec((any::<Index>(), any::<char>()), 0..4),
        cut in any::<Index>(),
    ) {
        let text = "  a b c\n3 | X | O | (X) |\n2 |   | ● | . |\n1 | O |   | · |\n";
        let mut changed: Vec<char> = text.chars().collect();
        for (place, character) in changes {
            let place = place.index(changed.len());
            changed[place] = character;
        }
        changed.truncate(cut.index(changed.len() + 1));
        let _ = drawn::read(&changed.into_iter().collect::<String>(), Variant::Freestyle);
    }
}
