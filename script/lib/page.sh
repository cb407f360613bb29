# shellcheck shell=bash
# Builds the release page.

# build_page [COMMAND...]: makes sure that the page in $PAGE is up to date, and that its server is built. COMMAND
# compiles xtask and the server; pass one to compile more in the same run.
build_page() {
  [ $# -gt 0 ] || set -- cargo build --locked -p xtask -p serve
  need_rust
  need_wasm
  need_wasm_opt
  need_esbuild
  need_small_std "$@"
  built "Compiling the build tool and the server" "$@"
  built "Checking whether the page is up to date" small_wasm env WASM_OPT="$WASM_OPT" ESBUILD="$ESBUILD" \
    "$TARGET/debug/xtask" page
}
