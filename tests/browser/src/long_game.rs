//! Long games without five in a row, for measurements and scenarios.

/// Returns the columns and rows of this many moves, counted from 0, on a square board with so many columns. None makes five
/// in a row: two stones of a colour stand beside two of the other, and in the next row the other way round.
#[must_use]
pub fn long_game(columns: u8, moves: usize) -> Vec<[u8; 2]> {
    let is_black = |&[column, row]: &[u8; 2]| (column / 2 + row) % 2 == 0;
    let cells = (0..columns).flat_map(|row| (0..columns).map(move |column| [column, row]));
    let (black, white): (Vec<_>, Vec<_>) = cells.partition(is_black);
    black.into_iter().zip(white).flat_map(|(black, white)| [black, white]).take(moves).collect()
}

/// Returns these moves, which black begins, as they stand in an SGF file.
#[must_use]
pub fn sgf_moves(moves: &[[u8; 2]]) -> String {
    let colours = ['B', 'W'].into_iter().cycle();
    let moves = moves.iter().zip(colours).map(|(&[column, row], by)| {
        let [column, row] = [column, row].map(|place| char::from(b'a' + place));
        format!(";{by}[{column}{row}]")
    });
    moves.collect::<Vec<_>>().concat()
}
