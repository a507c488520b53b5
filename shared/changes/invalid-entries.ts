import type { LayerDiagnostic } from "../resolve/layer-diagnostic.ts";
import type { Cause, SideName } from "./change.ts";

/** A reason for which a provider's entry in one layer has no effect. */
export interface InvalidEntry {
  /** The same on both sides of a change where the same is wrong. */
  readonly key: string;
  readonly cause: Cause;
}

/** The invalid entries of a side, by the pointer of the entry. Takes linear time. */
export function invalidEntries(
  side: SideName,
  diagnostics: readonly LayerDiagnostic[],
): ReadonlyMap<string, readonly InvalidEntry[]> {
  const found = diagnostics.flatMap(({ layer, pointer, range }) => {
    if (layer === undefined || pointer === undefined) return [];
    const position = range && { line: range.start.line, column: range.start.column };
    const place = {
      kind: "layer",
      layer: layer.kind,
      label: layer.label,
      pointer,
      ...(position && { position }),
    } as const;
    return [{ entry: entryOf(pointer), key: JSON.stringify([layer, pointer]), cause: { side, place } }];
  });
  return Map.groupBy(found, ({ entry }) => entry);
}

/** The beginning of a pointer that leads to the entry of a built-in provider or of a custom one. */
function entryOf(pointer: string): string {
  const steps = pointer.split("/");
  return steps.slice(0, steps[2] === "custom" ? 4 : 3).join("/");
}
