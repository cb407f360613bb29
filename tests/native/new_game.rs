//! *New game*: the chosen opponent when the board changes.

use in_a_row::{
    app::new_game::model::{Ago, BOARDS, FIRST_BOARDS, is_among_more},
    engine::{
        Rules,
        bots::{Grade, Opponent},
        search::Level,
    },
    session::{Draft, Pieces, Players, Preset, Setup},
};

use crate::common::rules;

/// A board that fills the screen.
const FITTING: &str = "10x16k5";

/// Returns the draft of *New game* after a game against this opponent on this board.
fn draft_of(preset: Preset, opponent: Opponent) -> Draft {
    let rules = preset.rules().unwrap_or_else(|| rules(FITTING));
    Draft::of(Setup {
        rules,
        players: Players::Computer(opponent),
        pieces: Pieces::usual(rules),
        fills: preset == Preset::Gobang,
        ..Setup::DEFAULT
    })
}

fn scale(rules: Rules) -> Vec<Opponent> {
    Opponent::ALL.into_iter().filter(|it| it.is_on_scale(rules)).collect()
}

/// An opponent with a grade gives way to the one of the same grade. This holds for every opponent and every change of board. Changing back to the board before chooses the opponent
/// before.
#[test]
fn another_board_chooses_the_nearest_opponent_on_its_scale() {
    let fitting = rules(FITTING);
    for before in Preset::ALL {
        for opponent in Opponent::ALL {
            for after in Preset::ALL {
                let mut draft = draft_of(before, opponent);
                let was_on_scale = opponent.is_on_scale(draft.setup.rules);
                if !opponent.plays(draft.setup.rules) {
                    continue;
                }
                let rules_before = draft.setup.rules;
                draft.set_board(after, fitting);
                let now = draft.opponent;
                let case = format!("{opponent:?} from {before:?} to {after:?}: {now:?}");
                assert_eq!(draft.setup.players, Players::Computer(now), "{case}");
                if draft.setup.rules == rules_before {
                    assert_eq!(now, opponent, "{case}");
                    continue;
                }
                assert!(now.plays(draft.setup.rules), "{case}");
                let scale = scale(draft.setup.rules);
                assert_eq!(scale.len(), 7, "{case}");
                assert!(scale.contains(&now), "{case}");
                if let Some(grade) = Grade::of(opponent, rules_before) {
                    assert_eq!(now, grade.opponent(draft.setup.rules), "{case}");
                    draft.set_board(before, fitting);
                    if draft.setup.rules == rules_before {
                        assert_eq!(draft.opponent, opponent, "{case}, and back");
                    }
                    continue;
                }
                let distance = |it: Opponent| it.rank().abs_diff(opponent.rank());
                assert!(scale.iter().all(|&it| distance(now) <= distance(it)), "{case}");
                draft.set_board(before, fitting);
                if was_on_scale && draft.setup.rules == rules_before {
                    assert_eq!(draft.opponent, opponent, "{case}, and back");
                }
            }
        }
    }
}

#[test]
fn the_nearest_opponents_on_another_board_keep_their_order() {
    for from in Preset::ALL.into_iter().filter_map(Preset::rules) {
        for to in Preset::ALL.into_iter().filter_map(Preset::rules) {
            let ranks = scale(from).into_iter().map(|it| it.nearest_on_scale(to).rank());
            assert!(ranks.is_sorted(), "{from} to {to}");
        }
    }
}

#[test]
fn common_changes_of_board_choose_the_expected_opponents() {
    let level = Opponent::Level;
    let cases = [
        (Preset::NoughtsAndCrosses, Opponent::Guard, Preset::Gomoku, level(Level::One)),
        (Preset::NoughtsAndCrosses, Opponent::Guard, Preset::Four, level(Level::One)),
        (Preset::NoughtsAndCrosses, Opponent::FirstFree, Preset::Five, Opponent::Random),
        (Preset::NoughtsAndCrosses, Opponent::Minimax, Preset::CubeOfFour, level(Level::Six)),
        (Preset::Gomoku, level(Level::Two), Preset::NoughtsAndCrosses, Opponent::Strategist),
        (Preset::Gomoku, level(Level::Six), Preset::NoughtsAndCrosses, Opponent::Minimax),
        (Preset::Endless, Opponent::Random, Preset::NoughtsAndCrosses, Opponent::Random),
        (Preset::Gomoku, level(Level::Four), Preset::Large, level(Level::Four)),
    ];
    for (before, opponent, after, expected) in cases {
        let mut draft = draft_of(before, opponent);
        draft.set_board(after, rules(FITTING));
        assert_eq!(draft.opponent, expected, "{opponent:?} from {before:?} to {after:?}");
    }
}

/// Harder and easier go from grade to grade, and below the easiest grade along the scale.
#[test]
fn harder_and_easier_go_from_grade_to_grade() {
    let boards = Preset::ALL.into_iter().filter_map(Preset::rules);
    for rules in boards.chain([rules("15x15k5e"), rules("7x9k4")]) {
        let grades = Grade::ALL.map(|grade| grade.opponent(rules));
        let ranks = grades.map(Opponent::rank);
        assert!(ranks.is_sorted_by(|below, above| below < above), "{rules}: {grades:?}");
        for (below, grade) in Grade::ALL.into_iter().enumerate() {
            assert!(grades[below].is_on_scale(rules), "{rules}: {grade:?}");
            assert_eq!(Grade::of(grades[below], rules), Some(grade), "{rules}");
        }
        for pair in grades.windows(2) {
            assert_eq!(pair[0].harder(rules), Some(pair[1]), "{rules}");
            assert_eq!(pair[1].easier(rules), Some(pair[0]), "{rules}");
        }
        assert_eq!(grades[3].harder(rules), None, "{rules}");
        assert_eq!(grades[0].easier(rules), Some(Opponent::Random), "{rules}");
        assert_eq!(Opponent::Random.harder(rules), Some(grades[0]), "{rules}");
    }
}

#[test]
fn a_chosen_opponent_off_the_scale_stays_where_it_can_play() {
    let mut draft = draft_of(Preset::Gomoku, Opponent::Level(Level::Two));
    draft.set_opponent(Opponent::Guard);
    draft.set_board(Preset::Large, rules(FITTING));
    assert_eq!(draft.opponent, Opponent::Guard);

    let mut draft = draft_of(Preset::Four, Opponent::Level(Level::Two));
    draft.set_opponent(Opponent::Minimax);
    draft.set_board(Preset::Five, rules(FITTING));
    assert_eq!(draft.opponent, Opponent::Level(Level::Six), "minimax cannot play 5x5");
}

#[test]
fn a_draft_with_a_friend_has_an_opponent_on_the_scale() {
    for rules in Preset::ALL.into_iter().filter_map(Preset::rules) {
        let setup = Setup { rules, players: Players::Friends, ..Setup::DEFAULT };
        let draft = Draft::of(setup);
        assert!(draft.opponent.is_on_scale(rules), "{rules}");
        assert_eq!(draft.setup.players, Players::Friends);
    }
}

/// *New game* shows every board: four at once, the others after *More boards*.
#[test]
fn more_boards_shows_the_boards_that_the_first_tiles_lack() {
    for preset in Preset::ALL {
        assert!(BOARDS.contains(&preset), "{preset:?}");
    }
    let more = BOARDS.into_iter().filter(|&preset| is_among_more(preset)).count();
    assert_eq!(more, BOARDS.len() - FIRST_BOARDS);
    let first = [Preset::NoughtsAndCrosses, Preset::Gomoku, Preset::CubeOfFour, Preset::Endless];
    assert!(!first.into_iter().any(is_among_more));
}

#[test]
fn a_time_ago_is_told_in_its_largest_unit() {
    const MINUTE: u64 = 60_000;
    const HOUR: u64 = 60 * MINUTE;
    for (milliseconds, ago) in [
        (0, Ago::Minutes(1)),
        (12 * MINUTE + 59_999, Ago::Minutes(12)),
        (HOUR - 1, Ago::Minutes(59)),
        (HOUR, Ago::Hours(1)),
        (24 * HOUR - 1, Ago::Hours(23)),
        (24 * HOUR, Ago::Days(1)),
        (400 * 24 * HOUR, Ago::Days(400)),
    ] {
        assert_eq!(Ago::of(milliseconds), ago, "{milliseconds} ms");
    }
}
