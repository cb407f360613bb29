// Replaces the page's service worker where every load should get the newest build: removes the files that an earlier
// build's service worker has cached, and then itself.
addEventListener("install", () => skipWaiting());
addEventListener("activate", (event) => event.waitUntil(remove()));

async function remove() {
  const kept = (await caches.keys()).filter((name) => name.startsWith(`in-a-row ${registration.scope} `));
  await Promise.all(kept.map((name) => caches.delete(name)));
  await registration.unregister();
}
