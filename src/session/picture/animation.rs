//! An animated PNG, assembled from pictures that a browser has drawn.
//!
//! Browsers and most image viewers play it; others show its poster. The format is defined in the third edition of PNG:
//! <https://www.w3.org/TR/png-3/>.

use std::{error::Error, fmt};

use crate::engine::png::{FIELD, SIGNATURE, chunk, length, write_chunk};

/// A frame of an animation.
#[derive(Clone, Debug)]
pub struct Frame {
    /// The picture as a PNG.
    pub png: Vec<u8>,
    /// The left and top edge of the area that it replaces in the previous frame, in pixels.
    pub at: [u32; 2],
    /// How long it is shown, in milliseconds.
    pub delay: u16,
}

/// Why no animation can be made.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum AnimationError {
    /// A picture isn't a PNG, or is cut off.
    NotPng,
    /// A picture stores its colours in a different way from the poster.
    OtherColours,
}

impl fmt::Display for AnimationError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::NotPng => "one of the pictures is not a PNG",
            Self::OtherColours => "the pictures store their colours in different ways",
        })
    }
}

impl Error for AnimationError {}

/// Creates a PNG that shows these frames in a loop, or the poster where it can't be played. The first frame is as large
/// as the poster; the others lie within it.
///
/// # Errors
/// A picture isn't a PNG, or stores its colours in a different way from the poster.
pub fn animated(poster: &[u8], frames: &[Frame]) -> Result<Vec<u8>, AnimationError> {
    let poster = Png::read(poster)?;
    let mut png = SIGNATURE.to_vec();
    write_chunk(&mut png, *b"IHDR", poster.header);
    // 0 means without end.
    let plays = 0;
    write_chunk(&mut png, *b"acTL", &numbers(&[length(frames.len()), plays]));
    for data in &poster.data {
        write_chunk(&mut png, *b"IDAT", data);
    }
    let mut sequence = 0..;
    let mut next = || sequence.next().unwrap_or_default();
    for Frame { png: frame, at: [left, top], delay } in frames {
        let frame = Png::read(frame)?;
        if frame.colours() != poster.colours() {
            return Err(AnimationError::OtherColours);
        }
        let [width, height] = frame.size();
        let mut control = numbers(&[next(), width, height, *left, *top]);
        control.extend(delay.to_be_bytes());
        control.extend(1000_u16.to_be_bytes());
        // The previous frame is not cleared, and this one replaces its pixels instead of blending with them.
        control.extend([0, 0]);
        write_chunk(&mut png, *b"fcTL", &control);
        for data in frame.data {
            write_chunk(&mut png, *b"fdAT", &[&numbers(&[next()]), data].concat());
        }
    }
    write_chunk(&mut png, *b"IEND", &[]);
    Ok(png)
}

/// The parts of a PNG that an animation needs.
struct Png<'a> {
    header: &'a [u8],
    data: Vec<&'a [u8]>,
}

impl<'a> Png<'a> {
    const HEADER: usize = 13;

    fn read(png: &'a [u8]) -> Result<Self, AnimationError> {
        let mut rest = png.strip_prefix(SIGNATURE).ok_or(AnimationError::NotPng)?;
        let (mut header, mut data) = (None, Vec::new());
        loop {
            let (chunk, after) = chunk(rest).ok_or(AnimationError::NotPng)?;
            rest = after;
            match chunk.kind {
                b"IHDR" => header = Some(chunk.content),
                b"IDAT" => data.push(chunk.content),
                b"IEND" => break,
                _ => {}
            }
        }
        let header = header.filter(|header| header.len() == Self::HEADER);
        Ok(Self { header: header.ok_or(AnimationError::NotPng)?, data })
    }

    /// Returns its width and height in pixels.
    fn size(&self) -> [u32; 2] {
        let number = |at| self.header[at..][..FIELD].try_into().map_or(0, u32::from_be_bytes);
        [number(0), number(FIELD)]
    }

    /// Returns how its colours are stored: bit depth, colour type, compression, filter, interlacing.
    fn colours(&self) -> &[u8] {
        &self.header[2 * FIELD..]
    }
}

fn numbers(numbers: &[u32]) -> Vec<u8> {
    numbers.iter().flat_map(|number| number.to_be_bytes()).collect()
}
