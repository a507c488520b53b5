import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { compareConfiguration } from "../../../shared/changes/compare.ts";
import { isPartlyMasked, type OpenedFact, openingText } from "../../../shared/changes/opening.ts";
import { distinctChanges } from "../../../shared/report/file-changes.ts";
import { shippedVocabulary } from "../../../shared/vocabulary/shipped.ts";
import { changeOf, knownChanges } from "../report/samples.ts";

const text = fc.string({ unit: "binary", maxLength: 5 });

const fact: fc.Arbitrary<OpenedFact> = fc.record({
  effect: fc.constant("opens" as const),
  kind: fc.constantFrom("model-offered", "destination-added", "policy-loosened"),
  provider: fc.option(text),
  model: fc.option(text),
  setting: fc.option(text),
  before: fc.jsonValue({ maxDepth: 2 }).map((value) => JSON.parse(JSON.stringify(value))),
  after: fc.jsonValue({ maxDepth: 2 }).map((value) => JSON.parse(JSON.stringify(value))),
  paths: fc.uniqueArray(text, { minLength: 1, maxLength: 4 }),
});

/** The facts that the new text opens and the old one did not, in the file "a". */
function openings(before: string, after: string): readonly OpenedFact[] {
  const side = (own: string) => ({
    layers: [{ kind: "user", label: "a", text: own }] as const,
    vocabulary: shippedVocabulary,
  });
  const { changes } = compareConfiguration(side(before), side(after));
  return distinctChanges([knownChanges("a", changes)]).filter(({ effect }) => effect === "opens");
}

const configuration = (providers: object) => JSON.stringify({ providers });

describe("openingText", () => {
  it("is the same in another order of files and of lists, and for another sentence and line", () => {
    fc.assert(
      fc.property(fact, fc.uniqueArray(text), (one, models) => {
        const listed = { ...one, after: { models, denied: [] } };
        const other = {
          ...changeOf("hint", "elsewhere", 7),
          ...one,
          after: { denied: [], models: models.toReversed() },
          paths: one.paths.toReversed(),
        };
        expect(openingText(other)).toBe(openingText(listed));
      }),
    );
  });

  it("is another one for any other value, path or effect", () => {
    const fields = ["effect", "kind", "provider", "model", "setting", "before", "after", "paths"] as const;
    const another: OpenedFact = { ...changeOf("p", "a", 1, "breaks"), paths: ["of another"] };
    const values = { ...another, provider: "of another", model: "of another", setting: "of another" };
    const distinct: OpenedFact = { ...values, before: ["of another"], after: ["of another"] };
    fc.assert(
      fc.property(fact, fc.constantFrom(...fields), (one, field) => {
        expect(openingText({ ...one, [field]: distinct[field] })).not.toBe(openingText(one));
        expect(openingText({ ...one, paths: [...one.paths, "of another"] })).not.toBe(openingText(one));
      }),
    );
  });

  it("is the same for an ignore at another place of the list", () => {
    const ignore = (index: number, rule: string): OpenedFact => ({
      ...changeOf("p", "a", 1),
      kind: "policy-loosened",
      setting: `ignores/${index}`,
      after: { rule, files: ["a/*"], pointer: null },
      paths: ["policy.json"],
    });
    expect(openingText(ignore(1, "unknown-key"))).toBe(openingText(ignore(0, "unknown-key")));
    expect(openingText(ignore(0, "insecure-url"))).not.toBe(openingText(ignore(0, "unknown-key")));
  });

  const gateway = { baseUrl: "https://gateway.example.com" };
  it.each([
    ["another host", { provider_c: gateway }, { provider_c: { baseUrl: "https://other.example.com" } }],
    ["plain HTTP", { provider_c: gateway }, { provider_c: { baseUrl: "http://gateway.example.com" } }],
    [
      "another host of a model",
      { provider_c: { ...gateway, models: { allow: ["m"] } } },
      {
        provider_c: {
          ...gateway,
          models: { allow: ["m"], overrides: { m: { baseUrl: "https://other.example.com" } } },
        },
      },
    ],
    [
      "a model that is no longer denied",
      { provider_c: { ...gateway, models: { deny: ["m", "n"] } } },
      { provider_c: { ...gateway, models: { deny: ["n"] } } },
    ],
  ])("the text for a provider that comes into force changes with %s", (_, one, other) => {
    const closed = configuration({ provider_c: { enabled: false } });
    const [first, second] = [one, other].map((providers) =>
      openings(closed, configuration(providers)).map(openingText),
    );
    expect(first).toHaveLength(1);
    expect(second).toHaveLength(1);
    expect(second).not.toEqual(first);
  });
});

describe("isPartlyMasked", () => {
  const opened = (fields: Partial<OpenedFact>): OpenedFact => ({ ...changeOf("p", "a", 1), paths: ["a"], ...fields });

  it("is true where another opening looks like it", () => {
    for (const field of ["provider", "model", "setting", "after"] as const) {
      expect(isPartlyMasked(opened({ [field]: "x•••" }))).toBe(true);
    }
    expect(isPartlyMasked(opened({ after: { models: ["•••"] } }))).toBe(true);
    expect(isPartlyMasked(opened({ kind: "destination-added", after: "•••" }))).toBe(true);
    expect(isPartlyMasked(opened({ kind: "destination-added", after: "no url?•••" }))).toBe(true);
  });

  it("is false where userinfo or the query of a URL is masked, which do not say where it leads", () => {
    expect(isPartlyMasked(opened({}))).toBe(false);
    const after = "https://•••@gateway.example.com/v1?•••";
    expect(isPartlyMasked(opened({ kind: "destination-added", after }))).toBe(false);
  });
});
