//! Games in the Smart Game Format: what is read and written, what is tolerated, and where errors are.

use std::{fmt::Write as _, time::Instant};

use in_a_row::engine::{
    Cell, Game, GameTree, Glyph, NodeId, Notes, Ply, PointMark, Rules, Side, Start, Variant,
    notation,
    records::{
        Fact, LeftOut, Place, Record, RecordError, RecordReason, WriteError, WrongPly,
        sgf::{self, MOST_GAMES},
    },
};

fn at(cell: &str) -> Cell {
    cell.parse().unwrap_or_else(|error| panic!("cell {cell:?}: {error}"))
}

fn rules(text: &str) -> Rules {
    text.parse().unwrap_or_else(|error| panic!("rules {text:?}: {error}"))
}

fn games(text: &str) -> Vec<Record> {
    let games = sgf::read(text, Variant::Freestyle, true);
    games.unwrap_or_else(|error| panic!("{text:?}: {error}"))
}

fn game(text: &str) -> Record {
    let mut games = games(text);
    assert_eq!(games.len(), 1, "{text:?}");
    games.remove(0)
}

fn error(text: &str) -> RecordError {
    match sgf::read(text, Variant::Freestyle, false) {
        Ok(_) => panic!("{text:?} was read"),
        Err(error) => error,
    }
}

fn on_line(line: usize, column: usize, reason: RecordReason) -> RecordError {
    RecordError { at: Place::Text { line, column }, reason }
}

/// Returns the main line's moves in notation.
fn moves(record: &Record) -> String {
    notation::write_moves(record.tree.main_line().moves())
}

/// Returns the rules and the position before the first move in notation.
fn start(record: &Record) -> String {
    let game = record.tree.game();
    let start = game.start();
    if start.count() == 0 { game.rules().to_string() } else { format!("{} {start}", game.rules()) }
}

fn left_out(record: &Record) -> (usize, usize, WrongPly) {
    let LeftOut { plies, number, reason, .. } = record.left_out.expect("something is left out");
    (plies, number, reason)
}

/// Returns the tree's plies with brackets around variations, such as `h8(i9)(g7)`.
fn outline(record: &Record) -> String {
    fn add(tree: &GameTree, node: NodeId, text: &mut String) {
        let children = tree.children(node);
        for &child in children {
            let ply = match tree.ply(child).expect("a ply") {
                Ply::Move(cell) => cell.to_string(),
                Ply::Choose(side) => format!("<{side:?}>"),
                Ply::Offer => "<offer>".to_owned(),
            };
            if children.len() > 1 {
                let _ = write!(text, "({ply}");
                add(tree, child, text);
                text.push(')');
            } else {
                *text += &ply;
                add(tree, child, text);
            }
        }
    }
    let mut text = String::new();
    add(&record.tree, NodeId::ROOT, &mut text);
    text
}

fn comment(record: &Record, number: usize) -> &str {
    let node = record.tree.nodes().nth(number).expect("a node");
    &record.tree.notes(node).comment
}

#[test]
fn a_game_with_variations_and_everything_else_is_read() {
    let record = game(
        "(;FF[4]GM[4]CA[UTF-8]AP[Board:1.2]SZ[15]RU[Renju]PB[Ada]PW[Ben]GN[First]EV[Open]RO[2]\n\
         PC[Prague]DT[2026-11-28]RE[B+R]C[Root]\n\
         ;B[hh];W[ig]TR[aa][ab]LB[ba:A][bb:x\\:y](;B[ii]C[A direct \\[opening\\].]TE[2];W[jj])\n\
         (;B[jf]BM[1];W[gi]IT[])(;B[if]DO[]N[name]C[comment]))\n",
    );
    assert_eq!(start(&record), "15x15k5r");
    assert_eq!(outline(&record), "h8i9(i7j6)(j10g7)(i10)");
    assert_eq!(record.players, [Some("Ada".to_owned()), Some("Ben".to_owned())]);
    let facts = [
        (Fact::Title, "First"),
        (Fact::Event, "Open"),
        (Fact::Round, "2"),
        (Fact::Site, "Prague"),
        (Fact::Date, "2026-11-28"),
        (Fact::Result, "B+R"),
        (Fact::Source, "Board:1.2"),
    ];
    assert_eq!(record.facts, facts.map(|(fact, text)| (fact, text.to_owned())));
    assert_eq!((record.left_out, record.cut_off, record.starts_white), (None, None, false));
    assert_eq!(record.tree.current(), NodeId::ROOT);

    let notes = |number| record.tree.notes(record.tree.nodes().nth(number).expect("a node"));
    assert_eq!(record.tree.notes(NodeId::ROOT).comment, "Root");
    let label = |text: &str| PointMark::Label(text.to_owned());
    assert_eq!(
        notes(1).points,
        [
            (at("a15"), PointMark::Triangle),
            (at("a14"), PointMark::Triangle),
            (at("b15"), label("A")),
            (at("b14"), label("x:y")),
        ]
    );
    assert_eq!(notes(2).comment, "A direct [opening].");
    let glyphs = [2, 3, 4, 5, 6].map(|number| notes(number).glyph);
    let [very_good, bad] = [Some(Glyph::VeryGood), Some(Glyph::Bad)];
    assert_eq!(glyphs, [very_good, None, bad, Some(Glyph::Interesting), Some(Glyph::Doubtful)]);
    assert_eq!(notes(6).comment, "name\ncomment");
}

#[test]
fn boards_have_the_size_that_the_file_says() {
    for (text, expected) in [
        ("(;GM[4];B[aa])", "15x15k5"),
        ("(;B[aa])", "15x15k5"),
        ("(;GM[1];B[aa])", "19x19k5"),
        ("(;GM[2]SZ[];B[aa])", "15x15k5"),
        ("(;GM[11]SZ[15];B[aa])", "15x15k5"),
        ("(;GM[]SZ[20];B[aa])", "20x20k5"),
        ("(;GM[ 4 ]SZ[ 15 ];B[aa])", "15x15k5"),
        ("(;GM[4]SZ[13:15];B[aa])", "13x15k5"),
        ("(;GM[4]SZ[13x15];B[aa])", "13x15k5"),
    ] {
        let record = game(text);
        assert_eq!(start(&record), expected, "{text}");
        let rows = record.tree.game().rules().shape().rows();
        assert_eq!(moves(&record), format!("a{rows}"), "{text}");
    }
}

#[test]
fn points_are_two_letters_or_a_letter_and_a_number() {
    for (size, point, expected) in [
        ("15", "aa", "a15"),
        ("15", "oo", "o1"),
        ("15", "OO", "o1"),
        ("15", "h8", "h8"),
        ("15", "H8", "h8"),
        ("15", " o15 ", "o15"),
        ("15", "A1", "a1"),
        ("26", "Zz", "z1"),
        ("40", "aA", "a14"),
        ("40", "Na", "an40"),
        ("40:10", "Nj", "an1"),
    ] {
        let text = format!("(;GM[4]SZ[{size}];B[{point}])");
        assert_eq!(moves(&game(&text)), expected, "{text}");
    }
    for (size, point, expected) in [
        ("15", "pp", RecordReason::Outside),
        ("15", "ap", RecordReason::Outside),
        ("15", "a16", RecordReason::Outside),
        ("15", "a0", RecordReason::Outside),
        ("40", "Oa", RecordReason::Outside),
        // Capital letters are columns of their own there, so this could be h8 or ah8.
        ("40", "H8", RecordReason::Expected("a point")),
        ("15", "hhh", RecordReason::Expected("a point")),
        ("15", "h", RecordReason::Expected("a point")),
        ("15", "h+8", RecordReason::Expected("a point")),
        ("15", "ää", RecordReason::Expected("a point")),
        ("15", "resign", RecordReason::Expected("a point")),
    ] {
        let text = format!("(;GM[4]SZ[{size}]\n;B[{point}])");
        assert_eq!(error(&text), on_line(2, 4, expected), "{text}");
    }
    // Hex programs count rows from the top.
    let hex = sgf::read("(;GM[11];B[a3])", Variant::Freestyle, true);
    assert_eq!(hex.unwrap_err().reason, RecordReason::Expected("a point"));
}

#[test]
fn other_games_are_read_if_they_are_accepted() {
    for (number, text) in [(1, "(;GM[1];B[hh])"), (2, "(;GM[2];B[hh])"), (11, "(;GM[11];B[hh])")] {
        assert_eq!(error(text), on_line(1, 6, RecordReason::OtherGame(number)));
        assert_eq!(game(text).tree.node_count(), 2);
    }
    let chess = sgf::read("(;GM[3];B[hh])", Variant::Freestyle, true).unwrap_err();
    assert_eq!(chess, on_line(1, 6, RecordReason::OtherGame(3)));
    let expected = RecordReason::Expected("the number of a game");
    assert_eq!(error("(;GM[go];B[hh])"), on_line(1, 6, expected));
}

#[test]
fn the_rules_are_those_that_the_file_clearly_names() {
    for (words, expected) in [
        ("Renju", "15x15k5r"),
        ("4", "15x15k5r"),
        ("RIF", "15x15k5r"),
        ("Yamaguchi", "15x15k5r"),
        ("Soosorv-8", "15x15k5r"),
        ("gomoku", "15x15k5"),
        ("Free Style Gomoku", "15x15k5"),
        ("0", "15x15k5"),
        ("Standard Gomoku", "15x15k5e"),
        ("1", "15x15k5e"),
        ("exactly five", "15x15k5e"),
        ("Caro", "15x15k5c"),
        ("8", "15x15k5c"),
        ("Caro, overlines win", "15x15k5o"),
        // The opening is not asked for: the file does not say who chose what.
        ("Gomoku, swap2", "15x15k5"),
        ("Gomoku-Pro", "15x15k5"),
    ] {
        let text = format!("(;GM[4]SZ[15]RU[{words}];B[aa])");
        let records = sgf::read(&text, Variant::CaroOverlines, false).expect("a game");
        assert_eq!(start(&records[0]), expected, "{words}");
    }
    for (text, expected) in [
        ("(;GM[4]RU[house rules];B[aa])", "15x15k5r"),
        ("(;GM[4];B[aa])", "15x15k5r"),
        ("(;GM[4]SZ[19];B[aa])", "19x19k5"),
        ("(;GM[4]XRULES[15x15k5s2]RU[Freestyle, swap2];B[aa])", "15x15k5s2"),
        ("(;GM[4]SZ[15]XRULES[9x9k4];B[aa])", "15x15k5r"),
    ] {
        let records = sgf::read(text, Variant::Renju, false).expect("a game");
        assert_eq!(start(&records[0]), expected, "{text}");
    }
    let fact = |text| game(text).fact(Fact::Rules).map(str::to_owned);
    assert_eq!(fact("(;GM[4]RU[RIF];B[aa])").as_deref(), Some("RIF"));
    assert_eq!(fact("(;GM[4]RU[Renju];B[aa])"), None);
}

#[test]
fn a_board_without_rules_is_an_error() {
    for (text, column) in [
        ("(;GM[4]SZ[2];B[aa])", 11),
        ("(;GM[4]SZ[41];B[aa])", 11),
        ("(;GM[4]SZ[15:99999];B[aa])", 11),
        ("(;GM[4]SZ[3];B[aa])", 11),
        ("(;GM[4]SZ[19]RU[Renju];B[aa])", 17),
    ] {
        let error = error(text);
        assert_eq!(error.at, Place::Text { line: 1, column }, "{text}");
        assert!(matches!(error.reason, RecordReason::Rules(_)), "{text}: {error}");
    }
    let expected = RecordReason::Expected("the size of a board");
    for size in ["large", "15:", "-15", "15:15:15"] {
        assert_eq!(error(&format!("(;SZ[{size}];B[aa])")), on_line(1, 6, expected), "{size}");
    }
}

#[test]
fn a_position_before_the_first_move_is_read() {
    for (text, expected, expected_moves) in [
        ("(;AB[hh][ii]AW[jj]PL[W];W[aa])", "15x15k5 h8i7-j6", "a15"),
        ("(;AB[hh]AW[jj];B[aa])", "15x15k5 h8-j6", "a15"),
        ("(;AB[aa:cb]AW[ae:ca];B[hh])", "", ""),
        ("(;AB[aa:ca]AW[cc:ac];B[hh])", "15x15k5 a15b15c15-a13b13c13", "h8"),
        // It may be in several nodes, and points may be taken away.
        ("(;GM[4];AB[hh][ii];AE[ii]AW[jj];B[aa])", "15x15k5 h8-j6", "a15"),
        ("(;AddBlack[hh]AddWhite[jj];Black[aa])", "15x15k5 h8-j6", "a15"),
        ("(;AB [hh] [ii]\n[gg]AW[jj]\n[jk];W[aa])", "15x15k5 h8i7g9-j6j5", "a15"),
        // Even with a move in the same node.
        ("(;AB[hh]AW[jj]B[aa])", "15x15k5 h8-j6", "a15"),
        // Without a move after it.
        ("(;AB[hh]AW[jj]C[?])", "15x15k5 h8-j6", ""),
    ] {
        if expected.is_empty() {
            assert!(matches!(error(text).reason, RecordReason::Arrange(_)), "{text}");
            continue;
        }
        let record = game(text);
        let sorted: Start = expected.rsplit(' ').next().map_or_else(Start::default, |marks| {
            let (first, second) = marks.split_once('-').expect("two sides");
            let cells = |text| notation::parse_moves(text).expect("cells");
            Start::new(cells(first), cells(second))
        });
        assert_eq!(record.tree.game().start(), &sorted, "{text}");
        assert_eq!(moves(&record), expected_moves, "{text}");
        assert_eq!((record.left_out, record.starts_white), (None, false), "{text}");
    }
    let text = "(;GM[4]\nAB[hh][ii][jj]AW[aa];B[kk])";
    let RecordError { at, reason } = error(text);
    assert_eq!(at, Place::Text { line: 2, column: 4 });
    assert!(matches!(reason, RecordReason::Arrange(_)));
    assert_eq!(error("(;AB[pp])").reason, RecordReason::Outside);
}

#[test]
fn white_begins_if_the_file_says_so() {
    for (text, expected) in [
        ("(;PB[Ada]PW[Ben];W[hh];B[ii])", "15x15k5"),
        ("(;PL[W]PB[Ada]PW[Ben];W[hh];B[ii])", "15x15k5"),
        ("(;PB[Ada]PW[Ben](;W[hh];B[ii])(;W[aa]))", "15x15k5"),
        ("(;PB[Ada]PW[Ben]AW[aa]AB[bb];W[hh];B[ii])", "15x15k5 a15-b14"),
        ("(;PB[Ada]PW[Ben]AW[aa][cc]AB[bb]PL[B];B[hh];W[ii])", "15x15k5 a15c13-b14"),
    ] {
        let record = game(text);
        assert!(record.starts_white, "{text}");
        assert_eq!((start(&record), record.left_out), (expected.to_owned(), None), "{text}");
        assert_eq!(moves(&record), "h8i7", "{text}");
        assert_eq!(record.players, ["Ben", "Ada"].map(|name| Some(name.to_owned())), "{text}");
    }
    assert!(game("(;PL[white];C[?])").starts_white);
    assert!(!game("(;PL[W];B[hh])").starts_white);
    // In renju, black begins.
    let renju = game("(;RU[Renju];W[hh];B[ii])");
    assert!(!renju.starts_white);
    assert_eq!(left_out(&renju), (2, 1, WrongPly::OutOfTurn));
}

#[test]
fn moves_that_only_put_stones_on_the_board_are_a_position() {
    for (text, expected, expected_moves) in [
        ("(;B[hh];B[ii];W[jj];W[kk];B[aa];W[bb])", "15x15k5 h8i7-j6k5", "a15b14"),
        ("(;B[hh];B[ii];W[jj];W[aa];B[bb])", "15x15k5 h8i7-a15j6", "b14"),
        ("(;B[hh];B[ii];B[gg];W[jj];W[kk];W[aa];B[bb])", "15x15k5 g9h8i7-a15j6k5", "b14"),
        ("(;B[hh];B[ii];W[jj];C[then](;W[aa])(;W[bb]))", "15x15k5 h8i7-j6", "a15"),
        ("(;B[hh];W[];B[ii];W[jj];W[kk];B[aa])", "15x15k5 h8i7-j6k5", "a15"),
        ("(;W[hh];W[ii];B[jj];B[kk];B[gg])", "15x15k5 g9j6k5-h8i7", ""),
        // A pass before the first stone is none.
        ("(;W[];B[hh];W[ii])", "15x15k5", "h8i7"),
    ] {
        let record = game(text);
        let marks = expected.split_once(' ').map_or_else(Start::default, |(_, marks)| {
            let (first, second) = marks.split_once('-').expect("two sides");
            let cells = |text| notation::parse_moves(text).expect("cells");
            Start::new(cells(first), cells(second))
        });
        assert_eq!(record.tree.game().start(), &marks, "{text}");
        assert_eq!(moves(&record), expected_moves, "{text}");
        assert_eq!(record.left_out, None, "{text}");
    }
    let record = game("(;B[hh]C[one];B[ii];W[jj]C[two];W[aa]C[three])");
    assert_eq!(record.tree.notes(NodeId::ROOT).comment, "one\ntwo\nthree");
}

#[test]
fn plies_that_are_not_allowed_are_left_out() {
    for (text, expected, expected_moves) in [
        ("(;B[hh];B[ii];B[jj])", (2, 2, WrongPly::OutOfTurn), "h8"),
        ("(;B[hh];W[ii];W[jj];B[kk])", (2, 3, WrongPly::OutOfTurn), "h8i7"),
        ("(;B[hh];W[ii];B[];W[jj])", (2, 3, WrongPly::Pass), "h8i7"),
        ("(;GM[1];B[hh];W[ii];B[tt])", (1, 3, WrongPly::Pass), "h12i11"),
        ("(;B[hh];W[tt])", (1, 2, WrongPly::Pass), "h8"),
        ("(;B[hh];W[ii];AB[jj];W[kk])", (2, 3, WrongPly::SetUp), "h8i7"),
        ("(;B[hh][ii])", (1, 2, WrongPly::OutOfTurn), "h8"),
    ] {
        let record = game(text);
        assert_eq!(left_out(&record), expected, "{text}");
        assert_eq!(moves(&record), expected_moves, "{text}");
    }
    let record = game("(;B[hh](;W[hh]C[gone];B[ii](;W[jj])(;W[kk]))(;W[ii];B[jj])(;AE[hh];B[aa]))");
    assert_eq!(outline(&record), "h8i7j6");
    let LeftOut { plies, cell, .. } = record.left_out.expect("something is left out");
    assert_eq!((plies, cell), (6, Some(at("h8"))));
}

#[test]
fn text_is_read_without_escapes() {
    for (text, expected) in [
        ("a\\]b\\\\c\\:d", "a]b\\c:d"),
        ("one\\\ntwo", "onetwo"),
        ("one\\\r\ntwo\r\nthree\n\rfour\rfive", "onetwo\nthree\nfour\nfive"),
        ("(;B[aa\\])", "(;B[aa])"),
        ("", ""),
        ("\\\\", "\\"),
        ("\\ä", "ä"),
    ] {
        let record = game(&format!("(;GM[4];B[hh]C[{text}];W[ii])"));
        assert_eq!(comment(&record, 0), expected, "{text:?}");
        assert_eq!(moves(&record), "h8i7");
    }
    let record = game("(;GM[4]EV[two\nlines ]PB[a\\]b];B[hh])");
    assert_eq!(record.fact(Fact::Event), Some("two lines"));
    assert_eq!(record.players, [Some("a]b".to_owned()), None]);
}

#[test]
fn what_older_files_have_is_read() {
    let record = game(
        "(;GaMe[4]FileFormat[3]SiZe[15]PlayerBlack[Ada]EVent[Open]\n\
         ;Black[hh]Comment[long];White[ii]L[aa][bb]M[cc])",
    );
    assert_eq!((moves(&record), comment(&record, 0)), ("h8i7".to_owned(), "long"));
    assert_eq!(record.fact(Fact::Event), Some("Open"));
    let node = record.tree.nodes().nth(1).expect("a node");
    let label = |text: &str| PointMark::Label(text.to_owned());
    let expected =
        [(at("a15"), label("a")), (at("b14"), label("b")), (at("c13"), PointMark::Cross)];
    assert_eq!(record.tree.notes(node).points, expected);
}

#[test]
fn files_of_tournament_programs_are_read() {
    let record = game(
        "(;FF[4]GM[4]GN[0]EV[one x two]DT[2026.11.28 12:00:00]RO[1.1]RU[4]SZ[15]PB[one]PW[two]\
         RE[B+1]TE[timeout]\n;B[hh]C[opening move];W[ig]C[opening move]\n;B[ii]C[12ms])\n\n",
    );
    assert_eq!((start(&record).as_str(), moves(&record).as_str()), ("15x15k5r", "h8i9i7"));
    assert_eq!(record.tree.notes(NodeId::ROOT), &Notes::default());
    assert_eq!(record.fact(Fact::Rules), Some("4"));
}

#[test]
fn marks_are_read_once_and_only_on_the_board() {
    let record = game("(;GM[4];B[hh]TR[aa:ba][aa]CR[aa]SQ[pp][bb]MA[x]LB[aa][ba:1][ba:2])");
    let node = record.tree.nodes().next().expect("a node");
    let expected = [
        (at("a15"), PointMark::Triangle),
        (at("b15"), PointMark::Triangle),
        (at("a15"), PointMark::Circle),
        (at("b14"), PointMark::Square),
        (at("b15"), PointMark::Label("1".to_owned())),
    ];
    assert_eq!(record.tree.notes(node).points, expected);
}

#[test]
fn nodes_about_the_same_position_are_one() {
    let record =
        game("(;GM[4]C[a];C[b]GC[c];B[hh]C[d];C[e]TE[1];W[ii](;B[jj]C[f])(;B[jj]C[g];W[kk]))");
    assert_eq!(outline(&record), "h8i7j6k5");
    assert_eq!(record.tree.notes(NodeId::ROOT).comment, "a\nb\nc");
    assert_eq!([0, 2].map(|number| comment(&record, number)), ["d\ne", "f\ng"]);
}

#[test]
fn a_file_may_have_other_text_and_other_games() {
    let text = "From: Ada (by mail)\nSubject: games (two)\n\n( ;GM[4];B[hh])\nThe other:\n\
                (;GM[3];W[e2e4])(GM[4];B[ii])(;GM[4];B[pp])\n)) The end (at last)";
    let records = games(text);
    assert_eq!(records.iter().map(moves).collect::<Vec<_>>(), ["h8", "i7"]);
    let each = sgf::Games::new(text.to_owned(), Variant::Freestyle, true);
    let errors: Vec<_> = each.filter_map(Result::err).collect();
    let expected =
        [on_line(6, 6, RecordReason::OtherGame(3)), on_line(6, 40, RecordReason::Outside)];
    assert_eq!(errors, expected);
}

#[test]
fn what_is_unknown_or_has_no_value_is_skipped() {
    for text in [
        "(;GM[4]XY[1][2]ZZ[];B[hh]BL[300]OB[];W[ii]WL[5.2]KO[])",
        "(;GM[4]EV;B[hh]C;W[ii])",
        "(;GM[4];B[hh] , ? ;\tW [ii] ])",
        "(;GM[4];B[hh];W[ii](;))",
        "(;GM[4];B[hh];W[ii])C[stray](;GM[3])",
        "(;GM[4];B;B[hh];W[ii];W)",
        "(GM[4];B[hh](;W[ii])())",
    ] {
        let record = game(text);
        assert_eq!((moves(&record).as_str(), record.left_out), ("h8i7", None), "{text}");
    }
}

#[test]
fn a_file_that_is_cut_off_is_read_up_to_there() {
    for (text, expected, column) in [
        ("(;GM[4];B[hh];W[ii]", "h8i7", 20),
        ("(;GM[4];B[hh];W[i", "h8", 16),
        ("(;GM[4];B[hh];", "h8", 15),
        ("(;GM[4];B[hh](;W[ii]C[wh", "h8i7", 22),
        ("(;GM[4];B[hh](;W[ii])(;W[jj])", "h8i7", 30),
        ("(;GM[4];B[hh]C[forgotten;W[ii)", "h8", 15),
    ] {
        let record = game(text);
        assert_eq!(moves(&record), expected, "{text}");
        assert_eq!(record.cut_off, Some(Place::Text { line: 1, column }), "{text}");
    }
    for (text, column) in [("(;GM[4]SZ[15]", 14), ("(;", 3), ("(;GM[4]PB[Ada];B[h", 17)] {
        assert_eq!(error(text), on_line(1, column, RecordReason::CutOff), "{text}");
    }
    let records = games("(;GM[4];B[hh])\n(;GM[4];B[ii]");
    assert_eq!(records[0].cut_off, None);
    assert_eq!(records[1].cut_off, Some(Place::Text { line: 2, column: 14 }));
}

#[test]
fn a_file_without_games_is_an_error() {
    for text in ["", "no game", "(no game)", "((", ";B[hh]", "\u{feff}"] {
        assert_eq!(error(text), on_line(1, 1, RecordReason::NoGame), "{text:?}");
    }
    assert_eq!(moves(&game("\u{feff}(;B[hh])")), "h8");
}

#[test]
fn encodings_are_recognized() {
    for (bytes, expected) in [
        (&b"\xef\xbb\xbf(;B[hh])"[..], "utf-8"),
        (b"\xff\xfe(\0;\0", "utf-16le"),
        (b"\xfe\xff\0(\0;", "utf-16be"),
        (b"(\0;\0B\0", "utf-16le"),
        (b"\0(\0;\0B", "utf-16be"),
        (b"(;FF[4]CA[GB2312]C[\xc4\xe3])", "GB2312"),
        (b"(;FF[4]CA[ iso-8859-1 ])", "iso-8859-1"),
        (b"(;FF[4]PCA[no]CA[big5])", "big5"),
        (b"(;FF[4]CA[a b])", "utf-8"),
        (b"(;FF[4]CA[])", "utf-8"),
        (b"(;CA[UTF-8]C[\xc3\xa4])", "UTF-8"),
        // It says UTF-8, but it is not.
        (b"(;CA[UTF-8]C[\xe4])", "windows-1252"),
        (b"(;C[\xc3\xa4])", "utf-8"),
        // Cut off within a character.
        (b"(;C[\xc3", "utf-8"),
        (b"(;C[\xe4])", "windows-1252"),
        (b"", "utf-8"),
    ] {
        assert_eq!(sgf::charset(bytes), expected, "{}", bytes.escape_ascii());
    }
}

#[test]
fn games_are_written() {
    let mut tree = GameTree::new(rules("15x15k5r"));
    let h8 = tree.play(at("h8")).expect("a legal move");
    tree.play(at("i9")).expect("a legal move");
    tree.go_to(h8);
    let h9 = tree.play(at("h9")).expect("a legal move");
    let notes = tree.notes_mut(h9);
    notes.comment = "A [direct] one\nwith a \\.".to_owned();
    notes.glyph = Some(Glyph::Good);
    notes.points = vec![
        (at("a1"), PointMark::Triangle),
        (at("b1"), PointMark::Label("1:2".to_owned())),
        (at("c1"), PointMark::Triangle),
    ];
    let mut record = Record::new(tree);
    record.players = [Some("Ada]".to_owned()), None];
    record.facts = vec![(Fact::Event, "Open".to_owned()), (Fact::Source, "a book".to_owned())];
    let expected = "(;FF[4]GM[4]CA[UTF-8]AP[In a Row]SZ[15]RU[Renju]PB[Ada\\]]EV[Open]\n\
                    SO[a book];B[hh]\n\
                    (;W[ig])\n\
                    (;W[hg]TE[1]LB[bo:1\\:2]TR[ao][co]C[A \\[direct\\] one\nwith a \\\\.]))\n";
    let written = sgf::write(&[&record]).expect("a flat board").replace("\\[", "[");
    assert_eq!(written, expected.replace("\\[", "["));

    let start = Start::new([at("a1"), at("b2")], [at("c3")]);
    let tree = GameTree::arrange(rules("13x15k5e"), start).expect("a position");
    let record = Record { starts_white: true, ..Record::new(tree) };
    let expected = "(;FF[4]GM[4]CA[UTF-8]AP[In a Row]SZ[13:15]RU[Standard]AW[bn][ao]AB[cm]\n\
                    PL[B])\n";
    assert_eq!(sgf::write(&[&record]), Ok(expected.to_owned()));
    assert_eq!(sgf::write(&[&record, &record]), Ok(format!("{expected}{expected}")));
    assert_eq!(sgf::write(&[]), Ok(String::new()));
}

#[test]
fn choices_of_sides_are_written_and_read() {
    let mut game = Game::new(rules("15x15k5s2"));
    for ply in [Ply::Move(at("h8")), Ply::Move(at("i9")), Ply::Move(at("j10")), Ply::Offer] {
        game.act(ply).expect("a legal ply");
    }
    for ply in [Ply::Move(at("a1")), Ply::Move(at("b1")), Ply::Choose(Side::Second)] {
        game.act(ply).expect("a legal ply");
    }
    let record = Record::new(GameTree::of(&game));
    let expected = "(;FF[4]GM[4]CA[UTF-8]AP[In a Row]SZ[15]RU[Freestyle, swap2]\n\
                    XRULES[15x15k5s2];B[hh];W[ig];B[jf];XCHOICE[offer];W[ao];B[bo]\n\
                    ;XCHOICE[W])\n";
    let text = sgf::write(&[&record]).expect("a flat board");
    assert_eq!(text, expected);
    let read = games(&text).remove(0);
    assert_eq!(read.tree.main_line(), game);
    assert_eq!(outline(&read), "h8i9j10<offer>a1b1<Second>");
    assert_eq!(
        error("(;XRULES[15x15k5s1];B[hh]\n;XCHOICE[red])"),
        on_line(2, 10, RecordReason::Expected("a choice"))
    );
    // Elsewhere, there are no choices.
    assert_eq!(left_out(&self::game("(;B[hh];XCHOICE[B];W[ii])")).0, 2);
}

#[test]
fn boards_in_space_and_without_end_are_not_written() {
    for board in ["4x4x4k4", "endless5"] {
        let record = Record::new(GameTree::new(rules(board)));
        assert_eq!(sgf::write(&[&record]), Err(WriteError::Board), "{board}");
    }
}

/// Returns the letter of this column, or of this row from the top, counted from 0.
fn sgf_letter(number: usize) -> char {
    ('a'..='z').chain('A'..='Z').nth(number).expect("a letter")
}

#[test]
fn large_files_take_neither_long_nor_much_stack() {
    let started = Instant::now();
    // 50,000 nodes in variations. No stone is beside another in the columns from the 27th.
    let mut text = "(;GM[4]SZ[40]".to_owned();
    for number in 0..1000_usize {
        let _ = write!(text, "(;B[{}{}]", sgf_letter(number % 26), sgf_letter(number / 26));
        for ply in 0..49_usize {
            let colour = if ply % 2 == 0 { 'W' } else { 'B' };
            let (column, row) = (sgf_letter(26 + ply % 7 * 2), sgf_letter(ply / 7 * 2));
            let _ = write!(text, ";{colour}[{column}{row}]C[A comment\\]]");
        }
        text.push(')');
    }
    text.push(')');
    let record = game(&text);
    assert_eq!((record.tree.node_count(), record.left_out), (50_001, None));
    println!("50,000 nodes: {:?}", started.elapsed());
    let written = sgf::write(&[&record]).expect("a flat board");
    assert_eq!(outline(&game(&written)), outline(&record));

    // Brackets and nodes, nested and in a row.
    let deep = format!("(;B[hh]{}{}", "(".repeat(90_000), ")".repeat(90_001));
    assert_eq!(moves(&game(&deep)), "h8");
    let too_deep = error(&format!("(;B[hh]{}", "(;".repeat(100_000)));
    assert_eq!(too_deep.reason, RecordReason::TooLarge);
    assert_eq!(moves(&game(&format!("(;B[hh]{})", ";".repeat(1_000_000)))), "h8");
    assert_eq!(left_out(&game(&format!("(;B[hh]{})", ";W[hh]".repeat(1_000_000)))).0, 1_000_000);

    // Rectangles that have more points than the file has bytes.
    let rectangles = "[aa:NN]".repeat(100_000);
    let marks = game(&format!("(;SZ[40];B[aa]TR{rectangles};W[bb])"));
    assert_eq!(moves(&marks), "a40b39");
    assert_eq!(error(&format!("(;SZ[40]AB{rectangles})")).reason, RecordReason::TooLarge);

    // A long name, and values that would each have a copy of it.
    let long = format!("(;B[hh]{}a{};W[ii])", "A".repeat(1_000_000), "[]".repeat(1_000_000));
    assert_eq!(moves(&game(&long)), "h8i7");

    let many = "(;SZ[15])".repeat(MOST_GAMES);
    assert_eq!(games(&many).len(), MOST_GAMES);
    assert_eq!(error(&format!("{many}(;)")).reason, RecordReason::TooLarge);
    let wrong = "(;GM[3])\n".repeat(MOST_GAMES);
    assert_eq!(error(&wrong), on_line(1, 6, RecordReason::OtherGame(3)));
    assert_eq!(error(&" ".repeat((32 << 20) + 1)).reason, RecordReason::TooLarge);
    println!("all in {:?}", started.elapsed());
}
