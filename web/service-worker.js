// Keeps the page on the device, so that it opens without a network. The build inserts the version, and each file with
// its hash. The version covers all files together, and is also the name of the folder with the files that never change.
const VERSION = "{version}";
const FILES = new Map([["{file}", "{hash}"]]);
const PAGE = "./";
// Kept on the device once a person has opened it.
const PUZZLES = "puzzles.bin";

// Other copies of the page on this host, under other paths, have caches of their own.
const MINE = `in-a-row ${registration.scope} `;
const CACHE = MINE + VERSION;
// Pages that are open while a new version is installed still load files of their own version.
const OLDER_CACHES = 2;
// The files and texts that another app has shared, until the page opens them.
const RECEIVED = "in-a-row received";

addEventListener("install", (event) => event.waitUntil(install()));
addEventListener("activate", (event) => event.waitUntil(activate()));
addEventListener("fetch", (event) => {
  const { method, url } = event.request;
  if (method === "GET" && url.startsWith(registration.scope)) event.respondWith(answer(event.request));
  if (method === "POST" && url === `${registration.scope}?received`) event.respondWith(receive(event.request));
});

// Installs this version, or nothing: if a file is missing or wrong, the previous version stays.
async function install() {
  try {
    const kept = await keptFiles();
    const spoken = kept.map(languageOf);
    const wanted = [...FILES.keys()].filter((file) => {
      const language = languageOf(file);
      if (file === PUZZLES) return kept.some((address) => address.endsWith(`/${PUZZLES}`));
      return !language || spoken.includes(language);
    });
    const cache = await caches.open(CACHE);
    await keepAll(cache, wanted);
  } catch (error) {
    await caches.delete(CACHE);
    throw error;
  }
  await skipWaiting();
}

// Returns the addresses of the files that earlier versions have cached. Only the words of their languages are kept on the
// device.
async function keptFiles() {
  const mine = (await caches.keys()).filter((name) => name.startsWith(MINE));
  const kept = await Promise.all(mine.map(async (name) => (await caches.open(name)).keys()));
  return kept.flat().map(({ url }) => url);
}

// Returns the language of a file of words, or undefined for other files.
function languageOf(address) {
  return /\/([\w-]+?)(-lazy|-seldom)?\.txt$/.exec(address)?.[1];
}

function wordsOf(language) {
  return ["", "-lazy", "-seldom"].map((part) => `${VERSION}/${language}${part}.txt`);
}

// Caches these files, two at a time, so that what the open page requests meanwhile gets its share of a slow network.
async function keepAll(cache, files) {
  const waiting = files.values();
  const keepNext = async () => {
    for (const file of waiting) await keep(cache, file, { priority: "low" });
  };
  await Promise.all([keepNext(), keepNext()]);
}

// Caches a file, if it is the one that the build wrote.
async function keep(cache, file, how) {
  const mode = file.startsWith(VERSION) ? "default" : "no-cache";
  // The browser's own cache may contain a wrong response, so ask the server before giving up.
  const response = await load(file, { cache: mode, ...how }).catch(() => load(file, { cache: "reload" }));
  // Browsers refuse to open a page from a redirected response.
  const { body, headers, redirected } = response;
  await cache.put(file, redirected ? new Response(body, { headers }) : response);
}

async function load(file, how) {
  const response = await fetch(file, { ...how, integrity: FILES.get(file) });
  if (!response.ok) throw new Error(`${file}: ${response.status}`);
  if (file === PAGE) {
    // The page has no hash, because some hosts add something to it.
    const text = await response.clone().text();
    if (!text.includes(VERSION) || !text.includes("</html>")) {
      throw new Error("the page is of another version, or incomplete");
    }
  }
  return response;
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
  const file = name.slice(registration.scope.length) || PAGE;
  // A page that failed to load asks for the server's file.
  const kept = request.cache === "reload" ? null : await find(name).catch(() => null);
  if (kept) return kept;
  // If the file can't be cached, the page gets the same response as without a service worker.
  const added = FILES.has(file) && (await add(file, request.cache === "reload").catch(() => null));
  if (added) return added;
  if (request.mode !== "navigate" || file === PAGE) return fetchOrFind(request, name);
  // There may be something else under this path. If not, go to the page.
  const found = await fetch(request).catch(() => null);
  return found && found.status !== 404 ? found : Response.redirect(registration.scope + search);
}

// Without a network, what is on the device is better than an error, unless the server's file is asked for.
async function fetchOrFind(request, name) {
  try {
    return await fetch(request);
  } catch (error) {
    if (request.cache === "reload") throw error;
    // If the device's files can't be searched, that is the error.
    const kept = await find(name);
    if (kept) return kept;
    throw new Error(`${name} is not on the device, and can't be loaded`, { cause: error });
  }
}

async function find(name) {
  const how = { ignoreVary: true };
  return (await (await caches.open(CACHE)).match(name, how)) ?? caches.match(name, how);
}

// Caches a file that is not on the device, or was requested again. With one file of words, all of its language are
// cached.
async function add(file, isAskedAgain) {
  const cache = await caches.open(CACHE);
  const language = languageOf(file);
  const others = language ? wordsOf(language).filter((other) => other !== file) : [];
  const [added] = await Promise.allSettled([
    keep(cache, file, isAskedAgain && { cache: "reload" }),
    ...others.map((other) => keep(cache, other)),
  ]);
  return added.status === "fulfilled" ? cache.match(file, { ignoreVary: true }) : null;
}

// Keeps what another app shares, and opens the page, which looks for it.
async function receive(request) {
  const headers = { "content-type": request.headers.get("content-type") };
  const cache = await caches.open(RECEIVED);
  await cache.put(`${registration.scope}received`, new Response(await request.blob(), { headers }));
  return Response.redirect(`${registration.scope}?received`, 303);
}
