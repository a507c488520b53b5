import fc from "fast-check";
import { describe, expect, it, test } from "vitest";
import { fixText, validate } from "../../../shared/index.ts";
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
    [
      "YAML with a comment below its key",
      "providers:\n\n  # Ours.\n  provider_a: {}\n",
      '"providers:": This is YAML, not JSON.',
    ],
    ["YAML that is a list", "- id: a\n- id: b\n", '"- id: a": This is YAML, not JSON.'],
    ["YAML with a start and a comment", "# Ours.\n---\nproviders: {}\n", '"# Ours.": This is YAML, not JSON.'],
    ["YAML that begins with a value", "schema: ours\nproviders: {}\n", '"schema: ours": This is YAML, not JSON.'],
    [
      "TOML with a table",
      '# Ours.\n[providers.provider_a]\r\nbaseUrl = "https://a.example"\r\n',
      '"# Ours.": This is TOML, not JSON.',
    ],
    ["TOML that begins with a setting", "enabled = true\n[providers]\n", '"enabled = true": This is TOML, not JSON.'],
    [
      "environment variables",
      "# Ours.\nexport BASE_URL=https://a.example\n",
      '"# Ours.": This is a file of environment variables, not JSON.',
    ],
    [
      "JSON lines",
      '{"a":1}\n{"a":2}\n{"a":3}\n',
      '"{\\"a\\":2}": These are JSON lines: each line is a document of its own.',
    ],
    ["two documents", '{\n  "a": 1\n}\n{\n  "a": 2\n}\n', '"{": A second JSON document begins here.'],
    ["a module of JavaScript", "module.exports = {\n  providers: {},\n};\n", '"module.exports": This is not JSON.'],
    ["text", "# Ours.\nAll providers.\n", '"All": This is not JSON.'],
  ])("%s", (_, text, expected) => {
    expect(told(text)).toEqual([expected]);
  });
});

test.each([
  "# Ours.\nproviders:\n  provider_a: {}\n",
  "# Ours.\n[providers]\nenabled = true\n",
  "# Ours.\nA=1\n",
  "# Ours.\nAll providers.\n",
  '{ "a": 1 } # One.\n{ "a": 2 }\n',
  '{ "a": 1 }\n{ a: 2 }\n',
  "{ # Ours.\n<<<<<<< ours\n}\n=======\n}\n>>>>>>> theirs\n",
])("no fix changes %j", (text) => {
  expect(fixText(text, { unsafe: true })).toEqual({ text, applied: [], opening: [] });
  expect(validate(text)).toHaveLength(1);
});

describe("a configuration with a mistake keeps that mistake:", () => {
  it.each([
    ["keys without braces", '"providers": {\n  "provider_a": {}\n}\n'],
    ["a comment of YAML", '# Ours.\n{ "providers": {} }\n'],
    ["an object without quotes", "{\n  providers:\n    {}\n}\n"],
    ["a string with a quotation mark in it", `"  "=  ' "`],
    ["a string without its first quotation mark", 'a: b"\n'],
    ["a string that ends within a number", 'a=1"'],
    ["a string that is a variable", 'A="'],
    ["a string with another beginning", '-  a: b"'],
    ["a string with an escaped quotation mark", String.raw`"a\"=",`],
  ])("%s", (_, text) => {
    expect(told(text).join("\n")).not.toMatch(/YAML|TOML|variables|lines|LFS/);
  });

  it("one broken character of JSON makes it no other format", () => {
    // Strings in which other formats might be seen.
    const pieces = fc.constantFrom('"', "'", "=", ":", " ", "\\", "#", "-", "[", "]", "a", "A", "1", "true");
    const string = fc.array(pieces, { maxLength: 8 }).map((parts) => JSON.stringify(parts.join("")));
    const broken = fc
      .tuple(
        fc.tuple(fc.oneof(fc.json(), string), fc.constantFrom("", "\n")).map((parts) => parts.join("")),
        fc.nat(),
        fc.constantFrom("", "}", '"', ":", ",", "#", "-", "<"),
      )
      .map(([text, at, character]) => {
        const index = at % text.length;
        return text.slice(0, index) + character + text.slice(index + 1);
      });
    fc.assert(
      fc.property(broken, (text) => {
        expect(told(text).join("\n")).not.toMatch(/YAML|TOML|variables|lines|LFS/);
      }),
      { numRuns: 500 },
    );
  });
});
