# shellcheck shell=bash
# Trunk, which some people build the page with.

# serve_with_trunk PORT: builds and serves the page with Trunk, then requests the page, its two programs, its style
# sheets and the service worker, without which browsers report an error. Run it with `progress`, which ends Trunk: it keeps serving until then.
serve_with_trunk() {
  local port=$1 dist=$TARGET/trunk are_answered=true trunk path
  # Trunk rejects NO_COLOR=1, which some people set.
  PATH=$(dirname "$WASM_OPT"):$PATH small_wasm env -u NO_COLOR \
    trunk serve --release --locked --offline --port "$port" --dist "$dist" &
  trunk=$!
  until [ "$(status_of "$port" /)" = 200 ]; do
    kill -0 "$trunk" || return
    sleep 0.5
  done
  for path in $(sed -n 's/.*data-wasm="\([^"]*\)".*/\1/p' "$dist/index.html") worker_bg.wasm \
    $(grep -o '[^"]*\.css' "$dist/index.html") service-worker.js; do
    path=/${path#./}
    echo "$path is answered with $(status_of "$port" "$path")"
    [ "$(status_of "$port" "$path")" = 200 ] || are_answered=false
  done
  $are_answered
}

# status_of PORT PATH: the HTTP status with which a local server answers; empty if there is none.
status_of() {
  local status
  {
    exec 3<>"/dev/tcp/127.0.0.1/$1" &&
      printf 'GET %s HTTP/1.1\r\nHost: 127.0.0.1:%s\r\nConnection: close\r\n\r\n' "$2" "$1" >&3 &&
      read -r _ status _ <&3
    exec 3>&-
  } 2>/dev/null || true
  echo "${status:-}"
}

free_port() {
  local port=8090
  while (: 3<>"/dev/tcp/127.0.0.1/$port") 2>/dev/null; do port=$((port + 1)); done
  echo "$port"
}
