use crate::{
    engine::{Rules, bots::Opponent, exact::Solver, search::Level},
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
    /// Who was played before, as long as nobody else is chosen.
    before: Option<Opponent>,
}

/// Before *New game* is opened for the first time.
impl Default for Draft {
    fn default() -> Self {
        Self {
            setup: Setup::DEFAULT,
            preset: Preset::Custom,
            custom: Custom::default(),
            opponent: Opponent::Guard,
            before: None,
        }
    }
}

impl Draft {
    /// The same game again.
    pub fn of(setup: Setup) -> Self {
        let opponent = match setup.players {
            Players::Computer(opponent) => opponent,
            Players::Friends | Players::ByLink(_) => usual(setup.rules),
        };
        let preset = if setup.fills { Preset::Gobang } else { Preset::of(setup.rules) };
        let before = Some(opponent);
        Self { setup, preset, custom: Custom::of(setup.rules), opponent, before }
    }

    pub fn is_against_computer(&self) -> bool {
        matches!(self.setup.players, Players::Computer(_))
    }

    /// What is wrong with the board that is asked for.
    pub fn fault(&self) -> Option<CustomError> {
        self.custom.rules().err().filter(|_| self.preset.asks_for_numbers())
    }

    /// Takes over another opponent.
    pub fn set_opponent(&mut self, opponent: Opponent) {
        self.opponent = opponent;
        self.before = None;
        self.setup.players = Players::Computer(opponent);
    }

    /// Takes over another board. An opponent that does not play there gives way to one that does, and one
    /// that was not chosen for it and is no match on a large board to one that is. `fitting` is the largest
    /// board that the screen holds.
    pub fn set_board(&mut self, preset: Preset, fitting: Rules) {
        self.preset = preset;
        let is_endless = preset == Preset::Endless;
        if self.custom.is_endless != is_endless {
            let usual = if is_endless { preset } else { Preset::Gomoku };
            self.custom = Custom::of(usual.rules().unwrap_or(fitting));
        }
        let rules = match preset {
            Preset::Gobang => fitting,
            _ if preset.asks_for_numbers() => self.custom.rules().unwrap_or(self.setup.rules),
            _ => preset.rules().unwrap_or(self.setup.rules).with(self.custom.overline()),
        };
        if rules != self.setup.rules {
            self.setup.pieces = Pieces::usual(rules);
        }
        self.setup.rules = rules;
        self.setup.fills = preset == Preset::Gobang;
        if !preset.asks_for_numbers() {
            self.custom = Custom::of(rules);
        }
        if let Some(before) = self.before {
            let is_by_rule = before.follows_a_rule();
            self.opponent = if is_by_rule && is_large(rules) { usual(rules) } else { before };
        }
        if !self.opponent.plays(rules) {
            self.opponent = usual(rules);
        }
        if self.is_against_computer() {
            self.setup.players = Players::Computer(self.opponent);
        }
    }
}

/// The opponent for those who have not chosen one: one that can be beaten, and still is a match.
fn usual(rules: Rules) -> Opponent {
    if is_large(rules) { Opponent::Level(Level::Two) } else { Opponent::Guard }
}

/// Whether the rules of simple opponents are no match there.
fn is_large(rules: Rules) -> bool {
    !Solver::plays(rules)
}
