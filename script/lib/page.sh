# shellcheck shell=bash
# The release page.

# Has the page in $PAGE, built by xtask unless it is up to date, and the server for it.
build_page() {
  need_rust
  need_wasm
  need_small_std
  need_wasm_opt
  need_esbuild
  built "Compiling what builds and serves the page" cargo build --locked -p xtask -p serve
  built "Comparing the page with its source" small_wasm env WASM_OPT="$WASM_OPT" ESBUILD="$ESBUILD" \
    "$TARGET/debug/xtask" page
}
