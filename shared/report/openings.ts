import { openingText } from "../changes/opening.ts";
import { codeSpan } from "../text/markdown.ts";
import { joinParts, listNames } from "../text/wording.ts";
import { distinctChanges, type FileChanges, type SharedChange } from "./file-changes.ts";
import { SHOWN_ACCEPTANCES_MAX } from "./limits.ts";

/** That someone accepted an opening. */
export interface Acceptance {
  /** The name of an account; untrusted. */
  readonly by: string;
  readonly how: "review" | "label";
  /** An RFC 3339 time. */
  readonly at: string;
}

/** The facts of a change that opens something, beside what it opens. */
export interface Opening {
  /** The fingerprint by which it is accepted; null where a part of it is masked. */
  readonly fingerprint: string | null;
  /** In the order of time. */
  readonly accepted: readonly Acceptance[];
}

/** The openings of a change. */
export interface Openings {
  /** By `openingText`. */
  readonly byText: ReadonlyMap<string, Opening>;
  /** The fingerprint that accepts all of them; null where one has none. */
  readonly fingerprint: string | null;
  /** True where an acceptance counts in this run: then reports say how to accept. */
  readonly canBeAccepted: boolean;
}

/** Finds the opening that a change is; undefined where it opens nothing, or nothing is known. */
export function openingOf(openings: Openings | undefined, change: SharedChange): Opening | undefined {
  return change.effect === "opens" ? openings?.byText.get(openingText(change)) : undefined;
}

export function isAccepted(opening: Opening | undefined): boolean {
  return opening !== undefined && opening.accepted.length > 0;
}

/**
 * The changes of all files in the order of reports: as `distinctChanges` has them, but with openings that are not
 * accepted first. No one has judged these yet, and a place with a limit must not leave them out.
 */
export function reportedChanges(
  files: readonly FileChanges[],
  openings: Openings | undefined,
): readonly SharedChange[] {
  const all = distinctChanges(files);
  if (countAccepted(files, openings) === 0) return all;
  const {
    open = [],
    accepted = [],
    others = [],
  } = Object.groupBy(all, (change) => {
    if (change.effect !== "opens") return "others";
    return isAccepted(openingOf(openings, change)) ? "accepted" : "open";
  });
  return [...open, ...accepted, ...others];
}

/** The number of accepted changes that open something. */
export function countAccepted(files: readonly FileChanges[], openings: Openings | undefined): number {
  if (openings === undefined || ![...openings.byText.values()].some(isAccepted)) return 0;
  return distinctChanges(files).filter((change) => isAccepted(openingOf(openings, change))).length;
}

const WAYS = { review: "approving review", label: "label" } as const satisfies Record<Acceptance["how"], string>;

/** "Accepted by `octocat` (approving review)."; "" where it is not. Inline Markdown that mentions no one. */
export function acceptedText(opening: Opening | undefined): string {
  if (opening === undefined || !isAccepted(opening)) return "";
  const each = opening.accepted.map(({ by, how }) => `${codeSpan(by)} (${WAYS[how]})`);
  return `Accepted by ${joinParts(
    listNames(each, (text) => text, SHOWN_ACCEPTANCES_MAX),
    "and",
  )}.`;
}
