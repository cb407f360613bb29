//! Reads the games of a file one by one.

use super::{LARGEST, MOST_GAMES, error_at, parser::Parser, reader::Reader};
use crate::engine::{
    Variant,
    records::{Record, RecordError, RecordReason},
};

/// The games of a file, read one by one: each of them, or why it can't be read. There are at most [`MOST_GAMES`], and an
/// error if there are more.
///
/// # Examples
/// ```
/// use in_a_row::engine::{Variant, records::sgf::Games};
///
/// let text = "(;GM[4];B[hh])(;GM[3];W[e2e4])".to_owned();
/// let games: Vec<_> = Games::new(text, Variant::Freestyle, false).collect();
/// assert!(games[0].is_ok());
/// assert_eq!(games[1].as_ref().unwrap_err().to_string(), "line 1, column 20: this is game 3 of SGF");
/// ```
#[derive(Debug)]
pub struct Games {
    text: String,
    reader: Reader,
    /// The number of bytes before the next game.
    at: usize,
    /// The number of games so far.
    count: usize,
    is_over: bool,
}

impl Games {
    /// Reads the games of this text. The other arguments are those of [`read`](super::read).
    #[must_use]
    pub const fn new(text: String, variant: Variant, accepts_other_games: bool) -> Self {
        let reader = Reader::new(variant, accepts_other_games);
        Self { text, reader, at: 0, count: 0, is_over: false }
    }

    /// Ends with an error at this place, given by the number of bytes before it.
    fn end_at(&mut self, at: usize) -> RecordError {
        self.is_over = true;
        error_at(self.reader.place(&self.text, at), RecordReason::TooLarge)
    }
}

impl Iterator for Games {
    type Item = Result<Record, RecordError>;

    fn next(&mut self) -> Option<Self::Item> {
        if self.is_over {
            return None;
        }
        if self.text.len() > LARGEST {
            return Some(Err(self.end_at(0)));
        }
        let mut parser = Parser::new(&self.text, self.at);
        if !parser.find_game() {
            self.is_over = true;
            return None;
        }
        if self.count == MOST_GAMES {
            let at = parser.at();
            return Some(Err(self.end_at(at)));
        }
        let game = self.reader.game(&parser);
        parser.by_ref().for_each(drop);
        self.at = parser.at();
        self.count += 1;
        Some(game)
    }
}
