/** The resolution of layers, and the comparison of two results, in a process that stays. */
import { join } from "node:path";
import type * as shared from "../../shared/index.ts";
import type { DiscoveredModels, LayerInput } from "../../shared/index.ts";
import { groupInProcess } from "./in-process.ts";

const MODELS = 1_000;
const CHANGE = { providers: { default: { enabled: false } } };

const works = [10, 100].flatMap((providers) =>
  ["resolve", "compare"].map((what) => ({
    name: `${what} ${providers} providers of 1,000 models`,
    unit: "ms" as const,
    floor: "structuredClone of the input",
    peers: [],
    rounds: 5,
  })),
);

export const resolve = groupInProcess(
  import.meta.url,
  { name: "resolve", title: "Resolution and comparison, in process", works },
  async (contestant) => {
    const functions: typeof shared | undefined =
      contestant.kind === "subject" ? await import(join(contestant.root, "shared/index.ts")) : undefined;
    return (work) => {
      const [what, count] = work.split(" ");
      const [layers, discovered] = [layersOf(Number(count)), discoveredBy(Number(count))];
      if (functions === undefined) return () => structuredClone({ layers, discovered });
      const before = { layers, discovered, vocabulary: functions.shippedVocabulary };
      if (what === "resolve") return () => functions.resolve(before);
      const after = { ...before, layers: [...layers, { kind: "enforced", label: "new", value: CHANGE } as const] };
      return () => functions.compareSides(before, after);
    };
  },
);

/** A text of the user with many entries, and two layers around it. */
function layersOf(providers: number): readonly LayerInput[] {
  const entries = Array.from({ length: providers }, (_, index) => [`gateway-${index}`, entryOf(index)]);
  const custom = Object.fromEntries(entries);
  const defaults = Object.fromEntries(
    entries.map(([id]) => [id, { type: "provider-b-compatible", protocol: "provider-b-chat" }]),
  );
  return [
    { kind: "user", label: "user", text: JSON.stringify({ providers: { custom } }, undefined, 2) },
    { kind: "default", label: "default", value: { providers: { custom: defaults } } },
    { kind: "enforced", label: "enforced", value: { providers: { default: { enabled: true } } } },
  ];
}

function entryOf(index: number) {
  const model = {
    supportsImages: true,
    supportsToolResultImages: false,
    supportsTools: true,
    supportsWebSearch: false,
  };
  return {
    baseUrl: `https://gateway-${index}.example.com/v1`,
    models: {
      deny: ["example-1", "example-2"],
      custom: [{ id: "own", name: "Own", maxContextLength: 128_000, ...model }],
      overrides: { "example-3": { maxOutputTokens: 8_000 } },
    },
  };
}

function discoveredBy(providers: number): DiscoveredModels {
  const modelsOf = () =>
    Array.from({ length: MODELS }, (_, index) => ({
      id: `example-${index}`,
      name: `Example ${index}`,
      supportsTools: true,
    }));
  return Object.fromEntries(Array.from({ length: providers }, (_, index) => [`gateway-${index}`, modelsOf()]));
}
