/** The rules as one page, for a playground without a server. */

import { escapeHtml, inlineHtml, type RuleDescription, ruleDescriptions } from "../../../shared/index.ts";

/** Each rule stands at its id. */
export function rulesHtml(): string {
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
  const files = [
    ...(examples.policy === undefined ? [] : [["With the policy", examples.policy] as const]),
    ["Wrong", examples.wrong] as const,
    ["Right", examples.right] as const,
  ];
  return [
    `<h2 id="${escapeHtml(id)}"><code>${escapeHtml(id)}</code></h2>`,
    ...paragraphs.map((text) => `<p>${inlineHtml(text)}</p>`),
    ...files.map(([title, text]) => `<h3>${title}</h3>\n<pre><code>${escapeHtml(text)}</code></pre>`),
  ].join("\n");
}
