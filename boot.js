// Starts the game with the program that `early.js` is loading. These are files, because the page's
// security policy allows no inline script; the build puts both into the page and allows just these.
const { js } = document.querySelector("script[data-js]").dataset;
try {
  await painted;
  const { default: start } = await import(new URL(js, document.baseURI));
  await start({ module_or_path: program });
} catch (error) {
  document.getElementById("trouble").hidden = false;
  throw error;
}
