//! The games that are suggested to a new player.

use in_a_row::{
    app::suggestions::model::{SUGGESTIONS, Suggestion, is_time_to_suggest, on_board},
    engine::bots::{Grade, Opponent},
    session::{Players, Preset, Setup},
};

#[test]
fn games_are_suggested_once_after_the_second_game() {
    let times: Vec<_> = (0..10).filter(|&finished| is_time_to_suggest(finished)).collect();
    assert_eq!(times, [2]);
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
