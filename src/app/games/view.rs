//! The dialog *Your games*: games and positions that can be continued, and games that are over.

use crate::{
    app::{
        data::view::YOUR_DATA,
        game::Page,
        games::{
            DIALOG, actions,
            model::{StoredAnalyses, StoredGames},
            position::{self, Description, Position},
        },
        links::actions::MOST_GAMES,
        open,
        ui::{
            button::{Button, ButtonSpec},
            dialog::DialogTop,
            live::{classes, live_text, translated},
        },
    },
    session::{Analysis, Miniature, StoredContent, StoredGame, archive::MOST_PAST},
    words::{Text, phrases, text},
};

use leptos::prelude::*;

/// The button that opens this dialog.
pub(crate) const YOUR_GAMES: ButtonSpec =
    ButtonSpec { class: "plain", ..ButtonSpec::open(Text::YourGames, DIALOG) };

/// The names of the games whose boxes are ticked.
type Chosen = RwSignal<Vec<String>>;

/// The dialog with the stored games.
#[component]
pub(crate) fn GamesDialog(page: Page) -> impl IntoView {
    let games = page.ui.of::<StoredGames>();
    let chosen: Chosen = RwSignal::new(Vec::new());
    let analyses = page.ui.of::<StoredAnalyses>();
    let is_empty = move || games.read().0.is_empty() && analyses.read().0.is_empty();
    view! {
        <dialog id=DIALOG.id class="dialog" aria-label=translated(DIALOG.title)>
            <DialogTop page dialog=DIALOG />
            <div class="prose games">
                <p class=live_text(move || classes(&[("hidden", !is_empty())]))>
                    {translated(Text::NoGames)}
                </p>
                <GameList page chosen is_over=false />
                <h3 class=live_text(move || {
                    classes(&[("hidden", !games.read().0.iter().any(StoredGame::is_over))])
                })>{translated(Text::FinishedGames)}</h3>
                <GameList page chosen is_over=true />
                <RemoveSeveral page chosen />
                <AnalysisList page />
            </div>
            // Here, so that people can save their games before they remove some.
            <Button page spec=YOUR_DATA />
        </dialog>
    }
}

/// The list of the games that are over, or of those that are not.
#[component]
fn GameList(page: Page, chosen: Chosen, is_over: bool) -> impl IntoView {
    let games = move || {
        let games = page.ui.of::<StoredGames>().read();
        games.0.iter().filter(|game| game.is_over() == is_over).cloned().collect::<Vec<_>>()
    };
    // A game that was continued since is another item.
    let key = |game: &StoredGame| (game.name.clone(), game.played);
    view! {
        <For each=games key children=move |game| view! { <GameItem page chosen game /> } />
    }
}

/// A game with its picture and its buttons.
#[component]
fn GameItem(page: Page, chosen: Chosen, game: StoredGame) -> impl IntoView {
    let are_several = move || page.ui.of::<StoredGames>().with(|games| games.0.len() > 1);
    let is_past = game.is_over() && matches!(game.what, StoredContent::Own(_));
    let opens = if is_past { Text::Review } else { Text::GoOn };
    let [name, to_continue, to_remove, to_choose, data_name] = [(); 5].map(|()| game.name.clone());
    let is_chosen = move || chosen.with(|chosen| chosen.contains(&name));
    let choose = move |_| {
        chosen.update(|chosen| {
            let before = chosen.len();
            chosen.retain(|other| *other != to_choose);
            if chosen.len() == before {
                chosen.push(to_choose.clone());
            }
        });
    };
    let described = {
        let what = game.what.clone();
        move || {
            let what = what.clone();
            live_text(move || phrases::kept(&what).0)
        }
    };
    let label = {
        let what = game.what.clone();
        live_text(move || format!("{} {}", text(Text::Choose), phrases::kept(&what).0))
    };
    let picture = Miniature::of_kept(&game.what);
    view! {
        <div class="figure" data-name=data_name>
            <input
                type="checkbox"
                class=live_text(move || classes(&[("hidden", !are_several())]))
                aria-label=label
                prop:checked=is_chosen
                on:change=choose
            />
            <Position picture />
            <Description game />
            <div class="acts">
                <button type="button" on:click=move |_| actions::continue_listed(page, &to_continue)>
                    {translated(opens)}
                    <span class="unseen">" " {described()}</span>
                </button>
                <button
                    type="button"
                    on:click=move |_| actions::remove_games(page, std::slice::from_ref(&to_remove))
                >
                    {translated(Text::Remove)}
                    <span class="unseen">" " {described()}</span>
                </button>
            </div>
        </div>
    }
}

/// The list of the stored analyses, if there are any.
#[component]
fn AnalysisList(page: Page) -> impl IntoView {
    let stored = page.ui.of::<StoredAnalyses>();
    let class = move || classes(&[("hidden", stored.read().0.is_empty())]);
    let analyses = move || stored.read().0.clone();
    let key = |(name, analysis): &(String, Analysis)| (name.clone(), analysis.changed);
    view! {
        <h3 class=live_text(class)>{translated(Text::Analyses)}</h3>
        <For each=analyses key children=move |(name, analysis)| view! { <AnalysisItem page name analysis /> } />
    }
}

/// A stored analysis with its buttons.
#[component]
fn AnalysisItem(page: Page, name: String, analysis: Analysis) -> impl IntoView {
    let described = {
        let analysis = analysis.clone();
        move || {
            let analysis = analysis.clone();
            live_text(move || phrases::analysis(&analysis))
        }
    };
    let when = position::moment(Some(analysis.changed));
    let replay = open::model::replay(&analysis.record, Some(analysis.plies));
    let data_name = name.clone();
    view! {
        <div class="figure" data-name=data_name>
            <Position picture=Miniature::of(replay.shown()) />
            <p>
                {described()}
                <br />
                <span class="quiet">{when}</span>
            </p>
            <div class="acts">
                <button
                    type="button"
                    on:click=move |_| actions::show_analysis(page, analysis.clone())
                >
                    {translated(Text::Review)}
                    <span class="unseen">" " {described()}</span>
                </button>
                <button
                    type="button"
                    on:click=move |_| actions::remove_games(page, std::slice::from_ref(&name))
                >
                    {translated(Text::Remove)}
                    <span class="unseen">" " {described()}</span>
                </button>
            </div>
        </div>
    }
}

/// The number of games, and the buttons that remove several at once.
#[component]
fn RemoveSeveral(page: Page, chosen: Chosen) -> impl IntoView {
    let games = page.ui.of::<StoredGames>();
    let how_many = move || {
        let by_link = games.with(|games| {
            games.0.iter().filter(|it| matches!(it.what, StoredContent::ByLink(..))).count()
        });
        phrases::how_many_games(by_link, MOST_GAMES, MOST_PAST)
    };
    let choose_over = move |_| {
        let over = games.with(|games| {
            games.0.iter().filter(|it| it.is_over()).map(|it| it.name.clone()).collect()
        });
        chosen.set(over);
    };
    let remove = move |_| {
        let listed =
            games.with(|games| games.0.iter().map(|it| it.name.clone()).collect::<Vec<_>>());
        let mut names = chosen.get_untracked();
        names.retain(|name| listed.contains(name));
        if !names.is_empty() {
            chosen.set(Vec::new());
            actions::remove_games(page, &names);
        }
    };
    let class =
        move || classes(&[("several", true), ("hidden", games.with(|games| games.0.len() < 2))]);
    let over_class =
        move || classes(&[("hidden", !games.read().0.iter().any(StoredGame::is_over))]);
    view! {
        <div class=live_text(class)>
            <p class="quiet">{live_text(how_many)}</p>
            <button type="button" class=live_text(over_class) on:click=choose_over>
                {translated(Text::ChooseAllOver)}
            </button>
            <button type="button" on:click=remove>
                {translated(Text::RemoveChosen)}
            </button>
        </div>
    }
}
