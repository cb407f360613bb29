// Starts the game with the program that `early.js` is loading. These are files, because the page's
// security policy allows no inline script; the build puts both into the page and allows just these.
const { js } = document.querySelector("script[data-js]").dataset;

// A page that fails to load loads itself again, but only once. It is told so by the history, which works even if the
// browser stores nothing; the program's own state there comes back.
const isLoadedAgain = Boolean(history.state?.isLoadedAgain);
if (isLoadedAgain) history.replaceState(history.state.before, "");

try {
  await painted;
  const { default: start } = await import(new URL(js, document.baseURI));
  await start({ module_or_path: program });
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

// Some hosts give the page without the slash at the end of its address too, and then all that it loads
// is looked for in the wrong folder. The address with the slash, if the host gives the page there and
// does not lead back.
async function withSlash() {
  if (location.pathname.endsWith("/")) return null;
  const folder = new URL(location);
  folder.pathname += "/";
  const isThere = await fetch(folder, { redirect: "error" }).then(({ ok }) => ok, () => false);
  return isThere ? folder : null;
}

// Asks the server, whatever the browser's cache and the service worker have kept.
function ask(file) {
  return fetch(new URL(file, document.baseURI), { cache: "reload" });
}

// Whether the server has the page: there may be no network, or a network that answers with a page of its own.
async function hasServer() {
  const page = await ask(location.href).then((response) => response.text()).catch(() => "");
  return page.includes("data-wasm");
}

async function loadAgain() {
  history.replaceState({ isLoadedAgain: true, before: history.state }, "");
  await renew();
  location.reload();
}

// Takes the page's files from the server and removes the service worker, because what the browser has kept may be wrong.
async function renew() {
  const files = [js, wasm];
  if (words) files.push(`${words}${language}.txt`, `${words}en.txt`);
  await removeServiceWorker(files).catch(() => {});
  // A file is in the browser's cache once all of it is there.
  await Promise.allSettled(files.map(async (file) => (await ask(file)).arrayBuffer()));
}

async function removeServiceWorker(files) {
  const { href: scope } = new URL("./", document.baseURI);
  const registration = await navigator.serviceWorker.getRegistration(scope);
  // Without one of its own, the page may have that of another copy, at the root of the host.
  if (registration?.scope !== scope) return;
  // Some browsers go on using it for as long as the page is open.
  const [version] = js.split("/");
  const cache = await caches.open(`in-a-row ${scope} ${version}`);
  await Promise.all(["./", ...files].map((file) => cache.delete(file)));
  await registration.unregister();
}

function offerToTryAgain() {
  const trouble = document.getElementById("trouble");
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
