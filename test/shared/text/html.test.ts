import { describe, expect, it } from "vitest";
import { escapeHtml, inlineHtml } from "../../../shared/text/html.ts";

it("leaves nothing in a text that begins or ends an element, an attribute or a reference", () => {
  expect(escapeHtml(`<a b="c" d='e'>&amp;`)).toBe("&#60;a b=&#34;c&#34; d=&#39;e&#39;&#62;&#38;amp;");
});

describe("a line of Markdown", () => {
  it.each([
    ["`a < b` and `c`", "<code>a &#60; b</code> and <code>c</code>"],
    ["one ` alone", "one ` alone"],
    ["*not* <b>markup</b>", "*not* &#60;b&#62;markup&#60;/b&#62;"],
    ["", ""],
  ])("has code spans, and nothing else: %s", (markdown, html) => {
    expect(inlineHtml(markdown)).toBe(html);
  });
});
