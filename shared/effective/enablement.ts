import { isObject, type Json, ownValue, type Path, valueAt } from "../text/json.ts";

/** Something that says whether a provider is available. */
export interface EnabledValue {
  /** The document that says it, by its place in the list. */
  readonly index: number;
  readonly path: Path;
  /** The provider's own `enabled`, or that of `default`. */
  readonly owner: "provider" | "default";
  readonly value: boolean;
}

/** Where a layer says whether the providers that say nothing themselves are available. */
export const DEFAULT_ENABLED: Path = ["providers", "default", "enabled"];

/**
 * The values that decide if a provider is available, the decisive one first (decisions: Enablement). The documents go
 * from the highest layer to the lowest, and in each the provider's own `enabled` comes before that of `default`.
 *
 * @param provider leads to the provider's entry.
 */
export function enabledValues(documents: readonly (Json | undefined)[], provider: Path): readonly EnabledValue[] {
  const values: EnabledValue[] = [];
  for (const [index, document] of documents.entries()) {
    const own = ownEnabled(valueAt(document, provider));
    if (own !== undefined) values.push({ index, path: [...provider, "enabled"], owner: "provider", value: own });
    const byDefault = defaultEnabled(document);
    if (byDefault !== undefined) values.push({ index, path: DEFAULT_ENABLED, owner: "default", value: byDefault });
  }
  return values;
}

/**
 * Tells of the providers whose entries stand at one place whether each is available: what the first of its values
 * says, and yes where there is none. What documents say of all of them is looked up once.
 *
 * @param around leads to the entries.
 */
export function enablementAt(documents: readonly (Json | undefined)[], around: Path): (id: string) => boolean {
  const sources = documents.map((document) => ({
    entries: valueAt(document, around),
    byDefault: defaultEnabled(document),
  }));
  return (id) => {
    for (const { entries, byDefault } of sources) {
      const value = ownEnabled(valueAt(entries, [id])) ?? byDefault;
      if (value !== undefined) return value;
    }
    return true;
  };
}

function ownEnabled(entry: Json | undefined): boolean | undefined {
  const value = isObject(entry) ? ownValue(entry, "enabled") : undefined;
  return typeof value === "boolean" ? value : undefined;
}

function defaultEnabled(document: Json | undefined): boolean | undefined {
  const value = valueAt(document, DEFAULT_ENABLED);
  return typeof value === "boolean" ? value : undefined;
}
