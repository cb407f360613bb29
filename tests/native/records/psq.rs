//! Games of Piskvork and of programs that follow it.

use in_a_row::engine::{
    Foul, Game, GameTree, PlayError, RulesError, ShapeError, Side, Variant, notation,
    records::{Fact, LARGEST, Place, Record, RecordError, RecordReason, WriteError, WrongPly, psq},
};
use proptest::{prelude::*, sample::Index};

use crate::common::{arranged, at, by_choices, legal_plies, played, rules};

const TOURNAMENT: &str = "Piskvorky 15x15, 11:11, 0
8,8,0
9,7,0
8,6,1500
pbrain-first.exe
C:\\engines\\second.zip
-1
1,Freestyle15_1
";

fn read(text: &str) -> Record {
    read_as(text, Variant::Freestyle)
}

fn read_as(text: &str, variant: Variant) -> Record {
    psq::read(text, variant).unwrap_or_else(|error| panic!("{error} in {text:?}"))
}

fn error(text: &str) -> RecordError {
    psq::read(text, Variant::Freestyle).err().unwrap_or_else(|| panic!("no error in {text:?}"))
}

fn error_at(line: usize, column: usize, reason: RecordReason) -> RecordError {
    RecordError { at: Place::Text { line, column }, reason }
}

/// Returns the rules and the moves, as in a link.
fn game(record: &Record) -> String {
    let game = record.tree.main_line();
    format!("{}/{}", game.rules(), notation::write_moves(game.moves()))
}

fn names(record: &Record) -> [Option<&str>; 2] {
    record.players.each_ref().map(Option::as_deref)
}

fn written(game: &Game) -> String {
    psq::write(&Record::new(GameTree::of(game))).expect("a flat board")
}

#[test]
fn a_file_of_a_tournament_has_moves_names_winner_and_tournament() {
    let record = read(TOURNAMENT);
    assert_eq!(game(&record), "15x15k5/h8i9h10");
    assert_eq!(names(&record), [Some("first"), Some("second")]);
    assert_eq!(record.fact(Fact::Event), Some("Freestyle15_1"));
    assert_eq!(record.fact(Fact::Result), Some("1"));
    assert_eq!((record.facts.len(), record.left_out), (2, None));
}

#[test]
fn the_corners_are_counted_from_the_top_left() {
    let record = read("Piskvorky 20x15, 1:1, 0\n1,1,0\n20,1,0\n20,15,0\n1,15,0\n-1\n");
    assert_eq!(game(&record), "20x15k5/a15t15t1a1");
    let swapped = read("Piskvorky 15x20, 1:1, 0\n1,1,0\n15,20,0\n");
    assert_eq!(game(&swapped), "15x20k5/a20o1");
}

#[test]
fn the_first_line_has_many_forms() {
    let headers = [
        "Piskvorky 15x15, 11:11, 0",
        "Piskvorky 15x15, 1:1, 0",
        "Piskvorky 15x15 , 0 - 0",
        "Piskvorky  15 x 15,11:11,0",
        "  Piskvorky 15X15, 0:3, 0  ",
        "Piskvorky 15×15",
        "Gomoku 15x15",
        "Pixel 2, 15x15",
        "15x15",
    ];
    for header in headers {
        let record = read(&format!("{header}\n8,8,0\n9,7,0\n0\n"));
        assert_eq!(game(&record), "15x15k5/h8i9", "{header}");
        assert_eq!(names(&record), [None, None], "{header}");
    }
}

#[test]
fn lines_end_and_numbers_stand_in_any_way() {
    let texts = [
        "Piskvorky 15x15, 1:1, 0\r\n8,8,0\r\n9,7,0\r\n-1\r\n",
        "Piskvorky 15x15, 1:1, 0\r8,8,0\r9,7,0\r-1\r",
        "Piskvorky 15x15, 1:1, 0\n8,8,0\n9,7,0",
        "\u{feff}Piskvorky 15x15, 1:1, 0\n8,8,0\n9,7,0\n0",
        "\n\nPiskvorky 15x15, 1:1, 0\n\n8,8,0\n\n9,7,0\n\n\n",
        "Piskvorky 15x15, 1:1, 0\n 8 , 8 , 0 \n9, 7,\n",
        "Piskvorky 15x15, 1:1, 0\n8,8\n9,7\n",
        "Piskvorky 15x15, 1:1, 0\n8,8,-1.5\n+9,07,99999999999999999999\n",
    ];
    for text in texts {
        assert_eq!(game(&read(text)), "15x15k5/h8i9", "{text:?}");
    }
}

#[test]
fn without_a_size_the_board_is_the_smallest_usual_one() {
    assert_eq!(game(&read("8,8,0\n15,1,5\n")), "15x15k5/h8o15");
    assert_eq!(game(&read("8,8,0\n16,1,5\n")), "19x19k5/h12p19");
    assert_eq!(game(&read("1,19\n")), "19x19k5/a1");
    assert_eq!(game(&read("\u{feff}\r\n8,8,0\r\n1,20,5\r\nADA\r\nBOB\r\n")), "20x20k5/h13a1");
    assert_eq!(error("8,8,0\n1,21,5\n"), error_at(2, 1, RecordReason::Outside));
}

#[test]
fn the_second_player_may_begin() {
    let record = read("Piskvorky 15x15, 11:0, 1\n8,8,0\nADA\nBOB\n-1\n");
    assert_eq!(names(&record), [Some("BOB"), Some("ADA")]);
    let one = read("Piskvorky 15x15, 11:0, 1\n8,8,0\nADA\n-1\n");
    assert_eq!(names(&one), [None, Some("ADA")]);
}

#[test]
fn names_lose_what_all_programs_have_in_theirs() {
    let expected = [
        ("RAPFI25.zip", Some("RAPFI25")),
        ("pbrain-Yixin.exe", Some("Yixin")),
        ("PBRAIN-YIXIN.EXE", Some("YIXIN")),
        (r"C:\engines\yixin.exe", Some("yixin")),
        (r"D:\my engines\pbrain-a b 2.zip", Some("a b 2")),
        ("renju/solver 1.5", Some("renju/solver 1.5")),
        ("Žofie", Some("Žofie")),
        ("č.exe", Some("č")),
        ("***", Some("***")),
        ("homo-1", None),
        ("Homo-2", None),
        (r"C:\", None),
        ("pbrain-.exe", None),
    ];
    for (line, name) in expected {
        let record = read(&format!("Piskvorky 15x15, 1:1, 0\n8,8,0\nADA\n{line}\n-1\n"));
        assert_eq!(names(&record), [Some("ADA"), name], "{line}");
    }
}

#[test]
fn the_end_may_have_less_or_more() {
    let ends = [
        ("ADA\nBOB\n0\n", [Some("ADA"), Some("BOB")], None),
        ("ADA\nBOB", [Some("ADA"), Some("BOB")], None),
        ("ADA\n-1\n", [Some("ADA"), None], None),
        ("-1\nsome words that follow\n12 - 3\n", [None, None], None),
        ("0,Fastgame\n", [None, None], Some("Fastgame")),
        ("ADA\nBOB\n2, Fastgame, 2020\n", [Some("ADA"), Some("BOB")], Some("Fastgame, 2020")),
        ("ADA\nBOB\nCYD\n15\n0,Fastgame\nmore\n0,Freestyle", [Some("ADA"), Some("BOB")], {
            Some("Fastgame")
        }),
    ];
    for (end, players, event) in ends {
        let record = read(&format!("Piskvorky 15x15, 1:1, 0\n8,8,0\n{end}"));
        assert_eq!(game(&record), "15x15k5/h8", "{end}");
        assert_eq!((names(&record), record.fact(Fact::Event)), (players, event), "{end}");
    }
}

#[test]
fn the_name_of_the_tournament_has_the_variant() {
    let read_on = |size: &str, tournament: &str, variant| {
        let text = format!("Piskvorky {size}, 1:1, 0\n8,8,0\n-1\n0,{tournament}\n");
        read_as(&text, variant).tree.game().rules().to_string()
    };
    assert_eq!(read_on("15x15", "Standard1", Variant::Freestyle), "15x15k5e");
    assert_eq!(read_on("15x15", "RENJU", Variant::Freestyle), "15x15k5r");
    assert_eq!(read_on("20x20", "Renju", Variant::Exact), "20x20k5e", "renju needs 15x15");
    assert_eq!(read_on("15x15", "gomocup caro 2", Variant::Freestyle), "15x15k5c");
    assert_eq!(read_on("15x15", "Caro", Variant::CaroOverlines), "15x15k5o");
    assert_eq!(read_on("20x20", "Freestyle20", Variant::Renju), "20x20k5");
    assert_eq!(read_on("20x20", "Fastgame", Variant::Exact), "20x20k5e");
}

#[test]
fn a_game_may_have_no_moves() {
    assert_eq!(game(&read("Piskvorky 19x19, 1:1, 0\n")), "19x19k5/");
    assert_eq!(error("19x19\nADA\nBOB\n"), error_at(4, 1, RecordReason::NoGame));
}

#[test]
fn plies_that_are_not_allowed_are_left_out() {
    let record = read("Piskvorky 15x15, 1:1, 0\n8,8,0\n9,7,0\n8,8,0\n1,1,0\nADA\nBOB\n");
    assert_eq!(game(&record), "15x15k5/h8i9");
    assert_eq!(names(&record), [Some("ADA"), Some("BOB")]);
    let left_out = record.left_out.expect("a move to a taken cell");
    assert_eq!((left_out.plies, left_out.number, left_out.cell), (2, 3, Some(at("h8"))));
    assert_eq!(left_out.reason, WrongPly::Play(PlayError::Forbidden(Foul::Taken(Side::First))));
}

#[test]
fn errors_have_their_place() {
    let header = "Piskvorky 15x15, 1:1, 0\n";
    let size = RecordReason::Expected("the size of the board, such as 15x15");
    let a_move = RecordReason::Expected("a move such as 8,8,0");
    let columns = RulesError::Shape(ShapeError::Columns(2));
    let run = RulesError::Run { run: 5, shortest: 3, longest: 4 };
    let errors = [
        ("", error_at(1, 1, RecordReason::NoGame)),
        ("\u{feff}\r\n \r\n", error_at(1, 1, RecordReason::NoGame)),
        ("ADA\nBOB\n7,7,0\n", error_at(1, 1, size)),
        ("\r\n  header\r\n8,8,0", error_at(2, 3, size)),
        ("15\n15\n1\n7 7\n", error_at(1, 1, size)),
        ("Piskvorky 2x15, 1:1, 0\n", error_at(1, 1, RecordReason::Rules(columns))),
        ("Piskvorky 4x4, 1:1, 0\n", error_at(1, 1, RecordReason::Rules(run))),
        (&format!("{header}0,8,0\n"), error_at(2, 1, RecordReason::Outside)),
        (&format!("{header}8,8,0\n  8,16,0\n"), error_at(3, 3, RecordReason::Outside)),
        (&format!("{header}-1,-1\n"), error_at(2, 1, RecordReason::Outside)),
        (&format!("{header}99999999999999999999,1\n"), error_at(2, 1, RecordReason::Outside)),
        (&format!("{header}1,-99999999999999999999\n"), error_at(2, 1, RecordReason::Outside)),
        (&format!("{header}8 8 0\n9 7 0\n"), error_at(2, 1, a_move)),
        (&format!("{header}8,8,0\r\n9;7;0\r\n"), error_at(3, 1, a_move)),
        (&format!("{header}8,8,0\n9,7,0,5\n"), error_at(3, 1, a_move)),
        (&format!("{header}8,8,0\nADA\n9,7,0\n"), error_at(4, 1, RecordReason::AfterEnd)),
        (&format!("{header}8,8,0\n-1\n{header}8,8,0\n"), error_at(5, 1, RecordReason::AfterEnd)),
    ];
    for (text, expected) in errors {
        assert_eq!(error(text), expected, "{text:?}");
    }
}

#[test]
fn a_variant_that_is_not_played_on_the_board_is_not_meant() {
    let read = |text| game(&psq::read(text, Variant::Renju).expect("a game"));
    assert_eq!(read("Piskvorky 19x19, 1:1, 0\n10,10,0\n"), "19x19k5/j10");
    assert_eq!(read("Piskvorky 15x15, 1:1, 0\n8,8,0\n"), "15x15k5r/h8");
}

#[test]
fn a_file_that_is_too_large_is_not_read() {
    let text = format!("8,8,0\n{}9,7,0", " ".repeat(LARGEST - 11));
    assert_eq!(game(&read(&text)), "15x15k5/h8i9");
    assert_eq!(error(&format!("{text}\n")), error_at(1, 1, RecordReason::TooLarge));
}

#[test]
fn many_moves_that_are_left_out_are_counted() {
    let text = format!("Piskvorky 40x40, 1:1, 0\n{}ADA\n", "1,1,0\n".repeat(100_000));
    let record = read(&text);
    assert_eq!(record.left_out.expect("a move to a taken cell").plies, 99_999);
    assert_eq!(names(&record), [Some("ADA"), None]);
}

#[test]
fn a_written_file_is_one_of_piskvork() {
    let game = played("20x15k5", "a15t1h8");
    let mut record = Record::new(GameTree::of(&game));
    assert_eq!(psq::write(&record), Ok(written(&game)));
    assert_eq!(written(&game), "Piskvorky 20x15, 0:0, 0\n1,1,0\n20,15,0\n8,8,0\n-1\n");

    record.players = [None, Some("Ada\r\nByron".to_owned())];
    record.facts = vec![
        (Fact::Title, "a title".to_owned()),
        (Fact::Event, "Open\n2020".to_owned()),
        (Fact::Result, "3".to_owned()),
    ];
    let text = psq::write(&record).expect("a flat board");
    assert!(text.ends_with("8,8,0\nhomo-1\nAda  Byron\n-1\n3,Open 2020\n"), "{text}");
}

#[test]
fn a_written_result_is_the_winner_unless_there_is_a_number() {
    let result = |board: &str, moves: &str, event: &str, result: &str| {
        let mut record = Record::new(GameTree::of(&played(board, moves)));
        record.facts = vec![(Fact::Event, event.to_owned()), (Fact::Result, result.to_owned())];
        let text = psq::write(&record).expect("a flat board");
        text.split_once("-1\n").expect("the end of a game").1.to_owned()
    };
    assert_eq!(result("15x15k5", "h8", "Open", ""), "0,Open\n");
    assert_eq!(result("15x15k5", "a1b1a2b2a3b3a4b4a5", "Open", "B+"), "1,Open\n");
    assert_eq!(result("15x15k5", "a1b1a2b2a3b3a4b4c8b5", "Open", "W+"), "2,Open\n");
    assert_eq!(result("15x15k5e", "h8", "Standard15", "2"), "2,Standard15\n");
    assert_eq!(result("15x15k5", "h8", "Standard15", "2"), "", "it is another variant");
    assert_eq!(result("15x15k5", "h8", "2020", "2"), "", "it would be a move");
}

#[test]
fn the_main_line_is_written_without_choices() {
    let game = played("15x15k5s1", "h8");
    let mut tree = GameTree::of(&game);
    let choice = legal_plies(&game)[0];
    tree.play_ply(choice).expect("a choice");
    let first = tree.play(at("i9")).expect("a move");
    tree.go_to(tree.parent(first).expect("a node"));
    tree.play(at("a1")).expect("a variation");
    let text = psq::write(&Record::new(tree)).expect("a flat board");
    assert_eq!(self::game(&read(&text)), "15x15k5/h8i9");
}

#[test]
fn other_boards_are_not_written() {
    let write = |game: &Game| psq::write(&Record::new(GameTree::of(game)));
    for board in ["3x3k3", "15x15k6", "4x4x4k4", "endless5"] {
        assert_eq!(write(&Game::new(rules(board))), Err(WriteError::Board), "{board}");
    }
    assert_eq!(write(&arranged("15x15k5", "h8-i9", "a1")), Err(WriteError::Start));
}

fn any_name() -> impl Strategy<Value = Option<String>> {
    let strange = prop::sample::select(&[
        "8,8,0", "-1", "0,Open", "homo-1", "pbrain-a", "a.exe", "a.ZIP", "1 2", "\u{feff}", "a,b",
    ]);
    prop::option::of(prop_oneof![
        "[A-Za-z][A-Za-z0-9 .]{0,20}",
        any::<String>(),
        strange.prop_map(str::to_owned),
    ])
}

/// The name that is read after this one was written.
fn in_one_line(name: &str) -> Option<String> {
    let name = name.replace(char::is_control, " ").trim().replace('\\', "/");
    Some(name).filter(|name| !name.is_empty())
}

fn any_game() -> impl Strategy<Value = Game> {
    let boards = prop::sample::select(&[
        "5x5k5", "5x40k5", "15x15k5", "15x15k5e", "15x15k5r", "15x15k5c", "20x13k5o", "40x40k5",
    ]);
    (boards, prop::collection::vec(any::<Index>(), 0..60))
        .prop_map(|(board, choices)| by_choices(Game::new(rules(board)), &choices))
}

proptest! {
    #[test]
    fn a_written_game_is_read_again(
        game in any_game(),
        first in any_name(),
        second in any_name(),
        event in "[a-z0-9 ,]{0,20}",
        winner in 0..3_u8,
    ) {
        let mut record = Record::new(GameTree::of(&game));
        record.players = [first, second];
        record.facts = vec![(Fact::Event, event), (Fact::Result, winner.to_string())];
        let text = psq::write(&record).expect("a flat board");
        let again = read_as(&text, game.rules().variant());
        prop_assert_eq!(again.tree.main_line(), game);
        prop_assert_eq!(again.left_out, None);
        let players = record.players.map(|name| name.as_deref().and_then(in_one_line));
        prop_assert_eq!(&again.players, &players);
        prop_assert_eq!(psq::write(&again), Ok(text));
    }

    #[test]
    fn any_text_is_read_or_an_error(text in any::<String>()) {
        let _ = psq::read(&text, Variant::Freestyle);
    }

    #[test]
    fn any_lines_are_read_or_an_error(
        header in prop::option::of("Piskvorky [0-9]{1,3}x[0-9]{1,3},? ?1?"),
        lines in "([0-9]{1,2},[0-9]{1,2},?[0-9]{0,2}\r?\n|[-0-9,x a-z]{0,9}\n){0,20}",
    ) {
        let _ = psq::read(&format!("{}\n{lines}", header.unwrap_or_default()), Variant::Renju);
    }

    #[test]
    fn a_changed_file_is_read_or_an_error(
        changes in prop::collection::vec((any::<Index>(), any::<u8>()), 0..5),
        cut in any::<Index>(),
    ) {
        let mut bytes = TOURNAMENT.as_bytes().to_vec();
        for (place, byte) in changes {
            let place = place.index(bytes.len());
            bytes[place] = byte;
        }
        bytes.truncate(cut.index(bytes.len() + 1));
        let _ = psq::read(&String::from_utf8_lossy(&bytes), Variant::Freestyle);
    }
}
