import picomatch from "picomatch";
import { GLOB_MAX_CHARACTERS } from "../shared/index.ts";
import { ActionError } from "./action-error.ts";

/** The paths to take: those that match a glob of `include` and none of `exclude`. */
export interface FileGlobs {
  readonly include: readonly string[];
  readonly exclude: readonly string[];
}

/**
 * Builds the test of a path against globs. Both are relative to the repository's root and separate folders with `/`,
 * on every system; a name that starts with a dot is a name like any other.
 *
 * @param options `inAnyCase` to take names that some file systems read as the same; what is left out keeps its case.
 */
export function fileMatcher({ include, exclude }: FileGlobs, { inAnyCase = false } = {}): (path: string) => boolean {
  // A name may hold a line feed, which `.` matches only with the flag "s": no file may hide behind its name.
  const matcher = (globs: readonly string[], flags: string) =>
    picomatch([...globs], { dot: true, windows: false, flags });
  const [isIncluded, isExcluded] = [matcher(include, inAnyCase ? "si" : "s"), matcher(exclude, "s")];
  return (path) => isIncluded(path) && !isExcluded(path);
}

/** The globs that hold where a workflow writes none. */
export const DEFAULT_GLOBS: readonly string[] = ["**/providers.json", "**/providers.jsonc"];

/** Builds the test whether globs name a path, other than by the name that every configuration has by default. */
export function nameMatcher({ include, exclude }: FileGlobs): (path: string) => boolean {
  return fileMatcher({ include: include.filter((glob) => !DEFAULT_GLOBS.includes(glob)), exclude });
}

/**
 * Reads the input `files`.
 *
 * @param globs one a line.
 * @throws ActionError that says what the input takes.
 */
export function readGlobs(globs: readonly string[]): FileGlobs {
  const include = globs.filter((glob) => !isExclusion(glob));
  const exclude = globs.filter(isExclusion).map((glob) => glob.slice(1).trim());
  if (include.length === 0 || exclude.includes("")) {
    throw new ActionError(
      'Input "files" must be globs, one per line, at least one of them without "!", such as "**/providers.json".',
    );
  }
  for (const glob of [...include, ...exclude]) refuseMistake(glob);
  return { include, exclude };
}

/** Mistakes that people make in globs, and what to write instead. Taken as globs, these would match nothing. */
const MISTAKES: readonly { readonly pattern: RegExp; readonly rule: string; readonly fix: string }[] = [
  { pattern: /^- +/, rule: 'without "- " at the start, because it is a text and not a list', fix: "" },
  { pattern: /^(["'])(.*)\1$/, rule: "without quotes around them", fix: "$2" },
  { pattern: / +#.*$/, rule: "without comments", fix: "" },
  { pattern: /^\/+/, rule: 'from the root of the repository, without "/" at the start', fix: "" },
  { pattern: /\/+$/, rule: "of files, not of folders", fix: "/**" },
];

function refuseMistake(glob: string): void {
  if (glob.length > GLOB_MAX_CHARACTERS) {
    throw new ActionError(
      `Input "files" accepts globs of at most ${GLOB_MAX_CHARACTERS} characters, and one has ${glob.length}: write several shorter ones.`,
    );
  }
  const mistake = MISTAKES.find(({ pattern }) => pattern.test(glob));
  if (mistake === undefined) return;
  const { pattern, rule, fix } = mistake;
  throw new ActionError(
    `Input "files" must be globs ${rule}: write "${glob.replace(pattern, fix)}" instead of "${glob}".`,
  );
}

/** `!(a|b)` is a pattern, `!a` leaves out what `a` matches. */
function isExclusion(glob: string): boolean {
  return glob.startsWith("!") && !glob.startsWith("!(");
}
