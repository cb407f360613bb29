# shellcheck shell=bash
# The cache holds programs that the scripts run. So nobody else may be able to put one there.

# refuse_shared_cache: ends if somebody else can change what is in the cache, or put another in its place.
refuse_shared_cache() {
  local beside folder
  beside=$(dirname "$CACHE")
  # The first folder that is there: in it, the others are going to be made.
  until [ -e "$beside" ]; do beside=$(dirname "$beside"); done
  for folder in "$beside" "$CACHE" "$TOOLS" "$TOOLS"/*; do
    [ -e "$folder" ] || continue
    is_so "$folder" -user "$(id -u)" || is_so "$folder" -user 0 ||
      die "$folder belongs to somebody else, who could have this script run any program from there. Name a folder of your own in XDG_CACHE_HOME."
    is_so "$folder" ! -perm -020 ! -perm -002 || { [ "$folder" = "$beside" ] && is_so "$folder" -perm -1000; } ||
      die "$folder can be changed by other users, who could have this script run any program from there. Run: chmod go-w '$folder'"
  done
}

# is_so FOLDER CONDITION...: whether this condition of find holds for FOLDER itself.
is_so() { [ -n "$(find -H "$1" -prune "${@:2}")" ]; }
