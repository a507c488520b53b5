import { execFileSync } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { onTestFinished } from "vitest";
import type { Files } from "./pull-request.ts";

/** A real git repository, which is removed after the test. */
export interface GitRepository {
  readonly folder: string;
  /** Runs git in it, and gives what it prints. */
  readonly git: (...args: readonly string[]) => string;
  /** Writes files and removes those that are null; commits all, and gives the commit's id. */
  readonly commit: (files: Files) => string;
  /** Commits a symbolic link. */
  readonly link: (path: string, target: string) => string;
}

/** What keeps git apart from the machine's own settings. */
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

/** An empty folder, which is removed after the test. */
export function temporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), "provider-steward-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  return folder;
}

export function createGitRepository(): GitRepository {
  const folder = temporaryFolder();
  const git = (...args: readonly string[]) => runGit(folder, args).toString().trim();
  git("init", "--quiet", "--initial-branch", "main");
  const commitAll = () => {
    git("add", "--all");
    git("commit", "--quiet", "--allow-empty", "--message", "Change");
    return git("rev-parse", "HEAD");
  };
  return {
    folder,
    git,
    commit: (files) => {
      for (const [path, content] of Object.entries(files)) {
        mkdirSync(dirname(join(folder, path)), { recursive: true });
        if (content === null) rmSync(join(folder, path), { recursive: true });
        else writeFileSync(join(folder, path), content);
      }
      return commitAll();
    },
    link: (path, target) => {
      symlinkSync(target, join(folder, path));
      return commitAll();
    },
  };
}

/** A checkout of a commit without its history, as `actions/checkout` makes it. */
export function shallowCheckout({ folder }: GitRepository, commit: string): string {
  const checkout = temporaryFolder();
  runGit(checkout, ["init", "--quiet"]);
  runGit(folder, ["config", "uploadpack.allowAnySHA1InWant", "true"]);
  runGit(checkout, ["fetch", "--quiet", "--depth", "1", `file://${folder}`, commit]);
  runGit(checkout, ["checkout", "--quiet", commit]);
  return checkout;
}
