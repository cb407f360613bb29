//! Reads a board that is drawn in text, as people put it into messages. A line is a row, the top row first:
//!
//! ```text
//!   a b c d e
//! 5 . . . . . 5
//! 4 . . X . . 4
//! 3 . O X . . 3
//! 2 . . O . . 2
//! 1 . . . . . 1
//!   a b c d e
//! ```
//!
//! There are many ways to draw one. An empty cell may be a dot, a dash, a plus sign or the crossing of two lines. The marks
//! may be letters, crosses and circles, or stones. Cells may stand next to each other, or have spaces, tabs or bars between
//! them. Between bars, an empty cell may be blank, and lines of dashes may separate the rows. The numbers of the rows and the
//! letters or numbers of the columns say nothing, but must be right. Brackets may stand around the last move: `(X)`. A cube
//! has an empty line between its levels, the lowest of which comes first.
//!
//! A drawing has no rules. The run is the usual one of the size: three on 3x3, four up to 6x6, otherwise five, and in space
//! the side of the cube. It does not say either in which order the moves were made, so that the marks are the start of the
//! game. If nobody could move there because the game is over, moves at its end are made up.

use super::{
    ArrangeError, Cell, GameTree, Record, RecordError, RecordReason, Rules, RulesError, Shape,
    Side, Variant, plain,
};
use crate::engine::Start;

/// The largest text that is read, in bytes. The widest board takes 13,000 of them.
const LONGEST: usize = 1 << 16;

/// The smallest number of rows, and of cells in a row.
const SHORTEST: usize = 3;

/// The longest side of a cube.
const LONGEST_IN_SPACE: usize = 5;

/// The largest number of star points on a board.
const MOST_STARS: usize = 9;

/// The largest number of cells that are tried as the last move of a game that is won.
const MOST_LAST_MOVES: usize = 64;

const A_CELL: RecordReason = RecordReason::Expected("a cell, such as . X or O");
const A_ROW: RecordReason = RecordReason::Expected("as many cells as in the first row");
const A_NUMBER: RecordReason = RecordReason::Expected("the number of the row");
const COLUMNS: RecordReason = RecordReason::Expected("the columns of this board");
const ONE_SIGN: RecordReason = RecordReason::Expected("the same sign for the same side");
const ONE_LAST: RecordReason = RecordReason::Expected("only one last move");
const NO_BLANK: RecordReason = RecordReason::Expected("a sign in each cell");

/// What a character means.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Sign {
    Empty,
    /// A star point, which is empty.
    Star,
    /// A mark of black or X, with the usual sign of its kind.
    Black(char),
    /// A mark of white or O, with the usual sign of its kind.
    White(char),
}

/// A part of a row: a cell, or the number or the letter of the row.
#[derive(Clone, Copy, Debug)]
struct Token<'a> {
    /// The number of bytes before it.
    at: usize,
    /// It is empty if a cell between bars is blank.
    text: &'a str,
    sign: Option<Sign>,
    is_last_move: bool,
}

/// The tokens of a line.
#[derive(Default)]
struct Scan<'a> {
    tokens: Vec<Token<'a>>,
    /// The number of bytes before the first character that can't be in a row, and the number of such characters.
    wrong: Option<(usize, usize)>,
}

/// A row.
struct Row<'a> {
    tokens: Vec<Token<'a>>,
    /// The number of bytes before its end.
    end: usize,
}

/// The lines of a text.
#[derive(Default)]
struct Drawing<'a> {
    /// The rows between empty lines.
    groups: Vec<Vec<Row<'a>>>,
    /// The lines with the columns, without spaces; the number of bytes and of rows before each.
    headers: Vec<(usize, String, usize)>,
    /// The number of bytes before the first character that can't be in a row.
    wrong: Option<usize>,
    /// The number of such characters.
    wrongs: usize,
}

/// A board as it is drawn.
struct Diagram {
    shape: Shape,
    black: Vec<Cell>,
    white: Vec<Cell>,
    /// The last move, and the number of bytes before it.
    last: Option<(Cell, usize)>,
    /// The number of bytes before the first cell.
    at: usize,
}

/// Returns whether a text looks like a drawn board. `is_start` tells that only the start of it is given.
pub(super) fn looks_drawn(text: &str, is_start: bool) -> bool {
    let text = text.strip_prefix('\u{feff}').unwrap_or(text);
    let text = if is_start { text.rsplit_once('\n').map_or("", |(text, _)| text) } else { text };
    let mut drawing = Drawing::read(text);
    // What is wrong with the names of rows is said when the board is read.
    let _ = drawing.remove_row_names();
    let rows = || drawing.groups.iter().flatten();
    let tokens = || rows().flat_map(|row| &row.tokens);
    let is_long = |row: &&Row<'_>| row.tokens.len() >= SHORTEST;
    let wrongs = drawing.wrongs + rows().map(Row::wrongs).sum::<usize>();
    let all = tokens().count() + drawing.wrongs;
    rows().count() >= SHORTEST
        && rows().filter(is_long).count() * 2 > rows().count()
        && wrongs * 8 <= all
        && tokens().any(|token| token.sign.is_some() && token.text != "0")
        && Kinds::default().first_other(tokens()).is_none()
}

/// Reads a board. It is played by this variant if its size allows it.
///
/// # Errors
/// There is no board, its rows are not equally long, there is no such board, or no game comes to this position.
///
/// # Examples
/// ```
/// use in_a_row::engine::{Variant, records::drawn};
///
/// let record = drawn::read(" X | O |  \n---+---+---\n   | X |  \n---+---+---\n   |   | O", Variant::Freestyle);
/// let game = record.expect("a board").tree.main_line();
/// assert_eq!(game.rules().to_string(), "3x3k3");
/// assert_eq!(game.start().to_string(), "a3b2-b3c1");
/// ```
pub fn read(text: &str, variant: Variant) -> Result<Record, RecordError> {
    let text = plain::body(text)?;
    let fail = |(at, reason)| plain::error(text, at, reason);
    if text.len() > LONGEST {
        return Err(fail((0, RecordReason::TooLarge)));
    }
    let diagram = Drawing::read(text).diagram().map_err(fail)?;
    let run = usual_run(diagram.shape);
    let rules = Rules::on(diagram.shape, run, Variant::Freestyle);
    let rules = rules.map_err(|error| fail((diagram.at, RecordReason::Rules(error))))?;
    diagram.record(rules.with(variant)).map_err(fail)
}

/// Returns the usual run on this board.
const fn usual_run(shape: Shape) -> u8 {
    match shape.longest_side() {
        side if shape.layers() > 1 => side,
        ..=3 => 3,
        4..=6 => 4,
        _ => 5,
    }
}

impl Sign {
    const fn of(character: char) -> Option<Self> {
        Some(match character {
            '*' | '＊' | '∗' => Self::Star,
            '.' | '．' | '·' | '・' | '･' | '⋅' | '∙' | ':' | '：' | '-' | '－' | '_' | '＿'
            | '+' | '＋' | '□' | '⬜' => Self::Empty,
            _ if is_crossing(character) => Self::Empty,
            'X' | 'x' | 'Ｘ' | 'ｘ' | 'Х' | 'х' | '❌' | '✕' | '✖' | '×' | '╳' | '✗' | '✘' => {
                Self::Black('X')
            }
            '●' | '⚫' => Self::Black('●'),
            '#' | '＃' => Self::Black('#'),
            'B' | 'b' | 'Ｂ' | 'ｂ' => Self::Black('B'),
            '@' | '＠' => Self::Black('@'),
            '黑' | '黒' => Self::Black('黑'),
            'O' | 'o' | '0' | 'Ｏ' | 'ｏ' | '０' | 'О' | 'о' | '⭕' => Self::White('O'),
            '○' | '⚪' | '◯' | '〇' => Self::White('○'),
            'W' | 'w' | 'Ｗ' | 'ｗ' => Self::White('W'),
            '白' => Self::White('白'),
            _ => return None,
        })
    }
}

/// Returns whether this is a crossing or a corner of lines.
const fn is_crossing(character: char) -> bool {
    matches!(
        character,
        '┌'..='╋' | '╒'..='╬' | '╭'..='╰'
    )
}

/// Returns whether this is a vertical line.
const fn is_bar(character: char) -> bool {
    matches!(character, '|' | '│' | '┃' | '║' | '｜')
}

/// Returns whether this may be in a line that separates rows.
const fn is_rule(character: char) -> bool {
    matches!(character, '-' | '+' | '=' | '_' | ':' | '─' | '━' | '═' | '—')
        || is_crossing(character)
}

/// Returns whether this tells nothing: a space, a horizontal line or an invisible character.
const fn is_filler(character: char) -> bool {
    character.is_whitespace()
        || matches!(character, '─' | '━' | '═' | '—' | '\u{200b}'..='\u{200f}' | '\u{2060}')
        || matches!(character, '\u{fe00}'..='\u{fe0f}' | '\u{feff}')
}

/// Returns whether this line begins or ends a code block of Markdown.
fn is_fence(line: &str) -> bool {
    let rest = line.trim().strip_prefix("```").or_else(|| line.trim().strip_prefix("~~~"));
    rest.is_some_and(|rest| rest.chars().all(char::is_alphanumeric))
}

/// Returns whether a line separates rows. A row may have bars, so that between bars there must be more than one character.
fn is_separator(line: &str) -> bool {
    let mut fields = line.split(is_bar).map(str::trim).filter(|field| !field.is_empty());
    let has_bar = line.contains(is_bar);
    let is_of_rule = |field: &str| {
        field.chars().all(|it| is_rule(it) || it == ' ') && (!has_bar || field.chars().count() > 1)
    };
    fields.clone().next().is_some() && fields.all(is_of_rule)
}

/// Returns the names of the columns in a line that has nothing else, without spaces.
fn header(line: &str) -> Option<String> {
    let is_of_name = |it: &char| !is_filler(*it) && !is_bar(*it);
    let names = line.chars().filter(is_of_name).collect::<String>().to_ascii_lowercase();
    let are_letters = names.starts_with("abc") && names.bytes().all(|it| it.is_ascii_alphabetic());
    let are_numbers = ["123", "012"].iter().any(|start| names.starts_with(start));
    let are_digits = are_numbers && names.bytes().all(|it| it.is_ascii_digit());
    (are_letters || are_digits).then_some(names)
}

/// Returns whether these are the names of this many columns: letters, with or without the letter I, or numbers from 0 or 1,
/// possibly cut to their last digit.
fn are_columns(names: &str, count: usize) -> bool {
    let letters = |left_out: &str| {
        let letters = ('a'..='z').filter(|letter| !left_out.contains(*letter));
        let second = letters.clone().map(|letter| format!("a{letter}"));
        letters.map(String::from).chain(second).take(count).collect::<String>()
    };
    let numbers = |first: usize, modulus: usize| {
        (first..first + count).map(|it| (it % modulus).to_string()).collect::<String>()
    };
    let is_numbered = |first| [10, 100].iter().any(|&modulus| names == numbers(first, modulus));
    names == letters("") || names == letters("i") || is_numbered(0) || is_numbered(1)
}

impl<'a> Scan<'a> {
    /// Reads the tokens of a text with this many bytes before it.
    fn of(text: &'a str, at: usize) -> Self {
        let mut scan = Self::default();
        let mut opened = None;
        let mut read = 0;
        while let Some(character) = text[read..].chars().next() {
            let (start, place) = (read, at + read);
            read += character.len_utf8();
            if character.is_ascii_digit() {
                let rest = &text[start..];
                let digits = rest.bytes().take_while(u8::is_ascii_digit).count();
                if rest[..digits].bytes().any(|digit| digit != b'0') {
                    read = start + digits;
                    scan.push(place, &text[start..read], None);
                    read += punctuation(&text[read..], scan.tokens.len());
                } else {
                    scan.push(place, &text[start..read], Sign::of(character));
                }
            } else if matches!(character, '(' | '[') && opened.is_none() {
                opened = Some(scan.tokens.len());
            } else if matches!(character, ')' | ']') {
                let marked = opened.take().map(|first| &mut scan.tokens[first..]);
                match marked {
                    Some([token])
                        if matches!(token.sign, Some(Sign::Black(_) | Sign::White(_))) =>
                    {
                        token.is_last_move = true;
                    }
                    _ => scan.is_wrong(place),
                }
            } else if let Some(sign) = Sign::of(character) {
                scan.push(place, &text[start..read], Some(sign));
            } else if character.is_ascii_alphabetic() {
                scan.push(place, &text[start..read], None);
            } else if !is_filler(character) && !is_bar(character) {
                scan.is_wrong(place);
            }
        }
        if opened.is_some() {
            scan.is_wrong(at + text.len());
        }
        scan
    }

    fn push(&mut self, at: usize, text: &'a str, sign: Option<Sign>) {
        self.tokens.push(Token { at, text, sign, is_last_move: false });
    }

    fn is_wrong(&mut self, at: usize) {
        self.wrong.get_or_insert((at, 0)).1 += 1;
    }

    /// Returns the tokens of a field between bars. Underscores around another sign, or several, are only its floor.
    fn cells_or_floor(self) -> Vec<Token<'a>> {
        let mut tokens = self.tokens;
        let is_floor = |token: &Token<'_>| token.text == "_";
        if tokens.len() > 1 && tokens.iter().any(|token| !is_floor(token)) {
            tokens.retain(|token| !is_floor(token));
        } else if tokens.len() > 1 && tokens.iter().all(is_floor) {
            tokens.truncate(1);
        }
        tokens
    }
}

/// Returns the length of the sign after the number of a row, such as `3.` or `3)`.
fn punctuation(rest: &str, tokens: usize) -> usize {
    let rest = rest.strip_prefix(['.', ')', ':']).filter(|_| tokens == 1);
    usize::from(rest.is_some_and(|rest| rest.starts_with(char::is_whitespace)))
}

impl Token<'_> {
    fn is_number(&self) -> bool {
        self.sign.is_none() && self.text.starts_with(|it: char| it.is_ascii_digit())
    }

    /// Returns the number that it may be as the name of a row; of letters, A is 1.
    fn number(&self) -> Option<i64> {
        match self.text.as_bytes() {
            [letter] if letter.is_ascii_alphabetic() => {
                Some(i64::from(letter.to_ascii_lowercase() - b'a') + 1)
            }
            [first, ..] if first.is_ascii_digit() => plain::number(self.text),
            _ => None,
        }
    }
}

/// The kind of sign that each side has.
#[derive(Default)]
struct Kinds {
    black: Option<char>,
    white: Option<char>,
}

impl Kinds {
    /// Returns the first token whose side has another sign before it.
    fn first_other<'b, 'a: 'b>(
        &mut self,
        mut tokens: impl Iterator<Item = &'b Token<'a>>,
    ) -> Option<&'b Token<'a>> {
        tokens.find(|token| match token.sign {
            Some(Sign::Black(kind)) => *self.black.get_or_insert(kind) != kind,
            Some(Sign::White(kind)) => *self.white.get_or_insert(kind) != kind,
            Some(Sign::Empty | Sign::Star) | None => false,
        })
    }
}

impl<'a> Drawing<'a> {
    fn read(text: &'a str) -> Self {
        let mut at = 0;
        let lines: Vec<_> = text
            .split_inclusive(['\n', '\r'])
            .map(|line| {
                at += line.len();
                (at - line.len(), line.trim_end())
            })
            .collect();
        let has_cells = |at: usize, line: &str| {
            !is_separator(line) && header(line).is_none() && !Scan::of(line, at).tokens.is_empty()
        };
        let barred = || {
            let with_bar = lines.iter().filter(|(_, line)| line.contains(is_bar));
            with_bar.filter(|(at, line)| has_cells(*at, line))
        };
        let is_framed = barred().next().is_some();
        let has_bars = barred().any(|(_, line)| line.matches(is_bar).count() >= 2)
            && barred().all(|(_, line)| has_cell_a_field(line));
        let is_glued = barred().filter_map(|(_, line)| line.split(is_bar).next()).any(
            |field| matches!(&Scan::of(field, 0).tokens[..], [number, _, ..] if number.is_number()),
        );
        // The line break of some systems is two characters.
        let is_blank = |line: &str| line.trim().is_empty();
        let mut drawing = Self::default();
        let mut is_new = true;
        for &(at, line) in &lines {
            if is_blank(line) {
                is_new |= !(text[..at].ends_with('\r') && text[at..].starts_with('\n'));
                continue;
            }
            if is_fence(line) || line.trim().chars().all(|it| it == '=') {
                continue;
            }
            if let Some(names) = header(line) {
                drawing.headers.push((at, names, drawing.groups.iter().map(Vec::len).sum()));
                continue;
            }
            if is_framed && is_separator(line) && (has_bars || !line.contains(is_bar)) {
                continue;
            }
            let scan = Scan::of(line, at);
            if let Some((at, count)) = scan.wrong {
                drawing.wrong.get_or_insert(at);
                drawing.wrongs += count;
            }
            let tokens = if has_bars && line.contains(is_bar) {
                fields(line, at, is_glued)
            } else {
                scan.tokens
            };
            if tokens.is_empty() {
                continue;
            }
            if std::mem::take(&mut is_new) {
                drawing.groups.push(Vec::new());
            }
            let row = Row { tokens, end: at + line.len() };
            if let Some(group) = drawing.groups.last_mut() {
                group.push(row);
            }
        }
        drawing
    }

    /// Returns the board, or the number of bytes before an error.
    fn diagram(mut self) -> Result<Diagram, (usize, RecordReason)> {
        if let Some(at) = self.wrong {
            return Err((at, A_CELL));
        }
        let at = self.groups.first().and_then(|group| group.first()).and_then(Row::at);
        let at = at.ok_or((0, RecordReason::NoGame))?;
        self.remove_row_names()?;
        self.check_cells()?;
        let lengths: Vec<_> = self.groups.iter().map(Vec::len).collect();
        let side = lengths.len();
        let is_cube = (SHORTEST..=LONGEST_IN_SPACE).contains(&side)
            && lengths.iter().all(|&rows| rows == side);
        if let [_, second, ..] = &self.groups[..]
            && !is_cube
            && lengths.iter().any(|&rows| rows > 1)
        {
            let at = second.first().and_then(Row::at).unwrap_or(at);
            return Err((at, RecordReason::AfterEnd));
        }
        let height = if is_cube { side } else { lengths.iter().sum() };
        let mut rows: Vec<_> = self.groups.into_iter().flatten().map(|row| row.tokens).collect();
        remove_frame(&mut rows, height)?;
        let width = rows.first().map_or(0, Vec::len);
        for (at, names, rows_before) in &self.headers {
            let is_between = rows_before % height > 0 && !lengths.iter().all(|&rows| rows == 1);
            if !are_columns(names, width) || is_between {
                return Err((*at, COLUMNS));
            }
        }
        let length = |cells: usize| u8::try_from(cells).unwrap_or(u8::MAX);
        let shape = if is_cube && width == side {
            Shape::cube(length(side))
        } else if is_cube {
            return Err((at, A_ROW));
        } else {
            Shape::flat(length(width), length(height))
        };
        let shape = shape.map_err(|error| (at, RecordReason::Rules(RulesError::Shape(error))))?;
        let mut diagram = Diagram { shape, black: vec![], white: vec![], last: None, at };
        for (cell, token) in shape.cells().zip(rows.iter().flatten()) {
            match token.sign {
                Some(Sign::Black(_)) => diagram.black.push(cell),
                Some(Sign::White(_)) => diagram.white.push(cell),
                Some(Sign::Empty | Sign::Star) | None => continue,
            }
            if token.is_last_move && diagram.last.replace((cell, token.at)).is_some() {
                return Err((token.at, ONE_LAST));
            }
        }
        Ok(diagram)
    }

    /// Removes the numbers or letters of the rows from both ends.
    fn remove_row_names(&mut self) -> Result<(), (usize, RecordReason)> {
        for is_left in [true, false] {
            let end = |row: &Row<'a>| {
                let token = if is_left { row.tokens.first() } else { row.tokens.last() };
                token.copied()
            };
            let mut ends = self.groups.iter().flatten().filter_map(end);
            if ends.all(|token| token.sign.is_some()) {
                continue;
            }
            for group in &mut self.groups {
                check_row_names(&group.iter().filter_map(end).collect::<Vec<_>>())?;
                for row in group {
                    if is_left {
                        row.tokens.remove(0);
                    } else {
                        row.tokens.pop();
                    }
                }
            }
        }
        Ok(())
    }

    /// Checks that all rows have the same number of cells and nothing else, and each side has one sign.
    fn check_cells(&self) -> Result<(), (usize, RecordReason)> {
        let rows = || self.groups.iter().flatten();
        let width = rows().next().map_or(0, |row| row.tokens.len());
        for row in rows() {
            if let Some(token) = row.tokens.iter().find(|token| token.sign.is_none()) {
                return Err((token.at, A_CELL));
            }
            match row.tokens.get(width) {
                Some(token) => return Err((token.at, A_ROW)),
                None if row.tokens.len() < width => return Err((row.end, A_ROW)),
                None => {}
            }
        }
        let tokens = rows().flat_map(|row| &row.tokens);
        if let Some(token) = Kinds::default().first_other(tokens.clone()) {
            return Err((token.at, ONE_SIGN));
        }
        let has =
            |is_such: fn(Sign) -> bool| tokens.clone().any(|token| token.sign.is_some_and(is_such));
        let are_stars = has(|sign| sign == Sign::Empty)
            && (has(|sign| matches!(sign, Sign::Black(_)))
                || !has(|sign| matches!(sign, Sign::White(_))));
        let most = if are_stars { MOST_STARS } else { 0 };
        match tokens.clone().filter(|token| token.sign == Some(Sign::Star)).nth(most) {
            Some(token) => Err((token.at, A_CELL)),
            None => Ok(()),
        }
    }
}

impl Row<'_> {
    fn at(&self) -> Option<usize> {
        self.tokens.first().map(|token| token.at)
    }

    /// Returns the number of tokens that are no cells. A number at an end may only be the wrong one.
    fn wrongs(&self) -> usize {
        let last = self.tokens.len().saturating_sub(1);
        let is_name =
            |place: usize, token: &Token<'_>| token.is_number() && (place == 0 || place == last);
        let tokens = self.tokens.iter().enumerate();
        tokens.filter(|(place, token)| token.sign.is_none() && !is_name(*place, token)).count()
    }
}

/// Checks that the names of rows count up or down, and that 0 or 1, or A, is the lowest.
fn check_row_names(names: &[Token<'_>]) -> Result<(), (usize, RecordReason)> {
    let numbers = names.iter().map(|token| token.number().ok_or((token.at, A_NUMBER)));
    let numbers = numbers.collect::<Result<Vec<_>, _>>()?;
    let is_upward = matches!(numbers[..], [first, second, ..] if first < second);
    let lowest = if is_upward { numbers.first() } else { numbers.last() };
    let lowest = lowest.copied().unwrap_or_default().clamp(0, 1);
    for (place, (token, &number)) in names.iter().zip(&numbers).enumerate() {
        let above = if is_upward { place } else { names.len() - 1 - place };
        if i64::try_from(above) != Ok(number.saturating_sub(lowest)) {
            return Err((token.at, A_NUMBER));
        }
    }
    Ok(())
}

/// Returns the tokens of a line with bars: blank fields are empty cells. `is_glued` tells that the number of a row is in the
/// same field as its first cell.
fn fields(line: &str, at: usize, is_glued: bool) -> Vec<Token<'_>> {
    let mut tokens = Vec::new();
    let mut next = at;
    for (place, part) in
        line.split_inclusive(is_bar).chain(line.ends_with(is_bar).then_some("")).enumerate()
    {
        let (at, field) = (next, part.trim_end_matches(is_bar));
        next += part.len();
        let scan = Scan::of(field, at);
        let is_blank = match &scan.tokens[..] {
            [] => true,
            [token] => is_glued && place == 0 && token.is_number(),
            _ => false,
        };
        tokens.extend(scan.cells_or_floor());
        if is_blank {
            let sign = Some(Sign::Empty);
            tokens.push(Token { at, text: "", sign, is_last_move: false });
        }
    }
    tokens
}

/// Returns whether each field between the bars of a line has at most one cell.
fn has_cell_a_field(line: &str) -> bool {
    let cells =
        |field| Scan::of(field, 0).cells_or_floor().iter().filter(|it| !it.is_number()).count();
    line.split(is_bar).all(|field| cells(field) <= 1)
}

/// Removes what is blank before the first bars and after the last ones, if they stand around the board. There are as many
/// rows as columns if a cell is blank, as otherwise it would not be clear.
fn remove_frame(rows: &mut [Vec<Token<'_>>], height: usize) -> Result<(), (usize, RecordReason)> {
    let is_blank = |token: Option<&Token<'_>>| token.is_some_and(|token| token.text.is_empty());
    let width = rows.first().map_or(0, Vec::len);
    let left = rows.iter().all(|row| is_blank(row.first()));
    let right = rows.iter().all(|row| is_blank(row.last()));
    let is_square = width == height;
    let (left, right) = if is_square { (false, false) } else { (left, right) };
    let inner = width.saturating_sub(usize::from(left) + usize::from(right));
    for row in rows {
        if right {
            row.pop();
        }
        if left && !row.is_empty() {
            row.remove(0);
        }
        if inner != height
            && let Some(token) = row.iter().find(|it| it.text.is_empty())
        {
            return Err((token.at, NO_BLANK));
        }
    }
    Ok(())
}

impl Diagram {
    /// Returns the record of a game in this position.
    fn record(&self, rules: Rules) -> Result<Record, (usize, RecordReason)> {
        let black = self.tree(rules, [&self.black, &self.white]);
        let (tree, starts_white) = match black {
            Ok(tree) => (tree, false),
            Err(error) => {
                let white = (!rules.starter_is_black())
                    .then(|| self.tree(rules, [&self.white, &self.black]).ok())
                    .flatten();
                let at = self.last.map_or(self.at, |(_, at)| at);
                (white.ok_or((at, RecordReason::Arrange(error)))?, true)
            }
        };
        Ok(Record { starts_white, ..Record::new(tree) })
    }

    /// Returns a tree with these marks of the first side and of the second.
    fn tree(&self, rules: Rules, marks: [&[Cell]; 2]) -> Result<GameTree, ArrangeError> {
        if let Some((last, _)) = self.last {
            return ending_with(rules, marks, &[last]);
        }
        let error = match ending_with(rules, marks, &[]) {
            Err(error @ (ArrangeError::Won(_) | ArrangeError::Drawn)) => error,
            tree_or_error => return tree_or_error,
        };
        let [first, second] = marks;
        let is_first = first.len() > second.len();
        let (own, others) = if is_first { (first, second) } else { (second, first) };
        let tree = if error == ArrangeError::Drawn {
            // The order makes no difference, as long as somebody can move before.
            let backwards = own.iter().rev().zip(others.iter().rev().map(Some).chain([None]));
            let backwards = backwards.flat_map(|(&own, other)| [Some(own), other.copied()]);
            let mut moves: Vec<_> = backwards.flatten().collect();
            moves.reverse();
            let lengths =
                (0..).map(|power| 1 << power).take_while(|&length| length < 2 * moves.len());
            let mut lengths = lengths.map(|length| length.min(moves.len()));
            lengths
                .find_map(|length| ending_with(rules, marks, &moves[moves.len() - length..]).ok())
        } else {
            let last = own.iter().filter(|&&cell| is_in_run(rules, own, cell));
            let mut last = last.take(MOST_LAST_MOVES);
            last.find_map(|&cell| ending_with(rules, marks, &[cell]).ok())
        };
        tree.ok_or(error)
    }
}

/// Returns whether a cell is in a row of these that is long enough to win.
fn is_in_run(rules: Rules, cells: &[Cell], cell: Cell) -> bool {
    rules.shape().directions().iter().any(|direction| {
        let run = |sign: i16| {
            let steps = (1..).map(|steps| direction.step(cell, sign * steps));
            steps.take_while(|cell| cell.is_some_and(|cell| cells.contains(&cell))).count()
        };
        run(1) + run(-1) + 1 >= usize::from(rules.run())
    })
}

/// Returns a tree with these marks of the first side and of the second, in which these moves were played last.
fn ending_with(
    rules: Rules,
    marks: [&[Cell]; 2],
    moves: &[Cell],
) -> Result<GameTree, ArrangeError> {
    let [first, second] = marks.map(|cells| {
        cells.iter().copied().filter(|cell| !moves.contains(cell)).collect::<Vec<_>>()
    });
    let [first_count, second_count] = marks.map(<[Cell]>::len);
    let wrong = ArrangeError::Counts { first: first_count, second: second_count };
    let mut tree = GameTree::arrange(rules, Start::new(first, second)).map_err(|error| {
        if matches!(error, ArrangeError::Counts { .. }) { wrong } else { error }
    })?;
    for &cell in moves {
        let side = tree.game().side_at(tree.game().moves().len());
        let is_own = marks[usize::from(side == Side::Second)].contains(&cell);
        if !is_own || tree.play(cell).is_err() {
            return Err(wrong);
        }
    }
    Ok(tree)
}
