import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { checkFile, withPlainComments } from "../../../shared/index.ts";

function redacted(text: string): string {
  return checkFile("providers.json", new TextEncoder().encode(text)).source;
}

const SECRET = "hunter2";

describe("masks what could be a secret", () => {
  test.each([
    ["a header", '{"providers":{"provider_a":{"customHeaders":{"X-A":"hunter2"}}}}'],
    ["a duplicate header", '{"customHeaders":{"X-A":"hunter2","X-A":"b"}}'],
    ["headers that stand twice", '{"customHeaders":{"X-A":"hunter2"},"customHeaders":{}}'],
    ["a header of the wrong kind", '{"customHeaders":{"X-A":["hunter2",{"b":"hunter2"}]}}'],
    ["headers in the wrong place", '{"models":[{"customHeaders":{"X-A":"hunter2"}}]}'],
    ["userinfo", '{"baseUrl":"https://user:hunter2@host/v1"}'],
    ["userinfo alone", '{"baseUrl":"hunter2@host/v1"}'],
    ["userinfo with a slash", '{"baseUrl":"https://user:hun/hunter2@host/v1"}'],
    ["userinfo with a question mark", '{"baseUrl":"https://user:hunter2?x@host/v1"}'],
    ["userinfo with a hash", '{"baseUrl":"https://user:hunter2#x@host/v1"}'],
    ["a query", '{"baseUrl":"https://host/v1?key=hunter2"}'],
    ["a fragment", '{"baseUrl":"https://host/v1#hunter2"}'],
    ["a parameter in a path", '{"providers":{"provider_a":{"baseUrl":"https://host/v1&api_key=hunter2"}}}'],
    [
      "a parameter in a path with escapes",
      String.raw`{"providers":{"provider_a":{"baseUrl":"https:\/\/host\/v1;token=hunter2"}}}`,
    ],
    [
      "a parameter that is all of a segment",
      '{"providers":{"provider_a":{"baseUrl":"https://host/v1/&api_key=hunter2/b"}}}',
    ],
    ["a header's line as a key", '{"providers":{"provider_a":{"customHeaders":{"X-A: hunter2":""}}}}'],
    [
      "a header's line as a key, in escapes",
      String.raw`{"providers":{"provider_a":{"customHeaders":{"X-A\u003a hunter2":""}}}}`,
    ],
    [
      "a header's line as a duplicate key",
      '{"providers":{"provider_a":{"customHeaders":{"X-A=hunter2":"","X-A=hunter2":""}}}}',
    ],
    ["a URL in escapes", String.raw`{"baseUrl":"https:\/\/user:hunter2\u0040host"}`],
    ["a token in any value", '{"providers":{"custom":{"a":{"type":"sk-hunter2hunter2hunter2"}}}}'],
    ["an unknown key", '{"providers":{"provider_a":{"authKeyId":"hunter2"}}}'],
    ["a credential's key", '{"providers":{"provider_a":{"apiKey":["hunter2"]}}}'],
    ["a token under a misspelled key", '{"providers":{"provider_a":{"baseURL":"sk-hunter2hunter2hunter2"}}}'],
    [
      "what looks random under a misspelled key",
      '{"providers":{"provider_a":{"models":{"custom":[{"nam":"hunter2-q7Rt9ZkLm3XvB8sWc2Yd"}]}}}}',
    ],
    ["userinfo under a misspelled key", '{"providers":{"provider_a":{"baseURL":"https://user:hunter2@host/v1"}}}'],
    ["a query under a misspelled key", '{"providers":{"provider_a":{"base_url":"https://host/v1?key=hunter2"}}}'],
    ["a header under a misspelled key", '{"providers":{"provider_a":{"customheader":{"X-A":"hunter2"}}}}'],
    ["a header of a misspelled provider", '{"providers":{"provider-a":{"customHeaders":{"X-A":"hunter2"}}}}'],
    ["a header in single quotes", `{"providers":{'provider_a':{'customHeaders':{"X-A":'hunter2'}}}}`],
    ["a header in typographic quotes", '{"providers":{"provider_a":{“customHeaders”:{“X-A”:“hunter2”}}}}'],
    ["typographic quotes with another mistake", '{"providers":{"provider_a":{“baseUrl”:“hunter2”,"enabled":}}}'],
    [
      "a header without a comma before it",
      '{"providers":{"provider_a":{"customHeaders":{"X-A":"b"\n"X-B":"hunter2"}}}}',
    ],
    ["a header under a key without quotes", '{"providers":{"provider_a":{customHeaders:{"X-A":"hunter2"}}}}'],
    ["a comment with a hash sign", '{"providers":{} # hunter2\n}'],
    ["what comes after the document", `{'providers':{}} "hunter2"`],
    ["headers under another name", '{"providers":{"provider_a":{"headers":{"X-A":"hunter2"}}}}'],
    ["an unknown provider", '{"providers":{"provider_x":{"baseUrl":"hunter2"}}}'],
    ["what should be one of a few", '{"providers":{"provider_a":{"protocol":"hunter2"}}}'],
    ["what should be a boolean", '{"providers":{"provider_a":{"enabled":"hunter2"}}}'],
    ["what should be an object", '{"providers":{"provider_a":"hunter2"}}'],
    ["a key with a URL", '{"providers":{"https://u:hunter2@h/":{}}}'],
    ["a key with a scheme", '{"providers":{"provider_a":{"customHeaders":{"Authorization: Bearer hunter2":""}}}}'],
    ["a key that may be a value", '{"customHeaders":{"X-A", "hunter2": 1}}'],
    ["a wrapped value", '{"customHeaders":{"X-A": "a\nhunter2": 1}}'],
    ["a comment", '{ // "Authorization": "hunter2"\n /* hunter2 */ } // hunter2'],
    ["a value in broken syntax", '{"customHeaders":{"X-A": "hunter2" "X-B": "hunter2"'],
    ["a word in broken syntax", '{"customHeaders":{"X-A": hunter2, "X-B": Bearer hunter2}'],
    ["a string without an end", '{"customHeaders":{"X-A": "hunter2\n}}'],
    ["a key in the place of a value", '{"customHeaders":{"X-A": "hunter2": "b"}}'],
    ["a URL without quotes", '{"baseUrl": https://user:hunter2@host}'],
    ["an unclosed comment", '{"a": 1} /* hunter2'],
  ])("%s", (_, text) => {
    const source = redacted(text);
    expect(source).not.toContain(SECRET);
    expect(source).toHaveLength(text.length);
  });
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
