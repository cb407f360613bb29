//! The games that are suggested to a new player.

use in_a_row::{
    app::suggestions::model::{
        SUGGESTIONS, Suggestion, is_suggested, is_time_to_suggest, on_board,
    },
    engine::bots::{Grade, Opponent},
    session::{Players, Preset, Setup},
};

#[test]
fn games_are_suggested_once_after_the_second_game() {
    let setup = Setup::DEFAULT;
    let times: Vec<_> = (0..10).filter(|&finished| is_time_to_suggest(setup, finished)).collect();
    assert_eq!(times, [2]);
}

/// Whoever plays on another board, or with a friend by link, has chosen a game before.
#[test]
fn no_game_is_suggested_to_somebody_who_chose_one() {
    let gomoku = Setup { rules: "15x15k5".parse().expect("rules"), ..Setup::DEFAULT };
    let by_link = Setup { players: Players::BY_LINK, ..Setup::DEFAULT };
    for setup in [gomoku, by_link] {
        assert!(!is_time_to_suggest(setup, 2), "{setup:?}");
    }
    let friends = Setup { players: Players::Friends, ..Setup::DEFAULT };
    assert!(is_time_to_suggest(friends, 2));
    let suggested = |setup| SUGGESTIONS.map(|suggestion| is_suggested(suggestion, setup));
    assert_eq!(suggested(Setup::DEFAULT), [true, true, true]);
    assert_eq!(suggested(friends), [true, true, false], "a friend is here already");
}

/// A suggested board keeps the strength, the players and who starts.
#[test]
fn another_board_is_played_against_the_same_grade() {
    for suggestion in SUGGESTIONS {
        let Suggestion::Board(preset) = suggestion else { continue };
        let rules = preset.rules().expect("a board with a size of its own");
        for grade in Grade::ALL {
            let opponent = grade.opponent(Setup::DEFAULT.rules);
            let before = Setup { players: Players::Computer(opponent), ..Setup::DEFAULT };
            let after = on_board(preset, before);
            assert_eq!(after.rules, rules);
            assert_eq!(after.players, Players::Computer(grade.opponent(rules)), "{grade:?}");
            assert_eq!(after.starter, before.starter);
        }
        let friends = Setup { players: Players::Friends, ..Setup::DEFAULT };
        assert_eq!(on_board(preset, friends).players, Players::Friends);
    }
    let gomoku = on_board(Preset::Gomoku, Setup::DEFAULT);
    assert_ne!(gomoku.players, Players::Computer(Opponent::Guard), "too weak on a large board");
}
