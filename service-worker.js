// Keeps the page on the device, so that it opens without a network. The build writes the version and the names of
// the files. The version is that of all files together, and the name of the folder of those that never change.
const VERSION = "{version}";
const FILES = ["{files}"];

// Other copies of the page on this host, below other paths, have caches of their own.
const MINE = `in-a-row ${registration.scope} `;
const CACHE = MINE + VERSION;
// Pages that are open while a new version comes still load parts of theirs.
const OLDER_CACHES = 2;

addEventListener("install", (event) => event.waitUntil(install()));
addEventListener("activate", (event) => event.waitUntil(activate()));
addEventListener("fetch", (event) => {
  const { method, url } = event.request;
  if (method === "GET" && url.startsWith(registration.scope)) event.respondWith(answer(event.request));
});

// All or nothing: with a part missing, the version that is there stays.
async function install() {
  try {
    const words = (await spokenLanguages()).flatMap(wordsOf);
    const cache = await caches.open(CACHE);
    await Promise.all([...FILES, ...words].map((file) => keep(cache, file)));
    const page = await (await cache.match("./")).text();
    if (!page.includes(VERSION)) throw new Error("the page is of another version");
  } catch (error) {
    await caches.delete(CACHE);
    throw error;
  }
  await skipWaiting();
}

// Of the languages, those are kept that are spoken on this device: in the version before, and from now on.
async function spokenLanguages() {
  const mine = (await caches.keys()).filter((name) => name.startsWith(MINE));
  const kept = await Promise.all(mine.map(async (name) => (await caches.open(name)).keys()));
  return [...new Set(kept.flat().map(({ url }) => languageOf(url)))].filter(Boolean);
}

// The language of a file of words.
function languageOf(address) {
  return /\/([\w-]+?)(-lazy|-seldom)?\.txt$/.exec(address)?.[1];
}

function wordsOf(language) {
  return ["", "-lazy", "-seldom"].map((part) => `${VERSION}/${language}${part}.txt`);
}

async function keep(cache, file) {
  // Of what has a new name in each version, the browser may have the right one already.
  const response = await fetch(file, { cache: file.startsWith(VERSION) ? "default" : "no-cache" });
  if (!response.ok) throw new Error(`${file}: ${response.status}`);
  // Browsers refuse to open a page that was redirected on its way here.
  const { body, headers, redirected } = response;
  await cache.put(file, redirected ? new Response(body, { headers }) : response);
}

async function activate() {
  const older = (await caches.keys()).filter((name) => name.startsWith(MINE) && name !== CACHE);
  await Promise.all(older.slice(0, -OLDER_CACHES).map((name) => caches.delete(name)));
  await clients.claim();
}

async function answer(request) {
  const address = new URL(request.url);
  const { search } = address;
  address.search = address.hash = "";
  const name = address.href === `${registration.scope}index.html` ? registration.scope : address.href;
  const how = { ignoreVary: true };
  const kept = (await (await caches.open(CACHE)).match(name, how)) ?? (await caches.match(name, how));
  if (kept) return kept;
  const language = address.href.startsWith(registration.scope + VERSION) && languageOf(name);
  if (language) {
    const cache = await caches.open(CACHE);
    await Promise.all(wordsOf(language).map((file) => keep(cache, file)));
    return cache.match(name, how);
  }
  if (request.mode !== "navigate") return fetch(request);
  // There may be something else below this path; if not, there is the page.
  const found = await fetch(request).catch(() => null);
  return found && found.status !== 404 ? found : Response.redirect(registration.scope + search);
}
