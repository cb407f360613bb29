//! The search in space, where a run is as long as the lines.

mod alpha_beta;
mod board;
mod context;
mod force;
mod proof;
mod proof_table;
mod root;

use board::{Index, LineBoard};
use context::LineContext;
use proof_table::ProofTable;
use root::LineState;

use super::{
    Beginning, Control, Engine, Limit, MAX_BYTES, SearchInfo, Skill, Untimed, limits::Limits,
    no_win_cache::NoWinCache, transposition::TranspositionTable,
};
use crate::engine::{Cell, Position, Rules};

/// The size of the cache of positions without a forced win.
const NO_WINS: usize = 1 << 20;

/// The most positions that a search for a forced win may look at.
const FORCED_BUDGET: u32 = 200_000;

/// The number of nodes between two checks of the clock and the stop flag.
const NODES_PER_CHECK: u64 = 128;

/// The size of the proof table.
const PROOF_BYTES: usize = 16 << 20;

/// The search in space. Its tables are allocated once and kept from move to move.
#[derive(Clone, Debug)]
pub(super) struct LineSearch {
    board: LineBoard,
    table: TranspositionTable,
    no_wins: NoWinCache,
    proofs: ProofTable,
    running: Option<LineState>,
}

impl LineSearch {
    pub fn new(rules: Rules, table_bytes: usize) -> Self {
        Self {
            board: LineBoard::new(rules),
            table: TranspositionTable::new(table_bytes.min(MAX_BYTES / 2)),
            no_wins: NoWinCache::new(NO_WINS),
            proofs: ProofTable::new(PROOF_BYTES),
            running: None,
        }
    }

    /// Sets up a position. This ends the search in progress.
    fn set_up(&mut self, position: Position<'_>) {
        self.running = None;
        self.board.set_up(position.board());
    }

    fn cells(&self, line: &[Index]) -> Vec<Cell> {
        line.iter().map(|&index| self.board.cell(index)).collect()
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

impl Engine for LineSearch {
    fn begin(&mut self, position: Position<'_>, beginning: Beginning<'_>) -> SearchInfo {
        self.set_up(position);
        self.table.age();
        let (state, info) = LineState::new(&self.board, position, beginning);
        self.running = Some(state);
        info
    }

    fn resume(&mut self, info: &mut SearchInfo, control: &mut dyn Control) -> bool {
        let Some(mut state) = self.running.take() else { return false };
        let mut context = self.context(state.limit, state.skill, control);
        *info = state.run(&mut context);
        let is_interrupted = context.limits.is_interrupted;
        self.running = is_interrupted.then_some(state);
        is_interrupted
    }

    /// Whether the other side would win by force if it were to move.
    fn is_threatened(&mut self, position: Position<'_>) -> bool {
        self.set_up(position);
        let other = position.turn().other();
        let mut control = Untimed;
        let mut context = self.context(Limit::Nodes(u64::MAX), Skill::FULL, &mut control);
        context.forced_win(other, FORCED_BUDGET).is_some()
    }

    fn find_vcf(
        &mut self,
        position: Position<'_>,
        limit: Limit,
        control: &mut dyn Control,
    ) -> Option<Vec<Cell>> {
        self.set_up(position);
        let mut context = self.context(limit, Skill::FULL, control);
        let line = context.shortest_forced_win(position.turn(), FORCED_BUDGET)?;
        Some(self.cells(&line))
    }

    /// Finds any proven win, with any number of threats.
    fn find_vct(
        &mut self,
        position: Position<'_>,
        _: u32,
        limit: Limit,
        control: &mut dyn Control,
    ) -> Option<(Cell, u32)> {
        self.set_up(position);
        let line = self.context(limit, Skill::FULL, control).prove(position.turn())?;
        Some((self.board.cell(*line.first()?), u32::try_from(line.len()).ok()?))
    }

    fn clear(&mut self) {
        self.running = None;
        self.table.clear();
        self.no_wins.clear();
        self.proofs.clear();
    }
}
