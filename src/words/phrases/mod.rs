//! The texts that depend on data, such as cells, players and verdicts.

mod arranging;
mod board;
mod data;
mod fouls;
mod hints;
mod lessons;
mod links;
mod minimax;
mod new_game;
mod players;
mod puzzles;
mod records;
mod review;
mod rules;
mod settings;
mod sharing;
mod statistics;
mod status;
mod strength;

pub use arranging::{counts, hand, moves_next, picked_up, turn};
pub use board::{
    all_marks, beyond, board_size, cell, game_name, game_with_rule, glyph, layer, note,
    out_of_reach, short_name, value_sign,
};
pub use data::imported;
pub use fouls::{forbidden, forbidden_on, foul, foul_of_rows, only_answer_is_foul};
pub use hints::{hint, hint_at_sight, pending, progress, threat, threat_sign, threats};
pub use lessons::{lesson_over, lessons_finished, step_of, with_hinted_cell, you_play};
pub use links::{invitation, link_error, opened};
pub use minimax::{
    looked_at, looked_at_from_empty, minimax_call, minimax_scheme, minimax_sign, minimax_step,
};
pub use new_game::{
    custom_error, custom_field, game_to_start, grade_note, in_short, mark_choice, pieces, preset,
    starter, whose_mark,
};
pub use players::{grade, named_player, opponent, piece, player, player_or_piece, strength_of};
pub use puzzles::{
    found_kind, puzzle_name, puzzle_of_day, rating_change, refuted, shared_puzzle, theme, training,
    with_hint,
};
pub use records::{
    analysis, file_failed, found_games, found_move, library_file, not_read, reading,
    record_in_list, record_title,
};
pub use review::{
    about_cell, before_bad_move, decisive, find_better_move, how_good, judged, line_depth,
    lines_detail, made_move, mistakes, move_of, reviewing, tried, value_of_line, verdict,
    verdict_sign, who_stands_better,
};
pub use rules::{
    how_game_begins, how_to_win, opening, opening_note, proved_value, variant, variant_note,
};
pub use settings::{about_setting, choice, setting};
pub use sharing::{
    final_board, game_of_moves, games_full, games_removed, how_many_games, kept, message,
    old_games_dropped,
};
pub use statistics::{last_games, pairing, points, streak};
pub use status::{
    chooses, chose, draw_declined, numbered, offers_draw, opening_stone, play_piece, played,
    status, winning_lines,
};
pub use strength::{
    against, commands, how_known, how_strengths_are_known, is_proved, match_result,
    opponent_character, opponent_note, opponent_with_character, opponent_with_grade,
    strategist_answer, strength,
};

use super::{
    Language, Text,
    fill::{fill, fill_count, fill_piece},
    spoken, text,
};

/// Returns a number of moves.
fn moves(count: usize) -> String {
    fill_count(Text::Moves, count, &[])
}

/// Returns a number of moves in which something happens.
fn in_moves(count: usize) -> String {
    fill_count(Text::InMoves, count, &[])
}

/// Joins the items of a list with commas.
#[must_use]
pub fn list(parts: &[String]) -> String {
    list_with(Text::Comma, parts)
}

/// Joins the items of a list with `between`. `[String]::join` would add 0.3 KB to the first load.
fn list_with(between: Text, parts: &[String]) -> String {
    let mut words = String::new();
    for part in parts {
        if !words.is_empty() {
            words.push_str(text(between));
        }
        words.push_str(part);
    }
    words
}

/// Joins the items of a list, with "and" before the last one.
fn list_with_and(parts: &[String]) -> String {
    match parts {
        [most @ .., last] if !most.is_empty() => list(most) + text(Text::And) + last,
        _ => list(parts),
    }
}

/// Joins two sentences.
fn sentences(first: &str, second: &str) -> String {
    fill(Text::Sentences, &[("first", first), ("second", second)])
}

/// Joins the sentences as the language does, without those that are missing.
pub fn known_sentences(parts: impl IntoIterator<Item = Option<String>>) -> String {
    let known = parts.into_iter().flatten();
    known.reduce(|first, second| sentences(&first, &second)).unwrap_or_default()
}

/// Capitalises the first letter, in scripts that have capital letters. In Turkish, the capital of i has a dot.
fn capitalised(words: &str) -> String {
    let mut letters = words.chars();
    match letters.next() {
        Some('i') if spoken().language() == Language::Turkish => format!("İ{}", letters.as_str()),
        Some(first) => first.to_uppercase().chain(letters).collect(),
        None => String::new(),
    }
}

/// Writes the name of a game as inside a sentence: without a capital letter. German and Turkish keep it, and so do languages
/// whose script has none, in names that they write in Latin letters.
fn inside_sentence(name: &str) -> String {
    const KEEPS: [Language; 7] = [
        Language::German,
        Language::Turkish,
        Language::Arabic,
        Language::Japanese,
        Language::Korean,
        Language::SimplifiedChinese,
        Language::TraditionalChinese,
    ];
    let mut letters = name.chars();
    match letters.next() {
        Some(first) if !KEEPS.contains(&spoken().language()) => {
            first.to_lowercase().chain(letters).collect()
        }
        _ => name.to_owned(),
    }
}

/// Returns the number of own moves in a win that takes this many plies.
fn moves_of_win(plies: u8) -> usize {
    plies.div_ceil(2).into()
}
