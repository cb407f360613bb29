use std::time::Duration;

use serde::{Deserialize, Serialize};

use crate::{
    engine::{Game, Ply, bots::Opponent, search::net::NetFile},
    session::BotRequest,
};

/// A request from the page to the worker.
///
/// # Examples
/// ```
/// use in_a_row::{engine::{Cell, Game, Ply, Rules}, protocol::Request};
///
/// let request = Request::Hint(Game::new(Rules::NOUGHTS_AND_CROSSES));
/// assert!(request.can_be_answered_by(Ply::Move(Cell::new(2, 2))));
/// assert!(!request.can_be_answered_by(Ply::Move(Cell::new(3, 3))));
/// ```
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Request {
    /// The strength of this opponent at noughts and crosses.
    Strength(Opponent),
    /// The number of calls that minimax makes from the empty board of noughts and crosses.
    Count,
    /// The calls that minimax makes in the position of this game, which must have few free cells.
    Calls {
        /// The game.
        game: Game,
        /// Whether to use alpha-beta.
        alpha_beta: bool,
    },
    /// A bot's ply.
    Move {
        /// The bot and the game.
        request: BotRequest,
        /// The seed for the bot's random numbers.
        seed: u64,
        /// The time limit of the highest level. The other levels have none.
        time: Duration,
    },
    /// A good move, and why it is good.
    Hint(Game),
    /// The values of all free cells.
    Values(Game),
    /// A review of this game.
    Review(Game),
    /// A review of this game in which at least the last move is judged.
    Judge(Game),
    /// The best move in this game, found with a fixed number of nodes, so that it is the same on every device.
    Reply(Game),
    /// The best or the most balanced moves in this game, each with a line. On large boards the worker looks further and
    /// further until it is stopped, and reports the lines so far.
    Lines {
        /// The game.
        game: Game,
        /// Which lines.
        kind: LineKind,
        /// The number of lines.
        count: u8,
    },
}

/// Which lines of a position are wanted.
///
/// # Examples
/// ```
/// use in_a_row::{
///     engine::{advice::Evaluation, notation::Link},
///     protocol::{Answer, LineKind, Order, Report, Request},
///     worker::Analysis,
/// };
///
/// // O is to move. The best move is the only one that draws.
/// let game = "3x3k3/a1".parse::<Link>()?.game;
/// let [best, balanced] = [LineKind::Best, LineKind::Balanced].map(|kind| {
///     let request = Request::Lines { game: game.clone(), kind, count: 2 };
///     let report = Analysis::default().hear(Order::Ask(1, request));
///     let Some(Report::Answer(1, Answer::Lines(found))) = report else { panic!() };
///     found.lines
/// });
/// assert_eq!(balanced, best[..1]);
/// assert_eq!(balanced[0].evaluation, Evaluation::Drawn);
/// # Ok::<(), in_a_row::engine::notation::LinkError>(())
/// ```
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub enum LineKind {
    /// Those of the best moves, the best first.
    #[default]
    Best,
    /// Those of the moves after which the game is nearest to even, the nearest first.
    Balanced,
}

impl Request {
    /// Returns whether it may take so long that the worker reports its progress.
    #[must_use]
    pub const fn takes_long(&self) -> bool {
        matches!(self, Self::Move { .. } | Self::Hint(_) | Self::Review(_) | Self::Judge(_))
    }

    /// Returns the file with the network that its search evaluates with, if there is one for the rules. Reviews and replies to
    /// moves of a puzzle have none, because they must be the same on every device; openings have none, because an even
    /// position is wanted.
    #[must_use]
    pub fn network(&self) -> Option<NetFile> {
        match self {
            Self::Move { request: BotRequest { opponent, game, .. }, .. } => {
                opponent.network(game.rules()).filter(|_| !game.awaits_opening_ply())
            }
            Self::Hint(game) | Self::Lines { game, .. } => NetFile::for_rules(game.rules()),
            _ => None,
        }
    }

    /// Returns whether this ply is a possible answer. Only requests for a bot's ply and for a hint are answered with a ply,
    /// which must be legal.
    #[must_use]
    pub fn can_be_answered_by(&self, ply: Ply) -> bool {
        match self {
            Self::Move { request: BotRequest { game, .. }, .. } | Self::Hint(game) => {
                game.clone().act(ply).is_ok()
            }
            _ => false,
        }
    }
}
