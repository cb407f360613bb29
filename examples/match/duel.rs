use in_a_row::engine::{Game, Outcome, Side, notation};

use super::{failure::Failure, player::Player};

/// A finished game.
pub struct Contest {
    game: Game,
    /// The side that failed, and how, if the game was not decided on the board.
    failure: Option<(Side, Failure)>,
}

impl Contest {
    /// Plays from this opening to the end. The players are in the order of the sides.
    pub fn play(players: [&mut Player; 2], opening: Game) -> Self {
        let mut contest = Self { game: opening, failure: None };
        let [first, second] = players;
        contest.failure = contest.decide(first, second).err();
        contest
    }

    fn decide(&mut self, first: &mut Player, second: &mut Player) -> Result<(), (Side, Failure)> {
        let rules = self.game.rules();
        first.prepare(rules).map_err(|failure| (Side::First, failure))?;
        second.prepare(rules).map_err(|failure| (Side::Second, failure))?;
        while let Some(side) = self.game.side_to_move() {
            let player = if side == Side::First { &mut *first } else { &mut *second };
            let cell = player.choose(&self.game).map_err(|failure| (side, failure))?;
            if let Err(reason) = self.game.play(cell) {
                return Err((side, player.refuse(format!("{cell}, {reason}"))));
            }
        }
        Ok(())
    }

    /// Who won; `None` for a draw.
    pub fn winner(&self) -> Option<Side> {
        match &self.failure {
            Some((side, _)) => Some(side.other()),
            None => self.game.outcome().and_then(Outcome::winner),
        }
    }

    /// The game as far as it was played.
    pub const fn game(&self) -> &Game {
        &self.game
    }

    /// The board and the moves, as in a link.
    pub fn notation(&self) -> String {
        format!("{}/{}", self.game.rules(), notation::write_moves(self.game.moves()))
    }

    /// How it ended, in words, with these names for the sides.
    pub fn description(&self, first: &str, second: &str) -> String {
        let name = |side| if side == Side::First { first } else { second };
        match (&self.failure, self.winner()) {
            (Some((side, failure)), _) => format!("{} loses ({failure})", name(*side)),
            (None, Some(side)) => format!("{} wins", name(side)),
            (None, None) => "draw".into(),
        }
    }
}
