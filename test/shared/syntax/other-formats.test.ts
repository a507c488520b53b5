import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { parse } from "../../../shared/syntax/parse.ts";

function told(text: string): readonly string[] {
  return parse(text).mistakes.map(({ message, start, end }) => `${JSON.stringify(text.slice(start, end))}: ${message}`);
}

describe("a file that is no configuration says what it is:", () => {
  it.each([
    [
      "a pointer of Git LFS",
      "version https://git-lfs.github.com/spec/v1\noid sha256:4d7a2146\nsize 12345\n",
      '"version https://git-lfs.github.com/spec/v1": This is a pointer of Git LFS, not the file itself.',
    ],
    ["YAML", "providers:\n  provider_a:\n    enabled: true\n", '"providers:": This is YAML, not JSON.'],
    ["YAML with a start and a comment", "# Ours.\n---\nproviders: {}\n", '"# Ours.": This is YAML, not JSON.'],
  ])("%s", (_, text, expected) => {
    expect(told(text)).toEqual([expected]);
  });
});

describe("a configuration with a mistake keeps that mistake:", () => {
  it.each([
    ["keys without braces", '"providers": {\n  "provider_a": {}\n}\n'],
    ["a comment of YAML", '# Ours.\n{ "providers": {} }\n'],
    ["an object without quotes", "{\n  providers:\n    {}\n}\n"],
  ])("%s", (_, text) => {
    expect(told(text).join("\n")).not.toMatch(/YAML|LFS/);
  });

  it("one broken character of JSON makes it neither YAML nor a pointer", () => {
    const broken = fc
      .tuple(fc.json(), fc.nat(), fc.constantFrom("", "}", '"', ":", ",", "#", "-", "<"))
      .map(([text, at, character]) => {
        const index = at % text.length;
        return text.slice(0, index) + character + text.slice(index + 1);
      });
    fc.assert(
      fc.property(broken, (text) => {
        expect(told(text).join("\n")).not.toMatch(/YAML|LFS/);
      }),
      { numRuns: 500 },
    );
  });
});
