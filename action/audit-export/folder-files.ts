/** Files and folders of an export: errors of the system, and how a file is written whole. */

import { randomUUID } from "node:crypto";
import { open, rm } from "node:fs/promises";
import { dirname, join } from "node:path";
import { printable } from "../../shared/index.ts";
import { ActionError } from "../action-error.ts";
import { systemCodeOf } from "../file-system.ts";

const MAY_NOT_CHANGE =
  "Permission denied. Ask for permission to read the folder, to write to it and to create folders in it.";
const MAY_NOT_READ = "Permission denied. Ask for permission to read it.";
const NO_ROOM = "There is no space left. Free some space and run the command again.";

/** The reasons and advice for the codes of the system's errors. */
const REASONS: Readonly<Record<string, string>> = {
  EACCES: MAY_NOT_CHANGE,
  EPERM: MAY_NOT_CHANGE,
  EROFS: "The file system is read-only. Choose another folder, or make it writable.",
  ENOSPC: NO_ROOM,
  EDQUOT: NO_ROOM,
  EFBIG: "The file would be larger than the system allows. Raise that limit and run the command again.",
  ENOENT: "It does not exist. Check the path, and whether another program writes there.",
  ENOTDIR: "A part of the path is a file, not a folder. Check the path.",
  EEXIST: "It is a file where a folder should be. Check the path.",
  EISDIR: "It is a folder where a file should be. Check whether another program writes there.",
  ENAMETOOLONG: "The path is too long. Choose a shorter one.",
};

const REASONS_TO_READ: typeof REASONS = { ...REASONS, EACCES: MAY_NOT_READ, EPERM: MAY_NOT_READ };

/** Does a task with a file or a folder. @throws ActionError for an error of the system, with the path and what to do. */
export async function withPath<Value>(
  path: string,
  task: () => Promise<Value>,
  use: "read" | "change" = "change",
): Promise<Value> {
  try {
    return await task();
  } catch (error) {
    const code = systemCodeOf(error);
    if (error instanceof ActionError || code === undefined) throw error;
    const reason =
      (use === "read" ? REASONS_TO_READ : REASONS)[code] ??
      `The system reports ${code}. Fix that and run the command again.`;
    throw new ActionError(`Could not use "${printable(path)}". ${reason}`);
  }
}

const NAME = /^\.provider-steward-[0-9a-f-]+\.tmp$/;
const MAX_TRIES = 3;

/** The path of a temporary file in a folder. */
export function temporaryPath(folder: string): string {
  return join(folder, `.provider-steward-${randomUUID()}.tmp`);
}

/** Tells a file that a killed run may have left from an object. */
export function isTemporary(name: string): boolean {
  return NAME.test(name);
}

/**
 * Writes a temporary file in the folder of the path, down to the disk, and places it. Another run that begins meanwhile may
 * remove it, because it looks like what a killed run left: then it is written again.
 */
export async function placeWhole<Result>(
  path: string,
  bytes: Uint8Array,
  place: (temporary: string) => Promise<Result>,
  triesLeft = MAX_TRIES - 1,
): Promise<Result> {
  const temporary = temporaryPath(dirname(path));
  try {
    await writeDown(temporary, bytes);
    return await place(temporary);
  } catch (error) {
    if (systemCodeOf(error) !== "ENOENT" || triesLeft === 0) throw error;
  } finally {
    await rm(temporary, { force: true });
  }
  return await placeWhole(path, bytes, place, triesLeft - 1);
}

async function writeDown(path: string, bytes: Uint8Array): Promise<void> {
  const file = await open(path, "wx");
  try {
    await file.writeFile(bytes);
    await file.sync();
  } finally {
    await file.close();
  }
}
