import { type Stats, statSync, writeFileSync } from "node:fs";
import type { CommandProcess } from "../command-process.ts";
import { systemCodeOf } from "../file-system.ts";
import { reportFailure } from "./command.ts";
import { type Sources, sourcesOf } from "./sources.ts";

/** The reasons and advice for the codes of the system's errors. */
const REASONS: Readonly<Record<string, string>> = {
  ENOENT: "There is no such folder. Create it first.",
  ENOTDIR: "A part of the path is a file, not a folder. Check the path.",
  EISDIR: "It is a folder. Name a file.",
  EACCES: "Permission denied. Ask for permission to write it.",
  EPERM: "Permission denied. Ask for permission to write it.",
  EROFS: "Its file system is read-only. Name a file elsewhere.",
  ENOSPC: "There is no space for it. Free some space and try again.",
};

const IS_CHECKED = "It is one of the files that the report comes from. Name another file.";

/** Writes a report into a file, but never over a file that was checked, or one by which that was done. */
export function writeReport(
  path: string,
  text: string,
  checked: Sources,
  process: Pick<CommandProcess, "locate" | "stderr" | "exitCode">,
): void {
  const reason = isOneOf(path, sourcesOf(checked), process) ? IS_CHECKED : write(process.locate(path), text);
  if (reason !== undefined) reportFailure(`Could not write "${path}". ${reason}`, process);
}

/** By what the system knows of them: a link to a file is the file. */
function isOneOf(path: string, sources: readonly string[], { locate }: Pick<CommandProcess, "locate">): boolean {
  const target = statOf(locate(path));
  if (target === undefined || !target.isFile()) return false;
  return sources.some((source) => {
    const own = statOf(locate(source));
    return own?.ino === target.ino && own.dev === target.dev;
  });
}

function statOf(path: string): Stats | undefined {
  try {
    return statSync(path);
  } catch {
    // To write it says why.
    return undefined;
  }
}

/** The reason why it could not be written, undefined where it was. */
function write(path: string, text: string): string | undefined {
  try {
    writeFileSync(path, text);
    return undefined;
  } catch (error) {
    const code = systemCodeOf(error);
    if (code === undefined) throw error;
    return REASONS[code] ?? `The system reports ${code}. Fix that and try again.`;
  }
}
