//! The search on an endless board: it searches the flat board that a [`Window`] shows.

use super::{Beginning, Control, Engine, Limit, Score, SearchInfo, root::PatternSearch};
use crate::engine::{
    Cell, Position, Rules,
    window::{Window, WindowPosition},
};

/// The search on an endless board.
#[derive(Clone, Debug)]
pub(super) struct WindowSearch {
    table_bytes: usize,
    /// The search on the window of the last position.
    inner: Option<(Rules, Box<PatternSearch>)>,
    /// The window of the search in progress, and what the search has found on it.
    running: Option<(Window, SearchInfo)>,
}

/// Passes on the progress of the search on a window, with the cells of the endless board.
struct Outside<'control> {
    control: &'control mut dyn Control,
    window: &'control Window,
}

impl WindowSearch {
    pub const fn new(table_bytes: usize) -> Self {
        Self { table_bytes, inner: None, running: None }
    }

    /// The search on the board that a window shows. This ends the search in progress.
    fn on(&mut self, shown: &WindowPosition) -> &mut PatternSearch {
        self.running = None;
        let rules = shown.position().rules();
        if self.inner.as_ref().is_some_and(|(board, _)| *board != rules) {
            // Drop the old tables first: there may not be room for both.
            self.inner = None;
        }
        let bytes = self.table_bytes;
        &mut self.inner.get_or_insert_with(|| (rules, Box::new(PatternSearch::new(rules, bytes)))).1
    }
}

impl Engine for WindowSearch {
    fn begin(&mut self, position: Position<'_>, beginning: Beginning<'_>) -> SearchInfo {
        if position.board().count() == 0 {
            // The first mark can be on one cell only.
            self.running = None;
            let (best, score) = (Cell::FIRST_MARK, Score::Heuristic(0));
            return SearchInfo { best, score, depth: 0, nodes: 0, pv: vec![best] };
        }
        let (window, shown) = Window::around(position);
        let excluded: Vec<_> =
            beginning.excluded.iter().filter_map(|&cell| window.inside(cell)).collect();
        let beginning = Beginning { excluded: &excluded, ..beginning };
        let found = self.on(&shown).begin(shown.position(), beginning);
        let info = outside(&window, &found);
        self.running = Some((window, found));
        info
    }

    fn resume(&mut self, info: &mut SearchInfo, control: &mut dyn Control) -> bool {
        let (Some((_, search)), Some((window, found))) = (&mut self.inner, &mut self.running)
        else {
            return false;
        };
        let has_more = search.resume(found, &mut Outside { control, window });
        *info = outside(window, found);
        has_more
    }

    fn is_threatened(&mut self, position: Position<'_>) -> bool {
        let (_, shown) = Window::around(position);
        self.on(&shown).is_threatened(shown.position())
    }

    fn find_vcf(
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

    fn find_vct(
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

    fn clear(&mut self) {
        self.running = None;
        if let Some((_, search)) = &mut self.inner {
            search.clear();
        }
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
