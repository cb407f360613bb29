use super::{NotationError, NotationReason};
use crate::engine::{
    Cell, DrawOffer, Opening, Ply, Rules, RulesError, Shape, ShapeError, Side, Start, Variant,
    geometry::ENDLESS,
};

/// Separates the arranged marks of the first side from those of the second.
pub(super) const BETWEEN_SIDES: char = '-';

/// Separates the fields of a link.
pub(super) const BETWEEN_FIELDS: char = '/';

/// Follows the moves of a game without end if the side that made the last one has offered a draw.
pub(super) const OFFERED: char = 'o';

/// Follows the moves of a game without end if the players have agreed to a draw.
pub(super) const AGREED: char = 'a';

/// A player chooses the first side: black. No cell has the row 0.
pub(super) const CHOOSES_FIRST: &str = "b0";

/// A player chooses the second side: white.
pub(super) const CHOOSES_SECOND: &str = "w0";

/// A player makes two more moves, and offers the choice to the other player.
pub(super) const OFFERS_CHOICE: &str = "o0";

/// The most digits in a number. Numbers with more are too large for any board.
const MAX_DIGITS: usize = 2;

/// A text, and the number of bytes that have been read.
pub(super) struct Reader<'text> {
    pub text: &'text str,
    pub at: usize,
    /// Whether cells belong to a board without end.
    pub is_endless: bool,
    /// Whether players choose sides.
    pub has_choices: bool,
}

impl<'text> Reader<'text> {
    /// Creates a reader for a board with an end. Reading the rules of a board without end changes that.
    pub const fn new(text: &'text str) -> Self {
        Self { text, at: 0, is_endless: false, has_choices: false }
    }

    /// Creates a reader for a board with these rules.
    pub const fn on(rules: Rules, text: &'text str) -> Self {
        let has_choices = rules.opening().has_choices();
        Self { text, at: 0, is_endless: !rules.shape().has_end(), has_choices }
    }

    /// Applies `read` and checks that it reached the end of the text.
    pub fn whole<T>(
        mut self,
        read: impl FnOnce(&mut Self) -> Result<T, NotationError>,
    ) -> Result<T, NotationError> {
        let value = read(&mut self)?;
        match self.peek() {
            None => Ok(value),
            Some(_) => Err(self.error(NotationReason::End)),
        }
    }

    /// Reads a cell. In space, its layer and its row are one digit each, so that the layer of the next cell is not
    /// read as a part of the row.
    pub fn cell(&mut self) -> Result<Cell, NotationError> {
        if self.is_endless {
            return self.cell_without_end();
        }
        if self.peek().is_some_and(|byte| byte.is_ascii_digit()) {
            return self.cell_in_space();
        }
        let start = self.at;
        let too_large = NotationError { at: start, reason: NotationReason::TooLarge };
        let first = self.letter().ok_or(self.error(NotationReason::Letter))?;
        let column = match self.letter() {
            None => first,
            Some(_) if self.peek().is_some_and(|byte| byte.is_ascii_lowercase()) => {
                return Err(too_large);
            }
            Some(second) => (first + 1) * Cell::LETTERS + second,
        };
        if column >= i16::from(Shape::LONGEST) {
            return Err(too_large);
        }
        let digits = self.at;
        let row = self.number()?;
        if row > Shape::LONGEST {
            return Err(NotationError { at: digits, reason: NotationReason::TooLarge });
        }
        Ok(Cell::new(column, i16::from(row) - 1))
    }

    fn cell_without_end(&mut self) -> Result<Cell, NotationError> {
        let column = self.distance('l', 'r')?;
        let row = self.distance('d', 'u')?;
        Ok(Cell::from_first_mark(column, row))
    }

    /// Reads the distance of a cell from the first mark; `back` before the number makes it negative.
    fn distance(&mut self, back: char, forward: char) -> Result<i16, NotationError> {
        let is_back = self.character(back).is_ok();
        if !is_back {
            self.character(forward)?;
        }
        let digits = self.digits();
        if digits == 0 || (digits > 1 && self.peek() == Some(b'0')) {
            return Err(self.error(NotationReason::Number));
        }
        let distance = self.value_of(digits).filter(|&distance| Shape::is_in_reach(distance));
        let distance = distance.ok_or(self.error(NotationReason::TooFar))?;
        self.at += digits;
        Ok(if is_back { -distance } else { distance })
    }

    /// Reads plies, and the draw offer after them, up to the end or the next field.
    pub fn record(&mut self, plies: &mut Vec<Ply>) -> Result<DrawOffer, NotationError> {
        while let Some(byte) = self.peek() {
            let offer = match char::from(byte) {
                BETWEEN_FIELDS => break,
                OFFERED if self.is_endless => DrawOffer::Offered,
                AGREED if self.is_endless => DrawOffer::Agreed,
                _ => {
                    plies.push(self.ply()?);
                    continue;
                }
            };
            self.at += 1;
            return Ok(offer);
        }
        Ok(DrawOffer::None)
    }

    /// Reads cells up to the end.
    pub fn cells(&mut self) -> Result<Vec<Cell>, NotationError> {
        let mut cells = Vec::new();
        while self.peek().is_some() {
            cells.push(self.cell()?);
        }
        Ok(cells)
    }

    /// Reads plies up to the end.
    pub fn plies(&mut self) -> Result<Vec<Ply>, NotationError> {
        let mut plies = Vec::new();
        while self.peek().is_some() {
            plies.push(self.ply()?);
        }
        Ok(plies)
    }

    /// Reads a ply: a cell or, if players choose sides, a choice.
    fn ply(&mut self) -> Result<Ply, NotationError> {
        let choices = [
            (CHOOSES_FIRST, Ply::Choose(Side::First)),
            (CHOOSES_SECOND, Ply::Choose(Side::Second)),
            (OFFERS_CHOICE, Ply::Offer),
        ];
        let rest = &self.text[self.at..];
        let choice = choices.iter().find(|(text, _)| self.has_choices && rest.starts_with(text));
        match choice {
            Some((text, ply)) => {
                self.at += text.len();
                Ok(*ply)
            }
            None => self.cell().map(Ply::Move),
        }
    }

    fn cell_in_space(&mut self) -> Result<Cell, NotationError> {
        let layer = self.digit()?;
        let letter = self.at;
        let column = self.letter().ok_or(self.error(NotationReason::Letter))?;
        if column >= i16::from(Shape::LONGEST_IN_SPACE) {
            return Err(NotationError { at: letter, reason: NotationReason::TooLarge });
        }
        let row = self.digit()?;
        Ok(Cell::on_layer(layer - 1, column, i16::from(row) - 1))
    }

    pub fn rules(&mut self) -> Result<Rules, NotationError> {
        let at = self.at;
        let wrong = |reason| NotationError { at, reason: NotationReason::Rules(reason) };
        if self.text[at..].starts_with(ENDLESS) {
            self.at += ENDLESS.len();
            self.is_endless = true;
            let run = self.number()?;
            let variant = self.variant(&[Variant::Caro, Variant::CaroOverlines]);
            return Rules::on(Shape::ENDLESS, run, variant).map_err(wrong);
        }
        let columns = self.number()?;
        self.character('x')?;
        let rows = self.number()?;
        let layers = match self.character('x') {
            Ok(()) => Some(self.number()?),
            Err(_) => None,
        };
        self.character('k')?;
        let run = self.number()?;
        let variant = self.variant(&Variant::ALL);
        let shape = match layers {
            None => Shape::flat(columns, rows),
            Some(layers) if layers == columns && layers == rows => Shape::cube(layers),
            Some(_) => Err(ShapeError::Cube),
        };
        let shape = shape.map_err(|reason| wrong(RulesError::Shape(reason)))?;
        let rules = Rules::on(shape, run, variant).map_err(wrong)?;
        let opening = self.opening();
        self.has_choices = opening.has_choices();
        if rules.allow_opening(opening) {
            Ok(rules.with_opening(opening))
        } else {
            Err(wrong(RulesError::Opening(opening)))
        }
    }

    /// Reads the letter of one of these variants.
    fn variant(&mut self, variants: &[Variant]) -> Variant {
        let rest = &self.text[self.at..];
        let is_named = |it: &&Variant| !it.letter().is_empty() && rest.starts_with(it.letter());
        let variant = variants.iter().copied().find(|it| is_named(&it)).unwrap_or_default();
        self.at += variant.letter().len();
        variant
    }

    /// Reads an opening.
    fn opening(&mut self) -> Opening {
        let rest = &self.text[self.at..];
        let coded =
            |opening: &Opening| !opening.code().is_empty() && rest.starts_with(opening.code());
        let opening = Opening::ALL.into_iter().find(coded).unwrap_or_default();
        self.at += opening.code().len();
        opening
    }

    pub fn start(&mut self) -> Result<Start, NotationError> {
        let first = self.cells_in_order()?;
        self.character(BETWEEN_SIDES)?;
        let second = self.cells_in_order()?;
        Ok(Start::new(first, second))
    }

    /// Reads cells in reading order, up to the end or the hyphen.
    pub fn cells_in_order(&mut self) -> Result<Vec<Cell>, NotationError> {
        let mut cells: Vec<Cell> = Vec::new();
        while self.peek().is_some() && !self.text[self.at..].starts_with(BETWEEN_SIDES) {
            let order = self.error(NotationReason::Order);
            let cell = self.cell()?;
            if cells.last().is_some_and(|&last| last.reading_order() >= cell.reading_order()) {
                return Err(order);
            }
            cells.push(cell);
        }
        Ok(cells)
    }

    fn letter(&mut self) -> Option<i16> {
        let letter = self.peek().filter(u8::is_ascii_lowercase)?;
        self.at += 1;
        Some(i16::from(letter - b'a'))
    }

    /// Reads a number of one digit: a layer, or a row of a layer.
    fn digit(&mut self) -> Result<u8, NotationError> {
        match self.peek() {
            Some(digit @ b'1'..=b'9') if digit - b'0' <= Shape::LONGEST_IN_SPACE => {
                self.at += 1;
                Ok(digit - b'0')
            }
            Some(b'1'..=b'9') => Err(self.error(NotationReason::TooLarge)),
            _ => Err(self.error(NotationReason::Number)),
        }
    }

    pub fn number(&mut self) -> Result<u8, NotationError> {
        let digits = self.digits();
        if digits == 0 || self.peek() == Some(b'0') {
            return Err(self.error(NotationReason::Number));
        }
        if digits > MAX_DIGITS {
            return Err(self.error(NotationReason::TooLarge));
        }
        let number = self.value_of(digits).ok_or(self.error(NotationReason::Number))?;
        self.at += digits;
        Ok(number)
    }

    /// Returns the value of this many digits that follow, or `None` if it is too large.
    fn value_of<N: TryFrom<u32>>(&self, digits: usize) -> Option<N> {
        let value: u32 = self.text[self.at..self.at + digits].parse().ok()?;
        value.try_into().ok()
    }

    /// Returns the number of digits that follow.
    fn digits(&self) -> usize {
        self.text[self.at..].bytes().take_while(u8::is_ascii_digit).count()
    }

    pub fn character(&mut self, expected: char) -> Result<(), NotationError> {
        if self.text[self.at..].starts_with(expected) {
            self.at += expected.len_utf8();
            Ok(())
        } else {
            Err(self.error(NotationReason::Character(expected)))
        }
    }

    pub fn peek(&self) -> Option<u8> {
        self.text.as_bytes().get(self.at).copied()
    }

    pub const fn error(&self, reason: NotationReason) -> NotationError {
        NotationError { at: self.at, reason }
    }
}
