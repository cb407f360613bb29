//! The dialog *Library*.

use crate::{
    app::{
        game::Page,
        library::{
            DIALOG, actions,
            model::{self, LibraryFile, LibraryState, ListedGames, MOST_LISTED},
        },
        names::display,
        open::view::ReadingBox,
        review::model::pieces,
        ui::{
            dialog::DialogTop,
            event,
            file_field::FileField,
            live::{classes, live_text, translated},
        },
    },
    engine::{NodeId, library::FoundMove},
    words::{Text, phrases, text},
};

use leptos::{ev, prelude::*};

/// The dialog with the files of the library, and the games in them.
#[component]
pub(crate) fn LibraryDialog(page: Page) -> impl IntoView {
    let state = page.ui.of::<LibraryState>();
    let listed = page.ui.of::<ListedGames>();
    let on_input = move |event: ev::Event| {
        if let Some(text) = event::input_value(&event) {
            actions::look_for(page, text);
        }
    };
    let class = move || classes(&[("hidden", state.read().library.games().is_empty())]);
    let has_position = move || page.ui.game.with(|game| model::position(game).is_some());
    view! {
        <dialog id=DIALOG.id class="dialog" aria-label=translated(DIALOG.title)>
            <DialogTop page dialog=DIALOG />
            <p>{translated(Text::AboutLibrary)}</p>
            <Files page />
            <div class="steps">
                <FileField
                    name=Text::AddFiles
                    takes_several=true
                    on_change=move |event| actions::add_chosen(page, &event)
                />
            </div>
            <ReadingBox page />
            <p role="status">{live_text(move || failures(&state.read()))}</p>
            <div class=live_text(class)>
                <label class="entry">
                    <span>{translated(Text::SearchGames)}</span>
                    <input type="search" autocomplete="off" spellcheck="false" on:input:capture=on_input />
                </label>
                <label class=live_text(move || classes(&[("check", true), ("hidden", !has_position())]))>
                    <input
                        type="checkbox"
                        prop:checked=move || !state.read().is_anywhere
                        on:change=move |_| actions::switch_position(page)
                    />
                    <span>{translated(Text::WithThisPosition)}</span>
                </label>
                <p role="status">{live_text(move || phrases::found_games(listed.read().count, MOST_LISTED))}</p>
                <NextMoves page />
                <Games page />
            </div>
        </dialog>
    }
}

/// The files, each with the number of its games and a button that removes it.
#[component]
fn Files(page: Page) -> impl IntoView {
    let files = move || page.ui.of::<LibraryState>().read().files.clone();
    let key = |file: &LibraryFile| (file.name.clone(), file.games);
    view! {
        <ul class="library">
            <For each=files key children=move |file| {
                let (shown, name) = (file.clone(), file.name.clone());
                let words = live_text(move || phrases::library_file(&shown.name, shown.games));
                view! {
                    <li>
                        <span>{words}</span>
                        <button type="button" on:click=move |_| actions::remove(page, file.name.clone())>
                            {translated(Text::Remove)}
                            <span class="unseen">" " {name}</span>
                        </button>
                    </li>
                }
            } />
        </ul>
    }
}

/// The moves that followed the position on the screen.
#[component]
fn NextMoves(page: Page) -> impl IntoView {
    let listed = page.ui.of::<ListedGames>();
    let moves = move || listed.read().moves.clone();
    let key = |found: &FoundMove| (found.cell, found.results.games, found.results.won);
    view! {
        <div class=live_text(move || classes(&[("hidden", listed.read().moves.is_empty())]))>
            <h3>{translated(Text::NextMoves)}</h3>
            <ul class="files">
                <For each=moves key children=move |found| {
                    let words = live_text(move || {
                        let pieces = pieces(&page.ui.game.read(), display::names());
                        phrases::found_move(&found, pieces)
                    });
                    view! {
                        <li>
                            <button type="button" on:click=move |_| actions::play(page, found.cell)>
                                {words}
                            </button>
                        </li>
                    }
                } />
            </ul>
        </div>
    }
}

/// The games that were found.
#[component]
fn Games(page: Page) -> impl IntoView {
    let listed = page.ui.of::<ListedGames>();
    let games = move || listed.read().games.clone();
    view! {
        <ol class="files">
            <For each=games key=|&found| found children=move |(game, node)| view! { <Game page game node /> } />
        </ol>
    }
}

/// A game. A press shows it.
#[component]
fn Game(page: Page, game: usize, node: Option<NodeId>) -> impl IntoView {
    let name = live_text(move || {
        let state = page.ui.of::<LibraryState>().read();
        let record = state.library.games().get(game);
        record.map_or_else(String::new, |record| phrases::record_in_list(record, game + 1))
    });
    view! {
        <li>
            <button type="button" on:click=move |_| actions::show(page, game, node)>{name}</button>
        </li>
    }
}

/// Says which files are not read as a whole, and whether they will be gone.
fn failures(state: &LibraryState) -> String {
    let failed = state
        .files
        .iter()
        .filter_map(|file| file.failure.map(|error| phrases::file_failed(&file.name, error)));
    let not_kept = state.is_not_kept.then(|| text(Text::FilesNotKept).to_owned());
    phrases::known_sentences(failed.chain(not_kept).map(Some))
}
