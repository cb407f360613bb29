//! Which program the worker runs.

use crate::{
    engine::Rules,
    protocol::Request,
    session::{Players, Seat},
};

/// A program for the worker. A later one can answer everything that an earlier one can.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord)]
pub enum WorkerProgram {
    /// The one that most games use. It knows only [plain](Rules::are_plain) rules.
    #[default]
    Plain,
    /// The one that knows every rule, and evaluates with networks. It is larger.
    EveryRule,
}

impl WorkerProgram {
    /// Returns the smallest program that knows these rules.
    #[must_use]
    pub const fn for_rules(rules: Rules) -> Self {
        if rules.are_plain() { Self::Plain } else { Self::EveryRule }
    }

    /// Returns the program for a game with these rules between these players.
    #[must_use]
    pub fn for_game(rules: Rules, players: Players) -> Self {
        let network = players.bot(Seat::Two).and_then(|bot| bot.network(rules));
        if network.is_some() { Self::EveryRule } else { Self::for_rules(rules) }
    }

    /// Returns the smallest program that can answer this request as well as possible. A hint does not need the network: it
    /// should come soon.
    #[must_use]
    pub fn for_request(request: &Request) -> Self {
        match request {
            Request::Move { .. } | Request::Lines { .. } if request.network().is_some() => {
                Self::EveryRule
            }
            Request::Move { request, .. } => Self::for_rules(request.game.rules()),
            Request::Calls { game, .. }
            | Request::Hint(game)
            | Request::Values(game)
            | Request::Review(game)
            | Request::Judge(game)
            | Request::Reply(game)
            | Request::Lines { game, .. } => Self::for_rules(game.rules()),
            // These are about noughts and crosses.
            Request::Strength(_) | Request::Count => Self::Plain,
        }
    }

    /// Returns the name of the `<meta>` in which the page has the address of the program's script.
    #[must_use]
    pub const fn part(self) -> &'static str {
        match self {
            Self::Plain => "worker",
            Self::EveryRule => "rules-worker",
        }
    }
}
