import type { RuleDescription } from "../../shared/index.ts";

/** The whole content of each page's one `style` element, for a policy that allows this style by its hash. */
export const RULE_PAGE_STYLE = `
:root { color-scheme: light dark; font: 1rem/1.5 system-ui, sans-serif; }
body { max-width: 48rem; margin: 2rem auto; padding: 0 1rem; overflow-wrap: break-word; }
pre { padding: 0.75rem; border: 1px solid; border-radius: 0.25rem; white-space: pre-wrap; }
table { border-collapse: collapse; }
th, td { padding: 0.25rem 1rem 0.25rem 0; border-bottom: 1px solid; text-align: left; vertical-align: top; }
th code { white-space: nowrap; }
`;

/** The page `/rules`: every rule with its severity and what it finds, each a link to its own page. */
export function ruleListHtml(rules: readonly RuleDescription[]): string {
  const rows = rules.map(
    ({ id, severity, summary }) =>
      `<tr><th scope="row"><a href="/rules/${encodeURIComponent(id)}"><code>${escapeHtml(id)}</code></a></th>` +
      `<td>${severity}</td><td>${inline(summary)}</td></tr>`,
  );
  return page("Rules", [
    "<h1>Rules</h1>",
    "<p>What Provider Steward finds in a provider configuration file, and why it matters.</p>",
    "<table>",
    '<thead><tr><th scope="col">Rule</th><th scope="col">Severity</th><th scope="col">What it finds</th></tr></thead>',
    `<tbody>\n${rows.join("\n")}\n</tbody>`,
    "</table>",
  ]);
}

/** The page `/rules/:id`: a rule's reason, description, fix and examples. */
export function ruleHtml({ id, severity, summary, why, description, fix, examples }: RuleDescription): string {
  return page(id, [
    '<p><a href="/rules">All rules</a></p>',
    `<h1><code>${escapeHtml(id)}</code></h1>`,
    `<p><strong>${inline(summary)}</strong> (${severity}).</p>`,
    `<p>${inline(why)}</p>`,
    `<p>${inline(description)}</p>`,
    ...(fix === undefined ? [] : [`<h2>Fix</h2>\n<p>${inline(fix)}</p>`]),
    ...(examples.policy === undefined ? [] : [example("With the policy", examples.policy)]),
    example("Wrong", examples.wrong),
    example("Right", examples.right),
  ]);
}

function example(title: string, text: string): string {
  return `<h2>${title}</h2>\n<pre><code>${escapeHtml(text)}</code></pre>`;
}

function page(title: string, content: readonly string[]): string {
  return [
    "<!doctype html>",
    '<html lang="en">',
    "<head>",
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    `<title>${escapeHtml(title)} · Provider Steward</title>`,
    `<style>${RULE_PAGE_STYLE}</style>`,
    "</head>",
    "<body>",
    "<main>",
    ...content,
    "</main>",
    "</body>",
    "</html>",
    "",
  ].join("\n");
}

/** A line of Markdown in which only backticks mean something, as HTML. */
function inline(markdown: string): string {
  return escapeHtml(markdown).replace(/`([^`]+)`/g, "<code>$1</code>");
}

function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
}
