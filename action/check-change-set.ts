import { countBySeverity, type Diagnostic } from "../shared/index.ts";
import { type CheckedChange, checkChangedFile } from "./check.ts";
import type { ChangeSet } from "./files/change-set.ts";
import { FILES_READ_AT_ONCE } from "./limits.ts";
import { mapInOrder } from "./promises.ts";
import type { Results } from "./publish/results.ts";
import { type LoadedPolicy, policyFilesBeside } from "./settings.ts";

/**
 * Checks the files of a change that match, and compares those that were there before. Trouble with one file does not stop
 * the others. All are in the order of the change set, the policy and its layers before them.
 *
 * @param options `policy` is the path of the policy file, whether it is there or not.
 */
export async function checkChangeSet(
  changeSet: ChangeSet,
  loaded: LoadedPolicy,
  matches: (path: string) => boolean,
  options: { readonly onlyChangedLines: boolean; readonly policy: string },
): Promise<Results> {
  // No configuration, also where the commit that files are checked by does not have it.
  const known = { ...loaded, path: loaded.path ?? options.policy };
  const done: readonly CheckedChange[] = await mapInOrder(changeSet.files, FILES_READ_AT_ONCE, (file) =>
    checkChangedFile(changeSet, known, matches, file, options),
  );
  const files = done.flatMap(({ file = [] }) => file);
  const beside = policyFilesBeside(
    loaded,
    files.map(({ checked }) => checked),
  );
  return {
    target: changeSet.target,
    files: [...beside.map((checked) => ({ checked, text: "", lines: undefined })), ...files],
    unread: [...loaded.unread, ...done.flatMap(({ unread = [] }) => unread)],
    changes: changeSet.readBefore === undefined ? undefined : done.flatMap(({ changes = [] }) => changes),
    unreported: countBySeverity(done.flatMap(({ unreported = [] }): readonly Diagnostic[] => unreported)),
  };
}
