import { compareSides, type Fix, type LayerInput, shippedVocabulary } from "../../../../shared/index.ts";
import { parse } from "../../../../shared/syntax/parse.ts";
import { plainName } from "../../../../shared/text/did-you-mean.ts";
import type { Json } from "../../../../shared/text/json.ts";
import { toPointer } from "../../../../shared/text/pointer.ts";

/** The laws of a file that was right, was damaged, and was fixed. Each returns its break; undefined where it holds. */

/** Every setting by its pointer: each scalar, and what is empty. */
function settingsIn(text: string): ReadonlyMap<string, string> {
  const settings = new Map<string, string>();
  const collect = (value: Json, path: readonly string[]): void => {
    const children = typeof value === "object" && value !== null ? Object.entries<Json>(value) : [];
    if (children.length === 0) settings.set(toPointer(path), JSON.stringify(value));
    for (const [key, child] of children) collect(child, [...path, key]);
  };
  collect(parse(text).value ?? null, []);
  return settings;
}

/** The versions of one file. */
export interface Versions {
  readonly right: string;
  readonly damaged: string;
  /** The right file with those mistakes alone for which there is no safe fix. */
  readonly rest: string;
}

/** Each setting is as in the right file or untouched, whatever case its keys have now, and none is lost. */
export function brokenSetting({ right, damaged, rest }: Versions, fixed: string): string | undefined {
  const [wrong, left, now] = [settingsIn(damaged), settingsIn(rest), settingsIn(fixed)];
  const known = new Set(
    [settingsIn(right), left, wrong].flatMap((settings) =>
      Array.from(settings, ([at, value]) => plainName(at) + value),
    ),
  );
  for (const [pointer, value] of now) {
    if (!known.has(plainName(pointer) + value)) return `${pointer} is neither as it was nor right`;
  }
  for (const pointer of left.keys()) if (wrong.has(pointer) && !now.has(pointer)) return `${pointer} is lost`;
  return now.size < Math.min(left.size, wrong.size) ? "a setting is lost" : undefined;
}

/** The providers, and "" for all, for which the second text opens something that the first does not. */
export function openedProviders(before: string, after: string): ReadonlySet<string> {
  const side = (text: string) => {
    const layers: readonly LayerInput[] = [{ kind: "user", label: "providers.jsonc", text }];
    return { layers, vocabulary: shippedVocabulary };
  };
  const { changes } = compareSides(side(before), side(after));
  return new Set(changes.filter(({ effect }) => effect === "opens").map(({ provider }) => provider ?? ""));
}

/**
 * Compared with the right file nothing opens but what the damaged file and the mistakes without a safe fix open.
 *
 * @param unfinished the providers with mistakes that are still to be fixed: a URL with whitespace around it is another host by
 *   its text.
 */
export function brokenOpening(
  { right, damaged, rest }: Versions,
  fixed: string,
  unfinished: ReadonlySet<string>,
): string | undefined {
  const already = [unfinished, openedProviders(right, damaged), openedProviders(right, rest)];
  const opened = [...openedProviders(right, fixed)].filter((provider) => !already.some((known) => known.has(provider)));
  return opened.length === 0 ? undefined : `opens ${opened.join(", ")}`;
}

/** The text still parses, and each line that no edit touches is there, in its place among the others. */
export function brokenLayout(before: string, fixes: readonly Fix[], after: string): string | undefined {
  if (parse(before).mistakes.length === 0 && parse(after).mistakes.length > 0) return "does not parse";
  const edits = fixes.flatMap((fix) => fix.edits);
  const touched = new Set(
    edits.flatMap(({ range: { start, end } }) =>
      Array.from({ length: end.line - start.line + 1 }, (_, index) => start.line + index),
    ),
  );
  const left = after.split("\n");
  let at = 0;
  const isLost = before
    .split("\n")
    .filter((_, index) => !touched.has(index + 1))
    .some((line) => {
      at = left.indexOf(line, at) + 1;
      return at === 0;
    });
  return isLost ? "a line is lost that no edit touches" : undefined;
}
