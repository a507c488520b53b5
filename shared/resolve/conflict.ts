import { mergeAt } from "../effective/merge.ts";
import { customEntries } from "../effective/provider.ts";
import { documentOf, type Json, type Path, valueAt } from "../text/json.ts";
import { type BlockFault, type BlockSchema, blockFault, isValidBlock } from "../validate/block-fault.ts";
import type { Layer } from "./layers.ts";
import { CUSTOM } from "./salvage.ts";

/** A custom provider's entry, and the layers that have a block of it, each valid by itself: from the highest to the lowest. */
export interface CustomEntry {
  readonly path: Path;
  readonly layers: readonly Layer[];
}

/** The result of all blocks of an entry together. */
export interface Agreement {
  /** The layers whose blocks are valid together. */
  readonly kept: readonly Layer[];
  /** The layers whose blocks give way: one, or all where no one of them makes the others valid. */
  readonly dropped: readonly Layer[];
  /** The fault of all blocks together; undefined where they have none. */
  readonly fault?: BlockFault;
}

/**
 * Drops from blocks that are not valid together the lowest one without which the others are, or else all of them
 * (decisions: Layers that conflict). An enforced block is never dropped for what a lower layer says.
 * See docs/decisions/0026-conflicting-layers.md.
 */
export function agree({ path, layers }: CustomEntry, format: BlockSchema): Agreement {
  const areValid: AreValid = (some, isTypeOptional = true) =>
    isValidBlock(mergedBlock(some, path), path, format, isTypeOptional);
  if (layers.length === 1 || areValid(layers)) return { kept: layers, dropped: [] };
  const fault = blockFault(mergedBlock(layers, path), path, format, true);
  const candidates = mayGiveWay(layers, areValid);
  // Others that are a provider are better than others that still wait for a type.
  for (const isTypeOptional of [false, true]) {
    const index = candidates.find((one) => areValid(layers.toSpliced(one, 1), isTypeOptional));
    if (index !== undefined)
      return { kept: layers.toSpliced(index, 1), dropped: layers.slice(index, index + 1), fault };
  }
  return { kept: [], dropped: layers, fault };
}

/** Tests if the blocks of layers are valid together; `type` may be missing in all of them where it is optional. */
type AreValid = (layers: readonly Layer[], isTypeOptional?: boolean) => boolean;

/**
 * The layers whose blocks may be dropped, from the lowest to the highest. Lower blocks only add keys: those below the first
 * that does not fit what is above it need not go, and an enforced one above it fits, so that it would go for what a lower one says.
 */
function mayGiveWay(layers: readonly Layer[], areValid: AreValid): readonly number[] {
  let [fitting, first] = [0, layers.length - 1];
  while (first - fitting > 1) {
    const middle = (fitting + first) >>> 1;
    if (areValid(layers.slice(0, middle + 1))) fitting = middle;
    else first = middle;
  }
  const above = Array.from(layers.slice(0, first).keys()).filter((index) => layers[index]?.kind !== "enforced");
  return [first, ...above.toReversed()];
}

function mergedBlock(layers: readonly Layer[], path: Path): Json {
  const documents = layers.map(({ document }) => document);
  return documentOf(path, mergeAt(documents, path) ?? null);
}

/** Tells if one of the layers states the type of a custom entry. Without one, it is no provider. */
export function isWhole({ path, layers }: CustomEntry): boolean {
  return layers.some(({ document }) => valueAt(document, [...path, "type"]) !== undefined);
}

/** The custom entries of layers that go from the highest to the lowest. */
export function* customEntriesOf(layers: readonly Layer[]): Iterable<CustomEntry> {
  const custom = new Map(layers.map((layer) => [layer, customEntries(layer.document)]));
  const ids = new Set([...custom.values()].flatMap((entries) => Object.keys(entries)));
  for (const id of ids) {
    yield { path: [...CUSTOM, id], layers: layers.filter((layer) => Object.hasOwn(custom.get(layer) ?? {}, id)) };
  }
}
