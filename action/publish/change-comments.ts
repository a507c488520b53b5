import { createHash } from "node:crypto";
import type { MarkedChange } from "../mark-changes.ts";
import { markParts } from "./annotations.ts";
import { markerOf } from "./marker.ts";
import type { Thread } from "./threads.ts";

/** A comment to write at the line of a change that opens or breaks something. */
export interface ChangeComment {
  readonly mark: MarkedChange;
  readonly path: string;
  /** 1-based, as `endLine`. */
  readonly startLine: number;
  readonly endLine: number;
  /** Markdown with the marker of this step and this change. */
  readonly body: string;
}

/** The work of a review on changes. A change that has an open thread that says the same is nowhere here. */
export interface ChangePlan {
  readonly comments: readonly ChangeComment[];
  /** Threads whose comment says what the change was on an earlier push. */
  readonly updates: readonly { readonly thread: Thread; readonly body: string }[];
  /** Changes to report elsewhere: no line of the diff shows them, there is no space, or their thread was resolved. */
  readonly left: readonly MarkedChange[];
  /** Threads to close: of what the change no longer does, and outdated ones. */
  readonly gone: readonly Thread[];
}

const PREFIX = "change:";

/** Tests for a thread about a change. */
export function isAboutChange({ fingerprint }: Pick<Thread, "fingerprint">): boolean {
  return fingerprint.startsWith(PREFIX);
}

/**
 * Plans the comments on changes: one for each, which says on the next push what it does then.
 *
 * @param threads those about changes that this step began before.
 * @param room how many comments there may be at most.
 */
export function planChanges(
  marks: readonly MarkedChange[],
  threads: readonly Thread[],
  key: string,
  room: number,
): ChangePlan {
  const fingerprints = changeFingerprints(marks);
  const known = new Set(fingerprints);
  const standing = new Map(threads.filter(({ state }) => state !== "outdated").map((one) => [one.fingerprint, one]));
  const comments: ChangeComment[] = [];
  const updates: { readonly thread: Thread; readonly body: string }[] = [];
  const left: MarkedChange[] = [];
  for (const [index, mark] of marks.entries()) {
    const fingerprint = fingerprints[index] ?? "";
    const body = formatChangeComment(mark, markerOf(fingerprint, key));
    const thread = standing.get(fingerprint);
    if (thread?.state === "open") {
      if (!saysTheSame(thread.body, body)) updates.push({ thread, body });
    } else if (thread !== undefined || !mark.isInDiff || mark.line === undefined || comments.length >= room) {
      left.push(mark);
    } else {
      comments.push({ mark, path: mark.path, startLine: mark.line, endLine: mark.line, body });
    }
  }
  const gone = threads.filter(
    ({ state, fingerprint }) => state === "outdated" || (state === "open" && !known.has(fingerprint)),
  );
  return { comments, updates, left, gone };
}

/** Each by its file and what it is about, and by a number where several are alike. */
function changeFingerprints(marks: readonly MarkedChange[]): readonly string[] {
  const counts = new Map<string, number>();
  return marks.map(({ subject, path }) => {
    const hash = createHash("sha256")
      .update(JSON.stringify([subject, path]))
      .digest("hex")
      .slice(0, 16);
    const count = (counts.get(hash) ?? 0) + 1;
    counts.set(hash, count);
    return `${PREFIX}${hash}:${count}`;
  });
}

const TITLES = { opens: "Opens", breaks: "Breaks" } as const satisfies Record<MarkedChange["effect"], string>;

function formatChangeComment(mark: MarkedChange, marker: string): string {
  return `**${TITLES[mark.effect]}**: ${[...markParts(mark), marker].join("\n\n")}`;
}

/** GitHub may store other line ends. */
function saysTheSame(one: string, other: string): boolean {
  const [before, after] = [one, other].map((body) => body.replaceAll("\r\n", "\n").trim());
  return before === after;
}
