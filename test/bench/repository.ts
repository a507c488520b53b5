import { execFileSync } from "node:child_process";
import { mkdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import type { Files } from "../action/support/pull-request.ts";

/** Makes a folder a git repository, and gives what commits files in it: that gives the commit's id. */
export function createRepository(folder: string): (files: Files) => string {
  const git = (...words: readonly string[]) => {
    const identity = ["-c", "user.name=bench", "-c", "user.email=bench@example.com"];
    return execFileSync("git", ["-C", folder, ...identity, ...words], { encoding: "utf8" }).trim();
  };
  mkdirSync(folder, { recursive: true });
  git("init", "-q");
  return (files) => {
    for (const [path, content] of Object.entries(files)) {
      mkdirSync(dirname(join(folder, path)), { recursive: true });
      writeFileSync(join(folder, path), content ?? "");
    }
    git("add", ".");
    git("commit", "-q", "-m", "Add configurations");
    return git("rev-parse", "HEAD");
  };
}
