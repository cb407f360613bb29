//! Reads and writes `.psq` files: a game of Piskvork, the manager of the Gomocup tournament, or of a program that follows it.
//!
//! The first line has the size of the board, a number for each player (0 is a person, others are levels), and which of them
//! begins, 0 or 1. Then each line is a move: its column, its row from the top, both counted from 1, and its time in
//! milliseconds. The names of the two players and a number end the file. The judge of the tournament adds a line with the
//! winner, 1 or 2, or 0 after a draw, and the name of the tournament, which has the rules in it.
//!
//! ```text
//! Piskvorky 15x15, 11:11, 0
//! 8,8,0
//! 9,7,0
//! 8,6,1500
//! pbrain-first.exe
//! C:\engines\second.zip
//! -1
//! 1,Freestyle15_1
//! ```
//!
//! The source of this description is the source of Piskvork and of the judge. Times are not kept. What files of other
//! programs lack or write in another way is read, too: the first line may have another word and may end after the size, or
//! be missing; a move may have no time; and the file may end after any line.

use super::{
    Builder, Fact, GameTree, Record, RecordError, RecordReason, Rules, RulesError, Side, Variant,
    WriteError, plain,
};
use crate::engine::Outcome;

/// The word that the first line begins with.
const WORD: &str = "Piskvorky";

/// The sides of boards that are tried if a file does not have the size.
const USUAL_SIDES: [i64; 3] = [15, 19, 20];

/// What the names of persons begin with.
const PERSON: &str = "homo-";

/// What the names of programs begin with.
const PROGRAM: &str = "pbrain-";

/// A line after the first.
#[derive(Debug, PartialEq, Eq)]
enum Line<'a> {
    /// The column and the row of a move, counted from 1.
    Move(i64, i64),
    /// A number alone. It has no meaning for the game.
    Code,
    /// The winner and the tournament.
    Result(&'a str, &'a str),
    /// Mostly a name.
    Text,
    /// Numbers that are nothing of all this.
    Unknown,
}

/// What the first line says.
struct Header {
    at: usize,
    columns: i64,
    rows: i64,
    /// Whether the second of the names is that of the player who begins.
    second_begins: bool,
    /// Whether it begins with the usual word.
    is_usual: bool,
}

/// What follows the moves.
#[derive(Default)]
struct Ending<'a> {
    names: Vec<Option<String>>,
    /// The winner and the tournament.
    result: Option<(&'a str, &'a str)>,
}

/// A move and its place.
struct Move {
    at: usize,
    column: i64,
    row: i64,
}

/// Reads a game. Unless the name of the tournament has the word of another, this is the variant.
///
/// # Errors
/// There is no move and no first line with the size of the board, there is no such board, a cell is not on it, or moves
/// follow the names.
///
/// # Examples
/// ```
/// use in_a_row::engine::{Variant, notation, records::psq};
///
/// let text = "Piskvorky 15x15, 11:11, 0\n8,8,0\n9,7,100\nADA.zip\nBOB.zip\n-1\n";
/// let record = psq::read(text, Variant::Freestyle).expect("a game");
/// assert_eq!(record.tree.main_line().moves(), notation::parse_moves("h8i9").expect("moves"));
/// assert_eq!(record.players, [Some("ADA".to_owned()), Some("BOB".to_owned())]);
/// ```
pub fn read(text: &str, variant: Variant) -> Result<Record, RecordError> {
    let text = plain::body(text)?;
    let mut lines = plain::lines(text).peekable();
    let first = lines.next_if(|(_, line)| !matches!(Line::of(line), Line::Move(..)));
    let header = first.map(|(at, line)| Header::read(text, at, line)).transpose()?;
    // A file may have more moves than memory should hold, so that they are read again where they are needed.
    let moves = lines.clone().map_while(|(at, line)| Move::of(at, line));
    let ending = Ending::read(text, lines.skip_while(|&(at, line)| Move::of(at, line).is_some()))?;
    let header = header.unwrap_or_else(|| Header::missing(moves.clone()));
    if moves.clone().next().is_none() && !header.is_usual {
        return Err(plain::error(text, text.len(), RecordReason::NoGame));
    }
    let rules = ending.rules(&header, variant);
    let rules =
        rules.map_err(|reason| plain::error(text, header.at, RecordReason::Rules(reason)))?;
    let record = play(text, rules, moves)?;
    Ok(ending.add_to(record, header.second_begins))
}

fn play(
    text: &str,
    rules: Rules,
    moves: impl Iterator<Item = Move>,
) -> Result<Record, RecordError> {
    let mut builder = Builder::new(GameTree::new(rules));
    for Move { at, column, row } in moves {
        let cell = plain::cell(rules.shape(), column.saturating_sub(1), row.saturating_sub(1));
        let cell = cell.ok_or_else(|| plain::error(text, at, RecordReason::Outside))?;
        builder.play(None, Some(cell));
    }
    Ok(builder.finish())
}

impl Move {
    fn of(at: usize, line: &str) -> Option<Self> {
        match Line::of(line) {
            Line::Move(column, row) => Some(Self { at, column, row }),
            _ => None,
        }
    }
}

impl<'a> Line<'a> {
    fn of(line: &'a str) -> Self {
        let mut fields = line.splitn(3, ',').map(str::trim);
        let (first, second, third) = (fields.next(), fields.next(), fields.next());
        let number = |field: Option<&str>| field.and_then(plain::number);
        let is_time = third.is_none_or(|time| {
            time.bytes().all(|byte| byte.is_ascii_digit() || matches!(byte, b'.' | b'-' | b'+'))
        });
        let has = |is_such: fn(char) -> bool| line.contains(is_such);
        match (number(first), second, number(second)) {
            (Some(column), _, Some(row)) if is_time => Self::Move(column, row),
            (Some(_), None, _) => Self::Code,
            (Some(_), Some(_), None) if has(char::is_alphabetic) => match line.split_once(',') {
                Some((winner, name)) => Self::Result(winner.trim(), name.trim()),
                None => Self::Unknown,
            },
            (Some(_), ..) => Self::Unknown,
            (None, ..) if has(char::is_numeric) && !has(char::is_alphabetic) => Self::Unknown,
            (None, ..) => Self::Text,
        }
    }
}

impl Header {
    fn read(text: &str, at: usize, line: &str) -> Result<Self, RecordError> {
        let size = RecordReason::Expected("the size of the board, such as 15x15");
        let (columns, rows) = size_in(line).ok_or_else(|| plain::error(text, at, size))?;
        let begins = line.split(',').nth(2).map(str::trim);
        Ok(Self {
            at,
            columns,
            rows,
            second_begins: begins == Some("1"),
            is_usual: line.starts_with(WORD),
        })
    }

    /// Returns the smallest usual size of a board with these cells, or the largest if none has them all.
    fn missing(moves: impl Iterator<Item = Move>) -> Self {
        let most = moves.map(|it| it.column.max(it.row)).max().unwrap_or_default();
        let side = USUAL_SIDES.into_iter().find(|&side| most <= side);
        let side = side.or(USUAL_SIDES.last().copied()).unwrap_or_default();
        Self { at: 0, columns: side, rows: side, second_begins: false, is_usual: false }
    }
}

/// Returns the first two numbers with an `x` between them.
fn size_in(line: &str) -> Option<(i64, i64)> {
    line.match_indices(['x', 'X', '×']).find_map(|(at, x)| {
        let (before, after) = (line.get(..at)?.trim_end(), line.get(at + x.len()..)?.trim_start());
        let no_digit = |character: char| !character.is_ascii_digit();
        let columns = before.rsplit(no_digit).next()?;
        let rows = after.split(no_digit).next()?;
        Some((plain::number(columns)?, plain::number(rows)?))
    })
}

impl<'a> Ending<'a> {
    fn read(
        text: &str,
        lines: impl Iterator<Item = (usize, &'a str)>,
    ) -> Result<Self, RecordError> {
        let mut ending = Self::default();
        let mut may_be_name = true;
        for (at, line) in lines {
            match Line::of(line) {
                Line::Move(..) => return Err(plain::error(text, at, RecordReason::AfterEnd)),
                Line::Unknown if may_be_name => {
                    let reason = RecordReason::Expected("a move such as 8,8,0");
                    return Err(plain::error(text, at, reason));
                }
                Line::Text if may_be_name => ending.names.push(name(line)),
                Line::Text | Line::Unknown => {}
                Line::Code => may_be_name = false,
                Line::Result(winner, tournament) => {
                    may_be_name = false;
                    ending.result.get_or_insert((winner, tournament));
                }
            }
            may_be_name &= ending.names.len() < 2;
        }
        Ok(ending)
    }

    /// Returns the rules of a game with this header; this is the variant if the tournament has no other.
    fn rules(&self, header: &Header, variant: Variant) -> Result<Rules, RulesError> {
        let named = self.result.and_then(|(_, tournament)| variant_in(tournament));
        let variant = match named {
            // There is one word for both.
            Some(Variant::Caro) if variant == Variant::CaroOverlines => variant,
            // It is played on no other board.
            Some(Variant::Renju) if (header.columns, header.rows) != (15, 15) => variant,
            Some(named) => named,
            None => variant,
        };
        plain::rules(header.columns, header.rows, variant)
    }

    fn add_to(self, mut record: Record, second_begins: bool) -> Record {
        let mut names = self.names.into_iter();
        record.players = [names.next().flatten(), names.next().flatten()];
        if second_begins {
            record.players.reverse();
        }
        if let Some((winner, tournament)) = self.result {
            record.facts.push((Fact::Event, tournament.to_owned()));
            record.facts.push((Fact::Result, winner.to_owned()));
        }
        record
    }
}

/// Returns the variant that is named in the name of a tournament, such as `Standard15_1`.
fn variant_in(tournament: &str) -> Option<Variant> {
    let tournament = tournament.to_ascii_lowercase();
    let words = [
        ("freestyle", Variant::Freestyle),
        ("standard", Variant::Exact),
        ("renju", Variant::Renju),
        ("caro", Variant::Caro),
    ];
    words.into_iter().find(|(word, _)| tournament.contains(word)).map(|(_, variant)| variant)
}

/// Returns the name of a player as Piskvork shows it: for a program, its file name without the folder, the prefix and the
/// suffix that all programs have. A person has none.
fn name(line: &str) -> Option<String> {
    let file = line.rsplit('\\').next().unwrap_or(line).trim();
    if without_start(file, PERSON).is_some() {
        return None;
    }
    let name = without_start(file, PROGRAM).unwrap_or(file);
    let name = [".exe", ".zip"].into_iter().find_map(|end| without_end(name, end)).unwrap_or(name);
    Some(name.trim().to_owned()).filter(|name| !name.is_empty())
}

fn without_start<'a>(text: &'a str, start: &str) -> Option<&'a str> {
    let (found, rest) = text.split_at_checked(start.len())?;
    found.eq_ignore_ascii_case(start).then_some(rest)
}

fn without_end<'a>(text: &'a str, end: &str) -> Option<&'a str> {
    let (rest, found) = text.split_at_checked(text.len().checked_sub(end.len())?)?;
    found.eq_ignore_ascii_case(end).then_some(rest)
}

/// Writes the moves of the main line, the names of the players, the event and the result. Plies that choose sides are left
/// out. A result that is not a number is replaced by the winner; an event that names another variant, or without a letter,
/// is left out.
///
/// # Errors
/// The board is not flat, another number in a row wins, or there are marks before the first move.
pub fn write(record: &Record) -> Result<String, WriteError> {
    let line = plain::main_line(record)?;
    let mut lines = vec![format!("{WORD} {}x{}, 0:0, 0", line.columns, line.rows)];
    lines.extend(line.cells.iter().map(|(column, row)| format!("{},{},0", column + 1, row + 1)));
    let names = record.players.each_ref().map(|name| one_line(name.as_deref().unwrap_or_default()));
    if names.iter().any(|name| !name.is_empty()) {
        lines.extend((1..).zip(names).map(|(number, name)| name_line(number, &name)));
    }
    lines.push("-1".to_owned());
    lines.extend(result_line(record));
    lines.push(String::new());
    Ok(lines.join("\n"))
}

/// Returns the line from which this name is read again. A player without a name is a person.
fn name_line(number: usize, player: &str) -> String {
    let line = player.replace('\\', "/");
    if line.is_empty() {
        format!("{PERSON}{number}")
    } else if Line::of(&line) == Line::Text && name(&line).as_ref() == Some(&line) {
        line
    } else {
        format!("{PROGRAM}{line}.exe")
    }
}

fn result_line(record: &Record) -> Option<String> {
    let event = one_line(record.fact(Fact::Event)?);
    let game = record.tree.main_line();
    let is_other = |named| named != game.rules().variant();
    if variant_in(&event).is_some_and(is_other) {
        return None;
    }
    let number = record.fact(Fact::Result).map(one_line);
    let number = number.filter(|number| plain::number(number).is_some());
    let line = match (number, game.outcome().and_then(Outcome::winner)) {
        (Some(number), _) => format!("{number},{event}"),
        (None, Some(Side::First)) => format!("1,{event}"),
        (None, Some(Side::Second)) => format!("2,{event}"),
        (None, None) => format!("0,{event}"),
    };
    matches!(Line::of(&line), Line::Result(..)).then_some(line)
}

/// Returns the text with a space in place of each control character, such as a line break.
fn one_line(text: &str) -> String {
    text.replace(char::is_control, " ").trim().to_owned()
}
