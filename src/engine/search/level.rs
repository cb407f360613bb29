use std::time::Duration;

use rand::{Rng, RngExt};
use serde::{Deserialize, Serialize};

use super::{Control, Limit, Ongoing, Search, Thought, deepening};
use crate::engine::Position;

/// How strong the strong player plays. The lower levels look at fewer positions and choose by chance
/// between moves that they think nearly equal; no level overlooks a run that it can make or stop.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum Level {
    /// Looks at its own move and what the answer threatens.
    One,
    /// Sees combinations of two threats, too.
    Two,
    /// Looks a few moves ahead.
    Three,
    /// Looks further, and sees wins by continuous fours.
    Four,
    /// Looks as far as some ten thousand positions allow.
    Five,
    /// Takes the time that it is given.
    Six,
}

/// What a player may do.
#[derive(Clone, Copy, Debug)]
pub(super) struct Skill {
    /// Plies of the deepest search.
    pub depth: u32,
    /// Positions to look at; the time is the limit where there is none.
    pub nodes: Option<u64>,
    /// A move may be chosen that is this much worse than the best, in hundredths of a logit.
    pub margin: u16,
    /// Wins that the patterns tell without search are seen if they take no more plies than this.
    pub sight: u32,
    /// Whether wins by continuous fours are looked for.
    pub sees_fours: bool,
    /// Whether wins by continuous threats are.
    pub sees_threats: bool,
}

impl Skill {
    /// Nothing is held back.
    pub const FULL: Self = Self {
        depth: u32::MAX,
        nodes: None,
        margin: 0,
        sight: u32::MAX,
        sees_fours: true,
        sees_threats: true,
    };

    /// Sees no threats that it does not come upon.
    const PLAIN: Self = Self { sees_threats: false, ..Self::FULL };

    /// Nor wins by continuous fours.
    const BLIND: Self = Self { sees_fours: false, ..Self::PLAIN };
}

impl Level {
    /// All of them, the weakest first.
    pub const ALL: [Self; 6] =
        [Self::One, Self::Two, Self::Three, Self::Four, Self::Five, Self::Six];

    /// The name that is stored: `level-1` to `level-6`.
    #[must_use]
    pub const fn id(self) -> &'static str {
        match self {
            Self::One => "level-1",
            Self::Two => "level-2",
            Self::Three => "level-3",
            Self::Four => "level-4",
            Self::Five => "level-5",
            Self::Six => "level-6",
        }
    }

    /// The level with this name.
    #[must_use]
    pub fn from_id(id: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|level| level.id() == id)
    }

    /// Chooses a move for the side to move, within `time` at the highest level. The others take as many
    /// positions as they are allowed, however long that lasts, so that the same chance and the same
    /// memory give the same move.
    pub fn choose(
        self,
        position: Position<'_>,
        search: &mut Search,
        time: Duration,
        random: &mut dyn Rng,
        control: &mut dyn Control,
    ) -> Thought {
        let mut ongoing = self.begin(position, search, time, random);
        search.go_on(&mut ongoing, control);
        ongoing.thought().clone()
    }

    /// Begins to choose a move, to go on with [`Search::go_on`].
    pub fn begin(
        self,
        position: Position<'_>,
        search: &mut Search,
        time: Duration,
        random: &mut dyn Rng,
    ) -> Ongoing {
        let skill = self.skill();
        let limit = skill.nodes.map_or(Limit::Time(time), Limit::Nodes);
        deepening::begin(search, position, limit, (skill, random.random()))
    }

    const fn skill(self) -> Skill {
        match self {
            Self::One => {
                Skill { depth: 1, nodes: Some(2_000), margin: 120, sight: 3, ..Skill::BLIND }
            }
            Self::Two => {
                Skill { depth: 1, nodes: Some(2_000), margin: 60, sight: 5, ..Skill::BLIND }
            }
            Self::Three => {
                Skill { depth: 3, nodes: Some(2_000), margin: 40, sight: 5, ..Skill::BLIND }
            }
            Self::Four => Skill { depth: 5, nodes: Some(4_000), margin: 25, ..Skill::PLAIN },
            Self::Five => Skill { nodes: Some(20_000), margin: 10, ..Skill::PLAIN },
            Self::Six => Skill::FULL,
        }
    }
}
