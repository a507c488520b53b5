import { printable } from "../../shared/index.ts";
import { ActionError } from "../action-error.ts";

const MAY_NOT = "You may not. Ask for the right to read the folder, to write to it and to make folders in it.";
const NO_ROOM = "There is no room left. Make room and run the command again.";

/** What is wrong and what to do, by the code of the system's error. */
const REASONS: Readonly<Record<string, string>> = {
  EACCES: MAY_NOT,
  EPERM: MAY_NOT,
  EROFS: "The file system is read-only. Choose another folder, or make it writable.",
  ENOSPC: NO_ROOM,
  EDQUOT: NO_ROOM,
  EFBIG: "The file would be larger than the system allows. Raise that limit and run the command again.",
  ENOENT: "It is not there. Check the path, and what else writes there.",
  ENOTDIR: "A part of the path is a file, not a folder. Check the path.",
  EEXIST: "It is a file where a folder should be. Check the path.",
  EISDIR: "It is a folder where a file should be. See what else writes there.",
  ENAMETOOLONG: "The path is too long. Choose a shorter one.",
};

/** What the system calls an error; undefined where it is no error of the system. */
export function systemCode(error: unknown): string | undefined {
  return error instanceof Error && "code" in error ? String(error.code) : undefined;
}

/** Does something with a file or a folder; what the system has against it is an ActionError that names the path. */
export async function withPath<Result>(path: string, task: () => Promise<Result>): Promise<Result> {
  try {
    return await task();
  } catch (error) {
    const code = systemCode(error);
    if (error instanceof ActionError || code === undefined) throw error;
    const reason = REASONS[code] ?? `The system reports ${code}. Mend that and run the command again.`;
    throw new ActionError(`Could not use "${printable(path)}". ${reason}`);
  }
}
