import { enabledValues } from "../layers.ts";
import type { EntryView } from "./entries.ts";
import type { RuleContext } from "./rules/rule.ts";

/**
 * Whether a provider is available: the highest layer that says so decides, and in it the provider's own `enabled` before
 * that of `default`.
 */
export function isEnabled({ path }: EntryView, { document, layers }: RuleContext): boolean {
  for (const { value } of enabledValues([layers.enforced, document, layers.default], path)) return value;
  return true;
}
