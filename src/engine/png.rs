//! The chunks of a PNG, in which pictures to share keep their links. The format is defined in
//! <https://www.w3.org/TR/png-3/>.

use super::crc32;

/// The first bytes of every PNG.
pub(crate) const SIGNATURE: &[u8] = b"\x89PNG\r\n\x1a\n";

/// The size in bytes of each of a chunk's length, kind and checksum.
pub(crate) const FIELD: usize = 4;

/// A chunk of a PNG.
#[derive(Clone, Copy)]
pub(crate) struct Chunk<'a> {
    /// Its kind, such as `IHDR`.
    pub kind: &'a [u8],
    pub content: &'a [u8],
    checksum: &'a [u8],
}

impl Chunk<'_> {
    /// Returns whether its checksum is correct.
    pub fn is_intact(&self) -> bool {
        let bytes = self.kind.iter().chain(self.content).copied();
        self.checksum == crc32(bytes).to_be_bytes()
    }
}

/// Splits off the first chunk. Returns it and the rest. Its checksum may be wrong.
pub(crate) fn chunk(png: &[u8]) -> Option<(Chunk<'_>, &[u8])> {
    let (length, rest) = png.split_first_chunk()?;
    let length = usize::try_from(u32::from_be_bytes(*length)).ok()?;
    let (kind, rest) = rest.split_at_checked(FIELD)?;
    let (content, rest) = rest.split_at_checked(length)?;
    let (checksum, rest) = rest.split_at_checked(FIELD)?;
    Some((Chunk { kind, content, checksum }, rest))
}

pub(crate) fn write_chunk(png: &mut Vec<u8>, kind: [u8; FIELD], content: &[u8]) {
    png.extend(length(content.len()).to_be_bytes());
    let start = png.len();
    png.extend(kind);
    png.extend(content);
    let checksum = crc32(png[start..].iter().copied());
    png.extend(checksum.to_be_bytes());
}

/// Converts a length for a chunk. Nothing that a browser draws is longer than 4 GiB.
pub(crate) fn length(length: usize) -> u32 {
    length.try_into().unwrap_or(u32::MAX)
}
