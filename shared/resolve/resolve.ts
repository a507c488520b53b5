import { schemaFor } from "../schema/build-schema.ts";
import { readDocument } from "../syntax/read-document.ts";
import { toPointer } from "../text/pointer.ts";
import { maskUrl } from "../text/url-secrets.ts";
import { quote } from "../text/wording.ts";
import { blockFault, isValidBlock } from "../validate/block-fault.ts";
import { NAME_GUESS_MAX_LETTER_PAIRS } from "../validate/limits.ts";
import { layerBlock, layerConflict, layerUnreadable } from "../validate/rules/layer-rules.ts";
import { tooManyDiagnostics } from "../validate/rules/text-rules.ts";
import type { Vocabulary } from "../vocabulary/vocabulary.ts";
import type { Catalog } from "./catalog.ts";
import type { Change } from "./change.ts";
import { diffCatalogs } from "./diff.ts";
import { boundDiagnostics } from "./layer-diagnostic.ts";
import type { Tools } from "./layers.ts";
import { mergeLayers } from "./merge.ts";
import { resolveProviders } from "./provider.ts";
import { readLayers } from "./read-layers.ts";
import type { Resolution, ResolveInput } from "./resolution.ts";
import { salvageEach } from "./salvage.ts";

export type { Resolution, ResolveInput } from "./resolution.ts";

/** What layers of configuration come to, with the origin of every value. Never throws. */
export function resolve({ layers, discovered = {}, vocabulary }: ResolveInput): Resolution {
  const tools = toolsFor(vocabulary);
  const read = readLayers(layers, tools);
  const salvaged = salvageEach(read.layers, tools);
  const merged = mergeLayers(salvaged.layers, tools);
  const diagnostics = [read, salvaged, merged].flatMap((stage) => stage.diagnostics);
  return {
    catalog: { providers: resolveProviders({ ...merged, discovered, vocabulary, tools }) },
    diagnostics: boundDiagnostics(diagnostics, tooManyDiagnostics),
  };
}

/** What a change does, ordered by provider, then kind, then model. In linear time. */
export function diff(before: Catalog, after: Catalog): readonly Change[] {
  return diffCatalogs(before, after, maskUrl);
}

/** What the earlier stages do for this one, by a vocabulary. */
export function toolsFor(vocabulary: Vocabulary): Tools {
  const budget = { letterPairs: NAME_GUESS_MAX_LETTER_PAIRS };
  const block = { schema: schemaFor(vocabulary), vocabulary, budget };
  return {
    readText: readDocument,
    isValid: (document, path, mayLackType) => isValidBlock(document, path, block, mayLackType),
    faultOf: (document, path, mayLackType) => blockFault(document, path, block, mayLackType),
    toPointer,
    quote,
    maskUrl,
    rules: { unreadable: layerUnreadable, block: layerBlock, conflict: layerConflict },
  };
}
