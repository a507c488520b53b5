import type { Result, UnreadFile } from "../shared/index.ts";
import type { Failure } from "./action-error.ts";
import { type ChangedFile, type ChangeSet, formerConfiguration } from "./files/change-set.ts";
import { isLink } from "./files/git-object.ts";

/**
 * The configuration that a link stands in place of, or in place of one of its folders. Where it leads to is not read here,
 * but maybe by those who use it: a stranger's could hide anything.
 */
export async function findHidden(
  head: ChangeSet["head"],
  file: ChangedFile,
  matches: (path: string) => boolean,
): Promise<UnreadFile | undefined> {
  const isLinkNow = file.now === "link" && matches(file.path);
  const path = isLinkNow ? file.path : formerConfiguration(file, matches);
  if (path === null || (path === file.path && file.now === "file")) return undefined;
  const there = await readRemoved(head, path);
  return there === undefined || there.ok ? undefined : { path, reason: there.error.reason };
}

/** Nothing of a file that is removed, or why it is not known what is there: a link where it or one of its folders was. */
export async function readRemoved(
  head: ChangeSet["head"],
  path: string,
): Promise<Result<Uint8Array, Failure> | undefined> {
  const kind = await head.kindOf(path);
  if (!kind.ok) return kind;
  return isLink(kind.value) ? head.read(path) : undefined;
}
