import { statSync } from "node:fs";
import { join, resolve, sep } from "node:path";
import { err, FILE_MAX_BYTES, ok, printable, type Result } from "../../shared/index.ts";
import type { Failure } from "../action-error.ts";
import type { CommandProcess } from "../command-process.ts";
import { isSymbolicLink, readFileBounded, systemCodeOf } from "../file-system.ts";
import type { ReadFile } from "../settings.ts";

/** Stands for standard input among the paths of a command. */
const STANDARD_INPUT = "-";

/** The reasons and advice for the codes of the system's errors. */
const REASONS: Readonly<Record<string, string>> = {
  ENOENT: "No such file. Check the name and the current folder.",
  ENOTDIR: "A part of the path is a file, not a folder. Check the path.",
  EISDIR: 'It is a folder. Name the files in it; validate and fix take it with "/" at its end.',
  EACCES: "Permission denied. Ask for permission to read it.",
  EPERM: "Permission denied. Ask for permission to read it.",
  ELOOP: "It is a symbolic link, and the links lead in a circle. Correct them.",
  ENAMETOOLONG: "The name is too long for the system. Check it.",
};

const LINK_TO_NOTHING = "It is a symbolic link to a file that is not there. Correct the link, or remove it.";

/**
 * The name under which reports show an input.
 *
 * @param ofStandardInput the path that standard input is taken to be at.
 */
export function nameOfInput(path: string, ofStandardInput = "<stdin>"): string {
  return nameOfPath(isStandardInput(path) ? ofStandardInput : path);
}

/** A path as it is shown and compared: with "/" between its folders, on every system. */
export function nameOfPath(path: string): string {
  return path.replaceAll(sep, "/");
}

/** The folder of a path as it is shown. Node's own function looks at each character, which of many paths takes longer than to check. */
export function folderOfName(name: string): string {
  const end = name.lastIndexOf("/");
  return end < 0 ? "." : name.slice(0, end) || "/";
}

/** Tests if a path of a command stands for standard input. */
export function isStandardInput(path: string): boolean {
  return path === STANDARD_INPUT;
}

/** The signs of globs and of words that leave files out. */
const GLOB_SIGNS = /[*?[\]{}()!]/;

/** The name of a file, without a look: of many, to ask what each is would take as long as to read a third of them. */
const FILE_NAME = /\.(?:jsonc?|ya?ml)$/i;

/** Tests if a word of a command may lead to other files than the one that it names: a folder, or a glob. */
export function mayLeadToMore(word: string, { locate }: Pick<CommandProcess, "locate">): boolean {
  if (isStandardInput(word)) return false;
  if (GLOB_SIGNS.test(word)) return true;
  if (FILE_NAME.test(word)) return false;
  try {
    return statSync(locate(word)).isDirectory();
  } catch {
    // Reading it says why.
    return false;
  }
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

/**
 * Reads a file, or standard input for "-", as far as `readBounded` does.
 *
 * @param readFile reads all but standard input.
 */
export async function readInput(
  path: string,
  process: Pick<CommandProcess, "stdin" | "stderr" | "locate">,
  readFile: ReadFile = fileReader(process),
): Promise<Result<Uint8Array, Failure>> {
  if (isStandardInput(path)) return readStream(process.stdin);
  if (isNamedPipe(process.locate(path))) {
    process.stderr.write(`Waiting for a program that writes to the pipe "${printable(path)}".\n`);
  }
  return readFile(path);
}

/** The paths by which a shell connects programs, such as `/dev/fd/63`: there, another program writes. */
const OF_A_SHELL = /^\/(?:dev|proc)\//;

/** Tests if a path leads to a file in a folder that people keep files in: not to standard input, nor to a device such as `/dev/null`. */
export function isInFolder(path: string): boolean {
  return !isStandardInput(path) && !OF_A_SHELL.test(path);
}

function isNamedPipe(path: string): boolean {
  try {
    return !FILE_NAME.test(path) && !OF_A_SHELL.test(path) && statSync(path).isFIFO();
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

function failureOf(error: unknown): Failure {
  return { reason: reasonOf(error) };
}

/**
 * Says in whole sentences why the system reads no file or folder, and what to do about it.
 *
 * @throws what is no error of the system.
 */
export function reasonOf(error: unknown): string {
  const code = systemCodeOf(error);
  if (code === undefined) throw error;
  if (code === "ENOENT" && isLink(error)) return LINK_TO_NOTHING;
  return REASONS[code] ?? `The system reports ${code}. Fix that and try again.`;
}

/** Tests if the path that a system's error is about is a symbolic link. */
function isLink(error: unknown): boolean {
  const path: unknown = error instanceof Error ? Reflect.get(error, "path") : undefined;
  return typeof path === "string" && isSymbolicLink(path);
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
