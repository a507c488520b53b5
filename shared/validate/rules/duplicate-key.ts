import { RELATED_PLACES_MAX } from "../../syntax/limits.ts";
import { nameOf } from "../../text/wording.ts";
import type { Rule } from "./rule.ts";

export const duplicateKey: Rule = {
  id: "duplicate-key",
  severity: "error",
  summary: "A key that stands twice in one object",
  why: "Only the last one counts, so what the others say is lost without a word.",
  description:
    "Finds keys that stand more than once in one object, wherever that is. The diagnostic stands at the last one, which wins, and names the places of the others.",
  fix: "Removes all but the last one, which is the one that counts.",
  examples: {
    wrong: '{ "providers": { "provider_a": { "enabled": false, "enabled": true } } }',
    right: '{ "providers": { "provider_a": { "enabled": true } } }',
  },

  *check({ duplicateKeys }) {
    for (const { path, properties } of duplicateKeys) {
      const keys = properties.map(({ key }) => key);
      const last = keys.pop();
      if (last === undefined) continue;
      yield {
        place: { path, part: "span", span: last },
        message: `The key ${nameOf(path)} stands ${keys.length === 1 ? "twice" : `${keys.length + 1} times`} in this object; this one wins.`,
        advice: "Keep one of them.",
        related: keys
          .slice(0, RELATED_PLACES_MAX)
          .map((key) => ({ message: "This one is ignored.", place: { path, part: "span", span: key } })),
        fix: {
          title: "Remove those that are ignored.",
          safe: true,
          steps: [{ kind: "remove-earlier", properties }],
        },
      };
    }
  },
};
