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
  /** `same` where it means the same, `ignored` where the assistant takes nothing of it, `unreadable` where it is no JSON object. */
  readonly status: "same" | "differs" | "ignored" | "unreadable";
  /** True where it is the emitted text, with or without a line end. */
  readonly isSameText: boolean;
  /** SHA-256 of its smallest form; undefined where it cannot be read. */
  readonly digest: string | undefined;
  /** The places that differ; none where it cannot be read. */
  readonly drift: readonly Drift[];
  /** The effects for people of what is deployed, in place of what the source says; none where it cannot be read. */
  readonly changes: readonly Change[];
  /** True where it opens something; undefined where that is not known. */
  readonly widens: boolean | undefined;
  /** The parts of it that have no effect. */
  readonly files: readonly CheckedFile[];
}

/** Compares what is deployed with its source, by what both mean. Never throws. */
export function compareDeployed(input: DeployedInput): DeployedComparison {
  const { deployed, layer, emitted, others, vocabulary } = input;
  const plain = [...others, layer].map((one) => ({ ...one, text: plainJson(one.text) }));
  const there = { ...layer, ...deployed };
  const layers = [...plain.slice(0, -1), there];
  const { changes, widens, diagnostics } = compareSides({ layers: plain, vocabulary }, { layers, vocabulary });
  const found = diagnostics.after.filter((one) => concerns(there, one));
  const files = layerFiles(found, layers, vocabulary);
  const isSameText = deployed.text.replace(/\r?\n$/, "") === emitted;
  const { value, mistakes, root } = parse(deployed.text);
  if (mistakes.length > 0 || !isObject(value)) {
    const unknown = { isSameText, digest: undefined, drift: [], changes: [], widens: undefined };
    return { status: "unreadable", ...unknown, files };
  }
  const drift = [...driftBetween(parse(emitted).value ?? null, value)];
  const isIgnored = found.some(({ rule }) => rule === layerIgnored.id);
  const status = isIgnored ? "ignored" : drift.length > 0 ? "differs" : "same";
  return { status, isSameText, digest: digestOf(smallestJson(root)), drift, changes, widens, files };
}
