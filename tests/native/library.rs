//! Libraries of games, which are searched by position and by words.

use std::{cmp::Reverse, collections::HashMap, sync::Arc};

use in_a_row::engine::{
    Board, Cell, Form, Game, GameTree, NodeId, Ply, Shape, Side, Start,
    library::{Found, FoundGame, FoundMove, GameResult, Library, PositionKey, Results},
    notation::{self, Link},
    records::{Fact, Record},
};
use proptest::{collection::vec, prelude::*, sample::Index};

use crate::common::{arranged, at, cells, legal_plies, played, rules};

type Marks = Vec<(Cell, Side)>;
type Map = Box<dyn Fn(Cell) -> Cell>;

/// Returns a key that sorts cells in reading order.
fn reading_order(cell: Cell) -> impl Ord {
    (cell.layer(), Reverse(cell.row()), cell.column())
}

fn sorted(mut marks: Marks) -> Marks {
    marks.sort_by_key(|&(cell, _)| reading_order(cell));
    marks
}

/// Returns the left bottom corner of the marks.
fn corner(marks: &Marks) -> [i16; 2] {
    let least = |of: fn(Cell) -> i16| marks.iter().map(|&(cell, _)| of(cell)).min().unwrap_or(0);
    [least(Cell::column), least(Cell::row)]
}

/// Returns all symmetries of a board, and, without end, the eight without shifts.
fn symmetries(shape: Shape) -> Vec<Map> {
    if shape.form() == Form::Endless {
        let turned: [fn(i16, i16) -> [i16; 2]; 8] = [
            |x, y| [x, y],
            |x, y| [-y, x],
            |x, y| [-x, -y],
            |x, y| [y, -x],
            |x, y| [-x, y],
            |x, y| [x, -y],
            |x, y| [y, x],
            |x, y| [-y, -x],
        ];
        let map = |turned: fn(i16, i16) -> [i16; 2]| -> Map {
            Box::new(move |cell: Cell| {
                let [right, up] = turned(cell.column(), cell.row());
                Cell::from_first_mark(right, up)
            })
        };
        return turned.into_iter().map(map).collect();
    }
    let map = |images: Vec<Cell>| -> Map { Box::new(move |cell: Cell| images[shape.index(cell)]) };
    shape.symmetries().into_iter().map(map).collect()
}

/// Returns all symmetries that map these marks onto the others.
fn maps_onto(shape: Shape, from: &Marks, onto: &Marks) -> Vec<Map> {
    let shifted = |map: Map| -> Option<Map> {
        let image =
            |map: &Map| -> Marks { from.iter().map(|&(cell, it)| (map(cell), it)).collect() };
        let map = if shape.form() == Form::Endless {
            let ([left, bottom], [to_left, to_bottom]) = (corner(&image(&map)), corner(onto));
            Box::new(move |cell| {
                let cell = map(cell);
                let (right, up) = (cell.column() - left, cell.row() - bottom);
                Cell::from_first_mark(right + to_left, up + to_bottom)
            })
        } else {
            map
        };
        (sorted(image(&map)) == sorted(onto.clone())).then_some(map)
    };
    symmetries(shape).into_iter().filter_map(shifted).collect()
}

fn marks_at(tree: &GameTree, node: NodeId) -> Marks {
    let mut tree = tree.clone();
    tree.go_to(node);
    tree.game().board().marks().collect()
}

fn count(results: &mut Results, result: Option<GameResult>) {
    results.games += 1;
    match result {
        Some(GameResult::Won(Side::First)) => results.won[0] += 1,
        Some(GameResult::Won(Side::Second)) => results.won[1] += 1,
        Some(GameResult::Drawn) => results.drawn += 1,
        None => {}
    }
}

/// Does the same as [`Library::find`]: compares the board with that at each node of each game under each symmetry.
fn slowly_found(library: &Library, board: &Board) -> Found {
    let (shape, asked) = (board.rules().shape(), board.marks().collect());
    let mut found = Found::default();
    let mut moves: HashMap<Cell, Results> = HashMap::new();
    for (game, record) in library.games().iter().enumerate() {
        let tree = &record.tree;
        if tree.game().rules().shape() != shape {
            continue;
        }
        let mut cells = Vec::new();
        let mut first = None;
        for node in std::iter::once(NodeId::ROOT).chain(tree.nodes()) {
            let maps = maps_onto(shape, &marks_at(tree, node), &asked);
            if maps.is_empty() {
                continue;
            }
            first.get_or_insert(node);
            for ply in tree.children(node).iter().filter_map(|&next| tree.ply(next)) {
                let Ply::Move(cell) = ply else { continue };
                let images = maps.iter().map(|map| map(cell));
                cells.extend(images.min_by_key(|&it| reading_order(it)));
            }
        }
        let Some(node) = first else { continue };
        found.games.push(FoundGame { game, node });
        count(&mut found.results, library.result(game));
        cells.sort_by_key(|&cell| reading_order(cell));
        cells.dedup();
        for cell in cells {
            count(moves.entry(cell).or_default(), library.result(game));
        }
    }
    found.moves = moves.into_iter().map(|(cell, results)| FoundMove { cell, results }).collect();
    found.moves.sort_by_key(|it| (Reverse(it.results.games), reading_order(it.cell)));
    found
}

/// Returns all plies that can be made now, without end those near the marks; none once the game has ended.
fn plies(game: &Game) -> Vec<Ply> {
    match game.position() {
        Some(position) if !game.rules().shape().has_end() => {
            position.candidates().map(Ply::Move).collect()
        }
        _ => legal_plies(game),
    }
}

/// A random record: the plies of a tree, each with the node to go to first, and the result.
type Steps = (Vec<(Option<Index>, Index)>, Option<&'static str>, bool);

fn steps() -> impl Strategy<Value = Steps> {
    let step = (prop::option::weighted(0.3, any::<Index>()), any::<Index>());
    let result = prop::sample::select(vec![None, Some("B+"), Some("W+"), Some("Draw"), Some("?")]);
    (vec(step, 0..12), result, any::<bool>())
}

fn record((board, start): (&str, &str), (steps, result, starts_white): &Steps) -> Record {
    let rules = rules(board);
    let (first, second) = start.split_once('-').unwrap_or_default();
    let cells = |text| notation::parse_moves_on(rules, text).expect("cells");
    let start = Start::new(cells(first), cells(second));
    let mut tree = GameTree::arrange(rules, start).expect("a position");
    for (to, ply) in steps {
        if let Some(to) = to {
            tree.go_to(tree.node(to.index(tree.node_count())).expect("a node"));
        }
        let plies = plies(tree.game());
        if !plies.is_empty() {
            tree.play_ply(plies[ply.index(plies.len())]).expect("a legal ply");
        }
    }
    let mut record = Record::new(tree);
    record.starts_white = *starts_white;
    record.facts.extend(result.map(|text| (Fact::Result, text.to_owned())));
    record
}

fn library(records: impl IntoIterator<Item = Record>) -> Library {
    Library::new(records.into_iter().map(Arc::new).collect())
}

fn of_games(games: &[&Game]) -> Library {
    library(games.iter().map(|game| Record::new(GameTree::of(game))))
}

const BOARDS: [&[(&str, &str)]; 7] = [
    &[("3x3k3", ""), ("3x3k3", "a1-b2"), ("3x3k3", "b2-"), ("4x4k3", "")],
    &[("4x3k3", ""), ("4x3k3e", ""), ("3x4k3", "")],
    &[("5x5k4", ""), ("5x5k4e", "c3-b2")],
    &[("3x3x3k3", ""), ("3x3x3k3", "2b2-1a1")],
    &[("4x4x4k4", "")],
    &[("endless5", ""), ("endless5", "r0u0-r1u1"), ("endless5", "r0u0r9d9-r1u0")],
    &[("15x15k5s2", ""), ("15x15k5rs1", ""), ("15x15k5", "h8i9-g7")],
];

fn any_library() -> impl Strategy<Value = Library> {
    let boards = prop::sample::select(BOARDS.to_vec());
    (boards, vec((any::<Index>(), steps()), 1..6)).prop_map(|(boards, records)| {
        library(
            records.iter().map(|(board, steps)| record(boards[board.index(boards.len())], steps)),
        )
    })
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(200))]

    /// The position at any node, under any symmetry, and with one mark more, is found as by comparing boards.
    #[test]
    fn comparing_all_boards_finds_the_same(
        library in any_library(),
        nodes in vec((any::<Index>(), any::<Index>(), any::<Index>(), any::<Index>()), 4),
    ) {
        for (game, node, symmetry, more) in nodes {
            let tree = &library.games()[game.index(library.games().len())].tree;
            let rules = tree.game().rules();
            let node = tree.node(node.index(tree.node_count())).expect("a node");
            let symmetries = symmetries(rules.shape());
            let map = &symmetries[symmetry.index(symmetries.len())];
            let marks = marks_at(tree, node);
            let board = Board::with_marks(rules, marks.iter().copied());
            let turned = Board::with_marks(rules, marks.iter().map(|&(cell, it)| (map(cell), it)));
            let free = board.candidates();
            // A full board has no room for another mark.
            let with_more = (!free.is_empty()).then(|| {
                let another = (free[more.index(free.len())], Side::at_ply(marks.len()));
                Board::with_marks(rules, marks.iter().copied().chain([another]))
            });
            prop_assert_eq!(PositionKey::of(&board), PositionKey::of(&turned));
            if let Some(with_more) = &with_more {
                prop_assert_ne!(PositionKey::of(&board), PositionKey::of(with_more));
            }
            for board in [board, turned].into_iter().chain(with_more) {
                prop_assert_eq!(library.find(&board), slowly_found(&library, &board), "{:?}", board);
            }
        }
    }

    /// Two positions have the same key exactly if a symmetry maps them onto each other.
    #[test]
    fn keys_are_equal_for_equal_positions(
        boards in prop::sample::select(BOARDS.to_vec()),
        one in steps(),
        other in steps(),
    ) {
        let [one, other] = [one, other].map(|steps| record(boards[0], &steps).tree.main_line());
        let [from, onto] = [&one, &other].map(|game| game.board().marks().collect());
        let are_equal = !maps_onto(one.rules().shape(), &from, &onto).is_empty();
        prop_assert_eq!(PositionKey::of(one.board()) == PositionKey::of(other.board()), are_equal);
    }
}

/// Returns the moves that are found, each with the number of its games.
fn moves(found: &Found) -> Vec<(String, usize)> {
    found.moves.iter().map(|it| (it.cell.to_string(), it.results.games)).collect()
}

#[test]
fn moves_are_turned_as_the_position_is() {
    let games = ["h8h9i9g7", "h8g8g9h5", "h8h9i9a1"].map(|moves| played("15x15k5", moves));
    let library = of_games(&games.each_ref());
    let found = library.find(played("15x15k5", "h8h9i9").board());
    assert_eq!(found.games.iter().map(|it| it.game).collect::<Vec<_>>(), [0, 1, 2]);
    // The second game is the first turned to the left: what is up in it is right here.
    let expected = ["e8", "g7", "a1"].map(|cell| (cell.to_owned(), 1));
    assert_eq!(moves(&found), expected);
    // Turned by half.
    let found = library.find(played("15x15k5", "h8h7g7").board());
    let expected = ["o15", "i9", "k8"].map(|cell| (cell.to_owned(), 1));
    assert_eq!(moves(&found), expected);
}

#[test]
fn equal_cells_are_listed_once() {
    let games = ["b2a1", "b2c3", "b2b1", "b2a3"].map(|moves| played("3x3k3", moves));
    let found = of_games(&games.each_ref()).find(played("3x3k3", "b2").board());
    assert_eq!(moves(&found), [("a3".to_owned(), 3), ("b3".to_owned(), 1)]);
}

#[test]
fn a_game_counts_once() {
    // a1, b2 and c1 in two orders, and both moves that follow.
    let mut tree = GameTree::of(&played("5x5k4", "a1b2c1d4"));
    tree.go_to(NodeId::ROOT);
    for cell in cells("c1b2a1d4") {
        tree.play(cell).expect("a legal move");
    }
    tree.back();
    tree.play(at("e5")).expect("a legal move");
    let found = library([Record::new(tree)]).find(played("5x5k4", "a1b2c1").board());
    assert_eq!(found.games.len(), 1);
    assert_eq!(found.games[0].node.index(), 3);
    assert_eq!(moves(&found), [("e5".to_owned(), 1), ("d4".to_owned(), 1)]);
}

#[test]
fn choices_of_an_opening_do_not_change_the_position() {
    let swapped = "15x15k5s1/h8b0i9".parse::<Link>().expect("a link").game;
    let library =
        of_games(&[&swapped, &played("15x15k5", "h8i9"), &arranged("15x15k5", "h8-", "i9")]);
    let asked = "15x15k5s1/h8".parse::<Link>().expect("a link").game;
    let found = library.find(asked.board());
    assert_eq!(found.games.len(), 3);
    assert_eq!(found.games[0].node.index(), 1);
    assert_eq!(found.games[2].node, NodeId::ROOT);
    assert_eq!(moves(&found), [("g9".to_owned(), 3)]);
}

#[test]
fn what_is_not_there_is_not_found() {
    let empty = Library::new(Vec::new());
    let game = played("15x15k5", "h8i9");
    assert_eq!(empty.find(game.board()), Found::default());
    assert_eq!(empty.search(""), [] as [usize; 0]);
    assert_eq!(empty.result(0), None);
    let library = of_games(&[&game]);
    for (board, moves) in
        [("15x15k5", "h8h9"), ("15x15k5", "a1i9"), ("19x19k5", ""), ("endless5", "")]
    {
        assert_eq!(library.find(played(board, moves).board()), Found::default(), "{board} {moves}");
    }
    // The other side's marks are another position.
    assert_eq!(library.find(played("15x15k5", "i9h8").board()).games, []);
}

#[test]
fn far_marks_without_end_are_found() {
    let game = played("endless5", "r0u0r30000u30000l30000d30000");
    let library = of_games(&[&game]);
    let found = library.find(played("endless5", "r0u0l30000u30000").board());
    assert_eq!(moves(&found), [("r30000d30000".to_owned(), 1)]);
    // Seen from the corner, the next move would be too far away.
    let start = Start::new([at("r0u0")], [at("r30000u30000")]);
    let shifted = Game::arrange(rules("endless5"), start).expect("a position");
    assert_eq!(library.find(shifted.board()).moves.len(), 1);
    let board = Board::with_marks(
        rules("endless5"),
        [(at("l30000d30000"), Side::First), (at("r0u0"), Side::Second)],
    );
    let found = library.find(&board);
    assert_eq!((found.games.len(), found.moves), (1, Vec::new()));
}

/// A tree of one long line, and one with many variations.
#[test]
fn large_trees_take_no_longer_than_many_small_ones() {
    let rules = rules("40x40k5");
    let mut tree = GameTree::new(rules);
    let cells: Vec<_> = rules.shape().cells().collect();
    for &cell in cells.iter().take(2) {
        tree.play(cell).expect("a free cell");
    }
    for second in &cells[2..102] {
        let node = tree.play(*second).expect("a free cell");
        for third in cells.iter().filter(|it| !cells[..2].contains(it) && *it != second) {
            tree.play(*third).expect("a free cell");
            tree.back();
        }
        assert_eq!(tree.current(), node);
        tree.back();
    }
    let library = library([Record::new(tree)]);
    let found = library.find(Game::new(rules).with(cells[..2].to_vec()).expect("legal").board());
    assert_eq!((found.games.len(), found.moves.len()), (1, 100));
}

fn stating(game: &Game, result: &str, starts_white: bool) -> Record {
    let mut record = Record::new(GameTree::of(game));
    record.facts.push((Fact::Result, result.to_owned()));
    record.starts_white = starts_white;
    record
}

#[test]
fn results_are_read() {
    let (first, second) = (GameResult::Won(Side::First), GameResult::Won(Side::Second));
    for (text, black_begins, white_begins) in [
        ("B+", Some(first), Some(second)),
        ("B+R", Some(first), Some(second)),
        ("b + Time", Some(first), Some(second)),
        ("W+5", Some(second), Some(first)),
        ("White wins", Some(second), Some(first)),
        ("Black won by resignation", Some(first), Some(second)),
        ("1-0", Some(first), Some(first)),
        ("0:1", Some(second), Some(second)),
        ("0 – 1", Some(second), Some(second)),
        ("1/2-1/2", Some(GameResult::Drawn), Some(GameResult::Drawn)),
        ("½-½", Some(GameResult::Drawn), Some(GameResult::Drawn)),
        ("Draw", Some(GameResult::Drawn), Some(GameResult::Drawn)),
        ("0", Some(GameResult::Drawn), Some(GameResult::Drawn)),
        ("=", Some(GameResult::Drawn), Some(GameResult::Drawn)),
        ("", None, None),
        ("?", None, None),
        ("Void", None, None),
        ("10", None, None),
        ("Bill", None, None),
    ] {
        let game = played("15x15k5", "h8");
        let read = |starts_white| GameResult::of(&stating(&game, text, starts_white));
        assert_eq!([read(false), read(true)], [black_begins, white_begins], "{text}");
    }
}

#[test]
fn the_main_line_decides_what_is_not_stated() {
    let won = played("3x3k3", "a1a2b1b2c1");
    let drawn = played("3x3k3", "a1b1c1b2a2c2b3a3");
    let of = |game: &Game| GameResult::of(&Record::new(GameTree::of(game)));
    assert_eq!(of(&won), Some(GameResult::Won(Side::First)));
    assert_eq!(of(&drawn), Some(GameResult::Drawn));
    assert_eq!(of(&played("3x3k3", "a1a2b1b2")), None);
    assert_eq!(GameResult::of(&stating(&won, "?", true)), Some(GameResult::Won(Side::First)));
    assert_eq!(GameResult::of(&stating(&won, "W+T", false)), Some(GameResult::Won(Side::Second)));
}

#[test]
fn results_are_counted() {
    let game = played("15x15k5", "h8i9");
    let results = ["B+", "B+R", "W+", "Draw", "?", "1-0"];
    let library = library(results.map(|result| stating(&game, result, false)));
    let found = library.find(played("15x15k5", "h8").board());
    let expected = Results { games: 6, won: [3, 1], drawn: 1 };
    assert_eq!(found.results, expected);
    assert_eq!(found.moves, [FoundMove { cell: at("g9"), results: expected }]);
    assert_eq!(library.result(2), Some(GameResult::Won(Side::Second)));
}

#[test]
fn all_words_are_searched() {
    let known = |players: [&str; 2], facts: &[(Fact, &str)]| {
        let mut record = Record::new(GameTree::new(rules("15x15k5")));
        record.players = players.map(|name| Some(name.to_owned()).filter(|it| !it.is_empty()));
        record.facts = facts.iter().map(|&(fact, text)| (fact, text.to_owned())).collect();
        record
    };
    let library = library([
        known(
            ["Ants Soosõrv", "Taimo Lentsius"],
            &[(Fact::Event, "World Championship"), (Fact::Date, "2005-08-15")],
        ),
        known(["Tunnet Taimla", ""], &[(Fact::Site, "Tallinn"), (Fact::Result, "Tie")]),
        known(
            ["", ""],
            &[(Fact::Title, "Final"), (Fact::Source, "RenLib"), (Fact::Rules, "Renju")],
        ),
    ]);
    for (text, expected) in [
        ("", vec![0, 1, 2]),
        (" \n", vec![0, 1, 2]),
        ("SOOSÕRV", vec![0]),
        ("tai", vec![0, 1]),
        ("tai 2005", vec![0]),
        ("2005 world ants", vec![0]),
        ("world renlib", vec![]),
        ("final", vec![2]),
        ("renlib", vec![2]),
        ("renju", vec![]),
        ("tie", vec![]),
        ("tallinn TUNNET", vec![1]),
        // A word does not go over from one name to the next.
        ("soosõrvtaimo", vec![]),
    ] {
        assert_eq!(library.search(text), expected, "{text:?}");
    }
}
