// Takes the place of the page's service worker where every load should get the newest build: removes the one that an
// earlier build left in the browser, with the files that it kept, and then itself.
addEventListener("install", () => skipWaiting());
addEventListener("activate", (event) => event.waitUntil(remove()));

async function remove() {
  const kept = (await caches.keys()).filter((name) => name.startsWith(`in-a-row ${registration.scope} `));
  await Promise.all(kept.map((name) => caches.delete(name)));
  await registration.unregister();
}
