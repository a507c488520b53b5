import { createPathFinder } from "../syntax/locate.ts";
import type { ParsedText } from "../syntax/node.ts";
import { entriesAround, findDamagedEntries } from "./damaged-entries.ts";
import { createDamagedSpans } from "./damaged-spans.ts";
import type { Finding, Place } from "./rules/rule.ts";

/**
 * The findings of a text with syntax mistakes that are certain in spite of them, without their fixes: those outside the
 * entries that the mistakes damage, unless they depend on what is; and credentials, wherever one can be read.
 * See docs/decisions/0145-damaged-files.md.
 */
export function* certainFindings(findings: Iterable<Finding>, parsed: ParsedText): Iterable<Finding> {
  const damaged = createDamagedSpans(parsed.damaged);
  const { own, any, isWide } = findDamagedEntries(parsed.root, damaged);
  const unreadFrom = parsed.unread?.start ?? Number.POSITIVE_INFINITY;
  const places = createPathFinder(() => parsed.root);
  const isRead = (place: Place) => {
    // A finding in a text that is not read rests on no reading of it.
    if (place.part === "span") return place.span.start >= unreadFrom || !damaged.isTouched(place.span);
    const { start, end } = places.spanOf(place.path, place.part);
    // It is certain that an object or a list is there, if not all that it holds.
    const isContainer = place.part === "value" && places.nodeAt(place.path)?.kind !== "scalar";
    return !damaged.isTouched({ start, end: isContainer ? start + 1 : end });
  };
  const isInWholeEntry = ({ path }: Place) => {
    const { provider, model } = entriesAround(path);
    return !(provider !== undefined && own.has(provider)) && !(model !== undefined && own.has(model));
  };
  const dependsOnDamage = ({ dependsOn, place }: Finding) => {
    if (dependsOn === undefined) return false;
    const { provider } = entriesAround(place.path);
    return (dependsOn === "file" && damaged.count > 0) || isWide || provider === undefined || any.has(provider);
  };
  for (const { fix: _fix, ...finding } of findings) {
    const all = [finding.place, ...(finding.related ?? []).map(({ place }) => place)];
    if (!all.every(isRead)) continue;
    // A thing that has to go has to go from wherever it turns out to be.
    const mustGo = finding.refuses === true || finding.rule.findsCredentials === true;
    if (mustGo || (all.every(isInWholeEntry) && !dependsOnDamage(finding))) yield finding;
  }
}
