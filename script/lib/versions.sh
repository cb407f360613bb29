# shellcheck shell=bash disable=SC2034
# The versions of all tools that the scripts install, except those from npm, which are in script/npm/.
# wasm-bindgen must match its crate in Cargo.lock, and wasm-opt must match Trunk.toml, so these two versions are
# read from there.

TRUNK_VERSION=0.21.14
GECKODRIVER_VERSION=0.37.1

locked() { sed -n "/^name = \"$1\"$/{n;s/version = \"\(.*\)\"/\1/p;}" "$ROOT/Cargo.lock"; }

WASM_BINDGEN_VERSION=$(locked wasm-bindgen)
WASM_OPT_VERSION=$(sed -n 's/^wasm_opt = "version_\(.*\)"/\1/p' "$ROOT/Trunk.toml")

RUST_VERSION=$(sed -n 's/^rust-version = "\(.*\)"/\1/p' "$ROOT/Cargo.toml")
NODE_MAJOR=18
