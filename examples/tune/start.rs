use in_a_row::engine::search::{Margins, patterns::Weights};

use super::axis::Numbers;

/// Ordering scores by hand, and values that were fitted by logistic regression to results and scores of self-play games.
/// Those of classes that there are only with longer runs were interpolated; they stay.
pub const START: Numbers = Numbers {
    weights: Weights {
        order_of_class: [0, 8, 16, 24, 32, 40, 56, 64, 88, 64, 144, 160, 288, 320, 960, 3_200],
        order_of_kind: [0, 0, 32, 24, 112, 96, 192, 272, 800, 288, 400, 1_600, 3_200, 16_000],
        own_class: [0, -32, 16, 32, 64, 96, 144, 224, 320, 96, 1_424, 1_184, 624, 1_792, 1_792, 0],
        own_kind: [
            0, 0, -1_232, -560, -1_760, -704, 1_600, 3_248, 2_384, 1_568, 5_216, 7_168, 0, 0,
        ],
        other_class: [0, -48, 0, 32, 64, 96, 144, 224, 320, 128, 528, 960, 944, 1_648, 1_648, 0],
        other_kind: [
            0, 0, -352, -400, -160, -16, 736, 1_776, 3_232, 1_024, 4_640, 16_096, 16_096, 0,
        ],
        tempo: 624,
    },
    margins: Margins {
        futility: 55,
        razoring: 120,
        quiet_moves: 5,
        killer: 480,
        countermove: 320,
        history: 4,
    },
};
