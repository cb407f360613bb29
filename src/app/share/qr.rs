//! A link as a picture that another phone can scan.

use std::fmt::Write;

use qrcodegen::{Mask, QrCode, QrCodeEcc, QrSegment, Version};

/// The light margin that readers need around it, in modules: ISO/IEC 18004.
const MARGIN: i32 = 4;

/// The QR code of a text as an SVG; empty where there is no text or where it is too long for one.
pub(crate) fn picture(text: &str) -> String {
    let code = encode(text).filter(|_| !text.is_empty());
    code.map_or_else(String::new, |code| {
        let whole = code.size() + 2 * MARGIN;
        format!(
            "<svg viewBox=\"{0} {0} {whole} {whole}\" role=\"img\" aria-label=\"QR\">\
             <path d=\"{1}\"/></svg>",
            -MARGIN,
            path(&code)
        )
    })
}

/// As few modules as can be. The mask is always the same, which leaves a third of the encoder out of the
/// download; readers take any.
fn encode(text: &str) -> Option<QrCode> {
    let segments = [QrSegment::make_bytes(text.as_bytes())];
    let (level, mask) = (QrCodeEcc::Low, Some(Mask::new(2)));
    QrCode::encode_segments_advanced(&segments, level, Version::MIN, Version::MAX, mask, false).ok()
}

/// The dark modules, those next to each other in a row as one.
fn path(code: &QrCode) -> String {
    let mut path = String::new();
    for y in 0..code.size() {
        let mut x = 0;
        while x < code.size() {
            let length = (x..code.size()).take_while(|&x| code.get_module(x, y)).count();
            if length > 0 {
                // A string takes everything.
                let _ = write!(path, "M{x} {y}h{length}v1h-{length}z");
            }
            x += i32::try_from(length).unwrap_or_default() + 1;
        }
    }
    path
}
