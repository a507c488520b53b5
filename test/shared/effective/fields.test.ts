import { expect, test } from "vitest";
import { compareSides } from "../../../shared/changes/compare.ts";
import type { Side } from "../../../shared/changes/side.ts";
import { noPolicy, resolve } from "../../../shared/index.ts";
import type { Json } from "../../../shared/text/json.ts";
import { strictLayers as vocabulary } from "../../support/strict-layers.ts";

const userLayer = (providers: Json) => ({ kind: "user", label: "user", value: { providers } }) as const;

function providerOf(id: string, providers: Json) {
  const { catalog, diagnostics } = resolve({ layers: [userLayer(providers)], vocabulary });
  expect(diagnostics).toEqual([]);
  return catalog.providers.find((provider) => provider.id === id);
}

test("a default of the vocabulary holds where no layer has a value", () => {
  const provider = providerOf("provider_c", {});
  expect(provider).toMatchObject({ sections: { access: { mode: "key" } }, fields: { plan: "free" } });
  expect(provider?.origins["fields/plan"]).toEqual({
    place: { kind: "vocabulary", pointer: "/fields/plan/default" },
    rule: "default-value",
    lost: [],
  });
  expect(provider?.origins["sections/access/mode"]?.place).toEqual({
    kind: "vocabulary",
    pointer: "/sections/access/fields/mode/default",
  });
});

test("a layer's value comes before the default", () => {
  const provider = providerOf("provider_c", { provider_c: { plan: "paid", access: { mode: "login", tries: 3 } } });
  expect(provider).toMatchObject({ sections: { access: { mode: "login", tries: 3 } }, fields: { plan: "paid" } });
  expect(provider?.origins["fields/plan"]).toMatchObject({
    place: { kind: "layer", pointer: "/providers/provider_c/plan" },
    rule: "highest-layer",
    lost: [{ rule: "default-value", value: "free" }],
  });
});

test("a provider without such fields has none", () => {
  expect(providerOf("provider_a", {})).toMatchObject({ sections: {} });
  expect(providerOf("provider_a", {})).not.toHaveProperty("fields");
});

test("a custom entry has the fields of its type", () => {
  const custom = { x: { type: "open-compatible", keyless: true } };
  expect(providerOf("x", { custom })).toMatchObject({ fields: { keyless: true } });
});

const side = (entry: Json): Side => ({
  layers: [userLayer({ provider_c: entry })],
  policy: noPolicy,
  vocabulary,
});

const told = (before: Json, after: Json) =>
  compareSides(side(before), side(after)).changes.map(({ effect, text }) => [effect, text]);

test("another value of a field moves a provider", () => {
  expect(told({ plan: "free" }, { plan: "paid" })).toEqual([
    ["moves", "`provider_c` moves from plan `free` to `paid`."],
  ]);
  expect(told({ access: { tries: 2 } }, { access: { tries: 3 } })).toEqual([
    ["moves", "`provider_c` moves from tries `2` to `3`."],
  ]);
});

test("a value that says the default changes nothing", () => {
  expect(told({}, { plan: "free", access: { mode: "key" } }).filter(([effect]) => effect !== "none")).toEqual([]);
});
