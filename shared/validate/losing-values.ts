import { fileConfiguration } from "../effective/entries.ts";
import { findSpan } from "../syntax/locate.ts";
import type { ParsedText, Property } from "../syntax/node.ts";
import { documentOf, isArray, type Json, type Path } from "../text/json.ts";
import { lazilyFor } from "../text/lazily.ts";
import type { RuleContext, RuleFinding } from "./rules/rule.ts";

/**
 * Finds in a document what a check finds, and in the values that lost to another one of the same key. They are not in
 * the document, but in the file for everybody to read. There they have a place and no fix: `duplicate-key` removes
 * them.
 */
export function checkAllValues(
  context: RuleContext,
  check: (context: RuleContext) => Iterable<RuleFinding>,
): Iterable<RuleFinding> {
  return context.parsed.duplicateKeys.length === 0 ? check(context) : checkLostToo(context, check);
}

function* checkLostToo(
  context: RuleContext,
  check: (context: RuleContext) => Iterable<RuleFinding>,
): Iterable<RuleFinding> {
  yield* check(context);
  for (const { path, property } of lostInPlacesOfSecrets(context.parsed)) {
    const { node } = property;
    const alone = fileConfiguration(documentOf(path, node.value), {}, context.configuration.vocabulary);
    for (const { fix: _, ...finding } of check({ ...context, configuration: alone })) {
      const below = finding.place.path.slice(path.length);
      const part = finding.place.part === "key" ? "key" : "value";
      const span = below.length === 0 && part === "key" ? property.key : findSpan(node, below, part);
      yield {
        ...finding,
        place: { path: [...path, ...below], part: "span", span: { start: span.start, end: span.end } },
      };
    }
  }
}

/**
 * The keys on the paths of all values that are looked at: URLs by `isUrlPath`, headers by `isHeaderPath`, and the URL
 * of the schema.
 */
const KEYS_OF_SECRETS: ReadonlySet<unknown> = new Set(["customHeaders", "baseUrl", "endpoint", "endpoints", "$schema"]);

/** Those in which such a check may find something, so that many small values take no time each. Several rules ask. */
const lostInPlacesOfSecrets = lazilyFor((parsed: ParsedText): readonly LostProperty[] => {
  const lost: LostProperty[] = [];
  for (const one of lostProperties(parsed)) if (isPlaceOfSecrets(one)) lost.push(one);
  return lost;
});

function isPlaceOfSecrets({ path, property: { node } }: LostProperty): boolean {
  if (node.kind !== "scalar" && hasKeyOfSecrets(node.value)) return true;
  for (const step of path) if (KEYS_OF_SECRETS.has(step)) return true;
  return false;
}

function hasKeyOfSecrets(value: Json | undefined): boolean {
  if (typeof value !== "object" || value === null) return false;
  if (isArray(value)) return value.some(hasKeyOfSecrets);
  for (const key in value) if (KEYS_OF_SECRETS.has(key) || hasKeyOfSecrets(value[key])) return true;
  return false;
}

interface LostProperty {
  readonly path: Path;
  readonly property: Property;
}

/** The properties that lost to another one of the same key, each with the path to that key. */
export function* lostProperties({ duplicateKeys }: ParsedText): Generator<LostProperty> {
  for (const { path, properties } of duplicateKeys.values()) {
    let left = properties.length;
    for (const property of properties.values()) {
      left -= 1;
      if (left > 0) yield { path, property };
    }
  }
}
