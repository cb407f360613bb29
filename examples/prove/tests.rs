//! Compares the searches with plain minimax on nearly full boards.

use std::collections::{HashMap, HashSet};

use rand::{SeedableRng, seq::IteratorRandom};
use rand_xoshiro::Xoshiro128PlusPlus;

use crate::{
    cube::Cube,
    geometry::{Cells, LINE_CELLS, symmetries},
    proof::Prover,
    proving::{
        FIRST, Marks, SECOND, Side, members,
        numbers::Numbers,
        symmetries::image,
        vcf::{Position, is_win},
    },
    verify::are_sound,
};

/// How many cells are free on the boards: an even number, so that the first player is to move.
const FREE: u32 = 12;
const BOARDS: usize = 100;

/// A board after random play in which each side blocks the other's threes. The first player is to move. `None` if a
/// line has been completed.
fn board(random: &mut Xoshiro128PlusPlus) -> Option<Marks> {
    let mut marks = [0; 2];
    let mut side = FIRST;
    while free(marks).count_ones() > FREE {
        let blocks = Cube::new(marks).completing(1 - side);
        let wanted = if blocks == 0 { free(marks) } else { blocks };
        marks[side] |= members(wanted).choose(random)?;
        side = 1 - side;
    }
    (!marks.into_iter().any(is_complete)).then_some(marks)
}

fn free(marks: Marks) -> Cells {
    !(marks[FIRST] | marks[SECOND])
}

fn is_complete(marks: Cells) -> bool {
    LINE_CELLS.iter().any(|line| line & !marks == 0)
}

/// Whether the first player wins, with `side` to move.
fn wins(marks: Marks, side: Side, known: &mut HashMap<Marks, bool>) -> bool {
    if let Some(&is_won) = known.get(&marks) {
        return is_won;
    }
    let mut outcomes = members(free(marks)).map(|cell| {
        let mut next = marks;
        next[side] |= cell;
        if is_complete(next[side]) { side == FIRST } else { wins(next, 1 - side, known) }
    });
    let is_won = if side == FIRST {
        outcomes.any(|is_won| is_won)
    } else {
        free(marks) != 0 && outcomes.all(|is_won| is_won)
    };
    known.insert(marks, is_won);
    is_won
}

#[test]
fn proofs_and_threats_agree_with_minimax() {
    let mut random = Xoshiro128PlusPlus::seed_from_u64(1);
    let (mut won, mut found, mut by_threats, mut compared) = (0, 0, 0, 0);
    while compared < BOARDS {
        let Some(marks) = board(&mut random) else { continue };
        compared += 1;
        let is_won = wins(marks, FIRST, &mut HashMap::new());
        won += usize::from(is_won);
        let position = Cube::new(marks);
        let mut prover = Prover::new(symmetries(), |_| {});
        if let Some(win) = prover.find_vcf(&position, FIRST, 1000) {
            assert!(is_won && is_win(position, FIRST, &win), "{marks:?}");
            by_threats += 1;
        }
        let is_proved = prover.attacker_node(marks).is_none_or(|id| {
            prover.search(id, Numbers::UNLIMITED);
            prover.tree.numbers(id) == Numbers::PROVED
        });
        assert!(is_won || !is_proved, "{marks:?}");
        found += usize::from(is_proved);
    }
    assert!(
        found * 10 >= won * 9 && by_threats > 0,
        "{won} won, {found} proved, {by_threats} by VCF"
    );
}

#[test]
fn there_are_192_symmetries() {
    let symmetries = symmetries();
    assert!(are_sound(&symmetries));
    let images: HashSet<Vec<Cells>> = symmetries
        .tables
        .iter()
        .map(|table| members(Cells::MAX).map(|cell| image(table, cell)).collect())
        .collect();
    assert_eq!(images.len(), 192);
    // The corners and the inner cells are equivalent, and so are all other cells.
    let alike: HashSet<Marks> =
        members(Cells::MAX).map(|cell| symmetries.canonical([cell, 0])).collect();
    assert_eq!(alike.len(), 2);
}
