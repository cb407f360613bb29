//! Results that the patterns prove without search: wins in one, three and five plies, and the replies that
//! could stop them.

use super::patterns::{Index, Patterns, class, kind};
use crate::engine::Side;

/// The result that the patterns prove for the side to move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum StaticResult {
    /// It wins in at most this many plies.
    MateIn(u32),
    /// It loses in this many plies, against any defence.
    MatedIn(u32),
    /// Every other move loses at once.
    Forced(Index),
    /// The opponent threatens an open four or two fours. Only [`defences`] can help.
    Threatened,
    /// Nothing is proven.
    Unclear,
}

/// See [`StaticResult`]. Nobody may have won yet.
pub(super) fn static_result(patterns: &Patterns, side: Side) -> StaticResult {
    let other = side.other();
    if patterns.count(side, kind::WIN) > 0 {
        return StaticResult::MateIn(1);
    }
    match patterns.count(other, kind::WIN) {
        0 => {}
        _ if !patterns.only_length_counts() => return before_five(patterns, side),
        1 => {
            let win = find_kind(patterns, other, kind::WIN);
            return win.map_or(StaticResult::Unclear, StaticResult::Forced);
        }
        _ => return StaticResult::MatedIn(2),
    }
    if patterns.count(side, kind::DOUBLE_FOUR) > 0 {
        return StaticResult::MateIn(3);
    }
    if (patterns.count(side, kind::FOUR_AND_THREE) > 0
        || patterns.count(side, kind::DOUBLE_THREE) > 0)
        && !patterns.has_fours(other)
        // The next move of black may be forbidden, and a move of white may make one of black legal.
        && !patterns.has_fouls(side)
        && !patterns.may_have_forbidden(other)
    {
        // No reply blocks both lines, and none makes a four, which would have to be answered.
        return StaticResult::MateIn(5);
    }
    if patterns.count(other, kind::DOUBLE_FOUR) > 0 {
        StaticResult::Threatened
    } else {
        StaticResult::Unclear
    }
}

/// The same where the length of a row is not all that counts, and the other side could win at once.
fn before_five(patterns: &Patterns, side: Side) -> StaticResult {
    let mut replies = preventing(patterns, side, kind::WIN);
    match (replies.next(), replies.next()) {
        (None, _) => StaticResult::MatedIn(2),
        (Some(only), None) => StaticResult::Forced(only),
        (Some(_), Some(_)) => StaticResult::Threatened,
    }
}

/// A move that takes a cell on which the opponent wins, if one is allowed.
pub(super) fn blocking_move(patterns: &Patterns, side: Side) -> Option<Index> {
    winning_move(patterns, side.other()).filter(|&index| !patterns.is_forbidden(index, side))
}

/// Every move of this side after which the opponent has no cell of this kind or better. The opponent must have one now,
/// and the kind must be one that takes a four or a row of five. Only if more than the length of a row counts.
fn preventing(
    patterns: &Patterns,
    side: Side,
    kind: kind::Kind,
) -> impl Iterator<Item = Index> + '_ {
    let other = side.other();
    let threats =
        move || patterns.fours(other).filter(move |&index| patterns.kind(index, other) >= kind);
    let on_lines = threats().next().into_iter().flat_map(move |index| {
        let is_on_line =
            move |&direction: &usize| patterns.class(index, other, direction) >= class::FOUR;
        let lines = (0..4).filter(is_on_line);
        let near = lines.flat_map(move |direction| patterns.line(index, direction));
        near.filter(|&near| patterns.is_empty(near)).chain([index])
    });
    let prevents = move |&cell: &Index| {
        threats().all(|index| index == cell || patterns.kind_without(index, other, cell) < kind)
    };
    on_lines.filter(prevents).filter(move |&cell| !patterns.is_forbidden(cell, side))
}

/// The first cell of a kind that is a four or better.
pub(super) fn find_kind(patterns: &Patterns, side: Side, kind: kind::Kind) -> Option<Index> {
    patterns.fours(side).find(|&index| patterns.kind(index, side) == kind)
}

/// The move that makes [`StaticResult::MateIn`] true.
pub(super) fn winning_move(patterns: &Patterns, side: Side) -> Option<Index> {
    let found = [kind::WIN, kind::DOUBLE_FOUR, kind::FOUR_AND_THREE]
        .into_iter()
        .find_map(|kind| find_kind(patterns, side, kind));
    found
        .or_else(|| patterns.near().find(|&index| patterns.kind(index, side) == kind::DOUBLE_THREE))
}

/// The cells on which the side may make a four. If several of its moves prevent a five of the opponent, only these.
pub(super) fn useful_fours(patterns: &Patterns, side: Side, into: &mut Vec<Index>) {
    if !patterns.only_length_counts() && patterns.count(side.other(), kind::WIN) > 0 {
        let replies = preventing(patterns, side, kind::WIN);
        into.extend(replies.filter(|&index| patterns.kind(index, side) >= kind::FOUR));
    } else {
        into.extend(patterns.fours(side).filter(|&index| !patterns.is_forbidden(index, side)));
    }
}

/// The replies to the four that this side has just made. If it made two, any one of the replies that do not help will do.
pub(super) fn replies_to_four(patterns: &Patterns, attacker: Side, into: &mut Vec<Index>) {
    if patterns.only_length_counts() {
        into.extend(find_kind(patterns, attacker, kind::WIN));
    } else {
        into.extend(preventing(patterns, attacker.other(), kind::WIN));
    }
}

/// Every move that may stop the opponent's open fours and double fours, followed by the fours of the side to move,
/// which delay them.
///
/// A double four threatens two runs. Each of them lacks the cell of the double four and one more. A
/// defender who makes no four must take one of these cells, and the opponent could make a four on each.
pub(super) fn defences(patterns: &Patterns, side: Side, into: &mut Vec<Index>) {
    if !patterns.only_length_counts() {
        return defences_of_fives(patterns, side, into);
    }
    let other = side.other();
    let start = into.len();
    let mut is_first = true;
    for index in patterns.fours(other) {
        if patterns.kind(index, other) != kind::DOUBLE_FOUR {
            continue;
        }
        if is_first {
            into.push(index);
            let of_four =
                |&direction: &usize| patterns.class(index, other, direction) >= class::FOUR;
            for direction in (0..4).filter(of_four) {
                into.extend(patterns.line(index, direction).filter(|&near| {
                    patterns.is_empty(near) && patterns.class(near, other, direction) >= class::FOUR
                }));
            }
            is_first = false;
        } else {
            let mut kept = start;
            for i in start..into.len() {
                if stops(patterns, other, index, into[i]) {
                    into[kept] = into[i];
                    kept += 1;
                }
            }
            into.truncate(kept);
        }
    }
    let end = into.len();
    for index in patterns.fours(side) {
        if !into[start..end].contains(&index) {
            into.push(index);
        }
    }
}

/// The same where the length of a row is not all that counts: if the opponent has made a four, every move that prevents a
/// row of five.
fn defences_of_fives(patterns: &Patterns, side: Side, into: &mut Vec<Index>) {
    if patterns.count(side.other(), kind::WIN) > 0 {
        into.extend(preventing(patterns, side, kind::WIN));
        return;
    }
    let start = into.len();
    into.extend(preventing(patterns, side, kind::DOUBLE_FOUR));
    let end = into.len();
    for index in patterns.fours(side) {
        if !into[start..end].contains(&index) && !patterns.is_forbidden(index, side) {
            into.push(index);
        }
    }
}

/// Whether a move to `cell` may stop the double four that `other` threatens on `index`.
fn stops(patterns: &Patterns, other: Side, index: Index, cell: Index) -> bool {
    cell == index
        || (0..4).any(|direction| {
            patterns.class(index, other, direction) >= class::FOUR
                && patterns.class(cell, other, direction) >= class::FOUR
                && patterns.line(index, direction).any(|near| near == cell)
        })
}
