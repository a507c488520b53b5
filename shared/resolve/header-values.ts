import type { JsonObject } from "../text/json.ts";

/**
 * The header values of the providers that are resolved, for `diff` to see that one has changed. They are in no object
 * that anybody could write out: a catalogue holds names only.
 * See docs/decisions/0027-catalogue-holds-urls-not-header-values.md.
 */
const valuesOfProviders = new WeakMap<object, JsonObject>();

export function rememberHeaders(provider: object, headers: JsonObject): void {
  valuesOfProviders.set(provider, headers);
}

/** Whether a header has the same value in two providers; true where that is unknown, as of a catalogue that was copied. */
export function isSameHeader(name: string, one: object, other: object): boolean {
  const [first, second] = [valuesOfProviders.get(one), valuesOfProviders.get(other)];
  return first === undefined || second === undefined || first[name] === second[name];
}
