use super::{Custom, CustomError, Pieces, Players, Preset, Setup};
use crate::engine::{Rules, bots::Opponent};

/// What *New game* would start, while it is being chosen.
///
/// # Examples
/// ```
/// use in_a_row::{
///     engine::{Rules, bots::Opponent, search::Level},
///     session::{Draft, Preset, Setup},
/// };
///
/// // The guard is not on the scale of gomoku. Level 2 is as strong there, and the guard comes back with its board.
/// let mut draft = Draft::of(Setup::DEFAULT);
/// draft.set_board(Preset::Gomoku, Rules::NOUGHTS_AND_CROSSES);
/// assert_eq!(draft.opponent, Opponent::Level(Level::Two));
/// draft.set_board(Preset::NoughtsAndCrosses, Rules::NOUGHTS_AND_CROSSES);
/// assert_eq!(draft.opponent, Opponent::Guard);
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Draft {
    /// The game that *Start* would start.
    pub setup: Setup,
    /// The board that is chosen.
    pub preset: Preset,
    /// The numbers and the rule of a custom board.
    pub custom: Custom,
    /// The opponent that is shown, also while *Friend here* is chosen.
    pub opponent: Opponent,
    /// The opponent that was chosen last, perhaps on another board.
    chosen: Opponent,
    /// Whether it was chosen from the opponents beside the scale.
    is_chosen_beside_scale: bool,
}

/// Before *New game* is opened for the first time.
impl Default for Draft {
    fn default() -> Self {
        Self {
            setup: Setup::DEFAULT,
            preset: Preset::Custom,
            custom: Custom::default(),
            opponent: Opponent::Guard,
            chosen: Opponent::Guard,
            is_chosen_beside_scale: false,
        }
    }
}

impl Draft {
    /// The same game again.
    #[must_use]
    pub fn of(setup: Setup) -> Self {
        let opponent = match setup.players {
            Players::Computer(opponent) => opponent,
            Players::Friends | Players::ByLink(_) => Opponent::Guard.nearest_on_scale(setup.rules),
        };
        let preset = if setup.fills { Preset::Gobang } else { Preset::of(setup.rules) };
        let custom = Custom::of(setup.rules);
        Self { setup, preset, custom, opponent, chosen: opponent, is_chosen_beside_scale: false }
    }

    /// Whether the game would be against the computer.
    #[must_use]
    pub fn is_against_computer(&self) -> bool {
        matches!(self.setup.players, Players::Computer(_))
    }

    /// What is wrong with the board that is asked for.
    #[must_use]
    pub fn fault(&self) -> Option<CustomError> {
        self.custom.rules().err().filter(|_| self.preset.asks_for_numbers())
    }

    /// Takes over another opponent.
    pub fn set_opponent(&mut self, opponent: Opponent) {
        self.opponent = opponent;
        self.chosen = opponent;
        self.is_chosen_beside_scale = !opponent.is_on_scale(self.setup.rules);
        self.setup.players = Players::Computer(opponent);
    }

    /// Takes over another board. The opponent that was chosen gives way to the nearest in strength on the scale of that
    /// board, except for one that was chosen beside the scale and plays there too. `fitting` is the largest board that
    /// the screen holds.
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
        let rules_before = self.setup.rules;
        if rules != rules_before {
            self.setup.pieces = Pieces::usual(rules);
        }
        self.setup.rules = rules;
        self.setup.fills = preset == Preset::Gobang;
        if !preset.asks_for_numbers() {
            self.custom = Custom::of(rules);
        }
        let stays =
            rules == rules_before || (self.is_chosen_beside_scale && self.chosen.plays(rules));
        self.opponent = if stays { self.opponent } else { self.chosen.nearest_on_scale(rules) };
        if self.is_against_computer() {
            self.setup.players = Players::Computer(self.opponent);
        }
    }
}
