// Starts the game with the program that `early.js` is loading. These are files, because the page's
// security policy allows no inline script; the build puts both into the page and allows just these.
const { js } = document.querySelector("script[data-js]").dataset;
try {
  await painted;
  const { default: start } = await import(new URL(js, document.baseURI));
  await start({ module_or_path: program });
} catch (error) {
  const folder = await withSlash();
  if (folder) {
    location.replace(folder);
  } else if (await isRenewed()) {
    location.reload();
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

// Whether there is a reason to load the page again: a service worker that was removed, or a first attempt. The browser
// knows a reload as such even if it stores nothing, and a page that does not start has no service worker installed. So
// this never loops.
async function isRenewed() {
  if (!(await hasServer())) return false;
  const wasKept = await removeServiceWorker().catch(() => false);
  const [navigation] = performance.getEntriesByType("navigation");
  if (!wasKept && navigation?.type !== "navigate") return false;
  await renewFiles();
  return true;
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

// Replaces what the browser's cache has kept of the page.
async function renewFiles() {
  const files = [js, wasm];
  if (words) files.push(`${words}${language}.txt`, `${words}en.txt`);
  // A file is in the cache once all of it is there.
  await Promise.allSettled(files.map(async (file) => (await ask(file)).arrayBuffer()));
}

// Removes the service worker with its files. Returns whether there was one.
async function removeServiceWorker() {
  const { href: scope } = new URL("./", document.baseURI);
  const registration = await navigator.serviceWorker.getRegistration(scope);
  // Without one of its own, the page may have that of another copy, at the root of the host.
  if (registration?.scope !== scope) return false;
  const [version] = js.split("/");
  await caches.delete(`in-a-row ${scope} ${version}`);
  return registration.unregister();
}

function offerToTryAgain() {
  const trouble = document.getElementById("trouble");
  trouble.hidden = false;
  trouble.querySelector("button").onclick = async () => {
    trouble.hidden = true;
    if (await hasServer()) {
      await removeServiceWorker().catch(() => false);
      await renewFiles();
      location.reload();
    } else {
      trouble.hidden = false;
    }
  };
}
