//! Boards as diagrams, which a reader can see.
//!
//! Rows from the top, with spaces between the cells: `X` is a mark of the first side, `O` one of the
//! second, `.` a free cell, `*` a free cell that the test asks about. A number is a move, counted from 1;
//! moves come after the marks that are letters.
//!
//! ```text
//! X . 2        9 . . O .
//! . 1 .   or   8 X X X *   the part of a larger board whose rows and columns are named;
//! O . *          f g h i   the rest of it is free
//! ```

use in_a_row::engine::{ArrangeError, Board, Cell, Game, Side, Start};

use super::{at, rules};

/// A board, as it is drawn.
#[derive(Clone, Debug, Default)]
pub struct Diagram {
    board: String,
    marks: [Vec<Cell>; 2],
    moves: Vec<(usize, Cell)>,
    asked: Vec<Cell>,
}

impl Diagram {
    /// The board with these rules that is drawn so.
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
                assert!(fits, "not all of {board}: {text}");
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
            "*" => self.asked.push(cell),
            "X" => self.marks[0].push(cell),
            "O" => self.marks[1].push(cell),
            _ => {
                let number = mark.parse().unwrap_or_else(|_| panic!("{mark:?} is no mark"));
                self.moves.push((number, cell));
            }
        }
    }

    /// The marks that are letters.
    pub fn marks(&self) -> impl Iterator<Item = (Cell, Side)> {
        self.start().marks().collect::<Vec<_>>().into_iter()
    }

    /// The cells with a `*`, rows from the top.
    pub fn asked(&self) -> &[Cell] {
        &self.asked
    }

    /// The game that begins from the marks that are letters, after the moves.
    pub fn arrange(&self) -> Result<Game, ArrangeError> {
        let game = Game::arrange(rules(&self.board), self.start())?;
        let moves: Vec<_> = self.moves.iter().map(|&(_, cell)| cell).collect();
        for (wanted, (number, cell)) in (1..).zip(&self.moves) {
            assert_eq!(*number, wanted, "the number of the move on {cell}");
        }
        Ok(game.with(moves).unwrap_or_else(|error| panic!("{error} in {self:?}")))
    }

    /// The same, where it can be played from.
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

/// The board as a diagram with the names of its rows and columns, on lines of its own.
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
    fn letters_are_there_and_numbers_are_played() {
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
        assert_eq!(diagram.asked(), [at("c1")]);
    }

    #[test]
    fn a_part_of_a_board_has_names() {
        let diagram = Diagram::new(
            "15x15k5",
            "
            10 1 . *
             9 . 3 2
               h i j
            ",
        );
        assert_eq!(diagram.game(), played("15x15k5", "h10j9i9"));
        assert_eq!(diagram.asked(), [at("j10")]);
    }

    #[test]
    fn a_board_is_drawn_as_it_is_read() {
        for game in [played("12x11k5", "a1l11c9d10"), played("3x3k3", "b2a3")] {
            let drawn = draw(game.board());
            let read = Diagram::new(&game.rules().to_string(), &drawn).game();
            assert_eq!(read.board(), game.board(), "{drawn}");
        }
    }
}
