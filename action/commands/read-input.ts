import { statSync } from "node:fs";
import { join, resolve, sep } from "node:path";
import { err, FILE_MAX_BYTES, ok, printable, type Result } from "../../shared/index.ts";
import type { Failure } from "../action-error.ts";
import { readFileBounded, systemCodeOf } from "../file-system.ts";
import type { ReadFile } from "../settings.ts";
import type { CommandProcess } from "./command-process.ts";

/** Stands for standard input among the paths of a command. */
const STANDARD_INPUT = "-";

/** The reasons and advice for the codes of the system's errors. */
const REASONS: Readonly<Record<string, string>> = {
  ENOENT: "No such file. Check the name and the current folder.",
  ENOTDIR: "A part of the path is a file, not a folder. Check the path.",
  EISDIR: "It is a folder. Name the files in it.",
  EACCES: "Permission denied. Ask for permission to read it.",
  EPERM: "Permission denied. Ask for permission to read it.",
};

/** The name under which reports show an input. */
export function nameOfInput(path: string): string {
  return isStandardInput(path) ? "<stdin>" : nameOfPath(path);
}

/** A path as it is shown and compared: with "/" between its folders, on every system. */
export function nameOfPath(path: string): string {
  return path.replaceAll(sep, "/");
}

/** Tests if a path of a command stands for standard input. */
export function isStandardInput(path: string): boolean {
  return path === STANDARD_INPUT;
}

/** Names with "/" between them, none of which leads elsewhere: on every system there is no shorter path to the file. */
const SHORTEST = /^\w[\w.-]*(?:\/\w[\w.-]*)*$/;

/** Each input once, under the first of its names: `a.json` and `./a.json` are one file. */
export function distinctInputs(
  paths: readonly string[],
  { locate }: Pick<CommandProcess, "locate">,
): readonly string[] {
  // To resolve a path for the first time takes a twentieth of the time in which Node starts.
  if (paths.length === 1) return paths;
  const folder = join(resolve(locate(".")), sep);
  const first = new Map<string, string>();
  for (const path of paths) {
    const file = SHORTEST.test(path) ? folder + path.replaceAll("/", sep) : resolveInput(path, locate);
    if (!first.has(file)) first.set(file, path);
  }
  return [...first.values()];
}

/** Standard input has no place, and no file has its name as an absolute path. */
function resolveInput(path: string, locate: CommandProcess["locate"]): string {
  return isStandardInput(path) ? path : resolve(locate(path));
}

/** Reads a file, or standard input for "-", as far as `readBounded` does. */
export async function readInput(
  path: string,
  process: Pick<CommandProcess, "stdin" | "stderr" | "locate">,
): Promise<Result<Uint8Array, Failure>> {
  if (isStandardInput(path)) return readStream(process.stdin);
  const located = process.locate(path);
  if (isNamedPipe(located)) {
    process.stderr.write(`Waiting for a program that writes to the pipe "${printable(path)}".\n`);
  }
  return readBounded(located);
}

/**
 * The paths by which a shell connects programs, such as `/dev/fd/63`: there, another program writes. And those that have the name of
 * a file: of many, to ask what each is would take as long as to read a third of them.
 */
const NO_NAMED_PIPE = /^\/(?:dev|proc)\/|\.(?:jsonc?|ya?ml)$/i;

function isNamedPipe(path: string): boolean {
  try {
    return !NO_NAMED_PIPE.test(path) && statSync(path).isFIFO();
  } catch {
    // Reading it says why.
    return false;
  }
}

/** Reads the files that a command line names, and those that such files name. */
export function fileReader({ locate }: Pick<CommandProcess, "locate">): ReadFile {
  return async (path) => await readBounded(locate(path));
}

/** Reads a file, but never more than one byte past FILE_MAX_BYTES: enough for the check to see that it is too large. */
export async function readBounded(path: string): Promise<Result<Uint8Array, Failure>> {
  try {
    return ok(readFileBounded(path, FILE_MAX_BYTES + 1));
  } catch (error) {
    return err(failureOf(error));
  }
}

async function readStream(stream: AsyncIterable<Uint8Array>): Promise<Result<Uint8Array, Failure>> {
  try {
    return ok(await readAtMost(stream, FILE_MAX_BYTES + 1));
  } catch (error) {
    return err(failureOf(error));
  }
}

/** @throws what is no error of the system. */
function failureOf(error: unknown): Failure {
  const code = systemCodeOf(error);
  if (code === undefined) throw error;
  return { reason: REASONS[code] ?? `The system reports ${code}. Fix that and try again.` };
}

async function readAtMost(input: AsyncIterable<Uint8Array>, maxBytes: number): Promise<Uint8Array> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of input) {
    chunks.push(chunk);
    size += chunk.length;
    if (size >= maxBytes) break;
  }
  return Buffer.concat(chunks);
}
