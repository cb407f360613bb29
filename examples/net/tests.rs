use std::{ffi::OsString, num::NonZero, sync::Arc};

use in_a_row::engine::{
    Game, Side,
    notation::Link,
    search::{
        net::{Accumulator, Net},
        patterns::Patterns,
    },
};
use rand::{Rng, RngExt, SeedableRng, seq::SliceRandom};
use rand_xoshiro::Xoshiro128PlusPlus;

use super::{
    attempts,
    data::Maker,
    export,
    lines::{LINES, Lines, turned},
    network::{Channels, LineNetwork, Network},
    options::Options,
    sample::{self, CELLS, FileError, Sample, Samples},
    train::{Schedule, Trainer},
};

fn random() -> Xoshiro128PlusPlus {
    Xoshiro128PlusPlus::seed_from_u64(1)
}

fn options(arguments: &[&str]) -> Result<Options, lexopt::Error> {
    Options::parse(lexopt::Parser::from_args(arguments.iter().map(OsString::from)))
}

fn opening(link: &str) -> Game {
    link.parse::<Link>().expect("a link").game
}

/// A position with marks on some cells at random.
fn position(random: &mut impl Rng) -> [u8; CELLS] {
    let taken = random.random_range(0..4);
    std::array::from_fn(|_| random.random_range(0..4_u8).saturating_sub(taken).min(2))
}

/// Returns the channels of all lines.
fn table(network: &LineNetwork, lines: &Lines) -> Vec<Channels> {
    (0..LINES).map(|number| network.forward(lines.states(number))).collect()
}

fn file_of(samples: &[Sample]) -> Vec<u8> {
    let mut file = Vec::new();
    sample::write_head(&mut file).expect("memory");
    for it in samples {
        sample::write(&mut file, it).expect("memory");
    }
    file
}

#[test]
fn weights_are_rounded_to_their_upper_halves() {
    // The upper half of a number has eight significant bits.
    for (number, rounded) in [
        (0.0, 0.0),
        (-1.5, -1.5),
        (1.0 + 1.0 / 256.0, 1.0),
        (1.0 + 1.1 / 256.0, 1.0 + 1.0 / 128.0),
        (1.0 + 3.0 / 256.0, 1.0 + 1.0 / 64.0),
        (-255.9, -256.0),
    ] {
        let half = export::upper_halves(&f32::to_le_bytes(number));
        assert_eq!(half, f32::to_le_bytes(rounded)[2..], "{number}");
    }
}

#[test]
fn a_command_and_its_files_are_needed() {
    assert!(options(&[]).is_err());
    assert!(options(&["data"]).is_err());
    assert!(options(&["train", "--data", "a"]).is_err());
    assert!(options(&["export", "--weights", "a"]).is_err());
    assert_eq!(options(&["data", "--help"]).expect("an option"), Options::Help);
    let Ok(Options::Train(train)) = options(&["train", "--data", "a", "--data", "b", "--out", "c"])
    else {
        panic!("this is complete");
    };
    assert_eq!(train.data.len(), 2);
}

#[test]
fn samples_are_read_as_they_were_written() {
    let mut random = random();
    let samples: Vec<_> = (0..20)
        .map(|number| Sample {
            cells: position(&mut random),
            target: f32::from(number == 3),
            weight: f32::from(number % 2 == 0),
        })
        .collect();
    let file = file_of(&samples);
    let mut read = Samples::default();
    read.add(&file).expect("a file");
    assert_eq!((0..read.len()).map(|number| read.get(number)).collect::<Vec<_>>(), samples);
    assert_eq!(read.add(&file[1..]), Err(FileError::NotSamples));
    assert_eq!(read.add(&file[..file.len() - 1]), Err(FileError::CutOff));
}

#[test]
fn a_sample_sees_the_board_from_the_side_to_move() {
    let game = opening("15x15k5/a1b1a2");
    let sample = Sample::new(game.board(), Side::Second, 0.5, 1.0);
    assert_eq!(sample.cells[..3], [2, 1, 0]);
    assert_eq!(sample.cells[15], 2);
    assert_eq!(sample.cells.iter().filter(|state| **state > 0).count(), 3);
    assert_eq!(sample.side(), Side::Second);
}

#[test]
fn samples_are_made_on_15x15() {
    assert!(sample::fits(opening("15x15k5c/h8").rules()));
    for other in ["20x20k5/j10", "15x14k5/h8", "4x4x4k4/2b3"] {
        assert!(!sample::fits(opening(other).rules()), "{other}");
    }
}

#[test]
fn the_same_seed_makes_the_same_samples_on_any_number_of_threads() {
    let openings = [opening("15x15k5/h8i9"), opening("15x15k5/g7h7i8")];
    let made = |threads, seed| {
        let mut made = Vec::new();
        let maker = || {
            let mut maker = Maker::new(&openings, None, 100, 1, seed);
            move |number| maker.attempt(number)
        };
        attempts::in_order(threads, 6, maker, |samples| {
            made.extend(samples);
            true
        });
        made
    };
    let samples = made(1, 1);
    assert_eq!(samples, made(2, 1));
    assert_ne!(samples, made(1, 2));
    assert!(samples.len() > 50, "{}", samples.len());
    assert!(samples.iter().all(|it| (0.0..=1.0).contains(&it.target)));
}

#[test]
fn there_are_eight_symmetries_and_43_923_lines() {
    let mut random = random();
    let cells = position(&mut random);
    let mut all: Vec<_> = (0..8).map(|symmetry| turned(&cells, symmetry)).collect();
    all.sort_unstable();
    all.dedup();
    assert_eq!(all.len(), 8);
    let lines = Lines::new();
    let mut states: Vec<_> = (0..LINES).map(|number| lines.states(number)).collect();
    states.sort_unstable();
    states.dedup();
    assert_eq!(states.len(), 43_923);
}

/// The program evaluates with the weights of a trained network, in whole numbers and line by line.
#[test]
fn the_search_evaluates_as_this_network_does() {
    let mut random = random();
    let lines = Lines::new();
    for for_sides in [false, true] {
        let mut network = Network::random(for_sides, &mut random);
        // The heads of a new network are equal. This changes the last one.
        network.slices_mut().last().expect("a head").fill(0.5);
        let net = Net::from_bytes(&network.to_bytes()).expect("weights");
        let table = table(&network.line, &lines);
        for link in ["15x15k5", "15x15k5/h8a1o15a15o1h9g9i8g7f6", "15x15k5/n1o2m3h15c14b13a12"] {
            let game = opening(link);
            let mut patterns = Patterns::new(game.rules());
            patterns.set_up(game.board());
            let mut accumulator = Accumulator::new(Arc::clone(&net), &patterns);
            for side in [Side::First, Side::Second] {
                let sample = Sample::new(game.board(), side, 0.5, 1.0);
                let expected = accumulator.logit(&patterns, side);
                let logit = network.head(side).logit(&table, &lines.of(&sample.cells));
                assert!((logit - expected).abs() < 1e-3, "{link}: {logit}, {expected}");
            }
        }
    }
}

#[test]
fn gradients_agree_with_differences() {
    let mut random = random();
    let network = Network::random(true, &mut random);
    let side = Side::First;
    let lines = Lines::new();
    let numbers = lines.of(&position(&mut random));
    // Of the logit itself, whose gradient is 1.
    let logit =
        |network: &Network| network.head(side).logit(&table(&network.line, &lines), &numbers);
    let mut gradient = network.zeros();
    let mut of_table = vec![[0.0; 16]; LINES];
    let lines_table = table(&network.line, &lines);
    let of_head = gradient.head_mut(side);
    network.head(side).backward(&lines_table, &numbers, |_| 1.0, of_head, &mut of_table);
    for (line, channels) in of_table.iter().enumerate() {
        if channels.iter().any(|it| *it != 0.0) {
            network.line.backward(lines.states(line), channels, &mut gradient.line);
        }
    }
    let slopes: Vec<Vec<f32>> = gradient.slices().map(<[f32]>::to_vec).collect();
    for (slice, slopes) in slopes.iter().enumerate() {
        let strongest =
            |one: &(usize, &f32), other: &(usize, &f32)| one.1.abs().total_cmp(&other.1.abs());
        let (place, slope) = slopes.iter().enumerate().max_by(strongest).expect("numbers");
        let moved = |by: f32| {
            let mut network = network.clone();
            network.slices_mut().nth(slice).expect("it")[place] += by;
            logit(&network)
        };
        let distance = 1e-2;
        let measured = (moved(distance) - moved(-distance)) / (2.0 * distance);
        let error = (measured - slope).abs() / slope.abs().max(1e-2);
        assert!(error < 0.05, "{slice} {place}: {slope}, measured {measured}");
    }
}

/// In these samples, the side with more marks wins.
#[test]
fn training_learns_which_side_wins() {
    let mut random = random();
    let samples: Vec<_> = (0..4_000)
        .map(|_| {
            let winner = random.random_range(1..=2);
            let mut cells = [0; CELLS];
            for number in 0..24 {
                let state = if number < 6 { 3 - winner } else { winner };
                cells[random.random_range(0..CELLS)] = state;
            }
            Sample { cells, target: f32::from(winner == 1), weight: 1.0 }
        })
        .collect();
    let [before, after] = losses(&samples, false);
    assert!(before > 0.6 && after < 0.1, "{before}, then {after}");
}

/// In these samples, the side that began the game wins, with any number of marks on the board.
#[test]
fn only_heads_for_each_side_learn_that_one_side_wins() {
    let mut random = random();
    let samples: Vec<_> = (0..4_000)
        .map(|_| {
            let mut cells = [0; CELLS];
            cells[..random.random_range(20..60)].fill_with(|| random.random_range(1..=2));
            cells.shuffle(&mut random);
            let sample = Sample { cells, target: 0.0, weight: 1.0 };
            Sample { target: f32::from(sample.side() == Side::First), ..sample }
        })
        .collect();
    let [_, with_one] = losses(&samples, false);
    let [_, with_two] = losses(&samples, true);
    assert!(with_one > 0.6 && with_two < 0.1, "{with_one} and {with_two}");
}

/// Returns the losses on samples that are held out, before and after training.
fn losses(samples: &[Sample], for_sides: bool) -> [f64; 2] {
    let file = file_of(samples);
    let mut read = Samples::default();
    read.add(&file).expect("a file");
    let mut trainer = Trainer::new(read, for_sides, NonZero::new(2).expect("two"), 1);
    let before = trainer.held_out().mean();
    let batch = NonZero::new(100).expect("more than 0");
    trainer.train(Schedule { epochs: 4, batch, rate: 0.01 }, |_, _| {});
    [before, trainer.held_out().mean()]
}
