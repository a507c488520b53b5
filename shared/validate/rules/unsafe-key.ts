import { type Path, UNSAFE_KEY } from "../../text/json.ts";
import { quote } from "../../text/wording.ts";
import type { Rule } from "./rule.ts";

export const unsafeKey: Rule = {
  id: "unsafe-key",
  severity: "error",
  summary: "The key __proto__",
  why: "In JavaScript this key names an object's prototype: a program that copies the file key by key may be made to do what it should not.",
  description:
    "Finds the key `__proto__` at any depth, also where keys are free names. As the id of a custom provider it is left to `custom-id`.",
  examples: {
    wrong: '{ "providers": { "provider_a": { "customHeaders": { "__proto__": "x" } } } }',
    right: '{ "providers": { "provider_a": { "customHeaders": { "X-Tenant": "research" } } } }',
  },

  *check({ unsafeKeys }) {
    for (const { path, key } of unsafeKeys) {
      if (isCustomId(path)) continue;
      yield {
        place: { path, part: "span", span: key },
        message: `The key ${quote(UNSAFE_KEY)} is not allowed anywhere.`,
        advice: "Remove it, or choose another name.",
      };
    }
  },
};

function isCustomId(path: Path): boolean {
  return path.length === 3 && path[0] === "providers" && path[1] === "custom";
}
