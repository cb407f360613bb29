//! The modules of a crate, and their imports.

use std::{
    collections::{BTreeMap, BTreeSet},
    fs,
    path::Path,
};

use super::source::{self, SourcePath};

/// A module's path in its crate; empty for `lib.rs`.
pub type Module = Vec<String>;

/// One file that imports another.
#[derive(Debug)]
pub struct Import {
    pub from: Module,
    pub to: Module,
    /// The imported path, as written.
    pub path: String,
    pub line: usize,
}

#[derive(Debug)]
pub struct Tree {
    files: BTreeMap<Module, File>,
    imports: Vec<Import>,
}

#[derive(Debug)]
struct File {
    path: String,
    paths: Vec<SourcePath>,
}

/// How many re-exports in a row are followed; they may lead to each other.
const MAX_REEXPORTS: usize = 8;

impl Tree {
    /// Reads `lib.rs` and all modules below it. Leaves out programs, which are crates of their own.
    pub fn read(folder: &Path) -> Self {
        let mut files = BTreeMap::new();
        read_folder(folder, &mut Vec::new(), &mut files);
        let mut tree = Self { files, imports: Vec::new() };
        tree.imports = tree.find_imports();
        tree
    }

    /// Returns the imports: for each pair of files, only the first.
    pub fn imports(&self) -> &[Import] {
        &self.imports
    }

    /// Returns the path of a module's file.
    pub fn file(&self, module: &[String]) -> &str {
        &self.files[module].path
    }

    fn find_imports(&self) -> Vec<Import> {
        let mut imports = Vec::new();
        for (from, file) in &self.files {
            let mut seen = BTreeSet::from([from.clone()]);
            for source_path in &file.paths {
                let Some(target) = self.absolute(from, source_path) else { continue };
                let to = self.defined_in(&target, MAX_REEXPORTS);
                if seen.insert(to.clone()) {
                    let (path, line) = (source_path.segments.join("::"), source_path.line);
                    imports.push(Import { from: from.clone(), to, path, line });
                }
            }
        }
        imports
    }

    /// Returns the path from the crate's root; `None` if it leads into another crate.
    fn absolute(&self, module: &Module, source_path: &SourcePath) -> Option<Module> {
        let mut path: Module = module.iter().chain(&source_path.inside).cloned().collect();
        let mut segments = source_path.segments.as_slice();
        match segments.first()?.as_str() {
            "crate" => (path, segments) = (Module::new(), &segments[1..]),
            "self" => segments = &segments[1..],
            "super" => {
                while let Some((_, rest)) = segments.split_first().filter(|it| it.0 == "super") {
                    path.pop();
                    segments = rest;
                }
            }
            child => {
                let is_child = self.files.contains_key(&[&path[..], &[child.to_owned()]].concat());
                return is_child.then(|| [&path[..], segments].concat());
            }
        }
        path.extend_from_slice(segments);
        Some(path)
    }

    /// Returns the module of the file that defines the item at this path.
    fn defined_in(&self, path: &[String], reexports: usize) -> Module {
        let is_file = |length: &usize| self.files.contains_key(&path[..*length]);
        let length = (0..=path.len()).rev().find(is_file).unwrap_or_default();
        let module = path[..length].to_vec();
        let (Some(name), Some(left)) = (path.get(length), reexports.checked_sub(1)) else {
            return module;
        };
        let uses = self.files[&module].paths.iter().filter(|it| it.inside.is_empty());
        let uses: Vec<_> = uses.filter(|it| it.name.is_some()).collect();
        let target = uses.iter().find(|it| it.name.as_ref() == Some(name));
        if let Some(target) = target.and_then(|it| self.absolute(&module, it)) {
            let rest = &path[length + 1..];
            return self.defined_in(&[&target[..], rest].concat(), left);
        }
        module
    }
}

fn read_folder(folder: &Path, module: &mut Module, files: &mut BTreeMap<Module, File>) {
    let entries = fs::read_dir(folder).expect("a folder");
    for path in entries.map(|entry| entry.expect("an entry").path()) {
        let name = path.file_stem().expect("a name").to_string_lossy().into_owned();
        let is_root = module.is_empty();
        if path.is_dir() {
            if !(is_root && name == "bin") {
                module.push(name);
                read_folder(&path, module, files);
                module.pop();
            }
        } else if path.extension().is_some_and(|it| it == "rs") && !(is_root && name == "main") {
            let text = fs::read_to_string(&path).expect("a source file");
            let mut own = module.clone();
            if name != "mod" && !(is_root && name == "lib") {
                own.push(name.clone());
            }
            let folder: String = module.iter().flat_map(|it| [it, "/"]).collect();
            let path = format!("src/{folder}{name}.rs");
            files.insert(own, File { path, paths: source::paths(&text) });
        }
    }
}
