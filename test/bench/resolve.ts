/**
 * How long it takes to resolve layers, and to compare two results, beside a floor (`structuredClone` of the input), in one
 * run. `npm run bench:resolve` prints medians, and the time for each model; the largest case takes about two gigabytes.
 */
import {
  compareSides,
  type DiscoveredModels,
  type LayerInput,
  resolve,
  shippedVocabulary,
} from "../../shared/index.ts";
import { withoutOrigins } from "../support/without-origins.ts";

const MODELS = 1_000;
const CHANGE = { providers: { default: { enabled: false } } };
const NANOSECONDS_PER_MILLISECOND = 1e6;

for (const providers of [10, 100, 1_000]) {
  const models = providers * MODELS;
  const runs = Math.max(3, Math.round(60 / providers));
  const layers = layersOf(providers);
  const discovered = discoveredBy(providers);
  const input = { layers, discovered, vocabulary: shippedVocabulary };
  const after = { ...input, layers: [...layers, { kind: "enforced", label: "new", value: CHANGE } as const] };
  const one = resolve(input).catalog.providers.at(-1)?.models[0];
  console.log(`\n${providers} providers, ${models} discovered models, ${providers} custom ones`);
  report("structuredClone (floor)", models, runs, () => structuredClone({ layers, discovered }));
  report("resolve", models, runs, () => resolve(input));
  report("resolve, without origins", models, runs, () => withoutOrigins(resolve(input).catalog));
  report("compare, every provider disabled", models, runs, () => compareSides(input, after));
  report("origins of one model", 1, runs, () => one?.origins);
}

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

function report(name: string, models: number, runs: number, run: () => unknown): void {
  const times = Array.from({ length: runs }, () => {
    const start = process.hrtime.bigint();
    run();
    return Number(process.hrtime.bigint() - start) / NANOSECONDS_PER_MILLISECOND;
  }).toSorted((one, other) => one - other);
  const median = times[Math.floor(times.length / 2)] ?? Number.NaN;
  const perModel = `${((median / models) * 1_000).toFixed(2)} µs a model`;
  console.log(`  ${name.padEnd(28)} ${median.toFixed(2).padStart(10)} ms  ${perModel}`);
}
