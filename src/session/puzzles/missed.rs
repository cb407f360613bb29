use crate::engine::{Game, Opening, Side, Start, advice::Evaluation};

/// At most this many of a person's moves are looked at in each game. Before them, a missed win is rare.
const MOST_MOVES: usize = 20;

/// The search for positions in which a person could have won, in games that they did not win.
///
/// # Examples
/// ```
/// use in_a_row::{
///     engine::{Side, advice::Evaluation, notation::Link},
///     session::puzzles::MissedWins,
/// };
///
/// // X could have completed a row on a3, and lost.
/// let game = "3x3k3/a1b1a2b2c3b3".parse::<Link>()?.game;
/// let mut missed = MissedWins::new([(game, Side::First)]);
/// let position = missed.next().expect("a position to look at").clone();
/// assert_eq!(position.board().marks().count(), 4, "before the last move of X");
/// assert_eq!(missed.judge(Evaluation::Won(Side::First, 1)), Some(position));
/// assert_eq!(missed.next(), None, "one position of a game is enough");
/// # Ok::<(), in_a_row::engine::notation::LinkError>(())
/// ```
#[derive(Clone, Debug, Default)]
pub struct MissedWins {
    /// The games that are still to be searched, each with the side of the person; the next one last.
    games: Vec<(Game, Side)>,
    /// The positions of the game that is searched, in which the person was to move; the next one last.
    positions: Vec<Game>,
    /// The number of positions in all games.
    all: usize,
}

impl MissedWins {
    /// Begins to search these games, each with the side of the person.
    #[must_use]
    pub fn new(games: impl IntoIterator<Item = (Game, Side)>) -> Self {
        let is_to_search = |(game, own): &(Game, Side)| {
            game.outcome().is_some_and(|outcome| outcome.winner() != Some(*own))
        };
        let mut games: Vec<_> = games.into_iter().filter(is_to_search).collect();
        games.reverse();
        let all = count(&games);
        let mut missed = Self { games, positions: Vec::new(), all };
        missed.begin_next();
        missed
    }

    /// Goes on with the next game that has a position to look at.
    fn begin_next(&mut self) {
        while self.positions.is_empty()
            && let Some((game, own)) = self.games.pop()
        {
            let before = plies(&game, own).filter_map(|ply| position(&game.after(ply)));
            self.positions = before.collect();
            self.positions.reverse();
        }
    }

    /// Returns how many positions are done, and how many there are. The rest of a game in which a win was missed is done.
    #[must_use]
    pub fn progress(&self) -> (usize, usize) {
        (self.all - count(&self.games) - self.positions.len(), self.all)
    }

    /// Returns the position to look at next.
    #[must_use]
    pub fn next(&self) -> Option<&Game> {
        self.positions.last()
    }

    /// Applies the evaluation of that position. Returns the position if the side to move could have won. The search goes
    /// on with the next game then.
    pub fn judge(&mut self, evaluation: Evaluation) -> Option<Game> {
        let position = self.positions.pop()?;
        let turn = position.side_to_move()?;
        let is_missed = matches!(evaluation, Evaluation::Won(side, _) if side == turn);
        if is_missed {
            self.positions.clear();
        }
        self.begin_next();
        is_missed.then_some(position)
    }
}

/// Returns the last plies of a game that this side has made, the last one first.
fn plies(game: &Game, own: Side) -> impl Iterator<Item = usize> {
    (0..game.moves().len()).rev().filter(move |&ply| game.side_at(ply) == own).take(MOST_MOVES)
}

/// Returns the number of positions in these games, each with the side of the person.
fn count(games: &[(Game, Side)]) -> usize {
    games.iter().map(|(game, own)| plies(game, *own).count()).sum()
}

/// Returns a game that begins from the position of this one, with the same side to move; `None` if there is none.
fn position(game: &Game) -> Option<Game> {
    let start = Start::from_board(game.board());
    let position = Game::arrange(game.rules().with_opening(Opening::Free), start).ok()?;
    (position.side_to_move() == game.side_to_move()).then_some(position)
}
