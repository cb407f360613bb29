//! Presets, boards with typed numbers, and boards that fill the screen.

use in_a_row::{
    engine::{Rules, Variant},
    session::{Custom, CustomError, Field, Preset, gobang},
};
use proptest::prelude::*;

use crate::common::rules;

/// Returns a flat board with these numbers typed into its fields.
fn typed([columns, rows, run]: [&str; 3]) -> Custom {
    typed_with_layers([columns, rows, "1", run])
}

fn typed_with_layers(fields: [&str; 4]) -> Custom {
    Custom { fields: fields.map(str::to_owned), is_endless: false }
}

#[test]
fn each_preset_has_its_rules() {
    let presets = [
        (Preset::NoughtsAndCrosses, "3x3k3"),
        (Preset::Four, "4x4k4"),
        (Preset::Five, "5x5k4"),
        (Preset::Gomoku, "15x15k5"),
        (Preset::Renju, "15x15k5r"),
        (Preset::Caro, "15x15k5c"),
        (Preset::Large, "19x19k5"),
        (Preset::CubeOfThree, "3x3x3k3"),
        (Preset::CubeOfFour, "4x4x4k4"),
        (Preset::Endless, "endless5"),
        (Preset::CaroWithoutEnd, "endless5c"),
    ];
    for (preset, board) in presets {
        assert_eq!(preset.rules(), Some(rules(board)));
        assert_eq!(Preset::of(rules(board)), preset);
    }
    let others = Preset::ALL.into_iter().filter(|preset| preset.rules().is_none());
    assert_eq!(others.collect::<Vec<_>>(), [Preset::Gobang, Preset::Custom]);
}

#[test]
fn a_board_is_the_same_preset_by_other_rules_and_with_any_opening() {
    for (preset, board) in [
        (Preset::Gomoku, "15x15k5e"),
        (Preset::Gomoku, "15x15k5s2"),
        (Preset::Renju, "15x15k5rp1"),
        (Preset::Caro, "15x15k5o"),
        (Preset::Caro, "15x15k5cs1"),
        (Preset::Large, "19x19k5c"),
        (Preset::CaroWithoutEnd, "endless5o"),
    ] {
        assert_eq!(Preset::of(rules(board)), preset, "{board}");
    }
}

#[test]
fn a_board_that_differs_from_every_preset_is_custom() {
    for board in ["3x3k3e", "3x4k3", "4x3k3", "4x4k3", "5x5k5", "15x15k6", "15x19k5", "4x4k4e"] {
        assert_eq!(Preset::of(rules(board)), Preset::Custom, "{board}");
    }
}

#[test]
fn a_custom_board_has_the_typed_numbers() {
    assert_eq!(typed(["7", "6", "4"]).rules(), Ok(rules("7x6k4")));
}

#[test]
fn a_board_without_end_needs_only_a_run() {
    let endless = |run: &str| Custom { is_endless: true, ..typed_with_layers(["", "", "", run]) };
    for run in 3..=8 {
        let rules = endless(&run.to_string()).rules().expect("a board without end");
        assert_eq!(rules.to_string(), format!("endless{run}"));
        assert_eq!(Preset::of(rules), Preset::Endless);
    }
    for run in ["2", "9", "", "five"] {
        let error = CustomError { field: Field::Run, least: 3, most: 8 };
        assert_eq!(endless(run).rules(), Err(error), "{run:?}");
    }
}

#[test]
fn each_field_accepts_numbers_from_3_to_40() {
    for (place, field) in [Field::Columns, Field::Rows, Field::Run].into_iter().enumerate() {
        let with = |text| {
            let mut fields = ["40", "40", "3"];
            fields[place] = text;
            typed(fields).rules()
        };
        for text in ["3", "40", " 3", "40 ", "\t12 "] {
            assert!(with(text).is_ok(), "{field:?} {text:?}");
        }
        for text in [
            "2", "41", "0", "-3", "255", "256", "259", "", " ", "five", "3.5", "3 3", "ten", "-5",
            "1000",
        ] {
            let error = CustomError { field, least: 3, most: 40 };
            assert_eq!(with(text), Err(error), "{text:?}");
        }
    }
}

#[test]
fn a_run_cannot_be_longer_than_the_longer_side() {
    for [columns, rows] in [["7", "3"], ["3", "7"], ["7", "7"]] {
        assert!(typed([columns, rows, "7"]).rules().is_ok());
        for run in ["8", "2", ""] {
            let error = CustomError { field: Field::Run, least: 3, most: 7 };
            assert_eq!(typed([columns, rows, run]).rules(), Err(error), "{run:?}");
        }
    }
}

#[test]
fn in_space_all_numbers_must_be_equal() {
    let wrong = |field, least, most| Err(CustomError { field, least, most });
    for (fields, result) in [
        (["5", "5", "5", "5"], Ok(rules("5x5x5k5"))),
        (["4", "4", " 4", "4"], Ok(rules("4x4x4k4"))),
        (["3", "4", "4", "4"], wrong(Field::Columns, 4, 4)),
        (["4", "3", "4", "4"], wrong(Field::Rows, 4, 4)),
        (["4", "4", "4", "3"], wrong(Field::Run, 4, 4)),
        (["4", "4", "2", "4"], wrong(Field::Layers, 3, 5)),
        (["6", "6", "6", "6"], wrong(Field::Layers, 3, 5)),
        (["4", "4", "", "4"], wrong(Field::Layers, 3, 5)),
    ] {
        assert_eq!(typed_with_layers(fields).rules(), result, "{fields:?}");
    }
}

#[test]
fn the_other_numbers_follow_the_number_of_layers() {
    let mut custom = typed(["15", "15", "5"]);
    custom.enter(Field::Layers, "4".to_owned());
    assert_eq!(custom.rules(), Ok(rules("4x4x4k4")));
    custom.enter(Field::Layers, "1".to_owned());
    assert_eq!(custom.rules(), Ok(rules("4x4k4")));
    custom.enter(Field::Run, "3".to_owned());
    assert_eq!(custom.rules(), Ok(rules("4x4k3")));
}

#[test]
fn the_error_names_the_first_invalid_field() {
    for (fields, wrong, most) in [
        (["2", "41", ""], Field::Columns, 40),
        (["x", "3", "5"], Field::Columns, 40),
        (["3", "41", ""], Field::Rows, 40),
        (["3", "4", "5"], Field::Run, 4),
    ] {
        let error = CustomError { field: wrong, least: 3, most };
        assert_eq!(typed(fields).rules(), Err(error), "{fields:?}");
    }
}

#[test]
fn gobang_is_five_or_more_on_a_board_that_fills_the_screen() {
    for (width, height, board) in [
        (375.0, 540.0, "8x12k5"),
        (440.0, 660.0, "10x15k5"),
        (439.9, 659.9, "9x14k5"),
        (3840.0, 2160.0, "40x22k5"),
        (3840.0, 800.0, "40x8k5"),
        (1000.0, 2400.0, "16x40k5"),
    ] {
        assert_eq!(gobang(width, height, 44.0), rules(board), "{width} by {height}");
    }
}

#[test]
fn gobang_has_at_least_five_cells_even_if_they_must_be_smaller() {
    assert_eq!(gobang(219.0, 660.0, 44.0), rules("5x15k5"));
    assert_eq!(gobang(660.0, 100.0, 44.0), rules("15x5k5"));
    assert_eq!(gobang(0.0, 0.0, 44.0), rules("5x5k5"), "the size of the screen is unknown");
}

proptest! {
    #[test]
    fn the_fields_of_a_board_give_the_same_board(
        columns in 3..=40_u8,
        rows in 3..=40_u8,
        run in 3..=40_u8,
    ) {
        if let Ok(rules) = Rules::new(columns, rows, run, Variant::Freestyle) {
            prop_assert_eq!(Custom::of(rules).rules(), Ok(rules));
        }
    }

    #[test]
    fn gobang_has_as_many_cells_as_fit(
        width in 1..10_000_u32,
        height in 1..10_000_u32,
        side in 1..300_u32,
    ) {
        let rules = gobang(width.into(), height.into(), side.into());
        prop_assert_eq!((rules.run(), rules.variant()), (5, Variant::Freestyle));
        // In a space for more than 40 cells, they are larger.
        let side = f64::from(side).max(f64::from(width.max(height)) / 40.0);
        for (cells, space) in [(rules.shape().columns(), width), (rules.shape().rows(), height)] {
            let space = f64::from(space);
            prop_assert!((5..=40).contains(&cells));
            prop_assert!(cells == 5 || f64::from(cells) * side <= space + 0.1);
            prop_assert!(cells == 40 || f64::from(cells + 1) * side > space);
        }
    }
}
