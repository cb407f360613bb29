//! The scripts, called as a newcomer would, on machines with unusual settings.
#![cfg(unix)]

use std::{
    fs::{self, Permissions},
    os::unix::fs::PermissionsExt,
    path::Path,
    process::{Command, Output},
};

use tempfile::TempDir;

const REPOSITORY: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/..");

/// Returns `script/play --help`, called from the repository's folder. It does everything that precedes the build.
fn help(cache: &Path) -> Command {
    let mut command = Command::new("script/play");
    command.arg("--help").current_dir(REPOSITORY).env("XDG_CACHE_HOME", cache);
    command
}

/// Makes a folder that only this user can read and change.
fn own_folder() -> TempDir {
    let folder = tempfile::tempdir().expect("a folder");
    set_mode(folder.path(), 0o700);
    folder
}

/// Puts one tool into the cache, readable by others.
fn fill(cache: &Path) {
    for inner in ["in-a-row", "in-a-row/tools", "in-a-row/tools/esbuild-1"] {
        fs::create_dir(cache.join(inner)).expect("a folder");
        set_mode(&cache.join(inner), 0o755);
    }
}

fn set_mode(path: &Path, mode: u32) {
    fs::set_permissions(path, Permissions::from_mode(mode)).expect("its mode");
}

fn errors(output: &Output) -> String {
    String::from_utf8_lossy(&output.stderr).into_owned()
}

#[test]
fn an_exported_cdpath_changes_nothing() {
    let cache = own_folder();
    let output = help(cache.path()).env("CDPATH", REPOSITORY).output().expect("it starts");
    assert!(output.status.success(), "{}", errors(&output));
    assert!(String::from_utf8_lossy(&output.stdout).starts_with("script/play: play In a Row"));
}

#[test]
fn a_cache_that_others_can_change_is_refused() {
    for shared in ["", "in-a-row", "in-a-row/tools", "in-a-row/tools/esbuild-1"] {
        for mode in [0o775, 0o757] {
            let cache = own_folder();
            fill(cache.path());
            let shared = cache.path().join(shared);
            set_mode(&shared, mode);
            let output = help(cache.path()).output().expect("it starts");
            assert!(!output.status.success(), "{} with {mode:o}", shared.display());
            let reason = errors(&output);
            let shared = shared.display().to_string();
            let shared = shared.trim_end_matches('/');
            assert!(reason.starts_with(&format!("play: {shared}")), "{reason}");
            assert!(reason.contains(&format!("chmod go-w '{shared}'")), "{reason}");
        }
    }
}

#[test]
fn a_cache_that_others_can_only_read_is_used() {
    let cache = own_folder();
    fill(cache.path());
    let output = help(cache.path()).output().expect("it starts");
    assert!(output.status.success(), "{}", errors(&output));
}

/// There, others can make folders beside the cache, but cannot delete it.
#[test]
fn a_cache_in_a_folder_like_tmp_is_used() {
    let cache = own_folder();
    fill(cache.path());
    set_mode(cache.path(), 0o1777);
    let output = help(cache.path()).output().expect("it starts");
    assert!(output.status.success(), "{}", errors(&output));
}

#[test]
fn a_folder_that_others_can_change_gets_no_new_cache() {
    let parent = own_folder();
    set_mode(parent.path(), 0o777);
    let output = help(&parent.path().join("not/yet/there")).output().expect("it starts");
    assert!(!output.status.success());
    assert!(errors(&output).contains("can be changed by other users"), "{}", errors(&output));
}

/// A package from another registry than the public one could be had only where that one is.
#[test]
fn npm_packages_are_locked_by_their_content_and_to_no_private_registry() {
    let tools = fs::read_dir(format!("{REPOSITORY}/script/npm")).expect("a folder");
    let locks: Vec<_> = tools
        .map(|tool| tool.expect("a tool").path().join("package-lock.json"))
        .map(|path| fs::read_to_string(path).expect("a lockfile"))
        .collect();
    assert!(!locks.is_empty());
    for lock in locks {
        let packages = lock.matches("\"node_modules/").count();
        assert!(packages > 0, "{lock}");
        assert_eq!(lock.matches("\"integrity\": \"sha512-").count(), packages, "{lock}");
        let mut sources = lock.split("\"resolved\": \"").skip(1);
        assert!(sources.all(|it| it.starts_with("https://registry.npmjs.org/")), "{lock}");
    }
}

#[test]
fn trunk_and_xtask_use_the_same_version_of_wasm_opt() {
    let read = |path| fs::read_to_string(format!("{REPOSITORY}/{path}")).expect("a file");
    let (trunk, npm) = (read("Trunk.toml"), read("script/npm/binaryen/package.json"));
    let (_, version) = trunk.split_once("wasm_opt = \"version_").expect("a version");
    let (version, _) = version.split_once('"').expect("its end");
    assert!(npm.contains(&format!("\"binaryen\": \"{version}.0.0\"")), "{version}: {npm}");
}
