import { countBySeverity, type Diagnostic, FILES_READ_AT_ONCE } from "../shared/index.ts";
import { type CheckedChange, checkChangedFile } from "./check-changed-file.ts";
import type { ChangeSet } from "./files/change-set.ts";
import { mapInOrder } from "./files/map-in-order.ts";
import { type LoadedPolicy, policyFilesBeside } from "./policy.ts";
import type { Results } from "./publish/results.ts";

/**
 * Checks the files of a change that match, and compares those that were there before. Trouble with one file does not stop
 * the others. All are in the order of the change set, the policy and its layers before them.
 */
export async function checkChangeSet(
  changeSet: ChangeSet,
  loaded: LoadedPolicy,
  matches: (path: string) => boolean,
  options: { readonly onlyChangedLines: boolean },
): Promise<Results> {
  const done: readonly CheckedChange[] = await mapInOrder(changeSet.files, FILES_READ_AT_ONCE, (file) =>
    checkChangedFile(changeSet, loaded, matches, file, options),
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
