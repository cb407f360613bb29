//! The threats that are drawn on the board, and told in words.

use rustc_hash::FxHashMap;

use crate::{
    app::{arrange::model::Arranging, game::state::GameState},
    engine::{
        ArrangeError, Board, Cell, Side,
        advice::{self, Threat, ThreatKind},
    },
    session::{CellView, Mark, distinct},
    words::{Piece, Text, phrases, text},
};

/// The threats of both sides on the board on the screen, if the person wants to see them.
#[derive(Clone, Debug, Default)]
pub struct Threats {
    /// Whether threats are drawn.
    pub is_on: bool,
    /// The number of times that they were switched on or off.
    pub switched: usize,
    /// All threats; empty while they are off.
    pub all: Vec<Threat>,
    on_cells: ThreatsOnCells,
}

/// The threats of an X and of an O on each cell.
type ThreatsOnCells = FxHashMap<Cell, [Option<ThreatKind>; 2]>;

impl Threats {
    /// Replaces the threats. Each comes with the mark of its side. Returns the cells whose threats have changed.
    pub fn replace(&mut self, threats: Vec<(Threat, Mark)>) -> Vec<Cell> {
        let mut on_cells = ThreatsOnCells::default();
        for (threat, mark) in &threats {
            let kinds = on_cells.entry(threat.cell).or_default();
            kinds[usize::from(*mark == Mark::O)] = Some(threat.kind);
        }
        let before = std::mem::replace(&mut self.on_cells, on_cells);
        self.all = threats.into_iter().map(|(threat, _)| threat).collect();
        let known =
            self.on_cells.keys().chain(before.keys().filter(|it| !self.on_cells.contains_key(*it)));
        known.copied().filter(|cell| self.on_cells.get(cell) != before.get(cell)).collect()
    }

    /// Adds the threats on this cell to its view.
    pub fn add_to(&self, cell: Cell, view: CellView) -> CellView {
        let threats = self.on_cells.get(&cell).copied().unwrap_or_default();
        CellView { threats, ..view }
    }
}

/// Returns whether threats can be shown: in a game under way, in a review, and while a position is arranged, but
/// not while a friend invites to a game, and not in a puzzle.
#[must_use]
pub fn has_threats(game: &GameState) -> bool {
    (!game.is_over() || game.mode.review().is_some())
        && !game.shows_invitation()
        && game.mode.task().is_none()
}

/// Returns the threats of both sides, each with the mark of its side; none once the game is over. `shown` is the board of
/// the game that is shown.
#[must_use]
pub fn threats_to_show(game: &GameState, shown: &Board) -> Vec<(Threat, Mark)> {
    let [first, second] = marks(game);
    let with_mark =
        |threat: Threat| (threat, if threat.side == Side::First { first } else { second });
    let threats = match game.mode.arranging() {
        Some(Arranging { turn: Err(ArrangeError::Won(_) | ArrangeError::Drawn), .. }) => Vec::new(),
        Some(Arranging { position, .. }) => advice::threats(&position.board()),
        None if game.is_over() => Vec::new(),
        None => advice::threats(shown),
    };
    threats.into_iter().map(with_mark).collect()
}

/// Returns the threats in words, after they were switched on or off.
#[must_use]
pub fn words(game: &GameState, threats: &Threats) -> String {
    let words = match (threats.is_on, threats.switched) {
        (_, 0) => return String::new(),
        (false, _) => text(Text::ThreatsOff).to_owned(),
        (true, _) => {
            let pieces = marks(game).map(|mark| Piece::new(mark, game.setup.pieces));
            phrases::threats(&threats.all, pieces, game.setup.rules.run())
        }
    };
    distinct(words, threats.switched)
}

/// Returns the marks of the sides, in the order of play.
fn marks(game: &GameState) -> [Mark; 2] {
    let first = match game.mode.arranging() {
        Some(arranging) => arranging.position.mark(Side::First),
        None => game.mark_of(game.seating.seat(Side::First)),
    };
    [first, first.other()]
}

/// Returns the class of the sign for a threat.
#[must_use]
pub const fn sign_class(kind: ThreatKind) -> &'static str {
    match kind {
        ThreatKind::Win => "win",
        ThreatKind::Fork => "fork",
        ThreatKind::Four => "four",
        ThreatKind::OpenThree => "open-three",
    }
}
