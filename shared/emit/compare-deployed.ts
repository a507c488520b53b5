import type { Change } from "../changes/change.ts";
import { compareSides } from "../changes/compare.ts";
import type { CheckedFile } from "../diagnostic/diagnostic.ts";
import { layerFiles } from "../resolve/layer-files.ts";
import { parse } from "../syntax/parse.ts";
import { isObject } from "../text/json.ts";
import { layerIgnored } from "../validate/rules/layer-rules.ts";
import type { Vocabulary } from "../vocabulary/vocabulary.ts";
import { type Drift, driftBetween } from "./drift.ts";
import { concerns, digestOf, type SourceLayer } from "./emit-layer.ts";
import { plainJson } from "./plain-json.ts";
import { smallestJson } from "./smallest.ts";

/** A text that is deployed, and the source that it should say. */
export interface DeployedInput {
  readonly deployed: { readonly label: string; readonly text: string };
  readonly layer: SourceLayer;
  /** The text that `emitLayer` gives for the source. */
  readonly emitted: string;
  /** The layers that hold together with it. */
  readonly others: readonly SourceLayer[];
  readonly vocabulary: Vocabulary;
}

/** A deployed text against its source. */
export interface DeployedComparison {
  /** `same` where it means the same; `ignored` where the assistant takes nothing of it, or it cannot be read. */
  readonly status: "same" | "differs" | "ignored";
  /** True where it is the emitted text, with or without a line end. */
  readonly isSameText: boolean;
  /** SHA-256 of its smallest form; undefined where it cannot be read. */
  readonly digest: string | undefined;
  /** The places that differ; none where it cannot be read. */
  readonly drift: readonly Drift[];
  /** The effects for people of what is deployed, in place of what the source says. */
  readonly changes: readonly Change[];
  /** True where it opens something; undefined where that is not known. */
  readonly widens: boolean | undefined;
  /** The parts of it that have no effect. */
  readonly files: readonly CheckedFile[];
}

/** Compares what is deployed with its source, by what both mean. Never throws. */
export function compareDeployed({ deployed, layer, emitted, others, vocabulary }: DeployedInput): DeployedComparison {
  const around = others.map((one) => ({ ...one, text: plainJson(one.text) }));
  const there = { ...layer, ...deployed };
  const { changes, widens, diagnostics } = compareSides(
    { layers: [...around, { ...layer, text: emitted }], vocabulary },
    { layers: [...around, there], vocabulary },
  );
  const found = diagnostics.after.filter((one) => concerns(there, one));
  const read = readDeployed(deployed.text, emitted);
  const isIgnored = read === undefined || found.some(({ rule }) => rule === layerIgnored.id);
  const differs = read !== undefined && read.drift.length > 0;
  return {
    status: isIgnored ? "ignored" : differs ? "differs" : "same",
    isSameText: deployed.text.replace(/\r?\n$/, "") === emitted,
    digest: read?.digest,
    drift: read?.drift ?? [],
    changes,
    widens,
    files: layerFiles(found, [...around, there], vocabulary),
  };
}

/** Undefined where the text is not an object in JSON. */
function readDeployed(
  text: string,
  emitted: string,
): (Pick<DeployedComparison, "drift"> & { digest: string }) | undefined {
  const { value, mistakes, root } = parse(text);
  if (mistakes.length > 0 || !isObject(value)) return undefined;
  return { drift: [...driftBetween(parse(emitted).value ?? null, value)], digest: digestOf(smallestJson(root)) };
}
