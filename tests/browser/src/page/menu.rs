use anyhow::{Context, Result};

use super::{Key, Page, strings};

/// The question who starts, in *New game*.
const STARTER: &str = "Who starts";

/// The choices for a game against the opponent that takes the first free cell, row by row from the top. You start as X.
pub const AGAINST_FIRST_FREE: [(&str, &str); 4] = [
    ("Against", "Computer"),
    ("Opponent", "First free"),
    (STARTER, "You"),
    ("Your mark", "Starter is X"),
];

/// The choices for a game of two players on this device. Player 1 starts as X.
pub const FRIENDS: [(&str, &str); 3] = [
    ("Against", "Two players here"),
    ("Who starts", "Player 1"),
    ("Player 1’s mark", "Starter is X"),
];

impl Page {
    /// Starts a new game with these choices, which are pairs of a group and an answer in it. Unless they say who starts,
    /// the first player does, so that a scenario needs not count the games before. Closes the dialog that offers to send
    /// the link of a game by link.
    ///
    /// # Errors
    /// Fails if a choice is missing or the game does not start.
    pub async fn new_game(&self, choices: &[(&str, &str)]) -> Result<()> {
        if self.start_game(choices).await? {
            self.shows("dialog", "Friend by link").await?;
            self.close_dialog("Friend by link").await?;
        }
        self.wait_until_taps_count().await?;
        // The code of a 3D or an endless board is loaded with the first of them.
        self.board().await.map(drop)
    }

    /// Waits until a tap on the board counts after a dialog was closed. Without the script `closed-earlier.js`, which is not
    /// loaded offline, the page ignores one that follows too soon.
    ///
    /// # Errors
    /// Fails if the script fails.
    pub async fn wait_until_taps_count(&self) -> Result<()> {
        const WAIT: &str = "window.dialogsClosedEarlier ? done() : setTimeout(done, 300)";
        self.run_async(WAIT).await
    }

    /// Returns the answer that lets the first player start, in *New game*.
    async fn first_player(&self) -> Result<&'static str> {
        Ok(if self.has("radio", "Player 1").await? { "Player 1" } else { "You" })
    }

    /// Starts a new game with these choices, and with the first player if they don't say who starts. Returns whether it is played by link.
    ///
    /// # Errors
    /// Fails if a choice is missing or *New game* stays open.
    pub async fn start_game(&self, choices: &[(&str, &str)]) -> Result<bool> {
        self.open_dialog("New game").await?;
        for (group, answer) in choices {
            self.choose(group, answer).await?;
        }
        if !choices.iter().any(|(group, _)| *group == STARTER) {
            self.choose(STARTER, self.first_player().await?).await?;
        }
        let is_by_link = self.has("button", "Make the link").await?;
        self.press(if is_by_link { "Make the link" } else { "Start" }).await?;
        self.no_longer_shows("dialog", "New game").await?;
        Ok(is_by_link)
    }

    /// Presses the button of this name and waits for the dialog of the same name.
    ///
    /// # Errors
    /// Fails if the dialog does not open.
    pub async fn open_dialog(&self, name: &str) -> Result<()> {
        const ENTRIES: [&str; 8] = [
            "Learn",
            "Puzzles",
            "Share",
            "Open a game",
            "Rules",
            "Settings",
            "Statistics",
            "Your games",
        ];
        // Wide screens show some entries of the menu beside it.
        let is_entry = ENTRIES.contains(&name);
        if is_entry && !self.has("button", name).await? && self.names("dialog").await?.is_empty() {
            self.press_in_menu(name).await?;
        } else {
            self.press(name).await?;
        }
        self.shows("dialog", name).await
    }

    /// Opens the menu, and presses its entry of this name.
    ///
    /// # Errors
    /// Fails if there is none.
    pub async fn press_in_menu(&self, name: &str) -> Result<()> {
        self.press("Menu").await?;
        self.shows("dialog", "Menu").await?;
        self.press(name).await?;
        self.no_longer_shows("dialog", "Menu").await
    }

    /// Closes the open dialog of this name.
    ///
    /// # Errors
    /// Fails if it stays open.
    pub async fn close_dialog(&self, name: &str) -> Result<()> {
        self.press("Close").await?;
        self.no_longer_shows("dialog", name).await
    }

    /// Toggles the checkbox with this name.
    ///
    /// # Errors
    /// Fails if there is no such checkbox.
    pub async fn tick(&self, name: &str) -> Result<()> {
        self.press_on("checkbox", name, None).await
    }

    /// Chooses this answer in the group with this name, which may be hidden under *More options*.
    ///
    /// # Errors
    /// Fails if there is no such answer or choosing it has no effect.
    pub async fn choose(&self, group: &str, answer: &str) -> Result<()> {
        const MORE_BOARDS: &str = "More boards";
        self.unfold("group", group).await?;
        if group == "Opponent" {
            self.wait_for_proofs().await?;
        }
        if group == "Board"
            && !self.has("radio", answer).await?
            && self.has("button", MORE_BOARDS).await?
        {
            self.press(MORE_BOARDS).await?;
        }
        self.press_on("radio", answer, Some(group))
            .await
            .with_context(|| format!("choosing {answer:?} in {group:?}"))?;
        self.until(&format!("{answer:?} to be chosen in {group:?}"), async || {
            let chosen = self.chosen_answer(group).await?;
            let is_chosen = chosen.as_deref().is_some_and(|chosen| chosen.starts_with(answer));
            Ok(if is_chosen { Ok(()) } else { Err(format!("{chosen:?}")) })
        })
        .await
    }

    /// Presses the answer with this name, in any group, and does not wait for the result.
    ///
    /// # Errors
    /// Fails if there is no such answer.
    pub async fn press_answer(&self, answer: &str) -> Result<()> {
        self.press_on("radio", answer, None).await
    }

    /// Begins to arrange a position on the board that is chosen in *New game*, which must be open.
    ///
    /// # Errors
    /// Fails if the button is missing.
    pub async fn arrange(&self) -> Result<()> {
        const ARRANGE: &str = "Set up a position";
        self.unfold("button", ARRANGE).await?;
        self.press(ARRANGE).await?;
        // The panel is in a part of the page that is loaded now.
        self.shows("button", "Back").await.map(drop)
    }

    /// Opens *How strong they are* from *New game*, which must be open.
    ///
    /// # Errors
    /// Fails if the dialog does not open.
    pub async fn open_strengths(&self) -> Result<()> {
        const HOW_STRONG: &str = "How strong are they?";
        self.unfold("button", HOW_STRONG).await?;
        self.wait_for_proofs().await?;
        self.press(HOW_STRONG).await?;
        self.shows("dialog", "How strong they are").await
    }

    /// Opens the part of *New game* that holds the element, if the element is not shown without it.
    ///
    /// # Errors
    /// Fails if the browser does not answer.
    pub async fn unfold(&self, role: &str, name: &str) -> Result<()> {
        // An open part can hide its content, too: the opponents are listed once they are proved.
        const IS_CLOSED: &str =
            "return find('button', arguments[0])[0]?.closest('details')?.open === false";
        let is_opponent = ["Opponent", "How strong are they?"].contains(&name);
        let part = if is_opponent { "All opponents" } else { "More options" };
        if !self.has(role, name).await? && self.run(IS_CLOSED, strings(&[part])).await? {
            self.press(part).await?;
        }
        Ok(())
    }

    /// Waits until the worker has proved everything that *New game*, which must be open, says about the opponents.
    ///
    /// # Errors
    /// Fails if something stays unproved.
    pub async fn wait_for_proofs(&self) -> Result<()> {
        const IS_BUSY: &str = "return !!document.querySelector('dialog [aria-busy=true]')";
        self.until("all proofs", async || {
            let is_busy: bool = self.run(IS_BUSY, strings(&[])).await?;
            Ok(if is_busy { Err("some are missing".into()) } else { Ok(()) })
        })
        .await
    }

    /// Returns the chosen answer in the group with this name.
    ///
    /// # Errors
    /// Fails if the browser does not answer.
    pub async fn chosen_answer(&self, group: &str) -> Result<Option<String>> {
        const CHOSEN: &str = "const within = find('group', arguments[0])[0];
            const answer = within && allOf('radio', within).find((it) => it.checked);
            return answer ? nameOf(answer) : null";
        self.unfold("group", group).await?;
        if group == "Opponent" {
            self.wait_for_proofs().await?;
        }
        self.run(CHOSEN, strings(&[group])).await
    }

    /// Replaces the text in the field with this name by typing.
    ///
    /// # Errors
    /// Fails if there is no such field or it does not accept the text.
    pub async fn fill_in(&self, field: &str, words: &str) -> Result<()> {
        const VALUE: &str = "return find('textbox', arguments[0])[0]?.value ?? null";
        self.press_on("textbox", field, None).await?;
        // In WebKit, the press may place the caret only after the keys have selected the words.
        self.until(&format!("no words in the field {field:?}"), async || {
            let value: Option<String> = self.run(VALUE, strings(&[field])).await?;
            if value.as_deref() == Some("") {
                return Ok(Ok(()));
            }
            self.press_key_with(Key::Control, 'a').await?;
            self.press_keys([Key::Delete]).await?;
            Ok(Err(format!("{value:?}")))
        })
        .await?;
        if !words.is_empty() {
            self.type_text(words).await?;
        }
        self.until(&format!("{words:?} in the field {field:?}"), async || {
            let value: Option<String> = self.run(VALUE, strings(&[field])).await?;
            Ok(if value.as_deref() == Some(words) { Ok(()) } else { Err(format!("{value:?}")) })
        })
        .await
    }

    /// Returns the error message of the field with this name, if it has one.
    ///
    /// # Errors
    /// Fails if there is no such field.
    pub async fn error_of(&self, field: &str) -> Result<Option<String>> {
        const FAULT: &str = "const it = find('textbox', arguments[0])[0];
            const faulty = it.getAttribute('aria-invalid') === 'true';
            const words = document.getElementById(it.getAttribute('aria-describedby'));
            return faulty ? tidy(words.innerText) : null";
        self.run(FAULT, strings(&[field])).await
    }

    /// Sets the computer's pace: `At once`, `After half a second`, `After a second`.
    ///
    /// # Errors
    /// Fails if there is no such setting.
    pub async fn set_pace(&self, pace: &str) -> Result<()> {
        self.change_setting("Reply delay", pace).await
    }

    /// Opens *Settings* and chooses this answer for this setting.
    ///
    /// # Errors
    /// Fails if there is no such setting.
    pub async fn change_setting(&self, question: &str, answer: &str) -> Result<()> {
        self.open_dialog("Settings").await?;
        self.choose(question, answer).await?;
        self.close_dialog("Settings").await
    }
}
