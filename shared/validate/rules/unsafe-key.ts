import { UNSAFE_KEY } from "../../vocabulary/vocabulary.ts";
import { isArray, isObject, type Json, type Path } from "../json.ts";
import { quote } from "../wording.ts";
import type { Rule, RuleFinding } from "./rule.ts";

export const unsafeKey: Rule = {
  id: "unsafe-key",
  severity: "error",
  summary: "The key __proto__",
  why: "In JavaScript this key names an object's prototype: a program that copies the file key by key may be made to do what it should not.",
  description: "Finds the key `__proto__` at any depth, also where keys are free names.",
  examples: {
    wrong: '{ "providers": { "provider_a": { "customHeaders": { "__proto__": "x" } } } }',
    right: '{ "providers": { "provider_a": { "customHeaders": { "X-Tenant": "research" } } } }',
  },

  check({ document }) {
    return unsafeKeys(document, []);
  },
};

function* unsafeKeys(value: Json, path: Path): Iterable<RuleFinding> {
  const children: Iterable<readonly [string | number, Json]> = isArray(value)
    ? value.entries()
    : isObject(value)
      ? Object.entries(value)
      : [];
  for (const [step, child] of children) {
    const childPath = [...path, step];
    if (step === UNSAFE_KEY) {
      yield {
        place: { path: childPath, part: "key" },
        message: `The key ${quote(UNSAFE_KEY)} is not allowed anywhere.`,
        advice: "Remove it, or choose another name.",
      };
    }
    yield* unsafeKeys(child, childPath);
  }
}
