//! How the computer plays openings: those in which players choose sides, and those that restrict the first and the third
//! mark.
//!
//! * The three marks at the start of swap2 come from a table of nearly even positions. `cargo run --release --example
//!   openings -- --swap2 --count 40 --board BOARD` makes the lines of each board.
//! * A side is chosen by the score of a search. If the position is nearly even, two more marks are made and the other
//!   player chooses, because then the choice is worth little.
//! * Other marks of such an opening make the position as even as the search can tell.
//! * In a pro or long pro opening, the first mark is put in the centre, and the third on the best of the cells that are
//!   allowed.

use std::time::Duration;

use rand::{Rng, seq::IndexedRandom};

use super::{
    Cell, Form, Game, Opening, Ply, Rules, Side, Turn,
    notation::Link,
    search::{Control, Limit, Score, Search},
};

/// The nearly even positions after three marks, as links.
const BALANCED: &str = include_str!("balanced.txt");

/// The greatest score at which a position counts as even, in hundredths of a logit: a chance of 56 %. The positions of
/// the table are as even as this.
const EVEN: i32 = 25;

/// Cells are searched in rounds with more and more nodes. After each round, this many of them are left.
const ROUNDS: [(u64, usize); 4] = [(500, 16), (4_000, 6), (40_000, 3), (400_000, 1)];

/// How far from an earlier mark a mark may be, in columns or in rows.
const FROM_MARKS: u16 = 4;

/// Returns the computer's next ply in an opening, or `None` if that is an ordinary move. The search has the
/// rules of the game. A time limit counts from this call.
///
/// # Examples
/// ```
/// use in_a_row::engine::{Game, Ply, Side, notation::Link, openings, search::{Limit, Search, Untimed}};
/// use rand::SeedableRng;
///
/// // Black has a row of two on an empty board, and nothing is in its way: black is better.
/// let game = "15x15k5s2/h8a1i9".parse::<Link>()?.game;
/// let mut search = Search::new(game.rules(), 1 << 20);
/// let mut random = rand_xoshiro::Xoshiro128PlusPlus::seed_from_u64(1);
/// let ply = openings::next_ply(&game, &mut search, Limit::Nodes(20_000), &mut Untimed, &mut random);
/// assert_eq!(ply, Some(Ply::Choose(Side::First)));
/// # Ok::<(), in_a_row::engine::notation::LinkError>(())
/// ```
pub fn next_ply(
    game: &Game,
    search: &mut Search,
    limit: Limit,
    control: &mut dyn Control,
    random: &mut dyn Rng,
) -> Option<Ply> {
    let since = control.elapsed();
    let control = &mut FromNow { control, since };
    if let Turn::Choose { can_offer, .. } = game.turn()? {
        let score = score(game, search, limit, control)?;
        return Some(choice(score, game.side_at(game.moves().len()), can_offer));
    }
    let cells = near_marks(game);
    let cell = match (game.rules().opening(), game.board().count()) {
        (Opening::Pro | Opening::LongPro, 0) => *cells.choose(random)?,
        (Opening::Pro | Opening::LongPro, 2) => {
            least(worth_to_opponent, game, &cells, search, limit, control)?
        }
        _ if !game.is_in_opening() => return None,
        (Opening::Swap2, marks @ 0..3) => match continuations(game).choose(random) {
            Some(&cell) => cell,
            // On a board that is not in the table, only the third mark can make up for the first two.
            None if marks < 2 => *cells.choose(random)?,
            None => least(unevenness, game, &cells, search, limit, control)?,
        },
        _ => least(unevenness, game, &cells, search, limit, control)?,
    };
    Some(Ply::Move(cell))
}

/// A clock that starts at some time of another one.
struct FromNow<'a> {
    control: &'a mut dyn Control,
    since: Duration,
}

impl Control for FromNow<'_> {
    fn elapsed(&mut self) -> Duration {
        self.control.elapsed().saturating_sub(self.since)
    }

    fn is_stopped(&mut self) -> bool {
        self.control.is_stopped()
    }
}

/// Returns the choice after this score for the side to move.
fn choice(score: Score, to_move: Side, can_offer: bool) -> Ply {
    match score {
        Score::Heuristic(value) if can_offer && value.abs() <= EVEN => Ply::Offer,
        Score::Heuristic(..0) | Score::MatedIn(_) => Ply::Choose(to_move.other()),
        Score::Heuristic(_) | Score::MateIn(_) => Ply::Choose(to_move),
    }
}

/// Returns the score of the position for the side that makes the next move.
fn score(
    game: &Game,
    search: &mut Search,
    limit: Limit,
    control: &mut dyn Control,
) -> Option<Score> {
    Some(search.think(game.next_position()?, limit, control).score)
}

/// Returns the cells with which nearly even positions of this board, turned or mirrored, continue the game.
fn continuations(game: &Game) -> Vec<Cell> {
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

/// Returns how far from even a score is; the maximum for wins and losses.
fn unevenness(score: Score) -> i32 {
    match score {
        Score::Heuristic(value) => value.saturating_abs(),
        Score::MateIn(_) | Score::MatedIn(_) => i32::MAX,
    }
}

/// Returns how good a score is for the side to move.
fn worth_to_opponent(score: Score) -> i32 {
    match score {
        Score::Heuristic(value) => value,
        Score::MateIn(_) => i32::MAX,
        Score::MatedIn(_) => i32::MIN,
    }
}

/// Returns the cell after which the score of the side that moves next has the least cost.
fn least(
    cost: fn(Score) -> i32,
    game: &Game,
    cells: &[Cell],
    search: &mut Search,
    limit: Limit,
    control: &mut dyn Control,
) -> Option<Cell> {
    let mut cells: Vec<(i32, Cell)> = cells.iter().map(|&it| (0, it)).collect();
    for (nodes, left) in ROUNDS {
        if !affords(limit, nodes, control) {
            break;
        }
        for (cost_after, cell) in &mut cells {
            let after = score_after(game, *cell, search, Limit::Nodes(nodes), control);
            *cost_after = after.map_or(i32::MAX, cost);
        }
        cells.sort_by_key(|&(cost_after, _)| cost_after);
        cells.truncate(left);
    }
    cells.first().map(|&(_, cell)| cell)
}

/// Returns whether there is enough left of the limit for a round with this many nodes for each cell. Each round takes
/// about as long as all before it together, or up to four times as long.
fn affords(limit: Limit, nodes: u64, control: &mut dyn Control) -> bool {
    match limit {
        Limit::Time(time) => {
            !control.is_stopped() && control.elapsed() * 5 <= time.max(Duration::from_millis(1))
        }
        Limit::Nodes(most) => nodes <= most,
        Limit::Depth(_) => nodes <= ROUNDS[1].0,
    }
}

/// Returns the score after this move, for the side that moves next; `None` if the move is not legal or ends the game.
fn score_after(
    game: &Game,
    cell: Cell,
    search: &mut Search,
    limit: Limit,
    control: &mut dyn Control,
) -> Option<Score> {
    let mut after = game.clone();
    after.play(cell).ok()?;
    search.clear();
    score(&after, search, limit, control)
}

/// Returns the legal moves near earlier marks, or all legal moves if none is near one.
fn near_marks(game: &Game) -> Vec<Cell> {
    let is_near = |cell: &&Cell| {
        let distance = |mark: &Cell| {
            let columns = cell.column().abs_diff(mark.column());
            columns.max(cell.row().abs_diff(mark.row()))
        };
        game.moves().iter().any(|mark| distance(mark) <= FROM_MARKS)
    };
    let legal: Vec<_> = game.legal_moves().collect();
    let near: Vec<_> = legal.iter().filter(is_near).copied().collect();
    if near.is_empty() { legal } else { near }
}
