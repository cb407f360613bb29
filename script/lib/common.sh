# shellcheck shell=bash disable=SC2034
# Shared by all scripts: paths, messages, and installing tools.

# If CDPATH is exported, cd prints the folder that it changes to.
unset CDPATH
# Files created here may be executed later, so nobody else may write to them.
umask go-w

ROOT=$(cd "$(dirname "${BASH_SOURCE[0]}")/../.." && pwd)
CACHE=${XDG_CACHE_HOME:-$HOME/.cache}/in-a-row
TOOLS=$CACHE/tools
LOGS=$CACHE/logs
TARGET=${CARGO_TARGET_DIR:-$ROOT/target}
PAGE=$ROOT/dist

. "$ROOT/script/lib/versions.sh"
. "$ROOT/script/lib/progress.sh"
. "$ROOT/script/lib/cache.sh"

# rustup adds its folder to the PATH only at the next login.
PATH=$PATH:${CARGO_HOME:-$HOME/.cargo}/bin

say() { echo "» $*"; }

# die MESSAGE [CODE]
die() {
  echo "$(basename "$0"): $1" >&2
  exit "${2:-1}"
}

has() { command -v "$1" >/dev/null; }

ci() { [ "${CI:-}" = true ]; }

refuse_shared_cache

# failed WHAT: exits after `progress` failed to get WHAT. Prints its log, and says why.
failed() {
  print_log
  if grep -qiE 'could ?n.t resolve|could not resolve|not resolve host|enotfound|eai_again|etimedout|econnrefused|timed out|could not connect|failed to connect|network is unreachable|spurious network' "$LOG"; then
    die "could not get $1: no network; connect and run this again"
  fi
  die "could not get $1; see above for the reason"
}

# keep NAME WHY BUILD...: makes sure that $TOOLS/NAME exists. The first time, BUILD fills the empty folder $NEW, which
# is moved there once it is complete, so that nothing is left half-installed. If another process is already installing
# NAME, this waits for it.
keep() {
  local name=$1 why=$2
  shift 2
  [ -d "$TOOLS/$name" ] && return
  mkdir -p "$TOOLS"
  find "$CACHE" -maxdepth 1 -name 'new.*' -mtime +0 -exec rm -rf {} +
  NEW=$(mktemp -d "$CACHE/new.XXXXXX")
  trap 'rm -rf "$NEW"' EXIT
  progress "Installing $name: $why" keep_once "$name" "$@" || failed "$name"
  rm -rf "$NEW"
  trap - EXIT
}

# keep_once NAME BUILD...: the part of keep that only one process may run at a time.
keep_once() {
  local name=$1
  shift
  exec 9>"$CACHE/$name.lock"
  ! has flock || flock 9
  # Another process may have finished first.
  [ -d "$TOOLS/$name" ] || "$@" || return
  [ -d "$TOOLS/$name" ] || mv "$NEW" "$TOOLS/$name"
}

# apt_install WHY PACKAGE...: installs the packages. Returns false if there is no apt, or no permission to use it.
apt_install() {
  local why=$1 package missing=() sudo=()
  shift
  has apt-get || return
  for package in "$@"; do
    dpkg-query -Wf '${Status}' "$package" 2>/dev/null | grep -q ' installed$' || missing+=("$package")
  done
  [ ${#missing[@]} -gt 0 ] || return 0
  if [ "$(id -u)" != 0 ]; then
    if ! sudo -n true 2>/dev/null; then
      say "Missing: ${missing[*]} ($why). Install with: sudo apt-get install ${missing[*]}"
      return 1
    fi
    sudo=(sudo -n)
  fi
  say "Running ${sudo[0]:+sudo }apt-get install ${missing[*]}: $why"
  apt_update
  progress "Installing ${missing[*]}: $why" ${sudo[@]+"${sudo[@]}"} env DEBIAN_FRONTEND=noninteractive apt-get install -y \
    --no-install-recommends -o DPkg::Lock::Timeout=300 "${missing[@]}" || failed "${missing[*]}"
}

# apt_update: updates the list of packages, because an outdated one may name versions that no longer exist. If this
# fails, the installation that follows reports it.
apt_update() {
  local sudo=()
  if [ "$(id -u)" != 0 ]; then
    sudo -n true 2>/dev/null || return 0
    sudo=(sudo -n)
  fi
  progress "Updating apt's package list" ${sudo[@]+"${sudo[@]}"} apt-get update || true
}
