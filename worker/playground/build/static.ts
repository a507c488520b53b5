/** Writes the playground as static files, which work from any host and from `file:`. `npm run playground` runs it. */

import { copyFile, mkdir, rm, writeFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { escapeHtml, inlineHtml, type RuleDescription, ruleDescriptions } from "../../../shared/index.ts";
import { bundlePlayground, playgroundHtml, playgroundPolicy } from "./bundle.ts";

const FOLDER = new URL("../../../.build/playground/", import.meta.url);

const { page, checker, style } = await bundlePlayground();
const { beforeHeader, afterHeader } = playgroundHtml({
  style: "style.css",
  icon: "icon.svg",
  programs: ["checker.js", "page.js"],
  checker: undefined,
  docsUrl: "rules.html#",
  // From `file:`, a browser runs a web worker only from a text that the page has.
  policy: playgroundPolicy("blob:", "'none'"),
});
const files = {
  "index.html": `${beforeHeader}<header><span class="home">Provider Steward</span></header>${afterHeader}`,
  "rules.html": rulesHtml(),
  "style.css": style,
  "page.js": page,
  "checker.js": `var checkerProgram=${JSON.stringify(checker)};\n`,
};

await rm(FOLDER, { recursive: true, force: true });
await mkdir(FOLDER, { recursive: true });
for (const [name, text] of Object.entries(files)) {
  await writeFile(new URL(name, FOLDER), text);
}
await copyFile(new URL("../../html/icon.svg", import.meta.url), new URL("icon.svg", FOLDER));
process.stdout.write(`The playground is in ${fileURLToPath(FOLDER)}\n`);

/** Each rule stands at its id. */
function rulesHtml(): string {
  return [
    "<!doctype html>",
    '<html lang="en">',
    "<head>",
    '<meta charset="utf-8">',
    `<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'self'; img-src 'self'">`,
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    "<title>Rules · Provider Steward</title>",
    '<link rel="icon" type="image/svg+xml" href="icon.svg">',
    '<link rel="stylesheet" href="style.css">',
    "</head>",
    "<body>",
    "<main>",
    "<h1>Rules</h1>",
    '<p><a href="index.html">Playground</a></p>',
    ...ruleDescriptions.map(sectionOf),
    "</main>",
    "</body>",
    "</html>",
    "",
  ].join("\n");
}

function sectionOf({ id, severity, summary, why, description, fix, examples }: RuleDescription): string {
  const paragraphs = [`${summary} (${severity}).`, why, description, ...(fix === undefined ? [] : [`Fix: ${fix}`])];
  const shown = [
    ...(examples.policy === undefined ? [] : [["With the policy", examples.policy] as const]),
    ["Wrong", examples.wrong] as const,
    ["Right", examples.right] as const,
  ];
  return [
    `<h2 id="${escapeHtml(id)}"><code>${escapeHtml(id)}</code></h2>`,
    ...paragraphs.map((text) => `<p>${inlineHtml(text)}</p>`),
    ...shown.map(([title, text]) => `<h3>${title}</h3>\n<pre><code>${escapeHtml(text)}</code></pre>`),
  ].join("\n");
}
