import { createHash } from "node:crypto";
import { existsSync } from "node:fs";
import { basename, dirname, join, resolve as resolvePath } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { countOf } from "../../shared/index.ts";
import { type CommandProcess, EXIT } from "../command-process.ts";
import { POLICY_FILE } from "../loaded-settings.ts";
import type { ReadFile } from "../settings.ts";
import { reportFailure } from "./command.ts";
import { openFolderWatcher, type WatchedNames } from "./folder-watcher.ts";
import { GITIGNORE } from "./git-ignore.ts";
import { fileReader } from "./read-input.ts";
import { sourcesOf } from "./sources.ts";
import { type Checked, checkFiles, reportChecked, type ValidateOptions } from "./validate-files.ts";

/** A program that saves a file may write it in several steps: so long nothing more must change. */
const SETTLED_AFTER_MILLISECONDS = 100;

/**
 * Checks files, and again whenever one changes, until SIGINT. A report is printed only where something differs from the last check, so
 * that a report which is written beside the files leads to no other one.
 */
export async function watchFiles(
  words: readonly string[],
  options: ValidateOptions,
  process: CommandProcess,
): Promise<void> {
  const end = new AbortController();
  process.once("SIGINT", () => end.abort());
  const ended = new Promise<void>((resolve) => end.signal.addEventListener("abort", () => resolve()));
  const watcher = openFolderWatcher();
  let reported: string | undefined;
  while (!end.signal.aborted) {
    // oxlint-disable-next-line eslint/no-await-in-loop -- one check after the other
    const { checked, state } = await checkWithState(words, options, process);
    if (end.signal.aborted) break;
    if (state !== reported) {
      if (reported !== undefined) process.stderr.write("\n");
      reported = state;
      // oxlint-disable-next-line eslint/no-await-in-loop
      await reportChecked(checked, options, process);
      process.stderr.write(`Watching ${countOf(checked.inputs.length, "file")}. Ctrl+C ends this.\n`);
    }
    const watched = watcher.watch(foldersOf(words, checked, process));
    if (!watched.ok) {
      reportFailure(watched.error.reason, process);
      watcher.close();
      return;
    }
    // What changed in a folder before it was watched is not known: then it is checked once more.
    // oxlint-disable-next-line eslint/no-await-in-loop
    if (!watched.value) await Promise.race([settled(watcher.changed), ended]);
  }
  watcher.close();
  process.exitCode = EXIT.fine;
}

/** Waits for a change, and then until nothing more changes for a moment. */
async function settled(changed: () => Promise<void>): Promise<void> {
  await changed();
  await wait(SETTLED_AFTER_MILLISECONDS);
}

/** A check, and all that it read and found as one text, by which it is known whether anything differs from another one. */
async function checkWithState(words: readonly string[], options: ValidateOptions, process: CommandProcess) {
  const hash = createHash("sha256");
  const read = fileReader(process);
  const readFile: ReadFile = async (path) => {
    const result = await read(path);
    hash.update(`${JSON.stringify(path)}\n`).update(result.ok ? result.value : result.error.reason);
    return result;
  };
  const checked = await checkFiles(words, options, process, readFile);
  const found = checked.files.map(({ path, diagnostics, suppressed }) => ({ path, diagnostics, suppressed }));
  return { checked, state: hash.update(JSON.stringify([checked.unread, found])).digest("hex") };
}

/** The folders in which a change may lead to other results: of the files, of those by which they are checked, and those searched. */
function foldersOf(
  words: readonly string[],
  checked: Checked,
  { locate }: CommandProcess,
): ReadonlyMap<string, WatchedNames> {
  const folders = new Map<string, WatchedNames>();
  const inside = [
    ...checked.folders.map((folder) => resolvePath(locate(folder))),
    ...sourcesOf(checked).map((path) => dirname(resolvePath(locate(path)))),
  ];
  for (const folder of inside) folders.set(folder, "all");
  for (const path of [...inside, ...words.map((word) => resolvePath(locate(word)))]) addAbove(path, folders);
  return folders;
}

/** Above a file, a policy or a `.gitignore` may appear, or the folder itself where it is not there. */
function addAbove(path: string, folders: Map<string, WatchedNames>): void {
  for (let at = path; !existsSync(join(at, ".git")) && dirname(at) !== at; at = dirname(at)) {
    const parent = dirname(at);
    const known = folders.get(parent);
    if (known === "all") continue;
    folders.set(parent, new Set([...(known ?? [POLICY_FILE, GITIGNORE, ".git"]), basename(at)]));
  }
}
