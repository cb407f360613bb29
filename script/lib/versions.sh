# shellcheck shell=bash disable=SC2034
# The version of every tool that the scripts install. Some are named elsewhere and read from there:
# wasm-bindgen's must be its crate's, wasm-opt's is Trunk's to know.

TRUNK_VERSION=0.21.14
ESBUILD_VERSION=0.28.2
GECKODRIVER_VERSION=0.37.1
AXE_CORE_VERSION=4.14.1
LIGHTHOUSE_VERSION=12.8.2 # 13 wants Node.js 22

locked() { sed -n "/^name = \"$1\"$/{n;s/version = \"\(.*\)\"/\1/p;}" "$ROOT/Cargo.lock"; }

WASM_BINDGEN_VERSION=$(locked wasm-bindgen)
WASM_OPT_VERSION=$(sed -n 's/^wasm_opt = "version_\(.*\)"/\1/p' "$ROOT/Trunk.toml")

RUST_VERSION=$(sed -n 's/^rust-version = "\(.*\)"/\1/p' "$ROOT/Cargo.toml")
NODE_MAJOR=18
