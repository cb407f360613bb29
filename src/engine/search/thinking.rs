use super::{
    Control, Limit, Search,
    level::Skill,
    patterns::Place,
    symmetry::Key,
    table::{Bound, Entry},
};
use crate::engine::Side;

/// No line is followed for more plies than this.
pub(super) const MOST_PLIES: usize = 120;

/// With fewer free cells, looking for the same position turned costs more than it saves.
const FEWEST_TURNED: usize = 8;

/// Tells positions of the same marks apart.
const SECOND_TO_MOVE: u64 = 0x6A09_E667_F3BC_C908;

/// Keeps what was found without selection apart from the rest.
const THOROUGH: u64 = 0xBB67_AE85_84CA_A73B;

/// One search while it runs: the player's memory, and what it was given for this move.
pub(super) struct Thinking<'a> {
    pub memory: &'a mut Search,
    pub control: &'a mut dyn Control,
    pub limit: Limit,
    pub skill: Skill,
    pub nodes: u64,
    /// Between two questions about time, this many nodes pass.
    pub nodes_between: u64,
    pub is_stopped: bool,
    /// Whether that was so because it was told to stop, and not by its own limit.
    pub is_put_aside: bool,
    /// Whether a win by fours may have no other moves in it than fours.
    pub only_fours: bool,
}

impl<'a> Thinking<'a> {
    /// Before the first node; the position is set up.
    pub fn new(
        memory: &'a mut Search,
        control: &'a mut dyn Control,
        limit: Limit,
        skill: Skill,
    ) -> Self {
        Self {
            nodes_between: memory.patterns.nodes_in_a_while(),
            memory,
            control,
            limit,
            skill,
            nodes: 0,
            is_stopped: false,
            is_put_aside: false,
            only_fours: false,
        }
    }

    /// Counts a node. Whether the search goes on.
    pub fn enter(&mut self) -> bool {
        self.nodes += 1;
        if let Limit::Nodes(most) = self.limit {
            self.is_stopped |= self.nodes >= most;
        }
        if self.nodes.is_multiple_of(self.nodes_between) {
            self.ask();
        }
        !self.is_stopped
    }

    /// Asks whether to stop.
    pub fn ask(&mut self) {
        self.is_put_aside |= self.control.is_stopped();
        self.is_stopped |= self.is_put_aside;
        if let Limit::Time(most) = self.limit {
            self.is_stopped |= self.control.elapsed() >= most;
        }
    }

    /// How the position is looked up, which depends on whose turn it is too.
    pub fn key(&self, side: Side) -> Key {
        let patterns = &self.memory.patterns;
        let mut key = match &self.memory.symmetries {
            Some(symmetries) if patterns.free() >= FEWEST_TURNED => symmetries.key(patterns),
            _ => Key { hash: patterns.hash(), symmetry: 0 },
        };
        if side == Side::Second {
            key.hash ^= SECOND_TO_MOVE;
        }
        if self.memory.is_thorough {
            key.hash ^= THOROUGH;
        }
        key
    }

    /// What is remembered of the position, and its best move.
    pub fn recall(&self, key: Key) -> Option<(Entry, Option<Place>)> {
        let entry = self.memory.table.find(key.hash)?;
        let place = entry.place().map(|place| match &self.memory.symmetries {
            Some(symmetries) => symmetries.original(place, key),
            None => place,
        });
        Some((entry, place))
    }

    /// Remembers a position.
    pub fn store(&mut self, key: Key, place: Option<Place>, score: i32, depth: i32, bound: Bound) {
        let place = place.map(|place| match &self.memory.symmetries {
            Some(symmetries) => symmetries.image(place, key),
            None => place,
        });
        self.memory.table.store(key.hash, place, score, depth, bound);
    }
}
