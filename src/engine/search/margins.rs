/// The numbers that decide, on flat boards, which moves are searched first, which less deeply, and which not at all.
///
/// Numbers that are compared with evaluations are in hundredths of a logit. A move's ordering score is four times the
/// one that [`Weights`](super::patterns::Weights) give it for its own side, plus the bonuses here.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Margins {
    /// Reverse futility pruning: a node is not searched if its evaluation is this far above the window for each ply of
    /// depth.
    pub reverse_futility: i32,
    /// Futility pruning: quiet moves are skipped if the evaluation is below the window by this much, times the depth in
    /// plies plus one.
    pub futility: i32,
    /// Razoring: a node is searched only for a VCF if its evaluation is this far below the window for each ply of
    /// depth.
    pub razoring: i32,
    /// Added to a move's ordering score: this times a 16th of its ordering score for the other side.
    pub order_of_other: i32,
    /// Added to the ordering score of a killer move.
    pub killer: i32,
    /// Added to the ordering score of a countermove.
    pub countermove: i32,
    /// Added to a move's ordering score: this times a 64th of its cutoff statistics.
    pub history: i32,
    /// Late move pruning: how many quiet moves are tried, in 16ths,
    pub quiet_moves: i32,
    /// and how many more for each ply of depth, times the depth.
    pub quiet_moves_by_depth: i32,
    /// Late move reduction, in 1024ths of a ply: for any late move,
    pub reduction: i32,
    /// how much more for each doubling of the depth, times each doubling of the number of moves before it,
    pub reduction_by_logs: i32,
    /// how much more if the window is empty,
    pub reduction_of_null_window: i32,
    /// how much less if the move makes or blocks an open three or more,
    pub reduction_of_loud: i32,
    /// and how much less for its cutoff statistics, times a 4096th of these.
    pub reduction_by_history: i32,
    /// The node limit of a VCF at a leaf.
    pub leaf_vcf: i32,
    /// The node limit of a VCF elsewhere.
    pub inner_vcf: i32,
}

impl Margins {
    /// The numbers that the levels use; see [`Weights::TUNED`](super::patterns::Weights::TUNED).
    pub const TUNED: Self = Self {
        reverse_futility: 50,
        futility: 41,
        razoring: 108,
        order_of_other: 32,
        killer: 762,
        countermove: 592,
        history: 14,
        quiet_moves: 77,
        quiet_moves_by_depth: 18,
        reduction: 758,
        reduction_by_logs: 396,
        reduction_of_null_window: 670,
        reduction_of_loud: 1_116,
        reduction_by_history: 309,
        leaf_vcf: 64,
        inner_vcf: 195,
    };

    /// Returns the reduction, in plies, of a move that is tried after `i` others. A loud move makes or blocks an open
    /// three or more.
    pub(super) fn late_move_reduction(
        &self,
        (depth, i): (i32, usize),
        is_pv: bool,
        is_loud: bool,
        history: i32,
    ) -> i32 {
        if depth < 2 || i < 2 {
            return 0;
        }
        let logs = log2(depth) * log2(i32::try_from(i).unwrap_or(i32::MAX)) / LOG_SCALE;
        let mut reduction = self.reduction + self.reduction_by_logs * logs / LOG_SCALE;
        if !is_pv {
            reduction += self.reduction_of_null_window;
        }
        if is_loud {
            reduction -= self.reduction_of_loud;
        }
        reduction -= self.reduction_by_history * history / 4_096;
        (reduction >> 10).clamp(0, depth - 1)
    }
}

const LOG_SCALE: i32 = 16;

/// The binary logarithm, times [`LOG_SCALE`], linear between powers of two.
fn log2(number: i32) -> i32 {
    let whole = number.ilog2();
    LOG_SCALE * (whole.cast_signed() - 1) + ((LOG_SCALE * number) >> whole)
}
