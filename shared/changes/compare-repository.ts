import { vocabularyNamedBy } from "../resolve/choose-vocabulary.ts";
import { vocabularyNamedInText } from "../vocabulary/choose.ts";
import { inEffectOrder, opensAny } from "./change.ts";
import { type Comparison, compareConfiguration, compareSettings } from "./compare.ts";
import type { Side } from "./side.ts";
import type { HostsInUse } from "./similar-hosts.ts";

/** A configuration on both sides of a change; undefined where there is none. */
export interface ConfigurationTexts {
  readonly path: string;
  /** From the policy file's folder, for the policy's ignores. */
  readonly pathFromPolicy?: string | undefined;
  readonly before: string | undefined;
  readonly after: string | undefined;
}

/** The effect of a change on all configurations of a repository. */
export interface RepositoryComparison {
  /** The effect of the settings by themselves; where there is no configuration at all, also that of the layers. */
  readonly settings: Comparison;
  /** In the order in which they were given. */
  readonly configurations: readonly ({ readonly path: string } & Comparison)[];
  /** True if something opens; undefined where that is not known. */
  readonly widens: boolean | undefined;
}

/**
 * Compares the configurations that settings govern, each by its own old and new settings (decisions: Layers and
 * vocabularies are judged through what they govern). No fact of the settings themselves is repeated for a
 * configuration. Never throws.
 *
 * @param before the settings before the change; none of their layers is the user's.
 * @param after those after it.
 * @param isComplete whether these are all configurations that the settings govern.
 * @param hosts those in use in all configurations before, where that is known.
 */
export function compareRepository(
  before: Side,
  after: Side,
  configurations: readonly ConfigurationTexts[],
  isComplete: boolean,
  hosts?: HostsInUse,
): RepositoryComparison {
  const settings = compareSettings(withNames(before, configurations), withNames(after, configurations));
  const compared = configurations.map((texts) => ({
    path: texts.path,
    ...compareTexts(before, after, texts, hosts),
  }));
  const all = configurations.length === 0 && isComplete ? withLayersAlone(settings, before, after, hosts) : settings;
  const each = [all.widens, ...compared.map(({ widens }) => widens), ...(isComplete ? [] : [undefined])];
  const widens = each.includes(true) || (each.includes(undefined) ? undefined : false);
  return { settings: all, configurations: compared, widens };
}

/** Settings by which nothing is chosen are read as the first configuration that names a vocabulary. */
function withNames(side: Side, configurations: readonly ConfigurationTexts[]): Side {
  if (side.vocabulary !== undefined || vocabularyNamedBy(side.layers) !== undefined) return side;
  for (const { before, after } of configurations) {
    const vocabulary = vocabularyNamedInText(after ?? "") ?? vocabularyNamedInText(before ?? "");
    if (vocabulary !== undefined) return { ...side, vocabulary };
  }
  return side;
}

/** Compares both sides of one configuration. A new or deleted one is compared with an empty file. */
export function compareTexts(
  before: Side,
  after: Side,
  { path, pathFromPolicy, ...texts }: ConfigurationTexts,
  hosts?: HostsInUse,
): Comparison {
  const withOwn = (side: Side, text: string | undefined): Side =>
    text === undefined
      ? side
      : { ...side, path: pathFromPolicy, layers: [...side.layers, { kind: "user", label: path, text }] };
  const comparison = compareConfiguration(withOwn(before, texts.before), withOwn(after, texts.after), hosts);
  // What is new was used by none.
  return texts.before === undefined && texts.after !== undefined ? withoutBreaks(comparison) : comparison;
}

function withoutBreaks(comparison: Comparison): Comparison {
  return { ...comparison, changes: comparison.changes.filter(({ effect }) => effect !== "breaks") };
}

/** As for people whose own file is empty. */
function withLayersAlone(settings: Comparison, before: Side, after: Side, hosts: HostsInUse | undefined): Comparison {
  const { changes, widens } = compareConfiguration(before, after, hosts);
  const all = inEffectOrder([...settings.changes, ...changes]);
  return { ...settings, changes: all, widens: widens === undefined ? undefined : opensAny(all) };
}
