use super::patterns::{Index, Patterns};
use crate::engine::Shape;

/// The rotations and reflections of a small board, so that symmetric positions share one transposition
/// table entry.
#[derive(Clone, Debug)]
pub(super) struct Symmetries {
    indices: Vec<Index>,
    /// The image of each cell under each symmetry.
    images: Vec<[Index; COUNT]>,
    /// The inverse of each symmetry.
    inverses: [usize; COUNT],
}

/// A square has eight symmetries. A rectangle has four, each listed twice.
const COUNT: usize = 8;

/// A transposition table key.
#[derive(Clone, Copy, Debug)]
pub(super) struct Key {
    pub hash: u64,
    /// The symmetry that maps the position to its canonical form.
    pub symmetry: usize,
}

impl Symmetries {
    pub fn new(shape: Shape, patterns: &Patterns) -> Self {
        let symmetries = shape.symmetries();
        let mut images = vec![[0; COUNT]; patterns.size()];
        for (number, cell) in shape.cells().enumerate() {
            images[patterns.index(cell)] = std::array::from_fn(|symmetry| {
                patterns.index(symmetries[symmetry % symmetries.len()][number])
            });
        }
        let indices: Vec<_> = shape.cells().map(|cell| patterns.index(cell)).collect();
        let undoes = |one: usize, other: usize| {
            indices.iter().all(|&index| images[images[index][one]][other] == index)
        };
        let inverses = std::array::from_fn(|one| {
            (0..COUNT).find(|&other| undoes(one, other)).unwrap_or_default()
        });
        Self { indices, images, inverses }
    }

    /// The key of the canonical form.
    pub fn key(&self, patterns: &Patterns) -> Key {
        let mut hashes = [0; COUNT];
        for &index in &self.indices {
            let Some(side) = patterns.mark(index) else { continue };
            for (hash, &image) in hashes.iter_mut().zip(&self.images[index]) {
                *hash ^= patterns.zobrist(image, side);
            }
        }
        let least = hashes.iter().enumerate().min_by_key(|&(_, hash)| hash);
        let (symmetry, &hash) = least.unwrap_or((0, &0));
        Key { hash, symmetry }
    }

    pub fn image(&self, index: Index, key: Key) -> Index {
        self.images[index][key.symmetry]
    }

    pub fn original(&self, image: Index, key: Key) -> Index {
        self.images[image][self.inverses[key.symmetry]]
    }
}
