//! Applying the answers of the worker.

use crate::{
    app::{
        analysis::model::FoundLines,
        game::{Page, actions, aids::Reply, assist, render, seldom},
        minimax::model::Minimax,
        strength::model::Analysis,
    },
    engine::{
        Game, Ply,
        advice::{BestLines, Hint},
        call_tree::CallTree,
    },
    protocol::{Answer, AnswerError, LineKind, Request},
    session::{Intent, Seating, Thought},
};

use leptos::prelude::*;

/// Returns the position whose minimax search is shown.
pub(crate) fn subject(page: Page) -> Option<(Game, Seating)> {
    let is_example = page.ui.of::<Minimax>().with_untracked(|it| it.is_example);
    page.with_shown(|shown| Thought::subject(shown.game(), shown.seating(), is_example))
}

/// Applies an answer, if it is still wanted.
///
/// # Errors
/// The answer does not fit the request. Nothing changes.
pub(crate) fn take_answer(page: Page, asked: &Request, answer: Answer) -> Result<(), AnswerError> {
    match (asked, answer) {
        (Request::Strength(opponent), Answer::Strength(strength)) => {
            page.ui.of::<Analysis>().try_update(|analysis| {
                analysis.strengths.retain(|(it, _)| it != opponent);
                analysis.strengths.push((*opponent, strength));
            });
        }
        (Request::Count, Answer::Count(counts)) => {
            page.ui.of::<Minimax>().try_update(|minimax| minimax.from_empty = Some(counts));
        }
        (Request::Calls { game, alpha_beta }, Answer::Calls { events, counts }) => {
            let tree = CallTree::of(events).ok_or(AnswerError)?;
            // An answer to an outdated request is ignored: another answer follows.
            let is_wanted =
                page.ui.of::<Minimax>().with_untracked(|it| it.alpha_beta == *alpha_beta);
            let subject = subject(page).filter(|(subject, _)| is_wanted && subject == game);
            if let Some((subject, seating)) = subject {
                let thought = Thought::new(subject, seating, tree, counts);
                let thought = thought.ok_or(AnswerError)?;
                page.ui.of::<Minimax>().update(|minimax| minimax.thought = Some(thought));
            }
        }
        (Request::Move { request, .. }, Answer::Ply(ply)) if asked.can_be_answered_by(ply) => {
            actions::act(page, Intent::Reply { request: request.id, ply });
        }
        (Request::Hint(game), Answer::Hint(hint))
            if asked.can_be_answered_by(Ply::Move(hint.cell)) =>
        {
            show_hint(page, game, Some(hint));
        }
        (Request::Hint(game), Answer::Nothing) => show_hint(page, game, None),
        (Request::Values(game), Answer::Values(values)) => {
            if is_current_game(page, game) {
                assist::change_assist(page, |assist| assist.set_values(values));
            }
        }
        (Request::Review(game), Answer::Review(review)) => {
            render::change_shown(page, |state| {
                let shown = state.mode.review_mut().filter(|it| it.replay.game() == game);
                if let Some(shown) = shown {
                    shown.replay.set_review(review);
                }
            });
        }
        (Request::Judge(game), Answer::Review(review)) => {
            render::change_shown(page, |state| {
                if let Some(shown) = state.mode.review_mut() {
                    shown.take_judgement(game, &review);
                }
            });
        }
        (Request::Reply(game), Answer::Lines(found)) => {
            if let Some(seldom) = seldom::code(page) {
                (seldom.take_reply)(page, game, &found);
            }
        }
        (&Request::Lines { ref game, kind, .. }, Answer::Lines(found)) => {
            take_lines(page, game, kind, found);
        }
        _ => return Err(AnswerError),
    }
    Ok(())
}

/// Notes the lines of this kind that the engine has found so far for a game.
pub(crate) fn take_lines(page: Page, game: &Game, kind: LineKind, found: BestLines) {
    let found = FoundLines { game: Some(game.clone()), kind, found };
    page.ui.of::<FoundLines>().try_set(found);
}

/// Shows this hint, or that there is none, if `game` is still the current game.
pub(crate) fn show_hint(page: Page, game: &Game, hint: Option<Hint>) {
    if is_current_game(page, game) {
        match hint {
            Some(hint) => assist::show_hint(page, hint, Reply::Hint),
            None => assist::reply(page, Reply::NoHint),
        }
    }
}

/// Returns whether this is the current game in its current position.
fn is_current_game(page: Page, game: &Game) -> bool {
    page.core.try_with_value(|core| core.session.game() == game) == Some(true)
}
