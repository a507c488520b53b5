import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { parse } from "../../../shared/syntax/parse.ts";
import { vocabularyOf, vocabularyOfText } from "../../../shared/vocabulary/choose.ts";
import { positAssistant } from "../../../shared/vocabulary/posit-assistant.ts";
import { shippedVocabulary } from "../../../shared/vocabulary/shipped.ts";
import { twoVariants } from "../../support/two-variants.ts";

const ADDRESS = "https://assistant.posit.co/schemas/providers.schema.json";

describe("the vocabulary of a configuration", () => {
  it.each([ADDRESS, "https://posit.co/schemas/providers.schema.json"])(
    "is the preset that %s belongs to",
    ($schema) => {
      expect(vocabularyOf(undefined, { $schema })).toBe(positAssistant);
    },
  );

  it("is the chosen one, whatever the file names", () => {
    expect(vocabularyOf(twoVariants, { $schema: ADDRESS })).toBe(twoVariants);
    expect(vocabularyOfText(shippedVocabulary, `{ "$schema": "${ADDRESS}" }`)).toBe(shippedVocabulary);
  });

  it.each([
    ["another address", { $schema: `${ADDRESS}#` }],
    ["a path", { $schema: "./providers.schema.json" }],
    ["what objects inherit", { $schema: "constructor" }],
    ["a list", { $schema: [ADDRESS] }],
    ["an address in another place", { providers: { $schema: ADDRESS } }],
    ["no object", ADDRESS],
    ["nothing", null],
  ])("is the specification's by %s", (_, document) => {
    expect(vocabularyOf(undefined, document)).toBe(shippedVocabulary);
  });

  it.each([
    ["comments", `// A comment.\n{ /* 1 */ "$schema": "${ADDRESS}", }`],
    ["escapes in the key", String.raw`{ "\u0024schema": "${ADDRESS}" }`],
    ["escapes in the address", `{ "$schema": "${ADDRESS.replaceAll("/", String.raw`\/`)}" }`],
    ["a missing bracket", `{ "$schema": "${ADDRESS}", "providers": { "openai": { }`],
  ])("is found in a text with %s", (_, text) => {
    expect(vocabularyOfText(undefined, text)).toBe(positAssistant);
  });

  it("is that of the document in every text", () => {
    const key = fc.constantFrom("$schema", String.raw`\u0024schema`, String.raw`$\u0073chema`, "schema", "$Schema");
    const address = fc.constantFrom(ADDRESS, String.raw`https:\/\/posit.co/schemas/providers.schema.json`, "a.json");
    const member = fc.tuple(key, address).map(([name, value]) => `"${name}": "${value}"`);
    const text = fc.tuple(fc.constantFrom("{", "[{", ""), fc.array(member), fc.constantFrom("}", "}]", ""));
    fc.assert(
      fc.property(text, ([start, members, end]) => {
        const written = `${start}${members.join(",")}${end}`;
        expect(vocabularyOfText(undefined, written)).toBe(vocabularyOf(undefined, parse(written).value ?? null));
      }),
    );
  });
});
