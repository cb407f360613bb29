//! Numbers as the language that is spoken writes them. Counts of moves and coordinates are below a thousand, and are
//! written alike in all languages.

/// A whole number.
pub(super) fn whole(number: u32) -> String {
    written(number.into(), "decimal", 0)
}

/// A number with one decimal.
pub(super) fn with_tenths(number: f64) -> String {
    written(number, "decimal", 1)
}

/// A part of one, in whole percents.
pub(super) fn percent(part: f64) -> String {
    written(part, "percent", 0)
}

#[cfg(all(target_arch = "wasm32", feature = "page"))]
fn written(number: f64, style: &str, decimals: u8) -> String {
    crate::platform::number::written(number, super::spoken().language().tag(), style, decimals)
}

/// Where there is no browser, in English.
#[cfg(not(all(target_arch = "wasm32", feature = "page")))]
fn written(number: f64, style: &str, decimals: u8) -> String {
    if style == "percent" {
        return format!("{:.0}%", (number * 100.0).round());
    }
    let digits = format!("{number:.*}", decimals.into());
    let (whole, rest) = digits.split_at(digits.find('.').unwrap_or(digits.len()));
    let groups: Vec<_> = whole.as_bytes().rchunks(3).rev().map(String::from_utf8_lossy).collect();
    groups.join(",") + rest
}
