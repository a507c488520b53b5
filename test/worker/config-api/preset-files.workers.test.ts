import { exports } from "cloudflare:workers";
import { describe, expect, test } from "vitest";
import type { Diagnostic } from "../../../shared/index.ts";
import {
  effectsOf,
  fileOf,
  findingsIn,
  PRESET,
  type PresetCase,
  readPresetCases,
  settingsIn,
  stackOf,
} from "../../support/preset-cases.ts";

const pages = import.meta.glob("../../fixtures/presets/posit-assistant/*.md", {
  query: "?raw",
  import: "default",
  eager: true,
});
const features = Object.entries(pages)
  .filter(([name]) => !name.endsWith("/README.md"))
  .map(([name, text]) => ({ feature: name.replace(/^.*\/|\.md$/g, ""), cases: readPresetCases(text) }));

async function send(path: string, body: FormData | string) {
  const headers = typeof body === "string" ? { "Content-Type": "application/json" } : {};
  const url = `https://steward.example/v1/${path}?vocabulary=${PRESET}`;
  const response = await exports.default.fetch(url, { method: "POST", body, headers });
  expect(response.status).toBe(200);
  return response.json<never>();
}

function formOf({ text, layers }: PresetCase): FormData {
  const form = new FormData();
  form.set("file", new File([text], fileOf("user")));
  for (const [kind, own] of Object.entries(layers)) form.set(kind, new File([own], `${kind}.jsonc`));
  return form;
}

interface FoundIn {
  readonly path: string;
  readonly diagnostics: readonly Diagnostic[];
}

async function findingsOf(one: PresetCase): Promise<readonly string[]> {
  const report: FoundIn & { readonly layers?: readonly FoundIn[] } = await send("validate", formOf(one));
  const files = [...(report.layers ?? []), { ...report, path: fileOf("user") }];
  return files.flatMap(({ path, diagnostics }) => findingsIn(path, diagnostics)).toSorted();
}

/** A case with a change, one with layers and the first one. The tests of `shared/` have all of them. */
function someOf(cases: readonly PresetCase[]): readonly PresetCase[] {
  const found = [
    cases.find(({ change }) => change !== undefined),
    cases.find(({ layers }) => Object.keys(layers).length > 0),
    cases[0],
  ];
  return [...new Set(found.filter((one) => one !== undefined))];
}

describe.each(features)("$feature", ({ cases }) => {
  test.each(someOf(cases))("$title: is the same over HTTP", async (one) => {
    expect(await findingsOf(one)).toEqual(one.findings);
    const sideOf = (text: string) => ({ layers: stackOf(one, text) });
    const { catalog } = await send("resolve", JSON.stringify(sideOf(one.text)));
    expect(settingsIn(catalog, one)).toMatchObject(one.resolved ?? {});
    if (one.change === undefined) return;
    const { changes } = await send(
      "diff",
      JSON.stringify({ before: sideOf(one.change.before), after: sideOf(one.text) }),
    );
    expect(effectsOf(changes)).toEqual(one.change.effects);
  });
});

test("all features are there", () => {
  expect(features).toHaveLength(12);
});
