/**
 * The size of the tests that take what time they are given (`*.long*.test.ts`, `*.full.test.ts`), and their seed. The
 * configuration sets both.
 * See docs/decisions/0088-size-of-long-tests.md.
 */
import { inject } from "vitest";

declare module "vitest" {
  export interface ProvidedContext {
    readonly size: "full" | "small";
    readonly seed: number;
  }
}

/** The seed of everything that is chosen at random. `TEST_SEED=7 npm test` takes another. */
export const SEED = inject("seed");

/**
 * The size of a test: the full one under `npm run test:all`, and elsewhere one by which the whole suite stays quick.
 */
export function sized<Value>({ full, small }: { readonly full: Value; readonly small: Value }): Value {
  return inject("size") === "full" ? full : small;
}

/** The number of cases on which a property is tried: a fifteenth in the small size. */
export function runs(full: number): number {
  return sized({ full, small: Math.max(20, Math.ceil(full / 15)) });
}

/** All of these in the full size; in the small one, one of every so many, and which ones goes by the seed. */
export function chosen<Item>(items: readonly Item[], oneOf: number): readonly Item[] {
  return sized({ full: items, small: items.filter((_, index) => index % oneOf === SEED % oneOf) });
}
