//! Pasted moves in the ways of other programs: pairs of letters, and the codes and addresses of gomocalc.

use in_a_row::engine::{
    Foul, PlayError, Side,
    notation::{LinkError, MessageError, NotationError, NotationReason, link_in},
};
use proptest::prelude::*;

use crate::common::{at, rules};

/// Returns the link found in a text while this board is on the screen.
fn found_on(board: &str, text: &str) -> Result<String, MessageError> {
    link_in(text, rules(board)).map(|link| link.to_string())
}

#[test]
fn pairs_of_letters_are_moves_from_the_top_left() {
    for text in [
        "hh ii hg",
        "hhiihg",
        "HHIIHG",
        "hh, ii, hg",
        "hh,ii,hg",
        "hh;ii;hg;",
        "hh\nii\r\nhg\n",
        " hhii hg ",
        "B[hh];W[ii];B[hg]",
        ";B[hh];W[ii];B[hg]",
        "B[hh] W[ii] B[hg]",
        "b[hh]w[ii]b[hg]",
        "B[hh],\nW[ii],\nB[hg]",
        // Some programs give white the first move.
        "W[hh];B[ii];W[hg]",
    ] {
        assert_eq!(found_on("15x15k5", text).as_deref(), Ok("15x15k5/h8i7h9"), "{text:?}");
    }
    for (board, text, link) in [
        ("15x15k5", "hh ii", "15x15k5/h8i7"),
        ("15x15k5", "aa oo", "15x15k5/a15o1"),
        ("19x19k5", "jj kk jk", "19x19k5/j10k9j9"),
        ("40x40k5", "aa zz", "40x40k5/a40z15"),
        ("9x12k5", "aa hl", "9x12k5/a12h1"),
        ("15x15k5r", "hh ii hg", "15x15k5r/h8i7h9"),
        ("3x3k3", "B[bb];W[aa];B[ca]", "3x3k3/b2a3c3"),
        // None of these many pairs is a letter twice.
        ("15x15k5", "hg gh fg gf hf fh", "15x15k5/h9g8f9g10h10f8"),
        // In brackets, they are moves even if they look like words.
        ("15x15k5", "B[go];W[in]", "15x15k5/g1i2"),
    ] {
        assert_eq!(found_on(board, text).as_deref(), Ok(link), "{text:?}");
    }
}

#[test]
fn words_are_not_pairs_of_letters() {
    for text in [
        "go to me",
        "go in",
        "I go in",
        "hi",
        "hh",
        "hm ok",
        "hmmm",
        "ok, no",
        "ha ha",
        "hahaha",
        "mm ok",
        "good",
        "link",
        "black",
        "school",
        "smooth",
        "stress",
        "cheers",
        "thrill",
        "speech",
        "length",
        "lengths",
        "checks",
        "children",
        "blocking",
        "well go on",
        "hello you",
    ] {
        for board in ["15x15k5", "20x20k5", "40x40k5"] {
            assert_eq!(found_on(board, text), Err(MessageError::NoLink), "{text:?} on {board}");
        }
    }
}

#[test]
fn a_text_with_more_than_pairs_of_letters_is_refused() {
    for text in [
        "hh ii h",
        "hhi ihg",
        "hh ii hh",
        "hh ii pp",
        "hh ii: good",
        "hh-ii",
        "[hh][ii]",
        "B[hh]",
        "B[hh];B[ii]",
        "B[hh];W[ii];W[hg]",
        "B[hh];W[]",
        "B[hh];W[ii",
        "B[hhi];W[ii]",
        "B[hh];W[i1]",
        "B[hh] ii",
        "hh W[ii]",
        "K[hh];W[ii]",
        "1. hh 2. ii",
        "hh é",
        "hh ié",
        "B[é",
    ] {
        assert!(found_on("15x15k5", text).is_err(), "{text:?}");
    }
    for board in ["4x4x4k4", "endless5"] {
        assert!(found_on(board, "aa bb").is_err(), "{board}");
        assert!(found_on(board, "B[aa];W[bb]").is_err(), "{board}");
    }
}

#[test]
fn a_wrong_pair_in_brackets_is_refused_with_the_reason() {
    let outside = NotationError { at: 8, reason: NotationReason::TooLarge };
    let text = "b[bb];w[da]";
    assert_eq!(
        found_on("3x3k3", text),
        Err(MessageError::Link { part: text.to_owned(), error: outside.into() })
    );
    let reason = PlayError::Forbidden(Foul::Taken(Side::First));
    let error = LinkError::Move { ply: 1, cell: at("b2"), reason };
    assert_eq!(
        found_on("3x3k3", "B[bb];W[bb]"),
        Err(MessageError::Link { part: "b2b2".to_owned(), error })
    );
}

#[test]
fn codes_and_addresses_of_gomocalc_are_read() {
    for (board, text, link) in [
        ("15x15k5", "h8i9h10", "15x15k5/h8i9h10"),
        ("20x20k5", "h8i9t20", "20x20k5/h8i9t20"),
        ("15x15k5", "H8 I9 H10", "15x15k5/h8i9h10"),
        ("15x15k5", "https://gomocalc.com/#/h8i9h10", "15x15k5/h8i9h10"),
        ("15x15k5", "gomocalc.com/#/h8i9h10", "15x15k5/h8i9h10"),
        ("15x15k5", "https://gomocalc.github.io/#/h8i9h10", "15x15k5/h8i9h10"),
        ("15x15k5", "https://www.gomocalc.com/index.html#/h8i9h10", "15x15k5/h8i9h10"),
        ("15x15k5", "Look: <https://gomocalc.com/#/h8i9h10>. Nice!", "15x15k5/h8i9h10"),
        ("15x15k5", "https://gomocalc.com/#/h8i9 I win?", "15x15k5/h8i9"),
        // On the board on the screen, if five in a row win there and the moves are allowed.
        ("19x19k5", "https://gomocalc.com/#/h8i9", "19x19k5/h8i9"),
        ("15x15k5r", "https://gomocalc.com/#/h8i9", "15x15k5r/h8i9"),
        ("15x15k5", "https://gomocalc.com/#/h8t20", "20x20k5/h8t20"),
        ("3x3k3", "https://gomocalc.com/#/b2a1", "15x15k5/b2a1"),
        ("endless5", "https://gomocalc.com/#/h8i9", "15x15k5/h8i9"),
        ("4x4x4k4", "https://gomocalc.com/#/h8i9", "15x15k5/h8i9"),
    ] {
        assert_eq!(found_on(board, text).as_deref(), Ok(link), "{text:?} on {board}");
    }
    for text in [
        "https://gomocalc.com/#/",
        "https://gomocalc.com/#/settings",
        "https://gomocalc.com/#/about",
        "https://gomocalc.com/",
        "https://gomocalc.com/#/h8h8",
        "https://example.org/#/h8i9",
        "gomocalc https://example.org/#/h8i9",
    ] {
        assert!(found_on("15x15k5", text).is_err(), "{text:?}");
    }
}

proptest! {
    /// Any two pairs or more, written with brackets, are the moves that they name.
    #[test]
    fn any_pairs_in_brackets_are_read(cells in prop::collection::hash_set((0_u8..15, 0_u8..15), 2..8)) {
        let letter = |it: u8| char::from(b'a' + it);
        let colours = ['B', 'W'].into_iter().cycle();
        let (pairs, moves): (String, String) = cells
            .into_iter()
            .zip(colours)
            .map(|((column, from_top), colour)| {
                let [column, row] = [column, from_top].map(letter);
                (format!("{colour}[{column}{row}];"), format!("{column}{}", 15 - from_top))
            })
            .unzip();
        prop_assert_eq!(found_on("15x15k5", &pairs), Ok(format!("15x15k5/{moves}")));
    }

    #[test]
    fn no_text_of_brackets_and_letters_panics(text in "[bw\\[\\]a-eé;, ]{0,16}") {
        let _ = found_on("3x3k3", &text);
    }
}
