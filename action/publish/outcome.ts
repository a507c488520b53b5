import { describeCounts, type SeverityCounts, type UnreadFile } from "../../shared/index.ts";
import type { FailOn } from "../inputs.ts";

/** The sentence that the step fails with because of what was found, or undefined where `fail-on` lets it pass. */
export function failureOf(counts: SeverityCounts, failOn: FailOn): string | undefined {
  const grave = { error: counts.error, warning: counts.error + counts.warning, never: 0 }[failOn];
  if (grave === 0) return undefined;
  return `Provider Steward found ${describeCounts(counts)}, and the input \`fail-on\` is "${failOn}".`;
}

/** One message for all the files that could not be read: how many, and each reason once. */
export function describeUnreadFiles(unread: readonly UnreadFile[], checkedCount: number): string {
  const reasons = new Set(unread.map(({ reason }) => reason));
  return `${unread.length} of ${unread.length + checkedCount} files could not be read; the log names them. ${[...reasons].join(" ")}`;
}
