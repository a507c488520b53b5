/** The changelog: its sections, what commits say to users, and the version that follows from them. */

/** A commit's message. */
export interface Commit {
  readonly subject: string;
  readonly body: string;
}

type Level = "major" | "minor" | "patch";

interface Change {
  readonly level: Level;
  /** The heading of the changelog that it belongs under. */
  readonly heading: string;
  readonly line: string;
}

export const UNRELEASED = "Unreleased";

const SUBJECT = /^(?<type>feat|fix|perf)(?:\((?<scope>[^)]+)\))?(?<mark>!)?: (?<text>.+)$/;

/** The subject of any type, for a change that breaks something. */
const BREAKING_SUBJECT = /^\w+(?:\((?<scope>[^)]+)\))?!?: (?<text>.+)$/;

const BREAKING_BODY = /^BREAKING[ -]CHANGE: (?<text>[^]+?)(?:\n\n|$(?![^]))/m;

const HEADINGS = ["To upgrade", "Added", "Changed", "Fixed"] as const;

const KINDS: Readonly<Record<string, Omit<Change, "line">>> = {
  feat: { level: "minor", heading: "Added" },
  perf: { level: "patch", heading: "Changed" },
  fix: { level: "patch", heading: "Fixed" },
};

/** Scopes of what users do not get: the project's own tests, measurements and tools. */
const INTERNAL_SCOPES: readonly string[] = ["bench", "build", "ci", "deps", "docs", "fuzz", "lint", "release", "test"];

const LEVELS: readonly Level[] = ["major", "minor", "patch"];

/** The text of a section; undefined where there is none, or nothing in it. */
export function sectionOf(changelog: string, name: string): string | undefined {
  const [, ...sections] = changelog.split(/^## /m);
  const section = sections.find((one) => one.startsWith(`${name}\n`));
  const text = section?.slice(name.length).trim();
  return text === "" ? undefined : text;
}

/**
 * The changelog of a new version: what stood under "Unreleased" becomes its section, before all others.
 *
 * @param draft the text of the section where nothing stands under "Unreleased".
 */
export function withVersion(changelog: string, version: string, draft: string): string {
  const text = sectionOf(changelog, UNRELEASED) ?? draft;
  const [head = "", ...sections] = changelog.split(/^(?=## )/m);
  const older = sections.filter((one) => !one.startsWith(`## ${UNRELEASED}\n`));
  return [head, `## ${version}\n\n${text.trim()}\n`, ...(older.length === 0 ? [] : ["\n"]), ...older].join("");
}

/** The changes that commits tell users, under the headings of the changelog; empty where they tell none. */
export function draftOf(commits: readonly Commit[]): string {
  const changes = commits.flatMap(changesOf);
  return HEADINGS.flatMap((heading) => {
    const lines = changes.filter((change) => change.heading === heading).map(({ line }) => line);
    return lines.length === 0 ? [] : [`### ${heading}\n\n${[...new Set(lines)].join("\n")}\n`];
  }).join("\n");
}

/** The version after this one, by the change that weighs most. */
export function nextVersion(version: string, commits: readonly Commit[]): string {
  const [major = 0, minor = 0, patch = 0] = version.split(".").map(Number);
  const levels = commits.flatMap(changesOf).map(({ level }) => level);
  const level = LEVELS.find((one) => levels.includes(one)) ?? "patch";
  if (level === "major") return `${major + 1}.0.0`;
  return level === "minor" ? `${major}.${minor + 1}.0` : `${major}.${minor}.${patch + 1}`;
}

function changesOf({ subject, body }: Commit): readonly Change[] {
  const breaking = breakingTextOf(subject, body);
  const { type = "", scope, text = "" } = SUBJECT.exec(subject)?.groups ?? {};
  const { scope: anyScope } = BREAKING_SUBJECT.exec(subject)?.groups ?? {};
  const change = KINDS[type];
  return [
    ...(breaking === undefined
      ? []
      : [{ level: "major", heading: "To upgrade", line: lineOf(breaking, anyScope) } as const]),
    ...(change === undefined || (scope !== undefined && INTERNAL_SCOPES.includes(scope))
      ? []
      : [{ ...change, line: lineOf(text, scope) }]),
  ];
}

/** The step that users must take, or else the subject of the commit; undefined for a commit that breaks nothing. */
function breakingTextOf(subject: string, body: string): string | undefined {
  const text = BREAKING_BODY.exec(body)?.groups?.["text"];
  if (text !== undefined) return text.replaceAll(/\s+/g, " ").trim();
  return /^\w+(?:\([^)]+\))?!: /.test(subject) ? BREAKING_SUBJECT.exec(subject)?.groups?.["text"] : undefined;
}

function lineOf(text: string, scope: string | undefined): string {
  const sentence = text.slice(0, 1).toUpperCase() + text.slice(1).replace(/\.$/, "");
  return scope === undefined ? `- ${sentence}.` : `- ${sentence} (${scope}).`;
}
