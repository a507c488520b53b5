import type { CheckedFile } from "../diagnostic/diagnostic.ts";
import { orderDiagnostics } from "../diagnostic/order.ts";
import { schemaFor } from "../schema/build-schema.ts";
import type { Json } from "../text/json.ts";
import { checkedFile } from "../validate/check-file.ts";
import { vocabularyNamedIn } from "../vocabulary/choose.ts";
import type { Vocabulary } from "../vocabulary/vocabulary.ts";
import { vocabularyOfLayers } from "./choose-vocabulary.ts";
import { type LayerDiagnostic, toFileDiagnostic } from "./layer-diagnostic.ts";
import type { LayerInput } from "./layers.ts";

/** The name under which diagnostics of no one layer are reported. */
const TOGETHER = "<layers>";

/**
 * Diagnostics of layers as those of files, one for each layer, with its text for code frames. Equal ones are listed
 * once.
 */
export function layerFiles(
  diagnostics: readonly LayerDiagnostic[],
  layers: readonly LayerInput[],
  chosen: Vocabulary | undefined,
): readonly CheckedFile[] {
  const schemaOf = (document: Json) =>
    schemaFor(chosen ?? vocabularyNamedIn(document) ?? vocabularyOfLayers(undefined, layers));
  const distinct = [...new Map(diagnostics.map((one) => [JSON.stringify(one), one])).values()];
  const byLayer = Map.groupBy(distinct, ({ layer }) =>
    layers.find(({ kind, label }) => kind === layer?.kind && label === layer.label),
  );
  return Array.from(byLayer, ([layer, own]) =>
    checkedFile(layer?.label ?? TOGETHER, orderDiagnostics(own.map(toFileDiagnostic)), layer?.text ?? "", schemaOf),
  );
}
