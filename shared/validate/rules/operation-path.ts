import { isTrimmed, nameOfUrl } from "../../effective/urls.ts";
import { type PathSegment, pathSegments } from "../../text/http-url.ts";
import { lazilyFor } from "../../text/lazily.ts";
import { quote } from "../../text/wording.ts";
import type { EntryKind, Vocabulary } from "../../vocabulary/vocabulary.ts";
import type { Rule } from "./rule.ts";

const OPERATIONS = ["completions", "messages", "responses", "embeddings"];

export const operationPath: Rule = {
  id: "operation-path",
  severity: "warning",
  summary: "A base URL that contains an operation, or the version twice",
  why: "The client appends the operation to the base URL, so the path is repeated and the server answers with 404.",
  description:
    "Finds URLs whose path ends in an operation (`/chat/completions`, `/messages`, `/responses`, `/embeddings`, `/model/…/converse`, `/models/…:generateContent` and their like; `/models` only after a version, for it may be a gateway's own path) or that repeats the version (`/v1/v1`). Case and a slash at the end do not matter. A URL that another layer replaces, or whose end the vocabulary says that the client removes, is ignored.",
  fix: "Removes it; not safe for an operation of one word without a version before it, which may be a gateway's own path.",
  examples: {
    wrong: '{ "providers": { "provider_a": { "baseUrl": "https://gateway.example.com/v1/messages" } } }',
    right: '{ "providers": { "provider_a": { "baseUrl": "https://gateway.example.com/v1" } } }',
  },
  dependsOn: "provider",

  *check(context) {
    const versions = versionsIn(context.configuration.vocabulary);
    for (const url of context.configuration.urls) {
      const http = url.isInForce && !isTrimmed(url) ? url.http : undefined;
      const segments = http && pathSegments(url.text, http);
      if (http === undefined || segments === undefined) continue;
      const { kept, operation, isCertain } = stripPath(segments, versions);
      if (kept.length === segments.length) continue;
      const start = kept.at(-1)?.end ?? http.path.start;
      const { end } = http.path;
      const remove = `Remove ${quote(url.text.slice(start, end))}.`;
      yield {
        place: { path: url.path, part: "value" },
        message:
          operation === undefined
            ? `${nameOfUrl(url)} contains the version twice.`
            : `${nameOfUrl(url)} ends in the operation ${quote(operation)}.`,
        advice: remove,
        fix: {
          title: remove,
          safe: isCertain,
          steps: [{ kind: "edit-string", path: url.path, start, end, text: "" }],
        },
      };
    }
  },
};

export interface StrippedPath {
  /** The path that a client can append its operations to. */
  readonly kept: readonly PathSegment[];
  /** The operation at the end; undefined where there is none. */
  readonly operation: string | undefined;
  /** False where what is removed may be a path that only looks like an operation. */
  readonly isCertain: boolean;
}

/** The ends of paths that are a version of an API. */
export interface Versions {
  /** True for a segment that is one. */
  readonly isVersion: (segment: PathSegment | undefined) => boolean;
  /** Those of several segments, in lower case. */
  readonly long: readonly (readonly string[])[];
}

/** A path without the operations and the repeated version at its end. */
export function stripPath(segments: readonly PathSegment[], versions: Versions): StrippedPath {
  const { isVersion } = versions;
  let end = segments.length;
  let operation: string | undefined;
  let isCertain = false;
  for (;;) {
    const length = operationLength(segments, end, isVersion);
    const repeated = length === 0 ? repeatedLength(segments, end, versions) : 0;
    if (length === 0 && repeated === 0) break;
    operation ??= length === 0 ? undefined : pathText(segments.slice(end - length, end));
    end -= length + repeated;
    isCertain ||= length > 1 || isVersion(segments[end - 1]);
  }
  return { kept: segments.slice(0, end), operation, isCertain };
}

/** The number of segments before `end` that are a version which stands before them, too. */
function repeatedLength(segments: readonly PathSegment[], end: number, { isVersion, long }: Versions): number {
  if (isVersion(segments[end - 1]) && isSameSegment(segments[end - 1], segments[end - 2])) return 1;
  return long.find((parts) => endsWith(segments, [...parts, ...parts], end))?.length ?? 0;
}

/** Tells if the segments before `end` end in these, given in lower case: without a copy, for a path may be long. */
function endsWith(segments: readonly PathSegment[], parts: readonly string[], end: number): boolean {
  const start = end - parts.length;
  return start >= 0 && parts.every((part, index) => segments[start + index]?.text.toLowerCase() === part);
}

/** The number of segments before `end` that are an operation. */
function operationLength(segments: readonly PathSegment[], end: number, isVersion: Versions["isVersion"]): number {
  const textAt = (back: number) => segments[end - back]?.text.toLowerCase();
  const last = textAt(1);
  if (last === undefined) return 0;
  if (/:(?:stream)?generatecontent$/.test(last)) return textAt(2) === "models" ? 2 : 1;
  if (last === "completions" && textAt(2) === "chat") return 2;
  if (last === "models") return isVersion(segments[end - 2]) ? 1 : 0;
  // Without the model before it, it is no operation but a gateway's own path.
  if (last === "converse" || last === "converse-stream") return textAt(3) === "model" ? 3 : 0;
  return OPERATIONS.includes(last) ? 1 : 0;
}

/** The versions that a vocabulary names, and what looks like one. */
export const versionsIn = lazilyFor(({ providers, customVariants }: Vocabulary): Versions => {
  const kinds: readonly EntryKind[] = [...Object.values(providers), ...Object.values(customVariants)];
  const ends = kinds.flatMap(({ versionSegment }) => versionSegment?.toLowerCase() ?? []);
  const named = new Set(ends.map((end) => end.split("/").at(-1)));
  return {
    isVersion: (segment) =>
      segment !== undefined &&
      (/^v\d+(?:(?:alpha|beta)\d*)?$/i.test(segment.text) || named.has(segment.text.toLowerCase())),
    long: [...new Set(ends)].filter((end) => end.includes("/")).map((end) => end.split("/")),
  };
});

function isSameSegment(one: PathSegment | undefined, other: PathSegment | undefined): boolean {
  return one?.text.toLowerCase() === other?.text.toLowerCase();
}

function pathText(segments: readonly PathSegment[]): string {
  return segments.map(({ text }) => `/${text}`).join("");
}
