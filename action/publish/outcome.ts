import { describeCounts, type SeverityCounts, type UnreadFile } from "../../shared/index.ts";
import type { FailOn } from "../inputs.ts";

/** The sentence that the step fails with because of what was found, or undefined where `fail-on` lets it pass. */
export function failureOf(counts: SeverityCounts, widens: boolean, failOn: FailOn): string | undefined {
  const isGrave = {
    error: counts.error > 0,
    warning: counts.error + counts.warning > 0,
    widens: counts.error > 0 || widens,
    never: false,
  }[failOn];
  if (!isGrave) return undefined;
  const found = [describeCounts(counts), ...(widens ? ["changes that widen"] : [])].filter((text) => text !== "");
  return `Provider Steward found ${found.join(" and ")}, and the input \`fail-on\` is "${failOn}".`;
}

/** One message for all the files that could not be read: how many, and each reason once. */
export function describeUnreadFiles(unread: readonly UnreadFile[], checkedCount: number): string {
  const reasons = new Set(unread.map(({ reason }) => reason));
  return `${unread.length} of ${unread.length + checkedCount} files could not be read; the log names them. ${[...reasons].join(" ")}`;
}
