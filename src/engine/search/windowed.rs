//! The search on a board without end: a search on the flat board that a [`Window`] shows.

use super::{Control, Limit, Score, Search, SearchInfo, SearchState, Skill};
use crate::engine::{
    Cell, Position, Rules,
    window::{Seen, Window},
};

/// The search on a board without end.
#[derive(Clone, Debug)]
pub(super) struct WindowSearch {
    table_bytes: usize,
    /// The search on the window of the last position.
    inner: Option<(Rules, Box<Search>)>,
}

/// A search on a board without end that can be interrupted and resumed.
#[derive(Clone, Debug)]
pub(super) struct WindowState {
    window: Window,
    /// `None` for the first mark, which can be on one cell only.
    inner: Option<Box<SearchState>>,
    /// What `inner` has found, with the cells outside.
    pub info: SearchInfo,
}

/// Passes on what a search on a window reports.
struct Outside<'control> {
    control: &'control mut dyn Control,
    window: &'control Window,
}

impl WindowSearch {
    pub const fn new(table_bytes: usize) -> Self {
        Self { table_bytes, inner: None }
    }

    pub fn begin(
        &mut self,
        position: Position<'_>,
        limit: Limit,
        (skill, seed): (Skill, u64),
    ) -> WindowState {
        let (window, shown) = Window::around(position);
        if position.board().count() == 0 {
            let (best, score) = (Cell::FIRST_MARK, Score::Heuristic(0));
            let info = SearchInfo { best, score, depth: 0, nodes: 0, pv: vec![best] };
            return WindowState { window, inner: None, info };
        }
        let inner = self.on(&shown).begin_with(shown.position(), limit, skill, seed);
        let info = outside(&window, inner.info());
        WindowState { window, inner: Some(Box::new(inner)), info }
    }

    pub fn resume(&mut self, state: &mut WindowState, control: &mut dyn Control) {
        if let (Some((_, search)), Some(inner)) = (&mut self.inner, &mut state.inner) {
            search.resume(inner, &mut Outside { control, window: &state.window });
            state.info = outside(&state.window, inner.info());
        }
    }

    pub fn is_threatened(&mut self, position: Position<'_>) -> bool {
        let (_, shown) = Window::around(position);
        self.on(&shown).is_threatened(shown.position())
    }

    pub fn find_vcf(
        &mut self,
        position: Position<'_>,
        limit: Limit,
        control: &mut dyn Control,
    ) -> Option<Vec<Cell>> {
        let (window, shown) = Window::around(position);
        let control = &mut Outside { control, window: &window };
        let line = self.on(&shown).find_vcf(shown.position(), limit, control)?;
        Some(line.into_iter().map(|cell| window.outside(cell)).collect())
    }

    pub fn find_vct(
        &mut self,
        position: Position<'_>,
        threats: u32,
        limit: Limit,
        control: &mut dyn Control,
    ) -> Option<(Cell, u32)> {
        let (window, shown) = Window::around(position);
        let control = &mut Outside { control, window: &window };
        let (cell, plies) = self.on(&shown).find_vct(shown.position(), threats, limit, control)?;
        Some((window.outside(cell), plies))
    }

    pub fn clear(&mut self) {
        if let Some((_, search)) = &mut self.inner {
            search.clear();
        }
    }

    /// The search on the board that a window shows.
    fn on(&mut self, seen: &Seen) -> &mut Search {
        let rules = seen.position().rules();
        if self.inner.as_ref().is_some_and(|(board, _)| *board != rules) {
            // Drop the old tables first: there may not be room for both.
            self.inner = None;
        }
        let bytes = self.table_bytes;
        &mut self.inner.get_or_insert_with(|| (rules, Box::new(Search::new(rules, bytes)))).1
    }
}

impl WindowState {
    pub fn is_finished(&self) -> bool {
        self.inner.as_ref().is_none_or(|inner| inner.is_finished())
    }
}

impl Control for Outside<'_> {
    fn elapsed(&mut self) -> std::time::Duration {
        self.control.elapsed()
    }

    fn is_stopped(&mut self) -> bool {
        self.control.is_stopped()
    }

    fn progress(&mut self, info: &SearchInfo) {
        self.control.progress(&outside(self.window, info));
    }
}

fn outside(window: &Window, info: &SearchInfo) -> SearchInfo {
    let cell = |&cell: &Cell| window.outside(cell);
    SearchInfo { best: cell(&info.best), pv: info.pv.iter().map(cell).collect(), ..info.clone() }
}
