import { afterAll, expect, test } from "vitest";
import { countingProcess } from "../../fuzz/hostile/answering-process.ts";

const counting = countingProcess();

afterAll(() => counting.close());

const numbers = (count: number) => Array.from({ length: count }, (_, index) => index);
const layersOf = (providers: object) => [{ kind: "user", label: "a", value: { providers } }];
const entry = (more: object) => ({ type: "provider-b-compatible", ...more });
const names = (count: number, prefix: string) => numbers(count).map((index) => `${prefix}${index}.example`);

/** The sides of a change of so many things. */
const CHANGES: Readonly<Record<string, (count: number, side: string) => object>> = {
  "approved hosts": (count, side) => ({ layers: [], policy: { approvedHosts: names(count, side) } }),
  "known models": (count, side) => ({ layers: [], policy: { modelCatalog: { provider_a: names(count, side) } } }),
  "entries that are no longer valid": (count, side) => ({
    layers: layersOf({
      custom: Object.fromEntries(numbers(count).map((index) => [`g${index}`, entry(side === "after" ? { a: 1 } : {})])),
    }),
  }),
  "entries that are valid on no side": (count) => ({
    layers: layersOf({ custom: Object.fromEntries(numbers(count).map((index) => [`g${index}`, entry({ a: 1 })])) }),
  }),
  "models that move": (count, side) => ({
    layers: layersOf({
      provider_a: {
        models: {
          overrides: Object.fromEntries(
            numbers(count).map((index) => [`m${index}`, { baseUrl: `https://${side}-${index}.example` }]),
          ),
        },
      },
    }),
  }),
  "models that are offered instead": (count, side) => ({
    layers: layersOf({ provider_a: { models: { allow: names(count, side) } } }),
  }),
};

async function stepsOf(count: number, sideOf: (count: number, side: string) => object): Promise<number> {
  const body = JSON.stringify({ before: sideOf(count, "before"), after: sideOf(count, "after") });
  const answer = await counting.answer("diff", body);
  if (answer?.steps === undefined || answer.bytes === 0) throw new Error("Nothing was compared.");
  return answer.steps;
}

test.each(Object.entries(CHANGES))("four times as many %s take four times the work", async (_, sideOf) => {
  const once = await stepsOf(1_000, sideOf);
  expect((await stepsOf(4_000, sideOf)) / once).toBeLessThan(4.8);
});
