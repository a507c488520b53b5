import { type Json, type Path, valueAt } from "../text/json.ts";

/** Something that says whether a provider is available. */
export interface EnabledValue {
  /** The document that says it, by its place in the list. */
  readonly index: number;
  readonly path: Path;
  /** Whether it is the provider's own `enabled` or that of `default`. */
  readonly owner: "provider" | "default";
  readonly value: boolean;
}

/** Where a layer says whether the providers that say nothing themselves are available. */
export const DEFAULT_ENABLED: Path = ["providers", "default", "enabled"];

/**
 * What documents say of whether a provider is available; the first value decides (decisions: Enablement). The documents go from the highest layer
 * to the lowest, and in each the provider's own `enabled` comes before that of `default`.
 *
 * @param provider leads to the provider's entry.
 */
export function* enabledValues(documents: readonly (Json | undefined)[], provider: Path): Iterable<EnabledValue> {
  for (const [index, document] of documents.entries()) {
    for (const owner of ["provider", "default"] as const) {
      const path = owner === "provider" ? [...provider, "enabled"] : DEFAULT_ENABLED;
      const value = valueAt(document, path);
      if (typeof value === "boolean") yield { index, path, owner, value };
    }
  }
}

/** Whether a provider is available: what the first of the values says, and yes where there is none. */
export function isEnabled(documents: readonly (Json | undefined)[], provider: Path): boolean {
  for (const { value } of enabledValues(documents, provider)) return value;
  return true;
}
