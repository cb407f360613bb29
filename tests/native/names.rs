//! The names of two people who play at this device.

use in_a_row::{
    app::names::model::{LONGEST, Names},
    session::{Mark, Pieces, Players, Seat, Status},
    words::{Piece, phrases},
};

fn name_of(typed: &str) -> String {
    let mut names = Names::default();
    names.set(Seat::One, typed);
    names.of(Seat::One).to_owned()
}

fn named(name: &str, piece: Piece) -> Piece {
    Piece { name: Some(Box::leak(Box::new(name.to_owned()))), ..piece }
}

#[test]
fn a_name_is_plain_text_on_one_line() {
    let cases = [
        ("Anna", "Anna"),
        ("  Anna Maria ", "Anna Maria"),
        ("Anna\nBen", "AnnaBen"),
        ("An\u{0}na\u{7f}", "Anna"),
        ("\u{202e}annA\u{2066}", "annA"),
        ("<b>Anna</b>", "<b>Anna</b>"),
        (
            "\u{1f469}\u{200d}\u{1f680} \u{c548}\u{b098}",
            "\u{1f469}\u{200d}\u{1f680} \u{c548}\u{b098}",
        ),
        (" \t\u{200e} ", ""),
    ];
    for (typed, name) in cases {
        assert_eq!(name_of(typed), name, "{typed:?}");
    }
    assert_eq!(name_of(&"x".repeat(100)).len(), LONGEST);
}

/// Whatever is stored can be read, and what is written is read again.
#[test]
fn names_are_stored_as_two_lines() {
    for (stored, names) in [
        ("", ["", ""]),
        ("Anna", ["Anna", ""]),
        ("Anna\nBen", ["Anna", "Ben"]),
        ("\nBen", ["", "Ben"]),
    ] {
        let read = Names::read(stored);
        assert_eq!(Seat::ALL.map(|seat| read.of(seat)), names, "{stored:?}");
        assert_eq!(Names::read(&read.to_string()), read);
    }
}

/// A named side has its name in every text, also where stones have words of their own.
#[test]
fn texts_call_a_side_by_its_name() {
    for pieces in [Pieces::Marks, Pieces::Stones] {
        let piece = named("Anna", Piece::new(Mark::O, pieces));
        let status = |it| phrases::status(it, Players::Friends, Some(piece));
        assert_eq!(status(Status::ToMove(Seat::Two)), "Anna to move");
        assert_eq!(status(Status::Won(Seat::Two)), "Anna wins");
        assert_eq!(phrases::piece(piece), "Anna");
    }
    let strange = named("{cell}|x", Piece::new(Mark::X, Pieces::Marks));
    assert_eq!(phrases::piece(strange), "{cell}|x", "it is no template");
    assert_eq!(phrases::piece(Piece::new(Mark::X, Pieces::Stones)), "Black");
}
