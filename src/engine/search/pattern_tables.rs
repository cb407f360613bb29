use super::{
    MAX_BYTES,
    margins::Margins,
    move_history::{MoveHistory, ScoredMove},
    net::{Accumulator, Net},
    no_win_cache::NoWinCache,
    patterns::{Index, Patterns},
    symmetry::Symmetries,
    transposition::TranspositionTable,
};
use crate::engine::{Rules, Side};

/// The tables of the search on flat boards. They are allocated once and kept from move to move.
#[derive(Clone, Debug)]
pub(super) struct PatternTables {
    pub patterns: Patterns,
    /// Only on boards small enough for a full-width search.
    pub symmetries: Option<Symmetries>,
    pub table: TranspositionTable,
    /// Positions without a VCF.
    pub vcf_cache: NoWinCache,
    /// Positions in which the main search found no VCF, with the nodes spent.
    pub vcf_attempts: NoWinCache,
    /// Positions without a VCT.
    pub vct_cache: NoWinCache,
    pub history: MoveHistory,
    /// The network that evaluates beside the patterns, if there is one.
    pub net: Option<Box<Accumulator>>,
    pub margins: Margins,
    /// A stack of move lists: each node appends its moves.
    pub moves: Vec<ScoredMove>,
    /// The same for moves without a score.
    pub indices: Vec<Index>,
    /// Whether the game can be searched to its end, so that nothing is pruned.
    pub is_full_width: bool,
}

/// The sizes of the caches: positions without a VCF, attempts to find one, and positions without a VCT.
const NO_VCF: usize = 1 << 15;
const VCF_ATTEMPTS: usize = 1 << 16;
const NO_VCT: usize = 1 << 16;

/// Boards with at most this many cells are searched full-width.
const FULL_WIDTH_CELLS: usize = 25;

/// Larger boards are searched full-width once at most this many cells are free.
pub(super) const FULL_WIDTH_FREE: usize = 12;

impl PatternTables {
    pub fn new(rules: Rules, table_bytes: usize) -> Self {
        let patterns = Patterns::new(rules);
        let cells = rules.shape().cell_count();
        let room = cells * 64;
        let is_small = cells <= FULL_WIDTH_CELLS;
        Self {
            symmetries: is_small.then(|| Symmetries::new(rules.shape(), &patterns)),
            table: TranspositionTable::new(table_bytes.min(MAX_BYTES / 2)),
            vcf_cache: NoWinCache::new(NO_VCF),
            vcf_attempts: NoWinCache::new(VCF_ATTEMPTS),
            vct_cache: NoWinCache::new(NO_VCT),
            history: MoveHistory::new(patterns.size()),
            net: None,
            margins: Margins::TUNED,
            moves: Vec::with_capacity(room),
            indices: Vec::with_capacity(room),
            is_full_width: is_small,
            patterns,
        }
    }

    /// The static evaluation for the side to move, in hundredths of a logit, for a search in the window from `alpha` to
    /// `beta`. Far outside of it, the evaluation is less precise.
    pub fn evaluate(&mut self, side: Side, window: (i32, i32)) -> i32 {
        match &mut self.net {
            Some(net) if Net::ARE_USED => net.evaluate(&self.patterns, side, window),
            _ => self.patterns.evaluate(side),
        }
    }

    pub fn clear(&mut self) {
        self.table.clear();
        self.vcf_cache.clear();
        self.vcf_attempts.clear();
        self.vct_cache.clear();
        self.history.clear();
    }
}
