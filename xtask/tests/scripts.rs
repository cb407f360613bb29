//! The scripts as a newcomer calls them, on a machine that is set up in another way than ours.
#![cfg(unix)]

use std::{
    fs::{self, Permissions},
    os::unix::fs::PermissionsExt,
    path::Path,
    process::{Command, Output},
};

use tempfile::TempDir;

const REPOSITORY: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/..");

/// `script/play --help`, called from the repository's folder. It does all that comes before the building.
fn help(cache: &Path) -> Command {
    let mut command = Command::new("script/play");
    command.arg("--help").current_dir(REPOSITORY).env("XDG_CACHE_HOME", cache);
    command
}

/// A folder of this user's own.
fn own_folder() -> TempDir {
    let folder = tempfile::tempdir().expect("a folder");
    set_mode(folder.path(), 0o700);
    folder
}

/// A cache with one tool in it, which others can read.
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

/// Others can make folders beside the cache there, but not take it away.
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
