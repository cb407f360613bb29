// Starts the game. A file of its own, because the page's security policy allows no inline script;
// the build writes the names of the two files it loads into its own script element.
const { js, wasm } = document.querySelector("script[data-wasm]").dataset;
try {
  const { default: start } = await import(new URL(js, document.baseURI));
  await start({ module_or_path: new URL(wasm, document.baseURI) });
} catch (error) {
  document.getElementById("trouble").hidden = false;
  throw error;
}
