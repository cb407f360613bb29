//! Searches many games by position and by words.
//!
//! A [`Library`] knows every position of its games' trees, and finds it turned and mirrored as well. It tells in which games
//! a position arises, which moves followed there, and how the games ended.

mod builder;
mod field;
mod found;
mod key;
mod result;
mod symmetries;

use std::{cmp::Reverse, sync::Arc};

use rustc_hash::FxHashMap;

pub use self::{
    builder::LibraryBuilder,
    found::{Found, FoundGame, FoundMove},
    key::PositionKey,
    result::{GameResult, Results},
};
use self::{
    found::Query,
    key::{Frame, Sums},
    symmetries::Symmetries,
};
use super::{
    Board, Cell, NodeId, Ply, Shape,
    records::{Fact, Record},
};

/// Games that can be searched by position and by words.
///
/// # Cost
/// [`Library::new`] visits each node of each tree once: with n nodes, it takes time in proportion to n log n. A node costs
/// an addition for each symmetry of the board: 8 on a square, 4 on another rectangle, and 48 or 192 in space. Without end, it
/// costs a few hundred multiplications instead. The library keeps 18 bytes for each node besides the games, and
/// [`Library::new`] needs 24 more while it runs. A [`LibraryBuilder`] takes the games one by one.
///
/// [`Library::find`] takes time in proportion to log n, the cells of the board, and the nodes with the position and those
/// after them. [`Library::search`] looks at what is known about each game, and at no position.
///
/// # Examples
/// ```
/// use std::sync::Arc;
///
/// use in_a_row::engine::{Variant, library::Library, notation::Link, records::sgf};
///
/// // Two games with the same opening: the second is the first turned by half, in another order.
/// let file = "(;GM[4]PB[Ada]PW[Ben]RE[B+];B[hh];W[hg];B[ii];W[gi])
///     (;GM[4]PB[Ben]PW[Cleo]RE[W+];B[gg];W[hi];B[hh];W[gi])";
/// let games = sgf::read(file, Variant::Freestyle, false)?;
/// let library = Library::new(games.into_iter().map(Arc::new).collect());
///
/// let asked = "15x15k5/h8h9i7".parse::<Link>()?.game;
/// let found = library.find(asked.board());
/// assert_eq!(found.games.len(), 2);
/// let moves: Vec<_> = found.moves.iter().map(|it| it.cell.to_string()).collect();
/// assert_eq!(moves, ["i9", "g7"]);
/// assert_eq!(found.moves[0].results.won, [0, 1]);
///
/// assert_eq!(library.search("ben ADA"), [0]);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug, Default)]
pub struct Library {
    games: Vec<Arc<Record>>,
    results: Vec<Option<GameResult>>,
    /// For each game, how many nodes the games before it have.
    starts: Vec<u32>,
    /// The key of each node of each game. Those of deleted nodes are not used.
    keys: Vec<PositionKey>,
    /// How each node's position becomes the one that its key stands for.
    frames: Vec<Frame>,
    /// The numbers of the nodes, sorted by their keys. Those with the same key are in the order of the games and their
    /// trees.
    sorted: Vec<u32>,
}

impl Library {
    /// Creates a library of these games, with all positions of their trees.
    ///
    /// Games after the first 2^32 nodes are not found by position.
    #[must_use]
    pub fn new(games: Vec<Arc<Record>>) -> Self {
        let mut builder = LibraryBuilder::default();
        builder.reserve(games.iter().map(|game| game.tree.node_count()).sum());
        for game in games {
            builder.add(game);
        }
        builder.finish()
    }

    /// Returns the games.
    #[must_use]
    pub fn games(&self) -> &[Arc<Record>] {
        &self.games
    }

    /// Returns how the game at this place ended, if there is one and that is known; see [`GameResult::of`].
    #[must_use]
    pub fn result(&self, game: usize) -> Option<GameResult> {
        self.results.get(game).copied().flatten()
    }

    /// Finds the games with this position, also turned, mirrored and, without end, shifted, and the moves that followed.
    ///
    /// Positions are the same if a symmetry of the board maps the marks of each side onto each other. The game's rules, its
    /// opening and the order of its moves make no difference, so a move that is found may be against the rules of the game
    /// that asks. A position and a move count once for a game, however many of its variations have them, and with the result
    /// of that game.
    #[must_use]
    pub fn find(&self, board: &Board) -> Found {
        let shape = board.rules().shape();
        let symmetries = Symmetries::of(shape);
        let mut sums = Sums::new(&symmetries);
        for (cell, side) in board.marks() {
            sums.put(cell, side);
        }
        let query = Query { board, symmetries: &symmetries, frames: sums.frames() };
        let mut found = Found::default();
        // Where the moves lead, as far as that is known.
        let mut cells = FxHashMap::default();
        // For each move, the last game with it, and all of them.
        let mut moves: FxHashMap<Cell, (usize, Results)> = FxHashMap::default();
        for (game, node) in self.with_key(sums.view().key) {
            let record = &self.games[game];
            if shape_of(record) != shape {
                continue;
            }
            let result = self.results[game];
            if found.games.last().is_none_or(|last| last.game != game) {
                found.games.push(FoundGame { game, node });
                found.results.add(result);
            }
            let frame = self.frames[self.number_of(game, node)];
            for &next in record.tree.children(node) {
                let Some(Ply::Move(cell)) = record.tree.ply(next) else { continue };
                let place = symmetries.place(frame.symmetry(), frame.corner, cell);
                let cell = *cells.entry(place).or_insert_with(|| query.cell(place));
                let Some(cell) = cell else { continue };
                let (last, results) = moves.entry(cell).or_insert((usize::MAX, Results::default()));
                if *last != game {
                    *last = game;
                    results.add(result);
                }
            }
        }
        let moves = moves.into_iter().map(|(cell, (_, results))| FoundMove { cell, results });
        found.moves = moves.collect();
        found.moves.sort_unstable_by_key(|it| (Reverse(it.results.games), it.cell.reading_order()));
        found
    }

    /// Returns the nodes with this key, in the order of the games and their trees.
    fn with_key(&self, key: PositionKey) -> impl Iterator<Item = (usize, NodeId)> {
        let key_of = |number: u32| self.keys[number as usize];
        let start = self.sorted.partition_point(|&number| key_of(number) < key);
        let numbers = self.sorted[start..].iter().copied();
        numbers.take_while(move |&number| key_of(number) == key).filter_map(|number| {
            let game = self.starts.partition_point(|&start| start <= number).checked_sub(1)?;
            let node = (number - self.starts[game]) as usize;
            Some((game, self.games[game].tree.node(node)?))
        })
    }

    fn number_of(&self, game: usize, node: NodeId) -> usize {
        self.starts[game] as usize + node.index()
    }

    /// Returns the places of the games about which all these words are known: parts of the names of players, or of the
    /// title, the event, the site, the date or the source. Capital letters make no difference. Without words, all games are
    /// returned.
    #[must_use]
    pub fn search(&self, text: &str) -> Vec<usize> {
        let text = text.to_lowercase();
        let words: Vec<_> = text.split_whitespace().collect();
        let games = self.games.iter().enumerate();
        let games = games.filter(|(_, game)| {
            let known = known_about(game);
            words.iter().all(|word| known.contains(word))
        });
        games.map(|(place, _)| place).collect()
    }
}

fn shape_of(record: &Record) -> Shape {
    record.tree.game().rules().shape()
}

/// Returns what can be searched for by words, a line each, in lower case.
fn known_about(record: &Record) -> String {
    const SEARCHED: [Fact; 5] = [Fact::Title, Fact::Event, Fact::Site, Fact::Date, Fact::Source];
    let players = record.players.iter().flatten();
    let facts = record.facts.iter().filter(|(fact, _)| SEARCHED.contains(fact));
    let texts: Vec<_> = players.chain(facts.map(|(_, text)| text)).map(|it| &**it).collect();
    texts.join("\n").to_lowercase()
}
