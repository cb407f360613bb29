//! The game that is shown: the one that is played, one that is reviewed, or a position that is arranged.

use crate::{
    app::{
        board::layout::CellState,
        game::{Controller, mode::Mode, state::GameState},
    },
    engine::{Cell, Side},
    session::CellView,
};
use leptos::prelude::*;

impl Controller {
    /// Changes what is on the board, which is perhaps not the game that is played.
    pub(crate) fn change_shown(self, change: impl FnOnce(&mut GameState)) {
        self.ui.game.update(change);
        self.show_all();
    }

    /// Has this cell of a board without end be seen, and show what it is to show.
    pub fn enter_view(self, cell: Cell) -> ArcRwSignal<CellState> {
        self.board.enter_view(cell, self.look_of(cell))
    }

    /// The marks of the game that is shown.
    pub fn marks(self) -> Vec<(Cell, Side)> {
        self.of_shown(|session| session.game().board().marks().collect())
    }

    /// How this cell is to be shown.
    pub(crate) fn look_of(self, cell: Cell) -> CellView {
        let view = self.ui.game.with_untracked(|state| match &state.mode {
            Mode::Reviewing(review) => review.replay.cell(cell),
            Mode::Arranging(arranging) => arranging.cell(cell),
            Mode::Playing => self.core.with_value(|core| {
                let pending = state.mark_to_move().filter(|_| state.pending == Some(cell));
                let view = core.assist.note(cell, core.session.cell(cell));
                CellView { pending, ..view }
            }),
        });
        self.ui.threats.with_untracked(|threats| threats.note(cell, view))
    }
}
