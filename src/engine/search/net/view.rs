use super::{CHANNELS, Net, line_table::Channels};
use crate::engine::{
    Side,
    search::patterns::{Index, LineBits, Mark, Patterns},
};

/// A move: where, and by which side.
pub(super) type Move = (Index, Side);

/// The board as one side sees it when it is to move: the sums of the line network's outputs, after some of the moves of
/// a search.
#[derive(Clone, Debug)]
pub(super) struct View {
    side: Side,
    /// The marks, this side's as those of the first side.
    marks: LineBits,
    /// The sum of the four lines through each cell. Off the board, they are 0.
    sums: Vec<Channels>,
    total: Total,
    /// The moves in `marks`, `sums` and `total` that can be undone.
    path: Vec<Done>,
    /// For each move, the cells' sums before it: along each direction, and then that of the move's own cell. There may
    /// be more, which are not in use.
    saved: Vec<[Channels; CHANGED + 1]>,
}

/// The sum of all cells' rectified channels.
pub(super) type Total = [i32; CHANNELS];

/// A move with the total before it.
#[derive(Clone, Copy, Debug)]
struct Done {
    at: Move,
    total: Total,
}

/// The distance that a move reaches along a line, in cells.
pub(super) const REACH: usize = 4;

/// The number of cells that a move changes, without its own. Some of them may be off the board.
const CHANGED: usize = 4 * 2 * REACH;

impl View {
    /// An empty board.
    pub fn new(side: Side, patterns: &Patterns) -> Self {
        Self {
            side,
            marks: patterns.empty_line_bits(),
            sums: vec![Channels::default(); patterns.size()],
            total: [0; CHANNELS],
            path: Vec::new(),
            saved: Vec::new(),
        }
    }

    /// Sets up all marks but those that can be undone.
    pub fn set_up(&mut self, net: &Net, patterns: &Patterns) {
        self.path.clear();
        self.marks = patterns.empty_line_bits();
        for index in patterns.indices() {
            let side = patterns.mark(index).filter(|_| !patterns.path().any(|it| it.0 == index));
            let mark = side.map_or(Mark::Empty, |side| self.seen(side));
            self.marks.change(index, Mark::Outside, mark);
        }
        self.total = [0; CHANNELS];
        for index in patterns.indices() {
            let mut sum = Channels::default();
            for (direction, numbers) in net.numbers.iter().enumerate() {
                let line = self.marks.starting_before(index, direction, REACH);
                sum = sum.plus(net.lines.get(numbers.get(line)));
            }
            self.sums[index] = sum;
            add(&mut self.total, &sum.rectified());
        }
    }

    /// The total for the position that this path leads to.
    pub fn total(
        &mut self,
        net: &Net,
        steps: [usize; 4],
        mut path: impl Iterator<Item = Move>,
    ) -> Total {
        let mut last = path.next();
        let mut kept = 0;
        while let Some(at) = last
            && self.path.get(kept).is_some_and(|done| done.at == at)
        {
            last = path.next();
            kept += 1;
        }
        let Some(mut last) = last else {
            return self.path.get(kept).map_or(self.total, |next| next.total);
        };
        self.undo_to(steps, kept);
        for next in path {
            self.put(net, steps, last);
            last = next;
        }
        self.total_after(net, steps, last)
    }

    /// The total after one more move. Most positions are evaluated only once, so that storing all sums would not pay.
    fn total_after(&self, net: &Net, steps: [usize; 4], (index, side): Move) -> Total {
        let mut total = self.total;
        let own =
            for_each_change(net, &self.marks, steps, index, self.seen(side), |cells, deltas| {
                for (cell, delta) in cells.into_iter().zip(&deltas) {
                    let sum = self.sums[cell];
                    add(&mut total, &sum.plus(delta).rectified().minus(&sum.rectified()));
                }
            });
        let sum = self.sums[index];
        add(&mut total, &sum.plus(&own).rectified().minus(&sum.rectified()));
        total
    }

    fn put(&mut self, net: &Net, steps: [usize; 4], at: Move) {
        let (index, side) = at;
        let mark = self.seen(side);
        if self.saved.len() == self.path.len() {
            self.saved.push([Channels::default(); CHANGED + 1]);
        }
        let saved = &mut self.saved[self.path.len()];
        self.path.push(Done { at, total: self.total });
        let (sums, total) = (&mut self.sums, &mut self.total);
        let mut slots = saved.iter_mut();
        let mut change = |cell: Index, delta: &Channels| {
            let before = sums[cell];
            if let Some(slot) = slots.next() {
                *slot = before;
            }
            sums[cell] = before.plus(delta);
            sums[cell].rectified().minus(&before.rectified())
        };
        let own = for_each_change(net, &self.marks, steps, index, mark, |cells, deltas| {
            for (cell, delta) in cells.into_iter().zip(&deltas) {
                add(total, &change(cell, delta));
            }
        });
        add(total, &change(index, &own));
        self.marks.change(index, Mark::Empty, mark);
    }

    fn undo_to(&mut self, steps: [usize; 4], length: usize) {
        while self.path.len() > length
            && let Some(Done { at: (index, side), total }) = self.path.pop()
        {
            let mut saved = self.saved[self.path.len()].iter();
            let cells = steps.into_iter().flat_map(|step| pairs(index, step)).flatten();
            for (cell, &sum) in cells.chain([index]).zip(&mut saved) {
                self.sums[cell] = sum;
            }
            self.total = total;
            self.marks.change(index, self.seen(side), Mark::Empty);
        }
    }

    const fn seen(&self, side: Side) -> Mark {
        Mark::Of(if side as usize == self.side as usize { Side::First } else { Side::Second })
    }
}

/// The cells that a move changes in one direction: those at the same distance together, the farthest first.
fn pairs(index: Index, step: usize) -> impl Iterator<Item = [Index; 2]> {
    (1..=REACH).rev().map(move |distance| [index - distance * step, index + distance * step])
}

/// Calls `change` for every two cells around a move, with what the move adds to their sums. Returns what it adds to the
/// sum of its own cell.
#[inline]
fn for_each_change(
    net: &Net,
    marks: &LineBits,
    steps: [usize; 4],
    index: Index,
    mark: Mark,
    mut change: impl FnMut([Index; 2], [Channels; 2]),
) -> Channels {
    let mut own = Channels::default();
    for (direction, (step, numbers)) in steps.into_iter().zip(&net.numbers).enumerate() {
        let before = marks.starting_before(index, direction, 2 * REACH);
        let after = before | mark.bits() << (2 * 2 * REACH);
        let delta = |place: usize| {
            let [before, after] =
                [before, after].map(|cells| net.lines.get(numbers.get(cells >> (2 * place))));
            after.minus(before)
        };
        for (place, cells) in pairs(index, step).enumerate() {
            change(cells, [delta(place), delta(2 * REACH - place)]);
        }
        own = own.plus(&delta(REACH));
    }
    own
}

/// Adds the channels of a cell to the total.
#[inline]
pub(super) fn add(total: &mut Total, channels: &Channels) {
    total.iter_mut().zip(channels.0).for_each(|(total, value)| *total += i32::from(value));
}
