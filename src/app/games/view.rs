//! *Your games*: everything that can be taken up again, and games that are over.

use crate::{
    app::{
        data::view::YOUR_DATA,
        game::{Page, action::LazyAction},
        games::{
            DIALOG, actions,
            position::{Description, Position},
        },
        links::actions::MOST_GAMES,
        ui::{
            button::{Button, ButtonSpec},
            dialog::DialogTop,
            shown::{classes, following, shown_text},
        },
    },
    session::{Miniature, StoredContent, StoredGame, archive::MOST_PAST},
    words::{Text, phrases, text},
};

use leptos::prelude::*;

/// Opens this dialog.
pub(crate) const YOUR_GAMES: ButtonSpec =
    ButtonSpec { class: "plain", ..ButtonSpec::lazy(Text::YourGames, LazyAction::Open(DIALOG)) };

/// The names of the games whose boxes are ticked.
type Chosen = RwSignal<Vec<String>>;

#[component]
pub(crate) fn GamesDialog(page: Page) -> impl IntoView {
    let kept = page.ui.kept;
    let chosen: Chosen = RwSignal::new(Vec::new());
    let is_empty = move || kept.with(Vec::is_empty);
    view! {
        <dialog id=DIALOG.id class="dialog" aria-label=shown_text(DIALOG.title)>
            <DialogTop page dialog=DIALOG />
            <div class="prose games">
                <p class=following(move || classes(&[("hidden", !is_empty())]))>
                    {shown_text(Text::NoGames)}
                </p>
                <GameList page chosen is_over=false />
                <h3 class=following(move || {
                    classes(&[("hidden", !kept.read().iter().any(StoredGame::is_over))])
                })>{shown_text(Text::FinishedGames)}</h3>
                <GameList page chosen is_over=true />
                <RemoveSeveral page chosen />
            </div>
            // To be saved before any are removed.
            <Button page spec=YOUR_DATA />
        </dialog>
    }
}

/// The games that are over, or those that are not.
#[component]
fn GameList(page: Page, chosen: Chosen, is_over: bool) -> impl IntoView {
    let games = move || {
        let kept = page.ui.kept.read();
        kept.iter().filter(|kept| kept.is_over() == is_over).cloned().collect::<Vec<_>>()
    };
    // A game that was played on since is another item.
    let key = |kept: &StoredGame| (kept.name.clone(), kept.played);
    view! {
        <For each=games key children=move |kept| view! { <GameItem page chosen kept /> } />
    }
}

/// A game with its picture, and what can be done with it.
#[component]
fn GameItem(page: Page, chosen: Chosen, kept: StoredGame) -> impl IntoView {
    let are_several = move || page.ui.kept.with(|kept| kept.len() > 1);
    let is_past = kept.is_over() && matches!(kept.what, StoredContent::Own(_));
    let opens = if is_past { Text::Review } else { Text::GoOn };
    let [name, to_continue, to_remove, to_choose, data_name] = [(); 5].map(|()| kept.name.clone());
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
        let what = kept.what.clone();
        move || {
            let what = what.clone();
            following(move || phrases::kept(&what).0)
        }
    };
    let label = {
        let what = kept.what.clone();
        following(move || format!("{} {}", text(Text::Choose), phrases::kept(&what).0))
    };
    let picture = Miniature::of_kept(&kept.what);
    view! {
        <div class="figure" data-name=data_name>
            <input
                type="checkbox"
                class=following(move || classes(&[("hidden", !are_several())]))
                aria-label=label
                prop:checked=is_chosen
                on:change=choose
            />
            <Position picture />
            <Description kept />
            <div class="acts">
                <button type="button" on:click=move |_| actions::continue_listed(page, &to_continue)>
                    {shown_text(opens)}
                    <span class="unseen">" " {described()}</span>
                </button>
                <button
                    type="button"
                    on:click=move |_| actions::remove_games(page, std::slice::from_ref(&to_remove))
                >
                    {shown_text(Text::Remove)}
                    <span class="unseen">" " {described()}</span>
                </button>
            </div>
        </div>
    }
}

/// How many games there are, and how to remove several at once.
#[component]
fn RemoveSeveral(page: Page, chosen: Chosen) -> impl IntoView {
    let kept = page.ui.kept;
    let how_many = move || {
        let by_link = kept.with(|kept| {
            kept.iter().filter(|it| matches!(it.what, StoredContent::ByLink(_))).count()
        });
        phrases::how_many_games(by_link, MOST_GAMES, MOST_PAST)
    };
    let choose_over = move |_| {
        let over = kept
            .with(|kept| kept.iter().filter(|it| it.is_over()).map(|it| it.name.clone()).collect());
        chosen.set(over);
    };
    let remove = move |_| {
        let listed = kept.with(|kept| kept.iter().map(|it| it.name.clone()).collect::<Vec<_>>());
        let mut names = chosen.get_untracked();
        names.retain(|name| listed.contains(name));
        if !names.is_empty() {
            chosen.set(Vec::new());
            actions::remove_games(page, &names);
        }
    };
    let class = move || classes(&[("several", true), ("hidden", kept.with(|kept| kept.len() < 2))]);
    let over_class = move || classes(&[("hidden", !kept.read().iter().any(StoredGame::is_over))]);
    view! {
        <div class=following(class)>
            <p class="quiet">{following(how_many)}</p>
            <button type="button" class=following(over_class) on:click=choose_over>
                {shown_text(Text::ChooseAllOver)}
            </button>
            <button type="button" on:click=remove>
                {shown_text(Text::RemoveChosen)}
            </button>
        </div>
    }
}
