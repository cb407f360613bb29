use super::patterns::{Patterns, Place};
use crate::engine::Shape;

/// The turns and reflections that lay a small board on itself, so that positions that differ only by
/// one of them are looked up as one.
#[derive(Clone, Debug)]
pub(super) struct Symmetries {
    places: Vec<Place>,
    /// Where each numbered cell goes.
    images: Vec<[Place; COUNT]>,
    /// Which symmetry undoes each.
    inverses: [usize; COUNT],
}

/// A square has eight; a rectangle four, each of which is there twice.
const COUNT: usize = 8;

/// How a position is looked up.
#[derive(Clone, Copy, Debug)]
pub(super) struct Key {
    pub hash: u64,
    /// The symmetry that leads to the position that stands for all alike.
    pub symmetry: usize,
}

impl Symmetries {
    pub fn new(shape: Shape, patterns: &Patterns) -> Self {
        let symmetries = shape.symmetries();
        let mut images = vec![[0; COUNT]; patterns.size()];
        for (number, cell) in shape.cells().enumerate() {
            images[patterns.place(cell)] = std::array::from_fn(|symmetry| {
                patterns.place(symmetries[symmetry % symmetries.len()][number])
            });
        }
        let places: Vec<_> = shape.cells().map(|cell| patterns.place(cell)).collect();
        let undoes = |one: usize, other: usize| {
            places.iter().all(|&place| images[images[place][one]][other] == place)
        };
        let inverses = std::array::from_fn(|one| {
            (0..COUNT).find(|&other| undoes(one, other)).unwrap_or_default()
        });
        Self { places, images, inverses }
    }

    /// The same for all positions that are alike.
    pub fn key(&self, patterns: &Patterns) -> Key {
        let mut hashes = [0; COUNT];
        for &place in &self.places {
            let Some(side) = patterns.mark(place) else { continue };
            for (hash, &image) in hashes.iter_mut().zip(&self.images[place]) {
                *hash ^= patterns.number(image, side);
            }
        }
        let least = hashes.iter().enumerate().min_by_key(|&(_, hash)| hash);
        let (symmetry, &hash) = least.unwrap_or((0, &0));
        Key { hash, symmetry }
    }

    pub fn image(&self, place: Place, key: Key) -> Place {
        self.images[place][key.symmetry]
    }

    pub fn original(&self, image: Place, key: Key) -> Place {
        self.images[image][self.inverses[key.symmetry]]
    }
}
