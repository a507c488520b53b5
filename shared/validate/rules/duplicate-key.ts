import { RELATED_PLACES_MAX } from "../../syntax/limits.ts";
import type { Property } from "../../syntax/node.ts";
import type { Span } from "../../text/span.ts";
import { nameOf } from "../../text/wording.ts";
import type { Rule } from "./rule.ts";

export const duplicateKey: Rule = {
  id: "duplicate-key",
  severity: "error",
  summary: "A key that occurs more than once in an object",
  why: "Only the last value is used; the others are ignored without an error.",
  description:
    "Finds keys that occur more than once in the same object, at any depth. The diagnostic is reported at the last one, which is used, and lists the places of the others.",
  fix: "Removes all but the last one, which is the one that is used; safe if all have the same value, and not safe otherwise, because one of the ignored values may be the one that was meant.",
  examples: {
    wrong: '{ "providers": { "provider_a": { "enabled": false, "enabled": true } } }',
    right: '{ "providers": { "provider_a": { "enabled": true } } }',
  },

  *check({ parsed }) {
    for (const { path, properties } of parsed.duplicateKeys.values()) {
      const last = properties.at(-1)?.key;
      if (last === undefined) continue;
      yield {
        place: { path, part: "span", span: last },
        message: `Duplicate key ${nameOf(path)}; the last one is used.`,
        advice: "Keep only one of them.",
        related: firstIgnored(properties).map((key) => ({
          message: "This one is ignored.",
          place: { path, part: "span", span: key },
        })),
        fix: {
          title: "Remove the ignored ones.",
          safe: areAlike(properties, parsed.text),
          steps: [{ kind: "remove-earlier", properties }],
        },
      };
    }
  },
};

/** True where all are written alike, so that nothing is lost with the ignored ones. */
function areAlike(properties: readonly Property[], text: string): boolean {
  const written = ({ node: { start, end } }: Property) => text.slice(start, end);
  const last = properties.at(-1);
  if (last === undefined) return false;
  const kept = written(last);
  for (const one of properties.values()) if (written(one) !== kept) return false;
  return true;
}

function firstIgnored(properties: readonly Property[]): readonly Span[] {
  const length = Math.min(properties.length - 1, RELATED_PLACES_MAX);
  return Array.from({ length }, (_, index) => properties.at(index)?.key).filter((key) => key !== undefined);
}
