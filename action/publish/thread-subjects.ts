import type { RankedFinding } from "../../shared/index.ts";
import type { Results } from "../check.ts";
import type { Thread } from "./threads.ts";

/** A finding with its fingerprint, as `fingerprintsOf` gives it. */
export interface KnownFinding {
  readonly finding: RankedFinding;
  readonly fingerprint: string;
}

/**
 * Finds out which finding each thread is about now; a thread that is about none is not in the map.
 *
 * Findings of a file that read alike have the same hash and are counted, so that the number of one changes when another
 * comes or goes. A thread that stands on a line of one of them is about that one. The number decides where several have
 * that line, where the thread's line is unknown, and where no other value of the file can have the finding, unless a
 * thread on its line has it. Else a thread on another line is about none: what it was about is fixed. In linear time.
 */
export function subjectsOf(
  threads: readonly Thread[],
  findings: readonly KnownFinding[],
): ReadonlyMap<Thread, KnownFinding> {
  const placed = findings.flatMap((known) => Array.from(possibleLines(known), (line) => ({ known, line })));
  const onLines = Map.groupBy(placed, ({ known: { finding, fingerprint }, line }) =>
    keyOf(finding.file.path, hashOf(fingerprint), line),
  );
  const byNumber = new Map(findings.map((known) => [keyOf(known.finding.file.path, known.fingerprint), known]));
  const subjects = new Map<Thread, KnownFinding>();
  for (const thread of threads) {
    const [only, ...others] = onLines.get(keyOf(thread.path, hashOf(thread.fingerprint), thread.line)) ?? [];
    if (only !== undefined && others.length === 0) subjects.set(thread, only.known);
  }
  const taken = new Set(subjects.values());
  for (const thread of threads) {
    const numbered = byNumber.get(keyOf(thread.path, thread.fingerprint));
    if (subjects.has(thread) || numbered === undefined || taken.has(numbered)) continue;
    if (thread.line === undefined || possibleLines(numbered).has(thread.line) || hasPlaceOfItsOwn(numbered))
      subjects.set(thread, numbered);
  }
  return subjects;
}

/** The lines on which a comment on a finding may begin: its own first line, or that of its suggestion. */
function possibleLines({ finding: { diagnostic } }: KnownFinding): ReadonlySet<number | undefined> {
  const { range, fix } = diagnostic;
  return new Set([range?.start.line, fix?.edits[0]?.range.start.line ?? range?.start.line]);
}

/** Items of a list share their fingerprints' places, and mistakes in the syntax have none. */
function hasPlaceOfItsOwn({ finding: { diagnostic } }: KnownFinding): boolean {
  const { pointer } = diagnostic;
  return pointer !== undefined && !/\/\d+(?:\/|$)/.test(pointer);
}

function keyOf(path: string, ...rest: readonly (string | number | undefined)[]): string {
  return JSON.stringify([path, ...rest]);
}

/** The hash that findings which read alike share. */
function hashOf(fingerprint: string): string {
  return fingerprint.replace(/:\d+$/, "");
}

/**
 * The threads to close: open ones that are no longer about anything, and outdated ones, whose findings are reported again
 * where they are still there. Of a file that was not checked this time nothing is known; but where a thread in it is outdated
 * and the file could have been read, the pull request no longer changes what the thread is about.
 */
export function goneThreads(
  threads: readonly Thread[],
  { files, unread }: Pick<Results, "files" | "unread">,
  subjects: ReadonlyMap<Thread, KnownFinding>,
): readonly Thread[] {
  const checked = new Set(files.map((file) => file.checked.path));
  const unknown = new Set(unread.map(({ path }) => path));
  return threads.filter((thread) => {
    if (thread.state === "outdated") return !unknown.has(thread.path);
    return thread.state === "open" && checked.has(thread.path) && !subjects.has(thread);
  });
}
