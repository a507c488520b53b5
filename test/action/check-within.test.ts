import { expect, test } from "vitest";
import { checkByPolicy } from "../../action/check-file.ts";
import { checkAsLayer, withinLayers, withPolicyFiles } from "../../action/check-within.ts";
import { loadPolicy } from "../../action/settings.ts";
import { type CheckedFile, err, ok } from "../../shared/index.ts";
import { twoVariants } from "../support/two-variants.ts";

const FILES: Readonly<Record<string, string>> = {
  "p.json": JSON.stringify({
    rules: { "schema-reference": "off", "dead-setting": "off" },
    layers: { enforced: "e.json", default: "d.json" },
  }),
  "e.json": textOf({ x: { type: "cloud-hosted" } }),
  "d.json": textOf({
    y: { type: "lake-hosted", lake: {} },
    wrong: { unknown: 1 },
    flag: { type: "cloud-hosted", enabled: 1 },
  }),
  "low.json": textOf({ x: { type: "lake-hosted", lake: {} } }),
  "high.json": textOf({ y: { type: "cloud-hosted" } }),
};

function textOf(custom: object): string {
  return JSON.stringify({ providers: { custom } });
}

const bytesOf = (path: string) => new TextEncoder().encode(FILES[path]);

/** The file and the rule of each finding in these files. */
async function reported(...paths: readonly string[]) {
  const loaded = await loadPolicy(
    "p.json",
    async (path) => (FILES[path] === undefined ? err({ reason: "It is gone." }) : ok(bytesOf(path))),
    { named: { kind: "file", path: "vocabulary.json" }, vocabulary: twoVariants },
  );
  const files = paths.map((path) => withinLayers(loaded, checkByPolicy(loaded, path, bytesOf(path)), bytesOf(path)));
  const { beside, checked } = withPolicyFiles(loaded, files);
  const told = (list: readonly CheckedFile[]) =>
    list.flatMap(({ path, diagnostics }) => diagnostics.map(({ rule }) => `${path} ${rule}`));
  return { beside: told(beside), checked: told(checked), loaded };
}

test("a conflict is reported in the file that gives way, and beside the files where that is a layer", async () => {
  const { beside, checked } = await reported("low.json", "high.json");
  expect(checked).toEqual(["low.json layer-conflict"]);
  expect(beside).toEqual(["d.json layer-conflict", "d.json layer-block", "d.json layer-block"]);
});

test("a layer that is checked itself has what the others find in it, and its own mistakes once", async () => {
  const { beside, checked } = await reported("d.json", "high.json");
  expect(checked).toEqual(["d.json layer-conflict", "d.json layer-block", "d.json wrong-type"]);
  expect(beside).toEqual([]);
});

test("the policy file and a layer alone are within no layers", async () => {
  const { beside, checked, loaded } = await reported("p.json", "e.json");
  expect(checked).toEqual([]);
  expect(beside).toEqual(["d.json layer-block", "d.json layer-block"]);
  expect(checkAsLayer(loaded, "d.json", bytesOf("d.json")).diagnostics.map(({ rule }) => rule)).toEqual([
    "layer-block",
    "layer-block",
  ]);
});
