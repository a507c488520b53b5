import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { escapeLinkTarget, escapeMarkdown } from "../../../shared/report/escape-markdown.ts";
import { printable } from "../../../shared/text/printable.ts";
import { hostileText } from "./samples.ts";

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
    ["an emoji", ":tada:", "<span>&#58;</span>tada<span>&#58;</span>"],
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
    const sentence = 'The key "baseURL" is not known here; did you mean "baseUrl"? (Größe 漢字, 100%.)';
    expect(escapeMarkdown(sentence)).toBe(sentence);
  });

  it("leaves no character that means something, and stands for what is printable of the text", () => {
    fc.assert(
      fc.property(hostileText, (text) => {
        const references = escapeMarkdown(text).replace(/<span>(&#\d+;)<\/span>/g, "$1");
        expect(references.replace(/&#\d+;/g, "")).not.toMatch(/[\\`*_{}[\]<>|~!&@#$:]|[^\P{Cc}]/u);
        const read = references.replace(/&#(\d+);/g, (_, code) => String.fromCharCode(Number(code)));
        expect(read).toBe(printable(text));
      }),
    );
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
