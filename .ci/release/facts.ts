/** The facts that a release depends on beside the sources: the state of the repository, and the changelog. */
import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import packageJson from "../../package.json" with { type: "json" };
import { type Commit, sectionOf } from "./changelog.ts";

/** The state of the repository. */
export interface Facts {
  readonly version: string;
  /** The tag of the version. */
  readonly tag: string;
  readonly commit: string;
  /** The time of the commit. */
  readonly time: Date;
  /** The files that differ from the commit. */
  readonly changed: readonly string[];
  /** The commit that the tag names; undefined where there is no such tag. */
  readonly tagged: string | undefined;
  readonly hasRemote: boolean;
  /** The changelog's text on the version; undefined where it has none. */
  readonly notes: string | undefined;
}

/** An obstacle to a release, and what to do about it. */
export interface Obstacle {
  readonly problem: string;
  readonly help: string;
  /** True if a dry run may go on: what is wrong is wrong only of the tree as it is now. */
  readonly isForNow: boolean;
}

/** A dry run changes nothing, a real one creates the tag, and the workflow runs where the tag is there. */
export type Mode = "dry run" | "real" | "tagged";

export const REMOTE = "origin";

export function readFacts(): Facts {
  const { version } = packageJson;
  const tag = `v${version}`;
  const commit = git("rev-parse", "HEAD");
  return {
    version,
    tag,
    commit,
    time: new Date(Number(git("show", "--no-patch", "--format=%ct", "HEAD")) * 1000),
    changed: linesOf(git("status", "--porcelain")),
    tagged: commitOf(tag),
    hasRemote: linesOf(git("remote")).includes(REMOTE),
    notes: sectionOf(readFileSync("CHANGELOG.md", "utf8"), version),
  };
}

/** The obstacles that are known before anything is built. */
export function obstaclesIn(facts: Facts, mode: Mode): readonly Obstacle[] {
  const { version, tag, commit, changed, tagged, hasRemote, notes } = facts;
  const prepare = "Prepare the next version with `npm run release -- --prepare`, and commit it.";
  return [
    ...(notes === undefined
      ? [{ problem: `CHANGELOG.md says nothing of version ${version}.`, help: prepare, isForNow: false }]
      : []),
    ...(mode !== "tagged" && tagged !== undefined
      ? [
          {
            problem: `The tag ${tag} is there already, at ${tagged}: a version is released once.`,
            help: prepare,
            isForNow: false,
          },
        ]
      : []),
    ...(mode === "tagged" && tagged !== commit
      ? [
          {
            problem: `package.json has the version ${version}, and this commit has no tag ${tag}.`,
            help: "Delete the wrong tag, and make the release with `npm run release`, which creates the right one.",
            isForNow: false,
          },
        ]
      : []),
    ...(changed.length > 0
      ? [
          {
            problem: `The working tree has changes that are in no commit: ${listed(changed.map((line) => line.slice(3)))}.`,
            help: "Commit them, or put them aside with `git stash --include-untracked`.",
            isForNow: true,
          },
        ]
      : []),
    ...(mode !== "tagged" && !hasRemote
      ? [
          {
            problem: `There is no remote repository \`${REMOTE}\` to push the tag to.`,
            help: `Name it with \`git remote add ${REMOTE} URL\`.`,
            isForNow: true,
          },
        ]
      : []),
  ];
}

/** The obstacle that the committed bundles are not what the sources give; none where they are. */
export function obstaclesOfBundles(stale: readonly string[]): readonly Obstacle[] {
  if (stale.length === 0) return [];
  return [
    {
      problem: `The bundles in action/dist are not what the sources give: ${listed(stale)}.`,
      help: "Run `npm run build`, and commit what it writes.",
      isForNow: true,
    },
  ];
}

/** The commits since the last release, the newest first, without merges; all of them where there is none. */
export function commitsSinceRelease(): readonly Commit[] {
  const [last] = linesOf(git("tag", "--list", "v*.*.*", "--sort=-version:refname", "--merged", "HEAD"));
  const range = last === undefined ? "HEAD" : `${last}..HEAD`;
  return git("log", "--no-merges", "--format=%s%n%b%x00", range)
    .split("\0")
    .map((text) => text.trim())
    .filter((text) => text !== "")
    .map((text) => {
      const [subject = "", ...body] = text.split("\n");
      return { subject, body: body.join("\n").trim() };
    });
}

export function git(...words: readonly string[]): string {
  return execFileSync("git", words, {
    encoding: "utf8",
    maxBuffer: 64 * 1024 * 1024,
    stdio: ["ignore", "pipe", "pipe"],
  }).trimEnd();
}

function commitOf(tag: string): string | undefined {
  try {
    return git("rev-parse", "--quiet", "--verify", `refs/tags/${tag}^{commit}`);
  } catch {
    return undefined;
  }
}

function linesOf(text: string): readonly string[] {
  return text.split("\n").filter((line) => line !== "");
}

/** The first names of a list, and how many more there are. */
function listed(names: readonly string[]): string {
  const rest = names.length - 3;
  return `${names.slice(0, 3).join(", ")}${rest > 0 ? ` and ${rest} more` : ""}`;
}
