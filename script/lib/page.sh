# shellcheck shell=bash
# The release page.

# build_page [COMMAND...]: has the page in $PAGE, built by xtask unless it is up to date, and the server for
# it. COMMAND compiles these two, where something else is to be compiled with them.
build_page() {
  [ $# -gt 0 ] || set -- cargo build --locked -p xtask -p serve
  need_rust
  need_wasm
  need_wasm_opt
  need_esbuild
  need_small_std "$@"
  built "Compiling what builds and serves the page" "$@"
  built "Comparing the page with its source" small_wasm env WASM_OPT="$WASM_OPT" ESBUILD="$ESBUILD" \
    "$TARGET/debug/xtask" page
}
