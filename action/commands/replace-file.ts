import { randomUUID } from "node:crypto";
import { type FileHandle, open, realpath, rename, rm, stat } from "node:fs/promises";
import { dirname, join } from "node:path";
import { err, ok, type Result } from "../../shared/index.ts";
import type { Failure } from "../action-error.ts";
import { systemCodeOf } from "../file-system.ts";
import { syncFolder } from "../sync-folder.ts";
import { readBounded } from "./read-input.ts";

const MAY_NOT =
  "Permission denied. Ask for permission to write it and to add files to its folder, where the new content is written first.";
const NO_ROOM = "There is no space for the new content beside the old. Free some space and try again.";

/** A pipe or a device has no content that could be replaced. */
const NOT_PLAIN = 'It is not a regular file. Name a file, or "-" to fix standard input to standard output.';
/** Under its other names, the file would go on to have the old content. */
const HAS_OTHER_NAMES =
  'It has other names, as hard links. Fix a copy of it: with "-", fix reads standard input and writes standard output.';
const HAS_CHANGED = "It changed while it was checked. Run the command again.";

/** The reasons and advice for the codes of the system's errors. */
const REASONS: Readonly<Record<string, string>> = {
  EACCES: MAY_NOT,
  EPERM: MAY_NOT,
  EROFS: "Its file system is read-only. Fix a copy, or make it writable.",
  ENOSPC: NO_ROOM,
  EDQUOT: NO_ROOM,
  ENOENT: "It no longer exists. Check what else writes there and try again.",
};

/**
 * Replaces a file's content at once: a reader finds all of the old content or all of the new, whatever happens
 * in between. The new content is written beside it and then takes its name; where that fails, the file is as it was.
 * Through a symbolic link the file is replaced, not the link; one with hard links is left alone. Its mode stays, and its owner where the system allows it.
 *
 * @param expected what it held when it was read; where it holds anything else by now, it is left alone.
 */
export async function replaceFile(
  path: string,
  expected: Uint8Array,
  content: Uint8Array,
): Promise<Result<undefined, Failure>> {
  try {
    const found = await stat(path);
    if (!found.isFile()) return err({ reason: NOT_PLAIN });
    if (found.nlink > 1) return err({ reason: HAS_OTHER_NAMES });
    return await replacePlainFile(await realpath(path), expected, content);
  } catch (error) {
    const code = systemCodeOf(error);
    if (code === undefined) throw error;
    return err({ reason: REASONS[code] ?? `The system reports ${code}. Fix that and try again.` });
  }
}

async function replacePlainFile(
  target: string,
  expected: Uint8Array,
  content: Uint8Array,
): Promise<Result<undefined, Failure>> {
  const temporary = join(dirname(target), `.provider-steward-${randomUUID()}.tmp`);
  try {
    await writeBeside(target, temporary, content);
    // Between this and the renaming a change would be lost; no system has a renaming that looks first.
    const now = await readBounded(target);
    if (!now.ok) return now;
    if (Buffer.compare(now.value, expected) !== 0) return err({ reason: HAS_CHANGED });
    await rename(temporary, target);
  } finally {
    await rm(temporary, { force: true });
  }
  await syncFolder(dirname(target));
  return ok(undefined);
}

/** Writes a new file with the mode of another one, down to the disk. */
async function writeBeside(target: string, temporary: string, content: Uint8Array): Promise<void> {
  const { mode, uid, gid } = await statWritable(target);
  // For its owner alone, until it has its owner and its mode.
  const file = await open(temporary, "wx", 0o600);
  try {
    await file.writeFile(content);
    await keepOwner(file, uid, gid);
    await file.chmod(mode & 0o777);
    await file.sync();
  } finally {
    await file.close();
  }
}

/** A read-only file in a writable folder could be replaced, which is never meant. */
async function statWritable(path: string) {
  const file = await open(path, "r+");
  try {
    return await file.stat();
  } finally {
    await file.close();
  }
}

/**
 * The file gets the current user where the system does not allow another, as in most editors, and its group if
 * possible.
 */
async function keepOwner(file: FileHandle, uid: number, gid: number): Promise<void> {
  const own = await file.stat();
  if (own.uid === uid && own.gid === gid) return;
  await file
    .chown(uid, gid)
    .catch(() => file.chown(own.uid, gid))
    .catch(() => {});
}
