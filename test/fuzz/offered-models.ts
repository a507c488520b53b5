import { parse } from "../../shared/syntax/parse.ts";

/**
 * Which models each provider of a configuration offers, as text to compare: by the specification (2.6, and `enabled` in
 * 2.2 and 2.3) alone, and without layers. Equal texts offer the same models.
 */
export function offeredModels(configuration: string): string {
  const providers = at(parse(configuration).value, "providers");
  const byDefault = at(at(providers, "default"), "enabled");
  const entries = [
    ...entriesOf(providers).filter(([id]) => id !== "custom" && id !== "default"),
    ...entriesOf(at(providers, "custom")).map(([id, entry]) => [`custom/${id}`, entry] as const),
  ];
  return sorted(entries.map(([id, entry]) => [id, offerOf(entry, byDefault)])).join("\n");
}

/** A provider that is off offers nothing, whatever it says of models. */
function offerOf(entry: unknown, byDefault: unknown): unknown {
  if ((at(entry, "enabled") ?? byDefault) === false) return "off";
  const models = at(entry, "models");
  const [allow, deny] = [listAt(models, "allow").map(idOf), listAt(models, "deny").map(idOf)];
  return {
    known: at(models, "discovery") === "off" ? "custom" : "all",
    custom: listAt(models, "custom").map((model) => idOf(at(model, "id"))),
    ...(allow.length > 0 ? { only: sorted(allow.filter((id) => !deny.includes(id))) } : { not: sorted(deny) }),
  };
}

/** Only a string is an id. */
function idOf(value: unknown): string | null {
  return typeof value === "string" ? value : null;
}

/** The different ones as JSON, in an order of their own. */
function sorted(values: readonly unknown[]): readonly string[] {
  return [...new Set(values.map((value) => JSON.stringify(value)))].toSorted((one, other) => (one < other ? -1 : 1));
}

/** The value of an own key. */
function at(value: unknown, key: string): unknown {
  return entriesOf(value).find(([name]) => name === key)?.[1];
}

function entriesOf(value: unknown): readonly (readonly [string, unknown])[] {
  return typeof value === "object" && value !== null && !Array.isArray(value) ? Object.entries(value) : [];
}

function listAt(value: unknown, key: string): readonly unknown[] {
  const list = at(value, key);
  return Array.isArray(list) ? list : [];
}
