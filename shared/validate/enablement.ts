import { enabledValues } from "../effective/layers.ts";
import type { EntryView } from "./entries.ts";
import type { Setting } from "./models.ts";
import type { RuleContext } from "./rules/rule.ts";

/**
 * What says whether a provider is available; without a value where nothing does. The highest layer that says so decides,
 * and in it the provider's own `enabled` before that of `default`.
 */
export function enablement({ path }: EntryView, { document, layers }: RuleContext): Setting {
  const documents = [layers.enforced, document, layers.default];
  for (const { value, index, path: at } of enabledValues(documents, path)) {
    return { value, path: documents[index] === document ? at : undefined };
  }
  return { value: undefined, path: undefined };
}

/** Whether a provider is available, which it is unless something says that it is not. */
export function isEnabled(view: EntryView, context: RuleContext): boolean {
  return enablement(view, context).value !== false;
}
