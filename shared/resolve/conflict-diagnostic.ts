import { type Path, valueAt } from "../text/json.ts";
import { toPointer } from "../text/pointer.ts";
import { continueSentence, joinParts, listNames, nameOf, quote, startSentence } from "../text/wording.ts";
import type { BlockFault } from "../validate/block-fault.ts";
import { layerConflict, layerIgnored, layerIncomplete } from "../validate/rules/layer-rules.ts";
import type { CustomEntry } from "./conflict.ts";
import { type LayerDiagnostic, type LayerPlace, layerDiagnostic } from "./layer-diagnostic.ts";
import type { Layer } from "./layers.ts";

/** Says that the block of one layer gives way to those of others, at the block. */
export function conflictDiagnostic(
  { path }: CustomEntry,
  layer: Layer,
  others: readonly Layer[],
  fault: BlockFault,
): LayerDiagnostic {
  const against = placesIn(others, path, fault);
  return layerDiagnostic(layerConflict, layer, {
    ...placeInLayer(layer, path),
    message: `${nameOf(path)} of ${nameOfLayer(layer)} has no effect, because it conflicts with ${describePlaces(against)}: ${continueSentence(fault.message)}`,
    advice: "Remove it, or use only what the type in the other layers allows.",
    related: against.map(({ place }) => place),
  });
}

/** Says that the assistant ignores a layer whole, because the block conflicts with those of others. */
export function ignoredByConflict(
  entry: CustomEntry,
  layer: Layer,
  others: readonly Layer[],
  fault: BlockFault,
): LayerDiagnostic {
  const { message, advice, related, pointer, range } = conflictDiagnostic(entry, layer, others, fault);
  return layerDiagnostic(layerIgnored, layer, {
    message: `The assistant ignores the whole ${layer.kind} layer ${quote(layer.label)}: ${continueSentence(message)}`,
    advice,
    related,
    ...(pointer !== undefined && { pointer }),
    range,
  });
}

/** Says that a provider is not in force, because no one block can give way: at the user's block, else at the lowest. */
export function notInForceDiagnostic({ path, layers }: CustomEntry, fault: BlockFault): LayerDiagnostic {
  const layer = layers.find(({ kind }) => kind === "user") ?? layers.at(-1);
  const all = layers.map((one) => tellingPlace(one, path, fault));
  return layerDiagnostic(layerConflict, layer, {
    ...(layer && placeInLayer(layer, path)),
    message: `${nameOf(path)} is not a provider, because its layers conflict with each other, ${describePlaces(all)}: ${continueSentence(fault.message)}`,
    advice: "Use settings of one type in all layers.",
    related: all.flatMap((one) => (one.layer === layer ? [] : one.place)),
  });
}

/** Says that what a layer has of a custom provider waits for a layer with its `type`; of a user's layer, that it is missing. */
export function incompleteDiagnostic({ path }: CustomEntry, layer: Layer): LayerDiagnostic {
  const isOwn = layer.kind === "user";
  return layerDiagnostic(layerIncomplete, layer, {
    ...placeInLayer(layer, path),
    severity: isOwn ? "error" : "warning",
    message: `${nameOf(path)} of ${nameOfLayer(layer)} has no effect${isOwn ? "" : " yet"}, because no layer has the "type" of this custom provider.`,
    advice: isOwn ? 'Add its "type".' : 'Add its "type" in one of the layers, or remove the entry.',
  });
}

/** The value of a layer that has a part in a conflict. */
interface TellingPlace {
  readonly layer: Layer;
  readonly path: Path;
  readonly place: LayerPlace;
}

/** Those of the layers that say what is wrong, or of which type the entry is; all where none does. */
function placesIn(layers: readonly Layer[], block: Path, fault: BlockFault): readonly TellingPlace[] {
  const places = layers.map((layer) => tellingPlace(layer, block, fault));
  const telling = places.filter(({ path }) => path !== block);
  return telling.length === 0 ? places : telling;
}

function tellingPlace(layer: Layer, block: Path, fault: BlockFault): TellingPlace {
  const candidates = [fault.path, [...block, "type"]];
  const path = candidates.find((one) => one.length > block.length && has(layer, one)) ?? block;
  const message = `${nameOfLayer(layer)} has ${nameOf(path)} here.`;
  const place = {
    layer: { kind: layer.kind, label: layer.label },
    message: startSentence(message),
    ...placeInLayer(layer, path),
  };
  return { layer, path, place };
}

function describePlaces(places: readonly TellingPlace[]): string {
  const parts = places.map(({ layer, path, place: { range } }) => {
    const line = range === undefined ? "" : ` (line ${range.start.line})`;
    return `${nameOf(path)} of ${nameOfLayer(layer)}${line}`;
  });
  return joinParts(
    listNames(parts, (part) => part),
    "and",
  );
}

function placeInLayer(layer: Layer, path: Path): Pick<LayerDiagnostic, "range"> & { readonly pointer: string } {
  const range = layer.locate?.(path, "key");
  return { pointer: toPointer(path), ...(range && { range }) };
}

function has({ document }: Layer, path: Path): boolean {
  return valueAt(document, path) !== undefined;
}

function nameOfLayer({ kind, label }: Layer): string {
  return `the ${kind} layer ${quote(label)}`;
}
