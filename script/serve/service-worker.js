// Replaces the page's service worker where every load should get the newest build. Deletes the files that an earlier
// build's service worker cached, and then unregisters.
addEventListener("install", () => skipWaiting());
addEventListener("activate", (event) => event.waitUntil(remove()));

async function remove() {
  const ours = (await caches.keys()).filter((name) => name.startsWith(`in-a-row ${registration.scope} `));
  await Promise.all(ours.map((name) => caches.delete(name)));
  await registration.unregister();
}
