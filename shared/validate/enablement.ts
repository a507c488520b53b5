import type { EntryView } from "./entries.ts";
import { valueAt } from "./json.ts";
import type { RuleContext } from "./rules/rule.ts";

/**
 * Whether a provider is available: the highest layer that says so decides, and in it the provider's own `enabled` before
 * that of `default`.
 */
export function isEnabled({ path }: EntryView, { document, layers }: RuleContext): boolean {
  for (const layer of [layers.enforced, document, layers.default]) {
    for (const owner of [path, ["providers", "default"]]) {
      const enabled = valueAt(layer, [...owner, "enabled"]);
      if (typeof enabled === "boolean") return enabled;
    }
  }
  return true;
}
