use std::time::Duration;

use rand::{Rng, RngExt};
use serde::{Deserialize, Serialize};

use super::{Control, Limit, Search, SearchInfo, skill::Skill};
use crate::engine::{Position, Rules};

/// A strength level. The lower levels search fewer nodes and choose at random among moves that score
/// almost alike. Every level completes its own runs and blocks the opponent's.
///
/// # Examples
/// ```
/// use std::time::Duration;
///
/// use in_a_row::engine::{notation::Link, search::{Level, Search, Untimed}};
/// use rand::SeedableRng;
///
/// // Four in a row, and g8 is taken: even the weakest level plays l8.
/// let game = "15x15k5/h8g8i8a1j8c2k8e1".parse::<Link>()?.game;
/// let position = game.position().expect("a running game");
/// let mut search = Search::new(game.rules(), 1 << 20);
/// let mut random = rand_xoshiro::Xoshiro128PlusPlus::seed_from_u64(1);
/// let level = Level::from_id("level-1").expect("a known name");
/// let info = level.choose(position, &mut search, Duration::ZERO, &mut random, &mut Untimed);
/// assert_eq!(info.best.to_string(), "l8");
/// # Ok::<(), in_a_row::engine::notation::LinkError>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum Level {
    /// Looks at its own move and the threats after it.
    One,
    /// Also sees combinations of two threats.
    Two,
    /// Looks a few moves ahead.
    Three,
    /// Looks further and searches for VCF.
    Four,
    /// Searches some ten thousand nodes.
    Five,
    /// Uses all of its time.
    Six,
}

impl Level {
    /// All levels, the weakest first.
    pub const ALL: [Self; 6] =
        [Self::One, Self::Two, Self::Three, Self::Four, Self::Five, Self::Six];

    /// The name used in storage: `level-1` to `level-6`.
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

    /// Finds a move for the side to move. Only the highest level is limited by `time`; the others
    /// search their number of nodes however long it takes, so that the same random numbers and tables
    /// give the same move.
    pub fn choose(
        self,
        position: Position<'_>,
        search: &mut Search,
        time: Duration,
        random: &mut dyn Rng,
        control: &mut dyn Control,
    ) -> SearchInfo {
        let mut info = self.begin(position, search, time, random);
        search.resume(&mut info, control);
        info
    }

    /// Starts a search that [`Search::resume`] carries out in steps; see [`Search::begin`].
    pub fn begin(
        self,
        position: Position<'_>,
        search: &mut Search,
        time: Duration,
        random: &mut dyn Rng,
    ) -> SearchInfo {
        let skill = self.skill(position.rules());
        let limit = skill.nodes.map_or(Limit::Time(time), Limit::Nodes);
        search.begin_with(position, limit, skill, random.random())
    }

    const fn skill(self, rules: Rules) -> Skill {
        match self {
            Self::One => Skill {
                depth: 1,
                nodes: Some(2_000),
                noise: 260,
                max_static_win: 3,
                ..Skill::WITHOUT_VCF
            },
            Self::Two => Skill {
                depth: 1,
                nodes: Some(2_000),
                noise: 74,
                max_static_win: 5,
                ..Skill::WITHOUT_VCF
            },
            Self::Three => Skill {
                depth: 3,
                nodes: Some(2_000),
                noise: 40,
                max_static_win: 5,
                ..Skill::WITHOUT_VCF
            },
            // In space, threats decide so much that a level that sees all of them needs a handicap, and most nodes
            // are a threat or its only reply.
            Self::Four if rules.shape().layers() > 1 => {
                Skill { depth: 5, nodes: Some(4_000), noise: 45, ..Skill::WITHOUT_VCT }
            }
            Self::Four => Skill { depth: 5, nodes: Some(4_000), noise: 19, ..Skill::WITHOUT_VCT },
            Self::Five if rules.shape().layers() > 1 => {
                Skill { nodes: Some(100_000), noise: 10, ..Skill::FULL }
            }
            Self::Five => Skill { nodes: Some(20_000), noise: 10, ..Skill::WITHOUT_VCT },
            Self::Six => Skill::FULL,
        }
    }
}
