import type { SurroundingLayers } from "../effective/entries.ts";
import { joinLayers } from "../effective/merge.ts";
import { customEntries } from "../effective/provider.ts";
import { schemaFor } from "../schema/build-schema.ts";
import { readDocument } from "../syntax/read-document.ts";
import { lazily } from "../text/lazily.ts";
import { toPointer } from "../text/pointer.ts";
import type { BlockSchema } from "../validate/block-fault.ts";
import { NAME_GUESS_MAX_LETTER_PAIRS } from "../validate/limits.ts";
import { layerIncomplete } from "../validate/rules/layer-rules.ts";
import type { Vocabulary } from "../vocabulary/vocabulary.ts";
import { customEntriesOf, isWhole } from "./conflict.ts";
import type { LayerDiagnostic } from "./layer-diagnostic.ts";
import { type Layer, type LayerInput, rankLayers } from "./layers.ts";
import { mergeLayers } from "./merge.ts";
import { readLayers } from "./read-layers.ts";
import { salvageEach } from "./salvage.ts";

/** The layers around files that are checked: read once, for all of them. */
export interface CheckedLayers {
  /** As the rules of a check see them, without what is not valid. */
  readonly documents: SurroundingLayers;
  /** The parts of the layers that have no effect with any file. */
  readonly diagnostics: readonly LayerDiagnostic[];
  /**
   * The parts of the layers and of a file that have no effect because of the others. Mistakes of the file by itself are
   * left to its check.
   *
   * @param file undefined for the layers without one.
   */
  readonly diagnosticsWith: (file?: { readonly label: string; readonly text: string }) => readonly LayerDiagnostic[];
}

/** @param inputs none of the user's; of one kind, the later one is the higher. */
export function checkLayers(inputs: readonly LayerInput[], vocabulary: Vocabulary): CheckedLayers {
  const format = { schema: schemaFor(vocabulary), vocabulary, budget: { letterPairs: NAME_GUESS_MAX_LETTER_PAIRS } };
  const read = readLayers(inputs, format);
  const { layers, diagnostics } = salvageEach(read.layers, format);
  const alone = lazily(() => mergeLayers(layers, format).diagnostics);
  // A file's check knows the types that layers have, also that of an entry which gives way.
  const typed = lazily(() => new Set([...customEntriesOf(layers)].filter(isWhole).map(({ path }) => toPointer(path))));
  const isOfFileAlone = ({ rule, layer, pointer = "" }: LayerDiagnostic) =>
    rule === layerIncomplete.id && layer?.kind === "user" && !typed().has(pointer);
  return {
    documents: surroundingLayers(layers),
    diagnostics: [...read.diagnostics, ...diagnostics],
    diagnosticsWith: (file) => {
      const own = file === undefined ? undefined : customLayer(file, format);
      if (own === undefined) return alone();
      const together = mergeLayers(rankLayers([own, ...layers.toReversed()], vocabulary), format);
      return together.diagnostics.filter((found) => !isOfFileAlone(found));
    },
  };
}

function surroundingLayers(layers: readonly Layer[]): SurroundingLayers {
  const joinedOf = (kind: Layer["kind"]) =>
    joinLayers(layers.flatMap((layer) => (layer.kind === kind ? [layer.document] : [])).toReversed());
  const [enforced, lower] = [joinedOf("enforced"), joinedOf("default")];
  return { ...(enforced !== undefined && { enforced }), ...(lower !== undefined && { default: lower }) };
}

/** The file as a layer of its valid custom entries, which alone can conflict with others; undefined where it has none. */
function customLayer(
  { label, text }: { readonly label: string; readonly text: string },
  format: BlockSchema,
): Layer | undefined {
  const read = readDocument(text);
  if (!read.ok) return undefined;
  const custom = customEntries(read.value.document);
  if (Object.keys(custom).length === 0) return undefined;
  const document = { providers: { custom } };
  return salvageEach([{ kind: "user", label, locate: read.value.locate, document }], format).layers[0];
}
