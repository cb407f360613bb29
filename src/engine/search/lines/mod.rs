//! The search on boards where a run is as long as the lines: in space.

mod alpha_beta;
mod board;
mod context;
mod force;
mod proof;
mod proof_table;
mod root;

pub(super) use root::LineState;

use board::{Index, LineBoard};
use context::LineContext;
use proof_table::ProofTable;

use super::{
    Control, Limit, MAX_BYTES, Skill, limits::Limits, no_win_cache::NoWinCache,
    transposition::TranspositionTable,
};
use crate::engine::{Cell, Position, Rules};

/// Entries in the cache of positions without a forced win.
const NO_WINS: usize = 1 << 20;

/// How many positions a search for a forced win may look at.
const FORCED_BUDGET: u32 = 200_000;

/// How many nodes pass between two checks of the clock and the stop flag.
const NODES_PER_CHECK: u64 = 128;

/// What the table of proofs takes.
const PROOF_BYTES: usize = 16 << 20;

/// The tables of the search. They are allocated once and kept from move to move.
#[derive(Clone, Debug)]
pub(super) struct LineSearch {
    board: LineBoard,
    table: TranspositionTable,
    no_wins: NoWinCache,
    proofs: ProofTable,
}

impl LineSearch {
    pub fn new(rules: Rules, table_bytes: usize) -> Self {
        Self {
            board: LineBoard::new(rules),
            table: TranspositionTable::new(table_bytes.min(MAX_BYTES / 2)),
            no_wins: NoWinCache::new(NO_WINS),
            proofs: ProofTable::new(PROOF_BYTES),
        }
    }

    pub fn begin(
        &mut self,
        position: Position<'_>,
        limit: Limit,
        (skill, seed): (Skill, u64),
    ) -> LineState {
        self.board.set_up(position.board());
        self.table.age();
        LineState::new(&self.board, position, limit, (skill, seed))
    }

    pub fn resume(&mut self, state: &mut LineState, control: &mut dyn Control) {
        if !state.is_finished() {
            let (limit, skill) = (state.limit, state.skill);
            state.run(&mut self.context(limit, skill, control));
        }
    }

    /// Whether the other side would win by force if it were to move.
    pub fn is_threatened(&mut self, position: Position<'_>) -> bool {
        self.board.set_up(position.board());
        let other = position.turn().other();
        let mut control = super::Untimed;
        let limit = Limit::Nodes(u64::MAX);
        self.context(limit, Skill::FULL, &mut control).forced_win(other, FORCED_BUDGET).is_some()
    }

    /// The moves of a forced win, with the replies; `None` if none was found within the limit.
    pub fn find_forced_win(
        &mut self,
        position: Position<'_>,
        limit: Limit,
        control: &mut dyn Control,
    ) -> Option<Vec<Cell>> {
        self.board.set_up(position.board());
        let mut context = self.context(limit, Skill::FULL, control);
        let line = context.shortest_forced_win(position.turn(), FORCED_BUDGET)?;
        Some(self.named(&line))
    }

    /// A line in which the side to move wins against every defence; `None` if none was found within the limit.
    pub fn find_win(
        &mut self,
        position: Position<'_>,
        limit: Limit,
        control: &mut dyn Control,
    ) -> Option<Vec<Cell>> {
        self.board.set_up(position.board());
        let line = self.context(limit, Skill::FULL, control).prove(position.turn())?;
        Some(self.named(&line))
    }

    fn named(&self, line: &[Index]) -> Vec<Cell> {
        line.iter().map(|&index| self.board.cell(index)).collect()
    }

    pub fn clear(&mut self) {
        self.table.clear();
        self.no_wins.clear();
        self.proofs.clear();
    }

    fn context<'a>(
        &'a mut self,
        limit: Limit,
        skill: Skill,
        control: &'a mut dyn Control,
    ) -> LineContext<'a> {
        LineContext {
            board: &mut self.board,
            table: &mut self.table,
            no_wins: &mut self.no_wins,
            proofs: &mut self.proofs,
            limits: Limits::new(limit, control, NODES_PER_CHECK),
            skill,
        }
    }
}
