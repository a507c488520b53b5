import { execFileSync } from "node:child_process";
import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import type { GitObject, ObjectStore } from "./git-difference.ts";
import type { Files } from "./pull-request.ts";
import { temporaryFolder } from "./temporary-folder.ts";

/** A real git repository. */
export interface GitRepository extends ObjectStore {
  readonly folder: string;
  /** Runs git in it, and gives what it prints. */
  readonly git: (...args: readonly string[]) => string;
  /** Writes files and removes those that are null; commits all, and gives the commit's id. */
  readonly commit: (files: Files) => string;
}

/** The variables that keep git apart from the machine's own settings. */
const ENVIRONMENT = {
  PATH: process.env["PATH"],
  GIT_CONFIG_NOSYSTEM: "1",
  GIT_CONFIG_GLOBAL: "/dev/null",
  GIT_AUTHOR_NAME: "A",
  GIT_AUTHOR_EMAIL: "a@example.com",
  GIT_COMMITTER_NAME: "A",
  GIT_COMMITTER_EMAIL: "a@example.com",
  GIT_ALLOW_PROTOCOL: "file",
};

/** Runs git in a folder, and gives what it prints. */
export function runGit(folder: string, args: readonly string[]): Buffer {
  return execFileSync("git", args, {
    cwd: folder,
    env: ENVIRONMENT,
    stdio: ["ignore", "pipe", "ignore"],
    maxBuffer: 64 * 1024 * 1024,
  });
}

/** @param folder one that outlives the test, which the caller removes. */
export function createGitRepository(folder = temporaryFolder()): GitRepository {
  const git = (...args: readonly string[]) => runGit(folder, args).toString().trim();
  git("init", "--quiet", "--template=", "--initial-branch", "main");
  let objects: ReadonlyMap<string, GitObject> = new Map();
  return {
    folder,
    git,
    // All are read at once, because a process of git for each would be most of a test's time.
    object: (id) => {
      if (!objects.has(id)) objects = readObjects(folder);
      const object = objects.get(id);
      if (object === undefined) throw new Error(`The repository has no object ${id}.`);
      return object;
    },
    commit: (files) => {
      for (const [path, content] of Object.entries(files)) {
        mkdirSync(dirname(join(folder, path)), { recursive: true });
        if (content === null) rmSync(join(folder, path), { recursive: true });
        else writeFileSync(join(folder, path), content);
      }
      git("add", "--all");
      git("commit", "--quiet", "--allow-empty", "--message", "Change");
      return git("rev-parse", "HEAD");
    },
  };
}

/** Reads what `git cat-file --batch` prints: id, type and size on a line, then so many bytes and the end of a line. */
function readObjects(folder: string): ReadonlyMap<string, GitObject> {
  const printed = runGit(folder, ["cat-file", "--batch-all-objects", "--batch", "--unordered"]);
  const objects = new Map<string, GitObject>();
  for (let at = 0; at < printed.length; ) {
    const end = printed.indexOf("\n", at);
    const [id = "", type = "", size = ""] = printed.toString("latin1", at, end).split(" ");
    objects.set(id, { type, bytes: printed.subarray(end + 1, end + 1 + Number(size)) });
    at = end + 1 + Number(size) + 1;
  }
  return objects;
}

/** A checkout of a commit without its history, as `actions/checkout` makes it. */
export function shallowCheckout({ folder }: Pick<GitRepository, "folder">, commit: string): string {
  const checkout = temporaryFolder();
  runGit(checkout, ["init", "--quiet"]);
  runGit(folder, ["config", "uploadpack.allowAnySHA1InWant", "true"]);
  runGit(checkout, ["fetch", "--quiet", "--depth", "1", `file://${folder}`, commit]);
  runGit(checkout, ["checkout", "--quiet", commit]);
  return checkout;
}
