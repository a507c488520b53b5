import { expect, test } from "vitest";
import { validate } from "../../../shared/index.ts";
import { fixtureSections } from "../../support/fixture-sections.ts";

/** The findings beside the syntax, as rule and pointer. */
function certainIn(text: string): readonly string[] {
  return validate(text)
    .filter(({ rule }) => rule !== "syntax")
    .map(({ rule, pointer }) => `${rule} ${pointer}`);
}

test.each(fixtureSections("certain-findings.md"))("$title", ({ texts: [text = "", findings = ""] }) => {
  expect(new Set(certainIn(text))).toEqual(new Set(findings.split("\n").slice(0, -1)));
});

test("a damaged entry does not hide the second mistake of six", () => {
  const text = `{
  "providers": {
    "provider_a": {
      "enabled": true,
      "models": { "allow": ["a"]
    },
    "provider_b": { "enabled": "true", "customHeaders": { "x-api-key": "abc" } },
    "provider_c": { "baseURL": "https://gateway.example.com" }
  }
}
`;
  const found = validate(text).map(({ rule, range }) => `${range?.start.line} ${rule}`);
  expect(found).toEqual(["5 syntax", "7 wrong-type", "7 reserved-header", "8 unknown-key"]);
});
