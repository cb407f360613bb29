use rand::SeedableRng;
use rand_xoshiro::Xoshiro128PlusPlus;

use crate::{
    engine::{
        Game, Rules, Side,
        advice::{Adviser, BestLines},
        bots::Opponent,
        call_tree::{self, Counting, Counts},
        strength::{self, Strength},
    },
    protocol::{Answer, LineKind, Request},
    session::Thought,
};

/// Answers a request that needs no search.
pub(super) fn answer(request: Request) -> Answer {
    let answer = match request {
        Request::Strength(opponent) => strength_of(opponent).map(Answer::Strength),
        Request::Count => count(&Game::new(Rules::NOUGHTS_AND_CROSSES)).map(Answer::Count),
        Request::Calls { game, alpha_beta } => calls(&game, alpha_beta),
        Request::Move { request, seed, .. } => {
            request.answer(&mut Xoshiro128PlusPlus::seed_from_u64(seed)).map(Answer::Ply)
        }
        Request::Hint(game) => {
            let mut adviser = Adviser::new(game.rules());
            game.position().and_then(|position| adviser.hint(position)).map(Answer::Hint)
        }
        Request::Values(game) => {
            let mut adviser = Adviser::new(game.rules());
            game.position().map(|position| Answer::Values(adviser.values(position)))
        }
        Request::Review(game) | Request::Judge(game) => {
            Some(Answer::Review(Adviser::new(game.rules()).review(&game)))
        }
        Request::Reply(game) => {
            let lines = Adviser::new(game.rules()).lines(&game, 1);
            Some(Answer::Lines(BestLines { lines, ..BestLines::default() }))
        }
        Request::Lines { game, kind, count } => {
            let mut adviser = Adviser::new(game.rules());
            let lines = match kind {
                LineKind::Best => adviser.lines(&game, usize::from(count)),
                LineKind::Balanced => adviser.balanced_moves(&game, usize::from(count)),
            };
            Some(Answer::Lines(BestLines { lines, ..BestLines::default() }))
        }
    };
    answer.unwrap_or(Answer::Nothing)
}

fn calls(game: &Game, alpha_beta: bool) -> Option<Answer> {
    let position = game.position().filter(|_| Thought::can_be_about(game))?;
    Some(Answer::Calls { events: call_tree::events(position, alpha_beta)?, counts: count(game)? })
}

/// Counts the calls that minimax makes from the position of this game.
fn count(game: &Game) -> Option<Counts> {
    Counting::new(game.position()?)?.last()
}

/// Returns this opponent's strength at noughts and crosses, if you start and if it starts.
fn strength_of(opponent: Opponent) -> Option<[Strength; 2]> {
    let of = |side| strength::of(opponent, Rules::NOUGHTS_AND_CROSSES, side);
    Some([of(Side::First)?, of(Side::Second)?])
}
