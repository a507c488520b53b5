/** Writes the playground as static files, which work from any host and from `file:`. `npm run playground` runs it. */

import { copyFile, mkdir, rm, writeFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { bundlePlayground } from "./bundle.ts";
import { playgroundHtml } from "./html.ts";
import { playgroundPolicy } from "./policy.ts";
import { rulesHtml } from "./rules-html.ts";

const FOLDER = new URL("../../../.build/playground/", import.meta.url);

const { page, checker, style } = await bundlePlayground();
const html = playgroundHtml({
  style: "style.css",
  icon: "icon.svg",
  programs: ["checker.js", "page.js"],
  checker: undefined,
  docsUrl: "rules.html#",
  home: undefined,
  // From `file:`, a browser runs a web worker only from a text that the page has.
  policy: playgroundPolicy("blob:"),
});
const files = {
  "index.html": html,
  "rules.html": rulesHtml(),
  "style.css": style,
  "page.js": page,
  "checker.js": `var checkerProgram=${JSON.stringify(checker)};\n`,
};

await rm(FOLDER, { recursive: true, force: true });
await mkdir(FOLDER, { recursive: true });
for (const [name, text] of Object.entries(files)) {
  // oxlint-disable-next-line no-await-in-loop -- a few files
  await writeFile(new URL(name, FOLDER), text);
}
await copyFile(new URL("../../html/icon.svg", import.meta.url), new URL("icon.svg", FOLDER));
process.stdout.write(`The playground is in ${fileURLToPath(FOLDER)}\n`);
