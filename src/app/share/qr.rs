//! A link as a QR code that another phone can scan.

use std::fmt::Write;

use qrcodegen::{Mask, QrCode, QrCodeEcc, QrSegment, Version};

/// The light margin that readers need around it, in modules: ISO/IEC 18004.
const MARGIN: i32 = 4;

/// The drawing of a QR code.
pub(crate) struct Drawing {
    /// The `viewBox` of its SVG.
    pub view_box: String,
    /// Its dark modules, as path data.
    pub path: String,
}

/// Draws a text as a QR code. `None` if there is no text, or if it is too long for one.
pub(crate) fn draw(text: &str) -> Option<Drawing> {
    let code = encode(text).filter(|_| !text.is_empty())?;
    let whole = code.size() + 2 * MARGIN;
    Some(Drawing { view_box: format!("{0} {0} {whole} {whole}", -MARGIN), path: path(&code) })
}

/// Encodes a text with as few modules as possible. The mask is always the same, which leaves a third of the encoder out
/// of the download; readers accept any mask.
fn encode(text: &str) -> Option<QrCode> {
    let segments = [QrSegment::make_bytes(text.as_bytes())];
    let (level, mask) = (QrCodeEcc::Low, Some(Mask::new(2)));
    QrCode::encode_segments_advanced(&segments, level, Version::MIN, Version::MAX, mask, false).ok()
}

/// Returns the dark modules, with adjacent ones in a row joined.
fn path(code: &QrCode) -> String {
    let mut path = String::new();
    for y in 0..code.size() {
        let mut x = 0;
        while x < code.size() {
            let length = (x..code.size()).take_while(|&x| code.get_module(x, y)).count();
            if length > 0 {
                // Writing to a string never fails.
                let _ = write!(path, "M{x} {y}h{length}v1h-{length}z");
            }
            x += i32::try_from(length).unwrap_or_default() + 1;
        }
    }
    path
}
