use super::{
    FORCED_BUDGET,
    alpha_beta::Node,
    board::{Index, LineBoard},
    context::LineContext,
};
use crate::engine::{
    Cell, Position, Side,
    search::{
        Beginning, Limit, SearchInfo, Skill,
        score::{INFINITY, MATE_BOUND, add_noise, mate_in, to_public},
        transposition::Entry,
    },
};

/// The search for a proof starts after this depth, which finds short wins exactly.
const DEPTH_BEFORE_PROOF: i32 = 2;

/// The maximum length of the principal variation.
const LONGEST_PV: usize = 20;

/// A search in progress.
#[derive(Clone, Debug)]
pub(super) struct LineState {
    pub limit: Limit,
    pub skill: Skill,
    side: Side,
    /// The root moves, the best first.
    moves: Vec<Index>,
    score: i32,
    depth: i32,
    nodes: u64,
    /// Seeds the noise of the weaker levels.
    seed: u64,
    /// How the side to move wins, once that is known.
    win: Vec<Index>,
    is_force_tried: bool,
    is_proof_tried: bool,
}

/// One of the cells with the most lines. They are equivalent: symmetries map each of them to every other.
fn opening_move(board: &LineBoard, moves: &[Index], seed: u64) -> Index {
    let most = board.weight(moves[0]);
    let best = moves.iter().copied().filter(|&index| board.weight(index) == most);
    let best: Vec<_> = best.collect();
    best[usize::try_from(seed % best.len() as u64).unwrap_or_default()]
}

impl LineState {
    /// The root moves, with the score that the lines give.
    pub fn new(
        board: &LineBoard,
        position: Position<'_>,
        Beginning { limit, skill, seed, excluded }: Beginning<'_>,
    ) -> (Self, SearchInfo) {
        let side = position.turn();
        let (wins, blocks) = (board.completing(side), board.completing(side.other()));
        let cells = match (wins, blocks) {
            (0, 0) => board.free(),
            (0, blocks) => blocks,
            (wins, _) => wins,
        };
        let is_excluded = |index: &Index| excluded.contains(&board.cell(*index));
        let mut moves = board.ordered(cells, None);
        moves.retain(|index| !is_excluded(index));
        // Where all these moves are excluded, the others are searched.
        let is_static = !moves.is_empty();
        if !is_static {
            moves = board.ordered(board.free(), None);
            moves.retain(|index| !is_excluded(index));
        }
        if board.is_empty() && excluded.is_empty() {
            moves = vec![opening_move(board, &moves, seed)];
        }
        let score = match (wins, blocks.count_ones()) {
            (1.., _) if is_static => mate_in(0, 1),
            (0, 2..) if is_static => -mate_in(0, 2),
            _ => board.evaluate(side),
        };
        let best = board.cell(moves.first().copied().unwrap_or_default());
        let info = SearchInfo { best, score: to_public(score), depth: 0, nodes: 0, pv: vec![best] };
        let state = Self {
            limit,
            skill,
            side,
            moves,
            score,
            depth: 0,
            nodes: 0,
            seed,
            win: Vec::new(),
            is_force_tried: false,
            is_proof_tried: false,
        };
        (state, info)
    }

    /// Searches until the limit, or until the control stops it. Returns what it has found so far.
    pub fn run(&mut self, context: &mut LineContext<'_>) -> SearchInfo {
        context.limits.nodes = self.nodes;
        context.limits.check();
        self.try_force(context);
        let free = context.board.free().count_ones();
        let max = match self.limit {
            Limit::Depth(depth) => depth.max(1),
            _ => u32::MAX,
        };
        let max = i32::try_from(max.min(self.skill.depth).min(free)).unwrap_or(i32::MAX);
        while !self.is_done() && !context.limits.is_stopped && self.depth < max {
            if self.depth == DEPTH_BEFORE_PROOF && self.try_proof(context) {
                break;
            }
            self.search_root(context, self.depth + 1);
            if !context.limits.is_stopped {
                self.depth += 1;
                self.report(context);
            }
        }
        self.nodes = context.limits.nodes;
        self.info_so_far(context)
    }

    /// Whether there is no need to search deeper.
    fn is_done(&self) -> bool {
        let is_only = self.moves.len() == 1 && matches!(self.limit, Limit::Time(_));
        self.score.abs() > MATE_BOUND || (is_only && self.depth >= 2)
    }

    /// Looks for a forced win of the side to move.
    fn try_force(&mut self, context: &mut LineContext<'_>) {
        if self.is_force_tried || !self.skill.uses_vcf || self.is_done() {
            return;
        }
        if let Some(line) = context.shortest_forced_win(self.side, FORCED_BUDGET) {
            self.win_by(line);
        }
        self.is_force_tried = !context.limits.is_stopped;
    }

    /// Spends half of the limit on a proof that the side to move wins. Returns whether there is one.
    fn try_proof(&mut self, context: &mut LineContext<'_>) -> bool {
        let half = match self.limit {
            Limit::Time(time) => Limit::Time(time / 2),
            Limit::Nodes(nodes) => Limit::Nodes(nodes / 2),
            Limit::Depth(_) => return false,
        };
        if self.is_proof_tried || !self.skill.uses_vct || context.limits.is_stopped {
            return false;
        }
        context.limits.limit = half;
        let win = context.prove(self.side);
        context.limits.limit = self.limit;
        context.limits.is_stopped = context.limits.is_interrupted;
        self.is_proof_tried = !context.limits.is_stopped;
        win.is_some_and(|line| self.win_by(line))
    }

    fn search_root(&mut self, context: &mut LineContext<'_>, depth: i32) {
        let root = Node { side: self.side, depth, ply: 0, alpha: -INFINITY, beta: INFINITY };
        let mut best = -INFINITY;
        for number in 0..self.moves.len() {
            let index = self.moves[number];
            let noise = self.skill.noise_of(self.seed, index);
            let bounds = ((best - noise).max(-INFINITY), INFINITY);
            let score = context.search_move(root, index, depth - 1, number > 0, false, bounds);
            if context.limits.is_stopped {
                return;
            }
            let varied = add_noise(score, noise);
            if varied > best {
                best = varied;
                self.score = score;
                self.moves[..=number].rotate_right(1);
                if number > 0 {
                    self.report(context);
                }
            }
        }
    }

    /// Notes a line that wins, unless its first move is excluded. Returns whether it is noted.
    fn win_by(&mut self, line: Vec<Index>) -> bool {
        let best = line.first();
        let place = self.moves.iter().position(|index| Some(index) == best);
        if let Some(place) = place {
            self.moves[..=place].rotate_right(1);
            self.score = mate_in(0, u32::try_from(line.len()).unwrap_or_default());
            self.win = line;
        }
        place.is_some()
    }

    fn report(&self, context: &mut LineContext<'_>) {
        let info = self.info_so_far(context);
        context.limits.control.progress(&info);
    }

    fn info_so_far(&self, context: &mut LineContext<'_>) -> SearchInfo {
        let pv = self.principal_variation(context);
        SearchInfo {
            best: pv[0],
            score: to_public(self.score),
            depth: self.depth.unsigned_abs(),
            nodes: context.limits.nodes,
            pv,
        }
    }

    /// The best move, followed by moves from the transposition table.
    fn principal_variation(&self, context: &mut LineContext<'_>) -> Vec<Cell> {
        if !self.win.is_empty() {
            return self.win.iter().map(|&index| context.board.cell(index)).collect();
        }
        let (mut line, mut side) = (Vec::new(), self.side);
        let mut next = self.moves.first().copied();
        while let Some(index) = next {
            line.push(index);
            context.board.put(index, side);
            side = side.other();
            let is_over = context.board.free() == 0 || line.len() == LONGEST_PV;
            let entry = context.table.find(context.key(side)).filter(|_| !is_over);
            next = entry.and_then(Entry::index).map(|index| index - 1);
            next = next.filter(|&index| context.board.free() >> index & 1 == 1);
        }
        for &index in line.iter().rev() {
            side = side.other();
            context.board.clear(index, side);
        }
        line.into_iter().map(|index| context.board.cell(index)).collect()
    }
}
