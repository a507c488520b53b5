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

/** What the blocks of an entry come to together. */
export interface Agreement {
  /** The layers whose blocks are valid together. */
  readonly kept: readonly Layer[];
  /** The layers whose blocks give way: one, or all where no one of them makes the others valid. */
  readonly dropped: readonly Layer[];
  /** What is wrong with all of them together; undefined where nothing is. */
  readonly fault?: BlockFault;
}

/**
 * Drops from blocks that are not valid together the lowest one without which the others are, or else all of them
 * (decisions: Layers that conflict). An enforced block is never dropped for what a lower layer says.
 * See docs/decisions/0026-conflicting-layers.md.
 */
export function agree(entry: CustomEntry, format: BlockSchema): Agreement {
  const { path, layers } = entry;
  if (layers.length === 1 || areValid(layers, path, format)) return { kept: layers, dropped: [] };
  const fault = blockFault(mergedBlock(layers, path), path, format, true);
  const candidates = Array.from(layers.keys())
    .toReversed()
    .filter((index) => mayGiveWay(entry, index, format));
  // Others that are a provider are better than others that still wait for a type.
  for (const isTypeOptional of [false, true]) {
    const index = candidates.find((one) => areValid(layers.toSpliced(one, 1), path, format, isTypeOptional));
    if (index !== undefined) {
      return { kept: layers.toSpliced(index, 1), dropped: layers.slice(index, index + 1), fault };
    }
  }
  return { kept: [], dropped: layers, fault };
}

/** An enforced block gives way only to the layers above it. */
function mayGiveWay({ path, layers }: CustomEntry, index: number, format: BlockSchema): boolean {
  return layers[index]?.kind !== "enforced" || !areValid(layers.slice(0, index + 1), path, format);
}

/** Whether blocks are valid together. */
function areValid(layers: readonly Layer[], path: Path, format: BlockSchema, isTypeOptional = true): boolean {
  return isValidBlock(mergedBlock(layers, path), path, format, isTypeOptional);
}

function mergedBlock(layers: readonly Layer[], path: Path): Json {
  const documents = layers.map(({ document }) => document);
  return documentOf(path, mergeAt(documents, path) ?? null);
}

/** Whether one of the layers says of which type a custom entry is. Without one, it is no provider. */
export function isWhole(layers: readonly Layer[], path: Path): boolean {
  return layers.some(({ document }) => valueAt(document, [...path, "type"]) !== undefined);
}

/** The custom entries of layers that go from the highest to the lowest. */
export function customEntriesOf(layers: readonly Layer[]): readonly CustomEntry[] {
  const having = new Map<string, Layer[]>();
  for (const layer of layers) {
    for (const id of Object.keys(customEntries(layer.document))) {
      const known = having.get(id);
      if (known === undefined) having.set(id, [layer]);
      else known.push(layer);
    }
  }
  return Array.from(having, ([id, own]) => ({ path: [...CUSTOM, id], layers: own }));
}
