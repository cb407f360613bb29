//! The dialog *Statistics*.

use crate::{
    engine::Rules,
    session::{Players, Seat, Tally},
    words::{Text, number, text},
};

use super::{fill, fill_count, game_with_rule, list, opponent_with_grade};

/// Returns the name of the opponent with its grade, and the game. If two people play here, it says that the wins of the
/// first of them, who has this name, are counted as won.
#[must_use]
pub fn pairing(rules: Rules, players: Players, first: &str) -> (String, String) {
    let game = game_with_rule(rules);
    match players {
        Players::Computer(it) => (opponent_with_grade(it, rules), game),
        Players::Friends => {
            let game = fill(Text::ResultsOf, &[("game", &game), ("name", first)]);
            (text(Text::FriendHere).to_owned(), game)
        }
        Players::ByLink(_) => (text(Text::FriendByLink).to_owned(), game),
    }
}

/// Returns seat one's share of all points: one for a win, half a point for a draw.
#[must_use]
pub fn points(games: Tally) -> String {
    let [one, two, drawn] = [games.one, games.two, games.drawn].map(f64::from);
    let all = one + two + drawn;
    number::percent(if all > 0.0 { (one + drawn / 2.0) / all } else { 0.0 })
}

/// Says how many games in a row had this winner; `None` is a draw.
#[must_use]
pub fn streak(games: u32, winner: Option<Seat>) -> String {
    let streak = match winner {
        Some(Seat::One) => Text::StreakWon,
        Some(Seat::Two) => Text::StreakLost,
        None => Text::StreakDrawn,
    };
    fill_count(streak, games as usize, &[])
}

/// Lists the winners of the last games, oldest first. This describes the chart.
#[must_use]
pub fn last_games(winners: &[Option<Seat>]) -> String {
    let runs = winners.chunk_by(|one, next| one == next);
    let run = |run: &[_]| streak(u32::try_from(run.len()).unwrap_or(u32::MAX), run[0]);
    let results = list(&runs.map(run).collect::<Vec<_>>());
    match winners.len() {
        1 => fill(Text::LastGame, &[("results", &results)]),
        count => fill(Text::LastGames, &[("count", &count.to_string()), ("results", &results)]),
    }
}
