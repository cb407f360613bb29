# shellcheck shell=bash disable=SC2034
# What every script needs: where things are, how to speak to the user, how to install.

# Where it is exported, cd prints where it went.
unset CDPATH
# What is made here may be run later, so nobody else is allowed to change it.
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

# rustup puts its folder on the PATH of the next login; this one should work too.
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

# failed WHAT: ends after a progress that failed, with its log and the one line that says why WHAT could
# not be had.
failed() {
  print_log
  if grep -qiE 'could ?n.t resolve|could not resolve|not resolve host|enotfound|eai_again|etimedout|econnrefused|timed out|could not connect|failed to connect|network is unreachable|spurious network' "$LOG"; then
    die "no network, so $1 could not be had; connect and run this again"
  fi
  die "$1 could not be had; the reason is above"
}

# keep NAME WHY BUILD...: has $TOOLS/NAME, for good. The first time BUILD fills the empty folder
# $NEW, which takes its place only when complete: an abort leaves nothing half-installed.
keep() {
  local name=$1 why=$2
  shift 2
  [ -d "$TOOLS/$name" ] && return
  mkdir -p "$TOOLS"
  find "$CACHE" -maxdepth 1 -name 'new.*' -mtime +0 -exec rm -rf {} +
  NEW=$(mktemp -d "$CACHE/new.XXXXXX")
  trap 'rm -rf "$NEW"' EXIT
  progress "Installing $name: $why" "$@" || failed "$name"
  # Another run may have been quicker.
  [ -d "$TOOLS/$name" ] || mv "$NEW" "$TOOLS/$name"
  rm -rf "$NEW"
  trap - EXIT
}

# apt_install WHY PACKAGE...: false where there is no apt, or no right to use it.
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
      say "Missing: ${missing[*]} ($why). To install: sudo apt-get install ${missing[*]}"
      return 1
    fi
    sudo=(sudo -n)
  fi
  say "Asking apt-get${sudo[0]:+, through sudo,} to install ${missing[*]}: $why"
  apt_update
  progress "Installing ${missing[*]}: $why" ${sudo[@]+"${sudo[@]}"} env DEBIAN_FRONTEND=noninteractive apt-get install -y \
    --no-install-recommends -o DPkg::Lock::Timeout=300 "${missing[@]}" || failed "${missing[*]}"
}

# An old list names packages that are gone. Failing is no matter: the install that follows says so.
apt_update() {
  local sudo=()
  if [ "$(id -u)" != 0 ]; then
    sudo -n true 2>/dev/null || return 0
    sudo=(sudo -n)
  fi
  progress "Updating apt's list of packages" ${sudo[@]+"${sudo[@]}"} apt-get update || true
}
