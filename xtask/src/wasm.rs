//! What comes after the compiler: the cut in two parts, the JavaScript around them, and every trick that
//! makes them smaller.

use std::{
    collections::BTreeMap,
    fs, mem,
    path::{Path, PathBuf},
    process::Command,
    thread,
};

use anyhow::{Context, Result, anyhow, ensure};
use walrus::{ImportKind, Module};
use wasm_bindgen_cli_support::Bindgen;

use crate::{
    assets::Files,
    paths::{Paths, run},
};

/// What `wasm-bindgen` calls a program that it was told to name `page`.
pub const PAGE: &str = "page_bg.wasm";
/// The page's script.
pub const PAGE_SCRIPT: &str = "page.js";
/// The worker's script, which loads its program by itself.
pub const WORKER_SCRIPT: &str = "worker.js";
const WORKER: &str = "worker_bg.wasm";
/// What the page loads once the board is shown. The name is wasm-split's, after the one in `src/main.rs`.
pub const LAZY: &str = "split_lazy.wasm";

/// wasm-split's script that loads it.
const LOADER: &str = "__wasm_split.js";

/// How the page is made small. Compressed by brotli, its two chunks are 420 and 1,270 bytes smaller with `-O2
/// --shrink-level=2` than with `-Oz`, 250 and 790 bytes more with control flow built anew, 130 and 90 without the sections
/// that only tools read, 240 and 780 with functions of similar names beside each other, and 150 and 150 where the tool may
/// rely on the low end of memory, which is the end of the stack, to be unused.
const SMALL: &[&str] = &[
    "--reorder-functions-by-name",
    "--flatten",
    "--rereloop",
    "-O2",
    "--shrink-level=2",
    "--converge",
    "--strip-producers",
    "--strip-target-features",
    "--low-memory-unused",
];
/// How the worker is made fast. Compressed by brotli, it is 1,400 bytes smaller with the flags after the first.
const FAST: &[&str] = &[
    "-O3",
    "--converge",
    "--one-caller-inline-max-function-size=100",
    "--strip-producers",
    "--strip-target-features",
    "--reorder-functions-by-name",
    "--low-memory-unused",
];

/// Starts the worker's program as soon as its script is loaded. If the browser's cache has a wrong answer for it, the
/// server is asked again. An error is thrown outside the module, because Safari doesn't tell the page of one inside.
const START: &str = r#"
import start from "./bindings.js";
try {
  await start().catch((error) => {
    if (error instanceof WebAssembly.RuntimeError) throw error;
    const program = new URL("worker_bg.wasm", import.meta.url);
    return start({ module_or_path: fetch(program, { cache: "reload" }) });
  });
} catch (error) {
  setTimeout(() => {
    throw error;
  });
}
"#;

/// Makes the files that a browser loads of what cargo built. `work` is a folder for what is in between.
///
/// # Errors
/// A tool fails, or does not write what this expects.
pub fn files(paths: &Paths, page: &Path, worker: &Path, work: &Path) -> Result<Files> {
    let [page_work, worker_work] = ["page", "worker"].map(|name| work.join(name));
    for folder in [&page_work, &worker_work] {
        fs::create_dir_all(folder).with_context(|| format!("making {}", folder.display()))?;
    }
    let main = cut(page, &page_work)?;
    bind(&main, &page_work, "page", true)?;
    bind(worker, &worker_work, "worker", false)?;
    // With the name that `bind` gave it, the script would be in its own way.
    fs::rename(worker_work.join(WORKER_SCRIPT), worker_work.join("bindings.js"))?;
    fs::write(worker_work.join(WORKER_SCRIPT), START)?;

    let optimize = |folder: &Path, name: &str, level: &[&str]| -> Result<Vec<u8>> {
        let out = work.join(name);
        run(Command::new(&paths.wasm_opt).args(level).arg(folder.join(name)).arg("-o").arg(&out))?;
        fs::read(&out).with_context(|| format!("reading {}", out.display()))
    };
    let bundle = |folder: &Path, name: &str| -> Result<Vec<u8>> {
        let out = work.join(name);
        let mut esbuild = Command::new(&paths.esbuild);
        esbuild.args(["--bundle", "--minify", "--format=esm", "--log-level=warning"]);
        // wasm-bindgen warns those who start a program in ways that are not ours: 120 bytes in each script.
        esbuild.arg("--pure:console.warn");
        run(esbuild.arg(format!("--outfile={}", out.display())).arg(folder.join(name)))?;
        fs::read(&out).with_context(|| format!("reading {}", out.display()))
    };
    // Each uses one core, and the first takes longest.
    let (files, worker) = thread::scope(|scope| {
        let worker = scope.spawn(|| -> Result<_> {
            let script = (WORKER_SCRIPT, bundle(&worker_work, WORKER_SCRIPT)?);
            Ok([(WORKER, optimize(&worker_work, WORKER, FAST)?), script])
        });
        let page = || -> Result<_> {
            let script = (PAGE_SCRIPT, bundle(&page_work, PAGE_SCRIPT)?);
            let lazy = (LAZY, optimize(&page_work, LAZY, SMALL)?);
            Ok([(PAGE, optimize(&page_work, PAGE, SMALL)?), lazy, script])
        };
        (page(), worker.join())
    });
    let worker = worker.map_err(|_| anyhow!("making the worker smaller panicked"))??;
    Ok(files?.into_iter().chain(worker).map(|(name, content)| (name.to_owned(), content)).collect())
}

/// A script or a style with nothing in it that only people read.
///
/// # Errors
/// esbuild is missing, or cannot read it.
pub fn minified(paths: &Paths, file: &Path) -> Result<String> {
    let name = file.display();
    let output = Command::new(&paths.esbuild)
        .args(["--minify", "--log-level=warning"])
        .arg(file)
        .output()
        .with_context(|| format!("{} does not start", paths.esbuild.display()))?;
    let said = String::from_utf8_lossy(&output.stderr);
    ensure!(output.status.success(), "esbuild cannot read {name}: {said}");
    let text = String::from_utf8(output.stdout).with_context(|| format!("{name} is not text"))?;
    Ok(text.trim().to_owned())
}

/// Cuts the page's program where its feature `split` says, and says where its first part is.
fn cut(program: &Path, work: &Path) -> Result<PathBuf> {
    let input = fs::read(program).with_context(|| format!("reading {}", program.display()))?;
    let first = work.join("page.wasm");
    let mut options = wasm_split_cli_support::Options::new(&input);
    options.output_dir = work;
    options.main_out_path = &first;
    options.main_module = "./page.js";
    let cut = wasm_split_cli_support::transform(options);
    let cut = cut.map_err(|error| anyhow!("cutting the page in two: {error:#}"))?;
    let names: Vec<_> = cut.split_modules.iter().filter_map(|path| path.file_name()).collect();
    ensure!(names == [LAZY], "the page should have one part beside the first, and has {names:?}");
    let loader = work.join(LOADER);
    let script =
        fs::read_to_string(&loader).with_context(|| format!("reading {}", loader.display()))?;
    fs::write(&loader, of_any_type(&script)?)
        .with_context(|| format!("writing {}", loader.display()))?;
    Ok(first)
}

/// wasm-split's script, so that it accepts a part of the program whatever type the host says it has. Some hosts don't
/// know the type of programs, without which a browser refuses to compile while it loads.
fn of_any_type(script: &str) -> Result<String> {
    const STRICT: &str = "WebAssembly.instantiateStreaming(src, imports)";
    const INSTANTIATE: &str = "
async function instantiate(source, imports) {
    const response = await source;
    if (response.headers.get(\"content-type\") === \"application/wasm\") {
        return WebAssembly.instantiateStreaming(response, imports);
    }
    return WebAssembly.instantiate(await response.arrayBuffer(), imports);
}
";
    let found = script.matches(STRICT).count();
    ensure!(found == 1, "{LOADER} should have one {STRICT}, and has {found}");
    Ok(script.replace(STRICT, "instantiate(src, imports)") + INSTANTIATE)
}

/// Has wasm-bindgen write a program and its script, with short names between the two. Who starts it says
/// where it is, if `is_told`; otherwise the script knows.
fn bind(program: &Path, folder: &Path, name: &str, is_told: bool) -> Result<()> {
    let bind = || -> Result<()> {
        let mut bindgen = Bindgen::new();
        bindgen.input_path(program).out_name(name).web(true)?.typescript(false);
        bindgen.keep_lld_exports(true).omit_default_module_path(is_told);
        let mut output = bindgen.generate_output()?;
        let names = shorten_names(output.wasm_mut())?;
        output.emit(folder)?;
        rename_in_scripts(folder, &names)
    };
    bind().with_context(|| format!("binding {}", program.display()))
}

/// How the names begin of what is exported for wasm-bindgen's script alone.
const FOR_SCRIPT: [&str; 3] = ["wasm_bindgen_", "__wbindgen_", "__externref_"];

/// Gives everything that a program imports a short name, and what it exports for its script. wasm-bindgen's have sixteen
/// random digits each, which no compression helps: of the first load, 4.6 KB for imports and 0.3 KB for exports.
fn shorten_names(module: &mut Module) -> Result<BTreeMap<String, String>> {
    let mut names = BTreeMap::new();
    for import in module.imports.iter_mut() {
        let is_function = matches!(import.kind, ImportKind::Function(_));
        ensure!(is_function, "{} is imported and no function", import.name);
        let count = names.len();
        let short =
            names.entry(import.name.clone()).or_insert_with(|| format!("${}", base36(count)));
        import.name.clone_from(short);
    }
    // This one is exported for scripts that give texts back, which ours does not.
    let is_for_script = |name: &str| {
        name != "__wbindgen_free" && FOR_SCRIPT.iter().any(|start| name.starts_with(start))
    };
    for export in module.exports.iter_mut().filter(|it| is_for_script(&it.name)) {
        let short = format!("${}", base36(names.len()));
        names.insert(mem::replace(&mut export.name, short.clone()), short);
    }
    Ok(names)
}

fn base36(mut number: usize) -> String {
    const DIGITS: &[u8; 36] = b"0123456789abcdefghijklmnopqrstuvwxyz";
    let mut digits = Vec::new();
    loop {
        digits.push(char::from(DIGITS[number % 36]));
        number /= 36;
        if number == 0 {
            return digits.into_iter().rev().collect();
        }
    }
}

/// Renames in all scripts of this folder, and sees that no name was missing there.
fn rename_in_scripts(folder: &Path, names: &BTreeMap<String, String>) -> Result<()> {
    let mut missing = names.clone();
    for entry in fs::read_dir(folder)? {
        let path = entry?.path();
        if path.extension().is_some_and(|extension| extension == "js") {
            let script = fs::read_to_string(&path)?;
            fs::write(&path, renamed(&script, names, &mut missing))?;
        }
    }
    let missing: Vec<_> = missing.keys().collect();
    ensure!(missing.is_empty(), "{missing:?} are imported or exported, and no script has them");
    Ok(())
}

/// The script with these whole words renamed; takes those that it has from `missing`.
fn renamed(
    script: &str,
    names: &BTreeMap<String, String>,
    missing: &mut BTreeMap<String, String>,
) -> String {
    let is_of_word = |c: char| c.is_alphanumeric() || c == '_' || c == '$';
    let mut out = String::with_capacity(script.len());
    let mut rest = script;
    while let Some(start) = rest.find(is_of_word) {
        let end =
            rest[start..].find(|c| !is_of_word(c)).map_or(rest.len(), |length| start + length);
        let word = &rest[start..end];
        missing.remove(word);
        out += &rest[..start];
        out += names.get(word).map_or(word, String::as_str);
        rest = &rest[end..];
    }
    out + rest
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeMap;

    use walrus::{Module, ValType};

    use super::{base36, of_any_type, renamed, shorten_names};

    fn module(imports: &[(&str, &str)]) -> Module {
        let mut module = Module::default();
        for (from, name) in imports {
            let kind = module.types.add(&[ValType::I32], &[]);
            module.add_import_func(from, name, kind);
        }
        module
    }

    #[test]
    fn imports_get_short_names_that_scripts_share() {
        let imports =
            [("./page_bg.js", "__wbg_log_1a2b"), ("./split.js", "__load"), ("./b.js", "__load")];
        let mut module = module(&imports);
        let names = shorten_names(&mut module).unwrap();
        let module = Module::from_buffer(&module.emit_wasm()).unwrap();
        let there: Vec<_> = module.imports.iter().map(|it| (&*it.module, &*it.name)).collect();
        assert_eq!(there, [("./page_bg.js", "$0"), ("./split.js", "$1"), ("./b.js", "$1")]);

        let mut missing = names.clone();
        let script = "const it = { __wbg_log_1a2b: log, __wbg_log_1a2bc: 1 }; it.__load()";
        let expected = "const it = { $0: log, __wbg_log_1a2bc: 1 }; it.$1()";
        assert_eq!(renamed(script, &names, &mut missing), expected);
        assert!(missing.is_empty());
    }

    #[test]
    fn a_name_that_no_script_has_is_missing() {
        let names = BTreeMap::from([("__load".to_owned(), "$0".to_owned())]);
        let mut missing = names.clone();
        assert_eq!(renamed("__loaded()", &names, &mut missing), "__loaded()");
        assert!(missing.contains_key("__load"));
    }

    #[test]
    fn a_part_of_any_type_is_accepted() {
        let script = "return async (imports) => (WebAssembly.instantiateStreaming(src, imports));";
        let changed = of_any_type(script).unwrap();
        assert!(changed.starts_with("return async (imports) => (instantiate(src, imports));\n"));
        assert!(of_any_type("").is_err());
    }

    #[test]
    fn only_functions_can_be_renamed() {
        let mut module = module(&[]);
        module.add_import_global("env", "stack", ValType::I32, true, false);
        assert!(shorten_names(&mut module).is_err());
    }

    #[test]
    fn numbers_become_short() {
        assert_eq!([0, 35, 36, 1295, 1296].map(base36), ["0", "z", "10", "zz", "100"]);
    }
}
