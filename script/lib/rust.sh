# shellcheck shell=bash disable=SC2153
# Rust, and a compiler for wasm32.

WASM=wasm32-unknown-unknown

# need_rust: makes sure that there is a native Rust, and downloads the crates in Cargo.lock.
need_rust() {
  has cargo || die "Rust is missing: install it from https://rustup.rs, then run this again"
  local version
  version=$(rustc --version) || die "rustc does not run; try 'rustup default stable'"
  version=${version#rustc }
  printf '%s\n' "$RUST_VERSION" "${version%% *}" | sort -CV ||
    die "Rust ${version%% *} is too old; run 'rustup update stable' to get $RUST_VERSION or newer"
  has cc || apt_install "Rust needs a C compiler to link programs" gcc libc6-dev ||
    die "a C compiler (cc) is missing, and Rust needs one to link programs: install one, then run this again"

  cargo fetch -q --locked --offline 2>/dev/null && return
  progress "Downloading the crates in Cargo.lock" cargo fetch --locked ||
    failed "the crates in Cargo.lock"
}

# need_component NAME PROGRAM: installs a component of Rust, which contains PROGRAM, if it is missing.
need_component() {
  "$2" --version >/dev/null 2>&1 && return
  has rustup || die "$1 is missing: install it for your Rust, then run this again"
  progress "Adding $1 to Rust: it checks the source" rustup component add "$1" || failed "$1"
}

# wasm COMMAND...: runs COMMAND with a cargo that can build for wasm32. Call need_wasm first.
wasm() {
  if [ -z "$STAND_IN" ]; then
    "$@"
  else
    with_std "$STAND_IN" "" "$@"
  fi
}

# small_wasm COMMAND...: like wasm, but for the page: with a standard library that is built for size, and whose panics
# abort at once without a message. Call need_small_std first.
small_wasm() {
  if [ -z "$SMALL_STD" ]; then
    wasm "$@"
  else
    RUSTC_BOOTSTRAP=1 CARGO_TARGET_DIR=$(page_target) \
      with_std "$SMALL_STD" "$STOP_AT_ONCE" "$@"
  fi
}

# Prints the target folder of small_wasm. With a small standard library, it is a separate one, because allowing -Z
# would recompile everything that the other steps share.
page_target() { echo "$TARGET${SMALL_STD:+/page}"; }

STOP_AT_ONCE=$'-Zunstable-options\x1f-Cpanic=immediate-abort'

# with_std SYSROOT FLAGS COMMAND...: runs COMMAND with the standard library in SYSROOT.
with_std() {
  # Cargo uses these flags only for --target builds, not for build scripts. The encoded form, which allows
  # spaces in paths, overrides RUSTFLAGS, so those are appended.
  local next=$'\x1f' flags tools=()
  flags=--sysroot=$1${2:+$next$2}
  shift 2
  [ -z "$STAND_IN" ] || tools=(-u RUSTC -u RUSTDOC PATH="$STAND_IN/bin:$PATH"
    CARGO_TARGET_WASM32_UNKNOWN_UNKNOWN_LINKER="$STAND_IN/bin/wasm-ld")
  env "${tools[@]}" CARGO_ENCODED_RUSTFLAGS="$flags${RUSTFLAGS:+$next${RUSTFLAGS// /$next}}" \
    CARGO_ENCODED_RUSTDOCFLAGS="$flags${RUSTDOCFLAGS:+$next${RUSTDOCFLAGS// /$next}}" "$@"
}

# need_small_std [COMMAND...]: sets SMALL_STD to the page's small standard library, or to nothing if its
# source is missing; the page then uses the normal one. Building it uses only one core, so COMMAND runs at the
# same time; run COMMAND again to see its output. Call need_wasm first.
need_small_std() {
  local version source
  version=$(wasm rustc --version)
  version=${version#rustc }
  SMALL_STD=$TOOLS/page-std-${version%% *}
  [ -d "$SMALL_STD" ] && return
  source=$(wasm rustc --print sysroot)/lib/rustlib/src/rust/library/Cargo.lock
  [ -f "$source" ] || [ -n "$STAND_IN" ] || ! has rustup ||
    progress "Adding rust-src to Rust: it makes the page smaller" \
      limited 180 rustup component add rust-src || true
  if [ -f "$source" ]; then
    keep "page-std-${version%% *}" "a smaller Rust standard library for the page" \
      build_small_std_with "$@"
  else
    say "The source of Rust's standard library is missing, so the page will be larger; to fix: rustup component add rust-src"
    SMALL_STD=
  fi
}

# need_wasm: makes sure that there is a Rust for wasm32: the user's own, to which the target is added if possible, or
# else Debian's, with a standard library built from source. STAND_IN is set to the folder of the latter.
need_wasm() {
  STAND_IN=
  compiles_wasm rustc && return
  find_stand_in && return
  if has rustup; then
    progress "Adding the target $WASM to Rust: the page is WebAssembly" limited 180 rustup target add "$WASM" &&
      compiles_wasm rustc && return
    say "rustup could not add the target (log: $LOG)"
  fi
  build_stand_in
}

# compiles_wasm RUSTC: succeeds if RUSTC has a standard library for wasm32.
compiles_wasm() {
  compgen -G "$("$1" --print target-libdir --target $WASM 2>/dev/null)/libstd-*.rlib" >/dev/null
}

# need_wasm_clippy: installs clippy for wasm32 if it is missing. Call need_wasm first.
need_wasm_clippy() {
  if [ -z "$STAND_IN" ]; then
    need_component clippy cargo-clippy
  else
    apt_install "it checks the source" rust-web-clippy || die "Debian's rust-web-clippy is missing"
  fi
}

limited() { if has timeout; then timeout "$@"; else shift && "$@"; fi; }

# find_stand_in: sets STAND_IN if it is already built for the version of Debian's Rust. Each version needs its own
# standard library.
find_stand_in() {
  local version
  version=$(/usr/bin/rustc --version 2>/dev/null) || return
  version=${version#rustc }
  STAND_IN=$TOOLS/wasm-rust-${version%% *}
  [ -x "$STAND_IN/bin/wasm-ld" ] && [ -x /usr/bin/cargo ] && return
  STAND_IN=
  return 1
}

build_stand_in() {
  local help="Rust's target $WASM is missing; run: rustup target add $WASM" lld version
  has apt-get || die "$help"
  say "Looking for a Rust for $WASM with apt-get (with sudo unless you are root)"
  apt_update
  lld=$(apt-cache search --names-only '^lld-[0-9]+$' | cut -d' ' -f1 | sort -V | tail -n1)
  apt_install "a Rust that can build its standard library for $WASM from source" \
    rustc-web cargo-web rust-web-src "${lld:-lld}" || die "$help"
  version=$(/usr/bin/rustc --version)
  version=${version#rustc }
  keep "wasm-rust-${version%% *}" "Rust's standard library for $WASM, built from Debian's source" \
    build_stand_in_at "/usr/bin/wasm-${lld#l}"
  find_stand_in || die "$help"
}

# build_stand_in_at LINKER: called by keep.
build_stand_in_at() {
  mkdir -p "$NEW/bin" &&
    ln -s /usr/bin/{cargo,cargo-clippy,rustc,rustdoc} "$NEW/bin" &&
    ln -s "$1" "$NEW/bin/wasm-ld" &&
    PATH="$NEW/bin:$PATH" build_std ""
}

# build_small_std_with [COMMAND...]: builds the small standard library while COMMAND runs. Called by keep.
build_small_std_with() {
  "${@:-true}" &
  build_small_std && { wait $! || true; }
}

# Compared with a normal build, immediate aborts make the page ten kilobytes smaller, and optimising for size three.
build_small_std() {
  CARGO_PROFILE_RELEASE_OPT_LEVEL=z build_std "$STOP_AT_ONCE" -Zbuild-std-features=optimize_for_size
}

# build_std FLAGS ARGUMENT...: builds the standard library for wasm32 from source into $NEW.
build_std() {
  local crate=$NEW/crate target=$NEW/target next=$'\x1f' path=$PATH
  [ -z "${STAND_IN:-}" ] || path=$STAND_IN/bin:$PATH
  mkdir -p "$NEW/lib/rustlib/$WASM/lib" "$crate/src" &&
    printf '[package]\nname = "empty"\nedition = "2021"\n' >"$crate/Cargo.toml" &&
    echo '#![no_std]' >"$crate/src/lib.rs" &&
    cd "$crate" &&
    # Link-time optimisation reads bitcode. RUSTC_BOOTSTRAP allows -Z on a stable compiler.
    env -u RUSTC PATH="$path" RUSTC_BOOTSTRAP=1 CARGO_TARGET_DIR="$target" \
      CARGO_ENCODED_RUSTFLAGS="-Cembed-bitcode=yes${1:+$next$1}" \
      cargo build --release -Zbuild-std=std,panic_abort,test "${@:2}" --target "$WASM" &&
    cp "$target/$WASM"/release/deps/*.rlib "$NEW/lib/rustlib/$WASM/lib" &&
    rm -r "$crate" "$target"
}
