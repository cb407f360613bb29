//! Libraries of `RenLib`: bytes written by hand, errors with their places, and random trees.

use std::time::Instant;

use in_a_row::engine::{
    Cell, Foul, Game, GameTree, Glyph, NodeId, Notes, Opening, PlayError, Ply, PointMark, Rules,
    Side, Start, Variant, notation,
    records::{
        LARGEST, LeftOut, Place, Record, RecordError, RecordReason, WriteError, WrongPly, renlib,
    },
};
use proptest::{prelude::*, sample::Index};

/// Returns a library of this version with these nodes.
fn library(minor: u8, nodes: &[u8]) -> Vec<u8> {
    let header = [&b"\xFFRenLib\xFF\x03"[..], &[minor], &[0xFF; 10]].concat();
    [&header, nodes].concat()
}

fn read(nodes: &[u8]) -> Record {
    read_file(&library(0, nodes))
}

fn read_file(file: &[u8]) -> Record {
    let record = renlib::read(file, Variant::Freestyle);
    let record = record.unwrap_or_else(|error| panic!("{error}"));
    assert_eq!(record.tree.current(), NodeId::ROOT);
    record
}

fn read_error(file: &[u8]) -> RecordError {
    renlib::read(file, Variant::Freestyle).map(|record| lines(&record.tree)).expect_err("an error")
}

fn error(at: usize, reason: RecordReason) -> RecordError {
    RecordError { at: Place::Byte(at), reason }
}

fn at(text: &str) -> Cell {
    text.parse().unwrap_or_else(|error| panic!("cell {text:?}: {error}"))
}

fn label(cell: &str, text: &str) -> (Cell, PointMark) {
    (at(cell), PointMark::Label(text.to_owned()))
}

/// Returns the node after these moves.
fn node(tree: &GameTree, moves: &str) -> NodeId {
    let moves = notation::parse_moves(moves).expect("moves");
    moves.into_iter().fold(NodeId::ROOT, |node, cell| {
        let mut children = tree.children(node).iter();
        *children.find(|&&it| tree.ply(it) == Some(Ply::Move(cell))).expect("a node")
    })
}

fn comment<'a>(record: &'a Record, moves: &str) -> &'a str {
    &record.tree.notes(node(&record.tree, moves)).comment
}

/// Returns the moves to each leaf, such as `h8i9 h8h9`.
fn lines(tree: &GameTree) -> String {
    let leaves = tree.nodes().filter(|&node| tree.children(node).is_empty());
    let line = |leaf| {
        let plies = tree.path(leaf).into_iter().filter_map(|node| tree.ply(node));
        plies
            .map(|ply| match ply {
                Ply::Move(cell) => cell.to_string(),
                other => panic!("{other:?}"),
            })
            .collect::<String>()
    };
    leaves.map(line).collect::<Vec<_>>().join(" ")
}

/// Returns everything in a tree, in the order in which it is written.
fn contents(tree: &GameTree) -> Vec<(usize, Option<Ply>, &Notes)> {
    let nodes = std::iter::once(NodeId::ROOT).chain(tree.nodes());
    nodes.map(|node| (tree.path(node).len(), tree.ply(node), tree.notes(node))).collect()
}

/// Plays these lines, such as `h8i9 h8h9`.
fn tree(board: &str, lines: &str) -> GameTree {
    let mut tree = GameTree::new(board.parse().expect("rules"));
    for line in lines.split(' ') {
        tree.go_to(NodeId::ROOT);
        for cell in notation::parse_moves(line).expect("moves") {
            tree.play(cell).expect("a legal move");
        }
    }
    tree
}

#[test]
fn points_are_columns_from_the_left_and_rows_from_the_top() {
    let record = read(b"\x78\x00\x01\x00\x0F\x00\xE1\x00\xEF\x40");
    assert_eq!(lines(&record.tree), "h8a15o15a1o1");
    assert_eq!(record.left_out, None);
    assert_eq!(record.tree.game().rules(), "15x15k5".parse().expect("rules"));
}

#[test]
fn flags_make_a_tree() {
    // h8, then i9 with two replies, h9, or g8 with one.
    let nodes = b"\x78\x00\x69\x80\x68\xC0\x6A\x40\x68\xC0\x77\x00\x76\x40";
    assert_eq!(lines(&read(nodes).tree), "h8i9h9 h8i9j9 h8h9 h8g8f8");
}

#[test]
fn a_version_with_a_root_may_begin_anywhere() {
    let file = library(4, b"\x00\x08Two\0\x78\xC0\x01\x40");
    let record = read_file(&file);
    assert_eq!(lines(&record.tree), "h8 a15");
    assert_eq!(comment(&record, ""), "Two");
    assert_eq!(renlib::write(&record).expect("a library"), file);
    // The version does not matter to readers, nor do the root's own flags.
    assert_eq!(lines(&read(b"\x00\x00\x78\xC0\x01\x40").tree), "h8 a15");
    assert_eq!(lines(&read(b"\x78\xC0\x01\x40").tree), "h8 a15");
    assert_eq!(lines(&read(b"\x00\xC0\x78\x40").tree), "h8");
    assert_eq!(lines(&read(b"\x00\x00").tree), "");
}

#[test]
fn other_bytes_of_the_header_do_not_matter() {
    for version in [[0, 0], [2, 9], [3, 0], [3, 1], [3, 4]] {
        let mut file = library(4, b"\x78\x40");
        file[8..10].copy_from_slice(&version);
        file[10..20].fill(0);
        assert_eq!(lines(&read_file(&file).tree), "h8");
    }
}

#[test]
fn the_last_variation_need_not_be_closed() {
    // As RenLib saves a position: the nodes on the way there are not closed, and siblings are announced but not there.
    assert_eq!(lines(&read(b"\x78\x00\x69\x80\x68\x00").tree), "h8i9h9");
    let record = read(b"\x78\x00\x69\x80\x68\xC0\x6A\x40");
    assert_eq!(lines(&record.tree), "h8i9h9 h8i9j9");
    assert_eq!(record.left_out, None);
}

#[test]
fn comments_have_a_first_line_and_further_ones() {
    for (bytes, expected) in [
        (&b"\x78\x48odd\0"[..], "odd"),
        (b"\x78\x48even\0\0", "even"),
        // What pads it may be anything.
        (b"\x78\x48even\0?", "even"),
        (b"\x78\x48\0\0", ""),
        (b"\x78\x48one\x08two\r\nthree\0\0", "one\ntwo\nthree"),
        // Rapfi has no first line, and separates what it has merged.
        (b"\x78\x48\x08two\0\0", "two"),
        (b"\x78\x48\x08two\x08three\0\0", "two\nthree"),
        (b"\x78\x48one\x08\0\0", "one"),
        // The last byte pads it.
        (b"\x78\x48even\0", "even"),
    ] {
        let record = read(bytes);
        assert_eq!(comment(&record, "h8"), expected, "{bytes:?}");
        assert_eq!(record.left_out, None, "{bytes:?}");
    }
    // The next node follows at an even place.
    let record = read(b"\x78\x08odd\0\x69\x08even\0\0\x68\x48!\0");
    assert_eq!(lines(&record.tree), "h8i9h9");
    assert_eq!(comment(&record, "h8i9h9"), "!");
}

#[test]
fn old_comments_end_with_the_eighth_bit() {
    for (bytes, expected) in [
        (&b"\x78\x20od\xE4?\x69\x40"[..], "odd"),
        (b"\x78\x20eve\xEE\x69\x40", "even"),
        (b"\x78\x20one\x08two\r\nthre\xE5\x69\x40", "one\ntwo\nthree"),
        // Swedish letters.
        (b"\x78\x20[\\]{|\xFD\x69\x40", "ÄÖÅäöå"),
        // If both are announced, the old one is there.
        (b"\x78\x28od\xE4?\x69\x40", "odd"),
    ] {
        let record = read(bytes);
        assert_eq!(lines(&record.tree), "h8i9", "{bytes:?}");
        assert_eq!(comment(&record, "h8"), expected, "{bytes:?}");
    }
}

#[test]
fn comments_are_in_utf_8_or_windows_1252_or_what_the_caller_knows() {
    assert_eq!(comment(&read("\u{78}\u{48}Zug 中\0\0".as_bytes()), "h8"), "Zug 中");
    assert_eq!(comment(&read(b"\x78\x48\x80uro\xE9\0"), "h8"), "€uroé");
    assert_eq!(renlib::decode(b"\x81\x9F\xFF"), "\u{81}Ÿÿ");

    let file = library(0, b"\x78\x08\xBA\xDA\x08\xB0\xD7\0\x69\x41\x00\x01\xBA\xDA\0\0");
    let mut parts = Vec::new();
    let record = renlib::read_with(&file, Variant::Renju, &mut |bytes| {
        parts.push(bytes.to_vec());
        format!("text {}", parts.len())
    });
    let record = record.expect("a library");
    assert_eq!(parts, [b"\xBA\xDA", b"\xB0\xD7", b"\xBA\xDA"]);
    assert_eq!(comment(&record, "h8"), "text 1\ntext 2");
    assert_eq!(record.tree.notes(node(&record.tree, "h8")).points, [label("i9", "text 3")]);
}

#[test]
fn texts_are_labels_of_the_board_before() {
    // On a move with a comment, and on a point without a move.
    let nodes = b"\x78\x00\x69\x89\x00\x01both\0\0A\0\x68\x40\x77\x43\x00\x01B1\0\0";
    let record = read(nodes);
    assert_eq!(lines(&record.tree), "h8i9h9");
    let h8 = record.tree.notes(node(&record.tree, "h8"));
    assert_eq!(h8.points, [label("i9", "A"), label("g8", "B1")]);
    assert_eq!(comment(&record, "h8i9"), "both");
    assert_eq!(renlib::write(&record).expect("a library"), library(0, nodes));
    // Before the first move, on a point that is taken, and more than once.
    let record =
        read(b"\x78\x01\x00\x01A\0\x78\xC3\x00\x01B\0\x69\xC3\x00\x01C\0\x69\x41\0\x01D\0");
    assert_eq!(lines(&record.tree), "h8i9");
    assert_eq!(record.tree.notes(NodeId::ROOT).points, [label("h8", "A")]);
    let h8 = record.tree.notes(node(&record.tree, "h8"));
    assert_eq!(h8.points, [label("h8", "B"), label("i9", "C D")]);
    // Without a text, and outside the board.
    let record = read(b"\x78\x01\x00\x00\x69\x81\x00\x01\0\0\x10\x43\x00\x01C\0");
    assert_eq!(lines(&record.tree), "h8i9");
    assert!(record.tree.notes(node(&record.tree, "h8")).is_empty());
}

#[test]
fn a_glyph_is_the_text_of_its_move() {
    for glyph in Glyph::ALL {
        let mut tree = tree("15x15k5", "h8i9");
        let i9 = node(&tree, "h8i9");
        tree.notes_mut(i9).glyph = Some(glyph);
        let file = renlib::write(&Record::new(tree)).expect("a library");
        let end = if glyph.sign().len() == 1 { "\0" } else { "\0\0" };
        let text = [glyph.sign(), end].concat().into_bytes();
        assert_eq!(file, library(0, &[b"\x78\x00\x69\x41\x00\x01", &text[..]].concat()));
        let tree = read_file(&file).tree;
        assert_eq!(tree.notes(node(&tree, "h8i9")).glyph, Some(glyph));
    }
    // On a point without a move, it is a label.
    let tree = read(b"\x78\x00\x69\x43\x00\x01!\0").tree;
    assert_eq!(tree.notes(node(&tree, "h8")).points, [label("i9", "!")]);
}

#[test]
fn marks_and_unknown_flags_are_ignored() {
    // Marked, the position to show first, and flags that only a newer version has.
    let record = read(b"\x78\x14\x69\x01\xFF\xFE\x68\x40");
    assert_eq!(lines(&record.tree), "h8i9h9");
    assert_eq!(record.left_out, None);
}

#[test]
fn nodes_with_the_same_move_are_merged() {
    let nodes = b"\x78\x00\x69\x88one\0\x68\x40\x69\x88two\0\x77\x40\x69\x08two\0\x76\x40";
    let record = read(nodes);
    assert_eq!(lines(&record.tree), "h8i9h9 h8i9g8 h8i9f8");
    assert_eq!(comment(&record, "h8i9"), "one\ntwo\ntwo");
    let record = read(b"\x78\x00\x69\xC8two\0\x69\x48two\0");
    assert_eq!(comment(&record, "h8i9"), "two");
}

#[test]
fn plies_that_are_not_allowed_are_left_out_with_what_follows() {
    let taken = WrongPly::Play(PlayError::Forbidden(Foul::Taken(Side::First)));
    let outside = WrongPly::Play(PlayError::Forbidden(Foul::Outside));
    for (point, cell, reason) in [
        (0x78, Some(at("h8")), taken),
        (0x10, Some(Cell::new(-1, 13)), outside),
        (0xF1, Some(Cell::new(0, -1)), outside),
        (0x00, None, WrongPly::Pass),
    ] {
        let nodes = [0x78, 0x00, point, 0x88, b'!', 0, 0x68, 0xC0, 0x77, 0x40, 0x69, 0x40];
        let record = read(&nodes);
        assert_eq!(lines(&record.tree), "h8i9");
        assert_eq!(record.left_out, Some(LeftOut { plies: 3, number: 2, cell, reason }));
        assert_eq!(comment(&record, "h8"), "");
    }
}

#[test]
fn what_follows_a_point_without_a_move_is_left_out() {
    let record = read(b"\x78\x00\x69\x83\x00\x01A\0\x68\x40\x77\x40");
    assert_eq!(lines(&record.tree), "h8g8");
    let left_out = LeftOut { plies: 2, number: 2, cell: None, reason: WrongPly::Pass };
    assert_eq!(record.left_out, Some(left_out));
    assert_eq!(record.tree.notes(node(&record.tree, "h8")).points, [label("i9", "A")]);
}

#[test]
fn nothing_follows_a_win() {
    // Black has five on the eighth row; then the fifth move on a corner instead.
    let nodes = b"\x74\x00\x64\x00\x75\x00\x65\x00\x76\x00\x66\x00\x77\x00\x67\x00\
        \x78\x80\x68\x40\x01\x40";
    let record = read(nodes);
    assert_eq!(lines(&record.tree), "d8d9e8e9f8f9g8g9h8 d8d9e8e9f8f9g8g9a15");
    let reason = WrongPly::Play(PlayError::Ended);
    let left_out = LeftOut { plies: 1, number: 10, cell: Some(at("h9")), reason };
    assert_eq!(record.left_out, Some(left_out));
}

#[test]
fn the_variant_decides_what_is_allowed() {
    // A double three on h8: g8, i8 and h7, h9.
    let nodes = b"\x77\x00\x01\x00\x79\x00\x0F\x00\x88\x00\xE1\x00\x68\x00\xEF\x00\x78\x40";
    let file = library(0, nodes);
    let left_out = |variant| renlib::read(&file, variant).expect("a library").left_out;
    assert_eq!(left_out(Variant::Freestyle), None);
    let reason = WrongPly::Play(PlayError::Forbidden(Foul::DoubleThree));
    let expected = LeftOut { plies: 1, number: 9, cell: Some(at("h8")), reason };
    assert_eq!(left_out(Variant::Renju), Some(expected));
}

#[test]
fn a_file_that_ends_early_has_what_is_read_so_far() {
    // In a node, in its flags, in both kinds of comment, and in a text.
    for (nodes, expected) in [
        (&b"\x78\x00\x69"[..], "h8"),
        (b"\x78\x00\x69\x01", "h8"),
        (b"\x78\x00\x69\x01\x00", "h8"),
        (b"\x78\x00\x69\x48Goo", "h8i9"),
        (b"\x78\x00\x69\x60Goo", "h8i9"),
        (b"\x78\x00\x69\x41\x00\x01A", "h8i9"),
    ] {
        let record = read(nodes);
        assert_eq!(lines(&record.tree), expected, "{nodes:?}");
        assert_eq!(record.cut_off, Some(Place::Byte(library(0, nodes).len())), "{nodes:?}");
        assert_eq!(record.left_out, None, "{nodes:?}");
    }
    assert_eq!(comment(&read(b"\x78\x00\x69\x48Goo"), "h8i9"), "Goo");
    // Nothing is read.
    for nodes in [&b""[..], b"\x78", b"\x78\x01", b"\x78\x01\x00"] {
        let file = library(0, nodes);
        assert_eq!(read_error(&file), error(file.len(), RecordReason::CutOff), "{nodes:?}");
    }
    let file = library(0, b"\x78\x40");
    for length in 8..20 {
        assert_eq!(read_error(&file[..length]), error(length, RecordReason::CutOff));
    }
}

#[test]
fn other_files_are_unknown() {
    let file = library(0, b"\x78\x40");
    for length in 0..8 {
        assert_eq!(read_error(&file[..length]), error(0, RecordReason::UnknownFormat));
    }
    for other in [&b"!<arch>\n/               "[..], b"x\x00 A library of version 2", &file[1..]] {
        assert_eq!(read_error(other), error(0, RecordReason::UnknownFormat));
    }
    for version in [[3, 5], [4, 0], [0xFF, 0xFF]] {
        let mut file = file.clone();
        file[8..10].copy_from_slice(&version);
        let reason = RecordReason::Expected("a version up to 3.4");
        assert_eq!(read_error(&file), error(8, reason));
    }
    let mut file = file;
    file.resize(LARGEST + 1, 0);
    assert_eq!(read_error(&file), error(LARGEST, RecordReason::TooLarge));
}

#[test]
fn only_padding_follows_the_last_variation() {
    for padding in [&b"\0"[..], b"\x1A", b"\0\0\0\0\xFF"] {
        let file = library(0, &[b"\x78\x00\x69\x40", padding].concat());
        let record = read_file(&file);
        assert_eq!(lines(&record.tree), "h8i9");
        assert_eq!(record.left_out, None);
    }
    let file = library(0, b"\x78\x00\x69\x40\x68\x40");
    assert_eq!(read_error(&file), error(24, RecordReason::AfterEnd));
}

#[test]
fn a_record_is_written_as_renlib_writes_it() {
    let write = |tree| renlib::write(&Record::new(tree)).expect("a library");
    assert_eq!(write(tree("15x15k5", "h8i9")), library(0, b"\x78\x00\x69\x40"));
    assert_eq!(write(tree("15x15k5r", "i9")), library(4, b"\0\0\x69\x40"));
    assert_eq!(write(tree("15x15k5", "h8 i9")), library(4, b"\0\0\x78\xC0\x69\x40"));
    assert_eq!(write(tree("15x15k5", "")), library(4, b"\0\0"));

    let with = |comment: &str| {
        let mut tree = tree("15x15k5", "h8");
        let h8 = node(&tree, "h8");
        comment.clone_into(&mut tree.notes_mut(h8).comment);
        write(tree)
    };
    for (comment, nodes) in [
        ("odd", &b"\x78\x48odd\0"[..]),
        ("even", b"\x78\x48even\0\0"),
        ("one\ntwo\nthree", b"\x78\x48one\x08two\r\nthree\0\0"),
        ("\ntwo", b"\x78\x48\x08\r\ntwo\0\0"),
        ("é", b"\x78\x48\xC3\xA9\0\0"),
        // These bytes have a meaning.
        ("a\0b\x08", b"\x78\x48ab\0\0"),
        ("\0", b"\x78\x40"),
    ] {
        assert_eq!(with(comment), library(0, nodes), "{comment:?}");
    }
}

#[test]
fn marks_on_points_are_written_as_labels() {
    let mut tree = tree("15x15k5", "h8");
    let points = &mut tree.notes_mut(NodeId::ROOT).points;
    points.extend([
        (at("a15"), PointMark::Triangle),
        (at("b15"), PointMark::Square),
        (at("c15"), PointMark::Circle),
        (at("h8"), PointMark::Cross),
        // None of these can be written.
        (at("d15"), PointMark::Label(String::new())),
        (at("p16"), PointMark::Label("far".to_owned())),
    ]);
    let file = renlib::write(&Record::new(tree)).expect("a library");
    let record = read_file(&file);
    assert_eq!(lines(&record.tree), "h8");
    let expected = [label("a15", "^"), label("b15", "#"), label("c15", "o"), label("h8", "x")];
    assert_eq!(record.tree.notes(NodeId::ROOT).points, expected);
}

#[test]
fn choices_of_an_opening_are_passed_over() {
    let rules = "15x15k5".parse::<Rules>().expect("rules").with_opening(Opening::Swap);
    let mut tree = GameTree::new(rules);
    let h8 = tree.play(at("h8")).expect("a move");
    for side in [Side::First, Side::Second] {
        tree.go_to(h8);
        tree.play_ply(Ply::Choose(side)).expect("a choice");
        tree.play(if side == Side::First { at("i9") } else { at("h9") }).expect("a move");
    }
    let file = renlib::write(&Record::new(tree)).expect("a library");
    assert_eq!(lines(&read_file(&file).tree), "h8i9 h8h9");
}

#[test]
fn other_boards_and_set_up_positions_are_not_written() {
    for board in ["15x14k5", "19x19k5", "15x15k4", "3x3k3", "4x4x4k4", "endless5"] {
        let record = Record::new(GameTree::new(board.parse().expect("rules")));
        assert_eq!(renlib::write(&record), Err(WriteError::Board), "{board}");
    }
    let start = Start::new([at("h8")], []);
    let tree = GameTree::arrange("15x15k5".parse().expect("rules"), start).expect("a start");
    assert_eq!(renlib::write(&Record::new(tree)), Err(WriteError::Start));
}

#[test]
fn going_back_is_the_same_as_going_to_the_parent() {
    let mut tree = tree("15x15k5", "h8i9h9");
    let last = tree.current();
    assert!(tree.back());
    assert_eq!(Some(tree.current()), tree.parent(last));
    assert_eq!(tree.game().moves(), notation::parse_moves("h8i9").expect("moves"));
    assert!(tree.back() && tree.back());
    assert_eq!(tree.current(), NodeId::ROOT);
    assert!(!tree.back());
    assert_eq!(*tree.game(), Game::new(tree.game().rules()));
}

/// Returns a tree with this many nodes, with long lines and many variations.
fn large_tree(nodes: usize) -> GameTree {
    let mut tree = GameTree::new("15x15k5e".parse().expect("rules"));
    let mut random = 1_u64;
    let mut next = |below: i64| {
        random = random.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1);
        i64::try_from(random >> 33).expect("31 bits") % below
    };
    while tree.node_count() < nodes {
        let cell = |next: &mut dyn FnMut(i64) -> i64| i16::try_from(next(15)).expect("small");
        let cell = Cell::new(cell(&mut next), cell(&mut next));
        if tree.play(cell) == Err(PlayError::Ended) || next(200) == 0 {
            (0..=next(100)).for_each(|_| _ = tree.back());
        } else if next(4) == 0 {
            "A comment\nof two lines".clone_into(&mut tree.notes_mut(tree.current()).comment);
        }
    }
    tree
}

#[test]
fn a_large_library_is_read_fast() {
    let record = Record::new(large_tree(50_000));
    let deepest = record.tree.nodes().map(|node| record.tree.path(node).len()).max();
    assert!(deepest > Some(100), "{deepest:?}");
    let file = renlib::write(&record).expect("a library");
    let before = Instant::now();
    let again = renlib::read(&file, Variant::Exact).expect("a library");
    println!("{} bytes in {:?}", file.len(), before.elapsed());
    assert_eq!(again.left_out, None);
    assert_eq!(contents(&again.tree), contents(&record.tree));
    assert_eq!(renlib::write(&again).expect("a library"), file);
}

#[test]
fn a_library_that_is_too_large_is_read_as_far_as_it_goes() {
    let points = |count: u8| (0..count).map(|it| it / 15 * 16 + it % 15 + 1);
    let mut nodes = vec![0, 0];
    for first in points(225) {
        nodes.extend([first, if first == 0xEF { 0 } else { 0x80 }]);
        for second in points(225).filter(|&it| it != first) {
            nodes.extend([second, if second == 0xEF { 0 } else { 0x80 }]);
            for third in points(20) {
                nodes.extend([third, if third == 0x15 { 0x40 } else { 0xC0 }]);
            }
        }
    }
    let before = Instant::now();
    let record = read_file(&library(4, &nodes));
    println!("{} bytes in {:?}", nodes.len(), before.elapsed());
    assert_eq!(record.tree.node_count(), GameTree::MOST_NODES);
    assert!(record.left_out.is_some());
}

#[test]
fn deep_files_are_read() {
    // A line as long as a file may be, of which every node has a sibling that does not come.
    let file = library(0, &b"\x78\x80".repeat(LARGEST / 2 - 10));
    let record = read_file(&file);
    assert_eq!(lines(&record.tree), "h8");
    assert_eq!(record.left_out.map(|it| it.plies), Some(LARGEST / 2 - 11));
}

/// Returns a comment with what matters to the format.
fn texts() -> impl Strategy<Value = String> {
    let characters =
        prop::sample::select(vec!['a', 'é', '中', '\n', '\r', '[', ' ', '!', '\u{81}']);
    prop::collection::vec(characters, 0..8).prop_map(|characters| characters.into_iter().collect())
}

/// A step to a random tree: where from, the move, the comment, the glyph and a label on a point.
type Step = (Index, Index, String, Option<Glyph>, Option<(Index, String)>);

fn steps() -> impl Strategy<Value = Vec<Step>> {
    let glyph = prop::option::of(prop::sample::select(Glyph::ALL.to_vec()));
    let label = prop::option::of((any::<Index>(), texts()));
    prop::collection::vec((any::<Index>(), any::<Index>(), texts(), glyph, label), 0..60)
}

fn random_tree(rules: Rules, steps: Vec<Step>) -> GameTree {
    let mut tree = GameTree::new(rules);
    let mut known = vec![NodeId::ROOT];
    let cells: Vec<_> = rules.shape().cells().collect();
    for (from, cell, comment, glyph, label) in steps {
        // Half of the steps go on from the last node; half of the cells are in a corner, so that lines meet.
        let last = known.len() - 1;
        tree.go_to(known[from.index(2 * known.len()).min(last)]);
        let node = match tree.play(cells[cell.index(2 * cells.len()) % 40]) {
            Ok(node) => node,
            Err(_) => tree.current(),
        };
        known.push(node);
        let notes = tree.notes_mut(node);
        notes.comment = comment;
        notes.glyph = glyph.filter(|_| node != NodeId::ROOT);
        if let Some((cell, text)) = label {
            let cell = cells[cell.index(50)];
            if !text.is_empty() && notes.points.iter().all(|(it, _)| *it != cell) {
                notes.points.push((cell, PointMark::Label(text)));
            }
        }
    }
    tree
}

/// Checks that the record, if the bytes are one, is consistent.
fn check(bytes: &[u8], variant: Variant) {
    if let Ok(record) = renlib::read(bytes, variant) {
        let file = renlib::write(&record).expect("what is read can be written");
        let again = renlib::read(&file, variant).expect("what is written can be read");
        assert_eq!(contents(&again.tree), contents(&record.tree));
    }
}

proptest! {
    #[test]
    fn writing_and_reading_gives_the_same_tree(
        variant in prop::sample::select(Variant::ALL.to_vec()),
        steps in steps(),
    ) {
        let rules = Rules::new(15, 15, 5, variant).expect("rules");
        let record = Record::new(random_tree(rules, steps));
        let file = renlib::write(&record).expect("a library");
        let again = renlib::read(&file, variant).expect("a library");
        prop_assert_eq!(again.left_out, None);
        prop_assert_eq!(again.tree.game().rules(), rules);
        prop_assert_eq!(contents(&again.tree), contents(&record.tree));
        prop_assert_eq!(renlib::write(&again).expect("a library"), file);
    }

    #[test]
    fn any_bytes_are_read_or_refused(bytes in prop::collection::vec(any::<u8>(), 0..400)) {
        check(&bytes, Variant::Renju);
        check(&library(4, &bytes), Variant::Freestyle);
    }

    #[test]
    fn changed_files_are_read_or_refused(
        steps in steps(),
        changes in prop::collection::vec((any::<Index>(), any::<u8>()), 1..6),
        length in any::<Index>(),
    ) {
        let rules = Rules::new(15, 15, 5, Variant::Renju).expect("rules");
        let record = Record::new(random_tree(rules, steps));
        let mut file = renlib::write(&record).expect("a library");
        for (place, byte) in changes {
            let place = place.index(file.len());
            file[place] = byte;
        }
        check(&file, Variant::Renju);
        file.truncate(length.index(file.len() + 1));
        check(&file, Variant::Renju);
    }
}
