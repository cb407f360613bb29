use super::{Day, Filter, PuzzleResult, blocking};
use crate::{
    engine::{
        Cell, Foul, Game, NodeId, PlayError, Ply, Side,
        advice::Evaluation,
        puzzles::{Goal, Puzzle, Theme},
    },
    session::{CellView, Replay},
};

/// The hints of a puzzle: its theme, where the move is, and the move.
pub const MOST_HINTS: u8 = 3;

/// The themes that the first hint names, if the puzzle has one of them. Those that say most about the move come first.
const TELLING: [Theme; 8] = [
    Theme::Foul,
    Theme::Overline,
    Theme::FourThree,
    Theme::DoubleFour,
    Theme::DoubleThree,
    Theme::Fork,
    Theme::SpaceDiagonal,
    Theme::Quiet,
];

/// A puzzle while a person solves it.
///
/// A right move is answered with the longest defence, and a wrong one is refuted on the board.
///
/// # Examples
/// ```
/// use in_a_row::{
///     engine::{Rules, Start, puzzles::{Goal, Puzzle, Themes}},
///     session::puzzles::{Solving, SolvingState},
/// };
///
/// // X can make a fork in the corner.
/// let start = Start::new(["b2".parse()?, "a1".parse()?], ["c3".parse()?, "b1".parse()?]);
/// let rules = Rules::NOUGHTS_AND_CROSSES;
/// let puzzle = Puzzle::new(rules, start, Goal::Win, vec!["a3".parse()?], Themes::NONE, 600)?;
///
/// let mut solving = Solving::new(puzzle, None);
/// assert_eq!(solving.press("a3".parse()?)?, None, "nobody has to look at it");
/// assert_eq!(*solving.state(), SolvingState::Solved);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug)]
pub struct Solving {
    puzzle: Puzzle,
    day: Option<Day>,
    replay: Replay,
    state: SolvingState,
    /// The position in which the person is to move.
    to_move: NodeId,
    tries: u8,
    hints: u8,
    /// How many of these were for the next move.
    for_move: u8,
    /// Whether all hints were given for some move.
    had_all: bool,
    /// The theme by which the person chose the puzzle.
    chosen: Option<Theme>,
    /// The forbidden point that was pressed last, and why it is forbidden, until another press.
    forbidden: Option<(Cell, Foul)>,
}

/// Where a person is in a puzzle.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum SolvingState {
    /// The person is to move. The flag says whether they have found a move already.
    ToMove(bool),
    /// The last move was right, and the reply to it comes in a moment.
    Replying,
    /// The engine looks at this move.
    Checking(Cell),
    /// The last move was wrong, as the board shows.
    Refuted(Mistake),
    /// The puzzle is solved.
    Solved,
    /// The person has given up, and sees the solution.
    Shown,
}

/// A move that does not reach the goal.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Mistake {
    /// The move.
    pub cell: Cell,
    /// The reply that shows it; `None` if the game is over.
    pub reply: Option<Cell>,
    /// Whether the side that has made it loses now.
    pub loses: bool,
}

impl Solving {
    /// Begins to solve a puzzle. `day` is set if it is the puzzle of a day.
    #[must_use]
    pub fn new(puzzle: Puzzle, day: Option<Day>) -> Self {
        Self {
            replay: Replay::from_position(puzzle.game().clone()),
            puzzle,
            day,
            state: SolvingState::ToMove(false),
            to_move: NodeId::ROOT,
            tries: 0,
            hints: 0,
            for_move: 0,
            had_all: false,
            chosen: None,
            forbidden: None,
        }
    }

    /// Sets the filter by which the person chose the puzzle. No hint repeats its theme.
    #[must_use]
    pub const fn chosen_by(mut self, filter: Filter) -> Self {
        if let Filter::Theme(theme) = filter {
            self.chosen = Some(theme);
        }
        self
    }

    /// Returns the puzzle.
    #[must_use]
    pub const fn puzzle(&self) -> &Puzzle {
        &self.puzzle
    }

    /// Returns the day whose puzzle it is, if it was opened as such.
    #[must_use]
    pub const fn day(&self) -> Option<Day> {
        self.day
    }

    /// Returns the day whose puzzle the person has solved. It is not solved if a hint told them a move.
    #[must_use]
    pub fn solved_day(&self) -> Option<Day> {
        self.day.filter(|_| self.state == SolvingState::Solved && !self.had_all)
    }

    /// Returns the position on the board, with all moves that were tried.
    #[must_use]
    pub const fn replay(&self) -> &Replay {
        &self.replay
    }

    /// Returns where the person is.
    #[must_use]
    pub const fn state(&self) -> &SolvingState {
        &self.state
    }

    /// Returns the number of wrong moves.
    #[must_use]
    pub const fn tries(&self) -> u8 {
        self.tries
    }

    /// Returns the number of hints that were given, over all moves.
    #[must_use]
    pub const fn hints(&self) -> u8 {
        self.hints
    }

    /// Returns the number of hints that were given for the next move, at most [`MOST_HINTS`].
    #[must_use]
    pub const fn hints_for_move(&self) -> u8 {
        self.for_move
    }

    /// Returns the forbidden point that was pressed last, and why it is forbidden.
    #[must_use]
    pub const fn forbidden(&self) -> Option<(Cell, Foul)> {
        self.forbidden
    }

    /// Returns whether the person still looks for the solution.
    #[must_use]
    pub const fn is_open(&self) -> bool {
        !matches!(self.state, SolvingState::Solved | SolvingState::Shown)
    }

    /// Returns whether a press on the board makes a move.
    #[must_use]
    pub const fn can_move(&self) -> bool {
        matches!(self.state, SolvingState::ToMove(_) | SolvingState::Refuted(_))
    }

    /// Returns the side that solves the puzzle.
    #[must_use]
    pub fn side(&self) -> Side {
        self.puzzle.game().side_at(0)
    }

    /// Returns the move that the person has to find next.
    #[must_use]
    pub fn next_move(&self) -> Option<Cell> {
        let found = self.replay.tree().path(self.to_move).len();
        self.puzzle.line().get(found).copied().filter(|_| self.is_open())
    }

    /// Makes a move, after taking back a wrong one. Returns the game if the engine has to look at it.
    ///
    /// # Errors
    /// The rules do not allow the move. Only a wrong move is taken back.
    pub fn press(&mut self, cell: Cell) -> Result<Option<Game>, PlayError> {
        if !self.can_move() {
            return Ok(None);
        }
        self.take_back();
        let expected = self.next_move();
        let tried = self.replay.try_ply(Ply::Move(cell));
        self.forbidden = tried.err().and_then(PlayError::forbidden_point).map(|foul| (cell, foul));
        tried?;
        let game = self.replay.shown().game();
        let own = self.side();
        let has_won = game.outcome().is_some_and(|outcome| outcome.winner() == Some(own));
        if has_won || expected == Some(cell) {
            let is_last = self.replay.at() >= self.puzzle.line().len();
            self.state =
                if has_won || is_last { SolvingState::Solved } else { SolvingState::Replying };
            return Ok(None);
        }
        if game.outcome().is_some() {
            self.refute(Mistake { cell, reply: None, loses: false });
            return Ok(None);
        }
        self.state = SolvingState::Checking(cell);
        Ok(Some(game.clone()))
    }

    /// Makes the reply to a right move: the longest defence.
    pub fn reply(&mut self) {
        if self.state != SolvingState::Replying {
            return;
        }
        let reply = self.puzzle.line().get(self.replay.at()).copied();
        let is_made = reply.is_some_and(|cell| self.replay.try_ply(Ply::Move(cell)).is_ok());
        if is_made {
            self.to_move = self.replay.tree().current();
            self.for_move = 0;
            self.state = SolvingState::ToMove(true);
        } else {
            self.state = SolvingState::Solved;
        }
    }

    /// Applies the engine's best reply to the move that it looks at in this game, with the evaluation of the position
    /// before the reply.
    ///
    /// A move that wins too is right: the last move of a line need not be the only one.
    pub fn judge(&mut self, game: &Game, reply: Cell, evaluation: Evaluation) {
        let SolvingState::Checking(cell) = self.state else { return };
        if self.replay.shown().game() != game {
            return;
        }
        let own = self.side();
        match evaluation {
            Evaluation::Won(side, _) if side == own && self.puzzle.goal() == Goal::Win => {
                self.state = SolvingState::Solved;
            }
            _ => {
                let reply = blocking(game, reply);
                let reply = self.replay.try_ply(Ply::Move(reply)).is_ok().then_some(reply);
                let loses = matches!(evaluation, Evaluation::Won(side, _) if side != own);
                self.refute(Mistake { cell, reply, loses });
            }
        }
    }

    fn refute(&mut self, mistake: Mistake) {
        self.tries = self.tries.saturating_add(1);
        self.state = SolvingState::Refuted(mistake);
    }

    /// Takes back a wrong move.
    pub fn take_back(&mut self) {
        if matches!(self.state, SolvingState::Refuted(_)) {
            self.replay.show_node(self.to_move);
            self.state = SolvingState::ToMove(self.to_move != NodeId::ROOT);
        }
    }

    /// Gives the next hint, if there is one. A wrong move is taken back.
    pub fn give_hint(&mut self) {
        self.take_back();
        if self.can_move() && self.for_move < MOST_HINTS {
            let has_nothing_to_name = self.for_move == 0 && self.theme().is_none();
            self.for_move += if has_nothing_to_name { 2 } else { 1 };
            self.had_all |= self.for_move == MOST_HINTS;
            self.hints = self.hints.saturating_add(1);
        }
    }

    /// Returns the theme that the first hint names. `None` if the person chose the puzzle by its only theme.
    #[must_use]
    pub fn theme(&self) -> Option<Theme> {
        let themes = self.puzzle.themes();
        let is_news = |theme: &Theme| themes.contains(*theme) && self.chosen != Some(*theme);
        TELLING.into_iter().chain(themes.iter()).find(is_news)
    }

    /// Gives up. [`Self::show_next`] shows the moves of the solution.
    pub fn give_up(&mut self) {
        if self.is_open() {
            self.replay.show_node(self.to_move);
            self.state = SolvingState::Shown;
        }
    }

    /// Shows the next move of the solution, after giving up. Returns whether another one follows.
    pub fn show_next(&mut self) -> bool {
        let line = self.puzzle.line();
        let at = self.replay.at();
        let Some(&next) = line.get(at).filter(|_| self.state == SolvingState::Shown) else {
            return false;
        };
        self.replay.try_ply(Ply::Move(next)).is_ok() && at + 1 < line.len()
    }

    /// Returns whether the board shows the end of the solution, and the game goes on.
    #[must_use]
    pub fn is_decided(&self) -> bool {
        let has_all_moves = self.replay.at() >= self.puzzle.line().len();
        let is_over = self.replay.shown().game().outcome().is_some();
        !self.is_open() && has_all_moves && !is_over
    }

    /// Returns how the puzzle went, for the rating: solved without help, with hints, or not. `None` before that is known.
    /// A wrong move decides it.
    #[must_use]
    pub const fn result(&self) -> Option<PuzzleResult> {
        match self.state {
            _ if self.tries > 0 => Some(PuzzleResult::Failed),
            SolvingState::Shown => Some(PuzzleResult::Failed),
            SolvingState::Solved if self.had_all => Some(PuzzleResult::Failed),
            SolvingState::Solved if self.hints > 0 => Some(PuzzleResult::WithHints),
            SolvingState::Solved => Some(PuzzleResult::Solved),
            _ => None,
        }
    }

    /// Returns the game under review after the puzzle: the solution, and everything that was tried.
    #[must_use]
    pub fn analysis(&self) -> Replay {
        let mut tree = self.replay.tree().clone();
        tree.go_to(NodeId::ROOT);
        for &cell in self.puzzle.line() {
            // Puzzles have legal lines only.
            let _ = tree.play_ply(Ply::Move(cell));
        }
        let shown = self.replay.shown();
        let mut replay = Replay::of_tree(shown.setup(), shown.seating_at_start(), tree);
        replay.go_to(0);
        replay
    }

    /// Returns the view of this cell. The last hint marks the move.
    #[must_use]
    pub fn cell(&self, cell: Cell) -> CellView {
        let is_advised = self.for_move == MOST_HINTS
            && matches!(self.state, SolvingState::ToMove(_))
            && self.next_move() == Some(cell);
        CellView { is_advised, ghost: None, ..self.replay.cell(cell) }
    }
}
