//! Boards as diagrams, so that a reader can see them.
//!
//! Rows are listed from the top, with spaces between the cells: `X` is a mark of the first side, `O` one of the
//! second, `.` a free cell, `*` a free cell that the test asks about. A number is a move, counted from 1;
//! moves are played after the marks that are letters are arranged.
//!
//! ```text
//! X . 2        9 . . O .
//! . 1 .   or   8 X X X *   the part of a larger board with these rows and columns;
//! O . *          f g h i   all other cells are free
//! ```

use in_a_row::engine::{ArrangeError, Board, Cell, Game, Side, Start};

use super::{at, rules};

/// A board that was read from a diagram.
#[derive(Clone, Debug, Default)]
pub struct Diagram {
    board: String,
    marks: [Vec<Cell>; 2],
    moves: Vec<(usize, Cell)>,
    starred: Vec<Cell>,
}

impl Diagram {
    /// Reads a diagram of a board with these rules.
    pub fn new(board: &str, text: &str) -> Self {
        let mut diagram = Self { board: board.to_owned(), ..Self::default() };
        let rows: Vec<Vec<_>> = text
            .lines()
            .map(|line| line.split_whitespace().collect())
            .filter(|row: &Vec<_>| !row.is_empty())
            .collect();
        match rows.split_last() {
            Some((columns, rows)) if columns.iter().all(|name| is_column(name)) => {
                for (row, marks) in rows.iter().map(|row| (row[0], &row[1..])) {
                    assert_eq!(marks.len(), columns.len(), "row {row} of {text}");
                    for (column, mark) in columns.iter().zip(marks) {
                        diagram.add(at(&format!("{column}{row}")), mark);
                    }
                }
            }
            _ => {
                let rules = rules(board);
                let (columns, lines) =
                    (usize::from(rules.shape().columns()), usize::from(rules.shape().rows()));
                let fits = rows.len() == lines && rows.iter().all(|row| row.len() == columns);
                assert!(fits, "not a whole board {board}: {text}");
                for (cell, mark) in rules.shape().cells().zip(rows.concat()) {
                    diagram.add(cell, mark);
                }
            }
        }
        diagram.moves.sort_by_key(|&(number, _)| number);
        diagram
    }

    fn add(&mut self, cell: Cell, mark: &str) {
        match mark {
            "." => {}
            "*" => self.starred.push(cell),
            "X" => self.marks[0].push(cell),
            "O" => self.marks[1].push(cell),
            _ => {
                let number = mark.parse().unwrap_or_else(|_| panic!("{mark:?} is not a mark"));
                self.moves.push((number, cell));
            }
        }
    }

    /// Returns the marks that are letters.
    pub fn marks(&self) -> impl Iterator<Item = (Cell, Side)> {
        self.start().marks().collect::<Vec<_>>().into_iter()
    }

    /// Returns the cells with a `*`, rows from the top.
    pub fn starred(&self) -> &[Cell] {
        &self.starred
    }

    /// Arranges the marks that are letters, and plays the moves.
    pub fn arrange(&self) -> Result<Game, ArrangeError> {
        let game = Game::arrange(rules(&self.board), self.start())?;
        let moves: Vec<_> = self.moves.iter().map(|&(_, cell)| cell).collect();
        for (expected, (number, cell)) in (1..).zip(&self.moves) {
            assert_eq!(*number, expected, "the number of the move on {cell}");
        }
        Ok(game.with(moves).unwrap_or_else(|error| panic!("{error} in {self:?}")))
    }

    /// Does the same as [`Self::arrange`], and panics if no game can begin from the marks.
    pub fn game(&self) -> Game {
        self.arrange().unwrap_or_else(|error| panic!("{error} in {self:?}"))
    }

    fn start(&self) -> Start {
        let [first, second] = self.marks.clone();
        Start::new(first, second)
    }
}

fn is_column(name: &str) -> bool {
    name.bytes().all(|letter| letter.is_ascii_lowercase())
}

/// Draws the board as a diagram with the names of its rows and columns, starting on a new line.
pub fn draw(board: &Board) -> String {
    let rules = board.rules();
    let cells =
        |row: i16| (0..rules.shape().columns()).map(move |column| Cell::new(column.into(), row));
    let mark = |cell| match board.get(cell) {
        Some(Side::First) => "X".to_owned(),
        Some(Side::Second) => "O".to_owned(),
        None => ".".to_owned(),
    };
    let rows = (0..i16::from(rules.shape().rows()))
        .rev()
        .map(|row| line(&(row + 1).to_string(), cells(row).map(mark)));
    let columns = cells(0).map(|cell| cell.to_string().trim_end_matches('1').to_owned());
    let lines: Vec<_> = rows.chain([line("", columns)]).collect();
    format!("\n{}\n", lines.join("\n"))
}

fn line(name: &str, cells: impl Iterator<Item = String>) -> String {
    cells.fold(format!("{name:>2}"), |line, cell| format!("{line}{cell:>3}"))
}

#[cfg(test)]
mod tests {
    use super::{super::played, *};

    #[test]
    fn letters_are_arranged_marks_and_numbers_are_moves() {
        let diagram = Diagram::new(
            "3x3k3",
            "
            X . 2
            . 1 .
            O . *
            ",
        );
        let game = diagram.game();
        assert_eq!(game, crate::common::arranged("3x3k3", "a3-a1", "b2c3"));
        assert_eq!(diagram.starred(), [at("c1")]);
    }

    #[test]
    fn a_part_of_a_board_names_its_rows_and_columns() {
        let diagram = Diagram::new(
            "15x15k5",
            "
            10 1 . *
             9 . 3 2
               h i j
            ",
        );
        assert_eq!(diagram.game(), played("15x15k5", "h10j9i9"));
        assert_eq!(diagram.starred(), [at("j10")]);
    }

    #[test]
    fn a_drawn_board_reads_back_the_same() {
        for game in [played("12x11k5", "a1l11c9d10"), played("3x3k3", "b2a3")] {
            let drawn = draw(game.board());
            let read = Diagram::new(&game.rules().to_string(), &drawn).game();
            assert_eq!(read.board(), game.board(), "{drawn}");
        }
    }
}
