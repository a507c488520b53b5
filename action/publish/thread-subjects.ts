import type { Finding } from "../../shared/index.ts";
import type { Results } from "./results.ts";
import type { Thread } from "./threads.ts";

/** A finding with its fingerprint, as `fingerprintsOf` gives it. */
export interface KnownFinding {
  readonly finding: Finding;
  readonly fingerprint: string;
}

/**
 * Finds out which finding each thread is about now; a thread that is about none is not in the map.
 *
 * Findings of a file that read alike have the same hash and are counted, so that the number of one changes when another
 * comes or goes. A thread that stands on the line of one of them is about that one; where lines do not tell, the number
 * does, unless a thread on its line has the finding. In linear time.
 */
export function subjectsOf(
  threads: readonly Thread[],
  findings: readonly KnownFinding[],
): ReadonlyMap<Thread, KnownFinding> {
  const onLines = Map.groupBy(findings, ({ finding: { file, diagnostic }, fingerprint }) =>
    keyOf(file.path, hashOf(fingerprint), diagnostic.range?.start.line),
  );
  const byNumber = new Map(findings.map((known) => [keyOf(known.finding.file.path, known.fingerprint), known]));
  const subjects = new Map<Thread, KnownFinding>();
  for (const thread of threads) {
    const [only, ...others] = onLines.get(keyOf(thread.path, hashOf(thread.fingerprint), thread.line)) ?? [];
    if (only !== undefined && others.length === 0) subjects.set(thread, only);
  }
  const taken = new Set(subjects.values());
  for (const thread of threads) {
    const numbered = byNumber.get(keyOf(thread.path, thread.fingerprint));
    if (!subjects.has(thread) && numbered !== undefined && !taken.has(numbered)) subjects.set(thread, numbered);
  }
  return subjects;
}

function keyOf(path: string, ...rest: readonly (string | number | undefined)[]): string {
  return JSON.stringify([path, ...rest]);
}

/** What findings that read alike have in common. */
function hashOf(fingerprint: string): string {
  return fingerprint.replace(/:\d+$/, "");
}

/**
 * The threads to settle: open ones that are about nothing any longer, and outdated ones, whose findings are told again
 * where they are still there. Of a file that was not checked this time nobody knows; but where a thread in it is outdated
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
