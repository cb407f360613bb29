use leptos::{ev, prelude::*};

use super::{
    board::Board,
    minimax::MinimaxSheet,
    new_game::NewGameSheet,
    notices::Notice,
    notices::NoticeBox,
    press::{Button, Press, Sign},
    review::ReviewPanel,
    rules::RulesSheet,
    score::Score,
    settings::SettingsSheet,
    sheet::SheetName,
    shown::{always, aria, classes, shown},
    status::StatusLine,
    strength::StrengthSheet,
    table::{Overview, Table},
    text,
};
use crate::session::Tally;

/// The whole page.
#[component]
pub fn App() -> impl IntoView {
    let table = Table::new();
    let other_page = window_event_listener(ev::storage, move |_| table.read_score());
    on_cleanup(move || other_page.remove());
    view! {
        <main class="app" data-ready="">
            <Header table />
            <Score table />
            <StatusLine table />
            <Board table />
            <Actions table />
            <ReviewPanel table />
            <div class="notices">
                {Notice::ALL.map(|notice| view! { <NoticeBox table notice /> })}
            </div>
            <NewGameSheet table />
            <RulesSheet table />
            <SettingsSheet table />
            <StrengthSheet table />
            <MinimaxSheet table />
        </main>
    }
}

/// The game's title, what is played, and the two buttons that are rarely needed.
#[component]
fn Header(
    /// Where it is.
    table: Table,
) -> impl IntoView {
    view! {
        <header class="header">
            <h1>
                <span class="in">"In"</span>
                " a "
                <span class="row-word">"Row"</span>
            </h1>
            <span class="quiet">
                {shown(table.overview, 0, |overview, _| text::board_size(overview.setup.rules))}
            </span>
            <Button
                table
                name=text::RESET_SCORE
                press=Press::ResetScore
                sign=Sign::Reset
                class=always("bare")
                disabled=shown(table.overview, 0, |overview, _| {
                    aria(overview.tally == Tally::default())
                })
            />
            <Button
                table
                name=text::RULES
                press=Press::Open(SheetName::Rules)
                sign=Sign::Help
                class=always("bare")
            />
            <Button
                table
                name=text::SETTINGS
                press=Press::Open(SheetName::Settings)
                sign=Sign::Gear
                class=always("bare")
            />
        </header>
    }
}

/// The buttons under the thumb.
#[component]
fn Actions(
    /// Where they are.
    table: Table,
) -> impl IntoView {
    let overview = table.overview;
    let class = |overview: &Overview, _| {
        classes(&[("actions", true), ("hidden", overview.replay.is_some())])
    };
    view! {
        <div class=shown(overview, 0, class)>
            <Button
                table
                name=text::UNDO
                press=Press::Undo
                sign=Sign::Undo
                class=always("action")
                disabled=shown(overview, 0, |overview, _| aria(!overview.can_undo))
            />
            <Button
                table
                name=text::REDO
                press=Press::Redo
                sign=Sign::Redo
                class=always("action")
                disabled=shown(overview, 0, |overview, _| aria(!overview.can_redo))
            />
            <Button
                table
                name=text::HINT
                press=Press::Hint
                sign=Sign::Bulb
                class=shown(overview, 0, |overview, _| {
                    classes(&[("action", true), ("hidden", overview.is_over())])
                })
                disabled=shown(overview, 0, |overview, _| aria(!overview.is_persons_turn()))
            />
            <Button
                table
                name=text::REVIEW
                press=Press::Review
                sign=Sign::Book
                class=shown(overview, 0, |overview, _| {
                    classes(&[("action", true), ("hidden", !overview.is_over())])
                })
            />
            <Button
                table
                name=text::NEW_GAME
                press=Press::Open(SheetName::NewGame)
                sign=Sign::Plus
                class=always("action")
            />
        </div>
    }
}
