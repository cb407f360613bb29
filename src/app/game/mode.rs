//! The mode of the page, which defines what the board shows.

use crate::{
    app::arrange::model::Arranging,
    engine::{
        Cell, Deleted, Foul, Game, PlayError, Ply, PointMark, advice, notation::Link,
        records::Record,
    },
    session::{CellView, OpenedLink, Replay, Retry, lessons::Exercise, puzzles::Solving},
};

use std::sync::Arc;

/// The mode of the page. It is in exactly one mode at a time.
#[derive(Clone, Debug, Default)]
pub enum Mode {
    /// The board shows the current game.
    #[default]
    Playing,
    /// The board shows a position that a person arranges.
    Arranging(Arranging),
    /// The board shows a game that a person steps through.
    Reviewing(Box<Review>),
    /// The board shows a puzzle or an exercise.
    Solving(ShownTask),
}

/// A puzzle or an exercise on the board.
#[derive(Clone, Debug)]
pub struct ShownTask {
    /// What the person does.
    pub task: Task,
    /// The position that was being arranged before, to which the page returns.
    pub arranging: Option<Arranging>,
}

/// What a person does in place of a game.
#[derive(Clone, Debug)]
pub enum Task {
    /// Solves a puzzle.
    Puzzle(Box<Solving>),
    /// Does an exercise: a step of a lesson, or a win that was missed.
    Exercise(Box<ShownExercise>),
}

/// An exercise on the board.
#[derive(Clone, Debug)]
pub struct ShownExercise {
    /// What the person does.
    pub exercise: Exercise,
    /// The step of a lesson; `None` if the position comes from a game of the person.
    pub step: Option<LessonStep>,
}

/// A step of a lesson.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct LessonStep {
    /// The place of the lesson in the list of all.
    pub lesson: usize,
    /// The number of the step, counted from 0.
    pub number: usize,
    /// The number of steps of the lesson.
    pub count: usize,
}

impl LessonStep {
    /// Returns whether it is the last step of its lesson.
    #[must_use]
    pub const fn is_last(self) -> bool {
        self.number + 1 == self.count
    }
}

impl Task {
    /// Returns the position on the board, with all moves that were tried.
    #[must_use]
    pub const fn replay(&self) -> &Replay {
        match self {
            Self::Puzzle(solving) => solving.replay(),
            Self::Exercise(shown) => shown.exercise.replay(),
        }
    }

    /// Returns the position with its solution, as far as it is known, and with all moves that were tried.
    #[must_use]
    pub fn analysis(&self) -> Replay {
        match self {
            Self::Puzzle(solving) => solving.analysis(),
            Self::Exercise(shown) => shown.exercise.replay().clone(),
        }
    }

    /// Returns whether a press on the board does something.
    #[must_use]
    pub const fn can_move(&self) -> bool {
        match self {
            Self::Puzzle(solving) => solving.can_move(),
            Self::Exercise(shown) => shown.exercise.can_move(),
        }
    }

    /// Returns the view of this cell.
    #[must_use]
    pub fn cell(&self, cell: Cell) -> CellView {
        match self {
            Self::Puzzle(solving) => solving.cell(cell),
            Self::Exercise(shown) => shown.exercise.cell(cell),
        }
    }
}

/// A game that a person steps through: the current game, or the game of a link.
#[derive(Clone, Debug)]
pub struct Review {
    /// The game, and the move that is shown.
    pub replay: Replay,
    /// The link of the game, if it comes from one.
    pub link: Option<ReviewedLink>,
    /// What the person does.
    pub activity: ReviewActivity,
    /// The position that was being arranged before, to which the page returns.
    pub arranging: Option<Arranging>,
    /// The record that the game comes from, if it was read from a file.
    pub record: Option<Arc<Record>>,
    /// The moves that were removed last, until another move is tried.
    pub removed: Option<Deleted>,
    /// The forbidden point that was pressed last, and why it is forbidden, until another change.
    pub forbidden: Option<(Cell, Foul)>,
    /// Why not everything is kept or shown.
    pub loss: Option<Loss>,
    /// The puzzle or exercise that is analysed, to which the page returns when the person closes the review.
    pub task: Option<Task>,
}

/// What a person does in a review.
#[derive(Clone, Debug, Default)]
pub enum ReviewActivity {
    /// Steps through the game, and tries moves.
    #[default]
    Stepping,
    /// Watches the game, which plays by itself.
    Watching,
    /// Draws this mark with presses on cells. The text of a label is the next letter.
    Drawing(PointMark),
    /// Tries to improve on a mistake.
    Retrying(Retry),
}

/// Why a review does not keep or show everything.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Loss {
    /// The variations are too large to be kept on this device.
    TooLarge,
    /// The variations of the link were cut off or changed.
    Changed,
}

/// The link of a game that a person steps through.
#[derive(Clone, Debug)]
pub struct ReviewedLink {
    /// The link itself.
    pub link: Link,
    /// How the link relates to the games on this device.
    pub opened: OpenedLink,
    /// Whether the game as this device knows it is shown in place of the link's, which differs.
    pub shows_known: bool,
}

impl Review {
    /// Presses a cell: draws a mark there or removes it while marks are drawn, tries a move in place of a mistake, or else
    /// makes a move. Returns the game whose last move the engine has to judge, if any.
    pub fn press(&mut self, cell: Cell) -> Option<Game> {
        match &mut self.activity {
            ReviewActivity::Drawing(mark) => {
                let mark = mark.clone();
                self.draw(cell, mark);
                None
            }
            ReviewActivity::Retrying(retry) if retry.is_open() => {
                let tried = retry.try_move(&self.replay, cell);
                self.show_retry();
                tried.unwrap_or_else(|error| {
                    self.note_foul(cell, error);
                    None
                })
            }
            _ => {
                self.try_move(cell);
                None
            }
        }
    }

    /// Begins an activity in place of the one before. To retry a mistake, shows the position before it.
    pub fn begin(&mut self, activity: ReviewActivity) {
        if let ReviewActivity::Retrying(retry) = &activity {
            self.replay.return_to_game();
            self.replay.go_to(retry.ply());
        }
        self.activity = activity;
        self.show_retry();
    }

    /// Returns whether the game plays by itself.
    #[must_use]
    pub const fn plays_by_itself(&self) -> bool {
        matches!(self.activity, ReviewActivity::Watching)
    }

    /// Returns the mark that presses on cells draw.
    #[must_use]
    pub const fn drawn(&self) -> Option<&PointMark> {
        match &self.activity {
            ReviewActivity::Drawing(mark) => Some(mark),
            _ => None,
        }
    }

    /// Returns the mistake that the person tries to improve on.
    #[must_use]
    pub const fn retry(&self) -> Option<&Retry> {
        match &self.activity {
            ReviewActivity::Retrying(retry) => Some(retry),
            _ => None,
        }
    }

    /// Draws this mark on a cell in place of another one, or removes the same mark.
    fn draw(&mut self, cell: Cell, mark: PointMark) {
        let points = &mut self.replay.notes_mut().points;
        let before = points.iter().position(|(it, _)| *it == cell).map(|at| points.remove(at).1);
        let is_label = matches!(mark, PointMark::Label(_));
        let is_same = before.is_some_and(|before| {
            before == mark || (is_label && matches!(before, PointMark::Label(_)))
        });
        if !is_same {
            let mark = if is_label { next_label(points) } else { mark };
            points.push((cell, mark));
        }
    }

    /// Makes a move after the position that is shown. If no known line goes on with it, it begins a variation. A forbidden
    /// point is noted. Removed moves can't be brought back after it, because the same move could stand there twice.
    pub fn try_move(&mut self, cell: Cell) {
        self.forbidden = None;
        match self.replay.try_ply(Ply::Move(cell)) {
            Ok(()) => self.removed = None,
            Err(error) => self.note_foul(cell, error),
        }
    }

    /// Notes why a move here is forbidden, if it is.
    fn note_foul(&mut self, cell: Cell, error: PlayError) {
        if let Some(foul) = error.forbidden_point() {
            self.forbidden = Some((cell, foul));
        }
    }

    /// Lets the person look for a better move than this mistake; `None` ends that.
    pub fn set_retry(&mut self, retry: Option<Retry>) {
        self.begin(retry.map_or(ReviewActivity::Stepping, ReviewActivity::Retrying));
    }

    /// Shows the moves that are better than the mistake.
    pub fn show_answer(&mut self) {
        if let ReviewActivity::Retrying(retry) = &mut self.activity {
            retry.show_answer();
            self.show_retry();
        }
    }

    /// Applies the engine's judgement of the last move of this game, if the person has tried that move in place of a
    /// mistake.
    pub fn take_judgement(&mut self, game: &Game, review: &advice::Review) {
        if let ReviewActivity::Retrying(retry) = &mut self.activity {
            retry.judge(&self.replay, game, review);
            self.show_retry();
        }
    }

    /// Shows the move that is tried on the board, and hides the better ones as long as the person looks for them.
    fn show_retry(&mut self) {
        let hides = self.retry().is_some_and(Retry::is_open);
        let tried = self.retry().and_then(Retry::tried);
        self.replay.hide_better_moves(hides);
        self.replay.set_preview(tried.as_slice());
    }
}

/// Returns the first letter that labels none of these points.
fn next_label(points: &[(Cell, PointMark)]) -> PointMark {
    let mut labels = ('A'..='Z').map(|letter| PointMark::Label(letter.to_string()));
    let is_free = |label: &PointMark| points.iter().all(|(_, mark)| mark != label);
    labels.find(is_free).unwrap_or_else(|| PointMark::Label("A".to_owned()))
}

impl Mode {
    /// Returns the review, in that mode.
    #[must_use]
    pub fn review(&self) -> Option<&Review> {
        match self {
            Self::Reviewing(review) => Some(review),
            _ => None,
        }
    }

    /// Returns a mutable reference to the review, in that mode.
    pub fn review_mut(&mut self) -> Option<&mut Review> {
        match self {
            Self::Reviewing(review) => Some(review),
            _ => None,
        }
    }

    /// Returns the puzzle that a person solves.
    #[must_use]
    pub fn solving(&self) -> Option<&Solving> {
        match self.task()? {
            Task::Puzzle(solving) => Some(solving),
            Task::Exercise(_) => None,
        }
    }

    /// Returns a mutable reference to the puzzle that a person solves.
    pub fn solving_mut(&mut self) -> Option<&mut Solving> {
        match self.task_mut()? {
            Task::Puzzle(solving) => Some(solving),
            Task::Exercise(_) => None,
        }
    }

    /// Returns the exercise on the board.
    #[must_use]
    pub fn exercise(&self) -> Option<&ShownExercise> {
        match self.task()? {
            Task::Exercise(shown) => Some(shown),
            Task::Puzzle(_) => None,
        }
    }

    /// Returns a mutable reference to the exercise on the board.
    pub fn exercise_mut(&mut self) -> Option<&mut ShownExercise> {
        match self.task_mut()? {
            Task::Exercise(shown) => Some(shown),
            Task::Puzzle(_) => None,
        }
    }

    /// Returns the puzzle or the exercise on the board.
    #[must_use]
    pub fn task(&self) -> Option<&Task> {
        match self {
            Self::Solving(shown) => Some(&shown.task),
            _ => None,
        }
    }

    fn task_mut(&mut self) -> Option<&mut Task> {
        match self {
            Self::Solving(shown) => Some(&mut shown.task),
            _ => None,
        }
    }

    /// Returns the game on the board that is not the current one: the one that a person steps through, or that of a puzzle
    /// or exercise.
    #[must_use]
    pub fn replay(&self) -> Option<&Replay> {
        match self {
            Self::Reviewing(review) => Some(&review.replay),
            Self::Solving(shown) => Some(shown.task.replay()),
            Self::Playing | Self::Arranging(_) => None,
        }
    }

    /// Returns the link of the game that a person steps through.
    #[must_use]
    pub fn link(&self) -> Option<&ReviewedLink> {
        self.review()?.link.as_ref()
    }

    /// Returns the position that a person arranges, if the board shows it.
    #[must_use]
    pub fn arranging(&self) -> Option<&Arranging> {
        match self {
            Self::Arranging(arranging) => Some(arranging),
            _ => None,
        }
    }

    /// Returns whether the board shows a position that a person arranges.
    #[must_use]
    pub fn is_arranging(&self) -> bool {
        self.arranging().is_some()
    }

    /// Returns a mutable reference to the position that a person arranges, if the board shows it.
    pub fn arranging_mut(&mut self) -> Option<&mut Arranging> {
        match self {
            Self::Arranging(arranging) => Some(arranging),
            _ => None,
        }
    }

    /// Returns the position that a person arranges, even if a review, a puzzle or an exercise covers it.
    #[must_use]
    pub fn unfinished_position(&self) -> Option<&Arranging> {
        match self {
            Self::Playing => None,
            Self::Arranging(arranging) => Some(arranging),
            Self::Reviewing(review) => review.arranging.as_ref(),
            Self::Solving(shown) => shown.arranging.as_ref(),
        }
    }

    /// Replaces the position that a person arranges; `None` removes it. A review, a puzzle or an
    /// exercise continues.
    pub fn set_unfinished_position(&mut self, position: Option<Arranging>) {
        match self {
            Self::Reviewing(review) => review.arranging = position,
            Self::Solving(shown) => shown.arranging = position,
            Self::Playing | Self::Arranging(_) => {
                *self = position.map_or(Self::Playing, Self::Arranging);
            }
        }
    }

    /// Begins a review of this game, from a link or not. The page returns to an unfinished position after it.
    pub fn begin_review(&mut self, replay: Replay, link: Option<ReviewedLink>) {
        let arranging = self.unfinished_position().cloned();
        *self = Self::Reviewing(Box::new(Review {
            replay,
            link,
            activity: ReviewActivity::Stepping,
            arranging,
            record: None,
            removed: None,
            forbidden: None,
            loss: None,
            task: None,
        }));
    }

    /// Begins a puzzle or an exercise. The page returns to an unfinished position after it.
    pub fn begin_task(&mut self, task: Task) {
        let arranging = self.unfinished_position().cloned();
        *self = Self::Solving(ShownTask { task, arranging });
    }

    /// Ends a review, a puzzle or an exercise: the page returns to the unfinished position, or to the current game.
    pub fn end_review(&mut self) {
        let arranging = match self {
            Self::Reviewing(review) => review.arranging.take(),
            Self::Solving(shown) => shown.arranging.take(),
            Self::Playing | Self::Arranging(_) => return,
        };
        *self = arranging.map_or(Self::Playing, Self::Arranging);
    }

    /// Begins to arrange this position. A review ends.
    pub fn begin_arranging(&mut self, position: Arranging) {
        *self = Self::Arranging(position);
    }

    /// Returns whether the board shows the current game.
    #[must_use]
    pub const fn is_playing(&self) -> bool {
        matches!(self, Self::Playing)
    }

    /// Returns the link of the game on the board; `None` if no game can begin from the arranged position. `played`
    /// returns the link of the current game.
    #[must_use]
    pub fn shown_link(&self, played: impl FnOnce() -> Link) -> Option<Link> {
        match self {
            Self::Reviewing(review) => match &review.link {
                Some(reviewed) if reviewed.link.sent.is_some() => Some(reviewed.link.clone()),
                _ => Some(Link::position(review.replay.shown().game().clone())),
            },
            Self::Solving(shown) => {
                Some(Link::position(shown.task.replay().shown().game().clone()))
            }
            Self::Arranging(arranging) => arranging.position.game().ok().map(Link::position),
            Self::Playing => Some(played()),
        }
    }
}
