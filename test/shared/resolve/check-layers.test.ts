import { describe, expect, test } from "vitest";
import { checkLayers, type LayerInput, layerFiles } from "../../../shared/index.ts";
import { strictLayers } from "../../support/strict-layers.ts";
import { twoVariants as vocabulary } from "../../support/two-variants.ts";

const layerOf = (kind: "enforced" | "default", providers: object, label: string = kind): LayerInput => ({
  kind,
  label,
  text: JSON.stringify({ providers }),
});
const fileOf = (providers: object) => ({ label: "file", text: JSON.stringify({ providers }) });
const told = (found: ReturnType<typeof checkLayers>["diagnostics"]) =>
  found.map(({ rule, layer, pointer }) => `${rule} ${layer?.label} ${pointer}`);

const LAKE = { type: "lake-hosted", lake: {} };
const X = "/providers/custom/x";

describe("the layers around files", () => {
  test("are seen by rules without what is not valid, those of one kind as one", () => {
    const { documents, diagnostics } = checkLayers(
      [
        layerOf("enforced", { provider_a: { baseUrl: "low" }, provider_b: { enabled: 1 } }, "low"),
        layerOf("enforced", { provider_a: { baseUrl: "high" } }, "high"),
      ],
      vocabulary,
    );
    expect(documents).toEqual({ enforced: { providers: { provider_a: { baseUrl: "high" } } } });
    expect(told(diagnostics)).toEqual(["layer-block low /providers/provider_b/enabled"]);
  });

  test("conflict with each other without a file", () => {
    const { diagnosticsWith } = checkLayers(
      [layerOf("enforced", { custom: { x: { cloud: {} } } }), layerOf("default", { custom: { x: LAKE } })],
      vocabulary,
    );
    const alone = [`layer-conflict default ${X}`, `layer-incomplete enforced ${X}`];
    expect(told(diagnosticsWith())).toEqual(alone);
    expect(told(diagnosticsWith(fileOf({})))).toEqual(alone);
    expect(told(diagnosticsWith({ label: "file", text: "{" }))).toEqual(alone);
  });
});

describe("a file within layers", () => {
  const { diagnosticsWith } = checkLayers(
    [layerOf("enforced", { custom: { x: { cloud: {} }, y: { enabled: false } } })],
    vocabulary,
  );

  test("completes what waits in them", () => {
    const both = { x: { type: "cloud-hosted" }, y: LAKE };
    expect(told(diagnosticsWith(fileOf({ custom: both })))).toEqual([]);
  });

  test("is told of its entries that conflict, and not of its own mistakes, which its check finds", () => {
    const file = fileOf({ provider_a: 1, custom: { x: LAKE, y: { enabled: true }, z: { unknown: 1 }, lone: {} } });
    expect(told(diagnosticsWith(file))).toEqual([
      `layer-conflict file ${X}`,
      `layer-incomplete enforced ${X}`,
      "layer-incomplete enforced /providers/custom/y",
    ]);
  });

  test("has a conflict at its own entry", () => {
    const [conflict] = diagnosticsWith({
      label: "file",
      text: '{ "providers": { "custom": {\n"x": { "lake": {} }\n} } }',
    });
    expect(conflict).toMatchObject({ layer: { kind: "user" }, range: { start: { line: 2, column: 1 } } });
  });
});

test("a finding shared by several files is reported once in a layer's file", () => {
  const layers = [layerOf("enforced", { custom: { x: { enabled: false } } })];
  const { diagnosticsWith } = checkLayers(layers, vocabulary);
  const found = [fileOf({ custom: { a: LAKE } }), fileOf({}), fileOf({ custom: { b: LAKE } })].flatMap(diagnosticsWith);
  expect(found).toHaveLength(3);
  expect(layerFiles(found, layers, vocabulary)).toMatchObject([
    { path: "enforced", diagnostics: [{ rule: "layer-incomplete", severity: "warning", pointer: X, related: [] }] },
  ]);
});

test.each([
  ["a comment of an ignored layer", strictLayers, '{\n// closed\n"providers": {} }', "layer-ignored"],
  ["the mistake of an unreadable layer", vocabulary, '{\n, "providers": {} }', "layer-unreadable"],
])("%s is reported at its line in the layer's file", (_, used, text, rule) => {
  const layers: readonly LayerInput[] = [{ kind: "enforced", label: "enforced", text }];
  expect(layerFiles(checkLayers(layers, used).diagnostics, layers, used)).toMatchObject([
    { path: "enforced", diagnostics: [{ rule, pointer: "", range: { start: { line: 2, column: 1 } } }] },
  ]);
});
