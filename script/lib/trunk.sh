# shellcheck shell=bash
# Tests the page with Trunk, because some people build it with that.

# serve_with_trunk PORT: builds and serves the page with Trunk, then requests the page, its two programs, its style
# sheets and the service worker, without which browsers report an error. Run it with `progress`, because Trunk serves
# until `progress` ends it.
serve_with_trunk() {
  local port=$1 dist=$TARGET/trunk all_served=true trunk path
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
    echo "$path has the status $(status_of "$port" "$path")"
    [ "$(status_of "$port" "$path")" = 200 ] || all_served=false
  done
  $all_served
}

# status_of PORT PATH: prints the HTTP status of a local server's response; nothing if there is no server.
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
