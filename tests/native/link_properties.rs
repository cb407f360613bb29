//! Properties of every link, whole, cut or changed.

use in_a_row::engine::{
    Cell, Game, Player, Rules, Start,
    notation::{GameId, Link, LinkError, MessageError, Sender, link_in, write_moves},
};
use in_a_row::session::plain;
use proptest::{prelude::*, sample::Index};

use crate::common::{by_choices, rules};

fn any_link() -> impl Strategy<Value = Link> {
    link_on(&[
        "3x3k3",
        "4x3k3e",
        "7x7k5",
        "15x15k5",
        "15x15k5e",
        "30x8k6",
        "15x15k5s1",
        "9x12k5es2",
        "15x15k5p1",
    ])
}

fn link_on(boards: &'static [&'static str]) -> impl Strategy<Value = Link> {
    (
        prop::sample::select(boards),
        prop::collection::vec(any::<Index>(), 0..4),
        prop::collection::vec(any::<Index>(), 0..40),
        prop::option::of((any::<u64>(), any::<bool>(), any::<bool>())),
    )
        .prop_map(|(board, marks, choices, sent)| {
            let rules = rules(board);
            let mut cells: Vec<_> = rules.shape().cells().collect();
            let marks: Vec<_> =
                marks.into_iter().map(|mark| cells.swap_remove(mark.index(cells.len()))).collect();
            let of = |side| marks.iter().copied().skip(side).step_by(2);
            let start = Start::new(of(0), of(1));
            let game = Game::arrange(rules, start).unwrap_or_else(|_| Game::new(rules));
            let game = by_choices(game, &choices);
            let sent = sent.map(|(random, is_first, joined)| Sender {
                id: GameId::by_chance(random),
                by: if is_first { Player::First } else { Player::Second },
                joined,
            });
            Link { game, sent }
        })
}

/// A link to a game without end, which may have a draw offer.
fn endless_link() -> impl Strategy<Value = Link> {
    let cells = prop::collection::vec((-12_i16..=12, -120_i16..=120), 1..30);
    (cells, any::<bool>(), prop::option::of(any::<u64>())).prop_map(|(cells, offers, id)| {
        let mut game = Game::new(rules("endless5"));
        game.play(Cell::FIRST_MARK).expect("the first mark");
        for (column, row) in cells {
            // Skip taken cells, and moves after the end.
            let _ = game.play(Cell::from_first_mark(column, row));
        }
        if offers {
            // There is no offer if the game has ended.
            let _ = game.offer_draw();
        }
        let sent = id.map(|random| Sender {
            id: GameId::by_chance(random),
            by: Player::First,
            joined: false,
        });
        Link { game, sent }
    })
}

/// A link on a board of any shape, as text.
fn link_of_any_shape() -> impl Strategy<Value = String> {
    let link = prop_oneof![
        any_link(),
        link_on(&["4x4x4k4", "3x3x3k3", "40x40k5", "40x40k12e"]),
        endless_link(),
    ];
    link.prop_map(|link| link.to_string())
}

/// Returns the link found in this text, as text.
fn found_in(text: &str) -> Result<String, MessageError> {
    link_in(text, Rules::NOUGHTS_AND_CROSSES).map(|link| link.to_string())
}

fn parsed(link: &str) -> Link {
    link.parse().expect("a link")
}

/// Line breaks that a mail program, a text field or a person puts into a long line.
const BREAKS: [&str; 10] =
    ["\n", "\r\n", " \r\n", "\n> ", "\r\n>> ", "\n> > ", "=\n", "=\r\n", "= ", "\n | "];

/// Separators that people and pages put between moves.
const SEPARATORS: [&str; 14] =
    [" ", ",", ", ", ";", "; ", ".", "_", "+", "|", "%20", "%2C", "\u{a0}", "\t", " , "];

/// Breaks this text into lines of `column` characters.
fn wrapped(text: &str, column: usize, line_break: &str) -> String {
    let characters: Vec<char> = text.chars().collect();
    let lines: Vec<String> = characters.chunks(column).map(|line| line.iter().collect()).collect();
    lines.join(line_break)
}

/// Puts a separator between the moves of this link.
fn spaced(text: &str, between: &str) -> String {
    let link = parsed(text);
    let moves = write_moves(link.game.moves());
    let cells: Vec<_> = link.game.moves().iter().map(Cell::to_string).collect();
    match text.rsplit_once(&moves) {
        Some((before, after)) if !moves.is_empty() => {
            format!("{before}{}{after}", cells.join(between))
        }
        _ => text.to_owned(),
    }
}

proptest! {
    #[test]
    fn a_wrapped_link_opens_whole(
        link in link_of_any_shape(),
        column in prop_oneof![1_usize..12, 60_usize..80],
        line_break in prop::sample::select(&BREAKS[..]),
        capitals: bool,
        after in prop::sample::select(&["", ".", "\n", "\n\nSee you at 8!", ".\r\n\r\n-- \r\nBob"][..]),
    ) {
        let address = format!("https://example.org/#{link}");
        let address = if capitals { address.to_uppercase() } else { address };
        let text = format!("Your move: {}{after}", wrapped(&address, column, line_break));
        prop_assert_eq!(found_in(&text), Ok(link), "{}", text);
    }

    #[test]
    fn a_link_with_something_between_its_moves_opens_whole(
        link in link_of_any_shape(),
        between in prop::sample::select(&SEPARATORS[..]),
        wraps in prop::option::of((20_usize..80, prop::sample::select(&BREAKS[..]))),
    ) {
        let text = spaced(&link, between);
        let text = match wraps {
            Some((column, line_break)) if !between.contains('%') => wrapped(&text, column, line_break),
            _ => text,
        };
        prop_assert_eq!(found_in(&format!("#{text}")), Ok(link), "{}", text);
    }

    /// This holds if nothing follows the link, the rest of the message does, or text that might be a part of the link.
    #[test]
    fn a_link_never_opens_another_game(
        link in link_of_any_shape(),
        column in 1_usize..40,
        line_break in prop::sample::select(&[" ", "\n", ", ", "\n> ", "\t"][..]),
        between in prop::option::of(
            prop::sample::select(&[". ", " - ", "\n\n", " (", "! ", "\n>\n> ", " / ", "-"][..]),
        ),
        after in prop::sample::select(&[
            "", " See you", " i7 is good", " 3 days left", "\n3 days left", "\n\n3 days left", " a nice one",
            " o my", ". 12:31", " 8pm", "\n\n12",
        ][..]),
    ) {
        let broken = match between {
            Some(between) => spaced(&link, between),
            None => wrapped(&link, column, line_break),
        };
        let text = format!("#{broken}{after}");
        if let Ok(found) = found_in(&text) {
            prop_assert_eq!(found, link, "{}", text);
        }
    }

    #[test]
    fn a_list_of_moves_opens_the_game(
        link in link_of_any_shape(),
        between in prop::sample::select(&SEPARATORS[..]),
        numbered: bool,
    ) {
        let link = parsed(&link);
        let (rules, moves) = (link.game.rules(), link.game.moves());
        let game = Game::replay(rules, moves.iter().copied());
        prop_assume!(!moves.is_empty() && game.is_ok());
        let cells: Vec<_> = moves.iter().map(Cell::to_string).collect();
        let text = if numbered { plain::moves(link.game.plies()) } else { cells.join(between) };
        let found = link_in(&text, rules).map(|link| write_moves(link.game.moves()));
        prop_assert_eq!(found, Ok(write_moves(moves)), "{}", text);
    }

    #[test]
    fn links_are_read_back_as_written(link in any_link()) {
        let text = link.to_string();
        let is_safe = |it: u8| it.is_ascii_alphanumeric() || it == b'/' || it == b'-';
        prop_assert!(text.bytes().all(is_safe));
        prop_assert!(text.ends_with(|last: char| last.is_ascii_alphanumeric()));
        prop_assert_eq!(text.parse(), Ok(link.clone()));
        let message = format!("Your move: https://example.org/#{text}.");
        prop_assert_eq!(link_in(&message, Rules::NOUGHTS_AND_CROSSES), Ok(link));
    }

    #[test]
    fn moves_alone_are_rewritten_as_a_link(link in any_link(), capitals: bool) {
        let moves = write_moves(link.game.moves());
        let text = if capitals { moves.to_uppercase() } else { moves.clone() };
        if let Ok(link) = text.parse::<Link>() {
            let written = link.to_string();
            prop_assert_eq!(written.split_once("k5/").map(|(_, rest)| rest), Some(&moves[..]));
            prop_assert_eq!(written.parse(), Ok(link));
        } else {
            let board = rules("15x15k5");
            prop_assert!(moves.is_empty() || Game::replay(board, link.game.moves().to_vec()).is_err());
        }
    }

    #[test]
    fn a_link_of_a_game_by_link_is_refused_wherever_it_is_cut(link in any_link(), id: u64, joined: bool) {
        let sent = Sender { id: GameId::by_chance(id), by: Player::Second, joined };
        let moves = link.game.moves().len();
        let text = Link { sent: Some(sent), ..link }.to_string();
        for end in 0..text.len() {
            match text[..end].parse::<Link>() {
                Err(LinkError::CutOff { moves: whole }) => prop_assert!(whole <= moves),
                other => prop_assert!(false, "{}: {:?}", &text[..end], other.map(|_| "read")),
            }
        }
    }

    #[test]
    fn a_changed_character_of_a_game_by_link_is_refused(
        link in any_link(), id: u64, by: bool, at: Index, other in "[a-zA-Z0-9/-]|\\PC",
    ) {
        let by = if by { Player::First } else { Player::Second };
        let sent = Some(Sender { id: GameId::by_chance(id), by, joined: false });
        let mut text = Link { sent, ..link }.to_string();
        let at = at.index(text.len());
        prop_assume!(text[at..=at] != other);
        text.replace_range(at..=at, &other);
        prop_assert!(text.parse::<Link>().is_err(), "{}", text);
    }

    /// Moves alone may be in capitals, because phones capitalise the first letter. They are written back with a board.
    #[test]
    fn accepted_text_is_written_back_identically(
        text in "[3-5]x[3-5]k[34]e?(/([a-e][1-5]){0,5}(/[a-e][1-5](-[a-e][1-5])?)?)?|[0-9a-fkx/-]{0,12}\
            |([A-Ea-e][1-5]){1,4}|\\PC{0,9}",
    ) {
        if let Ok(link) = text.parse::<Link>() {
            let written = link.to_string();
            let is_moves_alone =
                !text.contains('/') && written.ends_with(&text.to_ascii_lowercase());
            prop_assert!(written == text || is_moves_alone);
            prop_assert_eq!(written.parse(), Ok(link));
        }
    }
}

/// Returns every text that differs from this one in a single character.
fn with_one_character_changed(text: &str) -> impl Iterator<Item = String> {
    (0..text.len()).flat_map(move |at| {
        let others = (0..=127).map(char::from).filter(move |&it| !text[at..].starts_with(it));
        others.map(move |other| format!("{}{other}{}", &text[..at], &text[at + 1..]))
    })
}

#[test]
fn every_single_changed_character_of_a_game_by_link_is_refused() {
    for text in [
        "kqzfdbcx-2-bbhbyhywgzm/3x3k3",
        "kqzfdbcx-4-bbrdznvjzpg/3x3k3/b2a1c3",
        "kqzfdbcx-3-bbybhxywkgj/15x15k5/f6/i9h8-g7",
    ] {
        assert!(text.parse::<Link>().is_ok());
        for changed in with_one_character_changed(text) {
            assert!(changed.parse::<Link>().is_err(), "{changed}");
        }
    }
}

#[test]
fn a_changed_position_is_refused_or_is_another_legal_one() {
    for text in ["3x3k3/b2a1c3", "15x15k5e/h8i9h10", "15x15k5/f6/i9h8-g7"] {
        let before: Link = text.parse().expect("a link");
        for changed in with_one_character_changed(text) {
            if let Ok(link) = changed.parse::<Link>() {
                assert_ne!(link, before);
                assert_eq!(link.to_string(), changed);
            }
        }
        for end in 0..text.len() {
            if let Ok(link) = text[..end].parse::<Link>() {
                assert_ne!(link, before);
                assert_eq!(link.to_string(), text[..end]);
            }
        }
    }
}
