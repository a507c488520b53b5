import { describe, expect, test } from "vitest";
import { checkFile, noPolicy, validate } from "../../../shared/index.ts";
import { sized } from "../../support/size.ts";

const CHARACTERS = sized({ full: 1_000_000, small: 60_000 });

describe(`a hostile file of ${CHARACTERS} characters is checked all the same:`, () => {
  const repeat = (text: string) => text.repeat(Math.floor(CHARACTERS / text.length));
  const models = (text: string) => `{"providers":{"provider_a":{"models":{${text}}}}}`;

  test.each([
    ["wrong items", models(`"allow":[${repeat("1,")}]`), 10_001],
    ["empty objects", models(`"custom":[${repeat("{},")}]`), undefined],
    ["one key over and over", models(repeat('"deny":[],')), 1],
    ["one model allowed and denied", models(`"allow":["b",${repeat('"a",')}],"deny":["a"]`), 1],
    ["quotes", repeat('"'), 1],
    ["quotes of another language", repeat("'"), 1],
    ["backquotes", repeat("`"), 1],
    ["beginnings of placeholders", `{"a":]${repeat("{")}`, 2],
    ["beginnings of others", `{"a":]${repeat("${")}`, undefined],
    ["a host", `{"providers":{"provider_c":{"baseUrl":"${repeat("eyJ")}"}}}`, undefined],
    ["brackets", repeat("[{"), undefined],
    ["commas", repeat(","), 1],
    ["colons", `{${repeat(":")}`, undefined],
    ["open comments", repeat("/*"), undefined],
    ["words", repeat("a "), 1],
    ["slashes in a URL", `{"providers":{"provider_a":{"baseUrl":"https://h${repeat("/")}x"}}}`, 2],
    [
      "the start of a token",
      `{"providers":{"provider_a":{"customHeaders":{"X-Api-Key-Id":"${repeat("eyJ-")}"},"x":1}}}`,
      1,
    ],
    ["a long key over many", `{"${"k".repeat(CHARACTERS / 2)}":[${'{"a":1,"a":2},'.repeat(CHARACTERS / 40)}]}`, 1],
    [
      "long keys within long keys",
      `${`{"${"k".repeat(1_000)}":`.repeat(60)}{${'"__proto__":1,'.repeat(CHARACTERS / 20)}"a":1}`,
      undefined,
    ],
    ["unsafe keys", `{"providers":{},${'"__proto__":1,'.repeat(11_000)}}`, 10_001],
  ])("%s", (_, text, expected) => {
    // That they name no schema is beside the point.
    const policy = { ...noPolicy, rules: { "schema-reference": "off" as const } };
    const { diagnostics, source } = checkFile("providers.json", new TextEncoder().encode(text), { policy });
    expect(source).toHaveLength(text.length);
    if (expected === undefined) expect(diagnostics).not.toHaveLength(0);
    else expect(diagnostics).toHaveLength(expected);
    expect(diagnostics.every(({ related }) => related.length <= 20)).toBe(true);
  });

  test("a reference to a schema", () => {
    const diagnostics = validate(`{"$schema":"${repeat("/providerconfig.json/")}\\n"}`);
    expect(diagnostics).toMatchObject([{ rule: "schema-reference" }]);
  });

  test("where errors are cut off it says so, and the file stays wrong", () => {
    const diagnostics = validate(models(`"custom":[${repeat("{},")}]`));
    expect(diagnostics[0]).toMatchObject({ rule: "too-many-diagnostics", severity: "error" });
  });
});
