//! Finds who has a row and who can still get one, by looking at every line of the board, independently of the engine.

use std::collections::BTreeMap;

use in_a_row::engine::Variant;

/// The marks of a board by column and row, counted from 0 and from the bottom left.
pub(super) type Marks = BTreeMap<(usize, usize), char>;

/// Returns all lines of a board with these columns and rows on which `run` marks in a row win by this variant's rules.
pub(super) fn of(marks: &Marks, size: [usize; 2], run: usize, variant: Variant) -> Vec<Line> {
    let [columns, rows] = size;
    let mut lines = Vec::new();
    for column in 0..columns {
        for row in 0..rows {
            for (right, up) in [(1, 0), (0, 1), (1, 1), (1, -1)] {
                let at = |step: isize| {
                    let column = column.checked_add_signed(step * right)?;
                    let row = row.checked_add_signed(step * up)?;
                    let is_on = column < columns && row < rows;
                    is_on.then(|| marks.get(&(column, row)).copied())
                };
                let on = (0..).map(at).take(run).collect::<Option<Vec<_>>>();
                let end = isize::try_from(run).unwrap_or(isize::MAX);
                let beside = [at(-1), at(end)].map(Option::flatten);
                lines.extend(on.map(|on| Line { on, beside, variant }));
            }
        }
    }
    lines
}

/// A line of as many cells as are needed in a row.
pub(super) struct Line {
    /// The marks on it.
    on: Vec<Option<char>>,
    /// The marks before and behind it.
    beside: [Option<char>; 2],
    variant: Variant,
}

impl Line {
    /// Returns how many marks this side still needs on the line; `None` if it can no longer complete it.
    pub fn missing(&self, mark: char) -> Option<usize> {
        let must_be_exact = match self.variant {
            Variant::Exact | Variant::Caro => true,
            Variant::Renju => ['X', 'B'].contains(&mark),
            Variant::Freestyle | Variant::CaroOverlines => false,
        };
        let is_caro = matches!(self.variant, Variant::Caro | Variant::CaroOverlines);
        let is_lost = must_be_exact && self.beside.contains(&Some(mark))
            || is_caro && self.beside == [Some(other(mark)); 2]
            || self.on.iter().flatten().any(|there| *there != mark);
        (!is_lost).then(|| self.on.iter().filter(|there| there.is_none()).count())
    }
}

/// Returns the mark of the other side.
pub(super) const fn other(mark: char) -> char {
    match mark {
        'X' => 'O',
        'O' => 'X',
        'B' => 'W',
        _ => 'B',
    }
}
