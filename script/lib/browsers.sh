# shellcheck shell=bash
# What looks at the page in tests: three browsers, the drivers that steer them, two judges.
# Each is exported as a path for the tests to use; what cannot be had is missing (see there).

# The headless shell is Chromium without its own windows: a fifth less work for the processor in each test.
need_chromium() {
  need_programs "Chromium with chromedriver" "the page is tested in it" \
    "chromium-headless-shell chromium-driver" CHROMIUM \
    "chromium-headless-shell chromium chromium-browser google-chrome" CHROMEDRIVER chromedriver
}

# in_chromium COMMAND...: has cargo run what it builds for wasm32 in headless Chromium.
in_chromium() {
  # The runner takes the first driver that is named, so it is told of this one only.
  wasm env -u GECKODRIVER -u SAFARIDRIVER CHROMEDRIVER="$CHROMEDRIVER" \
    WASM_BINDGEN_TEST_WEBDRIVER_JSON="$ROOT/script/lib/webdriver.json" \
    CARGO_TARGET_WASM32_UNKNOWN_UNKNOWN_RUNNER=wasm-bindgen-test-runner "$@"
}

need_firefox() {
  need_programs Firefox "the page is tested in it" firefox-esr FIREFOX "firefox-esr firefox" || return
  if ! find_program GECKODRIVER geckodriver; then
    keep "geckodriver-$GECKODRIVER_VERSION" "it steers Firefox (a few minutes)" \
      cargo_install --locked "geckodriver@$GECKODRIVER_VERSION"
    export GECKODRIVER=$TOOLS/geckodriver-$GECKODRIVER_VERSION/bin/geckodriver
  fi
}

# WebKitGTK's own browser stands for Safari. It has no headless mode, hence a display that nobody sees.
need_webkit() {
  need_programs "WebKitGTK's MiniBrowser with WebKitWebDriver and Xvfb" "the page is tested in WebKit" \
    "webkit2gtk-driver xvfb" WEBKIT_DRIVER WebKitWebDriver XVFB Xvfb MINIBROWSER \
    "MiniBrowser /usr/lib/*/webkit2gtk-4.1/MiniBrowser /usr/libexec/webkit2gtk-4.1/MiniBrowser"
}

need_axe() {
  keep_npm axe-core "it finds barriers to people with disabilities"
  export AXE_CORE=$NPM_MODULES/axe-core/axe.min.js
}

need_lighthouse() {
  keep_npm lighthouse "it judges how fast and well made the page is"
  export LIGHTHOUSE=$NPM_MODULES/.bin/lighthouse
}

# need_programs WHAT WHY PACKAGES [VARIABLE NAMES]...: has find_program find all of them, installing
# PACKAGES where it does not.
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

# find_program VARIABLE NAMES: exports VARIABLE as the path of the first of NAMES that is installed.
find_program() {
  local name path
  for name in $2; do
    path=$(command -v "$name") && export "$1=$path" && return
  done
  return 1
}

# missing WHAT REMEDY: notes for the closing table that WHAT is skipped, and is false. A failure in CI.
missing() {
  ! ci || die "$1 is missing, and CI skips nothing"
  say "$1 is missing: what needs it is skipped"
  echo "$1 is missing: $2" >>"$SKIPPED"
  return 1
}
