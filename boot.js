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
  } else {
    document.getElementById("trouble").hidden = false;
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
