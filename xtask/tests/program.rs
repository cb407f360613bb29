//! The program, called from the command line.

use std::process::{Command, Output};

fn xtask(arguments: &[&str]) -> Output {
    Command::new(env!("CARGO_BIN_EXE_xtask")).args(arguments).output().expect("xtask to start")
}

#[test]
fn an_unknown_command_is_refused_with_a_reason() {
    let output = xtask(&["pgae"]);
    assert!(!output.status.success());
    let reason = String::from_utf8_lossy(&output.stderr);
    assert_eq!(reason.trim(), "xtask: unknown command pgae; cargo xtask --help lists them");
}

#[test]
fn every_command_is_in_the_help() {
    let output = xtask(&["--help"]);
    assert!(output.status.success());
    let help = String::from_utf8_lossy(&output.stdout);
    for command in ["page", "weigh", "notes TAG"] {
        assert!(help.contains(&format!("\n  {command} ")), "{command} is not in {help}");
    }
}
