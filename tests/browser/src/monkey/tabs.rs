//! What must hold in a tab after actions in another one.

use in_a_row::storage_keys::OWN_GAME;

use super::truth::PageState;

/// The state of a tab: the page in it, and the game on its board.
#[derive(Clone, Debug, Default)]
pub(super) struct TabState {
    pub page: PageState,
    /// The key under which its game is stored.
    pub game_key: String,
}

impl TabState {
    /// Records a new state of the page. `is_new` says whether the page was loaded since the last one.
    pub fn update(&mut self, mut page: PageState, is_new: bool) {
        if is_new {
            self.game_key = page.last_key();
        } else if let Some(key) = page.key_written_since(&self.page) {
            self.game_key = key;
        } else if self.game_key != OWN_GAME && !page.has(&self.game_key) {
            // It was removed in *Your games*.
            OWN_GAME.clone_into(&mut self.game_key);
        }
        page.game = page.text_of(&self.game_key).or(self.page.game.as_ref()).cloned();
        self.page = page;
    }

    /// Returns whether nothing happens in it by itself.
    fn is_still(&self) -> bool {
        self.page.is_played && !self.page.is_thinking
    }
}

/// Returns the faults of the tab to which the monkey switches. `now` is its state, and `before` was its state when the
/// monkey last used it, if it did. `left` is the state of the tab that the monkey comes from.
pub(super) fn faults(now: &TabState, before: Option<&TabState>, left: &TabState) -> Vec<String> {
    let mut faults = Vec::new();
    let are_still = left.is_still() && before.is_none_or(TabState::is_still);
    if are_still {
        let written = now.page.writes.saturating_sub(before.map_or(0, |it| it.page.writes));
        if written > 0 {
            faults.push(format!("a tab that nobody touched has written {written} times"));
        }
        faults.extend(now.page.fault_of_stored(&left.page));
    }
    if now.page.theme != left.page.theme {
        faults.push(format!("the theme is {:?}, not {:?}", now.page.theme, left.page.theme));
    }
    let settings = now.page.settings.as_ref().zip(left.page.settings.as_ref());
    if let Some((now, left)) = settings.filter(|(now, left)| now != left) {
        faults.push(format!("the settings are {now:?}, not {left:?}"));
    }
    if !now.page.is_played {
        return faults;
    }
    // If a game by link was removed and restored in another tab, it is no longer on the board of this one.
    let may_have_left = now.game_key != OWN_GAME && now.page.shows_own_game();
    if now.game_key == left.game_key && left.page.is_played && !may_have_left {
        if !now.page.shows_what_follows(&left.page) {
            let (now, left) = (now.page.described(), left.page.described());
            faults.push(format!("{now} instead of {left}"));
        } else if are_still && !now.page.has_status_and_score_of(&left.page) {
            faults.push("status or score are not those of the other tab".into());
        }
    } else if are_still && now.game_key == OWN_GAME && !now.page.shows_own_game() {
        faults.push(format!("{}, which is not the stored own game", now.page.described()));
    }
    faults
}

#[cfg(test)]
mod tests {
    use serde_json::{Value, json};

    use super::{OWN_GAME, TabState, faults};

    const BEGUN: &str = "3x3k3/friends/one/starter-is-x/one/one/b2///-/marks/";

    /// Returns the state of a tab with the own game, in which X has played b2, with these fields changed.
    fn state(changes: &[(&str, Value)]) -> TabState {
        let rows = [
            ["a3, empty", "b3, empty", "c3, empty"],
            ["a2, empty", "b2, X, move 1, last move", "c2, empty"],
            ["a1, empty", "b1, empty", "c1, empty"],
        ];
        let mut page = json!({
            "address": "", "grids": 1, "rows": rows, "status": "O to move", "is_thinking": false,
            "is_played": true, "is_moving": false, "beyond_right": 0.0, "game": BEGUN,
            "stored": { "game": BEGUN, "own-game": BEGUN }, "writes": 2, "game_written": BEGUN, "score": ["0", "0", "0"],
            "theme": "wood", "settings": [0, 3], "listed": null, "pressable": [], "has_cells": true,
        });
        for (field, value) in changes {
            page[*field] = value.clone();
        }
        let page = serde_json::from_value(page).expect("all fields are there");
        TabState { page, game_key: OWN_GAME.into() }
    }

    #[test]
    fn tabs_that_follow_each_other_have_no_faults() {
        let left = state(&[("writes", json!(5))]);
        let with_number = state(&[("status", json!("O to move, move 2"))]);
        for now in [state(&[]), with_number] {
            assert_eq!(faults(&now, Some(&state(&[])), &left), Vec::<String>::new());
        }
        let opened = state(&[("writes", json!(0)), ("settings", Value::Null)]);
        assert_eq!(faults(&opened, None, &left), Vec::<String>::new());
    }

    #[test]
    fn a_tab_that_missed_or_wrote_something_is_reported() {
        let empty = json!([["a1, empty", "b1, empty"]]);
        for (changes, why) in [
            (("writes", json!(3)), "has written 1 times"),
            (("stored", json!({ "game": BEGUN })), "is stored under"),
            (("theme", json!("paper")), "the theme is"),
            (("settings", json!([1, 3])), "the settings are"),
            (("rows", empty), "on the board"),
            (("status", json!("X to move")), "status or score"),
            (("score", json!(["1", "0", "0"])), "status or score"),
        ] {
            let found = faults(&state(&[changes]), Some(&state(&[])), &state(&[]));
            assert!(found.iter().any(|fault| fault.contains(why)), "{why}: {found:?}");
        }
    }

    /// In the other tab, a person has continued the own game after a move by link was made in this one.
    #[test]
    fn a_game_that_another_tab_stores_last_is_not_on_this_board() {
        const BY_LINK: &str = "3x3k3/kqzfdbcx/in-turn/starter-is-x/two/two/b2a3///-/marks/";
        const ANSWERED: &str = "3x3k3/guard/one/starter-is-x/one/one/b2a1///-/marks/";
        let mut tab = state(&[]);
        let stored = json!({ "game": ANSWERED, "own-game": ANSWERED, "by-link/kqzfdbcx": "1" });
        let played = [("writes", json!(8)), ("game_written", json!(BY_LINK)), ("stored", stored)];
        tab.update(state(&played).page, false);
        assert_eq!(tab.game_key, "by-link/kqzfdbcx");
    }

    #[test]
    fn the_computer_may_move_meanwhile() {
        let left = state(&[("is_thinking", json!(true))]);
        let now = state(&[("writes", json!(3)), ("status", json!("You win"))]);
        assert_eq!(faults(&now, Some(&state(&[])), &left), Vec::<String>::new());
    }
}
