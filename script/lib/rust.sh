# shellcheck shell=bash disable=SC2153
# Rust, and a compiler for wasm32.

WASM=wasm32-unknown-unknown

# Rust for this machine, and the crates that Cargo.lock names.
need_rust() {
  has cargo || die "Rust is missing: install it from https://rustup.rs, then run this again"
  local version
  version=$(rustc --version) || die "rustc does not run; 'rustup default stable' may mend that"
  version=${version#rustc }
  printf '%s\n' "$RUST_VERSION" "${version%% *}" | sort -CV ||
    die "Rust ${version%% *} is too old, $RUST_VERSION or newer is needed: rustup update stable"
  has cc || apt_install "Rust links programs with a C compiler" gcc libc6-dev ||
    die "a C compiler (cc) is missing, which Rust links programs with: install one, then run this again"

  cargo fetch -q --locked --offline 2>/dev/null && return
  progress "Fetching the crates that Cargo.lock names" cargo fetch --locked ||
    failed "the crates of Cargo.lock"
}

# need_component NAME PROGRAM: a part of Rust that not every installation has.
need_component() {
  "$2" --version >/dev/null 2>&1 && return
  has rustup || die "$1 is missing: install it beside rustc, then run this again"
  progress "Adding $1 to Rust: the source is checked with it" rustup component add "$1" || failed "$1"
}

# wasm COMMAND...: runs COMMAND so that cargo can build for wasm32. After need_wasm.
wasm() {
  if [ -z "$STAND_IN" ]; then
    "$@"
  else
    with_std "$STAND_IN" "" "$@"
  fi
}

# small_wasm COMMAND...: the same for the page, with a standard library built for size, whose panics
# stop at once and carry no text. After need_small_std.
small_wasm() {
  if [ -z "$SMALL_STD" ]; then
    wasm "$@"
  else
    RUSTC_BOOTSTRAP=1 CARGO_TARGET_DIR=$(page_target) \
      with_std "$SMALL_STD" "$STOP_AT_ONCE" "$@"
  fi
}

# The folder that small_wasm builds into. With a small standard library it is one of its own: to allow -Z
# would have what the other steps share compiled again.
page_target() { echo "$TARGET${SMALL_STD:+/page}"; }

STOP_AT_ONCE=$'-Zunstable-options\x1f-Cpanic=immediate-abort'

# with_std SYSROOT FLAGS COMMAND...: runs COMMAND with the standard library in SYSROOT.
with_std() {
  # Cargo gives these flags only to what is built for --target, not to build scripts. The encoded
  # form, which keeps spaces in a path, takes the place of the plain one, so that goes along.
  local next=$'\x1f' flags tools=()
  flags=--sysroot=$1${2:+$next$2}
  shift 2
  [ -z "$STAND_IN" ] || tools=(-u RUSTC -u RUSTDOC PATH="$STAND_IN/bin:$PATH"
    CARGO_TARGET_WASM32_UNKNOWN_UNKNOWN_LINKER="$STAND_IN/bin/wasm-ld")
  env "${tools[@]}" CARGO_ENCODED_RUSTFLAGS="$flags${RUSTFLAGS:+$next${RUSTFLAGS// /$next}}" \
    CARGO_ENCODED_RUSTDOCFLAGS="$flags${RUSTDOCFLAGS:+$next${RUSTDOCFLAGS// /$next}}" "$@"
}

# need_small_std [COMMAND...]: the page's standard library, set as SMALL_STD; where its source cannot be
# had, the page gets the usual one. Building it keeps one core busy; COMMAND may use the others meanwhile,
# and is to be run again for what it says. After need_wasm.
need_small_std() {
  local version source
  version=$(wasm rustc --version)
  version=${version#rustc }
  SMALL_STD=$TOOLS/page-std-${version%% *}
  [ -d "$SMALL_STD" ] && return
  source=$(wasm rustc --print sysroot)/lib/rustlib/src/rust/library/Cargo.lock
  [ -f "$source" ] || [ -n "$STAND_IN" ] || ! has rustup ||
    progress "Adding rust-src to Rust: the page gets a smaller standard library" \
      limited 180 rustup component add rust-src || true
  if [ -f "$source" ]; then
    keep "page-std-${version%% *}" "Rust's standard library, smaller, for the page" \
      build_small_std_beside "$@"
  else
    say "The source of Rust's standard library is missing (rustup component add rust-src), so the page gets larger"
    SMALL_STD=
  fi
}

# A Rust that builds for wasm32: the user's own, with the target added where that is possible, or
# else, set as STAND_IN, Debian's with a standard library built from its source.
need_wasm() {
  STAND_IN=
  compiles_wasm rustc && return
  find_stand_in && return
  if has rustup; then
    progress "Adding Rust's target $WASM: the page is WebAssembly" limited 180 rustup target add "$WASM" &&
      compiles_wasm rustc && return
    say "rustup could not add it (log: $LOG)"
  fi
  build_stand_in
}

# compiles_wasm RUSTC: whether its standard library for wasm32 is there.
compiles_wasm() {
  compgen -G "$("$1" --print target-libdir --target $WASM 2>/dev/null)/libstd-*.rlib" >/dev/null
}

# Clippy for what is built for wasm32. After need_wasm.
need_wasm_clippy() {
  if [ -z "$STAND_IN" ]; then
    need_component clippy cargo-clippy
  else
    apt_install "the source is checked with it" rust-web-clippy || die "Debian's rust-web-clippy is missing"
  fi
}

limited() { if has timeout; then timeout "$@"; else shift && "$@"; fi; }

# Each Rust needs a standard library of its own, so an upgrade of Debian's makes the old one useless.
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
  local help="Rust's target $WASM is missing: rustup target add $WASM" lld version
  has apt-get || die "$help"
  say "Asking apt-get which Rust for $WASM there is; where you are not root, through sudo"
  apt_update
  lld=$(apt-cache search --names-only '^lld-[0-9]+$' | cut -d' ' -f1 | sort -V | tail -n1)
  apt_install "a Rust that can build its standard library for $WASM from source" \
    rustc-web cargo-web rust-web-src "${lld:-lld}" || die "$help"
  version=$(/usr/bin/rustc --version)
  version=${version#rustc }
  keep "wasm-rust-${version%% *}" "Rust's standard library for $WASM, from Debian's source" \
    build_stand_in_at "/usr/bin/wasm-${lld#l}"
  find_stand_in || die "$help"
}

# build_stand_in_at LINKER: for keep.
build_stand_in_at() {
  mkdir -p "$NEW/bin" &&
    ln -s /usr/bin/{cargo,cargo-clippy,rustc,rustdoc} "$NEW/bin" &&
    ln -s "$1" "$NEW/bin/wasm-ld" &&
    PATH="$NEW/bin:$PATH" build_std ""
}

# build_small_std_beside [COMMAND...]: for keep.
build_small_std_beside() {
  "${@:-true}" &
  build_small_std && { wait $! || true; }
}

# Stopping at once saves ten kilobytes of the page, being built for size three.
build_small_std() {
  CARGO_PROFILE_RELEASE_OPT_LEVEL=z build_std "$STOP_AT_ONCE" -Zbuild-std-features=optimize_for_size
}

# build_std FLAGS ARGUMENT...: builds the standard library for wasm32 from its source into $NEW.
build_std() {
  local crate=$NEW/crate target=$NEW/target next=$'\x1f' path=$PATH
  [ -z "${STAND_IN:-}" ] || path=$STAND_IN/bin:$PATH
  mkdir -p "$NEW/lib/rustlib/$WASM/lib" "$crate/src" &&
    printf '[package]\nname = "empty"\nedition = "2021"\n' >"$crate/Cargo.toml" &&
    echo '#![no_std]' >"$crate/src/lib.rs" &&
    cd "$crate" &&
    # Bitcode is what link-time optimisation reads; RUSTC_BOOTSTRAP allows -Z on a stable compiler.
    env -u RUSTC PATH="$path" RUSTC_BOOTSTRAP=1 CARGO_TARGET_DIR="$target" \
      CARGO_ENCODED_RUSTFLAGS="-Cembed-bitcode=yes${1:+$next$1}" \
      cargo build --release -Zbuild-std=std,panic_abort,test "${@:2}" --target "$WASM" &&
    cp "$target/$WASM"/release/deps/*.rlib "$NEW/lib/rustlib/$WASM/lib" &&
    rm -r "$crate" "$target"
}
