//! A tour of the page in one of its languages: a game, every dialog, every panel.

use anyhow::Result;
use in_a_row::words::{Language, Text, languages};

use crate::page::{Page, Screen};
use crate::site::Variant;

/// A stop of the tour.
#[derive(Clone, Debug)]
pub struct Stop {
    /// The name of what it shows, usable in a file's name.
    pub name: String,
    /// Whether it shows a dialog.
    pub is_dialog: bool,
}

/// The dialogs, each with the buttons that lead to it, in order.
const DIALOGS: [(&str, &[Text]); 16] = [
    ("new-game", &[Text::NewGame]),
    ("strength", &[Text::NewGame, Text::HowStrong]),
    ("minimax", &[Text::NewGame, Text::HowStrong, Text::HowMinimaxThinks]),
    ("menu", &[Text::Menu]),
    ("rules", &[Text::Menu, Text::Rules]),
    ("changes", &[Text::Menu, Text::Rules, Text::WhatsNew]),
    ("settings", &[Text::Menu, Text::Settings]),
    ("data", &[Text::Menu, Text::Settings, Text::YourData]),
    ("share", &[Text::Menu, Text::Share]),
    ("open", &[Text::Menu, Text::OpenGame]),
    ("library", &[Text::Menu, Text::OpenGame, Text::Library]),
    ("learn", &[Text::Menu, Text::Learn]),
    ("puzzles", &[Text::Menu, Text::Puzzles]),
    ("games", &[Text::Menu, Text::YourGames]),
    ("statistics", &[Text::Menu, Text::Statistics]),
    ("opponents", &[Text::ChooseOpponent]),
];

/// A game against the computer, as it is stored.
const AGAINST_THE_COMPUTER: &str = "3x3k3/first-free/one/starter-is-x/one/one///";
/// A game of two players, as it is stored.
pub const OF_TWO: &str = "3x3k3/friends/one/starter-is-x/one/one///";
/// A game on a large board, as it is stored.
const WITH_STONES: &str = "15x15k5/level-4/one/starter-is-x/one/one/h8i9//counted/-/stones/";

/// Leads through the page on this screen in this language, and calls `look` at each stop.
///
/// # Errors
/// Fails if a stop cannot be reached or `look` fails.
pub async fn lead(
    page: &Page,
    screen: Screen,
    language: Language,
    mut look: impl AsyncFnMut(&Stop) -> Result<()>,
) -> Result<()> {
    let named = |text| name(language, text);
    let at = |name: &str, is_dialog| Stop { name: name.to_owned(), is_dialog };
    let path = format!("{}?prefers={}", Variant::Foreign.path(), language.tag());
    page.visit_on(screen, &path).await?;
    page.wait_until_ready().await?;

    start(page, AGAINST_THE_COMPUTER, &named(Text::Threats)).await?;
    look(&at("start", false)).await?;
    for (name, way) in DIALOGS {
        for &button in way {
            if button == Text::HowStrong && !page.has("button", &named(button)).await? {
                page.press(&named(Text::AllOpponents)).await?;
            }
            page.press(&named(button)).await?;
            page.shows("dialog", &named(dialog_of(button))).await?;
        }
        page.wait_for_paint().await?;
        look(&at(name, true)).await?;
        // The menu closes when one of its entries is pressed.
        let is_open = |button: &&Text| **button != Text::Menu || way.len() == 1;
        for &button in way.iter().rev().filter(is_open) {
            page.press(&named(Text::Close)).await?;
            page.no_longer_shows("dialog", &named(dialog_of(button))).await?;
        }
    }
    page.press(&named(Text::NewGame)).await?;
    page.press(&named(Text::More)).await?;
    page.press(&named(Text::MoreBoards)).await?;
    page.press_answer(&named(Text::Custom)).await?;
    look(&at("more", true)).await?;
    page.press(&named(Text::Arrange)).await?;
    // The panel is in a part of the page that is loaded now.
    page.shows("button", &named(Text::Back)).await?;
    look(&at("arranging", false)).await?;
    page.press(&named(Text::Back)).await?;

    start(page, OF_TWO, &named(Text::Threats)).await?;
    page.click_cells(&["a1", "a2", "b1", "b2", "c1"]).await?;
    page.shows("button", &named(Text::Review)).await?;
    look(&at("end", false)).await?;
    page.press(&named(Text::Review)).await?;
    page.press(&named(Text::ToBeginning)).await?;
    page.press(&named(Text::OneMoveOn)).await?;
    look(&at("review", false)).await?;
    page.click_cells(&["c3"]).await?;
    page.shows("button", &named(Text::ReturnToGame)).await?;
    look(&at("variation", false)).await?;
    page.press(&named(Text::Notes)).await?;
    page.shows("dialog", &named(Text::Notes)).await?;
    look(&at("notes", true)).await?;
    page.press(&named(Text::Close)).await?;
    page.press(&named(Text::ReturnToGame)).await?;
    page.press(&named(Text::EndReview)).await?;

    start(page, WITH_STONES, &named(Text::Threats)).await?;
    look(&at("stones", false)).await
}

/// Returns the title of the dialog that a button opens.
const fn dialog_of(button: Text) -> Text {
    match button {
        Text::HowStrong => Text::Strength,
        button => button,
    }
}

/// Returns a button's name in this language, with plain spaces, as [`Page`] finds it.
#[must_use]
pub fn name(language: Language, button: Text) -> String {
    languages::text(language, button).replace(['\u{a0}', '\u{202f}'], " ")
}

/// Loads the page with this game, and waits for the button that appears last.
async fn start(page: &Page, game: &str, last_button: &str) -> Result<()> {
    page.store_only(game).await?;
    page.reload_screen().await?;
    page.shows("button", last_button).await
}
