import type { Policy, PolicyIgnore } from "../policy/policy.ts";
import { matchesGlob } from "../text/glob.ts";
import type { Path } from "../text/json.ts";
import { fromPointer } from "../text/pointer.ts";
import type { Finding } from "./rules/rule.ts";
import { textRules } from "./rules/text-rules.ts";

/** A place of a document on the way to, or at, the end of an ignore's pointer. */
interface IgnoredPlace {
  /** True where an ignore's pointer ends here, so that all from here on is ignored. */
  isEnd: boolean;
  readonly below: Map<string, IgnoredPlace>;
}

/**
 * Findings as a policy has them: with its severities, without those that it turns off or ignores. What keeps a text from
 * being read at all stays as it is.
 *
 * @param path of the file, from the policy file's folder; where it has none, no ignore with globs matches it.
 */
export function* applyPolicy(findings: Iterable<Finding>, policy: Policy, path: string | undefined): Iterable<Finding> {
  const ignored = ignoredPlaces(policy.ignores, path);
  for (const finding of findings) {
    const { rule, place } = finding;
    const setting = policy.rules[rule.id];
    if (textRules.includes(rule)) yield finding;
    else if (setting !== "off" && !isIgnored(place.path, ignored.get(rule.id)))
      yield setting === undefined ? finding : { ...finding, severity: setting };
  }
}

/** The places that are ignored in a file, by rule, as trees: many findings and many ignores take no more time together. */
function ignoredPlaces(ignores: readonly PolicyIgnore[], path: string | undefined): ReadonlyMap<string, IgnoredPlace> {
  const byRule = new Map<string, IgnoredPlace>();
  for (const { rule, files, pointer = "" } of ignores) {
    if (!matchesFile(files, path)) continue;
    let place = placeAt(byRule, rule);
    for (const step of fromPointer(pointer)) place = placeAt(place.below, step);
    place.isEnd = true;
  }
  return byRule;
}

function placeAt(places: Map<string, IgnoredPlace>, name: string): IgnoredPlace {
  const known = places.get(name);
  if (known !== undefined) return known;
  const place = { isEnd: false, below: new Map() };
  places.set(name, place);
  return place;
}

function matchesFile(globs: readonly string[] | undefined, path: string | undefined): boolean {
  return globs === undefined || (path !== undefined && globs.some((glob) => matchesGlob(glob, path)));
}

function isIgnored(path: Path, tree: IgnoredPlace | undefined): boolean {
  let place = tree;
  for (const step of path) {
    if (place === undefined || place.isEnd) break;
    place = place.below.get(String(step));
  }
  return place?.isEnd === true;
}
