//! Groups of nodes that can all be below from each other.

use std::collections::{BTreeMap, BTreeSet};

/// The groups of more than one node, in a graph of arrows.
pub fn groups<'a, T: Ord + ?Sized>(arrows: &[(&'a T, &'a T)]) -> Vec<Vec<&'a T>> {
    let mut next: BTreeMap<&T, Vec<&T>> = BTreeMap::new();
    for &(from, to) in arrows {
        next.entry(from).or_default().push(to);
    }
    let below: BTreeMap<&T, BTreeSet<&T>> =
        next.keys().map(|&node| (node, reachable(node, &next))).collect();
    let reaches = |from: &T, to: &T| below.get(from).is_some_and(|nodes| nodes.contains(to));
    let mut seen = BTreeSet::new();
    let mut groups = Vec::new();
    for &node in below.keys() {
        let mutual = |&other: &&T| reaches(node, other) && reaches(other, node);
        let group: Vec<_> = below.keys().copied().filter(mutual).collect();
        if group.len() > 1 && seen.insert(group[0]) {
            groups.push(group);
        }
    }
    groups
}

fn reachable<'a, T: Ord + ?Sized>(
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
