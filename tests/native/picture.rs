//! The picture of a finished game.

use std::collections::BTreeSet;

use in_a_row::{
    engine::{Cell, notation::Link},
    session::{
        Mark, Pieces, Players, Replay, Seat, Seating, Session, Setup, Theme,
        picture::{Caption, svg},
    },
};

/// The game of this link between friends, with the pieces that its board usually has.
fn game(link: &str) -> Session {
    let game = link.parse::<Link>().expect("a link").game;
    let pieces = Pieces::usual(game.rules());
    let setup = Setup { rules: game.rules(), pieces, players: Players::Friends, ..Setup::DEFAULT };
    let seating = Seating { first: Seat::One, x: Seat::One };
    Replay::new(setup, seating, game).shown().clone()
}

fn caption() -> Caption {
    let levels = ["Level 1", "Level 2", "Level 3", "Level 4"].map(String::from).to_vec();
    Caption { page: "In a Row".into(), levels, ..Caption::default() }
}

/// The value of an attribute in a tag.
fn value<'a>(tag: &'a str, name: &str) -> Option<&'a str> {
    tag.split_once(&format!(" {name}=\""))?.1.split('"').next()
}

/// Asserts that the picture is well formed: each tag is closed in its turn, and what is used is defined.
fn assert_well_formed(svg: &str) {
    let mut open = Vec::new();
    for piece in svg.split('<').skip(1) {
        let (tag, text) = piece.split_once('>').expect("a tag ends");
        assert!(!text.contains('>'), "{text}");
        assert_eq!(tag.matches('"').count() % 2, 0, "{tag}");
        let name = tag.split([' ', '/']).find(|name| !name.is_empty()).expect("a name");
        if tag.starts_with('/') {
            assert_eq!(open.pop(), Some(name));
        } else if !tag.ends_with('/') {
            open.push(name);
        }
        for used in ["href=\"#", "url(#"] {
            for rest in tag.split(used).skip(1) {
                let id = rest.split(['"', ')']).next().expect("an id");
                assert!(svg.contains(&format!(" id=\"{id}\"")), "{id} is not defined");
            }
        }
    }
    assert!(open.is_empty(), "{open:?}");
    for text in svg.split('&').skip(1) {
        assert!(["amp;", "lt;", "gt;"].iter().any(|it| text.starts_with(it)), "&{text}");
    }
}

#[test]
fn each_mark_is_there_once() {
    for (link, size) in [
        ("3x3k3/a1b2a2b3a3", 3),
        ("3x3k3/b2a1c1a3a2c2b3b1", 3),
        ("6x4k4/a1a2b1b2c1c2d1", 4),
        ("15x15k5/h8h9i8i9j8j9k8k9l8", 15),
        ("40x40k5/a1an40b1an39c1an38d1an37e1", 40),
    ] {
        let session = game(link);
        let picture = svg(&session, Theme::Midnight, &caption());
        assert_well_formed(&picture);
        let drawn: Vec<_> = picture
            .split("<use")
            .skip(1)
            .filter_map(|tag| {
                let tag = tag.split('>').next()?;
                let place = |name| value(tag, name)?.parse::<i16>().ok();
                let (x, y) = (place("x")?, place("y")?);
                let mark = if value(tag, "href") == Some("#x") { "X" } else { "O" };
                Some(format!("{mark} {}", Cell::new(x / 100, size - 1 - y / 100)))
            })
            .collect();
        let expected: BTreeSet<_> = session
            .game()
            .board()
            .marks()
            .map(|(cell, side)| {
                let mark = session.seating().mark(session.seating().seat(side));
                format!("{} {cell}", if mark == Mark::X { "X" } else { "O" })
            })
            .collect();
        assert_eq!(drawn.len(), expected.len(), "{link}");
        assert_eq!(drawn.into_iter().collect::<BTreeSet<_>>(), expected, "{link}");
    }
}

#[test]
fn levels_are_side_by_side() {
    let session = game("4x4x4k4/1a12a11b22b21c33c31d4");
    let picture = svg(&session, Theme::Wood, &caption());
    assert_well_formed(&picture);
    // Two more are on the cards of the players.
    assert_eq!(picture.matches("<use").count(), 7 + 2);
    for level in 1..=4 {
        assert_eq!(picture.matches(&format!(">Level {level}<")).count(), 1);
    }
}

#[test]
fn a_board_without_end_shows_all_its_marks() {
    let near =
        svg(&game("endless5/r0u0r0u1r1u0r1u1r2u0r2u1r3u0r3u1r4u0"), Theme::Paper, &caption());
    assert_well_formed(&near);
    assert_eq!(near.matches("<use").count(), 9 + 2);

    // As dots, where they are far apart.
    let far = "endless5/r0u0r30000u30000r1u0l30000d30000r2u0r0u9r3u0r0u8r4u0";
    let far = svg(&game(far), Theme::Paper, &caption());
    assert_well_formed(&far);
    assert_eq!(far.matches("<use").count(), 2);
    assert_eq!(
        far.matches("<circle").count(),
        9 + 1 + 6,
        "and the last move, and two stones of three circles"
    );
    assert!(far.len() < 10_000, "{}", far.len());
}

#[test]
fn texts_are_escaped() {
    let told = "<b>\"You\" & I</b>\u{1}";
    let told = || told.to_owned();
    let caption = Caption {
        page: told(),
        result: told(),
        names: [told(), told()],
        game: told(),
        link: told(),
        levels: vec![told(); 3],
    };
    let picture = svg(&game("3x3x3k3/1a11b12a12b13a1"), Theme::Midnight, &caption);
    assert_well_formed(&picture);
    let escaped = "&lt;b&gt;\"You\" &amp; I&lt;/b&gt;";
    assert_eq!(picture.matches(&format!(">{escaped}</text>")).count(), 9);
}

#[test]
fn a_long_link_is_printed_without_the_game() {
    let link = |moves: usize| Caption {
        link: format!("https://example.org/play/#15x15k5/{}", "h8".repeat(moves)),
        ..Caption::default()
    };
    assert_eq!(link(2).printed_link(), "example.org/play/#15x15k5/h8h8");
    assert_eq!(link(30).printed_link(), "example.org/play/");
}

#[test]
fn a_winner_is_bordered_and_a_draw_has_no_stroke() {
    let strokes = |link| {
        let picture = svg(&game(link), Theme::Midnight, &caption());
        picture.matches("stroke=\"#7df0b8\"").count()
    };
    // The card, the three cells, and the stroke.
    assert_eq!(strokes("3x3k3/a1b2a2b3a3"), 5);
    assert_eq!(strokes("3x3k3/b2a1c1a3a2c2b3b1"), 0);
}
