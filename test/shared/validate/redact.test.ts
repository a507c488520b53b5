import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { checkFile, withPlainComments } from "../../../shared/index.ts";
import { fixtureSections } from "../../support/fixture-sections.ts";

function redacted(text: string): string {
  return checkFile("providers.json", new TextEncoder().encode(text)).source;
}

const SECRET = "hunter2";

test.each(fixtureSections("redacted.md"))("$title is masked", ({ texts: [text = ""] }) => {
  expect(text).toContain(SECRET);
  const source = redacted(text);
  expect(source).not.toContain(SECRET);
  expect(source).toHaveLength(text.length);
});

test.each([
  ["under an unknown key", '{"providers":{"provider_a":{"pin":12345678}}}'],
  ["in the headers", '{"customHeaders":{"X-Pin":12345678}}'],
  ["in broken syntax", '{"maxInputTokens": 12345678, ]'],
])("masks a number %s", (_, text) => {
  expect(redacted(text)).not.toContain("12345678");
});

test("leaves the rest to be read", () => {
  expect(redacted('{"providers":{"provider_b":{"protocol":"provider-b-chatt","baseUrl":"https://host/v1"}}}')).toBe(
    '{"providers":{"provider_b":{"protocol":"provider-b-chatt","baseUrl":"https://host/v1"}}}',
  );
  expect(redacted('{"providers":{"provider_b":{"protocol":"provider-b-chat" "baseUrl":"https://host/v1"}}}')).toBe(
    '{"providers":{"provider_b":{"protocol":"provider-b-chat" "baseUrl":•••••••••••••••••}}}',
  );
});

test.each([
  ["a misspelled key", '{"providers":{"provider_a":{"baseURL":"https://host/v1"}}}'],
  ["a misspelled key of a misspelled provider", '{"providers":{"provider-a":{"baseURL":"https://host/v1"}}}'],
  [
    "a number under a misspelled key",
    '{"models":{"overrides":{}},"providers":{"provider_a":{"Models":{"overrides":{"a":{"maxinputtokens":8}}}}}}',
  ],
  ["typographic quotes", "{“providers”:{“provider_a”:{“baseUrl”:“https://host/v1”}}}"],
])("leaves what is meant to be read: %s", (_, text) => {
  expect(redacted(text)).toBe(text);
});

describe("for a suggestion", () => {
  const shown = (text: string) => {
    const file = checkFile("providers.json", new TextEncoder().encode(text));
    return withPlainComments(file.source, text);
  };

  test("shows comments in plain words", () => {
    const text = "{ // The gateway of team blue, since 2024 (see ticket 17).\n/* Not yet. */ }";
    expect(shown(text)).toBe(text);
  });

  test.each([
    ["what is called a secret", "// password: hunter2"],
    ["what has an authentication scheme", "// bearer hunter2"],
    ["a token", "// sk-hunter2hunter2hunter2"],
    ["userinfo", "// https://user:hunter2@host"],
    ["a query", "// https://host/v1?key=hunter2"],
    ["a fragment", "// https://host/v1#hunter2"],
    ["a header", '// "X-A": "hunter2"'],
    ["an assignment", "// X_A=hunter2"],
  ])("masks comments with %s", (_, comment) => {
    expect(shown(`{} ${comment}`)).not.toContain(SECRET);
  });

  test("masks everything else as ever", () => {
    const text = '{ "customHeaders": { "X-A": "hunter2" } } // plain';
    expect(shown(text)).toBe(text.replace('"hunter2"', "•••••••••"));
  });
});

test("shows what parts a secret from the rest", () => {
  const url = (text: string) => redacted(`{"providers":{"provider_a":{"baseUrl":"${text}"}}}`).slice(39, -4);
  expect(url("https://host/v1/&key=abc/b&token=abc;c=d")).toBe("https://host/v1/&key=•••/b&•••••••••;c=d");
  expect(url("https://u:p@host/v1?key=abc")).toBe("https://•••@host/v1?•••••••");
});

test("keeps every line and column, and no header value, in any text", () => {
  const value = fc.stringMatching(/^[a-z]{6,12}$/).map((text) => `hidden${text}`);
  const damage = fc.record({
    at: fc.nat(),
    cut: fc.nat({ max: 3 }),
    insert: fc.constantFrom("", ",", '"', "}", "\n", "//"),
  });
  fc.assert(
    fc.property(value, fc.option(damage), (secret, harm) => {
      const text = JSON.stringify(
        { providers: { provider_a: { customHeaders: { "X-A": secret, "X-B": secret } } } },
        undefined,
        2,
      );
      // What stands as a key is a name, so only the text behind the first header's colon is cut.
      const from = text.indexOf(': "hidden') + 2;
      const at = harm === null ? 0 : from + secret.length + 2 + (harm.at % (text.length - from - secret.length - 2));
      const source = harm === null ? text : text.slice(0, at) + harm.insert + text.slice(at + harm.cut);
      const shown = redacted(source);
      expect(shown).toHaveLength(source.length);
      expect(shown.replaceAll(/[^\r\n]/g, "")).toBe(source.replaceAll(/[^\r\n]/g, ""));
      expect(shown).not.toContain(secret);
    }),
    { numRuns: 500 },
  );
});
