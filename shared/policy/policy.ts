import type { Severity } from "../diagnostic/diagnostic.ts";
import { PRESETS, type PresetName } from "../vocabulary/presets.ts";
import type { Vocabulary } from "../vocabulary/vocabulary.ts";

/** The decisions of an organisation about its checks: the content of a policy file. */
export interface Policy {
  /** The `$schema` that a configuration without one should name. */
  readonly schema?: string;
  /** The preset by which configurations are read. */
  readonly vocabulary?: PresetName;
  /** Severities by rule id, in place of the rule's own. */
  readonly rules: Readonly<Record<string, Severity | "off">>;
  /**
   * Hosts that URLs may lead to: `api.example.com`, or `*.example.com` for every host below it; with `:port`, on that
   * port alone. Undefined allows every host.
   */
  readonly approvedHosts?: readonly string[];
  /** The model ids that there are, by the id of the provider, built-in or custom. */
  readonly modelCatalog?: Readonly<Record<string, readonly string[]>>;
  /** Files of the other layers, by their path from the policy file's folder. */
  readonly layers: { readonly enforced?: string; readonly default?: string };
  readonly ignores: readonly PolicyIgnore[];
  /** The rules whose findings a comment in a file may suppress; all but those of credentials where it is undefined. */
  readonly inlineIgnores?: readonly string[];
}

/** Diagnostics that are not reported. */
export interface PolicyIgnore {
  readonly rule: string;
  /** Globs of files, from the policy file's folder; undefined means every file. */
  readonly files?: readonly string[];
  /** JSON pointer of a value; it includes everything below it. Undefined means every place. */
  readonly pointer?: string;
  /** Why, for people. */
  readonly reason: string;
}

/** The policy where there is no file: nothing is changed. */
export const noPolicy: Policy = { rules: {}, layers: {}, ignores: [] };

/** The vocabulary that a policy chooses; undefined where it names none. */
export function vocabularyOfPolicy({ vocabulary: name }: Policy): Vocabulary | undefined {
  return name === undefined ? undefined : PRESETS[name];
}
