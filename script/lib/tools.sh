# shellcheck shell=bash disable=SC2034
# The programs that build the page, and Trunk and the wasm-bindgen CLI, which only tests use.

# Without its default features, Trunk can't download other tools, but they are already installed.
need_trunk() {
  [[ $(version_of trunk) == "trunk ${TRUNK_VERSION%.*}."* ]] && return
  keep "trunk-$TRUNK_VERSION" "the tests build the page with it too (takes a few minutes)" \
    cargo_install 0 --no-default-features --locked "trunk@$TRUNK_VERSION"
  PATH=$TOOLS/trunk-$TRUNK_VERSION/bin:$PATH
}

need_wasm_bindgen() {
  [ "$(version_of wasm-bindgen)" = "wasm-bindgen $WASM_BINDGEN_VERSION" ] &&
    has wasm-bindgen-test-runner && return
  keep "wasm-bindgen-$WASM_BINDGEN_VERSION" "it runs tests in a browser (takes a few minutes)" \
    install_wasm_bindgen "wasm-bindgen-cli@$WASM_BINDGEN_VERSION"
  PATH=$TOOLS/wasm-bindgen-$WASM_BINDGEN_VERSION/bin:$PATH
}

# install_wasm_bindgen CRATE@VERSION: called by keep. Its lockfile contains versions from the day of its release, which
# a mirror of the registry may not have yet. In that case, any compatible version is good enough.
install_wasm_bindgen() {
  cargo_install 1 --no-default-features --locked "$1" && return
  grep -q 'failed to select a version' "$LOG" || return
  echo "» Installing $1 with other versions, because this registry lacks some in its lockfile"
  cargo_install 1 --no-default-features "$1"
}

need_wasm_opt() {
  WASM_OPT=wasm-opt
  [[ $(version_of wasm-opt) == "wasm-opt version $WASM_OPT_VERSION "* ]] && return
  keep_npm binaryen "its wasm-opt makes the page smaller"
  WASM_OPT=$NPM_MODULES/.bin/wasm-opt
}

need_esbuild() {
  keep_npm esbuild "it makes the page's scripts and styles smaller"
  ESBUILD=$NPM_MODULES/.bin/esbuild
}

version_of() { "$1" --version 2>/dev/null; }

# cargo_install LEVEL [OPTION...] CRATE@VERSION: called by keep. Builds quickly rather than for speed. LEVEL is the
# optimisation level: 0 for programs that mostly wait for others, 1 for those that compute.
cargo_install() {
  local level=$1
  shift
  cd "$NEW" &&
    env CARGO_TARGET_DIR="$NEW/target" CARGO_PROFILE_RELEASE_LTO=off \
      CARGO_PROFILE_RELEASE_OPT_LEVEL="$level" CARGO_PROFILE_RELEASE_CODEGEN_UNITS=16 \
      cargo install --root "$NEW" "$@" &&
    rm -r "$NEW/target"
}

# keep_npm PACKAGE WHY: installs PACKAGE from npm, exactly as locked in script/npm/PACKAGE/, and sets $NPM_MODULES to
# its folder. The folder's name contains a checksum of the lockfile, so that a changed one is installed again.
keep_npm() {
  local package=$1 why=$2 folder=$ROOT/script/npm/$1 version sum name
  version=$(sed -n "s/^ *\"$package\": \"\(.*\)\"/\1/p" "$folder/package.json")
  sum=$(cksum <"$folder/package-lock.json")
  name=$package-$version-${sum%% *}
  if [ ! -d "$TOOLS/$name" ]; then
    need_npm
    keep "$name" "$why" npm_install "$folder"
  fi
  NPM_MODULES=$TOOLS/$name/node_modules
}

# npm_install FOLDER: called by keep.
npm_install() {
  cp "$1/package.json" "$1/package-lock.json" "$NEW" && cd "$NEW" &&
    npm ci --ignore-scripts --no-audit --no-fund
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
