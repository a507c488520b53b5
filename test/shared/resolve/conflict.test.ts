import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { type LayerInput, type LayerKind, type Resolution, resolve, type Vocabulary } from "../../../shared/index.ts";
import { mergeLayers } from "../../../shared/resolve/merge.ts";
import { readLayers } from "../../../shared/resolve/read-layers.ts";
import { salvageEach } from "../../../shared/resolve/salvage.ts";
import { schemaFor } from "../../../shared/schema/build-schema.ts";
import { matchesSchema } from "../../../shared/schema/match-schema.ts";
import type { Json, JsonObject } from "../../../shared/text/json.ts";
import { configurationFor, validVocabulary } from "../../support/arbitrary-vocabulary.ts";
import { twoVariants } from "../../support/two-variants.ts";

const CLOUD = { type: "cloud-hosted", cloud: { region: "north" } };
const LAKE = { type: "lake-hosted", lake: { pond: "north" } };

/** A layer with an entry of the custom provider `x`, one key a line, beside an entry that has nothing to do with it. */
function layerOf(kind: LayerKind, x: JsonObject, label: string = kind): LayerInput {
  const text = JSON.stringify(
    { providers: { provider_a: { baseUrl: `https://${kind}.example` }, custom: { x } } },
    null,
    1,
  );
  return { kind, label, text };
}

const resolved = (...layers: readonly LayerInput[]) => resolve({ layers, vocabulary: twoVariants });

/** The severity, the rule, the layer, the pointer and the layers beside it of each diagnostic. */
const told = ({ diagnostics }: Resolution) =>
  diagnostics.map(({ severity, rule, layer, pointer, related }) => [
    `${severity} ${rule} ${layer?.label} ${pointer}`,
    ...related.map((place) => `${place.layer.label} ${place.pointer}`),
  ]);

const X = "/providers/custom/x";
const providerX = ({ catalog }: Resolution) => catalog.providers.find(({ id }) => id === "x");

describe("an entry without its type", () => {
  test("is whole where another layer has it", () => {
    const together = resolved(layerOf("enforced", { enabled: false }), layerOf("default", CLOUD));
    expect(told(together)).toEqual([]);
    expect(providerX(together)).toMatchObject({ variant: "cloud-hosted", enabled: false });
  });

  test("waits, where no layer has it, and the rest of its layer stands", () => {
    const together = resolved(
      layerOf("enforced", { enabled: false }),
      layerOf("default", { baseUrl: "https://x.example" }),
    );
    expect(told(together)).toEqual([
      [`warning layer-incomplete enforced ${X}`],
      [`warning layer-incomplete default ${X}`],
    ]);
    expect(together.diagnostics[0]).toMatchObject({
      message:
        '"x" of the enforced layer "enforced" has no effect yet, because no layer has the "type" of this custom provider.',
      range: { start: { line: 7, column: 4 } },
    });
    expect(providerX(together)).toBeUndefined();
    expect(together.catalog.providers[0]?.baseUrl).toBe("https://enforced.example");
  });

  test("is an error in the user's layer", () => {
    const together = resolved(layerOf("enforced", { enabled: false }), layerOf("user", { enabled: true }));
    expect(told(together)).toEqual([[`warning layer-incomplete enforced ${X}`], [`error layer-incomplete user ${X}`]]);
    expect(providerX(together)).toBeUndefined();
  });

  test("stays in force against a layer that completes it with a type that it does not fit", () => {
    const together = resolved(layerOf("enforced", { cloud: { region: "north" } }), layerOf("user", LAKE));
    expect(told(together)).toEqual([
      [`error layer-conflict user ${X}`, `enforced ${X}/cloud`],
      [`warning layer-incomplete enforced ${X}`],
    ]);
    expect(providerX(together)).toBeUndefined();
    expect(together.catalog.providers[0]?.baseUrl).toBe("https://enforced.example");
  });
});

describe("entries that are not valid together", () => {
  test.each<[LayerKind, LayerKind]>([
    ["enforced", "user"],
    ["enforced", "default"],
    ["user", "default"],
  ])(
    "an entry of a lower layer that conflicts with a higher one has no effect, and the rest of its layer does: %s, %s",
    (higher, lower) => {
      const together = resolved(layerOf(lower, { ...LAKE, enabled: false }), layerOf(higher, { type: "cloud-hosted" }));
      expect(told(together)).toEqual([[`error layer-conflict ${lower} ${X}`, `${higher} ${X}/type`]]);
      expect(together.diagnostics[0]).toMatchObject({
        message: `"x" of the ${lower} layer "${lower}" has no effect, because it conflicts with "type" of the ${higher} layer "${higher}" (line 8): unknown key "lake" in "x".`,
        range: { start: { line: 7, column: 4 } },
        related: [
          { message: `The ${higher} layer "${higher}" has "type" here.`, range: { start: { line: 8, column: 5 } } },
        ],
      });
      expect(providerX(together)).toMatchObject({ variant: "cloud-hosted", enabled: true });
      expect(together.catalog.providers[0]?.origins["baseUrl"]?.lost).toHaveLength(1);
    },
  );

  test("the lower of two enforced entries that conflict has no effect", () => {
    const together = resolved(layerOf("enforced", LAKE, "low"), layerOf("enforced", { type: "cloud-hosted" }, "high"));
    expect(told(together)).toEqual([[`error layer-conflict low ${X}`, `high ${X}/type`]]);
  });

  test("an entry that is a provider stays beside one that waits, unless the other is enforced", () => {
    const [waiting, provider] = [{ lake: { pond: "north" } }, { type: "cloud-hosted" }];
    const together = resolved(layerOf("user", waiting), layerOf("default", provider));
    expect(told(together)).toEqual([[`error layer-conflict user ${X}`, `default ${X}/type`]]);
    expect(providerX(together)?.variant).toBe("cloud-hosted");

    const enforced = resolved(layerOf("enforced", waiting), layerOf("default", provider));
    expect(told(enforced)).toEqual([
      [`error layer-conflict default ${X}`, `enforced ${X}/lake`],
      [`warning layer-incomplete enforced ${X}`],
    ]);
    expect(providerX(enforced)).toBeUndefined();
  });

  test("an entry in the middle gives way where only it can", () => {
    const together = resolved(
      layerOf("enforced", { type: "cloud-hosted" }),
      layerOf("user", LAKE),
      layerOf("default", { baseUrl: "https://x.example" }),
    );
    expect(told(together)).toEqual([[`error layer-conflict user ${X}`, `enforced ${X}/type`]]);
    expect(providerX(together)?.baseUrl).toBe("https://x.example");
  });

  test("where no one can give way, there is no such provider, and the error names every layer", () => {
    const together = resolved(
      layerOf("enforced", { cloud: {} }),
      layerOf("user", { lake: {}, enabled: true }),
      layerOf("default", { type: "provider-b-compatible" }),
    );
    expect(told(together)).toEqual([[`error layer-conflict user ${X}`, `enforced ${X}`, `default ${X}/type`]]);
    expect(together.diagnostics[0]?.message).toBe(
      '"x" is not a provider, because its layers conflict with each other, "x" of the enforced layer "enforced" (line 7), ' +
        '"lake" of the user layer "user" (line 8) and "type" of the default layer "default" (line 8): unknown key "lake" in "x".',
    );
    expect(providerX(together)).toBeUndefined();
    expect(together.catalog.providers.map(({ baseUrl }) => baseUrl)[0]).toBe("https://enforced.example");
  });

  test.each<[string, readonly LayerInput[]]>([
    [
      "by lower enforced layers",
      [
        layerOf("enforced", { type: "cloud-hosted" }, "lowest"),
        layerOf("enforced", { type: "cloud-hosted" }, "low"),
        layerOf("enforced", { lake: {}, enabled: false }, "closed"),
      ],
    ],
    [
      "by a user's and a default layer",
      [layerOf("enforced", { lake: {}, enabled: false }), layerOf("user", CLOUD), layerOf("default", CLOUD)],
    ],
  ])("an enforced entry never gives way, also where that would help: %s", (_, layers) => {
    const together = resolved(...layers);
    expect(together.diagnostics.map(({ rule }) => rule)).toEqual(["layer-conflict"]);
    expect(providerX(together)).toBeUndefined();
  });

  test("do not keep others of the same layers from having their effect", () => {
    const value = { providers: { custom: { x: LAKE, y: LAKE } } };
    const together = resolved(layerOf("enforced", { type: "cloud-hosted" }), { kind: "user", label: "user", value });
    expect(told(together)).toEqual([[`error layer-conflict user ${X}`, `enforced ${X}/type`]]);
    expect(together.catalog.providers.slice(-2)).toMatchObject([
      { id: "x", variant: "cloud-hosted" },
      { id: "y", variant: "lake-hosted" },
    ]);
  });
});

describe("no quadratic time is taken", () => {
  test("many entries that conflict, each in few layers, take linear time", () => {
    const entries = (x: JsonObject) =>
      Object.fromEntries(Array.from({ length: 10_000 }, (_, index) => [`x${index}`, x]));
    const layers = (
      [
        ["enforced", { type: "cloud-hosted" }],
        ["user", LAKE],
      ] as const
    ).map(([kind, x]): LayerInput => ({ kind, label: kind, value: { providers: { custom: entries(x) } } }));
    const together = resolved(...layers);
    expect(together.diagnostics).toHaveLength(10_000);
    expect(together.catalog.providers.filter(({ variant }) => variant === "cloud-hosted")).toHaveLength(10_000);
  });

  test("many enforced layers that each conflict with those above take linear time", () => {
    const many = Array.from({ length: 1_000 }, (_, index) => layerOf("enforced", LAKE, `enforced ${index}`));
    const together = resolved(...many, layerOf("enforced", { type: "cloud-hosted" }, "highest"));
    expect(together.diagnostics).toHaveLength(1);
    expect(providerX(together)).toBeUndefined();
  });
});

const written = (value: unknown): Json => JSON.parse(JSON.stringify(value));

/** A vocabulary with three configurations by it. */
const anyLayers = validVocabulary.chain((vocabulary) =>
  fc.tuple(
    fc.constant(vocabulary),
    fc.array(fc.tuple(fc.constantFrom<LayerKind>("enforced", "user", "default"), configurationFor(vocabulary)), {
      maxLength: 3,
    }),
  ),
);

const inputsOf = (made: readonly (readonly [LayerKind, unknown])[]): readonly LayerInput[] =>
  made.map(([kind, value], index) => ({ kind, label: String(index), value: written(value) }));

function mergedOf(layers: readonly LayerInput[], vocabulary: Vocabulary): Json {
  const format = { schema: schemaFor(vocabulary), vocabulary, budget: { letterPairs: 0 } };
  return mergeLayers(salvageEach(readLayers(layers, format).layers, format).layers, format).configuration.merged;
}

describe("by any vocabulary", () => {
  test("merged layers satisfy the full schema: nothing but custom entries can conflict", () => {
    fc.assert(
      fc.property(anyLayers, ([vocabulary, made]) => {
        const schema = schemaFor(vocabulary);
        expect(matchesSchema(schema, schema, mergedOf(inputsOf(made), vocabulary))).toBe(true);
      }),
    );
  });

  test("valid layers conflict over their types alone", () => {
    fc.assert(
      // A layer that does not set `enabled` has mistakes of its own.
      fc.property(anyLayers, ([{ layers: _layers, ...vocabulary }, made]) => {
        const { diagnostics } = resolve({ layers: inputsOf(made), vocabulary });
        for (const { rule, pointer } of diagnostics) {
          expect(rule).toBe("layer-conflict");
          expect(pointer).toMatch(/^\/providers\/custom\//);
        }
        if (Object.keys(vocabulary.customVariants).length < 2) expect(diagnostics).toEqual([]);
      }),
    );
  });
});
