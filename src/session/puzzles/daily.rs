use super::Day;
use crate::engine::{Variant, puzzles::Puzzle};

/// The days of a week, from the easiest puzzle on Monday to the hardest on Sunday.
const DAYS: usize = 7;

/// Returns the place of this day's puzzle in the list; `None` if the list has too few.
///
/// It depends on nothing but the day and the list. The puzzles are divided into seven parts by difficulty, one for each
/// day of the week. Each part advances by one puzzle a week, so that a puzzle comes again only after all others.
///
/// # Examples
/// ```
/// use in_a_row::{engine::puzzles, session::puzzles::{Day, puzzle_of}};
///
/// let puzzles = puzzles::read(include_bytes!("../../engine/puzzles/puzzles.bin"))?;
/// let rating = |day| puzzles[puzzle_of(&puzzles, day).expect("a puzzle")].rating();
/// let monday = Day::of_date(2026, 11, 30);
/// assert!(rating(monday) < rating(monday.plus(6)), "Sunday is harder");
/// # Ok::<(), puzzles::PuzzleFileError>(())
/// ```
#[must_use]
pub fn puzzle_of(puzzles: &[Puzzle], day: Day) -> Option<usize> {
    let mut places: Vec<_> = (0..puzzles.len()).filter(|&it| is_of_the_day(&puzzles[it])).collect();
    places.sort_by_cached_key(|&it| (puzzles[it].rating(), puzzles[it].id()));
    let weekday = day.weekday();
    let of_weekday = places.len() * weekday / DAYS..places.len() * (weekday + 1) / DAYS;
    let mut part = places.get(of_weekday)?.to_vec();
    // Ids are as good as random, so that boards and themes change from week to week.
    part.sort_by_cached_key(|&it| puzzles[it].id());
    let count = i32::try_from(part.len()).ok().filter(|&count| count > 0)?;
    part.get(usize::try_from(day.week().rem_euclid(count)).ok()?).copied()
}

/// Returns whether this can be the puzzle of a day. Everybody gets the same one, so its rules must need no explanation.
#[must_use]
pub fn is_of_the_day(puzzle: &Puzzle) -> bool {
    puzzle.game().rules().variant() == Variant::Freestyle
}
