import { lstatSync } from "node:fs";
import { join } from "node:path";
import { decodeFile, FILE_MAX_BYTES } from "../../shared/index.ts";
import { readFileBounded } from "../file-system.ts";
import { runGit } from "../files/git.ts";
import { DEFAULT_GLOBS } from "../globs.ts";
import { POLICY_FILE } from "../loaded-settings.ts";

/** A file of the repository, by its path from the root with "/". */
export interface SeenFile {
  readonly path: string;
  readonly text: string;
}

/** All that a set-up goes by: what is in a repository, and where that is hosted. */
export interface Seen {
  /** The absolute path of the repository's root. */
  readonly root: string;
  /** The configurations by their default names, in the order of their paths. */
  readonly configurations: readonly SeenFile[];
  /** The policy file; undefined where there is none. */
  readonly policy: string | undefined;
  readonly host: Host;
  /** The workflows and pipelines. */
  readonly pipelines: readonly SeenFile[];
  /** Tells if there is anything at a path, be it a link that leads nowhere. */
  readonly isThere: (path: string) => boolean;
}

export type Host = "github" | "gitlab";

export const GITLAB_PIPELINE = ".gitlab-ci.yml";

const PIPELINES = [".github/workflows/*.yml", ".github/workflows/*.yaml", GITLAB_PIPELINE, ".gitlab/**/*.yml"];

/** Looks at the repository that a folder is in; undefined where git knows of none. */
export async function lookAt(folder: string, environment: NodeJS.ProcessEnv): Promise<Seen | undefined> {
  const git = async (base: string, ...words: readonly string[]) =>
    (await runGit(base, words, environment))?.toString("utf8");
  const root = (await git(folder, "rev-parse", "--show-toplevel"))?.replace(/\r?\n$/, "");
  if (root === undefined || root === "") return undefined;
  const filesOf = async (globs: readonly string[]) => {
    const patterns = globs.map((glob) => `:(top,glob)${glob}`);
    // With what is not committed yet, and without what the repository ignores.
    const list = await git(root, "ls-files", "-z", "--cached", "--others", "--exclude-standard", "--", ...patterns);
    const paths = new Set((list ?? "").split("\0").filter((path) => path !== ""));
    return [...paths].toSorted((one, other) => (one < other ? -1 : 1)).flatMap((path) => readSeen(root, path));
  };
  const pipelines = await filesOf(PIPELINES);
  const remotes = (await git(root, "config", "--get-regexp", String.raw`^remote\..*\.url$`)) ?? "";
  return {
    root,
    configurations: await filesOf(DEFAULT_GLOBS),
    policy: readSeen(root, POLICY_FILE)[0]?.text,
    host: hostOf(remotes, pipelines),
    pipelines,
    isThere: (path) => isThere(join(root, path)),
  };
}

/** A file that can be read as it is: no link, which the checks do not follow. */
function readSeen(root: string, path: string): readonly SeenFile[] {
  const place = join(root, path);
  try {
    if (!lstatSync(place).isFile()) return [];
    const text = decodeFile(readFileBounded(place, FILE_MAX_BYTES + 1), FILE_MAX_BYTES);
    return text.ok ? [{ path, text: text.value }] : [];
  } catch {
    // Listed by git and deleted since, or not for this user to read.
    return [];
  }
}

/** Tells if anything is at a path. Where it cannot be seen, nothing is: an attempt to write there says why. */
function isThere(path: string): boolean {
  try {
    lstatSync(path);
    return true;
  } catch {
    return false;
  }
}

/** By the hosts of the remotes, and where these say nothing, by the pipelines that there are. */
function hostOf(remotes: string, pipelines: readonly SeenFile[]): Host {
  if (/\bgitlab\b/i.test(remotes)) return "gitlab";
  if (/\bgithub\b/i.test(remotes)) return "github";
  return pipelines.length > 0 && pipelines.every(({ path }) => path.startsWith(".gitlab")) ? "gitlab" : "github";
}
