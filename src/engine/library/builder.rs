//! Builds a library game by game.

use std::{mem, sync::Arc};

use rustc_hash::FxHashMap;

use super::{
    GameResult, Library,
    key::{Frame, PositionKey, Sums},
    shape_of,
    symmetries::{Bounds, Symmetries},
};
use crate::engine::{Cell, GameTree, NodeId, Shape, Side, records::Record};

/// Builds a [`Library`] game by game, so that other work can be done in between.
///
/// # Examples
/// ```
/// use std::sync::Arc;
///
/// use in_a_row::engine::{Variant, library::LibraryBuilder, records::sgf};
///
/// let mut builder = LibraryBuilder::default();
/// for game in sgf::read("(;GM[4];B[hh])(;GM[4];B[ii])", Variant::Freestyle, false)? {
///     builder.add(Arc::new(game));
/// }
/// assert_eq!(builder.finish().games().len(), 2);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Debug, Default)]
pub struct LibraryBuilder {
    /// The library, whose nodes are not sorted yet.
    library: Library,
    /// The key and the number of each node.
    sorted: Vec<(PositionKey, u32)>,
    symmetries: FxHashMap<Shape, Symmetries>,
}

impl LibraryBuilder {
    /// Reserves memory for this many nodes.
    pub(super) fn reserve(&mut self, count: usize) {
        self.library.keys.reserve_exact(count);
        self.library.frames.reserve_exact(count);
        self.sorted.reserve_exact(count);
    }

    /// Adds a game.
    pub fn add(&mut self, game: Arc<Record>) {
        self.add_positions(&game);
        self.library.results.push(GameResult::of(&game));
        self.library.games.push(game);
    }

    /// Adds the positions of a game.
    fn add_positions(&mut self, game: &Record) {
        let Library { keys, frames, starts, games, .. } = &mut self.library;
        // Once a game has been left out, all later ones are, because a start belongs to the game in the same place.
        let is_full = starts.len() < games.len();
        let start = keys.len();
        let end = start + game.tree.node_count();
        let (Ok(number), Ok(_), false) = (u32::try_from(start), u32::try_from(end), is_full) else {
            return;
        };
        starts.push(number);
        keys.resize(end, PositionKey::default());
        frames.resize(end, Frame::default());
        let shape = shape_of(game);
        let symmetries = self.symmetries.entry(shape).or_insert_with(|| Symmetries::of(shape));
        for_each_position(&game.tree, symmetries, |node, sums| {
            let view = sums.view();
            keys[start + node.index()] = view.key;
            frames[start + node.index()] = view.frame;
            // It is less than `end`.
            let number = number.saturating_add(u32::try_from(node.index()).unwrap_or_default());
            self.sorted.push((view.key, number));
        });
    }

    /// Returns the library of the games that were added.
    #[must_use]
    pub fn finish(mut self) -> Library {
        // This keeps the order of those with the same key.
        self.sorted.sort_by_key(|&(key, _)| key);
        self.library.sorted =
            mem::take(&mut self.sorted).into_iter().map(|(_, number)| number).collect();
        self.library.keys.shrink_to_fit();
        self.library.frames.shrink_to_fit();
        self.library
    }
}

/// A ply on the way to a node.
struct Step {
    /// The mark that it made, if it is a move.
    mark: Option<(Cell, Side)>,
    /// The bounds of the marks before it.
    bounds: Bounds,
}

/// Visits all positions of a tree, in the order of [`GameTree::nodes`] after that of the root.
fn for_each_position(
    tree: &GameTree,
    symmetries: &Symmetries,
    mut visit: impl FnMut(NodeId, &Sums),
) {
    let mut sums = Sums::new(symmetries);
    for (cell, side) in tree.game().start().marks() {
        sums.put(cell, side);
    }
    let (mut path, mut moves): (Vec<Step>, usize) = (Vec::new(), 0);
    // Nodes that are still to be visited, each with the number of plies that lead to its parent.
    let mut stack = vec![(NodeId::ROOT, 0)];
    while let Some((node, depth)) = stack.pop() {
        for Step { mark, bounds } in path.drain(depth..).rev() {
            if let Some((cell, side)) = mark {
                sums.clear(cell, side, bounds);
                moves -= 1;
            }
        }
        if let Some(ply) = tree.ply(node) {
            let mark = ply.cell().map(|cell| (cell, tree.game().side_at(moves)));
            path.push(Step { mark, bounds: sums.bounds() });
            if let Some((cell, side)) = mark {
                sums.put(cell, side);
                moves += 1;
            }
        }
        visit(node, &sums);
        stack.extend(tree.children(node).iter().rev().map(|&child| (child, path.len())));
    }
}
