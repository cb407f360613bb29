//! An animated GIF, for programs that don't play an animated PNG. All frames share one palette.

use std::{cmp::Reverse, error::Error, fmt};

use gif::{AnyExtension, Encoder, EncodingError, Extension, Frame, Repeat};
use rustc_hash::FxHashMap;

use crate::engine::notation::embedded::is_link;

/// A frame of a GIF.
#[derive(Clone, Debug)]
pub struct GifFrame {
    /// Its pixels row by row, each in four bytes: red, green, blue, and an opacity, which is ignored.
    pub pixels: Vec<u8>,
    /// The left and top edge of the area that it replaces in the previous frame, in pixels.
    pub at: [u16; 2],
    /// Its width and height in pixels.
    pub size: [u16; 2],
    /// How long it is shown, in milliseconds. A GIF has only whole hundredths of a second, two or more.
    pub delay: u16,
}

/// Why no GIF can be made.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum GifError {
    /// There are no frames.
    NoFrames,
    /// A frame has no area, or more or fewer pixels than its size.
    Pixels,
    /// A frame isn't within the picture.
    Outside,
    /// The text for its comment isn't a link.
    NotLink,
    /// The pixels can't be compressed: there is too little memory.
    Memory,
}

impl fmt::Display for GifError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::NoFrames => "there are no frames",
            Self::Pixels => "the pixels of a frame don't fit its size",
            Self::Outside => "a frame isn't within the picture",
            Self::NotLink => "the comment is not a link",
            Self::Memory => "too little memory",
        })
    }
}

impl Error for GifError {}

/// Creates a GIF of this width and height that shows these frames in a loop, with a link in a comment.
/// [`notation::embedded_link`](crate::engine::notation::embedded_link) reads the link.
///
/// If the frames have more than 256 colours in all, the most frequent are kept, and each of the others is replaced by one
/// that is similar.
///
/// # Errors
/// There are no frames, a frame isn't within the picture or doesn't have as many pixels as its size says, or the text
/// isn't a link.
///
/// # Examples
/// ```
/// use in_a_row::{
///     engine::notation::embedded_link,
///     session::picture::gif::{GifFrame, animated_gif},
/// };
///
/// let red = GifFrame { pixels: [255, 0, 0, 255].repeat(6), at: [0, 0], size: [3, 2], delay: 600 };
/// let gif = animated_gif([3, 2], &[red], "https://example.org/#3x3k3/b2a1")?;
/// assert!(gif.starts_with(b"GIF89a"));
/// assert_eq!(embedded_link(&gif).as_deref(), Some("https://example.org/#3x3k3/b2a1"));
/// # Ok::<(), in_a_row::session::picture::gif::GifError>(())
/// ```
pub fn animated_gif(size: [u16; 2], frames: &[GifFrame], link: &str) -> Result<Vec<u8>, GifError> {
    if frames.is_empty() {
        return Err(GifError::NoFrames);
    }
    if !is_link(link.as_bytes()) {
        return Err(GifError::NotLink);
    }
    for frame in frames {
        let [width, height] = frame.size.map(usize::from);
        if frame.pixels.is_empty() || (width * height).checked_mul(4) != Some(frame.pixels.len()) {
            return Err(GifError::Pixels);
        }
        let ends_inside =
            |n: usize| frame.at[n].checked_add(frame.size[n]).is_some_and(|end| end <= size[n]);
        if !(ends_inside(0) && ends_inside(1)) {
            return Err(GifError::Outside);
        }
    }
    // Writing to memory fails only if there is too little of it.
    write(size, frames, link).map_err(|_| GifError::Memory)
}

fn write(
    [width, height]: [u16; 2],
    frames: &[GifFrame],
    link: &str,
) -> Result<Vec<u8>, EncodingError> {
    let colours = Colours::of(frames);
    let mut gif = Encoder::new(Vec::new(), width, height, colours.palette.as_flattened())?;
    gif.set_repeat(Repeat::Infinite)?;
    gif.write_raw_extension(AnyExtension(Extension::Comment as u8), &[link.as_bytes()])?;
    for GifFrame { pixels, at: [left, top], size: [width, height], delay } in frames {
        gif.write_frame(&Frame {
            delay: hundredths(*delay),
            left: *left,
            top: *top,
            width: *width,
            height: *height,
            buffer: colours.indices(pixels).into(),
            ..Frame::default()
        })?;
    }
    gif.into_inner()
}

/// Converts milliseconds. Viewers show a frame with less than two hundredths of a second for ten.
fn hundredths(milliseconds: u16) -> u16 {
    (milliseconds / 10 + u16::from(milliseconds % 10 >= 5)).max(2)
}

/// The red, green and blue of a pixel.
type Colour = [u8; 3];

/// The most colours that a GIF has.
const MOST_COLOURS: usize = 256;

/// The colours of a GIF.
struct Colours {
    palette: Vec<Colour>,
    /// The place in the palette of each colour that occurs, or of the nearest one.
    places: FxHashMap<Colour, u8>,
}

impl Colours {
    fn of(frames: &[GifFrame]) -> Self {
        let mut counts = FxHashMap::<Colour, u64>::default();
        for colour in frames.iter().flat_map(|frame| colours(&frame.pixels)) {
            *counts.entry(colour).or_default() += 1;
        }
        let mut palette = if counts.len() <= MOST_COLOURS {
            counts.keys().copied().collect()
        } else {
            chosen(&counts)
        };
        palette.sort_unstable();
        let places = counts.keys().map(|&colour| (colour, nearest(&palette, colour))).collect();
        Self { palette, places }
    }

    fn indices(&self, pixels: &[u8]) -> Vec<u8> {
        colours(pixels)
            .map(|colour| self.places.get(&colour).copied().unwrap_or_default())
            .collect()
    }
}

fn colours(pixels: &[u8]) -> impl Iterator<Item = Colour> {
    pixels.chunks_exact(4).map(|pixel| [pixel[0], pixel[1], pixel[2]])
}

/// Returns as many colours as a GIF may have, or fewer: the most frequent ones, so that large areas stay as they are, and
/// of the others one for each group of similar colours. The groups are as small as possible.
fn chosen(counts: &FxHashMap<Colour, u64>) -> Vec<Colour> {
    const EXACT: usize = 64;
    let mut by_count: Vec<_> = counts.iter().map(|(&colour, &count)| (count, colour)).collect();
    by_count.sort_unstable_by_key(|&it| Reverse(it));
    let mut all: Vec<_> = by_count.into_iter().map(|(_, colour)| colour).collect();
    let others = all.split_off(EXACT.min(all.len()));
    for ignored_bits in 1..=u8::BITS {
        let mask = u8::MAX.checked_shl(ignored_bits).unwrap_or_default();
        let mut groups = FxHashMap::<Colour, Colour>::default();
        for &colour in &others {
            // The first one is the most frequent.
            groups.entry(colour.map(|it| it & mask)).or_insert(colour);
        }
        if groups.len() <= MOST_COLOURS - EXACT {
            all.extend(groups.into_values());
            break;
        }
    }
    all
}

/// Returns the place of the colour in the palette that is nearest to this one.
fn nearest(palette: &[Colour], colour: Colour) -> u8 {
    let distance = |other: &Colour| -> u32 {
        colour.iter().zip(other).map(|(one, other)| u32::from(one.abs_diff(*other)).pow(2)).sum()
    };
    (0..=u8::MAX)
        .zip(palette)
        .min_by_key(|(_, other)| distance(other))
        .map_or(0, |(place, _)| place)
}
