//! The picture of a finished game.

use std::collections::BTreeSet;

use in_a_row::{
    engine::{Cell, notation::Link},
    session::{
        Mark, Pieces, Players, Replay, Seat, Seating, Session, Setup, Theme,
        picture::{
            self, Caption, Moment,
            animation::{AnimationError, Frame, animated},
            cells, svg,
        },
    },
};

/// Returns the game of this link between friends, with the usual pieces for its board.
fn game(link: &str) -> Session {
    let game = link.parse::<Link>().expect("a link").game;
    let pieces = Pieces::usual(game.rules());
    let setup = Setup { rules: game.rules(), pieces, players: Players::Friends, ..Setup::DEFAULT };
    let seating = Seating { first: Seat::One, x: Seat::One };
    Replay::new(setup, seating, game).shown().clone()
}

fn caption() -> Caption {
    let layers = ["Level 1", "Level 2", "Level 3", "Level 4"].map(String::from).to_vec();
    Caption { page: "In a Row".into(), layers, ..Caption::default() }
}

/// Returns the value of an attribute in a tag.
fn value<'a>(tag: &'a str, name: &str) -> Option<&'a str> {
    tag.split_once(&format!(" {name}=\""))?.1.split('"').next()
}

/// Asserts that the picture is well formed: tags are closed in order, and every id that is used is defined.
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
fn each_mark_is_drawn_once() {
    for (link, size) in [
        ("3x3k3/a1b2a2b3a3", 3),
        ("3x3k3/b2a1c1a3a2c2b3b1", 3),
        ("6x4k4/a1a2b1b2c1c2d1", 4),
        ("15x15k5/h8h9i8i9j8j9k8k9l8", 15),
        ("40x40k5/a1an40b1an39c1an38d1an37e1", 40),
    ] {
        let session = game(link);
        let picture = svg(&session, Theme::Midnight, &caption(), Moment::End);
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
fn layers_are_side_by_side() {
    let session = game("4x4x4k4/1a12a11b22b21c33c31d4");
    let picture = svg(&session, Theme::Wood, &caption(), Moment::End);
    assert_well_formed(&picture);
    // The cards of the players have two more.
    assert_eq!(picture.matches("<use").count(), 7 + 2);
    for level in 1..=4 {
        assert_eq!(picture.matches(&format!(">Level {level}<")).count(), 1);
    }
}

#[test]
fn a_board_without_end_shows_all_its_marks() {
    let near = svg(
        &game("endless5/r0u0r0u1r1u0r1u1r2u0r2u1r3u0r3u1r4u0"),
        Theme::Paper,
        &caption(),
        Moment::End,
    );
    assert_well_formed(&near);
    assert_eq!(near.matches("<use").count(), 9 + 2);

    // Marks that are far apart are drawn as dots.
    let far = "endless5/r0u0r30000u30000r1u0l30000d30000r2u0r0u9r3u0r0u8r4u0";
    let far = svg(&game(far), Theme::Paper, &caption(), Moment::End);
    assert_well_formed(&far);
    assert_eq!(far.matches("<use").count(), 2);
    assert_eq!(
        far.matches("<circle").count(),
        9 + 1 + 6,
        "the marks, the last move, and two stones of three circles"
    );
    assert!(far.len() < 10_000, "{}", far.len());
}

#[test]
fn texts_are_escaped() {
    let text = "<b>\"You\" & I</b>\u{1}";
    let text = || text.to_owned();
    let caption = Caption {
        page: text(),
        result: text(),
        names: [text(), text()],
        game: text(),
        link: text(),
        layers: vec![text(); 3],
    };
    let picture = svg(&game("3x3x3k3/1a11b12a12b13a1"), Theme::Midnight, &caption, Moment::End);
    assert_well_formed(&picture);
    let escaped = "&lt;b&gt;\"You\" &amp; I&lt;/b&gt;";
    assert_eq!(picture.matches(&format!(">{escaped}</text>")).count(), 9);
}

#[test]
fn a_long_link_is_printed_without_its_game() {
    let link = |moves: usize| Caption {
        link: format!("https://example.org/play/#15x15k5/{}", "h8".repeat(moves)),
        ..Caption::default()
    };
    assert_eq!(link(2).printed_link(), "example.org/play/#15x15k5/h8h8");
    assert_eq!(link(30).printed_link(), "example.org/play/");
}

#[test]
fn a_win_has_border_and_stroke_and_a_draw_has_neither() {
    let strokes = |link| {
        let picture = svg(&game(link), Theme::Midnight, &caption(), Moment::End);
        picture.matches("stroke=\"#7df0b8\"").count()
    };
    // The card, the three cells and the stroke.
    assert_eq!(strokes("3x3k3/a1b2a2b3a3"), 5);
    assert_eq!(strokes("3x3k3/b2a1c1a3a2c2b3b1"), 0);
}

#[test]
fn before_the_first_move_only_arranged_marks_are_drawn() {
    let session = game("3x3k3/a1b2a2b3a3");
    let of = |moment| svg(&session, Theme::Midnight, &caption(), moment);
    let marks = |moment| of(moment).matches("<use").count() - 2;
    assert_eq!([Moment::Start, Moment::Moves, Moment::End].map(marks), [0, 5, 5]);
    // The stroke shows how the game ended.
    let strokes = |moment| of(moment).matches("stroke-linecap=\"round\"").count();
    assert!(strokes(Moment::End) > strokes(Moment::Moves));
}

/// Places don't overlap, are large enough, and are inside the picture.
#[test]
fn each_move_is_drawn_in_its_place() {
    for link in ["3x3k3/a1b2a2b3a3", "15x15k5/h8h9i8i9j8j9k8k9l8", "3x3x3k3/1a11b12a12b13a1"] {
        let places = cells(&game(link)).expect("visible marks");
        assert_eq!(places.len(), game(link).game().moves().len());
        let distinct: BTreeSet<_> = places.iter().collect();
        assert_eq!(distinct.len(), places.len(), "{link}");
        for [left, top, width, height] in places {
            assert!(left >= 0 && top >= 0 && width == height && width >= 12, "{link}");
            assert!(left + width <= picture::WIDTH && top + height <= picture::HEIGHT, "{link}");
        }
    }
    let places = cells(&game("3x3k3/a1b2c3")).expect("visible marks");
    let [[left, bottom, side, _], [centre, middle, ..], [right, top, ..]] = places[..] else {
        panic!("three moves");
    };
    assert_eq!([centre - left, right - centre, bottom - middle, middle - top], [side; 4]);

    let far = "endless5/r0u0r30000u30000r1u0l30000d30000r2u0r0u9r3u0r0u8r4u0";
    assert_eq!(cells(&game(far)), None);
}

/// Returns a picture of this size in one colour.
fn plain(width: u32, height: u32, colour: [u8; 3], kind: png::ColorType) -> Vec<u8> {
    let mut bytes = Vec::new();
    let mut encoder = png::Encoder::new(&mut bytes, width, height);
    encoder.set_color(kind);
    let pixel =
        if kind == png::ColorType::Rgb { colour.to_vec() } else { [&colour[..], &[255]].concat() };
    let mut writer = encoder.write_header().expect("a header");
    let pixels = pixel.repeat(usize::try_from(width * height).expect("a small picture"));
    writer.write_image_data(&pixels).expect("the pixels");
    writer.finish().expect("an end");
    bytes
}

#[test]
fn an_animation_plays_its_frames_and_has_a_poster() {
    const RED: [u8; 3] = [255, 0, 0];
    const GREEN: [u8; 3] = [0, 255, 0];
    const BLUE: [u8; 3] = [0, 0, 255];
    let rgb = |width, height, colour| plain(width, height, colour, png::ColorType::Rgb);
    let frames = [
        Frame { png: rgb(8, 6, GREEN), at: [0, 0], delay: 600 },
        Frame { png: rgb(2, 3, BLUE), at: [5, 1], delay: 3000 },
    ];
    let animation = animated(&rgb(8, 6, RED), &frames).expect("pictures");

    let decoder = png::Decoder::new(std::io::Cursor::new(&animation));
    let mut reader = decoder.read_info().expect("a PNG");
    let control = reader.info().animation_control().expect("an animation");
    assert_eq!((control.num_frames, control.num_plays), (2, 0));
    let mut pixels = vec![0; reader.output_buffer_size().expect("a small picture")];
    // Viewers that don't play animations show this.
    reader.next_frame(&mut pixels).expect("the poster");
    assert!(reader.info().frame_control().is_none(), "the poster is not a frame");
    assert_eq!(pixels, RED.repeat(8 * 6));
    for (colour, [width, height], [x, y], delay) in
        [(GREEN, [8, 6], [0, 0], 600), (BLUE, [2, 3], [5, 1], 3000)]
    {
        let info = reader.next_frame(&mut pixels).expect("a frame");
        assert_eq!([info.width, info.height], [width, height]);
        assert_eq!(&pixels[..info.buffer_size()], colour.repeat(info.buffer_size() / 3));
        let frame = reader.info().frame_control().expect("a frame");
        assert_eq!([frame.x_offset, frame.y_offset], [x, y]);
        assert_eq!((frame.delay_num, frame.delay_den), (delay, 1000));
    }
    reader.finish().expect("an end");
}

#[test]
fn invalid_frames_are_refused_with_the_reason() {
    let poster = plain(4, 4, [1, 2, 3], png::ColorType::Rgb);
    let frame = |png: &[u8]| [Frame { png: png.to_vec(), at: [0, 0], delay: 1 }];
    assert_eq!(animated(b"GIF89a", &[]), Err(AnimationError::NotPng));
    for end in [0, 7, 8, 20, poster.len() - 1] {
        assert_eq!(animated(&poster, &frame(&poster[..end])), Err(AnimationError::NotPng), "{end}");
    }
    let other = plain(4, 4, [1, 2, 3], png::ColorType::Rgba);
    assert_eq!(animated(&poster, &frame(&other)), Err(AnimationError::OtherColours));
}
