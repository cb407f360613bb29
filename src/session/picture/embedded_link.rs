//! A link inside a PNG, so that a picture opens as the game that it shows.
//! [`notation::embedded_link`](crate::engine::notation::embedded_link) reads it.

use std::{error::Error, fmt};

use crate::engine::{
    notation::embedded::{KEYWORD, is_link},
    png::{SIGNATURE, chunk, write_chunk},
};

/// Why a link can't be written into a picture.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum EmbedError {
    /// The picture isn't a PNG, or is cut off.
    NotPng,
    /// The text isn't a link: it has no `#`, is too long, or has spaces or characters beyond ASCII.
    NotLink,
}

impl fmt::Display for EmbedError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::NotPng => "the picture is not a PNG",
            Self::NotLink => "the text is not a link",
        })
    }
}

impl Error for EmbedError {}

/// Returns this PNG, animated or not, with a link in a comment before the pixels. Everything else in it stays as it is.
///
/// # Errors
/// The picture isn't a PNG, or the text isn't a link.
pub fn with_link(png: &[u8], link: &str) -> Result<Vec<u8>, EmbedError> {
    if !is_link(link.as_bytes()) {
        return Err(EmbedError::NotLink);
    }
    let mut rest = png.strip_prefix(SIGNATURE).ok_or(EmbedError::NotPng)?;
    let mut pixels = None;
    loop {
        let (chunk, after) = chunk(rest).ok_or(EmbedError::NotPng)?;
        match chunk.kind {
            b"IDAT" => pixels = pixels.or(Some(png.len() - rest.len())),
            b"IEND" => break,
            _ => {}
        }
        rest = after;
    }
    let (before, after) = png.split_at(pixels.ok_or(EmbedError::NotPng)?);
    let mut png = before.to_vec();
    write_chunk(&mut png, *b"tEXt", &[KEYWORD, link.as_bytes()].concat());
    png.extend(after);
    Ok(png)
}
