# shellcheck shell=bash
# The programs that test the page: three browsers with their drivers, axe and Lighthouse. Their paths are exported for
# the tests. If one can't be installed, its tests are skipped; see `missing`.

# The names of the Chromium that people use.
WHOLE_CHROMIUM_NAMES="chromium chromium-browser google-chrome"

# The headless shell is Chromium without its own windows, and needs a fifth less CPU time per test. If it is missing,
# the whole Chromium is used instead.
need_chromium() {
  need_programs "Chromium with chromedriver" "the page is tested in it" \
    "chromium-headless-shell chromium-driver" CHROMIUM \
    "chromium-headless-shell $WHOLE_CHROMIUM_NAMES" CHROMEDRIVER chromedriver
}

# need_chromium_for_page: the same, but if both are installed, the page is tested in both. CI requires both.
need_chromium_for_page() {
  if ci; then
    need_programs "Chromium, its headless shell and chromedriver" "the page is tested in both" \
      "chromium-headless-shell chromium chromium-driver" CHROMIUM chromium-headless-shell \
      WHOLE_CHROMIUM "$WHOLE_CHROMIUM_NAMES" CHROMEDRIVER chromedriver
  else
    need_chromium
    find_program WHOLE_CHROMIUM "$WHOLE_CHROMIUM_NAMES" || true
  fi
}

# in_chromium COMMAND...: makes cargo run wasm32 programs in headless Chromium.
in_chromium() {
  # The runner uses the first driver it finds, so only this one is named.
  wasm env -u GECKODRIVER -u SAFARIDRIVER CHROMEDRIVER="$CHROMEDRIVER" \
    WASM_BINDGEN_TEST_WEBDRIVER_JSON="$ROOT/script/lib/webdriver.json" \
    CARGO_TARGET_WASM32_UNKNOWN_UNKNOWN_RUNNER=wasm-bindgen-test-runner "$@"
}

need_firefox() {
  need_programs Firefox "the page is tested in it" firefox-esr FIREFOX "firefox-esr firefox" || return
  need_geckodriver
}

need_geckodriver() {
  find_program GECKODRIVER geckodriver && return
  keep "geckodriver-$GECKODRIVER_VERSION" "it controls Firefox (takes a few minutes)" \
    cargo_install 0 --locked "geckodriver@$GECKODRIVER_VERSION"
  export GECKODRIVER=$TOOLS/geckodriver-$GECKODRIVER_VERSION/bin/geckodriver
}

# WebKitGTK's own browser stands in for Safari. It has no headless mode, so it gets a virtual display.
need_webkit() {
  need_programs "WebKitGTK's MiniBrowser with WebKitWebDriver and Xvfb" "the page is tested in WebKit" \
    "webkit2gtk-driver xvfb" WEBKIT_DRIVER WebKitWebDriver XVFB Xvfb MINIBROWSER \
    "MiniBrowser /usr/lib/*/webkit2gtk-4.1/MiniBrowser /usr/libexec/webkit2gtk-4.1/MiniBrowser"
}

# Without a font for its script, a text is not as wide as on people's devices.
need_fonts() {
  apt_install "it draws Chinese, Japanese and Korean" fonts-noto-cjk ||
    missing "A font for Chinese, Japanese and Korean" "install Noto Sans CJK"
}

need_axe() {
  keep_npm axe-core "it checks accessibility"
  export AXE_CORE=$NPM_MODULES/axe-core/axe.min.js
}

need_lighthouse() {
  keep_npm lighthouse "it rates the page's speed and quality"
  export LIGHTHOUSE=$NPM_MODULES/.bin/lighthouse
}

# need_programs WHAT WHY PACKAGES [VARIABLE NAMES]...: finds all of the programs with find_program, and
# installs PACKAGES if one is missing.
need_programs() {
  local what=$1 why=$2 packages=()
  read -ra packages <<<"$3"
  shift 3
  find_programs "$@" && return
  apt_install "$why" "${packages[@]}" && find_programs "$@" && return
  missing "$what" "install it"
}

find_programs() {
  while [ $# -gt 0 ]; do
    find_program "$1" "$2" || return
    shift 2
  done
}

# find_program VARIABLE NAMES: exports the path of the first installed program among NAMES as VARIABLE.
find_program() {
  local name path
  for name in $2; do
    path=$(command -v "$name") && export "$1=$path" && return
  done
  return 1
}

# missing WHAT REMEDY: notes for the summary that WHAT is missing, and returns false. In CI, it exits with an error.
missing() {
  ! ci || die "$1 is missing, and CI may not skip it"
  say "$1 is missing, so its tests are skipped"
  echo "$1 is missing: $2" >>"$SKIPPED"
  return 1
}
