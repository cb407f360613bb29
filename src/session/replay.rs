use super::{CellView, Pieces, Players, Seat, Seating, Session, Setup};
use crate::engine::{
    Cell, Deleted, Game, GameTree, Glyph, NodeId, Notes, PlayError, Ply,
    advice::{Evaluation, JudgedMove, Review},
    notation::write_variations,
};
use std::iter;

/// A game that a person steps through again, move by move, with the variations that they try. Once it has a [`Review`],
/// it shows how good each move of the game was, and before a bad move the better ones.
///
/// # Examples
/// ```
/// use in_a_row::{
///     engine::{Game, Ply, Rules, notation},
///     session::{Replay, Seat, Seating, Setup},
/// };
///
/// let moves = notation::parse_moves("b2a1c3")?;
/// let game = Game::replay(Rules::NOUGHTS_AND_CROSSES, moves)?;
/// let seating = Seating { first: Seat::One, x: Seat::One };
/// let mut replay = Replay::new(Setup::DEFAULT, seating, game);
///
/// replay.go_to(1);
/// assert_eq!((replay.at(), replay.moves().len()), (1, 3));
/// assert!(replay.cell("b2".parse()?).is_last);
/// assert_eq!(replay.cell("c3".parse()?).mark, None, "not played yet");
///
/// // Another second move.
/// replay.try_ply(Ply::Move("a2".parse()?))?;
/// assert_eq!(replay.moves(), notation::parse_moves("b2a2")?);
/// replay.return_to_game();
/// assert_eq!((replay.at(), replay.moves().len()), (1, 3));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug)]
pub struct Replay {
    /// The game up to the current move.
    shown: Session,
    /// The game and its variations. The current node is the current ply.
    tree: GameTree,
    /// The nodes of the line that is stepped through.
    line: Vec<NodeId>,
    /// The moves of this line.
    moves: Vec<Cell>,
    /// How many of them are moves of the game.
    moves_of_game: usize,
    game: Game,
    /// The nodes of the game.
    game_line: Vec<NodeId>,
    review: Review,
    /// The moves that are shown as if they followed the current position.
    preview: Vec<Cell>,
    /// Whether the better moves before a bad one are not shown.
    hides_better: bool,
}

impl Replay {
    /// Replays the game of this session, starting at its last move.
    #[must_use]
    pub fn of(session: &Session) -> Self {
        Self::new(session.setup(), session.seating_at_start(), session.game().clone())
    }

    /// Replays a game that nobody has played yet: a position to solve or to explore, with the usual pieces and one person
    /// on both sides.
    #[must_use]
    pub fn from_position(position: Game) -> Self {
        let rules = position.rules();
        let pieces = Pieces::usual(rules);
        let setup = Setup { rules, players: Players::Friends, pieces, ..Setup::DEFAULT };
        Self::new(setup, Seating { first: Seat::One, x: Seat::One }, position)
    }

    /// Replays this game, starting at its last move. `seating` is that at the start of the game.
    #[must_use]
    pub fn new(setup: Setup, seating: Seating, game: Game) -> Self {
        let tree = GameTree::of(&game);
        let line = tree.path(tree.current());
        Self {
            shown: Session::with(setup, seating, game.clone()),
            tree,
            game_line: line.clone(),
            line,
            moves: game.moves().to_vec(),
            moves_of_game: game.moves().len(),
            game,
            review: Review::default(),
            preview: Vec::new(),
            hides_better: false,
        }
    }

    /// Replays the game up to the current node of this tree, starting at its last move. The other nodes of the tree are
    /// variations. `seating` is that at the start of the game.
    #[must_use]
    pub fn of_tree(setup: Setup, seating: Seating, tree: GameTree) -> Self {
        let replay = Self::new(setup, seating, tree.game().clone());
        let line = tree.path(tree.current());
        Self { line: line.clone(), game_line: line, tree, ..replay }
    }

    /// Adds the variations and notes of another tree of the same game. The shown position stays.
    pub fn merge(&mut self, tree: &GameTree) {
        self.tree.merge(tree);
        self.follow(self.tree.current());
    }

    /// Returns the variations and notes as text; empty if there are none.
    #[must_use]
    pub fn variations(&self) -> String {
        write_variations(&self.tree, &self.game_line)
    }

    /// Returns whether there are variations or notes.
    #[must_use]
    pub fn has_analysis(&self) -> bool {
        let nodes = || iter::once(NodeId::ROOT).chain(self.tree.nodes());
        nodes().count() > self.game_line.len() + 1
            || nodes().any(|node| !self.tree.notes(node).is_empty())
    }

    /// Returns whether the tree has, or has had, moves that are not in the game.
    #[must_use]
    pub fn has_variations(&self) -> bool {
        self.tree.node_count() > self.game_line.len() + 1
    }

    /// Returns the nodes of the game, from its first ply.
    #[must_use]
    pub fn game_line(&self) -> &[NodeId] {
        &self.game_line
    }

    /// Returns the nodes of the line that is stepped through.
    #[must_use]
    pub fn line(&self) -> &[NodeId] {
        &self.line
    }

    /// Returns what is said about the position that is shown, to change it.
    pub fn notes_mut(&mut self) -> &mut Notes {
        self.tree.notes_mut(self.tree.current())
    }

    /// Returns the game up to the current move, as a session.
    #[must_use]
    pub const fn shown(&self) -> &Session {
        &self.shown
    }

    /// Returns the whole game, without variations.
    #[must_use]
    pub const fn game(&self) -> &Game {
        &self.game
    }

    /// Returns the game with its variations.
    #[must_use]
    pub const fn tree(&self) -> &GameTree {
        &self.tree
    }

    /// Sets the review.
    pub fn set_review(&mut self, review: Review) {
        self.review = review;
    }

    /// Returns all moves of the line that is stepped through: the game, or a variation.
    #[must_use]
    pub fn moves(&self) -> &[Cell] {
        &self.moves
    }

    /// Returns how many moves of this line are moves of the game.
    #[must_use]
    pub const fn moves_of_game(&self) -> usize {
        self.moves_of_game
    }

    /// Returns whether the current move is not one of the game.
    #[must_use]
    pub fn is_in_variation(&self) -> bool {
        self.at() > self.moves_of_game
    }

    /// Returns how many moves are shown.
    #[must_use]
    pub fn at(&self) -> usize {
        self.shown.game().moves().len()
    }

    /// Returns whether a review is set that judges all moves.
    #[must_use]
    pub const fn is_judged(&self) -> bool {
        !self.review.moves.is_empty() && self.review.unjudged == 0
    }

    /// Returns the review; empty until one is set.
    #[must_use]
    pub const fn review(&self) -> &Review {
        &self.review
    }

    /// Returns the verdicts on the moves of this line that are moves of the game, from the first one; empty without a
    /// review.
    #[must_use]
    pub fn judged_moves(&self) -> &[JudgedMove] {
        let count = self.moves_of_game.min(self.review.moves.len());
        &self.review.moves[..count]
    }

    /// Returns the verdict on the current move; `None` before the first move, in a variation, or without a review.
    #[must_use]
    pub fn judged(&self) -> Option<&JudgedMove> {
        self.judged_moves().get(self.at().checked_sub(1)?)
    }

    /// Returns whether the current move was a mistake or a blunder.
    #[must_use]
    pub fn is_at_mistake(&self) -> bool {
        self.judged().is_some_and(|judged| judged.verdict.is_mistake())
    }

    /// Returns the verdict on the move of the game after the current position, if another move would have been better.
    #[must_use]
    pub fn next_bad_move(&self) -> Option<&JudgedMove> {
        self.judged_moves().get(self.at()).filter(|judged| !judged.better.is_empty())
    }

    /// Sets whether the better moves before a bad one are hidden on the board.
    pub fn hide_better_moves(&mut self, hides_better: bool) {
        self.hides_better = hides_better;
    }

    /// Returns the evaluation after this many moves; unknown in a variation and without a review.
    #[must_use]
    pub fn evaluation(&self, at: usize) -> Evaluation {
        if at > self.moves_of_game {
            Evaluation::Unknown
        } else {
            self.review.evaluation_before(at)
        }
    }

    /// Shows the line after this many of its moves, or after all of them if there are fewer. The choices of sides before the
    /// next move are included.
    pub fn go_to(&mut self, at: usize) {
        let mut moves = 0;
        let shown = self.line.iter().take_while(|&&node| {
            moves += usize::from(self.cell_of(node).is_some());
            moves <= at
        });
        let node = shown.last().copied().unwrap_or_default();
        self.tree.go_to(node);
        self.show();
    }

    /// Makes this ply after the current one. If it is not the next one of a known line, it begins a variation.
    ///
    /// # Errors
    /// The game does not accept the ply. Nothing changes.
    pub fn try_ply(&mut self, ply: Ply) -> Result<(), PlayError> {
        let node = self.tree.play_ply(ply)?;
        self.follow(node);
        Ok(())
    }

    /// Returns for each move of this line the moves that are known in its place, with their nodes.
    pub fn other_moves(&self) -> impl Iterator<Item = Vec<(NodeId, Cell)>> {
        let moves = self.line.iter().copied().filter(|&node| self.cell_of(node).is_some());
        moves.map(|node| {
            let siblings = self.tree.parent(node).map_or(&[][..], |it| self.tree.children(it));
            let others = siblings.iter().filter(|&&other| other != node);
            others.filter_map(|&other| Some((other, self.cell_of(other)?))).collect()
        })
    }

    /// Returns for each move of this line how good somebody has called it.
    pub fn glyphs(&self) -> impl Iterator<Item = Option<Glyph>> {
        let moves = self.line.iter().copied().filter(|&node| self.cell_of(node).is_some());
        moves.map(|node| self.tree.notes(node).glyph)
    }

    fn cell_of(&self, node: NodeId) -> Option<Cell> {
        self.tree.ply(node)?.cell()
    }

    /// Returns the node that is listed after or before the current one in its place: the next or the previous variation, and
    /// the first one after the last. `None` if there is no other.
    #[must_use]
    pub fn beside(&self, forwards: bool) -> Option<NodeId> {
        let current = self.tree.current();
        let siblings = self.tree.children(self.tree.parent(current)?);
        let place = siblings.iter().position(|&it| it == current)?;
        let step = if forwards { 1 } else { siblings.len() - 1 };
        let other = siblings[(place + step) % siblings.len()];
        (other != current).then_some(other)
    }

    /// Shows this node, and steps through the line that it is on.
    pub fn show_node(&mut self, node: NodeId) {
        self.tree.go_to(node);
        self.follow(node);
    }

    /// Shows the last position of the current line that the game has reached, and steps through the game.
    pub fn return_to_game(&mut self) {
        let at = self.moves_of_game.min(self.at());
        self.set_line(self.game_line.clone());
        self.go_to(at);
    }

    /// Removes the current ply and everything after it, if it is in a variation. Shows the position before.
    pub fn delete_from_here(&mut self) -> Option<Deleted> {
        let node = Some(self.tree.current()).filter(|_| self.is_in_variation())?;
        let deleted = self.tree.delete(node);
        let current = self.tree.current();
        if self.game_line.contains(&current) || current == NodeId::ROOT {
            self.return_to_game();
        } else {
            self.follow(current);
        }
        deleted
    }

    /// Brings back a deleted variation, and shows it.
    pub fn restore(&mut self, deleted: Deleted) {
        self.tree.restore(deleted);
        self.show_node(deleted.node());
    }

    /// Returns the first node of the variation that is shown, and the place among its siblings that promotion would give it;
    /// `None` if it is there already. The game comes before all variations unless it `gives_way`.
    #[must_use]
    pub fn promotion(&self, gives_way: bool) -> Option<(NodeId, usize)> {
        let path = self.tree.path(self.tree.current());
        path.into_iter().rev().find_map(|node| {
            let siblings = self.tree.children(self.tree.parent(node)?);
            let is_behind_game =
                !gives_way && siblings.first().is_some_and(|first| self.game_line.contains(first));
            let target = usize::from(is_behind_game);
            let place = siblings.iter().position(|&it| it == node)?;
            (place > target).then_some((node, target))
        })
    }

    /// Puts the variation that is shown before the other ones, or before the game if that `gives_way`. Then its main line
    /// is the game, and not judged. Returns whether that has changed.
    pub fn promote(&mut self, gives_way: bool) -> bool {
        let Some((node, place)) = self.promotion(gives_way) else { return false };
        self.tree.promote(node, place);
        let main_line = self.tree.path(self.tree.end_of_line(NodeId::ROOT));
        let is_other = gives_way && main_line != self.game_line;
        if is_other {
            self.game = self.tree.main_line();
            self.game_line = main_line;
            self.review = Review::default();
        }
        self.follow(self.tree.current());
        is_other
    }

    /// Steps through the line of this node, which is the current one.
    fn follow(&mut self, node: NodeId) {
        let end = if self.game_line.contains(&node) {
            self.game_line.last().copied().unwrap_or_default()
        } else {
            self.tree.end_of_line(node)
        };
        self.set_line(self.tree.path(end));
        self.show();
    }

    fn set_line(&mut self, line: Vec<NodeId>) {
        let moves = |nodes: &[NodeId]| -> Vec<Cell> {
            nodes.iter().filter_map(|&node| self.cell_of(node)).collect()
        };
        let shared = iter::zip(&line, &self.game_line).take_while(|(a, b)| a == b).count();
        (self.moves_of_game, self.moves) = (moves(&line[..shared]).len(), moves(&line));
        self.line = line;
    }

    /// Returns the moves that are shown as if they followed the current position.
    #[must_use]
    pub fn preview(&self) -> &[Cell] {
        &self.preview
    }

    /// Sets the moves that are shown as if they followed the current position; empty for none. Another position removes
    /// them.
    pub fn set_preview(&mut self, moves: &[Cell]) {
        self.preview = moves.to_vec();
    }

    fn show(&mut self) {
        self.preview.clear();
        // Only the whole game has a draw that was agreed to.
        let is_whole = self.game_line.last() == Some(&self.tree.current());
        let game = if is_whole { &self.game } else { self.tree.game() };
        self.shown = Session::with(self.shown.setup(), self.shown.seating_at_start(), game.clone());
    }

    /// Returns whether a known line goes on with a move on this cell, and another line with another move.
    fn is_known_next(&self, cell: Cell) -> bool {
        let next = self.tree.children(self.tree.current());
        next.len() > 1 && next.iter().any(|&node| self.cell_of(node) == Some(cell))
    }

    /// Returns how to show this cell. Where several known lines go on, their moves are marked. Before a bad move, the
    /// better moves are marked, and so is the line that would have forced a missed win. All these moves are numbered as
    /// they would be in the game, so that no number on the board stands for two moves that follow each other. A preview is
    /// shown in their place.
    #[must_use]
    pub fn cell(&self, cell: Cell) -> CellView {
        let shows_better = self.preview.is_empty() && !self.hides_better;
        let judged = self.next_bad_move().filter(|_| shows_better);
        let is_better = judged.is_some_and(|judged| judged.better.contains(&cell));
        let place = judged.and_then(|judged| judged.line.iter().position(|&it| it == cell));
        let place = if self.preview.is_empty() {
            place.or_else(|| self.is_known_next(cell).then_some(0))
        } else {
            self.preview.iter().position(|&it| it == cell)
        };
        let ghost = place.map(|place| {
            let ply = self.at() + place;
            let seating = self.shown.seating();
            (seating.mark(seating.seat(self.tree.game().side_at(ply))), ply + 1)
        });
        let notes = self.tree.notes(self.tree.current());
        let note = notes.points.iter().find(|(it, _)| *it == cell).map(|(_, mark)| mark.into());
        CellView { is_advised: is_better, ghost, note, ..self.shown.cell(cell) }
    }
}
