import { describe, expect, it } from "vitest";

import { type RuleDescription, ruleDescriptions } from "../../../shared/index.ts";
import { RULE_PAGE_STYLE, ruleHtml, ruleListHtml } from "../../../worker/config-api/rule-html.ts";

const rule: RuleDescription = {
  id: "odd-rule",
  severity: "warning",
  summary: "A `key` <b>",
  why: 'It\'s "odd" & rare.',
  description: "Finds `a < b` and `*`, *not* others, and a ` alone.",
  examples: { wrong: '{ "</code><script>": 1 }', right: "{\n  // &amp;\n}" },
};

describe("ruleHtml", () => {
  it("is a page of its own with everything that the rule says of itself", () => {
    expect(ruleHtml(rule)).toBe(`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>odd-rule · Provider Steward</title>
<style>${RULE_PAGE_STYLE}</style>
</head>
<body>
<main>
<p><a href="/rules">All rules</a></p>
<h1><code>odd-rule</code></h1>
<p><strong>A <code>key</code> &#60;b&#62;</strong> (warning).</p>
<p>It&#39;s &#34;odd&#34; &#38; rare.</p>
<p>Finds <code>a &#60; b</code> and <code>*</code>, *not* others, and a \` alone.</p>
<h2>Wrong</h2>
<pre><code>{ &#34;&#60;/code&#62;&#60;script&#62;&#34;: 1 }</code></pre>
<p><a href="/playground#rule=odd-rule">Open it in the playground</a></p>
<h2>Right</h2>
<pre><code>{
  // &#38;amp;
}</code></pre>
</main>
</body>
</html>
`);
  });

  it("says what fixes a mistake, and by which policy the examples are checked", () => {
    const page = ruleHtml({ ...rule, fix: "Drops `<b>`.", examples: { ...rule.examples, policy: '{ "a": 1 }' } });
    expect(page).toContain(`alone.</p>
<h2>Fix</h2>
<p>Drops <code>&#60;b&#62;</code>.</p>
<h2>With the policy</h2>
<pre><code>{ &#34;a&#34;: 1 }</code></pre>
<h2>Wrong</h2>
`);
  });

  it.each(ruleDescriptions)("leaves no backtick of $id outside its examples", ({ examples, ...words }) => {
    expect(ruleHtml({ ...words, examples: { wrong: "", right: "" } })).not.toContain("`");
    expect(examples).not.toEqual({ wrong: "", right: "" });
  });
});

describe("ruleListHtml", () => {
  it("links each rule to its page", () => {
    const [head = "", rows] = ruleListHtml([rule, { ...rule, id: 'a"b/c', severity: "error" }]).split("<tbody>\n");
    expect(head).toContain("<title>Rules · Provider Steward</title>");
    expect(
      rows,
    ).toBe(`<tr><th scope="row"><a href="/rules/odd-rule"><code>odd-rule</code></a></th><td>warning</td><td>A <code>key</code> &#60;b&#62;</td></tr>
<tr><th scope="row"><a href="/rules/a%22b%2Fc"><code>a&#34;b/c</code></a></th><td>error</td><td>A <code>key</code> &#60;b&#62;</td></tr>
</tbody>
</table>
</main>
</body>
</html>
`);
  });
});

describe("the style", () => {
  it("holds nothing that would end its element", () => {
    expect(RULE_PAGE_STYLE).not.toContain("<");
  });
});
