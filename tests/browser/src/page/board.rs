use std::fmt;

use anyhow::{Context, Result, ensure};

use serde_json::json;

use super::{Page, strings};

/// The cells that the board shows, row by row from the top; in 3D, layer by layer from the bottom.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Board {
    /// The number of cells in a row.
    pub columns: usize,
    /// The cells.
    pub cells: Vec<CellView>,
}

/// The content of a cell, read from its accessible name.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct CellView {
    /// The cell's coordinates: `b2`, or `1b2` in 3D.
    pub place: String,
    /// The mark, and the number of its move, or 0 if it was there before the first one. The mark is `X`, `O`, or for
    /// stones `B` or `W`.
    pub mark: Option<(char, u32)>,
    /// Whether it is the last move.
    pub is_last: bool,
    /// Whether it is on a winning line.
    pub wins: bool,
    /// Further notes in the name.
    pub notes: Vec<String>,
}

impl CellView {
    /// Reads a name such as `b2, X, move 3, last move, winning line`, `h8, black, move 1` or `level 2, b3, empty`.
    pub(crate) fn read(name: &str) -> Result<Self> {
        let unreadable = || format!("no cell is named {name:?}");
        let mut parts = name.split(", ").peekable();
        let layer = parts.peek().and_then(|part| part.strip_prefix("level ")).unwrap_or_default();
        if !layer.is_empty() {
            parts.next();
        }
        let place = format!("{layer}{}", parts.next().with_context(unreadable)?);
        let mark = match parts.next().with_context(unreadable)? {
            "empty" => None,
            mark @ ("X" | "O" | "black" | "white") => {
                let move_of = |part: &&str| part.strip_prefix("move ").map(str::parse);
                let number = parts.peek().and_then(move_of).transpose()?;
                if number.is_some() {
                    parts.next();
                }
                let letter = mark.chars().next().with_context(unreadable)?;
                Some((letter.to_ascii_uppercase(), number.unwrap_or(0)))
            }
            _ => anyhow::bail!(unreadable()),
        };
        let mut rest: Vec<_> = parts.collect();
        if mark.is_none() {
            let notes: Vec<_> = rest.iter().map(ToString::to_string).collect();
            ensure!(rest.iter().all(|note| is_note(note)), unreadable());
            return Ok(Self { place, mark, is_last: false, wins: false, notes });
        }
        let drawn = rest.pop_if(|part| is_drawn(part)).map(str::to_owned);
        let (is_last, wins) = match rest[..] {
            [] => (false, false),
            ["picked up"] => {
                let notes = vec!["picked up".to_owned()];
                return Ok(Self { place, mark, is_last: false, wins: false, notes });
            }
            ["last move"] => (true, false),
            ["winning line"] => (false, true),
            ["last move", "winning line"] => (true, true),
            _ => anyhow::bail!(unreadable()),
        };
        Ok(Self { place, mark, is_last, wins, notes: drawn.into_iter().collect() })
    }
}

/// Returns whether this is a mark that a person has drawn: a letter, or the name of a shape.
fn is_drawn(words: &str) -> bool {
    let is_letter = words.len() == 1 && words.bytes().all(|byte| byte.is_ascii_uppercase());
    is_letter || ["triangle", "square", "circle", "cross"].contains(&words)
}

/// Returns whether this is a valid note about a free cell.
fn is_note(words: &str) -> bool {
    let outcome = words.strip_prefix("wins in ").or(words.strip_prefix("loses in "));
    let moves = outcome.and_then(|it| it.strip_suffix(" move").or(it.strip_suffix(" moves")));
    moves.is_some_and(|moves| moves.parse::<u32>().is_ok())
        || words.contains(" in a line for ")
        || words.ends_with(" wins here")
        || ["fork for ", "row of ", "open row of ", "forbidden: "]
            .iter()
            .any(|threat| words.starts_with(threat))
        || is_drawn(words)
        || ["draws", "good move", "selected"].contains(&words)
}

impl Board {
    /// Returns its size, as the page's header shows it: `15×15`.
    #[must_use]
    pub fn size(&self) -> String {
        format!("{}×{}", self.columns, self.cells.len() / self.columns)
    }

    /// Returns the cell at this place.
    ///
    /// # Errors
    /// Fails if the board has no such cell.
    pub fn cell(&self, place: &str) -> Result<&CellView> {
        let found = self.cells.iter().find(|cell| cell.place == place);
        found.with_context(|| format!("there is no cell {place} in {self}"))
    }

    /// Returns the marks in the order of play, after those that were there before the first move: `Xa1 Oa3`, `Bh8 Wi9`.
    #[must_use]
    pub fn moves(&self) -> String {
        let mut moves: Vec<_> = self
            .cells
            .iter()
            .filter_map(|cell| cell.mark.map(|(mark, number)| (number, mark, &cell.place)))
            .collect();
        moves.sort_unstable();
        let moves: Vec<_> = moves.iter().map(|(_, mark, place)| format!("{mark}{place}")).collect();
        moves.join(" ")
    }

    /// Returns the places of the winning lines, row by row from the top.
    #[must_use]
    pub fn winning(&self) -> Vec<&str> {
        let winning = self.cells.iter().filter(|cell| cell.wins);
        winning.map(|cell| cell.place.as_str()).collect()
    }

    /// Returns the place of the last move.
    #[must_use]
    pub fn last(&self) -> Option<&str> {
        self.cells.iter().find(|cell| cell.is_last).map(|cell| cell.place.as_str())
    }
}

impl fmt::Display for Board {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let moves = self.moves();
        f.write_str(if moves.is_empty() { "the empty board" } else { &moves })
    }
}

impl Page {
    /// Clicks these cells one after the other by script, in any language, and waits for nothing.
    ///
    /// # Errors
    /// Fails if there is no such cell.
    pub async fn click_cells(&self, places: &[&str]) -> Result<()> {
        const TAP: &str = "for (const place of arguments) find('gridcell', place)[0].click()";
        self.run(TAP, strings(places)).await
    }

    /// Reads the board, as soon as one is shown.
    ///
    /// # Errors
    /// Fails if none is shown in time, or if there is anything but cells, or if rows have different lengths.
    pub async fn board(&self) -> Result<Board> {
        self.until("a board", async || {
            Ok(self.board_now().await.map_err(|error| error.to_string()))
        })
        .await
    }

    /// Returns the board that is shown now.
    async fn board_now(&self) -> Result<Board> {
        const ROWS: &str = "return allOf('grid').flatMap((grid) => allOf('row', grid))
            .map((row) => allOf('gridcell', row).map(nameOf))";
        let rows: Vec<Vec<String>> = self.run(ROWS, []).await?;
        let columns = rows.first().map_or(0, Vec::len);
        // An endless board has one cell until its window is measured.
        ensure!(columns > 1 && rows.iter().all(|row| row.len() == columns), "no board: {rows:?}");
        let cells = rows.iter().flatten().map(|name| CellView::read(name));
        Ok(Board { columns, cells: cells.collect::<Result<Vec<_>>>()? })
    }

    /// Waits until these moves are on the board: `Xa1 Oa3`.
    ///
    /// # Errors
    /// Fails if other moves are on the board.
    pub async fn board_shows(&self, moves: &str) -> Result<()> {
        self.until(&format!("the moves {moves:?} on the board"), async || {
            let board = self.board().await?;
            Ok(if board.moves() == moves { Ok(()) } else { Err(board.to_string()) })
        })
        .await
    }

    /// Waits until this cell is selected, no other one is, and only these moves have been played.
    ///
    /// # Errors
    /// Fails if the cell is not selected or a move was played.
    pub async fn shows_selected(&self, place: &str, moves: &str) -> Result<()> {
        self.notes(place, &["selected"]).await?;
        let board = self.board().await?;
        let selected: Vec<_> = board.cells.iter().filter(|cell| !cell.notes.is_empty()).collect();
        ensure!(selected.len() == 1 && board.moves() == moves, "{board}, selected: {selected:?}");
        self.says(&format!("{place} selected")).await?;
        self.shows("button", "Place").await
    }

    /// Waits until a cell's name has exactly these notes.
    ///
    /// # Errors
    /// Fails if something else is said.
    pub async fn notes(&self, place: &str, notes: &[&str]) -> Result<()> {
        self.until(&format!("{place} with the notes {notes:?}"), async || {
            let board = self.board().await?;
            let there = &board.cell(place)?.notes;
            Ok(if there == notes { Ok(()) } else { Err(format!("{there:?}")) })
        })
        .await
    }

    /// Taps a cell, and does not wait for the result.
    ///
    /// # Errors
    /// Fails if there is no such cell or something covers it.
    pub async fn tap(&self, place: &str) -> Result<()> {
        self.press_on("gridcell", &name_of(place), None).await
    }

    /// Taps the cell with this number, row by row from the top, on the board that is painted before the program starts.
    ///
    /// # Errors
    /// Fails if no such board is painted.
    pub async fn tap_early(&self, cell: usize) -> Result<()> {
        const MIDDLE: &str = "const cells = document.querySelectorAll('#shell .cell');
            const { x, y, width, height } = cells[arguments[0]].getBoundingClientRect();
            return [(x + width / 2) / innerWidth, (y + height / 2) / innerHeight]";
        let middle: [f64; 2] = self.run(MIDDLE, [json!(cell)]).await?;
        self.press_at(&[middle]).await
    }

    /// Plays a move and, in a game against the computer, waits for the answer.
    ///
    /// # Errors
    /// Fails if the cell is taken, does not get the mark, or the computer does not answer.
    pub async fn play(&self, place: &str) -> Result<()> {
        self.wait_for_answer().await?;
        let before = self.board().await?;
        ensure!(before.cell(place)?.mark.is_none(), "{place} is taken: {before}");
        self.tap(place).await?;
        self.until(&format!("a mark on {place}"), async || {
            let board = self.board().await?;
            let is_there = board.cell(place)?.mark.is_some();
            Ok(if is_there { Ok(()) } else { Err(board.to_string()) })
        })
        .await?;
        self.wait_for_answer().await
    }

    /// Plays these moves, one after the other: `a1 b1 c1`.
    ///
    /// # Errors
    /// Fails if one of them cannot be played.
    pub async fn play_all(&self, places: &str) -> Result<()> {
        for place in places.split_whitespace() {
            self.play(place).await.with_context(|| format!("playing {place} of {places}"))?;
        }
        Ok(())
    }

    /// Plays to the end of the game, always in the first free cell.
    ///
    /// # Errors
    /// Fails if the game does not end.
    pub async fn play_out(&self) -> Result<()> {
        for _ in 0..9 {
            self.wait_for_answer().await?;
            if !self.status().await?.contains("to move") {
                break;
            }
            let board = self.board().await?;
            let free = board.cells.iter().find(|cell| cell.mark.is_none());
            let free = free.with_context(|| format!("the game goes on after {board}"))?;
            self.play(&free.place).await?;
        }
        self.shows("button", "Play again").await
    }

    /// Returns whether the computer is thinking.
    ///
    /// # Errors
    /// Fails if there is no board.
    pub async fn is_thinking(&self) -> Result<bool> {
        const IS_BUSY: &str = "const board = find(...arguments)[0]?.closest('[aria-busy]');
            return board?.getAttribute('aria-busy') === 'true'";
        self.run(IS_BUSY, strings(&["grid", ""])).await
    }

    /// Waits until the computer is not thinking.
    ///
    /// # Errors
    /// Fails if it still thinks at the deadline.
    pub async fn wait_for_answer(&self) -> Result<()> {
        self.until("the computer's move", async || {
            let thinks = self.is_thinking().await?;
            Ok(if thinks { Err("it thinks".into()) } else { Ok(()) })
        })
        .await
    }
}

/// Returns the beginning of the name of the cell at this place.
pub(super) fn name_of(place: &str) -> String {
    match place.strip_prefix(|first: char| first.is_ascii_digit()) {
        Some(on_layer) => format!("level {}, {on_layer},", &place[..1]),
        None => format!("{place},"),
    }
}

#[cfg(test)]
mod tests {
    use super::CellView;

    #[test]
    fn the_names_of_cells_are_parsed() {
        let view = |place: &str, mark, is_last, wins| CellView {
            place: place.into(),
            mark,
            is_last,
            wins,
            notes: Vec::new(),
        };
        for (name, wanted) in [
            ("a1, empty", view("a1", None, false, false)),
            ("b2, X", view("b2", Some(('X', 0)), false, false)),
            ("b2, X, move 1", view("b2", Some(('X', 1)), false, false)),
            ("h8, black, move 1", view("h8", Some(('B', 1)), false, false)),
            ("an40, white, move 2, last move", view("an40", Some(('W', 2)), true, false)),
            ("b2, O, move 4, last move", view("b2", Some(('O', 4)), true, false)),
            ("c3, X, move 3, winning line", view("c3", Some(('X', 3)), false, true)),
            ("level 2, b3, empty", view("2b3", None, false, false)),
            ("level 4, d4, O, move 2", view("4d4", Some(('O', 2)), false, false)),
            ("b2, X, move 5, last move, winning line", view("b2", Some(('X', 5)), true, true)),
        ] {
            assert_eq!(CellView::read(name).ok(), Some(wanted), "{name}");
        }
    }

    #[test]
    fn notes_in_the_names_of_cells_are_parsed() {
        let notes = |name| CellView::read(name).map(|cell| cell.notes).ok();
        assert_eq!(notes("a1, empty, wins in 2 moves"), Some(vec!["wins in 2 moves".into()]));
        let two = Some(vec!["good move".into(), "draws".into()]);
        assert_eq!(notes("a1, empty, good move, draws"), two);
        assert_eq!(notes("h8, black, picked up"), Some(vec!["picked up".into()]));
    }

    #[test]
    fn other_names_are_refused() {
        for name in [
            "",
            "a1",
            "a1, empty, last move",
            "a1, empty, wins in no moves",
            "a1, X, move",
            "a1, X, picked up, last move",
            "a1, Y, move 1",
            "a1, X, move 1, winning line, last move",
        ] {
            assert!(CellView::read(name).is_err(), "{name:?}");
        }
    }
}
