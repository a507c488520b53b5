import { randomUUID } from "node:crypto";
import { open, rm } from "node:fs/promises";
import { dirname, join } from "node:path";
import { systemCode } from "./folder-trouble.ts";

const NAME = /^\.provider-steward-[0-9a-f-]+\.tmp$/;
const MAX_TRIES = 3;

/** The path of a file in a folder for what has its name only later. */
export function temporaryPath(folder: string): string {
  return join(folder, `.provider-steward-${randomUUID()}.tmp`);
}

/** Whether a file is one of those, which a run that was killed may have left. */
export function isTemporary(name: string): boolean {
  return NAME.test(name);
}

/**
 * Writes a file beside where it is to be, down to the disk, and has it placed. Another run may begin meanwhile and remove
 * it, for what a killed run left looks no other: then it is written anew.
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
    if (systemCode(error) !== "ENOENT" || triesLeft === 0) throw error;
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
