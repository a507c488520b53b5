import type { Origins } from "./catalog.ts";

/** Finds the origins of what has it. */
const FIND = Symbol("find");

/** One for all: a getter of its own would make an object three times as large. */
const ORIGINS = {
  configurable: true,
  enumerable: true,
  get(this: { readonly [FIND]: () => Origins }): Origins {
    return this[FIND]();
  },
};

/** Settings with their origins, which are found when asked for, each time. */
export function withOrigins<Settings extends object>(
  settings: Settings,
  find: () => Origins,
): Settings & { readonly origins: Origins } {
  Object.defineProperty(settings, FIND, { value: find });
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- what `defineProperty` adds
  return Object.defineProperty(settings, "origins", ORIGINS) as Settings & { readonly origins: Origins };
}
