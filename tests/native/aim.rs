//! The label of the selected cell.

use in_a_row::app::board::aim::{BESIDE_FINGER, label_offset};

/// On boards of all sizes, the label is wholly on the board, and beside the finger.
#[test]
fn the_label_of_a_cell_is_visible_beside_the_finger() {
    for label in [[56.0, 32.0], [112.0, 64.0]] {
        for view in [[300.0, 300.0], [360.0, 420.0], [1000.0, 700.0]] {
            for across in 0..=20 {
                for down in 0..=20 {
                    let at = [f64::from(across), f64::from(down)].map(|it| it / 20.0);
                    let aimed = [at[0] * view[0], at[1] * view[1]];
                    let offset = label_offset(aimed, view, label);
                    for side in [0, 1] {
                        let middle = aimed[side] + offset[side];
                        let half = label[side] / 2.0;
                        let is_visible =
                            middle - half >= -0.01 && middle + half <= view[side] + 0.01;
                        assert!(is_visible, "{aimed:?} on {view:?}: {offset:?}");
                    }
                    let is_beside =
                        (0..2).any(|side| offset[side].abs() >= BESIDE_FINGER + label[side] / 2.0);
                    assert!(is_beside, "{aimed:?} on {view:?}: {offset:?}");
                }
            }
        }
    }
}
