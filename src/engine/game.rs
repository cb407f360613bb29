use std::{error::Error, fmt};

use serde::{Deserialize, Serialize};

use super::{
    ArrangeError, Board, Cell, Foul, Judgement, Outcome, Player, Ply, Position, Rules, Side, Start,
    Turn, TurnOrder, judge,
    rules::{HAS_EVERY_RULE, LiveLines, winning_lines},
};

/// A game: its rules, its starting marks and its plies. Board, turn and outcome follow from these.
///
/// # Examples
/// ```
/// use in_a_row::engine::{Game, Outcome, Ply, Rules, Side, notation};
///
/// let moves = notation::parse_moves("b2a1c3a3c1a2").expect("moves in notation");
/// let game = Game::replay(Rules::NOUGHTS_AND_CROSSES, moves).expect("legal moves");
/// assert_eq!(game.outcome().and_then(Outcome::winner), Some(Side::Second));
///
/// // The game has ended, so it is nobody's turn; but moves can be taken back.
/// let mut game = game;
/// assert_eq!(game.undo(), Some(Ply::Move("a2".parse()?)));
/// assert_eq!(game.side_to_move(), Some(Side::Second));
/// game.play("a2".parse()?)?;
/// assert_eq!(game.turn(), None);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
///
/// A game is serialized as text (see [`notation`](super::notation)). Deserializing it replays every move, so
/// the result is either a legal game or an error.
///
/// A draw is declared as soon as neither side can complete a line. Other programs play on until the board is full,
/// so a record may have moves after that point; see [`Game::play_recorded`]. A game is also drawn if every free cell is
/// forbidden for the side to move, which can happen in renju.
///
/// On a board without end there is always a line left to complete, so a game is drawn only by agreement: the side
/// that made the last move [offers a draw](Game::offer_draw), and the other side [agrees](Game::agree_to_draw) or
/// plays on.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(into = "String", try_from = "String")]
pub struct Game {
    start: Start,
    plies: Vec<Ply>,
    /// The cells of the plies that are moves.
    moves: Vec<Cell>,
    turn_order: TurnOrder,
    board: Board,
    live_lines: LiveLines,
    draw_offer: DrawOffer,
    outcome: Option<Outcome>,
}

/// The state of the draw offer since the last move. Draws are offered only on a board without end.
///
/// # Examples
/// ```
/// use in_a_row::engine::{Cell, DrawOffer, Game, Outcome};
///
/// let mut game = Game::new("endless5".parse()?);
/// game.play(Cell::FIRST_MARK)?;
/// game.offer_draw()?;
/// assert_eq!(game.draw_offer(), DrawOffer::Offered);
/// game.agree_to_draw()?;
/// assert_eq!(game.outcome(), Some(&Outcome::Draw));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord)]
pub enum DrawOffer {
    /// Nobody has offered a draw.
    #[default]
    None,
    /// The side that made the last move offers a draw.
    Offered,
    /// Both sides have agreed to a draw.
    Agreed,
}

/// The reason why a draw cannot be offered or agreed to. The game has not changed.
///
/// # Examples
/// ```
/// use in_a_row::engine::{DrawError, Game, Rules};
///
/// let mut game = Game::new(Rules::NOUGHTS_AND_CROSSES);
/// assert_eq!(game.offer_draw(), Err(DrawError::HasEnd));
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum DrawError {
    /// The board has an end, so draws are declared, not offered.
    HasEnd,
    /// Nobody has made a move.
    NoMove,
    /// The game has ended.
    Ended,
    /// Nobody has offered a draw.
    NotOffered,
}

/// The reason why a ply was refused. The game has not changed.
///
/// # Examples
/// ```
/// use in_a_row::engine::{Cell, Foul, Game, PlayError, Rules};
///
/// let mut game = Game::new(Rules::NOUGHTS_AND_CROSSES);
/// let error = game.play(Cell::new(3, 0)).unwrap_err();
/// assert_eq!(error, PlayError::Forbidden(Foul::Outside));
/// assert_eq!(error.to_string(), "the cell is not on the board");
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PlayError {
    /// The rules do not allow the move.
    Forbidden(Foul),
    /// The opening asks for another kind of ply: a side is chosen instead of a move, or the other way round.
    WrongPly,
    /// The game has ended.
    Ended,
}

/// A ply of a list that could not be made, and the reason.
///
/// # Examples
/// ```
/// use in_a_row::engine::{Cell, Game, Rules};
///
/// let twice = [Cell::new(1, 1), Cell::new(1, 1)];
/// let error = Game::replay(Rules::NOUGHTS_AND_CROSSES, twice).unwrap_err();
/// assert_eq!(error.ply, 1);
/// assert_eq!(error.to_string(), "move 2: the cell is taken");
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ReplayError {
    /// The ply's position in the list, counted from 0.
    pub ply: usize,
    /// The reason why the game refused the ply.
    pub reason: PlayError,
}

impl Game {
    /// Creates a game on the empty board.
    #[must_use]
    pub fn new(rules: Rules) -> Self {
        Self {
            start: Start::default(),
            plies: Vec::new(),
            moves: Vec::new(),
            turn_order: TurnOrder::new(rules.opening(), 0),
            board: Board::empty(rules),
            live_lines: LiveLines::new(rules),
            draw_offer: DrawOffer::None,
            outcome: None,
        }
    }

    /// Creates a game that begins from these marks. The number of marks of each side decides whose turn it is. How
    /// the marks got there does not matter; where overlines are ignored, there may even be one.
    ///
    /// # Errors
    /// No game can begin from these marks; [`ArrangeError`] says why.
    pub fn arrange(rules: Rules, start: Start) -> Result<Self, ArrangeError> {
        let mut game = Self::new(rules);
        for (cell, side) in start.marks() {
            if !rules.shape().contains(cell) {
                return Err(ArrangeError::Outside(cell));
            }
            if !game.board.is_free(cell) {
                return Err(ArrangeError::Twice(cell));
            }
            game.put(cell, side);
        }
        let (first, second) = (start.of(Side::First).len(), start.of(Side::Second).len());
        if first != second && first != second + 1 {
            return Err(ArrangeError::Counts { first, second });
        }
        let is_on_a_line =
            |&(cell, side): &_| winning_lines(&game.board, cell, side).next().is_some();
        if let Some((_, side)) = start.marks().find(is_on_a_line) {
            return Err(ArrangeError::Won(side));
        }
        game.turn_order = TurnOrder::new(rules.opening(), start.count());
        game.start = start;
        if game.is_drawn() { Err(ArrangeError::Drawn) } else { Ok(game) }
    }

    /// Creates a game from recorded moves that start on the empty board.
    ///
    /// # Errors
    /// [`Game::play_recorded`] refuses a move; the error names the first such move.
    pub fn replay(
        rules: Rules,
        moves: impl IntoIterator<Item = Cell>,
    ) -> Result<Self, ReplayError> {
        Self::new(rules).with(moves)
    }

    /// Plays these recorded moves after those already made.
    ///
    /// # Errors
    /// [`Game::play_recorded`] refuses a move; the error names the first such move.
    pub fn with(self, moves: impl IntoIterator<Item = Cell>) -> Result<Self, ReplayError> {
        self.with_plies(moves.into_iter().map(Ply::Move))
    }

    /// Makes these recorded plies after those already made.
    ///
    /// # Errors
    /// [`Game::record`] refuses a ply; the error names the first such ply.
    pub fn with_plies(mut self, plies: impl IntoIterator<Item = Ply>) -> Result<Self, ReplayError> {
        for (number, ply) in plies.into_iter().enumerate() {
            self.record(ply).map_err(|reason| ReplayError { ply: number, reason })?;
        }
        Ok(self)
    }

    /// Returns the same game after this many of its moves, or after all of them if there are fewer. It includes the choices
    /// that were made before the next move.
    #[must_use]
    pub fn after(&self, moves: usize) -> Self {
        let mut game = self.clone();
        while game.moves.len() > moves {
            game.undo();
        }
        game
    }

    /// Returns the same game after this many of its plies, or after all of them if there are fewer.
    #[must_use]
    pub fn after_plies(&self, plies: usize) -> Self {
        let mut game = self.clone();
        while game.plies.len() > plies {
            game.undo();
        }
        game
    }

    /// Makes a move for the side whose turn it is.
    ///
    /// # Errors
    /// The move is [forbidden](judge), or the game has ended. The game does not change.
    pub fn play(&mut self, cell: Cell) -> Result<(), PlayError> {
        self.act(Ply::Move(cell))
    }

    /// Chooses this side for the player whose turn it is.
    ///
    /// # Errors
    /// The opening does not let a player choose now, or the game has ended. The game does not change.
    pub fn choose(&mut self, side: Side) -> Result<(), PlayError> {
        self.act(Ply::Choose(side))
    }

    /// Makes this ply for the player whose turn it is.
    ///
    /// # Errors
    /// The move is [forbidden](judge), the opening asks for another kind of ply, or the game has ended. The game does not
    /// change.
    pub fn act(&mut self, ply: Ply) -> Result<(), PlayError> {
        if self.outcome.is_some() { Err(PlayError::Ended) } else { self.record(ply) }
    }

    /// Makes the next ply of a record. Every ply goes through here, whoever makes it. Unlike [`Game::act`], this accepts
    /// moves after a draw was declared; the game stays drawn.
    ///
    /// # Errors
    /// As for [`Game::act`], except that only a win or an agreement ends the game.
    pub fn record(&mut self, ply: Ply) -> Result<(), PlayError> {
        if !self.turn_order.turn(self.moves.len()).allows(ply) {
            return Err(PlayError::WrongPly);
        }
        if let Ply::Move(cell) = ply {
            self.put_recorded(cell)?;
        }
        self.turn_order.apply(ply);
        self.plies.push(ply);
        Ok(())
    }

    /// Plays the next move of a record: a link, a save or a game from elsewhere. Unlike [`Game::play`], this accepts moves
    /// after a draw was declared; the game stays drawn.
    ///
    /// # Errors
    /// The move is [forbidden](judge), the game has been won, or the players have agreed to a draw. The game does
    /// not change.
    ///
    /// # Examples
    /// ```
    /// use in_a_row::engine::{Game, Outcome, PlayError, Rules, notation};
    ///
    /// let moves = notation::parse_moves("a1b1c1b2a2c2b3a3").expect("moves in notation");
    /// let mut game = Game::replay(Rules::NOUGHTS_AND_CROSSES, moves).expect("legal moves");
    /// let last = "c3".parse().expect("a cell");
    /// assert_eq!(game.outcome(), Some(&Outcome::Draw));
    /// assert_eq!(game.play(last), Err(PlayError::Ended));
    /// assert_eq!(game.play_recorded(last), Ok(()));
    /// assert_eq!(game.outcome(), Some(&Outcome::Draw));
    /// ```
    pub fn play_recorded(&mut self, cell: Cell) -> Result<(), PlayError> {
        self.record(Ply::Move(cell))
    }

    /// Makes a recorded move on the board.
    fn put_recorded(&mut self, cell: Cell) -> Result<(), PlayError> {
        let is_declared_drawn =
            self.outcome == Some(Outcome::Draw) && self.draw_offer != DrawOffer::Agreed;
        if self.outcome.is_some() && !is_declared_drawn {
            return Err(PlayError::Ended);
        }
        let side = self.side_at(self.moves.len());
        let lines = match judge(&self.board, cell, side) {
            Judgement::Forbidden(foul) => return Err(PlayError::Forbidden(foul)),
            Judgement::Free => None,
            Judgement::Wins(lines) => Some(lines),
        };
        self.put(cell, side);
        self.moves.push(cell);
        self.draw_offer = DrawOffer::None;
        self.outcome = match lines {
            Some(lines) => Some(Outcome::Win { side, lines }),
            None => self.is_drawn().then_some(Outcome::Draw),
        };
        Ok(())
    }

    /// Offers a draw on behalf of the side that made the last move. The next move declines the offer.
    ///
    /// # Errors
    /// A draw cannot be offered now; [`DrawError`] says why.
    pub fn offer_draw(&mut self) -> Result<(), DrawError> {
        if self.rules().shape().has_end() {
            Err(DrawError::HasEnd)
        } else if self.outcome.is_some() {
            Err(DrawError::Ended)
        } else if self.moves.is_empty() {
            Err(DrawError::NoMove)
        } else {
            self.draw_offer = DrawOffer::Offered;
            Ok(())
        }
    }

    /// Accepts the draw that the side that made the last move has offered. The game ends.
    ///
    /// # Errors
    /// There is no offer to agree to; [`DrawError`] says why.
    pub fn agree_to_draw(&mut self) -> Result<(), DrawError> {
        match self.draw_offer {
            DrawOffer::None => Err(DrawError::NotOffered),
            DrawOffer::Agreed => Err(DrawError::Ended),
            DrawOffer::Offered => {
                self.draw_offer = DrawOffer::Agreed;
                self.outcome = Some(Outcome::Draw);
                Ok(())
            }
        }
    }

    /// Returns the same game with its draw offer in this state.
    ///
    /// # Errors
    /// A draw cannot be offered now; [`DrawError`] says why.
    pub fn with_draw_offer(mut self, offer: DrawOffer) -> Result<Self, DrawError> {
        if offer >= DrawOffer::Offered {
            self.offer_draw()?;
        }
        if offer == DrawOffer::Agreed {
            self.agree_to_draw()?;
        }
        Ok(self)
    }

    /// Takes back a draw offer made since the last move, even if it was accepted. Returns whether there was one.
    pub fn take_back_draw(&mut self) -> bool {
        if self.draw_offer == DrawOffer::Agreed {
            self.outcome = None;
        }
        std::mem::take(&mut self.draw_offer) != DrawOffer::None
    }

    /// Returns the state of the draw offer since the last move.
    #[must_use]
    pub const fn draw_offer(&self) -> DrawOffer {
        self.draw_offer
    }

    /// Takes back the last ply and returns it, or `None` if there are no plies. Arranged marks stay. A draw offer is
    /// dropped. If a move was made after a draw was declared, the game stays drawn.
    pub fn undo(&mut self) -> Option<Ply> {
        let ply = self.plies.pop()?;
        if let Ply::Move(cell) = ply {
            self.moves.pop();
            self.board.clear(cell);
            self.live_lines.clear(cell, self.side_at(self.moves.len()));
            self.draw_offer = DrawOffer::None;
            self.outcome = self.is_drawn().then_some(Outcome::Draw);
        } else {
            self.turn_order = self.turn_order_before(self.plies.len());
        }
        Some(ply)
    }

    /// The rules of the game.
    #[must_use]
    pub const fn rules(&self) -> Rules {
        self.board.rules()
    }

    /// Returns the marks that were on the board before the first move.
    #[must_use]
    pub const fn start(&self) -> &Start {
        &self.start
    }

    /// Returns the plies so far.
    #[must_use]
    pub fn plies(&self) -> &[Ply] {
        &self.plies
    }

    /// Returns the moves so far, without the marks that were on the board before the first move.
    #[must_use]
    pub fn moves(&self) -> &[Cell] {
        &self.moves
    }

    /// Returns the side of the move with this number, counted from 0 as in [`Game::moves`].
    #[must_use]
    pub const fn side_at(&self, number: usize) -> Side {
        self.turn_order.side_at(number)
    }

    /// Returns who makes each move, and for which side.
    #[must_use]
    pub const fn turn_order(&self) -> TurnOrder {
        self.turn_order
    }

    /// Returns the player who made the ply with this number, counted from 0 as in [`Game::plies`], or who makes it next.
    #[must_use]
    pub fn player_of_ply(&self, number: usize) -> Player {
        let moves = Ply::count_moves(&self.plies[..number]);
        self.turn_order_before(number).turn(moves).player()
    }

    /// The marks on the board.
    #[must_use]
    pub const fn board(&self) -> &Board {
        &self.board
    }

    /// Returns how the game ended, or `None` while it runs.
    #[must_use]
    pub const fn outcome(&self) -> Option<&Outcome> {
        self.outcome.as_ref()
    }

    /// Returns the position that the side to move has to play, or `None` while a side is chosen and once the game has
    /// ended.
    #[must_use]
    pub fn position(&self) -> Option<Position<'_>> {
        self.next_position().filter(|_| self.side_to_move().is_some())
    }

    /// Returns the position in which the next move is made, even if a side is chosen before, or `None` once the game has
    /// ended.
    #[must_use]
    pub fn next_position(&self) -> Option<Position<'_>> {
        let turn = self.side_at(self.moves.len());
        let position = Position { board: &self.board, moves: &self.moves, turn };
        self.outcome.is_none().then_some(position)
    }

    /// Returns whether a side is still to be chosen.
    #[must_use]
    pub fn is_in_opening(&self) -> bool {
        self.turn_order.is_in_opening()
    }

    /// Returns whether the next ply belongs to the opening: a choice, a move before a side is chosen, or a mark that the
    /// opening restricts. Such a ply is not meant to be good for the side to move, or not every cell is allowed, so it is
    /// neither recommended nor judged.
    ///
    /// # Examples
    /// ```
    /// use in_a_row::engine::notation::Link;
    ///
    /// for (link, expected) in [
    ///     // Swap: a mark, and the choice.
    ///     ("15x15k5s1", true),
    ///     ("15x15k5s1/h8", true),
    ///     ("15x15k5s1/h8w0", false),
    ///     // Pro: the third mark is restricted, and the second is not.
    ///     ("15x15k5p1/h8", false),
    ///     ("15x15k5p1/h8i9", true),
    /// ] {
    ///     assert_eq!(link.parse::<Link>()?.game.awaits_opening_ply(), expected, "{link}");
    /// }
    /// # Ok::<(), in_a_row::engine::notation::LinkError>(())
    /// ```
    #[must_use]
    pub fn awaits_opening_ply(&self) -> bool {
        let is_restricted = || self.rules().opening().restricts_mark(self.board.count());
        HAS_EVERY_RULE && self.outcome.is_none() && (self.is_in_opening() || is_restricted())
    }

    /// Returns whose turn it is, and what that player does, or `None` once the game has ended.
    #[must_use]
    pub fn turn(&self) -> Option<Turn> {
        self.outcome.is_none().then(|| self.turn_order.turn(self.moves.len()))
    }

    /// Returns the side to move, or `None` while a side is chosen and once the game has ended.
    #[must_use]
    pub fn side_to_move(&self) -> Option<Side> {
        self.turn()?.side()
    }

    /// Returns the moves that [`Game::play`] accepts, row by row from the top.
    pub fn legal_moves(&self) -> impl Iterator<Item = Cell> {
        self.position().into_iter().flat_map(Position::legal_moves)
    }

    fn put(&mut self, cell: Cell, side: Side) {
        self.board.put(cell, side);
        self.live_lines.put(&self.board, cell, side);
    }

    /// Returns the turn order before the ply with this number.
    fn turn_order_before(&self, number: usize) -> TurnOrder {
        TurnOrder::after(self.rules().opening(), self.start.count(), &self.plies[..number])
    }

    fn is_drawn(&self) -> bool {
        let turn = self.side_at(self.moves.len());
        !self.live_lines.can_be_decided(turn, self.board.free_count()) || !self.can_move(turn)
    }

    /// Returns whether there is a legal move for this side; see [`Variant::Renju`](super::Variant::Renju).
    fn can_move(&self, side: Side) -> bool {
        !self.rules().has_fouls(side)
            || self.board.free_cells().any(|cell| judge(&self.board, cell, side).is_legal())
    }
}

/// Compares rules, start, plies and draw offer; everything else follows from these.
impl PartialEq for Game {
    fn eq(&self, other: &Self) -> bool {
        self.rules() == other.rules()
            && self.start == other.start
            && self.plies == other.plies
            && self.draw_offer == other.draw_offer
    }
}

impl Eq for Game {}

impl PlayError {
    /// Returns why the rules forbid a move on a free cell; `None` for any other error.
    #[must_use]
    pub const fn forbidden_point(self) -> Option<Foul> {
        match self {
            Self::Forbidden(Foul::Taken(_)) | Self::WrongPly | Self::Ended => None,
            Self::Forbidden(foul) => Some(foul),
        }
    }
}

impl fmt::Display for PlayError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Forbidden(foul) => foul.fmt(f),
            Self::WrongPly => f.write_str("the opening asks for another kind of ply"),
            Self::Ended => f.write_str("the game has ended"),
        }
    }
}

impl Error for PlayError {}

impl fmt::Display for DrawError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::HasEnd => "draws are offered only on a board without end",
            Self::NoMove => "nobody has made a move",
            Self::Ended => "the game has ended",
            Self::NotOffered => "nobody has offered a draw",
        })
    }
}

impl Error for DrawError {}

impl fmt::Display for ReplayError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "move {}: {}", self.ply + 1, self.reason)
    }
}

impl Error for ReplayError {}
