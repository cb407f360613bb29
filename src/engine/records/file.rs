//! Finds out in which format a file is, reads it, and writes records in every format.

use std::iter;

use super::{
    Format, Place, Record, RecordError, RecordReason, WriteError, drawn, openings, pos, psq,
    renlib, sav, sgf,
};
use crate::engine::{Rules, Variant};

/// How files are read.
#[derive(Clone, Copy, Debug)]
pub struct Options {
    /// The rule of games whose file doesn't say it.
    pub variant: Variant,
    /// Whether to read records that say they are of another game. Some programs mark gomoku as Go or Othello.
    pub accepts_other_games: bool,
}

/// Returns the format of a file. Its content decides, and if that could be several, the ending of its name.
///
/// # Examples
/// ```
/// use in_a_row::engine::records::{Format, format_of};
///
/// assert_eq!(format_of("game.txt", b"(;FF[4]GM[4]SZ[15];B[hh])"), Some(Format::Sgf));
/// assert_eq!(format_of("pasted", b"Piskvorky 15x15, 1:1, 0\n8,8,0\n"), Some(Format::Psq));
/// assert_eq!(format_of("game.pos", &[2, 112, 113]), Some(Format::Pos));
/// assert_eq!(format_of("picture.png", b"\x89PNG\r\n"), None);
/// ```
#[must_use]
pub fn format_of(name: &str, bytes: &[u8]) -> Option<Format> {
    const RENLIB: &[u8] = b"\xFFRenLib\xFF";
    const START: usize = 4096;
    let extension = name.rsplit_once('.').map(|(_, extension)| extension.to_ascii_lowercase());
    let is_named =
        |format: &Format| extension.is_some() && extension.as_deref() == format.extension();
    if bytes.starts_with(RENLIB) {
        return Some(Format::RenLib);
    }
    if let Some(named) = Format::ALL.into_iter().find(is_named) {
        return Some(named);
    }
    let start = String::from_utf8_lossy(&bytes[..bytes.len().min(START)]).replace('\0', "");
    let is_number = |word: &str| word.parse::<u32>().is_ok();
    let numbers = start.split_whitespace().take_while(|word| is_number(word)).count();
    let first = start.lines().map(str::trim).find(|line| !line.is_empty())?;
    let fields: Vec<_> = first.split(',').map(str::trim).collect();
    if start.contains("(;") {
        Some(Format::Sgf)
    } else if first.starts_with("Piskvorky")
        || fields.len() == 3 && fields.iter().all(|it| is_number(it))
    {
        Some(Format::Psq)
    } else if drawn::looks_drawn(&start, bytes.len() > START) {
        // The columns of a board may have numbers.
        Some(Format::Drawn)
    } else if numbers >= 3 {
        Some(Format::Sav)
    } else if fields.len() > 1 && fields.iter().all(|it| it.parse::<i32>().is_ok()) {
        Some(Format::Openings)
    } else {
        None
    }
}

/// The games of a file, or why they can't be read.
pub type Games = Box<dyn Iterator<Item = Result<Record, RecordError>>>;

/// Reads the games in a file. Those of SGF, of which a file can have thousands, are read one by one, when they are asked
/// for. `decode` decodes a text in the encoding with this label, as browsers name it.
///
/// # Errors
/// Each game that can't be read is an error; there is one if the format is unknown.
pub fn read(
    name: &str,
    bytes: &[u8],
    options: Options,
    decode: &mut dyn FnMut(&[u8], &str) -> String,
) -> Games {
    let Options { variant, accepts_other_games } = options;
    let Some(format) = format_of(name, bytes) else {
        let reason = RecordReason::UnknownFormat;
        return only(Err(RecordError { at: Place::Byte(0), reason }));
    };
    let mut text = || decode(bytes, sgf::charset(bytes));
    match format {
        Format::Sgf => Box::new(sgf::Games::new(text(), variant, accepts_other_games)),
        Format::Psq => only(psq::read(&text(), variant)),
        Format::Sav => only(sav::read(&text(), variant)),
        Format::Drawn => only(drawn::read(&text(), variant)),
        Format::Pos => only(pos::read(bytes, variant)),
        Format::RenLib => only(renlib::read(bytes, variant)),
        Format::Openings => {
            let rules = Rules::new(15, 15, 5, variant).map_err(|error| RecordError {
                at: Place::Byte(0),
                reason: RecordReason::Rules(error),
            });
            match rules.and_then(|rules| openings::read_openings(&text(), rules)) {
                Ok(records) => Box::new(records.into_iter().map(Ok)),
                Err(error) => only(Err(error)),
            }
        }
    }
}

/// Returns the only game of a file.
fn only(game: Result<Record, RecordError>) -> Games {
    Box::new(iter::once(game))
}

/// Writes a record in this format.
///
/// # Errors
/// The format cannot hold the board, or the position that the game begins from.
pub fn write(record: &Record, format: Format) -> Result<Vec<u8>, WriteError> {
    match format {
        Format::Sgf => sgf::write(&[record]).map(String::into_bytes),
        Format::Psq => psq::write(record).map(String::into_bytes),
        Format::Sav => sav::write(record).map(String::into_bytes),
        Format::Pos => pos::write(record),
        Format::RenLib => renlib::write(record),
        Format::Openings | Format::Drawn => Err(WriteError::Board),
    }
}
