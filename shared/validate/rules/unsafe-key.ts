import { type Path, UNSAFE_KEY } from "../../text/json.ts";
import { quote } from "../../text/wording.ts";
import type { Rule } from "./rule.ts";

export const unsafeKey: Rule = {
  id: "unsafe-key",
  severity: "error",
  summary: "The key __proto__",
  why: "In JavaScript this key names an object's prototype, so it can make a program that copies the file misbehave.",
  description:
    "Finds the key `__proto__` at any depth, also where any key is allowed. As the id of a custom provider it is reported by `custom-id`.",
  examples: {
    wrong: '{ "providers": { "provider_a": { "customHeaders": { "__proto__": "x" } } } }',
    right: '{ "providers": { "provider_a": { "customHeaders": { "X-Tenant": "research" } } } }',
  },

  *check({ parsed }) {
    for (const { path, key } of parsed.unsafeKeys.values()) {
      if (isCustomId(path)) continue;
      yield {
        place: { path, part: "span", span: key },
        message: `The key ${quote(UNSAFE_KEY)} is not allowed.`,
        advice: "Remove it, or use another name.",
      };
    }
  },
};

function isCustomId(path: Path): boolean {
  return path.length === 3 && path[0] === "providers" && path[1] === "custom";
}
