//! The steps after the compiler: splitting the page into parts, generating their JavaScript, and making both the programs
//! and the scripts smaller.

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
    join::{Joined, join},
    paths::{Paths, run},
};

/// The page's program, as `wasm-bindgen` names it for the name `page`.
pub const PAGE: &str = "page_bg.wasm";
/// The page's script.
pub const PAGE_SCRIPT: &str = "page.js";
/// The worker that most games use.
pub const WORKER: &str = "worker";
/// The worker that knows every rule.
pub const RULES_WORKER: &str = "rules_worker";
/// The beginnings of the names of the chunks that the page loads later: those in `src/main.rs`, and what several of them
/// share. wasm-split makes these names.
pub const CHUNKS: [&str; 2] = ["split_", "chunk_"];

/// The names of the soon code, of *New game* and of the late code in `src/main.rs`.
const SOON: &str = "soon";
const NEW_GAME: &str = "new_game";
const LATE: &str = "lazy";

/// The size below which code that other parts share joins the soon or the late code, in bytes. It shrinks to less than a
/// third, and a request of its own would take longer.
const SMALL_CHUNK: u64 = 6_000;

/// wasm-split's script, which loads the parts.
const LOADER: &str = "__wasm_split.js";

/// The flags of `wasm-opt` for the page, which has to be small. Compressed with brotli, its two chunks are 420 and
/// 1,270 bytes smaller with `-O2 --shrink-level=2` than with `-Oz`. They get smaller still by 250 and 790 bytes with
/// control flow restructured, by 130 and 90 without the sections that only tools read, by 240 and 780 with functions
/// of similar names next to each other, by 150 and 150 because the tool may assume that low memory, which is the
/// end of the stack, is unused, and by 110 and 0 (the seldom code by 360) if large functions with one caller stay on their
/// own.
const SMALL: &[&str] = &[
    "--reorder-functions-by-name",
    "--flatten",
    "--rereloop",
    "-O2",
    "--shrink-level=2",
    "--converge",
    "--one-caller-inline-max-function-size=200",
    "--strip-producers",
    "--strip-target-features",
    "--low-memory-unused",
];
/// The flags of `wasm-opt` for the workers, which have to be fast. Compressed with brotli, each is 1,400 bytes smaller with
/// the flags after the first.
const FAST: &[&str] = &[
    "-O3",
    "--converge",
    "--one-caller-inline-max-function-size=100",
    "--strip-producers",
    "--strip-target-features",
    "--reorder-functions-by-name",
    "--low-memory-unused",
];

/// The script that starts a worker's program, `{program}`, as soon as it is loaded. If that fails, it fetches the program
/// again past the browser's cache, which may hold a wrong response. It throws errors outside the module, because Safari
/// doesn't report those inside to the page.
const START: &str = r#"
import start from "./bindings.js";
try {
  await start().catch((error) => {
    if (error instanceof WebAssembly.RuntimeError) throw error;
    const program = new URL("{program}", import.meta.url);
    return start({ module_or_path: fetch(program, { cache: "reload" }) });
  });
} catch (error) {
  setTimeout(() => {
    throw error;
  });
}
"#;

/// Returns the name of a worker's script, which loads its program by itself.
#[must_use]
pub fn script_of(worker: &str) -> String {
    format!("{worker}.js")
}

/// Makes the files that a browser loads from those that cargo built. `workers` are the one that most games use and the one
/// that knows every rule. `work` is a folder for intermediate files.
///
/// # Errors
/// Fails if a tool fails or its output is not as expected.
pub fn files(paths: &Paths, page: &Path, workers: [&PathBuf; 2], work: &Path) -> Result<Files> {
    let folder_of = |name: &str| -> Result<PathBuf> {
        let folder = work.join(name);
        fs::create_dir_all(&folder).with_context(|| format!("making {}", folder.display()))?;
        Ok(folder)
    };
    let page_work = folder_of("page")?;
    let (main, chunks) = split(paths, page, &page_work)?;
    bind(&main, &page_work, "page", true)?;
    let workers = [WORKER, RULES_WORKER].into_iter().zip(workers);

    let optimize = |folder: &Path, name: &str, level: &[&str]| -> Result<Vec<u8>> {
        let out = work.join(name);
        run(Command::new(&paths.wasm_opt).args(level).arg(folder.join(name)).arg("-o").arg(&out))?;
        fs::read(&out).with_context(|| format!("reading {}", out.display()))
    };
    let bundle = |folder: &Path, name: &str| -> Result<Vec<u8>> {
        let out = work.join(name);
        let mut esbuild = Command::new(&paths.esbuild);
        esbuild.args(["--bundle", "--minify", "--format=esm", "--log-level=warning"]);
        // wasm-bindgen's warnings about ways to start a program that we don't use take 120 bytes in each script.
        esbuild.arg("--pure:console.warn");
        run(esbuild.arg(format!("--outfile={}", out.display())).arg(folder.join(name)))?;
        fs::read(&out).with_context(|| format!("reading {}", out.display()))
    };
    // Each thread uses one core; the page takes longer.
    let (files, workers) = thread::scope(|scope| {
        let workers = scope.spawn(|| -> Result<Files> {
            let mut files = Files::new();
            for (name, compiled) in workers {
                let folder = folder_of(name)?;
                let (script, program) = (script_of(name), format!("{name}_bg.wasm"));
                bind(compiled, &folder, name, false)?;
                // The start script takes the name that `bind` gave to the bindings.
                fs::rename(folder.join(&script), folder.join("bindings.js"))?;
                fs::write(folder.join(&script), START.replace("{program}", &program))?;
                files.insert(script.clone(), bundle(&folder, &script)?);
                files.insert(program.clone(), optimize(&folder, &program, FAST)?);
            }
            Ok(files)
        });
        let page = || -> Result<Files> {
            let script = bundle(&page_work, PAGE_SCRIPT)?;
            let mut files = Files::from([(PAGE_SCRIPT.into(), script)]);
            for name in chunks.iter().map(String::as_str).chain([PAGE]) {
                files.insert(name.into(), optimize(&page_work, name, SMALL)?);
            }
            Ok(files)
        };
        (page(), workers.join())
    });
    let workers = workers.map_err(|_| anyhow!("making the workers smaller panicked"))??;
    Ok(files?.into_iter().chain(workers).collect())
}

/// Returns a script or style sheet, minified.
///
/// # Errors
/// Fails if esbuild is missing or cannot parse the file.
pub fn minify(paths: &Paths, file: &Path) -> Result<String> {
    let name = file.display();
    let output = Command::new(&paths.esbuild)
        .args(["--minify", "--charset=utf8", "--log-level=warning"])
        .arg(file)
        .output()
        .with_context(|| format!("{} does not start", paths.esbuild.display()))?;
    let errors = String::from_utf8_lossy(&output.stderr);
    ensure!(output.status.success(), "esbuild cannot read {name}: {errors}");
    let text = String::from_utf8(output.stdout).with_context(|| format!("{name} is not text"))?;
    Ok(text.trim().to_owned())
}

/// Splits the page's program where its feature `split` says. Returns the path of the first part, and the names of the
/// chunks.
fn split(paths: &Paths, program: &Path, work: &Path) -> Result<(PathBuf, Vec<String>)> {
    let input = fs::read(program).with_context(|| format!("reading {}", program.display()))?;
    let first = work.join("page.wasm");
    let mut options = wasm_split_cli_support::Options::new(&input);
    options.output_dir = work;
    options.main_out_path = &first;
    options.main_module = "./page.js";
    let split = wasm_split_cli_support::transform(options);
    let split = split.map_err(|error| anyhow!("splitting the page: {error:#}"))?;
    let loader = work.join(LOADER);
    let script =
        fs::read_to_string(&loader).with_context(|| format!("reading {}", loader.display()))?;
    let chunks_of =
        |part| split.prefetch_map.get(part).with_context(|| format!("the page has no {part} code"));
    let (of_soon, of_new_game, of_late) =
        (chunks_of(SOON)?, chunks_of(NEW_GAME)?, chunks_of(LATE)?);
    let (mut soon, mut late, mut chunks) = (Vec::new(), Vec::new(), Vec::new());
    for path in &split.split_modules {
        let name = path.file_stem().unwrap_or_default().to_string_lossy().into_owned();
        let size = path.metadata().with_context(|| format!("measuring {name}"))?.len();
        let is_joined = of_late.contains(&name) || size < SMALL_CHUNK;
        if !name.starts_with("chunk_") {
            chunks.push(format!("{name}.wasm"));
        } else if of_soon.contains(&name) || is_joined && of_new_game.contains(&name) {
            soon.push(name);
        } else if is_joined {
            late.push(name);
        } else {
            chunks.push(format!("{name}.wasm"));
        }
    }
    let parts = [Joined { part: SOON, chunks: soon }, Joined { part: LATE, chunks: late }];
    let script = join(paths, work, &parts, &accept_any_type(&script)?)?;
    // Under another name, the page would neither renew nor weigh a chunk.
    let is_known = |name: &String| CHUNKS.iter().any(|it| name.starts_with(it));
    ensure!(!chunks.is_empty() && chunks.iter().all(is_known), "the page has chunks {chunks:?}");
    fs::write(&loader, script).with_context(|| format!("writing {}", loader.display()))?;
    Ok((first, chunks))
}

/// Changes wasm-split's script so that it accepts a part of the program with any content type. Some hosts don't know
/// the type of wasm, without which browsers refuse to compile while loading.
fn accept_any_type(script: &str) -> Result<String> {
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
    ensure!(script.contains(STRICT), "{LOADER} should have {STRICT}, and has none");
    Ok(script.replace(STRICT, "instantiate(src, imports)") + INSTANTIATE)
}

/// Runs wasm-bindgen, which writes the program and its script, and shortens the names that the two share. With
/// `takes_path`, whoever starts the program passes its URL; otherwise the script has a default.
fn bind(program: &Path, folder: &Path, name: &str, takes_path: bool) -> Result<()> {
    let bind = || -> Result<()> {
        let mut bindgen = Bindgen::new();
        bindgen.input_path(program).out_name(name).web(true)?.typescript(false);
        bindgen.keep_lld_exports(true).omit_default_module_path(takes_path);
        let mut output = bindgen.generate_output()?;
        let names = shorten_names(output.wasm_mut())?;
        output.emit(folder)?;
        rename_in_scripts(folder, &names)
    };
    bind().with_context(|| format!("binding {}", program.display()))
}

/// The prefixes of exports that only wasm-bindgen's script uses.
const SCRIPT_PREFIXES: [&str; 3] = ["wasm_bindgen_", "__wbindgen_", "__externref_"];

/// Gives short names to all imports, and to the exports for the script; returns the new names by the old ones.
/// wasm-bindgen's names have sixteen random digits each, which don't compress: 4.6 KB of the first load for imports and
/// 0.3 KB for exports.
fn shorten_names(module: &mut Module) -> Result<BTreeMap<String, String>> {
    let mut names = BTreeMap::new();
    for import in module.imports.iter_mut() {
        let is_function = matches!(import.kind, ImportKind::Function(_));
        ensure!(is_function, "the import {} is not a function", import.name);
        let count = names.len();
        let short =
            names.entry(import.name.clone()).or_insert_with(|| format!("${}", base36(count)));
        import.name.clone_from(short);
    }
    // This one is for scripts that return strings, which ours doesn't do.
    let is_for_script = |name: &str| {
        let has_prefix = SCRIPT_PREFIXES.iter().any(|prefix| name.starts_with(prefix));
        has_prefix && name != "__wbindgen_free"
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

/// Renames imports and exports in all scripts of this folder.
///
/// # Errors
/// Fails if a name is in none of the scripts.
fn rename_in_scripts(folder: &Path, names: &BTreeMap<String, String>) -> Result<()> {
    let mut missing = names.clone();
    for entry in fs::read_dir(folder)? {
        let path = entry?.path();
        if path.extension().is_some_and(|extension| extension == "js") {
            let script = fs::read_to_string(&path)?;
            fs::write(&path, rename_words(&script, names, &mut missing))?;
        }
    }
    let missing: Vec<_> = missing.keys().collect();
    ensure!(missing.is_empty(), "{missing:?} are imported or exported, but not in any script");
    Ok(())
}

/// Renames these whole words in the script, and removes those that it contains from `missing`.
fn rename_words(
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

    use super::{accept_any_type, base36, rename_words, shorten_names};

    fn module(imports: &[(&str, &str)]) -> Module {
        let mut module = Module::default();
        for (from, name) in imports {
            let signature = module.types.add(&[ValType::I32], &[]);
            module.add_import_func(from, name, signature);
        }
        module
    }

    #[test]
    fn imports_get_short_names_in_the_program_and_its_scripts() {
        let imports =
            [("./page_bg.js", "__wbg_log_1a2b"), ("./split.js", "__load"), ("./b.js", "__load")];
        let mut module = module(&imports);
        let names = shorten_names(&mut module).unwrap();
        let module = Module::from_buffer(&module.emit_wasm()).unwrap();
        let renamed: Vec<_> = module.imports.iter().map(|it| (&*it.module, &*it.name)).collect();
        assert_eq!(renamed, [("./page_bg.js", "$0"), ("./split.js", "$1"), ("./b.js", "$1")]);

        let mut missing = names.clone();
        let script = "const it = { __wbg_log_1a2b: log, __wbg_log_1a2bc: 1 }; it.__load()";
        let expected = "const it = { $0: log, __wbg_log_1a2bc: 1 }; it.$1()";
        assert_eq!(rename_words(script, &names, &mut missing), expected);
        assert!(missing.is_empty());
    }

    #[test]
    fn a_name_that_the_script_does_not_contain_stays_missing() {
        let names = BTreeMap::from([("__load".to_owned(), "$0".to_owned())]);
        let mut missing = names.clone();
        assert_eq!(rename_words("__loaded()", &names, &mut missing), "__loaded()");
        assert!(missing.contains_key("__load"));
    }

    #[test]
    fn a_part_of_any_content_type_is_accepted() {
        let script = "return async (imports) => (WebAssembly.instantiateStreaming(src, imports));";
        let changed = accept_any_type(script).unwrap();
        assert!(changed.starts_with("return async (imports) => (instantiate(src, imports));\n"));
        assert!(accept_any_type("").is_err());
    }

    #[test]
    fn only_functions_can_be_renamed() {
        let mut module = module(&[]);
        module.add_import_global("env", "stack", ValType::I32, true, false);
        assert!(shorten_names(&mut module).is_err());
    }

    #[test]
    fn numbers_are_written_in_base_36() {
        assert_eq!([0, 35, 36, 1295, 1296].map(base36), ["0", "z", "10", "zz", "100"]);
    }
}
