import { escapeHtml, hasExampleFiles, inlineHtml, type RuleDescription } from "../../shared/index.ts";
import { htmlPage, PAGE_STYLE } from "../html/html.ts";

/** The whole content of each page's one `style` element. */
export const RULE_PAGE_STYLE = `${PAGE_STYLE}table { border-collapse: collapse; }
th, td { padding: 0.25rem 1rem 0.25rem 0; border-bottom: 1px solid; text-align: left; vertical-align: top; }
th code { white-space: nowrap; }
@media (max-width: 40rem) {
thead { display: none; }
tr, tbody th, td { display: block; }
tbody th, td { padding: 0.25rem 0; border: 0; }
tr { border-bottom: 1px solid; }
}
`;

/** The page `/rules`: every rule with its severity and what it finds, each a link to its own page. */
export function ruleListHtml(rules: readonly RuleDescription[]): string {
  const rows = rules.map(
    ({ id, severity, summary }) =>
      `<tr><th scope="row"><a href="/rules/${encodeURIComponent(id)}"><code>${escapeHtml(id)}</code></a></th>` +
      `<td>${severity}</td><td>${inlineHtml(summary)}</td></tr>`,
  );
  return htmlPage("Rules", RULE_PAGE_STYLE, [
    "<h1>Rules</h1>",
    "<p>What Provider Steward finds in a provider configuration file, and why it matters.</p>",
    "<table>",
    '<thead><tr><th scope="col">Rule</th><th scope="col">Severity</th><th scope="col">What it finds</th></tr></thead>',
    `<tbody>\n${rows.join("\n")}\n</tbody>`,
    "</table>",
  ]);
}

/** The page `/rules/:id`: a rule's reason, description, fix and examples. */
export function ruleHtml(rule: RuleDescription): string {
  const { id, severity, summary, why, description, fix, examples } = rule;
  return htmlPage(id, RULE_PAGE_STYLE, [
    '<p><a href="/rules">All rules</a></p>',
    `<h1><code>${escapeHtml(id)}</code></h1>`,
    `<p><strong>${inlineHtml(summary)}</strong> (${severity}).</p>`,
    `<p>${inlineHtml(why)}</p>`,
    `<p>${inlineHtml(description)}</p>`,
    ...(fix === undefined ? [] : [`<h2>Fix</h2>\n<p>${inlineHtml(fix)}</p>`]),
    ...(examples.policy === undefined ? [] : [example("With the policy", examples.policy)]),
    example("Wrong", examples.wrong),
    ...(hasExampleFiles(rule)
      ? [`<p><a href="/playground#rule=${encodeURIComponent(id)}">Open it in the playground</a></p>`]
      : []),
    example("Right", examples.right),
  ]);
}

function example(title: string, text: string): string {
  return `<h2>${title}</h2>\n<pre><code>${escapeHtml(text)}</code></pre>`;
}
