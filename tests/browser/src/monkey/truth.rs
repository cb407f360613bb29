//! What must hold on the page after any actions.

use std::collections::{BTreeMap, BTreeSet};

use in_a_row::engine::notation::{self, link_in};
use in_a_row::engine::{Game, Rules, Variant};
use in_a_row::session::{Session, archive};
use in_a_row::storage_keys::{BY_LINK, GAME, OVER, OWN_GAME, PAUSED};
use serde::Deserialize;

use super::lines::{self, Line, Marks};
use crate::page::CellView;

/// The kind of a board.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "lowercase")]
enum Form {
    #[default]
    Flat,
    Space,
    /// Only a part of the board is shown.
    Endless,
}

/// The state of the page, as `state.js` reads it.
#[derive(Clone, Debug, Default, PartialEq, Deserialize)]
#[allow(clippy::struct_excessive_bools, reason = "each is a question of its own")]
pub(super) struct PageState {
    #[serde(default)]
    form: Form,
    /// The part of the address from the `#`.
    address: String,
    grids: usize,
    /// The names of the cells, row by row from the top; in 3D, layer by layer from the bottom.
    rows: Vec<Vec<String>>,
    status: String,
    pub is_thinking: bool,
    /// Whether the page shows the game that is being played: no link, no review, no position being arranged.
    pub is_played: bool,
    /// Whether a replay is running.
    pub is_moving: bool,
    /// How far the page can be scrolled to the right, in CSS pixels.
    beyond_right: f64,
    /// The current game, as it is stored.
    pub game: Option<String>,
    /// All stored texts, by their keys without the common prefix.
    stored: BTreeMap<String, String>,
    /// How often the page has written to the storage since it was loaded.
    pub writes: u32,
    /// The game that this page itself has stored last, since it was loaded.
    game_written: Option<String>,
    /// The numbers of the score.
    score: Vec<String>,
    pub theme: String,
    /// Which answers are chosen in *Settings*, once it has been opened.
    pub settings: Option<Vec<usize>>,
    /// The names of the games that *Your games* lists, if it is open.
    listed: Option<Vec<String>>,
    /// Roles and names of what can be pressed, except for the cells.
    pub pressable: Vec<(String, String)>,
    /// Whether the cells can be pressed.
    pub has_cells: bool,
}

impl PageState {
    /// Returns whether it shows the board of `before` or what may follow from it: the computer has answered, or the
    /// game is shown whole after a review of its middle.
    pub fn shows_what_follows(&self, before: &Self) -> bool {
        if [self.form, before.form].contains(&Form::Endless) {
            return true;
        }
        let (then, now) = (before.moves(), self.moves());
        let is_arranged = then.last().is_some_and(|(number, ..)| *number == 0);
        let may_be_more = before.is_thinking || !(before.is_played || is_arranged);
        if may_be_more { now.starts_with(&then) } else { now == then }
    }

    /// Returns whether its stored game is that of `before` or continues it. If that one is shown and waits for a
    /// person, its stored text must be unchanged.
    pub fn game_continues(&self, before: &Self) -> bool {
        if before.is_played && !before.is_thinking {
            return self.game == before.game;
        }
        let game = |state: &Self| game_of(state.game.as_ref()?);
        let Some(before) = game(before) else { return true };
        game(self).is_some_and(|now| now.moves().starts_with(before.moves()))
    }

    /// Returns the key of the game that was stored last, by any tab.
    pub fn last_key(&self) -> String {
        let last = self.stored.get(GAME).map(|game| name_of(game));
        last.filter(|key| self.has(key)).unwrap_or_else(|| OWN_GAME.to_owned())
    }

    /// Returns the key of the game that this page has stored since `before`, if it has.
    pub fn key_written_since(&self, before: &Self) -> Option<String> {
        let written = self.game_written.as_ref();
        written.filter(|_| self.game_written != before.game_written).map(|game| name_of(game))
    }

    /// Returns whether something is stored under this key.
    pub fn has(&self, key: &str) -> bool {
        self.stored.contains_key(key)
    }

    /// Returns the stored text of the game with this key; `None` if another game was stored last.
    pub fn text_of(&self, key: &str) -> Option<&String> {
        let own = self.stored.get(OWN_GAME).filter(|_| key == OWN_GAME);
        own.or_else(|| self.stored.get(GAME).filter(|_| self.last_key() == key))
    }

    /// Describes a stored text that differs from `before`, if there is one.
    pub fn fault_of_stored(&self, before: &Self) -> Option<String> {
        let keys = self.stored.keys().chain(before.stored.keys());
        let differs = |key: &&String| self.stored.get(*key) != before.stored.get(*key);
        let key = keys.into_iter().find(differs)?;
        let (now, before) = (self.stored.get(key), before.stored.get(key));
        Some(format!("{now:?} is stored under {key:?} instead of {before:?}"))
    }

    /// Returns whether status and score are equal, ignoring the number of the move that is added to a status that would
    /// repeat itself.
    pub fn has_status_and_score_of(&self, other: &Self) -> bool {
        let status = |state: &Self| state.status.split(", move ").next().map(str::to_owned);
        status(self) == status(other) && self.score == other.score
    }

    /// Returns whether the board shows the stored own game. On an endless board, which shows only a part, always
    /// returns `true`.
    pub fn shows_own_game(&self) -> bool {
        let Some(own) = self.stored.get(OWN_GAME).filter(|_| self.form != Form::Endless) else {
            return true;
        };
        let Some(game) = game_of(own) else { return false };
        let shown: String = (self.moves().into_iter())
            .filter_map(|(number, _, place)| (number > 0).then_some(place))
            .collect();
        shown == notation::write_moves(game.moves())
    }

    /// Returns whether the address has a link that the page cannot open. It stays there for a person to correct, even if
    /// the page shows an earlier link.
    pub fn has_refused_link(&self) -> bool {
        self.address.len() > 1 && link_in(&self.address, Rules::NOUGHTS_AND_CROSSES).is_err()
    }

    /// Describes the state for an error message.
    pub fn described(&self) -> String {
        let moves = self.moves();
        let moves: Vec<_> = moves.iter().map(|(_, mark, place)| format!("{mark}{place}")).collect();
        format!("{:?} on the board and {:?} stored", moves.join(" "), self.game)
    }

    /// Returns the names of all cells, row by row from the top.
    pub fn cells(&self) -> impl Iterator<Item = &str> {
        self.rows.iter().flatten().map(String::as_str)
    }

    /// Returns number, mark and place of each move that the board shows, in order.
    pub fn moves(&self) -> Vec<(u32, char, String)> {
        let cells = self.cells().filter_map(|name| CellView::read(name).ok());
        let mut moves: Vec<_> = cells
            .filter_map(|cell| cell.mark.map(|(mark, number)| (number, mark, cell.place)))
            .collect();
        moves.sort_unstable();
        moves
    }

    /// Describes everything that does not hold.
    pub fn faults(&self) -> Vec<String> {
        let mut faults = Vec::new();
        if self.beyond_right > 0.5 {
            faults.push(format!("it can be scrolled {} px to the right", self.beyond_right));
        }
        faults.extend(self.listed.as_ref().and_then(|listed| self.fault_of_list(listed)));
        faults.extend(match self.form {
            Form::Flat => self.faults_of_flat_board(),
            Form::Space | Form::Endless => self.faults_of_other_board(),
        });
        faults
    }

    /// Returns a fault if a stored game is missing from the open list in *Your games*.
    fn fault_of_list(&self, listed: &[String]) -> Option<String> {
        let is_kept = |key: &&String| [BY_LINK, PAUSED, OVER].iter().any(|it| key.starts_with(it));
        let missing = self.stored.keys().filter(is_kept).find(|key| !listed.contains(key))?;
        Some(format!("{missing:?} is stored, but only {listed:?} are listed"))
    }

    fn faults_of_flat_board(&self) -> Vec<String> {
        let mut faults = Vec::new();
        if self.grids != 1 {
            faults.push(format!("there are {} grids", self.grids));
        }
        let columns = self.rows.first().map_or(0, Vec::len);
        if columns == 0 || self.rows.iter().any(|row| row.len() != columns) {
            faults.push(format!("the rows are {:?}", self.rows));
            return faults;
        }
        let mut marks = Marks::new();
        let mut views = Vec::new();
        for (down, row) in self.rows.iter().enumerate() {
            for (column, name) in row.iter().enumerate() {
                let up = self.rows.len() - 1 - down;
                let place = format!("{}{}", letters(column), up + 1);
                match CellView::read(name) {
                    Ok(view) if view.place == place => {
                        marks.extend(view.mark.map(|(mark, _)| ((column, up), mark)));
                        views.push(view);
                    }
                    _ => faults.push(format!("{place} is called {name:?}")),
                }
            }
        }
        faults.extend(fault_of_last_move(&views));
        faults.extend(fault_of_moves(&views));
        faults.extend(self.fault_of_status(&marks, &views));
        faults
    }

    /// Returns the faults of a 3D board, or of the visible part of an endless one.
    fn faults_of_other_board(&self) -> Vec<String> {
        let mut faults = Vec::new();
        let mut views = Vec::new();
        for name in self.cells() {
            match CellView::read(name) {
                Ok(view) => views.push(view),
                Err(error) => faults.push(error.to_string()),
            }
        }
        let places: BTreeSet<_> = views.iter().map(|view| &view.place).collect();
        if places.len() < views.len() {
            faults.push("two cells have the same name".into());
        }
        if self.status.is_empty() {
            faults.push("the status is empty".into());
        }
        if self.is_played && views.iter().any(|view| view.wins) && !self.status.contains("win") {
            faults.push(format!("a line has won, but the status is {:?}", self.status));
        }
        faults.extend(fault_of_last_move(&views));
        faults.extend(fault_of_sides(&views));
        faults
    }

    /// Checks that the status announces a win or a draw exactly when there is one.
    fn fault_of_status(&self, marks: &Marks, views: &[CellView]) -> Option<String> {
        let wrong = |why: &str| Some(format!("the status is {:?}, but {why}", self.status));
        if self.status.is_empty() {
            return wrong("it must not be empty");
        }
        if !self.is_played {
            return None;
        }
        let Some((run, variant)) = self.rules() else { return wrong("no rules are stored") };
        let columns = self.rows.first().map_or(0, Vec::len);
        let lines = lines::of(marks, [columns, self.rows.len()], run, variant);
        let has_won = |mark: &char| lines.iter().any(|line| line.missing(*mark) == Some(0));
        let winners: Vec<_> = ['X', 'O', 'B', 'W'].into_iter().filter(has_won).collect();
        let says_win = self.status.contains("win");
        if says_win != views.iter().any(|view| view.wins) {
            return wrong("that contradicts the marked winning lines");
        }
        if says_win != (winners.len() == 1) {
            return wrong(&format!("these sides have a row: {winners:?}"));
        }
        let last = views.iter().filter_map(|view| view.mark).max_by_key(|(_, number)| *number);
        let named = self.status.split(' ').next().unwrap_or_default();
        let Some((mark, 1..)) = last else { return None };
        // The other side moves next; both move until no cell is free.
        let free = views.len() - marks.len();
        let can_win = |line: &Line| {
            let own = line.missing(mark).is_some_and(|missing| missing <= free / 2);
            own || line
                .missing(lines::other(mark))
                .is_some_and(|missing| missing <= free.div_ceil(2))
        };
        let is_open = !says_win && lines.iter().any(can_win);
        if self.status.starts_with("Draw") == (is_open || says_win) {
            return wrong(if is_open {
                "a side can still complete a row"
            } else {
                "no side can still complete a row"
            });
        }
        if self.status.contains(" to move") && named.starts_with(mark) {
            return wrong("that side moved last");
        }
        if says_win && ["X", "O", "Black", "White"].contains(&named) && !named.starts_with(mark) {
            return wrong("the other side moved last");
        }
        None
    }

    /// Returns how many marks in a row win, and by which variant's rules. Until something is stored, the game is noughts
    /// and crosses.
    fn rules(&self) -> Option<(usize, Variant)> {
        let Some(game) = &self.game else { return Some((3, Variant::Freestyle)) };
        let rules = game_of(game)?.rules();
        Some((rules.run().into(), rules.variant()))
    }
}

/// Returns the game in a stored text; `None` if the text is invalid.
fn game_of(stored: &str) -> Option<Game> {
    Session::restore(stored).ok().map(|(session, _)| session.game().clone())
}

/// Returns the key under which the game in this text is stored.
fn name_of(game: &str) -> String {
    match Session::restore(game) {
        Ok((session, _)) => archive::name_of(&session),
        Err(_) => OWN_GAME.to_owned(),
    }
}

/// Checks that at most one move is marked as the last one.
fn fault_of_last_move(views: &[CellView]) -> Option<String> {
    let last: Vec<_> = views.iter().filter(|view| view.is_last).map(|it| &it.place).collect();
    (last.len() > 1).then(|| format!("{last:?} are the last move"))
}

/// Checks that no two moves have the same number and that sides take turns, unless the position was arranged. Some
/// moves may be out of sight.
fn fault_of_sides(views: &[CellView]) -> Option<String> {
    let mut moves: Vec<_> = views.iter().filter_map(|view| view.mark).collect();
    moves.sort_unstable_by_key(|(_, number)| *number);
    let is_arranged = moves.iter().any(|(_, number)| *number == 0);
    let is_right = moves.windows(2).all(|pair| {
        let [(mark, number), (next_mark, next_number)] = [pair[0], pair[1]];
        number < next_number && (mark == next_mark) == (next_number - number).is_multiple_of(2)
    });
    (!is_right && !is_arranged).then(|| format!("the moves are {moves:?}"))
}

/// Checks that moves are numbered from 1 and that sides take turns, unless the position was arranged.
fn fault_of_moves(views: &[CellView]) -> Option<String> {
    let mut moves: Vec<_> = views.iter().filter_map(|view| view.mark).collect();
    moves.sort_unstable_by_key(|(_, number)| *number);
    let is_arranged = moves.iter().any(|(_, number)| *number == 0);
    let are_numbered = (1..).zip(&moves).all(|(wanted, (_, number))| wanted == *number);
    let take_turns = moves.windows(2).all(|pair| pair[0].0 != pair[1].0);
    let is_right = is_arranged || are_numbered && take_turns;
    (!is_right).then(|| format!("the moves are {moves:?}"))
}

/// Returns a column's letters: `a` to `z`, then `aa`, `ab` and so on.
fn letters(column: usize) -> String {
    let letter = |place: usize| char::from(b'a' + u8::try_from(place % 26).unwrap_or_default());
    match column / 26 {
        0 => letter(column).to_string(),
        more => [letter(more - 1), letter(column)].iter().collect(),
    }
}

#[cfg(test)]
mod tests {
    use super::{Form, PageState};

    /// Returns the state of a page with a game on 3x3. The cells are given row by row from the top, by their names
    /// without their places.
    fn state(status: &str, cells: [&str; 9]) -> PageState {
        let name = |place: usize| {
            let column = ["a", "b", "c"][place % 3];
            format!("{column}{}, {}", 3 - place / 3, cells[place])
        };
        let rows = [0, 3, 6].map(|start| (start..start + 3).map(name).collect());
        PageState {
            grids: 1,
            rows: rows.into(),
            status: status.into(),
            is_played: true,
            game: Some("3x3k3/friends/one/starter-is-x/one/one///".into()),
            ..PageState::default()
        }
    }

    const BEGUN: [&str; 9] = [
        "empty",
        "O, move 2, last move",
        "empty",
        "empty",
        "X, move 1",
        "empty",
        "empty",
        "empty",
        "empty",
    ];
    const WON: [&str; 9] = [
        "O, move 2",
        "O, move 4",
        "empty",
        "X, move 1, winning line",
        "X, move 3, winning line",
        "X, move 5, last move, winning line",
        "empty",
        "empty",
        "empty",
    ];
    const DRAWN: [&str; 9] = [
        "X, move 1",
        "O, move 2",
        "X, move 3",
        "X, move 5",
        "O, move 4",
        "O, move 6",
        "O, move 8, last move",
        "X, move 7",
        "empty",
    ];

    #[test]
    fn correct_states_have_no_faults() {
        for right in [
            state("X to move", ["empty"; 9]),
            state("X to move, move 3", BEGUN),
            state("X wins", WON),
            state("You win", WON),
            state("Draw", DRAWN),
        ] {
            assert_eq!(right.faults(), Vec::<String>::new());
        }
    }

    /// Returns the state of a page with two layers of a 2x2x2 cube, or with a part of an endless board.
    fn state_of(form: Form, cells: [&str; 8]) -> PageState {
        let rows = cells.chunks(2).map(|row| row.iter().map(ToString::to_string).collect());
        PageState { form, grids: 2, rows: rows.collect(), ..state("X to move", ["empty"; 9]) }
    }

    const IN_3D: [&str; 8] = [
        "level 1, a2, X, move 1",
        "level 1, b2, empty",
        "level 1, a1, empty",
        "level 1, b1, O, move 2, last move",
        "level 2, a2, empty",
        "level 2, b2, empty",
        "level 2, a1, empty",
        "level 2, b1, empty",
    ];
    const ENDLESS: [&str; 8] = [
        "l1u1, X, move 3",
        "r0u1, empty",
        "l1u0, O, move 8, last move",
        "r0u0, X, move 1",
        "l1d1, empty",
        "r0d1, empty",
        "l1d2, empty",
        "r0d2, empty",
    ];

    #[test]
    fn correct_states_of_3d_and_endless_boards_have_no_faults() {
        for (form, cells) in [(Form::Space, IN_3D), (Form::Endless, ENDLESS)] {
            assert_eq!(state_of(form, cells).faults(), Vec::<String>::new());
        }
    }

    #[test]
    fn faults_on_3d_and_endless_boards_are_found() {
        for (form, cells) in [(Form::Space, IN_3D), (Form::Endless, ENDLESS)] {
            for (place, name, why) in [
                (1, "level 1, b2, green", "no cell is named"),
                (1, cells[2], "the same name"),
                (1, "r5u5, X, move 4", "the moves are"),
                (1, "r5u5, O, move 1", "the moves are"),
                (1, "r5u5, X, move 5, last move", "are the last move"),
                (1, "r5u5, X, move 5, winning line", "has won"),
            ] {
                let mut cells = cells;
                cells[place] = name;
                let faults = state_of(form, cells).faults();
                assert!(faults.iter().any(|fault| fault.contains(why)), "{why}: {faults:?}");
            }
        }
    }

    #[test]
    fn faults_on_flat_boards_are_found() {
        let with = |place: usize, words| {
            let mut cells = BEGUN;
            cells[place] = words;
            state("X to move", cells)
        };
        let beyond = PageState { beyond_right: 7.0, ..state("X to move", BEGUN) };
        let two = PageState { grids: 2, ..state("X to move", BEGUN) };
        let mut misnamed = state("X to move", BEGUN);
        misnamed.rows[0][0] = "a1, empty".into();
        for (wrong, why) in [
            (beyond, "7 px to the right"),
            (two, "2 grids"),
            (misnamed, "a3 is called"),
            (with(0, "O, last move"), "are the last move"),
            (with(0, "O, move 3"), "the moves are"),
            (with(0, "X, move 4"), "the moves are"),
            (state("", BEGUN), "must not be empty"),
            (state("O to move", BEGUN), "moved last"),
            (state("Draw", BEGUN), "can still complete"),
            (state("X to move", DRAWN), "no side can"),
            (state("O to move", WON), "winning lines"),
            (state("O wins", WON), "the other side"),
        ] {
            let faults = wrong.faults();
            assert!(faults.iter().any(|fault| fault.contains(why)), "{why}: {faults:?}");
        }
    }
}
