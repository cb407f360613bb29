// Starts the program that `early.js` is loading. Both scripts are files, because the page's security policy
// allows no inline scripts; the build inlines both and allows only these.
const { js } = document.querySelector("script[data-js]").dataset;

// A page that fails to load reloads itself, but only once. It remembers this in the history state, which works even if
// the browser stores nothing. The program's own state there is restored.
const isLoadedAgain = Boolean(history.state?.isLoadedAgain);
if (isLoadedAgain) history.replaceState(history.state.before, "");

try {
  await painted;
  const { default: start } = await import(new URL(js, document.baseURI));
  await start({ module_or_path: program });
  loadForLateCode();
} catch (error) {
  const folder = await withSlash();
  if (folder) {
    location.replace(folder);
  } else if (!isLoadedAgain && (await hasServer())) {
    await loadAgain();
  } else {
    offerToTryAgain();
    throw error;
  }
}

// Begins to load the words and the styles of the late code, which the program asks for once that code is loaded.
function loadForLateCode() {
  const style = document.querySelector("meta[name=lazy-style]");
  // A page that was built by Trunk alone has both from the start.
  if (!style) return;
  for (const address of [`${words}${documentElement.lang}-lazy.txt`, style.content]) {
    const text = loadText(address);
    // The program handles the error.
    text.catch(() => {});
    begun.set(address, text);
  }
}

// Returns the page's address with a slash at the end, if the host serves the page there without a redirect. Some hosts
// also serve the page without the slash, but its files are then requested from the wrong folder.
async function withSlash() {
  if (location.pathname.endsWith("/")) return null;
  const folder = new URL(location);
  folder.pathname += "/";
  const isThere = await fetch(folder, { redirect: "error" }).then(({ ok }) => ok, () => false);
  return isThere ? folder : null;
}

// Requests a file from the server, whatever is in the browser's cache and in the service worker's.
function ask(file) {
  return fetch(new URL(file, document.baseURI), { cache: "reload" });
}

// Returns whether the server has the page. There may be no network, or one that answers with a page of its own.
async function hasServer() {
  const page = await ask(location.href).then((response) => response.text()).catch(() => "");
  return page.includes("data-wasm");
}

async function loadAgain() {
  history.replaceState({ isLoadedAgain: true, before: history.state }, "");
  await renew();
  location.reload();
}

// Reloads the page's files from the server and removes the service worker, because cached files may be wrong.
async function renew() {
  const files = [js, wasm];
  if (words) files.push(`${words}${language}.txt`, `${words}en.txt`);
  await removeServiceWorker(files).catch(() => {});
  // The browser caches a file only once it has been read to its end.
  await Promise.allSettled(files.map(async (file) => (await ask(file)).arrayBuffer()));
}

async function removeServiceWorker(files) {
  const { href: scope } = new URL("./", document.baseURI);
  const registration = await navigator.serviceWorker.getRegistration(scope);
  // If the page has no service worker of its own, this may be that of another copy at the root of the host.
  if (registration?.scope !== scope) return;
  // Some browsers continue to use it while the page is open, so clear its cache too.
  const [version] = js.split("/");
  const cache = await caches.open(`in-a-row ${scope} ${version}`);
  await Promise.all(["./", ...files].map((file) => cache.delete(file)));
  await registration.unregister();
}

async function offerToTryAgain() {
  const trouble = document.getElementById("trouble");
  await translate(trouble);
  trouble.hidden = false;
  trouble.querySelector("button").onclick = async () => {
    trouble.hidden = true;
    if (await hasServer()) {
      await loadAgain();
    } else {
      trouble.hidden = false;
    }
  };
}

// The texts of other languages than English are in a file of their own, because few readers need them. If that is
// missing as well, the texts stay English.
async function translate(trouble) {
  const file = new URL("trouble.json", document.baseURI);
  const texts = await fetch(file).then((response) => response.json()).catch(() => ({}));
  if (!texts[language]) return;
  const [failed, again] = texts[language];
  trouble.querySelector("p").textContent = failed;
  trouble.querySelector("button").textContent = again;
}
