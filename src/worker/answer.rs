use std::fmt::Write;

use rand::SeedableRng;

use super::{Progress, Voice, minimax};
use crate::{
    engine::{
        Rules, Side,
        advice::{Adviser, Hint},
        bots::Opponent,
        strength::{self, Strength},
    },
    platform::random::Random,
    protocol::{HintAnswer, Request, ReviewAnswer, StrengthAnswer, ValuesAnswer},
    session::Thought,
    words,
};

/// The thinker's words.
pub const VOICE: Voice = Voice { at_once: answer, hint, progress };

/// Answers a request that needs no search; one that cannot be answered, with nothing.
fn answer(request: Request) -> String {
    match request {
        Request::Strength(opponent) => {
            strength_of(opponent).map_or_else(String::new, |answer| answer.to_string())
        }
        Request::Minimax { game, seating, view } => {
            Thought::new(&game, seating, view.example, view.alpha_beta, view.at)
                .map_or_else(String::new, |thought| minimax::shown(&thought).to_string())
        }
        Request::Count => {
            Thought::count_from_empty().map_or_else(String::new, words::looked_at_from_empty)
        }
        Request::Move { request, seed, .. } => request
            .answer(&mut Random::seed_from_u64(seed))
            .map_or_else(String::new, |cell| cell.to_string()),
        Request::Hint(game) => {
            let adviser = &mut Adviser::new(game.rules());
            let found = game.position().and_then(|position| adviser.hint(position));
            found.map_or_else(String::new, hint)
        }
        Request::Values(game) => game.position().map_or_else(String::new, |position| {
            ValuesAnswer(Adviser::new(game.rules()).values(position)).to_string()
        }),
        Request::Review(game) => ReviewAnswer(Adviser::new(game.rules()).review(&game)).to_string(),
    }
}

fn hint(hint: Hint) -> String {
    HintAnswer { cell: hint.cell, words: words::hint(hint) }.to_string()
}

fn progress(progress: Progress) -> String {
    words::progress(progress)
}

fn strength_of(opponent: Opponent) -> Option<StrengthAnswer> {
    let of = |side| strength::of(opponent, Rules::NOUGHTS_AND_CROSSES, side);
    let proved = [of(Side::First)?, of(Side::Second)?];
    Some(StrengthAnswer {
        notes: [
            words::strength_note(&proved[0], Side::First),
            words::strength_note(&proved[1], Side::Second),
        ],
        section: section(opponent, &proved),
        lines: proved.map(|strength| strength.line.unwrap_or_default()),
    })
}

fn section(opponent: Opponent, proved: &[Strength; 2]) -> String {
    let (name, character) = (words::opponent(opponent), words::opponent_character(opponent));
    let mut words = format!("<h3>{name}</h3><p class=\"quiet\">{character}</p>");
    for (place, (strength, side)) in proved.iter().zip([Side::First, Side::Second]).enumerate() {
        let figure = words::strength(strength, side);
        // A string takes everything.
        let _ = write!(words, "<div class=\"figure\"><p>{figure}</p>");
        if strength.line.is_some() {
            let show = words::SHOW_A_WIN;
            let against = words::against(opponent, side);
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
        let _ = write!(words, "<p>{}</p>", words::strategist_answer(first, second));
    }
    words
}
