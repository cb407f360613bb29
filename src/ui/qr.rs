//! A link as a picture that another phone can scan.

use std::fmt::Write;

use qrcodegen::{QrCode, QrCodeEcc};

/// The light margin that readers need around it, in modules: ISO/IEC 18004.
const MARGIN: i32 = 4;

/// The QR code of a text as an SVG; empty where there is no text or where it is too long for one.
pub(super) fn picture(text: &str) -> String {
    let code = QrCode::encode_text(text, QrCodeEcc::Low).ok().filter(|_| !text.is_empty());
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
