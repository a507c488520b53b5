import type { Configuration } from "../effective/configuration.ts";
import { type EffectiveProvider, effectiveProviders } from "../effective/provider.ts";
import { noPolicy, type Policy } from "../policy/policy.ts";
import { candidatesAt } from "../resolve/candidates.ts";
import type { DiscoveredModels } from "../resolve/catalog.ts";
import { vocabularyOfLayers } from "../resolve/choose-vocabulary.ts";
import type { LayerDiagnostic } from "../resolve/layer-diagnostic.ts";
import type { Layer, LayerInput } from "../resolve/layers.ts";
import { combineLayers } from "../resolve/resolve.ts";
import { isObject, type Path } from "../text/json.ts";
import { lazily } from "../text/lazily.ts";
import type { Vocabulary } from "../vocabulary/vocabulary.ts";
import type { Cause, SideName } from "./change.ts";

/** A configuration before or after a change, with the layers, the policy and the vocabulary that it has there. */
export interface Side {
  /** The configuration itself is one of them. */
  readonly layers: readonly LayerInput[];
  readonly policy?: Policy | undefined;
  /** The file that holds the policy, for causes to name their place in it. */
  readonly policyFile?: PolicyFile | undefined;
  /** The chosen one; undefined where the `$schema` of a layer may name one. */
  readonly vocabulary?: Vocabulary | undefined;
  /** The configuration's path from the policy file's folder, for the policy's ignores. */
  readonly path?: string | undefined;
  /** True after a change from outside the repository: comments that it adds suppress nothing. */
  readonly isUntrusted?: boolean | undefined;
  /**
   * The models that providers returned. Where neither side has them, a side's own names are supposed (decisions:
   * Offer).
   */
  readonly discovered?: DiscoveredModels | undefined;
}

export interface PolicyFile {
  /** The name that people know it by, such as its path. */
  readonly label: string;
  readonly text: string;
}

/** A reason for which a provider's entry in one layer has no effect. */
export interface InvalidEntry {
  /** The same on both sides of a change where the same is wrong. */
  readonly key: string;
  readonly cause: Cause;
}

/** A side, with what its layers come to. */
export interface CombinedSide {
  readonly name: SideName;
  /** As it was given. */
  readonly given: Side;
  /** From the highest to the lowest, without what has no effect. */
  readonly layers: readonly Layer[];
  readonly configuration: Configuration;
  readonly diagnostics: readonly LayerDiagnostic[];
  /** The entries that have no effect because they are invalid, by the pointer of the entry. */
  readonly invalidEntries: () => ReadonlyMap<string, readonly InvalidEntry[]>;
  /** Every provider, by id: no built-in provider and custom one share one. */
  readonly providers: ReadonlyMap<string, EffectiveProvider>;
  readonly policy: Policy;
  readonly policyFile: PolicyFile | undefined;
}

/** Both sides of a change. */
export interface Sides {
  readonly before: CombinedSide;
  readonly after: CombinedSide;
}

/** Both sides as they are read; at least one reading. */
export type Readings = readonly [Sides, ...Sides[]];

/**
 * Reads both sides, each by the vocabulary of its settings. Where none is chosen and the files of both sides name two,
 * reads both sides by the one and both by the other: no assistant takes its names from a file, so that another `$schema`
 * by itself changes nothing for people, and what changes with it must not be hidden by it.
 * See docs/decisions/0161-presets.md.
 */
export function readSides(before: Side, after: Side): Readings {
  const [old, now] = [vocabularyOfSide(before, after), vocabularyOfSide(after, before)];
  const readBy = (ofBefore: Vocabulary, ofAfter: Vocabulary): Sides => ({
    before: combineSide("before", before, ofBefore),
    after: combineSide("after", after, ofAfter),
  });
  const isChosen = before.vocabulary !== undefined || after.vocabulary !== undefined;
  return old === now || isChosen ? [readBy(old, now)] : [readBy(old, old), readBy(now, now)];
}

/**
 * The vocabulary of a side. One on which people have no configuration of their own is read as the other: a file that is
 * new or deleted is compared with an empty one of the same assistant.
 */
function vocabularyOfSide({ vocabulary: chosen, layers }: Side, other: Side): Vocabulary {
  return vocabularyOfLayers(chosen, layers.some(isOfUser) ? layers : [...other.layers, ...layers]);
}

/** Tests for a layer of the user that is no empty object. */
function isOfUser({ kind, value }: LayerInput): boolean {
  return kind === "user" && !(isObject(value) && Object.keys(value).length === 0);
}

function combineSide(name: SideName, given: Side, vocabulary: Vocabulary): CombinedSide {
  const { layers: inputs, policy = noPolicy, policyFile } = given;
  const { layers, configuration, diagnostics } = combineLayers(inputs, vocabulary);
  const providers = new Map(effectiveProviders(configuration).map((provider) => [provider.id, provider]));
  const invalid = lazily(() => invalidEntries(name, diagnostics));
  return { name, given, layers, configuration, diagnostics, invalidEntries: invalid, providers, policy, policyFile };
}

/** The invalid entries of a side, by the pointer of the entry. Takes linear time. */
function invalidEntries(
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

/** The value at a path that is in force on a side. */
export function placeAt({ name, layers }: CombinedSide, path: Path): Cause | undefined {
  const [first] = candidatesAt(layers, path, "highest-layer", "nothing");
  return first && { side: name, place: first.place };
}
