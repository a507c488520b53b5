import { formatChangesSummary, formatSummary, JOB_SUMMARY_MAX_BYTES, quote } from "../../shared/index.ts";
import type { Results } from "./results.ts";

const NOTHING_TO_CHECK = "## ✅ Provider Steward: no changed file matches the input `files`\n";

/**
 * The job summary in Markdown: what was found, then what changes for users, with links to the lines at the head commit.
 * What was found comes first where GitHub does not take all of it.
 *
 * @param serverUrl where GitHub's pages are, without a slash at the end.
 */
export function summaryOf({ target, files, unread, changes = [] }: Results, serverUrl: string): string {
  const { owner, repository, headSha } = target;
  const linkTo = (path: string, line: number) =>
    `${serverUrl}/${owner}/${repository}/blob/${headSha}/${encodePath(path)}#L${line}`;
  const found =
    files.length + unread.length === 0
      ? NOTHING_TO_CHECK
      : unreadWarning(unread.length, files.length) +
        (files.length > 0
          ? formatSummary(
              files.map(({ checked }) => checked),
              { linkTo },
            )
          : "");
  const maxBytes = JOB_SUMMARY_MAX_BYTES - new TextEncoder().encode(found).length;
  return found + formatChangesSummary(changes, { linkTo, maxBytes, quote });
}

/** Short, so that it fits into what `formatSummary` leaves of the bytes that GitHub takes. */
function unreadWarning(unreadCount: number, checkedCount: number): string {
  if (unreadCount === 0) return "";
  return `> [!CAUTION]\n> Not checked: ${unreadCount} of ${unreadCount + checkedCount} files. The log says why.\n\n`;
}

function encodePath(path: string): string {
  return path.toWellFormed().split("/").map(encodeURIComponent).join("/");
}
