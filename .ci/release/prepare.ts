/** Writes the next version into the files that name it, for a commit that people read before it is released. */
import { execFileSync } from "node:child_process";
import { globSync, readFileSync, writeFileSync } from "node:fs";
import packageJson from "../../package.json" with { type: "json" };
import { draftOf, nextVersion, sectionOf, UNRELEASED, withVersion } from "./changelog.ts";
import { commitsSinceRelease } from "./facts.ts";

const CHANGELOG = "CHANGELOG.md";

/** A prepared release: the version, and the files that were changed. */
export interface Prepared {
  readonly version: string;
  readonly files: readonly string[];
  /** True if the changelog's text was made of commits, which somebody has to read first. */
  readonly isDraft: boolean;
}

/** @param wanted the version; the one that follows from the commits where none is named. */
export function prepare(wanted: string | undefined): Prepared {
  const commits = commitsSinceRelease();
  const version = wanted ?? nextVersion(packageJson.version, commits);
  const changelog = readFileSync(CHANGELOG, "utf8");
  const isDraft = sectionOf(changelog, UNRELEASED) === undefined;
  if (sectionOf(changelog, version) === undefined) {
    writeFileSync(CHANGELOG, withVersion(changelog, version, draftOf(commits) || "Nothing changes for users."));
  }
  if (version !== packageJson.version) {
    execFileSync("npm", ["version", version, "--no-git-tag-version", "--ignore-scripts"], { stdio: "pipe" });
  }
  const documents = globSync("docs/**/*.md").filter((path) => renameIn(path, packageJson.version, version));
  return { version, files: ["package.json", "package-lock.json", CHANGELOG, ...documents], isDraft };
}

/** Documents name the package by its version, and show the version that a server tells. */
function renameIn(path: string, from: string, to: string): boolean {
  const text = readFileSync(path, "utf8");
  const renamed = text
    .replaceAll(`${packageJson.name}-${from}.tgz`, `${packageJson.name}-${to}.tgz`)
    .replaceAll(`"build": "${from}"`, `"build": "${to}"`);
  if (renamed === text) return false;
  writeFileSync(path, renamed);
  return true;
}
