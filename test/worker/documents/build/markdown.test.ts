import { describe, expect, it } from "vitest";
import { anchorsInTurn, renderDocument, type Target } from "../../../../worker/documents/build/markdown.ts";

const targetOf = (link: string): Target => {
  if (link.endsWith(".png")) return { kind: "picture", address: `/docs/${link}`, width: 40, height: 30 };
  if (link.endsWith(".ts")) return { kind: "file", path: link };
  return { kind: "address", address: link };
};

const render = (markdown: string) => renderDocument("docs/a.md", markdown, targetOf);

describe("renderDocument", () => {
  it("gives the heading of the first level to the frame, and the rest an id for each heading", () => {
    const { title, html } = render("# A `b` & c\n\nText.\n\n## One two\n\n### GET `/x`\n\n## One two\n");
    expect(title).toBe("A b & c");
    expect(html).toBe(
      '<p>Text.</p>\n<h2 id="one-two">One two</h2>\n<h3 id="get-x">GET <code>/x</code></h3>\n<h2 id="one-two-1">One two</h2>\n',
    );
  });

  it("begins a page of several headings with links to them", () => {
    const { html } = render("# A\n\n## One\n\n## Two\n\n### Below\n\n## `Three`\n");
    expect(html).toContain(
      '<nav class="on-page" aria-label="On this page"><ul><li><a href="#one">One</a></li><li><a href="#two">Two</a></li>' +
        '<li><a href="#three">Three</a></li></ul></nav>',
    );
  });

  it("leads links to where the site has what they name, and names a file that it does not have", () => {
    const { html } = render(
      "# A\n\n[b](/docs/b#c) [the code](worker/index.ts) [`index.ts`](worker/index.ts) ![A key](key.png)\n",
    );
    expect(html).toBe(
      '<p><a href="/docs/b#c">b</a> the code (<code>worker/index.ts</code>) <code>index.ts</code> ' +
        '<img src="/docs/key.png" alt="A key" width="40" height="30" loading="lazy"></p>\n',
    );
  });

  it("shows what is like HTML in code as text, and leaves comments out", () => {
    const { html } = render(
      "# A\n\n<!-- a comment -->\n\n`<script>`\n\n```html\n<script>alert(1)</script>\n```\n\n| a |\n|---|\n| b<br>c |\n",
    );
    expect(html).toContain("<code>&lt;script&gt;</code>");
    expect(html).toContain("&lt;script&gt;alert(1)&lt;/script&gt;");
    expect(html).toContain('<td data-column="a">b<br>c</td>');
    expect(html).not.toContain("comment");
  });

  it.each([
    "<script>alert(1)</script>",
    "a <img src=x onerror=alert(1)> b",
    "<guid>",
    "<!-- a --><b>x</b>",
    '<br onclick="a">',
  ])("refuses HTML: %s", (text) => {
    expect(() => render(`# A\n\n${text}\n`)).toThrow(/^docs\/a\.md has HTML, which the site does not show: </);
  });

  it("escapes what stands in attributes", () => {
    const { html } = render('# A\n\n[b](<"onclick="x>) ![" onload="x](c.png)\n');
    expect(html).not.toMatch(/"\s*on(?:click|load)="/);
  });

  it.each(["No heading.", "# One\n\n# Two"])("refuses a document without one title: %j", (markdown) => {
    expect(() => render(markdown)).toThrow("docs/a.md needs one heading of the first level.");
  });

  it("gives the text of each section, without marks and tags, for the search", () => {
    const { sections } = render(
      '# A\n\nBegin *here* & `<there>`.\n\n## One\n\n- a\n- b\n\n### Two\n\n| c | d |\n|---|---|\n| e | "f" |\n',
    );
    expect(sections).toEqual([
      { anchor: "", heading: "", text: "Begin here & <there>." },
      { anchor: "one", heading: "One", text: "a b" },
      { anchor: "two", heading: "Two", text: 'c d e "f"' },
    ]);
  });
});

// As GitHub names them: https://docs.github.com/en/get-started/writing-on-github/getting-started-with-writing-and-formatting-on-github/basic-writing-and-formatting-syntax#section-links
it("anchorsInTurn names headings as GitHub does", () => {
  const anchorOf = anchorsInTurn();
  expect(["GET `/__ping__`", "If it's so: a, b", "Größe", "A", "A", "[b](c.md) d"].map(anchorOf)).toEqual([
    "get-__ping__",
    "if-its-so-a-b",
    "größe",
    "a",
    "a-1",
    "b-d",
  ]);
});
