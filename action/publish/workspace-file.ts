import { randomUUID } from "node:crypto";
import { lstat, mkdir, rename, rm, writeFile } from "node:fs/promises";
import { basename, dirname, join, resolve, sep } from "node:path";
import { err, ok, type Result } from "../../shared/index.ts";
import type { Failure } from "../action-error.ts";
import { systemCodeOf } from "../file-system.ts";

const MAY_NOT = "The step may not write there. Choose another path, or give it permission to write there.";

/** The reasons and advice for the codes of the system's errors. */
const REASONS: Readonly<Record<string, string>> = {
  EACCES: MAY_NOT,
  EPERM: MAY_NOT,
  EROFS: "Its file system is read-only. Choose another path.",
  ENOSPC: "There is no space for it. Free some space and run the job again.",
  EDQUOT: "There is no space for it. Free some space and run the job again.",
  ENAMETOOLONG: "Its name is too long. Choose a shorter one.",
};

/**
 * Writes a file below the workspace, whose missing folders are created. A reader finds all of it or
 * what was there before. A branch may hold symbolic links, which a checkout plants in the workspace: none is followed.
 *
 * @param path from the workspace.
 */
export async function writeInWorkspace(
  workspace: string,
  path: string,
  content: string,
): Promise<Result<undefined, Failure>> {
  try {
    return await writeBelow(resolve(workspace), path, content);
  } catch (error) {
    return err({ reason: describeSystemError(error) });
  }
}

async function writeBelow(root: string, path: string, content: string): Promise<Result<undefined, Failure>> {
  const target = resolve(root, path);
  if (!target.startsWith(root.endsWith(sep) ? root : root + sep)) {
    return err({ reason: "It is outside the workspace. Choose a path inside it." });
  }
  const folders = await createFolders(root, dirname(target));
  if (!folders.ok) return folders;
  const found = await findPlain("file", target);
  if (!found.ok) return found;
  const temporary = join(dirname(target), `.${basename(target).slice(0, 32)}-${randomUUID()}.tmp`);
  try {
    await writeFile(temporary, content, { flag: "wx" });
    await rename(temporary, target);
  } finally {
    await rm(temporary, { force: true });
  }
  return ok(undefined);
}

/** Folder by folder, so that each is checked before anything is created in it. */
async function createFolders(root: string, folder: string): Promise<Result<undefined, Failure>> {
  if (folder === root) return ok(undefined);
  const around = await createFolders(root, dirname(folder));
  if (!around.ok) return around;
  const found = await findPlain("folder", folder);
  if (!found.ok) return found;
  if (!found.value) await mkdir(folder);
  return ok(undefined);
}

/** Gives whether it is there; a failure where something else is in its place. */
async function findPlain(kind: "file" | "folder", path: string): Promise<Result<boolean, Failure>> {
  const found = await lstat(path).catch((error: unknown) => {
    if (systemCodeOf(error) === "ENOENT") return undefined;
    throw error;
  });
  if (found === undefined) return ok(false);
  if (found.isSymbolicLink()) {
    return err({
      reason:
        "A part of the path is a symbolic link, which is not followed because a branch may have planted it. Choose another path.",
    });
  }
  if (kind === "folder" ? found.isDirectory() : found.isFile()) return ok(true);
  return err({
    reason:
      kind === "folder"
        ? "A file is in the place of one of its folders. Choose another path."
        : "A folder or a device already has this name. Choose another path.",
  });
}

/** The reason why the system could not write a file, and the advice, without a path: the message goes to the log. */
export function describeSystemError(error: unknown): string {
  const code = systemCodeOf(error);
  if (code === undefined) throw error;
  return REASONS[code] ?? `The system reports ${code}. Fix that and run the job again.`;
}
