//! Joins parts of the page with what they share with other parts, into one file each.
//!
//! wasm-split makes a chunk of the code that several parts share, one for each set of parts. But all other parts are loaded
//! after the soon code and the late code, so they can find in these what they share with them. With brotli, one file had
//! 86 KB; the 25 chunks that it replaced had 106 KB, and took a request each.

use std::{collections::HashMap, fs, path::Path, process::Command};

use anyhow::{Context, Result, bail};
use walrus::{
    DataKind, ElementKind, GlobalId, ImportKind, MemoryId, Module, TableId,
    ir::{VisitorMut, dfs_pre_order_mut},
};

use crate::paths::{Paths, run};

/// A part of the page that becomes one file, with the chunks that it contains, whose names have no extension.
#[derive(Clone, Debug)]
pub struct Joined {
    /// The name of the part.
    pub part: &'static str,
    /// Its chunks.
    pub chunks: Vec<String>,
}

impl Joined {
    /// The name of its loader in wasm-split's script.
    fn loader(&self) -> String {
        format!("__joined_{}", self.part)
    }
}

/// Joins these parts, which are loaded in this order. All files are in the folder `work`. Returns wasm-split's script,
/// changed so that whoever needs one of the chunks loads the part.
///
/// # Errors
/// Fails if a tool fails, or the script is not as expected.
pub fn join(paths: &Paths, work: &Path, parts: &[Joined], script: &str) -> Result<String> {
    for Joined { part, chunks } in parts {
        let joined = work.join("joined.wasm");
        let mut merge = Command::new(paths.wasm_merge());
        for name in chunks.iter().map(String::as_str).chain([&*format!("split_{part}")]) {
            merge.arg(work.join(format!("{name}.wasm"))).arg(name);
        }
        // Each chunk imports the memory, so before `unite_imports` there are several.
        merge.args(["--all-features", "--disable-compact-imports", "--debuginfo"]);
        run(merge.arg("--output").arg(&joined))?;
        let mut module = Module::from_file(&joined).context("reading the joined chunks")?;
        unite_imports(&mut module)?;
        module.emit_wasm_file(work.join(format!("split_{part}.wasm")))?;
        for chunk in chunks {
            fs::remove_file(work.join(format!("{chunk}.wasm")))?;
        }
    }
    load_together(script, parts)
}

/// Changes wasm-split's script: whoever needs one of the chunks loads the part instead that contains it.
fn load_together(script: &str, parts: &[Joined]) -> Result<String> {
    const NO_NEEDS: &str = ", []);";
    const NEEDS: &str = ", [";
    const END: &str = "]));";
    const LOADER: &str = "export const __wasm_split_load_";
    let mut script = script.to_owned();
    for chunk in parts.iter().flat_map(|it| &it.chunks) {
        let begin = format!("const __{chunk} = ");
        let start = script.find(&begin).with_context(|| format!("no {begin}"))?;
        let length =
            script[start..].find(NO_NEEDS).with_context(|| format!("no end of {chunk}"))?;
        script.replace_range(start..start + length + NO_NEEDS.len(), "");
    }
    // Returns the loader of the part that contains this chunk, or else the chunk's own.
    let loader_of = |need: &str| {
        let contains = |it: &&Joined| it.chunks.iter().any(|chunk| need == format!("__{chunk}"));
        parts.iter().find(contains).map_or_else(|| need.to_owned(), Joined::loader)
    };
    // The loaders of the parts follow those of the chunks.
    let (before, loaders) = script.split_at(script.find(LOADER).context("no part is loaded")?);
    let (mut joined, mut others) = (vec![None; parts.len()], String::new());
    for loader in loaders.split_inclusive(END) {
        let Some((load, needs)) = loader.rsplit_once(NEEDS).filter(|_| loader.ends_with(END))
        else {
            others += loader;
            continue;
        };
        let needs = needs.trim_end_matches(END).split(", ").filter(|need| !need.is_empty());
        let mut needs = needs.map(loader_of).collect::<Vec<_>>();
        // Those of the joined parts come first, once each.
        let order = |need: &String| parts.iter().position(|it| it.loader() == *need);
        needs.sort_by_key(|need| order(need).unwrap_or(parts.len()));
        needs.dedup();
        let begin = |it: &Joined| format!("{LOADER}{} = wrapAsyncCb(", it.part);
        let is_of = |it: &Joined| load.trim_start().starts_with(&begin(it));
        if let Some(at) = parts.iter().position(is_of) {
            let (own, begin) = (parts[at].loader(), begin(&parts[at]));
            needs.retain(|need| *need != own);
            let load = load.trim_start().trim_start_matches(&begin);
            let needs = needs.join(", ");
            joined[at] = Some(format!("const {own} = {load}, [{needs}]);\n{begin}{own});\n"));
        } else {
            others.extend([load, NEEDS, &needs.join(", "), END]);
        }
    }
    let joined = parts
        .iter()
        .zip(joined)
        .map(|(it, joined)| joined.with_context(|| format!("{} is not loaded", it.part)));
    Ok(before.to_owned() + &joined.collect::<Result<String>>()? + &others)
}

/// Makes one import of those that have the same name.
fn unite_imports(module: &mut Module) -> Result<()> {
    let mut first = HashMap::new();
    let mut united = United::default();
    let mut repeated = Vec::new();
    for import in module.imports.iter() {
        let name = (&import.module, &import.name);
        let Some(kept) = first.get(&name) else {
            first.insert(name, &import.kind);
            continue;
        };
        match (&import.kind, kept) {
            (ImportKind::Memory(id), ImportKind::Memory(kept)) => {
                united.memories.insert(*id, *kept);
            }
            (ImportKind::Table(id), ImportKind::Table(kept)) => {
                united.tables.insert(*id, *kept);
            }
            (ImportKind::Global(id), ImportKind::Global(kept)) => {
                united.globals.insert(*id, *kept);
            }
            // Two imports of one function do no harm.
            (ImportKind::Function(_), ImportKind::Function(_)) => continue,
            _ => bail!("{} is imported as two kinds of things", import.name),
        }
        repeated.push(import.id());
    }
    for (_, function) in module.funcs.iter_local_mut() {
        let entry = function.entry_block();
        dfs_pre_order_mut(&mut united, function, entry);
    }
    for id in module.data.iter().map(walrus::Data::id).collect::<Vec<_>>() {
        if let DataKind::Active { memory, .. } = &mut module.data.get_mut(id).kind {
            united.visit_memory_id_mut(memory);
        }
    }
    for elements in module.elements.iter_mut() {
        if let ElementKind::Active { table, .. } = &mut elements.kind {
            united.visit_table_id_mut(table);
        }
    }
    for id in repeated {
        module.imports.delete(id);
    }
    united.memories.keys().for_each(|id| module.memories.delete(*id));
    united.tables.keys().for_each(|id| module.tables.delete(*id));
    united.globals.keys().for_each(|id| module.globals.delete(*id));
    Ok(())
}

/// The import that is kept, by each repeated one.
#[derive(Default)]
struct United {
    memories: HashMap<MemoryId, MemoryId>,
    tables: HashMap<TableId, TableId>,
    globals: HashMap<GlobalId, GlobalId>,
}

impl VisitorMut for United {
    fn visit_memory_id_mut(&mut self, id: &mut MemoryId) {
        *id = self.memories.get(id).copied().unwrap_or(*id);
    }

    fn visit_table_id_mut(&mut self, id: &mut TableId) {
        *id = self.tables.get(id).copied().unwrap_or(*id);
    }

    fn visit_global_id_mut(&mut self, id: &mut GlobalId) {
        *id = self.globals.get(id).copied().unwrap_or(*id);
    }
}

#[cfg(test)]
mod tests {
    use walrus::{FunctionBuilder, Module, RefType, ValType, ir::MemArg};

    use super::{Joined, load_together, unite_imports};

    #[test]
    fn repeated_imports_become_one() {
        let mut module = Module::default();
        let (_, _) = module.add_import_memory("main", "memory", false, false, 1, None, None);
        let (second, _) = module.add_import_memory("main", "memory", false, false, 1, None, None);
        for _ in 0..2 {
            module.add_import_table("main", "table", false, 1, None, RefType::FUNCREF);
            module.add_import_global("main", "stack", ValType::I32, true, false);
        }
        let stack = module.globals.iter().nth(1).unwrap().id();
        let mut function = FunctionBuilder::new(&mut module.types, &[], &[ValType::I32]);
        let load = walrus::ir::LoadKind::I32 { atomic: false };
        function.func_body().global_get(stack).load(second, load, MemArg { align: 4, offset: 0 });
        let function = function.finish(Vec::new(), &mut module.funcs);
        module.exports.add("load", function);

        unite_imports(&mut module).unwrap();
        let module = Module::from_buffer(&module.emit_wasm()).unwrap();
        let mut names: Vec<_> = module.imports.iter().map(|it| &*it.name).collect();
        names.sort_unstable();
        assert_eq!(names, ["memory", "stack", "table"]);
        assert_eq!(module.memories.len(), 1);
    }

    #[test]
    fn one_name_cannot_be_two_things() {
        let mut module = Module::default();
        module.add_import_memory("main", "it", false, false, 1, None, None);
        module.add_import_global("main", "it", ValType::I32, true, false);
        assert!(unite_imports(&mut module).is_err());
    }

    #[test]
    fn whoever_needs_a_chunk_loads_the_part_that_contains_it() {
        let script = r#"/* soon, late, study */
const __chunk_6 = makeLoad(() => {
    const src = fetch(new URL("./chunk_6.wasm", import.meta.url));
}
, []);
const __chunk_7 = makeLoad(() => {
    const src = fetch(new URL("./chunk_7.wasm", import.meta.url));
}
, []);
const __chunk_8 = makeLoad(() => {
    const src = fetch(new URL("./chunk_8.wasm", import.meta.url));
}
, []);
export const __wasm_split_load_study = wrapAsyncCb(makeLoad(() => {
    const src = fetch(new URL("./split_study.wasm", import.meta.url));
}
, [__chunk_8, __chunk_6, __chunk_7]));
export const __wasm_split_load_late = wrapAsyncCb(makeLoad(() => {
    const src = fetch(new URL("./split_late.wasm", import.meta.url));
}
, [__chunk_6, __chunk_7]));
export const __wasm_split_load_soon = wrapAsyncCb(makeLoad(() => {
    const src = fetch(new URL("./split_soon.wasm", import.meta.url));
}
, [__chunk_6]));
"#;
        let expected = r#"/* soon, late, study */


const __chunk_8 = makeLoad(() => {
    const src = fetch(new URL("./chunk_8.wasm", import.meta.url));
}
, []);
const __joined_soon = makeLoad(() => {
    const src = fetch(new URL("./split_soon.wasm", import.meta.url));
}
, []);
export const __wasm_split_load_soon = wrapAsyncCb(__joined_soon);
const __joined_late = makeLoad(() => {
    const src = fetch(new URL("./split_late.wasm", import.meta.url));
}
, [__joined_soon]);
export const __wasm_split_load_late = wrapAsyncCb(__joined_late);
export const __wasm_split_load_study = wrapAsyncCb(makeLoad(() => {
    const src = fetch(new URL("./split_study.wasm", import.meta.url));
}
, [__joined_soon, __joined_late, __chunk_8]));
"#;
        let joined = |part, chunk: &str| Joined { part, chunks: vec![chunk.to_owned()] };
        let soon = || joined("soon", "chunk_6");
        let parts = [soon(), joined("late", "chunk_7")];
        assert_eq!(load_together(script, &parts).unwrap(), expected);
        assert!(load_together(script, &[soon(), joined("late", "chunk_9")]).is_err());
        assert!(load_together(script, &[Joined { part: "early", chunks: Vec::new() }]).is_err());
    }
}
