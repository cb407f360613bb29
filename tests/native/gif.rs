//! Animated GIFs, decoded again by the library that most programs in Rust use.

use gif::{ColorOutput, DecodeOptions, Repeat};
use in_a_row::{
    engine::notation::embedded_link,
    session::picture::gif::{GifError, GifFrame, GifFrames},
};
use proptest::{prelude::*, sample::Index};

const LINK: &str = "https://example.org/#15x15k5/h8i9";

fn frame(at: [u16; 2], size: [u16; 2], pixels: Vec<u8>) -> GifFrame {
    GifFrame { pixels, at, size, delay: 600 }
}

/// Returns a GIF of this size that shows these frames.
fn animated_gif(size: [u16; 2], frames: &[GifFrame], link: &str) -> Result<Vec<u8>, GifError> {
    let mut collected = GifFrames::new(size);
    for frame in frames {
        collected.add(frame.clone())?;
    }
    let mut writer = collected.write(link)?;
    let mut written = 0;
    while writer.write_next()? {
        written += 1;
    }
    assert_eq!(written, frames.len());
    writer.finish()
}

/// Returns a frame whose pixels are computed from their place.
fn drawn(at: [u16; 2], size: [u16; 2], colour: impl Fn(u16, u16) -> [u8; 3]) -> GifFrame {
    let colour = &colour;
    let pixel = |y| (0..size[0]).flat_map(move |x| colour(x, y).into_iter().chain([255]));
    frame(at, size, (0..size[1]).flat_map(pixel).collect())
}

/// A frame of a GIF after decoding: its place, its size, its delay in hundredths of a second, and its pixels.
type Decoded = ([u16; 2], [u16; 2], u16, Vec<u8>);

fn decoded(gif: &[u8]) -> Vec<Decoded> {
    let mut options = DecodeOptions::new();
    options.set_color_output(ColorOutput::RGBA);
    let mut decoder = options.read_info(gif).expect("a GIF");
    let mut frames = Vec::new();
    while let Some(it) = decoder.read_next_frame().expect("a frame") {
        frames.push(([it.left, it.top], [it.width, it.height], it.delay, it.buffer.to_vec()));
    }
    assert_eq!(decoder.repeat(), Repeat::Infinite);
    frames
}

#[test]
fn all_colours_stay_exact_if_there_are_at_most_256() {
    let byte = |it: u16| u8::try_from(it).expect("a byte");
    // 16 times 16 colours in both frames together.
    let first = drawn([0, 0], [16, 15], |x, y| [byte(x), byte(y), 200]);
    let second = drawn([3, 4], [13, 1], |x, _| [byte(x), 15, 200]);
    let third = drawn([15, 14], [1, 1], |_, _| [15, 15, 200]);
    let frames = [first, second, third];
    let gif = animated_gif([16, 15], &frames, LINK).expect("frames");
    let expected: Vec<_> =
        frames.iter().map(|it| (it.at, it.size, 60, it.pixels.clone())).collect();
    assert_eq!(decoded(&gif), expected);
    assert_eq!(embedded_link(&gif).as_deref(), Some(LINK));
}

#[test]
fn large_areas_keep_their_colours_and_others_get_near_ones() {
    const PAGE: [u8; 3] = [0x12, 0x12, 0x4a];
    let byte = |it: u16| u8::try_from(it).expect("a byte");
    let picture = drawn([0, 0], [128, 128], |x, y| {
        if y < 64 { PAGE } else { [byte(2 * x), byte(2 * x), byte(2 * (y - 64))] }
    });
    let gif = animated_gif([128, 128], std::slice::from_ref(&picture), LINK).expect("a frame");
    let [(.., pixels)] = &decoded(&gif)[..] else { panic!("one frame") };
    let half = pixels.len() / 2;
    assert_eq!(pixels[..half], picture.pixels[..half]);
    let farthest =
        pixels.iter().zip(&picture.pixels).map(|(one, other)| one.abs_diff(*other)).max();
    assert!(farthest.is_some_and(|it| it <= 26), "{farthest:?}");
}

#[test]
fn delays_are_rounded_to_what_viewers_show() {
    for (milliseconds, hundredths) in
        [(0, 2), (10, 2), (24, 2), (25, 3), (600, 60), (u16::MAX, 6554)]
    {
        let delay = milliseconds;
        let frame = GifFrame { delay, ..frame([0, 0], [1, 1], vec![1, 2, 3, 255]) };
        let gif = animated_gif([1, 1], &[frame], LINK).expect("a frame");
        assert_eq!(decoded(&gif)[0].2, hundredths, "{milliseconds}");
    }
}

#[test]
fn invalid_frames_are_refused_with_the_reason() {
    let refused = |at, size, length| {
        animated_gif([4, 3], &[frame(at, size, vec![0; length])], LINK).expect_err("an error")
    };
    for (size, length) in
        [([4, 3], 47), ([4, 3], 49), ([4, 3], 12), ([4, 3], 0), ([0, 3], 0), ([4, 0], 0)]
    {
        assert_eq!(refused([0, 0], size, length), GifError::Pixels, "{size:?}, {length}");
    }
    for at in [[1, 0], [0, 1], [u16::MAX, 0], [0, u16::MAX]] {
        assert_eq!(refused(at, [4, 3], 48), GifError::Outside, "{at:?}");
    }
    assert_eq!(animated_gif([4, 3], &[], LINK), Err(GifError::NoFrames));
    let whole = [frame([0, 0], [4, 3], vec![0; 48])];
    assert_eq!(animated_gif([4, 3], &whole, "no link"), Err(GifError::NotLink));
    assert!(animated_gif([4, 3], &whole, LINK).is_ok());
}

/// Returns a GIF of two frames with this comment, in which each pixel has a colour of its own.
fn small(link: &str) -> Vec<u8> {
    let frame = |at| drawn(at, [5, 4], |x, y| [x.to_le_bytes()[0], y.to_le_bytes()[0], 9]);
    animated_gif([6, 5], &[frame([0, 0]), frame([1, 1])], link).expect("frames")
}

proptest! {
    #[test]
    fn any_link_is_read_back(before in "[!-~]{0,40}", after in "[!-~]{0,600}") {
        let link = format!("{before}#{after}");
        prop_assert_eq!(embedded_link(&small(&link)), Some(link));
    }

    #[test]
    fn a_gif_that_is_cut_off_has_no_link(at in any::<Index>()) {
        let gif = small(LINK);
        prop_assert_eq!(embedded_link(&gif[..at.index(gif.len())]), None);
    }

    #[test]
    fn no_change_of_a_gif_panics(at in any::<Index>(), byte in any::<u8>()) {
        let mut gif = small(LINK);
        let at = at.index(gif.len());
        gif[at] = byte;
        let _ = embedded_link(&gif);
    }

    /// A palette of each size is skipped.
    #[test]
    fn random_pictures_are_decoded_as_they_were(
        [width, height] in [1_u16..20, 1_u16..20],
        bytes in prop::collection::vec(any::<[u8; 3]>(), 1..40),
    ) {
        let picture = drawn([0, 0], [width, height], |x, y| {
            bytes[usize::from(y * width + x) % bytes.len()]
        });
        let gif = animated_gif([width, height], std::slice::from_ref(&picture), LINK);
        let gif = gif.expect("a frame");
        prop_assert_eq!(&decoded(&gif)[0].3, &picture.pixels);
        prop_assert_eq!(embedded_link(&gif), Some(LINK.to_owned()));
    }
}

/// A GIF of another program has a palette for each frame, and a comment after the pixels.
#[test]
fn palettes_of_frames_are_skipped() {
    let mut encoder = gif::Encoder::new(Vec::new(), 2, 2, &[]).expect("an encoder");
    let palette = [1, 2, 3].repeat(4);
    let frame = gif::Frame::from_palette_pixels(2, 2, [0, 1, 2, 3], palette, None);
    encoder.write_frame(&frame).expect("a frame");
    let comment = [&LINK.as_bytes()[..20], &LINK.as_bytes()[20..]];
    encoder.write_raw_extension(gif::AnyExtension(0xFE), &comment).expect("a comment");
    encoder.write_frame(&frame).expect("a frame");
    let gif = encoder.into_inner().expect("the end");
    assert_eq!(embedded_link(&gif).as_deref(), Some(LINK));
}
