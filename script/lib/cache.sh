# shellcheck shell=bash
# The cache contains programs that the scripts run, so nobody else may be able to write to it.

# refuse_shared_cache: exits if somebody else could change or replace the cache.
refuse_shared_cache() {
  local parent folder
  parent=$(dirname "$CACHE")
  # The closest existing folder, in which the others will be created.
  until [ -e "$parent" ]; do parent=$(dirname "$parent"); done
  for folder in "$parent" "$CACHE" "$TOOLS" "$TOOLS"/*; do
    [ -e "$folder" ] || continue
    meets "$folder" -user "$(id -u)" || meets "$folder" -user 0 ||
      die "$folder belongs to another user, who could make this script run any program from it. Set XDG_CACHE_HOME to a folder of your own."
    meets "$folder" ! -perm -020 ! -perm -002 || { [ "$folder" = "$parent" ] && meets "$folder" -perm -1000; } ||
      die "$folder can be changed by other users, who could make this script run any program from it. Run: chmod go-w '$folder'"
  done
}

# meets FOLDER CONDITION...: succeeds if FOLDER itself meets this condition of find.
meets() { [ -n "$(find -H "$1" -prune "${@:2}")" ]; }
