# shellcheck shell=bash disable=SC2034
# What every script needs: where things are, how to speak to the user, how to install.

ROOT=$(cd "$(dirname "${BASH_SOURCE[0]}")/../.." && pwd)
CACHE=${XDG_CACHE_HOME:-$HOME/.cache}/in-a-row
TOOLS=$CACHE/tools
LOGS=$CACHE/logs
TARGET=${CARGO_TARGET_DIR:-$ROOT/target}
PAGE=$ROOT/dist

. "$ROOT/script/lib/versions.sh"

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

# logged LOG COMMAND...: runs COMMAND in a subshell, its output in the file LOG.
logged() {
  local log=$1
  shift
  mkdir -p "$LOGS"
  ("$@") >"$log" 2>&1 </dev/null
}

# failed WHAT LOG: ends with the one line that says why WHAT could not be had.
failed() {
  if grep -qiE 'could ?n.t resolve|could not resolve|not resolve host|enotfound|eai_again|etimedout|econnrefused|timed out|could not connect|failed to connect|network is unreachable|spurious network' "$2"; then
    die "no network, so $1 could not be had; connect and run this again (log: $2)"
  fi
  die "$1 could not be had; the log ends with the reason: $2"
}

# keep NAME WHY BUILD...: has $TOOLS/NAME, for good. The first time BUILD fills the empty folder
# $NEW, which takes its place only when complete: an abort leaves nothing half-installed.
keep() {
  local name=$1 why=$2 log=$LOGS/$1.log
  shift 2
  [ -d "$TOOLS/$name" ] && return
  say "Installing $name: $why"
  mkdir -p "$TOOLS"
  find "$CACHE" -maxdepth 1 -name 'new.*' -mtime +0 -exec rm -rf {} +
  NEW=$(mktemp -d "$CACHE/new.XXXXXX")
  trap 'rm -rf "$NEW"' EXIT
  logged "$log" "$@" || failed "$name" "$log"
  # Another run may have been quicker.
  [ -d "$TOOLS/$name" ] || mv "$NEW" "$TOOLS/$name"
  rm -rf "$NEW"
  trap - EXIT
}

# apt_install WHY PACKAGE...: false where there is no apt, or no right to use it.
apt_install() {
  local why=$1 log=$LOGS/apt.log package missing=() sudo=()
  shift
  has apt-get || return
  for package in "$@"; do
    dpkg-query -Wf '${Status}' "$package" 2>/dev/null | grep -q ' installed$' || missing+=("$package")
  done
  [ ${#missing[@]} -gt 0 ] || return 0
  if [ "$(id -u)" != 0 ]; then
    sudo -n true 2>/dev/null || return
    sudo=(sudo -n)
  fi
  say "Installing ${missing[*]}: $why"
  apt_update
  logged "$log" "${sudo[@]}" env DEBIAN_FRONTEND=noninteractive apt-get install -y \
    --no-install-recommends -o DPkg::Lock::Timeout=300 "${missing[@]}" || failed "${missing[*]}" "$log"
}

# An old list names packages that are gone. Failing is no matter: the install that follows says so.
apt_update() {
  local sudo=()
  [ "$(id -u)" = 0 ] || sudo=(sudo -n)
  logged "$LOGS/apt-update.log" "${sudo[@]}" apt-get update || true
}
