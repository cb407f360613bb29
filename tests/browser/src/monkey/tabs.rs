//! What is true of a tab after something was done in another one.

use in_a_row::storage_keys::OWN_GAME;

use super::truth::Shown;

/// A tab as it was left, or as it is now: what it shows, and which game is on its table.
#[derive(Clone, Debug, Default)]
pub(super) struct View {
    pub shown: Shown,
    /// The key under which its game is stored.
    pub game_key: String,
}

impl View {
    /// It is like this now. `is_new` says that the page was loaded since.
    pub fn take_notice(&mut self, mut shown: Shown, is_new: bool) {
        if is_new {
            self.game_key = shown.last_key();
        } else if let Some(key) = shown.key_written_since(&self.shown) {
            self.game_key = key;
        } else if self.game_key != OWN_GAME && !shown.has(&self.game_key) {
            // It was taken from the list.
            OWN_GAME.clone_into(&mut self.game_key);
        }
        shown.game = shown.text_of(&self.game_key).or(self.shown.game.as_ref()).cloned();
        self.shown = shown;
    }

    /// Nothing happens on it by itself.
    fn is_still(&self) -> bool {
        self.shown.is_played && !self.shown.is_thinking
    }
}

/// What is wrong with a tab that the monkey turns to: `now`, which was `before` when it was last used, or is
/// new. It comes from the tab that `left` is about, and nothing was done since.
pub(super) fn faults(now: &View, before: Option<&View>, left: &View) -> Vec<String> {
    let mut faults = Vec::new();
    let are_still = left.is_still() && before.is_none_or(View::is_still);
    if are_still {
        let written = now.shown.writes.saturating_sub(before.map_or(0, |it| it.shown.writes));
        if written > 0 {
            faults.push(format!("a tab that nobody touched has written {written} times"));
        }
        faults.extend(now.shown.fault_of_stored(&left.shown));
    }
    if now.shown.theme != left.shown.theme {
        faults.push(format!("it looks {:?}, not {:?}", now.shown.theme, left.shown.theme));
    }
    let settings = now.shown.settings.as_ref().zip(left.shown.settings.as_ref());
    if let Some((now, left)) = settings.filter(|(now, left)| now != left) {
        faults.push(format!("the settings are {now:?}, not {left:?}"));
    }
    if !now.shown.is_played {
        return faults;
    }
    // A game by link that was taken from the list and put back, in another tab, has left this one's table.
    let may_have_left = now.game_key != OWN_GAME && now.shown.shows_own_game();
    if now.game_key == left.game_key && left.shown.is_played && !may_have_left {
        if !now.shown.shows_what_follows(&left.shown) {
            let (now, left) = (now.shown.described(), left.shown.described());
            faults.push(format!("{now} instead of {left}"));
        } else if are_still && !now.shown.has_status_and_score_of(&left.shown) {
            faults.push("status or score are not those of the other tab".into());
        }
    } else if are_still && now.game_key == OWN_GAME && !now.shown.shows_own_game() {
        faults.push(format!("{}, but the own game is another", now.shown.described()));
    }
    faults
}

#[cfg(test)]
mod tests {
    use serde_json::{Value, json};

    use super::{OWN_GAME, View, faults};

    const BEGUN: &str = "3x3k3/friends/one/starter-is-x/one/one/b2///-/marks/";

    /// The own game in a tab after X has played b2, but for these `changes`.
    fn view(changes: &[(&str, Value)]) -> View {
        let rows = [
            ["a3, empty", "b3, empty", "c3, empty"],
            ["a2, empty", "b2, X, move 1, last move", "c2, empty"],
            ["a1, empty", "b1, empty", "c1, empty"],
        ];
        let mut shown = json!({
            "grids": 1, "rows": rows, "status": "O to move", "is_thinking": false,
            "is_played": true, "is_moving": false, "beyond_right": 0.0, "game": BEGUN,
            "stored": { "game": BEGUN, "own-game": BEGUN }, "writes": 2, "game_written": BEGUN, "score": ["0", "0", "0"],
            "theme": "wood", "settings": [0, 3], "listed": null, "pressable": [], "has_cells": true,
        });
        for (field, value) in changes {
            shown[*field] = value.clone();
        }
        let shown = serde_json::from_value(shown).expect("all fields are there");
        View { shown, game_key: OWN_GAME.into() }
    }

    #[test]
    fn finds_nothing_wrong_with_tabs_that_follow_each_other() {
        let left = view(&[("writes", json!(5))]);
        let with_number = view(&[("status", json!("O to move, move 2"))]);
        for now in [view(&[]), with_number] {
            assert_eq!(faults(&now, Some(&view(&[])), &left), Vec::<String>::new());
        }
        let opened = view(&[("writes", json!(0)), ("settings", Value::Null)]);
        assert_eq!(faults(&opened, None, &left), Vec::<String>::new());
    }

    #[test]
    fn finds_what_a_tab_has_missed_or_written() {
        let empty = json!([["a1, empty", "b1, empty"]]);
        for (changes, why) in [
            (("writes", json!(3)), "has written 1 times"),
            (("stored", json!({ "game": BEGUN })), "is stored under"),
            (("theme", json!("paper")), "it looks"),
            (("settings", json!([1, 3])), "the settings are"),
            (("rows", empty), "on the board"),
            (("status", json!("X to move")), "status or score"),
            (("score", json!(["1", "0", "0"])), "status or score"),
        ] {
            let found = faults(&view(&[changes]), Some(&view(&[])), &view(&[]));
            assert!(found.iter().any(|fault| fault.contains(why)), "{why}: {found:?}");
        }
    }

    /// In a tab that was left, the computer answers in the own game just after a move by link was made here.
    #[test]
    fn what_another_tab_stores_last_is_not_on_this_table() {
        const BY_LINK: &str = "3x3k3/kqzfdbcx/in-turn/starter-is-x/two/two/b2a3///-/marks/";
        const ANSWERED: &str = "3x3k3/guard/one/starter-is-x/one/one/b2a1///-/marks/";
        let mut tab = view(&[]);
        let stored = json!({ "game": ANSWERED, "own-game": ANSWERED, "by-link/kqzfdbcx": "1" });
        let played = [("writes", json!(8)), ("game_written", json!(BY_LINK)), ("stored", stored)];
        tab.take_notice(view(&played).shown, false);
        assert_eq!(tab.game_key, "by-link/kqzfdbcx");
    }

    #[test]
    fn lets_a_computer_move_meanwhile() {
        let left = view(&[("is_thinking", json!(true))]);
        let now = view(&[("writes", json!(3)), ("status", json!("You win"))]);
        assert_eq!(faults(&now, Some(&view(&[])), &left), Vec::<String>::new());
    }
}
