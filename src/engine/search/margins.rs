/// The numbers by which the search on flat boards decides what to look at first, and what not at all.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Margins {
    /// How far, for each ply of depth, the evaluation has to be above the window so that nothing is searched any more
    /// (reverse futility pruning), or below it so that a quiet move is passed over (futility pruning). In hundredths of a
    /// logit.
    pub futility: i32,
    /// How far, for each ply, it has to be below the window so that only a VCF is looked for (razoring).
    pub razoring: i32,
    /// What is added to the ordering score of a killer move, in eighths, as in
    /// [`Weights`](super::patterns::Weights),
    pub killer: i32,
    /// and to that of a countermove.
    pub countermove: i32,
    /// How many quiet moves are tried besides the square of the depth (late move pruning).
    pub quiet_moves: i32,
    /// The cutoff statistics of a move are divided by this before they are added.
    pub history: i32,
}

impl Margins {
    /// What the levels play with: what `cargo run --release --example tune` prints, but for the last two.
    pub const TUNED: Self = Self {
        futility: 47,
        razoring: 114,
        killer: 693,
        countermove: 499,
        quiet_moves: 5,
        history: 4,
    };
}
