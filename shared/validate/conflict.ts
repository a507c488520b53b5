import type { Setting } from "../effective/stated.ts";
import type { Path } from "../text/json.ts";
import { quoteAll } from "../text/wording.ts";
import type { RuleFinding } from "./rules/rule.ts";

/** A setting that has a part in a mistake. */
export interface Part extends Setting {
  readonly name: string;
  /** A sentence on it where it is not the place of the mistake. */
  readonly message: string;
}

/** The message at a setting of a provider's models that has a part in a mistake elsewhere. */
export const MODEL_SETTINGS = {
  allow: "Only these models are allowed.",
  deny: "These models are denied.",
  custom: "Only these models are defined.",
  discovery: "Discovery is off.",
};

/**
 * A mistake that several settings make together: at the first of them that the file states, with the others related.
 * Nothing where other layers state all of them, for it cannot be fixed in the file.
 *
 * @param what what is wrong: one sentence without its full stop.
 */
export function* conflict(
  parts: readonly Part[],
  what: string,
  more: Pick<RuleFinding, "severity" | "advice" | "fix">,
): Iterable<RuleFinding> {
  const places = parts.flatMap(({ path, message }) =>
    path === undefined ? [] : [{ message, place: valueAtPath(path) }],
  );
  const [first, ...related] = places;
  if (first === undefined) return;
  yield { ...more, place: first.place, message: `${what}${describeElsewhere(parts)}.`, related };
}

/** The end of a sentence that says which settings another layer states; empty where none. */
export function describeElsewhere(settings: readonly (Setting & { readonly name: string })[]): string {
  const names = settings.filter(({ value, path }) => value !== undefined && path === undefined).map(({ name }) => name);
  return names.length === 0
    ? ""
    : ` (${quoteAll(names, "and")} ${names.length === 1 ? "is" : "are"} set in another layer)`;
}

function valueAtPath(path: Path): RuleFinding["place"] {
  return { path, part: "value" };
}
