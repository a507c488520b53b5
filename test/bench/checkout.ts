/** Puts commits of this project into folders, with packages and bundles, so that they can be run. */
import { execFileSync } from "node:child_process";
import { cpSync, existsSync, readFileSync, symlinkSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import type { Subject } from "./figure.ts";

const root = fileURLToPath(new URL("../..", import.meta.url));

/**
 * The files that git would commit of this checkout and its changes. They are measured as a copy, so that its bundles
 * can be built without a change to those that are committed.
 */
export function copyCheckout(folder: string, needsBuild: boolean): Subject {
  const listed = git("ls-files", "-z", "--cached", "--others", "--exclude-standard", "--deduplicate");
  for (const path of listed.split("\0").filter((one) => one !== "" && existsSync(join(root, one)))) {
    cpSync(join(root, path), join(folder, path));
  }
  return prepare({ name: "this", root: folder }, needsBuild);
}

/** @throws where there is no such commit. */
export function checkOut(commit: string, folder: string, needsBuild: boolean): Subject {
  const hash = git("rev-parse", "--verify", "--end-of-options", `${commit}^{commit}`).trim();
  const archive = execFileSync("git", ["-C", root, "archive", hash], { maxBuffer: Number.POSITIVE_INFINITY });
  execFileSync("tar", ["-x", "-C", folder], { input: archive });
  return prepare({ name: commit, root: folder }, needsBuild);
}

/** The packages are this checkout's own where the lock file is the same. */
function prepare(subject: Subject, needsBuild: boolean): Subject {
  const lockOf = (folder: string) => readFileSync(join(folder, "package-lock.json"), "utf8");
  if (lockOf(subject.root) === lockOf(root)) {
    symlinkSync(join(root, "node_modules"), join(subject.root, "node_modules"));
  } else {
    console.error(`Installing the packages of ${subject.name} …`);
    run(subject, "npm", ["ci", "--ignore-scripts", "--no-audit", "--no-fund"]);
  }
  if (needsBuild) {
    console.error(`Building ${subject.name} …`);
    run(subject, process.execPath, ["action/build.ts"]);
  }
  return subject;
}

function git(...words: readonly string[]): string {
  return execFileSync("git", ["-C", root, ...words], { encoding: "utf8", maxBuffer: Number.POSITIVE_INFINITY });
}

/** The output of a tool is no part of the bench's output. */
function run({ root: cwd }: Subject, program: string, words: readonly string[]): void {
  execFileSync(program, words, { cwd, stdio: ["ignore", 2, 2] });
}
