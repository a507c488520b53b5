/**
 * The programming interface of the package: `import { validate, resolve, compare } from "provider-steward"`. Its answers
 * are those that the HTTP interface and `--format json` give, and hold no secret. Nothing here throws on a text, whatever it holds.
 * `docs/package.md` describes it: a name or a field that is here goes only with a new major version.
 * See docs/decisions/0181-the-library-of-the-package.md.
 */

import type { Change } from "./changes/change.ts";
import { type Comparison, compareSides } from "./changes/compare.ts";
import type { Diagnostic, Severity } from "./diagnostic/diagnostic.ts";
import type { Policy } from "./policy/policy.ts";
import { type FileReport, fileReport } from "./report/json.ts";
import { maskCatalog } from "./report/masked-catalog.ts";
import type { Catalog, DiscoveredModels } from "./resolve/catalog.ts";
import type { LayerDiagnostic } from "./resolve/layer-diagnostic.ts";
import type { LayerInput } from "./resolve/layers.ts";
import { resolve as resolveLayers } from "./resolve/resolve.ts";
import { checkPolicyFile } from "./settings/read-policy.ts";
import { checkVocabularyFile } from "./settings/read-vocabulary.ts";
import { checkText } from "./validate/validate.ts";
import { type PresetName, presetNamed } from "./vocabulary/presets.ts";
import type { Vocabulary } from "./vocabulary/vocabulary.ts";

export type {
  Catalog,
  Change,
  Diagnostic,
  DiscoveredModels,
  FileReport,
  LayerDiagnostic,
  LayerInput,
  Policy,
  PresetName,
  Severity,
  Vocabulary,
};

/** The settings by which configurations are read. */
export interface Settings {
  /** The policy that `readPolicy` gives; nothing is changed without one. */
  readonly policy?: Policy | undefined;
  /**
   * The name of a known vocabulary, or what `readVocabulary` gives. Without it, the policy may name one, and otherwise the
   * `$schema` of the configuration.
   */
  readonly vocabulary?: Vocabulary | PresetName | undefined;
  /** The configuration's path from the policy file's folder, with "/", for the policy's ignores. */
  readonly path?: string | undefined;
}

/** Checks the text of a provider configuration file, whatever it holds. */
export function validate(text: string, settings: Settings = {}): FileReport {
  const { policy, path } = settings;
  return fileReport(
    checkText(text, {
      ...(policy === undefined ? {} : { policy }),
      ...(path === undefined ? {} : { path }),
      vocabulary: vocabularyIn(settings),
    }),
  );
}

/** The layers that hold together, and what is known beside them. */
export interface ResolveSettings extends Pick<Settings, "policy" | "vocabulary"> {
  /** The models that each provider returned, by its id; without them, only custom models are known. */
  readonly discovered?: DiscoveredModels | undefined;
}

/** The meaning of layers. */
export interface Resolved {
  /** Each provider and model with its origins. Userinfo and queries of URLs are masked, and so is what looks like a credential. */
  readonly catalog: Catalog;
  /** The parts of the layers that have no effect. */
  readonly diagnostics: readonly LayerDiagnostic[];
}

/** Merges layers into the providers and models that they come to. Of one kind, a later layer is the higher one. */
export function resolve(layers: readonly LayerInput[], settings: ResolveSettings = {}): Resolved {
  const { discovered } = settings;
  const { catalog, diagnostics } = resolveLayers({ layers, discovered, vocabulary: vocabularyIn(settings) });
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- with its origins, a masked catalogue has all fields of one
  return { catalog: maskCatalog(catalog, { origins: true }) as Catalog, diagnostics };
}

/** A configuration before or after a change: its layers, of which it is one, and the settings that it has there. */
export interface Side extends ResolveSettings, Pick<Settings, "path"> {
  readonly layers: readonly LayerInput[];
}

/** The effects of a change on people. */
export interface Compared {
  /** True if something opens that was closed; null where a layer cannot be read, so that it is not known. */
  readonly widens: boolean | null;
  /** First what opens, then what breaks, moves and changes, and last what has no effect. */
  readonly changes: readonly Change[];
  /** The parts of the layers that have no effect. */
  readonly diagnostics: Comparison["diagnostics"];
}

/** Compares two sides of a change by what it opens, breaks and moves for people. */
export function compare(before: Side, after: Side): Compared {
  const { changes, widens, diagnostics } = compareSides(withVocabulary(before), withVocabulary(after));
  return { widens: widens ?? null, changes, diagnostics };
}

/** A settings file that was read, and the report on it. */
export type ReadSettings<Content> =
  | { readonly ok: true; readonly value: Content; readonly report: FileReport }
  | { readonly ok: false; readonly report: FileReport };

/** Reads the text of a policy file (`docs/policy.md`). */
export function readPolicy(text: string): ReadSettings<Policy> {
  const { policy, file } = checkPolicyFile("policy", new TextEncoder().encode(text));
  return readSettings(policy, fileReport(file));
}

/** Reads the text of a vocabulary file (`docs/vocabulary.md`). */
export function readVocabulary(text: string): ReadSettings<Vocabulary> {
  const { vocabulary, file } = checkVocabularyFile("vocabulary", new TextEncoder().encode(text));
  return readSettings(vocabulary, fileReport(file));
}

function readSettings<Content>(value: Content | undefined, report: FileReport): ReadSettings<Content> {
  return report.valid && value !== undefined ? { ok: true, value, report } : { ok: false, report };
}

function withVocabulary<Given extends ResolveSettings>(given: Given) {
  return { ...given, vocabulary: vocabularyIn(given) };
}

/** @throws RangeError that names a vocabulary that is not known: with another one, all that is said would be wrong. */
function vocabularyIn({ vocabulary, policy }: Pick<Settings, "policy" | "vocabulary">): Vocabulary | undefined {
  const chosen = vocabulary ?? policy?.vocabulary;
  if (typeof chosen !== "string") return chosen;
  const known = presetNamed(chosen);
  if (known === undefined) throw new RangeError(`There is no vocabulary that is called ${JSON.stringify(chosen)}.`);
  return known;
}
