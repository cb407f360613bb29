//! An animated GIF, for programs that don't play an animated PNG. All frames share one palette.

use std::{cmp::Reverse, error::Error, fmt, vec};

use gif::{AnyExtension, Encoder, Extension, Frame, Repeat};
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

/// Collects the frames of a GIF, so that other work can be done in between.
///
/// If the frames have more than 256 colours in all, the most frequent are kept, and each of the others is replaced by one
/// that is similar.
///
/// # Examples
/// ```
/// use in_a_row::{
///     engine::notation::embedded_link,
///     session::picture::gif::{GifFrame, GifFrames},
/// };
///
/// let red = GifFrame { pixels: [255, 0, 0, 255].repeat(6), at: [0, 0], size: [3, 2], delay: 600 };
/// let mut frames = GifFrames::new([3, 2]);
/// frames.add(red)?;
/// let mut writer = frames.write("https://example.org/#3x3k3/b2a1")?;
/// while writer.write_next()? {}
/// let gif = writer.finish()?;
/// assert!(gif.starts_with(b"GIF89a"));
/// assert_eq!(embedded_link(&gif).as_deref(), Some("https://example.org/#3x3k3/b2a1"));
/// # Ok::<(), in_a_row::session::picture::gif::GifError>(())
/// ```
#[derive(Debug, Default)]
pub struct GifFrames {
    size: [u16; 2],
    frames: Vec<GifFrame>,
    /// How many pixels have each colour.
    counts: FxHashMap<Colour, u64>,
}

impl GifFrames {
    /// Returns no frames, for a GIF of this width and height.
    #[must_use]
    pub fn new(size: [u16; 2]) -> Self {
        Self { size, frames: Vec::new(), counts: FxHashMap::default() }
    }

    /// Adds a frame.
    ///
    /// # Errors
    /// It isn't within the picture or doesn't have as many pixels as its size says.
    pub fn add(&mut self, frame: GifFrame) -> Result<(), GifError> {
        let [width, height] = frame.size.map(usize::from);
        if frame.pixels.is_empty() || (width * height).checked_mul(4) != Some(frame.pixels.len()) {
            return Err(GifError::Pixels);
        }
        let ends_inside = |n: usize| {
            frame.at[n].checked_add(frame.size[n]).is_some_and(|end| end <= self.size[n])
        };
        if !(ends_inside(0) && ends_inside(1)) {
            return Err(GifError::Outside);
        }
        for colour in colours(&frame.pixels) {
            *self.counts.entry(colour).or_default() += 1;
        }
        self.frames.push(frame);
        Ok(())
    }

    /// Begins to write a GIF that shows the frames in a loop, with a link in a comment.
    /// [`notation::embedded_link`](crate::engine::notation::embedded_link) reads the link.
    ///
    /// # Errors
    /// There are no frames, or the text isn't a link.
    pub fn write(self, link: &str) -> Result<GifWriter, GifError> {
        if self.frames.is_empty() {
            return Err(GifError::NoFrames);
        }
        if !is_link(link.as_bytes()) {
            return Err(GifError::NotLink);
        }
        let colours = Colours::of(&self.counts);
        let [width, height] = self.size;
        let encoder = Encoder::new(Vec::new(), width, height, colours.palette.as_flattened());
        let mut gif = encoder.map_err(out_of_memory)?;
        gif.set_repeat(Repeat::Infinite).map_err(out_of_memory)?;
        gif.write_raw_extension(AnyExtension(Extension::Comment as u8), &[link.as_bytes()])
            .map_err(out_of_memory)?;
        Ok(GifWriter { gif, colours, frames: self.frames.into_iter() })
    }
}

/// Writes a GIF frame by frame, so that other work can be done in between. See [`GifFrames`].
pub struct GifWriter {
    gif: Encoder<Vec<u8>>,
    colours: Colours,
    frames: vec::IntoIter<GifFrame>,
}

impl GifWriter {
    /// Writes the next frame. Returns whether there was one.
    ///
    /// # Errors
    /// There is too little memory.
    pub fn write_next(&mut self) -> Result<bool, GifError> {
        let Some(GifFrame { pixels, at: [left, top], size: [width, height], delay }) =
            self.frames.next()
        else {
            return Ok(false);
        };
        let frame = Frame {
            delay: hundredths(delay),
            left,
            top,
            width,
            height,
            buffer: self.colours.indices(&pixels).into(),
            ..Frame::default()
        };
        self.gif.write_frame(&frame).map_err(out_of_memory)?;
        Ok(true)
    }

    /// Returns the bytes of the GIF.
    ///
    /// # Errors
    /// There is too little memory.
    pub fn finish(self) -> Result<Vec<u8>, GifError> {
        self.gif.into_inner().map_err(out_of_memory)
    }
}

/// Writing to memory fails only if there is too little of it.
fn out_of_memory<E>(_: E) -> GifError {
    GifError::Memory
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
    fn of(counts: &FxHashMap<Colour, u64>) -> Self {
        let mut palette = if counts.len() <= MOST_COLOURS {
            counts.keys().copied().collect()
        } else {
            chosen(counts)
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
