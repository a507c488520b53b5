import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { codeSpan, escapeLinkTarget, escapeMarkdown, markdownSentence } from "../../../shared/text/markdown.ts";
import { printable } from "../../../shared/text/printable.ts";
import { quote } from "../../../shared/text/wording.ts";
import { readPage } from "../../forging/readers/page.ts";
import { hostileText } from "../report/samples.ts";

describe("escapeMarkdown", () => {
  it.each([
    ["emphasis", "*a* _b_ ~~c~~", "&#42;a&#42; &#95;b&#95; &#126;&#126;c&#126;&#126;"],
    ["code", "`a`", "&#96;a&#96;"],
    ["the end of a cell", "a|b", "a&#124;b"],
    ["an escape", "\\|", "&#92;&#124;"],
    ["an element", "<img src=x>", "&#60;img src=x&#62;"],
    ["a character reference", "&lt;", "&#38;lt;"],
    ["a link", "[a](b)", "&#91;a&#93;(b)"],
    ["an image", "![a](b)", "&#33;&#91;a&#93;(b)"],
    ["an address", "https://a.b", "https<span>&#58;</span>//a.b"],
    ["an address without a scheme", "www.a.b WWW.a", "www<span>&#46;</span>a.b WWW<span>&#46;</span>a"],
    ["a mention", "@octocat", "<span>&#64;</span>octocat"],
    ["a reference", "a/b#1", "a/b<span>&#35;</span>1"],
    ["a reference in letters", "GH-1 gh-2 high-3", "GH<span>&#45;</span>1 gh<span>&#45;</span>2 high-3"],
    ["an emoji", ":tada:", "<span>&#58;</span>tada:"],
    ["a formula", "$a$", "<span>&#36;</span>a<span>&#36;</span>"],
    [
      "a new line",
      "a\nb\r\nc\u2028",
      "a&#92;u&#123;a&#125;b&#92;u&#123;d&#125;&#92;u&#123;a&#125;c&#92;u&#123;2028&#125;",
    ],
    ["another direction", "\u202e", "&#92;u&#123;202e&#125;"],
  ])("does away with %s", (_, text, escaped) => {
    expect(escapeMarkdown(text)).toBe(escaped);
  });

  it("leaves a plain sentence as it is", () => {
    const sentence = 'The key "baseURL" is not known here: did you mean "baseUrl"? (Größe 漢字, 100%.)';
    expect(escapeMarkdown(sentence)).toBe(sentence);
  });

  it("leaves no character that means something, and stands for what is printable of the text", () => {
    fc.assert(
      fc.property(hostileText, (text) => {
        const references = escapeMarkdown(text).replace(/<span>(&#\d+;)<\/span>/g, "$1");
        expect(references.replace(/&#\d+;/g, "")).not.toMatch(/[\\`*_{}[\]<>|~!&@#$]|:\S|[^\P{Cc}]/u);
        const read = references.replace(/&#(\d+);/g, (_, code) => String.fromCharCode(Number(code)));
        expect(read).toBe(printable(text));
      }),
    );
  });
});

/** Many backticks too, of which GitHub's parser counts only some. */
const hostileName = fc.oneof(
  hostileText,
  fc.tuple(hostileText, fc.integer({ min: 1, max: 200 })).map(([text, count]) => text + "`".repeat(count)),
  fc.constantFrom("", " ", "  ", " a ", "\\", "a\\", "`", "``", " ` ", "|", "a|b", "\\|"),
);

/** The text that a page shows for Markdown that stands alone, in a heading, in a link and in a cell of a table. */
function shown(markdown: string): readonly string[] {
  const { headings, paragraphs, rows, others } = readPage(
    `${markdown}\n\n# ${markdown}\n\n[${markdown}](https://a.example/)\n\n| a |\n| --- |\n| ${markdown} |\n`,
  );
  expect(others).toEqual([]);
  expect(rows[1]).toHaveLength(1);
  const texts = [...headings.map((heading) => heading.replace("1 ", "")), ...paragraphs, ...(rows[1] ?? [])];
  return texts.map((text) => text.trim().replaceAll(/ +/g, " "));
}

function fourTimes(text: string): readonly string[] {
  return Array<string>(4).fill(printable(text).trim().replaceAll(/ +/g, " "));
}

describe("codeSpan", () => {
  it.each([
    [" a ", "`  a  `"],
    ["provider_a", "`provider_a`"],
    ["https://a.b/?c&d#e", "`https://a.b/?c&d#e`"],
    ["*a* [b](c) <d> \\", "`*a* [b](c) <d> \\`"],
    ["a|b", "<code>a&#124;b</code>"],
    ["a`b_c", "<code>a&#96;b&#95;c</code>"],
    ["a]: b", "<code>a&#93;: b</code>"],
    ["", '`""`'],
    ["  ", '`"  "`'],
    ["a\nb\u202e", "`a\\u{a}b\\u{202e}`"],
  ])("writes %j as %j", (text, code) => {
    expect(codeSpan(text)).toBe(code);
  });

  it("shows what is printable of any text, wherever it stands, and nothing else", () => {
    fc.assert(
      fc.property(hostileName, (text) => {
        expect(shown(codeSpan(text))).toEqual(fourTimes(/^ *$/.test(text) ? `"${text}"` : text));
      }),
    );
  });
});

/** Those of our own messages become code, so that the page no longer has them. */
function withoutBackticks(text: string): string {
  return text.replaceAll("`", "");
}

describe("markdownSentence", () => {
  it.each([
    ['The key "base_URL" is not known here.', 'The key `"base_URL"` is not known here.'],
    ['It must be "off", and it is "".', 'It must be `"off"`, and it is `""`.'],
    ['"a\\"b" is *c*.', '`"a\\"b"` is &#42;c&#42;.'],
    ['"a|b" is denied.', '<code>"a&#124;b"</code> is denied.'],
    ['The name "base_U…', 'The name "base&#95;U…'],
    ["Give the job `contents: read`, as in `a|b`.", "Give the job `contents: read`, as in <code>a&#124;b</code>."],
    ["`a``b`", "`a`&#96;b&#96;"],
  ])("writes what %j quotes as code", (text, markdown) => {
    expect(markdownSentence(text)).toBe(markdown);
  });

  it("shows what is printable of any text, wherever it stands, and nothing else", () => {
    const sentence = fc.oneof(
      hostileText,
      fc.tuple(hostileText, hostileName, hostileName).map(([text, one, other]) => {
        return `${text} ${quote(one)}${quote(other)}${text}`;
      }),
    );
    fc.assert(
      fc.property(sentence, (text) => {
        fc.pre(text.trim() !== "" && !text.startsWith("="));
        expect(shown(`A ${markdownSentence(text)}`).map(withoutBackticks)).toEqual(
          fourTimes(`A ${text}`).map(withoutBackticks),
        );
      }),
    );
  });

  it("makes no definition of a link", () => {
    const text = '"]::error::"';
    expect(shown(`A ${markdownSentence(text)}`).map(withoutBackticks)).toEqual(fourTimes(`A ${text}`));
  });

  it("takes linear time for quotation marks that nothing ends", () => {
    const count = 600_000;
    // It would take many minutes, if time grew with the square of the length.
    expect(markdownSentence(`"${'\\"'.repeat(count)}`)).toBe(`"${'&#92;"'.repeat(count)}`);
  });
});

describe("escapeLinkTarget", () => {
  it("leaves an address as it is, but for the reference that & begins", () => {
    const url = "https://host.example:8443/a/b-c_d~e/%20x.json?a=1,2;3&b=@!*+$#L4";
    expect(escapeLinkTarget(url)).toBe(url.replace("&", "&amp;"));
  });

  it.each([
    ["(a) 'b'", "%28a%29%20%27b%27"],
    ['<a>|[b]\\`"', "%3Ca%3E%7C%5Bb%5D%5C%60%22"],
    ["\n漢\u202e\ud800", "%0A%E6%BC%A2%E2%80%AE%EF%BF%BD"],
  ])("encodes %j", (url, encoded) => {
    expect(escapeLinkTarget(url)).toBe(encoded);
  });
});
