//! An animated PNG, put together from pictures that a browser has made.
//!
//! Browsers play it, and so do most programs that show pictures; the others show its poster. The format is told in
//! the third edition of PNG: <https://www.w3.org/TR/png-3/>.

use std::{error::Error, fmt};

use crate::engine::crc32;

/// What every PNG begins with.
const SIGNATURE: &[u8] = b"\x89PNG\r\n\x1a\n";

/// The lengths of a chunk's length, its kind and its checksum.
const FIELD: usize = 4;

/// A picture of an animation.
#[derive(Clone, Debug)]
pub struct Frame {
    /// The picture as a PNG.
    pub png: Vec<u8>,
    /// The left and the top of where it is laid on what was there before, in pixels.
    pub at: [u32; 2],
    /// How long it is seen, in milliseconds.
    pub delay: u16,
}

/// Why there is no animation.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum AnimationError {
    /// A picture isn't a PNG, or it is broken off.
    NotPng,
    /// A picture's colours are not kept in the same way as the poster's.
    OtherColours,
}

impl fmt::Display for AnimationError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::NotPng => "one of the pictures is not a PNG",
            Self::OtherColours => "the pictures keep their colours in different ways",
        })
    }
}

impl Error for AnimationError {}

/// A PNG that shows these frames again and again. Where it can't be played, it shows the poster. The first frame is
/// as large as the poster; the others lie within it.
///
/// # Errors
/// A picture isn't a PNG, or its colours aren't kept like the poster's.
pub fn animated(poster: &[u8], frames: &[Frame]) -> Result<Vec<u8>, AnimationError> {
    let poster = Png::read(poster)?;
    let mut png = SIGNATURE.to_vec();
    write_chunk(&mut png, *b"IHDR", poster.header);
    // For ever.
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
        // What is there stays, and the frame takes its place with all of its pixels.
        control.extend([0, 0]);
        write_chunk(&mut png, *b"fcTL", &control);
        for data in frame.data {
            write_chunk(&mut png, *b"fdAT", &[&numbers(&[next()]), data].concat());
        }
    }
    write_chunk(&mut png, *b"IEND", &[]);
    Ok(png)
}

/// What is in a PNG.
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
            let (kind, content, after) = chunk(rest).ok_or(AnimationError::NotPng)?;
            rest = after;
            match kind {
                b"IHDR" => header = Some(content),
                b"IDAT" => data.push(content),
                b"IEND" => break,
                _ => {}
            }
        }
        let header = header.filter(|header| header.len() == Self::HEADER);
        Ok(Self { header: header.ok_or(AnimationError::NotPng)?, data })
    }

    /// Its width and height in pixels.
    fn size(&self) -> [u32; 2] {
        let number = |at| self.header[at..][..FIELD].try_into().map_or(0, u32::from_be_bytes);
        [number(0), number(FIELD)]
    }

    /// How its colours are kept: depth, kind, compression, filter, interlacing.
    fn colours(&self) -> &[u8] {
        &self.header[2 * FIELD..]
    }
}

/// The kind and the content of the first chunk, and what comes after it.
fn chunk(png: &[u8]) -> Option<(&[u8], &[u8], &[u8])> {
    let (length, rest) = png.split_first_chunk()?;
    let length = usize::try_from(u32::from_be_bytes(*length)).ok()?;
    let (kind, rest) = rest.split_at_checked(FIELD)?;
    let (content, rest) = rest.split_at_checked(length)?;
    let (_checksum, rest) = rest.split_at_checked(FIELD)?;
    Some((kind, content, rest))
}

fn write_chunk(png: &mut Vec<u8>, kind: [u8; FIELD], content: &[u8]) {
    png.extend(length(content.len()).to_be_bytes());
    let start = png.len();
    png.extend(kind);
    png.extend(content);
    let checksum = crc32(png[start..].iter().copied());
    png.extend(checksum.to_be_bytes());
}

fn numbers(numbers: &[u32]) -> Vec<u8> {
    numbers.iter().flat_map(|number| number.to_be_bytes()).collect()
}

/// Nothing that a browser draws is longer than 4 GiB.
fn length(length: usize) -> u32 {
    length.try_into().unwrap_or(u32::MAX)
}
