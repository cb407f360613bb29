//! Finding out the format of a file, and opening files of every format.

use in_a_row::{
    app::open::model::{ChosenFile, GameReader, OpenedFiles, is_of_file, replay},
    engine::{
        GameTree, Glyph, Variant,
        notation::{Link, parse_moves},
        records::{
            self, Format, LeftOut, Options, Place, Record, RecordError, RecordReason, WriteError,
            WrongPly, format_of,
        },
    },
    session::{Mark, Seat},
    words::phrases,
};

const OPTIONS: Options = Options { variant: Variant::Freestyle, accepts_other_games: false };

/// Decodes a text as UTF-8.
fn decode(bytes: &[u8], encoding: &str) -> String {
    assert!(encoding.eq_ignore_ascii_case("utf-8"), "{encoding}");
    String::from_utf8(bytes.to_vec()).expect("UTF-8")
}

/// Reads these files.
fn read(files: Vec<ChosenFile>, options: Options) -> OpenedFiles {
    let mut reader = GameReader::new(files, options);
    while reader.read_next(&mut decode) {}
    reader.finish()
}

fn file(name: &str, content: &[u8]) -> ChosenFile {
    ChosenFile { name: name.to_owned(), content: content.to_vec() }
}

fn record(link: &str) -> Record {
    Record::new(GameTree::of(&link.parse::<Link>().expect("a link").game))
}

#[test]
fn the_content_of_a_file_tells_its_format() {
    let lib = b"\xFFRenLib\xFF\x03\x00\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF";
    let table: [(&str, &[u8], Option<Format>); 12] = [
        ("a.sgf", b"", Some(Format::Sgf)),
        ("a.txt", b"From: me\n\n(;GM[4])", Some(Format::Sgf)),
        ("a", lib, Some(Format::RenLib)),
        ("a.sgf", lib, Some(Format::RenLib)),
        ("a.LIB", b"!<arch>\n", Some(Format::RenLib)),
        ("", b"Piskvorky 15x15, 1:1, 0\r\n8,8,0\r\n", Some(Format::Psq)),
        ("", b"8,8,0\n9,9,12\n", Some(Format::Psq)),
        ("a.pos", &[1, 112], Some(Format::Pos)),
        ("", b"15\n15\n2\n7 7\n8 8\n", Some(Format::Sav)),
        ("openings.txt", b"-4,-10, -8,-8, -7,-7\n", Some(Format::Openings)),
        ("", b"h8 i9 h10", None),
        ("a.png", b"\x89PNG\r\n\x1a\n", None),
    ];
    for (name, content, expected) in table {
        assert_eq!(format_of(name, content), expected, "{name} {content:?}");
    }
}

#[test]
fn a_pasted_link_is_not_a_file() {
    for text in ["#15x15k5/h8i9", "1. h8 2. i9", "3", "7,7", "", "15x15k5/h8", "b2 a1"] {
        assert!(!is_of_file(text), "{text}");
    }
    assert!(is_of_file("(;GM[4];B[hh])") && is_of_file("Piskvorky 20x20, 1:1, 0\n1,1,0"));
}

#[test]
fn a_game_is_read_as_it_was_written_in_every_format() {
    for format in Format::WRITTEN {
        let written = record("15x15k5/h8i9h10g7f6");
        let content = records::write(&written, format).expect("a board of this format");
        let name = format!("game.{}", format.extension().expect("an ending"));
        let opened = read(vec![file(&name, &content)], OPTIONS);
        let game = opened.only_game().unwrap_or_else(|| panic!("{name}: {:?}", opened.failures));
        assert_eq!(game.tree.main_line(), written.tree.main_line(), "{name}");
    }
    let in_space = record("4x4x4k4/2b31a1");
    for format in Format::ALL {
        assert_eq!(records::write(&in_space, format), Err(WriteError::Board), "{format:?}");
    }
}

#[test]
fn what_cannot_be_opened_is_told_with_its_name() {
    let files = vec![
        file("good.psq", b"Piskvorky 15x15, 1:1, 0\n8,8,0\n9,9,0\n"),
        file("go.sgf", b"(;GM[1]SZ[15];B[hh])"),
        file("picture.png", b"\x89PNG\r\n\x1a\n"),
        file("bad.psq", b"Piskvorky 15x15, 1:1, 0\n8,8,0\n8;9\n9,9,0\n"),
    ];
    let opened = read(files.clone(), OPTIONS);
    assert_eq!((opened.games.len(), opened.only_game().is_none()), (1, true));
    let failures: Vec<_> =
        opened.failures.iter().map(|(name, error)| phrases::file_failed(name, *error)).collect();
    assert_eq!(failures[0], "go.sgf: it is a record of another game");
    assert_eq!(failures[1], "picture.png: this is not a format that opens here");
    assert!(failures[2].starts_with("bad.psq: ") && failures[2].contains("(line "), "{failures:?}");
    assert_eq!(opened.of_other_games, files[1..2]);
    let options = Options { accepts_other_games: true, ..OPTIONS };
    let opened = read(opened.of_other_games, options);
    assert!(opened.only_game().is_some());
}

#[test]
fn an_error_has_a_place() {
    let at = Place::Byte(12);
    let cut_off = RecordError { at, reason: RecordReason::CutOff };
    assert_eq!(phrases::file_failed("a.lib", cut_off), "a.lib: it is cut off (byte 12)");
    let at = Place::Text { line: 2, column: 3 };
    let outside = RecordError { at, reason: RecordReason::Outside };
    assert_eq!(
        phrases::file_failed("a.sgf", outside),
        "a.sgf: there is no such cell on the board (line 2, column 3)"
    );
}

#[test]
fn a_record_is_described_by_what_is_known() {
    let known = b"(;GM[4]SZ[15]PB[Ann]PW[Bob]EV[Club final]DT[2026-11-01];B[hh];W[ii])";
    let opened = read(vec![file("a.sgf", known)], OPTIONS);
    let game = opened.only_game().expect("a game");
    assert_eq!(phrases::record_in_list(game, 1), "Ann – Bob, Club final, 2026-11-01, 2 moves");
    assert_eq!(phrases::record_in_list(&record("15x15k5/h8"), 3), "Game 3, 1 move");
}

#[test]
fn what_is_not_read_of_a_file_is_told() {
    let reason = WrongPly::Pass;
    let said = |plies: usize, cut_off| {
        let left_out = (plies > 0).then_some(LeftOut { plies, number: 4, cell: None, reason });
        phrases::not_read(&Record { left_out, cut_off, ..record("15x15k5/h8") })
    };
    assert_eq!(
        said(2, None),
        "2 moves are left out, because the rules do not allow them. The first is move 4."
    );
    assert!(said(1, None).contains("move 4"), "{}", said(1, None));
    assert_eq!(said(0, Some(Place::Byte(12))), "It is cut off (byte 12)");
    assert_eq!(said(0, None), "");
}

#[test]
fn a_record_is_reviewed_with_its_variations() {
    let tree = b"(;GM[4]SZ[15];B[hh]TE[1](;W[ii];B[jj])(;W[ig]C[better]))";
    let opened = read(vec![file("a.sgf", tree)], OPTIONS);
    let mut replay = replay(opened.only_game().expect("a game"), None);
    assert_eq!((replay.at(), replay.moves()), (3, &parse_moves("h8i7j6").unwrap()[..]));
    assert_eq!(replay.glyphs().collect::<Vec<_>>(), [Some(Glyph::Good), None, None]);
    let after_first = replay.tree().children(replay.line()[0]).to_vec();
    let cells = after_first.iter().filter_map(|&node| replay.tree().ply(node)?.cell());
    assert_eq!(cells.collect::<Vec<_>>(), parse_moves("i7i9").unwrap());
    replay.show_node(after_first[1]);
    assert_eq!(replay.tree().notes(replay.tree().current()).comment, "better");
    assert!(replay.is_in_variation());
    assert_eq!(replay.shown().seating().mark(Seat::One), Mark::X);
}
