import { appendFile } from "node:fs/promises";
import { formatSummary, JOB_SUMMARY_MAX_BYTES } from "../../shared/index.ts";
import type { Publication } from "./publication.ts";
import { describeSystemError } from "./workspace-file.ts";

/**
 * Adds the job summary to the file that the runner gives the step for it.
 *
 * @returns why it could not be written, for the log, or undefined where all is well.
 */
export async function writeSummary(publication: Publication, path: string): Promise<string | undefined> {
  try {
    await appendFile(path, summaryOf(publication, JOB_SUMMARY_MAX_BYTES));
    return undefined;
  } catch (error) {
    return `The job summary cannot be written to GITHUB_STEP_SUMMARY. ${describeSystemError(error)}`;
  }
}

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
  return formatSummary(run, { linkTo, closeness, more, maxBytes });
}
