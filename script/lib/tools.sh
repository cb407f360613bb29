# shellcheck shell=bash
# The programs that build the page, and Trunk and the wasm-bindgen CLI, which only tests use.

need_trunk() {
  [[ $(version_of trunk) == "trunk ${TRUNK_VERSION%.*}."* ]] && return
  keep "trunk-$TRUNK_VERSION" "others may build the page with it (some minutes)" \
    cargo_install --locked "trunk@$TRUNK_VERSION"
  PATH=$TOOLS/trunk-$TRUNK_VERSION/bin:$PATH
}

need_wasm_bindgen() {
  [ "$(version_of wasm-bindgen)" = "wasm-bindgen $WASM_BINDGEN_VERSION" ] &&
    has wasm-bindgen-test-runner && return
  keep "wasm-bindgen-$WASM_BINDGEN_VERSION" "it runs tests in a browser (some minutes)" \
    cargo_install "wasm-bindgen-cli@$WASM_BINDGEN_VERSION"
  PATH=$TOOLS/wasm-bindgen-$WASM_BINDGEN_VERSION/bin:$PATH
}

need_wasm_opt() {
  local name=binaryen-$WASM_OPT_VERSION
  if [ ! -d "$TOOLS/$name" ]; then
    WASM_OPT=wasm-opt
    [[ $(version_of wasm-opt) == "wasm-opt version $WASM_OPT_VERSION "* ]] && return
    need_npm
    keep "$name" "its wasm-opt makes the page smaller" npm_install "binaryen@$WASM_OPT_VERSION"
  fi
  WASM_OPT=$TOOLS/$name/node_modules/.bin/wasm-opt
}

need_esbuild() {
  [ -d "$TOOLS/esbuild-$ESBUILD_VERSION" ] || need_npm
  keep "esbuild-$ESBUILD_VERSION" "it makes the page's scripts and styles smaller" \
    npm_install "esbuild@$ESBUILD_VERSION"
  ESBUILD=$TOOLS/esbuild-$ESBUILD_VERSION/node_modules/.bin/esbuild
}

version_of() { "$1" --version 2>/dev/null; }

# cargo_install [OPTION...] CRATE@VERSION: for keep. Built to be there soon, not to run fast.
cargo_install() {
  cd "$NEW" &&
    env CARGO_TARGET_DIR="$NEW/target" CARGO_PROFILE_RELEASE_LTO=off \
      CARGO_PROFILE_RELEASE_OPT_LEVEL=1 CARGO_PROFILE_RELEASE_CODEGEN_UNITS=16 \
      cargo install --root "$NEW" "$@" &&
    rm -r "$NEW/target"
}

# npm_install PACKAGE@VERSION: for keep.
npm_install() {
  cd "$NEW" && npm install --prefix "$NEW" --ignore-scripts --no-audit --no-fund "$@"
}

need_npm() {
  node_is_new_enough && has npm && return
  apt_install "some tools are Node.js programs" nodejs npm || true
  node_is_new_enough && has npm && return
  die "Node.js $NODE_MAJOR or newer with npm is missing: install it from https://nodejs.org, then run this again"
}

node_is_new_enough() {
  local version
  version=$(version_of node) || return
  version=${version#v}
  [ "${version%%.*}" -ge "$NODE_MAJOR" ]
}
