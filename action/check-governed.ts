import {
  type CheckedFile,
  type Diagnostic,
  decodeFile,
  FILE_MAX_BYTES,
  fingerprintsOf,
  SEVERITIES,
  type Severity,
  withDiagnostics,
} from "../shared/index.ts";
import { checkByPolicy, isLayerFile } from "./check-file.ts";
import { withinLayers } from "./check-within.ts";
import type { ChangeSet } from "./files/change-set.ts";
import type { Governed } from "./governed.ts";
import { loadSettings, type SettingsInputs } from "./load-settings.ts";
import type { LoadedSettings } from "./loaded-settings.ts";

/** Tells which findings of a file its former settings do not find in it; undefined where these are the same. */
export type FindCaused = ((path: string, bytes: Uint8Array, found: CheckedFile) => readonly Diagnostic[]) | undefined;

/** Tests if a person named a configuration, rather than a default glob. */
type IsNamed = (path: string) => boolean;

/**
 * Prepares what is found because settings are others (decisions: Findings count in the same way). Undefined where a
 * change touches none, where they are those of the base branch, or where the former ones cannot be used.
 */
export async function findFormerSettings(
  { files, head, openBefore, settings }: ChangeSet,
  inputs: SettingsInputs,
  matches: (path: string) => boolean,
  governed: Governed,
): Promise<LoadedSettings | undefined> {
  if (governed.files.length === 0 || settings !== head) return undefined;
  const before = await openBefore?.();
  if (!before?.ok) return undefined;
  const loaded = await loadSettings({ files, settings: before.value }, inputs, matches);
  if (!loaded.ok || loaded.value.isVocabularyUnusable || loaded.value.unread.length > 0) return undefined;
  return { ...loaded.value, path: loaded.value.path ?? inputs.policy };
}

/** Gives what finds the findings that former settings do not have, or have as less severe. */
export function causedBySettings(former: LoadedSettings | undefined, isNamed: IsNamed): FindCaused {
  if (former === undefined) return undefined;
  return (path, bytes, found) => {
    const known = severitiesIn(checkIn(former, path, bytes, isNamed));
    const fingerprints = fingerprintsOf(found.diagnostics);
    return found.diagnostics.filter(({ severity }, index) => {
      const old = known.get(fingerprints[index] ?? "");
      return old === undefined || SEVERITIES.indexOf(severity) < SEVERITIES.indexOf(old);
    });
  };
}

/** The severities of the findings in a file, by what each is known by. */
function severitiesIn({ diagnostics }: CheckedFile): ReadonlyMap<string, Severity> {
  const fingerprints = fingerprintsOf(diagnostics);
  return new Map(diagnostics.map(({ severity }, index) => [fingerprints[index] ?? "", severity]));
}

/**
 * Checks the configurations that a change does not touch by the new settings, and gives those in which they find what
 * the former ones did not, or less severely. Each stands where it is, and counts as any other.
 */
export function checkGoverned(
  loaded: LoadedSettings,
  governed: Governed,
  findCaused: FindCaused,
  isNamed: IsNamed,
): readonly { readonly checked: CheckedFile; readonly text: string }[] {
  if (findCaused === undefined || loaded.isVocabularyUnusable) return [];
  return governed.files.flatMap(({ path, isBefore, isAfter, bytes }) => {
    if (!isAfter || !bytes.ok) return [];
    const checked = checkIn(loaded, path, bytes.value, isNamed);
    const caused = isBefore ? findCaused(path, bytes.value, checked) : checked.diagnostics;
    if (caused.length === 0) return [];
    const text = decodeFile(bytes.value, FILE_MAX_BYTES);
    return [{ checked: withDiagnostics(checked, caused), text: text.ok ? text.value : "" }];
  });
}

function checkIn(loaded: LoadedSettings, path: string, bytes: Uint8Array, isNamed: IsNamed): CheckedFile {
  const isFoundByName = !isNamed(path) && !isLayerFile(loaded, path);
  return withinLayers(loaded, checkByPolicy(loaded, path, bytes, { isFoundByName }), bytes).checked;
}
