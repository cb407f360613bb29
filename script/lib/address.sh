# shellcheck shell=bash
# Where the page is going to be: crawlers follow no relative address.

# The address in SITE_URL, with a slash at its end; nothing where none is set.
site_url() {
  local folder='^https?://[^/[:space:]"<>&?#][^[:space:]"<>&?#]*$'
  [ -n "${SITE_URL:-}" ] || return 0
  [[ $SITE_URL =~ $folder ]] ||
    die "SITE_URL must be the whole address of the page's folder, like https://example.org/in-a-row/, not $SITE_URL"
  echo "${SITE_URL%/}/"
}

# The tags that need a whole address; nothing where none is set.
address_tags() {
  local url
  url=$(site_url) || return
  [ -n "$url" ] || return 0
  echo "<link rel=\"canonical\" href=\"$url\">" \
    "<meta property=\"og:url\" content=\"$url\">" \
    "<meta property=\"og:image\" content=\"${url}card.png\">" \
    '<meta property="og:image:width" content="1200">' \
    '<meta property="og:image:height" content="630">' \
    '<meta property="og:image:alt" content="In a Row. Your move: one more cross makes three in a row.">' \
    '<meta name="twitter:card" content="summary_large_image">'
}

address_page() {
  local tags page
  tags=$(address_tags) && page=$(cat "$PAGE/index.html") || return
  [ -z "$tags" ] || echo "${page%%</head>*}$tags</head>${page#*</head>}" >"$PAGE/index.html"
}

check_addresses() {
  local url tags
  [ -z "$(SITE_URL='' address_tags)" ] || die "there are tags with an address without one"
  for url in https://example.org/in-a-row http://127.0.0.1:8080/; do
    tags=$(SITE_URL=$url address_tags)
    [[ $tags == *"\"og:image\" content=\"${url%/}/card.png\""* ]] || die "$url is not in the tags: $tags"
  done
  for url in example.org /in-a-row/ ftp://example.org/ https:// https:///x 'https://example.org/"><p>' \
    'https://example.org/?x'; do
    ! (SITE_URL=$url address_tags) >/dev/null 2>&1 || die "$url is taken for an address of the page"
  done
}
