import { statSync } from "node:fs";
import { posix, relative, resolve } from "node:path";
import picomatch from "picomatch";
import { GLOB_MAX_CHARACTERS, joinParts, type UnreadFile } from "../../shared/index.ts";
import type { CommandProcess } from "../command-process.ts";
import { DEFAULT_GLOBS, fileMatcher } from "../globs.ts";
import { type Found, findFiles } from "./find-files.ts";
import { isStandardInput, nameOfPath } from "./read-input.ts";

/** The inputs that the words of a command line lead to. */
export interface Inputs {
  /** Each file once, and "-" for standard input. */
  readonly paths: readonly string[];
  /** The folders that were searched. */
  readonly folders: readonly string[];
  /** The words that lead to nothing, and folders that could not be read. */
  readonly unread: readonly UnreadFile[];
}

/** The way in which words that are no files are searched for them. */
export interface SearchOptions {
  /** False for `--no-ignore`. */
  readonly ignore: boolean;
  readonly takesLinks: boolean;
}

type WorkingFolder = Pick<CommandProcess, "locate">;

/**
 * Takes each word as a file where there is one of this name; otherwise as a folder, in which it finds the files that are named as
 * configurations are, or as a glob. A word that begins with "!" is a glob, or a folder, that leaves out what the others find.
 * See docs/decisions/0183-inputs-of-a-command-line.md.
 */
export function searchInputs(words: readonly string[], options: SearchOptions, process: WorkingFolder): Inputs {
  const kinds = words.map((word) => ({ word, kind: kindOf(word, process) }));
  const exclusions = kinds.filter(({ kind }) => kind === "exclusion").map(({ word }) => word);
  const isLeftOut = exclusionMatcher(exclusions, process);
  const [paths, folders, unread]: [string[], string[], UnreadFile[]] = [[], [], []];
  for (const { word, kind } of kinds) {
    if (kind === "exclusion") continue;
    if (kind === "file") {
      paths.push(word);
      continue;
    }
    if (word.length > GLOB_MAX_CHARACTERS) {
      unread.push({
        path: word,
        reason: `A glob has at most ${GLOB_MAX_CHARACTERS} characters. Write several shorter ones.`,
      });
      continue;
    }
    const found = kind === "folder" ? findInFolder(word, options, process) : findByGlob(word, options, process);
    const kept = found.files.filter((path) => !isLeftOut(path));
    paths.push(...kept);
    folders.push(...found.folders);
    unread.push(...found.unread);
    if (kept.length + found.unread.length === 0) {
      unread.push({ path: word, reason: explainNothing(kind, options, exclusions.length > 0) });
    }
  }
  const [first] = exclusions;
  if (first !== undefined && exclusions.length === words.length) {
    unread.push({ path: first, reason: "It only leaves files out. Name files, folders or globs, too." });
  }
  return { paths, folders, unread };
}

type WordKind = "file" | "folder" | "glob" | "exclusion";

/** A file that has the name is meant, whatever else the name could be; what is not there is reported as a file. */
function kindOf(word: string, { locate }: WorkingFolder): WordKind {
  if (isStandardInput(word)) return "file";
  const kind = kindThere(locate(word));
  if (kind !== undefined) return kind;
  if (/^!(?!\()./.test(word)) return "exclusion";
  return picomatch.scan(nameOfPath(word)).isGlob ? "glob" : "file";
}

function kindThere(path: string): "file" | "folder" | undefined {
  try {
    return statSync(path).isDirectory() ? "folder" : "file";
  } catch {
    return undefined;
  }
}

function findInFolder(word: string, options: SearchOptions, process: WorkingFolder): Found {
  const matches = fileMatcher({ include: DEFAULT_GLOBS, exclude: [] });
  return findFiles(nameOfPath(word), toSearch(matches, options), process);
}

/** Only the folder before the first sign of the glob is searched. */
function findByGlob(word: string, options: SearchOptions, process: WorkingFolder): Found {
  const { base, glob } = picomatch.scan(nameOfPath(word));
  const matches = fileMatcher({ include: [glob], exclude: [] });
  const folder = base === "" ? "." : base;
  if (kindThere(process.locate(folder)) !== "folder") return { files: [], folders: [], unread: [] };
  return findFiles(folder, toSearch(matches, options), process);
}

function toSearch(matches: (path: string) => boolean, { ignore, takesLinks }: SearchOptions) {
  return { matches, ignores: ignore, takesLinks };
}

/** Globs that leave out are from the working folder. A folder's name leaves out all that is in it. */
function exclusionMatcher(exclusions: readonly string[], { locate }: WorkingFolder): (path: string) => boolean {
  if (exclusions.length === 0) return () => false;
  const start = resolve(locate("."));
  const globs = exclusions
    .map((word) => nameOfPath(word.slice(1)).replace(/^(?:\.\/)+|\/+$/g, ""))
    .flatMap((glob) => [glob, `${glob}/**`]);
  const matches = fileMatcher({ include: globs, exclude: [] });
  return (path) => matches(nameOfPath(relative(start, resolve(locate(path)))));
}

function explainNothing(kind: "folder" | "glob", { ignore }: SearchOptions, hasExclusions: boolean): string {
  const names = DEFAULT_GLOBS.map((glob) => `"${posix.basename(glob)}"`).join(" or ");
  const nothing = kind === "folder" ? `It has no file called ${names}` : "It is a glob, and no file matches it";
  const except = [...(ignore ? [".gitignore", "node_modules"] : []), ...(hasExclusions ? ['words with "!"'] : [])];
  const leftOut = except.length === 0 ? "" : `, apart from what ${joinParts(except, "or")} may leave out`;
  const advice = kind === "folder" ? "Name files, or write a glob" : "Check the glob";
  return `${nothing}${leftOut}. ${advice}${ignore ? ", or add --no-ignore" : ""}.`;
}
