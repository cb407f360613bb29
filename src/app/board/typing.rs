//! The names of cells that are typed on the board, one character after the other.

use crate::engine::{
    Cell, Rules,
    notation::{NotationError, NotationReason, parse_plies_on},
};
use std::fmt::Display;

/// The characters of a cell's name that were typed so far.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Typed(String);

/// What was typed after one more character.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Spelled {
    /// No name of a cell on the board.
    NoCell,
    /// The name of a cell that is too far away for an endless board.
    TooFar,
    /// The name of a cell.
    Cell {
        /// The cell.
        cell: Cell,
        /// Whether another digit can make it the name of another cell, as `h1` becomes `h12`.
        can_grow: bool,
    },
}

impl Typed {
    /// Adds a character. A letter after a whole name begins another name, and so does every character after the name of a
    /// cell on a 3D board. After characters with which no name can begin, the last one begins another name.
    ///
    /// # Examples
    /// ```
    /// use in_a_row::{app::board::typing::{Spelled, Typed}, engine::Cell};
    ///
    /// let rules = "15x15k5".parse()?;
    /// let mut typed = Typed::default();
    /// assert_eq!(typed.add('h', rules), Spelled::NoCell);
    /// assert_eq!(typed.add('1', rules), Spelled::Cell { cell: Cell::new(7, 0), can_grow: true });
    /// assert_eq!(typed.add('2', rules), Spelled::Cell { cell: Cell::new(7, 11), can_grow: false });
    /// # Ok::<(), in_a_row::engine::notation::NotationError>(())
    /// ```
    pub fn add(&mut self, next: char, rules: Rules) -> Spelled {
        let begins_anew = |cell: Cell| next.is_ascii_lowercase() || cell.layer().is_some();
        if read(rules, &self.0).ok().flatten().is_some_and(begins_anew) {
            self.clear();
        }
        self.0.push(next);
        match read(rules, &self.0) {
            Ok(Some(cell)) if rules.shape().contains(cell) => {
                let can_grow = cell.layer().is_none()
                    && ('0'..='9').any(|digit| self.is_name_with(rules, &digit));
                Spelled::Cell { cell, can_grow }
            }
            Err(NotationError { reason: NotationReason::TooFar, .. }) => Spelled::TooFar,
            _ => {
                if !self.is_beginning(rules) {
                    self.0 = next.to_string();
                }
                Spelled::NoCell
            }
        }
    }

    /// Forgets the characters.
    pub fn clear(&mut self) {
        self.0.clear();
    }

    /// Returns whether the name of a cell on the board begins with these characters.
    fn is_beginning(&self, rules: Rules) -> bool {
        // On flat boards, in 3D, and on endless boards.
        ["1", "a1", "u1", "1u1"].iter().any(|rest| self.is_name_with(rules, rest))
    }

    /// Returns whether these characters and the rest are the name of a cell on the board.
    fn is_name_with(&self, rules: Rules, rest: &dyn Display) -> bool {
        let cell = read(rules, &format!("{}{rest}", self.0)).ok().flatten();
        cell.is_some_and(|cell| rules.shape().contains(cell))
    }
}

/// Reads the name of a cell, which may be beside the board; `None` if it is another ply.
fn read(rules: Rules, name: &str) -> Result<Option<Cell>, NotationError> {
    parse_plies_on(rules, name).map(|plies| plies.first()?.cell())
}
