use std::fmt::Write;

use rand::SeedableRng;

use super::{HintAnswer, Request, ReviewAnswer, StrengthAnswer, ValuesAnswer, minimax};
use crate::{
    engine::{
        Game, Rules, Side,
        advice::Adviser,
        bots::Opponent,
        strength::{self, Strength},
    },
    platform::random::Random,
    session::Thought,
    ui::text,
};

/// Answers a request; one that cannot be read or answered, with nothing.
#[must_use]
pub fn answer(request: &str) -> String {
    match request.parse() {
        Ok(Request::Strength(opponent)) => {
            strength_of(opponent).map_or_else(String::new, |answer| answer.to_string())
        }
        Ok(Request::Minimax { game, seating, view }) => {
            Thought::new(&game, seating, view.example, view.alpha_beta, view.at)
                .map_or_else(String::new, |thought| minimax::shown(&thought).to_string())
        }
        Ok(Request::Count) => {
            Thought::count_from_empty().map_or_else(String::new, text::looked_at_from_empty)
        }
        Ok(Request::Move { request, seed }) => request
            .answer(&mut Random::seed_from_u64(seed))
            .map_or_else(String::new, |cell| cell.to_string()),
        Ok(Request::Hint(game)) => hint(&game).map_or_else(String::new, |hint| hint.to_string()),
        Ok(Request::Values(game)) => game.position().map_or_else(String::new, |position| {
            ValuesAnswer(Adviser::new(game.rules()).values(position)).to_string()
        }),
        Ok(Request::Review(game)) => {
            ReviewAnswer(Adviser::new(game.rules()).review(&game)).to_string()
        }
        Err(_) => String::new(),
    }
}

fn hint(game: &Game) -> Option<HintAnswer> {
    let hint = Adviser::new(game.rules()).hint(game.position()?)?;
    Some(HintAnswer { cell: hint.cell, words: text::hint(hint) })
}

fn strength_of(opponent: Opponent) -> Option<StrengthAnswer> {
    let of = |side| strength::of(opponent, Rules::NOUGHTS_AND_CROSSES, side);
    let proved = [of(Side::First)?, of(Side::Second)?];
    Some(StrengthAnswer {
        notes: [
            text::strength_note(&proved[0], Side::First),
            text::strength_note(&proved[1], Side::Second),
        ],
        section: section(opponent, &proved),
        lines: proved.map(|strength| strength.line.unwrap_or_default()),
    })
}

fn section(opponent: Opponent, proved: &[Strength; 2]) -> String {
    let (name, character) = (text::opponent(opponent), text::opponent_character(opponent));
    let mut words = format!("<h3>{name}</h3><p class=\"quiet\">{character}</p>");
    for (place, (strength, side)) in proved.iter().zip([Side::First, Side::Second]).enumerate() {
        let figure = text::strength(strength, side);
        // A string takes everything.
        let _ = write!(words, "<div class=\"figure\"><p>{figure}</p>");
        if strength.line.is_some() {
            let show = text::SHOW_A_WIN;
            let against = text::against(opponent, side);
            let _ = write!(
                words,
                " <button type=\"button\" data-opponent=\"{}\" data-side=\"{place}\">{show}\
                 <span class=\"unseen\"> {against}</span></button>",
                opponent.id(),
            );
        }
        words.push_str("</div>");
    }
    if opponent == Opponent::Strategist {
        let [first, second] = proved;
        let _ = write!(words, "<p>{}</p>", text::strategist_answer(first, second));
    }
    words
}
