# shellcheck shell=bash
# The cache contains programs that the scripts run, so nobody else may be able to write to it.

# refuse_shared_cache: exits if somebody else could change the cache or replace it.
refuse_shared_cache() {
  local beside folder
  beside=$(dirname "$CACHE")
  # The closest folder that exists: the others will be created in it.
  until [ -e "$beside" ]; do beside=$(dirname "$beside"); done
  for folder in "$beside" "$CACHE" "$TOOLS" "$TOOLS"/*; do
    [ -e "$folder" ] || continue
    is_so "$folder" -user "$(id -u)" || is_so "$folder" -user 0 ||
      die "$folder belongs to another user, who could make this script run any program from it. Set XDG_CACHE_HOME to a folder of your own."
    is_so "$folder" ! -perm -020 ! -perm -002 || { [ "$folder" = "$beside" ] && is_so "$folder" -perm -1000; } ||
      die "$folder can be changed by other users, who could make this script run any program from it. Run: chmod go-w '$folder'"
  done
}

# is_so FOLDER CONDITION...: whether FOLDER itself meets this condition of find.
is_so() { [ -n "$(find -H "$1" -prune "${@:2}")" ]; }
