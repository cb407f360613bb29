//! A game with its variations.

use super::{ArrangeError, Cell, Game, PlayError, Ply, Rules, Start};

/// A game with variations: a tree of plies, and one of its nodes as the current one.
///
/// Every ply is checked like one in a [`Game`]. The main line follows the first child of each node.
///
/// # Examples
/// ```
/// use in_a_row::engine::{GameTree, Rules, notation};
///
/// let mut tree = GameTree::new(Rules::NOUGHTS_AND_CROSSES);
/// let first = tree.play("b2".parse()?)?;
/// tree.play("a1".parse()?)?;
/// tree.go_to(first);
/// let variation = tree.play("a2".parse()?)?;
/// assert_eq!(tree.game().moves(), notation::parse_moves("b2a2")?);
/// assert_eq!(tree.main_line().moves(), notation::parse_moves("b2a1")?);
///
/// tree.promote(variation, 0);
/// assert_eq!(tree.main_line().moves(), notation::parse_moves("b2a2")?);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug)]
pub struct GameTree {
    /// The root is first. Deleted nodes stay, so that a deletion can be undone.
    nodes: Vec<Node>,
    current: NodeId,
    /// The game up to the current node.
    game: Game,
}

/// A node of a [`GameTree`].
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct NodeId(u32);

/// A position in a tree: the ply that led to it, and what is said about it.
#[derive(Clone, Debug)]
struct Node {
    /// The root has none.
    ply: Option<Ply>,
    /// The root is its own parent.
    parent: NodeId,
    children: Vec<NodeId>,
    notes: Notes,
}

/// What a person has written about a position, or drawn on its board.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Notes {
    /// The comment, of any number of lines.
    pub comment: String,
    /// How good the last ply is.
    pub glyph: Option<Glyph>,
    /// Marks on points, each with its cell.
    pub points: Vec<(Cell, PointMark)>,
}

/// A mark that a person puts on a point.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum PointMark {
    /// A letter or another short text.
    Label(String),
    /// A triangle.
    Triangle,
    /// A square.
    Square,
    /// A circle.
    Circle,
    /// A cross.
    Cross,
}

/// A person's judgement about a ply.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Glyph {
    /// `!`
    Good,
    /// `!!`
    VeryGood,
    /// `?`
    Bad,
    /// `??`
    VeryBad,
    /// `!?`
    Interesting,
    /// `?!`
    Doubtful,
}

/// A deleted variation, which can be [restored](GameTree::restore).
#[derive(Clone, Copy, Debug)]
pub struct Deleted {
    node: NodeId,
    /// Its place among its siblings.
    place: usize,
}

impl Deleted {
    /// Returns the first node of the variation.
    #[must_use]
    pub const fn node(self) -> NodeId {
        self.node
    }
}

impl NodeId {
    /// The node without plies.
    pub const ROOT: Self = Self(0);

    /// Returns the number of the node, which is smaller than [`GameTree::node_count`].
    #[must_use]
    pub const fn index(self) -> usize {
        self.0 as usize
    }
}

impl Notes {
    /// Returns whether nothing is said or drawn.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        *self == Self::default()
    }
}

impl Glyph {
    /// All glyphs.
    pub const ALL: [Self; 6] =
        [Self::Good, Self::VeryGood, Self::Bad, Self::VeryBad, Self::Interesting, Self::Doubtful];

    /// Returns the glyph as it is written behind a move.
    #[must_use]
    pub const fn sign(self) -> &'static str {
        match self {
            Self::Good => "!",
            Self::VeryGood => "!!",
            Self::Bad => "?",
            Self::VeryBad => "??",
            Self::Interesting => "!?",
            Self::Doubtful => "?!",
        }
    }
}

impl GameTree {
    /// The most nodes that a tree may have.
    pub const MOST_NODES: usize = 1_000_000;

    /// Creates a tree without plies.
    #[must_use]
    pub fn new(rules: Rules) -> Self {
        Self::before(Game::new(rules))
    }

    /// Creates a tree without plies that begins from these marks.
    ///
    /// # Errors
    /// No game can begin from these marks.
    pub fn arrange(rules: Rules, start: Start) -> Result<Self, ArrangeError> {
        Game::arrange(rules, start).map(Self::before)
    }

    /// Creates a tree whose only line is this game. The current node is its last one.
    ///
    /// # Panics
    /// Never: what was played can be played again.
    #[must_use]
    pub fn of(game: &Game) -> Self {
        let mut tree = Self::before(game.after_plies(0));
        for &ply in game.plies() {
            tree.play_ply(ply).expect("it was played");
        }
        tree
    }

    fn before(game: Game) -> Self {
        let root =
            Node { ply: None, parent: NodeId::ROOT, children: Vec::new(), notes: Notes::default() };
        Self { nodes: vec![root], current: NodeId::ROOT, game }
    }

    /// Returns the game up to the current node.
    #[must_use]
    pub const fn game(&self) -> &Game {
        &self.game
    }

    /// Returns the current node.
    #[must_use]
    pub const fn current(&self) -> NodeId {
        self.current
    }

    /// Returns the number of nodes that were ever added, and the root.
    #[must_use]
    pub fn node_count(&self) -> usize {
        self.nodes.len()
    }

    /// Returns the node with this [number](NodeId::index), if there is one.
    #[must_use]
    pub fn node(&self, index: usize) -> Option<NodeId> {
        let number = u32::try_from(index).ok()?;
        (index < self.nodes.len()).then_some(NodeId(number))
    }

    /// Returns the ply that leads to this node; the root has none.
    #[must_use]
    pub fn ply(&self, node: NodeId) -> Option<Ply> {
        self.nodes[node.index()].ply
    }

    /// Returns the node before this one; the root has none.
    #[must_use]
    pub fn parent(&self, node: NodeId) -> Option<NodeId> {
        (node != NodeId::ROOT).then(|| self.nodes[node.index()].parent)
    }

    /// Returns the nodes after this one, that of the main line first.
    #[must_use]
    pub fn children(&self, node: NodeId) -> &[NodeId] {
        &self.nodes[node.index()].children
    }

    /// Returns what is said about this node.
    #[must_use]
    pub fn notes(&self, node: NodeId) -> &Notes {
        &self.nodes[node.index()].notes
    }

    /// Returns what is said about this node, to change it.
    pub fn notes_mut(&mut self, node: NodeId) -> &mut Notes {
        &mut self.nodes[node.index()].notes
    }

    /// Returns the nodes from the first ply to this node.
    #[must_use]
    pub fn path(&self, node: NodeId) -> Vec<NodeId> {
        let mut path: Vec<_> =
            std::iter::successors(Some(node), |&node| self.parent(node)).collect();
        path.pop();
        path.reverse();
        path
    }

    /// Returns the node at the end of the main line that begins with this node.
    #[must_use]
    pub fn end_of_line(&self, node: NodeId) -> NodeId {
        let mut last = node;
        while let Some(&next) = self.children(last).first() {
            last = next;
        }
        last
    }

    /// Returns the game on the main line.
    ///
    /// # Panics
    /// Never: every ply was checked when it was added.
    #[must_use]
    pub fn main_line(&self) -> Game {
        let line = self.path(self.end_of_line(NodeId::ROOT));
        let plies = line.into_iter().filter_map(|node| self.ply(node));
        self.game.after_plies(0).with_plies(plies).expect("every ply was checked")
    }

    /// Returns the nodes after the root in the order in which they are written: each node before its children, the
    /// main line before the variations.
    pub fn nodes(&self) -> impl Iterator<Item = NodeId> {
        let mut stack: Vec<NodeId> = self.children(NodeId::ROOT).iter().rev().copied().collect();
        std::iter::from_fn(move || {
            let node = stack.pop()?;
            stack.extend(self.children(node).iter().rev());
            Some(node)
        })
    }

    /// Makes this node the current one.
    ///
    /// # Panics
    /// If the node is of another tree.
    pub fn go_to(&mut self, node: NodeId) {
        let (old, new) = (self.path(self.current), self.path(node));
        let shared = std::iter::zip(&old, &new).take_while(|(old, new)| old == new).count();
        for _ in shared..old.len() {
            self.game.undo();
        }
        for &node in &new[shared..] {
            let ply = self.ply(node).expect("only the root has no ply");
            self.game.record(ply).expect("it was played before");
        }
        self.current = node;
    }

    /// Makes the node before the current one the current one, which takes the same time at any depth. Returns whether
    /// there is one.
    pub fn back(&mut self) -> bool {
        let Some(parent) = self.parent(self.current) else { return false };
        self.game.undo();
        self.current = parent;
        true
    }

    /// Makes a move after the current node, as in [`Self::play_ply`].
    ///
    /// # Errors
    /// As in [`Self::play_ply`].
    pub fn play(&mut self, cell: Cell) -> Result<NodeId, PlayError> {
        self.play_ply(Ply::Move(cell))
    }

    /// Makes this ply after the current node, and makes its node the current one. If it is not there yet, it becomes the
    /// last variation.
    ///
    /// # Errors
    /// The game does not accept the ply, as in [`Game::record`]. The tree does not change.
    pub fn play_ply(&mut self, ply: Ply) -> Result<NodeId, PlayError> {
        let children = self.children(self.current).iter().copied();
        let known = children.into_iter().find(|&node| self.ply(node) == Some(ply));
        self.game.record(ply)?;
        let node = known.unwrap_or_else(|| self.add(ply));
        self.current = node;
        Ok(node)
    }

    fn add(&mut self, ply: Ply) -> NodeId {
        let node = NodeId(u32::try_from(self.nodes.len()).unwrap_or(u32::MAX));
        let parent = self.current;
        self.nodes.push(Node {
            ply: Some(ply),
            parent,
            children: Vec::new(),
            notes: Notes::default(),
        });
        self.nodes[parent.index()].children.push(node);
        node
    }

    /// Adds the nodes of another tree that this one lacks, and what is said about them. Where both trees have a comment, a
    /// glyph, or a mark on the same point, that of this tree stays. The current node stays. A tree that begins from another
    /// position adds nothing.
    pub fn merge(&mut self, other: &Self) {
        let start = |tree: &Self| tree.game.after_plies(0);
        if start(self) != start(other) {
            return;
        }
        let current = self.current;
        // For each node of the other tree, the same one in this tree.
        let mut same: Vec<Option<NodeId>> = vec![None; other.nodes.len()];
        same[0] = Some(NodeId::ROOT);
        self.merge_notes(NodeId::ROOT, other.notes(NodeId::ROOT));
        for node in other.nodes() {
            let parent = other.parent(node).and_then(|parent| same[parent.index()]);
            let (Some(parent), Some(ply)) = (parent, other.ply(node)) else { continue };
            self.go_to(parent);
            if self.nodes.len() < Self::MOST_NODES
                && let Ok(added) = self.play_ply(ply)
            {
                same[node.index()] = Some(added);
                self.merge_notes(added, other.notes(node));
            }
        }
        self.go_to(current);
    }

    fn merge_notes(&mut self, node: NodeId, other: &Notes) {
        let notes = self.notes_mut(node);
        if notes.comment.is_empty() {
            notes.comment.clone_from(&other.comment);
        }
        notes.glyph = notes.glyph.or(other.glyph);
        for (cell, mark) in &other.points {
            if notes.points.iter().all(|(it, _)| it != cell) {
                notes.points.push((*cell, mark.clone()));
            }
        }
    }

    /// Moves this node forward to this place among its siblings, counted from 0. At 0, its line becomes the main line if
    /// that leads to its parent.
    pub fn promote(&mut self, node: NodeId, to: usize) {
        let Some(parent) = self.parent(node) else { return };
        let siblings = &mut self.nodes[parent.index()].children;
        if let Some(place) = siblings.iter().position(|&it| it == node)
            && to < place
        {
            siblings[to..=place].rotate_right(1);
        }
    }

    /// Removes this node and everything after it. If the current node is among them, the node before is the current one.
    /// Returns `None` for the root, which stays.
    pub fn delete(&mut self, node: NodeId) -> Option<Deleted> {
        let parent = self.parent(node)?;
        if self.path(self.current).contains(&node) {
            self.go_to(parent);
        }
        let siblings = &mut self.nodes[parent.index()].children;
        let place = siblings.iter().position(|&it| it == node)?;
        siblings.remove(place);
        Some(Deleted { node, place })
    }

    /// Puts a deleted variation back to where it was.
    pub fn restore(&mut self, Deleted { node, place }: Deleted) {
        if let Some(parent) = self.parent(node) {
            let siblings = &mut self.nodes[parent.index()].children;
            siblings.insert(place.min(siblings.len()), node);
        }
    }
}
