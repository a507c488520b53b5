import type { Schema } from "../../shared/index.ts";

/** Every subschema, by its pointer. */
export function subschemas(value: unknown, pointer = ""): readonly (readonly [string, Schema])[] {
  if (typeof value !== "object" || value === null) return [];
  const children = Object.entries(value).flatMap(([key, child]) => subschemas(child, `${pointer}/${key}`));
  return [[pointer, value], ...children];
}
