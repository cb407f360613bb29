use super::{
    Control, Limit,
    limits::Limits,
    pattern_tables::PatternTables,
    patterns::Index,
    skill::Skill,
    symmetry::Key,
    transposition::{Bound, Entry},
};
use crate::engine::Side;

/// With fewer free cells, mapping symmetric positions onto each other costs more than it saves.
const MIN_FREE_FOR_SYMMETRY: usize = 8;

/// Added to the hash if the second side is to move.
const SECOND_TO_MOVE_KEY: u64 = 0x6A09_E667_F3BC_C908;

/// Added to the hash in full-width search, whose entries are exact.
const FULL_WIDTH_KEY: u64 = 0xBB67_AE85_84CA_A73B;

/// A running search: its tables and its limits.
pub(super) struct SearchContext<'a> {
    pub memory: &'a mut PatternTables,
    pub limits: Limits<'a>,
    pub skill: Skill,
    /// Whether a VCF must consist of nothing but fours.
    pub only_fours: bool,
}

impl<'a> SearchContext<'a> {
    /// Starts a search. The position must already be set up.
    pub fn new(
        memory: &'a mut PatternTables,
        control: &'a mut dyn Control,
        limit: Limit,
        skill: Skill,
    ) -> Self {
        let limits = Limits::new(limit, control, memory.patterns.nodes_per_check());
        Self { memory, limits, skill, only_fours: false }
    }

    /// The position's transposition table key, which includes the side to move.
    pub fn key(&self, side: Side) -> Key {
        let patterns = &self.memory.patterns;
        let mut key = match &self.memory.symmetries {
            Some(symmetries) if patterns.free() >= MIN_FREE_FOR_SYMMETRY => {
                symmetries.key(patterns)
            }
            _ => Key { hash: patterns.hash(), symmetry: 0 },
        };
        if side == Side::Second {
            key.hash ^= SECOND_TO_MOVE_KEY;
        }
        if self.memory.is_full_width {
            key.hash ^= FULL_WIDTH_KEY;
        }
        key
    }

    /// Looks the position up in the transposition table: its entry and hash move.
    pub fn probe(&self, key: Key) -> Option<(Entry, Option<Index>)> {
        let entry = self.memory.table.find(key.hash)?;
        let index = entry.index().map(|index| match &self.memory.symmetries {
            Some(symmetries) => symmetries.original(index, key),
            None => index,
        });
        Some((entry, index))
    }

    /// Stores the position in the transposition table.
    pub fn store(&mut self, key: Key, index: Option<Index>, score: i32, depth: i32, bound: Bound) {
        let index = index.map(|index| match &self.memory.symmetries {
            Some(symmetries) => symmetries.image(index, key),
            None => index,
        });
        self.memory.table.store(key.hash, index, score, depth, bound);
    }
}
