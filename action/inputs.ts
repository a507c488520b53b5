import { posix } from "node:path";
import { GLOB_MAX_CHARACTERS } from "../shared/index.ts";
import type { FileGlobs } from "./files/pick.ts";
import { POLICY_FILE } from "./policy.ts";
import { Trouble } from "./trouble.ts";

const FAIL_ON = ["error", "warning", "never"] as const;

/** The lightest finding that makes the step fail. */
export type FailOn = (typeof FAIL_ON)[number];

/** The inputs of `action.yml`, checked. */
export interface Inputs {
  readonly files: FileGlobs;
  readonly failOn: FailOn;
  /** From the root of the repository. */
  readonly policy: string;
  readonly token: string;
}

/**
 * Reads and checks every input. The defaults stand in `action.yml` alone, so an input that is not there is empty here.
 *
 * @param getInput gives an input's text by its name, without white space around it, or "".
 * @throws Trouble that names the input and what it takes.
 */
export function readInputs(getInput: (name: string) => string): Inputs {
  return {
    files: readGlobs(getInput("files")),
    failOn: readFailOn(getInput("fail-on")),
    policy: readPolicyPath(getInput("policy")),
    token: readToken(getInput("token")),
  };
}

function readGlobs(text: string): FileGlobs {
  const globs = text
    .split(/\r\n|\r|\n/)
    .map((line) => line.trim())
    .filter((line) => line !== "");
  const include = globs.filter((glob) => !isExclusion(glob));
  const exclude = globs.filter(isExclusion).map((glob) => glob.slice(1).trim());
  if (include.length === 0 || exclude.includes("")) {
    throw new Trouble(
      'Input "files" takes globs, one a line, at least one of them without "!", such as "**/providers.json".',
    );
  }
  for (const glob of [...include, ...exclude]) refuseMistake(glob);
  return { include, exclude };
}

/** What people write where a glob belongs, and what to write instead. Taken as globs, these would match nothing. */
const MISTAKES: readonly { readonly pattern: RegExp; readonly rule: string; readonly mend: string }[] = [
  { pattern: /^- +/, rule: 'without "- " at the start, because it is a text and not a list', mend: "" },
  { pattern: /^(["'])(.*)\1$/, rule: "without quotes around them", mend: "$2" },
  { pattern: / +#.*$/, rule: "without comments", mend: "" },
  { pattern: /^\/+/, rule: 'from the root of the repository, without "/" at the start', mend: "" },
  { pattern: /\/+$/, rule: "of files, not of folders", mend: "/**" },
];

function refuseMistake(glob: string): void {
  if (glob.length > GLOB_MAX_CHARACTERS) {
    throw new Trouble(
      `Input "files" takes globs of at most ${GLOB_MAX_CHARACTERS} characters, and one has ${glob.length}: write several shorter ones.`,
    );
  }
  const mistake = MISTAKES.find(({ pattern }) => pattern.test(glob));
  if (mistake === undefined) return;
  const { pattern, rule, mend } = mistake;
  throw new Trouble(`Input "files" takes globs ${rule}: write "${glob.replace(pattern, mend)}" for "${glob}".`);
}

/** `!(a|b)` is a pattern, `!a` leaves out what `a` matches. */
function isExclusion(glob: string): boolean {
  return glob.startsWith("!") && !glob.startsWith("!(");
}

function readFailOn(text: string): FailOn {
  const known = FAIL_ON.find((value) => value === text);
  if (known === undefined) {
    throw new Trouble(`Input "fail-on" takes "error", "warning" or "never", and it is "${text}".`);
  }
  return known;
}

function readPolicyPath(text: string): string {
  const path = posix.normalize(text);
  if (text === "" || /^\.{0,2}\/|^\.\.?$|\/$/.test(path)) {
    throw new Trouble(
      `Input "policy" takes the path of a file from the root of the repository, such as "${POLICY_FILE}", and it is "${text}".`,
    );
  }
  return path;
}

/** Refuses what cannot stand in a request's header, because the error that tells so would repeat the token. */
function readToken(text: string): string {
  if (!/^[\x21-\x7e]+$/.test(text)) {
    throw new Trouble(
      `Input "token" is ${text === "" ? "empty" : "no token: it holds characters that a token cannot have"}. ` +
        `Leave it out to use the job's own token, or give one from the repository's secrets.`,
    );
  }
  return text;
}
