//! The positions that the proof search has seen, each with its proof number and its disproof number.
//!
//! Symmetric positions share a node. Nodes are never dropped, so no position is expanded twice.

use std::collections::HashMap;

use crate::{
    geometry::Cells,
    proving::{FIRST, Marks, SECOND, Side, numbers::Numbers},
};

/// Identifies a node.
pub type Id = u32;

#[derive(Clone, Debug)]
struct Node {
    marks: Marks,
    numbers: Numbers,
    /// If the second player is to move, the replies that have to be refuted.
    replies: Cells,
    /// The position of the first child in [`Tree::children`]. `None` if the node has not been expanded.
    first_child: Option<Id>,
    child_count: u8,
}

/// The nodes, and the edges between them.
#[derive(Clone, Debug, Default)]
pub struct Tree {
    nodes: Vec<Node>,
    children: Vec<Id>,
    ids: HashMap<Marks, Id>,
}

impl Tree {
    /// The node of a canonical position.
    pub fn find(&self, marks: Marks) -> Option<Id> {
        self.ids.get(&marks).copied()
    }

    /// Adds a node for a canonical position that has none.
    pub fn add(&mut self, marks: Marks, numbers: Numbers, replies: Cells) -> Id {
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

    pub fn marks(&self, id: Id) -> Marks {
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

    /// The side to move.
    pub fn turn(&self, id: Id) -> Side {
        let [first, second] = self.marks(id);
        if first.count_ones() == second.count_ones() { FIRST } else { SECOND }
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
