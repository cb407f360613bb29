use super::{Custom, CustomError, Field, MarkChoice, Pieces, Players, Preset, Setup};
use crate::engine::{
    Opening, Rules, Variant,
    bots::{Grade, Opponent},
};

/// The choices in *New game* so far.
///
/// # Examples
/// ```
/// use in_a_row::{
///     engine::{Rules, bots::Opponent, search::Level},
///     session::{Draft, Preset, Setup},
/// };
///
/// // The guard is the easy opponent on 3x3. Level 1 is the easy one on 15x15. The guard returns with its board.
/// let mut draft = Draft::of(Setup::DEFAULT);
/// draft.set_board(Preset::Gomoku, Rules::NOUGHTS_AND_CROSSES);
/// assert_eq!(draft.opponent, Opponent::Level(Level::One));
/// draft.set_board(Preset::NoughtsAndCrosses, Rules::NOUGHTS_AND_CROSSES);
/// assert_eq!(draft.opponent, Opponent::Guard);
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Draft {
    /// The game that *Start* would start.
    pub setup: Setup,
    /// The chosen board.
    pub preset: Preset,
    /// The numbers of a custom board.
    pub custom: Custom,
    /// The chosen variant, even while a board is chosen that does not allow it.
    variant: Variant,
    /// The chosen opening, even while a board is chosen that does not allow it.
    opening: Opening,
    /// The opponent that the dialog shows, even while *Two players here* is chosen.
    pub opponent: Opponent,
    /// The opponent that was last chosen.
    chosen: ChosenOpponent,
}

/// An opponent, and how it was chosen.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct ChosenOpponent {
    opponent: Opponent,
    /// The board on which it was chosen.
    rules: Rules,
    /// Whether it is one of the opponents that are not on the scale.
    is_off_scale: bool,
}

impl ChosenOpponent {
    /// Returns the opponent of a game on this board, which nobody has chosen in this dialog.
    const fn of_game(opponent: Opponent, rules: Rules) -> Self {
        Self { opponent, rules, is_off_scale: false }
    }
}

/// The draft before *New game* is opened for the first time.
impl Default for Draft {
    fn default() -> Self {
        Self {
            setup: Setup::DEFAULT,
            preset: Preset::Custom,
            custom: Custom::default(),
            variant: Variant::Freestyle,
            opening: Opening::Free,
            opponent: Opponent::Guard,
            chosen: ChosenOpponent::of_game(Opponent::Guard, Rules::NOUGHTS_AND_CROSSES),
        }
    }
}

impl Draft {
    /// Creates a draft of the same game again.
    #[must_use]
    pub fn of(setup: Setup) -> Self {
        let opponent = match setup.players {
            Players::Computer(opponent) => opponent,
            Players::Friends | Players::ByLink(_) => Grade::Easy.opponent(setup.rules),
        };
        let preset = if setup.fills { Preset::Gobang } else { Preset::of(setup.rules) };
        let custom = Custom::of(setup.rules);
        Self {
            setup,
            preset,
            custom,
            variant: setup.rules.variant(),
            opening: setup.rules.opening(),
            opponent,
            chosen: ChosenOpponent::of_game(opponent, setup.rules),
        }
    }

    /// Returns whether the game would be against the computer.
    #[must_use]
    pub fn is_against_computer(&self) -> bool {
        matches!(self.setup.players, Players::Computer(_))
    }

    /// Returns what is wrong with the numbers that a person typed, if the chosen board depends on them.
    #[must_use]
    pub fn fault(&self) -> Option<CustomError> {
        self.custom.rules().err().filter(|_| self.preset.asks_for_numbers())
    }

    /// Returns the chosen game, unless the numbers that a person typed are invalid.
    #[must_use]
    pub fn valid_setup(&self) -> Option<Setup> {
        self.fault().is_none().then_some(self.setup)
    }

    /// Returns whether the chosen board can be played by several rules. One that fills the screen is always played freestyle.
    #[must_use]
    pub fn has_several_variants(&self) -> bool {
        let allowed = Variant::ALL.into_iter().filter(|&it| self.setup.rules.allow(it));
        self.preset != Preset::Gobang && allowed.count() > 1
    }

    /// Returns whether the chosen board can be played with several openings.
    #[must_use]
    pub fn has_several_openings(&self) -> bool {
        self.preset != Preset::Gobang && self.setup.rules.allow_opening(Opening::Swap2)
    }

    /// Remembers the rules and the opening of an earlier game, for boards with several, if the board of the draft has no
    /// others.
    pub fn remember(&mut self, earlier: Rules) {
        if !self.has_several_variants() {
            self.variant = earlier.variant();
        }
        if !self.has_several_openings() {
            self.opening = earlier.opening();
        }
    }

    /// Chooses an opponent.
    pub fn set_opponent(&mut self, opponent: Opponent) {
        self.opponent = opponent;
        let rules = self.setup.rules;
        self.chosen =
            ChosenOpponent { opponent, rules, is_off_scale: !opponent.is_on_scale(rules) };
        self.setup.players = Players::Computer(opponent);
    }

    /// Chooses a board. The rules and the opening stay as far as the board allows; one that is named after its rules brings
    /// them. `fitting` is the largest board that fits on the screen.
    pub fn set_board(&mut self, preset: Preset, fitting: Rules) {
        if let Some(variant) = preset.variant() {
            // A board for caro can be played with overlines, too.
            let plays_caro = variant == Variant::Caro && self.variant == Variant::CaroOverlines;
            if !plays_caro {
                self.variant = variant;
            }
        } else if matches!(preset, Preset::Gomoku | Preset::Endless)
            && !self.variant.only_length_counts()
        {
            self.variant = Variant::Freestyle;
        }
        self.preset = preset;
        let is_endless = preset == Preset::Endless;
        if self.custom.is_endless != is_endless {
            let usual = if is_endless { preset } else { Preset::Gomoku };
            self.custom = Custom::of(usual.rules().unwrap_or(fitting));
        }
        self.apply_choices(fitting);
    }

    /// Chooses the variant. If a preset is named after it, that is chosen, too.
    pub fn set_variant(&mut self, variant: Variant) {
        self.variant = variant;
        self.apply_choices(self.setup.rules);
        if self.preset != Preset::Custom {
            self.preset = Preset::of(self.setup.rules);
        }
    }

    /// Chooses the opening.
    pub fn set_opening(&mut self, opening: Opening) {
        self.opening = opening;
        self.apply_choices(self.setup.rules);
    }

    /// Stores what a person typed into a field of the custom board.
    pub fn enter(&mut self, field: Field, typed: String) {
        self.custom.enter(field, typed);
        self.apply_choices(self.setup.rules);
    }

    /// Applies the choices to the setup. On a different board, the chosen opponent gives way to the one of the same grade.
    /// One without a grade gives way to the nearest in strength on that board's scale, unless it was chosen off the scale
    /// and plays there too.
    fn apply_choices(&mut self, fitting: Rules) {
        let before = self.setup.rules;
        let chosen = |board: Rules| board.with(self.variant).with_opening(self.opening);
        let rules = match self.preset {
            Preset::Gobang => fitting,
            preset if preset.asks_for_numbers() => self.custom.rules().map_or(before, chosen),
            preset => preset.rules().map_or(before, chosen),
        };
        if rules.shape() != before.shape() {
            self.setup.pieces = Pieces::usual(rules);
        }
        self.setup.rules = rules;
        if rules.starter_is_black() {
            self.setup.mark = MarkChoice::StarterIsX;
        }
        self.setup.fills = self.preset == Preset::Gobang;
        if !self.preset.asks_for_numbers() {
            self.custom = Custom::of(rules);
        }
        let ChosenOpponent { opponent, rules: chosen_on, is_off_scale } = self.chosen;
        let stays = rules == before || (is_off_scale && opponent.plays(rules));
        if !stays {
            self.opponent = match Grade::of(opponent, chosen_on) {
                Some(grade) => grade.opponent(rules),
                None => opponent.nearest_on_scale(rules),
            };
        }
        if self.is_against_computer() {
            self.setup.players = Players::Computer(self.opponent);
        }
    }
}
