//! A game with its variations.

use in_a_row::engine::{
    Cell, Foul, Game, GameTree, NodeId, PlayError, Ply, Rules,
    notation::{Link, parse_moves},
};
use proptest::prelude::*;

use crate::common::{at, rules};

/// Plays these moves after the current node, and returns the last node.
fn play(tree: &mut GameTree, moves: &str) -> NodeId {
    let moves = parse_moves(moves).expect("moves in notation");
    moves.into_iter().map(|cell| tree.play(cell).expect("legal")).last().expect("a move")
}

/// Returns the tree as text: each node's cell, and its variations in parentheses after the main move.
fn written(tree: &GameTree) -> String {
    fn after(tree: &GameTree, node: NodeId, text: &mut String) {
        let [main, others @ ..] = tree.children(node) else { return };
        let cell = |node| tree.ply(node).and_then(Ply::cell).expect("a move").to_string();
        *text += &cell(*main);
        for &other in others {
            *text += "(";
            *text += &cell(other);
            after(tree, other, text);
            *text += ")";
        }
        after(tree, *main, text);
    }
    let mut text = String::new();
    after(tree, NodeId::ROOT, &mut text);
    text
}

#[test]
fn a_variation_begins_with_a_move_that_is_not_known() {
    let mut tree = GameTree::new(rules("3x3k3"));
    let first = play(&mut tree, "b2");
    play(&mut tree, "a1c3");
    tree.go_to(first);
    play(&mut tree, "a2a3");
    assert_eq!(written(&tree), "b2a1(a2a3)c3");
    tree.go_to(NodeId::ROOT);
    play(&mut tree, "b2a1b1");
    assert_eq!(written(&tree), "b2a1(a2a3)c3(b1)", "known moves are followed");
    assert_eq!(tree.game().moves(), parse_moves("b2a1b1").unwrap());
    assert_eq!(tree.main_line().moves(), parse_moves("b2a1c3").unwrap());
    let cells: Vec<_> = tree.nodes().filter_map(|node| tree.ply(node)?.cell()).collect();
    assert_eq!(cells, parse_moves("b2a1c3b1a2a3").unwrap(), "the main line comes first");
}

#[test]
fn a_move_that_is_not_allowed_changes_nothing() {
    let mut tree = GameTree::new(rules("3x3k3"));
    play(&mut tree, "a1a2b1b2");
    let taken = tree.play(at("a1"));
    assert!(matches!(taken, Err(PlayError::Forbidden(Foul::Taken(_)))), "{taken:?}");
    play(&mut tree, "c1");
    assert_eq!(tree.play(at("c3")), Err(PlayError::Ended));
    assert_eq!(written(&tree), "a1a2b1b2c1");
}

#[test]
fn a_variation_can_be_promoted_deleted_and_restored() {
    let mut tree = GameTree::new(rules("3x3k3"));
    let first = play(&mut tree, "b2");
    play(&mut tree, "a1");
    tree.go_to(first);
    let second = play(&mut tree, "a2");
    play(&mut tree, "c1");
    tree.go_to(first);
    play(&mut tree, "a3");
    tree.promote(second, 0);
    assert_eq!(written(&tree), "b2a2(a1)(a3)c1");
    tree.go_to(tree.end_of_line(second));
    let deleted = tree.delete(second).expect("not the root");
    assert_eq!((written(&tree).as_str(), tree.current()), ("b2a1(a3)", first));
    tree.restore(deleted);
    assert_eq!(written(&tree), "b2a2(a1)(a3)c1");
    assert!(tree.delete(NodeId::ROOT).is_none());
}

#[test]
fn choices_of_sides_are_plies_of_a_tree() {
    let game = "15x15k5s2/h8i9h10o0g7f6b0e5".parse::<Link>().expect("a link").game;
    let tree = GameTree::of(&game);
    assert_eq!(tree.main_line(), game);
    assert_eq!(tree.path(tree.current()).len(), 8);
}

proptest! {
    /// Wherever one goes, the game is the one that the path to the node gives.
    #[test]
    fn the_game_follows_the_path(steps in prop::collection::vec((0_usize..40, 0_i16..5, 0_i16..5), 1..60)) {
        let mut tree = GameTree::new(rules("5x5k4"));
        for (node, column, row) in steps {
            let node = tree.node(node % tree.node_count()).expect("a node");
            tree.go_to(node);
            let expected = |tree: &GameTree, node| {
                let plies = tree.path(node).into_iter().filter_map(|node| tree.ply(node));
                Game::new(tree.game().rules()).with_plies(plies.collect::<Vec<_>>()).unwrap()
            };
            prop_assert_eq!(tree.game(), &expected(&tree, node));
            if let Ok(next) = tree.play(Cell::new(column, row)) {
                prop_assert_eq!(tree.game(), &expected(&tree, next));
                prop_assert_eq!(tree.parent(next), Some(node));
            }
        }
        prop_assert_eq!(tree.nodes().count() + 1, tree.node_count());
        prop_assert!(tree.node(tree.node_count()).is_none());
    }
}

#[test]
fn a_tree_of_a_game_has_only_that_line() {
    let game = Game::replay(Rules::NOUGHTS_AND_CROSSES, parse_moves("a1a2b1b2c1").unwrap());
    let tree = GameTree::of(&game.unwrap());
    assert_eq!(written(&tree), "a1a2b1b2c1");
    assert_eq!(tree.end_of_line(NodeId::ROOT), tree.current());
}
