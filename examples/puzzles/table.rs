//! The table of puzzles by board, theme and difficulty.

use in_a_row::engine::{
    notation,
    puzzles::{Puzzle, Theme},
};

/// The bounds of the columns by rating.
const BANDS: [u16; 4] = [800, 1200, 1600, 2000];

/// Prints how many puzzles there are, and the size of their file in bytes.
pub fn print(puzzles: &[Puzzle], bytes: usize) {
    print!("{:14} {:>6}", "board", "all");
    let mut low = 0;
    for high in BANDS {
        print!(" {:>9}", format!("{low}-{}", high - 1));
        low = high;
    }
    println!(" {:>9} {:>6} {:>6}", format!("{low}-"), "marks", "moves");
    for part in puzzles.chunk_by(|a, b| a.game().rules() == b.game().rules()) {
        row(&part[0].game().rules().to_string(), &part.iter().collect::<Vec<_>>());
    }
    row("all", &puzzles.iter().collect::<Vec<_>>());
    println!();
    for theme in Theme::ALL {
        let of_theme: Vec<_> = puzzles.iter().filter(|it| it.themes().contains(theme)).collect();
        row(theme.name(), &of_theme);
    }
    println!("\n{bytes} bytes");
}

/// Prints one row: how many there are in all and by rating, and the means of their marks and of the solver's moves.
fn row(name: &str, puzzles: &[&Puzzle]) {
    print!("{name:14} {:6}", puzzles.len());
    let band = |it: &Puzzle| BANDS.iter().filter(|&&bound| bound <= it.rating()).count();
    for wanted in 0..=BANDS.len() {
        print!(" {:9}", puzzles.iter().filter(|it| band(it) == wanted).count());
    }
    let mean = |sum: usize| {
        let tenths = 10 * sum / puzzles.len().max(1);
        format!("{}.{}", tenths / 10, tenths % 10)
    };
    let marks = mean(puzzles.iter().map(|it| it.game().start().count()).sum());
    let moves = mean(puzzles.iter().map(|it| it.line().len() / 2 + 1).sum());
    println!(" {marks:>6} {moves:>6}");
}

/// Prints a puzzle: the link of its position, its line, its rating and its themes.
pub fn print_puzzle(puzzle: &Puzzle) {
    let (rules, start) = (puzzle.game().rules(), puzzle.game().start());
    let line = notation::write_moves(puzzle.line());
    let themes: Vec<_> = puzzle.themes().iter().map(Theme::name).collect();
    println!("{rules}//{start} {line} {} {}", puzzle.rating(), themes.join(", "));
}
