//! Games as links: writing, reading, and the reasons for refusing a text.

use in_a_row::engine::{
    ArrangeError, Cell, Foul, Game, PlayError, Player, Rules, RulesError, ShapeError, Side, Start,
    notation::{
        GameId, Link, LinkError, MessageError, NotationError, NotationReason, Sender, link_in,
    },
};

use in_a_row::session::plain;

use crate::common::{at, rules};

fn read(text: &str) -> Link {
    text.parse().unwrap_or_else(|error| panic!("{text}: {error}"))
}

/// Returns the link found in a text while noughts and crosses is on the board.
fn found_in(text: &str) -> Result<String, MessageError> {
    link_in(text, Rules::NOUGHTS_AND_CROSSES).map(|link| link.to_string())
}

fn error(text: &str) -> LinkError {
    match text.parse::<Link>() {
        Ok(_) => panic!("{text} was read"),
        Err(error) => error,
    }
}

/// Returns a legal game that fills the board and ends with a move that completes five in a row. Apart from these five,
/// and single cells that balance the numbers, each side takes the cells of a pattern without three in a row.
fn full_game(board: &str) -> Game {
    let rules = rules(board);
    let in_five = |cell: Cell| cell.row() == 0 && cell.column() < 5;
    let (mut last, mut other): (Vec<_>, Vec<_>) = rules
        .shape()
        .cells()
        .partition(|&cell| in_five(cell) || (cell.column() + 2 * cell.row()) % 4 < 2);
    for at in (0..).step_by(7) {
        if last.len() <= other.len() + 1 {
            break;
        }
        other.push(last.remove(at));
    }
    last.sort_by_key(|&it| (it == at("e1"), !in_five(it)));
    let sides = if rules.shape().cell_count() % 2 == 1 { [last, other] } else { [other, last] };
    let moves = (0..rules.shape().cell_count()).map(|ply| sides[ply % 2][ply / 2]);
    Game::replay(rules, moves).expect("a legal game")
}

#[test]
fn the_documented_links_are_read_and_written_back() {
    for text in [
        "3x3k3/b2a1c3",
        "15x15k5",
        "15x15k5e",
        "15x15k5/h8i9",
        "15x15k5e/h8i9h10",
        "15x15k5//i9h8-g7",
        "15x15k5/f6/i9h8-g7",
        "15x15k5//h8",
        "40x40k5/an40aa1",
        // These checks were computed with another CRC-32, that of zlib.
        "kqzfdbcx-2-bbhbyhywgzm/3x3k3",
        "kqzfdbcx-1-bbmcrcjmvtx/3x3k3/b2",
        "kqzfdbcx-4-bbrdznvjzpg/3x3k3/b2a1c3",
        "kqzfdbcx-1-bbrctbhftnh/15x15k5/h8i9",
        "kqzfdbcx-3-bbybhxywkgj/15x15k5/f6/i9h8-g7",
    ] {
        assert_eq!(read(text).to_string(), text);
    }
    let Link { game, sent } = read("kqzfdbcx-3-bbybhxywkgj/15x15k5/f6/i9h8-g7");
    let id: GameId = "kqzfdbcx".parse().expect("an id");
    assert_eq!(sent, Some(Sender { id, by: Player::First, joined: true }));
    assert_eq!(game.start(), &Start::new([at("i9"), at("h8")], [at("g7")]));
    assert_eq!((game.rules(), game.moves()), (rules("15x15k5"), &[at("f6")][..]));
    assert_eq!(game.side_to_move(), Some(Side::First));
}

#[test]
fn moves_alone_are_played_on_the_smallest_usual_board_with_these_cells() {
    for (text, link) in [
        ("h8i9h10", "15x15k5/h8i9h10"),
        ("H8I9h10", "15x15k5/h8i9h10"),
        ("o15", "15x15k5/o15"),
        ("h8p1", "19x19k5/h8p1"),
        ("S19", "19x19k5/s19"),
        ("a20", "20x20k5/a20"),
    ] {
        assert_eq!(read(text).to_string(), link);
    }
    assert_eq!(
        error("u1"),
        LinkError::Move { ply: 0, cell: at("u1"), reason: PlayError::Forbidden(Foul::Outside) }
    );
}

#[test]
fn an_invalid_link_is_refused_with_its_reason() {
    let notation = |at, reason| LinkError::Notation(NotationError { at, reason });
    let not_played = |ply, text, reason| LinkError::Move { ply, cell: at(text), reason };
    let too_large = notation(0, NotationReason::Rules(RulesError::Shape(ShapeError::Columns(50))));
    let too_high = notation(0, NotationReason::Rules(RulesError::Shape(ShapeError::Rows(50))));
    let long_run = NotationReason::Rules(RulesError::Run { run: 4, shortest: 3, longest: 3 });
    let taken = not_played(6, "b2", PlayError::Forbidden(Foul::Taken(Side::First)));
    for (text, reason, words) in [
        ("", LinkError::CutOff { moves: 0 }, "cut off after move 0"),
        ("3x", LinkError::CutOff { moves: 0 }, "cut off after move 0"),
        ("3x3k3/", LinkError::CutOff { moves: 0 }, "cut off after move 0"),
        ("3x3k3//", LinkError::CutOff { moves: 0 }, "cut off after move 0"),
        ("3x3k3/b2a", LinkError::CutOff { moves: 1 }, "cut off after move 1"),
        ("3x3k3/b2a1/", LinkError::CutOff { moves: 2 }, "cut off after move 2"),
        ("15x15k5//h8-", LinkError::CutOff { moves: 0 }, "cut off after move 0"),
        ("h8i", LinkError::CutOff { moves: 1 }, "cut off after move 1"),
        ("kq", LinkError::CutOff { moves: 0 }, "cut off after move 0"),
        ("kqzfdbcx-1", LinkError::CutOff { moves: 0 }, "cut off after move 0"),
        ("50x50k5", too_large, "at 0: 50 columns: a board has 3 to 40"),
        ("3x50k3", too_high, "at 0: 50 rows: a board has 3 to 40"),
        ("500x3k3", notation(0, NotationReason::TooLarge), "at 0: larger than any board"),
        ("3x3k4", notation(0, long_run), "at 0: 4 in a row: this board allows 3 to 3"),
        ("3x3k3 ", notation(5, NotationReason::End), "at 5: expected the end"),
        ("3X3K3", notation(1, NotationReason::Character('x')), "at 1: expected `x`"),
        ("3x3k3/B2", notation(6, NotationReason::Letter), "at 6: expected a letter"),
        ("3x3k3/b02", notation(7, NotationReason::Number), "at 7: expected a number from 1"),
        ("3x3k3/b2.", notation(8, NotationReason::Letter), "at 8: expected a letter"),
        ("3x3k3/é", notation(6, NotationReason::Letter), "at 6: expected a letter"),
        ("3x3k3//b2-a1/", notation(12, NotationReason::Letter), "at 12: expected a letter"),
        ("kqzfdbca-1-", notation(7, NotationReason::Letter), "at 7: expected a letter"),
        ("kqzfdbcx-9-", notation(9, NotationReason::Number), "at 9: expected a number from 1"),
        (
            "15x15k5/h8h9i8i9g8g9b2b3b2",
            not_played(8, "b2", PlayError::Forbidden(Foul::Taken(Side::First))),
            "move 9, b2: the cell is taken",
        ),
        ("5x5k4/b2a1a5e5a4e4b2", taken, "move 7, b2: the cell is taken"),
        (
            "3x3k3/d1",
            not_played(0, "d1", PlayError::Forbidden(Foul::Outside)),
            "move 1, d1: the cell is not on the board",
        ),
        (
            "3x3k3/a1b1a2b2a3b3",
            not_played(5, "b3", PlayError::Ended),
            "move 6, b3: the game has ended",
        ),
        (
            "15x15k5//h8i9",
            notation(11, NotationReason::Order),
            "at 11: expected a later cell, row by row from the top",
        ),
        (
            "15x15k5//i9h8",
            LinkError::Arrange(ArrangeError::Counts { first: 2, second: 0 }),
            "2 marks of the first side and 0 of the second: nobody's turn",
        ),
        (
            "3x3k3//d1",
            LinkError::Arrange(ArrangeError::Outside(at("d1"))),
            "d1 is not on the board",
        ),
        (
            "3x3k3//a3b3c3-a1b1",
            LinkError::Arrange(ArrangeError::Won(Side::First)),
            "the first side has completed a line",
        ),
        (
            "3x3k3//b2-b2",
            LinkError::Arrange(ArrangeError::Twice(at("b2"))),
            "b2 is given more than once",
        ),
        (
            "kqzfdbcx-4-bbpbbvjhkbw/3x3k3/b2b2",
            not_played(1, "b2", PlayError::Forbidden(Foul::Taken(Side::First))),
            "move 2, b2: the cell is taken",
        ),
        ("kqzfdbcx-4-bbrdznvjzpg/3x3k3/b2a1c2", LinkError::Changed, "changed since it was sent"),
        (
            "kqzfdbcx-1-bbmcrcjmvtx/3x3k3/b2.",
            notation(31, NotationReason::End),
            "at 31: expected the end",
        ),
        ("kqzfdbcx-1-bbrctbhftnh/15x15k5/h8i8", LinkError::Changed, "changed since it was sent"),
        ("kqzfdbcx-2-bbrctbhftnh/15x15k5/h8i9", LinkError::Changed, "changed since it was sent"),
        ("kqzfdbcx-1-bbrctbhftnh/15x15k5/h8i10", LinkError::Changed, "changed since it was sent"),
        (
            "kqzfdbcx-1-bbrctbhftnh/15x15k5/h8i9.",
            notation(35, NotationReason::End),
            "at 35: expected the end",
        ),
        (
            "kqzfdbcx-1-bbrctbhftnh/15x15k5/h8i",
            LinkError::CutOff { moves: 1 },
            "cut off after move 1",
        ),
    ] {
        let error = error(text);
        assert_eq!((error, &error.to_string()[..]), (reason, words), "{text:?}");
    }
}

#[test]
fn a_cut_link_reports_the_number_of_complete_moves() {
    let text = "kqzfdbcx-4-bbrdznvjzpg/3x3k3/b2a1c3";
    for (kept, moves) in
        [(35, None), (34, Some(2)), (33, Some(1)), (32, Some(1)), (29, Some(0)), (9, Some(0))]
    {
        let read = text[..kept].parse::<Link>();
        assert_eq!(read.err(), moves.map(|moves| LinkError::CutOff { moves }), "{kept}");
    }
    // Without the lost digit, the last move would be a different one.
    let id = GameId::by_chance(1);
    let game = Game::replay(rules("15x15k5"), [at("h8"), at("i11")]).expect("legal");
    let sent = Some(Sender { id, by: Player::Second, joined: true });
    let text = Link { game, sent }.to_string();
    assert_eq!(error(&text[..text.len() - 1]), LinkError::CutOff { moves: 1 });
}

#[test]
fn a_text_longer_than_any_link_is_refused() {
    assert_eq!(error(&"h8".repeat(Link::LONGEST)), LinkError::TooLong);
    assert_eq!(error(&"é".repeat(Link::LONGEST)), LinkError::TooLong);
}

#[test]
fn the_longest_links_stay_within_their_limits() {
    let id = GameId::by_chance(u64::MAX);
    let sent = Some(Sender { id, by: Player::First, joined: true });
    for (board, limit) in [("15x15k5", 700), ("19x19k5", 1_100), ("40x40k5", Link::LONGEST)] {
        let game = full_game(board);
        assert_eq!(game.board().free_count(), 0);
        let position = Link { game: game.clone(), sent: None }.to_string();
        let link = Link { game, sent };
        let text = link.to_string();
        println!("{board}: position {}, game by link {}", position.len(), text.len());
        assert!(text.len() < limit);
        assert_eq!(text.parse(), Ok(link));
    }
}

#[test]
fn a_link_is_found_in_pasted_text() {
    const SENT: &str = "kqzfdbcx-1-bbmcrcjmvtx/3x3k3/b2";
    for (pasted, link) in [
        ("3x3k3/b2", "3x3k3/b2"),
        ("#h8i9\n", "15x15k5/h8i9"),
        ("https://example.org/row/#3x3k3/b2", "3x3k3/b2"),
        ("Game #3, your move: https://example.org/#3x3k3/b2.\n. . .\n. X .\n. . .", "3x3k3/b2"),
        ("https://example.org/#3x3k3/b2 #noughtsandcrosses #3", "3x3k3/b2"),
        ("https://example.org/#3x3k3/b2 then https://example.org/#3x3k3/b2a1", "3x3k3/b2a1"),
        ("#kqzfdbcx-1-bbmcrcjmvtx/3x3k3/b2)", SENT),
        // With characters inserted by messengers and mail programs.
        ("#kqzfdbcx-1-\u{200b}bbmcrcjmvtx/\u{ad}3x3k3/b2\u{feff}", SENT),
        ("\u{2066}3x3k3/\u{200d}b2\u{2069}", "3x3k3/b2"),
        ("#kqzfdbcx-1-bbmcrcjmvtx/\u{a0}3x3k3/b2\u{a0}See you", SENT),
        ("#kqzfdbcx-1-bbmc\r\nrcjmvtx/3x3k3\r\n/b2\r\n\r\nSee you", SENT),
    ] {
        assert_eq!(found_in(pasted), Ok(link.to_owned()), "{pasted:?}");
    }
}

#[test]
fn separators_between_moves_are_ignored() {
    for between in [
        ",", ", ", "_", " ", ";", "; ", ".", ". ", "+", "|", " | ", "%20", "%2C", "%2c%20",
        "%252C", "=\n", "=\r\n", "= ", "\n", "\r\n", "\n> ", "\n>> ", "\n> > ", " \n", "\n\n",
        "\t", "\u{a0}", ":", " - ", "→", "*", "!", "…", "\u{200b}",
    ] {
        for start in
            ["#", "", "https://example.org/#", "> https://example.org/row/#", "?%23", "/%23"]
        {
            let text = format!("{start}15x15k5/h8{between}i9{between}h10");
            assert_eq!(found_in(&text), Ok("15x15k5/h8i9h10".to_owned()), "{text:?}");
        }
    }
}

#[test]
fn a_broken_link_opens_whole_or_is_refused() {
    for text in [
        "#15x15k5/h8i9h1\n0",
        "#15x15k5/h8i9h1=\n0",
        "#15x15k5/h8i9h1\n> 0",
        "#15x15k5/h8i9h1 0",
        "#15x15k5/h8i9h\n10",
        "#15x1\n5k5/h8i9h10",
        "#15x15k5\n/h8i9h10",
        "#15x15k5/\nh8i9h10",
        "#15X15K5/H8I9H1\n0.\n\nSee you at 8!",
        "> Look: https://example.org/#15x15k5/h8i9h1\n> 0\n>\n> Bob",
        "#15x15k5/h8i9h10\n-- \nBob",
    ] {
        assert_eq!(found_in(text), Ok("15x15k5/h8i9h10".to_owned()), "{text:?}");
    }
    for text in [
        "#15x15k5/h8i9h1 0 moves left",
        "#15x15k5/h8 i9 is good",
        "#15x15k5/h8i9\ni7 is good",
        "#15x15k5/h8i9, i7 maybe",
        "#15x15k5/h8i9 z99",
        "#15x15k5/h8i9\nh",
        "#15x15k5/h8i9=",
        "#15x15k5/h8i9=\n",
        "#15x15k5/h8i9h1\n\n0x",
        "#15x15k5/h8i9h1\n\n0",
        "h8i9h10 is good",
        "1. b2 a1 2. c3=",
        // Exactly five, or a word?
        "#15x15k5\ne o my",
        // Between moves, not before arranged marks.
        "#4x4x4k4/1a4 / 1b4",
        "#3x3k3 / b2 / a1",
        "b2 / a1",
    ] {
        assert!(
            matches!(found_in(text), Err(MessageError::Link { .. })),
            "{text:?}: {:?}",
            found_in(text)
        );
    }
}

#[test]
fn characters_glued_to_the_end_of_a_link_are_ignored() {
    for glued in [
        ".",
        ",",
        ")",
        ">",
        "\"",
        "»",
        "…",
        "!",
        "?",
        "*",
        "_",
        "/",
        "%20",
        "&fbclid=IwAR1x2b3",
        "?fbclid=IwAR1x2b3",
        "?utm_source=a1&utm_medium=b2",
        "\">",
        "**",
        "].",
        " ",
        "'",
        "”",
        "。",
        "...",
        ";",
        ":",
        "&gt;",
    ] {
        for link in ["15x15k5/h8i9", "kqzfdbcx-1-bbmcrcjmvtx/3x3k3/b2", "endless5/r0u0r1u0o"] {
            for after in ["", " See you at 8", "\n\n12:31 Ann: nice", "\n[12:31] Ann: nice"] {
                let text = format!("Look: https://example.org/#{link}{glued}{after}");
                assert_eq!(found_in(&text), Ok(link.to_owned()), "{text:?}");
            }
        }
    }
}

#[test]
fn pasted_moves_are_played_on_the_current_board() {
    for (board, text, link) in [
        ("15x15k5", "h8, i9, i7", "15x15k5/h8i9i7"),
        ("15x15k5", "1. h8 i9 2. i7", "15x15k5/h8i9i7"),
        ("15x15k5", "1. h8 2. i9 3. i7", "15x15k5/h8i9i7"),
        ("15x15k5", "1.h8 i9 2.i7", "15x15k5/h8i9i7"),
        ("15x15k5", "1) h8\n2) i9\n3) i7\n", "15x15k5/h8i9i7"),
        ("15x15k5", "H8 I9", "15x15k5/h8i9"),
        ("15x15k5", "h8i9", "15x15k5/h8i9"),
        ("19x19k5", "h8i9.", "19x19k5/h8i9"),
        ("40x40k5", "x1 y2", "40x40k5/x1y2"),
        ("4x4x4k4", "1. 2b3 2. 1a1", "4x4x4k4/2b31a1"),
        ("4x4x4k4", "2b3 1a1", "4x4x4k4/2b31a1"),
        ("endless5", "1. r0u0 2. r1u0", "endless5/r0u0r1u0"),
        ("endless5", "r0u0, r1u0o", "endless5/r0u0r1u0o"),
        // The text names another board.
        ("3x3k3", "15x15k5/h8i9", "15x15k5/h8i9"),
        ("3x3k3", "15x15k5 h8 i9", "15x15k5/h8i9"),
        ("3x3k3", "15x15k5: 1. h8 2. i9", "15x15k5/h8i9"),
        ("3x3k3", "#h8i9", "15x15k5/h8i9"),
        ("3x3k3", "15x15k5", "15x15k5"),
        ("3x3k3", "endless5 r0u0", "endless5/r0u0"),
        // The first move is not on the board on the screen.
        ("3x3k3", "h8 i9 g7", "15x15k5/h8i9g7"),
        ("3x3k3", "1. h8 i9 2. g7 o15", "15x15k5/h8i9g7o15"),
        ("3x3k3", "h8 i9 s19", "19x19k5/h8i9s19"),
        ("3x3k3", "7,7 8,6", "15x15k5/h8i9"),
    ] {
        let found = link_in(text, rules(board)).map(|link| link.to_string());
        assert_eq!(found, Ok(link.to_owned()), "{text:?}");
    }
    let outside = PlayError::Forbidden(Foul::Outside);
    for text in ["b2 d4", "1. b2 2. d4", "B2, D4."] {
        let error = LinkError::Move { ply: 1, cell: at("d4"), reason: outside };
        assert_eq!(
            found_in(text),
            Err(MessageError::Link { part: "b2d4".to_owned(), error }),
            "{text:?}"
        );
    }
    for (text, part, at) in [("b2 q c3", "b2q", 2), ("1. b2 2. nice", "1. b2 2. nice", 9)] {
        match found_in(text) {
            Err(MessageError::Link { part: found, error: LinkError::Notation(error) }) => {
                assert_eq!((&found[..], error.at), (part, at), "{text:?}");
            }
            other => panic!("{text:?}: {other:?}"),
        }
    }
}

#[test]
fn pairs_of_numbers_are_moves_from_the_top_left() {
    for text in [
        "7,7 8,6",
        "7,7\n8,6\n",
        " 7,7; 8,6 ",
        "(7,7),(8,6)",
        "(7, 7), (8, 6)",
        "(7,7) (8,6)",
        "(7,7)\r\n(8,6)",
        "(7,7)(8,6)",
    ] {
        let found = link_in(text, rules("15x15k5")).map(|link| link.to_string());
        assert_eq!(found.as_deref(), Ok("15x15k5/h8i9"), "{text:?}");
    }
    assert_eq!(found_in("0,0 2,2 1,0").as_deref(), Ok("3x3k3/a3c1b3"));
    let taken = LinkError::Move {
        ply: 1,
        cell: at("b2"),
        reason: PlayError::Forbidden(Foul::Taken(Side::First)),
    };
    assert_eq!(
        found_in("1,1 1,1"),
        Err(MessageError::Link { part: "b2b2".to_owned(), error: taken })
    );
    let outside = NotationError { at: 4, reason: NotationReason::TooLarge };
    assert_eq!(
        found_in("1,1 3,0"),
        Err(MessageError::Link { part: "1,1 3,0".to_owned(), error: outside.into() })
    );
    // It is not clear which numbers are a pair, from where they count, or whether they are moves at all.
    for text in [
        "7,7",
        "7, 7, 8, 8",
        "7,7,8,8",
        "7,7,0\n8,8,0",
        "0,0, 1,1",
        "-1,0 0,0",
        "7 7 8 8",
        "(7,7",
        "+7,7 8,8",
        "7,7 x 8,8",
        "[hh][ii]",
        "1. hh 2. ii",
    ] {
        assert!(link_in(text, rules("15x15k5")).is_err(), "{text:?}");
    }
    for board in ["4x4x4k4", "endless5"] {
        assert!(link_in("1,1 2,2", rules(board)).is_err(), "{board}");
    }
}

#[test]
fn moves_copied_by_the_page_are_read_back() {
    for game in [
        "3x3k3/b2a1c3a3",
        "15x15k5/h8i9h10",
        "4x4x4k4/2b31a1",
        "endless5/r0u0r1u0l10d3",
        "15x15k5s2/h8i9h10o0g7f6b0e5",
        "15x15k5rs1/h8w0",
    ] {
        let link = read(game);
        let copied = plain::moves(link.game.plies());
        assert_eq!(link_in(&copied, link.game.rules()), Ok(link), "{copied}");
    }
}

#[test]
fn a_slash_by_itself_may_follow_the_board() {
    for text in ["#3x3k3 / b2a1/c3-c1", "3x3k3 /b2 a1 /c3-c1", "#3 x 3 k 3 / b 2 a 1 / c 3 - c 1"] {
        assert_eq!(found_in(text), Ok("3x3k3/b2a1/c3-c1".to_owned()), "{text:?}");
    }
}

#[test]
fn a_board_may_be_broken_before_its_last_letter() {
    for text in ["#15x15k5\ne", "#15x15k5\ne//a15", "#15x15k5\ne//a\n15", "#15x15k5 e// a15"] {
        let link = if text.contains('/') { "15x15k5e//a15" } else { "15x15k5e" };
        assert_eq!(found_in(text), Ok(link.to_owned()), "{text:?}");
    }
    assert_eq!(found_in("#15x15k5/h8 w/o doubt"), Ok("15x15k5/h8".to_owned()));
}

#[test]
fn pasted_text_without_a_valid_link_is_refused_with_the_reason() {
    for pasted in [
        "",
        "https://example.org/#",
        "nonsense",
        "see #noughtsandcrosses",
        "#",
        "see you at 8",
        "вижу 8",
        "a",
    ] {
        assert_eq!(found_in(pasted), Err(MessageError::NoLink), "{pasted:?}");
    }
    for (pasted, part, error) in [
        (
            "https://example.org/#kqzfdbcx-1-bbmcrcjmvtx/3x3k3/b #tag1",
            "kqzfdbcx-1-bbmcrcjmvtx/3x3k3/b",
            LinkError::CutOff { moves: 0 },
        ),
        ("#3x3k3/b2a and more", "3x3k3/b2a", LinkError::CutOff { moves: 1 }),
        (
            "#15x15k5/h8 i9 is good",
            "15x15k5/h8i9is",
            NotationError { at: 12, reason: NotationReason::End }.into(),
        ),
    ] {
        let error = MessageError::Link { part: part.to_owned(), error };
        assert_eq!(found_in(pasted), Err(error), "{pasted:?}");
    }
}

#[test]
fn game_ids_have_eight_consonants() {
    assert_eq!(GameId::by_chance(0).to_string(), "bbbbbbbb");
    assert_eq!(GameId::by_chance(20_u64.pow(8) - 1).to_string(), "zzzzzzzz");
    for text in ["", "kqzfdbc", "kqzfdbcxx", "kqzfdbca", "Kqzfdbcx", "kqzfdbc1"] {
        assert!(text.parse::<GameId>().is_err(), "{text}");
    }
}
