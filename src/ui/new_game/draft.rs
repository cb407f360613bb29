use super::fitting;
use crate::{
    engine::bots::Opponent,
    session::{Custom, CustomError, Pieces, Players, Preset, Setup},
};

/// What *New game* would start, while it is being chosen.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Draft {
    pub setup: Setup,
    pub preset: Preset,
    pub custom: Custom,
    /// Which opponent to come back to from *friend here*.
    pub opponent: Opponent,
}

impl Draft {
    /// The same game again.
    pub fn of(setup: Setup) -> Self {
        let opponent = match setup.players {
            Players::Computer(opponent) => opponent,
            Players::Friends | Players::ByLink(_) => Opponent::Guard,
        };
        let preset = if setup.fills { Preset::Gobang } else { Preset::of(setup.rules) };
        Self { setup, preset, custom: Custom::of(setup.rules), opponent }
    }

    pub fn is_against_computer(&self) -> bool {
        matches!(self.setup.players, Players::Computer(_))
    }

    /// What is wrong with the board that is asked for.
    pub fn fault(&self) -> Option<CustomError> {
        let is_custom = self.preset == Preset::Custom;
        self.custom.rules().err().filter(|_| is_custom)
    }

    /// Takes over another board. An opponent that does not play there gives way to one that does.
    pub fn set_board(&mut self, preset: Preset) {
        self.preset = preset;
        let rules = match preset {
            Preset::Gobang => fitting(),
            Preset::Custom => self.custom.rules().unwrap_or(self.setup.rules),
            _ => preset.rules().unwrap_or(self.setup.rules),
        };
        if rules != self.setup.rules {
            self.setup.pieces = Pieces::usual(rules);
        }
        self.setup.rules = rules;
        self.setup.fills = preset == Preset::Gobang;
        if preset != Preset::Custom {
            self.custom = Custom::of(rules);
        }
        if !self.opponent.plays(rules) {
            self.opponent = Opponent::Guard;
        }
        if self.is_against_computer() {
            self.setup.players = Players::Computer(self.opponent);
        }
    }
}
