import { fileConfiguration } from "../effective/entries.ts";
import { findSpan } from "../syntax/locate.ts";
import { documentOf } from "../text/json.ts";
import type { RuleContext, RuleFinding } from "./rules/rule.ts";

/**
 * What a check finds in a document, and in the values that lost to another one of the same key. They are not in the
 * document, but in the file for everybody to read. There they have a place and no fix: `duplicate-key` removes them.
 */
export function* checkAllValues(
  context: RuleContext,
  check: (context: RuleContext) => Iterable<RuleFinding>,
): Iterable<RuleFinding> {
  yield* check(context);
  for (const { path, properties } of context.parsed.duplicateKeys) {
    for (const { key, node } of properties.slice(0, -1)) {
      const alone = fileConfiguration(documentOf(path, node.value), {}, context.configuration.vocabulary);
      for (const { fix: _, ...finding } of check({ ...context, configuration: alone })) {
        const below = finding.place.path.slice(path.length);
        const part = finding.place.part === "key" ? "key" : "value";
        const span = below.length === 0 && part === "key" ? key : findSpan(node, below, part);
        yield {
          ...finding,
          place: { path: [...path, ...below], part: "span", span: { start: span.start, end: span.end } },
        };
      }
    }
  }
}
