//! The label with the coordinates of the cell that is aimed at, beside the finger that covers the cell.

/// The distance between the middle of the cell and the edge of the label, in CSS pixels: a finger covers less.
pub const BESIDE_FINGER: f64 = 36.0;

/// Returns where the middle of the label is, measured from the middle of the cell. All lengths are in CSS pixels: the
/// middle of the cell from the top left of the visible part of the board, and the width and height of that part and of
/// the label.
///
/// The label is above the finger if there is room; if not, it is to the left of it, else to the right. It is always
/// wholly visible, unless the board is smaller than the label and a finger.
///
/// # Examples
/// ```
/// use in_a_row::app::board::aim::label_offset;
///
/// let (board, label) = ([360.0, 360.0], [56.0, 32.0]);
/// assert_eq!(label_offset([180.0, 180.0], board, label), [0.0, -52.0]);
/// assert_eq!(label_offset([180.0, 12.0], board, label), [-64.0, 4.0], "to the left, and all of it on the board");
/// assert_eq!(label_offset([12.0, 180.0], board, label), [16.0, -52.0]);
/// ```
#[must_use]
pub fn label_offset([x, y]: [f64; 2], [width, height]: [f64; 2], label: [f64; 2]) -> [f64; 2] {
    let [half_width, half_height] = label.map(|length| length / 2.0);
    let [aside, above] = [half_width, half_height].map(|half| BESIDE_FINGER + half);
    let visible = |at: f64, half: f64, room: f64| at.min(room - half).max(half) - at;
    if y >= above + half_height {
        [visible(x, half_width, width), -above]
    } else if x >= aside + half_width {
        [-aside, visible(y, half_height, height)]
    } else {
        [aside, visible(y, half_height, height)]
    }
}
