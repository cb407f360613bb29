//! Reads the link that a picture of a game carries: in a comment of a PNG, an animated PNG or a GIF.

use super::link::Link;
use crate::engine::png::{self, Chunk, chunk};

/// The keyword of the text in a PNG that has the link.
pub(crate) const KEYWORD: &[u8] = b"Comment\0";

/// The longest link that is read, in bytes: the address of a page, and its `#` part with variations.
const LONGEST: usize = 2 * Link::LONGEST;

/// Returns the link in a picture. If it has several, the last one counts. A picture that is cut off has none, and
/// neither has one of another format.
///
/// # Examples
/// ```
/// use in_a_row::engine::notation::embedded_link;
///
/// let mut gif = b"GIF89a\x01\0\x01\0\0\0\0".to_vec();
/// gif.extend(b"\x21\xfe\x17https://x.y/#3x3k3/b2a1\0\x3b");
/// assert_eq!(embedded_link(&gif).as_deref(), Some("https://x.y/#3x3k3/b2a1"));
/// assert_eq!(embedded_link(&gif[..gif.len() - 1]), None);
/// ```
#[must_use]
pub fn embedded_link(picture: &[u8]) -> Option<String> {
    if let Some(chunks) = picture.strip_prefix(png::SIGNATURE) {
        in_png(chunks)
    } else {
        let blocks = [b"GIF87a", b"GIF89a"].into_iter().find_map(|it| picture.strip_prefix(it));
        in_gif(blocks?)
    }
}

fn in_png(mut rest: &[u8]) -> Option<String> {
    let mut found = None;
    loop {
        let (chunk, after) = chunk(rest)?;
        rest = after;
        match chunk.kind {
            b"tEXt" => found = link_of(chunk).or(found),
            b"IEND" => return found,
            _ => {}
        }
    }
}

fn link_of(chunk: Chunk<'_>) -> Option<String> {
    let text = chunk.content.strip_prefix(KEYWORD)?;
    link(text).filter(|_| chunk.is_intact())
}

fn in_gif(blocks: &[u8]) -> Option<String> {
    const EXTENSION: u8 = 0x21;
    const COMMENT: u8 = 0xFE;
    const IMAGE: u8 = 0x2C;
    const END: u8 = 0x3B;
    let (screen, rest) = blocks.split_first_chunk::<7>()?;
    let mut rest = rest.get(palette_size(screen[4])..)?;
    let mut found = None;
    loop {
        let (kind, after) = rest.split_first()?;
        match *kind {
            EXTENSION => {
                let (label, after) = after.split_first()?;
                let (content, after) = sub_blocks(after, *label == COMMENT)?;
                found = link(&content).or(found);
                rest = after;
            }
            IMAGE => {
                let (image, after) = after.split_first_chunk::<9>()?;
                // The first byte after the palette is the size of the first codes.
                let data = after.get(palette_size(image[8]) + 1..)?;
                (_, rest) = sub_blocks(data, false)?;
            }
            END => return found,
            _ => return None,
        }
    }
}

/// Returns the size in bytes of the palette that these flags of a GIF announce.
const fn palette_size(flags: u8) -> usize {
    if flags & 0x80 == 0 { 0 } else { 3 << ((flags & 7) + 1) }
}

/// Returns what the sub-blocks of a GIF contain, if it is to be kept, and the rest after them. Of what is too long for a
/// link, the end is left out.
fn sub_blocks(mut rest: &[u8], is_kept: bool) -> Option<(Vec<u8>, &[u8])> {
    let mut content = Vec::new();
    loop {
        let (length, after) = rest.split_first()?;
        let (block, after) = after.split_at_checked(usize::from(*length))?;
        if block.is_empty() {
            return Some((content, after));
        }
        if is_kept && content.len() <= LONGEST {
            content.extend(block);
        }
        rest = after;
    }
}

/// Returns this text if it may be a link.
fn link(text: &[u8]) -> Option<String> {
    is_link(text).then(|| text.iter().copied().map(char::from).collect())
}

/// Returns whether this text may be a link: visible characters with a `#` among them, and not too many of them.
pub(crate) fn is_link(text: &[u8]) -> bool {
    text.len() <= LONGEST && text.iter().all(u8::is_ascii_graphic) && text.contains(&b'#')
}
