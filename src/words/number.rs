//! Numbers in the format of the current language. Numbers of moves and coordinates don't need this: they are below a
//! thousand, and look the same in all languages.

/// Writes a whole number.
pub(super) fn whole(number: u32) -> String {
    written(number.into(), "decimal", 0)
}

/// Writes a number with one decimal.
pub(super) fn with_tenths(number: f64) -> String {
    written(number, "decimal", 1)
}

/// Writes a fraction as a whole number of percent.
pub(super) fn percent(fraction: f64) -> String {
    written(fraction, "percent", 0)
}

#[cfg(all(target_arch = "wasm32", feature = "page"))]
fn written(number: f64, style: &str, decimals: u8) -> String {
    crate::platform::number::written(
        number,
        super::spoken().language().format_tag(),
        style,
        decimals,
    )
}

/// Without a browser, numbers are always in English format.
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
