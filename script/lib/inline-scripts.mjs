// inline-scripts.mjs PAGE SCRIPT...: puts these scripts into the page, so that nothing waits for them,
// and their hashes into its security policy, which allows no other inline script.
import { createHash } from "node:crypto";
import { readFileSync, rmSync, writeFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";

const EVERY_SCRIPT = "script-src 'self'";

const [page, ...names] = process.argv.slice(2);
let html = readFileSync(page, "utf8");
const replace = (from, to) => {
  if (html.split(from).length !== 2) throw new Error(`${basename(page)} does not have one ${from}`);
  html = html.replace(from, () => to);
};
for (const name of names) {
  const file = join(dirname(page), name);
  const script = readFileSync(file, "utf8").trim();
  const hash = createHash("sha256").update(script).digest("base64");
  const [tag, before, after] =
    html.match(new RegExp(`(<script[^>]*) src="(?:\\./)?${name}"([^>]*>)`)) ?? [name];
  replace(`${tag}</script>`, `${before}${after}${script}</script>`);
  replace(EVERY_SCRIPT, `${EVERY_SCRIPT} 'sha256-${hash}'`);
  rmSync(file);
}
writeFileSync(page, html);
