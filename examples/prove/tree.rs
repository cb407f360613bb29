//! What the proof search knows: positions, each with its proof number and its disproof number.
//!
//! Positions that symmetries map to each other share a node, and so do those reached by different orders of moves. A
//! node is never forgotten, so no position is looked into twice.

use std::collections::HashMap;

use crate::geometry::Cells;

/// The number of what is proved the other way, and so can no longer be (dis)proved.
pub const INFINITE: u32 = 1 << 30;

/// The number of a node.
pub type Id = u32;

/// The proof number and the disproof number of a node. The proof number says how far the first player's win is from
/// being proved: it is 0 if it is. The disproof number says the same of the refutation, among the moves searched.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub struct Numbers {
    pub proof: u32,
    pub disproof: u32,
}

impl Numbers {
    pub const PROVED: Self = Self { proof: 0, disproof: INFINITE };
    pub const DISPROVED: Self = Self { proof: INFINITE, disproof: 0 };

    /// No limits for a search.
    pub const UNLIMITED: Self = Self { proof: INFINITE, disproof: INFINITE };

    /// Whether the node is proved or disproved.
    pub fn are_final(self) -> bool {
        self.proof == 0 || self.disproof == 0
    }

    /// The same with the two numbers exchanged: what they mean to the other player.
    pub fn exchanged(self) -> Self {
        Self { proof: self.disproof, disproof: self.proof }
    }
}

#[derive(Clone, Debug)]
struct Node {
    marks: [Cells; 2],
    numbers: Numbers,
    /// Where the second player is to move: the replies that are to be refuted.
    replies: Cells,
    /// Where the children start. `None` if the node has not been expanded.
    first_child: Option<Id>,
    child_count: u8,
}

/// The nodes, and the edges between them.
#[derive(Clone, Debug, Default)]
pub struct Tree {
    nodes: Vec<Node>,
    children: Vec<Id>,
    ids: HashMap<[Cells; 2], Id>,
}

impl Tree {
    /// The node of a position, which is to be the canonical one.
    pub fn find(&self, marks: [Cells; 2]) -> Option<Id> {
        self.ids.get(&marks).copied()
    }

    /// Adds the node of a canonical position that has none.
    pub fn add(&mut self, marks: [Cells; 2], numbers: Numbers, replies: Cells) -> Id {
        let id = to_id(self.nodes.len());
        let (first_child, child_count) = (None, 0);
        self.nodes.push(Node { marks, numbers, replies, first_child, child_count });
        self.ids.insert(marks, id);
        id
    }

    /// Sets the children of a node.
    pub fn expand(&mut self, id: Id, children: &[Id]) {
        let node = &mut self.nodes[id as usize];
        node.first_child = Some(to_id(self.children.len()));
        node.child_count = u8::try_from(children.len()).expect("there are at most 64 moves");
        self.children.extend_from_slice(children);
    }

    pub fn is_expanded(&self, id: Id) -> bool {
        self.nodes[id as usize].first_child.is_some()
    }

    pub fn children(&self, id: Id) -> &[Id] {
        let node = &self.nodes[id as usize];
        let first = node.first_child.unwrap_or_default();
        &self.children[first as usize..][..usize::from(node.child_count)]
    }

    pub fn marks(&self, id: Id) -> [Cells; 2] {
        self.nodes[id as usize].marks
    }

    pub fn replies(&self, id: Id) -> Cells {
        self.nodes[id as usize].replies
    }

    pub fn numbers(&self, id: Id) -> Numbers {
        self.nodes[id as usize].numbers
    }

    pub fn set_numbers(&mut self, id: Id, numbers: Numbers) {
        self.nodes[id as usize].numbers = numbers;
    }

    pub fn is_first_to_move(&self, id: Id) -> bool {
        let [first, second] = self.marks(id);
        first.count_ones() == second.count_ones()
    }

    pub fn len(&self) -> usize {
        self.nodes.len()
    }

    pub fn edge_count(&self) -> usize {
        self.children.len()
    }
}

fn to_id(number: usize) -> Id {
    Id::try_from(number).expect("there are fewer than 2^32 nodes and edges")
}
