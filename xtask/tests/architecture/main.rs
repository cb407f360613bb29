//! The modules of `src/` import only what lies below them, and no two files import each other.
//!
//! [`LAYERS`] is the rule. A file belongs to the deepest layer whose folder contains it. Imports are followed
//! through re-exports, so that `super::Board` leads to `board.rs` and not to `mod.rs`.

mod cycles;
mod source;
mod tree;

use std::path::Path;

use tree::{Import, Tree};

/// Each layer, which is a folder in `src/`, with the layers that it may import. A layer may be listed before its folder
/// exists.
const LAYERS: &[(&str, &[&str])] = &[
    (
        "app",
        &["words", "protocol", "session", "engine", "platform", "storage_error", "storage_keys"],
    ),
    ("worker", &["protocol", "session", "engine", "platform"]),
    ("words", &["protocol", "session", "engine", "platform"]),
    ("protocol", &["session", "engine"]),
    ("session", &["engine", "storage_keys"]),
    ("gomocup", &["engine"]),
    ("engine", &[]),
    ("platform", &["storage_error", "storage_keys"]),
    ("storage_error", &[]),
    ("storage_keys", &[]),
];

#[test]
fn every_layer_imports_only_layers_below_it() {
    check(&forbidden(&page()));
}

#[test]
fn no_two_files_import_each_other() {
    check(&cyclic(&page()));
}

fn page() -> Tree {
    Tree::read(&Path::new(env!("CARGO_MANIFEST_DIR")).join("../src"))
}

/// Asserts that there are no complaints.
fn check(complaints: &[String]) {
    assert!(complaints.is_empty(), "\n{}", complaints.join("\n"));
}

/// Returns a complaint for each import that the rule forbids.
fn forbidden(tree: &Tree) -> Vec<String> {
    let complaint = |import: &Import| {
        let layer = layer_of(&import.from)?;
        let target = layer_of(&import.to);
        let (_, allowed) = LAYERS.iter().find(|(name, _)| *name == layer)?;
        if target.is_some_and(|target| target == layer || allowed.contains(&target)) {
            return None;
        }
        let target = target.unwrap_or_else(|| tree.file(&import.to));
        let (file, Import { path, line, .. }) = (tree.file(&import.from), import);
        Some(format!("{file} imports {path} (line {line}): {layer} may not import {target}"))
    };
    tree.imports().iter().filter_map(complaint).collect()
}

/// Returns a complaint for each group of files that import each other. A module and its own children may.
fn cyclic(tree: &Tree) -> Vec<String> {
    let is_unrelated = |import: &&Import| {
        !import.from.starts_with(&import.to) && !import.to.starts_with(&import.from)
    };
    let imports: Vec<_> = tree.imports().iter().filter(is_unrelated).collect();
    let arrows: Vec<_> = imports.iter().map(|it| (it.from.as_slice(), it.to.as_slice())).collect();
    let complaint = |group: &Vec<&[String]>| {
        let within = imports
            .iter()
            .filter(|it| group.contains(&it.from.as_slice()) && group.contains(&it.to.as_slice()));
        let lines: Vec<_> = within
            .map(|it| {
                let (from, to) = (tree.file(&it.from), tree.file(&it.to));
                format!("  {from} imports {} (line {}) from {to}", it.path, it.line)
            })
            .collect();
        let layer = layer_of(group[0]).unwrap_or("src");
        format!("{} files in {layer} import each other:\n{}", group.len(), lines.join("\n"))
    };
    cycles::groups(&arrows).iter().map(complaint).collect()
}

/// Returns the layer of a module; `None` if it is in no layer, like `main.rs`.
fn layer_of(module: &[String]) -> Option<&'static str> {
    (1..=module.len()).rev().find_map(|length| {
        let folder = module[..length].join("/");
        LAYERS.iter().map(|&(layer, _)| layer).find(|&layer| layer == folder)
    })
}

/// Returns the complaints that `check` has about a tree of these files.
fn complaints(files: &[(&str, &str)], check: fn(&Tree) -> Vec<String>) -> Vec<String> {
    let folder = tempfile::tempdir().expect("a folder");
    for (path, text) in files {
        let path = folder.path().join(path);
        std::fs::create_dir_all(path.parent().expect("a folder")).expect("a folder");
        std::fs::write(path, text).expect("a file");
    }
    check(&Tree::read(folder.path()))
}

#[test]
fn an_import_from_a_higher_layer_is_reported() {
    let files = [
        ("lib.rs", "pub mod app;\nmod session;"),
        ("session/mod.rs", "//! The session.\n\nmod theme;"),
        ("session/theme.rs", "fn f() {\n    view! { <p>{crate::app::board()}</p> }\n}"),
        ("app/mod.rs", "mod board;\npub use board::board;"),
        ("app/board.rs", "use crate::session;\npub fn board() {}"),
    ];
    assert_eq!(
        complaints(&files, forbidden),
        ["src/session/theme.rs imports crate::app::board (line 2): session may not import app"]
    );
}

#[test]
fn siblings_that_import_each_other_through_their_parent_are_reported() {
    let files = [
        ("lib.rs", "mod engine;"),
        (
            "engine/mod.rs",
            "mod board;\nmod cell;\nmod rules;\npub use {board::Board, rules::Rules as Law};",
        ),
        ("engine/board.rs", "use super::{cell::Cell, Law};\npub struct Board;"),
        ("engine/cell.rs", "/// See [`super::Board`].\npub struct Cell;"),
        ("engine/rules.rs", "pub struct Rules;\nmod inner { fn f(_: super::super::Board) {} }"),
    ];
    assert_eq!(
        complaints(&files, cyclic),
        ["2 files in engine import each other:\n  \
          src/engine/board.rs imports super::Law (line 1) from src/engine/rules.rs\n  \
          src/engine/rules.rs imports super::super::Board (line 2) from src/engine/board.rs"]
    );
}

#[test]
fn a_module_and_its_children_may_import_each_other() {
    let files = [
        ("lib.rs", "mod session;"),
        ("session.rs", "mod seats;\npub use seats::Seats;\npub struct Session(Seats);"),
        ("session/seats.rs", "use super::Session;\npub(in crate::session) struct Seats;"),
    ];
    assert!(complaints(&files, cyclic).is_empty());
    assert!(complaints(&files, forbidden).is_empty());
}
