//! The evaluation network, compared with a slow implementation of its own that has no tables.

use std::{fs, path::Path, sync::Arc};

use in_a_row::engine::{
    Board, Cell, Rules, Shape, Side, crc32,
    search::{
        net::{Accumulator, Net, NetError, NetFile},
        patterns::Patterns,
    },
};
use rand::{Rng, RngExt, SeedableRng};
use rand_xoshiro::Xoshiro128PlusPlus;

use crate::common::{SIDES, rules};

/// The inputs and outputs of the layers, in the order in which they are stored.
const LAYERS: [(usize, usize); 7] =
    [(27, 64), (64, 64), (64, 16), (16, 32), (32, 32), (32, 1), (16, 1)];

/// A network as plain numbers.
struct SlowNet {
    numbers: Vec<f32>,
}

impl SlowNet {
    /// Weights at random, so large that each layer's outputs vary about as much as its inputs.
    fn random(random: &mut dyn Rng) -> Self {
        let mut numbers = Vec::new();
        for (inputs, outputs) in LAYERS {
            let bound = (6.0 / f32::from(u8::try_from(inputs).expect("few"))).sqrt();
            for _ in 0..(inputs + 1) * outputs {
                numbers.push(random.random_range(-bound..bound));
            }
        }
        Self { numbers }
    }

    /// The weights that were trained before; they are stored beside the repository.
    fn reference() -> Option<Self> {
        let file = Path::new(env!("CARGO_MANIFEST_DIR")).join("../shared/net/c16w9.bin");
        let bytes = std::fs::read(file).ok()?;
        let (numbers, _) = bytes.as_chunks();
        Some(Self { numbers: numbers.iter().map(|&bytes| f32::from_le_bytes(bytes)).collect() })
    }

    fn net(&self) -> Arc<Net> {
        let bytes: Vec<_> = self.numbers.iter().flat_map(|number| number.to_le_bytes()).collect();
        Net::from_bytes(&bytes).expect("weights")
    }

    fn layer(&self, number: usize, inputs: &[f64]) -> Vec<f64> {
        let size = |&(inputs, outputs): &(usize, usize)| (inputs + 1) * outputs;
        let start: usize = LAYERS[..number].iter().map(size).sum();
        let (columns, rows) = LAYERS[number];
        assert_eq!(inputs.len(), columns);
        let weights = &self.numbers[start..start + columns * rows];
        let biases = &self.numbers[start + columns * rows..][..rows];
        let sum = |(row, &bias): (&[f32], &f32)| {
            let products = row.iter().zip(inputs).map(|(&weight, input)| f64::from(weight) * input);
            products.sum::<f64>() + f64::from(bias)
        };
        weights.chunks(columns).zip(biases).map(sum).collect()
    }

    fn line(&self, board: &Board, side: Side, cell: Cell, step: (i16, i16)) -> Vec<f64> {
        let mut inputs = [0.0; 27];
        for place in 0..9_u8 {
            let steps = i16::from(place) - 4;
            let neighbour = Cell::new(cell.column() + steps * step.0, cell.row() + steps * step.1);
            let state = if !board.rules().shape().contains(neighbour) {
                3
            } else if let Some(mark) = board.get(neighbour) {
                if mark == side { 1 } else { 2 }
            } else {
                continue;
            };
            inputs[usize::from(3 * place) + state - 1] = 1.0;
        }
        let silu = |values: Vec<f64>| -> Vec<_> {
            values.into_iter().map(|value| value / (1.0 + (-value).exp())).collect()
        };
        self.layer(2, &silu(self.layer(1, &silu(self.layer(0, &inputs)))))
    }

    /// The sum of all cells' vectors, divided by 32.
    fn total(&self, board: &Board, side: Side) -> [f64; 16] {
        let mut total = [0.0; 16];
        for cell in board.rules().shape().cells() {
            let mut channels = vec![0.0; 16];
            for step in [(1, 0), (0, 1), (1, 1), (1, -1)] {
                let line = self.line(board, side, cell, step);
                channels.iter_mut().zip(line).for_each(|(sum, value)| *sum += value);
            }
            total.iter_mut().zip(relu(channels)).for_each(|(sum, value)| *sum += value / 32.0);
        }
        total
    }

    fn logit(&self, board: &Board, side: Side) -> f64 {
        let mut total = self.total(board, side);
        let [trained, own] = [rules("15x15k5"), board.rules()]
            .map(|rules| self.total(&Board::with_marks(rules, []), side));
        for (sum, (trained, own)) in total.iter_mut().zip(trained.into_iter().zip(own)) {
            *sum += trained - own;
        }
        self.layer(5, &relu(self.layer(4, &relu(self.layer(3, &total)))))[0]
    }
}

/// A file may have only the upper half of each number.
#[test]
fn halves_of_weights_are_weights() {
    let mut random = Xoshiro128PlusPlus::seed_from_u64(3);
    let SlowNet { numbers } = SlowNet::random(&mut random);
    let halves: Vec<_> = numbers.iter().flat_map(|it| it.to_le_bytes()[2..].to_vec()).collect();
    let numbers = numbers.iter().map(|it| f32::from_bits(it.to_bits() >> 16 << 16)).collect();
    let [mut of_halves, mut of_whole] =
        [Net::from_bytes(&halves).expect("weights"), SlowNet { numbers }.net()]
            .map(|net| Accumulator::new(net, &Patterns::new(rules("15x15k5"))));
    let mut walk = Walk::new(rules("15x15k5"), &mut random);
    for _ in 0..20 {
        walk.put(&mut random);
        let [left, right] = [&mut of_halves, &mut of_whole]
            .map(|it| it.logit(&walk.patterns, Side::First).to_bits());
        assert_eq!(left, right);
    }
}

fn relu(values: Vec<f64>) -> Vec<f64> {
    values.into_iter().map(|value| value.max(0.0)).collect()
}

/// A walk through positions, back and forth.
struct Walk {
    rules: Rules,
    patterns: Patterns,
    moves: Vec<(Cell, Side)>,
}

impl Walk {
    /// Begins with some marks that cannot be undone.
    fn new(rules: Rules, random: &mut dyn Rng) -> Self {
        let mut walk = Self { rules, patterns: Patterns::new(rules), moves: Vec::new() };
        for _ in 0..random.random_range(0..12) {
            walk.moves.push((walk.free_cell(random), SIDES[walk.moves.len() % 2]));
        }
        walk.patterns.set_up(&walk.board());
        walk
    }

    fn board(&self) -> Board {
        Board::with_marks(self.rules, self.moves.iter().copied())
    }

    /// A free cell, mostly near the last mark.
    fn free_cell(&self, random: &mut dyn Rng) -> Cell {
        let shape: Shape = self.rules.shape();
        let board = self.board();
        loop {
            let mut by = || random.random_range(-3..=3);
            let cell = match self.moves.last() {
                Some((last, _)) => Cell::new(last.column() + by(), last.row() + by()),
                None => shape.cells().nth(random.random_range(0..shape.cell_count())).expect("it"),
            };
            if board.is_free(cell) {
                return cell;
            }
            if random.random_range(0..4) == 0 {
                return board.free_cells().next().expect("a free cell");
            }
        }
    }

    fn put(&mut self, random: &mut dyn Rng) {
        let (cell, side) = (self.free_cell(random), SIDES[random.random_range(0..2)]);
        self.patterns.put(self.patterns.index(cell), side);
        self.moves.push((cell, side));
    }

    fn undo(&mut self) {
        self.patterns.undo();
        self.moves.pop();
    }
}

/// Checks this many positions on each board. Returns the greatest difference between the logits, which comes from
/// rounding to 16 bits. It is about 0.001 on average.
fn greatest_difference(slow: &SlowNet, positions: usize, random: &mut dyn Rng) -> f64 {
    let net = slow.net();
    let mut greatest = 0.0_f64;
    for board in ["15x15k5", "9x9k5", "12x20k5"] {
        let mut walk = Walk::new(rules(board), random);
        let mut accumulator = Accumulator::new(Arc::clone(&net), &walk.patterns);
        let mut depth = 0;
        let mut checked = 0;
        while checked < positions {
            // Several moves and undos may come between two evaluations.
            if depth > 0 && random.random_range(0..5) < 2 {
                walk.undo();
                depth -= 1;
            } else if depth < 24 {
                walk.put(random);
                depth += 1;
            }
            for side in SIDES {
                if random.random_range(0..3) == 0 {
                    let expected = slow.logit(&walk.board(), side);
                    let logit = f64::from(accumulator.logit(&walk.patterns, side));
                    greatest = greatest.max((logit - expected).abs());
                    checked += 1;
                }
            }
        }
    }
    greatest
}

#[test]
fn a_random_network_agrees_with_the_slow_implementation() {
    let mut random = Xoshiro128PlusPlus::seed_from_u64(1);
    let slow = SlowNet::random(&mut random);
    let difference = greatest_difference(&slow, 30, &mut random);
    assert!(difference < 5e-3, "{difference}");
}

#[test]
fn the_reference_network_agrees_with_the_slow_implementation() {
    let Some(slow) = SlowNet::reference() else {
        eprintln!("There are no reference weights.");
        return;
    };
    let mut random = Xoshiro128PlusPlus::seed_from_u64(2);
    let difference = greatest_difference(&slow, 340, &mut random);
    assert!(difference < 5e-3, "{difference}");
}

/// The checksum of each file, in the notes beside it.
#[test]
fn the_files_have_the_weights_that_the_notes_beside_them_describe() {
    for file in NetFile::ALL {
        let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("src/engine/search/net");
        let path = folder.join(file.name());
        assert_eq!(fs::read(&path).expect("a file"), file.bytes(), "{file:?}");
        let notes = fs::read_to_string(path.with_extension("md")).expect("notes");
        let checksum = format!("{:08x}", crc32(file.bytes().iter().copied()));
        assert!(notes.contains(&checksum), "{file:?} {checksum}");
        assert!(Net::from_bytes(file.bytes()).is_ok(), "{file:?}");
    }
}

#[test]
fn bytes_that_are_no_weights_are_refused() {
    let mut bytes = vec![0; 4 * 8_642];
    assert!(Net::from_bytes(&bytes).is_ok());
    bytes[4 * 5..4 * 6].copy_from_slice(&f32::NAN.to_le_bytes());
    assert_eq!(Net::from_bytes(&bytes).err(), Some(NetError::Number(5)));
    bytes[4 * 5..4 * 6].copy_from_slice(&1e30_f32.to_le_bytes());
    assert_eq!(Net::from_bytes(&bytes).err(), Some(NetError::Number(5)));
    bytes.pop();
    let error = Net::from_bytes(&bytes).expect_err("too few bytes");
    let expected = "weights take 34568, 41100, 17284 or 20550 bytes, not 34567";
    assert_eq!(error.to_string(), expected);
}

/// The value of a network is a sum over all cells, which would depend on the size of the board.
#[test]
fn an_empty_board_counts_alike_at_every_size() {
    let net = SlowNet::random(&mut Xoshiro128PlusPlus::seed_from_u64(4)).net();
    let logit = |board| {
        let patterns = Patterns::new(rules(board));
        Accumulator::new(Arc::clone(&net), &patterns).logit(&patterns, Side::First)
    };
    for board in ["9x9k5", "15x14k5", "10x18k5", "20x20k5"] {
        assert_eq!(logit(board).to_bits(), logit("15x15k5").to_bits(), "{board}");
    }
}

#[test]
fn networks_are_for_five_in_a_row_on_9x9_to_20x20() {
    for (file, boards) in [
        (
            NetFile::Freestyle,
            ["9x9k5", "15x15k5", "15x15k5e", "14x15k5", "10x18k5", "20x20k5", "20x20k5e"]
                .as_slice(),
        ),
        (NetFile::Caro, ["9x9k5c", "15x15k5c", "15x15k5o", "10x18k5c", "20x20k5o"].as_slice()),
        (NetFile::Renju, ["15x15k5r"].as_slice()),
    ] {
        for board in boards {
            assert_eq!(NetFile::for_rules(rules(board)), Some(file), "{board}");
        }
    }
    for board in [
        "8x9k5",
        "9x8k5",
        "21x20k5",
        "20x21k5",
        "20x21k5c",
        "15x15k6",
        "4x4x4k4",
        "endless5",
        "endless5c",
    ] {
        assert_eq!(NetFile::for_rules(rules(board)), None, "{board}");
    }
}
