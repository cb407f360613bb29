//! What is certain without a search: wins in one, three and five plies, and which replies could still
//! stop the other side's.

use super::patterns::{Patterns, Place, class, kind};
use crate::engine::Side;

/// What the counts of patterns tell the side to move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Verdict {
    /// It wins with the last of this many plies at the latest.
    Wins(u32),
    /// It loses with the last of this many plies, whatever it does.
    Loses(u32),
    /// Any other move than this loses at once.
    Forced(Place),
    /// The other side would win by an open four or two fours: only [`defences`] may stop that.
    Threatened,
    /// Nothing is certain.
    Open,
}

/// See [`Verdict`]. For positions in which nobody has won.
pub(super) fn verdict(patterns: &Patterns, side: Side) -> Verdict {
    let other = side.other();
    if patterns.count(side, kind::FIVE) > 0 {
        return Verdict::Wins(1);
    }
    match patterns.count(other, kind::FIVE) {
        0 => {}
        1 => {
            let five = of_kind(patterns, other, kind::FIVE);
            return five.map_or(Verdict::Open, Verdict::Forced);
        }
        _ => return Verdict::Loses(2),
    }
    if patterns.count(side, kind::DOUBLE_FOUR) > 0 {
        return Verdict::Wins(3);
    }
    if (patterns.count(side, kind::FOUR_AND_THREE) > 0
        || patterns.count(side, kind::DOUBLE_THREE) > 0)
        && !patterns.has_fours(other)
    {
        // No reply lies on both lines, and none makes a four that would have to be answered.
        return Verdict::Wins(5);
    }
    if patterns.count(other, kind::DOUBLE_FOUR) > 0 { Verdict::Threatened } else { Verdict::Open }
}

/// The first cell of a kind that makes a four or more.
pub(super) fn of_kind(patterns: &Patterns, side: Side, kind: kind::Kind) -> Option<Place> {
    patterns.fours(side).find(|&place| patterns.kind(place, side) == kind)
}

/// The move that [`Verdict::Wins`] promises.
pub(super) fn winning(patterns: &Patterns, side: Side) -> Option<Place> {
    let found = [kind::FIVE, kind::DOUBLE_FOUR, kind::FOUR_AND_THREE]
        .into_iter()
        .find_map(|kind| of_kind(patterns, side, kind));
    found
        .or_else(|| patterns.near().find(|&place| patterns.kind(place, side) == kind::DOUBLE_THREE))
}

/// Every move that may stop the open fours and double fours of the other side, and after them the own
/// fours, which put it off.
///
/// A double four consists of two runs that lack its cell and one more each: who does not make a four
/// has to take one of these cells, on each of which the other side would make a four as well.
pub(super) fn defences(patterns: &Patterns, side: Side, into: &mut Vec<Place>) {
    let other = side.other();
    let start = into.len();
    let mut is_first = true;
    for place in patterns.fours(other) {
        if patterns.kind(place, other) != kind::DOUBLE_FOUR {
            continue;
        }
        if is_first {
            into.push(place);
            let of_four =
                |&direction: &usize| patterns.class(place, other, direction) >= class::FOUR;
            for direction in (0..4).filter(of_four) {
                into.extend(patterns.line(place, direction).filter(|&near| {
                    patterns.is_empty(near) && patterns.class(near, other, direction) >= class::FOUR
                }));
            }
            is_first = false;
        } else {
            let mut kept = start;
            for index in start..into.len() {
                if stops(patterns, other, place, into[index]) {
                    into[kept] = into[index];
                    kept += 1;
                }
            }
            into.truncate(kept);
        }
    }
    let end = into.len();
    for place in patterns.fours(side) {
        if !into[start..end].contains(&place) {
            into.push(place);
        }
    }
}

/// Whether a mark on `cell` may stop the double four that `other` would make on `place`.
fn stops(patterns: &Patterns, other: Side, place: Place, cell: Place) -> bool {
    cell == place
        || (0..4).any(|direction| {
            patterns.class(place, other, direction) >= class::FOUR
                && patterns.class(cell, other, direction) >= class::FOUR
                && patterns.line(place, direction).any(|near| near == cell)
        })
}
