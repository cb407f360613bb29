//! *New game*: the chosen opponent when the board changes.

use in_a_row::{
    app::new_game::model::{self, Ago, BoardOrder, FIRST_BOARDS},
    engine::{
        Opening, Rules, Variant,
        bots::{Grade, Opponent},
        search::Level,
    },
    session::{Draft, MarkChoice, Pieces, Players, Preset, Setup},
    words::Language,
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
    for &language in Language::ALL {
        let boards = model::boards(language);
        for preset in Preset::ALL {
            assert!(boards.contains(&preset), "{language:?}: {preset:?}");
        }
        let order = BoardOrder(boards);
        let more = boards.into_iter().filter(|&preset| order.is_among_more(preset)).count();
        assert_eq!(more, boards.len() - FIRST_BOARDS, "{language:?}");
    }
}

/// In Vietnam, caro is the usual five in a row; renju is played most in Japan, in Estonia and where Russian is read.
#[test]
fn the_first_boards_are_those_of_the_readers_language() {
    let gomoku = [Preset::NoughtsAndCrosses, Preset::Gomoku, Preset::CubeOfFour, Preset::Endless];
    for (language, first) in [
        (Language::English, gomoku),
        (Language::German, gomoku),
        (
            Language::Vietnamese,
            [Preset::NoughtsAndCrosses, Preset::Caro, Preset::Gomoku, Preset::CubeOfFour],
        ),
        (
            Language::Japanese,
            [Preset::NoughtsAndCrosses, Preset::Gomoku, Preset::Renju, Preset::CubeOfFour],
        ),
        (
            Language::Russian,
            [Preset::NoughtsAndCrosses, Preset::Gomoku, Preset::Renju, Preset::CubeOfFour],
        ),
        (
            Language::Estonian,
            [Preset::NoughtsAndCrosses, Preset::Gomoku, Preset::Renju, Preset::CubeOfFour],
        ),
    ] {
        assert_eq!(model::boards(language)[..FIRST_BOARDS], first, "{language:?}");
    }
}

/// Each row is what a person chooses one after the other, and the rules of the game that *Start* would start.
#[test]
fn rules_and_openings_stay_as_far_as_the_board_allows() {
    enum Choice {
        Board(Preset),
        Rules(Variant),
        Opening(Opening),
    }
    use Choice::{Board, Opening as Begin, Rules as By};
    for (choices, expected, preset) in [
        (vec![Board(Preset::Renju)], "15x15k5r", Preset::Renju),
        (vec![Board(Preset::Gomoku), By(Variant::Renju)], "15x15k5r", Preset::Renju),
        (vec![Board(Preset::Renju), By(Variant::Freestyle)], "15x15k5", Preset::Gomoku),
        (vec![Board(Preset::Renju), Board(Preset::Gomoku)], "15x15k5", Preset::Gomoku),
        (vec![Board(Preset::Renju), Board(Preset::Large)], "19x19k5", Preset::Large),
        (vec![Board(Preset::Caro), Board(Preset::Large)], "19x19k5c", Preset::Large),
        (
            vec![Board(Preset::Caro), By(Variant::CaroOverlines), Board(Preset::CaroWithoutEnd)],
            "endless5o",
            Preset::CaroWithoutEnd,
        ),
        (vec![Board(Preset::Endless), By(Variant::Caro)], "endless5c", Preset::CaroWithoutEnd),
        (vec![Board(Preset::CaroWithoutEnd), By(Variant::Freestyle)], "endless5", Preset::Endless),
        (
            vec![Board(Preset::Gomoku), By(Variant::Exact), Board(Preset::Five)],
            "5x5k4e",
            Preset::Five,
        ),
        (
            vec![Board(Preset::Gomoku), Begin(Opening::Swap2), By(Variant::Caro)],
            "15x15k5cs2",
            Preset::Caro,
        ),
        (
            vec![
                Board(Preset::Gomoku),
                Begin(Opening::Pro),
                Board(Preset::NoughtsAndCrosses),
                Board(Preset::Large),
            ],
            "19x19k5p1",
            Preset::Large,
        ),
        (vec![Board(Preset::Renju), Board(Preset::Gobang)], FITTING, Preset::Gobang),
    ] {
        let mut draft = Draft::of(Setup::DEFAULT);
        for choice in choices {
            match choice {
                Board(preset) => draft.set_board(preset, rules(FITTING)),
                By(variant) => draft.set_variant(variant),
                Begin(opening) => draft.set_opening(opening),
            }
        }
        assert_eq!(draft.setup.rules.to_string(), expected);
        assert_eq!(draft.preset, preset, "{expected}");
        if preset != Preset::Gobang {
            assert_eq!(Draft::of(draft.setup).preset, preset, "{expected}, again");
        }
    }
}

/// After a game on a board with one rule, the rules of an earlier game are chosen again.
#[test]
fn rules_and_openings_of_an_earlier_game_are_remembered() {
    for (played, earlier, board, expected) in [
        ("3x3k3", "15x15k5cs2", Preset::Large, "19x19k5cs2"),
        ("3x3k3", "19x19k5ep1", Preset::Gomoku, "15x15k5ep1"),
        ("3x3k3", "15x15k5rs2", Preset::Renju, "15x15k5rs2"),
        // The tile of gomoku means gomoku.
        ("3x3k3", "15x15k5rs2", Preset::Gomoku, "15x15k5s2"),
        // The game on the board says more than an earlier one.
        ("15x15k5", "15x15k5cs2", Preset::Large, "19x19k5"),
        // A board without end has rules, but no openings.
        ("endless5", "15x15k5cs2", Preset::Large, "19x19k5s2"),
    ] {
        let mut draft = Draft::of(Setup { rules: rules(played), ..Setup::DEFAULT });
        draft.remember(rules(earlier));
        assert_eq!(draft.setup.rules, rules(played), "nothing is chosen yet");
        draft.set_board(board, rules(FITTING));
        assert_eq!(draft.setup.rules, rules(expected), "{played} after {earlier}");
    }
}

/// Renju's rules name the sides, and in swap2 players choose them: black begins.
#[test]
fn black_begins_where_the_rules_say_so() {
    for (board, expected) in [
        ("15x15k5r", MarkChoice::StarterIsX),
        ("15x15k5s2", MarkChoice::StarterIsX),
        ("15x15k5cs1", MarkChoice::StarterIsX),
        ("15x15k5p1", MarkChoice::O),
        ("15x15k5c", MarkChoice::O),
    ] {
        let mut draft = Draft::of(Setup { mark: MarkChoice::O, ..Setup::DEFAULT });
        draft.set_board(Preset::Gomoku, rules(FITTING));
        draft.set_variant(rules(board).variant());
        draft.set_opening(rules(board).opening());
        assert_eq!(draft.setup.mark, expected, "{board}");
    }
}

/// A board is played by several rules where rows of five, or longer ones, make a difference.
#[test]
fn rules_are_asked_for_only_where_there_are_several() {
    for (preset, several_variants, several_openings) in [
        (Preset::NoughtsAndCrosses, false, false),
        (Preset::Four, false, false),
        (Preset::Five, true, false),
        (Preset::Gobang, false, false),
        (Preset::Gomoku, true, true),
        (Preset::Renju, true, true),
        (Preset::Large, true, true),
        (Preset::CubeOfFour, false, false),
        (Preset::Endless, true, false),
    ] {
        let mut draft = Draft::of(Setup::DEFAULT);
        draft.set_board(preset, rules(FITTING));
        assert_eq!(draft.has_several_variants(), several_variants, "{preset:?}");
        assert_eq!(draft.has_several_openings(), several_openings, "{preset:?}");
    }
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
