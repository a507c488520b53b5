import { formatSummary, quote } from "../../shared/index.ts";
import type { Publication } from "./publication.ts";

/**
 * The job summary in Markdown: the verdict, what was found, and what changes for users, with links to the lines at the
 * head commit and to where all is.
 *
 * @param maxBytes what GitHub takes.
 */
export function summaryOf({ results, run, linkTo, closeness, more }: Publication, maxBytes: number): string {
  if (run.files.length + run.unread.length + run.changes.length === 0) {
    const what = results.changes === undefined ? "no file matches" : "no changed file matches";
    return `## ✅ Provider Steward: ${what} the input \`files\`\n`;
  }
  return formatSummary(run, { linkTo, quote, closeness, more, maxBytes });
}
