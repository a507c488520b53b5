import { readFileSync } from "node:fs";
import fc from "fast-check";
import { expect, test } from "vitest";
import { compareSides } from "../../../shared/changes/compare.ts";
import { orderDiagnostics } from "../../../shared/diagnostic/order.ts";
import { fixText, type LayerInput, noPolicy, resolve, type Vocabulary, validate } from "../../../shared/index.ts";
import type { Json } from "../../../shared/text/json.ts";
import { sized } from "../../support/size.ts";
import { withoutOrigins } from "../../support/without-origins.ts";
import { words } from "../../support/words.ts";

/** A vocabulary with every part that a vocabulary may have. */
const first: Vocabulary = JSON.parse(readFileSync(new URL("every-part.json", import.meta.url), "utf8"));

/** Every name of it but those that the specification has, and names that are nearly one. */
const NAMES = `
  birch-chat birch-talk cedar-messages cedar-replies birch cedar dogwood gate v1 v2beta birch-edition
  birch-trace forest-client grove sapling elder younger boughs birch-like any-forest edition climate
  moist arid bundle lean rich lockless ranger trail hiker meadow
`
  .trim()
  .split(/\s+/);
const NEAR: readonly string[] = ["birhc", "birch-chatt", "birch-lik", "groove", "bundel", "climat"];

/** Another letter for each, so that names are as far from each other as they were, and as long. */
function rotate(text: string): string {
  return text.replaceAll(/[a-z]/gi, (letter) => {
    const start = letter < "a" ? "A" : "a";
    return String.fromCharCode(((letter.charCodeAt(0) - start.charCodeAt(0) + 13) % 26) + start.charCodeAt(0));
  });
}

const anyName = new RegExp(
  `(?<![\\w-])(?:${[...NAMES, ...NEAR].toSorted((one, other) => other.length - one.length).join("|")})(?![\\w-])`,
  "gi",
);

/** JSON with every name renamed wherever it stands. */
function rename<Value>(value: Value): Value {
  return JSON.parse(JSON.stringify(value).replaceAll(anyName, rotate));
}

const other: Vocabulary = rename(first);

const name = fc.constantFrom(...NAMES, ...NEAR);
const url = fc.constantFrom(
  ...words(`
    https://api.birchwood.example https://api.birchwood.example/gate/v1 https://gateway.example.com
    https://gateway.example.com/v1 https://gateway.example.com/gate/v1 https://gateway.example.com/gate/v1/gate/v1
    https://gateway.example.com/gate https://gateway.example.com/v2beta/models
    https://gateway.example.com/v1/messages http://localhost:4000 gateway.example.com
  `),
  " https://api.birchwood.example/ ",
  "",
);
const scalar = fc.oneof(name, fc.constantFrom<unknown>(true, false, 1, 2, 2.5, "1", "true", null, {}));
const entry = fc.record(
  {
    type: fc.constantFrom("birch-like", "any-forest", "birch-lik"),
    baseUrl: url,
    endpoint: url,
    protocol: name,
    enabled: fc.boolean(),
    customHeaders: fc.dictionary(
      fc.constantFrom("birch-trace", "Birch-Trace", "forest-client", "birch-edition", "X-Tenant", "Authorization"),
      fc.constantFrom("research", ""),
      { maxKeys: 3 },
    ),
    endpoints: fc.dictionary(name, url, { maxKeys: 3 }),
    grove: fc.dictionary(fc.constantFrom("sapling", "boughs", "groove"), scalar, { maxKeys: 2 }),
    bundle: scalar,
    lockless: scalar,
    models: fc.record(
      {
        discovery: fc.constantFrom("auto", "off"),
        allow: fc.array(fc.constantFrom("m", "n"), { maxLength: 2 }),
        overrides: fc.dictionary(
          fc.constantFrom("m", "n"),
          fc.record({ protocol: name, baseUrl: url }, { requiredKeys: [] }),
          { maxKeys: 2 },
        ),
      },
      { requiredKeys: [] },
    ),
  },
  { requiredKeys: [] },
);
const configuration = fc.record(
  {
    $schema: fc.constant("./provider-config.schema.json"),
    edition: fc.constantFrom<unknown>(1, 1, 1, 2, "1"),
    climate: fc.oneof(fc.constant("arid"), scalar),
    providers: fc
      .tuple(
        fc.dictionary(fc.constantFrom("birch", "cedar", "dogwood", "birhc"), entry, { maxKeys: 3 }),
        fc.dictionary(fc.constantFrom("gateway", "local", "birch"), entry, { maxKeys: 2 }),
      )
      .map(([builtIn, custom]) => ({ ...builtIn, custom })),
  },
  { requiredKeys: ["providers"] },
);

const NONE_SAME = [...NAMES, ...NEAR].filter((one) => rotate(one) === one);

test("every name becomes another one", () => {
  expect(NONE_SAME).toEqual([]);
  expect(Object.keys(other.layers ?? []).length).toBe(4);
  expect(other.providers["ovepu"]).toMatchObject({ versionSegment: "tngr/i1", defaultProtocol: "ovepu-pung" });
});

test("the diagnostics and the fixes are the same with other names", () => {
  const seen = new Set<string>();
  fc.assert(
    fc.property(configuration, (made) => {
      const text = JSON.stringify(made);
      const found = validate(text, { vocabulary: first });
      for (const { rule } of found) seen.add(rule);
      expect(validate(JSON.stringify(rename(made)), { vocabulary: other })).toEqual(orderDiagnostics(rename(found)));
      const { text: fixed } = fixText(text, { vocabulary: first, unsafe: true });
      const fixedOther = fixText(JSON.stringify(rename(made)), { vocabulary: other, unsafe: true });
      expect(JSON.parse(fixedOther.text)).toEqual(rename(JSON.parse(fixed)));
    }),
    { numRuns: sized({ full: 450, small: 15 }) },
  );
  const rare = ["version-segment", "operation-path", "reserved-header", "dead-setting"];
  for (const rule of ["unknown-key", "unknown-value", "wrong-type", ...sized({ full: rare, small: [] })]) {
    expect(seen).toContain(rule);
  }
});

/** A layer of each place of the vocabulary, by its name. */
const stack = fc.array(
  fc.record({
    place: fc.constantFrom<readonly [LayerInput["kind"], string]>(
      ["enforced", "ranger"],
      ["enforced", "trail"],
      ["user", "hiker"],
      ["default", "meadow"],
    ),
    made: configuration,
    isCommented: fc.boolean(),
  }),
  { maxLength: 4 },
);

type Made = typeof stack extends fc.Arbitrary<infer Value> ? Value : never;

function layersOf(made: Made, isRenamed: boolean): readonly LayerInput[] {
  return made.map(({ place: [kind, layer], made: document, isCommented }, index) => {
    const shown = isRenamed ? rename(document) : document;
    const text = `${isCommented ? "// A comment.\n" : ""}${JSON.stringify(shown)}`;
    return { kind, name: isRenamed ? rotate(layer) : layer, label: `layer ${index}`, text };
  });
}

test("the catalogue and what has no effect are the same with other names", () => {
  const seen = new Set<string>();
  fc.assert(
    fc.property(stack, (made) => {
      const resolved = (isRenamed: boolean, vocabulary: Vocabulary) => {
        const { catalog, diagnostics } = resolve({ layers: layersOf(made, isRenamed), vocabulary });
        for (const { rule } of diagnostics) seen.add(rule);
        return { catalog: withoutOrigins(catalog), diagnostics };
      };
      expect(resolved(true, other)).toEqual(rename(resolved(false, first)));
    }),
    { numRuns: sized({ full: 1_000, small: 30 }) },
  );
  expect(seen).toContain("layer-ignored");
});

test("the changes are the same with other names", () => {
  fc.assert(
    fc.property(stack, stack, (before, after) => {
      const compared = (isRenamed: boolean, vocabulary: Vocabulary): Json => {
        const side = (made: Made) => ({ layers: layersOf(made, isRenamed), policy: noPolicy, vocabulary });
        return JSON.parse(JSON.stringify(compareSides(side(before), side(after))));
      };
      expect(compared(true, other)).toEqual(rename(compared(false, first)));
    }),
    { numRuns: sized({ full: 1_000, small: 30 }) },
  );
});
