//! The strongly connected groups of a graph: nodes that can all reach each other.

use std::collections::{BTreeMap, BTreeSet};

/// Returns the groups of more than one node, given the graph's arrows.
pub fn groups<'a, T: Ord + ?Sized>(arrows: &[(&'a T, &'a T)]) -> Vec<Vec<&'a T>> {
    let mut next: BTreeMap<&T, Vec<&T>> = BTreeMap::new();
    for &(from, to) in arrows {
        next.entry(from).or_default().push(to);
    }
    let reachable: BTreeMap<&T, BTreeSet<&T>> =
        next.keys().map(|&node| (node, reachable_from(node, &next))).collect();
    let reaches = |from: &T, to: &T| reachable.get(from).is_some_and(|nodes| nodes.contains(to));
    let mut seen = BTreeSet::new();
    let mut groups = Vec::new();
    for &node in reachable.keys() {
        let mutual = |&other: &&T| reaches(node, other) && reaches(other, node);
        let group: Vec<_> = reachable.keys().copied().filter(mutual).collect();
        if group.len() > 1 && seen.insert(group[0]) {
            groups.push(group);
        }
    }
    groups
}

fn reachable_from<'a, T: Ord + ?Sized>(
    start: &'a T,
    next: &BTreeMap<&'a T, Vec<&'a T>>,
) -> BTreeSet<&'a T> {
    let mut found = BTreeSet::new();
    let mut open = vec![start];
    while let Some(node) = open.pop() {
        for &to in next.get(node).into_iter().flatten() {
            if found.insert(to) {
                open.push(to);
            }
        }
    }
    found
}
