//! The lessons.

use crate::{
    engine::{Game, Rules, Start, notation},
    session::lessons::{Aim, Exercise},
    words::Text,
};

/// A lesson.
#[derive(Debug)]
pub struct Lesson {
    /// Its name in the storage of people's browsers, which never changes.
    pub id: &'static str,
    /// Its name on the page.
    pub name: Text,
    /// Its steps. New ones come last, for people's progress is their number.
    pub steps: &'static [Step],
}

/// A step of a lesson.
#[derive(Debug)]
pub struct Step {
    /// Explains the step, and asks for something.
    pub text: Text,
    /// The position: the rules, and the marks of each side.
    position: [&'static str; 3],
    /// What it asks for.
    question: Question,
}

/// What a step asks for; see [`Aim`]. Cells are written as in a link.
#[derive(Clone, Copy, Debug)]
enum Question {
    Look,
    Find(&'static str),
    Move(&'static str),
    Win,
    Hold,
    Choose(usize),
}

use Question::{Choose, Find, Hold, Look, Move, Win};

/// The place of the answer *Black* in a step about an opening.
pub const BLACK: usize = 0;
/// The place of the answer *White*.
pub const WHITE: usize = 1;
/// The place of the answer *Add two stones*.
pub const TWO_MORE: usize = 2;

const fn step(text: Text, position: [&'static str; 3], question: Question) -> Step {
    Step { text, position, question }
}

/// All lessons, in the order in which they are best taken.
pub const LESSONS: &[Lesson] = &[
    Lesson {
        id: "noughts",
        name: Text::NoughtsAndCrosses,
        steps: &[
            step(Text::NoughtsRow, ["3x3k3", "a1b2", "b1a3"], Move("c3")),
            step(Text::NoughtsBlock, ["3x3k3", "a1c2", "b1b2"], Move("b3")),
            step(Text::NoughtsFork, ["3x3k3", "b2a1", "c3b1"], Win),
            step(Text::NoughtsCorner, ["3x3k3", "b2", ""], Move("a3c3a1c1")),
            step(Text::NoughtsCentre, ["3x3k3", "a1", ""], Move("b2")),
            step(Text::NoughtsEdge, ["3x3k3", "a1c3", "b2"], Move("b3a2c2b1")),
            step(Text::NoughtsGame, ["3x3k3", "", ""], Hold),
        ],
    },
    Lesson {
        id: "fours",
        name: Text::LessonFours,
        steps: &[
            step(Text::FoursComplete, ["9x9k5", "c5d5e5f5", "b5d6e6d4"], Move("g5")),
            step(Text::FoursStop, ["9x9k5", "b4c5d5e6", "c4d4e4f4"], Move("g4")),
            step(Text::FoursGap, ["9x9k5", "c6d3f6g3", "c5d5f5g5"], Move("e5")),
            step(Text::FoursOpen, ["9x9k5", "d5e5f5", "d6f4g6"], Win),
            step(Text::ThreesOpen, ["9x9k5", "d5e5", "d6f4"], Move("f5c5b5g5")),
            step(Text::ThreesStop, ["9x9k5", "d6f4e7", "d5e5f5"], Move("c5g5")),
        ],
    },
    Lesson {
        id: "forks",
        name: Text::LessonForks,
        steps: &[
            step(Text::ForksFourThree, ["9x9k5", "c5d5e5f3f4", "b5c6d7h2g7"], Win),
            step(Text::ForksFours, ["9x9k5", "c5d5e5f2f3f4", "b5f1d7c3g7h3"], Win),
            step(Text::ForksThrees, ["9x9k5", "d5e5f3f4", "b7c8h7b2"], Win),
            step(Text::ForksStop, ["9x9k5", "e4d7b8e2", "d5e5f3f4"], Move("f5")),
            step(Text::ForksPrepare, ["15x15k5", "h10i10h9i8", "g11g9g8h8"], Win),
        ],
    },
    Lesson {
        id: "chains",
        name: Text::WinWithFours,
        steps: &[
            step(Text::ChainForce, ["15x15k5", "f13h12j12g11i11j11", "g13h13i13i12h11"], Win),
            step(Text::ChainOrder, ["15x15k5", "j13l13k12n12k11k10n10", "j11m11n11j10l10k9"], Win),
            step(Text::ChainKeep, ["15x15k5", "j9k8n8k7n7k6m6", "k9n9o9m8l7l6n5"], Win),
            step(
                Text::ChainLonger,
                ["15x15k5", "h11c8f8f7c6e6f6d5f5", "c10d10g10f9e8g8d7d6f4"],
                Win,
            ),
            step(Text::ChainLast, ["15x15k5", "d8f7g6h6i4f3g3i3h1", "f8e7f6f5g5e4f4h4"], Win),
        ],
    },
    Lesson {
        id: "defence",
        name: Text::Defence,
        steps: &[
            step(Text::DefenceFirst, ["9x9k5", "c3d3e3f3h8", "b3c6d6e6f6"], Move("g3")),
            step(Text::DefenceAttack, ["9x9k5", "c3d3e3", "d7e7f7"], Win),
            step(Text::DefenceEnd, ["9x9k5", "f4g8c8d7e2", "d5e5f5g3g4"], Move("g5")),
            step(Text::DefenceCounter, ["15x15k5", "i9j9i8g6i6j6i3j3", "i10j8k8g7h7h6k5j4"], Win),
            step(Text::DefenceOnly, ["15x15k5", "i10k10l10j9k8", "j10i8j8j7"], Move("l7")),
        ],
    },
    Lesson {
        id: "swap2",
        name: Text::Swap2Opening,
        steps: &[
            step(Text::SwapWhy, ["15x15k5", "h8i9", "h9"], Look),
            step(Text::SwapBlack, ["15x15k5", "h8i8", "b2"], Choose(BLACK)),
            step(Text::SwapWhite, ["15x15k5", "a1o15", "h8"], Choose(WHITE)),
            step(Text::SwapEven, ["15x15k5", "h8i9", "h9"], Choose(TWO_MORE)),
            step(Text::SwapFive, ["15x15k5", "g8h8i8", "h9b13"], Choose(BLACK)),
        ],
    },
    Lesson {
        id: "fouls",
        name: Text::LessonFouls,
        steps: &[
            step(Text::FoulsThrees, ["15x15k5r", "f8g8h6h7", "d3l3d12l12"], Find("h8")),
            step(Text::FoulsFours, ["15x15k5r", "e8f8g8h5h6h7", "d8h4d12l12c3m3"], Find("h8")),
            step(Text::FoulsOverline, ["15x15k5r", "d8e8f8h8i8", "e10g10i10f6h6"], Find("g8")),
            step(
                Text::FoulsFive,
                ["15x15k5r", "e8f8g8h8i6i7k6j7", "d8e10g10d5f5m10l3c12"],
                Move("i8"),
            ),
            step(Text::FoulsTrap, ["15x15k5r", "c5h6h7h8i6j7k8a15", "d5e5f5a1c2o1m2"], Win),
        ],
    },
    Lesson {
        id: "space",
        name: Text::LessonSpace,
        steps: &[
            step(Text::SpaceLayer, ["4x4x4k4", "1a11b11c1", "2b23c34a4"], Move("1d1")),
            step(Text::SpaceUp, ["4x4x4k4", "1b22b23b2", "1a12c34d4"], Move("4b2")),
            step(Text::SpaceSlant, ["4x4x4k4", "1a12b13c1", "2a33c34a4"], Move("4d1")),
            step(Text::SpaceCorners, ["4x4x4k4", "1a12b23c3", "1d12c34a1"], Move("4d4")),
            step(Text::SpaceStop, ["4x4x4k4", "1a12a34c1", "1d12c23b3"], Move("4a4")),
            step(Text::SpaceFork, ["4x4x4k4", "1b11c12a13a1", "2b23c34c41d4"], Win),
        ],
    },
    Lesson {
        id: "endless",
        name: Text::WithoutEnd,
        steps: &[
            step(
                Text::EndlessFive,
                ["endless5", "l2u0l1u0r0u0r1u0", "l3u0l1u1r0u1l1d1"],
                Move("r2u0"),
            ),
            step(Text::EndlessStop, ["endless5", "l1u2r1u2r0d2", "l1u0r0u0r1u0"], Move("l2u0r2u0")),
            step(Text::EndlessThree, ["endless5", "l1u0r0u0r1u0", "l1u1r1d1r2u1"], Win),
            step(Text::EndlessFork, ["endless5", "l1u0r0u0r2d2r2d1", "l1u3r4u2l3d2l2u4"], Win),
            step(Text::EndlessGame, ["endless5", "r0u0r1u0r0d1r1d2", "l1u1l1d1l1d2r0d2"], Win),
        ],
    },
];

impl Step {
    /// Returns the exercise of this step; `None` if its position or its cells can't be read, which a test rules out.
    #[must_use]
    pub fn exercise(&self) -> Option<Exercise> {
        let [board, first, second] = self.position;
        let rules: Rules = board.parse().ok()?;
        let cells = |text| notation::parse_moves_on(rules, text).ok();
        let position = Game::arrange(rules, Start::new(cells(first)?, cells(second)?)).ok()?;
        let aim = match self.question {
            Look => Aim::Look,
            Find(text) => Aim::Find(cells(text)?),
            Move(text) => Aim::Move(cells(text)?),
            Win => Aim::Win,
            Hold => Aim::Hold,
            Choose(place) => Aim::Choose(place),
        };
        Some(Exercise::new(position, aim))
    }
}
