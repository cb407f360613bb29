//! Games with variations and notes: as text, in storage, in links, and in the list of moves.

use in_a_row::{
    app::{
        game::{
            mode::{Review, ReviewActivity},
            state::GameState,
        },
        links::model::add_variations as add_from_link,
        names::model::DisplayNames,
        review::{
            model::{can_promote, is_drawing},
            tree::{Folding, TreeRow, rows},
        },
    },
    engine::{
        Cell, Game, GameTree, Glyph, NodeId, Notes, Ply, PointMark,
        notation::{
            Link, VariationsError, add_variations, link_in, split_variations, write_plies,
            write_variations,
        },
        records::{Fact, Record},
    },
    session::{
        Analysis, AnalysisError, Entries, Mark, NoteMark, Pieces, Players, Replay, Seat, Seating,
        Session, Setup, Transfer,
        analysis::{self, LONGEST_ANALYSIS, MOST_ANALYSES, link_with_variations},
    },
    storage_keys::ANALYSES,
};
use proptest::{prelude::*, sample::Index};

use crate::common::{arranged, at, by_choices, legal_plies, played, rules};

const NAMELESS: DisplayNames = [None, None];

/// Returns a tree of this game, and the nodes of the game.
fn tree_of(game: &Game) -> (GameTree, Vec<NodeId>) {
    let tree = GameTree::of(game);
    let line = tree.path(tree.current());
    (tree, line)
}

/// Adds variations and notes: each step goes to a node and makes legal plies there, or writes a note.
fn grow(tree: &mut GameTree, steps: &[(Index, Vec<Index>, u8)]) {
    for (from, plies, note) in steps {
        let node = tree.node(from.index(tree.node_count())).expect("a node");
        tree.go_to(node);
        for choice in plies {
            let legal = legal_plies(tree.game());
            if legal.is_empty() {
                break;
            }
            tree.play_ply(legal[choice.index(legal.len())]).expect("legal");
        }
        let cells: Vec<Cell> = tree.game().rules().shape().cells().take(3).collect();
        let notes = tree.notes_mut(tree.current());
        match note % 8 {
            0 => notes.comment = format!("Gut! 好手 {note}\n0z-/v/ ÄÖ"),
            1 => notes.glyph = Some(Glyph::ALL[usize::from(*note) % Glyph::ALL.len()]),
            2 => notes.points = cells.into_iter().map(|cell| (cell, PointMark::Triangle)).collect(),
            3 => notes.points.extend([(cells[1], PointMark::Label("B2 0z".to_owned()))]),
            4 => notes.points.extend([(cells[0], PointMark::Square)]),
            _ => {}
        }
    }
}

/// Returns everything in a tree, each node with its path, in the order of writing.
fn content(tree: &GameTree) -> Vec<(String, Notes)> {
    let path = |node| {
        let plies: Vec<_> = tree.path(node).into_iter().filter_map(|it| tree.ply(it)).collect();
        (write_plies(&plies), tree.notes(node).clone())
    };
    std::iter::once(NodeId::ROOT).chain(tree.nodes()).map(path).collect()
}

const STEPS: usize = 12;

fn steps() -> impl Strategy<Value = Vec<(Index, Vec<Index>, u8)>> {
    let plies = prop::collection::vec(any::<Index>(), 0..6);
    prop::collection::vec((any::<Index>(), plies, any::<u8>()), 0..STEPS)
}

fn boards() -> impl Strategy<Value = &'static str> {
    prop::sample::select(vec![
        "3x3k3",
        "15x15k5",
        "15x15k5r",
        "15x15k5s2",
        "40x40k5",
        "4x4x4k4",
        "7x5k4",
    ])
}

proptest! {
    #[test]
    fn variations_are_read_as_they_were_written(
        board in boards(),
        moves in prop::collection::vec(any::<Index>(), 0..12),
        steps in steps(),
    ) {
        let game = by_choices(Game::new(rules(board)), &moves);
        let (mut tree, line) = tree_of(&game);
        grow(&mut tree, &steps);
        let text = write_variations(&tree, &line);
        prop_assert!(text.chars().all(|it| it.is_ascii_lowercase() || it.is_ascii_digit() || it == '-'));
        prop_assert!(!text.ends_with('-'));
        let (mut read, read_line) = tree_of(&game);
        if text.is_empty() {
            prop_assert_eq!(content(&read), content(&tree));
        } else {
            add_variations(&mut read, &text).expect("as written");
            prop_assert_eq!(content(&read), content(&tree));
            prop_assert_eq!(write_variations(&read, &read_line), text.clone());
            // In the middle of a message, in capitals, and broken into lines.
            let link = link_with_variations(&game, &text);
            let message = format!("Look: https://example.org/#{link} See you!");
            let (before, found) = split_variations(&message);
            prop_assert_eq!(found.as_deref(), Some(&*text));
            prop_assert_eq!(link_in(before, rules(board)).expect("a link").game, game);
            let broken: String = link.to_uppercase().chars().enumerate().flat_map(|(at, it)| {
                let is_broken = at % 60 == 59;
                std::iter::once(it).chain(is_broken.then_some('\n'))
            }).collect();
            if !broken.contains("/\n") && !broken.contains("V\n") {
                let (_, found) = split_variations(&broken);
                prop_assert_eq!(found.as_deref(), Some(&*text));
            }
        }
    }

    #[test]
    fn a_kept_analysis_is_read_as_it_was_written(
        board in boards(),
        moves in prop::collection::vec(any::<Index>(), 0..12),
        steps in steps(),
        comment in "\\PC*",
    ) {
        let game = by_choices(Game::new(rules(board)), &moves);
        let (mut tree, line) = tree_of(&game);
        grow(&mut tree, &steps);
        let mut record = Record::new(tree);
        record.players = [Some(format!("A\n\\{comment}")), None];
        record.starts_white = steps.len() % 2 == 0;
        record.facts = vec![(Fact::Event, comment)];
        let analysis = Analysis { changed: 5, record, plies: line.len() };
        let read: Analysis = analysis.to_string().parse().expect("as written");
        prop_assert_eq!(read.to_string(), analysis.to_string());
        prop_assert_eq!(content(&read.record.tree), content(&analysis.record.tree));
        prop_assert_eq!(&read.game(), &game);
        let seating = Seating { first: Seat::One, x: Seat::One };
        let setup = Setup { rules: game.rules(), ..Setup::DEFAULT };
        let mut tree = analysis.record.tree.clone();
        tree.go_to(line.last().copied().unwrap_or_default());
        let replay = Replay::of_tree(setup, seating, tree);
        prop_assert_eq!(replay.has_analysis(), !replay.variations().is_empty());
        prop_assert_eq!(&read.record.players, &analysis.record.players);
        prop_assert_eq!(&read.record.facts, &analysis.record.facts);
    }

    /// What is cut off or changed is never read as something else.
    #[test]
    fn changed_variations_are_refused(steps in steps(), cut in any::<Index>(), byte in any::<u8>()) {
        let game = played("15x15k5", "h8i9j10");
        let (mut tree, line) = tree_of(&game);
        grow(&mut tree, &steps);
        tree.notes_mut(NodeId::ROOT).comment.push('x');
        let text = write_variations(&tree, &line);
        let at = cut.index(text.len());
        let mut changed = text.clone().into_bytes();
        changed[at] = b'a' + byte % 26;
        let changed = String::from_utf8(changed).expect("ASCII");
        for other in [&text[..at], &changed] {
            let (mut read, _) = tree_of(&game);
            let result = add_variations(&mut read, other);
            prop_assert_eq!(result.is_ok(), other == text);
        }
    }

    #[test]
    fn any_text_is_refused_or_read_without_a_fault(text in "[a-z0-9-]{0,60}") {
        let (mut tree, _) = tree_of(&played("15x15k5", "h8i9"));
        prop_assert_eq!(add_variations(&mut tree, &text), Err(VariationsError::Changed));
        let _ = text.parse::<Analysis>();
    }

    /// A tree that is merged into another one adds what is missing, and nothing twice.
    #[test]
    fn merging_adds_what_is_missing(ours in steps(), theirs in steps()) {
        let game = played("15x15k5", "h8i9j10");
        let [(mut one, _), (mut two, _)] = [tree_of(&game), tree_of(&game)];
        grow(&mut one, &ours);
        grow(&mut two, &theirs);
        let paths = |tree: &GameTree| {
            content(tree).into_iter().map(|(path, _)| path).collect::<std::collections::BTreeSet<_>>()
        };
        let (before, current) = (paths(&one), one.current());
        one.merge(&two);
        prop_assert_eq!(one.current(), current);
        prop_assert_eq!(paths(&one), &before | &paths(&two));
        let merged = content(&one);
        one.merge(&two);
        prop_assert_eq!(content(&one), merged);
    }
}

/// A link of this version. It must open for ever.
/// The moves in one place follow each other in a circle.
#[test]
fn variations_are_switched_in_turn() {
    let (setup, seating) = (Setup::DEFAULT, Seating { first: Seat::One, x: Seat::One });
    let mut replay = Replay::new(setup, seating, played("3x3k3", "a1b1c1"));
    assert_eq!(replay.beside(true), None, "there is no other third move");
    for cell in ["b2", "c3"] {
        replay.go_to(2);
        replay.try_ply(Ply::Move(at(cell))).expect("legal");
        replay.return_to_game();
    }
    replay.go_to(3);
    let mut shown = Vec::new();
    for forwards in [true, true, true, false, false] {
        replay.show_node(replay.beside(forwards).expect("another move"));
        shown.extend(replay.moves().last().map(ToString::to_string));
    }
    assert_eq!(shown, ["b2", "c3", "c1", "c3", "b2"]);
    replay.go_to(0);
    assert_eq!(replay.beside(true), None, "nothing is in place of the start");
}

#[test]
fn a_link_with_variations_stays_readable() {
    let text = "15x15k5/h8i9/v/brgmsjyy-1xg7h6-1ci020must-3g4-3th8i9-3l1xag7";
    let (before, variations) = split_variations(text);
    let game = before.parse::<Link>().expect("a link").game;
    let (mut tree, line) = tree_of(&game);
    let written = {
        tree.go_to(line[0]);
        tree.play(at("g7")).unwrap();
        let node = tree.current();
        tree.play(at("h6")).unwrap();
        tree.notes_mut(line[0]).comment = "i must".to_owned();
        let notes = tree.notes_mut(node);
        notes.glyph = Some(Glyph::Interesting);
        let marks = [("h8", PointMark::Triangle), ("i9", PointMark::Triangle)];
        notes.points = marks.map(|(cell, mark)| (at(cell), mark)).to_vec();
        notes.points.push((at("g7"), PointMark::Label("a".to_owned())));
        write_variations(&tree, &line)
    };
    assert_eq!(variations.as_deref(), Some(&*written));
    assert_eq!(Some(written.as_str()), text.split_once("/v/").map(|it| it.1));
}

#[test]
fn a_link_whose_variations_are_damaged_shows_its_game() {
    let seating = Seating { first: Seat::One, x: Seat::One };
    let game = played("15x15k5", "h8i9");
    let (mut tree, line) = tree_of(&game);
    tree.go_to(line[0]);
    tree.play(at("a1")).unwrap();
    let text = write_variations(&tree, &line);
    let replay =
        || Replay::new(Setup { rules: game.rules(), ..Setup::DEFAULT }, seating, game.clone());
    let mut whole = replay();
    assert!(add_from_link(&mut whole, &text) && whole.has_variations());
    assert_eq!((whole.at(), whole.moves().len(), whole.is_in_variation()), (2, 2, false));
    let mut damaged = replay();
    assert!(!add_from_link(&mut damaged, &text[..text.len() - 1]) && !damaged.has_variations());
}

fn analysis_of(game: &Game, comment: &str, changed: u64) -> Analysis {
    let (mut tree, line) = tree_of(game);
    comment.clone_into(&mut tree.notes_mut(NodeId::ROOT).comment);
    Analysis { changed, record: Record::new(tree), plies: line.len() }
}

#[test]
fn an_analysis_is_found_by_its_game() {
    let mut texts = Entries::new();
    let game = played("15x15k5", "h8i9");
    assert!(analysis::store(&mut texts, &analysis_of(&game, "one", 1)));
    assert!(analysis::store(&mut texts, &analysis_of(&played("15x15k5", "h8"), "two", 2)));
    let comment = |analysis: &Analysis| analysis.record.tree.notes(NodeId::ROOT).comment.clone();
    let found = analysis::load(&mut texts, &game).expect("it is stored");
    assert_eq!(comment(&found), "one");
    for other in [played("15x15k5e", "h8i9"), arranged("15x15k5", "h8-i9", "")] {
        assert!(analysis::load(&mut texts, &other).is_none());
    }
    let listed = analysis::list(&mut texts);
    assert_eq!(listed.iter().map(|(_, it)| comment(it)).collect::<Vec<_>>(), ["two", "one"]);
    assert!(listed.iter().all(|(name, _)| name.starts_with(ANALYSES)));

    // A later one of the same game takes its place.
    assert!(analysis::store(&mut texts, &analysis_of(&game, "three", 3)));
    assert_eq!(analysis::list(&mut texts).len(), 2);
    // One that is too large changes nothing.
    let large = "x".repeat(LONGEST_ANALYSIS);
    assert!(!analysis::store(&mut texts, &analysis_of(&game, &large, 4)));
    assert_eq!(comment(&analysis::load(&mut texts, &game).expect("it stays")), "three");
}

#[test]
fn the_oldest_analyses_give_way() {
    let mut texts = Entries::new();
    let cells: Vec<Cell> = rules("20x20k5").shape().cells().take(MOST_ANALYSES + 3).collect();
    for (time, &cell) in (1..).zip(&cells) {
        let game = Game::replay(rules("20x20k5"), [cell]).expect("legal");
        assert!(analysis::store(&mut texts, &analysis_of(&game, "x", time)));
    }
    let times: Vec<_> = analysis::list(&mut texts).iter().map(|(_, it)| it.changed).collect();
    assert_eq!(times.len(), MOST_ANALYSES);
    assert_eq!((times.first(), times.last()), (Some(&(MOST_ANALYSES as u64 + 3)), Some(&4)));
}

#[test]
fn a_damaged_analysis_says_why() {
    let error = |text: &str| text.parse::<Analysis>().map(|_| ()).unwrap_err();
    assert_eq!(error(""), AnalysisError::Time);
    assert_eq!(error("1\n15x15k5/h8i9/v/x"), AnalysisError::Variations(VariationsError::Changed));
    assert!(matches!(error("1\n15x15k5/h8h8"), AnalysisError::Game(_)));
    assert_eq!(error("1\n15x15k5/h8\nred Ann\n"), AnalysisError::Line(3));
}

#[test]
fn an_import_adds_analyses_and_keeps_those_that_are_here() {
    let [one, two] = [played("15x15k5", "h8"), played("15x15k5", "i9")];
    let entries = |device: &str, analyses: &[Analysis]| -> Entries {
        let mut entries = Entries::from([("device".to_owned(), device.to_owned())]);
        for analysis in analyses {
            assert!(analysis::store(&mut entries, analysis));
        }
        entries
    };
    let here = entries("phone", &[analysis_of(&one, "ours", 1)]);
    let file = entries("laptop", &[analysis_of(&one, "theirs", 2), analysis_of(&two, "new", 3)]);
    let transfer = Transfer::merge(&here, &file).expect("readable");
    assert_eq!(transfer.write.keys().collect::<Vec<_>>(), [&analysis::name_of(&two)]);
    assert_eq!(transfer.added.own, 1);
    assert_eq!(transfer.yours.keys().collect::<Vec<_>>(), [&analysis::name_of(&one)]);
    let damaged = Entries::from([
        ("device".to_owned(), "laptop".to_owned()),
        (analysis::name_of(&one), "1\nnothing".to_owned()),
    ]);
    assert!(Transfer::merge(&here, &damaged).is_err());
}

/// Returns the page with a review of this game between two people.
fn reviewing(game: &Game) -> GameState {
    let setup = Setup {
        rules: game.rules(),
        players: Players::Friends,
        pieces: Pieces::Stones,
        ..Setup::DEFAULT
    };
    let seating = Seating { first: Seat::One, x: Seat::One };
    let session = Session::with(setup, seating, game.clone());
    let mut state = GameState::new(&session);
    state.mode.begin_review(Replay::of(&session), None);
    state.sync(&session);
    state
}

fn review(state: &mut GameState) -> &mut Review {
    state.mode.review_mut().expect("a review")
}

/// Returns the rows as text: a dot for each step of depth, the moves with their numbers, `*` before the current one, `+`
/// at the end of a folded variation.
fn written(rows: &[TreeRow]) -> Vec<String> {
    let row = |row: &TreeRow| {
        let moves: Vec<_> = row
            .moves
            .iter()
            .map(|it| format!("{}{}{}", if it.is_current { "*" } else { "" }, it.number, it.cell))
            .collect();
        let more = if row.is_folded == Some(true) { "+" } else { "" };
        format!("{}{}{more}", ".".repeat(row.depth), moves.join(" "))
    };
    rows.iter().map(row).collect()
}

#[test]
fn variations_are_listed_below_the_move_that_they_replace() {
    let mut state = reviewing(&played("15x15k5", "h8i9j10"));
    let mut folding = Folding::default();
    assert_eq!(rows(&state, NAMELESS, &folding), [], "without variations, the plain list is shown");
    let replay = &mut review(&mut state).replay;
    replay.go_to(1);
    for cell in ["g7", "f6", "e5"] {
        replay.try_ply(Ply::Move(at(cell))).unwrap();
    }
    replay.go_to(2);
    replay.try_ply(Ply::Move(at("a1"))).unwrap();
    assert_eq!(
        written(&rows(&state, NAMELESS, &folding)),
        ["1h8 2i9", ".2g7 3f6", "..*3a1", ".4e5", "3j10"]
    );

    // The variation on the screen stays unfolded; elsewhere it can be folded.
    let variation = review(&mut state).replay.line()[1];
    folding.toggle(variation);
    assert_eq!(rows(&state, NAMELESS, &folding).len(), 5);
    review(&mut state).replay.return_to_game();
    assert_eq!(written(&rows(&state, NAMELESS, &folding)), ["*1h8 2i9", ".2g7+", "3j10"]);
    folding.toggle(variation);
    assert_eq!(rows(&state, NAMELESS, &folding).len(), 5);
}

#[test]
fn a_large_tree_lists_what_is_near() {
    let mut state = reviewing(&Game::new(rules("20x20k5")));
    let cells: Vec<Cell> = rules("20x20k5").shape().cells().collect();
    let replay = &mut review(&mut state).replay;
    for (first, second) in cells.iter().zip(cells.iter().skip(1)) {
        replay.go_to(0);
        for cell in [first, second] {
            replay.try_ply(Ply::Move(*cell)).unwrap();
        }
    }
    let listed = rows(&state, NAMELESS, &Folding::default());
    let count: usize = listed.iter().map(|row| row.moves.len()).sum();
    assert!((250..=350).contains(&count), "{count}");
    assert!(listed.iter().flat_map(|row| &row.moves).any(|it| it.is_current));
}

#[test]
fn a_variation_of_a_played_game_stays_behind_the_game() {
    let mut state = reviewing(&played("15x15k5", "h8i9"));
    for cell in ["g7", "f6"] {
        review(&mut state).replay.return_to_game();
        review(&mut state).replay.go_to(1);
        review(&mut state).try_move(at(cell));
    }
    assert!(can_promote(&state));
    assert!(!review(&mut state).replay.promote(false), "the game is the same");
    assert!(!can_promote(&state), "it is the first variation");
    let game = played("15x15k5", "h8i9");
    assert_eq!(review(&mut state).replay.game(), &game);
    let cells = written(&rows(&state, NAMELESS, &Folding::default()));
    assert_eq!(cells, ["1h8 2i9", ".*2f6", ".2g7"]);

    // The main line of a file gives way.
    assert!(review(&mut state).replay.promote(true));
    assert_eq!(review(&mut state).replay.game(), &played("15x15k5", "h8f6"));
    assert!(!review(&mut state).replay.is_in_variation());
    assert_eq!(written(&rows(&state, NAMELESS, &Folding::default())), ["1h8 *2f6", ".2i9", ".2g7"]);
}

#[test]
fn presses_draw_marks_while_one_is_chosen() {
    let mut state = reviewing(&played("15x15k5", "h8i9"));
    review(&mut state).begin(ReviewActivity::Drawing(PointMark::Triangle));
    assert!(is_drawing(&state));
    for cell in ["h8", "a1", "a1"] {
        review(&mut state).press(at(cell));
    }
    let note = |state: &GameState, cell| state.mode.replay().unwrap().cell(at(cell)).note;
    assert_eq!((note(&state, "h8"), note(&state, "a1")), (Some(NoteMark::Triangle), None));
    review(&mut state).begin(ReviewActivity::Drawing(PointMark::Label(String::new())));
    for cell in ["h8", "a1", "b2"] {
        review(&mut state).press(at(cell));
    }
    let sign = |state: &GameState, cell| note(state, cell).map(|it| it.to_string());
    let signs = ["h8", "a1", "b2"].map(|cell| sign(&state, cell).unwrap_or_default());
    assert_eq!(signs, ["A", "B", "C"]);
    review(&mut state).press(at("a1"));
    assert_eq!(note(&state, "a1"), None);
    assert_eq!(review(&mut state).replay.at(), 2, "no move is made");

    review(&mut state).begin(ReviewActivity::Stepping);
    review(&mut state).press(at("c3"));
    assert!(review(&mut state).replay.is_in_variation());
    assert_eq!(note(&state, "h8"), None, "marks are those of a position");
    assert_eq!(state.mode.replay().unwrap().cell(at("h8")).mark, Some((Mark::X, Some(1))));
}
