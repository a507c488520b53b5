import type { KnownChanges, Result } from "../shared/index.ts";
import type { Failure } from "./action-error.ts";
import { readRemoved } from "./behind-links.ts";
import type { ChangedFile, ChangeSet } from "./files/change-set.ts";
import { FILES_READ_AT_ONCE } from "./limits.ts";
import { mapInOrder } from "./promises.ts";
import { isSetting, type Sides } from "./sides.ts";

type TouchedChange = Pick<ChangeSet, "files" | "head" | "openBefore">;

/** A configuration on one side of a change, or why it could not be read; undefined where there is none. */
export type SideFile = Result<Uint8Array, Failure> | undefined;

/** A configuration on both sides of a change. */
export interface FilePair {
  /** Its name now, or its last one where it is removed. */
  readonly path: string;
  /** The state of the file after the change, such as changed or removed. */
  readonly file: KnownChanges["file"];
  readonly formerPath?: KnownChanges["formerPath"];
  readonly before: SideFile;
  readonly after: SideFile;
}

/** Reads on both sides what a change touches, and is a configuration before it or after it. */
export async function readTouched(
  changeSet: TouchedChange,
  sides: Sides,
  matches: (path: string) => boolean,
): Promise<readonly FilePair[]> {
  const pairs = await mapInOrder(changeSet.files, FILES_READ_AT_ONCE, (file) =>
    readPair(changeSet, sides, matches, file),
  );
  return pairs.flat();
}

async function readPair(
  { head, openBefore }: TouchedChange,
  sides: Sides,
  matches: (path: string) => boolean,
  file: ChangedFile,
): Promise<readonly FilePair[]> {
  const { path, formerPath, now, blobSha } = file;
  const old = formerPath !== null && matches(formerPath) && !isSetting(sides.before, formerPath);
  const isNow = now !== "nothing" && matches(path) && !isSetting(sides.after, path);
  const before = old ? await readBefore(openBefore, formerPath) : undefined;
  const read = () => (blobSha === null ? head.read(path) : head.readBlob(blobSha));
  const isGone = old && now === "nothing";
  const after = isNow ? await read() : isGone ? await readRemoved(head, path) : undefined;
  if (before === undefined && after === undefined) return [];
  const name = after === undefined ? (formerPath ?? path) : path;
  const isRenamed = before !== undefined && after !== undefined && formerPath !== path;
  const former = isRenamed ? (formerPath ?? undefined) : undefined;
  return [{ path: name, file: stateOf(file, before, after), formerPath: former, before, after }];
}

function stateOf({ path, formerPath, now }: ChangedFile, before: SideFile, after: SideFile): FilePair["file"] {
  // A file that becomes a layer, or was one, is still there.
  if (formerPath === path && now !== "nothing") return "changed";
  if (before === undefined) return "new";
  return after === undefined ? "removed" : "changed";
}

async function readBefore(
  openBefore: TouchedChange["openBefore"],
  path: string,
): Promise<Result<Uint8Array, Failure> | undefined> {
  const before = await openBefore?.();
  if (before === undefined) return undefined;
  return before.ok ? before.value.read(path) : before;
}
