import { type CheckedFile, formatSummary } from "../../shared/index.ts";
import type { PullRequest } from "../files/pull-request.ts";

const NOTHING_TO_CHECK = "## ✅ Provider Steward: no changed file matches the input `files`\n";

/**
 * The job summary in Markdown: what was found, with links to the lines at the head commit.
 *
 * @param serverUrl where GitHub's pages are, without a slash at the end.
 */
export function summaryOf(
  files: readonly CheckedFile[],
  unreadCount: number,
  pullRequest: PullRequest,
  serverUrl: string,
): string {
  if (files.length + unreadCount === 0) return NOTHING_TO_CHECK;
  const { owner, repository, headSha } = pullRequest;
  const linkTo = (path: string, line: number) =>
    `${serverUrl}/${owner}/${repository}/blob/${headSha}/${encodePath(path)}#L${line}`;
  return unreadWarning(unreadCount, files.length) + (files.length > 0 ? formatSummary(files, { linkTo }) : "");
}

/** Short, so that it fits into what `formatSummary` leaves of the bytes that GitHub takes. */
function unreadWarning(unreadCount: number, checkedCount: number): string {
  if (unreadCount === 0) return "";
  return `> [!CAUTION]\n> Not checked: ${unreadCount} of ${unreadCount + checkedCount} files. The log says why.\n\n`;
}

function encodePath(path: string): string {
  return path.toWellFormed().split("/").map(encodeURIComponent).join("/");
}
