//! Properties of the Smart Game Format: what is written is read again, and no text is too strange.

use in_a_row::engine::{
    Game, GameTree, Glyph, NodeId, Notes, Ply, PointMark, Rules, Start, Turn, Variant, notation,
    records::{Fact, Record, sgf},
};
use proptest::{collection::vec, prelude::*, sample::Index};

/// What can be told apart in a record. Marks are in the order in which they are written.
#[derive(Debug, PartialEq)]
struct Contents {
    rules: Rules,
    start: Start,
    players: [Option<String>; 2],
    starts_white: bool,
    facts: Vec<(Fact, String)>,
    /// Each node's depth, its ply, and what is said about it.
    nodes: Vec<(usize, Option<Ply>, Notes)>,
}

fn contents(record: &Record) -> Contents {
    let tree = &record.tree;
    let nodes = std::iter::once(NodeId::ROOT).chain(tree.nodes()).map(|node| {
        let mut notes = tree.notes(node).clone();
        notes.points.sort_by_key(|point| format!("{point:?}"));
        (tree.path(node).len(), tree.ply(node), notes)
    });
    Contents {
        rules: tree.game().rules(),
        start: tree.game().start().clone(),
        players: record.players.clone(),
        starts_white: record.starts_white,
        facts: record.facts.clone(),
        nodes: nodes.collect(),
    }
}

/// Returns all plies that can be made now; none once the game has ended.
fn legal_plies(game: &Game) -> Vec<Ply> {
    match game.turn() {
        None => Vec::new(),
        Some(Turn::Move { .. }) => game.legal_moves().map(Ply::Move).collect(),
        Some(turn @ Turn::Choose { .. }) => turn.choices().to_vec(),
    }
}

const BOARDS: [(&str, &str); 14] = [
    ("15x15k5", ""),
    ("15x15k5", "h8i9-g7j10"),
    ("15x15k5r", ""),
    ("15x15k5r", "h8-"),
    ("15x15k5c", ""),
    ("15x15k5o", ""),
    ("15x15k5s1", ""),
    ("15x15k5es2", ""),
    ("15x15k5rs2", ""),
    ("15x15k5p2", ""),
    ("19x19k5e", "a1-b1"),
    ("13x15k6", ""),
    ("40x30k5", ""),
    ("3x3k3", ""),
];

fn mark(kind: u8, text: &str) -> PointMark {
    match kind {
        0 => PointMark::Triangle,
        1 => PointMark::Square,
        2 => PointMark::Circle,
        3 => PointMark::Cross,
        _ => PointMark::Label(text.to_owned()),
    }
}

/// A text of one line.
fn line() -> impl Strategy<Value = String> {
    "[!-~äあ]([ -~äあ]{0,8}[!-~äあ])?"
}

/// A step of a random tree.
#[derive(Clone, Debug)]
struct Step {
    /// Where to go first.
    to: Option<Index>,
    ply: Index,
    comment: String,
    glyph: Option<Index>,
    /// Marks, each with its cell and its kind.
    marks: Vec<(Index, u8)>,
    label: String,
}

fn step() -> impl Strategy<Value = Step> {
    let to = prop::option::weighted(0.3, any::<Index>());
    let glyph = prop::option::weighted(0.2, any::<Index>());
    let marks = vec((any::<Index>(), 0_u8..5), 0..3);
    (to, any::<Index>(), "[ -~äあ\n]{0,12}", glyph, marks, line()).prop_map(
        |(to, ply, comment, glyph, marks, label)| Step { to, ply, comment, glyph, marks, label },
    )
}

/// Makes a step in a tree. The nodes are those that it has.
fn grow(tree: &mut GameTree, nodes: &mut Vec<NodeId>, step: &Step) {
    if let Some(to) = step.to {
        tree.go_to(nodes[to.index(nodes.len())]);
    }
    let legal = legal_plies(tree.game());
    if !legal.is_empty() {
        let ply = legal[step.ply.index(legal.len())];
        nodes.push(tree.play_ply(ply).expect("a legal ply"));
    }
    let shape = tree.game().rules().shape();
    let node = tree.current();
    let said = tree.notes_mut(node);
    said.comment.clone_from(&step.comment);
    said.glyph = step.glyph.map(|it| Glyph::ALL[it.index(Glyph::ALL.len())]);
    said.points.clear();
    for (index, kind) in &step.marks {
        let cell = shape.cells().nth(index.index(shape.cell_count())).expect("a cell");
        let point = (cell, mark(*kind, &step.label));
        if !said.points.contains(&point) {
            said.points.push(point);
        }
    }
}

fn any_record() -> impl Strategy<Value = Record> {
    let facts = vec((any::<Index>(), line()), 0..5);
    let players = (prop::option::of(line()), prop::option::of(line()));
    (any::<Index>(), vec(step(), 0..30), players, any::<bool>(), facts).prop_map(
        |(board, steps, players, starts_white, facts)| {
            let (board, marks) = BOARDS[board.index(BOARDS.len())];
            let rules: Rules = board.parse().expect("rules");
            let (first, second) = marks.split_once('-').unwrap_or_default();
            let cells = |text| notation::parse_moves(text).expect("cells");
            let marks = Start::new(cells(first), cells(second));
            let mut tree = GameTree::arrange(rules, marks).expect("a position");
            let mut nodes = vec![NodeId::ROOT];
            for step in steps {
                grow(&mut tree, &mut nodes, &step);
            }
            let mut record = Record::new(tree);
            record.players = [players.0, players.1];
            record.starts_white = starts_white && !rules.starter_is_black();
            let all = [
                Fact::Title,
                Fact::Event,
                Fact::Round,
                Fact::Site,
                Fact::Date,
                Fact::Result,
                Fact::Rules,
                Fact::Source,
            ];
            for (index, text) in facts {
                let fact = all[index.index(all.len())];
                if record.fact(fact).is_none() {
                    record.facts.push((fact, text));
                }
            }
            record
        },
    )
}

proptest! {
    #[test]
    fn what_is_written_is_read_again(record in any_record(), other in any_record()) {
        let text = sgf::write(&[&record, &other]).expect("flat boards");
        let read = sgf::read(&text, Variant::CaroOverlines, false);
        let read = read.map_err(|error| TestCaseError::fail(format!("{error} in {text}")))?;
        prop_assert_eq!(read.len(), 2, "{}", text);
        for (read, written) in std::iter::zip(&read, [&record, &other]) {
            prop_assert_eq!((read.left_out, read.cut_off), (None, None), "{}", text);
            prop_assert_eq!(contents(read), contents(written), "{}", text);
            prop_assert_eq!(read.tree.main_line(), written.tree.main_line());
        }
        prop_assert!(text.lines().all(|line| line.len() < 140), "{}", text);
    }

    #[test]
    fn changed_files_are_read_or_refused(
        record in any_record(),
        changes in vec((any::<Index>(), 0_u8..3, "[]\\[();:\\\\BWACEGMSZLRTa-t0-9 \n]{1,3}"), 1..8),
        accepts in any::<bool>(),
    ) {
        let mut text: Vec<char> = sgf::write(&[&record]).expect("a flat board").chars().collect();
        for (place, kind, new) in changes {
            let at = place.index(text.len().max(1)).min(text.len());
            let until = if kind == 0 { at } else { (at + usize::from(kind)).min(text.len()) };
            text.splice(at..until, new.chars().filter(|_| kind < 2));
        }
        check_any(&text.into_iter().collect::<String>(), accepts)?;
    }

    #[test]
    fn any_text_is_read_or_refused(
        text in "(\\(;)?([]\\[();:\\\\\na-t0-9]|\\(;|;B\\[|;W\\[|AB\\[|AW\\[|SZ\\[|GM\\[4\\]|C\\[|TR\\[|[a-o][a-o]\\]|ä|XCHOICE){0,60}",
        accepts in any::<bool>(),
    ) {
        check_any(&text, accepts)?;
    }

    #[test]
    fn any_bytes_have_an_encoding(bytes in vec(any::<u8>(), 0..64)) {
        prop_assert!(!sgf::charset(&bytes).is_empty());
        check_any(&String::from_utf8_lossy(&bytes), true)?;
    }
}

/// Reads a text. What is read can be written, and is the same when it is read again.
fn check_any(text: &str, accepts_other_games: bool) -> Result<(), TestCaseError> {
    let Ok(records) = sgf::read(text, Variant::Exact, accepts_other_games) else { return Ok(()) };
    let written = sgf::write(&records.iter().collect::<Vec<_>>()).expect("flat boards");
    let again = sgf::read(&written, Variant::Exact, false);
    let again =
        again.map_err(|error| TestCaseError::fail(format!("{error} in {written} of {text}")))?;
    let [before, after] = [&records, &again].map(|it| it.iter().map(contents).collect::<Vec<_>>());
    prop_assert_eq!(before, after, "{} of {}", written, text);
    Ok(())
}
