//! The list of moves of a game with variations.

use std::collections::BTreeSet;

use crate::{
    app::{game::state::GameState, names::model::DisplayNames},
    engine::{Cell, Glyph, NodeId, Ply, advice::Verdict},
    session::Replay,
    words::Piece,
};

/// The most nodes of a tree whose variations are all unfolded at first. In a larger one, only those are that lead to the
/// position on the screen.
const SMALL: usize = 200;

/// The most moves that are listed, around the one that is shown.
const LISTED: usize = 300;

/// The most moves in a row.
const IN_ROW: usize = 50;

/// The variations that a person has folded or unfolded.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Folding(BTreeSet<NodeId>);

/// A row of the list: moves that follow each other.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TreeRow {
    /// 0 for the game, 1 for its variations, 2 for theirs, and so on.
    pub depth: usize,
    /// The moves. Not all of them, if the variation is folded.
    pub moves: Vec<TreeMove>,
    /// Whether the variation that begins here is folded; `None` if no variation begins here.
    pub is_folded: Option<bool>,
}

/// A move in the list.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TreeMove {
    /// Its node.
    pub node: NodeId,
    /// Its number, counted from 1.
    pub number: usize,
    /// The piece, with the name of the person who would make the move.
    pub piece: Piece,
    /// The cell.
    pub cell: Cell,
    /// The verdict of a review on a move of the game, if there is one yet.
    pub verdict: Option<Verdict>,
    /// How good somebody has called it.
    pub glyph: Option<Glyph>,
    /// Whether somebody has commented on it.
    pub has_comment: bool,
    /// Whether its position is shown.
    pub is_current: bool,
}

impl Folding {
    /// Folds the variation that begins with this node, or unfolds it.
    pub fn toggle(&mut self, node: NodeId) {
        if !self.0.remove(&node) {
            self.0.insert(node);
        }
    }

    /// Returns whether the variation that begins with this node is folded. The one on the screen never is.
    fn is_folded(&self, node: NodeId, replay: &Replay, is_shown: bool) -> bool {
        let is_small = replay.tree().node_count() <= SMALL;
        !is_shown && (self.0.contains(&node) == is_small)
    }
}

/// A step of listing a tree.
enum ListStep {
    /// Lists what follows this node.
    Continue(NodeId),
    /// Lists the variation that begins with this node.
    Variation(NodeId),
}

/// Returns the rows of the list; none unless a game with variations is under review.
#[must_use]
pub fn rows(game: &GameState, names: DisplayNames, folding: &Folding) -> Vec<TreeRow> {
    let replay = game.mode.review().map(|review| &review.replay);
    let Some(replay) = replay.filter(|replay| replay.has_variations()) else {
        return Vec::new();
    };
    let tree = replay.tree();
    let shown: BTreeSet<NodeId> = tree.path(tree.current()).into_iter().collect();
    let of_game: BTreeSet<NodeId> = replay.game_line().iter().copied().collect();
    let listed = |node, cell, number| TreeMove {
        node,
        number,
        piece: game.piece(game.seat_of_mark(number - 1), names),
        cell,
        verdict: replay
            .review()
            .moves
            .get(number - 1)
            .filter(|_| of_game.contains(&node))
            .map(|judged| judged.verdict),
        glyph: tree.notes(node).glyph,
        has_comment: !tree.notes(node).comment.is_empty(),
        is_current: node == tree.current(),
    };
    let mut rows: Vec<TreeRow> = Vec::new();
    // Each with the depth of its row and the number of moves before.
    let mut steps = vec![(ListStep::Continue(NodeId::ROOT), 0, 0)];
    while let Some((step, depth, moves)) = steps.pop() {
        let (node, others, is_folded) = match step {
            ListStep::Continue(after) => {
                let [main, others @ ..] = tree.children(after) else { continue };
                (*main, others, None)
            }
            ListStep::Variation(node) => {
                let is_folded = folding.is_folded(node, replay, shown.contains(&node));
                (node, &[][..], Some(is_folded))
            }
        };
        let cell = tree.ply(node).and_then(Ply::cell);
        let number = moves + usize::from(cell.is_some());
        let fits = |row: &TreeRow| row.depth == depth && row.moves.len() < IN_ROW;
        if is_folded.is_some() || !rows.last().is_some_and(fits) {
            rows.push(TreeRow { depth, moves: Vec::new(), is_folded });
        }
        if let (Some(row), Some(cell)) = (rows.last_mut(), cell) {
            row.moves.push(listed(node, cell, number));
        }
        if is_folded != Some(true) {
            steps.push((ListStep::Continue(node), depth, number));
        }
        let others = others.iter().rev();
        steps.extend(others.map(|&other| (ListStep::Variation(other), depth + 1, moves)));
    }
    around_current(rows)
}

/// Returns the rows around the move that is shown, with [`LISTED`] moves or a few more.
fn around_current(rows: Vec<TreeRow>) -> Vec<TreeRow> {
    let is_current = |row: &TreeRow| row.moves.iter().any(|it| it.is_current);
    let middle = rows.iter().position(is_current).unwrap_or_default();
    let (mut from, mut to, mut count) = (middle, middle, 0);
    while count < LISTED && (from > 0 || to < rows.len()) {
        if to < rows.len() {
            count += rows[to].moves.len().max(1);
            to += 1;
        }
        if from > 0 {
            from -= 1;
            count += rows[from].moves.len().max(1);
        }
    }
    rows.into_iter().skip(from).take(to - from).collect()
}
