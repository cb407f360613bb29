# shellcheck shell=bash
# The release page.

. "$ROOT/script/lib/address.sh"

# Builds the page into $PAGE, unless the one that is there was built from the same files.
build_page() {
  SITE_URL=$(site_url) || exit
  need_rust
  need_wasm
  need_small_std
  need_page_tools
  local stamp=$TARGET/page.stamp sources
  sources=$(page_sources)
  [ "$(cat "$stamp" 2>/dev/null)" = "$sources"$'\n'"$(page_files)" ] && return

  say "Building the page"
  rm -f "$stamp"
  # Trunk takes NO_COLOR=1, as others set it, for a mistake.
  small_wasm env -u NO_COLOR \
    trunk build --release --locked --offline --features split --log warn --dist "$PAGE" ||
    die "the page could not be built; the reason is above"
  split_page || die "the page could not be cut in parts; the reason is above"
  "$ESBUILD" --minify --allow-overwrite --log-level=warning --outdir="$PAGE" "$PAGE"/*.{js,css} ||
    die "the page could not be made smaller; the reason is above"
  node script/lib/short-imports.mjs "$PAGE" || die "the page could not be made smaller; the reason is above"
  node script/lib/inline-scripts.mjs "$PAGE/index.html" {early,boot}.js ||
    die "the scripts could not be put into the page; the reason is above"
  version_page
  version_thinker
  address_page
  echo "$sources"$'\n'"$(page_files)" >"$stamp"
}

# Cuts the page's program where its feature `split` says, which Trunk cannot, and puts the parts and
# their one script in the place of what Trunk made of the whole.
split_page() {
  local cut=$TARGET/split name=in-a-row part
  rm -rf "$cut"
  wasm-split-cli --out-name $name "$(page_target)/$WASM/page/$name.wasm" "$cut" &&
    wasm-bindgen --target web --no-typescript --keep-lld-exports --out-dir "$cut" --out-name $name \
      "$cut/$name.wasm" || return
  for part in "${name}_bg" split_extras; do
    wasm-opt -Oz "$cut/$part.wasm" -o "$PAGE/$part.wasm" || return
  done
  rm "$PAGE/$name"-*
  "$ESBUILD" --bundle --format=esm --log-level=warning --outfile="$PAGE/$name.js" "$cut/$name.js"
}

# Names the parts of the page after what is in them: a browser must not take one of another version
# from its cache.
version_page() {
  local version
  version=$(cat "$PAGE"/{in-a-row,split}* | cksum)
  version=${version%% *}
  mv "$PAGE"/in-a-row{,"-$version"}.js
  mv "$PAGE"/in-a-row{,"-$version"}_bg.wasm
  mv "$PAGE/split_extras.wasm" "$PAGE/extras-$version.wasm"
  sed -i.old "s|split_extras.wasm|extras-$version.wasm|" "$PAGE/in-a-row-$version.js"
  sed -i.old -E "s|in-a-row-[0-9a-f]+(_bg.wasm\|.js)|in-a-row-$version\1|g" "$PAGE/index.html"
  rm "$PAGE"/*.old
}

# Moves the thinker into a folder named after its content: Trunk gives its files names that stay, and
# a page must not meet a thinker of another version in a cache.
version_thinker() {
  local version folder
  version=$(cat "$PAGE"/thinker* | cksum)
  folder=thinker-${version%% *}
  mkdir "$PAGE/$folder"
  mv "$PAGE"/thinker{,_loader}.js "$PAGE/thinker_bg.wasm" "$PAGE/$folder"
  sed -i.old "s|thinker_loader.js|$folder/&|" "$PAGE/index.html"
  rm "$PAGE/index.html.old"
}

# Sums of all that the page is made of, the compiler included. A file that is not part of it may be
# among them: that costs a build, a forgotten one would show an old page.
page_sources() {
  wasm rustc --version
  echo "${SMALL_STD:-the usual standard library}"
  echo "${SITE_URL:-no address}"
  cd "$ROOT" && find . \( -path ./target -o -path ./dist -o -path ./tests -o -path ./script \
    -o -path ./benches -o -path ./examples -o -path ./fuzz -o -name '.?*' -o -name '*.md' \) -prune -o \
    -type f -exec cksum {} + | sort -k3 && cksum script/lib/{address,page,rust,versions}.sh \
    script/lib/{inline-scripts,short-imports}.mjs
}

# Sums of the built page: `trunk serve` builds another into the same folder.
page_files() {
  [ -d "$PAGE" ] && find "$PAGE" -type f -exec cksum {} + | sort -k3
}
