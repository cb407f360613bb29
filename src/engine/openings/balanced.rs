use crate::engine::{Cell, Form, Game, Rules, notation::Link};

/// The nearly even positions after three marks, as links.
const BALANCED: &str = include_str!("balanced.txt");

/// Returns the cells with which nearly even positions of this board, turned or mirrored, continue the game.
pub(super) fn continuations(game: &Game) -> Vec<Cell> {
    let (rules, moves) = (game.rules(), game.moves());
    let shape = rules.shape();
    let symmetries = shape.symmetries();
    let mut cells = Vec::new();
    for opening in balanced(rules) {
        for symmetry in &symmetries {
            let mut image = opening.iter().map(|&cell| symmetry[shape.index(cell)]);
            let continues = moves.iter().all(|&made| image.next() == Some(made));
            cells.extend(image.next().filter(|_| continues));
        }
    }
    cells
}

/// Returns the table's positions that fit these rules: those of the largest board in it that is not larger.
fn balanced(rules: Rules) -> Vec<Vec<Cell>> {
    let size = |rules: Rules| rules.shape().cell_count();
    let fits = |other: Rules| {
        let (shape, other_shape) = (rules.shape(), other.shape());
        matches!(shape.form(), Form::Flat { .. })
            && (other.run(), other.variant()) == (rules.run(), rules.variant())
            && other_shape.columns() <= shape.columns()
            && other_shape.rows() <= shape.rows()
    };
    let games = BALANCED.lines().filter_map(|line| line.parse::<Link>().ok());
    let games: Vec<_> = games.map(|link| link.game).filter(|game| fits(game.rules())).collect();
    let largest = games.iter().map(|game| size(game.rules())).max();
    let of_largest = games.into_iter().filter(|game| Some(size(game.rules())) == largest);
    of_largest.map(|game| game.moves().to_vec()).collect()
}
