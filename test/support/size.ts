/**
 * How much the tests do that take what time they are given (`*.long*.test.ts`, `*.full.test.ts`), and by which seed. The configuration sets both.
 * See docs/decisions/0088-size-of-long-tests.md.
 */
import { inject } from "vitest";

declare module "vitest" {
  export interface ProvidedContext {
    readonly size: "full" | "small";
    readonly seed: number;
  }
}

/** What is chosen at random goes by it. `TEST_SEED=1 npm test` takes another. */
export const SEED = inject("seed");

/** What a test takes: all of it under `npm run test:all`, and elsewhere so much that the whole suite stays quick. */
export function sized<Value>({ full, small }: { readonly full: Value; readonly small: Value }): Value {
  return inject("size") === "full" ? full : small;
}

/** How many cases a property is tried on: a tenth in the small size. */
export function runs(full: number): number {
  return sized({ full, small: Math.max(20, Math.ceil(full / 10)) });
}

/** All of these in the full size; in the small one, one of every so many, and which ones goes by the seed. */
export function chosen<Item>(items: readonly Item[], oneOf: number): readonly Item[] {
  return sized({ full: items, small: items.filter((_, index) => index % oneOf === SEED % oneOf) });
}
