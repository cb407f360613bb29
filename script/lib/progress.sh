# shellcheck shell=bash
# Shows one line for each download or build, with its progress and its time in seconds.

# progress LABEL COMMAND...: runs COMMAND with its output in the file $LOG, and shows LABEL meanwhile. A
# log line that starts with `» ` names the next stage, which gets its own line. Stages that take less than
# a second are not shown. Returns COMMAND's exit code.
progress() {
  local label=$1 start=$SECONDS stages=0 shown='' code=0
  shift
  mkdir -p "$LOGS"
  LOG=$LOGS/$(printf %s "$label" | tr -cs 'A-Za-z0-9._-' - | cut -c1-60).log
  : >"$LOG"
  # It runs in its own process group, so that everything COMMAND starts can be ended with it.
  set -m
  (
    set +m
    export CARGO_TERM_PROGRESS_WHEN=always CARGO_TERM_PROGRESS_WIDTH=80 CARGO_TERM_COLOR=never
    "$@"
  ) >"$LOG" 2>&1 </dev/null &
  PROGRESS_PID=$!
  set +m
  trap 'end_progress; exit 130' INT
  trap 'end_progress; exit 143' TERM
  while kill -0 "$PROGRESS_PID" 2>/dev/null; do
    sleep 0.2
    next_stages
    show_progress
  done
  wait "$PROGRESS_PID" || code=$?
  # COMMAND may have left processes running.
  kill -TERM -- "-$PROGRESS_PID" 2>/dev/null || true
  trap - INT TERM
  next_stages
  if [ "$code" = 0 ]; then finish; else finish failed,; fi
  return "$code"
}

# built LABEL COMMAND...: `progress` for builds. If COMMAND fails, prints its output and exits.
built() {
  progress "$@" && return
  print_log
  die "see above for the reason"
}

# print_log: prints the log without cargo's progress bars.
print_log() {
  tr '\r' '\n' <"$LOG" | grep -av '^ *Building \[\|^» \|^$' >&2 || true
}

end_progress() {
  kill -TERM -- "-$PROGRESS_PID" 2>/dev/null || true
  wait "$PROGRESS_PID" 2>/dev/null || true
  [ -z "$shown" ] || echo " aborted"
}

# Shows new stages from the log.
next_stages() {
  local stage
  while IFS= read -r stage; do
    finish
    label=${stage#» } start=$SECONDS stages=$((stages + 1)) shown=''
  done < <(grep -a '^» ' "$LOG" | tail -n "+$((stages + 1))")
}

# Only a terminal can redraw a line. Elsewhere, this prints the label at the start, and `finish` the seconds at the end.
show_progress() {
  local far
  [ $((SECONDS - start)) -ge 1 ] || return 0
  if [ -t 1 ]; then
    far=$(how_far)
    printf '\r\033[K» %s %s%d s' "$label" "${far:+$far, }" $((SECONDS - start))
  elif [ -z "$shown" ]; then
    printf '» %s' "$label"
  fi
  shown=yes
}

# finish [HOW]: ends the line.
finish() {
  [ -n "$shown" ] || [ -n "${1:-}" ] || return 0
  if [ -t 1 ] || [ -z "$shown" ]; then printf '\r» %s' "$label"; fi
  if [ -t 1 ]; then printf '\033[K'; fi
  echo " ${1:+$1 }$((SECONDS - start)) s"
}

# Prints cargo's last progress, such as 123/246.
how_far() {
  tail -c 400 "$LOG" | tr '\r' '\n' | sed -n 's/^ *Building.* \([0-9]*\/[0-9]*\).*/\1/p' | tail -n 1
}
