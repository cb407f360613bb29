//! Links inside pictures: written into a PNG, and read from every kind of picture.

use in_a_row::{
    engine::{crc32, notation::embedded_link},
    session::picture::{
        animation::{Frame, animated},
        embedded_link::{EmbedError, with_link},
    },
};
use proptest::{prelude::*, sample::Index};

const LINK: &str = "https://example.org/#15x15k5/h8i9";

const GREY: png::ColorType = png::ColorType::Grayscale;

/// Returns a small picture in one shade.
fn picture(shade: u8) -> Vec<u8> {
    let mut bytes = Vec::new();
    let mut encoder = png::Encoder::new(&mut bytes, 4, 3);
    encoder.set_color(GREY);
    encoder.add_text_chunk("Software".into(), "#1".into()).expect("a text");
    let mut writer = encoder.write_header().expect("a header");
    writer.write_image_data(&[shade; 12]).expect("the pixels");
    writer.finish().expect("an end");
    bytes
}

fn animation() -> Vec<u8> {
    let frames = [1, 2].map(|shade| Frame { png: picture(shade), at: [0, 0], delay: 600 });
    animated(&picture(0), &frames).expect("pictures")
}

/// Returns the pixels of a picture and of its frames, and its texts.
fn decoded(png: &[u8]) -> (Vec<Vec<u8>>, Vec<[String; 2]>) {
    let mut reader = png::Decoder::new(std::io::Cursor::new(png)).read_info().expect("a PNG");
    let frames = reader.info().animation_control().map_or(0, |control| control.num_frames);
    let mut pixels = Vec::new();
    for _ in 0..=frames {
        let mut frame = vec![0; reader.output_buffer_size().expect("a small picture")];
        reader.next_frame(&mut frame).expect("a frame");
        pixels.push(frame);
    }
    let texts = &reader.info().uncompressed_latin1_text;
    let texts = texts.iter().map(|it| [it.keyword.clone(), it.text.clone()]).collect();
    (pixels, texts)
}

/// Returns a chunk of a PNG with a correct checksum.
fn chunk(kind: &str, content: &[u8]) -> Vec<u8> {
    let length = u32::try_from(content.len()).expect("a short chunk");
    let content = [kind.as_bytes(), content].concat();
    let checksum = crc32(content.iter().copied());
    [&length.to_be_bytes()[..], &content, &checksum.to_be_bytes()].concat()
}

#[test]
fn a_png_keeps_everything_when_it_gets_a_link() {
    for png in [picture(7), animation()] {
        let linked = with_link(&png, LINK).expect("a PNG and a link");
        let (pixels, mut texts) = decoded(&png);
        texts.push(["Comment".to_owned(), LINK.to_owned()]);
        assert_eq!(decoded(&linked), (pixels, texts));

        let added = chunk("tEXt", format!("Comment\0{LINK}").as_bytes());
        let at = linked.windows(added.len()).position(|it| it == added).expect("the chunk");
        assert_eq!([&linked[..at], &linked[at + added.len()..]].concat(), png);
        assert_eq!(&linked[at + added.len() + 4..][..4], b"IDAT");
    }
}

#[test]
fn the_last_link_in_a_picture_counts() {
    let png = picture(7);
    assert_eq!(embedded_link(&png), None);
    let first = with_link(&png, LINK).expect("a PNG and a link");
    let second = with_link(&first, "https://example.org/#3x3k3/b2").expect("a PNG and a link");
    assert_eq!(embedded_link(&first).as_deref(), Some(LINK));
    assert_eq!(embedded_link(&second).as_deref(), Some("https://example.org/#3x3k3/b2"));
}

#[test]
fn other_comments_are_not_links() {
    let png = picture(7);
    let end = png.len() - chunk("IEND", &[]).len();
    let long = format!("Comment\0#{}", "a".repeat(100_000));
    for text in ["Comment\0Created with GIMP", "Comment\0# 1", "Comment#1", "Title\0#1", &long] {
        let png = [&png[..end], &chunk("tEXt", text.as_bytes()), &png[end..]].concat();
        assert_eq!(embedded_link(&png), None);
    }
    let mut damaged = with_link(&png, LINK).expect("a PNG and a link");
    let at = damaged.windows(7).position(|it| it == b"15x15k5").expect("the link");
    damaged[at] = b'2';
    assert_eq!(embedded_link(&damaged), None, "the checksum is wrong");
}

#[test]
fn what_cannot_have_a_link_is_refused() {
    let png = picture(7);
    for text in ["", "https://example.org/", "#3x3k3 b2", "#é", "#a\0", &"#".repeat(100_000)] {
        assert_eq!(with_link(&png, text), Err(EmbedError::NotLink));
    }
    assert_eq!(with_link(b"GIF89a", LINK), Err(EmbedError::NotPng));
    for end in 0..png.len() {
        assert_eq!(with_link(&png[..end], LINK), Err(EmbedError::NotPng), "{end}");
    }
    // It has no pixels.
    let empty = [&b"\x89PNG\r\n\x1a\n"[..], &chunk("IEND", &[])].concat();
    assert_eq!(with_link(&empty, LINK), Err(EmbedError::NotPng));
}

proptest! {
    #[test]
    fn any_link_is_read_back(before in "[!-~]{0,40}", after in "[!-~]{0,400}") {
        let link = format!("{before}#{after}");
        for png in [picture(7), animation()] {
            let linked = with_link(&png, &link).expect("a PNG and a link");
            prop_assert_eq!(embedded_link(&linked), Some(link.clone()));
        }
    }

    #[test]
    fn a_picture_that_is_cut_off_has_no_link(at in any::<Index>()) {
        let linked = with_link(&animation(), LINK).expect("a PNG and a link");
        prop_assert_eq!(embedded_link(&linked[..at.index(linked.len())]), None);
    }

    #[test]
    fn no_bytes_panic(start in 0..4_usize, bytes in prop::collection::vec(any::<u8>(), 0..200)) {
        let start: &[u8] = [b"", &b"\x89PNG\r\n\x1a\n"[..], b"GIF87a", b"GIF89a"][start];
        let picture = [start, &bytes].concat();
        let _ = embedded_link(&picture);
        let _ = with_link(&picture, LINK);
    }

    #[test]
    fn no_change_of_a_picture_panics(at in any::<Index>(), byte in any::<u8>()) {
        let mut linked = with_link(&animation(), LINK).expect("a PNG and a link");
        let at = at.index(linked.len());
        linked[at] = byte;
        if let Some(link) = embedded_link(&linked) {
            prop_assert_eq!(link, LINK);
        }
        let _ = with_link(&linked, LINK);
    }
}
