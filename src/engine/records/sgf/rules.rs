//! Rules in the words of the property `RU`, which the standard leaves to programs.

use crate::engine::{Opening, Rules, Variant};

/// The run of gomoku and renju.
pub(super) const RUN: u8 = 5;

/// Words in lower case, in the order in which they are looked for, and what they mean.
///
/// Some renju programs write the name of the opening instead of the game's. Two tournament programs write the number of
/// the rule in Gomocup's protocol.
const WORDS: [(&str, Variant); 13] = [
    ("renju", Variant::Renju),
    ("overlines win", Variant::CaroOverlines),
    ("caro", Variant::Caro),
    ("exact", Variant::Exact),
    ("standard", Variant::Exact),
    ("free", Variant::Freestyle),
    ("gomoku", Variant::Freestyle),
    ("yamaguchi", Variant::Renju),
    ("taraguchi", Variant::Renju),
    ("soosorv", Variant::Renju),
    ("soosyrv", Variant::Renju),
    ("tarannikov", Variant::Renju),
    ("sakata", Variant::Renju),
];

/// Returns the variant that these words name, if it is clear.
pub(super) fn named_variant(words: &str) -> Option<Variant> {
    let words = words.trim().to_ascii_lowercase();
    match &*words {
        "0" => Some(Variant::Freestyle),
        "1" => Some(Variant::Exact),
        "4" | "rif" => Some(Variant::Renju),
        "8" => Some(Variant::Caro),
        _ => WORDS.iter().find(|(word, _)| words.contains(word)).map(|&(_, variant)| variant),
    }
}

/// Returns the words for these rules.
pub(super) fn words(rules: Rules) -> String {
    let variant = match rules.variant() {
        Variant::Freestyle => "Freestyle",
        Variant::Exact => "Standard",
        Variant::Caro => "Caro",
        Variant::CaroOverlines => "Caro, overlines win",
        Variant::Renju => "Renju",
    };
    let run =
        if rules.run() == RUN { String::new() } else { format!(", {} in a row", rules.run()) };
    let opening = match rules.opening() {
        Opening::Free => "",
        Opening::Swap => ", swap",
        Opening::Swap2 => ", swap2",
        Opening::Pro => ", pro",
        Opening::LongPro => ", long pro",
    };
    format!("{variant}{run}{opening}")
}

/// Returns whether these words and the size of the board say all about these rules.
pub(super) fn are_named(words: &str, rules: Rules) -> bool {
    let is_plain = rules.run() == RUN && rules.opening() == Opening::Free;
    is_plain && named_variant(words) == Some(rules.variant())
}
