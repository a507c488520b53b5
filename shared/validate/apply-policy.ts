import type { Severity } from "../diagnostic/diagnostic.ts";
import type { Policy, PolicyIgnore } from "../policy/policy.ts";
import { matchesGlob } from "../text/glob.ts";
import type { Path } from "../text/json.ts";
import { fromPointer } from "../text/pointer.ts";
import { type Finding, severityOf } from "./rules/rule.ts";
import { textRules } from "./rules/text-rules.ts";

/** A place of a document on the way to, or at, the end of an ignore's pointer. */
interface IgnoredPlace {
  /** The first ignore whose pointer ends here, so that all from here on is ignored: its index in the policy. */
  ignore?: number;
  readonly below: Map<string, IgnoredPlace>;
}

/**
 * Findings as a policy has them: with its severities, suppressed where it ignores them, and without those of rules that it
 * turns off. What keeps a text from being read at all stays as it is.
 *
 * @param path of the file, from the policy file's folder; where it has none, no ignore with globs matches it.
 */
export function* applyPolicy(findings: Iterable<Finding>, policy: Policy, path: string | undefined): Iterable<Finding> {
  const ignored = ignoredPlaces(policy.ignores, path);
  for (const finding of findings) {
    const { rule, place } = finding;
    const setting = policy.rules[rule.id];
    if (textRules.includes(rule)) yield finding;
    else if (setting !== "off") {
      const ignore = ignored.size === 0 ? undefined : ignoreOf(place.path, ignored.get(rule.id));
      yield suppressedBy(policy.ignores, ignore, withSeverity(finding, setting));
    }
  }
}

function withSeverity(finding: Finding, severity: Severity | undefined): Finding {
  return severity === undefined ? finding : { ...finding, severity, ownSeverity: severityOf(finding) };
}

function suppressedBy(ignores: readonly PolicyIgnore[], index: number | undefined, finding: Finding): Finding {
  const ignore = index === undefined ? undefined : ignores[index];
  if (ignore === undefined) return finding;
  const suppression = { kind: "policy", pointer: `/ignores/${index}`, reason: ignore.reason } as const;
  return { ...finding, suppression };
}

const NOTHING_IGNORED: ReadonlyMap<string, IgnoredPlace> = new Map();

/** The places that are ignored in a file, by rule, as trees: many findings and many ignores take no more time together. */
function ignoredPlaces(ignores: readonly PolicyIgnore[], path: string | undefined): ReadonlyMap<string, IgnoredPlace> {
  if (ignores.length === 0) return NOTHING_IGNORED;
  const byRule = new Map<string, IgnoredPlace>();
  for (const [index, { rule, files, pointer = "" }] of ignores.entries()) {
    if (!matchesFile(files, path)) continue;
    let place = placeAt(byRule, rule);
    for (const step of fromPointer(pointer)) place = placeAt(place.below, step);
    place.ignore ??= index;
  }
  return byRule;
}

function placeAt(places: Map<string, IgnoredPlace>, name: string): IgnoredPlace {
  const known = places.get(name);
  if (known !== undefined) return known;
  const place = { below: new Map() };
  places.set(name, place);
  return place;
}

function matchesFile(globs: readonly string[] | undefined, path: string | undefined): boolean {
  return globs === undefined || (path !== undefined && globs.some((glob) => matchesGlob(glob, path)));
}

/** The ignore that covers a path: its index. */
function ignoreOf(path: Path, tree: IgnoredPlace | undefined): number | undefined {
  let place = tree;
  for (const step of path) {
    if (place === undefined || place.ignore !== undefined) break;
    place = place.below.get(String(step));
  }
  return place?.ignore;
}
